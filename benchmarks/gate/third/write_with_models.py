#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Has a small real model answer the calls: ``python ... write_with_models.py FILE SECS OUT``.

Not part of the set, whose replies are read and labelled by hand before they go into
``written.jsonl.gz``; this is how they came about, in outline: small talk and other digits were
put into the calls, temperatures from 0.35 to 0.9 were tried, and a base model got two calls with
their notes as plain text. ``FILE`` is a GGUF model with the ChatML
format, ``OUT`` gets a line of JSON for each reply. Each call is asked about at several places,
in one of four ways: as the package asks (``product``), by one plain sentence (``plain``), with
three calls and their notes shown (``shown``), and as a voice agent, which gives bad replies
(``bare``).
"""

import importlib
import json
import os
import random
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from benchmarks.gate.third.make_third import tokens
from benchmarks.gate.third.texts import Turn, calls, replies
from pipecat_summarizer.generation import render_steps, transcript_of
from pipecat_summarizer.generation.prompt import (
    DEFAULT_SUMMARIZATION_PROMPT,
    build_prompt,
    words_for,
)
from pipecat_summarizer.slicing import drain

SAMPLES = 4
SHOWN = (("en-q", 1), ("es-b", 0), ("zh-b", 1))
WAYS = ("product", "plain", "plain", "shown", "bare")
VOICE = "You are a helpful voice assistant on a phone call."
NOTES = (
    "You keep the notes of phone calls. Write short notes of the call, in the language of the "
    "call: who calls and why, the values, what was agreed, what is open. Do not answer the caller."
)


def main(model: str, seconds: float, out: str) -> None:
    """Write until the time is up."""
    server = serve(model)
    chance = random.Random(Path(model).name)
    deadline = time.monotonic() + seconds
    order = list(calls().items())
    chance.shuffle(order)
    for call, turns in order:
        way = chance.choice(WAYS)
        for length in sorted({max(6, len(turns) - 4), len(turns)}):
            if time.monotonic() > deadline:
                return
            part = turns[:length]
            limit = chance.choice((120, 150, 200))
            request = {"prompt": chat(ask(way, part, limit)), "n_predict": limit}
            for reply in complete(server.listening_address, request | {"seed": length}):
                record = {"way": way, "call": call, "messages": part, "max_tokens": limit}
                line = json.dumps(record | {"reply": reply}, ensure_ascii=False)
                with Path(out).open("a", encoding="utf-8") as file:
                    file.write(line + "\n")


def ask(way: str, turns: list[Turn], limit: int) -> list[Turn]:
    """The messages that the model gets."""
    text = transcript(turns)
    if way == "bare":
        return [("system", VOICE), *turns]
    if way == "plain":
        return [("user", f"{text}\n\nSummarize this call in two short sentences.")]
    if way == "shown":
        messages = [("system", NOTES)]
        for call, index in SHOWN:
            own = [reply for name, _, reply in replies("good") if name == call]
            messages += [("user", transcript(calls()[call])), ("assistant", own[index])]
        return [*messages, ("user", text)]
    words = words_for(tokens(*(said for _, said in turns)), limit)
    return [("system", DEFAULT_SUMMARIZATION_PROMPT), ("user", build_prompt(text, words=words))]


def transcript(turns: list[Turn]) -> str:
    """The call as the package renders it."""
    messages = [{"role": role, "content": said} for role, said in turns]
    return transcript_of(drain(render_steps(messages)))


def chat(messages: list[Turn]) -> str:
    """The ChatML format."""
    text = "".join(f"<|im_start|>{role}\n{said}<|im_end|>\n" for role, said in messages)
    return f"{text}<|im_start|>assistant\n"


def complete(address: str, request: dict[str, Any]) -> list[str]:
    """Several completions of one prompt."""
    body = {"n_cmpl": SAMPLES, "temperature": 0.35, "top_p": 0.95, "cache_prompt": True}
    body |= {"stop": ["<|im_end|>"]}
    call = urllib.request.Request(
        f"{address}/completion",
        json.dumps(body | request).encode(),
        {"Content-Type": "application/json", "Connection": "close"},
    )
    with urllib.request.urlopen(call, timeout=900) as response:
        return [one["content"] for one in json.load(response)]


def serve(model: str) -> Any:
    """Serve the model from this process, on one thread, for as long as the server is kept."""
    os.environ["no_proxy"] = os.environ["NO_PROXY"] = "127.0.0.1"
    xllamacpp: Any = importlib.import_module("xllamacpp")
    params = xllamacpp.CommonParams()
    params.model.path = model
    params.hostnames = ["127.0.0.1"]
    params.port = 0
    params.n_parallel = SAMPLES
    params.n_ctx = 6144
    params.kv_unified = True
    params.cpuparams.n_threads = 1
    params.cpuparams_batch.n_threads = 1
    return xllamacpp.Server(params)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), sys.argv[3])
    os._exit(0)
