"""The automated opponent's side (PAL-SOLO): what it does instead of gaining goods and choosing."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import (
    ABSOLVE,
    COMMISSION,
    FORTIFY,
    GARRISON,
    LABOURER,
    RIGHT,
)
from gonfalon.games.paladins.model.content import PaladinsContent
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.side import Side
from gonfalon.games.paladins.model.state import DIFFICULTY, SCHEMES, PaladinsState
from gonfalon.games.paladins.rules.actions.recruit import send_away
from gonfalon.games.paladins.solo.automa import AutomaTurn
from gonfalon.games.paladins.solo.resources import (
    automa_of,
    first_townsfolk,
    lose_tax,
    lowest_attribute,
    shuffle_schemes,
)
from gonfalon.games.paladins.solo.shortfall import Shortfall
from gonfalon.kernel.effects.effects import OneOf
from gonfalon.kernel.play.match import Match

NOTHING_PLACED: Final = (0, 0, 0, 0, 0, 0)


class Opponent(Side):
    """Side 1 of a solo game (PAL-SOLO-SETUP-08). It makes no choices (PAL-DEC-N2)."""

    __slots__ = ()
    SCORED = (COMMISSION, FORTIFY, GARRISON, ABSOLVE)  # PAL-RUL-30
    SCORES_GOODS = False  # PAL-SOLO-SCORE-01

    # -- the course of the game ---------------------------------------------------------------

    def set_up(self, m: Match[PaladinsState]) -> None:
        """Set up markers, the resource marker, schemes and workshops (PAL-SOLO-SETUP).

        The difficulty decides how many workshops it starts with (PAL-SOLO-SETUP-05).
        """
        state = m.state
        content = state.content
        automa = automa_of(state)
        automa.stack = content.board.markers[:]  # PAL-SOLO-SETUP-02
        automa.position = content.board.first_position  # PAL-SOLO-SETUP-03
        # Without the schemes that go with the favours (PAL-SOLO-SETUP-04).
        state.packs[SCHEMES].put(state.deck(SCHEMES), content.cards.scheme_deck[:])
        m.shuffle(state.packs[SCHEMES], state.deck(SCHEMES), SCHEMES)
        orders = content.cards.order_deck[:]
        m.chance.shuffle(DIFFICULTY, orders)
        shown = [
            content.cards.order_action[kind]
            for kind in orders[: content.board.revealed[state.difficulty]]
        ]
        if m.listening:
            m.emit(say.SOLO_BEGINS, state.difficulty, tuple(shown))
        for action in shown:
            self.add_workshop(m, action)

    def begin_round(self, m: Match[PaladinsState]) -> None:
        """Prepare for a round (PAL-SOLO-ROUND-01).

        A revealed order adds the workshop and a revealed favour the scheme that lies on it
        (PAL-SOLO-SETUP-06); then it gets its workers.
        """
        state = m.state
        content = state.content
        automa = automa_of(state)
        if state.round in content.board.order_rounds:
            self.add_workshop(m, content.cards.order_action[state.orders[-1]])
        if state.round in content.board.favour_rounds:
            automa.schemes.append(content.cards.favour_schemes[len(state.favours) - 1])
        automa.workers = content.board.automa_workers[state.round]  # PAL-SOLO-ROUND-03
        m.emit(say.AUTOMA_WORKERS, self.number, automa.workers)

    def add_workshop(self, m: Match[PaladinsState], action: int) -> None:
        """Put a workshop on an action of its board; each holds at most two (PAL-SOLO-SETUP-05)."""
        board = m.state.boards[self.number]
        first = 1 << 2 * (action - RIGHT)
        board.workshops |= first << 1 if board.workshops & first else first
        if m.listening:
            m.emit(say.AUTOMA_WORKSHOP, self.number, action, board.covered(action).bit_count())

    def take_turn(self, m: Match[PaladinsState]) -> None:
        m.call(AutomaTurn())

    def clean_up(self, state: PaladinsState) -> None:
        """Return its workers (PAL-SOLO-ROUND-09); its schemes stay (PAL-SOLO-ROUND-07)."""
        automa = automa_of(state)
        automa.workers = 0
        automa.placed = list(NOTHING_PLACED)
        automa.used = 0
        state.boards[self.number].busy = 0

    # -- gains --------------------------------------------------------------------------------

    def gain_workers(self, m: Match[PaladinsState], worker: int, count: int) -> None:
        """Add workers, whose type does not matter here (PAL-SOLO-RES-01)."""
        automa = automa_of(m.state)
        automa.workers += count
        m.emit(say.AUTOMA_WORKERS, self.number, automa.workers)

    def gain_silver(self, m: Match[PaladinsState], count: int) -> None:
        """Move the resource marker (PAL-SOLO-RES-02); each wrap raises the lowest attribute."""
        state = m.state
        automa = automa_of(state)
        for _ in range(count):
            automa.position += 1
            if automa.position > state.content.board.positions:
                automa.position = 1  # PAL-SOLO-RES-04
                self.raise_any(m, 1)
        m.emit(say.MARKER_MOVED, self.number, count, automa.position)

    def gain_provisions(self, m: Match[PaladinsState], count: int) -> None:
        """Move the resource marker, too (PAL-SOLO-RES-02)."""
        self.gain_silver(m, count)

    def gain_tax(self, m: Match[PaladinsState], count: int) -> None:
        """Shrink the supply first, then move the marker (PAL-SOLO-RES-03).

        The marker moves in full, even if the supply held less (PAL-RUL-42).
        """
        lose_tax(m, self.number, count)
        self.gain_silver(m, count)

    def raise_attribute(self, m: Match[PaladinsState], attribute: int, count: int) -> None:
        """Raise a track as for a player (PAL-SOLO-RES-11).

        Its marker goes on top of the stack it reaches (PAL-SOLO-RES-05).
        """
        state = m.state
        track = state.boards[self.number].track
        old = track[attribute]
        track[attribute] = min(old + count, state.content.board.track_end)
        if track[attribute] > old:
            automa = automa_of(state)
            automa.stack.remove(attribute)
            automa.stack.append(attribute)
            m.emit(say.ATTRIBUTE_RAISED, self.number, attribute, track[attribute])

    # -- what effects allow -------------------------------------------------------------------

    def raise_any(self, m: Match[PaladinsState], count: int) -> None:
        """Raise its lowest attribute (PAL-SOLO-ACT-15)."""
        attribute = lowest_attribute(m.state, self.number)
        if attribute >= 0:  # else all are at the end (PAL-SOLO-RES-05)
            self.raise_attribute(m, attribute, count)

    def discard_suspicion(self, m: Match[PaladinsState], most: int) -> None:
        """Discard without declining (PAL-SOLO-RES-11); missing cards cost tax (PAL-SOLO-RES-07)."""
        m.call(Shortfall(self.number, most, False))

    def destroy_debts(self, m: Match[PaladinsState], most: int) -> None:
        """Destroy without declining (PAL-SOLO-RES-11); missing debts cost tax (PAL-SOLO-RES-07)."""
        m.call(Shortfall(self.number, most, True))

    def may_pray(self, state: PaladinsState) -> bool:
        return True

    def pray(self, m: Match[PaladinsState]) -> None:
        """Clear all right-hand actions or gain a worker, then shuffle all schemes.

        So in a turn (PAL-SOLO-ACT-03) and by an effect (PAL-SOLO-ACT-15), which does not use up its
        Pray (PAL-SOLO-ACT-18).
        """
        state = m.state
        automa = automa_of(state)
        cleared = sum(automa.placed)
        if cleared:
            automa.placed = list(NOTHING_PLACED)
            state.boards[self.number].busy = 0
            m.emit(say.AUTOMA_CLEARED, self.number, cleared)
        else:
            self.gain_workers(m, LABOURER, 1)
        shuffle_schemes(m)

    def recruit(self, m: Match[PaladinsState]) -> None:
        """Discard the townsfolk the marker selects, if there is one (PAL-SOLO-ACT-08).

        This does not use up its Recruit (PAL-SOLO-ACT-18).
        """
        slot = first_townsfolk(m.state)
        if slot >= 0:
            send_away(m, self.number, slot)

    def may_develop(self, state: PaladinsState) -> bool:
        return False

    def develop(self, m: Match[PaladinsState]) -> None:
        """Do nothing: it places workshops only through orders (PAL-RUL-29)."""

    def choose_one(self, m: Match[PaladinsState], choice: OneOf[PaladinsState]) -> None:
        """Carry out the leftmost list that changes something, else the last (PAL-SOLO-ACT-15)."""
        chosen = choice.parts[-1]
        for part in choice.parts:
            if part.possible(m.state, self.number):
                chosen = part
                break
        chosen.do(m, self.number)

    # -- scoring ------------------------------------------------------------------------------

    def outsider_points(self, content: PaladinsContent, points: int) -> int:
        """Return at least the opponent's minimum (PAL-SOLO-SCORE-02)."""
        return max(points, content.board.least_per_convert)


OPPONENT: Final = Opponent(1)
