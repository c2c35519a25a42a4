#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a single value of the configuration may be.

Each check raises a ``ValueError`` that names the field and the value. What two
fields may be together stands with the fields, in ``config.py``.
"""

import math
import string
from typing import Any

from pipecat_summarizer.generation.writers import SummaryWriter


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
        raise ValueError(f"{name} must contain {{summary}}, got {value!r}")


def check_whole(name: str, value: Any, *, at_least: int):
    """Refuse what is no whole number, or one too low."""
    if not isinstance(value, int) or isinstance(value, bool) or value < at_least:
        raise ValueError(f"{name} must be a whole number of at least {at_least}, got {value!r}")


def check_seconds(name: str, value: Any, *, may_be_zero: bool = False):
    """Refuse what is no finite number of seconds."""
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if is_number and math.isfinite(value) and (value > 0 or (may_be_zero and value == 0)):
        return
    least = "of at least 0" if may_be_zero else "above 0"
    raise ValueError(f"{name} must be a number of seconds {least}, got {value!r}")


def check_text(name: str, value: Any):
    """Refuse what is neither text nor None."""
    if value is not None and not isinstance(value, str):
        raise ValueError(f"{name} must be text or None, got {value!r}")


def check_callable(name: str, value: Any):
    """Refuse what is neither callable nor None."""
    if value is not None and not callable(value):
        raise ValueError(f"{name} must be callable or None, got {value!r}")


def check_protocol(name: str, value: Any, protocol: type):
    """Refuse what has not a protocol's methods and is not None."""
    # A class has the methods of its instances.
    if value is not None and (isinstance(value, type) or not isinstance(value, protocol)):
        raise ValueError(f"{name} must have the methods of a {protocol.__name__}, got {value!r}")


def check_writer(name: str, value: Any):
    """Refuse what cannot write a summary."""
    if not isinstance(value, SummaryWriter):
        if not callable(getattr(value, "run_inference", None)):
            raise ValueError(
                f"{name} must have a run_inference method, or name and write as a "
                f"SummaryWriter, got {value!r}"
            )


def check_sequence(name: str, value: Any):
    """Refuse what is no list or tuple."""
    if not isinstance(value, (list, tuple)):
        raise ValueError(f"{name} must be a list or a tuple, got {value!r}")


def check_switch(name: str, value: Any):
    """Refuse what is neither True nor False."""
    if not isinstance(value, bool):
        raise ValueError(f"{name} must be True or False, got {value!r}")
