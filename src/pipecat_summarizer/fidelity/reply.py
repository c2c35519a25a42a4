#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""From what a model sent to the text it means. Pure, in steps.

Reasoning goes, then all outside the summary tags, then a fence around the whole
and a label such as ``Summary:``. A tag that a summary merely mentions stays, with
``‹`` for ``<``, so that no later reader takes it for one. Another spelling of a
tag is taught in ``_TAG``, another label in ``_LABEL_WORDS``.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from pipecat_summarizer.fidelity.draft import ReplyProblem
from pipecat_summarizer.slicing import Steps, drain

_WINDOW = 1_000  # How much is searched in one step.
_MAX_TAG_CHARS = 240
_MAX_TAGS = 1_000  # A model that goes on like this is stuck in a loop.
_TAG = re.compile(
    r"<[ \t]{0,4}(?:(?P<close>/)[ \t]{0,4})?"
    r"(?:(?P<summary>summary)|think|thinking|thought|reasoning|analysis|scratchpad)"
    r"(?:[ \t][^<>‹\n]{0,200})?>",
    re.IGNORECASE,
)

_SOMETHING = re.compile(r"\S")
_SURROGATE = re.compile("[\ud800-\udfff]")

_FENCE = "```"
_FENCE_OPENING = re.compile(r"```(?:[\w+-]{0,20}[ \t]{0,4}\n)?")

_MAX_LABEL_CHARS = 100
# A label is made of these words alone, one of the first line among them.
_LABEL_NOUNS = frozenset(
    "summary resumen zusammenfassung résumé resumo riassunto riepilogo samenvatting podsumowanie "
    "özet резюме सारांश 摘要 总结 總結 要約 요약 الملخص ملخص sammanfattning sammendrag opsummering resumé "
    "yhteenveto tiivistelmä shrnutí összefoglaló rezumat підсумок".split()
)
_LABEL_WORDS = _LABEL_NOUNS | frozenset(
    "sure certainly of course okay ok absolutely here here's is this below the a an your our "
    "updated new brief short concise final conversation call transcript so far "
    "de la del conversación llamada des der gesprächs l'appel da conversa chamada".split()
)


@dataclass(frozen=True, slots=True)
class Reply:
    """A reply, cleaned.

    Parameters:
        text: What it says; with a problem, what there is of it.
        problem: Why it cannot be used as it is, or None.
        is_closed: Whether it ended with the closing tag, so that nothing is
            missing at its end.
    """

    text: str
    problem: ReplyProblem | None = None
    is_closed: bool = False


def clean_reply(raw: str) -> Reply:
    """Clean a reply at once; see :func:`clean_steps`."""
    return drain(clean_steps(raw))


def clean_steps(raw: str) -> Steps[Reply]:
    """Clean a reply.

    A reply without tags is taken as it is. One that opens the summary and never
    closes it is cut off. Of several summaries the last complete one counts.

    Args:
        raw: The reply as the writer gave it.
    """
    reading = _Reading(raw)
    has_surrogates = False
    for start in range(0, len(raw), _WINDOW):
        has_surrogates = has_surrogates or bool(_SURROGATE.search(raw, start, start + _WINDOW))
        for tag in _TAG.finditer(raw, start, start + _WINDOW + _MAX_TAG_CHARS):
            if tag.start() < start + _WINDOW:
                reading.meet(tag)
        if len(reading.tags) > _MAX_TAGS:
            return Reply("", "cut_off")
        yield
    spans, problem, is_closed = reading.result()
    text = yield from _unwrap_steps("".join(reading.pieces_of(spans)))
    if has_surrogates:  # They have no encoding: no provider would take the context with them.
        text = text.encode("utf-8", "replace").decode("utf-8")
    return Reply(text, problem, is_closed)


_Span = tuple[int, int]


