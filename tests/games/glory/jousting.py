"""Tournament boards for scenarios, and duels that end as a test wants.

`joust(s, 0, "henry_v", "", ...)` fills the eight places of a plaisance, `cities(s, florence="...")`
lines up knights. `ends_duel(s, won=True)` ends the current duel in favour of its player, whatever
has happened in it so far: players need strength, so that every duel waits for an answer.
"""

from __future__ import annotations

from gonfalon.games.glory.model.constants import KNIGHT, NONE
from gonfalon.games.glory.model.state import PLACES, GloryState
from gonfalon.games.glory.rules.duel.fight import FightDuel
from gonfalon.games.glory.rules.travel.travel import PlayCards
from gonfalon.kernel.play.step import Step
from tests.games.glory.scenario import Scenario, knight


def joust(s: Scenario, *standing: int | str) -> Scenario:
    """Put sides and knights on the places from left to right; "" is nobody."""
    state = s.state
    state.places = [NONE] * PLACES
    for place, who in enumerate(standing):
        if isinstance(who, int):
            state.places[place] = who
        elif who:
            state.places[place] = take(s, who) + KNIGHT
    return s


def cities(s: Scenario, florence: str = "", paris: str = "", munich: str = "") -> Scenario:
    """Line up knights in the cities, from left to right, without challengers."""
    state = s.state
    state.cities = [[take(s, id) for id in ids.split()] for ids in (florence, paris, munich)]
    state.challengers = [[NONE] * len(line) for line in state.cities]
    state.fought = [[NONE] * len(line) for line in state.cities]
    return s


def take(s: Scenario, id: str) -> int:
    """Take a knight out of its pool."""
    number = knight(s, id) - KNIGHT
    s.state.pools[s.state.content.knights.kind[number]].remove(number)
    return number


def challenged(s: Scenario, **challengers: int) -> Scenario:
    """Put shields beside knights."""
    state = s.state
    for id, side in challengers.items():
        for city, line in enumerate(state.cities):
            number = state.content.knights.ids.index(id)
            if number in line:
                state.challengers[city][line.index(number)] = side
    return s


def standing(s: Scenario, first: int = 0, last: int = PLACES) -> list[int | str]:
    """Return who stands on the places: sides, knights, "" for nobody."""
    names = ["" if who == NONE else occupant(s.state, who) for who in s.state.places]
    return names[first:last]


def occupant(state: GloryState, who: int) -> int | str:
    """Return a side, or a knight's id."""
    return who if who < KNIGHT else state.content.knights.ids[who - KNIGHT]


def current_duel(s: Scenario) -> FightDuel:
    """Return the duel that is being fought."""
    return s.m.enclosing(FightDuel)


def current_plays(s: Scenario) -> PlayCards:
    """Return the consolation plays of a beaten player."""
    return s.m.enclosing(PlayCards)


def ends_duel(s: Scenario, won: bool, passes: tuple[int, int] | None = None) -> None:
    """End the current duel: won or lost by its player."""
    duel = current_duel(s)
    duel.winner = 0 if won else 1
    duel.won = list(passes or ((2, 0) if won else (0, 2)))
    end_step(s, duel)


def end_step(s: Scenario, step: Step[GloryState]) -> None:
    """End a step at once, without anything it would still do."""
    s.m.unwind(step)
    s.m.done()
    s.m.advance()
    s.begin()
