"""Artefacts (MM-ART): whose they are, what breaking them means, and when they come back."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance
from tests.games.mastery.scenario import Scenario, given

HAND = ("conflict_2", "conflict_4", "support_1", "support_2", "call_to_arms")
FIELD = "1,0"  # a fort next to the castle of seat 0, held by seat 1 in the battles here


def owners(s: Scenario) -> dict[str, int]:
    """Return who owns which artefact, as everybody sees it."""
    seats = s.m.view(None)["state"]["seats"]
    return {a["id"]: seat for seat, data in enumerate(seats) for a in data["artefacts"]}


def broken_in(s: Scenario, artefact: str) -> int | None:
    """Return the turn of destruction that everybody sees, or None for an intact artefact."""
    for data in s.m.view(None)["state"]["seats"]:
        for shown in data["artefacts"]:
            if shown["id"] == artefact:
                turn: int | None = shown["broken"]
                return turn
    raise AssertionError(f"{artefact} is not in play")


def attack(
    attackers: int, defenders: int, *artefacts: str, broken: dict[str, int] | None = None
) -> Scenario:
    """Let seat 0 attack seat 1's fort; the first two artefacts are seat 0's, the others seat 1's.

    Both hold five cards, so nobody draws before the outcome.
    """
    s = given(
        castle={0: 8},
        land={1: {FIELD: defenders, "-1,0": 1}},
        artefacts={0: artefacts[:2], 1: artefacts[2:]},
        hands={0: HAND, 1: HAND},
        chance={"random-discard": [2]},
        broken=broken,
    )
    s.seat(0).advances(FIELD, attackers)
    return s


@pytest.mark.rules("MM-ART-01")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_keeps_one_crown_one_orb_and_one_sceptre_all_the_match(seats: int) -> None:
    """Whatever is played, broken and restored, artefacts never change hands."""
    s = Scenario(GAME.new(seats, FastChance(seats)))
    at_first = owners(s)
    for seat in range(seats):
        types = [id.partition("_")[0] for id, owner in at_first.items() if owner == seat]
        assert types == ["crown", "orb", "sceptre"]
    picker = FastChance(3)
    breaks = 0
    while not s.m.over and s.m.turn < 8 * seats:
        decision = s.m.decisions[picker.below(0, len(s.m.decisions))]
        option = decision.options[picker.below(0, len(decision.options))]
        s.note(s.m.choose(decision.id, option.id))
        assert owners(s) == at_first
        breaks = s.said.count("event-artefact-broken")
    assert breaks


@pytest.mark.rules("MM-ART-01", "MM-ART-02")
def test_a_broken_artefact_lies_face_down_before_its_owner() -> None:
    """Fracture turns it over; it goes to nobody."""
    s = given(hands={0: ["fracture"]}, artefacts={1: ["orb_greed"]})
    before = owners(s)
    s.seat(0).chooses("fracture", "orb_greed")
    assert not s.intact("orb_greed")
    assert owners(s) == before
    assert s.event("artefact-broken") == {"seat": 0, "artefact": "orb_greed", "owner": 1}


@pytest.mark.rules("MM-ART-02")
def test_a_broken_sceptre_adds_nothing_in_battle() -> None:
    """Rage is worth a point to the attacker while intact, and nothing face down."""
    whole = attack(4, 4, "sceptre_rage", "orb_greed", "sceptre_fear")
    assert whole.totals() == (5, 5)  # 4 + Rage, 4 + fort
    down = attack(4, 4, "sceptre_rage", "orb_greed", "sceptre_fear", broken={"sceptre_rage": 3})
    assert down.totals() == (4, 5)
    down.never("artefact-applies")


@pytest.mark.rules("MM-ART-02")
def test_a_broken_orb_does_nothing_after_the_battle() -> None:
    """The loser's Devotion places a knight while intact, and none face down."""
    for turn, expected in ((0, 7), (3, 6)):
        broken = {"orb_devotion": turn} if turn else {}
        s = attack(6, 1, "sceptre_vigour", "orb_greed", "orb_devotion", broken=broken)
        s.fight("conflict_4", "conflict_2")
        assert s.castle(1) == expected


@pytest.mark.rules("MM-ART-02", "MM-CRN-01")
def test_a_broken_crown_cannot_be_used() -> None:
    """It is not offered, and the reason names the crown."""
    s = given(artefacts={0: ["crown_vitality"]}, broken={"crown_vitality": 4})
    s.seat(0).cannot("crown", because="MM-ART-02", artefact="crown_vitality")
    assert "crown" in given(artefacts={0: ["crown_vitality"]}).seat(0).options()


@pytest.mark.rules("MM-ART-02")
def test_a_broken_artefact_cannot_be_broken_again_by_fracture() -> None:
    """Fracture chooses among intact artefacts of others alone."""
    s = given(
        hands={0: ["fracture"]},
        artefacts={1: ["crown_wrath", "orb_greed", "sceptre_rage"]},
        broken={"orb_greed": 5},
    )
    me = s.seat(0).chooses("fracture")
    assert sorted(me.options()) == ["crown_wrath", "sceptre_rage"]
    me.cannot("orb_greed", because="MM-ART-02", owner=1)


