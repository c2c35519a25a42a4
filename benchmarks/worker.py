#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""One competitor's process: reads tasks from a pipe, a line each, and answers each with a line.

Imports nothing that one of the environments has not; see :mod:`benchmarks.processes` for the
other side. A task more is one more entry of ``_TASKS``.
"""

import gc
import importlib
import json
import os
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

_looks: list[Callable[[dict[str, Any]], None]] = []


def _adapter(module: str) -> Any:
    return importlib.import_module(f"benchmarks.competitors.{module}").Adapter


def call(adapter: Any, options: dict[str, Any], **arguments: Any) -> Any:
    """Have a call."""
    from benchmarks.long_calls.having import have_call

    return have_call(lambda *words: adapter(*words, **options), **arguments)


def stress(adapter: Any, options: dict[str, Any], **arguments: Any) -> Any:
    """Have a call in which something goes wrong."""
    from benchmarks.stress.having import have_call

    return have_call(lambda *words: adapter(*words, **options), **arguments)


def prepare_looks(adapter: Any, options: dict[str, Any], size: int, exact: bool) -> Any:
    """Make a context; returns the seconds of the first look at it."""
    from benchmarks.timing import message

    _looks[:] = [adapter.looker([message(number) for number in range(size)], exact=exact)]
    gc.collect()
    return _timed(lambda: _looks[0](message(size)))


def look(adapter: Any, options: dict[str, Any], times: int) -> Any:
    """Look so many times, a message more each; returns the seconds of each look."""
    from benchmarks.timing import message

    return [_timed(lambda n=number: _looks[0](message(n))) for number in range(times)]


def rewrite(adapter: Any, options: dict[str, Any], size: int) -> Any:
    """Rewrite a context once; returns the seconds."""
    from benchmarks.timing import conversation

    run = adapter.rewriter(conversation(size))
    gc.collect()
    return _timed(run)


def _timed(run: Callable[[], Any]) -> float:
    started = time.perf_counter()
    run()
    return time.perf_counter() - started


_TASKS = {one.__name__: one for one in (call, stress, prepare_looks, look, rewrite)}


def main() -> None:
    """Answer until the pipe is closed."""
    # Whatever a package prints must not stand between the answers.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    warnings.simplefilter("ignore")
    try:
        from loguru import logger
    except ImportError:
        pass
    else:
        logger.remove()
    adapter = _adapter(sys.argv[1])
    options = json.loads(sys.argv[2])
    print(json.dumps({"ready": True}), file=answers, flush=True)
    for line in sys.stdin:
        task = json.loads(line)
        result = _TASKS[task.pop("task")](adapter, options, **task)
        print(json.dumps({"result": result}), file=answers, flush=True)


if __name__ == "__main__":
    main()
