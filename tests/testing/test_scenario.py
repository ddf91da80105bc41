"""Scenarios play by choices alone, and say clearly what was asked when a test fails."""

from __future__ import annotations

import pytest

from gonfalon.kernel.hidden.pack import Zone
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision
from gonfalon.kernel.values.errors import KernelError, Refused
from gonfalon.kernel.values.message import NUMBER, Message, Text
from gonfalon.testing import Scenario, laid_pack, scripted, wait_in
from tests.proving.parley import KINDS, Parley, Turn
from tests.proving.test_fidelity import OtherTurns

NOT_HELD = Message("blocked-not-held", kind=NUMBER)


class ExplainingTurn(Turn):
    """Says which cards are not in the hand."""

    __slots__ = ()

    def blocked(self, m: Match[Parley], decision: Decision) -> list[Blocked]:
        hand = m.state.hand(self.seat)
        missing = [kind for kind in range(KINDS) if not hand.count(kind)]
        return [Blocked(f"play.{k}", "PA-PLAY-02", Text(NOT_HELD, k)) for k in missing]

    def clone(self) -> ExplainingTurn:
        return ExplainingTurn(self.seat)


class Explaining(OtherTurns):
    """A game that explains its refusals."""

    slug = "explaining"
    turn = ExplainingTurn


GAME = Explaining()


def given(*hands: list[int], **draws: list[int]) -> Scenario[Parley]:
    """Let the first seat take its turn with these hands."""
    seats = len(hands)
    m = GAME.new(seats, scripted(GAME, seats))
    rest = [kind for kind in range(KINDS) for _ in range(4)]
    for kind in [kind for hand in hands for kind in hand]:
        rest.remove(kind)
    zones = [Zone(), *(Zone(1 << seat, bag=True) for seat in range(seats))]
    m.state.packs[0] = laid_pack(zones, [rest, *hands])
    wait_in(m, [ExplainingTurn(0)], 5, draws)
    m.reopen()
    return Scenario(m).begin()


def test_answers_events_and_refusals() -> None:
    s = given([3, 1], [2])
    a = s.seat(0)
    assert s.asked() == [(0, "turn")]
    assert (a.kind(), a.options()) == ("turn", ["draw", "roll", "save", "play.1", "play.3"])
    assert a.rule_of("save") == "PA-SAVE-01"
    a.cannot("play.2", "PA-PLAY-02", kind=2).chooses("save", "play.3")
    assert s.said == ["played", "scored"]
    assert s.events[1] == ("scored", {"seat": 0, "points": 4})
    assert s.state.scores == [4, 0]
    assert s.m.turn == 6
    assert s.seat(1).asked("turn")
    assert not a.asked("turn")


def test_hidden_cards_are_known_to_those_who_see_them() -> None:
    s = given([3, 1], [2])
    hands = s.seat(0).view()["state"]["hands"]
    assert [hand["known"] for hand in hands] == [[1, 3], []]
    assert s.seat(0).chooses("draw").state.hand(0).cards == [0, 1, 3]  # from the top
    assert s.heard_by(0) == [("drew", {"seat": 0}), ("drawn", {"seat": 0, "card": "0"})]
    assert s.heard_by(1) == [("drew", {"seat": 0})]


def test_draws_come_from_the_script() -> None:
    s = given([1], [2], die=[5])
    s.seat(0).chooses("roll", "even")
    s.seat(1).chooses("odd")
    assert s.state.scores == [1, 0]  # five counted from zero is a six
    s.seat(1).chooses("roll", "odd")
    with pytest.raises(KernelError, match="unscripted draw: die"):
        s.seat(0).chooses("odd")


def test_a_wrong_answer_says_what_was_asked() -> None:
    s = given([3, 1], [2])
    with pytest.raises(Refused) as refused:
        s.seat(0).chooses("play.2")
    assert refused.value.__notes__ == [
        "PA-PLAY-02 refuses play.2. seat 0 is asked 'turn': draw, roll, save, play.1, play.3"
    ]
    with pytest.raises(AssertionError, match=r"seat 1 is not asked: seat 0 is asked 'turn': draw"):
        s.seat(1).chooses("draw")


@pytest.mark.parametrize(
    ("option", "because", "kind", "message"),
    [
        ("play.1", "PA-PLAY-02", 1, r"play\.1 is offered: seat 0 is asked 'turn'"),
        ("play.2", "PA-PLAY-01", 2, r"play\.2 is refused by PA-PLAY-02, not by PA-PLAY-01"),
        ("play.2", "PA-PLAY-02", 4, r"kind is 2, not 4"),
        ("fly", "PA-PLAY-02", 4, r"nothing says why fly is not offered; refused: play\.0 \(PA"),
    ],
)
def test_a_wrong_refusal_says_what_is_true(
    option: str, because: str, kind: int, message: str
) -> None:
    with pytest.raises(AssertionError, match=message):
        given([3, 1], [2]).seat(0).cannot(option, because, kind=kind)


def test_an_impossible_position_is_found() -> None:
    s = given([3, 1], [2])
    s.state.discard.append(4)
    with pytest.raises(AssertionError, match="a card is lost or doubled"):
        s.seat(0).chooses("save")


def test_events_that_did_not_happen_are_missed() -> None:
    s = given([3, 1], [2])
    s.events.append(("event-won", {}))
    s.said.append("event-won")
    s.happened("won")
    assert (s.times("won"), s.event("won")) == (1, {})
    with pytest.raises(AssertionError, match="lost did not happen"):
        s.happened("won", "lost")
    with pytest.raises(AssertionError, match="lost did not happen"):
        s.event("lost")
    with pytest.raises(AssertionError, match="won happened"):
        s.never("lost", "won")
