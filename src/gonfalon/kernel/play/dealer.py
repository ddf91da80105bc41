"""Dealer: many imagined matches for one decision.

`imagine` finds out anew each time what its viewer knows. A search that imagines dozens of matches
at one decision makes a dealer instead: what is the same in all of them is worked out once, and each
further match takes a few times as long as a clone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from gonfalon.kernel.chance.chance import Chance, FastChance
from gonfalon.kernel.hidden.deal import deal
from gonfalon.kernel.hidden.pack import Pack
from gonfalon.kernel.hidden.pools import Redeal, pools_of
from gonfalon.kernel.play.state import T
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.values.message import bit_of

if TYPE_CHECKING:
    from gonfalon.kernel.play.match import Match

BANK: Final = 16  # deals kept of a pack of which not every arrangement is equally likely


class Dealer(Generic[T]):
    """Imagines matches that one viewer cannot distinguish from a match, as it is now.

    They are like those of `imagine` without tracking: each is as likely as there, and none can be
    imagined from again. Packs that consist of pools (`hidden/pools.py`) are shuffled. Of any other
    pack `bank` deals are kept, and each match takes one of them, independently of the other packs;
    with a bank of 0 it is dealt anew for each match. The match must not be changed meanwhile.
    """

    __slots__ = ("bank", "base", "bit", "deals", "match", "redeals", "viewer")

    def __init__(self, match: Match[T], viewer: int | None, bank: int = BANK) -> None:
        self.match = match
        self.viewer = viewer
        self.bit = bit_of(viewer)
        self.bank = bank
        self.deals: list[list[Pack]] = []  # by pack; those that are shuffled need none
        self.redeals: list[Redeal | None] = []
        for pack in match.state.packs:
            facts = pack.facts
            known = None if facts is None else pools_of(facts, self.bit)
            self.redeals.append(None if known is None else Redeal(pack, self.bit, known))
            self.deals.append([])
        self.base = self.first_copy()

    def first_copy(self) -> Match[T]:
        """Return the copy that is cloned for each match: without facts, which cost time."""
        base = self.match.clone()
        base.chance = FastChance(0, 1)
        for pack in base.state.packs:
            pack.facts = None
        for tally in base.state.tallies():
            if tally.is_certain(self.bit):
                tally.facts = None
        return base

    def world(self, chance: Chance) -> Match[T]:
        """Return another match that the viewer cannot distinguish from the real one."""
        bit = self.bit
        other = self.base.clone()
        other.chance = chance
        state = other.state
        replaced = False
        for number in range(len(self.redeals)):
            redeal = self.redeals[number]
            if redeal is not None:
                redeal.deal(state.packs[number], chance)
            elif self.match.state.packs[number].facts is not None:
                state.packs[number] = self.dealt(number, chance)
                replaced = True
        if replaced:
            state.bind()
        for tally in state.tallies():
            tally.imagine(bit, chance, False)
        state.imagine(bit, chance)
        for step in other.stack:
            step.forget(bit)
        if not self.asks_the_viewer():
            other.reopen()
        return other

    def dealt(self, number: int, chance: Chance) -> Pack:
        """Deal a pack again, or return a copy of one that was dealt before."""
        bank = self.deals[number]
        if len(bank) >= self.bank > 0:
            return bank[chance.below(0, len(bank))].clone()
        pack = deal(self.match.state.packs[number], self.bit, chance, False)
        if not self.bank:
            return pack
        bank.append(pack)
        return pack.clone()

    def asks_the_viewer(self) -> bool:
        """Return whether only the viewer is asked, who would be asked the same in any world."""
        asked = self.match.open_decisions
        return (
            len(asked) == 1
            and asked[0].seat == self.viewer
            and not isinstance(self.match.stack[-1], Lanes)
        )
