"""Worked examples MM-EX-21 to MM-EX-30: support cards, Ambush, Arena, Marshlands, crowns."""

from __future__ import annotations

import pytest

from tests.games.mastery.duel import quiet_table
from tests.games.mastery.examples import (
    clash,
    goes_to_advance,
    nobody_supports,
    outcome,
    points,
    supplied,
    tag_of,
    targets,
)
from tests.games.mastery.scenario import Scenario

FOREST = "2,-1"  # value 1, next to the castle of seat 0
RIDGE = "1,0"  # value 2, next to the castle of seat 0
ARENA = "1,-1"  # value 3, next to both
NO_SUPPORT = ("call_to_arms", "tactical_advance")


@pytest.mark.rules("MM-EX-21", "MM-BAT-50", "MM-BAT-61")
def test_no_support_on_mountains() -> None:
    """3 K each, conflict 4 and 4, the attacker holds support +2: 7 : 7, margin 1."""
    s = quiet_table(
        tiles={RIDGE: "mountains"},
        land={1: {RIDGE: 3}},
        castle={0: 3},
        hands={
            0: ("conflict_2", "conflict_4", "support_2", *NO_SUPPORT),
            1: ("conflict_2", "conflict_4", "support_1", *NO_SUPPORT),
        },
    )
    s.seat(0).advances(RIDGE, 3)
    assert s.totals() == (3, 3)
    clash(s, "conflict_4", "conflict_4")
    s.happened("support-forbidden", "battle-tied")
    s.never("support-passed", "support-played")
    assert outcome(s) == (7, 7, 1)
    assert s.event("battle-tied")["defender"] == 1
    assert "support_2" in s.hand(0)
    assert (s.owner(RIDGE), s.castle(0)) == (1, 2)


@pytest.mark.rules("MM-EX-22", "MM-BAT-51", "MM-BAT-52", "MM-BAT-53", "MM-BAT-55")
def test_support_exchange() -> None:
    """9 : 9, the attacker begins and passes; +1 makes 9 : 10, +2 makes 11 : 10."""
    hand = ("conflict_5", "support_1", "support_2", *NO_SUPPORT)
    s = quiet_table(land={1: {FOREST: 4}}, castle={0: 4}, hands={0: hand, 1: hand})
    attacker, defender = s.seat(0), s.seat(1)
    attacker.advances(FOREST, 4)
    clash(s, "conflict_5", "conflict_5")
    assert s.totals() == (9, 9)
    assert s.asked() == [(0, "support")]
    attacker.chooses("stop")
    defender.chooses("support_1")
    assert s.totals() == (9, 10)
    defender.chooses("stop")
    attacker.chooses("support_2")
    assert s.totals() == (11, 10)
    attacker.chooses("stop")
    defender.chooses("stop")
    attacker.chooses("stop")
    assert [said.removeprefix("event-support-") for said in s.said if "support" in said] == [
        *("passed", "played", "stopped", "played", "stopped", "passed", "passed")
    ]
    assert outcome(s) == (11, 10, 1)
    assert s.event("battle-won")["winner"] == 0


@pytest.mark.rules("MM-EX-23", "MM-BAT-51", "MM-BAT-53", "MM-BAT-60")
def test_both_pass_at_once() -> None:
    """8 : 10, both pass: the defender wins by 2 and the cards stay in hand."""
    hand = ("conflict_4", "conflict_5", "support_1", "support_2", "call_to_arms")
    s = quiet_table(land={1: {FOREST: 5}}, castle={0: 4}, hands={0: hand, 1: hand})
    s.seat(0).advances(FOREST, 4)
    clash(s, "conflict_4", "conflict_5")
    assert s.totals() == (8, 10)
    s.seat(0).chooses("stop")
    s.seat(1).chooses("stop")
    assert outcome(s) == (8, 10, 2)
    assert s.event("battle-won")["winner"] == 1
    assert s.hand(0) == ["conflict_5", "support_1", "support_2", "call_to_arms"]
    assert s.hand(1) == ["conflict_4", "support_1", "support_2", "call_to_arms"]


