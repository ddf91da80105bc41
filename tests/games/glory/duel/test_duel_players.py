"""Duels between two players: both act in each step, in an order worked out anew (GLO-PVP)."""

from __future__ import annotations

import pytest

from gonfalon.games.glory.rules.duel.foes import PLAYER
from tests.games.glory.duels import fight
from tests.games.glory.scenario import player, rolls, table

GOOD = ("steed 4 0", "armour 3 0")  # attack 7
BAD = ("steed 0 0", "armour 0 0")


@pytest.mark.rules("GLO-PVP-01")
def test_both_act_once_in_each_step() -> None:
    """Steps 1, 2, 4, 5, 6 and 7, and both roll in step 3 without a decision."""
    things = {
        "strength": 2,
        "faith": 1,
        "relics": "amulet",
    }
    s = table(
        player(allies="cook squire veteran_ally", **things),  # type: ignore[arg-type]
        player(allies="jester squire witch", **things),  # type: ignore[arg-type]
        order=[0, 1],
    )
    fight(s, PLAYER, 1)
    asked: list[tuple[int, str]] = []
    rolls(s, *BAD, *BAD)
    while len(asked) < 12:
        [question] = s.asked()
        asked.append(question)
        answer = "0" if question[1] == "duel-strength" else "none"
        if len(asked) < 12:
            s.seat(question[0]).chooses(answer)
    kinds = ["tent", "strength", "faith", "lance", "lance", "relic"]
    assert [kind for _, kind in asked] == [f"duel-{kind}" for kind in kinds for _ in (0, 1)]
    assert [seat for seat, _ in asked] == [1, 0] * 6, "all is equal, so the worse initiative first"
    assert [told["seat"] for told in s.all("rolled")] == [1, 0]


@pytest.mark.rules("GLO-PVP-02", "GLO-RUL-18")
@pytest.mark.parametrize(
    ("mine", "theirs", "first"),
    [
        ({}, {}, 1),  # worse initiative
        ({"prestige": "office"}, {}, 1),  # lower prestige
        ({}, {"prestige": "office"}, 0),
    ],
)
def test_who_would_lose_acts_first(
    mine: dict[str, str], theirs: dict[str, str], first: int
) -> None:
    s = table(
        player(strength=1, **mine),  # type: ignore[arg-type]
        player(strength=1, **theirs),  # type: ignore[arg-type]
        order=[0, 1],
    )
    d = fight(s, PLAYER, 1)
    assert d.asked() == (first, "duel-strength")
    s.seat(first).chooses("0")
    assert d.asked()[0] == 1 - first


@pytest.mark.rules("GLO-PVP-02", "GLO-RUL-18")
def test_a_lower_attack_comes_before_prestige_and_initiative() -> None:
    """Seat 0 has less prestige, but the Thug weakens seat 1, which then acts first."""
    s = table(
        player(strength=1, allies="thug"), player(strength=1, prestige="office"), order=[1, 0]
    )
    d = fight(s, PLAYER, 1)
    assert d.asked() == (0, "duel-tent")
    s.seat(0).chooses("thug")
    assert d.asked() == (1, "duel-strength")


@pytest.mark.rules("GLO-PVP-02", "GLO-RUL-19")
def test_the_jester_counts_for_the_order() -> None:
    s = table(
        player(strength=1, allies="jester"), player(strength=1, prestige="office"), order=[0, 1]
    )
    d = fight(s, PLAYER, 1)
    assert d.asked() == (0, "duel-tent")
    s.seat(0).chooses("jester")
    assert d.prestige() == (0, -1)
    assert d.asked() == (1, "duel-strength")


@pytest.mark.rules("GLO-PVP-03")
def test_the_second_one_sees_what_the_first_one_rolled() -> None:
    s = table(player(faith=1), player(faith=1), order=[0, 1])
    rolls(s, *BAD, *BAD)
    d = fight(s, PLAYER, 1)
    assert d.asked() == (1, "duel-faith")
    rolls(s, "steed 4")
    s.seat(1).chooses("steed-0")
    assert d.attacks() == (0, 4)
    assert d.asked() == (0, "duel-faith")


@pytest.mark.rules("GLO-PVP-04")
def test_the_order_never_turns_a_token() -> None:
    s = table(
        player(strength=1, prestige="office"), player(strength=1, prestige="office"), order=[0, 1]
    )
    fight(s, PLAYER, 1)
    s.seat(1).chooses("0")
    assert s.seat(0).prestige == s.seat(1).prestige == "office"
    s.never("prestige-spent")


