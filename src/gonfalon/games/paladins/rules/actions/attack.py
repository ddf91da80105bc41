"""Attack (PAL-ATT): take an outsider face down, with strength or silver in its place."""

from __future__ import annotations

from gonfalon.games.paladins.model.boards import Board
from gonfalon.games.paladins.model.constants import ATTACK, GONE, STRENGTH
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.action import RightAction, sums_of
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Label, Option
from gonfalon.kernel.values.message import Text


def surcharge(t: PaladinsState, side: int, slot: int) -> int:
    """Return the silver that makes up for missing strength (PAL-ATT-02).

    It is rounded up (PAL-RUL-18), and no paladin waives it (PAL-PALADIN-11).
    """
    return silver_for(t.c.board.strength[slot], t.effective(side, STRENGTH))


def silver_for(flag: int, strength: int) -> int:
    """Return the silver that makes up for the strength missing to a flag."""
    missing = flag - strength
    return (missing + 1) // 2 if missing > 0 else 0


class Attack(RightAction):
    """Take an outsider; it costs no more than the surcharge."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ATTACK, "PAL-ATT-02", "attack")

    def times(self, board: Board) -> int:
        return len(board.attacked)

    def possible(self, t: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether there is an outsider (PAL-ATT-01)."""
        if not self.below_limit(t, side, why):
            return False
        if max(t.outsiders) >= 0:
            return True
        if why is not None:
            self.refuse(why, "PAL-ATT-01", Text(say.NO_OUTSIDER, ATTACK))
        return False

    def affordable(self, t: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether the side can pay any outsider's surcharge."""
        have = t.boards[side].silver
        strength = t.effective(side, STRENGTH)
        flags = t.c.board.strength
        for slot, kind in enumerate(t.outsiders):
            if kind >= 0 and silver_for(flags[slot], strength) <= have:
                return True
        if why is not None:
            text = Text(say.ACTION_SILVER, ATTACK, self.least_silver(t, side), have)
            self.refuse(why, "PAL-ATT-02", text)
        return False

    def silver(self, t: PaladinsState, side: int, target: int) -> int:
        return surcharge(t, side, target)

    def least_silver(self, t: PaladinsState, side: int) -> int:
        slots = [slot for slot, kind in enumerate(t.outsiders) if kind >= 0]
        return min([surcharge(t, side, slot) for slot in slots])

    def targets(
        self, t: PaladinsState, side: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the outsiders for those whose surcharge is payable (PAL-DEC-08, PAL-ATT-01)."""
        have = t.boards[side].silver
        strength = t.effective(side, STRENGTH)
        flags = t.c.board.strength
        for option in t.c.options.attack:
            slot = option.value
            kind = t.outsiders[slot]
            if kind < 0:
                if why is not None:
                    why.append(Blocked(option.id, "PAL-ATT-05", Text(say.EMPTY_SLOT, slot + 1)))
                continue
            cost = silver_for(flags[slot], strength)
            if cost <= have:
                found.append(option)
            elif why is not None:
                touched = (f"outsider:{t.c.cards.outsiders[kind]}",)
                text = Text(say.OUTSIDER_SILVER, kind, cost, have)
                why.append(Blocked(option.id, "PAL-ATT-02", text, touched))

    def move(self, m: Match[PaladinsState], side: int, target: int) -> None:
        """Take an outsider face down; the slot stays empty (PAL-ATT-04, PAL-ATT-05).

        The card is kept as it is, so that its faction can be counted (PAL-RUL-19).
        """
        t = m.state
        kind = t.outsiders[target]
        t.outsiders[target] = GONE
        t.boards[side].attacked.append(kind)
        m.emit(say.OUTSIDER_ATTACKED, side, kind, t.c.cards.faction[kind])

    def base_gain(self, m: Match[PaladinsState], side: int) -> None:
        """Grant what every attack brings (PAL-ATT-03)."""
        m.state.c.player.attack_base.do(m, side)

    def printed(self, m: Match[PaladinsState], side: int, mode: int, target: int) -> None:
        """Grant the reward of the card (PAL-ATT-03)."""
        t = m.state
        t.c.cards.attack_reward[t.boards[side].attacked[-1]].do(m, side)

    def text(self, t: PaladinsState, side: int) -> Text:
        return Text(say.DO_ATTACK, t.effective(side, STRENGTH))

    def prompt(self, t: PaladinsState, side: int, mode: int) -> Text:
        return Text(say.ASK_ATTACK, *sums_of(t, side, STRENGTH), t.boards[side].silver)

    def label(self, t: PaladinsState, side: int, option: Option) -> Label:
        slot = option.value
        kind = t.outsiders[slot]
        text = Text(say.ATTACK_FOR, kind, t.c.board.strength[slot], surcharge(t, side, slot))
        return Label(text, (f"outsider:{t.c.cards.outsiders[kind]}",))
