"""The coach of Mastery and of Paladins gives numbers for its advice, whatever is asked."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gonfalon.bots.coach import prospect
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import game
from gonfalon.kernel.play.match import Match
from gonfalon.proving.playing import pick, plan
from tests.games.lesson_records import edition_of

# Questions about cards or an effect, of which no number tells what they are worth.
ABOUT_CARDS = {
    "mastery": {"insight", "order", "prosperity"}
    | {f"{what}-response" for what in ("crown", "orb", "sceptre")}
    | {f"{what}-discard" for what in ("orb", "tile", "wrath")},
    "paladins": set(),
}
# Some of their answers change nothing that is counted: declining, or knights that stay.
NOT_ALWAYS = {
    "mastery": {"redeploy-from", "redeploy-to", "redeploy-count", "advance", "advance-count"},
    "paladins": {
        *("action", "mode", "workers", "recruit"),
        *("suspicion", "debts", "inquisition", "keep", "pray", "pray-effect"),
    },
}

LESSONS = {"mastery": "conquest", "paladins": "kingdom"}  # records of them


def positions(slug: str) -> list[Match[Any]]:
    """Return matches that are waiting for an answer, many of each kind of question.

    They are played with the cards of the lesson: which answers change nothing depends on them.
    """
    played, content = game(slug), edition_of(slug, LESSONS[slug])
    found: list[Match[Any]] = []
    seen: Counter[str] = Counter()
    for number in range(3):
        match_plan = plan(number, 7, [(3, {})], "quick")
        match = match_plan.start(played, content, live=False)
        luck = match_plan.picker()
        while not match.over:
            for decision in match.open_decisions[:1]:
                seen[decision.kind] += 1
                if seen[decision.kind] <= 8:
                    found.append(match.clone())
            picked = pick(match, luck)
            assert picked is not None
            match.answer(*picked)
    return found


@pytest.mark.parametrize("slug", ["mastery", "paladins"])
def test_an_answer_comes_with_numbers(slug: str) -> None:
    told: Counter[str] = Counter()
    silent: Counter[str] = Counter()
    for match in positions(slug):
        match.reopen()
        decision = match.open_decisions[0]
        for option in decision.options[:4]:
            found = prospect(match, decision, option, FastChance(1))
            says = found.points or found.changes or found.remarks
            (told if says else silent)[decision.kind] += 1
    kinds = set(told) | set(silent)
    assert {kind for kind in kinds if not told[kind]} <= ABOUT_CARDS[slug]
    assert {kind for kind in kinds if silent[kind]} <= ABOUT_CARDS[slug] | NOT_ALWAYS[slug]
