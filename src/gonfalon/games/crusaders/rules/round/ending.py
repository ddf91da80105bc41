"""The end of the game and the final score (CRU-END, CRU-BULL)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.components import Goal
from gonfalon.games.crusaders.model.messages import ending as say
from gonfalon.games.crusaders.model.state import BULLS, CrusadersState
from gonfalon.games.crusaders.rules.board.governors_score import goal_worth
from gonfalon.games.crusaders.rules.board.measures import holy_lands
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.outcome import Line, Outcome


def has_hegemony(state: CrusadersState, seat: int) -> bool:
    """Return whether a player controls enough cities, of whatever level (CRU-RUL-51)."""
    return len(state.cities_of(seat)) >= state.content.hegemony_cities


def is_righteous(state: CrusadersState, seat: int) -> bool:
    """Return whether a player has enough holy lands, as settled in the last income phase."""
    return holy_lands(state, seat) >= state.content.righteousness_lands


def is_over(state: CrusadersState) -> bool:
    """Return whether this round is the last one (CRU-END-01, CRU-INC-06).

    Hegemony, righteousness, defeat or the end of the era; asked only at the end of a round.
    """
    if state.round == state.content.rounds:
        return True
    for seat, board in enumerate(state.boards):
        if board.out or has_hegemony(state, seat) or is_righteous(state, seat):
            return True
    return False


def better_goal(state: CrusadersState, seat: int, bull: int) -> Goal:
    """Return the goal of a bull that is worth more; only it is scored (CRU-BULL-02, CRU-RUL-53)."""
    first, second = state.content.bulls.goals[bull]
    return second if goal_worth(state, seat, second) > goal_worth(state, seat, first) else first


def sheet(state: CrusadersState, seat: int, bulls: bool = True) -> list[Line]:
    """Return where a player's influence comes from (CRU-END-02).

    Several players may score each condition, and one player both (CRU-END-03). Bulls are read with
    the holy lands as settled in the last income phase (CRU-END-05).
    """
    board = state.boards[seat]
    lines = [Line(seat, Text(say.SCORE_INFLUENCE), board.influence.total)]
    for bull in state.bulls(seat).cards if bulls else ():
        worth = goal_worth(state, seat, better_goal(state, seat, bull))
        lines.append(Line(seat, Text(say.SCORE_BULL, bull), worth))
    if has_hegemony(state, seat):
        lines.append(Line(seat, Text(say.SCORE_HEGEMONY), state.content.end_bonus))
    if is_righteous(state, seat):
        lines.append(Line(seat, Text(say.SCORE_RIGHTEOUSNESS), state.content.end_bonus))
    coins = board.coins // state.content.coins_per_influence
    lines.append(Line(seat, Text(say.SCORE_COINS, board.coins), coins))
    return lines


def influence_of(state: CrusadersState, seat: int, bulls: bool) -> int:
    """Return what the score sheet of a player comes to now, with or without bulls."""
    return sum([line.points for line in sheet(state, seat, bulls)])


def standing(state: CrusadersState, seat: int, points: int) -> tuple[int, int, int]:
    """Return the ranking key: influence, then conditions, then the marker (CRU-END-04).

    Lower ranks are compared in the same way (CRU-END-05).
    """
    return points, has_hegemony(state, seat) + is_righteous(state, seat), state.marker(seat)


def finish(m: Match[CrusadersState]) -> None:
    """End the match with the final score (CRU-END-02)."""
    state = m.state
    tell_why(m)
    lines: list[Line] = []
    scores: list[int] = []
    for seat, board in enumerate(state.boards):
        show_bulls(m, seat)
        board.influence.show(m)
        own = sheet(state, seat)
        lines += own
        scores.append(sum([line.points for line in own]))
    standings = [standing(state, seat, scores[seat]) for seat in range(m.seats)]
    ranks = [1 + sum([1 for other in standings if other > mine]) for mine in standings]
    how = how_won(standings, ranks.index(1))
    m.emit(how.message, *how.args)
    m.finish(Outcome(how, ranks, scores, lines))


def how_won(standings: list[tuple[int, int, int]], winner: int) -> Text:
    """Return the text about the winner, with what broke a tie (CRU-END-04)."""
    points, conditions, _ = standings[winner]
    tied = [seat for seat, one in enumerate(standings) if one[0] == points]
    if len(tied) == 1:
        return Text(say.WON, winner, points)
    mask = sum([1 << seat for seat in tied])
    if sum([1 for seat in tied if standings[seat][1] == conditions]) == 1:
        return Text(say.WON_BY_CONDITIONS, mask, points, winner, conditions)
    return Text(say.WON_BY_HOLINESS, mask, points, winner)


def tell_why(m: Match[CrusadersState]) -> None:
    """Tell which conditions end the game (CRU-END-01)."""
    state = m.state
    for seat, board in enumerate(state.boards):
        if has_hegemony(state, seat):
            m.emit(say.HEGEMONY, seat, len(state.cities_of(seat)))
        if is_righteous(state, seat):
            m.emit(say.RIGHTEOUSNESS, seat, holy_lands(state, seat))
        if board.out:
            m.emit(say.DEFEAT, seat)
    if state.round == state.content.rounds:
        m.emit(say.END_OF_THE_ERA, state.round)


def show_bulls(m: Match[CrusadersState], seat: int) -> None:
    """Show a player's bull, which has been secret until now (CRU-BULL-01)."""
    state = m.state
    zone = state.bulls(seat)
    for bull in zone.cards:
        m.show(state.packs[BULLS], zone, bull)
        goal = better_goal(state, seat, bull)
        worth = goal_worth(state, seat, goal)
        if worth:
            m.emit(say.BULL_FULFILLED, seat, bull, goal.measure, worth)
        else:
            m.emit(say.BULL_MISSED, seat, bull)
