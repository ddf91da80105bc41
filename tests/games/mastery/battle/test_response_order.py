"""Response windows: in which order seats answer, whose answer counts, and when they close."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from gonfalon.kernel.records.saving import digest
from tests.games.mastery.battle.responses import (
    HOLDER,
    LOYALTY,
    OTHERS,
    RAGE,
    attack,
    declared,
    orb_window,
    window,
)
from tests.games.mastery.scenario import given


@pytest.mark.rules("MM-RSP-03", "MM-RSP-04", "MM-DEC-13", "MM-EX-17")
def test_a_fracture_stops_a_crown_and_ends_its_window() -> None:
    """Corruption aimed at C: B passes, C breaks the crown; C's artefacts are untouched."""
    s = given(seats=3, artefacts={0: ["crown_corruption"]}, hands={1: HOLDER, 2: HOLDER})
    s.seat(0).chooses("crown", "2")
    s.seat(1).chooses("pass")
    s.seat(2).chooses("fracture:crown_corruption")
    assert not s.intact("crown_corruption")
    assert s.pile(2) == ["fracture"]
    assert "fracture" in s.hand(1)
    assert all(a["broken"] is None for a in s.m.view(None)["state"]["seats"][2]["artefacts"])
    s.seat(0).cannot("crown", "MM-CRN-01")
    s.happened("window-opens", "card-played", "artefact-broken")
    s.never("window-closes")


@pytest.mark.rules("MM-RSP-03", "MM-RSP-04")
def test_if_nobody_answers_the_window_closes_and_the_effect_follows() -> None:
    """Both pass, and the user looks at the card."""
    s = declared({1: HOLDER, 2: OTHERS, 3: HOLDER})
    s.seat(3).chooses("pass")
    assert s.asked() == [(1, "crown-response")]
    s.seat(1).chooses("pass")
    assert s.asked() == [(0, "prosperity")]
    s.happened("window-opens", "window-closes", "looked")


@pytest.mark.rules("MM-RSP-04", "MM-RSP-03", "MM-EX-43")
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_the_first_fracture_in_clockwise_order_counts_whoever_answered_first(
    order: tuple[int, ...],
) -> None:
    """All three answer `fracture`: seat 1 plays it, the others keep their cards."""
    s = declared({1: HOLDER, 2: HOLDER, 3: HOLDER})
    for seat in order:
        s.seat(seat).chooses("fracture:crown_prosperity")
    assert s.event("artefact-broken") == {"seat": 1, "artefact": "crown_prosperity", "owner": 0}
    assert s.pile(1) == ["fracture"]
    assert "fracture" in s.hand(2)
    assert "fracture" in s.hand(3)
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-BAT-71", "MM-DEC-70", "MM-RSP-03", "MM-RSP-04")
def test_the_orb_window_begins_with_the_attacker_even_if_the_defender_has_won() -> None:
    """Attacker and bystander both aim at the winner's orb: the attacker comes before seat 2."""
    s = orb_window(attackers=1, defenders=6)
    assert s.event("battle-won")["winner"] == 1
    assert (window(s)["artefacts"], window(s)["start"]) == (["orb_brutality"], 0)
    for seat in (2, 0):
        s.seat(seat).chooses("fracture:orb_brutality")
    assert s.event("artefact-broken") == {"seat": 0, "artefact": "orb_brutality", "owner": 1}
    assert "fracture" not in s.hand(0)
    assert "fracture" in s.hand(2)


@pytest.mark.rules("MM-RSP-04")
def test_the_order_of_answering_leaves_no_trace() -> None:
    """Whoever answers first, the match is the same to the last bit."""
    found: set[str] = set()
    for order in permutations((0, 1, 2)):
        s = attack()
        answers = {0: "pass", 1: RAGE, 2: LOYALTY}
        for seat in order:
            s.seat(seat).chooses(answers[seat])
        found.add(digest(s.m))
    assert len(found) == 1


