"""How long it takes to find an account by what a person types, on a site with many accounts.

    python bench/names.py [--accounts 1000000]

Asks by names and mailboxes that exist and by some that do not, everywhere the product does: people,
their pages, new names, signing in. Prints for each how long PostgreSQL needs to plan and execute
it (median and longest), and the same without the indexes that serve them. Fails when a median is
over 5 ms. Needs PostgreSQL; a database of its own is made and dropped.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.harness.ground import Ground

MOST = 5.0  # milliseconds
TIMES, TIMES_WITHOUT = 200, 5
INDEXES = ("names_in_any_case", "mailboxes")

ACCOUNTS = """
INSERT INTO accounts_user (id, username, look, email, password, is_superuser, is_staff, is_active,
    date_joined, is_guest, is_bot, language, time_zone, preferences)
SELECT md5('account' || n)::uuid, 'Account ' || n, 'account ' || n, 'account' || n ||
    '@example.org', '', false, false, true, now(), false, false, 'en', 'UTC', '{}'
FROM generate_series(1, %s) n
"""
MAILBOXES = """
INSERT INTO account_emailaddress (email, verified, "primary", user_id)
SELECT email, true, true, id FROM accounts_user WHERE email <> ''
"""


def fill(accounts: int) -> None:
    """Make that many accounts with mailboxes."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")
        cursor.execute("SET synchronous_commit = off")
        cursor.execute(ACCOUNTS, [accounts])
        cursor.execute(MAILBOXES)
        cursor.execute("SET session_replication_role = DEFAULT")
        cursor.execute("VACUUM ANALYZE accounts_user")
        cursor.execute("VACUUM ANALYZE account_emailaddress")


def questions() -> dict[str, Callable[[int], Any]]:
    """Return what is asked, by the number of an account; beyond the last there is none."""
    from allauth.account.utils import filter_users_by_email, filter_users_by_username
    from django.test import RequestFactory

    from gonfalon.server.accounts.emails import owner_of
    from gonfalon.server.accounts.models import is_taken
    from gonfalon.server.accounts.profiles import find_person
    from gonfalon.server.pages.previews import preview_of_player

    page = RequestFactory().get("/")
    return {
        "a person, by name": lambda n: find_person(f"aCCOUNT {n}"),
        "a player's page": lambda n: preview_of_player(page, f"ACCOUNT {n}"),
        "whether a name is taken": lambda n: is_taken(f"account {n}"),
        "signing in by name": lambda n: list(filter_users_by_username(f"ACCOUNT {n}")),
        "signing in by mailbox": lambda n: filter_users_by_email(f"ACCOUNT{n}@example.org"),
        "the owner of a mailbox": lambda n: owner_of(f"Account{n}@example.org"),
    }


def timed(ask: Callable[[int], Any], numbers: list[int]) -> list[float]:
    """Return how long PostgreSQL needs for the statements of each question, in milliseconds."""
    from django.db import connection

    times = []
    for number in numbers:
        heard: list[tuple[str, Any]] = []

        def listen(execute: Any, sql: str, params: Any, *rest: Any, to: Any = heard) -> Any:
            to.append((sql, params))
            return execute(sql, params, *rest)

        with connection.execute_wrapper(listen):
            ask(number)
        times.append(sum(time_of(sql, params) for sql, params in heard))
    return times


def time_of(sql: str, params: Any) -> float:
    """Return how long a statement takes, in milliseconds."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN (ANALYZE, FORMAT JSON) {sql}", params)
        ((found,),) = cursor.fetchall()
    return float(found[0]["Planning Time"] + found[0]["Execution Time"])


def measure(
    accounts: int, asked: dict[str, Callable[[int], Any]]
) -> dict[str, tuple[list[float], list[float]]]:
    """Return the times of each question with the indexes, and without them."""
    from django.db import connection

    luck = random.Random(1)  # noqa: S311  (no secret)
    numbers = [luck.randrange(1, 2 * accounts) for _ in range(TIMES)]
    found = {name: timed(ask, numbers) for name, ask in asked.items()}
    with connection.cursor() as cursor:
        cursor.execute(f"DROP INDEX {', '.join(INDEXES)}")
    return {name: (found[name], timed(ask, numbers[:TIMES_WITHOUT])) for name, ask in asked.items()}


def main() -> int:
    """Fill a database, ask, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--accounts", type=int, default=1_000_000)
    wanted = parser.parse_args()
    ground = Ground(0)
    try:
        asked = questions()
        fill(wanted.accounts)
        found = measure(wanted.accounts, asked)
    finally:
        ground.remove()
    for name, (times, without) in found.items():
        print(
            f"{name}: {median(times):.2f} ms, at most {max(times):.1f} ms;"
            f" without the indexes {median(without):.0f} ms"
        )
    slowest = max(median(times) for times, _ in found.values())
    print(f"{wanted.accounts} accounts: the slowest takes {slowest:.2f} ms (at most {MOST:.0f})")
    return int(slowest > MOST)


if __name__ == "__main__":
    sys.exit(main())