@pytest.mark.rules("MM-ART-02", "MM-CRN-10")
def test_a_broken_artefact_cannot_be_broken_again_by_corruption() -> None:
    """Corruption, too, chooses among intact artefacts alone."""
    s = given(
        artefacts={0: ["crown_corruption"], 1: ["crown_wrath", "orb_greed", "sceptre_rage"]},
        broken={"sceptre_rage": 9},
    )
    me = s.seat(0).chooses("crown", "1")
    assert sorted(me.options()) == ["crown_wrath", "orb_greed"]
    me.cannot("sceptre_rage", because="MM-ART-02", owner=1)


@pytest.mark.rules("MM-ART-02")
def test_with_every_other_artefact_broken_fracture_has_no_target() -> None:
    """The card is then not offered in the window."""
    artefacts = {1: ["crown_wrath", "orb_greed", "sceptre_rage"]}
    all_down = dict.fromkeys(artefacts[1], 5)
    s = given(hands={0: ["fracture"]}, artefacts=artefacts, broken=all_down)
    s.seat(0).cannot("fracture", because="MM-RES-05")
    del all_down["orb_greed"]
    s = given(hands={0: ["fracture"]}, artefacts=artefacts, broken=all_down)
    assert "fracture" in s.seat(0).options()


FORCED_SCEPTRES = ["sceptre_rage", "sceptre_influence", "sceptre_loyalty", "sceptre_defiance"]


@pytest.mark.rules("MM-ART-03")
@pytest.mark.parametrize("sceptre", FORCED_SCEPTRES)
def test_an_intact_sceptre_takes_effect_unasked(sceptre: str) -> None:
    """Rage, Influence, Loyalty and Defiance apply whether their owner likes it or not."""
    attacking = sceptre in ("sceptre_rage", "sceptre_influence")
    if attacking:
        s = attack(4, 4, sceptre, "orb_greed", "sceptre_fear")
    else:
        s = attack(4, 4, "sceptre_vigour", "orb_greed", sceptre)
    assert s.event("artefact-applies") == {"seat": 0 if attacking else 1, "artefact": sceptre}
    assert s.asked() == [(0, "conflict"), (1, "conflict")]  # the next question of the battle


FORCED_ORBS = ["orb_brutality", "orb_greed", "orb_devotion", "orb_resurgence"]


@pytest.mark.rules("MM-ART-03")
@pytest.mark.parametrize("orb", FORCED_ORBS)
def test_an_intact_orb_takes_effect_unasked(orb: str) -> None:
    """Brutality and Greed of the winner, Devotion and Resurgence of the loser ask nobody."""
    winning = orb in ("orb_brutality", "orb_greed")
    mine, other = (orb, "orb_preparation") if winning else ("orb_cleansing", orb)
    s = attack(6, 2, "sceptre_vigour", mine, "sceptre_fear", other)
    s.fight("conflict_4", "conflict_2")
    assert s.event("artefact-applies") == {"seat": 0 if winning else 1, "artefact": orb}
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-ART-03")
@pytest.mark.parametrize(
    ("owner", "sceptre", "attackers"), [(0, "sceptre_fear", 2), (1, "sceptre_vigour", 6)]
)
def test_fear_and_vigour_say_may_and_can_be_declined(
    owner: int, sceptre: str, attackers: int
) -> None:
    """The owner is asked, and declining leaves the numbers as they are."""
    names = ("sceptre_fear", "orb_greed", "sceptre_rage")
    if owner == 1:
        names = ("sceptre_loyalty", "orb_greed", "sceptre_vigour")
    s = attack(attackers, 4, *names)
    assert s.asked() == [(owner, "equalise")]
    assert s.seat(owner).options() == ["equalise", "decline"]
    assert s.seat(owner).rule_of("decline") == "MM-ART-03"
    s.seat(owner).chooses("decline")
    assert s.totals() == (attackers, 5)


@pytest.mark.rules("MM-ART-03")
@pytest.mark.parametrize(("owner", "orb"), [(0, "orb_preparation"), (1, "orb_cleansing")])
def test_preparation_and_cleansing_say_may_and_can_be_declined(owner: int, orb: str) -> None:
    """The owner is asked for a card, and may keep them all."""
    names = ("sceptre_vigour", orb, "sceptre_fear", "orb_greed")
    if owner == 1:
        names = ("sceptre_vigour", "orb_resurgence", "sceptre_fear", orb)
    s = attack(6, 2, *names)
    s.fight("conflict_4", "conflict_2")
    assert s.asked() == [(owner, "orb-discard")]
    hand = s.hand(owner)
    s.seat(owner).chooses("none")
    assert s.hand(owner) == hand
    s.happened("artefact-applies", "not-discarded")


