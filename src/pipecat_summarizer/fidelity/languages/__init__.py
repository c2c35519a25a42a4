#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The languages in which the checks know a refusal or an answer when they read one.

Another language is one more module, and one more line in ``LANGUAGES``. In a
language that is not here those checks find nothing; the others know no language.
"""

from collections import Counter
from collections.abc import Sequence

from pipecat_summarizer.fidelity.languages.arabic import ARABIC
from pipecat_summarizer.fidelity.languages.bengali import BENGALI
from pipecat_summarizer.fidelity.languages.chinese import CHINESE
from pipecat_summarizer.fidelity.languages.czech import CZECH
from pipecat_summarizer.fidelity.languages.danish import DANISH
from pipecat_summarizer.fidelity.languages.dutch import DUTCH
from pipecat_summarizer.fidelity.languages.english import ENGLISH
from pipecat_summarizer.fidelity.languages.finnish import FINNISH
from pipecat_summarizer.fidelity.languages.french import FRENCH
from pipecat_summarizer.fidelity.languages.german import GERMAN
from pipecat_summarizer.fidelity.languages.greek import GREEK
from pipecat_summarizer.fidelity.languages.hebrew import HEBREW
from pipecat_summarizer.fidelity.languages.hindi import HINDI
from pipecat_summarizer.fidelity.languages.hindi_romanised import HINDI_ROMANISED
from pipecat_summarizer.fidelity.languages.hungarian import HUNGARIAN
from pipecat_summarizer.fidelity.languages.indonesian import INDONESIAN
from pipecat_summarizer.fidelity.languages.italian import ITALIAN
from pipecat_summarizer.fidelity.languages.japanese import JAPANESE
from pipecat_summarizer.fidelity.languages.korean import KOREAN
from pipecat_summarizer.fidelity.languages.language import (
    PUNCTUATION,
    Language,
    is_glued,
    normal,
    words_of,
)
from pipecat_summarizer.fidelity.languages.norwegian import NORWEGIAN
from pipecat_summarizer.fidelity.languages.persian import PERSIAN
from pipecat_summarizer.fidelity.languages.polish import POLISH
from pipecat_summarizer.fidelity.languages.portuguese import PORTUGUESE
from pipecat_summarizer.fidelity.languages.romanian import ROMANIAN
from pipecat_summarizer.fidelity.languages.russian import RUSSIAN
from pipecat_summarizer.fidelity.languages.spanish import SPANISH
from pipecat_summarizer.fidelity.languages.stems import stems_of
from pipecat_summarizer.fidelity.languages.swedish import SWEDISH
from pipecat_summarizer.fidelity.languages.tamil import TAMIL
from pipecat_summarizer.fidelity.languages.thai import THAI
from pipecat_summarizer.fidelity.languages.turkish import TURKISH
from pipecat_summarizer.fidelity.languages.ukrainian import UKRAINIAN
from pipecat_summarizer.fidelity.languages.vietnamese import VIETNAMESE
from pipecat_summarizer.fidelity.scripts import dominant_script

LANGUAGES = (
    ARABIC,
    BENGALI,
    CHINESE,
    CZECH,
    DANISH,
    DUTCH,
    ENGLISH,
    FINNISH,
    FRENCH,
    GERMAN,
    GREEK,
    HEBREW,
    HINDI,
    HINDI_ROMANISED,
    HUNGARIAN,
    INDONESIAN,
    ITALIAN,
    JAPANESE,
    KOREAN,
    NORWEGIAN,
    PERSIAN,
    POLISH,
    PORTUGUESE,
    ROMANIAN,
    RUSSIAN,
    SPANISH,
    SWEDISH,
    TAMIL,
    THAI,
    TURKISH,
    UKRAINIAN,
    VIETNAMESE,
)

_ENOUGH_WORDS = 2
_BY_SCRIPT: dict[str, list[Language]] = {}
_BY_COMMON_WORD: dict[str, list[Language]] = {}
for _language in LANGUAGES:
    _BY_SCRIPT.setdefault(_language.script, []).append(_language)
    for _word in _language.common:
        _BY_COMMON_WORD.setdefault(_word, []).append(_language)


def languages_of_script(text: str) -> Sequence[Language]:
    """The languages that share the script of a text of bounded length."""
    return _BY_SCRIPT.get(dominant_script(text), ())


def language_of(text: str) -> Language | None:
    """The language of a text of bounded length; None where that is not plain."""
    candidates = languages_of_script(text)
    if len(candidates) <= 1:
        return candidates[0] if candidates else None
    script = candidates[0].script
    lowered = normal(text)
    found: Counter[str] = Counter()
    for word in lowered.split():
        for language in _BY_COMMON_WORD.get(word.strip(PUNCTUATION), ()):
            if language.script == script:
                found[language.code] += 1
    for language in () if lowered.isascii() else candidates:
        if language.letters:
            found[language.code] += sum(map(lowered.count, language.letters))
    ranked = found.most_common(2)
    if not ranked or ranked[0][1] < _ENOUGH_WORDS:
        return None
    if len(ranked) > 1 and ranked[1][1] == ranked[0][1]:
        return None
    return next(language for language in candidates if language.code == ranked[0][0])


__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Language",
    "is_glued",
    "language_of",
    "languages_of_script",
    "normal",
    "stems_of",
    "words_of",
]
