"""What follows a duel: glory, settlement, recovery, and the solo game (GLO-DUEL, GLO-TOUR)."""

from __future__ import annotations

import pytest

from gonfalon.games.glory.rules.board.knights import beats
from gonfalon.games.glory.rules.duel.foes import BRAVE, CARD, KNIGHT_FOE, VIRTUAL
from tests.games.glory.duels import Fight, fight
from tests.games.glory.scenario import Scenario, opponent_is, player, rolls, table

GOOD = ("steed 4 0", "armour 3 0")  # attack 7
BAD = ("steed 0 0", "armour 0 0")


@pytest.mark.rules("GLO-TOUR-05", "GLO-TOUR-11")
def test_a_beaten_knight_scores_its_glory_at_once() -> None:
    s = table(player(glory=10))
    rolls(s, *GOOD, *GOOD)
    d = fight(s, KNIGHT_FOE, "dietrich_von_kottulin", tournament=True)  # attack 7, glory 3
    assert d.result == (0, [2, 0])
    assert s.seat(0).glory == 13
    s.happened("duel-won", "glory-gained")


@pytest.mark.rules("GLO-TOUR-06", "GLO-DUEL-26")
@pytest.mark.parametrize(("passes", "glory"), [((BAD, BAD), 10), ((GOOD, BAD, BAD), 11)])
def test_half_the_glory_for_a_lost_duel_with_a_won_pass(
    passes: tuple[tuple[str, ...], ...], glory: int
) -> None:
    """The knight is worth 3; half of it, rounded down, is 1."""
    s = table(player(glory=10))
    for told in passes:
        rolls(s, *told)
    fight(s, KNIGHT_FOE, "dietrich_von_kottulin", tournament=True)
    assert s.seat(0).glory == glory


@pytest.mark.rules("GLO-TOUR-11", "GLO-DUEL-27")
def test_glory_comes_before_the_recovery() -> None:
    s = table(player(strength=1))
    d = fight(s, KNIGHT_FOE, "dietrich_von_kottulin", tournament=True)
    rolls(s, "strength 1", *GOOD, *["strength 1", *BAD] * 2)
    s.seat(0).chooses("1")
    assert d.result == (1, [1, 2])
    s.happened("duel-lost", "glory-gained", "strength-recovered")


@pytest.mark.rules("GLO-DUEL-25", "GLO-TRV-09")
@pytest.mark.parametrize(("kind", "foe"), [(CARD, "rescue"), (BRAVE, "brave")])
def test_a_duel_outside_the_tournament_gives_no_glory(kind: int, foe: str) -> None:
    """Card and title are the caller's; not even a won pass is worth anything."""
    s = table(player(glory=10, steed=4, armour=4, strength=4))
    d = fight(s, kind, foe)
    rolls(s, "strength 5 1 1", "steed 4 0 0", "armour 3 0 0")
    rolls(s, *["strength 1 1 1", "steed 0 0 0", "armour 0 0 0"] * 2)
    s.seat(0).chooses("4")
    assert d.result == (1, [1, 2])
    assert s.seat(0).glory == 10
    s = table(player(glory=10, steed=4, armour=4, strength=4))
    d = fight(s, kind, foe)
    rolls(s, *["strength 5 1 1", "steed 4 0 0", "armour 3 0 0"] * 2)
    s.seat(0).chooses("4")
    assert d.result == (0, [2, 0])
    assert s.seat(0).glory == 10


def used_everything(won: bool) -> tuple[Scenario, Fight]:
    """Let a player use three strength, two faith, two allies, two relics and two prestige tokens.

    Rescue has attack 7 and prestige 0: the first pass is won on a tie with everything.
    """
    s = table(
        player(
            strength=4,
            faith=3,
            allies="cook squire veteran_ally",
            relics="medallion amulet",
            prestige="office retinue",
        )
    )
    me = s.seat(0)
    d = fight(s, CARD, "rescue")
    me.chooses("cook")
    rolls(s, "strength 1 1 1", "steed 0 0", "armour 0 0")
    me.chooses("3")
    rolls(s, "steed 0")
    me.chooses("steed-0", "none", "none")  # the lance allies wait
    rolls(s, "strength 1 1 1", "steed 0 0", "armour 0 0")
    me.chooses("amulet")  # 1 + 1 + 2: the pass is lost
    rolls(s, "steed 0")
    me.chooses("0")
    me.chooses("steed-0", "squire")  # 1 + 4
    me.chooses("veteran_ally")  # 6
    rolls(s, "strength 1 1 1", *(GOOD if won else BAD))
    me.chooses("medallion")  # 7: won on a tie
    me.chooses("0")
    me.chooses("none")
    return s, d


