#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Builds the package and uses it as a stranger would; run by ``make check``.

The source distribution is built first and the wheel from it, so both are complete. The
wheel is then installed with its own dependencies and nothing else, in an empty
environment outside this folder, where every module is imported with warnings as errors.
"""

import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path

from setup_venv import ENVIRONMENTS, ROOT, pip_install, pip_settings, run

PROBE = """\
import importlib, pathlib, pkgutil
import pipecat_summarizer
from pipecat_summarizer import *

package = pathlib.Path(pipecat_summarizer.__file__).parent
assert "site-packages" in package.parts, package
names = [m.name for m in pkgutil.walk_packages([str(package)], "pipecat_summarizer.")]
for name in names:
    importlib.import_module(name)
print(f"pipecat_summarizer {pipecat_summarizer.__version__}: {len(names)} modules imported")
"""

NOT_OURS = "ignore:'audioop' is deprecated:DeprecationWarning"
"""Pipecat imports it on Python 3.11 and 3.12."""


def main() -> None:
    """Build, look into the wheel, install it, and import all of it."""
    with tempfile.TemporaryDirectory() as folder:
        settings = pip_settings(ENVIRONMENTS[".venv"])
        run(sys.executable, "-m", "build", "--outdir", folder, **settings)
        (wheel,) = Path(folder).glob("*.whl")
        look_into(wheel)
        venv = Path(folder, "venv")
        run(sys.executable, "-m", "venv", str(venv))
        run(*pip_install(venv), str(wheel), **settings)
        python = str(venv / "bin" / "python")
        run(python, "-I", "-m", "pip", "check")
        command = [python, "-I", "-W", "error", "-W", NOT_OURS, "-c", PROBE]
        if subprocess.run(command, cwd=folder).returncode != 0:
            sys.exit("The installed wheel cannot be imported as it should.")


def look_into(wheel: Path) -> None:
    """Check that the wheel holds the package whole, and nothing beside it."""
    names = set(zipfile.ZipFile(wheel).namelist())
    ours = {name for name in names if not name.split("/")[0].endswith(".dist-info")}
    source = ROOT / "src"
    there = {
        str(path.relative_to(source))
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    if ours != there:
        sys.exit(f"Wheel and src differ in {sorted(ours ^ there)}")
    for name in ("pipecat_summarizer/py.typed", f"{dist_info()}/licenses/LICENSE"):
        if name not in names:
            sys.exit(f"{name} is missing in {wheel.name}")
    print(f"{wheel.name}: {len(names)} files", flush=True)


def dist_info() -> str:
    """The folder of the metadata in the wheel."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        return f"pipecat_summarizer-{tomllib.load(file)['project']['version']}.dist-info"


if __name__ == "__main__":
    main()
