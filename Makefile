# Everything a contributor needs. `make setup` first; `make check` before a change is offered.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
BIN := .venv/bin
export PATH := $(CURDIR)/.node/bin:$(PATH)

.PHONY: help setup hooks services web quick check test slow lint format docs pictures lock clean

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 20

setup: ## environment, services: everything for work and tests
	@bash scripts/setup.sh

hooks: setup ## check format, generated files and the subject at every commit
	@$(BIN)/pre-commit install

services: ## start PostgreSQL and Redis if they are not up
	@bash scripts/services.sh

web: setup ## build the web client into web/dist, from where the server and the wheel take it
	@npm --prefix web run --silent build

quick: setup ## after each change: form, types, layers, and the tests beside what has changed
	@$(BIN)/python -m scripts.project.quick

check: ## all that CI runs
	@bash .ci/run

test: setup ## the tests (T="path or options" for some of them)
	@$(BIN)/python -m pytest $(T)

slow: setup ## the tests that CI leaves out: whole matches, the demo, what is measured by the clock
	@$(BIN)/python -m pytest -q -m slow --deselect tests/server/api/test_openapi.py $(T) tests

lint: setup ## format check, lint, types, layers
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: setup ## put the code into shape
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

docs: setup ## build the documentation into docs/_build/html
	@$(BIN)/python -m sphinx -W --keep-going -q -b html docs docs/_build/html
	@echo "docs/_build/html/index.html"

pictures: web ## take the pictures of README and docs again, from the client that is built
	@SCREENSHOTS=1 npm --prefix web run --silent e2e -- docs/

# No index, option or path of the machine that made it may enter a lock.
LOCK := CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --generate-hashes \
	--allow-unsafe --strip-extras --no-emit-index-url --no-emit-find-links \
	--no-emit-trusted-host --no-emit-options

lock: ## pin the requirements again (U=--upgrade to move to newer versions)
	@$(LOCK) $(U) --extra dev --extra cli --extra play --extra server --output-file requirements/dev.txt pyproject.toml
	@$(LOCK) $(U) --extra play --constraint requirements/dev.txt --output-file requirements/play.txt pyproject.toml
	@$(LOCK) $(U) --extra server --constraint requirements/dev.txt --output-file requirements/server.txt pyproject.toml
	@$(BIN)/python -c 'from build_backend.client import NODE; print(NODE)' | $(LOCK) --output-file requirements/node.txt -
	@if grep -nE '://|^--|file:/|(^|[[:space:]])/[a-z]' requirements/*.txt; then \
		echo "lock: an address or a path got in" >&2; exit 1; fi

clean: ## remove what can be made again (the environment stays)
	@rm -rf build dist web/dist docs/_build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