@pytest.mark.rules("GLO-DUEL-20", "GLO-DUEL-24")
def test_after_a_win_everything_used_is_gone_or_stays_spent() -> None:
    s, d = used_everything(won=True)
    assert d.result == (0, [2, 1])
    me = s.seat(0)
    assert (me.strength, me.faith) == (1, 1)
    assert (me.allies, me.spent_allies) == ("", "squire cook veteran_ally")
    assert me.relics == ""
    assert me.prestige == "office", "one token for the tie; the last pass was won by attack"
    s.never("strength-recovered", "faith-recovered", "ally-recovered", "prestige-recovered")


@pytest.mark.rules("GLO-DUEL-26", "GLO-DUEL-27", "GLO-DEC-23", "GLO-DEC-24", "GLO-RUL-13")
def test_after_a_defeat_one_of_each_comes_back() -> None:
    s, d = used_everything(won=False)
    me = s.seat(0)
    assert (me.strength, me.faith) == (2, 2)
    assert me.prestige == "retinue office"
    assert me.kind() == "duel-recover-ally"
    assert me.options() == ["squire", "cook", "veteran_ally"], "a tent ally is a candidate, too"
    me.chooses("cook")
    assert me.kind() == "duel-recover-relic"
    assert me.options() == ["medallion", "amulet"]
    me.chooses("amulet")
    assert d.result == (1, [1, 2])
    assert (me.allies, me.relics) == ("cook", "amulet")
    assert s.at_rest


@pytest.mark.rules("GLO-DUEL-27", "GLO-RUL-13")
def test_a_single_candidate_comes_back_without_asking() -> None:
    s = table(player(allies="squire", spent_allies="veteran_ally", spent_relics="amulet"))
    rolls(s, *BAD, *BAD)
    d = fight(s, CARD, "rescue")
    s.seat(0).chooses("squire")
    assert d.result == (1, [0, 2])
    assert s.seat(0).allies == "squire", "the other one was not used in this duel"
    assert s.seat(0).spent_allies == "veteran_ally"
    assert s.seat(0).relics == ""


@pytest.mark.rules("GLO-DUEL-27")
def test_nothing_used_nothing_recovered() -> None:
    s = table(player(strength=2, faith=1, spent_prestige="office"))
    d = fight(s, CARD, "rescue")
    rolls(s, *BAD)
    s.seat(0).chooses("0", "none")
    rolls(s, *BAD)
    s.seat(0).chooses("0", "none")
    assert d.result == (1, [0, 2])
    assert (s.seat(0).strength, s.seat(0).faith, s.seat(0).prestige) == (2, 1, "")


@pytest.mark.rules("GLO-DUEL-28")
def test_glory_lost_to_the_thug_is_not_refunded() -> None:
    s = table(player(glory=10, allies="thug"))
    d = fight(s, CARD, "rescue")
    rolls(s, *BAD, *BAD)
    s.seat(0).chooses("thug")
    assert d.result == (1, [0, 2])
    assert s.seat(0).allies == "thug"
    assert s.seat(0).glory == 9


# -- the solo game ------------------------------------------------------------------------------


def rivalry(order: list[int], theirs: int = 10, **things: object) -> Scenario:
    """Lay a solo game against Henry V: attack 10, prestige 2."""
    settings = {"scenario": "rivalry", "difficulty": "medium"}
    s = table(
        player(steed=4, armour=4, strength=4, **things),  # type: ignore[arg-type]
        seats=1,
        order=order,
        settings=settings,
    )
    opponent_is(s, s.state.content.knights.ids.index("henry_v"))
    s.state.boards[1].glory = theirs
    return s


TEN = ("strength 3 1 1", "steed 4 0 0", "armour 3 0 0")
NINE = ("strength 2 1 1", "steed 4 0 0", "armour 3 0 0")
TWELVE = ("strength 5 1 1", "steed 4 0 0", "armour 3 0 0")


