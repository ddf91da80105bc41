"""Cards that somebody has seen (MM-INF) stay known to them, wherever they go."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mastery.information.looking import FIVE, all_but, area, viewers
from tests.games.mastery.scenario import Scenario, given


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
