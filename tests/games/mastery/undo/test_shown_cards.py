"""A card that was shown and taken back stays known to all who saw it."""

from __future__ import annotations

import pytest

from gonfalon.kernel.chance.chance import FastChance
from tests.games.mastery.scenario import Scenario, given
from tests.games.mastery.undo.taking_back import reach, takes_back


def hands_seen(s: Scenario, seat: int) -> list[list[str]]:
    """Return what each other seat and a spectator know of a hand."""
    others = [v for v in (*range(s.m.seats), None) if v != seat]
    return [s.m.view(viewer)["state"]["seats"][seat]["hand"] for viewer in others]


@pytest.mark.parametrize("card", ["call_to_arms", "tactical_advance", "fracture"])
def test_a_card_shown_and_taken_back_stays_known_to_all(card: str) -> None:
    """All other seats and the spectator see it in the hand from now on."""
    s = given(seats=3, hands={0: [card, "ambush"]})
    assert hands_seen(s, 0) == [[], [], []]
    s.seat(0).chooses(card)
    takes_back(s, 0)
    assert s.hand(0) == sorted([card, "ambush"], key=s.state.content.cards.index)
    assert hands_seen(s, 0) == [[card], [card], [card]]
    s.seat(0).chooses(card)  # really played: nothing of it is left in the hand
    assert hands_seen(s, 0) == [[], [], []]


@pytest.mark.rules("MM-INF-03")
def test_of_two_copies_shown_one_after_the_other_one_is_known() -> None:
    """The same card taken back twice could be the same copy both times."""
    s = given(
        seats=3, artefacts={0: ["crown_wrath"]}, hands={0: ["conflict_3", "conflict_3", "ambush"]}
    )
    s.seat(0).chooses("crown")
    for _ in range(2):
        s.seat(0).chooses("conflict_3")
        assert hands_seen(s, 0) == [[], [], []]
        takes_back(s, 0)
        assert hands_seen(s, 0) == [["conflict_3"]] * 3
    s.seat(0).chooses("ambush")
    assert hands_seen(s, 0) == [["conflict_3"]] * 3
    takes_back(s, 0)
    assert hands_seen(s, 0) == [["conflict_3", "ambush"]] * 3


def test_several_cards_shown_and_taken_back_together_stay_known() -> None:
    """Two cards played and a discard on Ruins, all taken back at once."""
    s = given(
        tiles={"1,0": "ruins"}, hands={0: ["call_to_arms", "tactical_advance", "ambush", "ambush"]}
    )
    s.seat(0).chooses("call_to_arms", "tactical_advance")
    s.seat(0).advances("1,0", 1)
    s.seat(0).chooses("ambush")
    takes_back(s, 0, len(reach(s)[0]))
    assert s.castle(0) == 6
    shown = ["ambush", "call_to_arms", "tactical_advance"]
    assert hands_seen(s, 0) == [shown, shown]


def test_a_card_taken_back_and_known_is_imagined_where_it_was_seen() -> None:
    """Whatever else another player may imagine, the shown card is in that hand."""
    s = given(hands={0: ["call_to_arms", "ambush"]})
    s.seat(0).chooses("call_to_arms")
    takes_back(s, 0)
    card = s.state.content.cards.index("call_to_arms")
    dealer = FastChance(2)
    seconds: set[str] = set()
    for _ in range(40):
        hand = s.m.imagine(1, dealer).state.hands[0].cards
        assert card in hand
        seconds |= {s.state.content.cards[kind] for kind in hand if kind != card}
    assert len(seconds) > 3
