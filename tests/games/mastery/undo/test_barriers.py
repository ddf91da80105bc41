"""Barriers to undo: they are set by public facts alone."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance
from tests.games.mastery.scenario import Scenario, given
from tests.games.mastery.undo.taking_back import barred, reach, tables, takes_back

FIVE = ("conflict_2", "conflict_4", "support_1", "support_2", "call_to_arms")
NO_SCEPTRES = {0: ["sceptre_vigour"], 1: ["sceptre_fear"]}
ELEVEN = {"-1,1": 1, "0,1": 1, "-1,0": 1, "0,-1": 1, "1,0": 1}  # points of seat 0 of two


# -- start and end --------------------------------------------------------------------------------


def test_the_start_of_a_turn_is_a_barrier() -> None:
    """Neither the one who ended nor the one who begins can go back behind it."""
    s = given(hands={0: ["call_to_arms"]})
    s.seat(0).chooses("call_to_arms")
    assert reach(s) == [["window"], []]
    s.seat(0).chooses("end_turn")
    assert s.asked() == [(1, "window")]
    assert barred(s)


def test_the_first_turn_of_a_match_begins_with_nothing_to_take_back() -> None:
    """The set-up is behind a barrier."""
    s = Scenario(GAME.new(2, FastChance(4)))
    assert barred(s)


def test_a_castle_may_be_taken_back_until_the_next_player_has_chosen() -> None:
    """The set-up that follows the last castle is a barrier."""
    s = Scenario(GAME.new(3, FastChance(4), {"castles": "choose"}))
    s.seat(0).chooses(s.seat(0).options()[0])
    assert reach(s) == [["castle"], [], []]
    takes_back(s, 0)
    s.seat(0).chooses(s.seat(0).options()[1])
    s.seat(1).chooses(s.seat(1).options()[0])
    assert reach(s) == [[], ["castle"], []]
    s.seat(2).chooses(s.seat(2).options()[0])
    assert barred(s)


@pytest.mark.rules("MM-END-02")
def test_the_end_of_the_game_is_a_barrier() -> None:
    """The winning advance cannot be taken back; one point short of it it can."""
    s = given(land={0: {**ELEVEN, "2,-1": 1}})
    s.seat(0).advances("1,1", 1)
    assert s.m.over
    assert barred(s)
    s = given(land={0: ELEVEN})
    s.seat(0).advances("1,1", 1)
    assert not s.m.over
    assert reach(s)[0][0] == "window"


def test_the_end_by_the_limit_is_a_barrier() -> None:
    """So is the end of the last turn."""
    s = given(turn=2, round_limit=1, turn_of=1)
    s.seat(1).chooses("end_turn")
    assert s.m.over
    assert barred(s)


# -- crowns ---------------------------------------------------------------------------------------


@pytest.mark.rules("MM-CRN-03", "MM-INF-06")
@pytest.mark.parametrize("circle", ["empty", "nobody holds it", "somebody passes"])
def test_a_declared_crown_is_a_barrier_whatever_the_circle(circle: str) -> None:
    """Also for what was done before it in the same window."""
    hands = {"empty": [], "nobody holds it": ["ambush"], "somebody passes": ["fracture"]}
    s = given(
        artefacts={0: ["crown_vitality"]},
        land={0: {"1,0": 2}},
        hands={0: ["call_to_arms"], 1: hands[circle]},
    )
    s.seat(0).chooses("call_to_arms")
    assert reach(s)[0] == ["window"]
    s.seat(0).chooses("crown")
    assert barred(s)
    if circle == "somebody passes":
        s.seat(1).chooses("pass")
        assert barred(s)
    assert s.seat(0).kind() == "redeploy-from"


@pytest.mark.rules("MM-RUL-35", "MM-CRN-01")
def test_a_crown_may_be_taken_back_until_its_target_is_named() -> None:
    """Naming the player declares it."""
    s = given(artefacts={0: ["crown_corruption"]}, hands={1: ["ambush"]})
    before = tables(s)
    s.seat(0).chooses("crown")
    assert reach(s)[0] == ["window"]
    takes_back(s, 0)
    assert tables(s) == before
    s.seat(0).chooses("crown", "1")
    assert barred(s)


@pytest.mark.rules("MM-CRN-10")
def test_the_inner_choice_of_corruption_may_be_taken_back() -> None:
    """Back to the question which artefact, not to the declaration."""
    s = given(artefacts={0: ["crown_corruption"], 1: ["orb_greed"]})
    s.seat(0).chooses("crown", "1")
    before = tables(s)
    s.seat(0).chooses("orb_greed")
    assert reach(s)[0] == ["corruption"]
    takes_back(s, 0)
    assert tables(s) == before
    assert s.intact("orb_greed")
    assert barred(s)


@pytest.mark.rules("MM-CRN-23")
def test_vitality_may_be_taken_back_to_its_beginning() -> None:
    """All transfers, but not the crown itself."""
    s = given(artefacts={0: ["crown_vitality"]}, land={0: {"1,0": 2, "2,-1": 2}})
    s.seat(0).chooses("crown")
    before = tables(s)
    s.seat(0).chooses("castle", "1,0", "1", "castle", "2,-1", "2", "done")
    assert s.asked() == [(0, "window")]
    assert reach(s)[0] == [
        *("redeploy-from", "redeploy-to", "redeploy-count"),
        *("redeploy-from", "redeploy-to", "redeploy-count"),
        "redeploy-from",
    ]
    takes_back(s, 0, 7)
    assert tables(s) == before
    assert s.seat(0).kind() == "redeploy-from"
    assert barred(s)


# -- battle ---------------------------------------------------------------------------------------


@pytest.mark.rules("MM-ADV-07")
def test_the_confirmed_number_of_an_attack_is_a_barrier() -> None:
    """The target alone may still be taken back."""
    s = given(land={1: {"1,0": 2}}, hands={0: FIVE, 1: FIVE}, artefacts=NO_SCEPTRES)
    s.seat(0).chooses("manoeuvre", "1,0")
    assert reach(s)[0] == ["window", "advance"]
    takes_back(s, 0)
    s.seat(0).chooses("1,0", "2")
    s.happened("battle-begins")
    assert barred(s)


def test_an_attack_with_a_single_legal_number_is_a_barrier_at_once() -> None:
    """The target confirms it."""
    s = given(castle={0: 1}, land={1: {"1,0": 2}}, hands={0: FIVE, 1: FIVE}, artefacts=NO_SCEPTRES)
    s.seat(0).chooses("manoeuvre", "1,0")
    s.happened("battle-begins")
    assert barred(s)


def test_an_advance_on_a_castle_is_a_barrier() -> None:
    """In Castle Siege, with the confirmed number."""
    s = given(
        variants=["castle_siege"],
        land={0: {"1,0": 1, "-1,0": 1}},
        hands={0: FIVE, 1: FIVE},
        artefacts=NO_SCEPTRES,
        castle={1: 0},
    )
    s.seat(0).chooses("manoeuvre", "done", "-2,0")
    assert reach(s)[0] == ["window", "redeploy-from", "advance"]
    s.seat(0).chooses("3")
    assert s.battle()["siege"]
    assert barred(s)


def test_every_decision_inside_a_battle_is_a_barrier() -> None:
    """Equalising, the conflict cards, each support card and stop, the discard of an orb."""
    s = given(
        castle={0: 2},
        land={1: {"1,0": 4}},
        tiles={"1,0": "ruins"},
        artefacts={0: ["sceptre_fear", "orb_preparation"], 1: ["sceptre_rage", "orb_devotion"]},
        hands={0: FIVE, 1: ["conflict_2", "conflict_3", "support_1", "support_1", "fracture"]},
    )
    s.seat(0).advances("1,0", 2)
    s.seat(1).chooses("pass")  # the window for Fear
    assert barred(s)
    s.seat(0).chooses("equalise")
    assert barred(s)
    s.seat(0).chooses("conflict_4")
    s.seat(1).chooses("conflict_2")
    assert barred(s)
    s.seat(1).chooses("support_1")
    assert barred(s)
    s.seat(1).chooses("stop")
    assert barred(s)
    s.seat(0).chooses("support_2")
    assert barred(s)
    s.seat(0).chooses("stop")
    assert barred(s)
    s.seat(1).chooses("stop")
    assert barred(s)
    s.seat(0).chooses("stop")
    assert s.asked() == [(1, "orb-response")]
    assert barred(s)
    s.seat(1).chooses("pass")
    assert s.asked() == [(0, "orb-discard")]
    assert barred(s)
    s.seat(0).chooses("support_1")
    assert s.asked() == [(0, "tile-discard")]
    assert barred(s)
    s.seat(0).chooses("call_to_arms")
    assert s.asked() == [(0, "window")]
    assert barred(s)
    assert s.owner("1,0") == 0


@pytest.mark.rules("MM-BAT-33", "MM-DEC-41")
def test_the_answer_to_fear_cannot_be_taken_back_while_vigour_is_asked() -> None:
    """Between the two nothing is drawn or revealed: the answer itself is the barrier."""
    s = given(
        castle={0: 2},
        land={1: {"1,0": 4}},
        artefacts={0: ["sceptre_fear"], 1: ["sceptre_vigour"]},
        hands={0: FIVE, 1: FIVE},
    )
    s.seat(0).advances("1,0", 2)
    s.seat(0).chooses("decline")
    assert s.asked() == [(1, "equalise")]
    assert barred(s)
    s.seat(1).chooses("decline")
    assert barred(s)


def test_declining_in_a_battle_is_a_barrier_as_well() -> None:
    """Fear not used, no card discarded for orb and tile."""
    s = given(
        castle={0: 5},
        land={1: {"1,0": 1}},
        tiles={"1,0": "ruins"},
        artefacts={0: ["sceptre_fear", "orb_preparation"], 1: ["sceptre_rage", "orb_devotion"]},
        hands={0: FIVE, 1: FIVE},
    )
    s.seat(0).advances("1,0", 5)
    s.seat(0).chooses("decline")
    assert barred(s)
    s.fight("conflict_4", "conflict_2")
    s.seat(0).chooses("none")
    assert s.asked() == [(0, "tile-discard")]
    assert barred(s)
    s.seat(0).chooses("none")
    assert barred(s)


@pytest.mark.rules("MM-INF-02")
def test_a_sealed_card_may_be_changed_by_its_owner_until_the_reveal() -> None:
    """It is no decision of the battle before both are in, and nobody else can tell."""
    s = given(land={1: {"1,0": 2}}, hands={0: FIVE, 1: FIVE}, artefacts=NO_SCEPTRES)
    s.seat(0).advances("1,0", 2)
    unseen = s.sight(1), s.sight(None)
    s.seat(0).chooses("conflict_2")
    assert (s.sight(1), s.sight(None)) == unseen
    assert [len(s.m.undoable(seat)) for seat in (0, 1)] == [1, 0]
    s.m.undo(0, s.m.undoable(0)[0])
    assert (s.sight(1), s.sight(None)) == unseen
    s.seat(0).chooses("conflict_4")
    s.seat(1).chooses("conflict_2")
    assert s.event("conflicts-revealed")["first"] == "conflict_4"
    assert barred(s)


# -- chance, draws, looks, other answers ----------------------------------------------------------


@pytest.mark.rules("MM-CRN-13")
def test_the_shuffle_of_order_is_a_barrier() -> None:
    """The choice before it cannot be taken back."""
    s = given(artefacts={0: ["crown_order"]}, discards={0: [("ambush", 2), ("support_1", 2)]})
    s.seat(0).chooses("crown", "ambush")
    assert s.asked() == [(0, "window")]
    assert barred(s)


@pytest.mark.rules("MM-CRN-13")
def test_the_shuffle_of_a_single_card_is_a_barrier_all_the_same() -> None:
    """Barriers follow what everybody sees, not whether chance had anything to decide."""
    deck = given().deck(0)
    for card in ("ambush", "support_1"):
        deck.remove(card)
    s = given(
        artefacts={0: ["crown_order"]}, discards={0: [("ambush", 2), ("support_1", 2), *deck]}
    )
    s.seat(0).chooses("crown", "ambush")
    assert s.deck(0) == ["ambush"]
    assert barred(s)


@pytest.mark.rules("MM-CRN-20")
def test_a_look_at_a_card_is_a_barrier() -> None:
    """After Prosperity's look only the answer to it can be taken back, and only `keep`."""
    s = given(artefacts={0: ["crown_prosperity"]})
    s.seat(0).chooses("crown", "1")
    assert barred(s)
    before = tables(s)
    s.seat(0).chooses("keep")
    assert reach(s)[0] == ["prosperity"]
    takes_back(s, 0)
    assert tables(s) == before
    s.seat(0).chooses("discard")  # everybody has seen the card now
    assert barred(s)


