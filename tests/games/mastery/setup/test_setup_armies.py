"""Set-up: starting knights and opening hands."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.errors import ContentError
from tests.games.mastery.scenario import hex_of, layout_pack
from tests.games.mastery.setup.test_setup import SEATS, SEEDS, begin, hexes, laid_out


def deck_with_authority_at(place: int) -> list[int]:
    """Return the script of a shuffle that only moves Authority, third from the top before."""
    return [18 - place if i == 15 else i for i in range(17, 0, -1)]


def owners(match: Match[MasteryState]) -> list[str]:
    """Return the castle hex of each seat."""
    state = match.state
    return [state.content.hex_names[state.castle(seat)] for seat in range(match.seats)]


def next_to(match: Match[MasteryState], hex: str) -> list[str]:
    """Return the names of the hexes next to one."""
    state = match.state
    mask = state.rules.layout.near[hex_of(state.content, hex)]
    return [name for i, name in enumerate(state.content.hex_names) if mask >> i & 1]


def placed(match: Match[MasteryState]) -> list[tuple[int, int]]:
    """Return for each seat the castle's starting knights and the number of its Homelands."""
    found = {}
    for event in match.events:
        if event.message.id == "event-start-knights":
            seat, castle, homes = event.args
            found[seat] = (castle, homes)
    return [found[seat] for seat in range(match.seats)]


# -- knights ------------------------------------------------------------------------------------


