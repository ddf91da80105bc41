"""Secrecy of response windows: nothing an onlooker can observe tells who holds Fracture."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

import pytest

from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.shapes import DecisionView
from tests.games.mastery.battle.responses import FIGHTER as HOLDER
from tests.games.mastery.battle.responses import declared
from tests.games.mastery.duel import preview
from tests.games.mastery.scenario import Scenario, given

OTHERS = ("conflict_2", "conflict_4", "support_1", "support_2", "conflict_3")
CROWN = "fracture:crown_prosperity"

Hands = dict[int, tuple[str, ...]]


def crown_window(hands: Hands, policy: str) -> Scenario:
    """Seat 0 of four declares Prosperity on seat 2, whose Fracture lies in the pile."""
    return declared({0: OTHERS, 2: OTHERS, **hands}, policy, discards={2: ("fracture",)})


def sceptre_window(hands: Hands, policy: str) -> Scenario:
    """Seat 0 with Rage attacks seat 2 with Loyalty; seats 1 and 3 watch."""
    s = given(
        seats=4,
        tiles={"3,-1": "forest"},
        land={2: {"3,-1": 4}},
        artefacts={0: ["sceptre_rage"], 2: ["sceptre_loyalty"]},
        hands={0: OTHERS, 2: OTHERS, **hands},
        discards={0: ("fracture",), 2: ("fracture",)},
        policy=policy,
    )
    s.seat(0).advances("3,-1", 4)
    return s


def orb_window(hands: Hands, policy: str) -> Scenario:
    """Seat 0 with Brutality has beaten seat 2; seats 1 and 3 watch."""
    s = given(
        seats=4,
        tiles={"3,-1": "forest"},
        land={2: {"3,-1": 4}},
        artefacts={0: ["sceptre_defiance", "orb_brutality"], 2: ["sceptre_fear", "orb_greed"]},
        hands={0: OTHERS, 2: OTHERS, **hands},
        discards={0: ("fracture",), 2: ("fracture",)},
        policy=policy,
    )
    s.seat(0).advances("3,-1", 6)
    s.seat(0).chooses("conflict_4")
    s.seat(2).chooses("conflict_2", "stop")
    s.seat(0).chooses("stop")
    return s


Window = Callable[[Hands, str], Scenario]
WINDOWS: tuple[Window, ...] = (crown_window, sceptre_window, orb_window)
CASES: tuple[Hands, ...] = (
    {1: OTHERS, 3: OTHERS},
    {1: OTHERS, 3: HOLDER},
    {1: HOLDER, 3: OTHERS},
    {1: HOLDER, 3: HOLDER},
)


def frozen(s: Scenario, viewer: int | None) -> str:
    """Return all that a viewer can observe, byte by byte."""
    return json.dumps(preview(s, viewer), sort_keys=True)


def answers(s: Scenario, seat: int, option: str = "pass") -> None:
    """Let a seat answer if it is really asked."""
    if any(d.seat == seat for d in s.m.decisions):
        s.seat(seat).chooses(option)


def same_for(tables: Sequence[Scenario], viewers: Sequence[int | None]) -> None:
    """Assert that these viewers cannot tell the tables apart."""
    for viewer in viewers:
        assert len({frozen(s, viewer) for s in tables}) == 1, f"viewer {viewer} sees a difference"


@pytest.mark.rules("MM-RSP-05", "MM-RSP-06", "MM-RUL-39", "MM-EX-43")
@pytest.mark.parametrize("opens", WINDOWS)
@pytest.mark.parametrize("policy", ["fixed", "everyone"])
def test_nobody_can_tell_who_holds_fracture_while_answers_come_in(
    opens: Window, policy: str
) -> None:
    """Views, questions, rounds, versions, undo and events are the same in all four cases."""
    tables = [opens(hands, policy) for hands in CASES]
    onlookers: tuple[int | None, ...] = (0, 2, None)
    assert tables[0].m.view(None)["waiting"] == [1, 3]
    same_for(tables, onlookers)
    before = [frozen(tables[0], viewer) for viewer in onlookers]
    for s in tables:
        answers(s, 3)
    same_for(tables, onlookers)
    if policy == "fixed":
        for s in tables:
            answers(s, 1)
        same_for(tables, onlookers)
    assert [frozen(tables[0], viewer) for viewer in onlookers] == before
    for s in tables:
        if policy == "fixed":
            s.close_round()
        else:
            answers(s, 1)
        assert s.m.view(None)["state"]["window"] is None
        s.happened("window-opens", "window-closes")
    same_for(tables, onlookers)


@pytest.mark.rules("MM-RSP-05", "MM-RUL-39", "MM-EX-43")
@pytest.mark.parametrize("opens", WINDOWS)
def test_once_a_quick_window_is_over_it_has_told_nothing(opens: Window) -> None:
    """Only its length may tell; what is left to see afterwards is the same."""
    tables = [opens(hands, "quick") for hands in CASES]
    for s in tables:
        answers(s, 3)
        answers(s, 1)
    same_for(tables, (0, 2, None))


@pytest.mark.rules("MM-RSP-05")
@pytest.mark.parametrize("policy", ["fixed", "everyone"])
def test_a_seat_of_the_circle_cannot_tell_about_another(policy: str) -> None:
    """Seat 1 holds Fracture and sees the same whether seat 3 does, too, and has answered."""
    tables = [crown_window({1: HOLDER, 3: hand}, policy) for hand in (HOLDER, OTHERS)]
    same_for(tables, (1,))
    before = frozen(tables[0], 1)
    for s in tables:
        answers(s, 3)
    same_for(tables, (1,))
    assert frozen(tables[0], 1) == before
    assert tables[0].seat(1).options() == ["pass", CROWN]


@pytest.mark.rules("MM-RSP-05", "MM-RSP-04", "MM-EX-43")
@pytest.mark.parametrize("policy", ["quick", "everyone", "fixed"])
def test_a_dropped_answer_is_never_shown(policy: str) -> None:
    """Seat 1 breaks the crown; whether seat 3 wanted to break it, too, nobody learns."""
    tables: list[Scenario] = []
    for sealed in ("pass", CROWN):
        s = crown_window({1: HOLDER, 3: HOLDER}, policy)
        s.seat(3).chooses(sealed)
        s.seat(1).chooses(CROWN)
        if policy == "fixed":
            s.close_round()
        assert s.event("artefact-broken")["seat"] == 1
        assert "fracture" in s.hand(3)
        tables.append(s)
    same_for(tables, (0, 1, 2, 3, None))


@pytest.mark.rules("MM-RSP-05", "MM-RSP-04")
@pytest.mark.parametrize("policy", ["everyone", "fixed"])
def test_the_second_round_tells_nothing_of_the_first(policy: str) -> None:
    """Seat 1 breaks Rage; seat 3's dropped answer, or missing card, cannot be seen."""
    tables: list[Scenario] = []
    for hand, sealed in (
        (HOLDER, "pass"),
        (HOLDER, "fracture:sceptre_rage"),
        (HOLDER, "fracture:sceptre_loyalty"),
        (OTHERS, "pass"),
    ):
        s = sceptre_window({1: HOLDER, 3: hand}, policy)
        answers(s, 3, sealed)
        s.seat(1).chooses("fracture:sceptre_rage")
        if policy == "fixed":
            s.close_round()
        assert s.m.view(None)["state"]["window"]["circle"] == [3]
        tables.append(s)
    same_for(tables, (0, 1, 2, None))
    same_for(tables[:3], (3,))
    for s in tables:
        answers(s, 3)
        if policy == "fixed":
            s.close_round()
    same_for(tables, (0, 1, 2, None))


