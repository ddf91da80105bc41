"""Decisions of a battle, and the general rules of the catalogue: secrecy, ids, undo."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from tests.games.mastery.duel import all_pass, duel, padded, plays, preview, quiet_table
from tests.games.mastery.scenario import Scenario, given

SEVERAL = ("conflict_2", "conflict_3", "conflict_4", "conflict_5", "support_1")
HOLDER = ("conflict_2", "conflict_5", "support_1", "support_2", "fracture")
LAST_CARDS = ("conflict_5", "support_1", "support_1", "support_2", "fracture")


@pytest.mark.rules("MM-DEC-40", "MM-BAT-31")
def test_sceptres_are_answered_before_they_apply() -> None:
    """Both fighters hold Fracture; each may break the other's sceptre or pass."""
    s = duel(
        attacker=HOLDER,
        defender=HOLDER,
        artefacts={0: ["sceptre_rage"], 1: ["sceptre_loyalty"]},
    )
    assert s.asked() == [(0, "sceptre-response"), (1, "sceptre-response")]
    assert s.seat(0).options() == ["pass", "fracture:sceptre_loyalty"]
    assert s.seat(1).options() == ["pass", "fracture:sceptre_rage"]
    s.seat(1).chooses("pass")
    s.seat(0).chooses("fracture:sceptre_loyalty")
    assert s.asked() == [(1, "sceptre-response")]
    s.seat(1).chooses("pass")
    assert s.totals() == (5, 4)


@pytest.mark.rules("MM-DEC-40", "MM-DEC-70")
def test_who_holds_no_fracture_passes_unseen() -> None:
    """Nobody is asked, and the circle still shows both."""
    s = duel(artefacts={0: ["sceptre_rage"], 1: ["sceptre_loyalty"]}, policy="fixed")
    assert s.asked() == []
    assert s.m.view(None)["waiting"] == [0, 1]
    s.close_round()
    assert s.seat(0).kind() == "conflict"


@pytest.mark.rules("MM-DEC-41")
def test_the_owner_of_fear_is_asked_openly() -> None:
    """`equalise` or `decline`, only when the numbers differ."""
    s = duel("forest", 3, 4, SEVERAL, SEVERAL, {0: ["sceptre_fear"]})
    assert s.asked() == [(0, "equalise")]
    assert s.m.view(None)["waiting"] == [0]
    assert s.seat(0).options() == ["equalise", "decline"]
    equal = duel("forest", 4, 4, SEVERAL, SEVERAL, {0: ["sceptre_fear"]})
    assert equal.asked() == [(0, "conflict"), (1, "conflict")]
    equal.happened("artefact-applies")
    equal.never("equalised", "not-equalised")


@pytest.mark.rules("MM-DEC-42")
def test_conflict_cards_are_asked_of_both_by_kind() -> None:
    """Card ids in the order of the content; both are shown as choosing."""
    s = duel(attacker=("ambush", "conflict_5", "conflict_5"), defender=SEVERAL)
    assert s.asked() == [(0, "conflict"), (1, "conflict")]
    assert s.m.view(None)["waiting"] == [0, 1]
    assert s.seat(0).options() == ["conflict_5", "ambush"]
    assert s.seat(1).options() == ["conflict_2", "conflict_3", "conflict_4", "conflict_5"]
    assert s.m.view(None)["decisions"] == []


@pytest.mark.rules("MM-DEC-50")
def test_support_cards_are_asked_one_at_a_time_by_kind() -> None:
    """Each kind once and `stop`; the list is private, the choice open."""
    s = duel(attacker=("conflict_4", "conflict_4", "support_1", "support_1", "support_2"))
    assert s.asked() == [(0, "support")]
    assert s.seat(0).options() == ["support_1", "support_2", "stop"]
    assert s.m.view(1)["decisions"] == []
    assert s.m.view(1)["waiting"] == [0]
    s.seat(0).chooses("support_1")
    assert s.event("support-played") == {"seat": 0, "card": "support_1", "points": 1}
    assert s.seat(0).options() == ["support_1", "support_2", "stop"]


@pytest.mark.rules("MM-DEC-70", "MM-BAT-71")
def test_orbs_are_answered_before_they_apply() -> None:
    """The loser may break the winner's orb, not their own."""
    s = duel(
        attacker=HOLDER,
        defender=HOLDER,
        artefacts={0: ["orb_greed"], 1: ["orb_devotion"]},
    )
    all_pass(plays(s, "conflict_5", "conflict_2"))
    assert s.asked() == [(0, "orb-response"), (1, "orb-response")]
    assert s.seat(0).options() == ["pass", "fracture:orb_devotion"]
    assert s.seat(1).options() == ["pass", "fracture:orb_greed"]
    s.seat(0).cannot("fracture:orb_greed", "MM-RES-07")