@pytest.mark.rules("MM-RSP-03", "MM-RSP-04", "MM-EX-44")
def test_after_a_fracture_only_later_seats_are_asked_again() -> None:
    """B breaks Rage, C's answer on Rage is dropped, C alone may still break Loyalty."""
    s = attack()
    first = s.m.round
    s.seat(0).chooses("pass")
    s.seat(2).chooses(RAGE)
    s.seat(1).chooses(RAGE)
    assert not s.intact("sceptre_rage")
    assert s.m.round != first
    assert window(s)["circle"] == [2]
    assert s.asked() == [(2, "sceptre-response")]
    assert s.seat(2).options() == ["pass", LOYALTY]
    s.seat(2).cannot(RAGE, "MM-ART-02")
    s.seat(2).chooses(LOYALTY)
    assert not s.intact("sceptre_loyalty")
    assert s.seat(0).kind() == "conflict"
    assert s.totals() == (4, 4)


@pytest.mark.rules("MM-BAT-32", "MM-RSP-03", "MM-EX-16")
def test_the_window_closes_when_no_artefact_is_left() -> None:
    """A breaks Loyalty, B breaks Rage: C has no opportunity and keeps the card."""
    s = attack()
    s.seat(2).chooses(RAGE)
    s.seat(1).chooses(RAGE)
    s.seat(0).chooses(LOYALTY)
    assert window(s)["circle"] == [1, 2]
    s.seat(2).chooses("pass")
    s.seat(1).chooses(RAGE)
    assert s.seat(0).kind() == "conflict"
    assert "fracture" in s.hand(2)
    s.never("artefact-applies", "window-closes")


@pytest.mark.rules("MM-BAT-32", "MM-RSP-03")
def test_the_window_ends_when_everybody_had_one_opportunity() -> None:
    """A passes and C breaks Loyalty: A is not asked again about anything."""
    s = attack(hands={1: ("conflict_2", "conflict_4", "support_1", "support_2", "call_to_arms")})
    s.seat(0).chooses("pass")
    s.seat(2).chooses(LOYALTY)
    assert s.seat(0).kind() == "conflict"
    assert s.totals() == (5, 4)


@pytest.mark.rules("MM-RSP-03", "MM-RSP-01")
def test_the_second_circle_holds_only_seats_with_something_left_to_break() -> None:
    """A breaks Loyalty; only Rage is left, so B and C stay, and nobody before A."""
    s = attack("fixed")
    s.seat(0).chooses(LOYALTY)
    s.close_round()
    assert window(s)["circle"] == [1, 2]
    s.seat(1).chooses("pass")
    s.seat(2).chooses(RAGE)
    s.close_round()
    assert s.m.view(None)["state"]["window"] is None
    assert s.battle()["step"] == 4


@pytest.mark.rules("MM-RSP-04", "MM-RSP-03")
def test_sealed_rounds_give_the_result_of_asking_in_turn() -> None:
    """Every plan of three holders ends as it would if they were asked aloud, one by one."""
    plans: dict[int, list[tuple[str, ...]]] = {
        0: [(), (LOYALTY,)],
        1: [(), (RAGE,)],
        2: [(), (RAGE,), (LOYALTY,), (RAGE, LOYALTY), (LOYALTY, RAGE)],
    }

    def wish(plan: tuple[str, ...], intact: set[str]) -> str:
        return next((answer for answer in plan if answer in intact), "pass")

    for chosen in product(plans[0], plans[1], plans[2]):
        intact = {RAGE, LOYALTY}
        played: list[tuple[int, str]] = []
        for seat in (0, 1, 2):
            answer = wish(chosen[seat], intact)
            if answer != "pass":
                intact.remove(answer)
                played.append((seat, answer.removeprefix("fracture:")))
        s = attack()
        while s.m.view(None)["state"]["window"]:
            left = {a for a in (RAGE, LOYALTY) if s.intact(a.removeprefix("fracture:"))}
            seat = s.m.decisions[-1].seat
            s.seat(seat).chooses(wish(chosen[seat], left))
        broken = [(w["seat"], w["artefact"]) for id, w in s.events if id == "event-artefact-broken"]
        assert broken == played, chosen
