"""Battle, steps 6 to 9: outcome, losses and retreat, the territory, the cards."""

from __future__ import annotations

import pytest

from tests.games.mastery.duel import all_pass, duel, padded, plays, quiet_table

SEVERAL = ("conflict_2", "conflict_3", "conflict_4", "conflict_5", "support_1")


@pytest.mark.rules(
    *("MM-BAT-01", "MM-BAT-02", "MM-BAT-60", "MM-BAT-72", "MM-BAT-80", "MM-BAT-81", "MM-BAT-90"),
    *("MM-BAT-91", "MM-RUL-07", "MM-RUL-32", "MM-EX-09"),
)
def test_the_battle_of_the_rulebook() -> None:
    """The example of the rulebook, move by move, with a conflict card of value five."""
    s = duel(
        "city",
        6,
        5,
        ("fracture", "conflict_5", "support_2", "call_to_arms", "tactical_advance"),
        ("conflict_3", "support_1", "support_2", "call_to_arms", "tactical_advance"),
        {
            0: ["sceptre_rage", "orb_brutality"],
            1: ["sceptre_defiance", "orb_preparation"],
        },
    )
    assert s.totals() == (6, 6)
    s.seat(0).chooses("fracture:sceptre_defiance")
    s.never("random-discard")
    assert s.totals() == (12, 9)
    assert s.battle()["sides"][0]["sceptre"] == 1
    s.seat(1).chooses("support_1", "support_2", "stop")
    assert s.totals() == (12, 12)
    s.seat(0).chooses("support_2", "stop")
    assert s.totals() == (14, 12)
    s.seat(1).chooses("stop")
    s.seat(0).chooses("stop")
    assert s.event("battle-won") == {"winner": 0, "loser": 1, "high": 14, "low": 12, "margin": 2}
    applied = [words["artefact"] for id, words in s.events if id == "event-artefact-applies"]
    assert applied == ["sceptre_rage", "orb_brutality"]
    lost = [words["count"] for id, words in s.events if id == "event-knights-lost"]
    assert lost == [1, 2]
    assert s.event("retreated") == {"seat": 1, "count": 2}
    assert (s.castle(1), s.castle(0)) == (8, 1)
    assert (s.owner("1,-1"), s.knights("1,-1")) == (0, 6)
    assert sorted(s.pile(0)) == ["conflict_5", "fracture", "support_2"]
    assert sorted(s.pile(1)) == ["conflict_3", "support_1", "support_2"]
    assert not s.intact("sceptre_defiance")


@pytest.mark.rules("MM-BAT-60")
@pytest.mark.parametrize(
    ("cards", "winner", "margin"),
    [
        (("conflict_5", "conflict_4"), 0, 1),
        (("conflict_5", "conflict_2"), 0, 3),
        (("conflict_4", "conflict_5"), 1, 1),
        (("conflict_2", "conflict_5"), 1, 3),
    ],
)
def test_the_higher_total_wins_by_the_difference(
    cards: tuple[str, str], winner: int, margin: int
) -> None:
    """Either side, by one or by more."""
    s = all_pass(plays(duel(attacker=SEVERAL, defender=SEVERAL), *cards))
    won = s.event("battle-won")
    assert (won["winner"], won["loser"], won["margin"]) == (winner, 1 - winner, margin)
    assert s.owner("1,1") == winner


@pytest.mark.rules("MM-BAT-61", "MM-BAT-82", "MM-BAT-90", "MM-EX-11")
def test_a_tie_is_won_by_the_defender_with_margin_one() -> None:
    """7 : 7 in the Forest: the attacker loses one, three retreat, nothing is triggered."""
    s = all_pass(plays(duel(attacker=SEVERAL, defender=SEVERAL), "conflict_3", "conflict_3"))
    assert s.event("battle-tied") == {"defender": 1, "points": 7, "margin": 1}
    assert s.event("knights-lost") == {"seat": 0, "hex": "1,1", "count": 1}
    assert s.event("retreated") == {"seat": 0, "count": 3}
    assert s.castle(0) == 5
    assert (s.owner("1,1"), s.knights("1,1")) == (1, 4)


@pytest.mark.rules("MM-BAT-80", "MM-BAT-81", "MM-EX-12")
def test_a_margin_larger_than_the_garrison_takes_only_the_garrison() -> None:
    """11 : 4 on a Fort: the one knight there is lost, nothing elsewhere, nobody retreats."""
    s = duel("fort", 6, 1, SEVERAL, SEVERAL, land={1: {"-1,0": 3}})
    all_pass(plays(s, "conflict_5", "conflict_2"))
    assert s.event("battle-won")["margin"] == 7
    assert s.event("knights-lost") == {"seat": 1, "hex": "1,0", "count": 1}
    assert (s.castle(1), s.knights("-1,0")) == (6, 3)
    s.never("retreated")


@pytest.mark.rules("MM-BAT-80", "MM-BAT-81")
@pytest.mark.parametrize(("defenders", "lost", "home"), [(1, 1, 0), (2, 2, 0), (3, 2, 1)])
def test_the_loser_loses_the_margin_and_retreats_with_the_rest(
    defenders: int, lost: int, home: int
) -> None:
    """The attacker wins by two, against one, two and three knights."""
    card = f"conflict_{5 - defenders}"
    s = duel("forest", 4, defenders, SEVERAL, SEVERAL)
    all_pass(plays(s, "conflict_3", card))
    assert s.event("battle-won")["margin"] == 2
    assert s.event("knights-lost") == {"seat": 1, "hex": "1,1", "count": lost}
    assert s.castle(1) == 6 + home
    if not home:
        s.never("retreated")


