"""Undo: exact, up to a barrier, and never a way to unsee what was shown."""

from __future__ import annotations

import json

import pytest

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.trail import settle
from gonfalon.kernel.records.record import record_of
from gonfalon.kernel.records.saving import canonical, digest, from_json, snapshot, to_json
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import Refused
from tests.kernel.tiny import chain, duel, hands
from tests.kernel.tiny.chain import ChainState
from tests.kernel.tiny.duel import DuelState
from tests.kernel.tiny.hands import HandsState

CARDS = [[0, 0, 0, 0], [1, 1, 1]]
"""Decks of one kind each: every hand is known, and so is every option."""


def begin(cards: list[list[int]] | None = None, hand: int = 2) -> Match[HandsState]:
    """Begin a match of hands."""
    return hands.GAME.begin(1, 2, cards=cards or CARDS, hand=hand)


def do(m: Match[HandsState], *options: str) -> None:
    """Answer the open questions in turn."""
    for option in options:
        m.choose(m.decisions[0].id, option)


def bare(m: Match[HandsState]) -> str:
    """Return the state without what an undo is meant to leave behind."""
    data = snapshot(m)
    for key in ("epoch", "version"):
        del data[key]
    data["state"]["packs"] = [[z.cards, z.audience] for z in m.state.packs[0].zones]
    return canonical(data)


def at_foot() -> Match[DuelState]:
    """Return a match in which the leader has taken a high stance."""
    m = duel.GAME.begin(1, 3)
    m.choose(m.decisions[0].id, "high")
    return m


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


# -- exact ------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_to_the_last_bit() -> None:
    """After an undo everything is as before, but for the epoch and the version."""
    m = duel.GAME.begin(1, 3)
    before = snapshot(m)
    question = m.decisions[0].id
    m.choose(question, "high")
    assert m.undoable(0) == [question]
    m.undo(0, question)
    after = snapshot(m)
    assert (after.pop("epoch"), after.pop("version")) == (1, 2)
    assert (before.pop("epoch"), before.pop("version")) == (0, 0)
    assert canonical(after) == canonical(before)
    assert m.undoable(0) == []


def test_ids_change_with_the_epoch() -> None:
    """What was asked before an undo cannot be answered after it."""
    m = duel.GAME.begin(1, 3)
    old = m.decisions[0].id
    m.choose(old, "high")
    stale = m.decisions[0].id
    m.undo(0, old)
    assert m.decisions[0].id not in (old, stale)
    for question in (old, stale):
        with pytest.raises(Refused) as refused:
            m.choose(question, "high")
        assert refused.value.code == "stale-decision"


def test_going_back_in_the_middle_keeps_the_earlier_answers() -> None:
    """Of several answers only those from the chosen decision on are taken back."""
    m = chain.GAME.begin(parts=["earn", "double", "visit"], inner=["earn", "double"])
    for option in ("earn", "visit", "earn"):
        m.choose(m.decisions[0].id, option)
    assert m.state.gold == ((1 + 3) + 3) * 2 * 2, "the doublings followed unasked"
    m = chain.GAME.begin(parts=["earn", "double", "visit"], inner=["earn", "double", "march"])
    for option in ("earn", "visit"):
        m.choose(m.decisions[0].id, option)
    first, second = m.undoable(0)
    m.undo(0, second)
    assert (m.state.gold, m.state.journal) == (4, ["earn"])
    assert m.undoable(0) == [first]
    m.choose(m.decisions[0].id, "double")
    assert m.undoable(0)[0] == first
    m.undo(0, first)
    assert (m.state.gold, m.state.journal, m.epoch) == (1, [], 2)


def test_events_of_answers_given_again_are_not_told_again() -> None:
    """Going back is silent, also when earlier answers are kept."""
    m = hands.GAME.begin(1, 2, cards=CARDS, hand=2)
    do(m, "play-0-a")
    m.state.mover = 0
    m.reopen()
    do(m, "play-0-a")
    m.undo(0, m.undoable(0)[1])
    assert len(m.state.hands[0].cards) == 1
    assert m.drain_events() == []
    assert m.listening


def test_undo_is_for_the_seat_that_decided() -> None:
    """Others may not take it back, nor to a decision that was never made."""
    m = at_foot()
    to = m.undoable(0)[0]
    before = digest(m)
    for seat, target in ((1, to), (2, to), (-1, to), (7, to), (0, ""), (0, m.decisions[0].id)):
        with pytest.raises(Refused) as refused:
            m.undo(seat, target)
        assert refused.value.code == "cannot-undo"
    assert digest(m) == before


