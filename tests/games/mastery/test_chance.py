"""What chance decides in a match, in which order, and that it decides nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.rules.board.cards import chance_names
from gonfalon.kernel.values.errors import KernelError
from tests.games.mastery.asked_chance import AskedChance
from tests.games.mastery.scenario import Scenario, given

FULL = ("conflict_2", "conflict_3", "support_1", "support_1", "support_2")


def battle(
    hands: dict[int, tuple[str, ...]], chance: dict[str, list[int]], **more: Any
) -> Scenario:
    """Let seat 0 attack seat 1's land at 1,-1 (value 3) with three knights."""
    artefacts = more.pop(
        "artefacts",
        {0: ("sceptre_vigour", "orb_devotion"), 1: ("sceptre_fear", "orb_greed")},
    )
    s = given(
        land={0: {"1,0": 1}, 1: {"1,-1": 2}},
        artefacts=artefacts,
        hands=hands,
        chance=chance,
        **more,
    )
    s.seat(0).advances("1,-1", 3)
    return s


@pytest.mark.rules("MM-OPT-05", "MM-BAT-11")
@pytest.mark.parametrize(("first", "second"), [(1, 6), (6, 1), (3, 3)])
def test_the_arena_is_rolled_by_the_attacker_then_the_defender(first: int, second: int) -> None:
    s = battle({0: FULL, 1: FULL}, {"arena": [first - 1, second - 1]}, tiles={"1,-1": "arena"})
    rolls = s.event("arena-rolls")
    assert (rolls["attacker"], rolls["first"]) == (0, first)
    assert (rolls["defender"], rolls["second"]) == (1, second)
    force = [side["force"] for side in s.battle()["sides"]]
    assert force == [3 - (first <= second), 2 - (second <= first)]


@pytest.mark.rules("MM-OPT-05", "MM-BAT-42", "MM-EX-24")
def test_ambushes_are_rolled_by_the_attacker_then_the_defender() -> None:
    hand = ("ambush", "conflict_2", "support_1", "support_1", "support_2")
    s = battle({0: hand, 1: hand}, {"ambush": [1, 5]})
    s.seat(0).chooses("ambush")
    s.seat(1).chooses("ambush")
    assert [side["conflict"] for side in s.battle()["sides"]] == [2, 6]


@pytest.mark.rules("MM-OPT-05")
def test_a_die_has_six_faces_and_no_more() -> None:
    hand = ("ambush", "conflict_2", "support_1", "support_1", "support_2")
    s = battle({0: hand, 1: FULL}, {"ambush": [6]})
    s.seat(0).chooses("ambush")
    with pytest.raises(KernelError, match="below 6"):
        s.seat(1).chooses("conflict_2")


@pytest.mark.rules("MM-OPT-05", "MM-BAT-33")
@pytest.mark.parametrize("place", range(5))
def test_influence_hits_any_card_of_the_hand(place: int) -> None:
    hand = ("conflict_2", "conflict_3", "ambush", "support_1", "call_to_arms")
    s = battle(
        {0: FULL, 1: hand},
        {"random-discard": [place]},
        artefacts={0: ("sceptre_influence", "orb_devotion"), 1: ("sceptre_fear", "orb_greed")},
    )
    assert s.event("random-discard") == {"seat": 1, "card": hand[place]}
    assert s.pile(1) == [hand[place]]


@pytest.mark.rules("MM-OPT-05", "MM-BAT-33")
def test_each_card_counts_by_itself_when_influence_hits() -> None:
    """Five cards, two of a kind: the draw is below five, not below four kinds."""
    hand = ("conflict_2", "conflict_2", "ambush", "support_1", "call_to_arms")
    hit = []
    for place in range(5):
        s = battle(
            {0: FULL, 1: hand},
            {"random-discard": [place]},
            artefacts={0: ("sceptre_influence", "orb_devotion"), 1: ("sceptre_fear", "orb_greed")},
        )
        hit.append(s.event("random-discard")["card"])
    assert hit == list(hand)
    with pytest.raises(KernelError, match="below 5"):
        battle(
            {0: FULL, 1: hand},
            {"random-discard": [5]},
            artefacts={0: ("sceptre_influence", "orb_devotion"), 1: ("sceptre_fear", "orb_greed")},
        )


@pytest.mark.rules("MM-OPT-05", "MM-VAR-41")
def test_disorder_rolls_one_die_for_each_knight_of_the_winner() -> None:
    hand = ("conflict_5", "conflict_4", "support_1", "support_1", "support_2")
    s = battle({0: hand, 1: FULL}, {"disorder": [0, 3, 5]}, variants=["disorder"])
    s.seat(0).chooses("conflict_5")
    s.seat(1).chooses("conflict_2")
    while s.m.decisions[0].kind == "support":
        s.seat(s.m.decisions[0].seat).chooses("stop")
    assert s.event("disorder-rolls") == {"seat": 0, "rolls": [1, 4, 6], "count": 1}
    assert s.knights("1,-1") == 2


@pytest.mark.rules("MM-OPT-05", "MM-CRN-17")
def test_order_shuffles_the_deck() -> None:
    s = given(
        artefacts={0: ("crown_order",)},
        discards={0: [("conflict_4", 2), *FULL]},
        own_turn=3,
        chance={"deck-0": [0, *range(11, 0, -1)]},
    )
    before = s.deck(0)
    assert len(before) == 12
    s.seat(0).chooses("crown")
    assert s.m.decisions[0].kind == "window"
    # the card is laid on top of twelve, then top and bottom change places
    assert s.deck(0) == [before[-1], *before[:-1], "conflict_4"]


@pytest.mark.rules("MM-OPT-05")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_else_is_random(seats: int) -> None:
    """Whole matches: every draw follows from an event that the rules make random."""
    names = chance_names(seats)
    for seed in range(4):
        chance = AskedChance(seed)
        options = {"variants": ["disorder"], "round_limit": 12}
        match = GAME.new(seats, chance, options)
        chooser = random.Random(seed)
        told: dict[str, int] = {}
        chance.asked.clear()
        while not match.over:
            decision = chooser.choice(match.decisions)
            for event in match.choose(decision.id, chooser.choice(decision.options).id):
                told[event.message.id] = told.get(event.message.id, 0) + 1
                if event.message.id == "event-disorder-rolls":
                    told["dice"] = told.get("dice", 0) + len(event.args[1])
        drawn = [(names[label], n) for label, n in chance.asked]
        for purpose, event_id, each in (
            ("arena", "event-arena-rolls", 2),
            ("ambush", "event-conflict-roll", 1),
            ("random-discard", "event-random-discard", 1),
            ("disorder", "dice", 1),
        ):
            found = [n for name, n in drawn if name == purpose]
            assert len(found) == each * told.get(event_id, 0)
            if purpose != "random-discard":
                assert set(found) <= {6}
        shuffles = told.get("event-reshuffled", 0) + told.get("event-recycled", 0)
        left = {name for name, _ in drawn} - {"arena", "ambush", "random-discard", "disorder"}
        assert left <= {f"deck-{seat}" for seat in range(seats)}
        if not shuffles:
            assert not left
