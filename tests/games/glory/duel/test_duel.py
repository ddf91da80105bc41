"""Duels against knights and cards, pass by pass (GLO-DUEL)."""

from __future__ import annotations

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.constants import ARMOUR_DIE, SPECIAL
from gonfalon.games.glory.rules.duel.duel import value_of
from gonfalon.games.glory.rules.duel.foes import BRAVE, CARD, KNIGHT_FOE
from tests.games.glory.duels import fight
from tests.games.glory.scenario import player, rolls, table

GOOD = ("steed 4 0", "armour 3 0")  # attack 7
BAD = ("steed 0 0", "armour 0 0")


@pytest.mark.rules("GLO-DUEL-01")
@pytest.mark.parametrize(
    ("passes", "result"),
    [
        ([GOOD, GOOD], (0, [2, 0])),
        ([BAD, BAD], (1, [0, 2])),
        ([BAD, GOOD, GOOD], (0, [2, 1])),
        ([GOOD, BAD, BAD], (1, [1, 2])),
        ([BAD, GOOD, BAD], (1, [1, 2])),
    ],
)
def test_a_duel_ends_when_a_side_has_won_two_passes(
    passes: list[tuple[str, str]], result: tuple[int, list[int]]
) -> None:
    s = table()
    for told in passes:
        rolls(s, *told)
    d = fight(s, CARD, "rescue")
    assert d.result == result
    assert s.times("pass-begins") == len(passes)
    assert s.said[-1] == ("event-duel-won" if result[0] == 0 else "event-duel-lost")


@pytest.mark.rules("GLO-DUEL-02", "GLO-DUEL-19")
def test_every_pass_begins_anew() -> None:
    """Attack 0 against the printed one; dice and modifiers of the first pass are gone."""
    s = table(player(strength=2, allies="cook veteran_ally", relics="medallion"))
    d = fight(s, KNIGHT_FOE, "joao_i")
    assert d.attacks() == (0, 9)
    me = s.seat(0).chooses("cook")
    assert d.attacks() == (1, 9)
    rolls(s, *BAD)
    me.chooses("0", "veteran_ally")
    assert d.attacks() == (2, 9)
    me.chooses("medallion")
    assert d.attacks() == (0, 9)
    assert d.dice() == []
    assert d.run.lasting.entries == []


@pytest.mark.rules("GLO-DUEL-02")
def test_an_attack_may_be_negative() -> None:
    s = table(player(strength=1), player(allies="thug"), order=[0, 1])
    d = fight(s, 0, 1)
    s.seat(1).chooses("thug")
    assert d.attacks() == (-1, 0)


@pytest.mark.rules("GLO-DUEL-03", "GLO-DUEL-18", "GLO-RUL-03", "GLO-DEC-15", "GLO-ALLY-04")
def test_one_tent_ally_before_the_first_pass_only() -> None:
    s = table(player(strength=2, allies="cook jester squire"))
    d = fight(s, CARD, "rescue")
    me = s.seat(0)
    assert me.options() == ["cook", "jester", "none"], "a Squire is no tent ally"
    me.chooses("jester")
    assert me.kind() == "duel-strength", "only one of them"
    rolls(s, *BAD)
    me.chooses("0", "none", "none")
    assert d.duel.passes == 2
    assert me.kind() == "duel-strength", "the next pass begins at step 2"


@pytest.mark.rules("GLO-DUEL-04", "GLO-DEC-17", "GLO-RES-03")
def test_strength_is_committed_as_far_as_it_is_there() -> None:
    s = table(player(strength=2, relics="amulet"))
    fight(s, CARD, "rescue")
    me = s.seat(0)
    assert me.options() == ["0", "1", "2"]
    me.cannot("3", "GLO-RES-03", count=3, have=2)
    assert me.label("2")["args"] == {"count": 2, "dice": 2}
    rolls(s, "strength 1 1", *BAD)
    me.chooses("2")
    assert me.strength == 0
    assert s.event("strength-committed") == {"seat": 0, "count": 2, "total": 2}


