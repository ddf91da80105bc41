"""Worked examples MM-EX-41 to MM-EX-50: few dice, secrecy, knowledge, Order, Devotion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.mastery.duel import preview, quiet_table
from tests.games.mastery.examples import (
    clash,
    dice,
    goes_to_advance,
    legal_numbers,
    nobody_supports,
    outcome,
    supplied,
    tag_of,
    targets,
)
from tests.games.mastery.printed_examples.test_examples_11_20 import a_attacks_b_while_c_watches
from tests.games.mastery.scenario import Scenario, corrected

POLICIES = ("quick", "everyone", "fixed")
FOREST = "2,-1"  # value 1, next to the castle of seat 0 of two or three
NO_SUPPORT = ("call_to_arms", "tactical_advance")
PLAIN = ("conflict_2", "conflict_3", "conflict_4", *NO_SUPPORT)
EIGHT = ("0,2", "-1,2", "1,-2", "3,-1", "2,1", "-2,1", "-1,-1", "3,0")


@pytest.mark.rules("MM-EX-41", "MM-ADV-05", "MM-KNI-04", "MM-KNI-05")
def test_an_advance_with_few_dice() -> None:
    """(a) 8 territories and 8 K: Forest 2 to 6, Cave 2 or 3."""
    s = quiet_table(
        seats=4, tiles={"2,-1": "cave"}, land={0: dict.fromkeys(EIGHT, 1)}, castle={0: 8}
    )
    assert dice(s, 0) == 10
    a = goes_to_advance(s.seat(0))
    a.chooses("2,-2")
    assert a.options() == ["2", "3", "4", "5", "6"]
    a.cannot("1", because="MM-KNI-04", dice=10, limit=10)
    a.cannot("7", because="MM-KNI-05", most=6)
    s.m.undo(0, s.m.undoable(0)[-1])
    a.chooses("2,-1")
    assert a.options() == ["2", "3"]
    a.cannot("1", because="MM-KNI-04", dice=10, limit=10)
    a.cannot("4", because="MM-KNI-05", most=3)


@pytest.mark.rules("MM-EX-41", "MM-ADV-05", "MM-KNI-04")
def test_an_advance_with_a_single_legal_number() -> None:
    """(b) 9 territories and 6 K: Forest 6 only; an empty Cave is no target at all."""
    nine = dict.fromkeys((*EIGHT, "1,1"), 1)
    s = quiet_table(seats=4, tiles={"2,-1": "cave"}, land={0: nine}, castle={0: 6})
    assert dice(s, 0) == 10
    a = goes_to_advance(s.seat(0))
    assert "2,-2" in targets(a)
    a.cannot("2,-1", because="MM-KNI-04", dice=10, limit=10)
    assert legal_numbers(s, 0, "2,-2") == [6]
    a.chooses("2,-2")
    assert s.event("advanced")["count"] == 6
    assert s.knights("2,-2") == 6


@pytest.mark.rules("MM-EX-42", "MM-RED-04", "MM-RED-06", "MM-KNI-04")
def test_redeployment_with_few_dice() -> None:
    """9 supplied territories, one with 4 K, and 6 K in the castle: 7 K would need an 11th die."""
    full = "2,-2"
    eight = ("3,-1", "2,1", "1,-2", "0,-1", "-1,-1", "-2,1", "3,0", "2,-1")
    s = quiet_table(seats=4, land={0: {full: 4, **dict.fromkeys(eight, 1)}}, castle={0: 6})
    assert all(supplied(s, hex) for hex in (full, *eight))
    assert dice(s, 0) == 10
    a = s.seat(0)
    a.chooses("manoeuvre")
    assert set(a.options()) == {"done", "castle", full}
    a.chooses(full)
    assert set(a.options()) == set(eight)
    a.cannot("castle", because="MM-KNI-04", dice=10, limit=10)
    s.m.undo(0, s.m.undoable(0)[-1])
    a.chooses("castle")
    assert set(a.options()) == {full, *eight}


def prosperity_on_seat_2(holders: Sequence[int], policy: str) -> Scenario:
    """Seat 0 declares Prosperity on seat 2, whose own Fracture lies in the discard pile."""
    hands = dict.fromkeys((1, 2, 3), ("conflict_2", "conflict_3"))
    for seat in holders:
        hands[seat] = ("conflict_2", "fracture")
    s = quiet_table(
        seats=4,
        artefacts={0: ("crown_prosperity",)},
        hands=hands,
        discards={2: ("fracture",)},
        policy=policy,
    )
    s.seat(0).chooses("crown", "2")
    return s


def answers(s: Scenario, given: dict[int, str]) -> None:
    """Give these answers (others pass) wherever the window asks, and let the time run out."""
    for seat in (3, 1):
        if s.seat(seat).asked("crown-response"):
            s.seat(seat).chooses(given.get(seat, "pass"))
    if s.m.policy == "fixed":
        s.close_round()


def seen(s: Scenario, *viewers: int | None) -> list[dict[str, Any]]:
    """Return all that these viewers can observe."""
    return [preview(s, viewer) for viewer in viewers]


@pytest.mark.rules("MM-EX-43", "MM-RSP-01", "MM-RSP-04", "MM-RSP-05", "MM-RSP-06", "MM-INF-06")
@pytest.mark.parametrize("policy", POLICIES)
def test_who_is_asked_stays_secret(policy: str) -> None:
    """(a) Nobody, (b) seat 3, (c) both hold Fracture and pass: nobody else can tell."""
    tables = [prosperity_on_seat_2(holders, policy) for holders in ((), (3,), (1, 3))]
    if policy != "quick":  # the window is still open in all three
        for s in tables:
            assert s.m.view(None)["state"]["window"]["circle"] == [1, 3]
            assert s.m.view(None)["waiting"] == [1, 3]
            assert seen(s, 0, 2, None) == seen(tables[0], 0, 2, None)
    assert [s.event("window-opens")["circle"] for s in tables] == [[1, 3]] * 3
    for s in tables:
        answers(s, {})
        assert s.asked() == [(0, "prosperity")]
        assert seen(s, 0, 2, None) == seen(tables[0], 0, 2, None)
        assert s.m.undoable(0) == []


@pytest.mark.rules("MM-EX-43", "MM-RSP-04", "MM-RSP-05", "MM-CRN-03")
@pytest.mark.parametrize("policy", POLICIES)
def test_a_dropped_answer_is_never_shown(policy: str) -> None:
    """(d) Both answer fracture: seat 1's counts, and nobody learns of seat 3's answer."""
    fracture = "fracture:crown_prosperity"
    s = prosperity_on_seat_2((1, 3), policy)
    answers(s, {1: fracture, 3: fracture})
    assert not s.intact("crown_prosperity")
    assert s.pile(1) == ["fracture"]
    assert s.hand(3) == ["conflict_2", "fracture"]
    assert [words["seat"] for words in s.all("card-played")] == [1]
    other = prosperity_on_seat_2((1, 3), policy)
    answers(other, {1: fracture, 3: "pass"})
    assert seen(s, 0, 1, 2, 3, None) == seen(other, 0, 1, 2, 3, None)


@pytest.mark.rules("MM-EX-44", "MM-RSP-03", "MM-RSP-04", "MM-BAT-32")
def test_a_window_has_a_second_round() -> None:
    """A passes, B and C answer fracture on Rage: B's counts; C alone is asked again."""
    s = a_attacks_b_while_c_watches()
    s.seat(0).chooses("pass")
    s.seat(1).chooses("fracture:sceptre_rage")
    s.seat(2).chooses("fracture:sceptre_rage")
    assert not s.intact("sceptre_rage")
    assert s.pile(1) == ["fracture"]
    assert "fracture" in s.hand(2)
    assert s.m.view(None)["state"]["window"]["circle"] == [2]
    assert s.asked() == [(2, "sceptre-response")]
    assert s.seat(2).options() == ["pass", "fracture:sceptre_loyalty"]
    s.seat(2).cannot("fracture:sceptre_rage", because="MM-ART-02")
    s.seat(2).chooses("fracture:sceptre_loyalty")
    assert not s.intact("sceptre_loyalty")
    assert s.asked() == [(0, "conflict"), (1, "conflict")]
    assert s.totals() == (4, 3)


