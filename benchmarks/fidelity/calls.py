#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Whole calls with planted values and wishes, and the truth about each of them. Seeded.

A call grows round by round. In each round something is planted, corrected or taken back
between exchanges that say nothing. No form of a planted value stands anywhere else in its
call, so whatever is found later was carried there. How a value is planted is one method
``_by_...`` of :class:`_Builder`.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import Literal

from benchmarks.fidelity.filler import exchanges
from benchmarks.fidelity.matching import plain
from benchmarks.fidelity.numerals import LANGUAGES
from benchmarks.fidelity.phrases import Phrases, Wish, phrases_of
from benchmarks.fidelity.planted import Call, Message, Planted, text_of
from benchmarks.fidelity.values import KINDS, Value, make_value

WAYS = ("said", "noted", "confirmed", "tool", "silent_tool")
"""How a value comes into a call: said by the caller; said and read back; said by the
assistant and confirmed; from a tool and told; from a tool and not told."""

TOOL_KEYS = {
    "phone": ("phone_number", "second_phone_number"),
    "email": ("email", "billing_email"),
    "web": ("url", "manual_url"),
    "money": ("amount", "deposit"),
    "date": ("appointment_date", "return_date"),
    "time": ("appointment_time", "pickup_time"),
    "order": ("order_number", "other_order_number"),
    "booking": ("booking_code", "ticket_number"),
    "address": ("delivery_address", "billing_address"),
    "flight": ("flight", "connecting_flight"),
    "version": ("app_version", "firmware_version"),
}
"""The kinds that a tool gives, and what it calls the first and the second value."""

LONG = 20
"""The rounds in which everything has been planted. A shorter call plants less."""

WISHES = 5
WISHES_TAKEN_BACK = 2
DISTRACTORS = 7
MAX_TRIES = 500


Talk = Callable[[str, Random], Iterator[Iterable[Message]]]
"""Makes exchanges without end, for a language, each as its messages."""


def small_talk(language: str, rng: Random) -> Iterator[Iterable[Message]]:
    """Exchanges that say nothing."""
    for user, assistant in exchanges(language, rng):
        yield (
            {"role": "user", "content": user},
            {"role": "assistant", "content": assistant},
        )


def make_call(
    language: str,
    seed: int,
    *,
    rounds: int = 20,
    exchanges_a_round: int = 12,
    talk: Talk = small_talk,
) -> Call:
    """Make a call up.

    Args:
        language: What is spoken.
        seed: The same seed gives the same call.
        rounds: How many rounds it has.
        exchanges_a_round: The exchanges of a round beside those that plant something.
        talk: Makes those exchanges.
    """
    rng = Random(f"{language} {seed}")
    return _Builder(language, seed, rng, exchanges_a_round, talk).build(rounds)


Ending = Literal[
    "corrected_now",
    "corrected_now_silently",
    "corrected_later",
    "corrected_later_silently",
    "withdrawn",
]
ENDINGS: tuple[Ending, ...] = (
    "corrected_now",
    "corrected_later",
    "withdrawn",
    "corrected_now_silently",
    "corrected_now",
    "corrected_later",
    "corrected_later_silently",
)
"""What happens to some of the values of a call, in turn."""


