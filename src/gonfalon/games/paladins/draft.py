"""Choosing a paladin in secret (PAL-PALADIN) and drafting a tavern in the open (PAL-TAV)."""

from __future__ import annotations

from gonfalon.games.paladins.messages import (
    ASK_PALADIN,
    ASK_TAVERN,
    ASK_TOP,
    PALADIN_ON_TOP,
    PALADIN_REVEALED,
    PALADINS_CHOSEN,
    TAKE_TAVERN,
    TAVERN_PICKED,
    TAVERN_TAKEN,
    USE_PALADIN,
)
from gonfalon.games.paladins.outlook import drawing_outlook
from gonfalon.games.paladins.state import CHOSEN, DECK, HAND, PALADINS, Kingdom
from gonfalon.games.paladins.tax import Suspect
from gonfalon.games.paladins.words import CRIMINAL
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import Lanes, Step


class ChoosePaladin(Lanes[Kingdom]):
    """All players at once: one paladin to use, one on top, one under (PAL-DEC-02, PAL-DEC-03)."""

    __slots__ = ()
    NAME = "paladins.choose-paladin"

    def clone(self) -> ChoosePaladin:
        """Return an independent copy."""
        other = ChoosePaladin()
        self.copy_lanes(other)
        return other

    def question(self, m: Match[Kingdom], seat: int, given: list[int]) -> Decision | None:
        """Ask which to use, then which of the others goes on top."""
        if len(given) == 2:
            return None
        t = m.table
        hand = t.packs[PALADINS + seat].zones[HAND].cards
        options = [t.c.options.paladin[kind] for kind in hand if kind not in given]
        return Decision(seat, "paladin-top" if given else "paladin", options, False, 0)

    def opened(self, m: Match[Kingdom]) -> None:
        """Put the cards where they were meant to go; nobody else learns which (PAL-PALADIN-03)."""
        t = m.table
        for seat in range(m.seats):
            pack = t.packs[PALADINS + seat]
            hand = pack.zones[HAND]
            used, top = self.given[seat]
            m.give(pack, hand, used, pack.zones[CHOSEN])
            m.give(pack, hand, top, pack.zones[DECK])
            m.give(pack, hand, hand.cards[0], pack.zones[DECK], 0, True)
        if m.listening:
            m.emit(PALADINS_CHOSEN, (self.circle,))
        m.done()

    # -- in words -----------------------------------------------------------------------------

    def prompt(self, m: Match[Kingdom], decision: Decision) -> Said:
        """Return the question in words."""
        hand = m.table.packs[PALADINS + decision.seat].zones[HAND].cards
        given = self.given[decision.seat]
        return Said(ASK_TOP, given[0]) if given else Said(ASK_PALADIN, tuple(hand))

    def label(self, m: Match[Kingdom], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        touched = (f"paladin:{option.id}",)
        given = self.given[decision.seat]
        if not given:
            return Label(Said(USE_PALADIN, option.value), touched)
        other = option.value
        for choice in decision.options:
            if choice.value != option.value:
                other = choice.value
        return Label(Said(PALADIN_ON_TOP, option.value, other), touched)


def reveal_paladin(m: Match[Kingdom], seat: int) -> None:
    """Turn the chosen paladin up and take its workers (PAL-TAV-01, PAL-PALADIN-04)."""
    t = m.table
    pack = t.packs[PALADINS + seat]
    chosen = pack.zones[CHOSEN]
    kind = chosen.cards[0]
    m.barrier()
    m.reveal(pack, chosen, kind)
    board = t.boards[seat]
    board.paladin = kind
    workers = t.c.cards.paladin_workers[kind]
    for worker in workers:
        board.workers[worker] += 1
    if m.listening:
        m.emit(PALADIN_REVEALED, (seat, kind, tuple(workers)))
    criminals = workers.count(CRIMINAL)
    if criminals:
        m.push(Suspect(seat, criminals))


class Draft(Step[Kingdom]):
    """One player picks a tavern (PAL-TAV-01 to -03, PAL-DEC-04)."""

    __slots__ = ("picked", "side")
    NAME = "paladins.draft"
    FIELDS = ("side", "picked")

    def __init__(self, side: int = 0, picked: bool = False) -> None:
        self.side = side
        self.picked = picked

    def clone(self) -> Draft:
        """Return an independent copy."""
        return Draft(self.side, self.picked)

    def run(self, m: Match[Kingdom]) -> bool:
        """Ask; leave when all suspicion is resolved."""
        if self.picked:
            m.done()
        return self.picked

    def ask(self, m: Match[Kingdom]) -> list[Decision]:
        """Offer the taverns nobody has picked."""
        t = m.table
        ready = t.c.options.tavern
        options = [ready[place] for place in range(len(t.taverns)) if t.picked[place] < 0]
        return [Decision(self.side, "tavern", options)]

    def take(self, m: Match[Kingdom], seat: int, value: int) -> None:
        """Take its workers; each criminal draws suspicion (PAL-TAV-03)."""
        t = m.table
        self.picked = True
        t.picked[value] = seat
        kind = t.taverns[value]
        workers = t.c.cards.tavern_workers[kind]
        supply = t.boards[seat].workers
        for worker in range(len(supply)):
            supply[worker] += workers[worker]
        if m.listening:
            m.emit(TAVERN_TAKEN, (seat, kind, tuple(listed(workers))))
        if workers[CRIMINAL]:
            m.push(Suspect(seat, workers[CRIMINAL]))

    # -- in words -----------------------------------------------------------------------------

    def prompt(self, m: Match[Kingdom], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_TAVERN, m.table.boards[self.side].paladin)

    def label(self, m: Match[Kingdom], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        t = m.table
        kind = t.taverns[option.value]
        workers = t.c.cards.tavern_workers[kind]
        said = Said(TAKE_TAVERN, kind, tuple(listed(workers)), workers[CRIMINAL])
        ahead = drawing_outlook(t, self.side, workers[CRIMINAL])
        return Label(said, (f"tavern:{t.c.cards.taverns[kind]}",), ahead)

    def blocked(self, m: Match[Kingdom], decision: Decision) -> list[Blocked]:
        """Say which taverns are gone."""
        t = m.table
        found: list[Blocked] = []
        for place, kind in enumerate(t.taverns):
            if t.picked[place] >= 0:
                touched = (f"tavern:{t.c.cards.taverns[kind]}",)
                said = Said(TAVERN_PICKED, kind, t.picked[place])
                found.append(Blocked(str(place + 1), "PAL-TAV-02", said, touched))
        return found


def listed(counts: list[int]) -> list[int]:
    """Return workers one by one."""
    return [worker for worker, count in enumerate(counts) for _ in range(count)]
