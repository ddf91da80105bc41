"""Random marches and battles: copies, saving, undo and the limits of CRU-BAT at every question."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import MARCH
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import load_step
from tests.games.crusaders.scenario import GAME, Scenario, player, table

CONTENT = GAME.load()
REGISTER = GAME.option_kinds(CONTENT)
STEPS = {step.NAME: step for step in GAME.step_classes}


def random_march(rng: random.Random) -> Scenario:
    """Lay a table of Antioch, Tripoli and Jerusalem with random things; Antioch marches."""
    content = CONTENT
    learned = [
        id for card, id in enumerate(content.tactics.ids) if not content.tactics.starting[card]
    ]
    starting = content.tactics.ids[: content.tactics.starters]
    rescripts = content.rescripts.ids[:]
    rng.shuffle(learned)
    rng.shuffle(rescripts)
    players = []
    for state in ("antioch", "tripoli", "jerusalem"):
        new = rng.randint(0, 5)
        hand = [learned.pop() for _ in range(new)] + rng.sample(starting, 5 - new)
        held = [rescripts.pop() for _ in range(rng.randint(0, 3))]
        players.append(
            player(
                state,
                coins=rng.randint(0, 6),
                tactics=" ".join(hand),
                rescripts=" ".join(held),
                buildings="bazaar" if rng.random() < 0.5 else "",
            )
        )
    cities = {
        "antioch_city": f"{rng.randint(5, 8)} level {rng.randint(1, 3)}",
        "tortosa": f"tripoli {rng.randint(1, 4)} level {rng.randint(1, 3)}",
        "turbessel": f"antioch {rng.randint(1, 3)}",
        "apamea": f"saracens {rng.randint(1, 3)}",
        "baalbek": rng.choice(["saracens 2", "tripoli 2", "antioch 1"]),
    }
    s = table(*players, cities=cities, active=0, uncovered=rng.randint(0, 5), content=CONTENT)
    s.m.chance = FastChance(rng.randint(1, 1 << 30))
    return s.begin_with(TakeTurn(0, MARCH, rng.random() < 0.5))


def picture(m: Match[CrusadersState]) -> str:
    """Return the whole match, apart from chance, as a text."""
    steps = [step.dump() for step in m.stack]
    questions = [[decision.id, [o.id for o in decision.options]] for decision in m.decisions]
    return json.dumps([m.state.dump(), steps, questions], sort_keys=True)


def without_cards(told: str) -> dict[str, Any]:
    """Return the state in a picture. Undo does not take back what was seen of hidden cards."""
    state: dict[str, Any] = json.loads(told)[0]
    for pack in state.pop("packs"):
        state.setdefault("zones", []).append([cards for _, _, cards, _, _ in pack["zones"]])
    return state


def check_question(m: Match[CrusadersState], rng: random.Random) -> None:
    """Check copies, saving and texts at one question, and that no limit is broken."""
    [decision] = m.decisions
    assert {option.id for option in decision.options} <= REGISTER[decision.kind]
    before = picture(m)
    [question] = m.explain(decision.seat)
    json.dumps(question.to_json(m.state.content.vocabulary))
    copy = m.clone()
    for place, step in enumerate(m.stack):
        if step.NAME in STEPS:
            loaded = load_step(json.loads(json.dumps(step.dump())), STEPS)
            assert loaded.dump() == step.dump() or step.NAME == "crusaders.rescript-window"
            if step.NAME != "crusaders.rescript-window":
                copy.stack[place] = loaded
    copy.reopen()
    assert picture(copy) == before
    copy.answer(copy.decisions[0], rng.choice(copy.decisions[0].options))
    assert picture(m) == before, "a copy is independent"
    for step in m.stack:
        if isinstance(step, Battle):
            assert max(step.losses) <= 2
            assert (
                step.sides
                == [step.defender, step.attacker, step.defender, step.attacker][: len(step.sides)]
            )
            assert len(step.cards) == len(step.cancelled) == len(step.taken)


def play(seed: int) -> None:
    """Play one march, checking every question; now and then an answer is taken back."""
    rng = random.Random(seed)
    s = random_march(rng)
    m = s.m
    while not s.at_rest:
        check_question(m, rng)
        s.sound()
        [decision] = m.decisions
        before = picture(m)
        m.choose(decision.id, rng.choice(decision.options).id)
        if m.undoable(decision.seat) and rng.random() < 0.2:
            m.undo(decision.seat, m.undoable(decision.seat)[-1])
            again = m.decisions[0]
            assert (again.seat, again.kind) == (decision.seat, decision.kind)
            assert without_cards(picture(m)) == without_cards(before)
    s.sound()
    state = m.state
    assert all(len(state.tactics(seat).cards) == 5 for seat in range(3))


@pytest.mark.rules("CRU-BAT-04", "CRU-BAT-22", "CRU-BAT-27", "CRU-MAP-04")
@pytest.mark.slow
def test_random_marches() -> None:
    for seed in range(12):
        play(seed)


@pytest.mark.slow
def test_many_random_marches() -> None:
    for seed in range(100, 180):
        play(seed)
