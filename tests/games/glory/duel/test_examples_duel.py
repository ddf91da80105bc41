"""Worked examples about duels: GLO-EX-10 to 15, 17 to 19, 21, 24, 31 and 32."""

from __future__ import annotations

import pytest

from gonfalon.games.glory.rules.board.knights import beats
from gonfalon.games.glory.rules.duel.foes import BRAVE, CARD, KNIGHT_FOE, PLAYER
from gonfalon.kernel.play.series import answers_for
from tests.games.glory.duels import Fight, fight
from tests.games.glory.scenario import Scenario, player, rolls, table

RED, WHITE = 0, 1


@pytest.mark.rules("GLO-EX-10", "GLO-DUEL-21")
def test_a_magnate_adds_an_armour_die_rolled_anew_in_each_pass() -> None:
    """Powała (9) shows 3: attack 12 in this pass; then a 1: attack 10."""
    s = table(player(relics="amulet"))
    rolls(s, "steed 4 0", "armour 3 0", "armour 3")
    d = fight(s, KNIGHT_FOE, "powala_z_taczewa")
    assert d.attacks() == (7, 12)
    rolls(s, "steed 4 0", "armour 3 0", "armour 1")
    s.seat(0).chooses("none")
    assert d.attacks() == (7, 10)


@pytest.mark.rules("GLO-EX-11", "GLO-DUEL-22", "GLO-RUL-62")
def test_a_veteran_takes_a_die_away_but_no_special_symbol() -> None:
    """Armour I: no armour die at all. Armour IV: two dice, the symbol still counts 3."""
    s = table(player(steed=1, armour=1, relics="amulet"))
    rolls(s, "steed 2")
    d = fight(s, KNIGHT_FOE, "pierre_terrail")
    assert d.dice() == ["steed 2"]
    assert d.attacks() == (2, 11)
    s = table(player(steed=1, armour=4, relics="amulet"))
    rolls(s, "steed 2", "armour S 0")
    d = fight(s, KNIGHT_FOE, "pierre_terrail")
    assert d.dice() == ["steed 2", "armour S", "armour 0"]
    assert d.attacks() == (5, 11)


def red_and_white(tournament: bool = True) -> tuple[Scenario, Fight]:
    """Lay out the rulebook's duel: Red (first on the initiative track) meets White."""
    s = table(
        player(
            glory=25,
            strength=4,
            faith=2,
            steed=4,
            armour=2,
            allies="thug fencing_master bishop",
            spent_prestige="office",
        ),
        player(
            glory=24,
            strength=4,
            faith=1,
            steed=2,
            armour=2,
            allies="squire squire",
            relics="medallion",
            prestige="office",
        ),
        order=[RED, WHITE],
        phase="tournament",
    )
    return s, fight(s, PLAYER, WHITE, RED, tournament)


def first_pass(s: Scenario, d: Fight) -> None:
    """Play the first pass of GLO-EX-12."""
    red, white = s.seat(RED), s.seat(WHITE)
    assert d.asked() == (RED, "duel-tent")  # 0:0, prestige 0 < 1
    red.chooses("thug")
    assert red.glory == 24
    assert d.attacks() == (0, -1)
    assert d.asked() == (WHITE, "duel-strength")
    white.chooses("2")
    assert d.attacks() == (0, -1)
    rolls(s, "strength 5 2", "steed 2 1", "armour 3 0")  # White is behind and rolls first
    rolls(s, "strength S 2 1", "steed 2 1 0", "armour 2 1")
    red.chooses("4")
    assert d.attacks() == (9, 9)
    assert d.asked() == (RED, "duel-faith")
    rolls(s, "steed S 1 0", "armour 0")
    dice = {"steed-0": 1, "steed-1": 1, "steed-2": 1, "armour-1": 1}
    red.chooses(*answers_for(s.m, red.decision().id, dice))
    assert d.dice(0)[3:] == ["steed S", "steed 1", "steed 0", "armour 2", "armour 0"]
    assert d.attacks() == (11, 9)
    assert d.asked() == (WHITE, "duel-faith")
    rolls(s, "steed 0 S")
    white.chooses("steed-1:steed-2")
    assert d.attacks() == (11, 7)
    assert d.asked() == (WHITE, "duel-lance")
    white.chooses("squire")
    assert d.attacks() == (11, 11)
    red.chooses("none")
    assert d.attacks() == (11, 11)
    assert d.asked() == (RED, "duel-lance")  # step 6: 11:11, prestige 0 < 1
    red.chooses("none")
    white.chooses("none")
    assert d.attacks() == (11, 11)
    assert d.asked() == (WHITE, "duel-relic")
    white.chooses("none")
    assert s.event("pass-won") == {"seat": WHITE, "number": 1, "attack": 11, "against": 11}
    assert white.prestige == ""


