"""Sealed rounds: private lanes, policies, and what must not show."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.record import record_of
from gonfalon.kernel.records.saving import canonical, digest
from gonfalon.kernel.values.errors import Refused
from tests.kernel.tiny import duel
from tests.kernel.tiny.base import KINDS
from tests.kernel.tiny.duel import PARRY, DuelState

VIEWERS = (0, 1, 2, None)


def at_strike(
    seed: int = 1, seats: int = 3, policy: str = "quick", strict: bool = False
) -> Match[DuelState]:
    """Return a match at its first secret strike."""
    m = duel.GAME.begin(seed, seats, policy, strict=strict)
    m.choose(m.decisions[0].id, "low")
    return m


@cache
def seed_for(wanted: str) -> int:
    """Return a seed that deals these hands."""
    hands = [[KINDS.index(card) for card in hand] for hand in wanted.split()]
    for seed in range(20_000):
        state = duel.GAME.begin(seed, len(hands), live=False).state
        if [state.hand(seat).cards for seat in range(len(hands))] == hands:
            return seed
    raise AssertionError(f"no seed deals {wanted}")


def with_hands(wanted: str, policy: str = "quick", strict: bool = False) -> Match[DuelState]:
    """Return a match at its first strike in which the hands are as wanted ("ad ab cc")."""
    return at_strike(seed_for(wanted), len(wanted.split()), policy, strict)


def asked(m: Match[DuelState]) -> dict[int, list[str]]:
    """Return the options of each seat that is asked."""
    return {d.seat: [option.id for option in d.options] for d in m.decisions}


def choose(m: Match[DuelState], seat: int, *options: str) -> None:
    """Answer a seat's open questions in turn."""
    for option in options:
        decision = next(d for d in m.decisions if d.seat == seat)
        m.choose(decision.id, option)


def at_window(wanted: str, policy: str) -> Match[DuelState]:
    """Return a match at its first window, after strikes with nothing."""
    m = with_hands(wanted, policy)
    for seat in list(asked(m)):
        choose(m, seat, "strike-0")
    return m


# -- sealed -----------------------------------------------------------------------------------


def test_a_sealed_answer_changes_nothing_anybody_else_can_see() -> None:
    """Version, beat, waiting seats, views and events stand still until the round opens."""
    m = with_hands("ab ab cc")
    others = [canonical(m.view(viewer)) for viewer in (0, 2, None)]
    before = (m.version, m.beat, m.waiting, m.round, len(record_of(m).entries))
    events = m.choose(next(d.id for d in m.decisions if d.seat == 1), "strike-1")
    assert events == []
    assert [canonical(m.view(viewer)) for viewer in (0, 2, None)] == others
    assert (m.version, m.beat, m.waiting, m.round, len(record_of(m).entries)) == before
    assert m.state.scores == [0, 0, 0]


def test_a_seat_sees_its_own_sealed_answers_and_nobody_else_does() -> None:
    """They are read after the questions they answered, and gone with the round or an undo."""
    m = with_hands("ab ab cc")
    assert [m.view(viewer)["answered"] for viewer in VIEWERS] == [[], [], [], []]
    choose(m, 1, "strike-1")
    strike = {"seat": 1, "strike": 1, "feint": 0}
    assert [said["args"] for said in m.view(1)["answered"]] == [strike]
    choose(m, 1, "feint")
    told = m.view(1)["answered"]
    assert [said["args"] for said in told] == [strike, {**strike, "feint": 1}]
    assert [m.view(viewer)["answered"] for viewer in (0, 2, None)] == [[], [], []]
    m.undo(1, m.view(1)["undo"][0])
    assert m.view(1)["answered"] == []
    for seat in (0, 1, 2):
        choose(m, seat, "strike-0")
    assert [m.view(viewer)["answered"] for viewer in VIEWERS] == [[], [], [], []]


