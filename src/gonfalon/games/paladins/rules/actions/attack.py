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


def surcharge(state: PaladinsState, side: int, slot: int) -> int:
    """Return the silver that makes up for missing strength (PAL-ATT-02).

    It is rounded up (PAL-RUL-18), and no paladin waives it (PAL-PALADIN-11).
    """
    return silver_for(state.content.board.strength[slot], state.effective(side, STRENGTH))


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

    def possible(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether there is an outsider (PAL-ATT-01)."""
        if not self.below_limit(state, side, why):
            return False
        if max(state.outsiders) >= 0:
            return True
        if why is not None:
            self.refuse(why, "PAL-ATT-01", Text(say.NO_OUTSIDER, ATTACK))
        return False

    def affordable(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether the side can pay any outsider's surcharge."""
        have = state.boards[side].silver
        strength = state.effective(side, STRENGTH)
        flags = state.content.board.strength
        for slot, kind in enumerate(state.outsiders):
            if kind >= 0 and silver_for(flags[slot], strength) <= have:
                return True
        if why is not None:
            text = Text(say.ACTION_SILVER, ATTACK, self.least_silver(state, side), have)
            self.refuse(why, "PAL-ATT-02", text)
        return False

    def silver(self, state: PaladinsState, side: int, target: int) -> int:
        return surcharge(state, side, target)

    def least_silver(self, state: PaladinsState, side: int) -> int:
        slots = [slot for slot, kind in enumerate(state.outsiders) if kind >= 0]
        return min([surcharge(state, side, slot) for slot in slots])

    def targets(
        self, state: PaladinsState, side: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the outsiders for those whose surcharge is payable (PAL-DEC-08, PAL-ATT-01)."""
        have = state.boards[side].silver
        strength = state.effective(side, STRENGTH)
        flags = state.content.board.strength
        for option in state.content.options.attack:
            slot = option.value
            kind = state.outsiders[slot]
            if kind < 0:
                if why is not None:
                    why.append(Blocked(option.id, "PAL-ATT-05", Text(say.EMPTY_SLOT, slot + 1)))
                continue
            cost = silver_for(flags[slot], strength)
            if cost <= have:
                found.append(option)
            elif why is not None:
                touched = (f"outsider:{state.content.cards.outsiders[kind]}",)
                text = Text(say.OUTSIDER_SILVER, kind, cost, have)
                why.append(Blocked(option.id, "PAL-ATT-02", text, touched))

    def move(self, m: Match[PaladinsState], side: int, target: int) -> None:
        """Take an outsider face down; the slot stays empty (PAL-ATT-04, PAL-ATT-05).

        The card is kept as it is, so that its faction can be counted (PAL-RUL-19).
        """
        state = m.state
        kind = state.outsiders[target]
        state.outsiders[target] = GONE
        state.boards[side].attacked.append(kind)
        m.emit(say.OUTSIDER_ATTACKED, side, kind, state.content.cards.faction[kind])

    def base_gain(self, m: Match[PaladinsState], side: int) -> None:
        """Grant what every attack brings (PAL-ATT-03)."""
        m.state.content.player.attack_base.do(m, side)

    def printed(self, m: Match[PaladinsState], side: int, mode: int, target: int) -> None:
        """Grant the reward of the card (PAL-ATT-03)."""
        state = m.state
        state.content.cards.attack_reward[state.boards[side].attacked[-1]].do(m, side)

    def text(self, state: PaladinsState, side: int) -> Text:
        return Text(say.DO_ATTACK, state.effective(side, STRENGTH))

    def prompt(self, state: PaladinsState, side: int, mode: int) -> Text:
        return Text(say.ASK_ATTACK, *sums_of(state, side, STRENGTH), state.boards[side].silver)

    def label(self, state: PaladinsState, side: int, option: Option) -> Label:
        slot = option.value
        kind = state.outsiders[slot]
        text = Text(
            say.ATTACK_FOR, kind, state.content.board.strength[slot], surcharge(state, side, slot)
        )
        return Label(text, (f"outsider:{state.content.cards.outsiders[kind]}",))
