"""Worked examples MM-EX-11 to MM-EX-20: ties, sceptres, response windows, Authority."""

from __future__ import annotations

import pytest

from tests.games.mastery.duel import quiet_table
from tests.games.mastery.examples import clash, nobody_supports, outcome
from tests.games.mastery.scenario import Scenario

FOREST = "2,-1"  # value 1, next to the castle of seat 0
FORT = "1,0"  # value 2, next to the castle of seat 0
NO_SUPPORT = ("call_to_arms", "tactical_advance")


@pytest.mark.rules("MM-EX-11", "MM-BAT-61", "MM-BAT-80", "MM-BAT-81", "MM-CON-06")
@pytest.mark.parametrize("tile", ["forest", "village"])
def test_the_defender_wins_a_tie_by_one(tile: str) -> None:
    """4 K against 4 K, conflict 3 each: 7 : 7; one attacker is lost, three retreat."""
    hand = ("conflict_3", "conflict_4", "conflict_5", *NO_SUPPORT)
    s = quiet_table(
        tiles={FOREST: tile}, land={1: {FOREST: 4}}, castle={0: 4, 1: 6}, hands={0: hand, 1: hand}
    )
    s.seat(0).advances(FOREST, 4)
    assert s.totals() == (4, 4)
    clash(s, "conflict_3", "conflict_3")
    assert s.totals() == (7, 7)
    nobody_supports(s)
    assert outcome(s) == (7, 7, 1)
    assert s.event("battle-tied")["defender"] == 1
    assert s.event("knights-lost")["count"] == 1
    assert s.event("retreated") == {"seat": 0, "count": 3}
    assert s.castle(0) == 3
    assert (s.owner(FOREST), s.knights(FOREST)) == (1, 4)
    assert s.castle(1) == 6
    s.never("conquered", "knights-placed")  # the tile ability is not triggered


@pytest.mark.rules("MM-EX-12", "MM-BAT-10", "MM-BAT-80", "MM-KNI-07")
def test_a_margin_larger_than_the_garrison() -> None:
    """Fort, 6 K against 1 K, conflict 5 and 2: 11 : 4; the one knight falls, nobody retreats."""
    hand = ("conflict_2", "conflict_5", "conflict_5", *NO_SUPPORT)
    s = quiet_table(
        tiles={FORT: "fort"},
        land={1: {FORT: 1, "-1,0": 2}},
        castle={0: 6, 1: 5},
        hands={0: hand, 1: hand},
    )
    s.seat(0).advances(FORT, 6)
    assert s.totals() == (6, 2)
    clash(s, "conflict_5", "conflict_2")
    assert s.totals() == (11, 4)
    nobody_supports(s)
    assert outcome(s) == (11, 4, 7)
    assert s.event("knights-lost") == {"seat": 1, "hex": FORT, "count": 1}
    s.never("retreated")
    assert (s.castle(1), s.knights("-1,0")) == (5, 2)  # nothing is lost elsewhere
    assert (s.owner(FORT), s.knights(FORT)) == (0, 6)


@pytest.mark.rules("MM-EX-13", "MM-BAT-33", "MM-BAT-41", "MM-DRAW-08")
def test_a_random_discard_leaves_no_conflict_card() -> None:
    """Influence hits conflict 4, the defender's only conflict card among five."""
    s = quiet_table(
        artefacts={0: ("sceptre_influence",)},
        land={1: {FOREST: 3}},
        hands={
            0: ("conflict_2", "conflict_5", "support_1", *NO_SUPPORT),
            1: ("conflict_4", "support_1", "support_2", *NO_SUPPORT),
        },
        chance={"random-discard": [0]},
    )
    s.seat(0).advances(FOREST, 3)
    assert s.event("random-discard") == {"seat": 1, "card": "conflict_4"}
    assert s.pile(1) == ["conflict_4"]
    assert len(s.hand(1)) == 4
    attacker = s.seat(0)
    assert attacker.options() == ["conflict_2", "conflict_5"]
    attacker.cannot("none", because="MM-BAT-41")  # the attacker must still play one
    attacker.chooses("conflict_2")
    revealed = s.event("conflicts-revealed")
    assert (revealed["first"], revealed["second"]) == ("conflict_2", "none")
    assert s.battle()["sides"][1]["conflict"] == 0
    assert s.totals() == (5, 3)


@pytest.mark.rules("MM-EX-14", "MM-BAT-03", "MM-BAT-33", "MM-KNI-05", "MM-BAT-80")
def test_fear_counts_the_larger_number_for_both() -> None:
    """Cave: 1 K with Fear against 3 K counts 3 : 3; 4 and 2 make 7 : 5; the real knight stays."""
    hand = ("conflict_2", "conflict_4", "support_1", *NO_SUPPORT)
    s = quiet_table(
        artefacts={0: ("sceptre_fear",)},
        tiles={FORT: "cave"},
        land={1: {FORT: 3}},
        castle={1: 2},
        hands={0: hand, 1: hand},
    )
    attacker = s.seat(0)
    attacker.chooses("manoeuvre", FORT)
    assert attacker.options() == ["1", "2", "3"]
    attacker.cannot("4", because="MM-KNI-05", most=3)
    attacker.chooses("1")
    assert s.totals() == (1, 3)
    attacker.chooses("equalise")
    assert s.totals() == (3, 3)
    clash(s, "conflict_4", "conflict_2")
    assert s.totals() == (7, 5)
    nobody_supports(s)
    assert outcome(s) == (7, 5, 2)
    assert s.event("knights-lost")["count"] == 2
    assert s.event("retreated") == {"seat": 1, "count": 1}
    assert s.castle(1) == 3
    assert (s.owner(FORT), s.knights(FORT)) == (0, 1)