def test_simulations_have_no_undo() -> None:
    """Without a trail nothing is kept and nothing offered."""
    m = duel.GAME.begin(1, 3, live=False)
    m.choose(m.decisions[0].id, "high")
    assert (m.trail, m.log, m.undoable(0)) == (None, None, [])
    with pytest.raises(Refused):
        m.undo(0, "0.1.0.stance.0")


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


def two_alike() -> Match[HandsState]:
    """Return a match in which seat 0 holds two cards `a`, and others cannot know it."""
    for seed in range(1000):
        m = hands.GAME.begin(seed, 2, cards=[[0, 0, 1, 2], [3, 3, 3]], hand=2)
        if m.state.hands[0].cards == [0, 0]:
            return m
    raise AssertionError


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


# -- saved and recorded -----------------------------------------------------------------------


def test_undo_works_after_loading() -> None:
    """The trail is saved with the match, with what was shown."""
    m = two_alike()
    do(m, "play-0-a")
    loaded = from_json(to_json(m), None, hands.GAME)
    assert loaded.undoable(0) == m.undoable(0)
    for match in (m, loaded):
        match.undo(0, match.undoable(0)[0])
    assert to_json(loaded) == to_json(m)
    assert loaded.state.hands[0].seen_by(1) == [0]


def test_an_undo_is_recorded() -> None:
    """It is an input like any other: the record names seat and decision."""
    m = duel.GAME.begin(1, 3)
    question = m.decisions[0].id
    m.choose(question, "high")
    m.undo(0, question)
    assert [line.split(" ~")[0] for line in record_of(m).text.splitlines()[-2:]] == [
        f"choose {question} high",
        f"undo 0 {question}",
    ]


def test_what_was_answered_as_one_is_taken_back_as_one() -> None:
    """A series is one thing to take back, with its answers before and after it; saved or not."""
    m = chain.GAME.begin(parts=["earn", "double", "visit"], inner=["earn", "double", "march"])
    alone = m.decisions[0].id
    m.choose(alone, "earn")
    first = m.decisions[0].id
    m.choose_all(first, ["visit", "hit"])
    after = m.decisions[0].id
    m.choose(after, "hit")
    assert m.undoable(0) == [alone, first, after]
    m = from_json(to_json(m), played=chain.GAME)
    assert m.undoable(0) == [alone, first, after]
    assert m.trail is not None
    with pytest.raises(Refused) as refused:
        m.undo(0, m.trail.ids[2])
    assert refused.value.code == "cannot-undo"
    m.undo(0, first)
    assert (m.state.journal, m.undoable(0)) == (["earn"], [alone])
    m.choose_all(m.decisions[0].id, ["visit"])
    assert len(m.undoable(0)) == 2


def test_a_saved_trail_is_plain_json() -> None:
    """The base of the trail is a state like any other."""
    m = at_foot()
    trail = json.loads(to_json(m))["trail"]
    assert trail["seat"] == 0
    assert trail["base"]["stack"][-1]["step"] == "stance"
    assert trail["answers"] == ["high"]


# -- settled ------------------------------------------------------------------------------------


def test_settled_answers_stand_and_later_ones_can_be_undone() -> None:
    """What a server does not want undone is a barrier, without a trace in the record."""
    m = chain.GAME.begin(parts=["earn", "double", "visit"], inner=["earn", "double", "march"])
    m.choose(m.decisions[0].id, "earn")
    settle(m, 1)
    assert len(m.undoable(0)) == 1, "only the seat itself is concerned"
    settle(m, 0)
    assert m.undoable(0) == []
    m.choose(m.decisions[0].id, "visit")
    assert len(m.undoable(0)) == 1
    m.undo(0, m.undoable(0)[0])
    assert m.state.journal == ["earn"]


def test_a_settled_lane_stands_until_the_round_opens() -> None:
    """Neither the answers given so far nor later ones of the lane can be undone."""
    m = duel.GAME.begin(1, 3, "everyone")
    m.choose(m.decisions[0].id, "low")
    seat = m.decisions[0].seat
    settle(m, seat)
    m.choose(m.decisions[0].id, m.decisions[0].options[0].id)
    lane = m.undoable(seat)
    assert lane
    settle(m, seat)
    assert m.undoable(seat) == []
    with pytest.raises(Refused):
        m.undo(seat, lane[0])
    again = from_json(to_json(m), m.content, m.game)
    assert again.undoable(seat) == []
    for viewer in (*range(m.seats), None):
        imagined = m.imagine(viewer, m.chance.clone())
        assert all(imagined.undoable(one) == [] for one in range(m.seats) if one != viewer)
