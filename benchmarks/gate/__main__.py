#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How often the output gate errs on sets of replies: ``python -m benchmarks.gate [set ...]``."""

import argparse
import sys

from loguru import logger

logger.remove()

from benchmarks.gate import report  # noqa: E402 (quiet first: Pipecat greets at import)
from benchmarks.gate.sets import HELD_OUT, SETS  # noqa: E402


def main(arguments: list[str] | None = None) -> None:
    """Print the table of each set."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gate", description=__doc__)
    known, usual = ", ".join(SETS), ", ".join(HELD_OUT)
    parser.add_argument("sets", nargs="*", metavar="set", help=f"{known}; {usual} if none is named")
    parser.add_argument("--errors", action="store_true", help="print every reply it errs on")
    args = parser.parse_args(arguments)
    if unknown := set(args.sets) - set(SETS):
        parser.error(f"no such set: {', '.join(sorted(unknown))}; there are {known}")
    for name in args.sets or HELD_OUT:
        print(f"\n{name}")
        report(SETS[name](), with_errors=args.errors)


if __name__ == "__main__":
    sys.exit(main())
