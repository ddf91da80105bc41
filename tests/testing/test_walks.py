"""Walks repeat, and find what is wrong with a game's questions."""

from __future__ import annotations

import pytest

import gonfalon
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision
from gonfalon.kernel.values.message import Message, Text
from gonfalon.proving.asking import wrong_questions
from gonfalon.testing import check_walks, play, walk
from tests.proving.parley import GAME, Parley, Turn, install
from tests.proving.test_fidelity import OtherTurns

REASON = Message("blocked-reason")


class Counting(Turn):
    """Writes while it asks."""

    __slots__ = ()

    def ask(self, m: Match[Parley]) -> list[Decision]:
        m.state.scores[self.seat] += 1
        return super().ask(m)

    def clone(self) -> Counting:
        return Counting(self.seat)


class Undecided(Turn):
    """Refuses what it offers."""

    __slots__ = ()

    def blocked(self, m: Match[Parley], decision: Decision) -> list[Blocked]:
        return [Blocked("draw", "PA-DRAW-02", Text(REASON))]

    def clone(self) -> Undecided:
        return Undecided(self.seat)


class Unruly(Turn):
    """Refuses without a rule."""

    __slots__ = ()

    def blocked(self, m: Match[Parley], decision: Decision) -> list[Blocked]:
        return [Blocked("fly", "", Text(REASON))]

    def clone(self) -> Unruly:
        return Unruly(self.seat)


class Doubling(Turn):
    """Offers an answer twice."""

    __slots__ = ()

    def ask(self, m: Match[Parley]) -> list[Decision]:
        [decision] = super().ask(m)
        decision.options.append(decision.options[0])
        return [decision]

    def clone(self) -> Doubling:
        return Doubling(self.seat)


def game_with(kind: type[Turn]) -> str:
    """Install a game with another kind of turn; return its slug."""

    class Other(OtherTurns):
        slug = kind.__name__.lower()
        turn = kind

    install(Other())
    return Other.slug


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (Undecided, "offers draw and refuses it"),
        (Unruly, "refuses fly without a rule"),
        (Doubling, "offers draw more than once"),
        (Counting, "saves differently"),
    ],
)
def test_a_wrong_question_is_found(kind: type[Turn], what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        check_walks(game_with(kind), matches=2)


def test_asking_must_not_write() -> None:
    m = gonfalon.new(game_with(Counting), 2, seed=1)
    before = m.state.scores[:]
    assert wrong_questions(m) == ["asking changes the match (turn)"]
    assert m.state.scores != before


def test_a_sound_game_passes() -> None:
    check_walks("parley", matches=6)


@pytest.mark.parametrize("policy", ["quick", "everyone", "fixed"])
@pytest.mark.parametrize("undoing", [False, True])
def test_a_seed_gives_the_same_match(policy: str, undoing: bool) -> None:
    def records() -> list[str]:
        """Play six matches."""
        matches = [gonfalon.new("parley", 3, seed=seed, policy=policy) for seed in range(6)]
        for seed, m in enumerate(matches):
            play(m, FastChance(seed), undoing=undoing)
        return [gonfalon.record_of(m).text for m in matches]

    played = records()
    assert records() == played
    assert any("\nundo " in record for record in played) == undoing
    assert any("\nclose " in record for record in played) == (policy == "fixed")


def test_a_walk_waits_at_every_input() -> None:
    m = gonfalon.new("parley", 2, seed=1)
    versions = [there.version for there in walk(m, FastChance(1))]
    assert m.over
    assert len(versions) == len(m.log or [])
    assert versions == sorted(versions)


def test_a_match_that_does_not_end_is_found() -> None:
    m = GAME.new(2, FastChance(1))
    m.turn = -10_000_000
    with pytest.raises(AssertionError, match="the match is not over after 5000 inputs"):
        play(m, FastChance(1), lambda decision, picker: decision.options[1])
