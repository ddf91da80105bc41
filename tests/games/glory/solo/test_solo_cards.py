"""The virtual opponent's cards (GLO-SOLO-08 to GLO-SOLO-18): drawing, and each action."""

from __future__ import annotations

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.constants import (
    CHALLENGE,
    GUARD,
    HERALD,
    INITIATIVE,
    NONE,
    PRAYER,
    TRAINING,
)
from gonfalon.games.glory.model.state import DECK, DISCARD, TITLES
from tests.games.glory.jousting import joust
from tests.games.glory.scenario import Scenario
from tests.games.glory.solo_scenario import acts, cities, mat, opponent, places, solo, stand


def challenges(count: int) -> list[int]:
    """Return the first kinds of challenge cards."""
    types = GAME.load().travel.type
    return [card for card, type in enumerate(types) if type == CHALLENGE][:count]


def words(cards: list[int]) -> str:
    """Return the ids of travel cards."""
    return " ".join([GAME.load().travel.ids[card] for card in cards])


def titles(s: Scenario) -> tuple[int, int]:
    """Return how many titles lie in the deck and in the discard."""
    zones = s.state.packs[TITLES].zones
    return len(zones[DECK].cards), len(zones[DISCARD].cards)


def keep_titles(s: Scenario, count: int) -> None:
    """Leave so many titles in the deck; the others lie open."""
    pack = s.state.packs[TITLES]
    while len(pack.zones[DECK].cards) > count:
        s.state.public_titles.append(pack.take_top(pack.zones[DECK]))


# -- drawing ----------------------------------------------------------------------------------


@pytest.mark.rules("GLO-SOLO-08")
def test_all_cards_are_shuffled_for_an_action_phase() -> None:
    s = solo()
    acts(s, "basic_1")
    acts(s, "basic_4")
    assert len(opponent(s).deck) == 7
    s.state.sides[1].begin_actions(s.m)
    assert opponent(s).deck == list(range(9))
    assert opponent(s).drawn == []


@pytest.mark.rules("GLO-SOLO-09")
def test_the_first_possible_action_of_the_card_is_carried_out() -> None:
    """Basic 5: plan challenge, initiative, training."""
    s = solo()
    assert acts(s, "basic_5") == "initiative"
    assert mat(s).pawns == 5
    assert [s.state.content.opponent_cards.ids[card] for card in opponent(s).drawn] == ["basic_5"]
    s = solo(full="initiative")
    assert acts(s, "basic_5") == "training"


@pytest.mark.rules("GLO-SOLO-09")
def test_a_card_without_a_possible_action_is_followed_by_another() -> None:
    s = solo("lone_challenge", full="prayer event")
    assert acts(s, "basic_6", "basic_3", "basic_1") == "service"
    assert len(opponent(s).drawn) == 3
    assert s.times("opponent-cannot") == 2
    assert mat(s).pawns == 5


@pytest.mark.rules("GLO-SOLO-09")
def test_an_empty_deck_is_renewed_from_all_drawn_cards() -> None:
    """Also in the middle of a turn: the card that has just failed is among them."""
    s = solo("lone_challenge", full="prayer event")
    opponent(s).deck, opponent(s).drawn = [2], [0, 1, 3, 4, 5, 6, 7, 8]
    assert acts(s, "basic_3", "basic_6", "basic_3", "basic_1") == "service"
    s.happened("opponent-cannot", "opponent-renews", "opponent-draws")
    assert sorted(opponent(s).deck) == [1, 3, 4, 6, 7, 8]
    assert opponent(s).drawn == [5, 2, 0]


@pytest.mark.rules("GLO-SOLO-10", "GLO-RUL-40")
def test_without_any_possible_action_the_pawn_stands_guard() -> None:
    s = solo("lone_challenge", full="prayer training service new_goal")
    places(s, 1, "initiative")  # once a round
    assert acts(s) == "guard"  # no card is drawn
    assert opponent(s).drawn == []
    assert mat(s).goods == [0, 0, 0]
    s.never("opponent-draws")


