"""Where the marker of a battle would be after an answer about units, walls or coins."""

from __future__ import annotations

from gonfalon.games.crusaders.model.battle_shapes import MarkerPreview
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import preview
from gonfalon.kernel.values.decision import Decision, Option


def marker_preview(m: Match[CrusadersState], decision: Decision, option: Option) -> MarkerPreview:
    """Return where the marker would be after an answer in a battle."""
    return marker_now(preview(m, decision, option).match)


def marker_now(m: Match[CrusadersState]) -> MarkerPreview:
    """Return where the marker is, and how many units fight."""
    battle = m.enclosing(Battle)
    sides = (battle.attacker, battle.defender)
    return {
        "marker": battle.marker,
        "units": [battle.units_of(m.state, side) for side in sides],
    }
