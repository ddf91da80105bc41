"""Tent allies, lance allies and relics in a duel (GLO-ALLY, GLO-RES-08, GLO-DUEL-13)."""

from __future__ import annotations

import pytest

from gonfalon.games.glory.rules.duel.foes import BRAVE, CARD, KNIGHT_FOE, PLAYER, VIRTUAL
from gonfalon.kernel.play.series import answers_for
from tests.games.glory.duels import Fight, fight
from tests.games.glory.scenario import Player, Scenario, opponent_is, player, rolls, table

BAD = ("steed 0 0", "armour 0 0")


def meets_rescue(dice: tuple[str, ...] = BAD, **things: object) -> tuple[Scenario, Fight, Player]:
    """Let a player with these things and dice meet the card Rescue (attack 7, prestige 0)."""
    s = table(player(**things))  # type: ignore[arg-type]
    rolls(s, *dice)
    d = fight(s, CARD, "rescue")
    return s, d, s.seat(0)


@pytest.mark.rules("GLO-ALLY-06", "GLO-DUEL-19", "GLO-DUEL-28")
def test_the_thug_costs_glory_and_weakens_the_opponent_in_the_first_pass() -> None:
    _, d, me = meets_rescue(allies="thug", strength=1)
    me.chooses("thug")
    assert me.glory == 9
    assert d.attacks() == (0, 6)
    me.chooses("0")
    assert d.duel.passes == 2
    assert d.attacks() == (0, 7)


@pytest.mark.rules("GLO-DUEL-12")
def test_the_second_question_about_the_lance_says_that_it_is_the_last() -> None:
    _, _, me = meets_rescue(allies="squire")
    assert me.prompt()["message"] == "ask-duel-lance"
    me.chooses("none")
    assert me.prompt()["message"] == "ask-duel-last-lance"


@pytest.mark.rules("GLO-DUEL-12", "GLO-RUL-04")
def test_the_same_kind_of_lance_ally_may_be_used_in_every_pass() -> None:
    _, d, me = meets_rescue((*BAD, *BAD), allies="squire squire")
    me.chooses("squire", "none")
    assert d.duel.passes == 2
    assert me.options() == ["squire", "none"]


@pytest.mark.rules("GLO-RUL-10", "GLO-RES-04")
def test_the_thug_is_usable_without_glory() -> None:
    _, d, me = meets_rescue(allies="thug", strength=1, glory=0)
    me.chooses("thug")
    assert me.glory == 0
    assert d.attacks() == (0, 6)


@pytest.mark.rules("GLO-DUEL-03", "GLO-DUEL-18")
def test_a_tent_ally_kept_in_the_first_pass_is_of_no_use_in_the_third() -> None:
    s = table(player(allies="cook"))
    rolls(s, *BAD, "steed 4 0", "armour 3 0", *BAD)  # 0, 7 and 0 against 6
    d = fight(s, CARD, "highwaymen")
    s.seat(0).chooses("none")
    assert d.result == (1, [1, 2])


@pytest.mark.rules("GLO-ALLY-06", "GLO-DUEL-19")
def test_the_cook_gives_attack_in_the_first_pass() -> None:
    _, d, me = meets_rescue(allies="cook", strength=1)
    me.chooses("cook")
    assert d.attacks() == (1, 7)
    me.chooses("0")
    assert d.attacks() == (0, 7)


@pytest.mark.rules("GLO-ALLY-06", "GLO-DUEL-17", "GLO-DUEL-19")
def test_the_jester_lowers_prestige_even_below_zero_in_the_first_pass() -> None:
    s, d, me = meets_rescue(allies="jester", strength=1)
    me.chooses("jester")
    assert d.prestige() == (0, -2)
    assert s.event("foe-humbled") == {"seat": 0, "n": 2, "prestige": -2}
    me.chooses("0")
    assert d.prestige() == (0, 0)


@pytest.mark.rules("GLO-ALLY-06", "GLO-ALLY-07", "GLO-DEC-16", "GLO-RUL-14")
def test_the_lady_in_waiting_readies_another_ally() -> None:
    _, _, me = meets_rescue(allies="lady_in_waiting", spent_allies="squire thug")
    me.chooses("lady_in_waiting")
    assert me.options() == ["squire", "thug"]
    me.cannot("lady_in_waiting", "GLO-ALLY-07", ally="lady_in_waiting")
    me.chooses("squire")
    assert me.allies == "squire"
    assert me.spent_allies == "thug lady_in_waiting"
    assert me.kind() == "duel-lance"


@pytest.mark.rules("GLO-ALLY-06", "GLO-DEC-16")
def test_the_lady_in_waiting_readies_exactly_one_ally() -> None:
    """One of two Squires stays spent, and so does the Thug."""
    _, _, me = meets_rescue(allies="lady_in_waiting", spent_allies="squire squire thug")
    me.chooses("lady_in_waiting", "squire")
    assert me.allies == "squire"
    assert sorted(me.spent_allies.split()) == ["lady_in_waiting", "squire", "thug"]