@pytest.mark.rules("MM-RSP-05")
def test_passes_are_not_published() -> None:
    """Of a window without a Fracture only its beginning and its end are told."""
    s = crown_window({1: HOLDER, 3: HOLDER}, "everyone")
    told = len(s.said)
    s.seat(1).chooses("pass")
    assert len(s.said) == told
    s.seat(3).chooses("pass")
    assert s.said[told] == "event-window-closes"
    assert s.event("window-closes") == {}


@pytest.mark.rules("MM-RSP-05", "MM-EX-43")
@pytest.mark.parametrize("hands", CASES)
@pytest.mark.parametrize("policy", ["quick", "everyone", "fixed"])
def test_no_undo_reaches_behind_a_declared_crown(hands: Hands, policy: str) -> None:
    """Whoever holds Fracture, and also after the window."""
    s = given(
        seats=4,
        artefacts={0: ["crown_prosperity"]},
        hands={0: ("call_to_arms",), 2: OTHERS, **hands},
        policy=policy,
    )
    s.seat(0).chooses("call_to_arms")
    ids = s.m.undoable(0)
    assert ids
    s.seat(0).chooses("crown")
    assert s.m.undoable(0)[:1] == ids
    s.seat(0).chooses("2")
    assert s.m.undoable(0) == []
    for seat in (1, 2, 3):
        answers(s, seat)
    if policy == "fixed":
        s.close_round()
    assert s.asked() == [(0, "prosperity")]
    assert s.m.undoable(0) == []
    with pytest.raises(Refused):
        s.m.undo(0, ids[0])


