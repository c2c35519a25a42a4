#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Spoken and written forms of the same value: "four eight two one three" is 48213. Pure.

- :mod:`.spans`: the spoken values of a text, and the text with them written.
- :mod:`.tokens`: the words of a text.
- :mod:`.cardinals`: one number, read from words.
- :mod:`.atoms`: the parts of a value: a number, a digit that repeats, a letter.
- :mod:`.chains`, :mod:`.sequences`, :mod:`.letters`: which parts are one value, and which are
  none. :mod:`.outcomes` is what they answer.
- :mod:`.lexicon`: what there is to know of a language; :mod:`.languages`: which there are.

To add a language, write a module like :mod:`.portuguese` and name it in :mod:`.languages`.

What is written is never read again: the written form of a written form is itself. So where words
are joined, the same in digits is joined too, or is told from it by what stands around it.
"""

from pipecat_summarizer.fidelity.spoken.spans import (
    SpokenSpan,
    spoken_span_steps,
    spoken_spans,
    written_form,
)

__all__ = ["SpokenSpan", "spoken_span_steps", "spoken_spans", "written_form"]
