# Everything here sets itself up: all it needs is make and Python 3.11 or newer.
#
#   make demo ARGS="--base-url http://localhost:8000/v1"    hands options on
#   make test ARGS="-k splice"
#   make PYTHON=python3.13 test                             takes another Python

PYTHON ?= python3
ARGS ?=
# One process for each core. ARGS="-n 0" runs the tests in one, as a debugger wants it.
WORKERS ?= -n auto --dist worksteal

# What is set for the user's own Python must not reach into the environments, whose packages are
# compiled when they are first imported.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

.PHONY: help demo voice test test-lowest test-between check bench bench-latency bench-fidelity bench-conformance bench-readme pins clean

help:
	@echo 'make demo               a long phone call with a real model on this machine; no key, no network'
	@echo 'make voice              the same with real speech in and out'
	@echo 'make test               every test'
	@echo 'make test-lowest        what touches Pipecat, with the lowest supported one'
	@echo 'make test-between       the same, with one in between'
	@echo 'make check              format, lint, types, and the built package in an empty environment'
	@echo 'make bench              tokens, money, survival and cost of the package, beside others; under ten minutes'
	@echo 'make bench-latency      what a turn takes, beside others; ten minutes on a quiet machine'
	@echo 'make bench-fidelity     what survives 1 to 20 summaries, beside others'
	@echo 'make bench-conformance  the writer without a model, in a public compaction benchmark'
	@echo 'make bench-readme       the tables and pictures of the README, from benchmarks/results/'
	@echo 'make pins               renew the pinned versions in constraints/'
	@echo 'make clean              remove all that was made'
	@echo
	@echo 'The first run sets up a virtual environment beside this file (a minute or so).'

demo:
	@$(PYTHON) scripts/setup_venv.py .venv demo
	@.venv/bin/python examples/long_call.py $(ARGS)

voice:
	@$(PYTHON) scripts/setup_venv.py .venv demo voice
	@.venv/bin/python examples/offline_voice_bot.py $(ARGS)

# Targets of their own, so that `make -j2` sets up one environment beside another.
.PHONY: venv venv-lowest venv-between
venv:
	@$(PYTHON) scripts/setup_venv.py .venv demo voice dev

venv-lowest venv-between: venv-%:
	@$(PYTHON) scripts/setup_venv.py .venv-$* demo dev

test: venv
	@.venv/bin/python -m pytest $(WORKERS) $(ARGS)

# The tests of these do not know which Pipecat there is, and the real model is asked with the newest.
PURE = fidelity benchmarks generation selection triggers
test-lowest test-between: test-%: venv-%
	@.venv-$*/bin/python -m pytest $(WORKERS) -m "not model" $(ARGS) $(PURE:%=--ignore=tests/%)

check: venv
	.venv/bin/python -m ruff check
	.venv/bin/python -m ruff format --check
	PYRIGHT_PYTHON_IGNORE_WARNINGS=1 .venv/bin/python -m pyright --pythonpath .venv/bin/python
	.venv/bin/python scripts/check_wheel.py

bench:
	@$(PYTHON) scripts/setup_venv.py .venv demo bench
	@.venv/bin/python -m benchmarks $(ARGS)

bench-latency:
	@$(PYTHON) scripts/setup_venv.py .venv demo bench
	@.venv/bin/python -W ignore -m benchmarks $(or $(ARGS),latency)

bench-readme:
	@$(PYTHON) scripts/setup_venv.py .venv demo bench
	@.venv/bin/python -m benchmarks.readme

bench-fidelity:
	@$(PYTHON) scripts/setup_venv.py .venv demo bench
	@.venv/bin/python -m benchmarks.fidelity $(ARGS)

# ARGS="--compactbench DIR" asks the demo's model instead.
bench-conformance:
	@$(PYTHON) scripts/setup_venv.py .venv demo conformance
	@.venv/bin/python -m benchmarks.conformance $(ARGS)

pins:
	@$(PYTHON) scripts/setup_venv.py .venv dev
	@.venv/bin/python scripts/pin_versions.py

clean:
	for one in .venv .venv-lowest .venv-between .venv-bench-*; do if [ -f $$one/setup-stamp ]; then rm -rf $$one; fi; done
	rm -rf build dist output .hypothesis .pytest_cache .ruff_cache
	find src tests examples benchmarks scripts -name __pycache__ -prune -exec rm -rf {} +
