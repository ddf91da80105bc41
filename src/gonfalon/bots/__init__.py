"""The built-in bots, by name."""

from __future__ import annotations

from typing import Final

from gonfalon.bots.bot import Bot
from gonfalon.bots.easy import EasyBot
from gonfalon.bots.heuristic import HeuristicBot
from gonfalon.bots.random_bot import RandomBot
from gonfalon.kernel.values.errors import Refused

BOTS: Final[dict[str, type[Bot]]] = {
    "heuristic": HeuristicBot,
    "easy": EasyBot,
    "random": RandomBot,
}


def make_bot(name: str) -> Bot:
    """Create a bot by name, or raise `Refused`."""
    kind = BOTS.get(name)
    if kind is None:
        raise Refused("unknown-bot", f"no bot {name!r}; there are {', '.join(BOTS)}")
    return kind()
