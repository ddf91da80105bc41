"""The end of the game (MM-END): victory points, the line, ranks, the score sheet."""

from __future__ import annotations

from gonfalon.games.mastery.board import bits
from gonfalon.games.mastery.knights import knights_on_board
from gonfalon.games.mastery.messages import (
    ENDED_BY_LIMIT,
    SCORE_TILE,
    WON_BY_POINTS,
    WON_BY_SIEGE,
    WON_BY_TEAM,
)
from gonfalon.games.mastery.state import Realm
from gonfalon.games.mastery.supply import remove_unsupplied
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.outcome import Line, Outcome


def team_of(t: Realm, seat: int) -> list[int]:
    """Return a seat with its teammates; without teams the seat alone."""
    return [s for s in range(t.rules.seats) if t.rules.team[s] == t.rules.team[seat]]


def side_points(t: Realm, seat: int) -> int:
    """Return the victory points of a seat, or of its team (MM-VAR-03)."""
    return sum(t.points(s) for s in team_of(t, seat))


def has_won(t: Realm, seat: int) -> bool:
    """Tell whether a seat, or its team, has reached the line (MM-END-02)."""
    return side_points(t, seat) >= t.rules.target


def after_conquest(m: Match[Realm]) -> None:
    """A conquest or battle is complete: supply, Ruthlessness, victory (MM-CON-07, MM-BAT-92)."""
    t = m.table
    if t.rules.ruthlessness:
        remove_unsupplied(m)
    check_victory(m)


def check_victory(m: Match[Realm]) -> None:
    """End the match at once when somebody has passed the line (MM-END-02, -03)."""
    t = m.table
    for seat in range(m.seats):
        if has_won(t, seat):
            points = side_points(t, seat)
            if t.rules.loyalty:
                team = team_of(t, seat)
                mask = sum(1 << s for s in team)
                end(m, Said(WON_BY_TEAM, mask, points, t.rules.target), team)
            else:
                end(m, Said(WON_BY_POINTS, seat, points, t.rules.target), [seat])
            return


def won_by_siege(m: Match[Realm], seat: int, owner: int) -> None:
    """A castle has fallen: its besieger wins the game (MM-VAR-13)."""
    end(m, Said(WON_BY_SIEGE, seat, owner), [seat])


def ended_by_limit(m: Match[Realm]) -> None:
    """The agreed number of rounds is over (MM-END-05)."""
    end(m, Said(ENDED_BY_LIMIT, m.table.rules.round_limit), [])


def end(m: Match[Realm], how: Said, winners: list[int]) -> None:
    """End the match with ranks and score sheet (MM-END-05 to -07)."""
    t = m.table
    seats = range(m.seats)
    strength = [side_strength(t, seat, seat in winners) for seat in seats]
    ranks = [1 + len({t.rules.team[o] for o in seats if strength[o] > strength[s]}) for s in seats]
    sheet: list[Line] = []
    for seat in seats:
        for hex in bits(t.held[seat]):
            value = t.rules.tile_value[t.tile[hex]]
            sheet.append(Line(seat, Said(SCORE_TILE, t.tile[hex], hex), value))
    if m.listening:
        m.emit(how.message, how.args)
    m.finish(Outcome(how, ranks, [t.points(seat) for seat in seats], sheet))


def side_strength(t: Realm, seat: int, won: bool) -> tuple[int, int, int, int]:
    """Return what ranks are compared by: victory, then points, territories, knights."""
    team = team_of(t, seat)
    return (
        int(won),
        sum(t.points(s) for s in team),
        sum(t.held[s].bit_count() for s in team),
        sum(knights_on_board(t, s) for s in team),
    )
