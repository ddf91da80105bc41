"""The refresh phase (GLO-REF) and filling the ally track (GLO-ALLY-02)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.glory.model.constants import (
    GUARD,
    INITIATIVE,
    NONE,
)
from gonfalon.games.glory.model.state import DECK
from gonfalon.games.glory.rules.city.ally_track import fill_track
from gonfalon.games.glory.rules.city.refresh import refresh
from tests.games.glory.scenario import Scenario, player, table

NEXT = {1: "journey", 2: "siege", 3: ""}
DRAWS = {"allies": [0] * 20, "events": [0]}


def refreshed(
    *players: Any, round: int = 2, initiative: tuple[int, ...] = (), **laid: Any
) -> Scenario:
    """Carry out a refresh phase."""
    s = table(*players, round=round, next_event=NEXT[round], draws=DRAWS, **laid)
    s.state.pawns[INITIATIVE] = list(initiative)
    for side in initiative:
        s.state.boards[side].pawns -= 1
    refresh(s.m)
    return s.begin()


@pytest.mark.rules("GLO-REF-01")
def test_without_a_pawn_there_the_order_stays() -> None:
    s = refreshed(seats=3, order=[2, 0, 1], event="war")
    assert s.state.order == [2, 0, 1]
    s.never("order-changed")


@pytest.mark.rules("GLO-REF-01")
def test_several_pawns_there_come_first_in_their_own_order() -> None:
    s = refreshed(seats=4, order=[0, 1, 2, 3], initiative=(3, 1), event="war")
    assert s.state.order == [3, 1, 0, 2]


@pytest.mark.rules("GLO-REF-02")
def test_all_pawns_come_back() -> None:
    s = table(player(pawns=3), player(pawns=4), event="call_to_arms", next_event="siege", round=2)
    s.state.pawns[GUARD] = [0, 0, 1]
    s.state.laid = [0, 1]
    s.m.chance.script.update({name: list(list_) for name, list_ in DRAWS.items()})  # type: ignore[attr-defined]
    refresh(s.m)
    assert [board.pawns for board in s.state.boards] == [6, 6]
    assert not any(s.state.pawns)
    assert s.state.laid == []


@pytest.mark.rules("GLO-REF-03", "GLO-RES-08")
def test_every_spent_token_of_a_kind_is_readied() -> None:
    s = refreshed(
        player(spent_allies="squire squire", allies="squire", spent_relics="ring ring"),
        event="war",
    )
    assert (s.seat(0).allies, s.seat(0).relics) == ("squire squire squire", "ring ring")


@pytest.mark.rules("GLO-REF-03", "GLO-RES-08")
def test_everything_spent_is_readied() -> None:
    s = refreshed(
        player(
            spent_allies="thug cook", allies="thug", spent_relics="ring", spent_prestige="office"
        ),
        player(spent_allies="squire"),
        event="war",
    )
    assert s.seat(0).allies == "thug thug cook"
    assert s.seat(0).relics == "ring"
    assert s.seat(0).prestige == "office"
    assert s.seat(1).allies == "squire"
    assert s.seat(0).spent_allies == ""


@pytest.mark.rules("GLO-REF-04")
def test_characters_have_an_income() -> None:
    s = refreshed(player(coin=1), player(character="pilgrim_knight"), event="war")
    assert s.seat(0).board.goods == [1 + 2, 1, 1]
    assert s.seat(1).board.goods == [1, 1, 2]


@pytest.mark.rules("GLO-REF-05", "GLO-ALLY-02")
def test_the_track_is_cleared_and_filled_again() -> None:
    s = refreshed(player(), player(), event="war", track={2: "cook", 9: "nun"})
    ids = s.state.content.allies.ids
    assert [ids[kind] for kind in s.state.removed_allies] == ["cook", "nun"]
    assert [kind != NONE for kind in s.state.track] == [False, True, False, False] + [True] * 5


@pytest.mark.rules("GLO-REF-06", "GLO-TRV-08")
def test_the_display_is_laid_out_anew() -> None:
    s = refreshed(player(), player(), event="war", display={"romance": "game dance"})
    ids = s.state.content.travel.ids
    assert [ids[card] for card in s.state.removed_cards] == ["game", "dance"]
    assert [len(column) for column in s.state.display] == [4, 4, 4]
    assert s.event("display-cleared") == {"travel": ["game", "dance"]}


@pytest.mark.rules("GLO-REF-06", "GLO-ACT-14")
def test_a_short_deck_fills_its_column_as_far_as_it_can() -> None:
    s = table(player(), player(), round=2, event="war", next_event="siege", draws=DRAWS)
    pack = s.state.packs[1]
    while len(pack.zones[DECK].cards) > 3:
        s.state.removed_cards.append(pack.take_top(pack.zones[DECK]))
    refresh(s.m)
    s.begin()
    assert [len(column) for column in s.state.display] == [4, 3, 4]


@pytest.mark.rules("GLO-REF-07", "GLO-SET-17", "GLO-EVT-11")
def test_in_round_one_the_last_event_is_turned_up() -> None:
    s = refreshed(player(), player(), round=1, event="crusade")
    ids = s.state.content.events.ids
    assert ids[s.state.event] == "journey"
    assert ids[s.state.next_event] == "spoils_of_war"
    assert s.event("next-event") == {"event": "spoils_of_war"}
    assert [ids[event] for event in s.state.past_events] == ["crusade"]


@pytest.mark.rules("GLO-REF-07")
def test_in_round_two_the_last_event_comes_into_force() -> None:
    s = refreshed(player(), player(), event="war")
    assert s.state.content.events.ids[s.state.event] == "siege"
    assert s.state.next_event == NONE


@pytest.mark.rules("GLO-REF-07", "GLO-RUL-27")
def test_an_ally_nobody_hired_leaves_with_the_event() -> None:
    s = refreshed(player(), player(), event="hiring_2", hired="cook")
    assert s.state.hired == NONE
    assert s.state.content.allies.ids.index("cook") in s.state.removed_allies
    s.happened("hire-leaves", "city-event-over")


@pytest.mark.rules("GLO-REF-08", "GLO-RUL-26")
def test_round_three_clears_without_filling() -> None:
    s = refreshed(
        player(spent_allies="thug"),
        player(),
        round=3,
        event="siege",
        track={9: "nun"},
        display={"trade": "alms"},
        initiative=(1,),
    )
    assert s.state.order == [1, 0]
    assert s.seat(0).allies == "thug"
    assert s.seat(0).coin == 2
    assert s.state.track == [NONE] * 9
    assert s.state.display == [[], [], []]
    assert (s.state.event, s.state.next_event) == (NONE, NONE)
    s.never("track-filled", "display-filled", "next-event")


@pytest.mark.rules("GLO-ALLY-02")
def test_slots_without_tokens_stay_empty() -> None:
    s = table(seats=2, draws=DRAWS)
    state = s.state
    for stack in range(len(state.stacks)):
        state.removed_allies += state.stacks[stack]
        state.stacks[stack] = []
    state.stacks[2] = [state.removed_allies.pop(20)]
    fill_track(s.m)
    s.begin()
    assert [slot for slot, kind in enumerate(state.track) if kind != NONE] == [8]
