"""How a battle stands: who would win it now, and what an answer would change.

Players do these sums in their heads before they choose. Bots never run this code.
"""

from __future__ import annotations

from gonfalon.games.mastery.model.shapes import Change, ConflictPreview, Standing
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.ending import side_points
from gonfalon.games.mastery.rules.board.field import Field
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import preview
from gonfalon.kernel.values.decision import Decision, Option


def standing(state: MasteryState, field: Field) -> Standing:
    """Return who wins with the present totals, and what the loser keeps."""
    winner, margin = field.leader(state)
    totals = [field.total(0), field.total(1)]
    force = field.force[1 - winner]
    falls = min(margin, force)  # MM-BAT-80; the others return (MM-BAT-81)
    return {
        "totals": totals,
        "winner": field.sides[winner],
        "margin": margin,
        "tie": totals[0] == totals[1],
        "falls": falls,
        "returns": force - falls,
    }


def standing_after(m: Match[MasteryState], decision: Decision, option: Option) -> Standing:
    """Return how the battle would stand after an answer."""
    copy = preview(m, decision, option).match
    return standing(copy.state, copy.enclosing(Field))


def conflict_preview(field: Field, side: int, least: int, most: int) -> ConflictPreview:
    """Return a side's points with a conflict card, and the other side's without one."""
    own = field.total(side)
    return {"own": [own + least, own + most], "other": field.total(1 - side)}


def stakes(state: MasteryState, field: Field) -> list[Change]:
    """Return each side's victory points if it held the contested hex (MM-END-01)."""
    value = state.rules.tile_value[state.tile[field.hex]]
    found: list[Change] = []
    for seat in field.sides:
        points = side_points(state, seat)
        found.append({"seat": seat, "from": points, "to": points + value})
    return found
