"""Set-up (PAL-SETUP, PAL-SOLO-SETUP): decks, rows, king's cards, starting goods and townsfolk."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.paladins.automa import automa_set_up
from gonfalon.games.paladins.cleanup import deal, fill_townsfolk
from gonfalon.games.paladins.hiring import hire
from gonfalon.games.paladins.messages import (
    ASK_DIFFICULTY,
    ASK_START,
    CHOOSE_DIFFICULTY,
    EMPTY_SLOT,
    MATCH_BEGINS,
    START_TAKEN,
    TAKE_START,
)
from gonfalon.games.paladins.rounds import Round
from gonfalon.games.paladins.state import (
    DECK,
    FAVOURS,
    FIRST,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    Kingdom,
)
from gonfalon.games.paladins.words import DIFFICULTIES
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.errors import Refused
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import Step

CHOOSE: Final = "choose"


def check_options(seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a match, complete: the difficulty of the solo game (PAL-DEC-21)."""
    unknown = sorted(set(given) - {"difficulty"})
    if unknown:
        raise Refused("bad-options", f"unknown option {unknown[0]!r}")
    difficulty = given.get("difficulty")
    if seats > 1:
        if difficulty is not None:
            raise Refused("bad-difficulty", "a difficulty goes with the solo game only")
        return {"difficulty": None}
    if difficulty is None:
        difficulty = CHOOSE
    if difficulty != CHOOSE and difficulty not in DIFFICULTIES:
        names = ", ".join(DIFFICULTIES)
        raise Refused("bad-difficulty", f"one of {names}, or {CHOOSE!r}", "PAL-SOLO-SETUP-05")
    return {"difficulty": difficulty}


class Setup(Step[Kingdom]):
    """Everything before the first round."""

    __slots__ = ("laid", "left")
    NAME = "paladins.setup"
    FIELDS = ("laid", "left")

    def __init__(self, laid: bool = False, left: int = 0) -> None:
        self.laid = laid
        self.left = left  # players who have still to take a townsfolk

    def clone(self) -> Setup:
        """Return an independent copy."""
        return Setup(self.laid, self.left)

    def run(self, m: Match[Kingdom]) -> bool:
        """Ask for the difficulty, lay everything out, let everybody take a townsfolk."""
        t = m.table
        if not self.laid:
            if t.automa is not None and t.difficulty < 0:
                chosen = m.options["difficulty"]
                if chosen == CHOOSE:
                    return False
                t.difficulty = DIFFICULTIES.index(chosen)
            self.laid = True
            self.left = m.seats
            lay_out(m)
            return True
        if self.left:
            t.active = (t.first + self.left - 1) % m.seats
            return False
        fill_townsfolk(m)  # once, after the last pick (PAL-SETUP-13)
        m.stack.pop()
        m.push(Round())
        return True

    def ask(self, m: Match[Kingdom]) -> list[Decision]:
        """Ask for the difficulty (PAL-DEC-21) or for a starting townsfolk (PAL-DEC-01)."""
        t = m.table
        if not self.laid:
            return [Decision(0, "difficulty", t.c.options.difficulty)]
        seat = (t.first + self.left - 1) % m.seats
        options = [o for o in t.c.options.start if t.townsfolk[o.value] >= 0]
        return [Decision(seat, "start", options)]

    def take(self, m: Match[Kingdom], seat: int, value: int) -> None:
        """Keep the difficulty, or take the townsfolk with its instant reward (PAL-SETUP-12)."""
        t = m.table
        if not self.laid:
            t.difficulty = value
            return
        self.left -= 1
        hire(m, seat, value, START_TAKEN)

    # -- in words -----------------------------------------------------------------------------

    def prompt(self, m: Match[Kingdom], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_START if self.laid else ASK_DIFFICULTY)

    def label(self, m: Match[Kingdom], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        t = m.table
        if not self.laid:
            return Label(Said(CHOOSE_DIFFICULTY, option.value, t.c.board.revealed[option.value]))
        kind = t.townsfolk[option.value]
        return Label(Said(TAKE_START, kind), (f"townsfolk:{t.c.cards.townsfolk[kind]}",))

    def blocked(self, m: Match[Kingdom], decision: Decision) -> list[Blocked]:
        """Say which slots others have emptied."""
        if not self.laid:
            return []
        return [
            Blocked(str(slot + 1), "PAL-SETUP-13", Said(EMPTY_SLOT, slot + 1))
            for slot, kind in enumerate(m.table.townsfolk)
            if kind < 0
        ]


def lay_out(m: Match[Kingdom]) -> None:
    """Shuffle every deck, deal the rows and give everybody the starting goods."""
    t = m.table
    cards, board = t.c.cards, t.c.board
    automa_set_up(m)
    for pack, deck in (
        (TOWNSFOLK, cards.townsfolk_deck),
        (OUTSIDERS, cards.outsider_deck),
        (WALLS, cards.wall_deck),
        (TAVERNS, cards.tavern_deck),
        (SUSPICION, cards.suspicion_deck),
        (ORDERS, cards.order_deck),
        (FAVOURS, cards.favour_deck),
    ):
        t.packs[pack].put(t.deck(pack), deck[:])
        m.shuffle(t.packs[pack], t.deck(pack), pack)
    t.townsfolk = deal(m, TOWNSFOLK, board.row)
    t.outsiders = deal(m, OUTSIDERS, board.outsider_row)
    for seat in range(m.seats):
        pack = PALADINS + seat
        t.packs[pack].put(t.packs[pack].zones[DECK], list(range(len(cards.paladins))))
        m.shuffle(t.packs[pack], t.packs[pack].zones[DECK], pack)
        t.boards[seat].silver = board.start_silver
        t.boards[seat].provisions = board.start_provisions
    t.first = m.chance.below(FIRST, m.seats) if m.seats > 1 else 0
    if m.listening:
        m.emit(MATCH_BEGINS, (t.first,))