@dataclass(slots=True)
class _Reading:
    """What the tags met so far say about the text between them.

    Three states, told by two fields: inside reasoning (``reasoning_at`` is set),
    inside a summary (``summary_at`` is set), or in plain text.
    """

    raw: str
    tags: list[int] = field(default_factory=list[int])
    plain: list[_Span] = field(default_factory=list[_Span])
    plain_at: int = 0
    is_plain_blank: bool = True
    reasoning_at: int | None = None
    summary_at: int | None = None
    summary: _Span | None = None
    mentions: int = 0  # Opening reasoning tags that stood within a sentence.

    def meet(self, tag: re.Match[str]):
        """Take the next tag into account."""
        self.tags.append(tag.start())
        opens = not tag["close"]
        if tag["summary"] is None:
            if opens:
                self._reasoning_opens(tag)
            else:
                self._reasoning_closes(tag)
        elif self.reasoning_at is None:
            if opens:
                self.summary_at = tag.end()
            else:
                self._summary_closes(tag)

    def result(self) -> tuple[list[_Span], ReplyProblem | None, bool]:
        """What to take of the reply, what is wrong with it, and whether a tag closed it."""
        if self.summary is not None:
            return [self.summary], None, True
        if self.summary_at is not None:
            return [(self.summary_at, len(self.raw))], "cut_off", False
        if self.reasoning_at is None:
            self.plain.append((self.plain_at, len(self.raw)))
        elif self.is_plain_blank:
            return [], "only_reasoning", False
        return self.plain, None, False

    def pieces_of(self, spans: list[_Span]) -> Iterator[str]:
        """The text of the spans, the tags in it made harmless."""
        tags = iter(self.tags)
        tag = next(tags, None)
        for start, end in spans:
            while tag is not None and tag < end:
                if tag >= start:
                    yield self.raw[start:tag] + "‹"
                    start = tag + 1
                tag = next(tags, None)
            yield self.raw[start:end]

    def _reasoning_opens(self, tag: re.Match[str]):
        if self.reasoning_at is not None:
            return
        if self.summary_at is not None:
            starts = self._is_blank(self.summary_at, tag.start())
        else:
            starts = self._starts_line(tag, self.plain_at)
        if not starts:
            self.mentions += 1
            return
        if self.summary_at is None:
            self.plain.append((self.plain_at, tag.start()))
            self.is_plain_blank &= self._is_blank(self.plain_at, tag.start())
        self.reasoning_at = tag.end()

    def _reasoning_closes(self, tag: re.Match[str]):
        if self.reasoning_at is not None:
            self.reasoning_at = None
            if self.summary_at is not None:
                self.summary_at = tag.end()
            else:
                self.plain_at = tag.end()
        elif self.mentions:
            self.mentions -= 1
        elif self._starts_line(tag, self.plain_at) or not self._is_followed_by_space(tag):
            # The opening tag was part of the prompt: all up to here was reasoning.
            self.plain.clear()
            self.is_plain_blank = True
            self.plain_at = tag.end()
            self.summary_at = None
            if not self._is_blank(tag.end(), len(self.raw)):
                self.summary = None

    def _summary_closes(self, tag: re.Match[str]):
        start = self.plain_at if self.summary_at is None else self.summary_at
        # A closing tag too many: what it would close has been taken already.
        is_surplus = self.summary_at is None and self.summary is not None
        if not is_surplus and not self._is_blank(start, tag.start()):
            self.summary = (start, tag.start())
        if self.summary is None:
            self.plain_at = tag.end()
        self.summary_at = None

    def _starts_line(self, tag: re.Match[str], since: int) -> bool:
        # Far enough for any indentation; a line is not searched to its start.
        start = max(since, tag.start() - 40)
        newline = self.raw.rfind("\n", start, tag.start())
        if newline < 0 and start > since:
            return False
        return self._is_blank(max(start, newline + 1), tag.start())

    def _is_followed_by_space(self, tag: re.Match[str]) -> bool:
        return self.raw[tag.end() : tag.end() + 1] in (" ", "\t", ",", ".", "?", "!", ")", '"', "'")

    def _is_blank(self, start: int, end: int) -> bool:
        return _SOMETHING.search(self.raw, start, end) is None


def _unwrap_steps(text: str) -> Steps[str]:
    """The text without a fence around it and labels before it."""
    text = yield from _unlabel_steps(text.strip())
    opening = _FENCE_OPENING.match(text)
    end = len(text) - len(_FENCE)
    if opening and text.endswith(_FENCE) and text.find(_FENCE, opening.end()) == end:
        text = yield from _unlabel_steps(text[opening.end() : end].strip())
    return text


def _unlabel_steps(text: str) -> Steps[str]:
    start = 0
    while end := _label_end(text, start):
        start = end
        yield
    return text[start:].strip() if start else text


def _label_end(text: str, start: int) -> int:
    """Where the label that stands at ``start`` ends; 0 where there is none."""
    window = text[start : start + _MAX_LABEL_CHARS]
    end = next((index for index, char in enumerate(window) if char in ":：\n"), None)
    if end is None:
        return 0
    label = window[:end].replace("’", "'").casefold()
    words = {word.strip("#*_,.!") for word in label.split()} - {""}
    if not words <= _LABEL_WORDS or words.isdisjoint(_LABEL_NOUNS):
        return 0
    end += 1
    for mark in ("**", "__"):
        if label.count(mark) == 1 and window.startswith(mark, end):
            end += len(mark)
    while window[end : end + 1].isspace():
        end += 1
    return start + end
