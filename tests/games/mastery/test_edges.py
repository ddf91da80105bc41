"""Rules with the seats exchanged, several of a thing, a second use or a value above a threshold.

Most battles of the tests are begun by seat 0, so an order by seats would pass them. Here seat 1
attacks: the attacker comes first, whoever sits where.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance
from tests.games.mastery.duel import THREE, duel, padded, quiet_table
from tests.games.mastery.scenario import Scenario, given

FIELD = "-1,0"  # land of value 2 that seat 1 of two can reach


def attacked(
    attacker: Sequence[str] = THREE, defender: Sequence[str] = THREE, **more: Any
) -> Scenario:
    """Let seat 1 advance with four knights on a Fort of seat 0, which has four as well."""
    s = quiet_table(
        more.pop("artefacts", None),
        tiles={FIELD: "fort"},
        land={0: {FIELD: 4}},
        hands={0: padded(*defender), 1: padded(*attacker)},
        turn_of=1,
        **more,
    )
    s.seat(1).advances(FIELD, 4)
    return s


def told(s: Scenario, *ids: str) -> list[tuple[str, int]]:
    """Return which of these events have happened to whom, in their order."""
    return [
        (id.removeprefix("event-"), words["seat"])
        for id, words in s.events
        if id.removeprefix("event-") in ids
    ]


@pytest.mark.rules("MM-BAT-20", "MM-BAT-02")
def test_the_attacker_draws_first_wherever_it_sits() -> None:
    s = quiet_table(
        tiles={FIELD: "fort"},
        land={0: {FIELD: 4}},
        hands={0: ("conflict_2", "conflict_3"), 1: ("conflict_2", "conflict_3")},
        turn_of=1,
    )
    s.seat(1).advances(FIELD, 4)
    assert told(s, "cards-drawn") == [("cards-drawn", 1), ("cards-drawn", 0)]


@pytest.mark.rules("MM-BAT-42", "MM-BAT-02")
def test_of_two_ambushes_the_attackers_is_rolled_first() -> None:
    s = attacked(("ambush",), ("ambush",), chance={"ambush": [0, 5]}).fight("ambush", "ambush")
    rolls = [words for id, words in s.events if id == "event-conflict-roll"]
    assert [(words["seat"], words["roll"]) for words in rolls] == [(1, 1), (0, 6)]


@pytest.mark.rules("MM-BAT-33", "MM-BAT-02", "MM-RUL-17")
def test_the_attackers_sceptre_applies_first() -> None:
    s = attacked(
        artefacts={1: ["sceptre_influence"], 0: ["sceptre_defiance"]},
        chance={"random-discard": [0, 0]},
    )
    assert told(s, "artefact-applies") == [("artefact-applies", 1), ("artefact-applies", 0)]


@pytest.mark.rules("MM-BAT-72", "MM-BAT-02", "MM-RUL-17")
def test_the_attackers_orb_applies_first() -> None:
    """The Fort decides for the defender."""
    s = attacked(artefacts={1: ["orb_resurgence"], 0: ["orb_greed"]})
    s.fight("conflict_4", "conflict_4")
    assert told(s, "artefact-applies") == [("artefact-applies", 1), ("artefact-applies", 0)]


@pytest.mark.rules("MM-BAT-31", "MM-RSP-04")
def test_a_window_of_a_battle_goes_clockwise_from_the_attacker() -> None:
    """Both play Fracture on the other's sceptre; that of the attacker counts first."""
    s = attacked(
        ("fracture", *THREE),
        ("fracture", *THREE),
        artefacts={1: ["sceptre_rage"], 0: ["sceptre_loyalty"]},
    )
    s.seat(0).chooses("fracture:sceptre_rage")
    s.seat(1).chooses("fracture:sceptre_loyalty")
    assert told(s, "artefact-broken") == [("artefact-broken", 1)]
    assert not s.intact("sceptre_loyalty")
    assert s.intact("sceptre_rage")
    assert s.asked() == [(0, "sceptre-response")]


