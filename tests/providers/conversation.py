#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A conversation as Pipecat's aggregators write one, in random order, for state machines.

It keeps book on what no summary may take away. A shape that a context can have is one more
rule here.
"""

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from pipecat.processors.aggregators.llm_context import LLMContext, LLMSpecificMessage

from contexts import (
    assistant,
    async_final,
    async_interim,
    async_started,
    call,
    developer,
    result,
    running,
    system,
    user,
)

PIXEL = (
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhg"
    "GAWjR9awAAAABJRU5ErkJggg=="
)
PDF = "data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK"
WAVE = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAgD4AAAB9AAACABAAZGF0YQAAAAA="

TEXTS = st.one_of(
    st.sampled_from(
        [
            "I am calling about order 48213, which should have been here on Tuesday already.",
            "Mi número de pedido es 48213 y todavía no ha llegado, ¿cuándo llega por favor?",
            "请问我的订单48213什么时候到？已经等了很久了，麻烦您帮我查一下。",
            "رقم طلبي هو 48213 ولم يصل بعد، متى سيصل من فضلك؟",
            "Where is it? 🙂 " * 6,
            " ",
        ]
    ),
    st.text(min_size=1, max_size=60),
)
NAMES = st.sampled_from([None, "Anna", "名前", "Anna Maria"])
THINKERS = (None, "anthropic", "google", "openai_responses")


class Conversation(RuleBasedStateMachine):
    """A conversation and its book.

    Attributes:
        context: The conversation.
        leading: The instructions it opens with.
        newest: The newest instruction after those.
        open: The messages of calls that still wait for their result, by the call's id.
        thinker: The provider whose own messages are in it, if any.
    """

    def __init__(self):
        super().__init__()
        self.context = LLMContext()
        self.leading = []
        self.newest = None
        self.open = {}
        self._async = set()
        self.thinker = None
        self._number = 0

    @initialize(
        opening=st.sampled_from(["none", "system", "briefing", "kick-off", "two"]),
        thinker=st.sampled_from(THINKERS),
        turns=st.lists(st.tuples(TEXTS, st.integers(0, 2), st.booleans()), max_size=6),
    )
    def open_line(self, opening, thinker, turns):
        self.thinker = thinker
        if opening != "none":
            self.leading.append(self._add(system()))
        if opening == "briefing":
            self.leading.append(self._add(developer("The caller is a member. " * 20)))
        elif opening == "two":
            self.leading.append(self._add(system("Never give medical advice.")))
        elif opening == "kick-off":
            # Obeyed at once, so it may go.
            self._add(developer("Please introduce yourself."))
        if opening in ("kick-off", "two"):
            self._think()
            self._add(assistant("Hello, this is the booking line. What can I do for you?"))
        for text, calls, thinks in turns:
            self.turn(text, calls, thinks)

    @rule(text=TEXTS, calls=st.integers(0, 2), thinks=st.booleans())
    def turn(self, text, calls, thinks):
        """A caller speaks, tools are called at once or one after the other, and all is well."""
        waiting = set(self.open)
        self.caller_speaks(text, None)
        if calls:
            self.assistant_calls(calls, "sync", thinks)
        for call_id in self.open.keys() - waiting:
            self.open.pop(call_id)[-1]["content"] = '{"found": "the parcel"}'
        self.assistant_speaks(f"I have looked that up for you, it is on its way: {text}", thinks)

    @property
    def _running(self):
        return sorted(call_id for call_id in self.open if not call_id.startswith("dead"))

    @property
    def _has_spoken(self):
        """Whether the newest message is the assistant's, and calls no tool."""
        last = self.context.messages[-1:]
        return bool(last) and isinstance(last[0], dict) and last[0]["role"] == "assistant"

    @property
    def exchange(self):
        """The caller's last message and all after it, but for a result without its call."""
        messages = self.context.messages
        start = max((i for i, m in enumerate(messages) if self.is_callers(m)), default=None)
        return [] if start is None else [m for m in messages[start:] if not is_lost(m)]

    def is_callers(self, message):
        """Whether a message is what the caller said, and not a summary."""
        return isinstance(message, dict) and message["role"] == "user"

    @rule(text=TEXTS, name=NAMES)
    def caller_speaks(self, text, name):
        self._add(user(text) | ({"name": name} if name else {}))

    @rule(text=TEXTS, thinks=st.booleans())
    def assistant_speaks(self, text, thinks):
        if thinks:
            self._think(text=text)
        self._add(assistant(text))

    @rule(kind=st.sampled_from(["image", "audio", "file"]))
    def caller_sends(self, kind):
        part = {
            "image": {"type": "image_url", "image_url": {"url": PIXEL}},
            "audio": {"type": "input_audio", "input_audio": {"data": WAVE, "format": "wav"}},
            "file": {
                "type": "file_base64",
                "file": {"file_data": PDF, "filename": "a.pdf", "mime_type": "application/pdf"},
            },
        }[kind]
        self._add(user([{"type": "text", "text": "Look at this, please."}, part]))

    # A reply of Anthropic's thinks before its words, not between them and a call.
    @precondition(lambda self: self.thinker != "anthropic" or not self._has_spoken)
    @rule(
        count=st.integers(1, 3),
        kind=st.sampled_from(["sync", "sync", "async", "one message"]),
        thinks=st.booleans(),
    )
    def assistant_calls(self, count, kind, thinks):
        ids = [f"call_{self._next()}" for _ in range(count)]
        if thinks or self._must_think():
            self._think(call_id=ids[0])
        if kind == "one message" and self.thinker != "google":  # whose service never writes it
            calls = self._add(call(*ids))
            for call_id in ids:
                self.open[call_id] = [calls, self._add(running(call_id))]
            return
        for call_id in ids:
            waiting = async_started(call_id) if kind == "async" else running(call_id)
            self.open[call_id] = [self._add(call(call_id)), self._add(waiting)]
            if kind == "async":
                self._async.add(call_id)

    @precondition(lambda self: self._running)
    @rule(data=st.data(), cancelled=st.booleans())
    def tool_ends(self, data, cancelled):
        call_id = data.draw(st.sampled_from(self._running))
        messages = self.open.pop(call_id)
        if call_id not in self._async:
            messages[1]["content"] = "CANCELLED" if cancelled else '{"found": "the parcel"}'
        elif cancelled or data.draw(st.booleans()):
            self._add(async_final(call_id, "CANCELLED: it was" if cancelled else '"done"'))
        else:
            # Nothing was said meanwhile, so Pipecat overwrites the notice.
            messages[1]["content"] = '{"found": "the parcel"}'

    @precondition(lambda self: self._async & self.open.keys())
    @rule(data=st.data())
    def tool_reports(self, data):
        call_id = data.draw(st.sampled_from(sorted(self._async & self.open.keys())))
        self.open[call_id].append(self._add(async_interim(call_id)))

    @precondition(lambda self: len(self.context.messages) > len(self.leading))
    @rule(role=st.sampled_from(["system", "developer"]))
    def application_instructs(self, role):
        text = f"From now on speak slowly, number {self._next()}."
        self.newest = self._add({"role": role, "content": text})

    @rule()
    def tools_change(self):
        self._add(developer("The following function(s) have just been added: lookup."))

    def is_summary(self, message):
        """Whether a message is a summary; for whoever makes them."""
        return False

    def _add(self, message):
        self.context.add_message(message)
        return message

    def _next(self):
        self._number += 1
        return self._number

    def _must_think(self):
        """Whether the provider never calls a tool here without thinking first."""
        if self.thinker != "anthropic":
            return self.thinker == "google"
        messages = self.context.messages
        return not messages or not isinstance(messages[-1], dict) or messages[-1]["role"] != "tool"

    def _think(self, text="", call_id=None):
        """What the provider's own messages are before a reply, if it thinks."""
        number = self._next()
        bookmark = {"function_call": call_id} if call_id else {"text": text or "Hello"}
        message = {
            None: None,
            "anthropic": {"type": "thought", "text": "Hm.", "signature": f"sig{number}"},
            "google": {
                "type": "thought_signature",
                "signature": f"sig{number}".encode(),
                "bookmark": bookmark,
            },
            "openai_responses": {
                "type": "reasoning",
                "id": f"rs_{number}",
                "summary": [],
                "encrypted_content": f"secret{number}",
            },
        }[self.thinker]
        if message:
            self._add(LLMSpecificMessage(llm=self.thinker, message=message))