@pytest.mark.rules("GLO-EX-12", "GLO-EX-13", "GLO-RUL-04", "GLO-PVP-02", "GLO-PVP-07")
def test_the_rulebooks_duel_from_the_tent_to_the_recovery() -> None:
    s, d = red_and_white()
    red, white = s.seat(RED), s.seat(WHITE)
    first_pass(s, d)
    assert d.attacks() == (0, 0)
    assert d.prestige() == (0, 0)
    assert d.asked() == (WHITE, "duel-strength")  # worse initiative
    rolls(s, "strength S 3 1", "steed 2 1", "armour 2 0")
    rolls(s, "strength 3 2 1", "steed 1 0 0", "armour 1 0")
    white.chooses("2")  # Red has nothing left to commit
    assert d.attacks() == (5, 9)
    assert d.asked() == (RED, "duel-faith")
    rolls(s, "strength 2", "steed S 1", "armour 2")
    dice = {"strength-1": 1, "steed-0": 2, "armour-0": 1}
    red.chooses(*answers_for(s.m, red.decision().id, dice))
    assert d.attacks() == (9, 9)  # White has no faith left
    assert d.asked() == (WHITE, "duel-lance")
    white.chooses("squire")
    assert d.attacks() == (9, 11)
    assert d.asked() == (RED, "duel-lance")
    red.chooses("fencing_master")
    assert d.attacks() == (11, 11)
    assert d.asked() == (WHITE, "duel-relic")  # nobody has a lance ally left in step 6
    white.chooses("medallion")
    assert s.all("attack-raised")[-1] == {"seat": WHITE, "n": 1, "attack": 12}
    assert s.event("pass-won") == {"seat": WHITE, "number": 2, "attack": 12, "against": 11}

    # GLO-EX-13: both have 24 glory, so Red is worth 7.
    assert (red.glory, white.glory) == (24, 31)
    assert (red.strength, red.faith) == (1, 1)
    assert red.options() == ["thug", "fencing_master"]
    red.chooses("fencing_master")
    assert red.allies == "fencing_master bishop"
    assert red.prestige == "", "it was not spent in this duel"
    assert (white.strength, white.faith) == (0, 0)
    assert s.at_rest
    assert d.result == (1, [0, 2])


@pytest.mark.rules("GLO-EX-14", "GLO-PVP-06", "GLO-PVP-07", "GLO-RUL-33")
@pytest.mark.parametrize(("white_glory", "half"), [(24, 3), (26, 4)])
def test_a_loser_with_a_won_pass_scores_half_the_winners_value(white_glory: int, half: int) -> None:
    s = table(player(glory=24), player(glory=white_glory), order=[RED, WHITE])
    for red, white in ((4, 0), (0, 4), (0, 4)):
        rolls(s, f"steed {white} 0", "armour 0 0", f"steed {red} 0", "armour 0 0")
    d = fight(s, PLAYER, WHITE, RED, tournament=True)
    assert d.result == (1, [1, 2])
    assert s.seat(RED).glory == 24 + half
    assert s.seat(WHITE).glory == white_glory + 7


@pytest.mark.rules("GLO-EX-15", "GLO-KVK-01")
def test_knights_meet_without_dice() -> None:
    content = table().state.content

    def knights(*values: tuple[int, int]) -> list[int]:
        found = [
            next(
                k
                for k in range(len(content.knights.ids))
                if (content.knights.glory[k], content.knights.prestige[k]) == value
            )
            for value in values
        ]
        return found

    high, low = knights((8, 1), (7, 3))
    assert beats(content, high, low)
    assert not beats(content, low, high)
    three, two = knights((8, 3), (8, 2))
    assert beats(content, three, two)
    assert not beats(content, two, three)
    henry, maximilian = (
        content.knights.ids.index("henry_v"),
        content.knights.ids.index("maximilian_i"),
    )
    assert beats(content, henry, maximilian)
    assert beats(content, maximilian, henry)


