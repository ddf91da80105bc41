"""Refusals as observations: what a seat can learn from how its invalid inputs are refused.

A refused input changes nothing, so a player can try it as often as they like. A refusal that
depends on what other seats hold or have answered would therefore leak it. Every probe is made on a
copy.
"""

from __future__ import annotations

from typing import Any

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.series import answers_for, read_series
from gonfalon.kernel.play.trail import clone_with_trail
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import Refused

UNKNOWN_ID = "nonsense"
TRIED = 4  # options of a decision that are tried with nonsense after them

Probe = list[Any]  # what was tried, and the refusal


def refusals(match: Match[Any], seat: int) -> list[Probe]:
    """Return how a seat's invalid inputs are refused, as plain JSON."""
    found: list[Probe] = []
    for decision in match.open_decisions:
        if decision.seat == seat:
            found += wrong_answers(match, decision)
    found.append(["answer for others", sorted(foreign_answers(match, seat))])
    lanes = [f"{match.round}.lane.{other}" for other in range(match.seats)] if match.round else []
    for to in (UNKNOWN_ID, *lanes):
        found.append(["undo", to, undone(match, seat, to)])
    return found


def wrong_answers(match: Match[Any], decision: Decision) -> list[Probe]:
    """Try nonsense as the first answer, and as the second one after some valid options."""
    found: list[Probe] = []
    for ids in ([UNKNOWN_ID], *([option.id, UNKNOWN_ID] for option in some(decision.options))):
        found.append(["answer", ids, answered(match, decision.seat, decision.id, ids)])
        found.append(["read", ids, read(match, decision.seat, decision.id, ids)])
    for wanted in wholes(match, decision):
        found.append(["whole", wanted, planned(match, decision, wanted)])
    return found


def wholes(match: Match[Any], decision: Decision) -> list[dict[str, int]]:
    """Return whole answers to try: nonsense, what is there already, and one more of some things."""
    found = [{UNKNOWN_ID: 1}]
    amounts = match.stack[-1].amounts(match, decision)
    if amounts is not None:
        found.append({item.id: item.now for item in amounts.items})
        found += [{item.id: item.now + 1} for item in amounts.items[:TRIED]]
    return found


def some(options: list[Option]) -> list[Option]:
    """Return a few evenly spaced options, including the first and the last."""
    if len(options) <= TRIED:
        return options
    return [options[at * (len(options) - 1) // (TRIED - 1)] for at in range(TRIED)]


def answered(match: Match[Any], seat: int, decision_id: str, option_ids: list[str]) -> list[str]:
    """Return the refusal of a series of answers; empty if it is accepted."""
    try:
        match.clone().choose_series(decision_id, option_ids, seat)
    except Refused as refused:
        return contents(refused)
    return []


def read(match: Match[Any], seat: int, decision_id: str, option_ids: list[str]) -> list[str]:
    """Return the refusal when a seat asks for the texts of a series; empty if accepted."""
    try:
        read_series(match, decision_id, option_ids, seat)
    except Refused as refused:
        return contents(refused)
    return []


def planned(match: Match[Any], decision: Decision, wanted: dict[str, int]) -> list[str]:
    """Return the small answers that a whole answer becomes, or its refusal."""
    try:
        return answers_for(match, decision.id, wanted, decision.seat)
    except Refused as refused:
        return contents(refused)


def undone(match: Match[Any], seat: int, to: str) -> list[str]:
    """Return the refusal of an undo; empty if it is accepted."""
    try:
        clone_with_trail(match).undo(seat, to)
    except Refused as refused:
        return contents(refused)
    return []


def foreign_answers(match: Match[Any], seat: int) -> set[str]:
    """Return the codes that refuse a seat's answers for others, whoever is really asked."""
    guesses = {d.id: d.options[0].id for d in match.open_decisions if d.seat != seat and d.options}
    guesses[UNKNOWN_ID] = UNKNOWN_ID
    return {answered(match, seat, id, [option])[0] for id, option in guesses.items()}


def contents(refused: Refused) -> list[str]:
    """Return every part of a refusal that reaches the player."""
    return [refused.code, str(refused), refused.rule]
