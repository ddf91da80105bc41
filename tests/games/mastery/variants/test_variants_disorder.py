"""Disorder: more knights at the start, and winners whose knights desert."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance
from tests.games.mastery.duel import all_pass, duel, plays, quiet_table
from tests.games.mastery.scenario import Scenario

SEVERAL = ("conflict_2", "conflict_3", "conflict_4", "conflict_5", "support_1")


def rolls(*pips: int) -> dict[str, list[int]]:
    """Script the dice of Disorder."""
    return {"disorder": [p - 1 for p in pips]}


def fought(
    knights: tuple[int, int],
    cards: tuple[str, str],
    dice: dict[str, list[int]],
    artefacts: dict[int, list[str]] | None = None,
    tile: str = "forest",
    **more: Any,
) -> Scenario:
    """Fight a duel to its end; a die that is not scripted fails the test."""
    variants = ["disorder", *more.pop("variants", ())]
    s = duel(tile, *knights, SEVERAL, SEVERAL, artefacts, variants=variants, chance=dice, **more)
    return all_pass(plays(s, *cards))


def rolled(s: Scenario) -> list[tuple[int, list[int]]]:
    """Return who rolled what."""
    return [(w["seat"], w["rolls"]) for id, w in s.events if id == "event-disorder-rolls"]


@pytest.mark.rules("MM-VAR-40", "MM-EX-60")
@pytest.mark.parametrize("seed", range(6))
def test_every_castle_starts_with_six_knights_more(seed: int) -> None:
    """The usual six are divided first; the six more stand in the castle."""
    plain = GAME.new(4, FastChance(seed)).view(None)["state"]["hexes"]
    wild = GAME.new(4, FastChance(seed), {"variants": ["disorder", "skirmish"]}).view(None)["state"]
    first = wild["active"]
    for usual, more in zip(plain, wild["hexes"], strict=True):
        extra = 6 if usual["tile"] == "castle" else 0
        assert more["knights"] == usual["knights"] + extra
    homes = [h for h in wild["hexes"] if h["tile"] == "homelands" and h["owner"] is not None]
    assert all(h["value"] == 0 for h in homes)
    assert wild["seats"][first]["points"] == 0


@pytest.mark.rules("MM-VAR-41")
def test_the_winner_rolls_for_each_knight_and_loses_one_for_each_1() -> None:
    """Four dice, two ones: two knights remain and conquer."""
    s = fought((4, 3), ("conflict_5", "conflict_2"), rolls(1, 6, 1, 2))
    assert rolled(s) == [(0, [1, 6, 1, 2])]
    assert (s.owner("1,1"), s.knights("1,1")) == (0, 2)
    s.happened("battle-won", "disorder-rolls", "knights-lost", "conquered")
    s.never("reversed")


@pytest.mark.rules("MM-VAR-41")
def test_a_winning_defender_rolls_too_and_only_a_1_counts() -> None:
    """Two to six are harmless."""
    s = fought((2, 5), ("conflict_2", "conflict_5"), rolls(2, 3, 4, 5, 6))
    assert rolled(s) == [(1, [2, 3, 4, 5, 6])]
    assert s.knights("1,1") == 5


@pytest.mark.rules("MM-VAR-41", "MM-BAT-03")
def test_only_real_knights_roll() -> None:
    """Fear makes one attacker count as six, but there is one die to roll."""
    s = duel(
        "forest",
        1,
        6,
        SEVERAL,
        SEVERAL,
        {0: ["sceptre_fear"]},
        variants=["disorder"],
        chance=rolls(2),
    )
    s.seat(0).chooses("equalise")
    all_pass(plays(s, "conflict_5", "conflict_2"))
    assert rolled(s) == [(0, [2])]
    assert (s.owner("1,1"), s.knights("1,1")) == (0, 1)


@pytest.mark.rules("MM-VAR-41", "MM-BAT-94", "MM-EX-56")
def test_an_arena_that_ends_the_battle_has_no_such_roll() -> None:
    """The attacker conquers with both knights, without Disorder and without drawing."""
    s = duel("arena", 2, 1, variants=["disorder"], chance={"arena": [5, 2]})
    assert (s.owner("1,-1"), s.knights("1,-1")) == (0, 2)
    s.never("disorder-rolls", "cards-drawn")


@pytest.mark.rules("MM-VAR-42", "MM-VAR-43", "MM-VAR-44", "MM-RUL-25", "MM-EX-36")
def test_a_winner_without_knights_becomes_the_loser() -> None:
    """9 : 7, both attackers desert: the defender keeps the land, rolls, and loses no margin."""
    s = fought(
        (2, 3),
        ("conflict_5", "conflict_2"),
        rolls(1, 1, 1, 4, 6),
        {0: ["sceptre_rage", "orb_greed"], 1: ["orb_preparation"]},
    )
    assert s.event("battle-won")["winner"] == 0
    assert rolled(s) == [(0, [1, 1]), (1, [1, 4, 6])]
    assert s.event("reversed") == {"seat": 1}
    assert s.seat(1).kind() == "orb-discard"
    assert s.battle()["winner"] == 1
    s.seat(1).chooses("none")
    applied = [w["artefact"] for id, w in s.events if id == "event-artefact-applies"]
    assert applied == ["sceptre_rage", "orb_preparation"]
    assert (s.owner("1,1"), s.knights("1,1")) == (1, 2)
    assert (s.castle(0), s.castle(1)) == (4, 6)
    s.never("retreated", "conquered")


@pytest.mark.rules("MM-VAR-42", "MM-VAR-44")
def test_a_reversal_lets_the_attacker_conquer() -> None:
    """The defender wins and deserts; the attacker stays, conquers, and has the tile's reward."""
    s = fought((2, 1), ("conflict_2", "conflict_5"), rolls(1, 3, 4), tile="village")
    assert rolled(s) == [(1, [1]), (0, [3, 4])]
    assert (s.owner("1,1"), s.knights("1,1"), s.castle(0)) == (0, 2, 5)
    s.never("knights-lost", "retreated")


