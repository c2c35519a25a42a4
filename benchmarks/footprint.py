#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the package adds to a bot: import time, size, dependencies."""

import importlib.metadata
import io
import os
import re
import statistics
import subprocess
import sys
import zipfile
from collections.abc import Iterator

from benchmarks.processes import ROOT

Record = dict[str, str | int | float | list[str]]

TIMES = 9
"""In how many fresh processes the imports are measured."""

_IMPORTS = """
import time
started = time.perf_counter()
import pipecat.pipeline.worker, pipecat.workers.runner, pipecat.services.llm_service
import pipecat.processors.aggregators.llm_response_universal
between = time.perf_counter()
import pipecat_summarizer
bare = time.perf_counter()
from pipecat_summarizer import LLMAssistantAggregatorParams, LLMContextAggregatorPair
from pipecat_summarizer import LLMAutoContextSummarizationConfig, LLMContextSummaryConfig
print(between - started, bare - between, time.perf_counter() - bare)
"""


def run(*, is_smoke: bool = False) -> Iterator[Record]:
    """Measure."""
    runs = [_import_secs() for _ in range(1 if is_smoke else TIMES)]
    pipecat, added, names = map(statistics.median, zip(*runs, strict=True))
    yield {
        "pipecat_import_secs": pipecat,
        "added_import_secs": added,
        "names_import_secs": names,
        "wheel_bytes": _wheel_bytes(),
        "added_dependencies": sorted(_needed("pipecat-summarizer") - _needed("pipecat-ai")),
    }


def _import_secs() -> tuple[float, ...]:
    """Seconds to import Pipecat's part of a bot, then this package, then what a bot names of it."""
    # Compiled, as it is wherever a bot is started twice.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-c", _IMPORTS], capture_output=True, text=True, check=True, env=env
    )
    return tuple(map(float, done.stdout.split()))


def _wheel_bytes() -> int:
    """The size of the package's files, compressed as a wheel compresses them."""
    file = io.BytesIO()
    source = ROOT / "src"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path in sorted((source / "pipecat_summarizer").rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                wheel.write(path, path.relative_to(source))
    return len(file.getvalue())


def _needed(package: str) -> set[str]:
    """What a package needs without its extras, itself and Pipecat among them."""
    names = {package, "pipecat-ai"}
    for line in importlib.metadata.requires(package) or ():
        if "extra ==" not in line:
            names.add(re.split(r"[^\w.-]", line)[0].lower().replace("_", "-"))
    return names - {"pipecat-summarizer"}
