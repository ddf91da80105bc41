#!/usr/bin/env bash
# `gonfalon demo --lan` and a friend who joins from another address of the network by the address
# it prints. The friend's Chromium runs in a network namespace, at the other end of a cable of its
# own: it reaches nothing else of this machine. Both take their turns at one table. Needs root, ip,
# Chromium, and web/node_modules for the browsers.
#
#   scripts/demo/network.sh
#
# PICTURES names a folder for a picture of each browser; NET is the network, 10.77.0 by default.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/demo/wait.sh
net=${NET:-10.77.0}
space=gonfalon-$$
near=gon$$ # names of interfaces have at most 15 characters
scratch=$(mktemp -d)
demo=''
end() {
    [[ -z $demo ]] || { kill -INT "$demo" && wait "$demo"; } 2>/dev/null || true
    ip link delete "$near" 2>/dev/null || true # and its other end with it
    ip netns delete "$space" 2>/dev/null || true
    rm -rf "$scratch"
}
trap end EXIT
chmod 755 "$scratch" # PostgreSQL of the demo is run by another user if this one is root
began=$EPOCHREALTIME
step() { # TEXT: what took until now since the step before
    local now=$EPOCHREALTIME
    LC_ALL=C printf 'network: %6.1f s  %s\n' "$(((${now/./} - ${began/./}) / 100000))e-1" "$1"
    began=$now
}

ip netns add "$space"
ip link add "$near" type veth peer name eth0 netns "$space"
ip address add "$net.1/24" dev "$near"
ip link set "$near" up
ip -n "$space" address add "$net.2/24" dev eth0
ip -n "$space" link set eth0 up
ip -n "$space" link set lo up
cat >"$scratch/friend" <<END
#!/bin/sh
exec ip netns exec $space ${CHROMIUM:-/usr/bin/chromium} "\$@"
END
chmod +x "$scratch/friend"
step "this machine is $net.1, the friend's $net.2"

.venv/bin/gonfalon demo --lan "$net.1" --no-browser --data "$scratch/data" >"$scratch/demo.txt" 2>&1 &
demo=$!
demo_is_ready "$demo" "$scratch/demo.txt"
step 'gonfalon demo --lan has printed its address'
address=$(grep -o '^ *http[^ ]*$' "$scratch/demo.txt")
GONFALON_E2E_ORIGIN=${address// /} GONFALON_ENTER=$link GONFALON_FRIEND=$scratch/friend \
    npm --prefix web run --silent e2e -- demo/network
step 'both have played, each in a Chromium of their own'
kill -INT "$demo"
wait "$demo"
demo=''
step 'Ctrl-C'
