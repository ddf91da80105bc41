"""Scenarios of the solo game: the virtual opponent takes its turns on a table as described."""

from __future__ import annotations

from typing import Any

from gonfalon.games.glory.model.boards import Board, Opponent
from gonfalon.games.glory.model.constants import ACTIONS, KNIGHT
from gonfalon.games.glory.model.state import CHANCE, OPPONENT
from gonfalon.kernel.chance.chance import ScriptedChance
from tests.games.glory.jousting import take
from tests.games.glory.scenario import Scenario, player, table


def solo(
    scenario: str = "rivalry",
    difficulty: str = "medium",
    deck: str = "basic",
    mode: str = "plaisance",
    full: str = "",
    **laid: Any,
) -> Scenario:
    """Lay a solo table with the opponent set up.

    `full` names actions whose circles the player has filled; the rest is as in `table`.
    """
    settings = {
        "scenario": scenario,
        "difficulty": difficulty,
        "opponent_deck": deck,
        "tournament": mode,
    }
    s = table(laid.pop("player", player()), seats=1, settings=settings, **laid)
    s.state.sides[1].set_up(s.m)
    state = s.state
    for id in full.split():
        circles = state.content.city.open_circles(ACTIONS.index(id), state.players)
        places(s, 0, " ".join([id] * circles))
    s.note(s.m.drain_events())
    return s


def places(s: Scenario, side: int, actions: str) -> None:
    """Let a side have placed pawns on these actions, without having done them."""
    for id in actions.split():
        s.state.pawns[ACTIONS.index(id)].append(side)
        s.state.boards[side].pawns -= 1


def opponent(s: Scenario) -> Opponent:
    """Return what only the opponent has."""
    assert s.state.opponent is not None
    return s.state.opponent


def mat(s: Scenario) -> Board:
    """Return the opponent's mat."""
    return s.state.boards[1]


def draws(s: Scenario, *cards: str) -> None:
    """Say which cards the opponent draws next."""
    deck, drawn = opponent(s).deck[:], opponent(s).drawn[:]
    script: list[int] = []
    for id in cards:
        if not deck:
            deck, drawn = sorted(drawn), []
        card = s.state.content.opponent_cards.ids.index(id)
        script.append(deck.index(card))
        deck.remove(card)
        drawn.append(card)
    chance = s.m.chance
    assert isinstance(chance, ScriptedChance)
    chance.script.setdefault(CHANCE[OPPONENT], []).extend(script)


def acts(s: Scenario, *cards: str) -> str:
    """Let the opponent place a pawn, drawing these cards; return the action it went to."""
    draws(s, *cards)
    before = [len(pawns) for pawns in s.state.pawns]
    s.state.sides[1].place_pawn(s.m)
    s.note(s.m.drain_events())
    s.sound()
    found = [
        ACTIONS[action]
        for action, pawns in enumerate(s.state.pawns)
        if len(pawns) > before[action] and pawns[-1] == 1
    ]
    assert len(found) == 1
    return found[0]


def stand(s: Scenario, **places: str) -> None:
    """Put knights, or the player as "player", on places of the joust: `p1="joao_i"`."""
    for place, id in places.items():
        standing = 0 if id == "player" else KNIGHT + take(s, id)
        s.state.places[int(place[1:]) - 1] = standing


def cities(s: Scenario, *knights: str) -> None:
    """Put knights into the three cities, nobody challenged."""
    s.state.cities = [[take(s, id) for id in line.split()] for line in knights]
    s.state.challengers = [[-1] * len(line) for line in s.state.cities]
    s.state.fought = [[-1] * len(line) for line in s.state.cities]