def attack_without_support(pile: Sequence[str]) -> Scenario:
    """After step 4: 9 : 11, the attacker with two cards in hand, neither a support card.

    Drawing up to five leaves three cards or more at this point, so the two of the example need
    a smaller battle hand; that number is content.
    """
    content = corrected("[constants.battle_hand]\nvalue = 3\n")
    s = quiet_table(
        content=content,
        land={1: {FOREST: 6}},
        castle={0: 4},
        hands={0: ("conflict_5", *NO_SUPPORT), 1: ("conflict_5", "support_1", "support_2")},
        discards={0: pile},
    )
    s.seat(0).advances(FOREST, 4)
    assert s.totals() == (9, 11)
    assert s.hand(0) == list(NO_SUPPORT)
    return s


@pytest.mark.rules("MM-EX-45", "MM-BAT-54", "MM-RSP-08")
def test_a_forced_pass_looks_free() -> None:
    """Three support cards in the pile, one in the deck: asked with stop alone."""
    s = attack_without_support(("support_1", "support_1", "support_2"))
    assert "support_2" in s.deck(0)
    assert s.asked() == [(0, "support")]
    assert s.seat(0).options() == ["stop"]
    s.never("support-passed")
    s.seat(0).chooses("stop")
    assert s.event("support-passed") == {"seat": 0}
    assert s.asked() == [(1, "support")]