@pytest.mark.rules("GLO-SOLO-10", "GLO-RUL-40")
def test_one_possible_card_anywhere_is_searched_for() -> None:
    """Only cards with initiative work, and they lie in the discard."""
    s = solo("lone_challenge", full="prayer training service new_goal")
    opponent(s).deck, opponent(s).drawn = [0], [1, 2, 3, 4, 5, 6, 7, 8]
    assert acts(s, "basic_1", "basic_2", "basic_7") == "initiative"


# -- allies -----------------------------------------------------------------------------------


@pytest.mark.rules("GLO-SOLO-11")
def test_the_kinds_are_looked_for_in_order() -> None:
    """Basic 2 in its second line: Minstrel, Queen, Squire."""
    s = solo(track={5: "squire", 6: "queen", 7: "queen"})
    assert acts(s, "basic_2") == "gain_ally"
    assert s.event("opponent-ally") == {"seat": 1, "ally": "queen"}
    assert s.state.track[4:7] == [
        s.state.content.allies.ids.index("squire"),
        NONE,
        s.state.content.allies.ids.index("queen"),
    ]
    assert mat(s).glory == 10
    assert sum(mat(s).allies) == 0
    assert s.state.removed_allies == [s.state.content.allies.ids.index("queen")]


@pytest.mark.rules("GLO-SOLO-11", "GLO-RUL-37")
def test_slots_for_two_coins_are_passed_over() -> None:
    """Warrior 1: training, Fencing Master / Thug / Squire, plan challenge."""
    s = solo(deck="warrior", full="training", track={2: "thug", 9: "squire"})
    assert acts(s, "warrior_1") == "gain_ally"
    assert s.event("opponent-ally")["ally"] == "squire"
    s = solo(deck="warrior", full="training", track={2: "thug"})
    assert acts(s, "warrior_1", "basic_1") == "service"


@pytest.mark.rules("GLO-SOLO-11", "GLO-RUL-42")
@pytest.mark.parametrize(("scenario", "glory"), [("rivalry", 14), ("lone_challenge", 0)])
def test_a_minstrel_gives_glory_in_rivalry(scenario: str, glory: int) -> None:
    s = solo(scenario, track={9: "minstrel"})
    assert acts(s, "basic_2") == "gain_ally"
    assert mat(s).glory == glory


@pytest.mark.rules("GLO-SOLO-12", "GLO-RUL-42")
@pytest.mark.parametrize(
    ("ally", "glory"), [("lady", 15), ("moneylender", 10), ("king", 10), ("witch", 10)]
)
def test_a_special_ally_is_removed_for_its_glory(ally: str, glory: int) -> None:
    s = solo(track={2: ally, 5: "minstrel"})
    assert acts(s, "basic_2") == "gain_ally"
    assert s.event("opponent-special-ally") == {"seat": 1, "ally": ally}
    assert mat(s).glory == glory
    assert mat(s).goods == [0, 0, 0]
    assert s.state.track[1] == NONE


@pytest.mark.rules("GLO-SOLO-12")
def test_the_leftmost_special_ally_goes_first_and_outside_rivalry_without_glory() -> None:
    s = solo("lone_challenge", track={1: "lady", 2: "king"})
    acts(s, "basic_2")
    assert s.event("opponent-special-ally")["ally"] == "lady"
    assert mat(s).glory == 0
    places(s, 0, "new_goal")
    assert acts(s, "basic_9") == "gain_ally"
    assert s.event("opponent-special-ally")["ally"] == "king"


# -- cards, goals, events ---------------------------------------------------------------------


@pytest.mark.rules("GLO-SOLO-13")
def test_a_complete_column_is_removed() -> None:
    """Basic 5: plan challenge, initiative, training."""
    cards = challenges(4)
    s = solo(display={"challenge": words(cards)})
    assert acts(s, "basic_5") == "plan_journey"
    assert s.state.display[CHALLENGE] == []
    assert s.state.removed_cards == cards
    assert s.event("opponent-plans")["cards"] == words(cards).split()


