"""Response windows: who may answer with Fracture, in which order, and whose answer counts."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.records.saving import digest
from gonfalon.kernel.values.errors import Refused
from tests.games.mastery.duel import preview
from tests.games.mastery.scenario import Scenario, given

HOLDER = ("conflict_2", "support_1", "fracture")
OTHERS = ("conflict_2", "conflict_3", "support_1")
FIGHTER = ("conflict_2", "conflict_4", "support_1", "support_2", "fracture")
POLICIES = ("quick", "everyone", "fixed")
LOYALTY, RAGE = "fracture:sceptre_loyalty", "fracture:sceptre_rage"


def declared(hands: dict[int, tuple[str, ...]], policy: str = "quick", **more: Any) -> Scenario:
    """Let seat 0 of four declare Prosperity on seat 2."""
    crowns = {0: ["crown_prosperity"]}
    s = given(seats=4, artefacts=crowns, hands=hands, policy=policy, **more)
    s.seat(0).chooses("crown", "2")
    return s


def attack(policy: str = "quick", **more: Any) -> Scenario:
    """Let A (seat 0, Rage) attack B (seat 1, Loyalty) while C (seat 2) watches; all hold one."""
    hands = {0: FIGHTER, 1: FIGHTER, 2: FIGHTER, **more.pop("hands", {})}
    s = given(
        seats=3,
        tiles={"2,-1": "forest"},
        land={1: {"2,-1": 4}},
        artefacts={0: ["sceptre_rage"], 1: ["sceptre_loyalty"]},
        hands=hands,
        policy=policy,
        **more,
    )
    s.seat(0).advances("2,-1", 4)
    return s


def window(s: Scenario) -> dict[str, Any]:
    """Return the open window as everybody sees it."""
    found: dict[str, Any] | None = s.m.view(None)["state"]["window"]
    assert found is not None, "no window is open"
    return found


# -- the circle ---------------------------------------------------------------------------------


@pytest.mark.rules("MM-RSP-01", "MM-RUL-39", "MM-EX-43")
def test_the_circle_is_public_and_follows_from_public_facts() -> None:
    """Kind, artefacts, first seat and circle are the same for every viewer."""
    s = declared({0: HOLDER, 1: OTHERS, 2: OTHERS, 3: HOLDER}, "fixed", discards={2: ("fracture",)})
    expected = {
        "kind": "crown-response",
        "artefacts": ["crown_prosperity"],
        "start": 1,
        "circle": [1, 3],
    }
    for viewer in (0, 1, 2, 3, None):
        assert s.m.view(viewer)["state"]["window"] == expected
        assert s.m.view(viewer)["waiting"] == [1, 3]
    assert s.event("window-opens") == {"artefacts": ["crown_prosperity"], "circle": [1, 3]}


@pytest.mark.rules("MM-RSP-01")
def test_who_has_an_empty_hand_is_not_in_the_circle() -> None:
    """One card is enough, whatever it is."""
    s = declared({1: (), 2: ("conflict_2",), 3: ("fracture",)}, "fixed")
    assert window(s)["circle"] == [2, 3]


@pytest.mark.rules("MM-RSP-01", "MM-RUL-39")
def test_fracture_in_the_deck_keeps_a_seat_in_the_circle() -> None:
    """Only the discard pile is proof; a Fracture at the bottom of the deck is not."""
    s = declared({1: OTHERS, 2: OTHERS, 3: OTHERS}, "fixed", discards={3: ("fracture",)})
    assert s.deck(1)[-1] == "fracture"
    assert window(s)["circle"] == [1, 2]


@pytest.mark.rules("MM-RSP-01", "MM-RUL-39")
def test_one_fracture_of_two_in_the_pile_keeps_a_seat_in_the_circle() -> None:
    content = GAME.load(("[cards.fracture]\ncopies = 2\n",))
    piles = {2: ("fracture",), 3: ("fracture", "fracture")}
    s = declared(dict.fromkeys((1, 2, 3), OTHERS), "fixed", discards=piles, content=content)
    assert window(s)["circle"] == [1, 2]


@pytest.mark.rules("MM-RSP-01", "MM-RUL-29", "MM-DEC-13")
def test_nobody_answers_the_own_artefact() -> None:
    """The crown's user holds Fracture and is not asked; the round begins to the left."""
    s = declared({0: HOLDER, 1: HOLDER}, "everyone")
    assert window(s)["start"] == 1
    assert window(s)["circle"] == [1]
    assert not s.seat(0).asked("crown-response")


