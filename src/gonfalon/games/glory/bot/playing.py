"""A quick way to play a match on: what things are worth is worked out once a phase.

The judge (`heuristic`) does so at every question, which a search cannot afford in thousands of
play-outs. Here a side keeps what it has worked out until the next phase; it only looks again at how
it fights. In a pass that it wins as it stands, it uses nothing more. Whether strength may follow
before a later pass, and whether tokens may make up for a bad roll, is left out.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.glory.bot import city
from gonfalon.games.glory.bot.duelling import MOST_POINTS, Duelling, winning_attack
from gonfalon.games.glory.bot.fights import Fighter
from gonfalon.games.glory.bot.heuristic import JUDGE
from gonfalon.games.glory.bot.worth import Worth
from gonfalon.games.glory.model.constants import GAIN_ALLY, INITIATIVE, MARKET
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.duel.duel import Duel, attack_of
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision, Option

NOTHING_MORE: Final = ("none", "stop")  # answers that use nothing
CHANGING: Final = (GAIN_ALLY, INITIATIVE, MARKET)  # actions that others change, or coins
HELPING: Final = ("duel-faith", "duel-lance", "duel-relic")


class Notes:
    """What the sides have worked out, kept with the match that is played on."""

    __slots__ = ("by_seat",)

    def __init__(self) -> None:
        self.by_seat: dict[int, Known] = {}


class Known:
    """What things are worth to a seat in a phase of a round.

    `actions` holds what those in the city are worth, until the seat has done them.
    """

    __slots__ = ("actions", "phase", "round", "worth")

    def __init__(self, state: GloryState, seat: int) -> None:
        self.round = state.round
        self.phase = state.phase
        self.worth = Worth(state, seat)
        self.actions: dict[int, float] = {}

    def action(self, action: int) -> float:
        """Return what an action is worth."""
        if action in CHANGING:
            return city.action(self.worth, action)
        found = self.actions.get(action)
        if found is None:
            found = self.actions[action] = city.action(self.worth, action)
        return found


def policy(m: Match[Any], decision: Decision, chance: Chance) -> int:
    """Return the number of the option that a side takes when a match is played on."""
    kind, seat = decision.kind, decision.seat
    if kind in HELPING and wins_pass(m, seat):
        for at, option in enumerate(decision.options):
            if option.id in NOTHING_MORE:
                return at
    if kind == "character":
        values = JUDGE.weigh(m, decision, chance)
        return values.index(max(values))
    known = known_now(m, seat, kind.startswith("duel-"))
    if kind == "action":
        values = [known.action(option.value) for option in decision.options]
        at = values.index(max(values))
        known.actions.pop(decision.options[at].value, None)
        return at
    if kind == "duel-strength":
        values = strength(Duelling(m, known.worth), decision.options)
    elif kind == "duel-faith":
        values = rerolls(Duelling(m, known.worth), decision.options)
    else:
        values = JUDGE.values(known.worth, m, kind, decision.options)
    return values.index(max(values))


def strength(duelling: Duelling, options: list[Option]) -> list[float]:
    """Weigh the chances of the duel with so much strength against its price."""
    faith, points = min(duelling.fighter.faith, 2), min(duelling.fighter.points, MOST_POINTS)
    won, lost, committed = duelling.won, duelling.lost, duelling.committed
    prices = duelling.prices()
    return [
        duelling.rest(won, lost, faith, points, committed + option.value) - prices[option.value]
        for option in options
    ]


def rerolls(duelling: Duelling, options: list[Option]) -> list[float]:
    """Weigh the chance to win the pass after a set of dice is rolled again."""
    have, points = duelling.fighter.faith, duelling.fighter.points
    need = duelling.need()
    values: list[float] = []
    for places in duelling.places(options):
        if not places:
            values.append(duelling.after(False, min(have, 2), points))
            continue
        win = duelling.rolled_again(places).to_win(need, True)
        left = min(have - 1, 2)
        value = win * duelling.after(True, left, points)
        values.append(
            value + (1 - win) * duelling.after(False, left, points) - duelling.faith_price
        )
    return values


def wins_pass(m: Match[Any], seat: int) -> bool:
    """Return whether a side of the duel wins the pass as it stands."""
    me = m.enclosing(Duel).duellist(seat)
    return attack_of(m, me) >= winning_attack(m, me)


def known_now(m: Match[Any], seat: int, fights: bool) -> Known:
    """Return what things are worth to a seat, as it saw that at its first question in the phase.

    Where it fights, it looks again at its tokens.
    """
    notes = m.notes
    if not isinstance(notes, Notes):
        notes = m.notes = Notes()
    state: GloryState = m.state
    known = notes.by_seat.get(seat)
    if known is None or known.phase != state.phase or known.round != state.round:
        known = notes.by_seat[seat] = Known(state, seat)
    elif fights:
        known.worth.fighter = Fighter(state, seat)
    return known