@pytest.mark.rules("MM-VAR-44")
def test_after_a_reversal_loser_orbs_are_those_of_the_final_loser() -> None:
    """The attacker's Devotion applies, the defender's does not, and step 8 does nothing."""
    s = fought((1, 2), ("conflict_5", "conflict_2"), rolls(1, 5, 5), {0: ["orb_devotion"]})
    assert s.event("artefact-applies") == {"seat": 0, "artefact": "orb_devotion"}
    other = fought((1, 2), ("conflict_5", "conflict_2"), rolls(1, 5, 5), {1: ["orb_devotion"]})
    other.never("artefact-applies")
    assert (other.owner("1,1"), other.knights("1,1")) == (1, 2)


@pytest.mark.rules("MM-VAR-43", "MM-VAR-44", "MM-BAT-94", "MM-RUL-25", "MM-EX-37")
def test_when_both_sides_desert_the_land_is_left_uncontrolled() -> None:
    """Neither orbs nor losses; the cards are discarded and the turn goes on. Nobody rolls again."""
    s = fought(
        (2, 1),
        ("conflict_5", "conflict_2"),
        rolls(1, 1, 1),
        {0: ["orb_devotion", "sceptre_rage"], 1: ["orb_greed"]},
    )
    assert rolled(s) == [(0, [1, 1]), (1, [1])]
    assert (s.owner("1,1"), s.knights("1,1")) == (None, 0)
    assert (s.pile(0), s.pile(1)) == (["conflict_5"], ["conflict_2"])
    s.happened("reversed", "battle-void")
    assert [i for i in s.said if i == "event-artefact-applies"] == ["event-artefact-applies"]
    s.never("conquered", "kept", "retreated")
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-VAR-44", "MM-VAR-51", "MM-VAR-20", "MM-BAT-92")
def test_a_void_battle_may_still_cut_supply() -> None:
    """With Ruthlessness the land behind the emptied territory is lost."""
    s = quiet_table(
        seats=4,
        variants=["ruthlessness", "disorder"],
        turn_of=1,
        tiles={"2,-1": "cave"},
        land={0: {"2,-1": 1, "1,-1": 2}, 1: {"2,1": 1}},
        hands={0: SEVERAL, 1: SEVERAL},
        chance=rolls(1, 1),
    )
    s.seat(1).advances("2,-1", 1)
    s.seat(1).chooses("conflict_5")
    s.seat(0).chooses("conflict_2")
    all_pass(s)
    assert s.owner("2,-1") is None
    assert s.owner("1,-1") is None
    s.happened("battle-void", "supply-lost")