@pytest.mark.rules("MM-CRN-03", "MM-RSP-04")
def test_the_window_of_a_crown_goes_clockwise_from_the_player_after_its_user() -> None:
    """Seat 1 declares; seat 2 and seat 0 would break the crown, and seat 2 comes first."""
    s = given(
        seats=3,
        turn_of=1,
        artefacts={1: ["crown_vitality"]},
        hands={0: ("fracture",), 2: ("fracture",)},
    )
    s.seat(1).chooses("crown")
    s.seat(0).chooses("fracture:crown_vitality")
    s.seat(2).chooses("fracture:crown_vitality")
    assert told(s, "card-played") == [("card-played", 2)]
    assert s.hand(0) == ["fracture"]


@pytest.mark.rules("MM-CRN-14", "MM-CRN-16")
def test_a_card_of_the_turn_before_the_previous_one_does_not_qualify_for_order() -> None:
    s = given(
        artefacts={0: ["crown_order"]},
        discards={0: [("call_to_arms", 2), ("conflict_3", 1)]},
        own_turn=3,
    )
    s.seat(0).chooses("crown")  # one kind qualifies: it goes back without a question
    assert s.event("recycled") == {"seat": 0, "card": "call_to_arms"}
    assert s.pile(0) == ["conflict_3"]


@pytest.mark.rules("MM-BAT-11", "MM-BAT-02")
def test_the_attackers_die_comes_first_in_the_arena_wherever_it_sits() -> None:
    hex = "-1,-1"
    s = quiet_table(
        tiles={hex: "arena"},
        land={0: {hex: 4}},
        hands={0: padded(*THREE), 1: padded(*THREE)},
        turn_of=1,
        chance={"arena": [0, 5]},
    )
    s.seat(1).advances(hex, 4)
    attacker, defender = s.battle()["sides"]
    assert (attacker["seat"], defender["seat"]) == (1, 0)
    assert [words["seat"] for words in s.all("knights-lost")] == [1]


@pytest.mark.rules("MM-BAT-01", "MM-BAT-10", "MM-BAT-55")
def test_the_points_of_both_sides_add_up_wherever_they_sit() -> None:
    """Seat 1 plays 4 and 2, seat 0 plays 3 and 1; the Fort gives the defender one."""
    s = attacked(
        ("conflict_4", "conflict_4", "support_2"), ("conflict_3", "conflict_3", "support_1")
    )
    s.seat(1).chooses("support_2", "stop")  # eight each before it, so the attacker begins
    s.seat(0).chooses("support_1")
    assert s.totals() == (4 + 4 + 2, 4 + 1 + 3 + 1)


@pytest.mark.rules("MM-RED-07")
def test_a_castle_that_has_received_does_not_give() -> None:
    s = given(land={0: {"1,0": 2, "1,-1": 3}})
    me = s.seat(0)
    me.chooses("manoeuvre", "1,0", "castle")
    assert s.castle(0) == 7
    assert not me.offers("castle")
    me.cannot("castle", because="MM-RED-07")


@pytest.mark.rules("MM-KNI-01", "MM-BAT-80", "MM-BAT-81")
def test_the_dice_of_knights_lost_in_battle_are_back_in_the_reserve() -> None:
    """One knight of six attacks four and is lost: a die for the castle and none for the field."""
    s = duel(attackers=1, defenders=4).fight("conflict_4", "conflict_4")
    assert s.castle(0) == 5
    assert s.state.dice == [1, 2]


@pytest.mark.rules("MM-SET-04")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_stack_of_each_value_is_shuffled(value: int) -> None:
    found = set()
    for seed in range(8):
        state = GAME.new(2, FastChance(seed)).state
        found.add(
            tuple(
                kind for kind in state.tile if kind >= 0 and state.content.tile_value[kind] == value
            )
        )
    assert len(found) > 1