@pytest.mark.rules("MM-EX-24", "MM-BAT-42")
def test_two_ambushes() -> None:
    """Both reveal Ambush; the attacker rolls 2, the defender 6: +2 and +6 BP."""
    hand = ("conflict_2", "ambush", "support_1", *NO_SUPPORT)
    s = quiet_table(
        land={1: {FOREST: 3}}, hands={0: hand, 1: hand}, chance={"ambush": [2 - 1, 6 - 1]}
    )
    s.seat(0).advances(FOREST, 4)
    assert s.totals() == (4, 3)
    clash(s, "ambush", "ambush")
    assert [(roll["seat"], roll["roll"]) for roll in s.all("conflict-roll")] == [
        (0, 2),
        (1, 6),
    ]
    assert s.totals() == (4 + 2, 3 + 6)


def arena(attacking: int, defending: int, rolls: tuple[int, int]) -> Scenario:
    """Attack an Arena; both roll at once."""
    s = quiet_table(
        artefacts={0: ("orb_greed",), 1: ("orb_devotion",)},
        tiles={ARENA: "arena"},
        land={0: {RIDGE: 1}, 1: {ARENA: defending}},
        castle={0: 5, 1: 4},
        hands={0: ("conflict_2",), 1: ("conflict_2",)},
        chance={"arena": [roll - 1 for roll in rolls]},
    )
    s.seat(0).advances(ARENA, attacking)
    return s


@pytest.mark.rules("MM-EX-25", "MM-BAT-11")
def test_arena_equal_rolls_cost_both_a_knight() -> None:
    """(a) 3 K and 2 K, rolls 4 and 4: 2 : 1, the battle continues."""
    s = arena(3, 2, (4, 4))
    assert s.totals() == (2, 1)
    assert s.asked() == [(0, "conflict"), (1, "conflict")]
    assert [len(s.hand(seat)) for seat in (0, 1)] == [5, 5]


@pytest.mark.rules("MM-EX-25", "MM-BAT-13", "MM-BAT-94")
def test_arena_may_end_the_battle_at_once() -> None:
    """(b) 1 K and 3 K, rolls 2 and 5: no attacker is left; the defender keeps 3 K."""
    s = arena(1, 3, (2, 5))
    assert s.asked() == [(0, "window")]
    assert (s.owner(ARENA), s.knights(ARENA)) == (1, 3)
    assert s.castle(0) == 4
    s.happened("arena-rolls", "knights-lost", "kept")
    s.never("cards-drawn", "artefact-applies", "battle-won", "conquered")
    assert (s.hand(0), s.hand(1)) == (["conflict_2"], ["conflict_2"])
    assert s.castle(1) == 4


@pytest.mark.rules("MM-EX-25", "MM-BAT-12", "MM-BAT-93")
def test_arena_may_leave_nobody() -> None:
    """(c) 1 K each, equal rolls: the Arena is empty and uncontrolled; the turn goes on."""
    s = arena(1, 1, (6, 6))
    assert (s.owner(ARENA), s.knights(ARENA)) == (None, 0)
    s.happened("arena-rolls", "battle-void")
    s.never("cards-drawn", "artefact-applies", "conquered")
    assert s.asked() == [(0, "window")]
    s.seat(0).cannot("manoeuvre", because="MM-TURN-05")


ELEVEN = {"1,-1": 1, "-1,1": 1, "1,0": 1, "0,1": 1, "-1,-1": 1}  # 3 + 3 + 2 + 2 + 1
TWELVE = {"1,-1": 1, "-1,1": 1, "1,0": 1, "0,1": 1, "0,-1": 1}  # 3 + 3 + 2 + 2 + 2


@pytest.mark.rules("MM-EX-26", "MM-CON-05", "MM-CON-07", "MM-END-02")
@pytest.mark.parametrize(("land", "before"), [(TWELVE, 12), (ELEVEN, 11)])
def test_marshlands_and_victory(land: dict[str, int], before: int) -> None:
    """One knight on empty Marshlands wins with the 13th VP; with the 12th it is lost."""
    s = quiet_table(tiles={FOREST: "marshlands"}, land={0: land})
    assert points(s, 0) == before
    s.seat(0).advances(FOREST, 1)
    if before == 12:
        assert (s.owner(FOREST), s.knights(FOREST), points(s, 0)) == (0, 1, 13)
        assert s.winners() == [0]
        s.happened("conquered", "won-by-points")
        s.never("tile-loss")
    else:
        assert s.event("tile-loss")["count"] == 1
        assert (s.owner(FOREST), points(s, 0)) == (None, 11)
        s.happened("conquered", "tile-loss", "abandoned")
        assert s.asked() == [(0, "window")]
        assert s.winners() == []