class BrokenConversation(Conversation):
    """The same, with what should not be there, and yet is in real ones."""

    @precondition(lambda self: self.exchange == self.context.messages[-1:])
    @rule()
    def result_without_a_call(self):
        # Right after the caller: as it goes, it must not part what it kept apart.
        self._add(result(f"lost_{self._next()}"))

    @rule()
    def call_without_a_result(self):
        # Nobody will ever answer it: it waits for ever, and so stays.
        call_id = f"dead_{self._next()}"
        self.open[call_id] = [self._add(call(call_id))]

    @rule(
        role=st.sampled_from(["assistant", "user"]),
        content=st.sampled_from(["", [{"type": "text", "text": ""}]]),
    )
    def empty_messages(self, role, content):
        # Right after a call that nobody answers, it is looked at without that call.
        if not _is_dead(self.context.messages[-1:] and self.context.messages[-1]):
            self._add({"role": role, "content": content})


def is_lost(message):
    """Whether a message is a result without its call."""
    call_id = message.get("tool_call_id", "") if isinstance(message, dict) else ""
    return call_id.startswith("lost")


def without_broken(messages):
    """The messages but for results without a call, and calls without a result."""
    return [m for m in messages if not is_lost(m) and not _is_dead(m)]


def _is_dead(message):
    calls = message.get("tool_calls", ()) if isinstance(message, dict) else ()
    return any(one["id"].startswith("dead") for one in calls)