@pytest.mark.rules("GLO-PVP-05")
def test_higher_prestige_wins_a_tie_and_pays_for_it() -> None:
    s = table(player(), player(prestige="office war_fame"), order=[0, 1])
    rolls(s, *GOOD * 2, *GOOD * 2)
    d = fight(s, PLAYER, 1)
    assert d.result == (1, [0, 2])
    assert [told["seat"] for told in s.all("prestige-spent")] == [1, 1]


@pytest.mark.rules("GLO-PVP-05")
def test_a_tie_broken_by_initiative_costs_nothing_without_a_token() -> None:
    s = table(player(), player(), order=[1, 0])
    rolls(s, *GOOD * 2, *GOOD * 2)
    d = fight(s, PLAYER, 1)
    assert d.result == (1, [0, 2])
    s.never("prestige-spent")


@pytest.mark.rules("GLO-PVP-06", "GLO-PVP-07", "GLO-RUL-67", "GLO-TOUR-11")
@pytest.mark.parametrize(
    ("mine", "theirs", "gained"), [(20, 20, 7), (20, 21, 9), (21, 20, 7), (0, 0, 7)]
)
def test_a_player_with_more_glory_is_worth_nine(mine: int, theirs: int, gained: int) -> None:
    """Seat 0 wins 2:0, so the loser scores nothing."""
    s = table(player(glory=mine), player(glory=theirs), order=[0, 1])
    rolls(s, *BAD, *GOOD, *BAD, *GOOD)
    d = fight(s, PLAYER, 1, tournament=True)
    assert d.result == (0, [2, 0])
    assert (s.seat(0).glory, s.seat(1).glory) == (mine + gained, theirs)


@pytest.mark.rules("GLO-PVP-06", "GLO-RUL-33")
def test_glory_lost_to_the_thug_counts_for_the_comparison() -> None:
    """Seat 1 had 21 against 20, and has 20 at the end of the duel: it is worth 7, not 9."""
    s = table(player(glory=20), player(glory=21, allies="thug"), order=[0, 1])
    d = fight(s, PLAYER, 1, tournament=True)
    rolls(s, *GOOD, *BAD)  # seat 0 is behind and rolls first
    rolls(s, *BAD, *GOOD)
    s.seat(1).chooses("thug")
    assert d.result == (0, [2, 0])
    assert (s.seat(0).glory, s.seat(1).glory) == (27, 20)


@pytest.mark.rules("GLO-PVP-08", "GLO-DUEL-24", "GLO-DUEL-27")
def test_winner_and_loser_settle() -> None:
    s = table(
        player(strength=2, relics="amulet"), player(strength=2, relics="medallion"), order=[0, 1]
    )
    d = fight(s, PLAYER, 1)
    rolls(s, "strength 1", *BAD, "strength 5 1", *GOOD)
    s.seat(1).chooses("1")
    s.seat(0).chooses("2")
    s.seat(1).chooses("medallion")
    rolls(s, "strength 1", *BAD, "strength 5 1", *GOOD)
    s.seat(0).chooses("amulet")
    s.seat(1).chooses("0")
    assert d.result == (0, [2, 0])
    assert (s.seat(0).strength, s.seat(0).relics) == (0, "")
    assert (s.seat(1).strength, s.seat(1).relics) == (2, "medallion")


@pytest.mark.rules("GLO-DEC-15", "GLO-DEC-19")
def test_an_answer_may_be_taken_back_until_the_opponent_decides() -> None:
    s = table(player(strength=1, allies="cook"), player(strength=1, allies="jester"), order=[0, 1])
    fight(s, PLAYER, 1)
    s.m.drain_events()
    before = s.seat(1).decision().id
    s.seat(1).chooses("jester")
    assert s.m.undoable(1) == [before]
    s.seat(0).chooses("cook")
    assert s.m.undoable(1) == []
    assert len(s.m.undoable(0)) == 1


@pytest.mark.rules("GLO-DEC-17", "GLO-DEC-18")
def test_nothing_is_taken_back_past_dice() -> None:
    s = table(player(strength=1, faith=1, relics="amulet"), player(), order=[1, 0])
    fight(s, PLAYER, 1)
    rolls(s, "strength 1", *BAD, *BAD)
    s.seat(0).chooses("1")
    assert s.m.undoable(0) == []
    rolls(s, "steed 1")
    s.seat(0).chooses("steed-0")
    assert s.m.undoable(0) == []
