"""The end of the game (GLO-END) and the score sheet; the outcome of the solo scenarios."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import (
    FROM_CITY,
    FROM_START,
    FROM_TITLES,
    LONE_CHALLENGE,
    RIVALRY,
    TITLE_BONUS,
)
from gonfalon.games.glory.model.messages import ending as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.outcome import Line, Outcome


def title_glory(state: GloryState, side: int, title: int) -> int:
    """Return what a title gives a side: its glory, and one more for each Scribe (GLO-TTL-08)."""
    return state.content.titles.glory[title] + state.boards[side].passive(
        state.content, TITLE_BONUS
    )


def glory_sources(state: GloryState, side: int) -> list[int]:
    """Return a side's glory by source (`GLORY_SOURCES`). The start is what no other one gave."""
    board = state.boards[side]
    found = board.scored[:]
    found[FROM_TITLES] = sum([title_glory(state, side, title) for title in board.titles])
    found[FROM_START] = board.glory - sum(found[FROM_CITY:])
    return found


def sheet(state: GloryState, side: int) -> list[Line]:
    """Return where a side's glory comes from; prestige tokens only break ties (GLO-END-02)."""
    board = state.boards[side]
    points = glory_sources(state, side)
    lines = [
        Line(side, Text(message), points[source])
        for source, message in enumerate(say.SCORE_SOURCE)
        if points[source] or source == FROM_START
    ]
    titles = [
        Line(side, Text(say.SCORE_TITLE, n), title_glory(state, side, n)) for n in board.titles
    ]
    tokens = Line(side, Text(say.SCORE_PRESTIGE, board.prestige_tokens()), 0)
    return [*lines, *titles, tokens]


def standing(state: GloryState, seat: int) -> tuple[int, int]:
    """Return the ranking key: glory, then prestige tokens, ready or spent (GLO-END-02)."""
    return state.boards[seat].glory, state.boards[seat].prestige_tokens()


def finish(m: Match[GloryState]) -> None:
    """End the match after the titles of round 3; most glory wins (GLO-END-01)."""
    state = m.state
    if state.opponent is not None:
        finish_solo(m)
        return
    standings = [standing(state, seat) for seat in range(m.seats)]
    best = max(standings)
    ranks = [1 + sum([1 for other in standings if other > mine]) for mine in standings]
    tied = sum([1 << seat for seat, mine in enumerate(standings) if mine[0] == best[0]])
    winners = sum([1 << seat for seat, rank in enumerate(ranks) if rank == 1])
    if winners == tied:  # nobody was tied, or all who were share the win (GLO-RUL-58)
        end(m, Text(say.WON, winners, best[0]), ranks)
    else:
        end(m, Text(say.WON_BY_PRESTIGE, tied, best[0], winners, best[1]), ranks)


def finish_solo(m: Match[GloryState]) -> None:
    """End a solo match on glory.

    Lone Challenge: reach the glory of the difficulty (GLO-SOLO-04). Rivalry: have more than the
    virtual opponent; a tie is lost (GLO-SOLO-05). The Warrior's match has ended before.
    """
    state = m.state
    glory = state.boards[0].glory
    if state.scenario == LONE_CHALLENGE:
        need = state.content.scenarios.glory[state.difficulty]
        won = glory >= need
        end(
            m,
            Text(say.CHALLENGE_MET if won else say.CHALLENGE_MISSED, glory, need),
            [1 if won else 2],
        )
    elif state.scenario == RIVALRY:
        other = state.boards[1].glory
        won = glory > other
        end(m, Text(say.RIVAL_BEATEN if won else say.RIVAL_AHEAD, glory, other), [1 if won else 2])
    else:
        raise KernelError("a Warrior's match ends with a tournament")


def win_solo(m: Match[GloryState]) -> None:
    """End the Warrior's match with the third final won (GLO-SOLO-03)."""
    end(m, Text(say.WARRIOR_WON, m.state.finals_won), [1])


def lose_solo(m: Match[GloryState]) -> None:
    """End the Warrior's match with a lost tournament duel (GLO-SOLO-03)."""
    end(m, Text(say.WARRIOR_LOST, m.state.finals_won), [2])


def end(m: Match[GloryState], how: Text, ranks: list[int]) -> None:
    """End the match, with a sheet for each side that scores glory."""
    state = m.state
    sides = range(len(state.boards)) if state.scenario == RIVALRY else range(m.seats)
    lines: list[Line] = []
    for side in sides:
        lines += sheet(state, side)
    m.emit(how.message, *how.args)
    m.finish(Outcome(how, ranks, [state.boards[seat].glory for seat in range(m.seats)], lines))
