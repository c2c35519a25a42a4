#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Goals and open tasks of the earlier summary that a new one lost. Pure, in steps.

They are carried as the model wrote them. What is open stands under a heading that says so,
or in a sentence that does. It is lost where no sentence of the new summary has enough of
its words, and it may be lost where the new part of the call has those words beside one
that says it was done or is not wanted any more. The words for that are one row a language
in ``_OPEN``, ``_TO_DO`` and ``_SETTLED``.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from pipecat_summarizer.fidelity.wishes.grammar import plain
from pipecat_summarizer.fidelity.wishes.sentences import sentences_of
from pipecat_summarizer.messages import Message, text_of
from pipecat_summarizer.slicing import Steps, drain

TASKS_SHARE = 0.1
"""How much of a summary's budget may be added of goals and open tasks."""

HEADINGS = {
    "en": "Open",
    "es": "Pendiente",
    "de": "Offen",
    "fr": "En attente",
    "pt": "Pendente",
    "hi": "बाकी काम",
    "it": "In sospeso",
    "nl": "Openstaand",
    "pl": "Do zrobienia",
    "ru": "Осталось сделать",
    "tr": "Yapılacaklar",
    "ar": "قيد الانتظار",
    "zh": "待办",
    "ja": "未完了",
    "ko": "남은 일",
    "id": "Belum selesai",
    "vi": "Còn lại",
    "th": "สิ่งที่ค้างอยู่",
    "el": "Σε εκκρεμότητα",
    "he": "פתוח",
    "fa": "باقی‌مانده",
    "hi-Latn": "Baaki kaam",
    "bn": "বাকি কাজ",
    "ta": "நிலுவையில்",
    "sv": "Återstår",
    "da": "Udestår",
    "nb": "Gjenstår",
    "fi": "Avoinna",
    "cs": "Zbývá vyřešit",
    "hu": "Teendők",
    "ro": "De rezolvat",
    "uk": "Залишилося зробити",
}
"""The heading of what is open, where the summary has none."""

# In a heading: what stands below is open, or a goal.
_OPEN = frozenset(
    plain(
        """
        open pending outstanding todo remaining stands goal goals tasks unresolved
        pendiente pendientes abierto abiertos objetivo objetivos tareas
        offen offene offenes ausstehend ziel ziele aufgaben
        attente ouvert ouverts cours reste objectif objectifs taches
        aberto abertos pendências pendente pendentes tarefas
        बाकी लंबित लक्ष्य baaki baki
        sospeso aperto aperti obiettivo openstaand doel
        zrobienia otwarte otwarta cel осталось открыто цель задачи yapılacaklar açık hedef
        الانتظار مفتوح هدف
        """
    ).split()
)
_OPEN_PHRASES = (
    *("next step", "next action", "to do", "proximos pasos", "proximos passos", "nachste schritte"),
    *("prochaines etapes", "a faire", "अगला कदम", "अगले कदम", "prossimi passi", "volgende stap"),
    "待办",
    "未解决",
    "下一步",
    "目标",
    "未完了",
    "残り",
    "今後",
    "目的",
    "남은",
    "다음",
    "목표",
)
# In a sentence: what it tells is still to be done.
_TO_DO = frozenset(
    plain(
        """
        pending outstanding unresolved awaiting remains todo
        pendiente pendientes queda quedan falta faltan
        ausstehend offen aussteht attente reste restent
        pendente pendentes aberto resta बाकी लंबित baaki baki
        """
    ).split()
)
_TO_DO_PHRASES = tuple(
    plain(phrase)
    for phrase in (
        "still open|to be done|needs to be|will call back|waiting for|agreed to|promised to"
        "|still needs|follow up|noch offen|muss noch|wird noch"
        "|zurückrufen|wartet auf|por hacer|hay que|tiene que|volverá a llamar|à faire|doit encore"
        "|en attente|rappellera|a fazer|precisa|vai ligar|करना है|करना बाकी|karna hai"
    ).split("|")
)
_SETTLED = frozenset(
    plain(
        """
        done sent booked cancelled canceled cancel settled solved resolved finished completed
        refunded delivered fixed arranged confirmed changed arrived received paid scheduled
        unnecessary nevermind forget needn't success
        hecho enviado enviada reservado reservada cancelado cancelada cancele resuelto resuelta
        terminado listo lista reembolsado entregado arreglado confirmado cambiado llegado recibido
        pagado olvide olvidelo
        erledigt geschickt gesendet gebucht storniert gelöst fertig abgeschlossen erstattet
        geliefert repariert bestätigt geändert angekommen bezahlt vergessen
        fait envoyé envoyée réservé réservée annulé annulée annulez résolu résolue terminé terminée
        remboursé livré réparé confirmé changé arrivé reçu payé oubliez
        feito enviada reservada cancele resolvido resolvida terminado pronto reembolsado entregue
        consertado mudado chegou recebi pago esqueça रद्द radd
        """
    ).split()
)
_WITHDRAWN_PHRASES = tuple(
    plain(phrase)
    for phrase in (
        "no longer|not anymore|not any more|don't need|do not need|no need|never mind|don't want"
        "|ya no|no hace falta|no necesito|nicht mehr|brauche ich nicht|nicht nötig|plus besoin"
        "|pas la peine|ne veux plus|não precisa|não quero mais|deixa pra lá|ज़रूरत नहीं|zaroorat nahi"
        "|zarurat nahi|हो गया|हो गई|भेज दिया|मिल गया|भूल जा|ho gaya|ho gayi|bhej diya|mil gaya|bhool ja"
    ).split("|")
)
_COMMON = frozenset(
    plain(
        """
        about after also and been call caller came could from have into need needs open pending that
        them then there they this wants were what when will with would still next assistant agent
        para pero como esta este cliente llamada desde hasta sobre tiene pendiente queda
        aber auch eine einen einer noch wird werden nach oder sich anrufer offen
        avec dans pour vers cette elle sont être encore appelant attente reste
        pela pelo essa esse ainda cliente ligação pendente
        """
    ).split()
)