@pytest.mark.rules("MM-SET-07", "MM-KNI-01")
@pytest.mark.parametrize("seats", SEATS)
def test_all_dice_but_those_of_the_starting_knights_are_in_the_reserve(seats: int) -> None:
    match = begin(seats, seed=5)
    state = match.state
    for seat, (castle, homes) in enumerate(placed(match)):
        if seat == state.first:
            castle += 3  # the first turn has begun
        dice = -(-castle // 6) + homes
        assert match.view(None)["state"]["seats"][seat]["dice"] == 10 - dice


@pytest.mark.rules("MM-SET-08", "MM-SET-10", "MM-EX-01", "MM-SUP-01")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_six_knights_are_divided_over_castle_and_homelands_beside_it(seats: int, seed: int) -> None:
    match = begin(seats, seed)
    board = hexes(match)
    shown = match.view(None)["state"]["seats"]
    at_home: set[str] = set()
    for seat, castle in enumerate(owners(match)):
        homes = [h for h in next_to(match, castle) if board[h]["tile"] == "homelands"]
        share = {0: 6, 1: 3, 2: 2}[len(homes)]
        assert placed(match)[seat] == (share, len(homes))
        fresh = 3 if seat == match.state.active else 0  # the first turn has begun
        assert board[castle]["knights"] == share + fresh
        for home in homes:
            assert (board[home]["owner"], board[home]["knights"]) == (seat, share)
        assert shown[seat]["points"] == len(homes)
        at_home |= {*homes, castle}
    for name, hex in board.items():
        if name not in at_home:
            assert (hex["owner"], hex["knights"]) == (None, 0)


@pytest.mark.rules("MM-SET-08", "MM-EX-01")
def test_castles_with_none_one_and_two_homelands_all_come_up() -> None:
    met = {homes for seed in range(10) for _, homes in placed(begin(4, seed))}
    assert met == {0, 1, 2}


@pytest.mark.rules("MM-SET-08")
def test_homelands_held_from_the_start_are_no_conquest() -> None:
    match = laid_out(2)
    assert placed(match) == [(2, 2), (2, 2)]
    said = [event.message.id for event in match.events]
    assert "event-conquered" not in said
    assert "event-advanced" not in said


@pytest.mark.rules("MM-SET-08")
def test_homelands_with_more_abilities_trigger_none_of_them_at_the_start() -> None:
    home = '{ when = "setup", target = "adjacent_castle_owner", op = "start_distribution" }'
    gain = '{ when = "on_conquest", target = "conqueror", op = "gain_knights", n = 1 }'
    content = GAME.load((f"[territories.homelands]\neffects = [{home}, {gain}]\n",))
    match = laid_out(2, first=1, content=content)
    assert placed(match) == [(2, 2), (2, 2)]
    assert hexes(match)["2,0"]["knights"] == 2


@pytest.mark.rules("MM-SET-09")
def test_a_board_on_which_a_castle_could_have_three_homelands_is_invalid() -> None:
    with pytest.raises(ContentError, match="more than 2 Homelands could touch a castle"):
        GAME.load((layout_pack({"1, 0": "t1", "-1, -1": "t2"}),))
    GAME.load((layout_pack({"1, 0": "t3", "1, -1": "t2"}),))  # two of value 1: nothing wrong


@pytest.mark.rules("MM-SET-09")
def test_homelands_of_another_value_count_for_the_limit_too() -> None:
    """A castle touches two hexes of value 1 and one of value 2, so both values is too many."""
    effect = '{ when = "setup", target = "adjacent_castle_owner", op = "start_distribution" }'
    colony = f'value = 2\ncopies = 2\neffects = [{effect}]\nprovenance = "recalled"\n'
    with pytest.raises(ContentError, match="more than 2 Homelands could touch a castle"):
        GAME.load((f"[territories.colony]\n{colony}",))
    plain = "[territories.homelands]\neffects = []\n"
    content = GAME.load((f"[territories.colony]\n{colony}{plain}",))
    assert [c for c in content.homelands if c] == [True]


@pytest.mark.rules("MM-SET-10")
def test_a_board_on_which_homelands_could_touch_two_castles_is_invalid() -> None:
    pack = layout_pack({"-2, 0": "castle at 2, -2"}, "[[2, 0], [2, -2]]")
    with pytest.raises(ContentError, match="Homelands could touch two castles"):
        GAME.load((pack,))


@pytest.mark.rules("MM-SET-10")
def test_homelands_that_touch_no_castle_start_empty() -> None:
    """A hex of value 1 is moved away from the castle; all hexes of value 1 hold Homelands."""
    content = GAME.load((layout_pack({"0, 1": "t1", "1, 1": "t2"}),))
    match = laid_out(2, first=1, content=content)
    board = hexes(match)
    assert board["0,1"]["tile"] == "homelands"
    assert (board["0,1"]["owner"], board["0,1"]["knights"]) == (None, 0)
    assert (board["2,-1"]["owner"], board["2,-1"]["knights"]) == (0, 3)
    assert board["2,0"]["knights"] == 3


@pytest.mark.rules("MM-VAR-40", "MM-EX-60", "MM-SET-08")
def test_disorder_adds_six_knights_to_the_castle_after_the_division() -> None:
    content = GAME.load((layout_pack({"0, 1": "t1", "1, 1": "t2"}),))
    match = laid_out(2, first=1, content=content, variants=["skirmish", "disorder"])
    assert placed(match) == [(9, 1), (8, 2)]
    shown = match.view(None)["state"]["seats"][0]
    assert shown["points"] == 0
    assert shown["dice"] == 10 - 2 - 1


@pytest.mark.rules("MM-RUL-45", "MM-VAR-30")
@pytest.mark.parametrize("seats", SEATS)
def test_homelands_in_skirmish_keep_their_place_and_their_knights_but_are_worth_nothing(
    seats: int,
) -> None:
    usual, match = begin(seats, seed=4), begin(seats, seed=4, variants=["skirmish"])
    assert placed(match) == placed(usual)
    assert any(homes for _, homes in placed(match))
    board = hexes(match)
    assert {n: h["tile"] for n, h in board.items()} == {
        n: h["tile"] for n, h in hexes(usual).items()
    }
    for name, hex in board.items():
        if hex["tile"] == "homelands":
            assert (hex["value"], hexes(usual)[name]["value"]) == (0, 1)
        elif "value" in hex:
            assert hex["value"] == hexes(usual)[name]["value"] > 0
    assert [s["points"] for s in match.view(None)["state"]["seats"]] == [0] * seats


# -- opening hands ------------------------------------------------------------------------------


@pytest.mark.rules("MM-SET-07", "MM-SET-11", "MM-SET-14")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_draws_five_cards_and_starts_with_an_empty_pile_or_just_authority(
    seats: int,
) -> None:
    for seed in range(12):
        for seat in begin(seats, seed).view(None)["state"]["seats"]:
            pile = seat["discard"]
            if pile:
                assert pile == [{"card": "authority", "tag": None}]
                assert (seat["hand_count"], seat["deck_count"]) == (6, 11)
            else:
                assert (seat["hand_count"], seat["deck_count"]) == (5, 13)
            assert seat["in_play"] == []


@pytest.mark.rules("MM-SET-11", "MM-SET-14", "MM-EX-59", "MM-DRAW-05")
def test_authority_in_the_opening_hand_leads_to_six_cards() -> None:
    """Seat 0 draws Authority as the fifth card, seat 1 as the third, seat 2 not at all."""
    script = {"deck-0": deck_with_authority_at(5), "deck-2": deck_with_authority_at(6)}
    match = laid_out(3, script)
    seats = match.view(None)["state"]["seats"]
    for seat in seats[:2]:
        assert seat["discard"] == [{"card": "authority", "tag": None}]
        assert (seat["hand_count"], seat["deck_count"]) == (6, 11)
    assert seats[2]["discard"] == []
    assert (seats[2]["hand_count"], seats[2]["deck_count"]) == (5, 13)
    draws = ("event-cards-drawn", "event-bonus-draw")
    said = [(e.message.id, e.args[0], e.args[-1]) for e in match.events if e.message.id in draws]
    assert said == [
        ("event-cards-drawn", 0, 5),
        ("event-bonus-draw", 0, 2),
        ("event-cards-drawn", 0, 2),
        ("event-cards-drawn", 1, 5),
        ("event-bonus-draw", 1, 2),
        ("event-cards-drawn", 1, 2),
        ("event-cards-drawn", 2, 5),
    ]


@pytest.mark.rules("MM-SET-11")
def test_a_sixth_card_that_is_authority_stays_in_the_deck() -> None:
    match = laid_out(2, {"deck-0": deck_with_authority_at(6)})
    seat = match.view(None)["state"]["seats"][0]
    assert (seat["hand_count"], seat["deck_count"], seat["discard"]) == (5, 13, [])
    state = match.state
    assert state.content.cards[state.decks[0].cards[-1]] == "authority"


@pytest.mark.rules("MM-SET-14", "MM-CRN-15", "MM-EX-59")
def test_authority_of_the_set_up_carries_no_tag_so_order_has_nothing_in_the_first_turn() -> None:
    match = laid_out(2, {"crowns": [5, 4, 3, 0, 1]})  # Order comes to the top
    shown = match.view(None)["state"]["seats"][0]
    assert shown["artefacts"][0]["id"] == "crown_order"
    assert shown["discard"] == [{"card": "authority", "tag": None}]
    (decision,) = match.decisions
    assert decision.seat == 0
    assert "crown" not in [o.id for o in decision.options]
    (explained,) = match.explain(0)
    assert [b.rule for b in explained.blocked if b.id == "crown"] == ["MM-CRN-02"]
