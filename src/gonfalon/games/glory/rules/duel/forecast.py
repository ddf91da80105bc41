"""Exact chances of a duel that nobody has begun: what a card or an opponent holds, by dice alone.

Everything they depend on lies open: strength, equipment and prestige of both sides. Left out is
what either side may still use: faith, allies and relics, and strength added after the first pass.
"""

from __future__ import annotations

from gonfalon.games.glory.model.constants import DICE, KNIGHT, NONE, STRENGTH
from gonfalon.games.glory.model.duel_shapes import ForecastView, StrengthChanceView
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.duel.chances import ways_in
from gonfalon.games.glory.rules.duel.duel import Duel, tie_winner
from gonfalon.games.glory.rules.duel.foes import (
    KNIGHT_FOE,
    PLAYER,
    VIRTUAL,
    adds_die,
    colour_fewer,
    printed_attack,
    printed_prestige,
)


def forecast(state: GloryState, seat: int, foe_kind: int, foe: int) -> ForecastView:
    """Return the chances of a seat against an opponent, for each number of strength it can commit.

    Another player is taken to commit as much as the rules allow (GLO-DUEL-04).
    """
    duel = Duel(seat, foe_kind, foe)
    mine, theirs = prestige_before(state, duel, 0), prestige_before(state, duel, 1)
    other_player = duel.is_player(1)
    foe_strength = most_committed(state, foe) if other_player else 0
    fewer = colour_fewer(state, foe_kind, foe)
    against = ways_in(state, duel, 1, foe_strength)
    chances: list[StrengthChanceView] = []
    for strength in range(most_committed(state, seat) + 1):
        higher, equal, of = ways_in(state, duel, 0, strength).against(against)
        tied = equal if tie_winner(state, duel, mine, theirs) == 0 else 0
        won, half = DuelOdds(state, duel, higher / of, equal / of).ends(0, 0, mine, theirs)
        chances.append(
            {"strength": strength, "one_pass": (higher + tied) / of, "duel": won, "half": half}
        )
    return {
        "attack": None if other_player else printed_attack(state, foe_kind, foe),
        "adds_die": adds_die(state, foe_kind, foe),
        "fewer": None if fewer == NONE else DICE[fewer],
        "prestige": [mine, theirs],
        "wins_tie": tie_winner(state, duel, mine, theirs) == 0,
        "foe_strength": foe_strength,
        "chances": chances,
    }


def forecast_against(state: GloryState, seat: int, standing: int) -> ForecastView | None:
    """Return the chances against whoever stands on the tournament board; None: nobody yet."""
    if standing == NONE:
        return None
    if standing >= KNIGHT:
        return forecast(state, seat, KNIGHT_FOE, standing - KNIGHT)
    return forecast(state, seat, VIRTUAL if state.is_opponent(standing) else PLAYER, standing)


def most_committed(state: GloryState, seat: int) -> int:
    """Return how much strength a player can commit to a duel (GLO-DUEL-04)."""
    most: int = state.content.most_strength
    return min(most, state.boards[seat].goods[STRENGTH])


def prestige_before(state: GloryState, duel: Duel, duellist: int) -> int:
    """Return a duellist's prestige when the duel begins (GLO-DUEL-17)."""
    if duel.is_player(duellist):
        return state.boards[duel.side(duellist)].ready_prestige()
    return printed_prestige(state, duel.foe_kind, duel.foe)


class DuelOdds:
    """The rest of a duel whose passes all have these chances of a higher and an equal attack.

    They stay the same, because committed strength works until the end (GLO-DUEL-05); what changes
    is prestige, of which a player who wins a tie turns a token (GLO-DUEL-16).
    """

    __slots__ = ("duel", "equal", "higher", "state")

    def __init__(self, state: GloryState, duel: Duel, higher: float, equal: float) -> None:
        self.state = state
        self.duel = duel
        self.higher = higher
        self.equal = equal

    def __repr__(self) -> str:
        return f"DuelOdds({self.higher:.3f} higher, {self.equal:.3f} equal)"

    def ends(self, won: int, lost: int, mine: int, theirs: int) -> tuple[float, float]:
        """Return the chances to win, and to lose with a won pass, from this standing on."""
        if won == self.state.content.passes_to_win:
            return 1.0, 0.0
        if lost == self.state.content.passes_to_win:
            return 0.0, 1.0 if won else 0.0
        if tie_winner(self.state, self.duel, mine, theirs) == 0:
            tied = self.ends(won + 1, lost, max(mine - 1, 0), theirs)
        else:
            left = max(theirs - 1, 0) if self.duel.is_player(1) else theirs
            tied = self.ends(won, lost + 1, mine, left)
        ahead = self.ends(won + 1, lost, mine, theirs)
        behind = self.ends(won, lost + 1, mine, theirs)
        lower = 1.0 - self.higher - self.equal
        return (
            self.higher * ahead[0] + lower * behind[0] + self.equal * tied[0],
            self.higher * ahead[1] + lower * behind[1] + self.equal * tied[1],
        )
