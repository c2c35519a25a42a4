#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Each competitor in a process of its own, and the environments that some of them need."""

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.competitors import COMPETITORS, Entry

ROOT = Path(__file__).resolve().parents[1]
PINS = Path("benchmarks", "environments")
"""A file for each environment: its packages, all of them, pinned."""


class Process:
    """A competitor's process."""

    def __init__(self, name: str, python: Path):
        """Start it.

        Args:
            name: The competitor.
            python: The interpreter of its environment.
        """
        entry = COMPETITORS[name]
        self.name = name
        self._process = subprocess.Popen(
            [python, "-m", "benchmarks.worker", entry.module, json.dumps(entry.options)],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": "0", "LANGSMITH_TRACING": "false"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._read()

    def ask(self, task: str, **arguments: Any) -> Any:
        """Have a task done; see :mod:`benchmarks.worker`."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"task": task, **arguments}) + "\n")
        self._process.stdin.flush()
        return self._read()["result"]

    def close(self) -> None:
        """End it."""
        with contextlib.suppress(BrokenPipeError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the process of {self.name} has ended")
        return json.loads(line)


@contextlib.contextmanager
def started(names: list[str]) -> Iterator[dict[str, Process]]:
    """Processes of several competitors, for as long as they are needed."""
    with contextlib.ExitStack() as stack:
        processes: dict[str, Process] = {}
        for name in names:
            process = Process(name, python_of(COMPETITORS[name]))
            stack.callback(process.close)
            processes[name] = process
        yield processes


def python_of(entry: Entry) -> Path:
    """The interpreter of a competitor's environment."""
    if entry.environment is None:
        return Path(sys.executable)
    return ROOT / f".venv-bench-{entry.environment}" / "bin" / "python"


def make_environments() -> None:
    """Make the environments that are missing, or were made from other pins.

    By the ways of ``scripts/setup_venv.py``: nothing of the user's own Python gets in, and
    where packages come from is for the user's pip to say.
    """
    sys.path.insert(0, str(ROOT / "scripts"))
    import setup_venv  # pyright: ignore[reportMissingImports]

    for name in sorted({e.environment for e in COMPETITORS.values() if e.environment}):
        path, pins = ROOT / f".venv-bench-{name}", PINS / f"{name}.txt"
        made_from = f"{sys.version}\n{(ROOT / pins).read_text()}"
        made_from = hashlib.sha256(made_from.encode()).hexdigest()
        stamp = path / "setup-stamp"
        if stamp.is_file() and stamp.read_text() == made_from:
            continue
        if path.exists() and not stamp.exists():
            sys.exit(f"{path.name} was not made by make. Move it out of the way, and try again.")
        print(f"Setting up {path.name} (once; about 100 MB)", flush=True)
        shutil.rmtree(path, ignore_errors=True)
        path.mkdir()
        stamp.write_text("unfinished")
        setup_venv.create(path, str(pins))
        settings = setup_venv.pip_settings(str(pins))
        setup_venv.run(
            *setup_venv.pip_install(path), "--no-deps", "--requirement", str(pins), **settings
        )
        stamp.write_text(made_from)


def versions() -> dict[str, str]:
    """The version of each competitor's package, as it is installed where it runs."""
    found: dict[str, str] = {}
    for entry in COMPETITORS.values():
        if entry.package and entry.package not in found:
            code = f"import importlib.metadata as m; print(m.version({entry.package!r}))"
            done = subprocess.run(
                [python_of(entry), "-c", code], capture_output=True, text=True, check=True
            )
            found[entry.package] = done.stdout.strip()
    return found
