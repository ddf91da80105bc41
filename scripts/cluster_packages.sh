#!/usr/bin/env bash
# Installs what a cluster is made of (deploy/cluster) when it is absent and we may (Debian or Ubuntu,
# as root). Nothing is started. Safe to run again.
set -euo pipefail
export PATH="$PATH:/usr/sbin:/sbin"

missing=()
for program in patroni:patroni etcd:etcd-server haproxy:haproxy pgbackrest:pgbackrest; do
    command -v "${program%%:*}" >/dev/null || missing+=("${program##*:}")
done
((${#missing[@]})) || exit 0
if [[ $(id -u) -ne 0 ]] || ! command -v apt-get >/dev/null; then
    printf 'cluster: please install: %s\n' "${missing[*]}" >&2
    exit 1
fi
printf 'cluster: installing %s\n' "${missing[*]}"
# Debian starts what it installs, unless this says no.
policy=/usr/sbin/policy-rc.d
if [[ ! -e $policy ]]; then
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod +x "$policy"
    trap 'rm -f "$policy"' EXIT
fi
export DEBIAN_FRONTEND=noninteractive
flock "${TMPDIR:-/tmp}/gonfalon-setup.lock" sh -ec '
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null
' apt "${missing[@]}"