def test_what_was_no_choice_is_no_answer() -> None:
    """A seat for which the kernel answered has answered nothing itself."""
    m = at_window("ad ab cd", "quick")
    assert set(asked(m)) == {2}, "the others hold no parry, or lead"
    assert [m.view(viewer)["answered"] for viewer in VIEWERS] == [[], [], [], []]


def test_the_round_opens_with_the_last_answer() -> None:
    """Then everything is shown at once: one beat, one version."""
    m = with_hands("ab ab cc")
    beat, version = m.beat, m.version
    choose(m, 2, "strike-3", "feint")
    choose(m, 0, "strike-0")
    choose(m, 1, "strike-2")
    assert m.state.scores == [0, 0, 0]
    events = m.choose(m.decisions[0].id, "true")
    struck = [event.args for event in events if event.message is duel.STRUCK]
    assert struck == [(0, 0, 0), (1, 2, 0), (2, 3, 1)]
    assert m.state.scores == [0, 1, 0]
    assert (m.beat, m.version) == (beat + 2, version + 2), "the strikes, and an empty window"


def test_each_lane_is_a_function_of_its_own_answers() -> None:
    """A lane goes on with its next question whatever the other seats do."""
    m = with_hands("ab ab cc")
    choose(m, 1, "strike-1")
    assert asked(m)[1] == ["true", "feint"]
    assert asked(m)[0] == ["strike-0", "strike-1", "strike-2"]
    choose(m, 0, "strike-0")
    assert set(asked(m)) == {1, 2}


def test_decision_ids_of_a_round_tell_nothing() -> None:
    """Epoch, turn and beat are those of the round; the place is the lane's own."""
    m = with_hands("ab ab cc")
    assert [d.id for d in m.decisions] == [f"{m.round}.strike.{seat}.0" for seat in range(3)]
    choose(m, 1, "strike-1")
    assert [d.id for d in m.decisions] == [
        f"{m.round}.strike.0.0",
        f"{m.round}.feint.1.1",
        f"{m.round}.strike.2.0",
    ]


def test_answers_given_at_the_same_time_never_collide() -> None:
    """Each answer addresses its decision: all ids read at the start stay good."""
    m = with_hands("ab ab cc")
    ids = {d.seat: d.id for d in m.decisions}
    for seat in (2, 0, 1):
        m.choose(ids[seat], "strike-0")
    assert not m.round or m.stack[-1].NAME != "strike"


def test_everybody_of_the_circle_seems_to_be_asked() -> None:
    """Who waits is public and does not depend on the cards or on who has answered."""
    for seed in range(20):
        m = at_strike(seed)
        if m.stack[-1].NAME == "strike":
            assert m.waiting == 0b111
        m = at_strike(seed, policy="fixed")
        assert m.waiting == 0b111


def ahead(m: Match[DuelState], seat: int, *options: str) -> tuple[str, str]:
    """Return the refusal of a series of answers that goes too far."""
    decision = next(d for d in m.decisions if d.seat == seat)
    with pytest.raises(Refused) as refused:
        m.choose_all(decision.id, [*options, "nonsense"])
    return refused.value.code, str(refused.value)


def test_answers_beyond_the_lane_are_refused_alike_whatever_the_others_have_done() -> None:
    """Otherwise a refused series, which costs nothing, would tell who has answered."""
    found = set()
    m = with_hands("ab ab cc")
    for seat, answers in ((2, ["strike-3", "feint"]), (1, ["strike-0"]), (0, [])):
        before = digest(m)
        found.add(ahead(m, 0, "strike-0"))
        assert digest(m) == before
        choose(m, seat, *answers)
    assert [code for code, _ in found] == ["past-barrier"]


def test_answers_beyond_a_window_are_refused_alike_whatever_the_others_hold() -> None:
    """Under `quick` a window without anybody to answer opens at once: that must not show either."""
    found = {ahead(at_window(hands, "quick"), 1, "pass") for hands in ("cc ad ab", "cc ad ad")}
    assert [code for code, _ in found] == ["past-barrier"]