@pytest.mark.rules("MM-VAR-51", "MM-VAR-41")
def test_with_teams_only_the_fighting_opponent_rolls() -> None:
    """The partner's support card counts, the partner rolls nothing."""
    s = quiet_table(
        seats=4,
        variants=["loyalty", "disorder"],
        land={1: {"3,-1": 5}},
        hands={0: SEVERAL, 1: SEVERAL, 2: ("support_2",)},
        chance=rolls(6, 6, 6, 6),
    )
    s.seat(0).advances("3,-1", 4)
    s.seat(0).chooses("conflict_4")
    s.seat(1).chooses("conflict_4")
    s.seat(0).chooses("stop")
    s.seat(1).chooses("stop")
    s.seat(2).chooses("support_2")
    all_pass(s)
    assert rolled(s) == [(0, [6, 6, 6, 6])]
    assert s.owner("3,-1") == 0


def besieged(
    knights: int,
    dice: dict[str, list[int]],
    cards: tuple[str, str],
    garrison: int = 2,
    orbs: tuple[list[str], list[str]] = ([], []),
) -> Scenario:
    """Let seat 0 with Fear besiege a castle in which two knights stand."""
    s = quiet_table(
        {0: ["sceptre_fear", *orbs[0]], 1: orbs[1]},
        variants=["castle_siege", "disorder"],
        land={0: {"1,0": 1, "-1,0": 1}},
        castle={1: garrison},
        hands={0: SEVERAL, 1: SEVERAL},
        chance=dice,
    )
    s.seat(0).advances("-2,0", knights)
    s.seat(0).chooses("equalise")
    return all_pass(plays(s, *cards))


@pytest.mark.rules("MM-VAR-45", "MM-VAR-51", "MM-RUL-22", "MM-EX-51")
def test_besiegers_who_desert_lose_the_siege_and_the_owner_does_not_roll() -> None:
    """13 : 10, both attackers desert: the game goes on and the castle's knights are untouched."""
    s = besieged(2, rolls(1, 1), ("conflict_5", "conflict_2"))
    assert s.event("battle-won")["winner"] == 0
    assert rolled(s) == [(0, [1, 1])]
    assert (s.winners(), s.castle(1), s.castle(0)) == ([], 2, 4)
    s.happened("reversed", "siege-beaten")


@pytest.mark.rules("MM-VAR-45", "MM-VAR-43", "MM-VAR-51", "MM-RUL-25", "MM-EX-51")
@pytest.mark.parametrize("garrison", [0, 1])
def test_the_lone_besieger_of_an_empty_castle_deserts_and_the_battle_ends(garrison: int) -> None:
    """Nobody is left at all: no winner, no orb; with a single real knight the owner has won."""
    orbs = (["orb_devotion"], ["orb_greed"])
    s = besieged(1, rolls(1), ("conflict_5", "conflict_2"), garrison, orbs)
    assert rolled(s) == [(0, [1])]
    assert (s.winners(), s.castle(1), s.asked()) == ([], garrison, [(0, "window")])
    assert s.owner("-2,0") == 1
    applied = [w["artefact"] for id, w in s.events if id == "event-artefact-applies"]
    if garrison:
        s.happened("reversed", "siege-beaten")
        s.never("siege-void")
        assert applied == ["sceptre_fear", "orb_devotion", "orb_greed"]
        assert s.castle(0) == 6
    else:
        assert s.event("siege-void") == {"seat": 1, "hex": "-2,0"}
        s.never("reversed", "siege-beaten", "knights-lost", "retreated")
        assert applied == ["sceptre_fear"]
        assert s.castle(0) == 5
    assert s.pile(0) == ["conflict_5"]


@pytest.mark.rules("MM-VAR-45", "MM-VAR-51")
def test_one_besieger_who_stays_is_enough() -> None:
    """A winner with a knight left has taken the castle."""
    s = besieged(2, rolls(1, 2), ("conflict_5", "conflict_2"))
    assert s.winners() == [0]


@pytest.mark.rules("MM-VAR-45")
def test_the_owner_who_wins_in_step_6_does_not_roll_either() -> None:
    """No die is rolled at all."""
    s = besieged(2, rolls(), ("conflict_2", "conflict_5"))
    assert rolled(s) == []
    assert s.winners() == []
