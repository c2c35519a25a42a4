#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The records of the last run: a file of JSON lines for each part, in ``results/``."""

import importlib.metadata
import json
import os
import platform
from collections.abc import Iterable
from pathlib import Path
from typing import Any

Record = dict[str, Any]

NEEDED = ("pipecat-ai", "tiktoken", "chitchat-dataset")
"""Whose versions say something, where they are installed."""

FOLDER = Path(__file__).parent / "results"


def stamp(versions: dict[str, str]) -> Record:
    """What a record was measured with.

    Args:
        versions: Of the competitors.
    """
    return {
        **versions,
        **{name: version for name in NEEDED if (version := _version(name))},
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
    }


def _version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def write(part: str, records: Iterable[Record], stamp: Record) -> None:
    """Write the records of a part, each with the stamp."""
    FOLDER.mkdir(exist_ok=True)
    with open(FOLDER / f"{part}.jsonl", "w", encoding="utf-8") as file:
        for record in records:
            file.write(json.dumps(record | {"stamp": stamp}, ensure_ascii=False) + "\n")


def read(part: str) -> list[Record]:
    """The records of a part; none where it was not measured."""
    path = FOLDER / f"{part}.jsonl"
    if not path.is_file():
        return []
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]
