"""Rules with the seats exchanged, several of a thing, a second use or a value above a threshold.

Examples mostly have one of everything and players in the order of their seats.
"""

from __future__ import annotations

import pytest

from gonfalon.games.glory.model.constants import PAS_DARMES, TRADE
from gonfalon.games.glory.rules.board.gains import gain_ally
from gonfalon.games.glory.rules.city.action_phase import ActionPhase
from gonfalon.games.glory.rules.city.actions import TakeTurn
from gonfalon.games.glory.rules.city.refresh import refresh
from gonfalon.games.glory.rules.duel.foes import CARD
from gonfalon.games.glory.rules.round.setup_choices import GiveBackCards
from gonfalon.games.glory.rules.titles.title_conditions import claimable
from gonfalon.games.glory.rules.titles.titles import SettleTitles
from gonfalon.games.glory.rules.tournament.pas_darmes import PasDarmes
from gonfalon.games.glory.rules.travel.travel import TravelPhase
from tests.games.glory.duels import fight
from tests.games.glory.jousting import challenged, cities, current_duel, ends_duel
from tests.games.glory.scenario import begun, player, rolls, table
from tests.games.glory.solo_scenario import mat, opponent, solo

# -- rounds and phases ----------------------------------------------------------------------------


@pytest.mark.rules("GLO-EVT-02", "GLO-RND-03")
def test_an_event_happens_in_initiative_order_wherever_players_sit() -> None:
    s = table(player(), player(), player(), order=[2, 0, 1], event="good_harvest")
    s.begin_with(ActionPhase())
    assert [words["seat"] for words in s.all("gained")] == [2, 0, 1]


@pytest.mark.rules("GLO-REF-03", "GLO-RES-08")
def test_every_spent_prestige_token_is_readied() -> None:
    s = table(
        player(spent_prestige="office war_fame retinue"),
        event="war",
        round=2,
        next_event="journey",
        draws={"allies": [0] * 20, "events": [0]},
    )
    refresh(s.m)
    assert len(s.seat(0).prestige.split()) == 3


@pytest.mark.rules("GLO-TRV-01", "GLO-TRV-02", "GLO-TRV-10")
def test_a_pass_and_the_plays_end_with_the_travel_phase() -> None:
    """Three plays a phase: one player plays all of them, the other passes."""
    s = table(player(hand="game dance serenade task keepsake"), player(hand="game"), phase="travel")
    s.begin_with(TravelPhase())
    ada, ben = s.seat(0), s.seat(1)
    limit = s.state.content.travel_limit
    ada.chooses("game")
    ben.chooses("pass")
    while not s.at_rest:
        ada.chooses(ada.options()[0])
    assert s.state.boards[0].plays == limit
    left = s.state.cards_in_hand(0)
    assert left
    s.begin_with(TravelPhase())
    assert s.asked() == [(0, "travel")]
    ada.chooses(ada.options()[0])
    assert s.asked() == [(1, "travel")]
    assert s.state.cards_in_hand(0) == left - 1


@pytest.mark.rules("GLO-ACT-01", "GLO-EVT-06")
def test_pawns_go_round_past_a_player_without_any() -> None:
    s = table(player(), player(pawns=0), player(), order=[0, 1, 2], event="crusade")
    s.begin_with(ActionPhase())
    asked: list[int] = []
    for _ in range(4):
        [(seat, _)] = s.asked()
        asked.append(seat)
        s.seat(seat).chooses("guard")
    assert asked == [0, 2, 0, 2]


@pytest.mark.rules("GLO-TRV-01")
def test_travel_goes_round_past_a_player_without_cards() -> None:
    s = table(player(hand="game game"), player(), player(hand="game serenade"), phase="travel")
    s.begin_with(TravelPhase())
    asked: list[int] = []
    while not s.at_rest:
        [(seat, _)] = s.asked()
        asked.append(seat)
        s.seat(seat).chooses(s.seat(seat).options()[0])
    assert asked == [0, 2, 0, 2]


@pytest.mark.rules("GLO-TOUR-01", "GLO-TOUR-02")
def test_a_victory_in_a_city_ends_no_other_duel_there() -> None:
    s = table(player(strength=4), player(strength=4), phase="tournament")
    s.state.mode = PAS_DARMES
    cities(s, florence="henry_v jan_zizka")
    challenged(s, henry_v=0, jan_zizka=1)
    s.begin_with(PasDarmes())
    for seat in (0, 1):
        assert current_duel(s).seat == seat
        ends_duel(s, True)
    assert s.at_rest


# -- set-up and titles ----------------------------------------------------------------------------


