#!/usr/bin/env bash
# Starts PostgreSQL and Redis when they do not answer; installs them and HAProxy when they are absent
# and we may (Debian or Ubuntu, as root). Safe to run again.
set -euo pipefail

say() { printf 'services: %s\n' "$*"; }

# Commands of the database cluster live outside PATH on some systems.
export PATH="$PATH:/usr/sbin:/sbin"

missing=()
command -v pg_ctlcluster >/dev/null || missing+=(postgresql)
command -v redis-server >/dev/null || missing+=(redis-server)
command -v haproxy >/dev/null || missing+=(haproxy) # started by the tests of routing alone
if ((${#missing[@]})); then
    if [[ $(id -u) -eq 0 ]] && command -v apt-get >/dev/null; then
        say "installing ${missing[*]}"
        export DEBIAN_FRONTEND=noninteractive
        # One installation at a time: CI prepares the web client beside this.
        flock "${TMPDIR:-/tmp}/gonfalon-setup.lock" sh -ec '
            apt-get update -qq
            apt-get install -y -qq --no-install-recommends "$@" >/dev/null
        ' apt "${missing[@]}"
    else
        say "please install: ${missing[*]}" >&2
        exit 1
    fi
fi

wait_for() { # NAME COMMAND...: up to 30 s
    local name=$1 try
    shift
    for try in $(seq 60); do
        "$@" >/dev/null 2>&1 && return 0
        sleep 0.5
    done
    say "$name does not answer" >&2
    return 1
}

postgres_up() { pg_isready -q -h "${PGHOST:-127.0.0.1}" -p "${PGPORT:-5432}"; }
redis_up() { [[ $(redis-cli -h 127.0.0.1 -p 6379 ping 2>/dev/null) == PONG ]]; }

if ! postgres_up; then
    version=$(pg_lsclusters --no-header | awk '$2 == "main" { print $1 }' | sort -V | tail -n 1)
    if [[ -z $version ]]; then
        version=$(find /usr/lib/postgresql -mindepth 1 -maxdepth 1 -printf '%f\n' | sort -V | tail -n 1)
        pg_createcluster "$version" main >/dev/null
    fi
    say "starting PostgreSQL $version"
    # The launcher's children must not hold our output open.
    pg_ctlcluster --skip-systemctl-redirect "$version" main start </dev/null >/dev/null 2>&1 || true
    wait_for PostgreSQL postgres_up
fi

if ! redis_up; then
    say "starting Redis"
    redis-server --daemonize yes --bind 127.0.0.1 --port 6379 --save "" --appendonly no >/dev/null
    wait_for Redis redis_up
fi

say "PostgreSQL and Redis answer"
