"""Who knows what (MM-INF): views, events and options of every seat and of a spectator."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from tests.games.mastery.scenario import Scenario, given

ALL_CARDS = (
    *("conflict_2", "conflict_3", "conflict_4", "conflict_5", "ambush", "support_1", "support_2"),
    *("conflict_2", "conflict_3", "conflict_4", "conflict_5", "ambush", "support_1", "support_2"),
    *("call_to_arms", "tactical_advance", "fracture", "authority"),
)
NO_SCEPTRES = {0: ["sceptre_vigour"], 1: ["sceptre_fear"]}
FIVE = ("conflict_2", "conflict_4", "support_1", "support_2", "call_to_arms")


def area(s: Scenario, seat: int, viewer: int | None) -> dict[str, Any]:
    """Return what a viewer sees of a player's area."""
    found: dict[str, Any] = s.m.view(viewer)["state"]["seats"][seat]
    return found


def viewers(s: Scenario) -> list[int | None]:
    """Return all seats and the spectator."""
    return [*range(s.m.seats), None]


def all_but(*cards: str) -> list[str]:
    """Return a whole deck less these cards."""
    rest = list(ALL_CARDS)
    for card in cards:
        rest.remove(card)
    return rest


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


# -- remembered cards -----------------------------------------------------------------------------


def looked(seats: int = 3, **more: Any) -> Scenario:
    """Let seat 0 see conflict_5 on top of seat 1's deck and leave it there."""
    s = given(
        seats=seats,
        artefacts={0: ["crown_prosperity", "sceptre_vigour"], **more.pop("artefacts", {})},
        decks={1: ["conflict_5", "support_1"]},
        **more,
    )
    s.seat(0).chooses("crown", "1", "keep")
    return s


@pytest.mark.rules("MM-INF-04", "MM-INF-05", "MM-RUL-41")
def test_a_card_seen_on_a_deck_stays_known_to_the_one_who_looked() -> None:
    """Not even the owner of the deck is shown it (MM-EX-48)."""
    s = looked()
    for viewer in viewers(s):
        shown = area(s, 1, viewer)["deck"]
        assert shown[0] == ("conflict_5" if viewer == 0 else None)
        assert shown[1:] == [None] * 17


@pytest.mark.rules("MM-INF-04", "MM-RUL-41")
def test_a_known_card_is_followed_into_the_hand_and_forgotten_when_its_kind_is_played() -> None:
    """Whether or not the owner holds another copy (MM-EX-48)."""
    for other_copy in (True, False):
        hand = ["conflict_2", "call_to_arms", "conflict_5" if other_copy else "conflict_4"]
        s = looked(
            artefacts={1: ["sceptre_fear"]},
            hands={0: FIVE, 1: hand},
            land={1: {"1,-1": 2}},
        )
        s.seat(0).advances("1,-1", 2)
        assert s.seat(0).sees_in_hand_of(1) == ["conflict_5"]
        assert s.seat(2).sees_in_hand_of(1) == []
        assert area(s, 1, None)["hand"] == []
        s.seat(0).chooses("conflict_2")
        s.seat(1).chooses("conflict_5")
        assert s.seat(0).sees_in_hand_of(1) == []
        assert ("conflict_5" in s.hand(1)) == other_copy


@pytest.mark.rules("MM-INF-04", "MM-RUL-41")
def test_a_known_card_in_a_hand_stays_known_while_other_kinds_leave_it() -> None:
    """Playing conflict_2 says nothing about the conflict_5 seen before."""
    s = looked(
        artefacts={1: ["sceptre_fear"]},
        hands={0: FIVE, 1: ["conflict_2", "call_to_arms", "support_2"]},
        land={1: {"1,-1": 2}},
    )
    s.seat(0).advances("1,-1", 2)
    s.seat(0).chooses("conflict_4")
    s.seat(1).chooses("conflict_2")
    assert s.seat(0).sees_in_hand_of(1) == ["conflict_5"]


