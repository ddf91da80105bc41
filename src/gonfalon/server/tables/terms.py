"""The terms of a table: game, settings, packs, clock and policy, checked before storing."""

from __future__ import annotations

from typing import Any

from gonfalon.bots import BOTS
from gonfalon.kernel.game import Content, Game, game
from gonfalon.kernel.play.step import EVERYONE_CONFIRMS, FIXED, POLICIES, QUICK
from gonfalon.kernel.values.errors import GonfalonError, Refused
from gonfalon.server.play import clock as clocks
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.packs import check_beginning
from gonfalon.server.tables.refusals import Invalid
from gonfalon.table.quick_start import QuickStart

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
# pace -> kind -> least and greatest seconds
SECONDS: dict[str, dict[str, tuple[int, int]]] = {
    Table.Pace.LIVE: {clocks.PER_MOVE: (5, HOUR), clocks.BANK: (MINUTE, 6 * HOUR)},
    Table.Pace.DAYS: {clocks.PER_MOVE: (HOUR, 30 * DAY), clocks.BANK: (DAY, 120 * DAY)},
}
INCREMENT: dict[str, int] = {Table.Pace.LIVE: 5 * MINUTE, Table.Pace.DAYS: 7 * DAY}
# How long a response window stays open under `fixed`: least, greatest, default.
WINDOW: dict[str, tuple[int, int, int]] = {
    Table.Pace.LIVE: (3, 2 * MINUTE, clocks.WINDOW_SECONDS),
    Table.Pace.DAYS: (10 * MINUTE, DAY, 4 * HOUR),
}
USUAL_CLOCK: dict[str, dict[str, Any]] = {
    Table.Pace.LIVE: {"kind": clocks.NONE},
    Table.Pace.DAYS: {"kind": clocks.PER_MOVE, "seconds": 3 * DAY},
}


def check_game(slug: str, seats: int) -> Game[Any]:
    """Return the game, if it exists and supports that many seats."""
    try:
        played = game(slug)
    except Refused as error:
        raise Invalid("unknown-game", str(error)) from error
    if not played.min_seats <= seats <= played.max_seats:
        raise Invalid("bad-seats", f"{slug} is for {played.min_seats} to {played.max_seats} seats.")
    return played


def check_settings(
    played: Game[Any], content: Content, seats: int, settings: dict[str, Any], packs: list[str]
) -> dict[str, Any]:
    """Return the complete settings; with packs, also check that a match can start."""
    try:
        complete = played.check_settings(content, seats, settings)
    except GonfalonError:
        raise
    except Exception as error:  # whatever a game raises for an odd value
        raise Invalid("bad-settings", "These settings make no sense.") from error
    if packs:
        check_beginning(played, content, seats, complete)
    return complete


def wish_for_quick_start(table: Table) -> dict[str, Any]:
    """Return what a seat stores that wishes for a quick start; refused where it would be unfair.

    At a rated table everybody decides alone, as without a coach. Content packs may make bots slow,
    and these answers are worked out while the table is locked.
    """
    if table.rated or table.packs:
        raise Invalid("bad-quick-start", "Not at a rated table, and not with content packs.")
    return QuickStart().to_json()


def check_bot(level: str) -> str:
    """Return the level, if there is such a bot."""
    if level not in BOTS:
        raise Invalid("unknown-bot", f"There is no bot {level!r}, only {', '.join(BOTS)}.")
    return level


def check_clock(pace: str, given: dict[str, Any] | None, policy: str) -> dict[str, Any]:
    """Return a normalized clock, or refuse it."""
    wanted = dict(USUAL_CLOCK[pace] if given is None else given)
    kind = wanted.get("kind")
    if kind not in clocks.KINDS:
        raise Invalid("bad-clock", f"A clock is one of {', '.join(clocks.KINDS)}.")
    unknown = set(wanted) - {"kind", "seconds", "increment", "window"}
    if unknown:
        raise Invalid("bad-clock", f"A clock has no {sorted(unknown)[0]!r}.")
    made: dict[str, Any] = {"kind": kind}
    if kind == clocks.NONE:
        if "seconds" in wanted or "increment" in wanted:
            raise Invalid("bad-clock", "Without a clock there are no seconds.")
    else:
        least, most = SECONDS[pace][kind]
        made["seconds"] = whole(wanted.get("seconds"), least, most, "seconds")
    if kind == clocks.BANK:
        made["increment"] = whole(wanted.get("increment", 0), 0, INCREMENT[pace], "increment")
    elif "increment" in wanted and kind == clocks.PER_MOVE:
        raise Invalid("bad-clock", "An increment belongs to a bank.")
    least, most, usual = WINDOW[pace]
    if "window" in wanted or policy in (FIXED, ""):
        made["window"] = whole(wanted.get("window", usual), least, most, "window")
    return made


def whole(value: Any, least: int, most: int, name: str) -> int:
    """Return a whole number within bounds, or refuse it."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise Invalid("bad-clock", f"{name} is a whole number from {least} to {most}.")
    return value


def check_policy(policy: str) -> str:
    """Return the policy for opening sealed rounds; empty means the default."""
    if policy and policy not in POLICIES:
        raise Invalid("bad-policy", f"A policy is one of {', '.join(POLICIES)}.")
    return policy


def usual_policy(pace: str, people: int) -> str:
    """Return the default policy for opening sealed rounds.

    With several users, a response window lasts a fixed time at live tables, and until everyone has
    answered at tables over days, so its length reveals nothing. With one user, no one could learn
    anything from it.
    """
    if people < 2:
        return QUICK
    return FIXED if pace == Table.Pace.LIVE else EVERYONE_CONFIRMS
