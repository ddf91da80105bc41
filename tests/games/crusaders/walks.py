"""Matches played by a seeded picker: at random, by one with a purpose, or by search.

Nobody is tied by chance with a player who fulfils a condition of victory: `search` plays the last
stretch of a match again and again until it ends so.
"""

from __future__ import annotations

from typing import Any

from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.round.ending import has_hegemony, is_righteous
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.testing import Pick, any_option

HEGEMONY, RIGHTEOUSNESS, DEFEAT, ERA = "hegemony", "righteousness", "defeat", "era"
CLOSE = 4  # points between the first and the second of a match worth searching
KEPT = "deposition"  # the only card that removes bishops of rivals
CROWDED = ("homs", "damascus", "aleppo")  # where zealots meet
ENOUGH = frozenset(("enough", "pass", "decline", "0", "put-back"))
WARLIKE = ("march-target", "march-units", "place-units", "plan", "turn", "levy", "extra-units")


def martial(decision: Decision, picker: FastChance) -> Option:
    """Pick an answer that leads to large armies and to battles."""
    options = decision.options
    if decision.kind in WARLIKE:
        options = [option for option in options if option.id not in ENOUGH] or options
    if decision.kind == "plan":
        liked = [option for option in options if option.id.startswith(("march", "muster"))]
        options = liked or options
    return options[picker.below(0, len(options))]


def zealous(decision: Decision, picker: FastChance) -> Option:
    """Pick an answer that leads to prayers, to bishops in the same cities, and to rescripts."""
    options = decision.options
    if decision.kind == "plan":
        options = [one for one in options if one.id.startswith("prayer")] or options
    elif decision.kind == "bishop":
        options = [one for one in options if one.id.endswith(CROWDED)] or options
    elif decision.kind == "prayer":
        options = options[-1:]
    elif decision.kind == "turn":
        options = [one for one in options if one.id == KEPT] or options
    else:
        options = [one for one in options if KEPT not in one.id] or options
    return options[picker.below(0, len(options))]


def preaching(decision: Decision, picker: FastChance) -> Option:
    """Pick an answer that leads to prayers, and to bishops in as many cities as possible."""
    options = decision.options
    if decision.kind == "plan":
        options = [one for one in options if one.id.startswith("prayer")] or options
    elif decision.kind == "prayer":
        options = options[-1:]
    elif decision.kind == "bishop":
        options = [one for one in options if one.id not in ENOUGH] or options
    return options[picker.below(0, len(options))]


def reasons(state: CrusadersState) -> set[str]:
    """Return the conditions that have ended a match."""
    found: set[str] = set()
    for seat, board in enumerate(state.boards):
        if has_hegemony(state, seat):
            found.add(HEGEMONY)
        if is_righteous(state, seat):
            found.add(RIGHTEOUSNESS)
        if board.out:
            found.add(DEFEAT)
    if state.round == state.content.rounds:
        found.add(ERA)
    return found


def answered(m: Match[Any], picker: FastChance, pick: Pick = any_option) -> list[tuple[str, str]]:
    """Play a match to its end; return the answers given."""
    answers: list[tuple[str, str]] = []
    while not m.over:
        decision = m.decisions[0]
        option = pick(decision, picker)
        answers.append((decision.id, option.id))
        m.choose(decision.id, option.id)
    return answers


def search(m: Match[Any], seed: int, ends: str, stretch: int, tries: int) -> Match[Any]:
    """Play a match by armies; then try its last answers, so many, until it ends as wanted.

    A match that no condition of victory ends, or that is not close, is left as it is.
    """
    picker = FastChance(seed)
    there = m.clone()
    answers = answered(there, picker, martial)
    assert there.outcome is not None
    first, second, *_ = sorted(there.outcome.scores, reverse=True)
    if reasons(there.state) & {HEGEMONY, RIGHTEOUSNESS} and first - second <= CLOSE:
        give(m, answers[:-stretch])
        for _ in range(tries):
            there = m.clone()
            answers = answered(there, picker)
            if there.outcome is not None and there.outcome.how.message.id == f"event-{ends}":
                break
    return give(m, answers)


def give(m: Match[Any], answers: list[tuple[str, str]]) -> Match[Any]:
    """Give answers in a match."""
    for decision_id, option_id in answers:
        m.choose(decision_id, option_id)
    return m
