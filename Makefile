# Two commands are enough: `make play` and `make test`. Each prepares .venv on first use.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv
JOBS   ?= auto
export UV_PYTHON_DOWNLOADS := never
export UV_COMPILE_BYTECODE := 1
# Bytecode is kept even where the environment forbids it: the tests start hundreds of processes, and each would
# compile the package again.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help setup play play-terminal quick test test-long lint format types page compiled bench bench-compiled bench-env bench-page bench-move pictures sweep voices faults load hostile docs pin \
  coverage dist check-dist postgres ray openspiel clean

help:
	@echo "make play    play in a browser, which opens by itself"
	@echo "make play-terminal   play in this terminal: a menu asks what"
	@echo "make quick   lint, types and a selection of tests, in two minutes"
	@echo "make test    lint, types, documentation, and every test but the long ones"
	@echo "make test-long   the long tests: every edition, level, language and size; both engines; a cluster"
	@echo "make setup   prepare .venv and nothing else"
	@echo "make lint    ruff (lint and format) and mypy"
	@echo "make page    types and tests of the page's scripts"
	@echo "make compiled   the compiled engine, in an environment of its own: .venv-compiled"
	@echo "make bench   speed, beside its peers"
	@echo "make bench-compiled   the pure and the compiled engine, turn about"
	@echo "make bench-env   steps of the environments, beside those of others"
	@echo "make bench-page   the page in a browser: first load, press to reach lit, frames, memory"
	@echo "make sweep   every screen in every size and language: nothing covered, cut off or too small"
	@echo "make voices   what a screen reader hears of one turn of each side"
	@echo "make pictures   every screen in every size, light and dark, into build/pictures"
	@echo "make faults  kill, pause, fill and cut off a server and its database; nothing may be lost"
	@echo "make load    50 to 300 tables on SQLite and on PostgreSQL: delays, CPU time of a move, memory"
	@echo "make hostile   honest tables next to hostile clients, 30 minutes"
	@echo "make bench-move   where the CPU time of one move on a server goes"
	@echo "make docs    build the documentation into site/"
	@echo "make coverage   statements and branches of every package that the quick tests run"
	@echo "make dist    build what is published, into dist/; make check-dist installs and tries it"

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Gone Away needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==0.13.7

$(VENV)/.ready: requirements-dev.txt pyproject.toml | $(UV)
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements-dev.txt
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

setup: $(VENV)/.ready

# In a browser; HOST=0.0.0.0 lets friends in the same network in.
play: setup
	@$(BIN)/goneaway serve --browser $(if $(HOST),--host $(HOST))

play-terminal: setup
	@$(BIN)/goneaway play

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

docs: setup
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

# Types and tests of the page's scripts; Chromium for tests/browser.
page: setup
	@tests/page/check $(VENV)/left-out

# Built when the source has changed; exit 3 says that there is nothing to build it with.
compiled: setup
	@$(BIN)/python -m compiled.build

# The same for the tests: a C compiler and the headers of Python are installed where they are missing, if that
# can be done. Where it cannot the tests say so at their end, and fail on CI.
compiled-for-tests: setup
	@{ command -v cc && ls "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_paths()["include"])')/Python.h"; } \
	  >/dev/null 2>&1 || { \
	  echo "Installing a C compiler for the tests."; \
	  as=""; [ "$$(id -u)" = 0 ] || as="sudo -n"; \
	  { $$as apt-get update -qq && $$as apt-get install -qq -y --no-install-recommends gcc libc6-dev python3-dev >/dev/null; } \
	  || echo "A C compiler could not be installed here."; }
	@$(BIN)/python -m compiled.build || [ $$? -eq 3 ]

# Tests of tables that several processes serve need PostgreSQL: where it is missing it is installed, if that
# can be done. Where it cannot the tests say so at their end, and fail on CI.
postgres:
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || { \
	  echo "Installing PostgreSQL for the tests."; \
	  as=""; [ "$$(id -u)" = 0 ] || as="sudo -n"; \
	  { $$as apt-get update -qq && $$as apt-get install -qq -y --no-install-recommends postgresql >/dev/null; } \
	  || echo "PostgreSQL could not be installed here."; }

