#!/usr/bin/env bash
# A game of another package: installs examples/banners beside Gonfalon, into an environment of its
# own, and plays it, without an edit anywhere else.
#
#   scripts/example_game.sh              everything but the browser
#   scripts/example_game.sh --browser    only a whole match by clicking, in Chromium
#
# The environment is a copy of .venv (by links, so it costs nothing) with the package installed.
set -euo pipefail
cd "$(dirname "$0")/.."
work=build/example
python=$PWD/$work/venv/bin/python

if [[ ${1-} == --browser ]]; then
    shift
    GONFALON_PYTHON=$python npm --prefix web run --silent e2e -- --grep @plugin "$@"
    exit
fi

rm -rf "$work"
mkdir -p "$work"
cp -al .venv "$work/venv"
"$python" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation \
    ./examples/banners

"$python" -m pytest -q -p no:cacheprovider -p gonfalon.proving.citing.coverage_plugin \
    --rules-file "$work/rules.json" examples/banners/tests "$@"
"$python" -m gonfalon rules banners --coverage --from "$work/rules.json"
"$python" -m gonfalon simulate banners --matches 300
"$python" -m gonfalon fidelity banners --matches 20
"$python" -m gonfalon leaks banners --states 100 --runs 10

# A whole match in the terminal: always the first answer, then Enter at the end.
{ yes 1 || true; } 2>/dev/null | head -n 12 >"$work/keys.txt"
echo >>"$work/keys.txt"
"$python" -m gonfalon play banners --seed example --record "$work/match.gon" <"$work/keys.txt" \
    >"$work/terminal.txt"
grep -E 'won, with [0-9]+ points?' "$work/terminal.txt"
"$python" -m gonfalon verify "$work/match.gon"