@pytest.mark.rules("MM-ART-04")
def test_nobody_has_to_use_a_crown() -> None:
    """A turn may end with the crown unused, and no question is asked for it."""
    s = given(artefacts={0: ["crown_vitality"]})
    assert "crown" in s.seat(0).options()
    s.seat(0).chooses("end_turn")
    assert s.asked() == [(1, "window")]
    s.never("crown-declared", "crown-aimed")


@pytest.mark.rules("MM-ART-05", "MM-RUL-12")
def test_what_another_breaks_comes_back_at_the_end_of_its_owners_next_turn() -> None:
    """Broken in A's turn, it is down through B's turn and up at its end (MM-EX-18)."""
    s = given(hands={0: ["fracture"]}, artefacts={1: ["sceptre_rage"]})
    s.seat(0).chooses("fracture", "sceptre_rage")
    assert broken_in(s, "sceptre_rage") == 10
    s.seat(0).chooses("end_turn")
    assert not s.intact("sceptre_rage")  # all through B's turn
    s.never("artefact-restored")
    s.seat(1).chooses("end_turn")
    assert s.intact("sceptre_rage")
    assert s.event("artefact-restored") == {"seat": 1, "artefact": "sceptre_rage"}


@pytest.mark.rules("MM-ART-05", "MM-RUL-12")
def test_what_is_broken_in_its_owners_own_turn_stays_down_through_the_next_one() -> None:
    """B's orb breaks in a battle B started: it comes back at the end of B's turn after that."""
    s = given(
        turn_of=1,
        castle={1: 6},
        land={0: {"-1,0": 1}},
        artefacts={0: ["sceptre_vigour", "orb_resurgence"], 1: ["sceptre_loyalty", "orb_greed"]},
        hands={0: ["fracture", *HAND[1:]], 1: HAND},
        broken={"sceptre_vigour": 1},
    )
    s.seat(1).advances("-1,0", 6)
    s.fight("conflict_4", "conflict_4")
    assert s.asked() == [(0, "orb-response")]
    s.seat(0).chooses("fracture:orb_greed")
    assert broken_in(s, "orb_greed") == s.m.turn == 10
    s.seat(1).chooses("end_turn")
    assert not s.intact("orb_greed")  # B's own turn, in which it broke
    s.seat(0).chooses("end_turn")
    assert not s.intact("orb_greed")  # another player's turn restores nothing of B's
    assert s.m.turn == 12
    s.seat(1).chooses("end_turn")
    assert s.intact("orb_greed")


@pytest.mark.rules("MM-ART-05")
def test_a_turn_restores_only_the_artefacts_of_its_player() -> None:
    """All of them that lay broken, and none of anybody else's."""
    mine = ["crown_wrath", "orb_greed", "sceptre_rage"]
    s = given(
        seats=3,
        artefacts={0: mine, 1: ["orb_devotion"]},
        broken={**dict.fromkeys(mine, 8), "orb_devotion": 2},
    )
    s.seat(0).chooses("end_turn")
    assert [s.intact(id) for id in mine] == [True] * 3
    assert not s.intact("orb_devotion")


@pytest.mark.rules("MM-ART-06")
def test_a_crown_restored_at_the_end_of_a_turn_cannot_be_used_in_it() -> None:
    """Restoration comes after the last window: the crown is down to the end."""
    s = given(artefacts={0: ["crown_vitality"]}, broken={"crown_vitality": 9})
    s.seat(0).cannot("crown", because="MM-ART-02")
    s.seat(0).chooses("manoeuvre", "none")
    s.seat(0).cannot("crown", because="MM-ART-02")
    s.seat(0).chooses("end_turn")
    s.happened("artefact-restored", "turn-ends", "turn-begins")
    assert s.asked() == [(1, "window")]
    s.seat(1).chooses("end_turn")
    assert "crown" in s.seat(0).options()


@pytest.mark.rules("MM-ART-07", "MM-ART-05", "MM-RUL-12")
@pytest.mark.parametrize(("turn", "back"), [(1, True), (8, True), (9, True), (10, False)])
def test_the_turn_of_destruction_decides_about_restoration(turn: int, back: bool) -> None:
    """At the end of turn 10 everything broken before turn 10 comes back, nothing broken in it."""
    s = given(artefacts={0: ["orb_greed"]}, broken={"orb_greed": turn}, turn=10)
    assert broken_in(s, "orb_greed") == turn
    s.seat(0).chooses("end_turn")
    assert s.intact("orb_greed") == back
    assert broken_in(s, "orb_greed") == (None if back else 10)


@pytest.mark.rules("MM-ART-07")
def test_turns_of_all_players_are_counted_through() -> None:
    """With three players a break in seat 2's turn 12 is noted as turn 12 of the match."""
    s = given(seats=3, artefacts={0: ["orb_greed"]}, hands={2: ["fracture"]}, turn=10)
    s.seat(0).chooses("end_turn")
    s.seat(1).chooses("end_turn")
    s.seat(2).chooses("fracture", "orb_greed")
    assert broken_in(s, "orb_greed") == 12
    s.seat(2).chooses("end_turn")
    assert not s.intact("orb_greed")
    s.seat(0).chooses("end_turn")
    assert s.intact("orb_greed")