@pytest.mark.rules("GLO-SET-08", "GLO-SET-09", "GLO-SET-14")
def test_the_set_up_follows_the_order_that_was_drawn() -> None:
    """Seat 1 comes first: seat 0 is later, and gets 1 glory and a challenge card."""
    s = begun(2, {"characters": "level_1"}, draws={"order": [0]})
    assert s.state.order == [1, 0]
    assert (s.seat(0).glory, s.seat(1).glory) == (11, 10)
    assert [words["seat"] for words in s.all("goals-dealt")] == [1, 0]
    for seat in (0, 1):
        s.seat(seat).chooses(s.seat(seat).options()[0])
    assert [words["seat"] for words in s.all("start-cards")] == [1, 0]
    assert [s.state.cards_in_hand(seat) for seat in (0, 1)] == [2, 1]


@pytest.mark.rules("GLO-ALLY-05", "GLO-RES-10")
def test_a_second_ally_of_a_kind_gives_what_the_first_gave() -> None:
    s = table(player(), player())
    moneylender = s.state.content.allies.ids.index("moneylender")
    before = s.seat(0).coin
    gain_ally(s.m, 0, moneylender)
    first = s.seat(0).coin - before
    gain_ally(s.m, 0, moneylender)
    assert first > 0
    assert s.seat(0).coin == before + 2 * first


@pytest.mark.rules("GLO-SET-15", "GLO-DEC-03")
def test_two_cards_alike_can_both_be_given_back() -> None:
    s = table(player(hand="game game dance"), player())
    s.begin_with(GiveBackCards(2, 0b11))
    ada = s.seat(0)
    ada.chooses("game")
    assert ada.offers("game")
    ada.chooses("game")
    assert not ada.offers("game")
    ada.chooses("keep")
    assert (ada.strength, ada.hand) == (2, "dance")


@pytest.mark.rules("GLO-TTL-09", "GLO-TTL-07")
def test_cards_alike_in_the_discard_count_each_by_itself() -> None:
    s = table(player(), player())
    state = s.state
    traveller = state.content.titles.ids.index("traveller")
    state.public_titles = [traveller]
    trades = [card for card, type in enumerate(state.content.travel.type) if type == TRADE]
    state.boards[0].played = [trades[0]] * 2 + trades[1:3]
    assert not claimable(state, 0, traveller)  # four of five
    state.boards[0].played = [trades[0]] * 3 + trades[1:3]
    assert claimable(state, 0, traveller)


@pytest.mark.rules("GLO-TTL-10")
def test_brave_is_won_with_two_passes_of_three() -> None:
    s = table(player(strength=4, goals="brave"), phase="titles").begin_with(SettleTitles(0))
    s.seat(0).chooses("brave")
    ends_duel(s, True, (2, 1))
    assert s.seat(0).glory == 16
    s.never("title-lost")


@pytest.mark.rules("GLO-ACT-19", "GLO-REG-05")
def test_shields_left_do_not_help_where_every_place_is_taken() -> None:
    """One shield lies in Florence; the knights of the other cities have challengers."""
    s = table(player(), player(), event="crusade", settings={"tournament": "pas_darmes"})
    cities(s, florence="henry_v jan_zizka", paris="joao_i", munich="pal_kinizsi")
    challenged(s, henry_v=0, joao_i=1, pal_kinizsi=1)
    s.begin_with(TakeTurn(0))
    s.seat(0).cannot("herald", "GLO-ACT-19")
    [reason] = [blocked for blocked in s.seat(0).refusals() if blocked.id == "herald"]
    assert reason.text.message.id == "blocked-no-tournament-place"


# -- duels ----------------------------------------------------------------------------------------


@pytest.mark.rules("GLO-ALLY-06", "GLO-ALLY-07")
@pytest.mark.parametrize("spent", ["office", "office war_fame", "office war_fame retinue"])
def test_the_herald_readies_one_of_any_number_of_spent_tokens(spent: str) -> None:
    s = table(player(allies="herald_ally", relics="ring", spent_prestige=spent))
    rolls(s, "steed 0 0", "armour 0 0")
    fight(s, CARD, "rescue")
    s.seat(0).chooses("herald_ally")
    assert len(s.seat(0).prestige.split()) == 1


# -- the virtual opponent -------------------------------------------------------------------------


@pytest.mark.rules("GLO-SOLO-29")
def test_the_opponent_scores_all_of_its_goals() -> None:
    """Terrible is worth 10, Rich 4."""
    s = solo(phase="titles", next_titles="terrible rich")
    opponent(s).goals = [s.state.content.titles.ids.index(id) for id in ("terrible", "rich")]
    s.state.public_titles = []
    s.state.sides[1].settle_titles(s.m)
    assert mat(s).glory == 10 + 10 + 4