@pytest.mark.rules("MM-CRN-11")
def test_the_look_of_insight_is_a_barrier_and_so_is_the_order_chosen() -> None:
    """Before the last card is placed the user may start the order anew."""
    s = given(
        artefacts={0: ["crown_insight"]},
        decks={0: ["conflict_2", "conflict_3", "conflict_4", "conflict_5"]},
        hands={0: ["call_to_arms"]},
    )
    s.seat(0).chooses("call_to_arms", "crown")
    assert barred_lanes(s)
    s.seat(0).chooses("conflict_5")
    assert len(s.m.undoable(0)) == 1
    s.m.undo(0, s.m.undoable(0)[0])
    assert len(s.seat(0).options()) == 4
    s.seat(0).chooses("conflict_4", "conflict_3", "conflict_2")
    assert s.deck(0)[:4] == ["conflict_4", "conflict_3", "conflict_2", "conflict_5"]
    assert barred(s)


def barred_lanes(s: Scenario) -> bool:
    """Tell whether nobody can take anything back while a private question is open."""
    return not any(s.m.undoable(seat) for seat in range(s.m.seats))


def test_a_draw_is_a_barrier() -> None:
    """The draw of the battle's second step, here with nothing else asked before it."""
    s = given(land={1: {"1,0": 2}}, artefacts=NO_SCEPTRES)
    s.seat(0).advances("1,0", 2)
    s.happened("battle-begins", "cards-drawn")
    assert barred(s)


def test_a_roll_is_a_barrier() -> None:
    """An Arena that leaves nobody ends the battle with the dice, before any question."""
    s = given(
        land={0: {"1,0": 1}, 1: {"1,-1": 1}},
        tiles={"1,-1": "arena"},
        chance={"arena": [3, 3]},
    )
    s.seat(0).advances("1,-1", 1)
    s.happened("arena-rolls", "battle-void")
    assert s.asked() == [(0, "window")]
    assert barred(s)


@pytest.mark.rules("MM-CRN-03")
def test_an_answer_of_another_seat_is_a_barrier() -> None:
    """After a Fracture, and after a pass, the user cannot go back behind the window."""
    for answer in ("pass", "fracture:crown_corruption"):
        s = given(artefacts={0: ["crown_corruption"]}, hands={1: ["fracture"]})
        s.seat(0).chooses("crown", "1")
        s.seat(1).chooses(answer)
        assert barred(s)