@pytest.mark.rules("MM-EX-45", "MM-BAT-54", "MM-RSP-08")
def test_a_pass_that_everybody_can_foresee_is_not_asked_for() -> None:
    """With all four support cards in the discard pile the pass is automatic."""
    s = attack_without_support(("support_1", "support_1", "support_2", "support_2"))
    assert s.event("support-passed") == {"seat": 0}
    assert s.asked() == [(1, "support")]


@pytest.mark.rules("MM-EX-45", "MM-BAT-54", "MM-RSP-08")
def test_a_forced_pass_looks_free_with_the_usual_hand() -> None:
    """The same with five cards drawn: four are left after step 4."""
    hand = ("conflict_4", "conflict_5", "conflict_5", *NO_SUPPORT)
    s = quiet_table(
        land={1: {FOREST: 6}},
        castle={0: 4},
        hands={0: hand, 1: ("conflict_5", "support_1", "support_2", *NO_SUPPORT)},
        discards={0: ("support_1", "support_1", "support_2")},
    )
    s.seat(0).advances(FOREST, 4)
    clash(s, "conflict_5", "conflict_5")
    assert s.totals() == (9, 11)
    assert s.seat(0).options() == ["stop"]
    s.seat(0).chooses("stop")
    assert s.event("support-passed") == {"seat": 0}


@pytest.mark.rules("MM-EX-46", "MM-BAT-41", "MM-RSP-07", "MM-INF-06")
@pytest.mark.parametrize("policy", POLICIES)
def test_a_missing_conflict_card_is_unseen_until_the_reveal(policy: str) -> None:
    """The attacker's view is the same as with a defender who still has to choose."""

    def attack(defender: Sequence[str]) -> Scenario:
        s = quiet_table(
            land={1: {FOREST: 3}}, hands={0: PLAIN, 1: defender}, policy=policy, castle={0: 4}
        )
        s.seat(0).advances(FOREST, 4)
        if s.m.round and not s.seat(0).asked("conflict"):
            s.close_round()
        return s

    s = attack(("support_1", "support_1", "support_2", *NO_SUPPORT))
    choosing = attack(("conflict_2", "conflict_5", "support_2", *NO_SUPPORT))
    single = attack(("conflict_2", "support_1", "support_2", *NO_SUPPORT))
    assert s.m.view(0)["waiting"] == [0, 1]
    assert seen(s, 0, None) == seen(choosing, 0, None) == seen(single, 0, None)
    if policy != "quick":
        s.seat(1).chooses("none")
        assert seen(s, 0, None) == seen(choosing, 0, None)
    s.seat(0).chooses("conflict_4")
    revealed = s.event("conflicts-revealed")
    assert (revealed["first"], revealed["second"]) == ("conflict_4", "none")
    assert s.battle()["sides"][1]["conflict"] == 0
    assert s.totals() == (8, 3)


@pytest.mark.rules("MM-EX-47", "MM-RSP-09", "MM-TURN-07")
def test_nothing_left_to_do_is_still_asked() -> None:
    """No manoeuvre left, the crown used, only conflict cards in hand: end_turn alone."""
    hand = ("conflict_2", "conflict_5", "ambush")
    s = quiet_table(hands={0: hand}, manoeuvres=0, crown_uses=0)
    assert s.asked() == [(0, "window")]
    assert s.seat(0).options() == ["end_turn"]
    s.seat(0).cannot("manoeuvre", because="MM-TURN-05").cannot("crown", because="MM-CRN-01")
    s.seat(0).chooses("end_turn")
    assert s.state.active == 1


def a_looks_and_keeps(hand_of_b: Sequence[str], **more: Any) -> Scenario:
    """A (seat 0) sees conflict_5 on B's (seat 1's) deck, keeps it there and ends the turn."""
    s = quiet_table(
        seats=3,
        artefacts={0: ("crown_prosperity",), **more.pop("artefacts", {})},
        land={2: {"1,1": 2}},
        hands={1: hand_of_b, 2: PLAIN},
        decks={1: ("conflict_5", "support_1")},
        **more,
    )
    s.seat(0).chooses("crown", "1", "keep")
    tops = [s.m.view(v)["state"]["seats"][1]["deck"][0] for v in (0, 1, 2, None)]
    assert tops == ["conflict_5", None, None, None]
    s.seat(0).chooses("end_turn")
    return s


