"""Duels: seat 0 has advanced on a territory of seat 1, and the battle has begun.

Orbs and sceptres that a test does not name lie broken, so that only what it names takes part.
Hands are padded to five cards, which draw nothing, with cards that do nothing in a battle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gonfalon.games.mastery import GAME
from tests.games.mastery.scenario import Scenario, given

FIELDS = {1: "1,1", 2: "1,0", 3: "1,-1"}  # a hex of each value that seat 0 of two can reach
PAD = ("call_to_arms", "tactical_advance")
THREE = ("conflict_4", "conflict_4", "support_1")
LONG_AGO = 1


def padded(*cards: str) -> tuple[str, ...]:
    """Return a hand of three cards or more, made up to five."""
    return (*cards, *PAD[: max(0, 5 - len(cards))])


def field_of_value(tile: str) -> str:
    """Return the hex on which a duel for this kind of tile is fought."""
    content = GAME.load()
    return FIELDS[content.tile_value[content.tiles.index(tile)]]


def resting(artefacts: Mapping[int, Sequence[str]]) -> dict[str, int]:
    """Break every orb and sceptre that is not named."""
    named = {id for ids in artefacts.values() for id in ids}
    kinds = ("orb", "sceptre")
    return {i: LONG_AGO for i in GAME.load().artefacts if i.startswith(kinds) and i not in named}


def quiet_table(artefacts: Mapping[int, Sequence[str]] | None = None, **more: Any) -> Scenario:
    """Lay a table on which only the named orbs and sceptres are intact."""
    named = dict(artefacts or {})
    s = given(artefacts=named, **more)
    dealt = {s.state.content.artefacts[a] for owned in s.state.artefacts for a in owned}
    broken = {id: turn for id, turn in resting(named).items() if id in dealt}
    return given(artefacts=named, broken={**broken, **more.pop("broken", {})}, **more)


def duel(
    tile: str = "forest",
    attackers: int = 4,
    defenders: int = 4,
    attacker: Sequence[str] = THREE,
    defender: Sequence[str] = THREE,
    artefacts: Mapping[int, Sequence[str]] | None = None,
    exact: bool = False,
    at: str = "",
    **more: Any,
) -> Scenario:
    """Let seat 0 advance on a territory of seat 1; `exact` leaves the hands unpadded.

    The battle is fought on the hex `at`, by default on one of two players' board.
    """
    hex = at or field_of_value(tile)
    land: dict[int, dict[str, int]] = {
        0: {"1,0": 1} if hex == FIELDS[3] else {},
        1: {hex: defenders},
    }
    for seat, held in more.pop("land", {}).items():
        land[seat] = {**land[seat], **held}
    hands: dict[int, Sequence[str]] = {0: attacker, 1: defender}
    if not exact:
        hands = {seat: padded(*cards) for seat, cards in hands.items()}
    hands.update(more.pop("hands", {}))
    s = quiet_table(artefacts, tiles={hex: tile}, land=land, hands=hands, **more)
    s.seat(0).advances(hex, attackers)
    return s


def all_pass(s: Scenario) -> Scenario:
    """Let everybody who is asked for support cards stop."""
    while s.m.decisions and s.m.decisions[0].kind == "support":
        s.seat(s.m.decisions[0].seat).chooses("stop")
    return s


def plays(s: Scenario, attacker: str, defender: str) -> Scenario:
    """Let both opponents choose their conflict cards, where they have a choice."""
    for seat, card in ((0, attacker), (1, defender)):
        if s.seat(seat).asked("conflict"):
            s.seat(seat).chooses(card)
    return s


def preview(s: Scenario, viewer: int | None) -> dict[str, Any]:
    """Return everything a viewer can observe of the match: view, questions, events heard."""
    return {
        "view": s.m.view(viewer),
        "waiting": s.m.waiting,
        "round": s.m.round,
        "version": s.m.version,
        "undo": [] if viewer is None else s.m.undoable(viewer),
        "events": s.heard_by(viewer),
    }