@pytest.mark.rules("MM-INF-04", "MM-RUL-41")
def test_a_known_card_in_a_hand_is_forgotten_when_its_kind_is_discarded() -> None:
    """By chance as well as by choice: here Influence hits it."""
    s = given(
        seats=3,
        artefacts={0: ["crown_prosperity", "sceptre_influence"], 1: ["sceptre_fear"]},
        decks={1: ["conflict_5"]},
        hands={0: FIVE, 1: ["conflict_2", "call_to_arms", "support_2", "support_2"]},
        land={1: {"1,-1": 2}},
        chance={"random-discard": [1]},
    )
    s.seat(0).chooses("crown", "1", "keep")
    s.seat(0).advances("1,-1", 2)
    assert s.event("random-discard") == {"seat": 1, "card": "conflict_5"}
    assert s.seat(0).sees_in_hand_of(1) == []


@pytest.mark.rules("MM-INF-04")
def test_known_cards_stay_known_as_others_are_drawn_above_them() -> None:
    """After Insight the owner draws two; the other two are still on top and known."""
    s = given(
        artefacts={0: ["crown_insight", "sceptre_vigour"], 1: ["sceptre_fear"]},
        decks={0: ["conflict_2", "conflict_3", "conflict_4", "ambush"]},
        hands={0: FIVE[:3], 1: FIVE},
        land={1: {"1,0": 2}},
    )
    s.seat(0).chooses("crown", "ambush", "conflict_4", "conflict_3")
    assert area(s, 0, 0)["deck"][:5] == ["ambush", "conflict_4", "conflict_3", "conflict_2", None]
    s.seat(0).advances("1,0", 2)
    assert area(s, 0, 0)["deck"][:3] == ["conflict_3", "conflict_2", None]
    assert set(area(s, 0, 1)["deck"]) == {None}


@pytest.mark.rules("MM-INF-04")
def test_known_cards_stay_known_when_the_pile_is_put_beneath_them() -> None:
    """A looker's card keeps its place until the Insight user has put the cards back."""
    hand = ["conflict_2", "conflict_3", "conflict_4", "support_1", "support_2"]
    s = given(
        seats=3,
        artefacts={0: ["crown_prosperity"], 1: ["crown_insight"]},
        hands={1: hand},
        decks={1: ["conflict_5", "ambush"]},
        discards={1: all_but(*hand, "conflict_5", "ambush")},
    )
    s.seat(0).chooses("crown", "1", "keep", "end_turn")
    s.seat(1).chooses("crown")
    assert s.event("reshuffled") == {"seat": 1, "count": 11}
    assert area(s, 1, 0)["deck"][:2] == ["conflict_5", None]
    assert area(s, 1, 1)["deck"][:2] == ["conflict_5", "ambush"]
    while s.seat(1).asked("insight"):
        s.seat(1).chooses(s.seat(1).options()[0])
    assert set(area(s, 1, 0)["deck"]) == {None}
    assert None not in area(s, 1, 1)["deck"][:4]


@pytest.mark.rules("MM-INF-04")
def test_an_insight_user_keeps_knowing_what_others_lose_sight_of() -> None:
    """Rearranging ends the knowledge of everybody but the user."""
    s = given(
        artefacts={0: ["crown_prosperity"], 1: ["crown_insight"]},
        decks={1: ["conflict_5", "ambush", "support_1", "support_2"]},
    )
    s.seat(0).chooses("crown", "1", "keep", "end_turn")
    assert area(s, 1, 0)["deck"][0] == "conflict_5"
    s.seat(1).chooses("crown", "conflict_5", "ambush", "support_1")  # the old order
    assert set(area(s, 1, 0)["deck"]) == {None}
    assert area(s, 1, 1)["deck"][:4] == ["conflict_5", "ambush", "support_1", "support_2"]


@pytest.mark.rules("MM-INF-04", "MM-RUL-41")
def test_a_card_known_on_a_deck_is_forgotten_when_order_shuffles_it() -> None:
    """Also for later draws: the note has ended there (MM-EX-48)."""
    s = looked(artefacts={1: ["crown_order"]}, discards={1: [("ambush", 3)]}, own_turn=4)
    s.seat(0).chooses("end_turn")
    assert area(s, 1, 0)["deck"][0] == "conflict_5"
    s.seat(1).chooses("crown")
    assert s.event("recycled") == {"seat": 1, "card": "ambush"}
    assert area(s, 1, 0)["deck"] == [None] * 18