@pytest.mark.rules("MM-EX-48", "MM-INF-04", "MM-INF-05")
@pytest.mark.parametrize(
    "hand", [("conflict_2", *NO_SUPPORT), ("conflict_5", "conflict_2", "call_to_arms")]
)
def test_knowledge_from_prosperity_follows_the_card(hand: tuple[str, ...]) -> None:
    """B draws two cards: A knows of a conflict_5 in B's hand until B plays one."""
    s = a_looks_and_keeps(hand)
    a, b, c = s.seat(0), s.seat(1), s.seat(2)
    assert (a.sees_in_hand_of(1), c.sees_in_hand_of(1)) == ([], [])
    b.advances("1,1", 4)
    assert {"seat": 1, "count": 2} in s.all("cards-drawn")
    assert a.sees_in_hand_of(1) == ["conflict_5"]
    assert c.sees_in_hand_of(1) == []
    clash(s, "conflict_5", "conflict_2")
    assert a.sees_in_hand_of(1) == []
    assert ("conflict_5" in s.hand(1)) == ("conflict_5" in hand)


@pytest.mark.rules("MM-EX-48", "MM-INF-04", "MM-CRN-17")
def test_knowledge_from_prosperity_ends_with_a_shuffle() -> None:
    """Had B shuffled the deck by Order before drawing, the note would have ended there."""
    s = a_looks_and_keeps(
        ("conflict_2", "call_to_arms", "conflict_3"),
        artefacts={1: ("crown_order",)},
        discards={1: (("conflict_4", 2),)},
    )
    a, b = s.seat(0), s.seat(1)
    assert a.view()["state"]["seats"][1]["deck"][0] == "conflict_5"
    b.chooses("crown")
    assert s.event("recycled") == {"seat": 1, "card": "conflict_4"}
    assert set(a.view()["state"]["seats"][1]["deck"]) == {None}
    b.advances("1,1", 4)
    assert "conflict_5" in s.hand(1)
    assert a.sees_in_hand_of(1) == []


@pytest.mark.rules("MM-EX-49", "MM-CRN-16", "MM-CRN-17")
def test_order_takes_the_tagged_copy() -> None:
    """conflict_4 (no tag), conflict_4 (tag 3), authority (tag 3): the second one moves."""
    s = quiet_table(
        artefacts={0: ("crown_order",)},
        discards={0: (("conflict_4", 0), ("conflict_4", 3), ("authority", 3))},
        own_turn=4,
    )
    a = s.seat(0)
    a.chooses("crown")
    assert set(a.options()) == {"conflict_4", "authority"}
    a.chooses("conflict_4")
    assert tag_of(s, 0) == [("conflict_4", None), ("authority", 3)]
    assert s.deck(0).count("conflict_4") == 1


@pytest.mark.rules("MM-EX-50", "MM-KNI-03", "MM-KNI-08", "MM-BAT-72", "MM-BAT-80", "MM-BAT-81")
def test_devotion_needs_a_die() -> None:
    """9 other territories and 3 K on the tenth, castle empty: nothing placed, then 2 retreat."""
    nine = ("0,2", "-1,2", "1,-2", "3,-1", "2,1", "-2,1", "-1,-1", "1,1", "0,-1")
    s = quiet_table(
        seats=4,
        artefacts={1: ("orb_devotion",)},
        land={1: {"2,-2": 3, **dict.fromkeys(nine, 1)}},
        castle={0: 3, 1: 0},
        hands={
            0: ("conflict_2", "conflict_5", "support_1", *NO_SUPPORT),
            1: ("conflict_2", "conflict_4", "support_1", *NO_SUPPORT),
        },
    )
    assert dice(s, 1) == 10
    s.seat(0).advances("2,-2", 3)
    clash(s, "conflict_5", "conflict_4")
    assert s.totals() == (8, 7)
    nobody_supports(s)
    assert outcome(s) == (8, 7, 1)
    s.happened("artefact-applies", "knights-placed", "knights-forfeit", "knights-lost", "retreated")
    assert s.event("knights-placed") == {"seat": 1, "count": 0}
    assert s.event("knights-forfeit") == {"seat": 1, "count": 1}
    assert s.event("knights-lost")["count"] == 1
    assert s.event("retreated") == {"seat": 1, "count": 2}
    assert s.castle(1) == 2
    assert dice(s, 1) == 10
