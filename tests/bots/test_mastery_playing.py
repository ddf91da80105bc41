"""Play-outs of Mastery follow the same plan as the judge, at half the cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.bots.heuristic import best_of
from gonfalon.games.mastery import GAME as MASTERY
from gonfalon.games.mastery.bot import playing
from gonfalon.games.mastery.bot.heuristic import JUDGE
from gonfalon.games.mastery.rules.redeploy import Redeploy
from gonfalon.kernel.chance.chance import Chance, FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision

MATCHES = 12

Policy = Callable[[Match[Any], Decision, Chance], int]


def judged(m: Match[Any], decision: Decision, chance: Chance) -> int:
    """Answer as the judge does."""
    return best_of(JUDGE.weigh(m, decision, chance))


def answer(m: Match[Any], policy: Policy, chance: Chance) -> None:
    """Answer the next question, or close a round that waits for nobody."""
    if not m.open_decisions:
        m.close(m.round)
        return
    decision = m.open_decisions[0]
    at = policy(m, decision, chance) if len(decision.options) > 1 else 0
    m.answer(decision, decision.options[at])


def redeployed(start: Match[Any], policy: Policy) -> list[int]:
    """Return where the knights stand after a redeployment that has just begun."""
    m = start.clone()
    step = m.stack[-1]
    while m.stack and m.stack[-1] is step:
        answer(m, policy, FastChance(1))
    return list(m.state.knights)


def test_redeployments_and_advances_are_those_of_the_judge() -> None:
    compared = moved = same = 0
    for number in range(MATCHES):
        m = MASTERY.new(2 + number % 3, FastChance(number), {"round_limit": 12}, live=False)
        luck = FastChance(number + 100)
        while not m.over:
            step = m.stack[-1]
            if isinstance(step, Redeploy) and not step.gave and step.source < 0:
                ours = redeployed(m, playing.policy)
                compared += 1
                moved += ours != list(m.state.knights)
                same += ours == redeployed(m, judged)
            elif m.open_decisions and m.open_decisions[0].kind == "advance":
                decision = m.open_decisions[0]
                assert playing.policy(m.clone(), decision, luck) == judged(m, decision, luck)
            answer(m, playing.policy, luck)
    assert moved > MATCHES
    assert same == compared, (same, compared)


def test_a_count_without_a_plan_is_the_judges() -> None:
    """A match may be played on from the middle of a manoeuvre."""
    m = MASTERY.new(2, FastChance(2), {"variants": ["skirmish"]}, live=False)
    luck = FastChance(3)
    seen = 0
    while seen < 5:
        decision = m.open_decisions[0] if m.open_decisions else None
        if decision is not None and decision.kind.endswith("-count") and len(decision.options) > 1:
            seen += 1
            assert playing.policy(m.clone(), decision, luck) == judged(m, decision, luck)
        answer(m, judged, luck)
