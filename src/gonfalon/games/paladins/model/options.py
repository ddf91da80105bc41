"""The answers to every kind of question, made once and shared by all matches.

An option's id is a stable text: a place in a row ("1" is the leftmost slot), a word of the content,
or several of them joined by colons ("merchant:labourer:scout" is a whole payment). Those that
depend on content are in `Options`; the others are the constants below, which steps compare by
identity.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gonfalon.games.paladins.model.cards import Cards
from gonfalon.games.paladins.model.constants import (
    ACTIONS,
    ATTRIBUTES,
    DEBT,
    DIFFICULTIES,
    PRAY,
    RIGHT,
    SILVER,
    WORKERS,
)
from gonfalon.games.paladins.model.effect import Alternatives, Operation
from gonfalon.games.paladins.model.main_board import WestKingdom
from gonfalon.games.paladins.model.player_board import MOST_SPACES, PlayerBoard
from gonfalon.kernel.effects.effects import Combinator
from gonfalon.kernel.values.amounts import SetOptions
from gonfalon.kernel.values.decision import Option

MOST_TAVERNS: Final = 5  # one more than the players (PAL-ROUND-04)

PASSING: Final = Option("pass", "PAL-TURN-03")
DECLINING: Final = Option("decline", "PAL-GEN-06")
STOPPING: Final = Option("stop", "PAL-DEC-N1")

RULES: Final = (
    "PAL-DEV-01",
    "PAL-REC-01",
    "PAL-HUNT-01",
    "PAL-TRADE-01",
    "PAL-PRAY-01",
    "PAL-CONS-01",
    "PAL-COMM-02",
    "PAL-FORT-03",
    "PAL-GARR-02",
    "PAL-ABS-02",
    "PAL-ATT-01",
    "PAL-CONV-02",
)
"""The rule behind each action."""


class FavourOption(Option):
    """Using a king's favour; `value` is its slot."""

    __slots__ = ()


class Workshop(Option):
    """One of the two framed spaces (0 or 1) of a right-hand action; `value` numbers them all."""

    __slots__ = ("action", "space")

    def __init__(self, id: str, rule: str, value: int, action: int, space: int) -> None:
        super().__init__(id, rule, value)
        self.action = action
        self.space = space


class Options:
    """The options that depend on content."""

    def __init__(
        self,
        player: PlayerBoard,
        board: WestKingdom,
        cards: Cards,
        combinators: list[Combinator[Any]],
    ) -> None:
        self.action = [Option(id, RULES[a], a) for a, id in enumerate(ACTIONS)]
        self.favour = [
            FavourOption(f"favour:{slot + 1}", "PAL-FAV-01", slot)
            for slot in range(len(board.favour_rounds))
        ]
        self.mode: list[list[Option]] = []
        rules = ("PAL-REC-02", "PAL-REC-03")
        for action, modes in enumerate(player.modes):
            made: list[Option] = []
            for number in range(len(modes)):
                word = player.mode_words[player.first_mode[action] + number]
                rule = rules[number] if ACTIONS[action] == "recruit" else RULES[action]
                made.append(Option(word.removeprefix(f"{ACTIONS[action]}_"), rule, number))
            self.mode.append(made)
        self.start = places(board.row, "PAL-SETUP-11")
        self.recruit = places(board.row, "PAL-REC-01")
        self.free_recruit = places(board.row, "PAL-REC-08")
        self.attack = places(board.outsider_row, "PAL-ATT-01")
        self.convert = places(board.outsider_row, "PAL-CONV-02")
        self.commission = one_each(board.spaces, "PAL-COMM-02")
        self.garrison = one_each(board.spaces, "PAL-GARR-02")
        self.absolve = one_each(player.absolve_spaces, "PAL-ABS-03")
        self.workshop: list[Workshop] = []
        for action in range(RIGHT, len(ACTIONS)):
            for space in (0, 1):
                id = f"{ACTIONS[action]}:{space + 1}"
                place = len(self.workshop)
                self.workshop.append(Workshop(id, "PAL-DEV-03", place, action, space))
        self.pay = [Option("silver", "PAL-REC-01", SILVER), Option("debt", "PAL-REC-04", DEBT)]
        self.payment = SetOptions(WORKERS, MOST_SPACES, "PAL-WORK-02", "worker", ordered=True)
        self.pray = one_each(ACTIONS, "PAL-PRAY-06")
        self.pray_effect = one_each(ACTIONS, "PAL-PRAY-04")
        self.suspicion = numbers(most_of(combinators, "discard_suspicion"), "PAL-EFF-05")
        self.debts = numbers(most_of(combinators, "destroy_debt"), "PAL-EFF-07")
        lists = max([len(one.parts) for one in combinators if isinstance(one, Alternatives)])
        self.choose_one = places(lists, "PAL-EFF-08")
        self.attribute = one_each(ATTRIBUTES, "PAL-EFF-09")
        self.keep = one_each(WORKERS, "PAL-PASS-02")
        self.tavern = places(MOST_TAVERNS, "PAL-TAV-01")
        self.paladin = one_each(cards.paladins, "PAL-PALADIN-02")
        inquirers = [cards.townsfolk[kind] for kind in cards.inquirers]
        self.ability = one_each(inquirers, "PAL-INQ-02")
        self.difficulty = one_each(DIFFICULTIES, "PAL-SOLO-SETUP-05")

    def register(self) -> dict[str, list[Option]]:
        """Return every option that each kind of decision can offer."""
        return {
            "difficulty": self.difficulty,
            "start": self.start,
            "paladin": self.paladin,
            "paladin-top": self.paladin,
            "tavern": self.tavern,
            "action": [*self.action, *self.favour, PASSING],
            "mode": [option for modes in self.mode if len(modes) > 1 for option in modes],
            "recruit": self.recruit,
            "attack": self.attack,
            "convert": self.convert,
            "commission": self.commission,
            "garrison": self.garrison,
            "absolve": self.absolve,
            "workshop": [*self.workshop],
            "pay": self.pay,
            "workers": self.payment.all()[1:],  # at least one
            "pray": [option for option in self.pray if option.value != PRAY],
            "pray-effect": [*self.pray_effect, DECLINING],
            "free-recruit": [*self.free_recruit, DECLINING],
            "suspicion": self.suspicion,
            "debts": self.debts,
            "choose-one": self.choose_one,
            "attribute": self.attribute,
            "inquisition": [*self.ability, STOPPING],
            "keep": self.keep,
        }


def one_each(ids: Sequence[str], rule: str) -> list[Option]:
    """Return one option for each of some things, numbered as in the list."""
    return [Option(id, rule, number) for number, id in enumerate(ids)]


def places(count: int, rule: str) -> list[Option]:
    """Return one option for each place in a row, with ids from 1."""
    return [Option(str(place + 1), rule, place) for place in range(count)]


def numbers(most: int, rule: str) -> list[Option]:
    """Return one option for each number from 0."""
    return [Option(str(n), rule, n) for n in range(most + 1)]


def most_of(combinators: list[Combinator[Any]], name: str) -> int:
    """Return the highest number of any effect with this operation."""
    parts = [part for combinator in combinators for part in combinator.parts]
    found = [part.n for part in parts if isinstance(part, Operation) and name == part.OP]
    return max(found, default=0)
