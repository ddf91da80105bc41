"""The end of the game (MM-END): victory points, the winning line, ranks and the score sheet."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.board import bits
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.knights import knights_on_board
from gonfalon.games.mastery.rules.board.supply import remove_unsupplied
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.outcome import Line, Outcome


def team_of(state: MasteryState, seat: int) -> list[int]:
    """Return a seat and its teammates; without teams, the seat alone."""
    return [s for s in range(state.rules.seats) if state.rules.team[s] == state.rules.team[seat]]


def side_points(state: MasteryState, seat: int) -> int:
    """Return the victory points of a seat, or of its team together (MM-VAR-03, MM-RUL-20)."""
    return sum(state.points(s) for s in team_of(state, seat))


def has_won(state: MasteryState, seat: int) -> bool:
    """Return whether a seat, or its team, has reached the winning line (MM-END-02)."""
    return side_points(state, seat) >= state.rules.target


def after_conquest(m: Match[MasteryState]) -> None:
    """Drop unsupplied land after a conquest or battle, if Ruthlessness is on.

    See MM-CON-07 and MM-BAT-92. Supply lost for a moment during a battle does not count
    (MM-RUL-23), and without Ruthlessness losing supply has no effect of its own (MM-SUP-09).
    """
    if m.state.rules.ruthlessness:
        remove_unsupplied(m)


def check_victory(m: Match[MasteryState]) -> None:
    """End the match at once if a seat or team has reached the winning line (MM-END-02).

    Points come only from conquests, so this is called after the set-up and whenever a conquest has
    given control of a territory, and only one side can reach the line (MM-END-03). With Castle
    Siege this victory remains possible (MM-VAR-14). The basic rules know no other end (MM-END-04).
    """
    state = m.state
    for seat in range(m.seats):
        if has_won(state, seat):
            points = side_points(state, seat)
            if state.rules.loyalty:
                team = team_of(state, seat)
                mask = sum(1 << s for s in team)
                end(m, Text(say.WON_BY_TEAM, mask, points, state.rules.target), team)
            else:
                end(m, Text(say.WON_BY_POINTS, seat, points, state.rules.target), [seat])
            return


def won_by_siege(m: Match[MasteryState], seat: int, owner: int) -> None:
    """End the match because a castle has fallen; its besieger wins (MM-VAR-13)."""
    end(m, Text(say.WON_BY_SIEGE, seat, owner), [seat])


def ended_by_limit(m: Match[MasteryState]) -> None:
    """End the match because the agreed number of rounds has been played (MM-END-05, MM-RUL-19)."""
    end(m, Text(say.ENDED_BY_LIMIT, m.state.rules.round_limit), [])


def end(m: Match[MasteryState], how: Text, winners: list[int]) -> None:
    """End the match with ranks and a score sheet (MM-END-06, MM-RUL-46)."""
    state = m.state
    seats = range(m.seats)
    strength = [side_strength(state, seat, seat in winners) for seat in seats]
    ranks = [
        1 + len({state.rules.team[o] for o in seats if strength[o] > strength[s]}) for s in seats
    ]
    sheet: list[Line] = []
    for seat in seats:
        for hex in bits(state.held[seat]):
            value = state.rules.tile_value[state.tile[hex]]  # MM-END-09
            sheet.append(Line(seat, Text(say.SCORE_TILE, state.tile[hex], hex), value))
    m.emit(how.message, *how.args)
    m.finish(Outcome(how, ranks, [state.points(seat) for seat in seats], sheet))


def side_strength(state: MasteryState, seat: int, won: bool) -> tuple[int, int, int, int]:
    """Return the ranking key: victory first, then points, territories and knights.

    Equal keys share a rank (MM-END-05, MM-END-06); teams are ranked together (MM-END-07).
    """
    team = team_of(state, seat)
    return (
        int(won),
        sum(state.points(s) for s in team),
        sum(state.held[s].bit_count() for s in team),
        sum(knights_on_board(state, s) for s in team),
    )