@pytest.mark.rules("GLO-SOLO-13")
def test_an_incomplete_column_stays() -> None:
    cards = challenges(3)
    s = solo(display={"challenge": words(cards)})
    assert acts(s, "basic_5") == "initiative"
    assert s.state.display[CHALLENGE] == cards


@pytest.mark.rules("GLO-SOLO-14", "GLO-RUL-05")
def test_a_new_goal_costs_three_titles_and_is_open() -> None:
    s = solo(next_titles="rich brave lucky famous")  # Rich is its first goal
    assert acts(s, "basic_8") == "herald"
    assert acts(s, "basic_9") == "new_goal"
    assert s.event("opponent-new-goal") == {"seat": 1, "title": "famous"}
    ids = s.state.content.titles.ids
    assert [ids[title] for title in opponent(s).goals] == ["rich", "famous"]
    assert titles(s) == (10, 2)
    assert mat(s).glory == 10  # scored at the end


@pytest.mark.rules("GLO-SOLO-14")
def test_titles_it_discards_are_seen_by_nobody() -> None:
    s = solo()
    acts(s, "basic_9")
    discard = s.state.packs[TITLES].zones[DISCARD]
    assert len(discard.cards) == 2
    assert discard.audience == 0
    assert "brave" not in str(s.heard_by(0))


@pytest.mark.rules("GLO-SOLO-14", "GLO-ACT-21")
@pytest.mark.parametrize("in_deck", [0, 1, 2])
def test_a_new_deck_does_not_contain_the_titles_just_drawn(in_deck: int) -> None:
    s = solo("lone_challenge")
    pack = s.state.packs[TITLES]
    deck, discard = pack.zones[DECK], pack.zones[DISCARD]
    keep_titles(s, 5)
    pack.draw(deck, discard, len(deck.cards) - in_deck)
    old = deck.cards[:]
    assert acts(s, "basic_9") == "new_goal"
    assert opponent(s).goals[0] not in old
    assert sum(titles(s)) == 4
    assert set(old) <= set(discard.cards)
    assert s.state.set_aside().cards == []


@pytest.mark.rules("GLO-SOLO-14")
def test_a_new_goal_needs_a_circle_and_three_titles() -> None:
    s = solo("lone_challenge", full="new_goal")
    assert acts(s, "basic_9") == "prayer"
    s = solo("lone_challenge")
    keep_titles(s, 2)
    assert acts(s, "basic_9") == "prayer"


@pytest.mark.rules("GLO-SOLO-14", "GLO-RUL-47")
def test_outside_rivalry_a_new_goal_thins_the_deck_only() -> None:
    s = solo("lone_challenge")
    acts(s, "basic_9")
    assert titles(s) == (11, 2)
    s.state.sides[1].settle_titles(s.m)
    assert mat(s).glory == 0


@pytest.mark.rules("GLO-SOLO-15", "GLO-RUL-41", "GLO-EVT-07")
@pytest.mark.parametrize(
    ("scenario", "event", "glory"),
    [
        ("rivalry", "crusade", 13),
        ("rivalry", "siege", 15),
        ("rivalry", "mentors_lessons", 10),
        ("rivalry", "journey", 10),
        ("rivalry", "spoils_of_war", 10),
        ("lone_challenge", "siege", 0),
    ],
)
def test_the_events_action_costs_it_nothing(scenario: str, event: str, glory: int) -> None:
    s = solo(scenario, event=event)
    assert acts(s, "basic_3") == "event"
    assert mat(s).glory == glory
    assert mat(s).goods == [0, 0, 0]
    assert acts(s, "basic_6") == ("herald" if scenario == "rivalry" else "prayer")


@pytest.mark.rules("GLO-SOLO-15")
def test_an_event_without_an_action_or_a_taken_circle() -> None:
    assert acts(solo("lone_challenge", event="good_harvest"), "basic_3") == "prayer"
    assert acts(solo("lone_challenge", event="siege", full="event"), "basic_3") == "prayer"
    assert acts(solo("lone_challenge"), "basic_3") == "prayer"


