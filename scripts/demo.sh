#!/usr/bin/env bash
# From a clean environment with the built wheel to a table with a bot, by `gonfalon demo`, timed:
# fails unless it can be played at within 60 seconds after the install. Then once more as a new user
# would: install, start, open the link in a browser, make a move; within three minutes.
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
installed=$((SECONDS - from))
say "installed into a clean environment in $installed s"
TEST_GONFALON=$scratch/venv/bin/gonfalon "$bin/python" -m pytest -q -s -p no:cacheprovider \
    tests/server/test_demo.py -k one_command

from=$SECONDS
"$scratch/venv/bin/gonfalon" demo --no-browser --data "$scratch/data" >"$scratch/demo.txt" 2>&1 &
demo=$!
trap 'kill -INT "$demo" 2>/dev/null; wait "$demo" || true; rm -rf "$scratch"' EXIT
until link=$(grep -o 'http[^ ]*/enter/[^ ]*' "$scratch/demo.txt"); do
    kill -0 "$demo" || { cat "$scratch/demo.txt"; exit 1; }
    sleep 0.2
done
GONFALON_E2E_ORIGIN=${link%/enter/*} GONFALON_ENTER=$link \
    npm --prefix web run --silent e2e -- e2e/first.spec.ts
taken=$((installed + SECONDS - from))
say "install, start, and a move in the browser that the bot answered: $taken s (goal 180)"
[[ $taken -lt 180 ]]
