"""What the search knows about Medieval Mastery."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.mastery.bot.estimate import own_points
from gonfalon.games.mastery.bot.heuristic import JUDGE
from gonfalon.games.mastery.bot.playing import policy as policy
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.knights import knights_on_board
from gonfalon.kernel.play.match import Match

SCALE: Final = 6.0  # points

# Play-outs find nothing better here. A conflict card is chosen in secret, and the best reply to the
# one card that the heuristic would play is no reply to a person. A redeployment is made of several
# questions, and the heuristic undoes in the next ones what the first one began.
SKIP: Final = frozenset(
    (
        "advance-count",
        "conflict",
        "crown-target",
        "equalise",
        "insight",
        "order",
        "prosperity",
        "redeploy-count",
        "redeploy-from",
        "redeploy-to",
        "support",
    )
)

# How much these say about who will win, next to a victory point: a logistic regression over 1,654
# positions of 150 matches between heuristics.
KNIGHT: Final = 0.5
CARDS: Final = 1.2  # for each point that the cards in hand add to a battle


def expected(m: Match[Any]) -> list[float]:
    """Return the victory points of each seat, and what its knights and cards are worth."""
    state: MasteryState = m.state
    cards = JUDGE.known(state.content)
    return [
        points + KNIGHT * knights_on_board(state, seat) + CARDS * own_points(state, seat, cards)
        for seat, points in enumerate(m.game.points(m))
    ]
