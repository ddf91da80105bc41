"""Matches played by a seeded picker: at random, by one that likes to get on, or by the bot.

The second passes late, prefers what leaves a trace on the table, and so comes near a real score.
Only the bot comes near the automated opponent.
"""

from __future__ import annotations

from typing import Any

from gonfalon.bots.bot import Sitting
from gonfalon.bots.heuristic import HeuristicBot
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.testing import any_option

TRIES = 200  # last rounds that are tried for an end
LIKED = ("convert", "commission", "garrison", "fortify", "absolve", "attack", "develop", "hunt")


def eager(decision: Decision, picker: FastChance) -> Option:
    """Pick an answer that gets on."""
    options = decision.options
    if decision.kind == "action":
        for id in LIKED:
            liked = decision.option(id)
            if liked is not None:
                return liked
        if len(options) > 1:
            options = options[:-1]
    elif decision.kind in ("workers", "suspicion", "choose-one", "pray-effect"):
        return options[0]
    elif decision.kind in ("mode", "commission", "garrison"):
        return options[-1]
    return options[picker.below(0, len(options))]


def play_for(m: Match[Any], seed: int, ends: str) -> Match[Any]:
    """Let the bot play a solo match; try last rounds at random until one ends as wanted.

    If none does, the last of them is played.
    """
    picker = FastChance(seed)
    sitting = Sitting(m, [HeuristicBot()], picker)
    last = m.state.content.board.rounds
    while m.state.round < last or m.decisions[0].kind != "action":
        decision = m.decisions[0]
        m.choose(decision.id, sitting.think(decision).id)
    answers: list[tuple[str, str]] = []
    for _ in range(TRIES):
        there = m.clone()
        answers = []
        while not there.over:
            decision = there.decisions[0]
            pick = eager if picker.below(0, 4) else any_option
            option = pick(decision, picker)
            answers.append((decision.id, option.id))
            there.choose(decision.id, option.id)
        if there.outcome is not None and there.outcome.how.message.id == f"event-{ends}":
            break
    for decision_id, option_id in answers:
        m.choose(decision_id, option_id)
    return m
