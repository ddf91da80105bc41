"""Resource cards: Call to Arms, Tactical Advance, Authority, Fracture."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from tests.games.mastery.scenario import Scenario, given

BATTLE_HAND = ("conflict_2", "conflict_3", "support_1", "support_1", "support_2")


def pass_support(s: Scenario) -> None:
    """Let the support step pass."""
    while s.m.decisions and s.m.decisions[0].kind == "support":
        s.seat(s.m.decisions[0].seat).chooses("stop")


# -- playing a card -----------------------------------------------------------------------------


@pytest.mark.rules("MM-RES-01")
def test_a_resource_card_is_shown_to_all_carried_out_and_discarded() -> None:
    s = given(seats=3, hands={0: ("call_to_arms", "conflict_2")})
    events = s.m.choose(s.seat(0).decision().id, "call_to_arms")
    assert [e.message.id for e in events] == ["event-card-played", "event-knights-placed"]
    assert all(e.visible_to(viewer) for e in events for viewer in (None, 0, 1, 2))
    assert s.hand(0) == ["conflict_2"]
    assert s.pile(0) == ["call_to_arms"]
    s.sound()


@pytest.mark.rules("MM-RES-01")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    s = given(hands={0: ("conflict_2",)}, discards={0: ("call_to_arms",)})
    s.seat(0).cannot("call_to_arms", because="MM-RES-01", card="call_to_arms")
    s.seat(0).cannot("tactical_advance", because="MM-RES-01", card="tactical_advance")
    s.seat(0).cannot("fracture", because="MM-RES-01", card="fracture")


@pytest.mark.rules("MM-RES-01", "MM-CRN-16")
def test_a_resource_card_played_carries_the_number_of_its_owners_turn() -> None:
    s = given(hands={0: ("call_to_arms", "tactical_advance")}, own_turn=4)
    s.seat(0).chooses("call_to_arms", "tactical_advance")
    shown = s.m.view(None)["state"]["seats"][0]["discard"]
    assert [entry["tag"] for entry in shown] == [4, 4]


# -- Call to Arms -------------------------------------------------------------------------------


@pytest.mark.rules("MM-RES-02")
def test_call_to_arms_adds_two_knights_to_its_owners_castle() -> None:
    s = given(hands={0: ("call_to_arms",)}, castle={0: 3, 1: 4})
    s.seat(0).chooses("call_to_arms")
    assert (s.castle(0), s.castle(1)) == (5, 4)
    assert s.event("knights-placed") == {"seat": 0, "count": 2}


@pytest.mark.rules("MM-RES-02", "MM-TURN-04")
def test_call_to_arms_may_be_played_before_and_after_a_manoeuvre_but_not_inside() -> None:
    s = given(hands={0: ("call_to_arms",)}, land={0: {"1,0": 2}})
    assert "call_to_arms" in s.seat(0).options()
    s.seat(0).chooses("manoeuvre")
    for answer in ("done", "2,-1", "1"):
        assert "call_to_arms" not in s.seat(0).options()
        s.seat(0).chooses(answer)
    s.seat(0).chooses("call_to_arms")
    assert s.castle(0) == 6 - 1 + 2


@pytest.mark.rules("MM-RES-02", "MM-RES-08")
def test_nobody_plays_call_to_arms_in_another_players_turn() -> None:
    s = given(seats=3, hands=dict.fromkeys(range(3), ("call_to_arms", "tactical_advance")))
    assert s.asked() == [(0, "window")]
    assert s.m.explain(1) == []
    assert s.m.explain(2) == []


# -- Tactical Advance ---------------------------------------------------------------------------


@pytest.mark.rules("MM-RES-03", "MM-RUL-37")
@pytest.mark.parametrize("early", [True, False])
def test_tactical_advance_gives_a_second_manoeuvre_before_or_after_the_first(early: bool) -> None:
    s = given(hands={0: ("tactical_advance", "conflict_2")})
    if early:
        s.seat(0).chooses("tactical_advance")
        assert s.m.view(None)["state"]["manoeuvres"] == 2
        s.seat(0).advances("1,0", 1)
    else:
        s.seat(0).advances("1,0", 1)
        s.seat(0).cannot("manoeuvre", because="MM-TURN-05")
        s.seat(0).chooses("tactical_advance")
    assert s.m.view(None)["state"]["manoeuvres"] == 1
    assert s.seat(0).kind() == "window"  # there is a window between the two
    s.seat(0).advances("-1,0", 2)
    assert (s.owner("1,0"), s.owner("-1,0")) == (0, 0)
    s.seat(0).cannot("manoeuvre", because="MM-TURN-05")


@pytest.mark.rules("MM-RES-03", "MM-EX-27")
def test_the_extra_manoeuvre_has_a_redeployment_of_its_own_and_starts_from_the_new_land() -> None:
    s = given(tiles={"2,-1": "village"}, hands={0: ("tactical_advance",)}, castle={0: 5})
    s.seat(0).advances("2,-1", 4)
    assert s.castle(0) == 2
    s.seat(0).chooses("tactical_advance", "manoeuvre")
    assert s.seat(0).kind() == "redeploy-from"
    s.seat(0).chooses("2,-1", "3")  # back to the castle, the only other tile
    if s.seat(0).kind() == "redeploy-from":
        s.seat(0).chooses("done")
    assert s.castle(0) == 5
    assert "1,-1" in s.seat(0).options()  # next to the Village, not to the castle
    s.seat(0).chooses("1,-1", "5")
    assert s.knights("1,-1") == 5


@pytest.mark.rules("MM-RES-03")
def test_every_copy_of_tactical_advance_adds_one() -> None:
    content = GAME.load(("[cards.tactical_advance]\ncopies = 2\n",))
    s = given(hands={0: ("tactical_advance", "tactical_advance")}, manoeuvres=0, content=content)
    s.seat(0).chooses("tactical_advance")
    assert s.event("manoeuvre-gained") == {"seat": 0, "count": 1}
    s.seat(0).chooses("tactical_advance")
    assert s.m.view(None)["state"]["manoeuvres"] == 2


@pytest.mark.rules("MM-RES-03", "MM-RUL-37")
def test_two_tactical_advances_before_the_first_manoeuvre_make_three() -> None:
    content = GAME.load(("[cards.tactical_advance]\ncopies = 2\n",))
    s = given(hands={0: ("tactical_advance", "tactical_advance")}, content=content)
    s.seat(0).chooses("tactical_advance", "tactical_advance")
    assert s.m.view(None)["state"]["manoeuvres"] == 3


# -- Authority ----------------------------------------------------------------------------------


@pytest.mark.rules("MM-RES-04")
def test_authority_is_never_played_from_a_window() -> None:
    s = given(hands={0: ("call_to_arms",)}, decks={0: ("authority",)})
    s.seat(0).cannot("authority", because="MM-RES-04", card="authority")
    s.seat(0).chooses("call_to_arms")
    s.seat(0).cannot("authority", because="MM-RES-04", card="authority")


# -- Fracture in its owner's turn ---------------------------------------------------------------


@pytest.mark.rules("MM-RES-05", "MM-RES-07", "MM-ART-02")
def test_fracture_destroys_one_intact_artefact_of_any_other_player() -> None:
    s = given(
        seats=3,
        artefacts={
            0: ("crown_wrath", "orb_greed", "sceptre_rage"),
            1: ("crown_order", "orb_devotion", "sceptre_fear"),
            2: ("crown_insight", "orb_cleansing", "sceptre_vigour"),
        },
        broken={"orb_devotion": 8},
        hands={0: ("fracture",)},
    )
    s.seat(0).chooses("fracture")
    assert s.seat(0).options() == [
        "crown_order",
        "sceptre_fear",
        "crown_insight",
        "orb_cleansing",
        "sceptre_vigour",
    ]
    for own in ("crown_wrath", "orb_greed", "sceptre_rage"):
        s.seat(0).cannot(own, because="MM-RES-07", artefact=own)
    s.seat(0).cannot("orb_devotion", because="MM-ART-02", artefact="orb_devotion", owner=1)
    s.seat(0).chooses("orb_cleansing")
    assert not s.intact("orb_cleansing")
    assert [s.intact(id) for id in ("crown_order", "crown_insight", "sceptre_vigour")] == [True] * 3
    assert s.event("artefact-broken") == {"seat": 0, "artefact": "orb_cleansing", "owner": 2}
    assert s.pile(0) == ["fracture"]


@pytest.mark.rules("MM-RES-05")
def test_fracture_needs_something_to_destroy() -> None:
    artefacts = {1: ("crown_order", "orb_devotion", "sceptre_fear")}
    s = given(
        artefacts=artefacts,
        broken={"crown_order": 8, "orb_devotion": 8, "sceptre_fear": 8},
        hands={0: ("fracture",)},
    )
    s.seat(0).cannot("fracture", because="MM-RES-05")
    s = given(
        artefacts=artefacts,
        broken={"crown_order": 8, "orb_devotion": 8},
        hands={0: ("fracture",)},
    )
    s.seat(0).chooses("fracture")  # the only target is taken unasked
    assert not s.intact("sceptre_fear")


@pytest.mark.rules("MM-RES-07", "MM-RES-05")
def test_fracture_may_be_aimed_at_a_teammate_but_not_at_oneself() -> None:
    s = given(
        seats=4,
        variants=["loyalty"],
        artefacts={
            0: ("crown_wrath", "orb_greed", "sceptre_rage"),
            2: ("crown_order", "orb_devotion", "sceptre_fear"),
        },
        hands={0: ("fracture",)},
    )
    s.seat(0).chooses("fracture")
    assert {"crown_order", "orb_devotion", "sceptre_fear"} < set(s.seat(0).options())
    s.seat(0).cannot("crown_wrath", because="MM-RES-07")
    s.seat(0).chooses("orb_devotion")
    assert not s.intact("orb_devotion")


@pytest.mark.rules("MM-RES-09", "MM-RUL-44")
def test_nothing_answers_a_fracture() -> None:
    """Everybody holds Fracture; the one played in the turn opens no window for the others."""
    s = given(
        seats=3,
        artefacts={1: ("orb_greed",)},
        hands=dict.fromkeys(range(3), ("fracture", "conflict_2")),
    )
    s.seat(0).chooses("fracture")
    assert s.asked() == [(0, "fracture")]
    s.seat(0).chooses("orb_greed")
    assert s.asked() == [(0, "window")]
    assert not s.intact("orb_greed")
    s.never("window-opens", "window-closes")


# -- Fracture as a response ---------------------------------------------------------------------


@pytest.mark.rules("MM-RES-06", "MM-CRN-03", "MM-RES-09")
def test_fracture_answers_a_crown_whose_use_then_has_no_effect() -> None:
    s = given(
        artefacts={0: ("crown_wrath",)},
        hands={0: ("conflict_2", "conflict_3", "fracture"), 1: ("fracture", "conflict_2")},
    )
    s.seat(0).chooses("crown")
    assert s.asked() == [(1, "crown-response")]
    assert s.seat(1).options() == ["pass", "fracture:crown_wrath"]
    assert s.seat(1).rule_of("fracture:crown_wrath") == "MM-RES-06"
    s.seat(1).chooses("fracture:crown_wrath")
    assert not s.intact("crown_wrath")
    assert s.asked() == [(0, "window")]  # no answer to the answer, no discard by Wrath
    assert sorted(s.hand(0)) == ["conflict_2", "conflict_3", "fracture"]
    assert s.pile(1) == ["fracture"]
    s.seat(0).cannot("crown", because="MM-CRN-01")


@pytest.mark.rules("MM-RES-06", "MM-BAT-31")
def test_fracture_answers_a_sceptre_before_it_applies() -> None:
    s = given(
        land={1: {"2,-1": 2}},
        artefacts={0: ("sceptre_rage", "orb_devotion"), 1: ("sceptre_fear", "orb_greed")},
        hands={
            0: ("fracture", "conflict_5", "conflict_4", "support_1", "support_2"),
            1: ("fracture", "conflict_2", "conflict_3", "support_1", "support_2"),
        },
    )
    s.seat(0).advances("2,-1", 4)
    assert s.asked() == [(1, "sceptre-response")]  # Fear belongs to an attacker: not concerned
    assert s.seat(1).options() == ["pass", "fracture:sceptre_rage"]
    s.seat(1).chooses("fracture:sceptre_rage")
    assert not s.intact("sceptre_rage")
    assert s.totals() == (4, 2)
    s.never("artefact-applies")


@pytest.mark.rules("MM-RES-06", "MM-BAT-71")
def test_fracture_answers_an_orb_before_it_applies() -> None:
    s = given(
        seats=3,
        land={1: {"1,-2": 3}},
        artefacts={
            0: ("sceptre_vigour", "orb_brutality"),
            1: ("sceptre_fear", "orb_greed"),
            2: ("sceptre_rage", "orb_devotion"),
        },
        hands={
            0: ("conflict_5", "conflict_4", "support_1", "support_1", "support_2"),
            1: BATTLE_HAND,
            2: ("fracture",),
        },
    )
    s.seat(0).advances("1,-2", 3)
    s.seat(0).chooses("conflict_4")
    s.seat(1).chooses("conflict_3")
    pass_support(s)
    assert s.asked() == [(2, "orb-response")]  # a third player may answer as well
    assert s.seat(2).options() == ["pass", "fracture:orb_brutality"]
    s.seat(2).chooses("fracture:orb_brutality")
    assert s.castle(1) == 6 + 2  # lost by one, and Brutality took nobody
    s.never("artefact-applies")


@pytest.mark.rules("MM-RES-07", "MM-RES-06")
def test_nobody_breaks_their_own_artefact_in_a_window() -> None:
    s = given(
        land={1: {"2,-1": 2}},
        artefacts={0: ("sceptre_rage",), 1: ("sceptre_loyalty",)},
        hands={
            0: ("fracture", "conflict_5", "conflict_4", "support_1", "support_2"),
            1: ("fracture", "conflict_2", "conflict_3", "support_1", "support_2"),
        },
    )
    s.seat(0).advances("2,-1", 4)
    assert s.seat(0).options() == ["pass", "fracture:sceptre_loyalty"]
    s.seat(0).cannot("fracture:sceptre_rage", because="MM-RES-07", artefact="sceptre_rage")
    assert s.seat(1).options() == ["pass", "fracture:sceptre_rage"]
    s.seat(1).cannot("fracture:sceptre_loyalty", because="MM-RES-07")


@pytest.mark.rules("MM-RES-07", "MM-RES-06")
def test_a_teammates_artefact_may_be_broken_in_a_window() -> None:
    s = given(
        seats=4,
        variants=["loyalty"],
        artefacts={0: ("crown_wrath",)},
        hands={0: ("conflict_2",), 2: ("fracture",)},
    )
    s.seat(0).chooses("crown")
    assert s.seat(2).options() == ["pass", "fracture:crown_wrath"]


@pytest.mark.rules("MM-RES-08", "MM-RES-06")
def test_without_a_window_a_player_who_is_not_active_has_no_say() -> None:
    """Seats 1 and 2 hold Fracture and are asked only while a crown is declared."""
    s = given(
        seats=3,
        land={0: {"1,-1": 2}},
        artefacts={0: ("crown_wrath",)},
        hands={0: ("conflict_2", "call_to_arms"), 1: ("fracture",), 2: ("fracture",)},
    )
    assert s.asked() == [(0, "window")]
    s.seat(0).chooses("call_to_arms")
    assert s.asked() == [(0, "window")]
    s.seat(0).chooses("crown")
    assert s.asked() == [(1, "crown-response"), (2, "crown-response")]
    s.seat(1).chooses("pass")
    s.seat(2).chooses("pass")
    assert s.asked() == [(0, "wrath-discard")]
    s.seat(0).chooses("none", "manoeuvre")
    while s.seat(0).kind() != "window":
        assert [seat for seat, _ in s.asked()] == [0]
        s.seat(0).chooses(s.seat(0).options()[0])


@pytest.mark.rules("MM-RES-08")
def test_the_attacker_plays_fracture_at_no_other_moment_of_a_battle() -> None:
    """No sceptre and no orb applies, so there is no window: Fracture stays in hand."""
    s = given(
        land={1: {"2,-1": 2}},
        artefacts={0: ("sceptre_vigour", "orb_devotion"), 1: ("sceptre_fear", "orb_greed")},
        hands={
            0: ("fracture", "conflict_5", "conflict_4", "support_1", "support_2"),
            1: ("fracture", "conflict_2", "conflict_3", "support_1", "support_2"),
        },
    )
    s.seat(0).advances("2,-1", 4)
    for seat in (0, 1):
        assert s.seat(seat).kind() == "conflict"
        s.seat(seat).cannot("fracture", because="MM-BAT-40", card="fracture")
    s.seat(0).chooses("conflict_5")
    s.seat(1).chooses("conflict_2")
    met = set()
    while s.m.decisions[0].kind == "support":
        seat = s.m.decisions[0].seat
        met.add(seat)
        s.seat(seat).cannot("fracture", because="MM-BAT-52", card="fracture")
        s.seat(seat).chooses("stop")
    assert met == {0, 1}
    s.never("window-opens")
    assert "fracture" in s.hand(0)
    assert "fracture" in s.seat(0).options()  # the battle is over: a window again


@pytest.mark.rules("MM-RES-06")
def test_only_who_holds_fracture_can_play_it_in_a_window() -> None:
    s = given(
        artefacts={0: ("crown_wrath",)},
        hands={0: ("conflict_2",), 1: ("conflict_2", "call_to_arms")},
        policy="everyone",
    )
    s.seat(0).chooses("crown")
    assert s.seat(1).options() == ["pass"]
    s.seat(1).cannot("fracture:crown_wrath", because="MM-RES-06", card="fracture")
    s.seat(1).chooses("pass")
    assert s.asked() == [(0, "wrath-discard")]