@pytest.mark.rules("MM-RSP-09", "MM-RUL-40", "MM-DEC-10", "MM-EX-47")
def test_the_window_of_ones_own_turn_is_asked_also_when_only_its_end_is_left() -> None:
    """An automatic end of the turn would show that the hand holds no playable card."""

    def state(card: str) -> Scenario:
        s = given(hands={0: ("conflict_2", "conflict_3", card)}, crown_uses=0)
        s.seat(0).chooses("manoeuvre", "none")
        return s

    nothing, something = state("conflict_4"), state("call_to_arms")
    assert nothing.seat(0).options() == ["end_turn"]
    assert something.seat(0).options() == ["call_to_arms", "end_turn"]
    same_for([nothing, something], (1, None))
    for s in (nothing, something):
        s.seat(0).chooses("end_turn")
    same_for([nothing, something], (1, None))


@pytest.mark.rules("MM-RSP-05", "MM-RSP-01")
def test_only_the_answering_seat_is_shown_its_own_options() -> None:
    """Everybody else's view holds no question of the window."""
    s = crown_window({1: HOLDER, 3: HOLDER}, "fixed")
    shown: dict[int | None, list[DecisionView]] = {
        viewer: s.m.view(viewer)["decisions"] for viewer in (0, 1, 2, 3, None)
    }
    assert shown[0] == shown[2] == shown[None] == []
    assert [d["options"] for d in shown[1]] == [["pass", CROWN]]
    assert [d["options"] for d in shown[3]] == [["pass", CROWN]]


@pytest.mark.rules("MM-RSP-04", "MM-RSP-05", "MM-RSP-07", "MM-DEC-42")
def test_a_sealed_answer_is_shown_to_its_giver_alone() -> None:
    """In a response window and for a face-down conflict card; afterwards nothing is sealed."""

    def sealed(s: Scenario) -> list[list[str]]:
        return [s.m.view(viewer)["state"]["sealed"] for viewer in (0, 1, 2, 3, None)]

    s = sceptre_window({1: HOLDER, 3: HOLDER}, "everyone")
    assert sealed(s) == [[], [], [], [], []]
    s.seat(3).chooses("fracture:sceptre_rage")
    assert sealed(s) == [[], [], [], ["fracture:sceptre_rage"], []]
    s.seat(1).chooses("pass")
    assert sealed(s) == [[], [], [], [], []]
    assert s.seat(0).kind() == "conflict"
    s.seat(0).chooses("conflict_4")
    assert sealed(s) == [["conflict_4"], [], [], [], []]
    s.seat(2).chooses("conflict_2")
    assert sealed(s) == [[], [], [], [], []]
