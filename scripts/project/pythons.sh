#!/usr/bin/env bash
# The same wheel under every Python that is declared and that this machine has: installs, starts,
# and plays the same matches to the same digests.
#
#   scripts/project/pythons.sh [RECORDS]            matches of each game (20)
#   SERVER=1 scripts/project/pythons.sh [RECORDS]   also installs the server's lock and imports it
#
# Pythons are looked for on the PATH and among those of pyenv. One that is declared and not found is
# named in the end, and is no failure.
set -euo pipefail
cd "$(dirname "$0")/../.."
bin=$PWD/.venv/bin
work=build/pythons
records=${1:-20}
games=(crusaders glory mastery paladins)

declared=$(sed -n 's/.*"Programming Language :: Python :: \(3\.[0-9]*\)".*/\1/p' pyproject.toml)
rm -rf "$work"
mkdir -p "$work"
GONFALON_CLIENT=0 "$bin/python" -m pip wheel --quiet --no-deps --no-build-isolation \
    --wheel-dir "$work" .
wheel=$(echo "$work"/gonfalon-*.whl)

interpreter() { # VERSION: prints the first that starts
    local found
    for found in "$(command -v "python$1")" "${PYENV_ROOT:-$HOME/.pyenv}/versions/$1".*/bin/python3; do
        if [[ -x $found ]] && "$found" -c '' 2>/dev/null; then
            printf '%s' "$found"
            return 0
        fi
    done
    return 1
}

first='' missing=()
for version in $declared; do
    if ! python=$(interpreter "$version"); then
        missing+=("$version")
        continue
    fi
    began=$SECONDS
    own=$work/$version
    "$python" -m venv "$own"
    "$own/bin/python" -m pip install --quiet --disable-pip-version-check --no-index --no-deps "$wheel"
    for game in "${games[@]}"; do
        "$own/bin/gonfalon" digests "$game" --records "$records" --quiet >"$own/$game.txt"
        [[ $(wc -l <"$own/$game.txt") -ge $records ]]
        [[ -z $first ]] || diff "$work/$first/$game.txt" "$own/$game.txt"
    done
    first=${first:-$version}
    printf '%s: %s matches of each of %s games, digests as under %s, %s s\n' \
        "$("$own/bin/python" -V)" "$records" "${#games[@]}" "$first" "$((SECONDS - began))"
    if [[ ${SERVER:-} == 1 ]]; then
        "$own/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes \
            -r requirements/server.txt
        "$own/bin/python" -m pip check
        DJANGO_SETTINGS_MODULE=gonfalon.server.settings GONFALON_ORIGIN=http://localhost:8000 \
            "$own/bin/python" -c 'import django; django.setup(); import gonfalon.server.urls' &&
            printf '%s: the server is installed from its lock, and imported\n' "$version"
    fi
done
[[ -n $first ]] || {
    echo 'pythons: none of those declared was found' >&2
    exit 1
}
((${#missing[@]} == 0)) || printf 'not on this machine: %s\n' "${missing[*]}"
