#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The spoken values of a text, and the text with them written in digits."""

from collections.abc import Iterator
from typing import NamedTuple

from pipecat_summarizer.fidelity.spoken.atoms import Atom, AtomReader
from pipecat_summarizer.fidelity.spoken.chains import ChainReader
from pipecat_summarizer.fidelity.spoken.languages import (
    lexicon_of,
    lexicon_of_all,
    likely_language,
)
from pipecat_summarizer.fidelity.spoken.lexicon import Lexicon, fold
from pipecat_summarizer.fidelity.spoken.outcomes import Form
from pipecat_summarizer.fidelity.spoken.surroundings import Surroundings
from pipecat_summarizer.fidelity.spoken.tokens import (
    CHAINED,
    Joint,
    Shape,
    Tokens,
    ascii_digits,
    has_foreign_digits,
    rough_words,
    token_steps,
)
from pipecat_summarizer.slicing import Steps, drain


class SpokenSpan(NamedTuple):
    """A value in a text that is said otherwise than it is written.

    Parameters:
        start: Where it begins in the text.
        end: Where it ends.
        written: What it says in digits and letters: "48213", "AB1234", "14.50".
        form: How it is said: digits or pairs one after the other; a cardinal, maybe with
            decimals; an ordinal; letters, and digits with them.
    """

    start: int
    end: int
    written: str
    form: Form


def spoken_spans(text: str, language: str | None = None) -> tuple[SpokenSpan, ...]:
    """The spoken values of a text, in order and as long as they are.

    Args:
        text: Any text.
        language: The ISO code of its language; None where it is not known. Of a language
            that is not here, digits and letters are read.
    """
    return drain(spoken_span_steps(text, language))


def written_form(text: str, language: str | None = None) -> str:
    """The text with every spoken value written in digits and letters.

    Args:
        text: Any text.
        language: As for :func:`spoken_spans`.
    """
    parts: list[str] = []
    end = 0
    for span in spoken_spans(text, language):
        parts += text[end : span.start], span.written
        end = span.end
    return "".join((*parts, text[end:]))


def spoken_span_steps(text: str, language: str | None = None) -> Steps[tuple[SpokenSpan, ...]]:
    """The same as :func:`spoken_spans`, as work in steps."""
    lexicon = _lexicon(text, language)
    if lexicon is None:
        return ()
    tokens = yield from token_steps(text, lexicon)
    surroundings = Surroundings(tokens, lexicon)
    reader, chains = AtomReader(tokens, lexicon), ChainReader(surroundings, lexicon)
    spans: list[SpokenSpan] = []
    chain: list[Atom] = []
    words, heads, joints = tokens.words, tokens.heads, tokens.joints
    place, next_pause = 0, _STEP
    while place < len(words):
        if place >= next_pause:
            yield
            next_pause = place + _STEP
        if not chain and not heads[place]:
            try:
                place = heads.index(True, place)
            except ValueError:
                break
            continue
        close = joints[place] in CHAINED
        is_dash = chain and words[place] in lexicon.dashes
        dash = 1 if is_dash and tokens.follows(place) and tokens.follows(place + 1) else 0
        atom = None
        if heads[place + dash]:
            atom = reader.atom(place + dash, chain[-1] if chain and close else None)
        if chain and (atom is None or not close):
            spans += _spans(chain, chains, surroundings, tokens)
            chain = []
        if atom is not None:
            if dash:
                atom.joint = Joint.HYPHEN
            chain.append(atom)
            place = atom.end
            continue
        if tokens.shapes[place] is Shape.MIXED:
            written = ascii_digits(tokens.raw(place))
            spans.append(SpokenSpan(*tokens.spans[place], written, "spelled"))
        place = max(place + 1, reader.idiom_end(place)) if heads[place] else place + 1
    spans += _spans(chain, chains, surroundings, tokens)
    return tuple(spans)


def _spans(
    chain: list[Atom], chains: ChainReader, surroundings: Surroundings, tokens: Tokens
) -> Iterator[SpokenSpan]:
    """The values that parts in a row make."""
    if not 0 < len(chain) <= _LONGEST_CHAIN:
        return
    outcomes = chains.read(chain)
    begun = frozenset(outcome.start for outcome in outcomes if outcome.form is not None)
    for outcome in outcomes:
        if outcome.form is not None and not surroundings.go_on(outcome, begun):
            first, written = outcome.start, outcome.written
            if len(written) >= _SHORTEST_WITH_PLUS and written.isdecimal():
                if surroundings.has_plus_at(first):
                    first, written = first - 1, f"+{written}"
            start, end = tokens.spans[first][0], tokens.spans[outcome.end - 1][1]
            yield SpokenSpan(start, end, written, outcome.form)


def _lexicon(text: str, language: str | None) -> Lexicon | None:
    """The words to read a text by; None where it holds nothing spoken."""
    folded = fold(text[:_LONGEST_LOOK])
    words = frozenset(rough_words(folded))
    if language is None:
        lexicon = lexicon_of_all(likely_language(words))
    else:
        lexicon = lexicon_of(language.replace("_", "-").partition("-")[0].lower())
    if len(text) > _LONGEST_LOOK or not words.isdisjoint(lexicon.triggers):
        return lexicon
    if has_foreign_digits(text) or lexicon.has_stem(folded):
        return lexicon
    return None


_STEP = 64
# Of a phone number with its country.
_SHORTEST_WITH_PLUS = 8
_LONGEST_LOOK = 4_096
# Nobody says more in one go, so it is left as it is.
_LONGEST_CHAIN = 200