@pytest.mark.rules("GLO-DUEL-05")
@pytest.mark.parametrize(
    ("tokens", "dice", "attack"), [(0, 0, 0), (1, 1, 1), (2, 2, 1), (3, 3, 1), (4, 3, 5)]
)
def test_strength_gives_dice_and_the_fourth_token_the_symbol(
    tokens: int, dice: int, attack: int
) -> None:
    s = table(player(strength=4, relics="amulet"))
    d = fight(s, CARD, "rescue")
    rolls(s, "strength " + " ".join(["S"] * dice), *BAD)
    s.seat(0).chooses(str(tokens))
    assert d.dice().count("strength S") == dice
    assert d.attacks()[0] == attack


@pytest.mark.rules("GLO-DUEL-06", "GLO-EQP-01")
@pytest.mark.parametrize(
    ("level", "dice", "symbol"), [(1, 1, False), (2, 2, False), (3, 3, False), (4, 3, True)]
)
def test_levels_give_dice_and_the_fourth_the_symbol(level: int, dice: int, symbol: bool) -> None:
    faces = " ".join(["S"] * dice)
    s = table(player(steed=level, armour=level, relics="amulet"))
    rolls(s, f"steed {faces}", f"armour {faces}")
    d = fight(s, CARD, "rescue")
    assert d.dice() == ["steed S"] * dice + ["armour S"] * dice
    assert d.attacks()[0] == (7 if symbol else 0)
    assert s.event("rolled") == {
        "seat": 0,
        "dice": ["steed-special"] * dice + ["armour-special"] * dice,
        "attack": d.attacks()[0],
    }


@pytest.mark.rules("GLO-DUEL-07", "GLO-DUEL-08", "GLO-RUL-06", "GLO-RUL-07")
def test_the_faces_of_the_dice_and_what_the_symbol_counts() -> None:
    content = GAME.load()
    assert content.dice.faces == [[1, 2, 3, 4, 5, 9], [0, 1, 2, 3, 4, 9], [0, 1, 1, 2, 3, 9]]
    assert [value_of(content, colour, SPECIAL, False) for colour in range(3)] == [1, 0, 0]
    assert [value_of(content, colour, SPECIAL, True) for colour in range(3)] == [5, 4, 3]
    assert value_of(content, 0, 4, True) == 4


@pytest.mark.rules("GLO-DUEL-09")
def test_the_highest_die_of_each_colour_counts() -> None:
    s = table(player(strength=2, steed=3, armour=2, relics="amulet"))
    d = fight(s, CARD, "rescue")
    rolls(s, "strength 2 4", "steed 1 3 3", "armour 1 1")
    s.seat(0).chooses("2")
    assert d.attacks()[0] == 4 + 3 + 1


@pytest.mark.rules("GLO-DUEL-10")
def test_an_attack_is_dice_and_own_modifiers_and_those_of_the_opponent() -> None:
    s = table(
        player(allies="cook veteran_ally", relics="amulet"),
        player(allies="witch", relics="medallion"),
        order=[0, 1],
    )
    d = fight(s, 0, 1)
    rolls(s, "steed 1 0", "armour 0 0", "steed 4 0", "armour 3 0")  # seat 1 is behind the cook
    s.seat(0).chooses("cook")
    assert d.attacks() == (8, 1)
    s.seat(1).chooses("witch")
    assert d.attacks() == (7, 1)
    s.seat(0).chooses("veteran_ally")
    assert d.attacks() == (8, 1)
    s.seat(1).chooses("medallion")
    assert d.attacks() == (8, 2)
    s.seat(0)
    assert s.seat(0).label("amulet")["preview"] == {
        "attack": [10, 2],
        "prestige": [0, 0],
        "ahead": 0,
    }


@pytest.mark.rules("GLO-DUEL-11", "GLO-DEC-18")
def test_faith_rolls_one_or_two_dice_again_for_better_or_worse() -> None:
    s = table(player(faith=2, relics="amulet"))
    rolls(s, "steed 4 0", "armour 1 1")
    d = fight(s, CARD, "rescue")
    me = s.seat(0)
    assert me.options() == [
        "none",
        "steed-0",
        "steed-0:steed-4",
        "steed-0:armour-1",
        "steed-4",
        "steed-4:armour-1",
        "armour-1",
        "armour-1:armour-1",
    ], "dice alike are offered once"
    assert me.label("none")["message"] == "option-duel-keep-dice"
    assert me.label("steed-4:armour-1")["touches"] == ["die_face:steed-4", "die_face:armour-1"]
    rolls(s, "steed 1", "armour 0")
    me.chooses("steed-4:armour-1")
    assert d.attacks()[0] == 1 + 1
    assert me.faith == 1
    assert me.kind() == "duel-relic", "one faith in a pass"
    assert s.event("rerolled") == {
        "seat": 0,
        "before": ["steed-4", "armour-1"],
        "after": ["steed-1", "armour-0"],
        "attack": 2,
    }


