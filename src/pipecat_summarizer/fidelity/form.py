#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Checks of a draft's form: its size, its end, its script. None of them knows a language."""

import re
import unicodedata
from collections import Counter

from pipecat_summarizer.fidelity.coverage import coverage_of
from pipecat_summarizer.fidelity.draft import Draft
from pipecat_summarizer.fidelity.languages.terms import in_a_row, separate_words
from pipecat_summarizer.fidelity.samples import DRAFT_CHARS, spoken_text
from pipecat_summarizer.fidelity.scripts import count_words, letters_by_script, weight_of

_NOTE_WORDS = 3
_MIN_LOOP_WORDS = 20
_MIN_LOOPS = 3
_LOOP_SHARE = 1 / 3
_PROSE_SENTENCES = 2
_SENTENCE_END = re.compile(r"[.!?।]\s+(?=\w)|[。！？](?=\w)")
_MESSAGE_TOKENS = 10  # What a message counts beside its text.
_CONVERSATION_CHARS = 6_000


class Blank:
    """Refuses a draft that says nothing: no letter and no digit.

    Not a short one: "Paid." says something.
    """

    name = "blank"

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        if draft.problem is None and not any(map(str.isalnum, draft.text[:DRAFT_CHARS])):
            return "It was empty."
        return None


class CutOff:
    """Refuses a draft whose end is missing.

    Not one that ended with its closing tag, whatever its last character. Not
    one without a full stop that had room for it: many lists end so. But whole sentences
    in a row end with a mark each, so the last one's counts earlier, for the model may
    count more tokens; and one that says the same over and over up to such an end was
    stopped in the middle.

    Parameters:
        budget_share: From which share of the budget on a missing mark of
            punctuation counts.
        prose_share: The same where the last line has whole sentences before.
    """

    name = "cut_off"

    def __init__(self, budget_share: float = 0.95, prose_share: float = 0.7):
        """Set how near the budget a draft must be."""
        self.budget_share = budget_share
        self.prose_share = prose_share

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        if draft.problem == "cut_off":
            return "It ended in the middle. Be shorter, and close the summary."
        if draft.is_closed or draft.max_tokens is None:
            return None
        # With what the message costs beside its text: counts differ, by more than that.
        if _ends_well(draft.text):
            return None
        share = self.prose_share if _is_prose(draft.text) else self.budget_share
        if draft.tokens < share * draft.max_tokens and not _goes_round(draft.text):
            return None
        return "It was too long and ended in the middle. Be much shorter."


class NotSmaller:
    """Refuses a draft that is not smaller than what it replaces.

    Not one that is larger than was asked for and still saves something.
    """

    name = "not_smaller"

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        if draft.tokens >= draft.replaced_tokens:
            return "It was longer than the conversation it replaces. Be much shorter."
        return None


class TooLarge:
    """Refuses a draft that is larger than was allowed.

    Not one within the budget by the model's own count: counts differ, so there is
    some room.

    Parameters:
        room: How many times the budget a draft may have.
    """

    name = "too_large"

    def __init__(self, room: float = 1.25):
        """Set how far the budget may be exceeded."""
        self.room = room

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        written = draft.tokens - _MESSAGE_TOKENS
        if draft.max_tokens is not None and written > self.room * draft.max_tokens:
            return "It was longer than allowed. Be much shorter."
        return None


class TooShort:
    """Refuses a few words in place of a conversation.

    Not a few words in place of a few: only what was said counts as replaced,
    not what every message costs by itself. Two letters are a word where a
    script puts no spaces between words.

    Parameters:
        min_words: The fewest words.
        replaced_tokens: The tokens of text above which so many are needed.
        enough_terms: With so many words, names and numbers of the conversation, three
            words are a note; notes exclaim nothing.
    """

    name = "too_short"

    def __init__(self, min_words: int = 5, replaced_tokens: int = 100, enough_terms: int = 2):
        """Set the fewest words, and for how much text."""
        self.min_words = min_words
        self.replaced_tokens = replaced_tokens
        self.enough_terms = enough_terms

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        said = draft.replaced_tokens - _MESSAGE_TOKENS * len(draft.messages)
        words = count_words(draft.text[:DRAFT_CHARS])
        if said <= self.replaced_tokens or not 0 < words < self.min_words:
            return None
        is_note = words >= _NOTE_WORDS and "!" not in draft.text
        if is_note and coverage_of(draft).earlier >= self.enough_terms:
            return None
        return "It was only a few words. Say all that matters."


class OtherScript:
    """Refuses a draft in a script that is not the conversation's.

    Not where the user decided on the language, or wrote the prompt; not under 40
    letters, which may be a name, where a letter that stands for a syllable or a word
    counts as two; not where the draft's script makes up a fifth
    of the conversation. Tool results and instructions are not looked at: they
    are often in English, whatever is spoken.

    Parameters:
        min_letters: The fewest letters by which a text is judged.
        second_share: The share of the conversation that makes another script
            its own.
    """

    name = "other_script"

    def __init__(self, min_letters: int = 40, second_share: float = 0.2):
        """Set how much text it takes, and when a script is at home."""
        self.min_letters = min_letters
        self.second_share = second_share

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        if draft.decides_language:
            return None
        written = letters_by_script(draft.text[:DRAFT_CHARS])
        prior = (draft.prior_summary or "")[:DRAFT_CHARS]
        spoken = letters_by_script(f"{spoken_text(draft.messages, _CONVERSATION_CHARS)} {prior}")
        if min(weight_of(written), weight_of(spoken)) < self.min_letters:
            return None
        [(script, _)] = written.most_common(1)
        if script == spoken.most_common(1)[0][0]:
            return None
        if spoken[script] >= self.second_share * spoken.total():
            return None
        return "It was not in the language of the conversation."


def _goes_round(text: str) -> bool:
    """Whether most of a text's end is the same few words over and over."""
    words = in_a_row(separate_words(text[-DRAFT_CHARS:]))
    words = [word for word in words if not word.isdigit()]
    if len(words) < _MIN_LOOP_WORDS:
        return False
    runs = Counter(zip(words, words[1:], words[2:], words[3:], strict=False))
    [(_, most)] = runs.most_common(1)
    repeated = sum(count for count in runs.values() if count >= _MIN_LOOPS)
    return most >= _MIN_LOOPS and repeated >= _LOOP_SHARE * runs.total()


def _is_prose(text: str) -> bool:
    """Whether the end of a text is whole sentences in a row."""
    last_line = text[-DRAFT_CHARS:].rstrip().rpartition("\n")[2]
    return len(_SENTENCE_END.findall(last_line)) >= _PROSE_SENTENCES


def _ends_well(text: str) -> bool:
    """Whether a text ends with a mark that may end one."""
    last = text.rstrip("*_`~ \n")[-1:]
    # A comma or a colon announces more; so does a dash (Pd) or an opening bracket (Ps).
    # The rest of these are signs that Unicode counts as punctuation.
    return last not in ",;:،؛、，：；#%&/@\\•·†§" and _category(last) in ("Po", "Pe", "Pf")


def _category(char: str) -> str:
    return unicodedata.category(char) if char else ""
