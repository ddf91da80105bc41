#!/usr/bin/env bash
# `gonfalon demo` in a minimal Debian that has Python and nothing else: no Node, no compiler, no
# PostgreSQL. Its user installs a clean clone with pip and starts the demo; a move is made in the
# Chromium of this machine. Needs root, debootstrap, and web/node_modules for the browser.
#
#   scripts/demo/root.sh FOLDER     the root, which is made if it is not there (400 MB)
#
# BIND names folders of this machine that are shown inside, such as a package index of its own. The
# settings of pip (PIP_…, /etc/pip.conf) and the certificates are taken along.
set -euo pipefail
root=$(realpath -m "${1:?the folder of the root}")
cd "$(dirname "$0")/../.."
. scripts/demo/wait.sh
if [[ ${UNSHARED-} != yes ]]; then # mounts of our own, gone with this process
    UNSHARED=yes exec unshare --mount "$0" "$root"
fi
port=8123
demo=''
end() {
    [[ -z $demo ]] || { kill -INT "$(<"$root/srv/player/pid")" && wait "$demo"; } 2>/dev/null || true
}
trap end EXIT
began=$SECONDS
step() { # TEXT: what took until now since the step before
    printf 'root: %4s s  %s\n' "$((SECONDS - began))" "$1"
    began=$SECONDS
}

if [[ ! -x $root/usr/bin/python3 ]]; then
    debootstrap --variant=minbase --include=python3,python3-venv,ca-certificates \
        "${SUITE:-bookworm}" "$root" >/dev/null
    step 'debootstrap'
fi
for folder in ${BIND-}; do
    mkdir -p "$root$folder"
    mount --bind -o ro "$folder" "$root$folder"
done
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
cp /etc/resolv.conf "$root/etc/resolv.conf"
mkdir -p "$root/etc/ssl/certs"
cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
[[ ! -f /etc/pip.conf ]] || cp /etc/pip.conf "$root/etc/pip.conf"
chroot "$root" id player >/dev/null 2>&1 || chroot "$root" useradd --home-dir /srv/player player
rm -rf "$root/srv/player"
mkdir -p "$root/srv/player"
git clone -q --no-local --depth 1 "file://$PWD" "$root/srv/player/gonfalon"
sed -E 's/ *\\$//; /^ +--hash/d' requirements/dev.txt >"$root/srv/player/constraints.txt"
chroot "$root" chown -R player: /srv/player

mapfile -t settings < <(env | grep -E '^(PIP_|SSL_CERT_FILE=|NODE_EXTRA_CA_CERTS=|https?_proxy=|no_proxy=)' || true)
inside() { # COMMAND...: as its user
    chroot --userspec=player: "$root" /usr/bin/env -i HOME=/srv/player LANG=C.UTF-8 \
        PATH=/usr/local/bin:/usr/bin:/bin "${settings[@]}" "$@"
}
inside sh -c '. /etc/os-release; echo "root: $PRETTY_NAME, $(python3 --version), $(dpkg --list | grep -c ^ii) packages;" \
    "node: $(command -v node || echo none), cc: $(command -v cc || echo none), postgres: $(command -v postgres || echo none)"'
step 'the root is ready, with a clean clone'
inside python3 -m venv /srv/player/venv
step 'python3 -m venv'
inside sh -c 'cd ~/gonfalon && ~/venv/bin/pip install -q --constraint ~/constraints.txt ".[demo]"' 2>&1 |
    grep -v '^WARNING' || true
inside test -x /srv/player/venv/bin/gonfalon
step "pip install '.[demo]'"
inside sh -c "cd && echo \$\$ >pid && exec venv/bin/gonfalon demo --no-browser --port $port" \
    >"$root/srv/player/demo.txt" 2>&1 &
demo=$!
demo_is_ready "$demo" "$root/srv/player/demo.txt"
step 'gonfalon demo has printed its link'
GONFALON_E2E_ORIGIN=${link%/enter/*} GONFALON_ENTER=$link \
    npm --prefix web run --silent e2e -- demo/first
step 'in Chromium: link, lobby, table, a turn, and the bot has answered'
kill -INT "$(<"$root/srv/player/pid")"
wait "$demo"
demo=''
step 'Ctrl-C'
