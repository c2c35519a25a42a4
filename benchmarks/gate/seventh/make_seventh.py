#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Makes the seventh set of its texts: 1,000 good summaries and 500 bad replies.

Run as ``python -m benchmarks.gate.seventh.make_seventh``. The set is frozen: running this
again makes the same bytes.
"""

import json
import random
import re
from collections import Counter
from collections.abc import Callable

from benchmarks.gate.samples import COUNTER, count, write_rows
from benchmarks.gate.seventh import MATERIAL, as_message
from benchmarks.gate.seventh.texts import Call, Row, Turn, read_asides, read_calls, read_written
from pipecat_summarizer.generation.prompt import DEFAULT_SUMMARIZATION_PROMPT, build_prompt

SEED = 71201
GOOD, BAD = 1000, 500
COMPOSED_BAD = {"large": 12, "digits": 70, "cutoff": 24, "leak": 40}
"""How many of these are composed, besides those by hand and by the model."""

LIMITS = (150, 200, 256, 300, 400, 500, 800, 1024)
HANDOVERS = {
    "en": "wait, my husband's got a question too, can I put him on?|Sure, go ahead.",
    "de": "warten Sie, mein Mann hat auch noch was|Gern, geben Sie ihn mir.",
    "es": "espere, que mi marido también quiere preguntar algo|Claro, que se ponga.",
    "fr": "attendez, ma femme a aussi une question|Bien sûr, passez-la-moi.",
    "pt": "espera, meu marido também quer perguntar|Claro, pode passar.",
    "it": "aspetti, anche mia moglie deve chiedere una cosa|Certo, me la passi.",
    "ru": "подождите, у мужа тоже вопрос|Конечно, передайте ему трубку.",
    "ja": "あの、主人も聞きたいことがあるので代わります|はい、どうぞ。",
    "zh": "等等，我先生也有事要问|好的，请他接电话。",
    "ko": "잠깐만요, 남편도 물어볼 게 있대요|네, 바꿔 주세요.",
    "pl": "chwila, mąż też ma pytanie|Proszę dać go do telefonu.",
    "tr": "bir dakika, eşimin de bir sorusu var|Tabii, verin lütfen.",
    "nl": "wacht, mijn man wil ook iets vragen|Natuurlijk, geef hem maar.",
    "hi": "रुकिए, मेरे पति को भी कुछ पूछना है|जी, उन्हें फ़ोन दीजिए।",
    "ar": "لحظة، زوجي عنده سؤال أيضا|تفضلي، أعطيه الهاتف.",
}
TITLES = {
    "en": ("Summary", "Call notes", "Conversation summary"),
    "de": ("Zusammenfassung", "Gesprächsnotiz", "Stand des Gesprächs"),
    "es": ("Resumen", "Notas de la llamada", "Resumen de la conversación"),
    "fr": ("Résumé", "Notes d'appel", "Point sur l'appel"),
    "pt": ("Resumo", "Notas da ligação", "Resumo da conversa"),
    "it": ("Riepilogo", "Note della chiamata", "Riassunto"),
    "nl": ("Samenvatting", "Gespreksnotitie", "Stand van zaken"),
    "ru": ("Краткое содержание", "Итог разговора", "Заметки"),
    "pl": ("Podsumowanie", "Notatka z rozmowy", "Streszczenie"),
    "tr": ("Özet", "Görüşme notu", "Görüşmenin özeti"),
    "ar": ("ملخص", "ملخص المكالمة", "ملاحظات"),
    "hi": ("सारांश", "कॉल का सारांश", "बातचीत का सार"),
    "ja": ("要約", "通話メモ", "通話の要約"),
    "zh": ("摘要", "通话记录", "对话总结"),
    "ko": ("요약", "통화 메모", "상담 요약"),
}
SENTENCE = re.compile(r"(?<=[^\s\d.][^\s.]{2}[.!?])\s+(?=[^\s\d])|(?<=[。।])\s*")
DATE = re.compile(r"\d{1,2}[-. /]\d{1,2}[-. /]\d{2,4}|\d{4}-\d\d-\d\d")
NUMBER = re.compile(r"(?<![\d.,:])\d(?:[ -]?\d){4,}(?![\d:]|[.,]\d)")
CLOSING = re.compile(r"[\W_]$")
FIRST, LAST = 0.35, 0.92
"""Between these shares of a summary it is cut off."""


def digits(text: str) -> str:
    """Its digits alone."""
    return re.sub(r"\D", "", text)


def size_of(turns: list[Turn]) -> int:
    """Tokens of what is replaced."""
    return sum(COUNTER.count_message(as_message(*turn)) for turn in turns)


def by_call(row: Row) -> str:
    """An order in which the rows of a call stand together, which packs well."""
    return row["language"] + json.dumps(row["messages"][::-1], ensure_ascii=False)


class Maker:
    """Makes the rows.

    Args:
        seed: Of all that is left to chance.
    """

    def __init__(self, seed: int):
        """Read the texts."""
        self.random = random.Random(seed)
        self.calls = list(read_calls().values())
        self.asides = read_asides()
        self.written = read_written()
        self.seen: set[str] = set()

    def rows(self) -> list[Row]:
        """All good ones, then all bad ones."""
        good = [self.row(call, text, "by_hand") for call in self.calls for text in call.good]
        good += [row for row in self.written if row["label"] == "good"]
        self.seen |= {row["reply"] for row in good if row}
        forms = [self.listed, self.titled, self.shorter, self.update, self.fields, self.joined]
        good = [row for row in good if row]
        good += self.composed(GOOD - len(good), forms)
        bad = [
            self.row(call, self.open_ended(text), "by_hand", kind, turns=self.turns_for(call, kind))
            for call in self.calls
            for kind, text in call.bad
        ]
        bad = [row for row in bad if row] + [r for r in self.written if r["label"] == "bad"]
        makers = {
            "digits": self.wrong_digit,
            "cutoff": self.cut,
            "leak": self.leak,
            "large": self.large,
        }
        for kind, number in COMPOSED_BAD.items():
            bad += self.composed(number, [makers[kind]])
        bad += self.composed(BAD - len(bad), [self.wrong_digit, self.cut, self.leak])
        return sorted(good, key=by_call) + sorted(bad[:BAD], key=by_call)

    def composed(self, number: int, forms: list[Callable[[Call, str], Row | None]]) -> list[Row]:
        """So many rows, the forms in turn, no call much more often than another."""
        rows: list[Row] = []
        sources: list[tuple[Call, str]] = []
        tries = 0
        while len(rows) < number and tries < 60 * number:
            tries += 1
            if not sources:
                sources = [(call, text) for call in self.calls for text in call.good]
                self.random.shuffle(sources)
            row = self.random.choice(forms)(*sources.pop())
            key = f"{row['prior'] or ''}{row['reply']}" if row else ""
            if row and key not in self.seen:
                self.seen.add(key)
                rows.append(row)
        return rows

    def row(
        self,
        call: Call,
        reply: str,
        source: str,
        kind: str = "good",
        prior: str | None = None,
        turns: list[Turn] | None = None,
        max_tokens: int | None = None,
    ) -> Row | None:
        """A row; none where a good summary would not be smaller than what it replaces."""
        turns = turns or self.lengthened(call)
        tokens = count(reply)
        if kind == "good" and tokens >= 0.9 * (size_of(turns) + (count(prior) if prior else 0)):
            return None
        limits = [limit for limit in LIMITS if limit > 1.15 * tokens]
        return {
            "label": "good" if kind == "good" else "bad",
            "kind": kind,
            "source": source,
            "language": call.language,
            "reply": reply,
            "messages": [list(turn) for turn in turns],
            "prior": prior,
            "max_tokens": max_tokens or self.random.choice(limits),
        }

    def open_ended(self, text: str) -> str:
        """Some thoughts never end: the limit came first."""
        is_left_open = text.endswith("</think>") and self.random.random() < 0.4
        return text.removesuffix("</think>").rstrip() if is_left_open else text

    def turns_for(self, call: Call, kind: str) -> list[Turn]:
        """The call as it is where a reply has to be larger than it."""
        return list(call.turns) if kind == "large" else self.lengthened(call)

    def lengthened(self, call: Call) -> list[Turn]:
        """The call with some asides in it."""
        turns, asides = list(call.turns), list(self.asides.get(call.language, []))
        for aside in self.random.sample(asides, min(len(asides), self.random.choice((0, 0, 1, 2)))):
            places = [
                place
                for place in range(2, len(turns) - 1)
                if turns[place - 1][0] == "assistant" and turns[place][0] == "user"
            ]
            if places:
                place = self.random.choice(places)
                turns[place:place] = aside
        return turns

    def sentences(self, text: str) -> list[str]:
        """The sentences of a summary in prose; none of another."""
        parts = [part for part in SENTENCE.split(text) if part.strip()]
        is_prose = "\n" not in text and not text.startswith("{")
        return parts if is_prose and len(parts) >= 3 else []

    def listed(self, call: Call, text: str) -> Row | None:
        """Prose as a list."""
        parts = self.sentences(text)
        style = self.random.choice(("- ", "* ", "• ", "{}. ", "{}) "))
        lines = [style.format(number) + part for number, part in enumerate(parts, 1)]
        return self.row(call, "\n".join(lines), "composed") if parts else None

    def titled(self, call: Call, text: str) -> Row | None:
        """With a title above, or between tags."""
        title = self.random.choice(TITLES.get(call.language, ("Summary",)))
        if call.language not in TITLES:
            title = ""
        forms = [f"**{title}**\n\n{text}", f"## {title}\n{text}", f"{title}:\n\n{text}"]
        forms = forms if title and not text.startswith(("#", "{")) else []
        forms.append(f"<summary>\n{text}\n</summary>")
        return self.row(call, self.random.choice(forms), "composed")

    def shorter(self, call: Call, text: str) -> Row | None:
        """Without some of its sentences."""
        parts = self.sentences(text)
        if not parts:
            return None
        kept = self.random.randint(2, max(2, len(parts) - 1))
        chosen = [0, *sorted(self.random.sample(range(1, len(parts)), kept - 1))]
        space = "" if call.language in ("ja", "zh") else " "
        return self.row(call, space.join(parts[index] for index in chosen), "composed")

    def update(self, call: Call, text: str) -> Row | None:
        """With an earlier summary of the call's first half, which it carries on."""
        parts = self.sentences(text)
        if len(parts) < 3:
            return None
        space = "" if call.language in ("ja", "zh") else " "
        prior = space.join(parts[: self.random.randint(1, len(parts) - 2)])
        start = len(call.turns) // 3
        while call.turns[start][0] != "user":
            start += 1
        turns = call.turns[start:] if self.random.random() < 0.7 else list(call.turns)
        if any(number not in prior + str(turns) for number in re.findall(r"\d+", text)):
            turns = list(call.turns)
        listed = "\n".join(f"- {part}" for part in parts)
        reply = self.random.choice((text, listed, f"<summary>\n{text}\n</summary>"))
        return self.row(call, reply, "composed", prior=prior, turns=turns)

    def fields(self, call: Call, text: str) -> Row | None:
        """As JSON."""
        parts = self.sentences(text)
        if not parts:
            return None
        middle = self.random.randint(1, len(parts) - 1)
        values = self.random.choice(
            (
                {"summary": text},
                {"summary": parts[0], "details": parts[1:]},
                {"facts": parts[:middle], "open": parts[middle:]},
                {"caller": parts[:1], "facts": parts[1:-1], "decisions": [], "open": parts[-1:]},
                {"overview": parts[0], "notes": parts[1:-1], "next_step": parts[-1]},
            )
        )
        indent = self.random.choice((None, 2))
        reply = json.dumps(values, ensure_ascii=False, indent=indent)
        if self.random.random() < 0.3:
            reply = f"```json\n{reply}\n```"
        return self.row(call, reply, "composed")

    def joined(self, call: Call, text: str) -> Row | None:
        """Of two calls in one, or of a call after an earlier summary of another."""
        others = [
            other
            for other in self.calls
            if other.language == call.language
            and other is not call
            and other.good
            and "-chat-" not in other.name
        ]
        is_left = call.language not in HANDOVERS or "-chat-" in call.name
        if not others or is_left or text.startswith("{"):
            return None
        other = self.random.choice(others)
        first = self.random.choice(other.good)
        if first.startswith("{"):
            return None
        reply = f"{first}\n\n{text}"
        if self.random.random() < 0.25:
            return self.row(call, reply, "composed", prior=first)
        caller, assistant = HANDOVERS[call.language].split("|")
        between = [("user", caller), ("assistant", assistant)]
        turns = [*self.lengthened(other), *between, *self.lengthened(call)]
        return self.row(call, reply, "composed", turns=turns)

    def wrong_digit(self, call: Call, text: str) -> Row | None:
        """With one digit of a number changed."""
        said = [digits(turn) for _, turn in call.turns]
        held = [
            match
            for match in NUMBER.finditer(text)
            if not DATE.fullmatch(match[0]) and any(digits(match[0]) in one for one in said)
        ]
        if not held:
            return None
        match = self.random.choice(held)
        places = [index for index in range(*match.span()) if text[index].isdigit()]
        place = self.random.choice(places[1:])
        digit = self.random.choice([one for one in "0123456789" if one != text[place]])
        reply = text[:place] + digit + text[place + 1 :]
        wrong = digits(reply[match.start() : match.end()])
        if any(wrong in one for one in said) or text.count(match[0]) > 1:
            return None
        return self.row(call, reply, "composed", "digits")

    def cut(self, call: Call, text: str) -> Row | None:
        """Ended at the limit, in the middle of a sentence or between tags."""
        if len(text) < 60 or text.startswith("{"):
            return None
        end = int(len(text) * self.random.uniform(FIRST, LAST))
        if self.random.random() < 0.7 and call.language not in ("ja", "zh", "th"):
            end = text.rfind(" ", 0, end)
        reply = text[:end].rstrip()
        if CLOSING.search(reply):
            return None
        if self.random.random() < 0.3:
            reply = f"<summary>\n{reply}"
        return self.row(call, reply, "composed", "cutoff", max_tokens=count(reply))

    def leak(self, call: Call, text: str) -> Row | None:
        """With what the model was told."""
        lines = DEFAULT_SUMMARIZATION_PROMPT.replace("\n\n", "\n").split("\n")
        told = [*re.split(r"(?<=\.) ", lines[0]), *re.split(r"(?<=\.) ", lines[1]), *lines[2:]]
        asked = build_prompt("", words=self.random.randint(25, 160)).rpartition("\n\n")[2]
        if self.random.random() < 0.4:
            told = re.split(r"(?<=\.)\s", asked)
        start = self.random.randrange(max(1, len(told) - 3))
        piece = told[start : start + self.random.randint(3, max(3, len(told) - 1))]
        space = "\n" if self.random.random() < 0.5 else " "
        leaked = space.join(piece)
        forms = (
            leaked,
            f"{leaked}\n\n{text}",
            f"{text}\n\n{leaked}",
            f"Sure! {leaked}\n\n<summary>\n{text}\n</summary>",
        )
        return self.row(call, self.random.choice(forms), "composed", "leak")

    def large(self, call: Call, text: str) -> Row | None:
        """Two summaries in one reply, more than was allowed."""
        others = [other for other in call.good if other != text]
        if len(text) < 150 or not others:
            return None
        reply = f"{text}\n\n{self.random.choice(others)}"
        limit = int(count(reply) * self.random.uniform(0.5, 0.85))
        return self.row(call, reply, "composed", "large", max_tokens=limit)


def main() -> None:
    """Write the set."""
    rows = Maker(SEED).rows()
    write_rows(MATERIAL, rows)
    print(Counter((row["label"], row["kind"], row["source"]) for row in rows))


if __name__ == "__main__":
    main()
