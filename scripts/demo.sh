#!/usr/bin/env bash
# What is published, and what a new user does with it. Source distribution and wheel are built and
# weighed; the wheel is installed into a clean environment; `gonfalon demo` leads to a table with a
# bot within 60 seconds; then once more in a browser: install, start, open the link, make a move,
# within three minutes.
#
#   scripts/demo.sh            the wheel of this folder, with the client that is built
#   scripts/demo.sh --sdist    the wheel is made from the source distribution, client and all, without
#                              a Node of this machine
set -euo pipefail
cd "$(dirname "$0")/.."
bin=$PWD/.venv/bin
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch"
say() { printf 'demo: %s\n' "$*"; }

weigh() { # MEBIBYTES FILE
    local bytes
    bytes=$(stat -c %s "$2")
    say "$(basename "$2"): $((bytes / 1024)) KiB (at most $1 MiB)"
    ((bytes <= $1 * 1024 * 1024))
}
"$bin/python" -m build --sdist --no-isolation --outdir "$scratch" . >/dev/null
weigh 5 "$scratch"/gonfalon-*.tar.gz
from=$SECONDS
if [[ ${1-} == --sdist ]]; then
    mkdir "$scratch/nothing" # on the path instead of Node: what uses one fails
    printf '#!/bin/sh\necho "this is not to be used" >&2\nexit 1\n' >"$scratch/nothing/node"
    chmod +x "$scratch/nothing/node"
    ln -s node "$scratch/nothing/npm"
    PATH=$scratch/nothing:$PATH "$bin/python" -m pip wheel -q --no-deps --wheel-dir "$scratch" \
        "$scratch"/gonfalon-*.tar.gz
else
    "$bin/python" -m pip wheel -q --no-deps --no-build-isolation --wheel-dir "$scratch" .
fi
say "wheel built in $((SECONDS - from)) s"
weigh 7 "$scratch"/gonfalon-*.whl
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
