"""Random duels: copies, saving, undo and the limits of GLO-DUEL hold at every question."""

from __future__ import annotations

import json
import random

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.present.duel_view import view_duel
from gonfalon.games.glory.rules.duel.fight import DUEL_STEP_CLASSES, FightDuel
from gonfalon.games.glory.rules.duel.foes import BRAVE, CARD, KNIGHT_FOE, PLAYER, VIRTUAL
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import load_step
from tests.games.glory.duels import Challenge
from tests.games.glory.scenario import opponent_is, player, table

ALLIES = [
    "thug",
    "cook",
    "jester",
    "lady_in_waiting",
    "hermit",
    "herald_ally",
    "squire",
    "fencing_master",
    "armourer",
    "veteran_ally",
    "witch",
    "nun",
    "bishop",
]
RELICS = ("medallion", "amulet", "ring", "rosary")
PRESTIGE = ("lady_of_the_heart", "retinue", "war_fame", "kings_favour", "office")
REGISTER = GAME.option_kinds(GAME.load())
STEPS = {step.NAME: step for step in DUEL_STEP_CLASSES}


def random_duel(rng: random.Random) -> tuple[Match[GloryState], Challenge]:
    """Lay a table with random things and let a random duel begin."""

    def some(words: list[str], most: int) -> tuple[str, str]:
        chosen = rng.sample(words, min(rng.randint(0, most), len(words)))
        cut = rng.randint(0, len(chosen))
        for word in chosen:
            words.remove(word)
        return " ".join(chosen[:cut]), " ".join(chosen[cut:])

    allies, relics = list(ALLIES), list(RELICS) * 2
    described = []
    for _ in range(2):
        ready, spent = some(allies, 6)
        ready_relics, spent_relics = some(relics, 4)
        prestige, spent_prestige = some(list(PRESTIGE), 3)
        spent = " ".join(word for word in spent.split() if word not in ("nun", "bishop"))
        described.append(
            player(
                strength=rng.randint(0, 5),
                faith=rng.randint(0, 3),
                glory=rng.randint(0, 12),
                steed=rng.randint(1, 4),
                armour=rng.randint(1, 4),
                allies=ready,
                spent_allies=spent,
                relics=ready_relics,
                spent_relics=spent_relics,
                prestige=prestige,
                spent_prestige=spent_prestige,
            )
        )
    kind = rng.choice((PLAYER, PLAYER, KNIGHT_FOE, CARD, BRAVE, VIRTUAL))
    order = rng.choice(([0, 1], [1, 0]))
    if kind == VIRTUAL:
        s = table(described[0], seats=1, order=order, settings={"scenario": "rivalry"})
        opponent_is(s, rng.choice(s.state.content.scenarios.knights))
    else:
        s = table(*described, order=order)
    content = s.state.content
    cards = [card for card in range(len(content.travel.ids)) if content.travel.attack[card]]
    foes = {
        PLAYER: [1],
        VIRTUAL: [1],
        KNIGHT_FOE: list(range(len(content.knights.ids))),
        CARD: cards,
        BRAVE: [content.titles.ids.index("brave")],
    }
    tournament = kind in (PLAYER, KNIGHT_FOE, VIRTUAL)
    challenge = Challenge(FightDuel(0, kind, rng.choice(foes[kind]), tournament))
    s.m.chance = FastChance(rng.randint(1, 1 << 30))
    s.m.call(challenge)
    s.m.advance()
    return s.m, challenge


def picture(m: Match[GloryState]) -> str:
    """Return the whole match, apart from chance, as a text."""
    steps = [step.dump() for step in m.stack]
    questions = [[decision.id, [o.id for o in decision.options]] for decision in m.decisions]
    return json.dumps([m.state.dump(), steps, questions], sort_keys=True)


def check_question(m: Match[GloryState], rng: random.Random) -> None:
    """Check copies, saving and texts at one question, and that no limit is broken."""
    [decision] = m.decisions
    assert {option.id for option in decision.options} <= REGISTER[decision.kind]
    before = picture(m)
    [question] = m.explain(decision.seat)
    told = question.to_json(m.state.content.vocabulary)
    json.dumps(told)
    assert told["prompt"]["message"].startswith("ask-duel")
    offered = {option["id"] for option in told["options"]}
    assert not offered & {blocked["id"] for blocked in told["blocked"]}
    duel = m.enclosing(FightDuel)
    json.dumps(view_duel(duel, m))
    copy = m.clone()
    copy.reopen()
    for step in m.stack:
        if step.NAME in STEPS:
            data = json.loads(json.dumps(step.dump()))
            loaded = load_step(data, STEPS)
            assert loaded.dump() == step.dump()
            copy.stack[m.stack.index(step)] = loaded
    copy.reopen()
    assert picture(copy) == before
    option = rng.choice(copy.decisions[0].options)
    copy.choose(copy.decisions[0].id, option.id)
    assert picture(m) == before, "a copy is independent"
    for duellist in (0, 1):
        assert duel.committed[duellist] <= 4
        assert duel.faith[duellist] <= duel.passes
        used = [m.state.content.allies.timing[kind] for kind in duel.used_allies[duellist]]
        assert used.count(1) <= 1
        assert used.count(2) <= 2 * duel.passes
        assert len(duel.used_relics[duellist]) <= duel.passes
    assert all(board.glory >= 0 for board in m.state.boards)


def play(seed: int) -> None:
    """Play one duel, checking every question; now and then an answer is taken back."""
    rng = random.Random(seed)
    m, challenge = random_duel(rng)
    tokens = [sum(b.allies) + sum(b.spent_allies) for b in m.state.boards]
    while m.decisions[0].kind != "rest":
        check_question(m, rng)
        [decision] = m.decisions
        before = picture(m)
        m.choose(decision.id, rng.choice(decision.options).id)
        if m.undoable(decision.seat) and rng.random() < 0.2:
            m.undo(decision.seat, m.undoable(decision.seat)[-1])
            again = m.decisions[0]
            assert (again.seat, again.kind) == (decision.seat, decision.kind)
            assert json.loads(picture(m))[0] == json.loads(before)[0]
    found = next((step for step in m.stack if isinstance(step, Challenge)), challenge)
    assert [sum(b.allies) + sum(b.spent_allies) for b in m.state.boards] == tokens
    if found.result is not None:
        winner, won = found.result
        assert won[winner] == 2
        assert won[1 - winner] in (0, 1)


@pytest.mark.rules("GLO-DUEL-01", "GLO-DUEL-04", "GLO-DUEL-11", "GLO-DUEL-12", "GLO-DUEL-13")
@pytest.mark.slow
def test_random_duels() -> None:
    for seed in range(60):
        play(seed)


@pytest.mark.slow
def test_many_random_duels() -> None:
    for seed in range(100, 400):
        play(seed)
