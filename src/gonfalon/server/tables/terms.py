"""What is played and how: game, options, packs, clock and policy, checked before they are kept."""

from __future__ import annotations

from typing import Any

from gonfalon.bots import BOTS
from gonfalon.kernel.chance import Fast
from gonfalon.kernel.content import is_plain, parse
from gonfalon.kernel.errors import GonfalonError, Refused
from gonfalon.kernel.game import Content, Game, game
from gonfalon.kernel.step import EVERYONE_CONFIRMS, FIXED, POLICIES, QUICK
from gonfalon.server.play import clock as clocks
from gonfalon.server.play.desk import content_of
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.refusals import Unfit

MOST_PACKS = 4
LONGEST_PACK = 16_000  # characters
GREATEST_NUMBER = 1_000  # in a pack: no component of a board game needs more

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
# pace -> kind -> least and greatest seconds
SECONDS: dict[str, dict[str, tuple[int, int]]] = {
    Table.Pace.LIVE: {clocks.PER_MOVE: (5, HOUR), clocks.BANK: (MINUTE, 6 * HOUR)},
    Table.Pace.DAYS: {clocks.PER_MOVE: (HOUR, 30 * DAY), clocks.BANK: (DAY, 120 * DAY)},
}
INCREMENT: dict[str, int] = {Table.Pace.LIVE: 5 * MINUTE, Table.Pace.DAYS: 7 * DAY}
# How long a response window of a `fixed` table stays open: least, greatest, usual.
WINDOW: dict[str, tuple[int, int, int]] = {
    Table.Pace.LIVE: (3, 2 * MINUTE, clocks.WINDOW_SECONDS),
    Table.Pace.DAYS: (10 * MINUTE, DAY, 4 * HOUR),
}
USUAL_CLOCK: dict[str, dict[str, Any]] = {
    Table.Pace.LIVE: {"kind": clocks.NONE},
    Table.Pace.DAYS: {"kind": clocks.PER_MOVE, "seconds": 3 * DAY},
}


def check_game(slug: str, seats: int) -> Game[Any]:
    """Return the game, if there is one of that name for so many seats."""
    try:
        played = game(slug)
    except Refused as error:
        raise Unfit("unknown-game", str(error)) from error
    if not played.min_seats <= seats <= played.max_seats:
        raise Unfit("bad-seats", f"{slug} is for {played.min_seats} to {played.max_seats} seats.")
    return played


def check_packs(slug: str, packs: list[str]) -> Content:
    """Return the content with its packs; refuse what is too large or makes no game."""
    if len(packs) > MOST_PACKS or any(len(pack) > LONGEST_PACK for pack in packs):
        raise Unfit("bad-packs", f"At most {MOST_PACKS} packs of {LONGEST_PACK} characters each.")
    for pack in packs:
        if not is_modest(pack):
            raise Unfit("bad-packs", f"No number in a pack exceeds {GREATEST_NUMBER}.")
    if not packs:
        return content_of(slug, ())
    try:
        return content_of(slug, tuple(packs))
    except GonfalonError as error:
        raise Unfit("bad-packs", str(error)) from error
    except Exception as error:  # a game's loader may trip over content in any way
        raise Unfit("bad-packs", "The packs do not describe a playable game.") from error


def is_modest(pack: str) -> bool:
    """Tell whether a pack is TOML without numbers that could only harm."""
    try:
        data: Any = parse(pack, "content pack")
    except GonfalonError as error:
        raise Unfit("bad-packs", str(error)) from error
    except (RecursionError, ValueError) as error:
        raise Unfit("bad-packs", "The pack cannot be read.") from error
    return is_plain(data) and has_modest_numbers(data)


def has_modest_numbers(value: Any) -> bool:
    """Tell whether all numbers of a tree are within bounds."""
    if isinstance(value, dict):
        return all(has_modest_numbers(v) for v in value.values())
    if isinstance(value, list):
        return all(has_modest_numbers(v) for v in value)
    if isinstance(value, (int, float)):
        return bool(-GREATEST_NUMBER <= value <= GREATEST_NUMBER)
    return True


def check_options(
    played: Game[Any], content: Content, seats: int, options: dict[str, Any], packs: list[str]
) -> dict[str, Any]:
    """Return the options, complete; with packs, a match must be able to begin."""
    try:
        complete = played.check_options(content, seats, options)
    except GonfalonError:
        raise
    except Exception as error:  # whatever a game makes of an odd value
        raise Unfit("bad-options", "These options make no sense.") from error
    if packs:
        try:
            played.new(seats, Fast(1), complete, content)
        except Refused:
            raise
        except Exception as error:
            raise Unfit("bad-packs", "No match can begin with these packs.") from error
    return complete


def check_bot(level: str) -> str:
    """Return the level of a bot that there is."""
    if level not in BOTS:
        raise Unfit("unknown-bot", f"There is no bot {level!r}, only {', '.join(BOTS)}.")
    return level


def check_clock(pace: str, given: dict[str, Any] | None, policy: str) -> dict[str, Any]:
    """Return a clock in one form, or say what is wrong with it."""
    wanted = dict(USUAL_CLOCK[pace] if given is None else given)
    kind = wanted.get("kind")
    if kind not in clocks.KINDS:
        raise Unfit("bad-clock", f"A clock is one of {', '.join(clocks.KINDS)}.")
    unknown = set(wanted) - {"kind", "seconds", "increment", "window"}
    if unknown:
        raise Unfit("bad-clock", f"A clock has no {sorted(unknown)[0]!r}.")
    made: dict[str, Any] = {"kind": kind}
    if kind == clocks.NONE:
        if "seconds" in wanted or "increment" in wanted:
            raise Unfit("bad-clock", "Without a clock there are no seconds.")
    else:
        least, most = SECONDS[pace][kind]
        made["seconds"] = whole(wanted.get("seconds"), least, most, "seconds")
    if kind == clocks.BANK:
        made["increment"] = whole(wanted.get("increment", 0), 0, INCREMENT[pace], "increment")
    elif "increment" in wanted and kind == clocks.PER_MOVE:
        raise Unfit("bad-clock", "An increment belongs to a bank.")
    least, most, usual = WINDOW[pace]
    if "window" in wanted or policy in (FIXED, ""):
        made["window"] = whole(wanted.get("window", usual), least, most, "window")
    return made


def whole(value: Any, least: int, most: int, name: str) -> int:
    """Return a whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise Unfit("bad-clock", f"{name} is a whole number from {least} to {most}.")
    return value


def check_policy(policy: str) -> str:
    """Return how sealed rounds open; empty leaves it to the default."""
    if policy and policy not in POLICIES:
        raise Unfit("bad-policy", f"A policy is one of {', '.join(POLICIES)}.")
    return policy


def usual_policy(pace: str, people: int) -> str:
    """Return how sealed rounds open by default.

    Several people: a window lasts a set time when live, and until everybody has answered over
    days, so that its length tells nothing. With one person nobody is there to be told.
    """
    if people < 2:
        return QUICK
    return FIXED if pace == Table.Pace.LIVE else EVERYONE_CONFIRMS
