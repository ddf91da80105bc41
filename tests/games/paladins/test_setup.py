"""Set-up (PAL-SETUP): decks, rows, goods, the first player, the starting townsfolk."""

from __future__ import annotations

from collections import Counter

import pytest

from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.model.state import (
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
)
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.values.errors import Refused
from tests.games.paladins.scenario import begun


def different(pack: int) -> int:
    """Return in how many orders the top cards of a deck come in twelve matches."""
    tops = set()
    for seed in range(12):
        m = GAME.new(2, FastChance(seed))
        tops.add(tuple(m.state.packs[pack].zones[0].cards[-4:]))
    return len(tops)


@pytest.mark.rules(
    "PAL-SETUP-01", "PAL-SETUP-02", "PAL-SETUP-05", "PAL-SETUP-07", "PAL-SETUP-09", "PAL-DEC-N4"
)
def test_every_deck_is_shuffled_and_the_rows_are_dealt_from_the_left() -> None:
    """Five townsfolk and six outsiders lie face up; the rest is face down."""
    s = begun(2)
    cards = s.state.content.cards
    assert s.row() == list(cards.townsfolk[:-6:-1])
    assert s.outsiders() == list(cards.outsiders[:-7:-1])
    sizes = {pack: len(s.state.deck(pack).cards) for pack in (TOWNSFOLK, OUTSIDERS, WALLS, TAVERNS)}
    hidden = {TOWNSFOLK: len(cards.townsfolk) - 5, OUTSIDERS: len(cards.outsiders) - 6}
    assert sizes == {**hidden, WALLS: 24, TAVERNS: 24}
    assert s.state.discarded_taverns == []
    for pack in (TOWNSFOLK, OUTSIDERS, WALLS, TAVERNS, SUSPICION, ORDERS, FAVOURS, PALADINS):
        assert different(pack) > 8


@pytest.mark.rules("PAL-SETUP-03", "PAL-RUL-05", "PAL-SOLO-SETUP-01")
@pytest.mark.parametrize(("seats", "silver"), [(1, 5), (2, 5), (3, 6), (4, 8)])
def test_the_tax_supply_grows_with_the_players(seats: int, silver: int) -> None:
    """5 with one or two players, 6 with three, 8 with four."""
    assert begun(seats, "easy" if seats == 1 else None).state.tax == silver


@pytest.mark.rules("PAL-SETUP-04", "PAL-SUSP-02", "PAL-RUL-34")
def test_debts_and_suspicion() -> None:
    """24 debts, and 24 suspicion cards: 6 without tax, 8 with one, 10 with two."""
    s = begun(2)
    assert s.state.debts == 24
    tax = [s.state.content.cards.suspicion_tax[kind] for kind in s.state.deck(SUSPICION).cards]
    assert Counter(tax) == {0: 6, 1: 8, 2: 10}


@pytest.mark.rules("PAL-SETUP-06")
def test_three_orders_and_five_favours_are_dealt_face_down() -> None:
    """The others leave the game unseen."""
    s = begun(2)
    state = s.seat(0).sees()
    assert [slot["order"] for slot in state["orders"]] == [None] * 3
    assert [slot["favour"] for slot in state["favours"]] == [None] * 5
    assert (len(s.state.deck(ORDERS).cards), len(s.state.deck(FAVOURS).cards)) == (6, 10)
    dealt = s.state.deck(ORDERS).cards[:2:-1], s.state.deck(FAVOURS).cards[:4:-1]
    for _ in range(7):
        while s.m.decisions and s.m.decisions[0].kind != "action":
            decision = s.m.decisions[0]
            s.seat(decision.seat).chooses(decision.options[0].id)
        s.everybody_passes()
    assert (s.state.orders, s.state.favours) == (dealt[0], dealt[1])
    assert s.m.over


@pytest.mark.rules("PAL-SETUP-08", "PAL-SOLO-SETUP-01", "PAL-RUL-09")
def test_starting_goods() -> None:
    """3 silver, 1 provision, tracks at 0, 12 paladins, all pieces on their own board."""
    for seats in (1, 3):
        s = begun(seats, "easy" if seats == 1 else None)
        for seat in range(seats):
            a = s.seat(seat)
            assert (a.silver, a.provisions, a.workers) == (3, 1, "")
            assert a.track == {"faith": 0, "strength": 0, "influence": 0}
            assert sorted(s.state.packs[PALADINS + seat].zones[0].cards) == list(range(12))
            board = a.sees()["boards"][seat]
            assert board["workshops_left"] == 8
            assert (a.b.monks, a.b.outposts, a.b.jars) == (0, 0, 0)
    assert s.state.content.player.jars == [0, 2, 4, 6, 8, 10, 12]


@pytest.mark.rules("PAL-SETUP-10", "PAL-DEC-N4")
def test_any_player_may_be_first() -> None:
    """The first player is drawn."""
    assert [begun(4, first=seat).state.first for seat in range(4)] == [0, 1, 2, 3]
    drawn = {GAME.new(4, FastChance(seed)).state.first for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.rules("PAL-SETUP-11", "PAL-SETUP-13", "PAL-DEC-01")
def test_townsfolk_are_taken_counter_clockwise_and_refilled_once() -> None:
    """From the right of the first player to the first player; then slide right and deal left."""
    s = begun(3, first=1)
    row = s.row()
    order = []
    for slot in ("4", "2", "5"):
        seat = s.m.decisions[0].seat
        order.append(seat)
        assert s.asked() == [(seat, "start")]
        s.seat(seat).chooses(slot)
        if s.asked()[0][1] == "start":
            s.seat(s.m.decisions[0].seat).cannot(slot, "PAL-SETUP-13", slot=int(slot))
    assert order == [0, 2, 1]
    names = s.state.content.cards.townsfolk
    assert s.row() == [*names[-8:-5], row[0], row[2]]
    assert s.state.discarded_townsfolk == []
    assert [s.seat(seat).crew for seat in range(3)] == [[row[3]], [row[4]], [row[1]]]


def test_options_that_make_no_sense_are_refused() -> None:
    """A difficulty belongs to the solo game; seats are 1 to 4."""
    for seats, options in (
        (2, {"difficulty": "easy"}),
        (1, {"difficulty": "cruel"}),
        (2, {"x": 1}),
    ):
        with pytest.raises(Refused):
            GAME.new(seats, FastChance(1), options)
    with pytest.raises(Refused):
        GAME.new(5, FastChance(1))
