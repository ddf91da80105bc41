"""The leak test passes a sound game, finds every plant, and finds faults of a game's own."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.game import game as find_game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import GonfalonError
from gonfalon.proving.playing import plan
from gonfalon.proving.secrecy.leaks import Search, Tally, leaks, share_out
from gonfalon.proving.secrecy.plants import PLANTS, PlantedGame, planted
from gonfalon.proving.secrecy.twins import difference
from tests.proving.parley import (
    SCORED,
    Parley,
    ParleyGame,
    SetUp,
    Turn,
    Veto,
    install,
)

pytestmark = pytest.mark.slow  # all of it: thousands of matches


def test_a_sound_game_passes() -> None:
    report = leaks("parley", 300, 200)
    tally = report.tally
    assert report.ok, report.lines()
    assert (tally.states, tally.runs) == (300, 200)
    assert tally.twins == 4 * sum(n + 1 for n in (2, 3)) * 150
    assert tally.sealed > 50
    assert tally.other_worlds > tally.twins * 0.9
    assert tally.choices > 10 * tally.runs
    assert tally.reveals > 50
    assert report.lines()[-1].startswith("0 leaks")


def test_the_result_does_not_depend_on_the_processes() -> None:
    one, two = leaks("parley", 60, 30, 5, 1).tally, leaks("parley", 60, 30, 5, 2).tally
    assert (one.other_worlds, one.choices) == (two.other_worlds, two.choices)


@pytest.mark.parametrize("plant", PLANTS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_plant_is_found(plant: str, seed: int) -> None:
    report = leaks("parley", 60, 60, seed, plant=plant)
    assert not report.ok
    assert report.tally.failures[0].record


@pytest.mark.parametrize("plant", ["counter", "order"])
def test_some_plants_show_only_when_played_forward(plant: str) -> None:
    assert leaks("parley", 60, 0, plant=plant).ok
    assert not leaks("parley", 60, 60, plant=plant).ok


@pytest.mark.parametrize("policy", ["quick", "everyone", "fixed"])
def test_order_is_found_under_every_policy(policy: str) -> None:
    assert leaks("parley", 60, 60, policy=policy).ok
    assert not leaks("parley", 60, 60, policy=policy, plant="order").ok


def test_a_plant_wraps_the_whole_contract() -> None:
    asked = {name for name, value in vars(Game).items() if callable(value)}
    public = {name for name in asked if not name.startswith("_")}
    assert public <= set(vars(PlantedGame))


def test_there_is_no_other_plant() -> None:
    with pytest.raises(GonfalonError, match="no plant 'rose'"):
        planted(ParleyGame(), "rose")


# -- faults that a game could have by itself ------------------------------------------------


class Public(ParleyGame):
    """Says that everybody can work out who may veto."""

    slug = "public"

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[Parley, Step[Parley]]:
        state, _ = super().start(content, seats, options)
        return state, PublicSetUp()

    def steps(self) -> dict[str, type[Step[Parley]]]:
        return {**super().steps(), "set-up": PublicSetUp, "turn": PublicTurn}


class PublicSetUp(SetUp):
    """Begins with public turns."""

    __slots__ = ()

    def run(self, m: Match[Parley]) -> bool:
        super().run(m)
        m.stack[-1] = PublicTurn()
        return True

    def clone(self) -> PublicSetUp:
        return PublicSetUp()


class PublicTurn(Turn):
    """Declares its options public, although they show what is in hand."""

    __slots__ = ()

    def ask(self, m: Match[Parley]) -> list[Decision]:
        decisions = super().ask(m)
        decisions[0].public = True
        return decisions

    def clone(self) -> PublicTurn:
        return PublicTurn(self.seat)


class Swapped(Public):
    """Uses another kind of window."""

    def steps(self) -> dict[str, type[Step[Parley]]]:
        return {**ParleyGame.steps(self), "set-up": SwapSetUp, "turn": SwapTurn}

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[Parley, Step[Parley]]:
        state, _ = super().start(content, seats, options)
        return state, SwapSetUp()

    slug = "swapped"


class SwapSetUp(SetUp):
    """Begins with turns that open the other window."""

    __slots__ = ()

    def run(self, m: Match[Parley]) -> bool:
        super().run(m)
        m.stack[-1] = SwapTurn()
        return True

    def clone(self) -> SwapSetUp:
        return SwapSetUp()


class SwapTurn(Turn):
    """Opens a window that tells too much."""

    __slots__ = ()

    def take(self, m: Match[Parley], seat: int, option: Option) -> None:
        super().take(m, seat, option)
        window = m.stack[-1]
        if isinstance(window, Veto):
            m.stack[-1] = Telling(m.seats, window.seat, window.card)

    def clone(self) -> SwapTurn:
        return SwapTurn(self.seat)


class Telling(Veto):
    """Says in the end how many could have answered."""

    __slots__ = ()
    NAME = "telling"

    def opened(self, m: Match[Parley]) -> None:
        if m.listening:
            for seat in range(m.seats):
                if self.circle >> seat & 1 and m.state.hand(seat).count(0):
                    m.emit(SCORED, seat, 0)
        super().opened(m)


class Waiting(ParleyGame):
    """Shows who is really being asked."""

    slug = "waiting"

    def view(self, m: Match[Parley], viewer: int | None) -> dict[str, Any]:
        return {**super().view(m, viewer), "asked": [d.seat for d in m.open_decisions]}


class Ordered(ParleyGame):
    """Lists keys in an order that depends on the deck."""

    slug = "ordered"

    def view(self, m: Match[Parley], viewer: int | None) -> dict[str, Any]:
        data = super().view(m, viewer)
        if m.state.deck.cards and m.state.deck.cards[-1] % 2:
            data = dict(reversed(data.items()))
        return data


@pytest.mark.parametrize(
    ("game", "states", "runs", "what"),
    [
        (Public(), 60, 0, "open"),
        (Swapped(), 60, 60, "events after"),
        (Waiting(), 60, 0, "view.state.asked"),
        (Ordered(), 60, 0, "the order of keys differs"),
    ],
)
def test_a_fault_of_the_game_is_found(game: ParleyGame, states: int, runs: int, what: str) -> None:
    install(game)
    report = leaks(game.slug, states, runs)
    assert not report.ok
    assert any(what in failed.what for failed in report.tally.failures), report.lines()


def test_a_run_without_other_worlds_proves_nothing() -> None:
    class Open(ParleyGame):
        slug = "open"

        def start(
            self, content: Content, seats: int, options: dict[str, Any]
        ) -> tuple[Parley, Step[Parley]]:
            state, first = super().start(content, seats, options)
            state.packs[0].facts = None
            return state, first

    install(Open())
    report = leaks("open", 20, 0)
    assert not report.ok
    assert "no twin was another world: this run proves nothing" in report.lines()


def test_differences_are_shown_by_their_path() -> None:
    assert difference('{"a": [1, {"b": 2}]}', '{"a": [1, {"b": 3}]}') == "a[1].b: 2 / 3"
    assert difference('{"a": 1}', '{"b": 1}') == 'a: 1 / "(missing)"'
    assert difference("[1]", "[1, 2]") == ": [1] / [1, 2]"
    assert difference('{"a": 1, "b": 2}', '{"b": 2, "a": 1}') == "the order of keys differs"


def test_work_is_shared_out_evenly() -> None:
    assert share_out(7, 3) == [2, 2, 3]
    assert share_out(0, 3) == [0, 0, 0]


def test_a_fracture_that_only_one_world_holds_is_a_reveal_and_no_leak() -> None:
    """Answers of a sealed round that differ end the comparison before anything is waited for.

    In this run one world plays a Fracture that the other does not hold; it opens a second window
    there, so that the worlds are a round apart when they are compared.
    """
    played = find_game("mastery")
    content = played.load()
    tally = Tally()
    match_plan = plan(1706, 1, played.setups(content), "")
    Search(played, content, match_plan, 4, tally).run(10, 1, 50)
    assert tally.choices == 50
    assert tally.failures == []