def test_a_lane_may_be_answered_in_one_go() -> None:
    """A seat's own questions are its own business."""
    m = with_hands("ab ab cc")
    m.choose_all(next(d.id for d in m.decisions if d.seat == 2), ["strike-3", "feint"])
    assert set(asked(m)) == {0, 1}


# -- policies ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("policy", "seats"), [("quick", [0, 2]), ("everyone", [0, 1, 2])])
def test_who_has_no_choice_is_asked_as_the_policy_says(policy: str, seats: list[int]) -> None:
    """Quick: the kernel answers for them. Everyone: they confirm."""
    m = with_hands("ab dd bc", policy)
    assert list(asked(m)) == seats
    assert list(asked(with_hands("ab dd bc", "fixed"))) == [0, 1, 2]


def test_a_quick_window_nobody_can_use_is_not_there() -> None:
    """Quick: without a parry in any hand the next round begins at once."""
    m = at_window("ab ab cc", "quick")
    assert m.stack[-1].NAME == "stance"
    m = at_window("ab ad cc", "quick")
    assert (m.stack[-1].NAME, asked(m), m.waiting) == ("window", {1: ["pass", "parry"]}, 0b110)


def test_a_window_of_everyone_is_confirmed_by_everyone() -> None:
    """Everyone: all seats of the circle answer, with a parry or without."""
    m = at_window("ab ad cc", "everyone")
    assert asked(m) == {1: ["pass", "parry"], 2: ["pass"]}
    choose(m, 1, "parry")
    assert m.stack[-1].NAME == "window"
    choose(m, 2, "pass")
    assert m.stack[-1].NAME == "stance"
    assert m.state.hand(1).cards == [0]


def test_a_fixed_window_stays_open_until_it_is_closed() -> None:
    """Fixed: how long the window lasts does not depend on who could answer, or did."""
    for hands in ("ab ad cc", "ab ab cc"):
        m = at_window(hands, "fixed")
        assert (m.stack[-1].NAME, m.waiting) == ("window", 0b110)
        if 1 in asked(m):
            choose(m, 1, "pass")
        assert asked(m) == {}
        assert m.resume() == []
        assert m.stack[-1].NAME == "window"
        m.close(m.round)
        assert m.stack[-1].NAME == "stance"


def test_unknown_policies_are_refused() -> None:
    """A match is not begun with a policy that does not exist."""
    with pytest.raises(Refused) as refused:
        duel.GAME.begin(1, 2, "slow")
    assert refused.value.code == "bad-policy"


# -- closing ----------------------------------------------------------------------------------


def test_closing_gives_the_defaults_of_who_has_not_answered() -> None:
    """Given answers stand, missing ones take the default, in every question of a lane."""
    m = with_hands("ab ab cc")
    choose(m, 0, "strike-1")
    choose(m, 1, "strike-2", "feint")
    events = m.close(m.round)
    struck = [event.args for event in events if event.message is duel.STRUCK]
    assert struck == [(0, 1, 0), (1, 2, 1), (2, 0, 0)]


def test_a_round_that_needs_answers_cannot_be_closed() -> None:
    """A question without a default has to be answered; the refusal changes nothing."""
    m = with_hands("ab ab cc", strict=True)
    choose(m, 0, "strike-0")
    before = digest(m)
    with pytest.raises(Refused) as refused:
        m.close(m.round)
    assert refused.value.code == "answer-owed"
    assert digest(m) == before
    choose(m, 1, "strike-0")
    choose(m, 2, "strike-3")
    m.close(m.round)
    assert m.stack[-1].NAME != "strike"


def test_only_the_open_round_can_be_closed() -> None:
    """An id of a round gone by, or of none, is refused."""
    m = with_hands("ab ab cc")
    old = m.round
    m.close(old)
    before = digest(m)
    for round_id in (old, "", "0.0.0", "nonsense"):
        with pytest.raises(Refused) as refused:
            m.close(round_id)
        assert refused.value.code == "stale-round"
    assert digest(m) == before
    assert m.round == ""


