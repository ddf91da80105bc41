"""Whole matches: which phase follows which (GLO-RND), and what must always hold."""

from __future__ import annotations

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.constants import COIN, TITLES_PHASE
from gonfalon.games.glory.rules.city.action_phase import ActionPhase
from gonfalon.games.glory.rules.city.refresh import refresh
from gonfalon.games.glory.rules.travel.travel import TravelPhase
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.proving.playing import step
from tests.games.glory.scenario import Scenario, player, table


def random_match(seats: int, seed: int) -> Scenario:
    """Play a whole match at random; every answer must leave the invariants intact."""
    settings = [given for count, given in GAME.setups(GAME.load()) if count == seats]
    s = Scenario(GAME.new(seats, FastChance(seed), settings[seed % len(settings)]))
    s.begin()
    picker = FastChance(seed + 1)
    while not s.m.over:
        step(s.m, picker)
        s.begin()
    return s


@pytest.mark.rules("GLO-RND-01", "GLO-RND-02", "GLO-TRV-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_and_a_final_travel_phase(seats: int) -> None:
    s = random_match(seats, seats)
    one = [
        "event-round-begins",
        "event-city-event",
        "event-travel-begins",
        "event-pawns-returned",
    ]
    told = [id for id in s.said if id in (*one, "event-final-travel-begins")]
    assert told == one * 3 + ["event-final-travel-begins"]
    assert [words["round"] for words in s.all("round-begins")] == [1, 2, 3]
    assert s.state.phase == TITLES_PHASE
    assert len(s.state.used_cards) == 3
    assert len(s.state.past_events) == 3
    assert [s.state.content.events.round[event] for event in s.state.past_events] == [1, 2, 3]


@pytest.mark.rules("GLO-RND-03", "GLO-REF-01", "GLO-ACT-12")
def test_the_order_of_the_moment_counts() -> None:
    """The third player shows initiative: still last in travel, first after the refresh phase."""
    one = player(pawns=1, hand="game dance")
    s = table(
        one,
        player(pawns=1, hand="game serenade"),
        player(pawns=1, hand="dance task"),
        order=[2, 1, 0],
        event="crusade",
        next_event="journey",
        draws={"allies": [0] * 9, "events": [0]},
    )
    s.begin_with(ActionPhase())
    for seat, action in ((2, "guard"), (1, "guard"), (0, "initiative")):
        s.seat(seat).chooses(action)
    s.begin_with(TravelPhase())
    for seat in (2, 1, 0):
        assert s.asked() == [(seat, "travel")]
        s.seat(seat).chooses("pass")
    refresh(s.m)
    s.begin_with(TravelPhase(final=True))
    for seat in (0, 2, 1):
        assert s.asked() == [(seat, "travel")]
        s.seat(seat).chooses("pass")


def test_random_matches_keep_all_pieces() -> None:
    for seed in range(9):
        random_match(2 + seed % 3, seed)


def test_broken_positions_are_noticed() -> None:
    """Each change loses, doubles or overdraws something."""

    def check(change: str) -> list[str]:
        s = table(player(hand="game", allies="nun", relics="ring", prestige="office", goals="rich"))
        state = s.state
        board = state.boards[0]
        if change == "card":
            state.display[0].append(0)
        elif change == "ally":
            board.allies[0] += 1
        elif change == "relic":
            state.relics[0] -= 1
        elif change == "prestige":
            state.prestige[0] -= 1
        elif change == "title":
            state.public_titles.append(state.goals(0).cards[0])
        elif change == "pawn":
            board.pawns += 1
        elif change == "circle":
            state.pawns[0] = [0, 1]
            board.pawns = state.boards[1].pawns = 5
        elif change == "coin":
            board.goods[COIN] = -1
        elif change == "order":
            state.order = [0, 0]
        return GAME.broken_invariants(s.m)

    assert check("") == []
    for change in ("card", "ally", "relic", "prestige", "title", "pawn", "circle", "coin", "order"):
        assert check(change), change


def test_content_that_came_into_play() -> None:
    s = random_match(4, 4)
    used = GAME.content_used(s.m)
    content = s.state.content
    assert all(f"events.{content.events.ids[event]}" in used for event in s.state.past_events)
    assert f"characters.{content.characters.ids[s.state.boards[0].character]}" in used
    known = {f"{name}.{id}" for name, part in content.entries.sections.items() for id in part}
    assert used <= known
