"""The worked examples of set-up, city, travel and refresh, as the rules tell them.

Players without strength, faith, allies and relics decide nothing in a duel, so the dice are all
that an example says about it.
"""

from __future__ import annotations

import pytest

from gonfalon.games.glory.model.constants import CHALLENGE, INITIATIVE, NONE, SPECIAL_STACK
from gonfalon.games.glory.rules.cards.play_card import PlayCard
from gonfalon.games.glory.rules.city.action_phase import ActionPhase
from gonfalon.games.glory.rules.city.actions import TakeTurn
from gonfalon.games.glory.rules.city.ally_track import fill_track
from gonfalon.games.glory.rules.city.refresh import refresh
from gonfalon.games.glory.rules.travel.travel import TravelPhase
from tests.games.glory.scenario import Scenario, begun, player, rolls, table

DRAWS = {"allies": [0] * 20, "events": [0]}


def beaten(s: Scenario, seat: int, card: str) -> None:
    """Let a player have beaten the opponent on a challenge card: the duel is just over."""
    number = s.state.content.travel.ids.index(card)
    s.m.reveal(s.state.packs[CHALLENGE], s.state.hand(seat, CHALLENGE), number)
    step = PlayCard(seat, number)
    step.goto("do_result")
    s.begin_with(step)


def played(s: Scenario, seat: int) -> list[str]:
    """Return a player's personal discard."""
    return [s.state.content.travel.ids[card] for card in s.state.boards[seat].played]


@pytest.mark.rules("GLO-EX-01", "GLO-SET-08")
def test_example_01_later_positions_get_glory_and_challenge_cards() -> None:
    """Three players in the order A, B, C with level I characters, 10 glory each."""
    s = begun(3, {"characters": "level_1"})
    assert s.state.order == [0, 1, 2]
    assert [s.seat(seat).glory for seat in range(3)] == [10, 11, 12]
    assert [s.state.cards_in_hand(seat) for seat in range(3)] == [0, 1, 2]
    assert s.seat(1).hand == "undefeated"
    assert s.seat(2).hand == "black_knight duel_before_the_king"


@pytest.mark.rules("GLO-EX-02", "GLO-SET-12", "GLO-SET-18", "GLO-ALLY-01")
def test_example_02_the_track_of_two_players() -> None:
    """One special token in slot 2, five of stack I in slots 5 to 9; 3 and 15 are left."""
    s = begun(2, {"characters": "level_1"})
    for seat in range(2):
        s.seat(seat).chooses(s.seat(seat).options()[0])
    state = s.state
    assert [kind != NONE for kind in state.track] == [False, True, False, False] + [True] * 5
    assert len(state.stacks[0]) == 3
    assert len(state.stacks[SPECIAL_STACK]) == 15
    assert state.track[1] in state.content.allies.stacks[SPECIAL_STACK]
    assert all(kind in state.content.allies.stacks[0] for kind in state.track[4:])


@pytest.mark.rules("GLO-EX-03", "GLO-EVT-01", "GLO-EVT-02", "GLO-EVT-05")
def test_example_03_a_good_harvest() -> None:
    """Players with 3 and 0 coins have 5 and 2 when the action phase starts."""
    s = table(player(coin=3), player(coin=0), event="good_harvest").begin_with(ActionPhase())
    assert (s.seat(0).coin, s.seat(1).coin) == (5, 2)
    assert s.asked() == [(0, "action")]
    s.never("pawn-placed")


@pytest.mark.rules("GLO-EX-04", "GLO-TRV-04", "GLO-PRE-02")
def test_example_04_the_order_of_the_golden_fleece() -> None:
    """3 coins and 12 glory become 0 and 15, with Office; one who has Office gets no second."""
    for prestige in ("", "office"):
        s = table(player(coin=3, glory=12, prestige=prestige, hand="golden_fleece"), player())
        s.begin_with(TravelPhase())
        s.seat(0).chooses("golden_fleece")
        assert (s.seat(0).coin, s.seat(0).glory) == (0, 15)
        assert s.seat(0).prestige == "office"
        assert played(s, 0) == ["golden_fleece"]
        assert s.state.prestige[s.state.content.prestige.index("office")] == 2


@pytest.mark.rules("GLO-EX-05", "GLO-TRV-07", "GLO-DEC-10", "GLO-EQP-02")
def test_example_05_lodewijk_van_gruuthuse_is_beaten() -> None:
    """Armour III or 3 coins; with armour III already, only the coins."""
    s = table(player(hand="gruuthuse"), player())
    beaten(s, 0, "gruuthuse")
    assert s.seat(0).options() == ["1", "2"]
    s.seat(0).chooses("1")
    assert (s.seat(0).board.levels, s.seat(0).coin) == ([2, 3], 0)
    assert played(s, 0) == ["gruuthuse"]
    s = table(player(hand="gruuthuse", armour=3), player())
    beaten(s, 0, "gruuthuse")
    assert s.at_rest  # there is only one answer
    assert (s.seat(0).board.levels, s.seat(0).coin) == ([2, 3], 3)