@pytest.mark.rules("GLO-DUEL-11", "GLO-DEC-18")
def test_without_faith_nobody_is_asked_about_it() -> None:
    s = table(player(allies="bishop", relics="amulet"))
    rolls(s, *BAD)
    fight(s, CARD, "rescue")
    assert s.seat(0).kind() == "duel-relic"


@pytest.mark.rules("GLO-DUEL-12", "GLO-DEC-19", "GLO-DEC-20", "GLO-ALLY-04")
def test_a_lance_ally_in_step_five_and_another_in_step_six() -> None:
    s = table(player(allies="squire veteran_ally witch cook", relics="amulet"))
    fight(s, CARD, "rescue")
    me = s.seat(0)
    rolls(s, *BAD)
    me.chooses("none")
    assert me.options() == ["squire", "witch", "veteran_ally", "none"]
    me.chooses("none")
    assert me.options() == ["squire", "witch", "veteran_ally", "none"], "in step 6, too"
    me.chooses("squire")
    assert me.kind() == "duel-relic", "there is no third one"


@pytest.mark.rules("GLO-DUEL-12")
def test_what_was_used_in_step_five_cannot_be_used_in_step_six() -> None:
    s = table(player(allies="squire veteran_ally"))
    rolls(s, *BAD)
    d = fight(s, CARD, "rescue")
    me = s.seat(0).chooses("squire")
    assert me.options() == ["veteran_ally", "none"]
    me.cannot("squire", "GLO-RES-08", ally="squire")
    assert d.run.phase == 5


@pytest.mark.rules("GLO-DUEL-14")
@pytest.mark.parametrize(("armour", "won"), [(1, False), (3, True)])
def test_the_higher_attack_wins_the_pass(armour: int, won: bool) -> None:
    s = table(player(relics="medallion"))
    rolls(s, "steed 4 0", f"armour {armour} 0")
    fight(s, CARD, "highwaymen")  # attack 6
    rolls(s, *BAD)
    s.seat(0).chooses("none")
    last = s.event("pass-won" if won else "pass-lost")
    assert last == {"seat": 0, "number": 1, "attack": 4 + armour, "against": 6}


@pytest.mark.rules("GLO-DUEL-15", "GLO-DUEL-16", "GLO-RUL-12")
def test_a_tie_with_equal_prestige_is_the_players_and_costs_the_first_token() -> None:
    s = table(player(prestige="war_fame retinue"))
    rolls(s, *GOOD, *GOOD)
    d = fight(s, CARD, "holder_of_the_bridge")  # attack 7, prestige 1
    assert d.result == (0, [2, 0])
    assert [told["prestige"] for told in s.all("prestige-spent")] == ["retinue", "war_fame"]
    assert s.all("tie-prestige") == [{"more": 2, "less": 1}]
    assert s.all("tie-player") == [{"seat": 0}]  # one token is left, as many as the card has stars
    assert s.seat(0).prestige == ""


@pytest.mark.rules("GLO-DUEL-16")
def test_a_pass_won_by_attack_costs_no_token() -> None:
    s = table(player(prestige="office"))
    rolls(s, *GOOD, *GOOD)
    fight(s, CARD, "poachers")  # attack 6
    s.never("tie-player")
    s.never("prestige-spent")


@pytest.mark.rules("GLO-DUEL-17")
def test_spent_prestige_does_not_count() -> None:
    s = table(player(prestige="office", spent_prestige="war_fame champion", strength=1))
    d = fight(s, KNIGHT_FOE, "joao_i")
    assert d.prestige() == (1, 2)


@pytest.mark.rules("GLO-DUEL-21", "GLO-RUL-08")
def test_a_magnates_die_is_known_before_step_four_and_never_the_players() -> None:
    s = table(player(faith=1))
    rolls(s, "steed 4 0", "armour 3 2", "armour S")
    d = fight(s, KNIGHT_FOE, "zyndram_z_maszkowic")
    assert s.seat(0).kind() == "duel-faith"
    assert d.attacks() == (7, 9), "its special symbol counts 0"
    assert s.event("knight-rolled") == {"die": "armour-special", "attack": 9}
    assert not s.seat(0).offers("armour-special")