@pytest.mark.rules("GLO-ALLY-07", "GLO-RUL-14", "GLO-DEC-15")
@pytest.mark.parametrize("ally", ["lady_in_waiting", "hermit", "herald_ally"])
def test_a_readying_ally_needs_something_spent(ally: str) -> None:
    _, _, me = meets_rescue(allies=f"{ally} cook", relics="ring", prestige="office")
    me.cannot(ally, "GLO-ALLY-07")
    assert me.options() == ["cook", "none"]


@pytest.mark.rules("GLO-ALLY-06", "GLO-DEC-16")
def test_the_hermit_readies_a_relic() -> None:
    s, _, me = meets_rescue(allies="hermit", spent_relics="amulet ring")
    me.chooses("hermit")
    assert me.options() == ["amulet", "ring"]
    me.chooses("ring")
    assert me.relics == "ring"
    assert s.event("relic-readied") == {"seat": 0, "relic": "ring"}


@pytest.mark.rules("GLO-ALLY-06", "GLO-DEC-16")
def test_a_single_target_is_taken_without_asking() -> None:
    _, _, me = meets_rescue(allies="hermit", spent_relics="amulet")
    me.chooses("hermit")
    assert me.relics == "amulet"
    assert me.kind() == "duel-relic"


@pytest.mark.rules("GLO-ALLY-06")
def test_the_herald_readies_the_first_prestige_token() -> None:
    s, _, me = meets_rescue(
        allies="herald_ally", relics="ring", prestige="retinue", spent_prestige="office war_fame"
    )
    me.chooses("herald_ally")
    assert me.prestige == "retinue war_fame"
    assert s.event("prestige-readied") == {"seat": 0, "prestige": "war_fame"}


@pytest.mark.rules("GLO-ALLY-08", "GLO-ALLY-09", "GLO-RUL-16")
@pytest.mark.parametrize(
    ("ally", "place", "shows", "attack"),
    [
        ("squire", 3, "steed 4", 9),
        ("fencing_master", 1, "strength 5", 10),
        ("armourer", 5, "armour 3", 9),
    ],
)
def test_die_turners_turn_the_lowest_die(ally: str, place: int, shows: str, attack: int) -> None:
    s, d, me = meets_rescue((), allies=ally, strength=2, relics="amulet")
    rolls(s, "strength 3 2", "steed 3 1", "armour 2 1")
    me.chooses("2")
    dice = d.dice()
    assert d.attacks()[0] == 3 + 3 + 2
    me.chooses(ally)
    dice[place] = shows
    assert d.dice() == dice
    assert d.attacks()[0] == attack


@pytest.mark.rules("GLO-ALLY-09")
def test_an_inactive_symbol_is_the_lowest_die_and_an_active_one_is_not() -> None:
    _, d, me = meets_rescue(("steed 1 S", "armour 0 0"), allies="squire", relics="amulet")
    me.chooses("squire")
    assert d.dice()[:2] == ["steed 1", "steed 4"]
    _, d, me = meets_rescue(
        ("steed 1 S 2", "armour 0 0"), allies="squire", relics="amulet", steed=4
    )
    me.chooses("squire")
    assert d.dice()[:3] == ["steed 4", "steed S", "steed 2"]


@pytest.mark.rules("GLO-ALLY-09", "GLO-RUL-15", "GLO-DEC-19")
def test_a_die_turner_needs_a_die_of_its_colour() -> None:
    _, _, me = meets_rescue(allies="fencing_master squire")
    assert me.options() == ["squire", "none"]
    me.cannot("fencing_master", "GLO-ALLY-09", die="strength")


@pytest.mark.rules("GLO-ALLY-08", "GLO-DUEL-19", "GLO-DUEL-28")
def test_veteran_and_witch_act_in_this_pass() -> None:
    s, d, me = meets_rescue(allies="veteran_ally witch", strength=1, relics="amulet")
    me.chooses("0", "veteran_ally")
    assert d.attacks() == (1, 7)
    me.chooses("witch")
    assert d.attacks() == (1, 6)
    assert me.glory == 9
    me.chooses("none")
    assert s.event("pass-lost")["against"] == 6
    assert d.attacks() == (0, 7)
    assert me.glory == 9


@pytest.mark.rules("GLO-RES-08")
def test_a_used_token_is_turned_face_down_and_of_two_alike_one_is_left() -> None:
    s, _, me = meets_rescue(allies="squire squire", relics="amulet amulet")
    me.chooses("squire")
    assert (me.allies, me.spent_allies) == ("squire", "squire")
    me.chooses("squire")
    assert (me.allies, me.spent_allies) == ("", "squire squire")
    rolls(s, *BAD)
    me.chooses("amulet")
    assert (me.relics, me.board.spent_relics[1]) == ("amulet", 1)
    assert me.kind() == "duel-relic", "in the second pass no lance ally is ready"


