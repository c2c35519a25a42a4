#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Replies for the gate: 500 good summaries and 500 bad ones, the same bytes each time.

The words are in ``calls_*.txt`` (calls, with five good and five bad replies each, written by
hand) and ``phrases.txt`` (what the rest is composed of). Written without a look at the gate or
at its own material.

Run as ``python benchmarks/gate/second/make_second.py``; it writes ``second.jsonl.gz`` beside itself.
"""

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.gate.samples import write_rows
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.generation.prompt import DEFAULT_SUMMARIZATION_PROMPT, build_prompt

HERE = Path(__file__).parent
SEED = 20260

BAD = {
    "answer": 200,
    "refusal": 60,
    "copy": 60,
    "thinking": 40,
    "announcement": 30,
    "cutoff": 30,
    "offtopic": 25,
    "leak": 20,
    "otherscript": 15,
    "toolcall": 10,
    "large": 10,
}
GOOD = 500
LIMITS = (400, 600, 800, 1000, 2000, 6000)

OTHER_SCRIPT = {
    "zh-2": "Li Jianguo asks about loan application 20977134. The proof of income is missing and "
    "he will upload it tonight. He wants to know when the money is paid out.",
    "ja-2": "Kenta Yamamoto did not get his parcel 5538 2094. It comes tonight between 19 and 21; "
    "the driver should knock. He worries that the frozen food has thawed.",
    "ko-2": "Lee Junho's dog Kong does not eat and vomited twice. Seen today at 16:20, allergic "
    "to chicken. He asks whether the dog should fast.",
    "hi-2": "Arjun Patel ne apna ticket radd karaya, PNR 4418820976. 480 rupaye wapas milenge. Maa "
    "ke liye neeche wali seat ka anurodh darj hai.",
    "ar-2": "Khaled Al-Omari reserved a table for eight on Thursday at nine, booking 4417, no "
    "nuts in any dish. He wants to know whether parking is free.",
    "ru-2": "Pavel Gromov reported an accident, case S-2096. Photos are due by Friday and he wants "
    "calls after six. He asks when the car may be repaired.",
    "en-1": "丹尼尔的网络从早上七点起中断,账号 7741902。工程师明天八点到十二点上门,他已加入候补名单,"
    "只接受短信联系,并询问能否退费。",
    "de-1": "Йонас Петерсен записан на четверг, 16:40, из-за отёка колена. Номер страховки "
    "K204917735. Ибупрофен он не переносит. Спросил о больничном листе.",
    "fr-1": "كاميل روسيل لديها موعد يوم الجمعة الساعة 14:30 لفحص السيارة FK482TD. لا يجوز "
    "إصلاح أي شيء قبل الاتصال بها. تسأل عن سعر وسادات المكابح.",
}

TOOL_CALLS = (
    '{{"tool": "lookup_account", "input": {{"id": "{code}"}}}}',
    '<tool_call>\n{{"name": "get_order", "arguments": {{"order": "{code}"}}}}\n</tool_call>',
    '```json\n{{"function": "update_record", "parameters": {{"id": "{code}", "done": true}}}}\n```',
    'send_confirmation(customer_id="{code}", channel="sms")',
    '[{{"type": "function", "function": {{"name": "end_call", "arguments": "{{}}"}}}}]',
    '<function_calls>\n<invoke name="transfer">\n<parameter name="to">{code}</parameter>\n'
    "</invoke>\n</function_calls>",
    '{{"name": "summarize_conversation", "arguments": {{"max_words": 40}}}}',
    'Action: search_booking\nAction Input: {{"reference": "{code}"}}',
    "<|python_tag|>check_status.call(reference='{code}')",
)


@dataclass(slots=True)
class Call:
    """One call written by hand.

    Parameters:
        name: Its language and a number, such as ``en-1``.
        people: The caller's name, then names that may stand for it.
        turns: Role and words of each turn.
        good: Good summaries of it.
        bad: Kind and text of bad replies to it.
        facts: What a summary says of it: a sentence, and the same as a short note.
        following: What the assistant might say next.
    """

    name: str
    people: list[str]
    turns: list[tuple[str, str]] = field(default_factory=list)
    good: list[str] = field(default_factory=list)
    bad: list[tuple[str, str]] = field(default_factory=list)
    facts: list[tuple[str, str]] = field(default_factory=list)
    following: list[str] = field(default_factory=list)

    @property
    def language(self) -> str:
        return self.name.split("-")[0]


def read_calls() -> list[Call]:
    """All calls, in the order of the files."""
    calls: list[Call] = []
    for path in sorted(HERE.glob("calls_*.txt")):
        for block in re.split(r"^= ", path.read_text("utf-8"), flags=re.MULTILINE)[1:]:
            calls.append(_call(block))
    return calls


def _call(block: str) -> Call:
    head, *sections = re.split(r"^@", block, flags=re.MULTILINE)
    title, *lines = head.strip().split("\n")
    name, _, people = title.partition(" ")
    call = Call(name, re.split(r"[>,]", people))
    call.turns = [("user" if line[0] == "U" else "assistant", line[2:]) for line in lines]
    for section in sections:
        mark, _, text = section.partition("\n")
        text = text.removesuffix("\n")
        if mark == "G":
            call.good.append(text)
        elif mark.startswith("B "):
            call.bad.append((mark[2:], text))
        elif mark == "F":
            for line in text.split("\n"):
                sentence, _, note = line.partition(" || ")
                call.facts.append((sentence, note))
        else:
            call.following = text.split("\n")
    return call


def read_phrases() -> dict[str, dict[str, list[list[str]]]]:
    """By language and letter: each line's parts."""
    phrases: dict[str, dict[str, list[list[str]]]] = {}
    for block in re.split(r"^= ", (HERE / "phrases.txt").read_text("utf-8"), flags=re.MULTILINE):
        language, *lines = block.strip().split("\n")
        found: dict[str, list[list[str]]] = defaultdict(list)
        for line in lines:
            found[line[0]].append([part.strip() for part in line[2:].split("|") if part.strip()])
        phrases[language] = found
    return phrases


