"""Play-outs: an imagined match is played on by a quick policy in every seat.

What a game's judge reads is known to the seat that decides (a test of every game), so the other
seats can be played in the same imagined match: nothing has to be imagined for them.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.bots.guide import Guide
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.play.match import Match

LONGEST: Final = 4_000  # answers; a match that goes on is valued as it stands


def play_on(
    m: Match[Any],
    guide: Guide,
    chance: Chance,
    start: Match[Any],
    horizon: int,
    longest: int = LONGEST,
) -> int:
    """Answer for all seats to the end, or to the horizon, in rounds since `start`; 0: to the end.

    Returns the number of answers.
    """
    answers = 0
    while not m.over and answers < longest:
        if horizon and guide.past_horizon(m, start, horizon):
            break
        if not m.open_decisions:  # nobody is left to answer, as others' answers are forgotten
            if m.round:
                m.close(m.round)
            else:
                m.advance()
            continue
        decision = m.open_decisions[0]
        options = decision.options
        best = guide.policy(m, decision, chance) if len(options) > 1 else 0
        m.answer(decision, options[best])
        answers += 1
    return answers
