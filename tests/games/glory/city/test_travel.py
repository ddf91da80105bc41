"""The travel phase (GLO-TRV) and the plays of those beaten (GLO-DEC-25).

Players without strength, faith, allies and relics decide nothing in a duel, so the dice are all
that a test says about it.
"""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.glory.rules.travel.travel import PlayCards, TravelPhase
from gonfalon.kernel.values.errors import Refused
from tests.games.glory.scenario import Scenario, player, rolls, table


def travel(*players: Any, final: bool = False, **laid: Any) -> Scenario:
    """Begin a travel phase."""
    return table(*players, phase="travel", **laid).begin_with(TravelPhase(final))


def wins(s: Scenario) -> None:
    """Let the next duel be won in two passes."""
    for _ in range(2):
        rolls(s, "steed 4 0", "armour 3 0")


def loses(s: Scenario) -> None:
    """Let the next duel be lost in two passes."""
    for _ in range(2):
        rolls(s, "steed 0 0", "armour 0 0")


def played(s: Scenario, seat: int) -> list[str]:
    """Return a player's personal discard."""
    return [s.state.content.travel.ids[card] for card in s.state.boards[seat].played]


@pytest.mark.rules(
    "GLO-TRV-01", "GLO-TRV-03", "GLO-DEC-12", "GLO-RND-03", "GLO-VAR-04", "GLO-RUL-52"
)
def test_card_after_card_in_initiative_order() -> None:
    s = travel(player(hand="game dance"), player(hand="serenade"), order=[1, 0])
    assert s.asked() == [(1, "travel")]
    s.seat(1).chooses("serenade")
    assert s.seat(1).glory == 12
    assert played(s, 1) == ["serenade"]
    assert s.asked() == [(0, "travel")]
    s.seat(0).chooses("game")
    assert s.seat(0).coin == 2
    assert s.asked() == [(0, "travel")]  # the other hand is empty
    s.seat(0).chooses("dance")
    assert s.at_rest


@pytest.mark.rules("GLO-TRV-01")
def test_players_take_turns_card_by_card() -> None:
    """GLO-TRV-01: one card each, again and again, while both hold cards."""
    s = travel(player(hand="game game"), player(hand="serenade task"))
    asked: list[int] = []
    while not s.at_rest:
        [(seat, _)] = s.asked()
        asked.append(seat)
        s.seat(seat).chooses("game" if seat == 0 else "serenade" if len(asked) < 4 else "pass")
    assert asked == [0, 1, 0, 1]


@pytest.mark.rules("GLO-TRV-01", "GLO-RUL-20", "GLO-DEC-12")
def test_a_pass_is_final() -> None:
    s = travel(player(hand="game dance"), player(hand="serenade task task"))
    s.seat(0).chooses("pass")
    s.seat(1).chooses("serenade")
    assert s.asked() == [(1, "travel")]
    s.seat(1).chooses("pass")
    assert s.at_rest
    assert s.state.cards_in_hand(0) == 2


@pytest.mark.rules("GLO-TRV-02")
def test_three_plays_at_most() -> None:
    s = travel(player(hand="game game game dance"), player())
    assert s.seat(0).prompt()["args"] == {"left": 3}
    s.seat(0).chooses("game", "game", "game")
    assert s.at_rest
    assert s.seat(0).hand == "dance"


@pytest.mark.rules("GLO-TRV-06", "GLO-ALLY-10")
@pytest.mark.parametrize("final", [False, True])
def test_a_messenger_allows_one_more(final: bool) -> None:
    s = travel(player(hand="game game game dance", allies="messenger"), player(), final=final)
    s.seat(0).chooses("game", "game", "game", "dance")
    assert s.at_rest


@pytest.mark.rules("GLO-TRV-04", "GLO-RES-03")
def test_a_trade_card_is_paid() -> None:
    s = travel(player(coin=2, hand="alms golden_fleece"), player())
    s.seat(0).cannot("golden_fleece", "GLO-TRV-04", price=3, have=2)
    assert s.seat(0).label("alms")["args"] == {"travel": "alms", "price": 2}
    s.seat(0).chooses("alms")
    assert (s.seat(0).coin, s.seat(0).glory) == (0, 14)
    assert played(s, 0) == ["alms"]


@pytest.mark.rules("GLO-TRV-05", "GLO-TRV-09", "GLO-TRV-08")
def test_a_won_challenge_gives_the_cards_reward_and_nothing_else() -> None:
    s = travel(player(hand="tavern_brawl"), player())
    assert s.seat(0).label("tavern_brawl")["message"] == "option-play-challenge"
    wins(s)
    s.seat(0).chooses("tavern_brawl")
    assert (s.seat(0).coin, s.seat(0).glory) == (1, 12)
    assert played(s, 0) == ["tavern_brawl"]
    s.happened("card-played", "challenge-won", "card-discarded")


@pytest.mark.rules("GLO-TRV-11")
def test_a_card_in_play_is_in_no_hand() -> None:
    """The invariants count the card on the table; the question of its reward is open."""
    s = travel(player(hand="rescue"), player())
    wins(s)
    s.seat(0).chooses("rescue")
    assert s.seat(0).kind() == "choose-effect"
    assert s.seat(0).hand == ""
    assert played(s, 0) == []


