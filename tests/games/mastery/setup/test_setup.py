"""Set-up: castles, boards, artefacts, the first player, and the order of chance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import gonfalon
from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.content import MasteryContent
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.cards import chance_names
from gonfalon.kernel.chance.chance import FastChance, ScriptedChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.errors import KernelError, Refused
from tests.games.mastery.asked_chance import AskedChance

SEATS = range(2, 7)
SEEDS = range(6)
DECK = {
    "conflict_2": 2,
    "conflict_3": 2,
    "conflict_4": 2,
    "conflict_5": 2,
    "ambush": 2,
    "support_1": 2,
    "support_2": 2,
    "call_to_arms": 1,
    "authority": 1,
    "tactical_advance": 1,
    "fracture": 1,
}


def begin(seats: int, seed: int = 1, **options: Any) -> Match[MasteryState]:
    """Begin a real match."""
    match: Match[MasteryState] = gonfalon.new("mastery", seats, options, seed)
    assert GAME.broken_invariants(match) == []
    return match


def laid_out(
    seats: int = 2,
    script: dict[str, list[int]] | None = None,
    first: int = 0,
    content: MasteryContent | None = None,
    **options: Any,
) -> Match[MasteryState]:
    """Begin a match in which no shuffle changes an order unless the script says so."""
    wanted = {"first-player": [first], **(script or {})}
    names = chance_names(seats)
    still = tuple(name for name in names if name not in wanted)
    match = GAME.new(seats, ScriptedChance(names, wanted, still), options, content)
    assert GAME.broken_invariants(match) == []
    return match


def hexes(match: Match[MasteryState]) -> dict[str, dict[str, Any]]:
    """Return the board as everybody sees it."""
    return {hex["hex"]: hex for hex in match.view(None)["state"]["hexes"]}


# -- players, castles, boards -------------------------------------------------------------------


@pytest.mark.rules("MM-SET-01", "MM-OPT-01")
def test_two_to_six_may_play_and_no_other_number() -> None:
    for seats in SEATS:
        assert begin(seats).seats == seats
    for seats in (-1, 0, 1, 7, 12):
        with pytest.raises(Refused) as refusal:
            begin(seats)
        assert refusal.value.code == "bad-seats"


@pytest.mark.rules("MM-SET-01", "MM-SET-12")
@pytest.mark.parametrize("seats", SEATS)
def test_play_goes_round_the_table_clockwise_in_seat_order(seats: int) -> None:
    match = begin(seats, seed=3)
    first = match.state.first
    for turn in range(2 * seats):
        (decision,) = match.decisions
        assert decision.seat == match.state.active == (first + turn) % seats
        match.choose(decision.id, "end_turn")


@pytest.mark.rules("MM-SET-02", "MM-OPT-03")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_castle_of_their_own_colour_ten_dice_and_eighteen_cards(seats: int) -> None:
    match = begin(seats)
    shown = match.view(None)["state"]["seats"]
    castles = [seat["castle"] for seat in shown]
    assert castles == list(GAME.load().entries.section("castles"))[:seats]
    colours = {GAME.load().entries.section("castles")[id]["colour"] for id in castles}
    assert len(colours) == seats
    state = match.state
    for seat in range(seats):
        cards = state.hands[seat].cards + state.decks[seat].cards + state.discards[seat]
        assert Counter(state.content.cards[k] for k in cards) == DECK
        assert shown[seat]["dice"] + state.dice[seat] == 10


@pytest.mark.rules("MM-SET-02")
def test_castles_and_colours_make_no_difference_in_play() -> None:
    """The same seed with other castles gives the same table but for the names of the castles."""
    usual = begin(3, seed=8)
    other = begin(3, seed=8, castles=["castle_berry", "castle_orleanais", "castle_nivernais"])
    for viewer in (None, 0, 1, 2):
        a, b = usual.view(viewer), other.view(viewer)
        for view in (a, b):
            view["settings"] = {}
            for seat in view["state"]["seats"]:
                del seat["castle"]
        assert a == b


@pytest.mark.rules("MM-SET-03")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_hex_holds_what_the_layout_for_so_many_players_says(seats: int, seed: int) -> None:
    match = begin(seats, seed)
    assert match.view(None)["state"]["layout"] == f"layout_{seats}p"
    sections = GAME.load().entries
    board = hexes(match)
    listed = sections.section("layouts")[f"layout_{seats}p"]["hexes"]
    assert len(board) == len(listed)
    for kind, q, r in listed:
        tile = board[f"{q},{r}"]["tile"]
        if kind in ("castle", "lake"):
            assert tile == kind
        else:
            assert f"t{sections.section('territories')[tile]['value']}" == kind


@pytest.mark.rules("MM-SET-04")
def test_hexes_are_filled_in_the_listed_order_from_the_top_of_each_stack() -> None:
    """With no shuffle the stacks lie in content order, the first of each kind on top."""
    board = hexes(laid_out(2))
    assert {name: hex["tile"] for name, hex in board.items()} == {
        "0,0": "lake",
        "1,-1": "city",
        "-1,1": "city",
        "1,0": "fort",
        "0,1": "fort",
        "-1,0": "mountains",
        "0,-1": "mountains",
        "2,-1": "homelands",
        "1,1": "homelands",
        "-2,1": "homelands",
        "-1,-1": "homelands",
        "2,0": "castle",
        "-2,0": "castle",
    }
    swapped = hexes(laid_out(2, {"tiles-3": [0, 4, 3, 2, 1]}))  # the last tile comes to the top
    assert (swapped["1,-1"]["tile"], swapped["-1,1"]["tile"]) == ("arena", "city")
    assert swapped["1,0"]["tile"] == "fort"  # the other stacks are shuffled on their own


@pytest.mark.rules("MM-SET-04", "MM-SET-13")
@pytest.mark.parametrize("seats", SEATS)
def test_each_stack_is_shuffled_whole_and_by_itself(seats: int) -> None:
    """All 30 territories are shuffled whatever the number of players: 6, 12 and 12 tiles."""
    chance = AskedChance(2)
    GAME.new(seats, chance)
    names = chance_names(seats)
    for stack, size in (("tiles-3", 6), ("tiles-2", 12), ("tiles-1", 12)):
        asked = [n for label, n in chance.asked if names[label] == stack]
        assert asked == list(range(size, 1, -1))


@pytest.mark.rules("MM-SET-04")
def test_tiles_left_over_are_out_of_the_game_and_which_they_are_changes_from_game_to_game() -> None:
    copies = {id: e["copies"] for id, e in GAME.load().entries.section("territories").items()}
    boards = set()
    for seed in range(12):
        laid = Counter(hex["tile"] for hex in hexes(begin(2, seed)).values())
        assert laid.pop("castle") == 2
        assert laid.pop("lake") == 1
        assert all(laid[id] <= n for id, n in copies.items())
        boards.add(tuple(sorted(laid.items())))
    assert len(boards) > 6
    whole = Counter(hex["tile"] for hex in hexes(begin(6, 1)).values())
    assert whole == {**copies, "castle": 6, "lake": 3}  # with six players the box is used up


@pytest.mark.rules("MM-SET-05")
@pytest.mark.parametrize("seats", SEATS)
def test_seat_i_owns_the_castle_the_layout_lists_at_place_i(seats: int) -> None:
    for castles in (None, "choose"):
        match = begin(seats, castles=castles)
        while match.state.tile[0] < 0:  # take the castles from the last to the first
            (decision,) = match.decisions
            match.choose(decision.id, decision.options[-1].id)
        listed = GAME.load().entries.section("layouts")[f"layout_{seats}p"]["castles"]
        board = hexes(match)
        for seat, (q, r) in enumerate(listed):
            assert board[f"{q},{r}"]["owner"] == seat


# -- artefacts ----------------------------------------------------------------------------------


@pytest.mark.rules("MM-SET-06", "MM-ART-01")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_is_dealt_one_crown_one_orb_one_sceptre_face_up(seats: int, seed: int) -> None:
    dealt: list[str] = []
    for seat in begin(seats, seed).view(None)["state"]["seats"]:
        artefacts = seat["artefacts"]
        assert [a["id"].split("_")[0] for a in artefacts] == ["crown", "orb", "sceptre"]
        assert [a["broken"] for a in artefacts] == [None, None, None]
        dealt += [a["id"] for a in artefacts]
    assert len(set(dealt)) == 3 * seats  # none is dealt twice


@pytest.mark.rules("MM-SET-06")
def test_any_artefact_can_come_to_any_seat() -> None:
    met: set[tuple[int, str]] = set()
    for seed in range(60):
        for number, seat in enumerate(begin(2, seed).view(None)["state"]["seats"]):
            met |= {(number, a["id"]) for a in seat["artefacts"]}
    assert met == {(seat, id) for seat in (0, 1) for id in GAME.load().artefacts}


@pytest.mark.rules("MM-SET-06", "MM-SET-13")
def test_the_three_stacks_of_artefacts_are_shuffled_apart() -> None:
    usual = laid_out(2).view(None)["state"]["seats"]
    match = laid_out(2, {"orbs": [0, 4, 3, 2, 1]})  # the last orb comes first
    changed = match.view(None)["state"]["seats"]
    assert [a["id"] for a in usual[0]["artefacts"]] == [
        "crown_corruption",
        "orb_brutality",
        "sceptre_fear",
    ]
    assert [a["id"] for a in changed[0]["artefacts"]] == [
        "crown_corruption",
        "orb_resurgence",
        "sceptre_fear",
    ]
    assert changed[1] == usual[1]


# -- the order of chance ------------------------------------------------------------------------


@pytest.mark.rules("MM-SET-12", "MM-SET-13")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_once_from_all_seats_after_the_opening_hands(
    seats: int,
) -> None:
    chance = AskedChance(7)
    match = GAME.new(seats, chance)
    label = chance_names(seats).index("first-player")
    assert [n for asked, n in chance.asked if asked == label] == [seats]
    assert chance.asked[-1] == (label, seats)
    said = [event.message.id for event in match.events]
    begins = said.index("event-match-begins")
    assert said[:begins].count("event-cards-drawn") >= seats
    assert "event-cards-drawn" not in said[begins:]
    assert said[begins + 1] == "event-turn-begins"


@pytest.mark.rules("MM-SET-12")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_can_be_first(seats: int) -> None:
    for first in range(seats):
        match = laid_out(seats, first=first)
        assert match.state.active == first
        assert match.view(None)["state"]["first"] == first
        assert [d.seat for d in match.decisions] == [first]
    with pytest.raises(KernelError, match="out of range"):
        laid_out(seats, first=seats)
    assert {begin(seats, seed).state.first for seed in range(40)} == set(range(seats))


@pytest.mark.rules("MM-SET-13", "MM-OPT-05")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_is_asked_in_one_fixed_order(seats: int) -> None:
    chance = AskedChance(11)
    GAME.new(seats, chance)
    names = chance_names(seats)
    order: list[str] = []
    for label, _ in chance.asked:
        if not order or order[-1] != names[label]:
            order.append(names[label])
    assert order == [
        "tiles-3",
        "tiles-2",
        "tiles-1",
        "crowns",
        "orbs",
        "sceptres",
        *(f"deck-{seat}" for seat in range(seats)),
        "first-player",
    ]


@pytest.mark.rules("MM-SET-13")
@pytest.mark.parametrize("seats", SEATS)
def test_the_same_seed_gives_the_same_table_and_another_seed_another(seats: int) -> None:
    one, two, other = begin(seats, 5), begin(seats, 5), begin(seats, 6)
    assert one.state.dump() == two.state.dump()
    assert one.state.dump() != other.state.dump()


@pytest.mark.rules("MM-SET-07")
@pytest.mark.parametrize("seats", SEATS)
def test_every_deck_is_shuffled_for_itself(seats: int) -> None:
    state = begin(seats, 9).state
    orders = {tuple(state.decks[s].cards) + tuple(state.hands[s].cards) for s in range(seats)}
    assert len(orders) == seats
    chance = AskedChance(4)
    GAME.new(seats, chance)
    for seat in range(seats):
        label = chance_names(seats).index(f"deck-{seat}")
        assert [n for asked, n in chance.asked if asked == label] == list(range(18, 1, -1))


# -- victory after set-up -----------------------------------------------------------------------


@pytest.mark.rules("MM-RUL-49", "MM-END-02")
def test_with_the_given_content_nobody_has_won_after_set_up() -> None:
    for seats in SEATS:
        for variants in ([], ["skirmish"]):
            match = begin(seats, 2, variants=variants)
            assert match.outcome is None
            assert max(s["points"] for s in match.view(None)["state"]["seats"]) <= 2
    assert laid_out(2).outcome is None  # two Homelands each, the most there can be


@pytest.mark.rules("MM-RUL-49", "MM-END-02")
def test_with_changed_content_a_game_can_be_won_by_set_up_alone() -> None:
    two = GAME.load(("[constants.victory_points_to_win]\nvalue = 2\n",))
    match = laid_out(2, content=two, castles=["castle_anjou", "castle_berry"])
    assert match.outcome is not None
    assert match.decisions == []
    three = GAME.load(("[constants.victory_points_to_win]\nvalue = 3\n",))
    assert laid_out(2, content=three).outcome is None


# -- choosing castles ---------------------------------------------------------------------------


@pytest.mark.rules("MM-OPT-03", "MM-DEC-01", "MM-RUL-48")
@pytest.mark.parametrize("seats", SEATS)
def test_castles_can_be_chosen_in_seat_order_before_anything_random_happens(seats: int) -> None:
    chance = AskedChance(3)
    match = GAME.new(seats, chance, {"castles": "choose"})
    free = list(GAME.load().castles)
    for seat in range(min(seats, 5)):  # the sixth castle comes to the sixth player unasked
        assert chance.asked == []
        (decision,) = match.decisions
        assert (decision.seat, decision.kind) == (seat, "castle")
        assert [o.id for o in decision.options] == free
        taken = free.pop(len(free) // 2)
        match.choose(decision.id, taken)
    assert chance.asked
    shown = [seat["castle"] for seat in match.view(None)["state"]["seats"]]
    assert len(set(shown)) == seats
    assert bool(set(shown) & set(free)) == (seats == 6)


@pytest.mark.rules("MM-SET-02", "MM-OPT-03")
def test_a_castle_that_is_taken_cannot_be_taken_again() -> None:
    match = GAME.new(2, FastChance(1), {"castles": "choose"})
    match.choose(match.decisions[0].id, "castle_berry")
    with pytest.raises(Refused):
        match.choose(match.decisions[0].id, "castle_berry")
    match.choose(match.decisions[0].id, "castle_nivernais")
    shown = [seat["castle"] for seat in match.view(None)["state"]["seats"]]
    assert shown == ["castle_berry", "castle_nivernais"]


@pytest.mark.rules("MM-RUL-48", "MM-OPT-03")
@pytest.mark.parametrize("seats", SEATS)
def test_without_the_option_nobody_is_asked_about_castles(seats: int) -> None:
    match = begin(seats)
    assert [d.kind for d in match.decisions] == ["window"]
    said = [event.message.id for event in match.events]
    assert "event-castle-chosen" not in said
