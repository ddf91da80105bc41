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
    GONFALON_COMPILE=1 "$bin/python" -m pip wheel --quiet --disable-pip-version-check \
        --no-deps --no-build-isolation --wheel-dir "$work" .
    "$bin/python" -m zipfile -e "$work"/gonfalon-*.whl "$work/site"
    [[ ${1:-} != --build ]] || exit 0
else
    shift
fi
records=${1:-20}

# The compiled package comes first on the path; tests that read data files find them in src. Tests
# of texts and schemas read files only: what is compiled makes no difference to them.
cp -r tests pyproject.toml "$work/"
ln -s "$PWD/src" "$work/src"
ln -s "$PWD/docs" "$work/docs"
ln -s "$PWD/examples" "$work/examples"
cd "$work"
python=../../$bin/python
export PYTHONPATH=$PWD/site
"$python" -c 'import gonfalon.kernel.match as m; print(m.__file__); assert m.__file__.endswith(".so")'
"$python" -m pytest -q -p no:cacheprovider -n auto \
    --ignore-glob='*/test_*texts*.py' --ignore-glob='*/test_schema.py' \
    tests/kernel tests/games tests/proving tests/testing tests/bots
for game in crusaders glory mastery paladins; do
    PYTHONHASHSEED=1 "$python" -m gonfalon digests "$game" --records "$records" >compiled.txt
    PYTHONHASHSEED=2 PYTHONPATH=../../src "$python" -m gonfalon digests "$game" \
        --records "$records" >pure.txt
    diff pure.txt compiled.txt
    tail -n 1 compiled.txt
done
cd ../..
"$bin/python" scripts/compare_builds.py src "$work/site" --rounds 3 --seconds 0.6 --require 2.5
