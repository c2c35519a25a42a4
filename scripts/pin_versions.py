#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Writes ``constraints/``: the newest versions that go together, for each end of the Pipecat range.

Run by ``make pins``. pip works out the versions without installing anything. Where a
package is wanted only by some Pythons, see ``ELSEWHERE``. Review what changed, and run
``.ci/run`` on it.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from setup_venv import ENVIRONMENTS, LAYERS, ROOT

HEADER = """\
# Written by `make pins`: {what}.
# Names and versions only; where they come from is for pip's own settings to say.
"""

PINS = {
    ".venv": ("the newest Pipecat", "pipecat-ai", ("demo", "voice", "dev", "bench", "conformance")),
    ".venv-lowest": ("the lowest supported Pipecat", "pipecat-ai==1.9.0", ("demo", "dev")),
    ".venv-between": ("a Pipecat in between", "pipecat-ai==1.12.0", ("demo", "dev")),
}
"""By environment: what its pins are, what is asked for on top of this project, the layers."""

BUILD_TOOLS = ["pip", "hatchling", "editables"]
"""What makes the environments and builds the package."""

ELSEWHERE = ["--python-version=3.13", "--only-binary=:all:", "--target=unused", "audioop-lts"]
"""What Pipecat wants on newer Pythons than the one that writes the pins."""


def main() -> None:
    """Write each file."""
    for name, (what, pipecat, layers) in PINS.items():
        parts = [LAYERS[layer] for layer in layers]
        extras = ",".join(part.extra for part in parts if part.extra)
        groups = [word for part in parts if part.group for word in ("--group", part.group)]
        bare = [part.bare for part in parts if part.bare]
        pins = versions(f".[{extras}]", *groups, pipecat, *BUILD_TOOLS)
        pins |= versions("--no-deps", *bare) | versions("--no-deps", *ELSEWHERE)
        del pins["pipecat-summarizer"]
        lines = [f"{package}=={version}\n" for package, version in sorted(pins.items())]
        (ROOT / ENVIRONMENTS[name]).write_text(HEADER.format(what=what) + "".join(lines))
        print(f"{ENVIRONMENTS[name]}: {len(lines)} packages")


def versions(*arguments: str) -> dict[str, str]:
    """What pip would install, from nothing, by name in lower case."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        command = (sys.executable, "-m", "pip", "install", "--quiet", "--dry-run")
        options = ("--ignore-installed", "--report", str(report))
        subprocess.run([*command, *options, *arguments], cwd=ROOT, check=True)
        found = json.loads(report.read_text())["install"]
    return {
        one["metadata"]["name"].lower().replace("_", "-"): one["metadata"]["version"]
        for one in found
    }


if __name__ == "__main__":
    main()
