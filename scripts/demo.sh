#!/usr/bin/env bash
# From a clean environment with the built wheel to a table with a bot, by `gonfalon demo`, timed:
# fails unless it can be played at within 60 seconds after the install.
set -euo pipefail
cd "$(dirname "$0")/.."
bin=$PWD/.venv/bin
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch"
say() { printf 'demo: %s\n' "$*"; }

from=$SECONDS
"$bin/python" -m pip wheel -q --no-deps --no-build-isolation --wheel-dir "$scratch" .
say "wheel built in $((SECONDS - from)) s: $(basename "$scratch"/gonfalon-*.whl)"
from=$SECONDS
"$bin/python" -m venv "$scratch/venv"
constraints=requirements/server.txt
[[ -f $constraints ]] || constraints=requirements/dev.txt
# Versions of the lock; its hashes are for --require-hashes, which a local wheel cannot have.
sed -E 's/ *\\$//; /^ +--hash/d' "$constraints" >"$scratch/constraints.txt"
"$scratch/venv/bin/pip" install -q --constraint "$scratch/constraints.txt" \
    "gonfalon[demo] @ file://$(echo "$scratch"/gonfalon-*.whl)"
say "installed into a clean environment in $((SECONDS - from)) s"
TEST_GONFALON=$scratch/venv/bin/gonfalon "$bin/python" -m pytest -q -s -p no:cacheprovider \
    tests/server/test_demo.py -k one_command
