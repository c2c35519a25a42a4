#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How much a model reads at once, by its name. Pure.

Checked on 2026-12-01 against the public table of limits in LiteLLM 1.110.2, and for Gemini's live
sessions against Firebase's documentation of them: the tokens of the input where a provider limits
it apart from the reply, else of both. Where a family differs, its smallest; where a server sets
the size, as for models that are run at home, the model's own. A name that is not here means
nothing. Another family is one more line, behind the longer names that begin like it.
"""

import re

_WINDOWS = (
    # OpenAI
    (r"gpt-3\.5", 16_385),
    (r"gpt-4-32k", 32_768),
    (r"gpt-4\.1", 1_047_576),
    (r"gpt-4(o|\.5|-turbo|-vision|-1106|-0125)|chatgpt-4o|o1-(mini|preview)", 128_000),
    (r"gpt-4", 8_192),
    (r"gpt-5(\.\d)?-chat", 128_000),
    (r"gpt-(5\.[4-6](?!-(mini|nano|cyber))|6)", 922_000),
    (r"gpt-5", 272_000),
    (r"gpt-oss", 131_072),
    (r"o[134]", 200_000),
    # Anthropic
    (r"claude-(opus-(4-[678]|5)|sonnet-(4-6|5)|haiku-5-5|fable|mythos)", 1_000_000),
    (r"claude-(instant|v?[12](?![.:]1))", 100_000),
    (r"claude-", 200_000),
    # Google
    (r"(gemini-)?gemma-?2", 8_192),
    (r"gemini-(.*(live|native-audio)|omni|robotics|2\.5-computer)", 128_000),
    (r"gemini-", 1_048_576),
    (r"gemma-?3-1b", 32_768),
    (r"gemma-?3", 131_072),
    # Mistral
    (r"mistral-(small-(24|2501)|large-2402)|open-mistral-7b", 32_000),
    (r"(open-)?mixtral-8x7b", 32_768),
    (r"(open-)?mixtral-8x22b", 65_536),
    (r"ministral|mistral-(large|medium|small)|(open-)?mistral-nemo", 128_000),
    # Meta
    (r"llama-?(v?3([.p][1-3]|-[1-3]-)|4)", 131_072),
    (r"llama-?v?3", 8_192),
    (r"llama-?v?2", 4_096),
    # Others
    (r"nova-2-(lite|pro)", 1_000_000),
    (r"nova-(lite|pro)", 300_000),
    (r"nova-micro|command-r|sonar", 128_000),
    (r"grok-4\.", 500_000),
    (r"grok-|kimi-k2|qwen-plus|deepseek-(chat|reasoner)", 131_072),
    (r"deepseek-(flash|v4)", 1_000_000),
    (r"deepseek-coder", 16_384),
    (r"deepseek-", 32_768),
    (r"qwen(2\.5|3)", 32_768),
)

# Whose it is and where it runs: "openai/gpt-oss-120b", "us.amazon.nova-lite-v1:0".
_PLACE = re.compile(r".*/|((us|eu|apac|global|amazon|anthropic|meta|mistral)\.)+|meta-")


def window_of(model: str) -> int | None:
    """The most tokens that a model reads; None where that is not known.

    Args:
        model: The model's name, as its provider or its host spells it.
    """
    name = model[:200].lower()
    place = _PLACE.match(name)
    name = name[place.end() :] if place else name
    return next((tokens for pattern, tokens in _WINDOWS if re.match(pattern, name)), None)
