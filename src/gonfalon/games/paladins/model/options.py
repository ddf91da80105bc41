"""The options that depend on content, built once and shared by all matches.

An option's id is a stable text: a place in a row ("1" is the leftmost slot), a word of the content,
or several of them joined by colons ("merchant:labourer:scout" is a whole payment).
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.components import Cards, PlayerBoard, WestKingdom
from gonfalon.games.paladins.model.constants import (
    ACTIONS,
    ATTRIBUTES,
    DIFFICULTIES,
    RIGHT,
    WORKERS,
)
from gonfalon.kernel.decision import Option

MOST_CARDS: Final = 60  # more than any row, pile or crew
FAVOUR: Final = 20  # action values from here on are favour slots
PASS: Final = -1
DECLINE: Final = -1
STOP: Final = -1
BASE: Final = 7  # of an encoded payment: one digit per space, 0 for none

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


class Options:
    """All options, by kind of decision."""

    def __init__(self, player: PlayerBoard, board: WestKingdom, cards: Cards) -> None:
        self.action = [Option(id, a, RULES[a]) for a, id in enumerate(ACTIONS)]
        self.favour = [
            Option(f"favour:{slot + 1}", FAVOUR + slot, "PAL-FAV-01")
            for slot in range(len(board.favour_rounds))
        ]
        self.passing = Option("pass", PASS, "PAL-TURN-03")
        self.mode: list[list[Option]] = []
        rules = ("PAL-REC-02", "PAL-REC-03")
        for action, modes in enumerate(player.modes):
            made: list[Option] = []
            for number in range(len(modes)):
                word = player.mode_words[player.first_mode[action] + number]
                rule = rules[number] if ACTIONS[action] == "recruit" else RULES[action]
                made.append(Option(word.removeprefix(f"{ACTIONS[action]}_"), number, rule))
            self.mode.append(made)
        self.start = places(board.row, "PAL-SETUP-11")
        self.recruit = places(board.row, "PAL-REC-01")
        self.free_recruit = places(board.row, "PAL-REC-08")
        self.attack = places(board.outsider_row, "PAL-ATT-01")
        self.convert = places(board.outsider_row, "PAL-CONV-02")
        self.commission = [Option(id, s, "PAL-COMM-02") for s, id in enumerate(board.spaces)]
        self.garrison = [Option(id, s, "PAL-GARR-02") for s, id in enumerate(board.spaces)]
        self.absolve = [Option(id, s, "PAL-ABS-03") for s, id in enumerate(player.absolve_spaces)]
        self.workshop = [
            Option(f"{ACTIONS[RIGHT + place // 2]}:{place % 2 + 1}", place, "PAL-DEV-03")
            for place in range(2 * (len(ACTIONS) - RIGHT))
        ]
        self.pay = [Option("silver", 0, "PAL-REC-01"), Option("debt", 2, "PAL-REC-04")]
        self.payment = payments()
        self.pray = [Option(id, a, "PAL-PRAY-06") for a, id in enumerate(ACTIONS)]
        self.pray_effect = [Option(id, a, "PAL-PRAY-04") for a, id in enumerate(ACTIONS)]
        self.no_pray = Option("decline", DECLINE, "PAL-GEN-06")
        self.no_recruit = Option("decline", DECLINE, "PAL-GEN-06")
        self.suspicion = [Option(str(n), n, "PAL-EFF-05") for n in range(MOST_CARDS)]
        self.debts = [Option(str(n), n, "PAL-EFF-07") for n in range(MOST_CARDS)]
        self.choose_one = [Option(str(n + 1), n, "PAL-EFF-08") for n in range(MOST_CARDS)]
        self.attribute = [Option(id, a, "PAL-EFF-09") for a, id in enumerate(ATTRIBUTES)]
        self.keep = [Option(id, w, "PAL-PASS-02") for w, id in enumerate(WORKERS)]
        self.tavern = places(MOST_CARDS, "PAL-TAV-01")
        self.paladin = [Option(id, p, "PAL-PALADIN-02") for p, id in enumerate(cards.paladins)]
        self.ability = [
            Option(cards.townsfolk[kind], part, "PAL-INQ-02")
            for part, kind in enumerate(cards.inquirers)
        ]
        self.stop = Option("stop", STOP, "PAL-DEC-N1")
        self.difficulty = [Option(id, d, "PAL-SOLO-SETUP-05") for d, id in enumerate(DIFFICULTIES)]


def places(count: int, rule: str) -> list[Option]:
    """Return one option for each place in a row, numbered from 1."""
    return [Option(str(place + 1), place, rule) for place in range(count)]


def payments() -> list[Option | None]:
    """Return the options for workers on up to three spaces, left to right, by payment number."""
    found: list[Option | None] = [None] * BASE**3
    count = len(WORKERS)
    for first in range(count):
        for second in range(-1, count):
            for third in range(-1, count if second >= 0 else 0):
                workers = [w for w in (first, second, third) if w >= 0]
                id = ":".join(WORKERS[w] for w in workers)
                value = payment_number(workers)
                found[value] = Option(id, value, "PAL-WORK-02")
    return found


def payment_number(workers: list[int]) -> int:
    """Encode the workers of a payment as a number."""
    value = 0
    for worker in reversed(workers):
        value = value * BASE + worker + 1
    return value


def payment_workers(number: int) -> list[int]:
    """Decode a payment number into its workers, from left to right."""
    found: list[int] = []
    while number:
        found.append(number % BASE - 1)
        number //= BASE
    return found