@pytest.mark.rules("MM-EX-15", "MM-BAT-33", "MM-BAT-80", "MM-BAT-03")
def test_fear_comes_before_vigour() -> None:
    """2 K equalise with 5 K: 5 : 5; Vigour is skipped; a loss by 3 costs the 2 real knights."""
    hand = ("conflict_2", "conflict_5", "support_1", *NO_SUPPORT)
    s = quiet_table(
        artefacts={0: ("sceptre_fear",), 1: ("sceptre_vigour",)},
        land={1: {FOREST: 5}},
        castle={0: 6},
        hands={0: hand, 1: hand},
    )
    s.seat(0).advances(FOREST, 2)
    assert s.totals() == (2, 5)
    s.seat(0).chooses("equalise")
    assert s.totals() == (5, 5)
    assert s.asked() == [(0, "conflict"), (1, "conflict")]  # Vigour does not ask
    clash(s, "conflict_2", "conflict_5")
    assert s.totals() == (7, 10)
    nobody_supports(s)
    assert outcome(s) == (7, 10, 3)
    assert s.event("knights-lost") == {"seat": 0, "hex": FOREST, "count": 2}
    s.never("retreated")
    assert s.castle(0) == 4
    assert (s.owner(FOREST), s.knights(FOREST)) == (1, 5)


def a_attacks_b_while_c_watches() -> Scenario:
    """Three players: A (seat 0, Rage) attacks B (seat 1, Loyalty), C watches; all hold Fracture."""
    hand = ("fracture", "conflict_2", "conflict_5", *NO_SUPPORT)
    s = quiet_table(
        seats=3,
        artefacts={0: ("sceptre_rage",), 1: ("sceptre_loyalty",)},
        land={1: {FOREST: 3}},
        hands={0: hand, 1: hand, 2: hand},
    )
    s.seat(0).advances(FOREST, 4)
    return s


@pytest.mark.rules("MM-EX-16", "MM-BAT-31", "MM-BAT-32", "MM-RES-07", "MM-RSP-01", "MM-RSP-04")
def test_response_order() -> None:
    """A breaks Loyalty, B breaks Rage: the window closes and C has no opportunity."""
    s = a_attacks_b_while_c_watches()
    a, b, c = s.seat(0), s.seat(1), s.seat(2)
    assert s.m.view(None)["state"]["window"] == {
        "kind": "sceptre-response",
        "artefacts": ["sceptre_rage", "sceptre_loyalty"],
        "start": 0,
        "circle": [0, 1, 2],
    }
    assert a.options() == ["pass", "fracture:sceptre_loyalty"]
    a.cannot("fracture:sceptre_rage", because="MM-RES-07")
    assert b.options() == ["pass", "fracture:sceptre_rage"]
    b.cannot("fracture:sceptre_loyalty", because="MM-RES-07")
    assert c.options() == ["pass", "fracture:sceptre_rage", "fracture:sceptre_loyalty"]

    c.chooses("fracture:sceptre_rage")  # sealed; it will be dropped
    b.chooses("fracture:sceptre_rage")
    a.chooses("fracture:sceptre_loyalty")
    assert not s.intact("sceptre_loyalty")
    assert s.intact("sceptre_rage")
    assert s.asked() == [(1, "sceptre-response"), (2, "sceptre-response")]
    assert c.options() == ["pass", "fracture:sceptre_rage"]

    c.chooses("fracture:sceptre_rage")
    b.chooses("fracture:sceptre_rage")
    assert not s.intact("sceptre_rage")
    assert s.asked() == [(0, "conflict"), (1, "conflict")]  # the window is closed
    assert "fracture" in s.hand(2)
    assert [words["seat"] for words in s.all("card-played")] == [0, 1]
    assert s.totals() == (4, 3)


@pytest.mark.rules("MM-EX-17", "MM-CRN-03", "MM-CRN-01", "MM-ART-05", "MM-RES-06")
def test_a_crown_is_stopped() -> None:
    """A declares Corruption on C; B passes, C breaks the crown; it returns a whole turn later."""
    s = quiet_table(
        seats=3,
        artefacts={0: ("crown_corruption",), 2: ("orb_greed", "sceptre_fear")},
        hands={1: ("fracture",), 2: ("fracture", "conflict_2")},
    )
    a, b, c = s.seat(0), s.seat(1), s.seat(2)
    before = s.m.view(None)["state"]["seats"][2]["artefacts"]
    a.chooses("crown", "2")
    assert s.m.view(None)["state"]["window"]["circle"] == [1, 2]
    b.chooses("pass")
    c.chooses("fracture:crown_corruption")
    assert not s.intact("crown_corruption")
    assert s.m.view(None)["state"]["seats"][2]["artefacts"] == before
    assert s.pile(2) == ["fracture"]
    assert s.hand(1) == ["fracture"]
    a.cannot("crown", because="MM-CRN-01")

    a.chooses("end_turn")
    assert not s.intact("crown_corruption")
    b.chooses("end_turn")
    c.chooses("end_turn")
    a.cannot("crown", because="MM-ART-02")
    a.chooses("end_turn")
    assert s.intact("crown_corruption")