@pytest.mark.rules("MM-DEC-71")
def test_the_discard_of_an_orb_is_private_until_it_is_made() -> None:
    """Each kind in hand or `none`; onlookers cannot tell the lists apart."""
    tables: list[Scenario] = []
    for extra in ("ambush", "conflict_3"):
        s = duel(
            attacker=("conflict_5", "conflict_5", extra, "support_1", "support_1"),
            defender=padded("conflict_2", "conflict_2", "support_1"),
            artefacts={0: ["orb_preparation"]},
        )
        plays(s, "conflict_5", "conflict_2")
        tables.append(all_pass(s))
    assert tables[0].asked() == [(0, "orb-discard")]
    assert tables[0].seat(0).options() == ["none", "conflict_5", "ambush", "support_1"]
    for viewer in (1, None):
        assert preview(tables[0], viewer) == preview(tables[1], viewer)


@pytest.mark.rules("MM-DEC-71")
def test_an_orb_asks_nothing_of_an_empty_hand() -> None:
    """All five cards are played before step 7; Preparation applies and is skipped."""
    s = duel(
        attacker=LAST_CARDS,
        artefacts={0: ["orb_preparation"], 1: ["sceptre_loyalty"]},
    )
    s.seat(0).chooses("fracture:sceptre_loyalty")
    all_pass_but(s, "support_1", "support_1", "support_2")
    assert s.hand(0) == []
    assert s.event("artefact-applies") == {"seat": 0, "artefact": "orb_preparation"}
    assert s.asked() == [(0, "window")]


def all_pass_but(s: Scenario, *cards: str) -> None:
    """Let seat 1 pass and seat 0 play these support cards."""
    s.seat(1).chooses("stop")
    s.seat(0).chooses(*cards)
    all_pass(s)


@pytest.mark.rules("MM-DEC-90")
@pytest.mark.parametrize("tile", ["ruins", "abbey"])
def test_a_conqueror_may_discard_a_card(tile: str) -> None:
    """Asked of the conqueror alone, with the hand as a private list."""
    tables = [
        given(tiles={"1,0": tile}, hands={0: hand})
        for hand in (("conflict_2", "conflict_2", "ambush"), ("support_1", "fracture", "ambush"))
    ]
    for s in tables:
        s.seat(0).advances("1,0", 2)
    s = tables[0]
    assert s.asked() == [(0, "tile-discard")]
    assert s.seat(0).options() == ["none", "conflict_2", "ambush"]
    assert preview(s, 1) == preview(tables[1], 1)
    s.seat(0).chooses("conflict_2")
    assert (s.pile(0), s.hand(0)) == (["conflict_2"], ["conflict_2", "ambush"])
    tables[1].seat(0).chooses("none")
    tables[1].happened("not-discarded")


@pytest.mark.rules("MM-DEC-90", "MM-EX-58")
def test_the_discard_is_skipped_with_an_empty_hand_and_when_the_game_is_won() -> None:
    """Nothing to discard, or nothing left to decide."""
    empty = given(tiles={"1,0": "ruins"})
    empty.seat(0).advances("1,0", 2)
    assert empty.asked() == [(0, "window")]
    held = {"1,0": 1, "0,1": 1, "0,-1": 1, "2,-1": 1, "1,1": 1}  # eight points
    for more, points, asked in (("-2,1", 9, True), ("-1,0", 10, False), ("-1,1", 11, False)):
        s = given(tiles={"1,-1": "fortress"}, land={0: {**held, more: 1}}, hands={0: SEVERAL})
        assert s.state.points(0) == points
        s.seat(0).advances("1,-1", 2)
        assert s.state.points(0) == points + 3
        assert s.asked() == ([(0, "tile-discard")] if asked else [])
        assert s.winners() == ([] if asked else [0])


# -- the general rules --------------------------------------------------------------------------


@pytest.mark.rules("MM-DEC-10", "MM-DEC-42", "MM-DEC-50")
def test_ids_of_decisions_are_made_of_public_facts() -> None:
    """Turn, beat, kind and seat: the same ids whatever the hands hold and the engine answers."""
    ids: list[list[str]] = []
    for defender in (SEVERAL, ("conflict_2", "support_1", "support_1", "support_2", "fracture")):
        s = duel("forest", 6, 3, SEVERAL, defender)
        seen = [s.seat(0).decision().id]
        plays(s, "conflict_5", "conflict_2")
        seen.append(s.seat(1).decision().id)
        all_pass(s)
        seen.append(s.seat(0).decision().id)
        ids.append(seen)
    assert ids[0] == ids[1]
    assert [i.split(".")[3] for i in ids[0]] == ["conflict", "support", "window"]


@pytest.mark.rules("MM-DEC-10", "MM-DEC-17", "MM-DEC-41", "MM-DEC-50")
def test_the_catalogue_of_decisions_is_complete() -> None:
    """Every kind of decision with the ids it may ever offer."""
    kinds = GAME.option_kinds(GAME.load())
    assert list(kinds) == [
        *("castle", "window", "fracture", "crown-target"),
        *("crown-response", "sceptre-response", "orb-response"),
        *("corruption", "insight", "order", "prosperity"),
        *("wrath-discard", "orb-discard", "tile-discard"),
        *("redeploy-from", "redeploy-to", "redeploy-count"),
        *("advance", "advance-count", "equalise", "conflict", "support"),
    ]
    assert kinds["window"] == {
        *("call_to_arms", "tactical_advance", "fracture", "crown", "manoeuvre", "end_turn"),
    }
    assert kinds["prosperity"] == {"keep", "discard"}
    assert kinds["equalise"] == {"equalise", "decline"}
    assert kinds["support"] == {"support_1", "support_2", "stop"}
    assert "fracture:orb_greed" in kinds["orb-response"]
    assert "pass" in kinds["crown-response"]


