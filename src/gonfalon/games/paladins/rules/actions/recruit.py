"""Recruit (PAL-REC): discard a townsfolk from the row, or hire it for the crew."""

from __future__ import annotations

from gonfalon.games.paladins.model.boards import Board
from gonfalon.games.paladins.model.constants import GONE, HIRE, RECRUIT
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.action import Action, discounted
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Label, Option
from gonfalon.kernel.values.message import Message, Text


def slot_price(state: PaladinsState, side: int, slot: int) -> int:
    """Return a townsfolk slot's price in silver, in both modes (PAL-REC-01, PAL-PALADIN-09)."""
    return discounted(state, side, RECRUIT, state.content.board.prices[slot])


def by_debt(state: PaladinsState, side: int, slot: int) -> bool:
    """Return whether a debt can pay for a slot, in both modes (PAL-REC-04, PAL-RUL-12).

    It never can if the slot costs nothing (PAL-PALADIN-09) or no debt is left (PAL-DEBT-05).
    """
    return (
        state.content.board.debt_instead[slot]
        and state.debts > 0
        and slot_price(state, side, slot) > 0
    )


def hire(m: Match[PaladinsState], side: int, slot: int, how: Message = say.TOWNSFOLK_HIRED) -> None:
    """Add a townsfolk to the crew and grant its instant reward (PAL-REC-03, PAL-TF-04).

    A crew has no limit (PAL-REC-07). The slot stays empty until the cleanup (PAL-REC-05). `how` is
    the event to emit.
    """
    state = m.state
    kind = state.townsfolk[slot]
    state.townsfolk[slot] = GONE
    state.boards[side].crew.append(kind)
    m.emit(how, side, kind)
    state.content.cards.instant[kind].do(m, side)


def send_away(m: Match[PaladinsState], side: int, slot: int) -> None:
    """Discard a townsfolk permanently and grant its corner reward (PAL-REC-02, PAL-REC-06)."""
    state = m.state
    kind = state.townsfolk[slot]
    state.townsfolk[slot] = GONE
    state.discarded_townsfolk.append(kind)
    m.emit(say.TOWNSFOLK_SENT, side, kind)
    state.content.cards.corner[kind].do(m, side)


def empty_slot(slot: int) -> Blocked:
    """Return the refusal of an empty slot in the townsfolk row (PAL-REC-05)."""
    return Blocked(str(slot + 1), "PAL-REC-05", Text(say.EMPTY_SLOT, slot + 1))


class Recruit(Action):
    """Take a townsfolk from the row."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(RECRUIT, "PAL-REC-01", "recruit")

    def times(self, board: Board) -> int:
        """Return the size of the crew, free hires included (PAL-RUL-23)."""
        return len(board.crew)

    def possible(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether the row holds a townsfolk (PAL-REC-05)."""
        if max(state.townsfolk) >= 0:
            return True
        if why is not None:
            self.refuse(why, "PAL-REC-05", Text(say.NO_TOWNSFOLK, RECRUIT))
        return False

    def affordable(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether the side can pay for any townsfolk, with silver or a debt."""
        have = state.boards[side].silver
        for slot, kind in enumerate(state.townsfolk):
            if kind >= 0 and (slot_price(state, side, slot) <= have or by_debt(state, side, slot)):
                return True
        if why is not None:
            text = Text(say.ACTION_SILVER, RECRUIT, self.least_silver(state, side), have)
            self.refuse(why, "PAL-REC-01", text)
        return False

    def silver(self, state: PaladinsState, side: int, target: int) -> int:
        return slot_price(state, side, target)

    def least_silver(self, state: PaladinsState, side: int) -> int:
        slots = [slot for slot, kind in enumerate(state.townsfolk) if kind >= 0]
        return min([slot_price(state, side, slot) for slot in slots])

    def targets(
        self, state: PaladinsState, side: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the row for townsfolk the side can pay for (PAL-DEC-07); empty slots come first."""
        have = state.boards[side].silver
        dear: list[Blocked] = []
        for option in state.content.options.recruit:
            slot = option.value
            kind = state.townsfolk[slot]
            if kind < 0:
                if why is not None:
                    why.append(empty_slot(slot))
                continue
            cost = slot_price(state, side, slot)
            if cost <= have or by_debt(state, side, slot):
                found.append(option)
            elif why is not None:
                touched = (f"townsfolk:{state.content.cards.townsfolk[kind]}",)
                text = Text(say.TOWNSFOLK_SILVER, kind, cost, have)
                dear.append(Blocked(option.id, "PAL-REC-01", text, touched))
        if why is not None:
            why += dear

    def printed(self, m: Match[PaladinsState], side: int, mode: int, target: int) -> None:
        """Hire the townsfolk (PAL-REC-03) or discard it (PAL-REC-02)."""
        if mode == HIRE:
            hire(m, side, target)
        else:
            send_away(m, side, target)

    def text(self, state: PaladinsState, side: int) -> Text:
        return Text(say.DO_RECRUIT)

    def prompt(self, state: PaladinsState, side: int, mode: int) -> Text:
        word = state.content.player.first_mode[RECRUIT] + mode
        return Text(say.ASK_RECRUIT, word, state.boards[side].silver)

    def label(self, state: PaladinsState, side: int, option: Option) -> Label:
        slot = option.value
        kind = state.townsfolk[slot]
        touched = (f"townsfolk:{state.content.cards.townsfolk[kind]}",)
        silver = slot_price(state, side, slot)
        if not by_debt(state, side, slot):
            return Label(Text(say.RECRUIT_FOR, kind, silver), touched)
        if silver > state.boards[side].silver:
            return Label(Text(say.RECRUIT_FOR_DEBT, kind), touched)
        return Label(Text(say.RECRUIT_FOR_EITHER, kind, silver), touched)