@pytest.mark.rules("GLO-TRV-07", "GLO-RUL-21", "GLO-RES-09")
def test_a_card_may_be_played_although_nothing_can_be_received() -> None:
    s = travel(player(coin=1, hand="hired_squire"), player(allies="squire " * 6))
    s.seat(0).chooses("hired_squire")
    assert s.seat(0).allies == ""
    assert played(s, 0) == ["hired_squire"]
    s.happened("ally-none-left")


@pytest.mark.rules("GLO-RUL-73", "GLO-DEC-12")
def test_a_player_who_can_only_pass_is_asked() -> None:
    s = travel(player(hand="alms"), player(hand="game"))
    assert s.asked() == [(0, "travel")]
    assert s.seat(0).options() == ["pass"]
    assert not s.seat(0).decision().public
    s.seat(0).chooses("pass")
    assert s.asked() == [(1, "travel")]


@pytest.mark.rules("GLO-RUL-73", "GLO-DEC-12")
def test_nothing_tells_a_hand_that_can_be_played_from_one_that_cannot() -> None:
    """Two hands of one trade card, one of them too dear: the same question, as others see it."""
    told: list[list[object]] = []
    for hand in ("alms", "sparring_yard"):
        s = travel(player(coin=1, hand=hand), player(hand="game"))
        told.append([s.asked(), s.seat(0).decision().id, s.m.waiting, s.m.undoable(0)])
        assert s.m.explain(1) == []
        s.seat(0).chooses("pass")
        told[-1] += [s.asked(), s.seat(1).decision().id, s.heard_by(1), s.heard_by(None)]
    assert told[0] == told[1]


@pytest.mark.rules("GLO-DEC-12")
def test_an_empty_hand_is_not_asked() -> None:
    s = travel(player(), player())
    assert s.at_rest


@pytest.mark.rules("GLO-DEC-12", "GLO-RUL-73")
def test_only_cards_of_the_hand_can_be_played_and_refusals_name_no_others() -> None:
    s = travel(player(hand="game alms"), player(hand="dance golden_fleece"))
    with pytest.raises(Refused) as refused:
        s.seat(0).chooses("golden_fleece")
    assert refused.value.rule == ""
    assert [blocked.id for blocked in s.seat(0).refusals()] == ["alms"]


@pytest.mark.rules("GLO-DEC-12")
def test_a_play_can_be_taken_back_until_dice_or_draws_follow() -> None:
    s = travel(player(hand="game rescue"), player())
    s.seat(0).chooses("game")
    assert len(s.m.undoable(0)) == 1
    loses(s)
    s.seat(0).chooses("rescue")
    assert s.m.undoable(0) == []


@pytest.mark.rules("GLO-TRV-08")
def test_personal_discards_are_open_and_stay() -> None:
    s = travel(player(hand="game"), player())
    s.seat(0).chooses("game")
    s.begin_with(TravelPhase())
    assert played(s, 0) == ["game"]
    assert dict(s.heard_by(1))["event-card-discarded"] == {"seat": 0, "travel": "game"}


@pytest.mark.rules("GLO-TRV-10", "GLO-TRV-02")
def test_the_final_travel_phase_readies_and_pays_nothing() -> None:
    s = travel(player(hand="game", spent_allies="thug"), player(), final=True)
    s.happened("final-travel-begins")
    assert s.seat(0).coin == 0
    s.seat(0).chooses("game")
    assert s.seat(0).coin == 2
    assert s.seat(0).spent_allies == "thug"


@pytest.mark.rules("GLO-DEC-25", "GLO-TRV-06", "GLO-TOUR-09")
def test_a_beaten_player_plays_cards_in_a_row() -> None:
    """A Messenger adds nothing; a lost challenge counts as one of the plays."""
    s = table(player(hand="game dance rescue", allies="messenger"), player())
    s.begin_with(PlayCards(0, 2))
    loses(s)
    s.seat(0).chooses("rescue")
    assert s.seat(0).prompt() == {"message": "ask-consolation", "args": {"left": 1}}
    s.seat(0).chooses("dance")
    assert s.at_rest
    assert s.seat(0).hand == "game rescue"


@pytest.mark.rules("GLO-DEC-25", "GLO-RUL-73")
def test_a_beaten_player_may_stop_and_is_asked_if_only_that_is_possible() -> None:
    s = table(player(hand="alms"), player()).begin_with(PlayCards(0, 1))
    assert s.seat(0).options() == ["stop"]
    s.seat(0).cannot("alms", "GLO-TRV-04", price=2, have=0)
    s.seat(0).chooses("stop")
    assert s.at_rest
    s.happened("travel-stopped")


@pytest.mark.rules("GLO-DEC-25")
def test_a_beaten_player_without_cards_is_not_asked() -> None:
    s = table(player(), player(hand="game")).begin_with(PlayCards(0, 2))
    assert s.at_rest