@pytest.mark.rules("MM-BAT-82")
def test_the_winner_loses_no_knight() -> None:
    """Neither the winning attacker nor the winning defender."""
    attack = all_pass(plays(duel(attacker=SEVERAL, defender=SEVERAL), "conflict_5", "conflict_2"))
    assert (attack.knights("1,1"), attack.castle(0)) == (4, 2)
    defence = all_pass(plays(duel(attacker=SEVERAL, defender=SEVERAL), "conflict_2", "conflict_5"))
    assert (defence.knights("1,1"), defence.castle(1)) == (4, 6)
    for s in (attack, defence):
        assert [id for id in s.said if id == "event-knights-lost"] == ["event-knights-lost"]


@pytest.mark.rules("MM-BAT-90")
def test_a_tile_rewards_the_attacker_who_conquers_it_not_the_defender_who_keeps_it() -> None:
    """A Village gives a knight to its conqueror only."""
    won = all_pass(plays(duel("village", 4, 4, SEVERAL, SEVERAL), "conflict_5", "conflict_2"))
    won.happened("conquered", "knights-placed")
    assert won.castle(0) == 3
    kept = all_pass(plays(duel("village", 4, 4, SEVERAL, SEVERAL), "conflict_2", "conflict_5"))
    kept.happened("kept")
    kept.never("conquered", "knights-placed")
    assert kept.castle(1) == 6


@pytest.mark.rules("MM-BAT-91")
def test_battle_cards_go_to_the_piles_in_the_order_played_when_the_battle_is_over() -> None:
    """Until then they lie in play, also while the conqueror thinks about a discard."""
    s = duel(
        "ruins",
        6,
        2,
        ("conflict_5", "conflict_5", "support_1", "support_2"),
        ("conflict_2", "conflict_2", "support_1"),
    )
    s.seat(1).chooses("support_1", "stop")
    s.seat(0).chooses("support_2", "support_1", "stop")
    all_pass(s)
    assert s.seat(0).kind() == "tile-discard"
    assert s.pile(0) == []
    areas = s.m.view(None)["state"]["seats"]
    assert areas[0]["in_play"] == ["conflict_5", "support_2", "support_1"]
    assert areas[1]["in_play"] == ["conflict_2", "support_1"]
    s.seat(0).chooses("call_to_arms")
    assert s.pile(0) == ["support_1", "support_2", "conflict_5", "call_to_arms"]
    assert s.pile(1) == ["support_1", "conflict_2"]


@pytest.mark.rules("MM-BAT-92")
def test_after_a_battle_the_attacker_is_back_in_a_window() -> None:
    """With whatever manoeuvres are left."""
    lost = all_pass(plays(duel(attacker=SEVERAL, defender=SEVERAL), "conflict_2", "conflict_5"))
    assert lost.asked() == [(0, "window")]
    lost.seat(0).cannot("manoeuvre", "MM-TURN-05")
    won = duel(attacker=SEVERAL, defender=SEVERAL, manoeuvres=2)
    all_pass(plays(won, "conflict_5", "conflict_2"))
    assert won.asked() == [(0, "window")]
    assert "manoeuvre" in won.seat(0).options()


@pytest.mark.rules("MM-BAT-90", "MM-BAT-92", "MM-END-02")
@pytest.mark.parametrize(("more", "winners"), [({}, []), ({"-1,-1": 1}, [0])])
def test_victory_is_checked_when_the_land_changes_hands(
    more: dict[str, int], winners: list[int]
) -> None:
    """With 9 and 10 points before it, a battle for a City leads to 12 and to 13."""
    land = {0: {"1,0": 1, "0,1": 1, "0,-1": 1, "-1,1": 1, **more}}
    s = duel("city", 6, 1, SEVERAL, SEVERAL, land=land)
    assert s.winners() == []
    all_pass(plays(s, "conflict_5", "conflict_2"))
    assert s.state.points(0) == 12 + len(winners)
    assert s.winners() == winners
    assert s.pile(0) == ([] if winners else ["conflict_5"])


@pytest.mark.rules("MM-BAT-92")
def test_supply_follows_the_battle() -> None:
    """The land behind the conquered bridge is cut off for the loser, and opened to the winner."""
    s = quiet_table(
        seats=4,
        turn_of=1,
        tiles={"2,-1": "ruins"},
        land={0: {"2,-1": 1, "1,-1": 2}, 1: {"2,1": 1}},
        hands={0: padded("conflict_2", "conflict_2", "support_1"), 1: SEVERAL},
    )
    s.seat(1).advances("2,-1", 6)
    s.seat(1).chooses("conflict_5")
    all_pass(s)
    s.seat(1).chooses("none")
    supplied = {h["hex"]: h["supplied"] for h in s.m.view(None)["state"]["hexes"] if "value" in h}
    assert supplied["2,-1"]
    assert not supplied["1,-1"]
    assert s.state.points(0) == 3


@pytest.mark.rules("MM-BAT-94", "MM-BAT-91")
def test_a_battle_that_ends_early_has_no_winner_for_later_steps() -> None:
    """Arena with a margin of nothing: no orb, no losses, no retreat, nothing to discard."""
    s = duel(
        "arena",
        1,
        2,
        artefacts={0: ["orb_devotion"], 1: ["orb_greed"]},
        chance={"arena": [0, 5]},
    )
    s.never("artefact-applies", "window-opens", "battle-won", "battle-tied", "retreated")
    assert (s.pile(0), s.pile(1)) == ([], [])
    assert (s.castle(0), s.owner("1,-1")) == (5, 1)