# -- taking a lane back -----------------------------------------------------------------------


def test_a_seat_may_take_its_own_lane_back() -> None:
    """Until the round opens; nobody else can tell, and others' answers stay sealed."""
    m = with_hands("ab ab cc")
    choose(m, 1, "strike-1", "feint")
    choose(m, 2, "strike-3")
    others = [canonical(m.view(viewer)) for viewer in (0, 2, None)]
    version = m.version
    assert [len(m.undoable(seat)) for seat in range(3)] == [0, 1, 1]
    m.undo(1, m.undoable(1)[0])
    assert [canonical(m.view(viewer)) for viewer in (0, 2, None)] == others
    assert (m.version, m.epoch) == (version, 0)
    assert asked(m)[1] == ["strike-0", "strike-1", "strike-2"]
    assert asked(m)[2] == ["true", "feint"]
    assert m.undoable(1) == []


def test_nobody_takes_back_the_lane_of_another() -> None:
    """Nor a lane without answers, nor by a seat that does not exist."""
    m = with_hands("ab ab cc")
    choose(m, 1, "strike-1")
    to = m.undoable(1)[0]
    before = digest(m)
    for seat in (0, 2, 3, -1, 99):
        with pytest.raises(Refused) as refused:
            m.undo(seat, to)
        assert refused.value.code == "cannot-undo"
    assert digest(m) == before


def test_the_kernels_own_answers_cannot_be_taken_back() -> None:
    """A seat without a choice gave no answer of its own."""
    m = with_hands("ab dd bc")
    assert [m.undoable(seat) for seat in range(3)] == [[], [], []]


# -- the record -------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_a_record_lists_sealed_answers_in_seat_order(order: tuple[int, ...]) -> None:
    """The order in which seats answered is lost, and so is an answer taken back."""
    m = with_hands("ab ab cc")
    choose(m, order[0], "strike-0")
    m.undo(order[0], m.undoable(order[0])[0])
    for seat in order:
        choose(m, seat, f"strike-{1 if seat < 2 else 3}", "true")
    entries = [(e.seat, e.answer) for e in record_of(m).entries if e.what == "choose"][1:]
    assert entries == [
        (0, "strike-1"),
        (0, "true"),
        (1, "strike-1"),
        (1, "true"),
        (2, "strike-3"),
        (2, "true"),
    ]


# -- imagining --------------------------------------------------------------------------------


def test_imagining_keeps_the_viewers_sealed_answer_and_drops_the_others() -> None:
    """A viewer knows what it answered itself; what others did is open again."""
    m = with_hands("ab ab cc")
    choose(m, 0, "strike-1", "true")
    choose(m, 1, "strike-1")
    chance = FastChance(1)
    for _ in range(20):
        mine = m.imagine(0, chance)
        lanes = mine.stack[-1]
        assert isinstance(lanes, duel.Strike)
        assert lanes.given[0] == [duel.STRIKES[0], duel.TRUE]
        assert lanes.touched == 0b001
        assert all(not lane or lane == [duel.NO_STRIKE] for lane in lanes.given[1:])
        spectator = m.imagine(None, chance).stack[-1]
        assert isinstance(spectator, duel.Strike)
        assert spectator.touched == 0
    assert asked(m)[1] == ["true", "feint"], "the match itself did not move"


def test_an_imagined_window_nobody_can_use_settles() -> None:
    """Where nobody is left to answer, the imagined match goes on when told to."""
    m = at_window("ab ad cc", "quick")
    chance = FastChance(3)
    settled = 0
    for _ in range(60):
        imagined = m.imagine(0, chance)
        assert imagined.waiting == m.waiting
        assert canonical(imagined.view(0)["state"]) == canonical(m.view(0)["state"])
        if not imagined.decisions:
            holders = [s for s in (1, 2) if imagined.state.hand(s).count(PARRY)]
            assert holders == []
            imagined.resume()
            assert imagined.stack[-1].NAME == "stance"
            settled += 1
    assert settled
