"""The rounds (CRU-ROUND)."""

from __future__ import annotations

import pytest

from gonfalon.games.crusaders.model.constants import PHASES
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.testing import any_option
from tests.games.crusaders.scenario import GAME


@pytest.mark.rules("CRU-ROUND-01")
def test_a_round_has_four_phases() -> None:
    """Nobody is asked in the income phase; its lines stand between two rounds."""
    m = GAME.new(2, FastChance(1), {}, live=True)
    picker = FastChance(1)
    told: list[str] = []
    asked: list[tuple[int, str]] = []
    while not m.over:
        here = (m.state.round, PHASES[m.state.phase])
        if here not in asked:
            asked.append(here)
        decision = m.decisions[0]
        m.answer(decision, any_option(decision, picker))
        told += [event.message.id for event in m.drain_events()]
    rounds = m.state.round
    assert rounds > 1
    for number in range(1, rounds + 1):
        phases = [phase for round, phase in asked if round == number]
        assert phases == [phase for phase in PHASES if phase in phases]
        assert phases[-2:] == ["planning", "activation"]
    shown = ("event-round-begins", "event-goods-ready")
    assert [id for id in told if id in shown] == [*shown] * rounds
