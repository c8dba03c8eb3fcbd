# `make play` serves the page, `make test` checks everything, `make help` lists the rest.
# Whatever is missing is set up first, in .venv and web/node_modules.

PORT ?= 8000
DATA ?= data
JOBS ?= 2
TESTS ?= not long

BIN := .venv/bin
UV := $(BIN)/uv
export VIRTUAL_ENV := $(CURDIR)/.venv
export PATH := $(CURDIR)/$(BIN):$(PATH)

PAGE := src/sanle/server/page/200.html
PAGE_SOURCES := $(wildcard web/*.js web/*.ts web/*.json) $(shell find web/src web/static 2>/dev/null) \
	$(wildcard src/sanle/text/*.ftl src/sanle/games/*/text/*.ftl)
MODULES := web/node_modules/.package-lock.json

.NOTPARALLEL:
.PHONY: help play page test test-long kernels lint types page-check browser format bench dist lock clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | expand -t 14

## Use

play: .venv/.run $(PAGE) ## serve the page at http://127.0.0.1:8000 (PORT=8001, LAN=1 for everyone in the room)
	$(BIN)/sanle serve --port $(PORT) --data $(DATA) $(if $(LAN),--lan)

page: $(PAGE) ## build the page

## Check

# The page's tests run by themselves: Playwright leaves an event loop running in their process.
test: lint types page-check browser $(PAGE) kernels ## everything a change must pass
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n $(JOBS) --dist worksteal -m "not page and ($(TESTS))"
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n $(JOBS) --dist worksteal -m "page and ($(TESTS))"
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -m "plain and ($(TESTS))"

test-long: ## the same with the long tests
	$(MAKE) test TESTS="long or not long"

kernels: .venv/.dev
	NUMBA_BOUNDSCHECK=1 $(BIN)/sanle warm

lint: .venv/.dev ## style, and the floors of the house
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/lint-imports --no-logo

types: .venv/.dev ## mypy, strict
	$(BIN)/mypy

page-check: .venv/.dev $(MODULES) ## the page's style, types and unit tests
	cd web && npm run format:check && npm run check && npm test

browser:
	scripts/browser.sh

bench: .venv/.dev ## kernels against their peers
	$(BIN)/sanle bench

dist: .venv/.dev $(PAGE) ## the wheel with the page inside, tried in an empty environment
	rm -rf dist
	$(UV) build --wheel --quiet --build-constraints requirements-dev.lock
	$(BIN)/python scripts/check_dist.py dist/*.whl

## Change

format: .venv/.dev $(MODULES) ## write everything in the house style
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	cd web && npm run format

COMPILE := pip compile pyproject.toml --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate --quiet $(if $(UPGRADE),--upgrade)

lock: .venv/.uv ## write the lock files after a change of dependencies (UPGRADE=1: newest versions)
	$(UV) $(COMPILE) --extra server --output-file requirements.lock
	$(UV) $(COMPILE) --all-extras --group dev --constraints requirements.lock --output-file requirements-dev.lock
	scripts/node.sh
	cd web && npm install --package-lock-only

clean: ## remove what was built (.venv, node_modules and data stay)
	rm -rf dist web/.svelte-kit src/sanle/server/page .pytest_cache .mypy_cache .ruff_cache .import_linter_cache

## Set up (a stamp each, so that a second run starts at once)

.venv/.uv: scripts/venv.sh
	scripts/venv.sh
	@touch $@

.venv/.run: requirements.lock pyproject.toml | .venv/.uv
	$(UV) pip install --quiet --require-hashes -r requirements.lock
	$(UV) pip install --quiet --no-deps --build-constraints requirements-dev.lock --editable .
	@touch $@

.venv/.dev: requirements-dev.lock pyproject.toml | .venv/.uv
	$(UV) pip sync --quiet --require-hashes requirements-dev.lock
	$(UV) pip install --quiet --no-deps --build-constraints requirements-dev.lock --editable .
	@touch $@ .venv/.run

$(MODULES): web/package.json web/package-lock.json | .venv/.uv
	scripts/node.sh
	cd web && npm ci --no-progress
	@touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	scripts/node.sh
	cd web && npm run build --silent -- --logLevel error