# -- undo ---------------------------------------------------------------------------------------


@pytest.mark.rules("MM-DEC-10", "MM-DEC-11", "MM-DEC-20", "MM-DEC-22", "MM-DEC-30", "MM-DEC-90")
def test_open_choices_of_ones_own_turn_can_be_taken_back() -> None:
    """Cards, transfers, the conquest of empty land and its discard are no barriers."""
    s = given(
        tiles={"1,0": "abbey"},
        land={0: {"1,1": 3}},
        hands={0: ("call_to_arms", "tactical_advance", "fracture", "conflict_2")},
    )
    s.seat(0).chooses("call_to_arms", "tactical_advance", "fracture", "crown_insight")
    s.seat(0).chooses("manoeuvre", "1,1", "2", "1,0", "3", "conflict_2")
    assert (s.owner("1,0"), s.castle(0)) == (0, 8)
    reach = s.m.undoable(0)
    assert len(reach) == 10
    assert s.m.undoable(1) == []
    s.m.undo(0, reach[0])
    assert s.hand(0) == ["conflict_2", "call_to_arms", "tactical_advance", "fracture"]
    assert (s.owner("1,0"), s.castle(0), s.knights("1,1")) == (None, 6, 3)
    assert s.intact("crown_insight")
    s.sound()


@pytest.mark.rules("MM-DEC-31", "MM-DEC-41", "MM-DEC-42", "MM-DEC-50", "MM-DEC-71", "MM-DEC-90")
def test_no_decision_of_a_battle_can_be_taken_back() -> None:
    """From the number that starts it to the last discard."""
    s = duel(
        "ruins",
        5,
        3,
        SEVERAL,
        SEVERAL,
        {0: ["sceptre_fear", "orb_preparation"]},
    )
    assert s.m.undoable(0) == []
    s.seat(0).chooses("decline")
    assert s.m.undoable(0) == []
    s.seat(0).chooses("conflict_5")
    assert len(s.m.undoable(0)) == 1  # one's own sealed card, until both are shown
    s.seat(1).chooses("conflict_2")
    assert s.m.undoable(0) == s.m.undoable(1) == []
    for seat, answer in (
        *((1, "stop"), (0, "support_1"), (0, "stop"), (1, "stop"), (0, "stop")),
        *((0, "none"), (0, "conflict_2")),
    ):
        s.seat(seat).chooses(answer)
        assert s.m.undoable(0) == s.m.undoable(1) == []
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-DEC-12", "MM-DEC-15", "MM-DEC-16", "MM-DEC-17")
@pytest.mark.parametrize(
    ("crown", "answers"),
    [
        ("crown_insight", ("crown",)),
        ("crown_order", ("crown",)),
        ("crown_prosperity", ("crown", "1")),
        ("crown_vitality", ("crown",)),
    ],
)
def test_a_declared_crown_a_look_and_a_shuffle_cannot_be_taken_back(
    crown: str, answers: tuple[str, ...]
) -> None:
    """Even where nobody could have answered the crown."""
    s = given(
        artefacts={0: [crown]},
        discards={0: [("conflict_2", 2)]},
        land={0: {"1,0": 3}},
        hands={0: ("call_to_arms",)},
    )
    s.seat(0).chooses("call_to_arms", *answers)
    assert s.m.undoable(0) == []


@pytest.mark.rules("MM-DEC-20", "MM-DEC-18")
def test_a_redeployment_by_vitality_and_a_discard_by_wrath_reach_back_to_their_beginning() -> None:
    """Not behind the declaration."""
    s = given(artefacts={0: ["crown_vitality"]}, land={0: {"1,0": 3}})
    s.seat(0).chooses("crown", "1,0", "2")
    reach = s.m.undoable(0)
    assert len(reach) == 2
    s.m.undo(0, reach[0])
    assert (s.seat(0).kind(), s.knights("1,0")) == ("redeploy-from", 3)
    w = given(artefacts={0: ["crown_wrath"]}, hands={0: ("conflict_2", "ambush")})
    w.seat(0).chooses("crown", "ambush")
    (to,) = w.m.undoable(0)
    w.m.undo(0, to)
    assert w.seat(0).options() == ["none", "conflict_2", "ambush"]
    assert w.seat(1).sees_in_hand_of(0) == ["ambush"]


@pytest.mark.rules("MM-DEC-10")
def test_the_end_of_a_turn_cannot_be_taken_back() -> None:
    """The next player's turn has begun."""
    s = quiet_table(hands={0: ("call_to_arms",)})
    s.seat(0).chooses("call_to_arms", "end_turn")
    assert s.m.undoable(0) == []
    assert s.m.undoable(1) == []
