#!/bin/sh
# Backs up every night at three (UTC): everything on Sundays, what has changed on other days.
set -eu
pgbackrest --stanza=gonfalon stanza-create
while true; do
    now=$(date -u +%s)
    sleep $(((86400 + 3 * 3600 - now % 86400) % 86400 + 1))
    type=diff
    if [ "$(date -u +%u)" = 7 ]; then type=full; fi
    pgbackrest --stanza=gonfalon --type="$type" backup || echo "backup failed" >&2
done
