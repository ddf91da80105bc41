"""Develop (PAL-DEV): cover a framed space with a workshop."""

from __future__ import annotations

from gonfalon.games.paladins.model.boards import Board
from gonfalon.games.paladins.model.constants import ACTIONS, DEVELOP, FREE
from gonfalon.games.paladins.model.effect import certain_operations
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.action import Action
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Label, Option
from gonfalon.kernel.values.message import Text


class Develop(Action):
    """Place the next workshop and gain the worker below it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(DEVELOP, "PAL-DEV-01", "workshop")

    def times(self, board: Board) -> int:
        return board.workshops_placed()

    def possible(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether a workshop is left (PAL-DEV-06)."""
        count = len(state.content.player.workshops)
        if state.boards[side].workshops_placed() < count:
            return True
        if why is not None:
            self.refuse(why, "PAL-DEV-06", Text(say.NO_WORKSHOP, count))
        return False

    def targets(
        self, state: PaladinsState, side: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the framed spaces; any uncovered one will do (PAL-DEC-11, PAL-DEV-03)."""
        covered = state.boards[side].workshops
        for option in state.content.options.workshop:
            if not covered >> option.value & 1:
                found.append(option)
            elif why is not None:
                text = Text(say.COVERED, option.action, option.space + 1)
                why.append(Blocked(option.id, "PAL-DEV-02", text))

    def move(self, m: Match[PaladinsState], side: int, target: int) -> None:
        """Cover a framed space with the next workshop (PAL-DEV-02)."""
        state = m.state
        board = state.boards[side]
        workshop = state.content.options.workshop[target]
        action = workshop.action
        board.workshops |= 1 << target
        space = state.content.player.first_space[action] + workshop.space
        if board.placed[space] != FREE:  # it leaves, the action stays blocked (PAL-DEV-04)
            m.emit(say.WORKER_LEAVES, side, board.placed[space], action)
            board.placed[space] = FREE
        m.emit(say.WORKSHOP_PLACED, side, action, workshop.space + 1)

    def printed(self, m: Match[PaladinsState], side: int, mode: int, target: int) -> None:
        """Grant the worker below the workshop (PAL-DEV-05)."""
        state = m.state
        state.content.player.workshops[state.boards[side].workshops_placed() - 1].do(m, side)

    def text(self, state: PaladinsState, side: int) -> Text:
        return Text(say.DEVELOP_FOR, self.price(state, side), next_worker(state, side))

    def prompt(self, state: PaladinsState, side: int, mode: int) -> Text:
        return Text(
            say.ASK_WORKSHOP, state.boards[side].workshops_placed() + 1, next_worker(state, side)
        )

    def label(self, state: PaladinsState, side: int, option: Option) -> Label:
        workshop = state.content.options.workshop[option.value]
        covered, space = workshop.action, workshop.space
        worker = state.boards[side].placed[state.content.player.first_space[covered] + space]
        place = (f"action:{ACTIONS[covered]}", f"place:{option.id}")
        if worker != FREE:
            return Label(Text(say.WORKSHOP_OVER, covered, space + 1, worker), place)
        return Label(Text(say.WORKSHOP_ON, covered, space + 1), place)


def next_worker(state: PaladinsState, side: int) -> int:
    """Return the worker uncovered by the next workshop (PAL-DEV-05)."""
    for effect in certain_operations(
        state.content.player.workshops[state.boards[side].workshops_placed()]
    ):
        if effect.WHAT == "type":
            return effect.what
    return 0