@pytest.mark.rules("GLO-SOLO-27", "GLO-RUL-64", "GLO-EX-28")
@pytest.mark.parametrize(("order", "winner"), [([0, 1], 0), ([1, 0], 1)])
def test_initiative_breaks_a_tie_with_the_virtual_opponent(order: list[int], winner: int) -> None:
    """Attack 10 and prestige 2 on both sides."""
    s = rivalry(order, prestige="office retinue")
    d = fight(s, VIRTUAL, 1)
    assert d.prestige() == (2, 2)
    rolls(s, *TEN, *NINE, *NINE)
    s.seat(0).chooses("4")
    first = s.all("pass-won")[0]
    assert first == {"seat": winner, "number": 1, "attack": 10, "against": 10}
    assert s.times("prestige-spent") == (1 if winner == 0 else 0), "the opponent turns none"


@pytest.mark.rules("GLO-SOLO-27")
def test_higher_prestige_breaks_a_tie_with_the_virtual_opponent() -> None:
    s = rivalry([0, 1], prestige="office")
    d = fight(s, VIRTUAL, 1)
    rolls(s, *TEN, *NINE)
    s.seat(0).chooses("4")
    assert d.result == (1, [0, 2])


@pytest.mark.rules("GLO-SOLO-27", "GLO-PVP-06", "GLO-RUL-72")
@pytest.mark.parametrize(("theirs", "gained"), [(10, 7), (11, 9), (9, 7)])
def test_the_virtual_opponent_is_worth_seven_or_nine(theirs: int, gained: int) -> None:
    s = rivalry([0, 1], theirs, glory=10)
    d = fight(s, VIRTUAL, 1, tournament=True)
    rolls(s, *NINE, *TWELVE, *TWELVE)
    s.seat(0).chooses("4")
    assert d.result == (0, [2, 1])
    assert s.seat(0).glory == 10 + gained
    half = 4 if theirs < 10 else 3  # of the human's value
    assert s.state.boards[1].glory == theirs + half


@pytest.mark.rules("GLO-SOLO-27")
def test_the_virtual_opponent_scores_the_human_and_the_human_recovers() -> None:
    s = rivalry([0, 1], 10, glory=11)
    d = fight(s, VIRTUAL, 1, tournament=True)
    rolls(s, *TWELVE, *NINE, *NINE)
    s.seat(0).chooses("4")
    assert d.result == (1, [1, 2])
    assert s.state.boards[1].glory == 19
    assert (s.seat(0).glory, s.seat(0).strength) == (14, 1)


@pytest.mark.rules("GLO-SOLO-03")
def test_a_warrior_who_loses_a_tournament_duel_has_lost_at_once() -> None:
    """No half glory for the won pass, and no recovery."""
    s = table(player(glory=10, strength=1), seats=1, settings={"scenario": "warrior"})
    fight(s, KNIGHT_FOE, "dietrich_von_kottulin", tournament=True)
    rolls(s, "strength 1", *GOOD, *["strength 1", *BAD] * 2)
    s.seat(0).chooses("1")
    assert s.m.over
    assert s.winners() == []
    assert (s.seat(0).glory, s.seat(0).strength) == (10, 0)
    s.never("strength-recovered", "glory-gained")


@pytest.mark.rules("GLO-SOLO-03")
def test_a_warrior_plays_on_after_a_lost_challenge_or_a_won_duel() -> None:
    s = table(player(glory=10), seats=1, settings={"scenario": "warrior"})
    rolls(s, *BAD, *BAD)
    fight(s, CARD, "rescue")
    assert s.at_rest
    rolls(s, *GOOD, *GOOD)
    fight(s, KNIGHT_FOE, "dietrich_von_kottulin", tournament=True)
    assert s.at_rest


# -- knight against knight ----------------------------------------------------------------------


@pytest.mark.rules("GLO-KVK-01", "GLO-KVK-02")
def test_attack_and_abilities_play_no_part_between_knights() -> None:
    """A veteran of attack 9 beats a magnate of attack 9 with a die, and a king of attack 10."""
    content = table().state.content

    def number(id: str) -> int:
        return content.knights.ids.index(id)

    assert beats(content, number("alvaro_vaz_de_almada"), number("andrzej_balicki"))
    assert not beats(content, number("henry_v"), number("jaroslav_lev"))
    assert beats(content, number("wladyslaw_jagiello"), number("henry_v"))
    for left in range(len(content.knights.ids)):
        for right in range(len(content.knights.ids)):
            if beats(content, left, right) and beats(content, right, left):
                assert content.knights.glory[left] == content.knights.glory[right]
                assert content.knights.prestige[left] == content.knights.prestige[right]
            assert beats(content, left, right) or beats(content, right, left)