@pytest.mark.rules("GLO-EX-17", "GLO-DUEL-04", "GLO-DUEL-05")
def test_strength_carries_over_from_pass_to_pass() -> None:
    """1, then 2, then at most 1 more; dice 1, 3, 3, and with the fourth token the symbol counts."""
    s = table(player(strength=6, relics="amulet"))
    me = s.seat(0)
    d = fight(s, CARD, "highwaymen")  # attack 6
    rolls(s, "strength S", "steed 4 0", "armour 3 0")
    me.chooses("1")
    assert d.attacks() == (8, 6)
    me.chooses("none")
    rolls(s, "strength S 1 1", "steed 0 0", "armour 0 0")
    me.chooses("2")
    assert d.attacks() == (1, 6)
    me.chooses("none")
    assert me.options() == ["0", "1"]
    me.cannot("2", "GLO-DUEL-04", count=2, committed=3, most=4)
    rolls(s, "strength S 1 1", "steed 0 0", "armour 0 0")
    me.chooses("1")
    assert d.dice()[:3] == ["strength S", "strength 1", "strength 1"]
    assert d.attacks() == (5, 6)


@pytest.mark.rules("GLO-EX-18", "GLO-DUEL-11", "GLO-DEC-18")
def test_nun_and_bishop_let_one_faith_roll_five_dice_once_a_pass() -> None:
    s = table(player(strength=3, faith=2, allies="nun bishop"))
    me = s.seat(0)
    d = fight(s, CARD, "poachers")
    rolls(s, "strength 1 2 3", "steed 0 1", "armour 0 1")
    me.chooses("3")
    assert me.prompt()["args"]["most"] == 5
    rolls(s, "strength 5 1 1", "steed 4 0")
    me.chooses("strength-1", "strength-2", "strength-3", "steed-0")
    assert d.attacks() == (5, 6), "nothing is rolled before the set is complete"
    rolls(s, "strength 4 3 2", "steed 0 0", "armour 2 2")  # the next pass
    me.chooses("steed-1")
    assert s.event("pass-won") == {"seat": 0, "number": 1, "attack": 10, "against": 6}
    assert d.asked() == (0, "duel-faith"), "once in this pass, and again in the next"
    assert d.duel.passes == 2
    assert me.faith == 1


@pytest.mark.rules("GLO-EX-19", "GLO-DUEL-15", "GLO-DUEL-16")
def test_a_tie_against_a_knight() -> None:
    """9:9 with prestige 1 against 2 is lost; with a Jester it is won; at 0:0 it is won, too."""
    s = table(player(prestige="office", allies="jester veteran_ally", relics="medallion"))
    me = s.seat(0)
    d = fight(s, KNIGHT_FOE, "joao_i")  # attack 9, prestige 2
    rolls(s, "steed 4 0", "armour 3 0")
    me.chooses("none")
    assert d.prestige() == (1, 2)
    me.chooses("veteran_ally")
    rolls(s, "steed 4 0", "armour 3 0")
    me.chooses("medallion")
    assert s.all("pass-lost")[0] == {"seat": 0, "number": 1, "attack": 9, "against": 9}
    assert s.all("tie-prestige")[0] == {"more": 2, "less": 1}
    s.never("prestige-spent")

    s = table(player(prestige="office", allies="jester veteran_ally", relics="medallion"))
    me = s.seat(0)
    d = fight(s, KNIGHT_FOE, "joao_i")
    rolls(s, "steed 4 0", "armour 3 0")
    me.chooses("jester")
    assert d.prestige() == (1, 0)
    me.chooses("veteran_ally")
    rolls(s, "steed 0 0", "armour 0 0", "steed 0 0", "armour 0 0")
    me.chooses("medallion")
    s.happened("pass-won", "prestige-spent")

    s = table(player())
    rolls(s, *["steed 4 0", "armour 3 0"] * 2)
    assert fight(s, CARD, "rescue").result == (0, [2, 0])  # attack 7, prestige 0
    s.never("prestige-spent")


