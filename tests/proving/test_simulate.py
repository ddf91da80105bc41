"""Simulation passes a sound game and fails each kind of unsound one."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.game import Content
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.proving.simulate import simulate
from gonfalon.proving.simulation_report import option_kind
from tests.proving.parley import PASS, Parley, ParleyGame, Turn, install


def test_a_sound_game_passes() -> None:
    report = simulate("parley", 200)
    assert report.ok
    assert report.lines()[-1].startswith("200 matches, ")
    assert report.lines()[-1].endswith("decisions/s, 0 failures")
    assert len(report.tally.sets) == 4


def test_the_result_does_not_depend_on_the_processes() -> None:
    one, two = simulate("parley", 120, 3, 1).tally, simulate("parley", 120, 3, 2).tally
    assert (one.inputs, one.chosen, one.by_seats) == (two.inputs, two.chosen, two.by_seats)
    assert (one.used, one.endings) == (two.used, two.endings)


class Loses(ParleyGame):
    """Says that a card is lost when somebody has saved twice."""

    slug = "loses"

    def broken_invariants(self, m: Match[Parley]) -> list[str]:
        return ["a card is lost"] if m.state.pot == 2 else []


class DeadEnd(ParleyGame):
    """Asks with nothing to answer once the deck is low."""

    slug = "deadend"

    def steps(self) -> dict[str, type[Step[Parley]]]:
        return {**super().steps(), "turn": EmptyTurn}

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[Parley, Step[Parley]]:
        state, _ = super().start(content, seats, options)
        state.packs[0].put(state.deck, [0, 1])
        return state, EmptyTurn()


class EmptyTurn(Turn):
    """A turn without a way to go on."""

    __slots__ = ()

    def ask(self, m: Match[Parley]) -> list[Decision]:
        return [Decision(0, "turn", [], public=True)]


class Undeclared(ParleyGame):
    """Offers more than it declared."""

    slug = "undeclared"

    def load(self, packs: tuple[str, ...] = ()) -> Content:
        content = super().load(packs)
        content.register = {**content.register, "veto": [PASS]}
        return content


class Wordless(ParleyGame):
    """Tells something that has no words."""

    slug = "wordless"

    def load(self, packs: tuple[str, ...] = ()) -> Content:
        content = super().load(packs)
        content.vocabulary = {"card": ["0", "1"]}
        return content


class Endless(ParleyGame):
    """Never ends."""

    slug = "endless"

    def broken_invariants(self, m: Match[Parley]) -> list[str]:
        return []

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[Parley, Step[Parley]]:
        state, _ = super().start(content, seats, options)
        return state, EndlessTurn()


class EndlessTurn(Turn):
    """Asks the same for ever."""

    __slots__ = ()

    def run(self, m: Match[Parley]) -> bool:
        return False

    def ask(self, m: Match[Parley]) -> list[Decision]:
        return [Decision(0, "turn", [Option("draw", ""), Option("roll", "")], public=True)]

    def take(self, m: Match[Parley], seat: int, option: Option) -> None:
        return None

    def clone(self) -> EndlessTurn:
        return EndlessTurn(self.seat)


@pytest.mark.parametrize(
    ("game", "matches", "what"),
    [
        (Loses(), 10, "broken: a card is lost"),
        (DeadEnd(), 3, "dead end: asked with nothing to answer"),
        (Undeclared(), 10, "broken: undeclared options of veto: ['veto']"),
        (Wordless(), 16, "exception: "),
        (Endless(), 1, "dead end: not over after 500 inputs"),
    ],
)
def test_an_unsound_game_fails(
    game: ParleyGame, matches: int, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gonfalon.proving.simulate.LONGEST", 500)
    install(game)
    report = simulate(game.slug, matches)
    assert not report.ok
    assert any(what in failed.line() for failed in report.tally.failures), report.lines()
    assert f"FAILED {report.tally.failures[0].line()}" in report.lines()


class Spare(ParleyGame):
    """Has a card that never comes up and an answer that nobody can give."""

    slug = "spare"

    def load(self, packs: tuple[str, ...] = ()) -> Content:
        content = super().load(packs)
        sections = {"cards": {**content.entries.sections["cards"], "9": {}}}
        spare = Content(Entries(sections))
        spare.vocabulary = content.vocabulary
        spare.register = {**content.register, "bribe": [Option("coin", "")]}
        return spare


def test_what_never_happens_is_named() -> None:
    install(Spare())
    report = simulate("spare", 100)
    assert not report.ok
    assert {"never used: cards.9", "never chosen: bribe: coin"} <= set(report.lines())
    assert simulate("spare", 100, coverage=False).ok


class Patient(ParleyGame):
    """Has a card that counts only when nobody ever plays one: nothing chance would bring about."""

    slug = "patient"
    package = "gonfalon.games.patient"

    def load(self, packs: tuple[str, ...] = ()) -> Content:
        content = super().load(packs)
        sections = {"cards": {**content.entries.sections["cards"], "9": {}}}
        patient = Content(Entries(sections))
        patient.vocabulary = content.vocabulary
        patient.register = content.register
        return patient

    def content_used(self, m: Match[Parley]) -> set[str]:
        return super().content_used(m) if m.state.discard else {"cards.9"}


class Roller:
    """The judgement of somebody who always rolls."""

    def weigh(self, world: Match[Any], decision: Decision, chance: Chance) -> list[float]:
        return [float(option.id == "roll") for option in decision.options]


def test_the_heuristic_bot_reaches_what_chance_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    install(Patient())
    without = simulate("patient", 100)
    assert without.tally.thought.matches == 0
    assert "never used: cards.9" in without.lines()
    judgement = ModuleType("gonfalon.games.patient.bot.heuristic")
    judgement.JUDGE = Roller()  # type: ignore[attr-defined]
    for module in (ModuleType("gonfalon.games.patient.bot"), judgement):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    report = simulate("patient", 100)
    thought = report.tally.thought
    assert report.ok, report.lines()
    assert 3 <= thought.matches <= 25
    assert 0 < thought.inputs < report.tally.inputs
    assert report.lines()[-2].startswith(f"played by the heuristic bot: {thought.matches} of the")
    assert not simulate("patient", 100, seed=2, coverage=False).failures


def test_another_game_beside_it_is_measured_and_checked() -> None:
    report = simulate("parley", 60, beside="parley")
    assert report.ok
    assert report.beside is not None
    assert report.beside[1].matches == 12
    assert report.ratio > 0
    assert report.lines()[-1].endswith(f"(12 matches, 0 failures): ratio {report.ratio:.2f}")
    install(Loses())
    report = simulate("parley", 60, beside="loses")
    assert not report.ok
    assert any("a card is lost" in failed.line() for failed in report.failures)


class Invents(ParleyGame):
    """Says that it used something its content does not have."""

    slug = "invents"

    def content_used(self, m: Match[Parley]) -> set[str]:
        return super().content_used(m) | {"cards.dragon"}


def test_what_is_used_has_to_be_content() -> None:
    install(Invents())
    report = simulate("invents", 100)
    assert not report.ok
    assert "used, but not in the content: cards.dragon" in report.lines()


def test_kinds_of_options_leave_words_and_numbers_open() -> None:
    classes = {"orb": "artefact", "0,1": "hex"}
    found = [option_kind(o, classes) for o in ("fracture:orb", "0,1", "12", "pass", "a:b")]
    assert found == ["fracture:<artefact>", "<hex>", "#", "pass", "a:b"]
    assert option_kind("orb-on-3-instead-of-12", classes) == "<artefact>-on-#-instead-of-#"
    assert option_kind("orb:orb:coin:orb", classes) == "<artefact>:coin:<artefact>"
