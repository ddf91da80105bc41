"""Barriers to undo, and what stays known beyond an undo."""

from __future__ import annotations

import pytest

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import canonical, snapshot
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import Refused
from tests.kernel.play.undoing import CARDS, at_foot, do, two_alike
from tests.kernel.tiny import chain, hands
from tests.kernel.tiny.chain import ChainState
from tests.kernel.tiny.hands import HandsState


def begin(cards: list[list[int]] | None = None, hand: int = 2) -> Match[HandsState]:
    """Begin a match of hands."""
    return hands.GAME.begin(1, 2, cards=cards or CARDS, hand=hand)


def bare(m: Match[HandsState]) -> str:
    """Return the state without what an undo is meant to leave behind."""
    data = snapshot(m)
    for key in ("epoch", "version"):
        del data[key]
    data["state"]["packs"] = [[z.cards, z.audience] for z in m.state.packs[0].zones]
    return canonical(data)


WISH = Option("wish", "")
VOW = Option("vow", "")


class Vow(chain.Blow):
    """A wish can be taken back, a vow cannot."""

    __slots__ = ()
    NAME = "vow"

    def ask(self, m: Match[ChainState]) -> list[Decision]:
        """Ask."""
        return [Decision(0, "vow", [WISH, VOW], public=True)]

    def take(self, m: Match[ChainState], seat: int, option: Option) -> None:
        """A vow is a barrier."""
        if option is VOW:
            m.barrier()
        m.done()

    def clone(self) -> Vow:
        """Return another one."""
        return Vow()


# -- barriers ---------------------------------------------------------------------------------


def test_a_public_move_of_ones_own_is_no_barrier() -> None:
    """Playing a card can be taken back, even when the next seat is being asked."""
    m = begin()
    before = bare(m)
    do(m, "play-0-a")
    assert m.decisions[0].seat == 1
    assert len(m.undoable(0)) == 1
    m.undo(0, m.undoable(0)[0])
    assert bare(m) == before


@pytest.mark.parametrize(
    "option",
    [
        "roll-0-a",  # chance
        "lose-0-a",
        "draw-0-a",  # the drawer learns something
        "look-1-a",
        "study-1-a",
        "sort-0-a",
        "spill-0-a",
        "rob-1-a",
        "hand-1-a",  # another seat learns something
        "deny-0-b",  # what was said stays said
    ],
)
def test_barriers(option: str) -> None:
    """Chance, and whatever is learnt, cannot be taken back, nor anything before it."""
    m = begin()
    do(m, option)
    assert m.undoable(0) == []
    assert m.undoable(1) == []


def test_another_seats_decision_is_a_barrier() -> None:
    """Once the next seat has decided, the earlier move stands; the new one can go back."""
    m = begin()
    do(m, "play-0-a")
    mine = m.undoable(0)
    do(m, "play-0-b")
    assert m.undoable(0) == []
    assert len(m.undoable(1)) == 1
    with pytest.raises(Refused):
        m.undo(0, mine[0])


def test_opening_a_sealed_round_is_a_barrier() -> None:
    """While it is open only lanes go back; once it has opened nothing does."""
    m = at_foot()
    stance = m.undoable(0)[0]
    m.choose(m.decisions[0].id, "left")
    assert m.round
    assert m.undoable(0) == []
    with pytest.raises(Refused):
        m.undo(0, stance)
    m.close(m.round)
    assert [m.undoable(seat) for seat in range(3)] == [[], [], []]


def test_a_game_may_set_a_barrier() -> None:
    """`barrier` is for what the kernel cannot know: a vow is not taken back."""
    m = chain.GAME.begin(parts=["march"])
    m.call(Vow())
    m.call(Vow())
    m.advance()
    m.choose(m.decisions[0].id, "wish")
    assert len(m.undoable(0)) == 1
    m.choose(m.decisions[0].id, "vow")
    assert m.undoable(0) == []


def test_a_barrier_inside_an_answer_cuts_what_came_before() -> None:
    """After a barrier a new trail begins."""
    m = begin()
    do(m, "roll-0-a", "play-0-b")
    assert len(m.undoable(1)) == 1
    m.undo(1, m.undoable(1)[0])
    do(m, "look-0-a")
    assert m.undoable(1) == []
    do(m, "keep")
    assert len(m.undoable(1)) == 1, "keeping told nobody anything"


def test_the_outcome_is_a_barrier() -> None:
    """A match that is over is over."""
    m = chain.GAME.begin(parts=["earn", "double"])
    m.choose(m.decisions[0].id, "earn")
    assert m.over
    assert m.undoable(0) == []


def test_passing_a_card_unseen_can_be_taken_back() -> None:
    """Nobody but the giver knows anything about it."""
    m = begin()
    before = canonical(m.state.packs[0].dump())
    do(m, "crypt-0-a")
    m.undo(0, m.undoable(0)[0])
    assert canonical(m.state.packs[0].dump()) == before


# -- what was shown ---------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["play-0-a", "show-0-a"])
def test_a_shown_card_stays_known_after_an_undo(option: str) -> None:
    """Who saw it is reminded of it, and imagines it there."""
    m = begin([[0, 1, 2, 0], [3, 3, 3]])
    while 0 not in m.state.hands[0].cards or len(set(m.state.hands[0].cards)) < 2:
        m = hands.GAME.begin(m.chance.below(0, 1000), 2, cards=[[0, 1, 2, 0], [3, 3, 3]], hand=2)
    hand = m.state.hands[0].cards[:]
    assert m.state.hands[0].seen_by(1) == []
    do(m, option)
    m.undo(0, m.undoable(0)[0])
    assert m.state.hands[0].cards == hand
    assert m.state.hands[0].seen_by(1) == [0]
    assert m.state.hands[0].seen_by(None) == [0]


def test_showing_the_same_card_twice_is_one_card() -> None:
    """Playing a card, taking it back and playing it again shows no second one."""
    m = two_alike()
    for _ in range(3):
        do(m, "play-0-a")
        m.undo(0, m.undoable(0)[0])
    assert m.state.hands[0].seen_by(1) == [0]


def test_a_public_card_taken_up_and_played_shows_nothing() -> None:
    """Who plays a card that everybody knew it held has shown no other."""
    m = two_alike()
    pack = m.state.packs[0]
    pack.put(m.state.hands[0], [0])
    assert m.state.hands[0].seen_by(1) == [0]
    do(m, "play-0-a")
    m.undo(0, m.undoable(0)[0])
    assert m.state.hands[0].seen_by(1) == [0]
    assert m.state.hands[0].cards == [0, 0, 0]


def test_two_cards_shown_in_one_trail_are_two() -> None:
    """Different copies shown one after the other are all known afterwards."""
    m = chain_of_plays()
    assert m.state.hands[0].seen_by(1) == []
    first = m.undoable(0)[0]
    m.undo(0, first)
    assert m.state.hands[0].cards == [0, 0]
    assert m.state.hands[0].seen_by(1) == [0, 0]
    imagined = [m.imagine(1, FastChance(seed)).state.hands[0].cards for seed in range(20)]
    assert imagined == [[0, 0]] * 20


def chain_of_plays() -> Match[HandsState]:
    """Let one seat play both of its cards before anybody else decides."""
    m = two_alike()
    do(m, "play-0-a")
    m.state.mover = 0
    m.reopen()
    do(m, "play-0-a")
    return m