@pytest.mark.rules("MM-RSP-01", "MM-RUL-29", "MM-BAT-31", "MM-DEC-40", "MM-EX-16")
def test_in_battle_everybody_may_answer_the_sceptres_of_others() -> None:
    """A only Loyalty, B only Rage, C, who does not fight, either one."""
    s = attack()
    assert (window(s)["kind"], window(s)["start"]) == ("sceptre-response", 0)
    assert window(s)["artefacts"] == ["sceptre_rage", "sceptre_loyalty"]
    assert window(s)["circle"] == [0, 1, 2]
    assert s.seat(0).options() == ["pass", LOYALTY]
    assert s.seat(1).options() == ["pass", RAGE]
    assert s.seat(2).options() == ["pass", RAGE, LOYALTY]
    s.seat(0).cannot(RAGE, "MM-RES-07", artefact="sceptre_rage")
    s.seat(1).cannot(LOYALTY, "MM-RES-07")


@pytest.mark.rules("MM-RSP-01", "MM-BAT-71", "MM-DEC-70", "MM-RUL-28")
def test_the_orb_window_concerns_only_orbs_that_are_about_to_apply() -> None:
    """The winner's Greed can be hit; the loser's Brutality and the sceptres cannot."""
    s = given(
        seats=3,
        tiles={"2,-1": "forest"},
        land={1: {"2,-1": 1}},
        artefacts={
            0: ["orb_greed", "sceptre_defiance"],
            1: ["orb_brutality", "sceptre_rage"],
            2: ["orb_devotion"],
        },
        hands={0: FIGHTER, 1: FIGHTER, 2: FIGHTER},
    )
    s.seat(0).advances("2,-1", 6)
    s.seat(0).chooses("conflict_4")
    s.seat(1).chooses("conflict_4", "stop")
    s.seat(0).chooses("stop")
    assert window(s) == {
        "kind": "orb-response",
        "artefacts": ["orb_greed"],
        "start": 0,
        "circle": [1, 2],
    }
    assert s.seat(1).options() == s.seat(2).options() == ["pass", "fracture:orb_greed"]


@pytest.mark.rules("MM-RSP-02")
@pytest.mark.parametrize("policy", POLICIES)
def test_a_window_with_an_empty_circle_is_passed_over(policy: str) -> None:
    """Nobody could answer: the crown takes effect at once, under every policy."""
    s = declared(
        {1: (), 2: OTHERS, 3: OTHERS}, policy, discards={2: ("fracture",), 3: ("fracture",)}
    )
    assert s.asked() == [(0, "prosperity")]
    s.never("window-opens", "window-closes")
    assert s.m.undoable(0) == []


# -- answers ------------------------------------------------------------------------------------


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
    s = given(
        seats=3,
        tiles={"2,-1": "forest"},
        land={1: {"2,-1": 6}},
        artefacts={
            0: ["orb_greed", "sceptre_defiance"],
            1: ["orb_brutality", "sceptre_rage"],
            2: ["orb_devotion"],
        },
        hands={0: FIGHTER, 1: FIGHTER, 2: FIGHTER},
    )
    s.seat(0).advances("2,-1", 1)
    s.seat(0).chooses("conflict_4")
    s.seat(1).chooses("conflict_4")
    s.seat(0).chooses("stop")
    s.seat(1).chooses("stop")
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


# -- policies -----------------------------------------------------------------------------------


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
