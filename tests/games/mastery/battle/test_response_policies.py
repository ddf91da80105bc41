"""Response windows: who is asked, and how long, by the policy of the table."""

from __future__ import annotations

import pytest

from gonfalon.kernel.values.errors import Refused
from tests.games.mastery.battle.responses import HOLDER, OTHERS, RAGE, attack, declared, window
from tests.games.mastery.duel import preview


@pytest.mark.rules("MM-RSP-06")
def test_quick_asks_only_holders_and_goes_on_at_once() -> None:
    """With nobody to ask the window opens and closes in the same breath."""
    s = declared({1: OTHERS, 2: OTHERS, 3: HOLDER})
    assert s.asked() == [(3, "crown-response")]
    nobody = declared({1: OTHERS, 2: OTHERS, 3: OTHERS})
    assert nobody.asked() == [(0, "prosperity")]
    nobody.happened("window-opens", "window-closes", "looked")


@pytest.mark.rules("MM-RSP-06")
def test_everyone_has_to_confirm_and_the_last_answer_closes() -> None:
    """A seat without Fracture can only confirm `pass`."""
    s = declared({1: OTHERS, 2: OTHERS, 3: HOLDER}, "everyone")
    assert s.asked() == [(seat, "crown-response") for seat in (1, 2, 3)]
    assert s.seat(1).options() == ["pass"]
    s.seat(1).cannot("fracture:crown_prosperity", "MM-RES-06", card="fracture")
    assert s.seat(3).options() == ["pass", "fracture:crown_prosperity"]
    s.seat(3).chooses("pass")
    s.seat(2).chooses("pass")
    assert window(s)["circle"] == [1, 2, 3]
    s.seat(1).chooses("pass")
    assert s.asked() == [(0, "prosperity")]


@pytest.mark.rules("MM-RSP-06")
@pytest.mark.parametrize("seat_3", [HOLDER, OTHERS])
def test_fixed_lasts_its_time_whoever_has_answered(seat_3: tuple[str, ...]) -> None:
    """The window stays open with all answers in, and with nobody really asked."""
    s = declared({1: OTHERS, 2: OTHERS, 3: seat_3}, "fixed")
    if "fracture" in seat_3:
        s.seat(3).chooses("pass")
    assert s.asked() == []
    assert window(s)["circle"] == [1, 2, 3]
    s.never("window-closes", "looked")
    s.close_round()
    assert s.asked() == [(0, "prosperity")]


@pytest.mark.rules("MM-RSP-06")
@pytest.mark.parametrize("policy", ["fixed", "everyone"])
def test_a_missing_answer_is_a_pass(policy: str) -> None:
    """Seat 3 says nothing; what seat 1 has sealed stands."""
    s = declared({1: HOLDER, 2: HOLDER, 3: HOLDER}, policy)
    s.close_round()
    assert s.asked() == [(0, "prosperity")]
    assert s.intact("crown_prosperity")
    late = declared({1: HOLDER, 2: HOLDER, 3: HOLDER}, policy)
    late.seat(2).chooses("fracture:crown_prosperity")
    late.close_round()
    assert late.event("artefact-broken")["seat"] == 2


@pytest.mark.rules("MM-RSP-06", "MM-RSP-05")
def test_every_round_has_a_name_of_its_own() -> None:
    """A late signal cannot close the round after the one it was meant for."""
    s = attack("fixed")
    first = s.m.round
    s.seat(1).chooses(RAGE)
    s.close_round()
    assert window(s)["circle"] == [2]
    with pytest.raises(Refused) as refused:
        s.m.close(first)
    assert refused.value.code == "stale-round"
    assert window(s)["circle"] == [2]
    s.close_round()
    with pytest.raises(Refused):
        s.m.close(first)


@pytest.mark.rules("MM-RSP-05", "MM-RSP-04")
def test_a_sealed_answer_may_be_changed_while_the_round_is_open() -> None:
    """The seat takes its own answer back; nobody else can tell."""
    s = declared({1: HOLDER, 2: HOLDER, 3: OTHERS}, "fixed")
    before = [preview(s, viewer) for viewer in (0, 1, 3, None)]
    s.seat(2).chooses("fracture:crown_prosperity")
    (to,) = s.m.undoable(2)
    assert [s.m.undoable(seat) for seat in (0, 1, 3)] == [[], [], []]
    s.m.undo(2, to)
    assert [preview(s, viewer) for viewer in (0, 1, 3, None)] == before
    s.seat(2).chooses("pass")
    s.close_round()
    assert s.intact("crown_prosperity")
