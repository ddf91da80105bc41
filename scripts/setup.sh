#!/usr/bin/env bash
# Makes a fresh clone ready for work: Python environment from the locked requirements, services,
# the packages of the web client. Quick when there is nothing to do. With --browser also Chromium,
# for the tests in a browser.
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
command -v npm >/dev/null || packages+=(nodejs npm)
if [[ ${1-} == --browser ]]; then
    command -v "${CHROMIUM:-chromium}" >/dev/null || packages+=(chromium)
fi
if ((${#packages[@]})); then
    if [[ $(id -u) -eq 0 ]] && command -v apt-get >/dev/null; then
        say "installing ${packages[*]}"
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -qq -o Acquire::Retries=3
        apt-get install -y -qq -o Acquire::Retries=3 --no-install-recommends "${packages[@]}" >/dev/null
    else
        say "please install: ${packages[*]}" >&2
        exit 1
    fi
fi

# Web client: beside the Python environment, which uses one processor.
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || {
    say "the web client needs Node 20.19 or newer, this is $(node -v)" >&2
    exit 1
}
install_web() {
    local stamp=web/node_modules/.setup-stamp key
    key=$(cat web/package.json web/package-lock.json | sha256sum | cut -d ' ' -f 1)
    if [[ ! -f $stamp || $(<"$stamp") != "$key" ]]; then
        say "installing the web client's packages"
        # Not `npm ci`: it refuses a lock that lacks the builds for platforms other than this one,
        # and a mirror need not have them all. Versions and hashes are those of the lock all the
        # same.
        npm --prefix web install --no-save --no-audit --no-fund --loglevel=error
        printf '%s' "$key" >"$stamp"
    fi
}
install_web &
web=$!

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

wait "$web"
say "ready"
