"""Land far and wide on which seat 0 can redeploy."""

from __future__ import annotations

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.board import bits
from gonfalon.games.mastery.rules.redeploy import Redeploy
from tests.games.mastery.scenario import Scenario, given


def land_round_castle(count: int) -> list[str]:
    """Return territories joined to the castle of seat 0 of six, the nearest first."""
    content = GAME.load()
    layout = content.layouts[6]
    found: list[int] = []
    edge = [layout.castles[0]]
    while len(found) < count:
        for hex in bits(layout.near[edge.pop(0)] & layout.land):
            if hex not in found:
                found.append(hex)
                edge.append(hex)
    return [content.hex_names[hex] for hex in found[:count]]


def wide(castle: int, knights: list[int], tiles: dict[str, str] | None = None) -> Scenario:
    """Lay a table of six on which seat 0 holds supplied land with these knights."""
    land = dict(zip(land_round_castle(len(knights)), knights, strict=True))
    return given(
        seats=6,
        variants=["loyalty"],
        team_mode="triples_6",
        tiles=tiles,
        land={0: land},
        castle={0: castle},
    )


def redeploying(s: Scenario) -> Redeploy:
    """Return the redeployment that is being asked for."""
    step = s.m.stack[-1]
    assert isinstance(step, Redeploy)
    return step
