#!/usr/bin/env bash
# Makes a fresh clone ready for work: Python environment from the locked requirements, services,
# and, once there is a web client, its packages. Quick when there is nothing to do.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf 'setup: %s\n' "$*"; }
python=${PYTHON:-python3.11}
venv=.venv

# System packages, only those that are missing.
packages=()
command -v "$python" >/dev/null || packages+=(python3.11)
"$python" -c 'import ensurepip, venv' 2>/dev/null || packages+=(python3.11-venv)
header='import os, sysconfig; raise SystemExit(not os.path.exists(os.path.join(sysconfig.get_paths()["include"], "Python.h")))'
"$python" -c "$header" 2>/dev/null || packages+=(python3.11-dev)
command -v cc >/dev/null || packages+=(build-essential)
if ((${#packages[@]})); then
    if [[ $(id -u) -eq 0 ]] && command -v apt-get >/dev/null; then
        say "installing ${packages[*]}"
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -qq
        apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
    else
        say "please install: ${packages[*]}" >&2
        exit 1
    fi
fi

# Python environment, made anew only when the locks or the package's own metadata changed.
key=$({
    "$python" -VV
    pwd
    cat requirements/dev.txt pyproject.toml hatch_build.py
} | sha256sum | cut -d ' ' -f 1)
stamp=$venv/.setup-stamp
if [[ ! -f $stamp || $(<"$stamp") != "$key" ]]; then
    if [[ $("$venv/bin/python" -V 2>&1) != "$("$python" -V)" ]]; then
        say "creating $venv"
        "$python" -m venv --clear "$venv"
    fi
    rm -f "$stamp"
    say "installing the locked requirements"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
    say "installing gonfalon itself, editable"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
    printf '%s' "$key" >"$stamp"
fi

bash scripts/services.sh

# Web client.
if [[ -f web/package.json ]]; then
    key=$(cat web/package.json web/package-lock.json 2>/dev/null | sha256sum | cut -d ' ' -f 1)
    stamp=web/node_modules/.setup-stamp
    if [[ ! -f $stamp || $(<"$stamp") != "$key" ]]; then
        say "installing the web client's packages"
        if [[ -f web/package-lock.json ]]; then
            npm --prefix web ci --no-audit --no-fund
        else
            npm --prefix web install --no-audit --no-fund
        fi
        printf '%s' "$key" >"$stamp"
    fi
fi

say "ready"
