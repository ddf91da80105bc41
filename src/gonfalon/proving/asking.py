"""Asking: a question may be put any number of times, and it never offers what it refuses.

Questions are asked again after loading, for every copy and for every viewer. So `ask`, `blocked`
and the texts must not change anything.
"""

from __future__ import annotations

from typing import Any

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import to_json
from gonfalon.kernel.values.decision import Decision, Explained


def wrong_questions(match: Match[Any]) -> list[str]:
    """Ask everything that is open again. Return what is wrong with it, if anything is."""
    if match.over:
        return []
    before = to_json(match)
    step = match.stack[-1]
    wrong: list[str] = []
    opened = [essence(decision) for decision in match.open_decisions]
    for _ in range(2):
        again = [essence(decision) for decision in step.ask(match)]
        if again != opened:
            wrong.append(f"asked again, {step.NAME} asks {again} instead of {opened}")
    for seat in sorted({decision.seat for decision in match.open_decisions}):
        for question in match.explain(seat):
            wrong += contradictions(question)
    if to_json(match) != before:
        wrong.append(f"asking changes the match ({step.NAME})")
    return wrong


def contradictions(question: Explained) -> list[str]:
    """Return the answers that are offered twice, offered and refused, or refused by no rule."""
    decision = question.decision
    offered = [option.id for option in decision.options]
    twice = sorted({id for id in offered if offered.count(id) > 1})
    wrong = [f"{decision.id} offers {id} more than once" for id in twice]
    for blocked in question.blocked:
        if blocked.id in offered:
            wrong.append(f"{decision.id} offers {blocked.id} and refuses it ({blocked.rule})")
        if not blocked.rule:
            wrong.append(f"{decision.id} refuses {blocked.id} without a rule")
    return wrong


def essence(decision: Decision) -> tuple[int, str, int, int, list[str]]:
    """Return a question without the parts of its id that its step does not know."""
    options = [option.id for option in decision.options]
    return decision.seat, decision.kind, decision.place, decision.default, options
