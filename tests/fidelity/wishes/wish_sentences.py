#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The sentences of `said/`: which of them are wishes, and of which kind."""

from pathlib import Path

ROLES = {"a:": "assistant", "o:": "developer"}
SAID = Path(__file__).parent / "said"


def said(name, language):
    """Kind (None for no wish), role and text of each sentence of a list."""
    for line in (SAID / name / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line.strip():
            continue
        kind, _, text = line.partition("\t")
        role = ROLES.get(text[:2], "user")
        yield None if kind == "-" else kind, role, text[2:] if role != "user" else text