@pytest.mark.rules("GLO-EX-06", "GLO-REF-01")
def test_example_06_black_and_red_show_initiative() -> None:
    """Order White, Blue, Black, Red; on the circles Black, then Red."""
    white, blue, black, red = range(4)
    s = table(seats=4, order=[white, blue, black, red], event="war", round=2, draws=DRAWS)
    s.state.pawns[INITIATIVE] = [black, red]
    refresh(s.m)
    assert s.state.order == [black, red, white, blue]


@pytest.mark.rules("GLO-EX-20", "GLO-TRV-05", "GLO-TRV-09", "GLO-RUL-36")
def test_example_20_a_failed_challenge() -> None:
    """Rescue (7, 0) is lost, then won, then Game is played; the limit is reached."""
    s = table(player(hand="rescue game dance"), player()).begin_with(TravelPhase())
    for _ in range(2):
        rolls(s, "steed 0 0", "armour 0 0")
    s.seat(0).chooses("rescue")
    assert s.seat(0).hand == "game dance rescue"
    assert s.seat(0).glory == 10
    assert played(s, 0) == []
    for _ in range(2):
        rolls(s, "steed 4 0", "armour 3 0")
    s.seat(0).chooses("rescue", "2", "game")  # 3 faith, not the Nun
    assert s.at_rest
    assert played(s, 0) == ["rescue", "game"]
    assert s.seat(0).hand == "dance"
    assert s.seat(0).faith == 3


@pytest.mark.rules("GLO-EX-22", "GLO-ALLY-02", "GLO-RUL-53")
def test_example_22_the_stack_changes_within_one_refill() -> None:
    """One token of stack I for slot 9, six of stack II for slots 8 to 3, then specials."""
    s = table(seats=4, round=2, draws=DRAWS)
    state = s.state
    last = state.stacks[0].pop()
    state.removed_allies += state.stacks[0]
    state.stacks[0] = [last]
    second = state.stacks[1][:]
    fill_track(s.m)
    assert state.track[8] == last
    assert state.track[2:8] == second[:6][::-1]
    assert (len(state.stacks[0]), len(state.stacks[1]), len(state.stacks[2])) == (0, 2, 8)
    special = state.content.allies.stacks[SPECIAL_STACK]
    assert state.track[:2] == [special[1], special[0]]


@pytest.mark.rules("GLO-EX-23", "GLO-ACT-17", "GLO-EVT-10", "GLO-ALLY-10", "GLO-RUL-49")
def test_example_23_the_diplomat() -> None:
    """Armour III for 1, steed IV for 3, a slot of 1 for 0; Hiring still 1 and Courser 2."""
    s = table(player(coin=3, steed=3, allies="diplomat"), player(), event="crusade")
    s.begin_with(TakeTurn(0))
    s.seat(0).chooses("market")
    assert s.seat(0).label("armour")["args"]["price"] == 1
    assert s.seat(0).label("steed")["args"]["price"] == 3
    s = table(
        player(allies="diplomat"), player(), event="hiring_1", hired="cook", track={6: "nun"}
    ).begin_with(TakeTurn(0))
    s.seat(0).cannot("event", "GLO-ACT-05", need=1, have=0)
    s.seat(0).chooses("gain_ally")
    assert s.seat(0).allies == "nun diplomat"
    s = table(player(coin=1, allies="diplomat", hand="courser"), player())
    s.begin_with(TravelPhase())
    s.seat(0).cannot("courser", "GLO-TRV-04", price=2, have=1)


@pytest.mark.rules("GLO-EX-29", "GLO-PRE-03", "GLO-RES-09")
def test_example_29_no_lady_of_the_heart_is_left() -> None:
    """Three players have the three tokens; the fourth beats Insulted Honour for 2 glory only."""
    lady = player(prestige="lady_of_the_heart")
    s = table(lady, lady, lady, player(hand="insulted_honour"))
    beaten(s, 3, "insulted_honour")
    assert s.at_rest
    assert (s.seat(3).prestige, s.seat(3).glory) == ("", 12)
    assert s.event("prestige-none-left") == {"seat": 3, "prestige": "lady_of_the_heart"}


@pytest.mark.rules("GLO-EX-30", "GLO-EVT-06", "GLO-REF-02")
def test_example_30_call_to_arms_with_two_players() -> None:
    """10 pawns are placed in total; the pawns on the card come back in the refresh phase."""
    s = table(event="call_to_arms", round=2, draws=DRAWS).begin_with(ActionPhase())
    assert s.state.laid == [0, 1]
    placed = 0
    while not s.at_rest:
        [(seat, _)] = s.asked()
        s.seat(seat).chooses("guard")
        placed += 1
    assert placed == 10
    refresh(s.m)
    assert [board.pawns for board in s.state.boards] == [6, 6]
    assert s.state.laid == []


@pytest.mark.rules("GLO-EX-34", "GLO-REF-01")
def test_example_34_initiative_with_one_pawn() -> None:
    """Order A, B, C, D; only D has a pawn there. Then C on circle 1 and A on circle 2."""
    for pawns, order in (([3], [3, 0, 1, 2]), ([2, 0], [2, 0, 1, 3])):
        s = table(seats=4, order=[0, 1, 2, 3], event="war", round=2, draws=DRAWS)
        s.state.pawns[INITIATIVE] = pawns
        refresh(s.m)
        assert s.state.order == order