@pytest.mark.rules("MM-EX-27", "MM-RES-03", "MM-TURN-05", "MM-TURN-06", "MM-CON-03")
def test_tactical_advance() -> None:
    """Village in the regular manoeuvre, Tactical Advance, redeployment, attack from there."""
    village, city = FOREST, ARENA
    s = quiet_table(
        tiles={village: "village"},
        land={1: {city: 2}},
        castle={0: 6},
        hands={0: ("tactical_advance", "conflict_2", "conflict_3", "support_1", "support_2")},
    )
    a = s.seat(0)
    goes_to_advance(a)
    a.cannot(city, because="MM-ADV-03")
    a.chooses(village, "3")
    assert (s.knights(village), s.castle(0)) == (3, 3 + 1)
    a.cannot("manoeuvre", because="MM-TURN-05")
    a.chooses("tactical_advance")
    assert s.pile(0) == ["tactical_advance"]
    a.chooses("manoeuvre", village, "2")  # to the castle; after that nothing is left to move
    assert (s.knights(village), s.castle(0)) == (1, 6)
    assert supplied(s, village)
    assert city in targets(a)
    a.chooses(city, "6")
    assert s.totals() == (6, 3)  # a City helps its defender
    assert s.castle(0) == 0
    clash(s, "conflict_3", "conflict_2")
    nobody_supports(s)
    assert s.owner(city) == 0
    assert len(s.all("manoeuvre-begins")) == 2
    a.cannot("manoeuvre", because="MM-TURN-05")


def a_plays_turn_3_and_defends(deck: tuple[str, ...], pile: tuple[str, ...]) -> Scenario:
    """A plays call_to_arms, conflict_4, support_1 in turn 3, then conflict_3 as defender."""
    forest, meadow = FOREST, "-2,1"  # next to the castles of seats 0 and 1
    s = quiet_table(
        artefacts={0: ("crown_order",)},
        land={0: {meadow: 2}, 1: {forest: 1}},
        hands={
            0: ("call_to_arms", "conflict_3", "conflict_4", "support_1", "conflict_2"),
            1: ("conflict_2", "conflict_4", "conflict_5", "support_1", "tactical_advance"),
        },
        decks={0: deck},
        discards={0: pile},
        own_turn=3,
    )
    a, b = s.seat(0), s.seat(1)
    a.chooses("call_to_arms")
    a.advances(forest, 6)
    clash(s, "conflict_4", "conflict_2")
    assert s.totals() == (10, 3)
    b.chooses("stop")
    a.chooses("support_1", "stop")
    b.chooses("stop")
    a.chooses("stop")
    a.chooses("end_turn")
    b.advances(meadow, 6)
    clash(s, "conflict_5", "conflict_3")
    nobody_supports(s)
    b.chooses("end_turn")
    assert s.state.own_turns[0] == 4
    assert s.asked() == [(0, "window")]
    return s


@pytest.mark.rules("MM-EX-28", "MM-CRN-13", "MM-CRN-14", "MM-CRN-16")
def test_order_offers_what_was_played_in_the_users_previous_turn() -> None:
    """Options in turn 4: call_to_arms, conflict_4, support_1, not conflict_3."""
    s = a_plays_turn_3_and_defends(("conflict_2", "conflict_3", "conflict_4"), ())
    assert tag_of(s, 0) == [
        ("conflict_3", None),
        ("support_1", 3),
        ("conflict_4", 3),
        ("call_to_arms", 3),
    ]
    a = s.seat(0)
    a.chooses("crown")
    assert set(a.options()) == {"call_to_arms", "conflict_4", "support_1"}
    a.cannot("conflict_3", because="MM-CRN-14")
    size = len(s.deck(0))
    a.chooses("conflict_4")
    assert len(s.deck(0)) == size + 1
    assert s.pile(0) == ["conflict_3", "support_1", "call_to_arms"]