_STEM_CHARS = 5
_MIN_WORD_CHARS = 4
_HELD = 0.6  # So much of its words in one place: the summary has it.
_TOUCHED = 0.4  # So much of its words in one message: the call speaks of it.
_MAX_TASKS = 24
_MAX_TASK_CHARS = 300
_MAX_HEADING_CHARS = 60
_MARKUP = "*_# \t:："
_BULLETS = "-*•– \t"

Stems = frozenset[str]


def open_tasks(summary: str) -> tuple[str, ...]:
    """The open tasks at once; see :func:`open_tasks_steps`."""
    return drain(open_tasks_steps(summary))


def open_tasks_steps(summary: str) -> Steps[tuple[str, ...]]:
    """The goals and open tasks of a summary, word for word.

    Args:
        summary: A summary without the sections that were added to it.
    """
    tasks: dict[str, None] = {}
    is_open = False
    for line in summary.splitlines():
        heading, rest = _heading_of(line)
        if heading is not None:
            is_open = _is_open_heading(heading)
        for sentence in sentences_of(rest):
            task = sentence.strip(_BULLETS)[:_MAX_TASK_CHARS]
            if (is_open or _is_to_do(task)) and len(_stems(task)) > 1:
                tasks.setdefault(task)
            yield
        # "Open: the refund." is all; an empty "Open:" is the heading of what follows.
        is_open = is_open and not (heading and rest)
    return tuple(tasks)[:_MAX_TASKS]


def lost_tasks(earlier: str, text: str, messages: Iterable[Message]) -> tuple[str, ...]:
    """The lost tasks at once; see :func:`lost_tasks_steps`."""
    return drain(lost_tasks_steps(earlier, text, messages))


def lost_tasks_steps(
    earlier: str, text: str, messages: Iterable[Message]
) -> Steps[tuple[str, ...]]:
    """The goals and open tasks of the earlier summary that a new one neither has nor may drop.

    Args:
        earlier: The earlier summary, without the sections that were added to it.
        text: The new one, without them.
        messages: What was said since.
    """
    found = yield from open_tasks_steps(earlier)
    tasks = {task: _stems(task) for task in found}
    if not tasks:
        return ()
    yield
    tasks = yield from _not_held_steps(tasks, text)
    if not tasks:
        return ()
    touched: tuple[str, ...] = ()
    for message in messages:
        # A task is spoken of in one message, and settled in that or the next: "Yes, done."
        spoken_of: dict[str, None] = {}
        is_settled = False
        for sentence in sentences_of(text_of(message)):
            folded = plain(sentence)
            stems = _stems(folded)
            spoken_of.update(
                (task, None) for task, own in tasks.items() if _share(own, stems) >= _TOUCHED
            )
            is_settled = is_settled or (not sentence.endswith("?") and _settles(folded))
            yield
        if is_settled:
            for task in (*touched, *spoken_of):
                tasks.pop(task, None)
        touched = tuple(spoken_of)
        yield
    return tuple(tasks)