class Composer:
    """Makes the lines of the file."""

    def __init__(self):
        """Read the words."""
        self.random = random.Random(SEED)
        self.calls = read_calls()
        self.phrases = read_phrases()
        self.counter = ApproximateTokenCounter()

    def lines(self) -> Iterator[dict[str, object]]:
        """All good ones, then all bad ones."""
        good = [(call, text, None) for call in self.calls for text in call.good]
        for call, text, _ in good:
            yield self.line(call, "good", "hand", text, self.conversation(call, text))
        for index in range(GOOD - len(good)):
            yield self.composed_good(self.calls[index % len(self.calls)])
        by_hand = defaultdict[str, int](int)
        for call in self.calls:
            for kind, text in call.bad:
                by_hand[kind] += 1
                yield self.line(call, kind, "hand", text, self.conversation(call, text))
        for kind, number in BAD.items():
            yield from self.composed_bad(kind, number - by_hand[kind])

    def line(
        self,
        call: Call,
        kind: str,
        source: str,
        reply: str,
        turns: list[tuple[str, str]],
        prior: str | None = None,
        max_tokens: int | None = None,
    ) -> dict[str, object]:
        return {
            "language": call.language,
            "kind": kind,
            "source": source,
            "messages": [list(turn) for turn in turns],
            "prior": prior,
            "reply": reply,
            "max_tokens": max_tokens or self.random.choice(LIMITS),
        }

    def tokens(self, *texts: str) -> int:
        return sum(self.counter.count_message({"role": "user", "content": t}) for t in texts)

    def conversation(
        self, call: Call, reply: str, turns: list[tuple[str, str]] | None = None, prior: str = ""
    ) -> list[tuple[str, str]]:
        """The call with small talk in it, until the reply is well smaller."""
        turns = list(call.turns if turns is None else turns)
        aside = list(self.phrases[call.language]["H"])
        self.random.shuffle(aside)
        wanted = self.random.randrange(0, 4)
        text = re.sub(r"<think>.*?</think>", "", reply, flags=re.DOTALL)
        size = self.tokens("Conversation summary: " + text)
        while aside:
            have = self.tokens(*(said for _, said in turns), *([prior] if prior else []))
            if wanted <= 0 and size <= 0.8 * have:
                break
            said, answered = aside.pop()
            places = [i for i, turn in enumerate(turns) if turn[0] == "user" and i > 1]
            place = self.random.choice(places)
            turns[place:place] = [("user", said), ("assistant", answered)]
            wanted -= 1
        return turns

    def altered(self, call: Call) -> Call:
        """The call with another caller and other numbers."""
        old, new = call.people[0], self.random.choice(call.people)
        digits = list("123456789")
        self.random.shuffle(digits)
        table = str.maketrans("123456789", "".join(digits))
        names = {old: new}
        if " " in old and " " in new:
            names |= dict(zip(old.split(" ", 1), new.split(" ", 1), strict=True))

        def change(text: str) -> str:
            for name, other in names.items():
                boundary = r"\b" if name.isascii() or " " in old else ""
                text = re.sub(f"{boundary}{re.escape(name)}{boundary}", other, text)
            return re.sub(
                r"(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{4,}", lambda m: m[0].translate(table), text
            )

        return Call(
            call.name,
            [new],
            [(role, change(text)) for role, text in call.turns],
            facts=[(change(sentence), change(note)) for sentence, note in call.facts],
            following=[change(text) for text in call.following],
        )

    def join(self, call: Call, parts: list[str]) -> str:
        return ("" if call.language in ("zh", "ja") else " ").join(parts)

    def wrapped(self, text: str, share: float = 0.4) -> str:
        if self.random.random() >= share:
            return text
        return self.random.choice((f"<summary>{text}</summary>", f"<summary>\n{text}\n</summary>"))

    def prose(self, call: Call, facts: list[tuple[str, str]]) -> str:
        return self.join(call, [sentence for sentence, _ in facts])

    def written(self, call: Call, facts: list[tuple[str, str]]) -> str:
        """The facts in some style."""
        style = self.random.choice(
            ("prose", "prose", "bullets", "headings", "notes", "telegram", "bold", "paragraphs")
        )
        sentences, notes = [fact[0] for fact in facts], [fact[1] for fact in facts]
        mark = self.random.choice(("- ", "* ", "• ", "1"))
        if style == "bullets":
            rows = self.random.choice((sentences, notes))
            marks = [f"{i}. " if mark == "1" else mark for i in range(1, len(rows) + 1)]
            return "\n".join(m + row for m, row in zip(marks, rows, strict=True))
        if style in ("headings", "bold") and len(facts) > 3:
            names = self.random.choice(self.phrases[call.language]["S"])[0].split(",")
            parts = (sentences[:1], sentences[1:-1], sentences[-1:])
            head = "## {}\n" if style == "headings" else "**{}:** "
            return "\n".join(
                head.format(name) + self.join(call, part)
                for name, part in zip(names, parts, strict=True)
            )
        if style == "telegram":
            return self.random.choice((". ", "; ", " | ", " / ")).join(notes) + "."
        if style == "notes":
            return "\n".join(notes)
        if style == "paragraphs":
            return self.join(call, sentences[:2]) + "\n\n" + self.join(call, sentences[2:])
        return self.join(call, sentences)

    def composed_good(self, original: Call) -> dict[str, object]:
        call = self.altered(original)
        words = self.phrases[call.language]
        facts, turns, prior = list(call.facts), list(call.turns), ""
        shape = self.random.random()
        if shape < 0.1 and any(call.people[0] in said for _, said in turns[:6]):
            turns, facts = turns[:6], facts[:1]
        elif shape < 0.3:
            prior, turns = self.prose(call, facts[:2]), turns[5:]
        elif shape < 0.45:
            facts[-1:] = []
            turns.append(("assistant", self.random.choice(call.following)))
        if len(facts) > 3 and self.random.random() < 0.2:
            quoted = self.random.choice(words["D"][0])
            facts.insert(2, (quoted, quoted.rstrip(".。।")))
        text = self.written(call, facts)
        shell = self.random.random()
        if shell < 0.1:
            text = f"```{self.random.choice(('', 'markdown', 'text'))}\n{text}\n```"
        else:
            text = self.wrapped(text, 0.5)
        if self.random.random() < 0.12:
            text = f"<think>\n{words['W'][0][0]}\n</think>\n{text}"
        turns = self.conversation(call, text, turns, prior)
        return self.line(call, "good", "composed", text, turns, prior or None)

    def composed_bad(self, kind: str, number: int) -> Iterator[dict[str, object]]:
        seen: set[str] = set()
        made = 0
        while made < number:
            call = self.altered(self.random.choice(self.calls))
            reply, turns, max_tokens = getattr(self, f"bad_{kind}")(call)
            if reply in seen:
                continue
            seen.add(reply)
            made += 1
            yield self.line(call, kind, "composed", reply, turns, None, max_tokens)

    def bad_answer(self, call: Call):
        words = self.phrases[call.language]
        opener = self.random.choice(words["O"][0])
        closer = self.random.choice(words["C"][0])
        said = self.random.sample(call.following, 2)
        parts = self.random.choice(
            (
                [opener, said[0], closer],
                [opener, said[0], closer],
                [opener, said[0]],
                [said[0], closer],
                [said[0], said[1], closer],
                said,
                [opener, closer],
                [said[0]],
            )
        )
        return self.wrapped(self.join(call, parts), 0.3), self.conversation(call, ""), None

    def bad_refusal(self, call: Call):
        words = self.phrases[call.language]
        parts = [self.random.choice(words["R"])[0]]
        if self.random.random() < 0.3:
            parts.append(self.random.choice(words["C"][0]))
        return self.wrapped(self.join(call, parts), 0.2), self.conversation(call, ""), None

    def bad_copy(self, call: Call):
        turns = self.conversation(call, "")
        user, assistant = self.random.choice(self.phrases[call.language]["L"][0]).split(",")
        form = self.random.choice(
            ("{}: {}", "{}: {}", "**{}:** {}", "[{}] {}", "{} - {}", '- {}: "{}"')
        )
        first = self.random.choice((0, 0, 0, 2, 3))
        part = turns[first : first + self.random.randrange(4, 9)]
        if self.random.random() < 0.1:
            rows = [f"– {said}" for _, said in part]
        else:
            rows = [form.format(user if role == "user" else assistant, said) for role, said in part]
        return self.wrapped("\n".join(rows)), turns, None

    def bad_thinking(self, call: Call):
        words = self.phrases[self.random.choice((call.language, call.language, "en"))]
        starts = [part for row in words["T"] for part in row]
        self.random.shuffle(starts)
        facts = [sentence for sentence, _ in call.facts]
        text = " ".join([starts[0], facts[0], facts[1], starts[1], self.random.choice(facts[2:])])
        form = self.random.choice(("{}", "{}", "<think>\n{}", "<think>{}</think>", "<thinking>{}"))
        return form.format(text), self.conversation(call, text), None

    def bad_announcement(self, call: Call):
        text = self.random.choice(self.phrases[call.language]["M"][0])
        return self.wrapped(text, 0.3), self.conversation(call, ""), None

    def bad_offtopic(self, call: Call):
        text = self.random.choice(self.phrases[call.language]["X"][0])
        return self.wrapped(text), self.conversation(call, text), None

    def bad_cutoff(self, call: Call):
        text = self.written(call, call.facts)
        text = text[: int(len(text) * self.random.uniform(0.4, 0.9))]
        text = re.sub(r"[\s.,;:!?。、,।]+$", "", text)
        turns = self.conversation(call, text)
        if self.random.random() < 0.5:
            return f"<summary>\n{text}", turns, None
        return text, turns, self.tokens("Conversation summary: " + text)

    def bad_leak(self, call: Call):
        turns = self.conversation(call, "")
        if self.random.random() < 0.5:
            parts = list(self.phrases[call.language]["P"][0])
            self.random.shuffle(parts)
            return self.wrapped(self.join(call, parts[: self.random.randrange(2, 4)])), turns, None
        closing = build_prompt("", words=self.random.randrange(30, 90)).split("\n\n")[-1]
        told = [line for line in DEFAULT_SUMMARIZATION_PROMPT.split("\n") if line]
        told += closing.split("\n")
        first = self.random.randrange(0, len(told) - 3)
        return "\n".join(told[first : first + self.random.randrange(3, 7)]), turns, None

    def bad_otherscript(self, call: Call):
        name = self.random.choice(sorted(OTHER_SCRIPT))
        call.name = name
        original = next(c for c in self.calls if c.name == name)
        text = OTHER_SCRIPT[name]
        return text, self.conversation(original, text), None

    def bad_toolcall(self, call: Call):
        code = re.search(r"\d{4,}", " ".join(said for _, said in call.turns))
        text = self.random.choice(TOOL_CALLS).format(code=code[0] if code else "10234")
        return text, self.conversation(call, text), None

    def bad_large(self, call: Call):
        if self.random.random() < 0.5:  # a model that goes round in circles
            text = self.join(call, [self.prose(call, call.facts)] * self.random.randrange(8, 14))
            return text, self.conversation(call, ""), 400 if self.tokens(text) > 400 else 200
        turns = call.turns[-6:]
        text = self.prose(call, call.facts)
        while self.tokens("Conversation summary: " + text) < self.tokens(*(t for _, t in turns)):
            text += "\n\n" + "\n".join(note for _, note in call.facts)
        return text, turns, None


def main():
    """Write the file."""
    write_rows(HERE / "second.jsonl.gz", Composer().lines())


if __name__ == "__main__":
    main()
