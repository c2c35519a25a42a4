#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a single value of the configuration may be.

Each check raises a ``ValueError`` that names the field and the value. What two
fields may be together stands with the fields, in ``config.py``.
"""

import string
import sys
from collections.abc import Sequence
from typing import Any

from pipecat_summarizer.callbacks import is_async
from pipecat_summarizer.errors import without_keys

MAX_WHOLE = sys.maxsize
"""The largest number that a field takes; whoever wants no limit may set this one."""

_MAX_SHOWN_CHARS = 80


def shown(value: Any) -> str:
    """A value as an error may show it: short, and without what may be a key or a conversation."""
    try:
        text = repr(value)
    except Exception:  # also an integer of too many digits
        return f"a {type(value).__name__}"
    if len(text) > _MAX_SHOWN_CHARS:
        if not isinstance(value, (str, bytes)):
            return f"a {type(value).__name__}"
        text = f"{text[:_MAX_SHOWN_CHARS]}..."
    return without_keys(text)


def formats_with_summary_alone(template: str) -> bool:
    """Whether ``str.format`` takes the template with ``summary`` alone."""
    try:
        names = {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}
        template.format(summary="")
    except (ValueError, LookupError, AttributeError):
        return False
    return names == {"summary"}


def check_template(name: str, value: Any):
    """Refuse what has no place for the summary."""
    if not isinstance(value, str) or "{summary}" not in value:
        raise ValueError(f"{name} must contain {{summary}}, got {shown(value)}")
    _check_encodes(name, value)


def check_whole(name: str, value: Any, *, at_least: int):
    """Refuse what is no whole number, or one too low or beyond all use."""
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    if not is_whole or value < at_least:
        raise ValueError(
            f"{name} must be a whole number of at least {at_least}, got {shown(value)}"
        )
    if value > MAX_WHOLE:
        raise ValueError(
            f"{name} must be a whole number of at most {MAX_WHOLE}, got {shown(value)}"
        )


def check_number(name: str, value: Any, *, above: float, at_most: float):
    """Refuse what is no number, or none between the two."""
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not is_number or not above < value <= at_most:
        raise ValueError(
            f"{name} must be a number above {above:g} and at most {at_most:g}, got {shown(value)}"
        )


def check_seconds(name: str, value: Any, *, may_be_zero: bool = False):
    """Refuse what is no finite number of seconds."""
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if is_number and value <= MAX_WHOLE and (value > 0 or (may_be_zero and value == 0)):
        return
    least = "of at least 0" if may_be_zero else "above 0"
    raise ValueError(f"{name} must be a number of seconds {least}, got {shown(value)}")


def check_text(name: str, value: Any):
    """Refuse what is neither text nor None."""
    if value is None:
        return
    if not isinstance(value, str):
        raise ValueError(f"{name} must be text or None, got {shown(value)}")
    _check_encodes(name, value)


def check_word(name: str, value: Any):
    """Refuse what is neither text that says something nor None."""
    check_text(name, value)
    if value is not None and not value.strip():
        raise ValueError(f"{name} must not be blank, got {shown(value)}")


def check_callable(name: str, value: Any):
    """Refuse what is neither a plain function nor None."""
    if value is None:
        return
    if not callable(value):
        raise ValueError(f"{name} must be callable or None, got {shown(value)}")
    if is_async(value):
        raise ValueError(f"{name} must not be async, got {shown(value)}")


def check_protocol(name: str, value: Any, protocol: type):
    """Refuse what has not a protocol's plain methods and is not None."""
    if value is None:
        return
    methods = [key for key, item in vars(protocol).items() if _is_public_method(key, item)]
    if not _has_methods(value, methods):
        raise ValueError(
            f"{name} must have the methods of a {protocol.__name__}, got {shown(value)}"
        )
    for method in methods:
        if is_async(getattr(value, method)):
            raise ValueError(f"{name}.{method} must not be async, got {shown(value)}")


def check_clock(name: str, value: Any):
    """Refuse what is neither a clock nor None."""
    if value is not None and not _has_methods(value, ("time", "sleep")):
        raise ValueError(f"{name} must have the methods of a Clock, got {shown(value)}")


def check_writer(name: str, value: Any):
    """Refuse what cannot write a summary."""
    if _has_methods(value, ("run_inference",)):
        return
    if not _has_methods(value, ("write",)) or not isinstance(_name_of(value), str):
        raise ValueError(
            f"{name} must have a run_inference method, or name and write as a "
            f"SummaryWriter, got {shown(value)}"
        )


def check_check(name: str, value: Any):
    """Refuse what is no check of a summary."""
    if not _has_methods(value, ("__call__",)) or not isinstance(_name_of(value), str):
        raise ValueError(f"{name} must be objects with a name and a call, got {shown(value)}")
    if is_async(value):
        raise ValueError(f"{name} must not be async, got {shown(value)}")


def check_sequence(name: str, value: Any):
    """Refuse what is no list or tuple."""
    if not isinstance(value, (list, tuple)):
        raise ValueError(f"{name} must be a list or a tuple, got {shown(value)}")


def check_switch(name: str, value: Any):
    """Refuse what is neither True nor False."""
    if not isinstance(value, bool):
        raise ValueError(f"{name} must be True or False, got {shown(value)}")


def _check_encodes(name: str, text: str):
    """A text with half a surrogate pair in it cannot be sent to any provider."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{name} must be text that UTF-8 has, got {shown(text)}") from None


def _is_public_method(name: str, item: Any) -> bool:
    return callable(item) and not name.startswith("_")


def _has_methods(value: Any, names: Sequence[str]) -> bool:
    # A class has the methods of its instances.
    if isinstance(value, type):
        return False
    try:
        return all([callable(getattr(value, name, None)) for name in names])
    except Exception:  # of a property
        return False


def _name_of(value: Any) -> Any:
    try:
        return value.name
    except Exception:  # there is none, or it is a property that raises
        return None
