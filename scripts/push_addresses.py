"""Submit hostile endpoints of browsers, and see at the socket where accepted ones lead.

    python scripts/push_addresses.py [--addresses 100000] [--redirects 2000] [--seed 1]

Backslashes, users, percent signs, dots of other scripts, ports, IPv6, redirects, and names of push
services that resolve to inner addresses or change their mind. Nothing leaves the machine: a hook
below all libraries stops each connection and notes where it would have gone. Fails if one would
have gone anywhere but to a push service, or if none was made. The short form is
`tests/server/jobs/test_push_endpoints.py`. Needs neither PostgreSQL nor Redis.
"""

from __future__ import annotations

import argparse
import logging
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.harness.ground import set_up_django


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--addresses", type=int, default=100_000)
    parser.add_argument("--redirects", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    set_up_django()
    from django.conf import settings

    from tests.server.push_addresses import SERVICE, judge_addresses, judge_redirects
    from tests.server.pushing import VAPID, Receiver

    logging.disable(logging.CRITICAL)
    environment: Any = settings.ENVIRONMENT
    settings.ENVIRONMENT = replace(environment, **VAPID)
    found = judge_addresses(wanted.addresses, wanted.seed)
    with Receiver() as receiver:
        settings.PUSH_TRIALS = (receiver.address,)
        redirected = judge_redirects(wanted.redirects, wanted.seed, receiver)
    wrong = found.wrong + redirected.wrong
    for endpoint, where in wrong[:20]:
        print(f"{endpoint!r} leads to {where}")
    elsewhere = sum(count for where, count in found.connected.items() if where not in SERVICE)
    print(f"{found.tried} endpoints, {found.accepted} accepted")
    print(f"{found.connected.total()} connections, {elsewhere} of them not to a push service")
    print(f"{redirected.tried} redirects, {redirected.connected.total()} followed")
    return int(bool(wrong) or elsewhere > 0 or not found.connected or bool(redirected.connected))


if __name__ == "__main__":
    sys.exit(main())
