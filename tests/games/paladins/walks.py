"""Matches played by a seeded picker: at random, by one that likes to get on, or by the bot.

The second passes late, prefers what leaves a trace on the table, and so comes near a real score.
Only the bot comes near the automated opponent.
"""

from __future__ import annotations

from typing import Any

from gonfalon.bots.bot import Sitting
from gonfalon.bots.heuristic import HeuristicBot
from gonfalon.kernel.chance import FastChance
from gonfalon.kernel.decision import Decision, Option
from gonfalon.kernel.match import Match

LONGEST = 5000  # inputs
TRIES = 200  # last rounds that are tried for an end
LIKED = ("convert", "commission", "garrison", "fortify", "absolve", "attack", "develop", "hunt")


def pick(decision: Decision, picker: FastChance, eager: bool) -> Option:
    """Pick an answer."""
    options = decision.options
    if eager:
        if decision.kind == "action":
            for id in LIKED:
                liked = decision.option(id)
                if liked is not None:
                    return liked
            if len(options) > 1:
                options = options[:-1]
        elif decision.kind in ("workers", "suspicion", "choose-one", "mode"):
            return options[-1] if decision.kind == "mode" else options[0]
        elif decision.kind in ("pray-effect", "commission", "garrison"):
            return options[-1] if decision.kind != "pray-effect" else options[0]
    return options[picker.below(0, len(options))]


def one_input(
    m: Match[Any], picker: FastChance, undoing: bool = False, eager: bool = False
) -> None:
    """Answer a question, or take something back."""
    if undoing and picker.below(0, 8) == 0:
        for seat in range(m.seats):
            back = m.undoable(seat)
            if back:
                m.undo(seat, back[picker.below(0, len(back))])
                return
    decision = m.decisions[picker.below(0, len(m.decisions))]
    m.choose(decision.id, pick(decision, picker, eager).id)


def play(m: Match[Any], seed: int, undoing: bool = False, eager: bool = False) -> Match[Any]:
    """Play a match to its end."""
    picker = FastChance(seed)
    for _ in range(LONGEST):
        if m.over:
            return m
        one_input(m, picker, undoing, eager)
    raise AssertionError("the match does not end")


def play_for(m: Match[Any], seed: int, ends: str) -> Match[Any]:
    """Let the bot play a solo match; try last rounds at random until one ends as wanted.

    If none does, the last of them is played.
    """
    picker = FastChance(seed)
    sitting = Sitting(m, [HeuristicBot()], picker)
    last = m.state.c.board.rounds
    while m.state.round < last or m.decisions[0].kind != "action":
        decision = m.decisions[0]
        m.choose(decision.id, sitting.think(decision).id)
    answers: list[tuple[str, str]] = []
    for _ in range(TRIES):
        there = m.clone()
        answers = []
        while not there.over:
            decision = there.decisions[0]
            option = pick(decision, picker, picker.below(0, 4) > 0)
            answers.append((decision.id, option.id))
            there.choose(decision.id, option.id)
        if there.outcome is not None and there.outcome.how.message.id == f"event-{ends}":
            break
    for decision_id, option_id in answers:
        m.choose(decision_id, option_id)
    return m