@pytest.mark.rules("MM-INF-05")
def test_the_owner_does_not_learn_what_prosperity_saw() -> None:
    """Whichever card lay on top, owner, third player and spectator see the same bytes."""
    seen: set[tuple[bytes, ...]] = set()
    for top in ("conflict_5", "authority", "fracture"):
        s = given(seats=3, artefacts={0: ["crown_prosperity"]}, decks={1: [top]})
        s.seat(0).chooses("crown", "1")
        assert s.m.explain(0)[0].prompt.to_json(s.state.content.vocabulary)["args"]["card"] == top
        s.seat(0).chooses("keep")
        seen.add(tuple(s.sight(viewer) for viewer in (1, 2, None)))
        assert s.event("left-on-top") == {"seat": 0, "owner": 1, "whose": "other"}
    assert len(seen) == 1


@pytest.mark.rules("MM-INF-05", "MM-INF-06")
def test_nobody_learns_what_an_insight_user_saw_or_how_often_he_was_asked() -> None:
    """Four kinds take three questions, two pairs take fewer; to the others it is all one."""
    seen: set[tuple[bytes, ...]] = set()
    asked: set[int] = set()
    for top in (
        ("conflict_2", "conflict_3", "conflict_4", "conflict_5"),
        ("conflict_5", "conflict_5", "ambush", "ambush"),
    ):
        s = given(seats=3, artefacts={0: ["crown_insight"]}, decks={0: top})
        s.seat(0).chooses("crown")
        during = tuple(s.sight(viewer) for viewer in (1, 2, None))
        questions = 0
        while s.seat(0).asked("insight"):
            assert tuple(s.sight(viewer) for viewer in (1, 2, None)) == during
            s.seat(0).chooses(s.seat(0).options()[0])
            questions += 1
        asked.add(questions)
        seen.add((*during, *(s.sight(viewer) for viewer in (1, 2, None))))
    assert asked == {3, 2}
    assert len(seen) == 1


# -- exchanging hidden cards ----------------------------------------------------------------------


def answer_all(s: Scenario, answers: dict[int, str]) -> None:
    """Let the seats that are really asked in a response window answer."""
    for seat, answer in answers.items():
        if s.seat(seat).asked("crown-response"):
            s.seat(seat).chooses(answer)


@pytest.mark.rules("MM-INF-06")
@pytest.mark.parametrize("policy", ["quick", "everyone"])
def test_who_was_really_asked_stays_secret(policy: str) -> None:
    """Nobody, one or two hold Fracture and pass: all else is the same (MM-EX-43)."""
    seen: set[tuple[bytes, ...]] = set()
    for first, third in (("ambush", "ambush"), ("ambush", "fracture"), ("fracture", "fracture")):
        s = given(
            seats=4,
            artefacts={0: ["crown_prosperity"]},
            hands={0: ["ambush"], 1: [first], 2: ["ambush"], 3: [third]},
            discards={2: ["fracture"]},
            policy=policy,
        )
        before = s.seat(0).decision().id
        s.seat(0).chooses("crown", "2")
        assert ("event-window-opens", {"artefacts": ["crown_prosperity"], "circle": [1, 3]}) in (
            s.heard_by(None)
        )
        answer_all(s, {1: "pass", 3: "pass"})
        assert before not in s.m.undoable(0)
        seen.add(tuple(s.sight(viewer) for viewer in (0, 2, None)))
    assert len(seen) == 1


