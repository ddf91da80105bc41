"""The end of the game (GLO-END) and of the solo scenarios."""

from __future__ import annotations

import pytest

from gonfalon.games.glory.model.constants import RIVALRY, TOURNAMENT_PHASE
from gonfalon.games.glory.rules.board.ending import finish, glory_sources, lose_solo, win_solo
from gonfalon.games.glory.rules.board.gains import gain_glory, lose_glory
from gonfalon.kernel.values.outcome import Outcome
from tests.games.glory.scenario import Scenario, player, table


def ended(s: Scenario) -> Outcome:
    """End the match and return its outcome."""
    finish(s.m)
    assert s.m.outcome is not None
    return s.m.outcome


def solo(scenario: str, glory: int, difficulty: str = "easy") -> Scenario:
    """Lay a solo table."""
    settings = {"scenario": scenario, "difficulty": difficulty}
    return table(player(glory=glory), seats=1, round=3, phase="titles", settings=settings)


@pytest.mark.rules("GLO-END-01")
def test_most_glory_wins() -> None:
    """GLO-END-01."""
    outcome = ended(table(player(glory=50), player(glory=61), player(glory=44), round=3))
    assert outcome.ranks == [2, 1, 3]
    assert outcome.scores == [50, 61, 44]
    assert (outcome.how.message.id, outcome.how.args) == ("event-won", (0b010, 61))


@pytest.mark.rules("GLO-END-02")
def test_prestige_tokens_break_a_tie_ready_or_spent() -> None:
    """GLO-END-02: two spent tokens beat a ready one."""
    s = table(
        player(glory=50, prestige="office"),
        player(glory=50, spent_prestige="office retinue"),
        player(glory=40, prestige="champion retinue war_fame"),
        round=3,
    )
    outcome = ended(s)
    assert outcome.ranks == [2, 1, 3]
    assert outcome.how.message.id == "event-won-by-prestige"
    assert outcome.how.args == (0b011, 50, 0b010, 2)


@pytest.mark.rules("GLO-END-02", "GLO-RUL-58")
def test_who_is_still_tied_shares_the_win() -> None:
    """GLO-END-02."""
    s = table(
        player(glory=50, prestige="office"), player(glory=9), player(glory=50, prestige="retinue")
    )
    outcome = ended(s)
    assert outcome.ranks == [1, 3, 1]
    assert outcome.winners == [0, 2]
    assert (outcome.how.message.id, outcome.how.args) == ("event-won", (0b101, 50))


@pytest.mark.rules("GLO-END-01", "GLO-TTL-08")
def test_the_sheet_lists_titles_and_prestige() -> None:
    """The lines of a player sum up to the score; each title counts with its Scribe."""
    s = table(player(glory=40, allies="scribe", prestige="office"), player())
    titles = s.state.content.titles.ids
    s.state.boards[0].titles = [titles.index("rich"), titles.index("strong")]
    outcome = ended(s)
    vocabulary = s.m.content.vocabulary
    lines = [(line.source.to_line(vocabulary), line.points) for line in outcome.sheet[:4]]
    assert lines == [
        ("score-start", 27),
        ("score-title title=rich", 5),
        ("score-title title=strong", 8),
        ("score-prestige tokens=1", 0),
    ]
    assert [outcome.points_of(seat) for seat in (0, 1)] == outcome.scores


@pytest.mark.rules("GLO-RES-04", "GLO-RES-05")
def test_glory_is_noted_by_the_phase_that_gave_it() -> None:
    """The start is what no phase gave; a loss counts against the phase it happens in."""
    s = table(player(glory=10), player(), round=2, phase="travel")
    gain_glory(s.m, 0, 4)
    lose_glory(s.m, 0, 1)
    s.state.phase = TOURNAMENT_PHASE
    gain_glory(s.m, 0, 6)
    assert glory_sources(s.state, 0) == [10, 0, 3, 6, 0, 0]
    lines = [(line.source.message.id, line.points) for line in ended(s).sheet[:3]]
    assert lines == [("score-start", 10), ("score-travel", 3), ("score-tournament", 6)]


@pytest.mark.rules("GLO-SOLO-04")
@pytest.mark.parametrize(
    ("difficulty", "glory", "won"),
    [
        ("easy", 65, True),
        ("easy", 64, False),
        ("medium", 75, True),
        ("medium", 74, False),
        ("hard", 85, True),
        ("hard", 84, False),
    ],
)
def test_the_lone_challenge(difficulty: str, glory: int, won: bool) -> None:
    """GLO-SOLO-04: at least 65, 75 or 85."""
    outcome = ended(solo("lone_challenge", glory, difficulty))
    assert outcome.winners == ([0] if won else [])
    assert outcome.ranks == [1 if won else 2]
    assert outcome.how.message.id == ("event-challenge-met" if won else "event-challenge-missed")
    assert outcome.automas == []


@pytest.mark.rules("GLO-SOLO-05")
@pytest.mark.parametrize(("other", "won"), [(49, True), (50, False), (51, False)])
def test_rivalry(other: int, won: bool) -> None:
    """GLO-SOLO-05: more glory than the opponent; a tie is a loss, whatever the prestige."""
    s = solo("rivalry", 50)
    assert s.state.scenario == RIVALRY
    s.state.boards[0].prestige[0] = 1
    s.state.boards[1].glory = other
    outcome = ended(s)
    assert outcome.ranks == [1 if won else 2]
    assert outcome.automas == [1]
    assert outcome.points_of(1) == other
    assert outcome.how.message.id == ("event-rival-beaten" if won else "event-rival-ahead")


@pytest.mark.rules("GLO-SOLO-03")
def test_the_warrior_wins_or_loses_whatever_the_glory() -> None:
    """GLO-SOLO-03, GLO-SOLO-02."""
    s = solo("warrior", 3)
    s.state.finals_won = 3
    win_solo(s.m)
    assert s.winners() == [0]
    s = solo("warrior", 300)
    lose_solo(s.m)
    assert s.m.over
    assert s.winners() == []
