"""Fidelity passes a sound game and finds each kind of copy that is not the match."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from gonfalon.kernel.game import Content
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.proving.fidelity import fidelity
from tests.proving.parley import DRAW, SAVE, Parley, ParleyGame, SetUp, Turn, install


def test_a_sound_game_passes() -> None:
    report = fidelity("parley", 24)
    tally = report.tally
    assert report.ok, report.lines()
    assert tally.questions > 500
    assert min(tally.undone, tally.barriers, tally.refused, tally.replays) > 20
    assert report.lines()[-1].endswith("0 failures")


def test_the_result_does_not_depend_on_the_processes() -> None:
    one, two = fidelity("parley", 12, 2, 1).tally, fidelity("parley", 12, 2, 2).tally
    assert (one.questions, one.undone, one.barriers) == (two.questions, two.undone, two.barriers)


class Forgetful(ParleyGame):
    """Loads a table without its pot."""

    slug = "forgetful"

    def load_state(
        self, content: Content, seats: int, options: dict[str, Any], data: dict[str, Any]
    ) -> Parley:
        state = super().load_state(content, seats, options, data)
        state.pot = 0
        return state


class SharingTable(Parley):
    """Clones share their discard pile."""

    __slots__ = ()

    def clone(self) -> SharingTable:
        other = SharingTable(len(self.scores), self.long)
        other.packs = [pack.clone() for pack in self.packs]
        other.discard = self.discard
        other.scores = self.scores[:]
        other.pot = self.pot
        return other


class Sharing(ParleyGame):
    """Plays on a table whose clones are not independent."""

    slug = "sharing"

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[Parley, Step[Parley]]:
        return SharingTable(seats, options["long"]), SetUp()


class OtherTurns(ParleyGame):
    """A game with another kind of turn."""

    turn: type[Turn] = Turn

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[Parley, Step[Parley]]:
        state, _ = super().start(content, seats, options)
        return state, OtherSetUp()

    def steps(self) -> dict[str, type[Step[Parley]]]:
        return {**super().steps(), "set-up": OtherSetUp, "turn": self.turn}


class OtherSetUp(SetUp):
    """Begins with the game's own kind of turn."""

    __slots__ = ()

    def run(self, m: Match[Parley]) -> bool:
        super().run(m)
        m.stack[-1] = m.game.steps()["turn"]()
        return True

    def clone(self) -> OtherSetUp:
        return OtherSetUp()


class PeekingTurn(Turn):
    """Draws without telling the kernel, so that a draw can be taken back."""

    __slots__ = ()

    def take(self, m: Match[Parley], seat: int, option: Option) -> None:
        state = m.state
        if option is DRAW:
            state.packs[0].draw(state.deck, state.hand(seat), 1)
            self.next_seat(m)
        else:
            super().take(m, seat, option)

    def clone(self) -> PeekingTurn:
        return PeekingTurn(self.seat)


class Peeking(OtherTurns):
    """A draw is no barrier in it."""

    slug = "peeking"
    turn = PeekingTurn


OUTSIDE = count()


class OutsideTurn(Turn):
    """Takes a number from outside of the match."""

    __slots__ = ()

    def take(self, m: Match[Parley], seat: int, option: Option) -> None:
        if option is SAVE:
            m.state.scores[seat] += next(OUTSIDE) % 7
        super().take(m, seat, option)

    def clone(self) -> OutsideTurn:
        return OutsideTurn(self.seat)


class Outside(OtherTurns):
    """What happens does not follow from the record."""

    slug = "outside"
    turn = OutsideTurn


class RelabelledTurn(Turn):
    """Keeps something that is not saved."""

    __slots__ = ("asked_before",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.asked_before = False

    def ask(self, m: Match[Parley]) -> list[Decision]:
        decisions = super().ask(m)
        if self.asked_before:
            decisions[0].options.reverse()
        return decisions

    def take(self, m: Match[Parley], seat: int, option: Option) -> None:
        self.asked_before = True
        super().take(m, seat, option)

    def clone(self) -> RelabelledTurn:
        other = RelabelledTurn(self.seat)
        other.asked_before = self.asked_before
        return other


class Relabelled(OtherTurns):
    """Asks differently after loading."""

    slug = "relabelled"
    turn = RelabelledTurn


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (Forgetful(), "what was loaded saves differently"),
        (Sharing(), "changed while"),
        (Peeking(), "learnt something, yet seat"),
        (Outside(), "what was loaded goes on differently"),
        (Relabelled(), "what was loaded asks differently"),
    ],
)
def test_an_unfaithful_copy_is_found(game: ParleyGame, what: str) -> None:
    install(game)
    report = fidelity(game.slug, 12)
    assert not report.ok
    assert any(what in failed.what for failed in report.tally.failures), report.lines()


def test_another_kind_of_turn_is_no_fault_in_itself() -> None:
    class Plain(OtherTurns):
        slug = "plain"

    install(Plain())
    assert fidelity("plain", 6).ok