@pytest.mark.rules("MM-INF-06")
def test_a_forced_pass_in_the_support_step_looks_free() -> None:
    """With or without a support card in hand, the other side sees the same (MM-EX-45)."""
    seen: set[tuple[bytes, ...]] = set()
    options: list[list[str]] = []
    for spare in ("call_to_arms", "support_2"):
        s = given(
            seats=3,
            castle={0: 2},
            land={1: {"1,-1": 5}},
            artefacts=NO_SCEPTRES,
            hands={0: ["conflict_2", "conflict_3", "fracture", "tactical_advance", spare], 1: FIVE},
            broken={"sceptre_vigour": 1, "sceptre_fear": 1},
        )
        s.seat(0).advances("1,-1", 2)
        s.seat(0).chooses("conflict_2")
        s.seat(1).chooses("conflict_2")
        options.append(s.seat(0).options())
        during = tuple(s.sight(viewer) for viewer in (1, 2, None))
        s.seat(0).chooses("stop")
        seen.add((*during, *(s.sight(viewer) for viewer in (1, 2, None))))
    assert options == [["stop"], ["support_2", "stop"]]
    assert len(seen) == 1


@pytest.mark.rules("MM-INF-06")
@pytest.mark.parametrize("policy", ["quick", "everyone", "fixed"])
def test_a_missing_conflict_card_is_unseen_before_the_reveal(policy: str) -> None:
    """Until the attacker has answered, the defender seems to choose (MM-EX-46)."""
    seen: set[tuple[bytes, ...]] = set()
    hands = (
        ["support_1", "support_1", "support_2", "call_to_arms", "tactical_advance"],
        ["conflict_2", "support_1", "support_2", "call_to_arms", "tactical_advance"],
        ["conflict_2", "conflict_5", "support_2", "call_to_arms", "tactical_advance"],
    )
    for hand in hands:
        s = given(
            seats=3,
            land={1: {"1,-1": 2}},
            artefacts=NO_SCEPTRES,
            hands={0: FIVE, 1: hand},
            policy=policy,
        )
        s.seat(0).advances("1,-1", 2)
        assert s.m.view(0)["waiting"] == [0, 1]
        seen.add(tuple(s.sight(viewer) for viewer in (0, 2, None)))
    assert len(seen) == 1


@pytest.mark.rules("MM-INF-06")
def test_a_window_looks_the_same_whatever_the_active_player_holds() -> None:
    """Ids, counts, undo and waiting are the same; only the owner sees the options."""
    seen: set[tuple[bytes, ...]] = set()
    for card in ("call_to_arms", "tactical_advance", "conflict_2"):
        s = given(seats=3, hands={0: [card, "ambush"]}, land={0: {"1,-1": 2}})
        s.seat(0).chooses("manoeuvre", "castle", "1")
        seen.add(tuple(s.sight(viewer) for viewer in (1, 2, None)))
    assert len(seen) == 1


def observed(m: Match[MasteryState], viewer: int | None) -> bytes:
    """Return every byte a viewer can see of a match now."""
    seat = -1 if viewer is None else viewer
    told = [e.to_json(m.content.vocabulary) for e in m.explain(seat)]
    return json.dumps([m.view(viewer), told]).encode()


@pytest.mark.rules("MM-INF-06", "MM-INF-02")
@pytest.mark.parametrize("policy", ["quick", "everyone", "fixed"])
@pytest.mark.parametrize("seats", [2, 3, pytest.param(4, marks=pytest.mark.slow)])
def test_hidden_cards_can_be_exchanged_without_anybody_seeing_it(seats: int, policy: str) -> None:
    """All along random matches, another deal of what a viewer does not know looks the same."""
    m = GAME.new(seats, FastChance(seats), {"round_limit": 12}, policy=policy, live=False)
    picker, dealer = FastChance(7 * seats), FastChance(11 * seats)
    others = 0
    for at in range(400):
        if m.over:
            break
        if at % 5 == 0:
            for viewer in (*range(seats), None):
                twin = m.imagine(viewer, dealer)
                hidden = [zone.cards for pack in m.state.packs for zone in pack.zones]
                dealt = [zone.cards for pack in twin.state.packs for zone in pack.zones]
                others += hidden != dealt
                assert observed(twin, viewer) == observed(m, viewer)
        if not m.decisions:
            m.close(m.round)
            continue
        decision = m.decisions[picker.below(0, len(m.decisions))]
        m.choose(decision.id, decision.options[picker.below(0, len(decision.options))].id)
    assert others > 50