@pytest.mark.rules("GLO-SOLO-15", "GLO-EVT-04")
def test_hiring_removes_the_ally_on_the_card() -> None:
    s = solo(event="hiring_2", hired="lady")
    assert acts(s, "basic_3") == "event"
    assert s.state.hired == NONE
    assert s.state.removed_allies == [s.state.content.allies.ids.index("lady")]
    assert mat(s).glory == 15
    s = solo(event="hiring_2")
    assert acts(s, "basic_3") == "prayer"  # no ally lies there


# -- circles and the Herald -------------------------------------------------------------------


@pytest.mark.rules("GLO-SOLO-16", "GLO-RUL-66")
def test_initiative_once_a_round_without_the_coin() -> None:
    s = solo(deck="warrior")
    places(s, 0, "initiative")
    assert acts(s, "basic_5") == "initiative"
    assert s.state.pawns[INITIATIVE] == [0, 1]
    assert mat(s).goods == [0, 0, 0]
    s = solo(deck="warrior")
    assert acts(s, "basic_5") == "initiative"
    assert acts(s, "basic_7") == "service"  # a circle is free, but it has a pawn there


@pytest.mark.rules("GLO-SOLO-17", "GLO-ACT-03")
def test_training_prayer_and_service_need_a_circle() -> None:
    s = solo(deck="righteous")
    assert acts(s, "righteous_1") == "prayer"
    assert acts(s, "righteous_2") == "prayer"
    assert s.state.pawns[PRAYER] == [1, 1]  # two circles are open
    assert acts(s, "basic_9") == "new_goal"
    assert acts(s, "basic_1") == "service"
    assert mat(s).goods == [0, 0, 0]
    s = solo(full="training", deck="warrior")
    nobles = s.state.content.knights.kinds.index("noble")
    ids = s.state.content.knights.ids
    joust(s, 0, 1, *[ids[knight] for knight in s.state.pools[nobles]])
    assert acts(s, "warrior_2", "basic_1") == "service"
    assert s.state.pawns[TRAINING] == [0]


@pytest.mark.rules("GLO-SOLO-18", "GLO-SOLO-23")
def test_the_herald_in_a_plaisance_once() -> None:
    s = solo()
    stand(s, p1="andrzej_balicki", p4="joao_i", p6="dietrich_von_kottulin", p7="pierre_terrail")
    assert acts(s, "basic_8") == "herald"
    assert s.state.places[2] == 1
    assert s.state.pawns[HERALD] == [1]
    assert acts(s, "basic_6") == "prayer"


@pytest.mark.rules("GLO-SOLO-18", "GLO-SOLO-25")
def test_the_herald_in_a_pas_darmes() -> None:
    """Henry V (8/2) goes for the most glory in cities without a shield of either side."""
    s = solo(mode="pas_darmes", full="new_goal")
    cities(s, "charles_vii joao_i", "james_ii wolfert_van_borselen", "zawisza_czarny")
    s.state.challengers[0][1] = 0
    assert acts(s, "basic_8") == "herald"
    assert s.state.challengers == [[NONE, 0], [1, NONE], [NONE]]
    assert acts(s, "basic_6") == "prayer"  # Florence has the player's shield, Munich a champion


@pytest.mark.rules("GLO-SOLO-18")
@pytest.mark.parametrize("scenario", ["lone_challenge", "warrior"])
def test_no_herald_outside_rivalry(scenario: str) -> None:
    s = solo(scenario)
    assert acts(s, "basic_8") == "new_goal"
    assert 1 not in s.state.places


def test_its_pawns_are_counted_down() -> None:
    s = solo()
    for pawns, card in zip((5, 4, 3), ("basic_1", "basic_4", "basic_7"), strict=True):
        acts(s, card)
        assert mat(s).pawns == pawns
    assert s.state.pawns[GUARD] == []