def with_tasks(
    text: str,
    tasks: Sequence[str],
    language: str | None,
    *,
    max_tokens: int,
    measure: Callable[[str], int],
) -> tuple[str, tuple[str, ...]]:
    """A summary with tasks under its own heading for what is open, and those without room.

    Args:
        text: The summary.
        tasks: What is to be added, in order.
        language: The code of its language; English where that is not known.
        max_tokens: The most tokens that may be added.
        measure: How many tokens a text has.
    """
    lines: list[str] = []
    left_out: list[str] = []
    for task in tasks:
        if measure("\n".join([*lines, f"- {task}"])) > max_tokens:
            left_out.append(task)
        else:
            lines.append(f"- {task}")
    if not lines:
        return text, tuple(left_out)
    kept = text.rstrip().splitlines()
    place = _end_of_open(kept)
    if place is None:
        heading = f"{HEADINGS.get(language or 'en', HEADINGS['en'])}:"
        block = "\n".join([heading, *lines])
        return "\n\n".join(part for part in (text.rstrip(), block) if part), tuple(left_out)
    return "\n".join([*kept[:place], *lines, *kept[place:]]), tuple(left_out)


def _end_of_open(lines: Sequence[str]) -> int | None:
    """Behind the last line under the last heading for what is open; None without one."""
    place = None
    is_open = False
    for number, line in enumerate(lines):
        heading, rest = _heading_of(line)
        if heading is not None:
            is_open = _is_open_heading(heading)
        if is_open and (heading is not None or rest.strip()):
            place = number + 1
    return place


def _heading_of(line: str) -> tuple[str | None, str]:
    """A line's heading, or None, and what stands behind it."""
    stripped = line.strip()
    head, mark, rest = stripped.partition(":")
    if not mark:
        head, mark, rest = stripped.partition("：")
    is_marked = stripped.startswith("#") or (
        stripped.startswith("**") and stripped.rstrip(":").endswith("**")
    )
    if is_marked and not rest:
        return stripped.strip(_MARKUP), ""
    if mark and len(head) <= _MAX_HEADING_CHARS and len(head.split()) <= 6:
        return head.strip(_MARKUP + _BULLETS), rest.strip("* ")
    return None, stripped


def _is_open_heading(heading: str) -> bool:
    words = plain(heading).replace(",", " ").split()
    return not _OPEN.isdisjoint(words) or any(part in plain(heading) for part in _OPEN_PHRASES)


def _is_to_do(sentence: str) -> bool:
    said = plain(sentence)
    return not _TO_DO.isdisjoint(_words(said)) or any(part in said for part in _TO_DO_PHRASES)


def _settles(folded: str) -> bool:
    words = set(_words(folded))
    return not _SETTLED.isdisjoint(words) or any(part in folded for part in _WITHDRAWN_PHRASES)


def _not_held_steps(tasks: dict[str, Stems], text: str) -> Steps[dict[str, Stems]]:
    """The tasks of whose words no sentence of a text has enough, nor two in a row."""
    left = dict(tasks)
    before: Stems = frozenset()
    for line in text.splitlines():
        for sentence in sentences_of(line):
            stems = _stems(sentence)
            near = stems | before
            before = stems
            left = {task: own for task, own in left.items() if _share(own, near) < _HELD}
            yield
    return left


def _share(own: Stems, stems: Stems) -> float:
    return len(own & stems) / len(own)


def _stems(text: str) -> Stems:
    words = [word for word in _words(plain(text)) if word not in _COMMON]
    # Numbers count whole, whatever their length; in scripts without spaces each word does.
    return frozenset(
        word if any(map(str.isdigit, word)) else word[:_STEM_CHARS]
        for word in words
        if len(word) >= _MIN_WORD_CHARS or any(map(str.isdigit, word)) or word >= "\u0900"
    )


def _words(folded: str) -> Iterator[str]:
    for word in folded.split():
        word = word.strip(".,;:!?…()[]\"'“”«»„-–—*_#/¿¡।。、！？：；")
        if word:
            yield word