@pytest.mark.rules("GLO-DUEL-13", "GLO-DEC-21")
@pytest.mark.parametrize(("relic", "attack"), [("medallion", 1), ("amulet", 2), ("rosary", 3)])
def test_one_relic_in_a_pass(relic: str, attack: int) -> None:
    s, _, me = meets_rescue(relics=f"{relic} ring")
    rolls(s, *BAD)
    me.chooses(relic)
    assert s.event("pass-lost")["attack"] == attack
    assert me.kind() == "duel-relic", "the next pass"
    assert me.options() == ["ring", "none"]


@pytest.mark.rules("GLO-DUEL-13", "GLO-DEC-21")
def test_a_rosary_needs_an_armour_die() -> None:
    _, _, me = meets_rescue(("steed 0 0",), armour=0, relics="rosary amulet")
    me.cannot("rosary", "GLO-ALLY-09", die="armour")


@pytest.mark.rules("GLO-DUEL-13", "GLO-DEC-22")
def test_the_ring_rolls_one_to_four_dice_again() -> None:
    s, d, me = meets_rescue(("steed 1 0", "armour 1 0"), relics="ring", strength=1)
    me.chooses("0", "ring")
    assert me.relics == ""
    assert not me.offers("none")
    assert me.offers("steed-0:steed-1:armour-0:armour-1")
    rolls(s, "steed 4", "armour 3")
    me.chooses("steed-0:armour-0")
    assert s.event("pass-won")["attack"] == 7
    assert d.duel.passes == 2


@pytest.mark.rules("GLO-DEC-18", "GLO-DEC-22")
def test_many_sets_are_picked_die_by_die_or_given_at_once() -> None:
    """Nine different dice have 255 sets of up to four."""
    dice = ("strength 1 2 3", "steed 1 2 3", "armour 0 1 2")
    s, d, me = meets_rescue((), relics="ring", strength=3, steed=3, armour=3)
    rolls(s, *dice)
    me.chooses("3", "ring")
    assert len(me.options()) == 9, "one at a time"
    rolls(s, "strength 5", "armour 3")
    rolls(s, *dice)
    answers = answers_for(s.m, me.decision().id, {"strength-2": 1, "armour-0": 1})
    assert answers == ["strength-2", "armour-0", "stop"]
    me.chooses("strength-2")
    assert me.label("stop")["args"] == {"dice": ["strength-2"]}
    assert not me.offers("strength-1"), "there is one way to each set"
    me.chooses("armour-0", "stop")
    assert s.all("pass-won")[0]["attack"] == 5 + 3 + 3
    assert d.result == (0, [2, 0])


@pytest.mark.rules("GLO-DUEL-29")
def test_a_die_is_one_object_through_the_whole_pass() -> None:
    """The Ring rolls a die that faith has rolled and a Squire has turned."""
    s, d, me = meets_rescue(("steed 1 0", "armour 1 0"), faith=1, allies="squire", relics="ring")
    rolls(s, "steed 2")
    me.chooses("steed-0")
    assert d.dice()[:2] == ["steed 1", "steed 2"]
    me.chooses("squire")
    assert d.dice()[:2] == ["steed 4", "steed 2"]
    me.chooses("ring")
    rolls(s, "steed 0 3", *BAD)
    me.chooses("steed-2:steed-4")
    assert s.all("rerolled")[-1]["before"] == ["steed-4", "steed-2"]
    assert s.all("pass-lost")[0]["attack"] == 3 + 1


@pytest.mark.rules("GLO-DUEL-31")
@pytest.mark.parametrize(
    ("kind", "foe", "attack", "prestige"),
    [
        (KNIGHT_FOE, "henry_v", 10, 2),
        (CARD, "rescue", 7, 0),
        (BRAVE, "brave", 11, 1),
        (VIRTUAL, 1, 10, 2),
        (PLAYER, 1, 0, 1),
    ],
)
def test_thug_jester_and_witch_act_on_any_opponent(
    kind: int, foe: str | int, attack: int, prestige: int
) -> None:
    def lay(allies: str) -> Scenario:
        if kind == VIRTUAL:
            settings = {"scenario": "rivalry", "difficulty": "medium"}
            s = table(player(allies=allies, strength=1), seats=1, settings=settings)
            opponent_is(s, s.state.content.knights.ids.index("henry_v"))
            return s
        return table(player(allies=allies, strength=1), player(prestige="office", armour=1))

    s = lay("thug")
    d = fight(s, kind, foe)
    assert d.attacks() == (0, attack)
    s.seat(0).chooses("thug")
    assert d.attacks() == (0, attack - 1)
    s = lay("jester")
    d = fight(s, kind, foe)
    assert d.prestige() == (0, prestige)
    s.seat(0).chooses("jester")
    assert d.prestige() == (0, prestige - 2)
    s = lay("witch")
    d = fight(s, kind, foe)
    rolls(s, *BAD, "steed 0 0", "armour 0")
    s.seat(0).chooses("0")
    before = d.attacks()[1]
    assert s.seat(0).label("witch")["preview"]["attack"] == [0, before - 1]