@pytest.mark.rules("MM-EX-28", "MM-CRN-14", "MM-CRN-02", "MM-DRAW-12")
def test_order_forgets_what_was_reshuffled() -> None:
    """A's deck runs out while defending: what went into the new deck is no option any more."""
    pile = (
        *("conflict_2", "conflict_3", "conflict_5", "conflict_5", "ambush", "ambush"),
        *("support_1", "support_2", "authority", "tactical_advance", "fracture"),
    )
    s = a_plays_turn_3_and_defends(("support_2", "conflict_4"), pile)
    assert s.event("reshuffled")["seat"] == 0
    assert tag_of(s, 0) == [("conflict_3", None)]
    s.seat(0).cannot("crown", because="MM-CRN-02")


@pytest.mark.rules("MM-EX-29", "MM-CRN-20", "MM-CRN-22", "MM-INF-05")
def test_prosperity_discards_the_top_card() -> None:
    """A looks at the top of B's deck, conflict_5, and discards it."""
    s = quiet_table(
        seats=3,
        artefacts={0: ("crown_prosperity",)},
        decks={1: ("conflict_5", "conflict_2")},
    )
    size = len(s.deck(1))
    a = s.seat(0)
    a.chooses("crown", "1")
    assert a.options() == ["keep", "discard"]
    a.chooses("discard")
    assert len(s.deck(1)) == size - 1
    assert s.deck(1)[0] == "conflict_2"
    assert s.pile(1) == ["conflict_5"]
    for viewer in (0, 1, 2, None):
        assert s.m.view(viewer)["state"]["seats"][1]["discard"] == [
            {"card": "conflict_5", "tag": None}
        ]


@pytest.mark.rules("MM-EX-29", "MM-CRN-20", "MM-INF-04", "MM-INF-05")
def test_prosperity_keeps_the_top_card_a_secret() -> None:
    """Had A kept it, only A would know the card."""
    s = quiet_table(
        seats=3,
        artefacts={0: ("crown_prosperity",)},
        decks={1: ("conflict_5", "conflict_2")},
    )
    s.seat(0).chooses("crown", "1", "keep")
    assert s.deck(1)[0] == "conflict_5"
    assert s.pile(1) == []
    tops = {v: s.m.view(v)["state"]["seats"][1]["deck"][0] for v in (0, 1, 2, None)}
    assert tops == {0: "conflict_5", 1: None, 2: None, None: None}


@pytest.mark.rules("MM-EX-30", "MM-CRN-11", "MM-CRN-12")
def test_insight_near_the_end_of_the_deck() -> None:
    """Hand 5, deck 2, pile 11: the 11 go under the 2, and A orders the top four freely."""
    s = quiet_table(
        artefacts={0: ("crown_insight",)},
        hands={0: ("conflict_2", "conflict_2", "conflict_3", "conflict_3", "ambush")},
        decks={0: ("conflict_4", "conflict_5")},
        discards={
            0: (
                *("ambush", "support_1", "support_1", "support_2", "support_2", "call_to_arms"),
                *("authority", "tactical_advance", "fracture", "conflict_4", "conflict_5"),
            )
        },
    )
    assert (len(s.hand(0)), len(s.deck(0)), len(s.pile(0))) == (5, 2, 11)
    a = s.seat(0)
    a.chooses("crown")
    assert s.event("reshuffled") == {"seat": 0, "count": 11}
    assert s.event("looked") == {"seat": 0, "owner": 0, "count": 4, "whose": "own"}
    seen = s.event("look-seen")["cards"]
    assert list(seen[:2]) == ["conflict_4", "conflict_5"]
    assert s.deck(0)[:4] == list(seen)
    below = s.deck(0)[4:]
    wanted = [seen[3], seen[1], seen[2], seen[0]]
    for card in wanted:
        if a.asked("insight"):
            a.chooses(card)
    assert s.deck(0) == wanted + below
    assert (len(s.hand(0)), len(s.deck(0)), len(s.pile(0))) == (5, 13, 0)
