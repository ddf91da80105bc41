#!/usr/bin/env bash
# Makes a fresh clone ready for work: Python environment from the locked requirements, services,
# the packages of the web client. Quick when there is nothing to do.
#
#   scripts/setup.sh [--browser]   all of it; with Chromium, for the tests in a browser
#   scripts/setup.sh --web         only the web client
#   scripts/setup.sh --python      only the Python environment and the services
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf 'setup: %s\n' "$*"; }
python=${PYTHON:-python3.11}
venv=.venv

# System packages, only those that are missing.
packages=()
if [[ ${1-} != --web ]]; then
    command -v "$python" >/dev/null || packages+=(python3.11)
    "$python" -c 'import ensurepip, venv' 2>/dev/null || packages+=(python3.11-venv)
    header='import os, sysconfig; raise SystemExit(not os.path.exists(os.path.join(sysconfig.get_paths()["include"], "Python.h")))'
    "$python" -c "$header" 2>/dev/null || packages+=(python3.11-dev)
    command -v cc >/dev/null || packages+=(build-essential)
fi
if [[ ${1-} == --browser ]]; then
    command -v "${CHROMIUM:-chromium}" >/dev/null || packages+=(chromium)
fi
if ((${#packages[@]})); then
    if [[ $(id -u) -eq 0 ]] && command -v apt-get >/dev/null; then
        say "installing ${packages[*]}"
        export DEBIAN_FRONTEND=noninteractive
        flock "${TMPDIR:-/tmp}/gonfalon-setup.lock" sh -ec '
            apt-get update -qq -o Acquire::Retries=3
            apt-get install -y -qq -o Acquire::Retries=3 --no-install-recommends "$@" >/dev/null
        ' apt "${packages[@]}"
    else
        say "please install: ${packages[*]}" >&2
        exit 1
    fi
fi

install_web() {
    local folder
    folder=$(bash scripts/node.sh)
    PATH=$folder:$PATH
    local stamp=web/node_modules/.setup-stamp key
    key=$(cat web/package.json web/package-lock.json | sha256sum | cut -d ' ' -f 1)
    if [[ ! -f $stamp || $(<"$stamp") != "$key" ]]; then
        say "installing the web client's packages"
        # Not `npm ci`: it refuses a lock that lacks the builds for platforms other than this one,
        # and a mirror need not have them all. Versions and hashes are those of the lock all the
        # same.
        npm --prefix web install --prefer-offline --no-save --no-audit --no-fund --loglevel=error
        printf '%s' "$key" >"$stamp"
    fi
}
if [[ ${1-} == --web ]]; then
    install_web
    exit
fi
web=''
if [[ ${1-} != --python ]]; then
    install_web & # beside the Python environment, which uses one processor
    web=$!
fi

# Python environment, made anew only when the locks or the package's own metadata changed.
key=$({
    "$python" -VV
    pwd
    cat requirements/dev.txt pyproject.toml hatch_build.py build_backend/*.py
} | sha256sum | cut -d ' ' -f 1)
stamp=$venv/.setup-stamp
if [[ ! -f $stamp || $(<"$stamp") != "$key" ]]; then
    if [[ $("$venv/bin/python" -V 2>&1) != "$("$python" -V)" ]]; then
        say "creating $venv"
        "$python" -m venv --clear "$venv"
    fi
    rm -f "$stamp"
    say "installing the locked requirements"
    # The lock names every package, so nothing has to be resolved. Modules are compiled when they
    # are first imported: most never are.
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --no-compile \
        --require-hashes -r requirements/dev.txt
    say "installing gonfalon itself, editable"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
    printf '%s' "$key" >"$stamp"
fi

bash scripts/services.sh

[[ -z $web ]] || wait "$web"
say "ready"
