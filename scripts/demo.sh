#!/usr/bin/env bash
# What a new user does with what is published: install it into a clean environment, run `gonfalon
# demo`, play. Each step says how many seconds it took; the whole must take less than five minutes.
#
#   scripts/demo.sh                  the wheel of this folder, with the client that is built
#   scripts/demo.sh --sdist          pip makes the wheel of the source distribution, client and all
#   scripts/demo.sh --clone          pip makes the wheel of a clean clone
#   scripts/demo.sh … --browser      … and a move is made in Chromium
#   scripts/demo.sh … PYTEST-ARGUMENT...
#
# With --sdist and --clone the Node of this machine is out of reach.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/demo/wait.sh
bin=$PWD/.venv/bin
source=wheel
browser=''
while [[ ${1-} == --sdist || ${1-} == --clone || ${1-} == --browser ]]; do
    if [[ $1 == --browser ]]; then browser=yes; else source=${1#--}; fi
    shift
done
scratch=$(mktemp -d)
demo=''
end() {
    [[ -z $demo ]] || { kill -INT "$demo" 2>/dev/null && wait "$demo"; } || true
    rm -rf "$scratch"
}
trap end EXIT
chmod 755 "$scratch" # PostgreSQL of the demo is run by another user if this one is root
began=$SECONDS
step() { # TEXT: what took until now since the step before
    printf 'demo: %4s s  %s\n' "$((SECONDS - began))" "$1"
    began=$SECONDS
}
weigh() { # MEGABYTES FILE
    local bytes
    bytes=$(stat -c %s "$2")
    printf 'demo:         %s: %s kB, at most %s MB\n' "$(basename "$2")" "$((bytes / 1000))" "$1"
    ((bytes <= $1 * 1000000))
}

complete() { # FILE: nothing of the sources is missing
    tar tzf "$1" --wildcards '*/src/gonfalon/kernel/play/match.py' '*/web/src/main.ts' \
        '*/scripts/web_facts.py' >/dev/null
}

# The wheel's limit was to be 3 MB. Modules, texts and client are 4 MB, compressed, without any
# picture or font; docs/contribute/releasing.md has the parts.
case $source in
wheel)
    "$bin/python" -m build --sdist --no-isolation --outdir "$scratch" . >/dev/null
    step 'source distribution built'
    weigh 5 "$scratch"/gonfalon-*.tar.gz
    complete "$scratch"/gonfalon-*.tar.gz
    "$bin/python" -m pip wheel -q --no-deps --no-build-isolation --wheel-dir "$scratch" .
    step 'wheel built of this folder, with the client that is there'
    weigh 6 "$scratch"/gonfalon-*.whl
    wanted=$(echo "$scratch"/gonfalon-*.whl)
    ;;
sdist)
    "$bin/python" -m build --sdist --no-isolation --outdir "$scratch" . >/dev/null
    step 'source distribution built'
    weigh 5 "$scratch"/gonfalon-*.tar.gz
    complete "$scratch"/gonfalon-*.tar.gz
    wanted=$(echo "$scratch"/gonfalon-*.tar.gz)
    ;;
clone)
    git clone -q --no-local --depth 1 "file://$PWD" "$scratch/gonfalon"
    step 'cloned'
    wanted=$scratch/gonfalon
    ;;
esac

first=$SECONDS
"$bin/python" -m venv "$scratch/venv"
step 'clean environment made'
# Versions of the lock; its hashes are for --require-hashes, which a wheel of one's own cannot have.
sed -E 's/ *\\$//; /^ +--hash/d' requirements/dev.txt >"$scratch/constraints.txt"
mkdir "$scratch/nothing" # on the path instead of Node: what uses one fails
printf '#!/bin/sh\necho "this is not to be used" >&2\nexit 1\n' >"$scratch/nothing/node"
chmod +x "$scratch/nothing/node"
ln -s node "$scratch/nothing/npm"
(cd "$scratch" && PATH=$scratch/nothing:$PATH "$scratch/venv/bin/pip" install -q \
    --constraint constraints.txt "$wanted[demo]")
step "pip install '$(basename "$wanted")[demo]'"

if [[ -z $browser ]]; then
    TEST_GONFALON=$scratch/venv/bin/gonfalon "$bin/python" -m pytest -q -s -p no:cacheprovider \
        tests/server/operating/test_demo.py -k one_command "$@"
    step 'gonfalon demo, a guest and a bot at a table, moves of both, Ctrl-C, the same once more'
else
    "$scratch/venv/bin/gonfalon" demo --no-browser --data "$scratch/data" >"$scratch/demo.txt" 2>&1 &
    demo=$!
    demo_is_ready "$demo" "$scratch/demo.txt"
    step 'gonfalon demo has printed its link'
    GONFALON_E2E_ORIGIN=${link%/enter/*} GONFALON_ENTER=$link \
        npm --prefix web run --silent e2e -- demo/first
    step 'in Chromium: link, lobby, table, a turn, and the bot has answered'
    kill -INT "$demo"
    wait "$demo"
    demo=''
    step 'Ctrl-C'
fi
printf 'demo: %4s s  from an empty folder to the end (at most 300)\n' "$((SECONDS - first))"
((SECONDS - first < 300))
