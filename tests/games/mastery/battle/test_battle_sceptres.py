"""Battle, step 3: which sceptres apply, and what they do."""

from __future__ import annotations

import pytest

from tests.games.mastery.duel import all_pass, duel
from tests.games.mastery.scenario import given

TWO_KINDS = ("conflict_2", "conflict_4", "support_1")

ATTACK_SCEPTRES = ("sceptre_fear", "sceptre_influence", "sceptre_rage")
DEFENCE_SCEPTRES = ("sceptre_defiance", "sceptre_loyalty", "sceptre_vigour")


@pytest.mark.rules("MM-BAT-30")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("sceptre", [*ATTACK_SCEPTRES, *DEFENCE_SCEPTRES])
def test_attack_sceptres_apply_to_attackers_and_defence_sceptres_to_defenders(
    side: int, sceptre: str
) -> None:
    """On the other side a sceptre is not even answered."""
    s = duel(artefacts={side: [sceptre]}, attackers=4, defenders=4, chance={"random-discard": [0]})
    if sceptre in (ATTACK_SCEPTRES, DEFENCE_SCEPTRES)[side]:
        assert s.event("window-opens")["artefacts"] == [sceptre]
        assert s.event("artefact-applies") == {"seat": side, "artefact": sceptre}
    else:
        s.never("window-opens", "artefact-applies")


@pytest.mark.rules("MM-BAT-30")
def test_a_broken_sceptre_does_not_apply() -> None:
    """Rage lies face down: no point, and no response window."""
    s = duel(artefacts={0: ["sceptre_rage"]}, broken={"sceptre_rage": 9})
    assert s.battle()["sides"][0]["sceptre"] == 0
    s.never("window-opens", "artefact-applies")


@pytest.mark.rules("MM-BAT-31")
@pytest.mark.parametrize(
    ("side", "sceptre"), [(0, "sceptre_fear"), (1, "sceptre_vigour")], ids=["fear", "vigour"]
)
def test_a_sceptre_that_would_achieve_nothing_can_still_be_answered(
    side: int, sceptre: str
) -> None:
    """With equal knights Fear and Vigour change nothing, yet the window opens."""
    other = 1 - side
    hands = {other: ("conflict_2", "conflict_4", "fracture", "support_1", "support_2")}
    s = duel(artefacts={side: [sceptre]}, hands=hands)
    assert s.seat(other).kind() == "sceptre-response"
    s.seat(other).chooses("pass")
    assert not s.seat(side).asked("equalise")


@pytest.mark.rules("MM-BAT-33")
def test_rage_and_loyalty_give_their_owner_one_point() -> None:
    """Each to its own side."""
    rage = duel(attacker=TWO_KINDS, artefacts={0: ["sceptre_rage"]})
    assert rage.totals() == (5, 4)
    loyalty = duel(attacker=TWO_KINDS, artefacts={1: ["sceptre_loyalty"]})
    assert loyalty.totals() == (4, 5)


@pytest.mark.rules("MM-BAT-33", "MM-RUL-05")
@pytest.mark.parametrize("place", range(5))
@pytest.mark.parametrize(("side", "sceptre"), [(0, "sceptre_influence"), (1, "sceptre_defiance")])
def test_influence_and_defiance_take_a_random_card_of_the_opponent(
    side: int, sceptre: str, place: int
) -> None:
    """Chance picks the card, every card may be hit, and nobody is asked."""
    hand = ("conflict_2", "conflict_3", "support_1", "support_2", "call_to_arms")
    s = duel(
        attacker=hand,
        defender=hand,
        artefacts={side: [sceptre]},
        chance={"random-discard": [place]},
    )
    victim = 1 - side
    assert s.pile(victim) == [hand[place]]
    assert s.hand(victim) == [card for card in hand if card != hand[place]]
    assert s.hand(side) == list(hand)
    assert s.event("random-discard") == {"seat": victim, "card": hand[place]}


@pytest.mark.rules("MM-BAT-33", "MM-BAT-41", "MM-EX-13")
def test_a_random_discard_may_leave_no_conflict_card() -> None:
    """The defender's only conflict card is hit; the attacker still has to play one."""
    s = duel(
        attacker=TWO_KINDS,
        defender=("conflict_4", "support_1", "support_1", "support_2", "support_2"),
        artefacts={0: ["sceptre_influence"]},
        chance={"random-discard": [0]},
    )
    assert s.pile(1) == ["conflict_4"]
    assert s.seat(0).options() == ["conflict_2", "conflict_4"]
    s.seat(0).cannot("none", "MM-BAT-41").chooses("conflict_2")
    assert s.event("conflicts-revealed")["second"] == "none"
    assert s.totals() == (6, 4)


