#!/usr/bin/env bash
# The compiled build: the rules under mypyc pass the same tests, play the same matches to the same
# digests (whatever the order of sets and dictionaries), and are at least 2.5 times as fast as the
# interpreted ones in the same run.
#
#   scripts/compiled.sh [RECORDS]      how many records are compared (20; a release compares 200)
#   scripts/compiled.sh --build        only build it, into build/compiled
#   scripts/compiled.sh --built [RECORDS]   only look at what has been built
set -euo pipefail
cd "$(dirname "$0")/.."
bin=.venv/bin
work=build/compiled

if [[ ${1:-} != --built ]]; then
    rm -rf "$work"
    mkdir -p "$work"
    GONFALON_COMPILE=1 GONFALON_CLIENT=0 "$bin/python" -m pip wheel --quiet --disable-pip-version-check \
        --no-deps --no-build-isolation --wheel-dir "$work" .
    "$bin/python" -m zipfile -e "$work"/gonfalon-*.whl "$work/site"
    [[ ${1:-} != --build ]] || exit 0
else
    shift
fi
records=${1:-20}

# The compiled package comes first on the path; tests that read data files find them in src. Tests
# of texts and schemas read files only: what is compiled makes no difference to them. Of the games,
# CI runs those tests that play on: records, perft, worked examples, random walks, bots, and
# whatever is marked slow. GONFALON_EVERY_TEST=1, for a release, runs all of them.
cp -r tests pyproject.toml "$work/"
ln -sfn "$PWD/src" "$work/src"
ln -sfn "$PWD/docs" "$work/docs"
ln -sfn "$PWD/examples" "$work/examples"
cd "$work"
python=../../$bin/python
export PYTHONPATH=$PWD/site
"$python" -c 'import gonfalon.kernel.play.match as m; print(m.__file__); assert m.__file__.endswith(".so")'
run_tests() {
    "$python" -m pytest -q -p no:cacheprovider -n auto \
        --ignore-glob='*/test_*texts*.py' --ignore-glob='*/test_schema.py' "$@"
}
shopt -s globstar nullglob
playing=(tests/games/test_{records,saved}.py tests/games/texts/test_labels.py)
playing+=(tests/games/**/test_{golden,perft,heuristic,leaks,examples*,*walk*,odds,*chances}.py)
playing+=(tests/games/**/information/test_*.py)
shopt -u globstar nullglob
if [[ ${GONFALON_EVERY_TEST:-} == 1 ]]; then
    run_tests tests/kernel tests/games tests/proving tests/testing tests/bots
else
    run_tests tests/kernel tests/proving tests/testing tests/bots "${playing[@]}"
fi
same_digests() { # GAME
    PYTHONHASHSEED=1 "$python" -m gonfalon digests "$1" --records "$records" >"compiled-$1.txt"
    PYTHONHASHSEED=2 PYTHONPATH=../../src "$python" -m gonfalon digests "$1" \
        --records "$records" >"pure-$1.txt"
    diff "pure-$1.txt" "compiled-$1.txt"
    tail -n 1 "compiled-$1.txt"
}
export -f same_digests
export python records
printf '%s\n' crusaders glory mastery paladins | xargs -P "$(nproc)" -I GAME bash -ec 'same_digests GAME'
cd ../..
"$bin/python" scripts/compare_builds.py src "$work/site" --rounds 3 --seconds 0.6 --require 2.5
