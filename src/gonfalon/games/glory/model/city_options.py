"""The answers of set-up, city and travel that depend on content, made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gonfalon.games.glory.model.constants import ACTIONS, ITEMS, TYPES
from gonfalon.kernel.effects.effects import Combinator, OneOf
from gonfalon.kernel.values.decision import Option

ACTION_RULES: Final = (
    "GLO-ACT-07",
    "GLO-ACT-08",
    "GLO-ACT-09",
    "GLO-ACT-12",
    "GLO-ACT-13",
    "GLO-ACT-10",
    "GLO-ACT-11",
    "GLO-ACT-15",
    "GLO-ACT-16",
    "GLO-ACT-18",
    "GLO-ACT-20",
    "GLO-EVT-03",
)

ENOUGH: Final = Option("enough", "GLO-DEC-05")  # take no further travel card
KEEPING: Final = Option("keep", "GLO-SET-15")  # give back no further travel card
PASSING: Final = Option("pass", "GLO-TRV-01")  # for the rest of the travel phase
STOPPING: Final = Option("stop", "GLO-TOUR-08")  # play no further card after a defeat


class DeckTop(Option):
    """The top card of a deck of travel cards; `value` is its type."""

    __slots__ = ()


class CityOptions:
    """The options of set-up, city and travel."""

    def __init__(
        self,
        travel: Sequence[str],
        characters: Sequence[str],
        titles: Sequence[str],
        relics: Sequence[str],
        slots: Sequence[str],
        combinators: Sequence[Combinator[Any]],
    ) -> None:
        self.character = one_each(characters, "GLO-SET-03")
        self.goal = one_each(titles, "GLO-SET-09")
        self.give_back = one_each(travel, "GLO-SET-15")
        self.action = [
            Option(id, ACTION_RULES[action], action) for action, id in enumerate(ACTIONS)
        ]
        self.take_card = one_each(travel, "GLO-ACT-13")
        self.deck = [DeckTop(f"deck:{id}", "GLO-ACT-13", type) for type, id in enumerate(TYPES)]
        self.market = one_each(ITEMS, "GLO-ACT-15")
        self.support = [Option(str(slot + 1), "GLO-ACT-16", slot) for slot, _ in enumerate(slots)]
        self.keep_title = one_each(titles, "GLO-ACT-20")
        self.travel = one_each(travel, "GLO-TRV-01")
        self.relic = one_each(relics, "GLO-DEC-11")
        most = max([len(one.parts) for one in combinators if isinstance(one, OneOf)])
        self.effect = [Option(str(place + 1), "GLO-TRV-07", place) for place in range(most)]

    def register(self) -> dict[str, list[Option]]:
        """Return every option that each kind of decision can offer."""
        return {
            "character": self.character,
            "goal": self.goal,
            "give-back": [*self.give_back, KEEPING],
            "action": self.action,
            "take-card": [*self.take_card, *self.deck, ENOUGH],
            "market": self.market,
            "support": self.support,
            "keep-title": self.keep_title,
            "choose-effect": self.effect,
            "choose-relic": self.relic,
            "travel": [*self.travel, PASSING],
            "consolation": [*self.travel, STOPPING],
        }


def one_each(ids: Sequence[str], rule: str) -> list[Option]:
    """Return one option for each of some things, numbered as in the list."""
    return [Option(id, rule, number) for number, id in enumerate(ids)]