@pytest.mark.rules("MM-EX-18", "MM-ART-05", "MM-ART-07", "MM-RES-05")
def test_what_is_destroyed_in_another_turn_returns_with_the_owners_next() -> None:
    """B's sceptre is destroyed in A's turn and is intact again at the end of B's turn."""
    s = quiet_table(artefacts={1: ("sceptre_vigour",)}, hands={0: ("fracture",)})
    a, b = s.seat(0), s.seat(1)
    a.chooses("fracture")
    assert "sceptre_vigour" in a.options()
    a.chooses("sceptre_vigour")
    assert not s.intact("sceptre_vigour")
    a.chooses("end_turn")
    assert not s.intact("sceptre_vigour")
    b.chooses("end_turn")
    assert s.intact("sceptre_vigour")


@pytest.mark.rules("MM-EX-18", "MM-ART-05", "MM-ART-07", "MM-BAT-71")
def test_what_is_destroyed_in_its_owners_turn_stays_down_for_a_whole_turn_more() -> None:
    """B's orb is destroyed in B's own turn t, in a battle B started: restored at the end of t+1."""
    forest = "-2,1"  # next to the castle of seat 1
    s = quiet_table(
        artefacts={1: ("orb_brutality",)},
        land={0: {forest: 1}},
        hands={
            0: ("fracture", "conflict_2", "conflict_3", *NO_SUPPORT),
            1: ("conflict_4", "conflict_5", "support_1", *NO_SUPPORT),
        },
        turn_of=1,
    )
    a, b = s.seat(0), s.seat(1)
    b.advances(forest, 5)
    clash(s, "conflict_5", "conflict_2")
    nobody_supports(s)
    assert outcome(s) == (10, 3, 7)
    a.chooses("fracture:orb_brutality")
    assert not s.intact("orb_brutality")
    b.chooses("end_turn")  # the end of turn t
    assert not s.intact("orb_brutality")
    a.chooses("end_turn")
    assert not s.intact("orb_brutality")
    b.chooses("end_turn")  # the end of turn t + 1
    assert s.intact("orb_brutality")


@pytest.mark.rules("MM-EX-19", "MM-DRAW-04", "MM-DRAW-05", "MM-DRAW-08")
def test_authority_draws_two_more() -> None:
    """Hand 3, deck authority, conflict_2, support_1, ...; draw up to five: hand size 6."""
    held = ("conflict_3", "conflict_4", "support_2")
    s = quiet_table(
        land={1: {FOREST: 1}},
        hands={0: held},
        decks={0: ("authority", "conflict_2", "support_1", "conflict_5")},
    )
    deck = s.deck(0)
    s.seat(0).advances(FOREST, 1)
    draws = ("event-cards-drawn", "event-bonus-draw")
    drawn = [words["count"] for said, words in s.events if said in draws and words["seat"] == 0]
    assert drawn == [2, 2, 2]  # two cards to five, Authority for two, the two
    assert s.event("bonus-draw") == {"seat": 0, "card": "authority", "count": 2}
    assert s.hand(0) == sorted((*held, "conflict_2", "support_1", "conflict_5"))
    assert len(s.hand(0)) == 6
    assert s.deck(0) == deck[4:]
    assert s.pile(0) == ["authority"]


@pytest.mark.rules("MM-EX-20", "MM-DRAW-02", "MM-DRAW-04", "MM-DRAW-12")
def test_authority_with_an_empty_deck() -> None:
    """The deck holds authority and conflict_2, the pile 13 cards: hand 6, deck 11, [authority]."""
    pile = (
        *("conflict_2", "conflict_3", "conflict_4", "conflict_5", "conflict_5"),
        *("ambush", "ambush", "support_1", "support_1", "support_2"),
        *("call_to_arms", "tactical_advance", "fracture"),
    )
    held = ("conflict_3", "conflict_4", "support_2")
    s = quiet_table(
        land={1: {FOREST: 1}},
        hands={0: held},
        decks={0: ("authority", "conflict_2")},
        discards={0: pile},
    )
    assert s.deck(0) == ["authority", "conflict_2"]
    assert len(s.pile(0)) == 13
    s.seat(0).advances(FOREST, 1)
    s.happened("cards-drawn", "bonus-draw", "reshuffled", "cards-drawn")
    assert s.event("reshuffled") == {"seat": 0, "count": 13}
    assert len(s.hand(0)) == 6
    assert len(s.deck(0)) == 11
    assert "authority" not in s.hand(0) + s.deck(0)
    assert s.pile(0) == ["authority"]
