"""The built-in bots, by name."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.bots.bot import Bot
from gonfalon.bots.easy import EasyBot
from gonfalon.bots.heuristic import HeuristicBot
from gonfalon.bots.random_bot import RandomBot
from gonfalon.bots.search import Budget, Search
from gonfalon.kernel.values.errors import Refused

BOTS: Final[dict[str, type[Bot]]] = {
    "heuristic": HeuristicBot,
    "easy": EasyBot,
    "random": RandomBot,
}

SEARCH: Final = "search"
NUMBERS: Final[dict[str, type[int] | type[float]]] = {
    "worlds": int,
    "top": int,
    "horizon": int,
    "prudence": float,
}


def make_bot(name: str) -> Bot:
    """Create one of the bots that are offered to players, or raise `Refused`."""
    kind = BOTS.get(name)
    if kind is None:
        raise Refused("unknown-bot", f"no bot {name!r}; there are {', '.join(BOTS)}")
    return kind()


def bot_named(name: str) -> Bot:
    """Create any bot by name, also the search, or raise `Refused`.

    A search can be told its budget: `search/worlds=24/horizon=2`. A budget of seconds would make
    the answers depend on the machine, so it has no name.
    """
    kind, *told = name.split("/")
    if kind != SEARCH:
        return make_bot(name)
    numbers: dict[str, Any] = {}
    for part in told:
        field, _, text = part.partition("=")
        try:
            numbers[field] = NUMBERS[field](text)
        except (KeyError, ValueError):
            raise Refused(
                "unknown-bot",
                f"{part!r} of {name!r} is none of {', '.join(NUMBERS)}, with a number",
            ) from None
    return Search(Budget(**numbers))