@pytest.mark.rules("GLO-EX-21", "GLO-TOUR-06", "GLO-DUEL-27")
def test_squire_and_amulet_are_recovered_in_a_tournament() -> None:
    """A lost duel (1:2) against a knight worth 7 scores 3; the tokens may be used again."""
    s = table(player(strength=1, allies="squire", relics="amulet"), phase="tournament")
    me = s.seat(0)
    d = fight(s, KNIGHT_FOE, "charles_vii", tournament=True)  # attack 9
    rolls(s, "strength 2", "steed 0 1", "armour 3 3")
    me.chooses("1", "squire")
    assert d.attacks() == (9, 9)
    rolls(s, *["strength 1", "steed 0 0", "armour 0 0"] * 2)
    me.chooses("amulet")
    assert d.result == (1, [1, 2])
    assert me.glory == 13
    assert (me.allies, me.relics) == ("squire", "amulet")
    rolls(s, "steed 0 0", "armour 1 0")
    fight(s, KNIGHT_FOE, "hans_von_trotha", tournament=True)
    me.chooses("0")
    assert me.options() == ["squire", "none"]


@pytest.mark.rules("GLO-EX-24", "GLO-PVP-03", "GLO-RUL-17")
def test_a_reversal_in_a_step_changes_the_order_of_the_next_one() -> None:
    s = table(
        player(strength=1, allies="veteran_ally squire", prestige="office"),
        player(strength=1, allies="squire fencing_master"),
        order=[0, 1],
    )
    d = fight(s, PLAYER, 1)
    rolls(s, "strength 2", "steed 4 0", "armour 3 0", "strength 1", "steed 4 0", "armour 3 0")
    s.seat(1).chooses("1")
    s.seat(0).chooses("1")
    assert d.attacks() == (8, 9)
    assert d.asked() == (0, "duel-lance")
    s.seat(0).chooses("veteran_ally")
    assert d.attacks() == (9, 9)
    assert d.asked() == (1, "duel-lance"), "still second in step 5"
    s.seat(1).chooses("none")
    assert d.asked() == (1, "duel-lance"), "first in step 6"
    s.seat(1).chooses("none")
    assert d.asked() == (0, "duel-lance")


@pytest.mark.rules("GLO-EX-31", "GLO-TTL-05", "GLO-RUL-69")
def test_things_bound_to_a_title_in_a_brave_duel() -> None:
    """The bound Nun still counts for the reroll; bound faith, allies and relics are not used."""
    s = table(
        player(
            strength=4,
            faith=1,
            allies="bishop",
            bound_allies="nun squire",
            bound_relics="ring amulet medallion",
        ),
        phase="titles",
    )
    s.seat(0).board.bound_goods[2] = 3
    me = s.seat(0)
    d = fight(s, BRAVE, "brave")
    rolls(s, "strength 1 2 3", "steed 0 1", "armour 0 1")
    me.chooses("4")
    assert d.attacks() == (5, 11)
    assert me.prompt()["args"]["most"] == 5
    rolls(s, "strength 1 1 1", "steed 0 0")
    rolls(s, "strength 1 1 1", "steed 0 0", "armour 0 0")  # no relic, no ally, no more faith
    me.chooses("strength-1", "strength-2", "strength-3", "steed-0", "steed-1")
    assert d.result == (1, [0, 2])
    assert (me.strength, me.faith) == (1, 1)
    assert me.board.bound_relics == [1, 1, 1, 0]


@pytest.mark.rules("GLO-EX-32", "GLO-PVP-05")
def test_initiative_breaks_a_tie_and_the_winner_turns_a_token() -> None:
    s = table(
        player(strength=2, prestige="office"),
        player(strength=2, prestige="office"),
        order=[0, 1],
    )
    d = fight(s, PLAYER, 1)
    rolls(s, *["strength 2", "steed 4 0", "armour 3 0"] * 2)
    s.seat(1).chooses("1")
    s.seat(0).chooses("1")
    assert s.event("pass-won") == {"seat": 0, "number": 1, "attack": 9, "against": 9}
    assert s.event("tie-initiative") == {"seat": 0}
    assert s.event("prestige-spent") == {"seat": 0, "prestige": "office"}
    assert d.prestige() == (0, 1)
    assert d.attacks() == (0, 0)
    assert d.asked() == (0, "duel-strength")
