"""Pairs of people who meet often in rated matches, with one-sided results, for moderators to judge.

Computed from the stored changes of ratings alone. A bot counts as its keeper: whoever lets several
bots lose to a friend is one pair with that friend.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from django.db import connection
from django.utils import timezone

from gonfalon.server.accounts.models import User
from gonfalon.server.ratings.weights import WINDOW

LEAST = 5  # matches of a pair within the window
AHEAD = 0.9  # the share of them in which the same person ended ahead of the other
GAVE_UP = 0.5  # or more than this share was given up by one while the other played on
PAGE = 50
LATEST = 20_000  # matches of the site that are looked at: bounds the time of the query

# A seat that was given up ranks behind those that were not, unless its team went on. Only seats
# that ended behind count as given up, so each pair appears one way round.
ONE_SIDED: Final = """
WITH latest AS (
    SELECT id, at FROM ratings_reckoned WHERE at >= %(since)s ORDER BY at DESC LIMIT %(latest)s),
party AS (
    SELECT l.id, l.at, c.side, c.rank, c.gave_up, u.is_bot, COALESCE(u.keeper_id, u.id) AS person
    FROM latest l
    JOIN ratings_change c ON c.reckoned_id = l.id
    JOIN ratings_standing s ON s.id = c.standing_id
    JOIN accounts_user u ON u.id = s.user_id AND u.erased_at IS NULL),
pair AS (
    SELECT w.person AS winner, l.person AS loser, COUNT(*) AS matches,
           COUNT(*) FILTER (WHERE w.rank < l.rank) AS ahead,
           COUNT(*) FILTER (WHERE l.gave_up AND w.rank < l.rank) AS gave_up,
           COUNT(*) FILTER (WHERE w.is_bot OR l.is_bot) AS with_bots,
           MAX(w.at) AS last_at
    FROM party w JOIN party l ON l.id = w.id AND l.side <> w.side AND l.person <> w.person
    GROUP BY w.person, l.person)
SELECT winner, loser, matches, ahead, gave_up, with_bots, last_at FROM pair
WHERE matches >= %(least)s
  AND (ahead >= %(ahead)s * matches OR gave_up > %(gave_up)s * matches)
ORDER BY gave_up + ahead DESC, last_at DESC, winner, loser LIMIT %(page)s
"""


@dataclass(frozen=True)
class Pair:
    """Two people, and how their rated matches of the last thirty days ended."""

    winner: User
    loser: User
    matches: int
    ahead: int  # in which the winner ended ahead of the loser
    gave_up: int  # which the loser gave up and the winner did not
    with_bots: int  # in which one of them played through a bot account
    last_at: datetime


def one_sided(now: datetime | None = None) -> list[Pair]:
    """Return the pairs, those with most one-sided matches first."""
    values: dict[str, Any] = {
        "since": (now or timezone.now()) - WINDOW,
        "latest": LATEST,
        "least": LEAST,
        "ahead": AHEAD,
        "gave_up": GAVE_UP,
        "page": PAGE,
    }
    with connection.cursor() as cursor:
        cursor.execute(ONE_SIDED, values)
        rows = cursor.fetchall()
    people = User.objects.in_bulk({person for row in rows for person in row[:2]})
    return [Pair(people[winner], people[loser], *rest) for winner, loser, *rest in rows]
