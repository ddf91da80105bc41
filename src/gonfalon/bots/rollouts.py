"""Rollouts: an evaluation that works for every game, for games that have none of their own.

It guesses the hidden cards, takes an option, lets everybody play at random to the end, and counts
how often that goes well. Enough for a small game; a big one should write a `bot.heuristic`.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.bots.bot import Sitting, counterpart
from gonfalon.bots.random_bot import RandomBot
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision

GUESSES: Final = 20  # of the hidden cards, at most; each is tried with every option
ANSWERS: Final = 1_500  # of all rollouts together: no further guess after that many


class Rollouts:
    """Rates options by the ranks that random play leads to."""

    def weigh(self, world: Match[Any], decision: Decision, chance: Chance) -> list[float]:
        """Return the mean result of each option for the seat that decides."""
        totals = [0.0] * len(decision.options)
        answers = 0
        for _ in range(GUESSES):
            guess = world.imagine(decision.seat, chance, tracking=False)
            question = counterpart(guess, decision)
            for i in range(len(totals)):
                played = guess.clone()
                played.answer(question, question.options[i])
                sitting = Sitting(played, [RandomBot()] * played.seats, chance)
                sitting.play_out()
                answers += sitting.answers
                totals[i] += result(played, decision.seat)
            if answers > ANSWERS:
                break
        return totals


def result(played: Match[Any], seat: int) -> float:
    """Return how well a match ended for a seat: the rank, and the points among equal ranks."""
    outcome = played.outcome
    assert outcome is not None
    return -outcome.ranks[seat] + outcome.scores[seat] / 1_000