class _Builder:
    """Puts one call together."""

    def __init__(self, language: str, seed: int, rng: Random, exchanges_a_round: int, talk: Talk):
        self._language = language
        self._seed = seed
        self._rng = rng
        self._exchanges_a_round = exchanges_a_round
        self._phrases: Phrases = phrases_of(language)
        self._talk = talk(language, rng)
        self._planted: list[Planted] = []
        self._texts: list[str] = []  # Plain, of every message so far.
        self._messages: list[Message] = []  # Of the scene being made.
        self._round = 0
        self._calls = 0
        self._later: list[tuple[int, Callable[[], None]]] = []

    def build(self, rounds: int) -> Call:
        opening = [
            {"role": "system", "content": "You are the phone agent of a shop. Be brief."},
            {"role": "assistant", "content": self._phrases.lines["greeting"]},
            {"role": "user", "content": self._phrases.lines["purpose"]},
            {"role": "assistant", "content": self._line("ok")},
        ]
        self._texts += [plain(text_of(message)) for message in opening]
        plan = self._plan(rounds)
        made: list[list[Message]] = []
        for number in range(1, rounds + 1):
            self._round = number
            scenes = [self._scene(plant) for plant in plan[number]]
            scenes += [self._scene(action) for action in self._due()]
            made.append(self._among_small_talk(scenes))
        return Call(self._language, self._seed, opening, made, self._planted)

    def _plan(self, rounds: int) -> dict[int, list[Callable[[], None]]]:
        """What is planted in which round: in a long call every kind twice."""
        rng = self._rng
        plan: dict[int, list[Callable[[], None]]] = {
            number: [] for number in range(1, max(rounds, LONG) + 1)
        }
        kinds = [(kind, which) for which in (0, 1) for kind in rng.sample(list(KINDS), len(KINDS))]
        endings = dict(zip(rng.sample(range(len(kinds)), len(ENDINGS)), ENDINGS, strict=True))
        for index, (kind, which) in enumerate(kinds):
            plant = partial(self._plant_value, kind, which, endings.get(index))
            plan[1 + index * LONG // len(kinds)].append(plant)
        wishes = self._some_wishes()
        for index, wish in enumerate(wishes):
            plan[1 + index * LONG // len(wishes)].append(partial(self._plant_wish, wish))
        for index, kind in enumerate(rng.sample(list(TOOL_KEYS), DISTRACTORS)):
            number = 1 + (2 * index + 1) * LONG // (2 * DISTRACTORS)
            plan[number].append(partial(self._plant_distractor, kind))
        return plan

    def _some_wishes(self) -> list[Wish]:
        """Some wishes that can hold beside each other, two of which will be taken back."""
        chosen: list[Wish] = []
        for wish in self._rng.sample(self._phrases.wishes, len(self._phrases.wishes)):
            alike = [one for one in chosen if (one.back is None) == (wish.back is None)]
            is_new = wish.about is None or all(one.about != wish.about for one in chosen)
            if is_new and len(alike) < (WISHES if wish.back is None else WISHES_TAKEN_BACK):
                chosen.append(wish)
        return chosen

    def _due(self) -> list[Callable[[], None]]:
        """What ends in this round."""
        due = [action for number, action in self._later if number <= self._round]
        self._later = [later for later in self._later if later[0] > self._round]
        return due

    def _scene(self, act: Callable[[], None]) -> list[Message]:
        self._messages = []
        act()
        return self._messages

    def _among_small_talk(self, scenes: list[list[Message]]) -> list[Message]:
        """The scenes in their order, small talk before, between and after them."""
        talk = [self._scene(self._small_talk) for _ in range(self._exchanges_a_round)]
        places = sorted(self._rng.randrange(len(talk) + 1) for _ in scenes)
        for place, scene in reversed(list(zip(places, scenes, strict=True))):
            talk.insert(place, scene)
        return [message for scene in talk for message in scene]

    # Planting

    def _plant_value(self, kind: str, which: int, ending: Ending | None):
        way = self._rng.choice(WAYS if kind in TOOL_KEYS else WAYS[:3])
        label = self._phrases.labels[kind][which]
        value = self._fresh(kind)
        form = self._rng.choice([name for name in value.renditions if name != "machine"])
        if way in ("tool", "silent_tool"):
            form = "machine" if "machine" in value.renditions else "written"
        item = self._add(kind, label, value, form, way)
        if way == "silent_tool" and ending is not None:
            ending = "corrected_later"  # Nobody has heard it yet.
        is_ended_now = ending is not None and ending.startswith("corrected_now")
        if is_ended_now and way == "confirmed":
            self._agent(self._line("confirm", label=label, v=item.said))
        else:
            getattr(self, f"_by_{way}")(item, which)
        if ending is None:
            return
        if is_ended_now:
            self._end(item, ending)
        else:
            end = partial(self._end, item, ending)
            self._later.append((self._round + self._rng.choice((1, 2, 4)), end))

    def _by_said(self, item: Planted, which: int):
        self._caller(self._says(item.kind, which, item.said))
        self._agent(self._line("ok"))

    def _by_noted(self, item: Planted, which: int):
        self._agent(self._line("ask", label=item.label))
        self._caller(self._says(item.kind, which, item.said))
        self._agent(self._line("noted", v=item.value.renditions["written"]))

    def _by_confirmed(self, item: Planted, which: int):
        self._agent(self._line("confirm", label=item.label, v=item.said))
        self._caller(self._line("yes"))
        self._agent(self._line("ok"))

    def _by_tool(self, item: Planted, which: int):
        self._look_up(item, TOOL_KEYS[item.kind][which])
        self._agent(self._line("found", label=item.label, v=item.value.renditions["written"]))

    def _by_silent_tool(self, item: Planted, which: int):
        self._look_up(item, TOOL_KEYS[item.kind][which])
        self._agent(self._line("found_silently"))

    def _look_up(self, item: Planted, key: str):
        self._calls += 1
        call_id = f"call_{self._calls}"
        self._caller(self._line("look_up", label=item.label))
        arguments = json.dumps({"what": key})
        function = {"name": "look_up", "arguments": arguments}
        call = {"id": call_id, "type": "function", "function": function}
        self._say({"role": "assistant", "tool_calls": [call]})
        result = json.dumps({"status": "found", key: item.said}, ensure_ascii=False)
        self._say({"role": "tool", "tool_call_id": call_id, "content": result})

    def _plant_wish(self, wish: Wish):
        item = Planted(
            kind="wish",
            label="",
            said=wish.text,
            form="spoken",
            way=wish.speaker,
            value=Value({"spoken": wish.text}, ()),
            since=self._round,
        )
        self._planted.append(item)
        if wish.speaker == "user":
            lead = self._rng.choice(("", self._line("filler_user") + " "))
            self._caller(lead + wish.text)
            self._agent(self._line("ok"))
        else:
            self._say({"role": wish.speaker, "content": wish.text})
        if wish.back is not None:
            take_back = partial(self._take_back, item, wish.back)
            self._later.append((self._round + self._rng.choice((2, 3, 5)), take_back))

    def _plant_distractor(self, kind: str):
        """A value of the same kind that is not the caller's."""
        label = self._rng.choice(self._phrases.labels[kind])
        value = self._fresh(kind)
        item = self._add(kind, label, value, "written", "example")
        item.is_distractor = True
        self._caller(self._line("filler_user"))
        self._agent(self._line("example", label=label, v=item.said))

    # Ending

    def _end(self, item: Planted, ending: Ending):
        item.until, item.ended = self._round, ending
        form = "written" if item.form == "machine" else item.form
        old = item.value.renditions[form]
        if ending == "withdrawn":
            item.ended_by = self._line("withdraw", label=item.label, old=old)
            self._caller(item.ended_by)
            self._agent(self._line("ok"))
            return
        value = self._fresh(item.kind)
        form = form if form in value.renditions else "written"
        new = self._add(item.kind, item.label, value, form, "corrected")
        new.replaces = item
        purpose = ending.replace("corrected", "correct")
        item.ended_by = self._line(purpose, label=item.label, old=old, new=new.said)
        self._caller(item.ended_by)
        if self._rng.random() < 0.5:
            self._agent(self._line("noted", v=value.renditions["written"]))
        else:
            self._agent(self._line("ok"))

    def _take_back(self, item: Planted, back: str):
        item.until, item.ended, item.ended_by = self._round, "withdrawn", back
        self._caller(back)
        self._agent(self._line("ok"))

    # Saying

    def _small_talk(self):
        for messages in self._talk:
            exchange = list(messages)
            if not any(self._is_known(plain(text_of(message))) for message in exchange):
                for message in exchange:
                    self._say(message)
                return

    def _line(self, purpose: str, **fields: str) -> str:
        if purpose == "filler_user":
            return self._rng.choice(self._phrases.filler["user"])
        return self._filled(self._phrases.lines[purpose], **fields)

    def _says(self, kind: str, which: int, said: str) -> str:
        return self._filled(self._phrases.says[kind][which], v=said)

    def _filled(self, sentences: list[str], **fields: str) -> str:
        sentence = self._rng.choice(sentences).format(**fields)
        return sentence[:1].upper() + sentence[1:]

    def _caller(self, text: str):
        self._say({"role": "user", "content": text})

    def _agent(self, text: str):
        self._say({"role": "assistant", "content": text})

    def _say(self, message: Message):
        self._messages.append(message)
        self._texts.append(plain(text_of(message)))

    # What stands where

    def _add(self, kind: str, label: str, value: Value, form: str, way: str) -> Planted:
        item = Planted(
            kind=kind,
            label=label,
            said=value.renditions[form],
            form=form,
            way=way,
            value=value,
            since=self._round,
        )
        self._planted.append(item)
        return item

    def _fresh(self, kind: str) -> Value:
        """A value that cannot be mistaken for anything else in the call."""
        for _ in range(MAX_TRIES):
            value = make_value(kind, self._language, self._rng)
            forms = [plain(form) for form in value.renditions.values()]
            if any(map(self._is_known, forms)):
                continue
            if not any(value.pattern.search(text) for text in self._texts):
                return value
        raise RuntimeError(f"no fresh {kind} in {self._language} after {MAX_TRIES} tries")

    def _is_known(self, text: str) -> bool:
        return any(item.pattern.search(text) for item in self._planted)


def make_calls(seed: int, per_language: int, *, rounds: int = 20) -> list[Call]:
    """The calls of a run: as many in each language."""
    return [
        make_call(language, seed + number, rounds=rounds)
        for language in LANGUAGES
        for number in range(per_language)
    ]
