"""Who knows what (MM-INF): what views, events and options hold, for every seat and a spectator."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance
from tests.games.mastery.information.looking import (
    ALL_CARDS,
    FIVE,
    NO_SCEPTRES,
    all_but,
    area,
    viewers,
)
from tests.games.mastery.scenario import given


def counted(cards: Sequence[str]) -> dict[str, int]:
    """Return cards as numbers by kind."""
    return {card: list(cards).count(card) for card in cards}


# -- what everybody can work out ------------------------------------------------------------------


@pytest.mark.rules("MM-INF-01")
def test_hand_and_deck_together_are_the_whole_deck_less_what_lies_open() -> None:
    """Everybody is offered the same list, and it never tells hand from deck."""
    s = given(
        seats=3,
        hands={0: ["ambush", "conflict_2"], 1: ["fracture"]},
        discards={0: ["support_1", "support_1"], 1: ["authority"]},
    )
    for viewer in viewers(s):
        assert area(s, 0, viewer)["unseen"] == counted(all_but("support_1", "support_1"))
        assert area(s, 1, viewer)["unseen"] == counted(all_but("authority"))
        assert area(s, 2, viewer)["unseen"] == counted(ALL_CARDS)


@pytest.mark.rules("MM-INF-01")
def test_with_an_empty_deck_the_hand_is_known_to_all() -> None:
    """What is unseen is then just the hand."""
    hand = ["ambush", "conflict_2", "conflict_2"]
    s = given(hands={1: hand}, discards={1: all_but(*hand)})
    for viewer in viewers(s):
        assert area(s, 1, viewer)["deck_count"] == 0
        assert area(s, 1, viewer)["unseen"] == counted(hand)


@pytest.mark.rules("MM-INF-01")
def test_cards_in_play_and_a_card_taking_effect_are_not_unseen() -> None:
    """They lie open before everybody."""
    s = given(hands={0: ["fracture"]})
    s.seat(0).chooses("fracture")
    for viewer in viewers(s):
        assert s.m.view(viewer)["state"]["resolving"] == "fracture"
        assert area(s, 0, viewer)["unseen"] == counted(all_but("fracture"))
    s = given(land={1: {"1,0": 2}}, artefacts=NO_SCEPTRES, hands={0: FIVE, 1: FIVE})
    s.seat(0).advances("1,0", 2)
    s.seat(0).chooses("conflict_4")
    s.seat(1).chooses("conflict_2")
    for viewer in viewers(s):
        assert area(s, 0, viewer)["in_play"] == ["conflict_4"]
        assert area(s, 0, viewer)["unseen"] == counted(all_but("conflict_4"))


# -- what a view never holds ----------------------------------------------------------------------


@pytest.mark.rules("MM-INF-02")
def test_a_hand_is_seen_by_its_owner_alone_and_a_deck_by_nobody() -> None:
    """Others see how many cards there are."""
    s = given(seats=3, hands={0: ["ambush", "conflict_2"], 1: ["fracture"], 2: ["support_1"]})
    for viewer in viewers(s):
        for seat in range(3):
            shown = area(s, seat, viewer)
            assert shown["hand"] == (s.hand(seat) if viewer == seat else [])
            assert shown["hand_count"] == len(s.hand(seat))
            assert shown["deck"] == [None] * len(s.deck(seat))


@pytest.mark.rules("MM-INF-02")
def test_everything_but_hands_and_decks_is_the_same_for_all() -> None:
    """Board, dice, artefacts, piles, turn and battle: one table for everybody, all match long."""
    m = GAME.new(3, FastChance(2), {"round_limit": 6}, live=False)
    picker = FastChance(9)
    while not m.over:
        seen: set[str] = set()
        for viewer in (0, 1, 2, None):
            state = m.view(viewer)["state"]
            state.pop("sealed", None)  # the viewer's own answers
            for seat in state["seats"]:
                del seat["hand"], seat["deck"]
            seen.add(json.dumps(state))
        assert len(seen) == 1
        decision = m.decisions[0]
        m.choose(decision.id, decision.options[picker.below(0, len(decision.options))].id)


@pytest.mark.rules("MM-INF-02")
def test_a_discard_not_taken_is_told_to_all_without_the_hand() -> None:
    """Everybody hears that nothing was discarded, and nothing of what could have been."""
    seen: set[tuple[bytes, ...]] = set()
    for card in ("ambush", "conflict_5"):
        s = given(tiles={"1,0": "ruins"}, hands={0: [card]})
        s.seat(0).advances("1,0", 1)
        s.seat(0).chooses("none")
        for viewer in viewers(s):
            assert ("event-not-discarded", {"seat": 0}) in s.heard_by(viewer)
        seen.add((s.sight(1), s.sight(None)))
    assert len(seen) == 1


@pytest.mark.rules("MM-INF-02")
def test_a_spectator_sees_what_the_others_see() -> None:
    """A third player without cards and a spectator are shown the same table."""
    s = given(
        seats=3,
        artefacts={0: ["crown_prosperity"]},
        hands={0: ["ambush", "fracture"], 1: ["fracture"]},
        land={1: {"1,-1": 1}},
    )
    s.seat(0).chooses("crown", "1")
    s.seat(1).chooses("pass")
    assert s.m.view(2)["state"] == s.m.view(None)["state"]
    assert s.heard_by(2) == s.heard_by(None)
    assert s.m.view(None)["decisions"] == []
    assert s.m.view(None)["undo"] == []


@pytest.mark.rules("MM-INF-02", "MM-INF-06")
def test_an_unrevealed_conflict_card_is_in_nobody_elses_view() -> None:
    """Whatever the attacker has chosen, defender and spectator see the same bytes."""
    seen: set[tuple[bytes, ...]] = set()
    for card in ("", "conflict_2", "conflict_4"):
        s = given(seats=3, land={1: {"1,-1": 2}}, artefacts=NO_SCEPTRES, hands={0: FIVE, 1: FIVE})
        s.seat(0).advances("1,-1", 2)
        if card:
            s.seat(0).chooses(card)
        seen.add(tuple(s.sight(viewer) for viewer in (1, 2, None)))
        assert s.m.view(1)["waiting"] == [0, 1]
        assert [side["card"] for side in s.battle()["sides"]] == [None, None]
    assert len(seen) == 1


@pytest.mark.rules("MM-INF-02", "MM-INF-06")
@pytest.mark.parametrize("policy", ["quick", "everyone", "fixed"])
def test_an_unpublished_answer_is_in_nobody_elses_view(policy: str) -> None:
    """Passing, breaking or not having answered look the same while the round is open."""
    seen: set[tuple[bytes, ...]] = set()
    for answer in ("", "pass", "fracture:crown_vitality"):
        s = given(
            seats=3,
            artefacts={0: ["crown_vitality"]},
            hands={1: ["fracture"], 2: ["fracture"]},
            policy=policy,
        )
        s.seat(0).chooses("crown")
        if answer:
            s.seat(1).chooses(answer)
        seen.add(tuple(s.sight(viewer) for viewer in (0, 2, None)))
    assert len(seen) == 1


@pytest.mark.rules("MM-INF-02")
def test_drawn_cards_are_named_to_the_drawer_alone() -> None:
    """The others hear how many."""
    s = given(land={1: {"1,0": 2}}, decks={0: ["ambush", "conflict_5"]}, hands={0: FIVE[:3]})
    s.seat(0).advances("1,0", 2)
    assert ("event-cards-seen", {"cards": ["ambush", "conflict_5"]}) in s.heard_by(0)
    for viewer in (1, None):
        assert ("event-cards-drawn", {"seat": 0, "count": 2}) in s.heard_by(viewer)
        told = [words for id, words in s.heard_by(viewer) if id == "event-cards-seen"]
        assert ["ambush", "conflict_5"] not in [words["cards"] for words in told]


@pytest.mark.rules("MM-INF-02")
def test_an_option_list_is_shown_to_the_seat_that_is_asked_alone() -> None:
    """Others see who is waited for."""
    s = given(hands={0: ["call_to_arms", "tactical_advance"]})
    assert s.m.view(0)["decisions"][0]["options"] == s.seat(0).options()
    for viewer in (1, None):
        assert s.m.view(viewer)["decisions"] == []
        assert s.m.view(viewer)["waiting"] == [0]


# -- kinds, not copies ----------------------------------------------------------------------------


@pytest.mark.rules("MM-INF-03")
def test_copies_of_one_kind_are_one_option() -> None:
    """Two conflict cards of one value cannot be told apart."""
    hand = ("conflict_3", "conflict_3", "ambush", "ambush")
    s = given(artefacts={0: ["crown_wrath"]}, hands={0: hand})
    s.seat(0).chooses("crown")
    assert s.seat(0).options() == ["none", "conflict_3", "ambush"]
    s.seat(0).chooses("conflict_3")
    assert s.hand(0) == ["conflict_3", "ambush", "ambush"]


@pytest.mark.rules("MM-INF-03")
def test_the_order_in_which_cards_came_to_a_hand_leaves_no_trace() -> None:
    """A hand reads the same in whatever order it was filled, to the last byte."""
    seen: set[tuple[bytes, ...]] = set()
    for hand in (("conflict_3", "ambush", "conflict_3"), ("conflict_3", "conflict_3", "ambush")):
        s = given(hands={0: hand}, artefacts={0: ["crown_wrath"]})
        s.seat(0).chooses("crown", "conflict_3")
        seen.add(tuple(s.sight(viewer) for viewer in viewers(s)))
    assert len(seen) == 1


@pytest.mark.rules("MM-INF-03")
def test_views_and_events_name_kinds_and_places_only() -> None:
    """Every card in them is the text id of a kind; nothing numbers single copies."""
    s = given(
        artefacts={0: ["crown_insight"]},
        decks={0: ["conflict_5", "conflict_5", "ambush", "ambush"]},
    )
    s.seat(0).chooses("crown")
    assert s.seat(0).options() == ["conflict_5", "ambush"]
    shown = area(s, 0, 0)["deck"]
    assert shown[:4] == ["conflict_5", "conflict_5", "ambush", "ambush"]
    text = s.sight(0).decode()
    assert "label" not in text
    assert "mark" not in text