@pytest.mark.rules("GLO-DUEL-04")
def test_the_third_pass_counts_the_strength_of_both_passes_before() -> None:
    s = table(player(strength=6, relics="amulet"))
    d = fight(s, CARD, "rescue")
    me = s.seat(0)
    rolls(s, "strength 5 1", "steed 4 0", "armour 1 0")
    me.chooses("2", "none")
    rolls(s, "strength 1 1 1", *BAD, "strength 1 1 1", *BAD)
    me.chooses("2", "none")
    assert d.duel.won == [1, 1]
    assert d.duel.committed == [4, 0], "no more can be committed, so nothing is asked"
    assert me.kind() == "duel-relic"
    assert me.strength == 2


@pytest.mark.rules("GLO-DUEL-21", "GLO-RUL-08", "GLO-EQP-01")
def test_armour_iv_activates_the_players_symbol_and_not_the_magnates() -> None:
    s = table(player(faith=1, steed=1, armour=4))
    rolls(s, "steed 0", "armour S 0 0", "armour S")
    d = fight(s, KNIGHT_FOE, "zyndram_z_maszkowic")
    armour = s.state.content.dice.active[ARMOUR_DIE]
    assert d.attacks() == (armour, 9)
    assert s.event("knight-rolled") == {"die": "armour-special", "attack": 9}


@pytest.mark.rules("GLO-DUEL-22", "GLO-RUL-62")
def test_a_veteran_against_four_committed_strength() -> None:
    s = table(player(strength=4, relics="amulet"))
    d = fight(s, KNIGHT_FOE, "suero_de_quinones")
    assert s.seat(0).label("4")["args"] == {"count": 4, "dice": 2}
    rolls(s, "strength S 1", *BAD)
    s.seat(0).chooses("4")
    assert d.attacks() == (5, 10)
    assert d.duel.committed == [4, 0]


@pytest.mark.rules("GLO-DUEL-21")
def test_a_magnate_rolls_its_die_in_every_pass() -> None:
    s = table(player(relics="amulet"))
    rolls(s, *BAD, "armour 1", *BAD, "armour 3")
    d = fight(s, KNIGHT_FOE, "zyndram_z_maszkowic")
    assert d.attacks() == (0, 9 + 1)
    s.seat(0).chooses("none")
    assert d.duel.passes == 2
    assert d.attacks() == (0, 9 + 3)


@pytest.mark.rules("GLO-DUEL-22")
def test_a_veteran_takes_a_die_away_in_every_pass() -> None:
    s = table(player(relics="amulet"))
    rolls(s, "steed 0 0", "armour 0", "steed 0 0", "armour 0")
    d = fight(s, KNIGHT_FOE, "pierre_terrail")
    s.seat(0).chooses("none")
    assert d.duel.passes == 2
    assert d.dice() == ["steed 0", "steed 0", "armour 0"]


@pytest.mark.rules("GLO-DUEL-23")
@pytest.mark.parametrize(
    ("kind", "foe", "attack"),
    [
        (KNIGHT_FOE, "henry_v", 10),
        (KNIGHT_FOE, "jan_zizka", 8),
        (KNIGHT_FOE, "john_talbot", 11),
        (CARD, "rescue", 7),
        (BRAVE, "brave", 11),
    ],
)
def test_all_others_have_no_ability(kind: int, foe: str, attack: int) -> None:
    s = table(player(strength=3, relics="amulet"))
    d = fight(s, kind, foe)
    rolls(s, "strength 1 1 1", *BAD)
    s.seat(0).chooses("3")
    assert len(d.dice()) == 7
    assert d.dice(1) == []
    assert d.attacks()[1] == attack


@pytest.mark.rules("GLO-DUEL-30")
def test_without_dice_an_attack_is_the_sum_of_modifiers() -> None:
    s = table(player(faith=1, steed=0, armour=0, allies="veteran_ally", relics="amulet ring"))
    d = fight(s, CARD, "rescue")
    me = s.seat(0)
    assert d.dice() == []
    assert me.kind() == "duel-lance", "faith has nothing to roll"
    me.chooses("veteran_ally")
    me.cannot("ring", "GLO-DEC-21")
    me.chooses("amulet")
    assert s.all("pass-lost")[0] == {"seat": 0, "number": 1, "attack": 3, "against": 7}
