#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The extractive writer for ``compactbench``, judged by a model on this machine.

``compactbench`` (PyPI, Apache-2.0) asks a model questions that it can answer from
the summary alone. Its package brings no cases: a suite is a folder of its YAML
templates, such as ``benchmarks/public/starter`` of its repository. Run it only
while an OpenAI-compatible server is up::

    python -m benchmarks.conformance.compactbench_adapter \
        --suite DIR --base-url http://localhost:8000/v1 --model NAME
"""

import argparse
import asyncio
import json
import statistics
from typing import Any, ClassVar

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

_MAX_TOKENS = 2_000  # Its summaries have 8,000 characters at most.
_CYCLES = 3
_CASES = 3


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
    """Any OpenAI-compatible server."""

    key: ClassVar[str] = "local"

    def __init__(self, base_url: str):
        """Name the server."""
        self._client = AsyncOpenAI(base_url=base_url, api_key="none")

    async def complete(self, request: CompletionRequest) -> CompletionResponse:
        """Ask the model."""
        system = [{"role": "system", "content": request.system}] if request.system else []
        reply = await self._client.chat.completions.create(
            model=request.model,
            messages=[*system, {"role": "user", "content": request.prompt}],  # pyright: ignore
            max_tokens=request.max_tokens,
            temperature=request.temperature,
        )
        return CompletionResponse(
            text=reply.choices[0].message.content or "",
            prompt_tokens=reply.usage.prompt_tokens if reply.usage else 0,
            completion_tokens=reply.usage.completion_tokens if reply.usage else 0,
            model=request.model,
        )


async def run(suite: str, provider: Provider, model: str) -> list[dict[str, Any]]:
    """One record for each compactor: the mean score of each cycle."""
    records: list[dict[str, Any]] = []
    for kind in (NaiveSummaryCompactor, ExtractiveCompactor):
        scores: list[list[float]] = [[] for _ in range(_CYCLES)]
        for template in load_suite(suite):
            for seed in range(_CASES):
                case = generate_case(template, seed)
                transcript, artifact = case.transcript, None
                for cycle in range(_CYCLES):
                    done = await execute_cycle(
                        case=case,
                        transcript=transcript,
                        cycle_number=cycle,
                        previous_artifact=artifact,
                        compactor=kind(provider, model),
                        provider=provider,
                        model=model,
                        case_seed=seed,
                    )
                    transcript, artifact = done.extended_transcript, done.artifact
                    scores[cycle].append(done.scorecard.penalized_cycle_score)
        records.append({"compactor": kind.name, "scores": [statistics.mean(s) for s in scores]})
    return records


def main() -> None:
    """Run both compactors and print their scores as JSON lines."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--suite", required=True, help="a folder of templates")
    parser.add_argument("--base-url", required=True, help="an OpenAI-compatible server")
    parser.add_argument("--model", required=True)
    options = parser.parse_args()
    provider = LocalProvider(options.base_url)
    for record in asyncio.run(run(options.suite, provider, options.model)):
        print(json.dumps(record))


if __name__ == "__main__":
    main()
