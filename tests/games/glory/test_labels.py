"""Every question has a prompt, every answer a label, every refusal a reason."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.constants import TYPES
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.content.ledger import read_ledger
from gonfalon.kernel.play.match import Match
from gonfalon.testing import any_option, walk
from gonfalon.testing.golden_checks import load
from tests.games.glory.golden import GOLDEN
from tests.games.glory.walks import collecting

CONTENT = GAME.load()
RULES = read_ledger(GAME.package).rules
COMPONENTS = {
    *(f"{kind}:{id}" for kind, ids in CONTENT.vocabulary.items() for id in ids),
    *(f"deck:{type}" for type in TYPES),
    *(f"place:{place + 1}" for place in range(CONTENT.tournaments.slots)),
}
# Answers that are about no component: declining, numbers, lists of effects.
ABOUT_NOTHING = {"none", "stop", "pass", "enough", "keep", "wait", "0", "1", "2"}


def complaints(m: Match[Any]) -> set[str]:
    """Return what is wrong with the questions that wait in a match."""
    found: set[str] = set()
    for seat in {decision.seat for decision in m.decisions}:
        for question in m.explain(seat):
            told = question.to_json(m.content.vocabulary)
            kind, prompt = told["kind"], told["prompt"]
            if not prompt["message"].startswith("ask-"):
                found.add(f"{kind}: no prompt")
            for option in told["options"]:
                name = f"{kind}: {option['id']}"
                if option["rule"] not in RULES:
                    found.add(f"{name}: unknown rule {option['rule']}")
                if not option["message"]:
                    found.add(f"{name}: no label")
                if not option["touches"] and option["id"] not in ABOUT_NOTHING:
                    found.add(f"{name}: touches nothing")
                found |= {f"{name}: {one}" for one in set(option["touches"]) - COMPONENTS}
            offered = {option["id"] for option in told["options"]}
            for blocked in told["blocked"]:
                name = f"{kind}: blocked {blocked['id']}"
                if blocked["rule"] not in RULES or blocked["id"] in offered:
                    found.add(f"{name} by {blocked['rule']}")
                if not blocked["message"].startswith("blocked-"):
                    found.add(f"{name}: no reason")
                found |= {f"{name}: {one}" for one in set(blocked["touches"]) - COMPONENTS}
    return found


@pytest.mark.parametrize("number", range(0, 33, 4))
def test_questions_of_random_matches_are_complete(number: int) -> None:
    seats, settings = GAME.setups(CONTENT)[number]
    m = GAME.new(seats, FastChance(number), settings)
    for _ in walk(m, FastChance(number), collecting if number % 8 else any_option):
        assert complaints(m) == set()


def test_every_kind_of_question_is_complete() -> None:
    for m in map(load, GOLDEN.states()):
        assert complaints(m) == set()