# Ray, for the tests of an arena on a cluster; not in requirements-dev.txt, for it is large and nobody plays with
# it. Where it cannot be installed (a Python younger than it) the tests say so at their end, and fail on CI.
ray: setup
	@[ $(VENV)/.ready-ray -nt requirements-ray.txt ] || { \
	  $(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements-ray.txt \
	  && touch $(VENV)/.ready-ray || echo "Ray could not be installed here."; }

# OpenSpiel, for the tests of both games as games of it; apart like Ray, and said alike where it is missing.
openspiel: setup
	@[ $(VENV)/.ready-openspiel -nt requirements-openspiel.txt ] || { \
	  $(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements-openspiel.txt \
	  && touch $(VENV)/.ready-openspiel || echo "OpenSpiel could not be installed here."; }

# Tests that need nothing but the development environment: some of every package. Whole files only, since a test
# that is named with :: would switch the sampling of all of them off (tests/sampling.py).
QUICK := tests/test_cases.py tests/test_declarations.py tests/test_legal.py tests/colditz/test_refusals.py \
  tests/test_house.py tests/test_storeys.py tests/test_chance.py tests/test_records.py tests/test_explaining.py \
  tests/test_bots.py tests/test_simulation.py tests/test_env_zoo.py tests/test_presenting_patrols.py tests/test_menu.py \
  tests/table/test_moves.py tests/web/test_door.py tests/web/test_messages.py tests/web/test_whole_games.py \
  tests/test_terms.py tests/test_repository.py tests/test_package.py
quick: lint
	$(BIN)/pytest -n $(JOBS) --dist worksteal $(QUICK)

# What is sampled here and left out here runs in `make test-long`: tests/sampling.py.
test: lint docs page postgres openspiel
	$(BIN)/pytest -n $(JOBS) --dist worksteal --ignore=tests/browser
	@# A browser that is driven has an event loop of its own for as long as its process lasts: apart from all others.
	! command -v chromium >/dev/null || $(BIN)/pytest -n $(JOBS) --dist worksteal tests/browser
	@cat $(VENV)/left-out

test-long: page postgres compiled-for-tests ray openspiel
	$(BIN)/pytest -n $(JOBS) --dist worksteal --suite=long --ignore=tests/browser
	! command -v chromium >/dev/null || $(BIN)/pytest -n $(JOBS) --dist worksteal --suite=long tests/browser
	@cat $(VENV)/left-out

$(VENV)/.ready-bench: requirements-bench.txt requirements-bench-catan.txt $(VENV)/.ready
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements-bench.txt
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --require-hashes -r requirements-bench-catan.txt
	@touch $@

bench: $(VENV)/.ready-bench
	$(BIN)/python bench/run.py

bench-compiled: setup compiled
	@$(BIN)/python bench/both.py $(ARGS)

bench-env: $(VENV)/.ready-bench compiled
	@$(UV) pip install --quiet --python .venv-compiled/bin/python --require-hashes -r requirements-bench.txt
	@$(BIN)/python bench/env.py $(ARGS)

bench-page: setup
	@$(BIN)/python -m bench.page

sweep: setup
	$(BIN)/pytest -n $(JOBS) --dist worksteal --suite=all tests/browser/test_sweep.py

# What a screen reader hears of one turn of each side.
voices: setup
	@$(BIN)/python -m tests.browser.voices $(ARGS)

pictures: setup
	@$(BIN)/python -m tests.browser.pictures build/pictures $(ARGS)

FAULTS ?= 300
faults: setup postgres
	$(BIN)/python -m tests.table.faults --faults $(FAULTS)

load: setup postgres
	PYTHONPATH=$(CURDIR) $(BIN)/python bench/load.py $(ARGS)

bench-move: setup
	$(BIN)/python bench/move.py $(ARGS)

# ARGS="--minutes 30 --addresses 1", or from 50; loopback only.
hostile: setup
	$(BIN)/python bench/hostile.py $(ARGS)

# Statements and branches of every package that these tests run. COVERED=tests covers more, and takes long.
COVERED ?= $(QUICK)
coverage: setup
	$(BIN)/pytest -n $(JOBS) --dist worksteal --cov --cov-report= $(COVERED)
	@$(BIN)/python -m bench.covered

# The source distribution and the pure wheel, with pinned build tools.
dist: setup
	rm -rf dist
	$(UV) build --quiet --build-constraints requirements-build.txt --require-hashes --out-dir dist

# Try the wheel as a stranger gets it: in a fresh environment, outside the source tree.
check-dist: setup
	rm -rf build/check-dist
	$(UV) venv --quiet --python $(BIN)/python build/check-dist
	$(UV) pip install --quiet --python build/check-dist/bin/python --constraints requirements-dev.txt dist/*.whl
	cd build/check-dist && env -u PYTHONPATH bin/goneaway --version
	cd build/check-dist && env -u PYTHONPATH bin/goneaway cases sectionx
	cd build/check-dist && env -u PYTHONPATH bin/goneaway simulate colditz --players 3 --bots random --games 1 --seed 1

# Pins by name and hash; no address of a registry ends up in the file.
pin: | $(UV)
	$(UV) export --quiet --format requirements.txt --group dev --group docs --no-emit-project -o requirements-dev.txt
	$(UV) export --quiet --format requirements.txt --extra serve --no-default-groups --no-emit-project -o requirements-serve.txt
	$(UV) export --quiet --format requirements.txt --only-group build -o requirements-build.txt
	$(UV) export --quiet --format requirements.txt --only-group bench -o requirements-bench.txt
	$(UV) export --quiet --format requirements.txt --only-group ray -o requirements-ray.txt
	$(UV) export --quiet --format requirements.txt --only-group openspiel -o requirements-openspiel.txt

clean:
	rm -rf $(VENV) .venv-compiled node_modules site build dist .coverage* .mypy_cache .ruff_cache .pytest_cache .hypothesis