@pytest.mark.rules("MM-BAT-33", "MM-BAT-03", "MM-RUL-04", "MM-EX-14")
def test_fear_lets_both_count_the_larger_number_and_moves_no_knight() -> None:
    """One attacker in a Cave counts as three, and conquers with the one that is real."""
    s = duel(
        "cave",
        1,
        3,
        ("conflict_4", "conflict_4", "support_1"),
        ("conflict_2", "conflict_2", "support_1"),
        {0: ["sceptre_fear"]},
    )
    assert s.asked() == [(0, "equalise")]
    s.seat(0).chooses("equalise")
    assert [side["counted"] for side in s.battle()["sides"]] == [3, 3]
    assert [side["force"] for side in s.battle()["sides"]] == [1, 3]
    assert s.totals() == (7, 5)
    all_pass(s)
    assert s.event("battle-won")["margin"] == 2
    assert (s.owner("1,0"), s.knights("1,0")) == (0, 1)
    assert s.event("retreated") == {"seat": 1, "count": 1}
    assert s.castle(1) == 7


@pytest.mark.rules("MM-BAT-33", "MM-BAT-03", "MM-RUL-04")
@pytest.mark.parametrize(("side", "sceptre"), [(0, "sceptre_fear"), (1, "sceptre_vigour")])
@pytest.mark.parametrize("knights", [(2, 5), (5, 2)])
def test_equalising_counts_the_larger_number_whoever_has_it(
    side: int, sceptre: str, knights: tuple[int, int]
) -> None:
    """The battle goes on; declining leaves the numbers as they are."""
    s = duel("forest", *knights, TWO_KINDS, TWO_KINDS, {side: [sceptre]})
    assert s.seat(side).options() == ["equalise", "decline"]
    s.seat(side).chooses("equalise")
    assert s.totals() == (5, 5)
    assert s.seat(0).kind() == "conflict"

    plain = duel("forest", *knights, TWO_KINDS, TWO_KINDS, {side: [sceptre]})
    plain.seat(side).chooses("decline")
    assert plain.totals() == knights
    plain.happened("not-equalised")


@pytest.mark.rules("MM-BAT-33", "MM-BAT-03", "MM-RUL-17", "MM-DEC-41", "MM-EX-15")
def test_fear_comes_before_vigour_which_then_finds_equal_numbers() -> None:
    """Vigour is skipped, and the attacker can only lose the knights that are real."""
    s = duel(
        "forest",
        2,
        5,
        ("conflict_2", "conflict_2", "support_1"),
        ("conflict_5", "conflict_5", "support_1"),
        {0: ["sceptre_fear"], 1: ["sceptre_vigour"]},
    )
    assert s.asked() == [(0, "equalise")]
    s.seat(0).chooses("equalise")
    assert s.totals() == (7, 10)
    all_pass(s)
    assert s.event("knights-lost") == {"seat": 0, "hex": "1,1", "count": 2}
    assert (s.owner("1,1"), s.knights("1,1"), s.castle(0)) == (1, 5, 4)
    s.never("retreated")


@pytest.mark.rules("MM-BAT-33", "MM-RUL-17", "MM-DEC-41")
def test_vigour_is_asked_when_fear_has_declined() -> None:
    """The attacker decides first, then the defender."""
    s = duel(
        "forest",
        2,
        5,
        TWO_KINDS,
        TWO_KINDS,
        {0: ["sceptre_fear"], 1: ["sceptre_vigour"]},
    )
    s.seat(0).chooses("decline")
    assert s.asked() == [(1, "equalise")]
    s.seat(1).chooses("equalise")
    assert s.totals() == (5, 5)


@pytest.mark.rules("MM-BAT-33", "MM-BAT-02", "MM-RUL-17")
def test_of_two_sceptres_the_attackers_takes_effect_first() -> None:
    """Influence hits the defender before Defiance hits the attacker."""
    s = duel(
        attacker=TWO_KINDS,
        defender=TWO_KINDS,
        artefacts={0: ["sceptre_influence"], 1: ["sceptre_defiance"]},
        chance={"random-discard": [0, 1]},
    )
    assert [w for id, w in s.events if id == "event-random-discard"] == [
        {"seat": 1, "card": "conflict_2"},
        {"seat": 0, "card": "conflict_4"},
    ]


@pytest.mark.rules("MM-BAT-30", "MM-BAT-31", "MM-RUL-28")
def test_only_sceptres_that_are_about_to_apply_can_be_hit() -> None:
    """The attacker's defence sceptre and a bystander's sceptre are out of the window."""
    hand = ("conflict_2", "conflict_4", "fracture", "support_1", "support_2")
    s = given(
        seats=3,
        tiles={"2,-1": "forest"},
        land={1: {"2,-1": 3}},
        artefacts={0: ["sceptre_defiance"], 1: ["sceptre_loyalty"], 2: ["sceptre_rage"]},
        hands=dict.fromkeys(range(3), hand),
    )
    s.seat(0).advances("2,-1", 4)
    assert s.event("window-opens")["artefacts"] == ["sceptre_loyalty"]
    assert s.seat(0).options() == ["pass", "fracture:sceptre_loyalty"]
    assert s.seat(2).options() == ["pass", "fracture:sceptre_loyalty"]
    assert not s.seat(1).asked("sceptre-response")
