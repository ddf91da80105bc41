"""Previews of what an answer would lead to, in numbers that every player could work out.

Players do these sums in their heads before they choose, so they are shown next to each option. Only
public facts are used (knights, tiles, artefacts, points), plus the asked seat's own cards. Bots
never run this code.
"""

from __future__ import annotations

from gonfalon.games.mastery.model.content import ORB, SCEPTRE
from gonfalon.games.mastery.model.shapes import (
    AdvancePreview,
    ArtefactsPreview,
    Change,
    ConflictPreview,
    ConquestPreview,
    CountPreview,
    SidePreview,
    Standing,
)
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.ending import has_won, side_points
from gonfalon.games.mastery.rules.field import Field
from gonfalon.games.mastery.rules.knights import placeable, set_knights
from gonfalon.games.mastery.rules.supply import drop_unsupplied

ATTACKS = "before_conflict_attacker"
DEFENDS = "before_conflict_defender"
WON = "after_outcome_winner"
LOST = "after_outcome_loser"


def works(t: MasteryState, seat: int, kind: int, when: str) -> int:
    """Return a seat's artefact of a type if it is intact and applies at this moment, else -1."""
    artefact = t.artefacts[seat][kind]
    if t.intact(artefact) and t.c.artefact_effect[artefact].when == when:
        return artefact
    return -1


def named(t: MasteryState, found: list[int]) -> list[str]:
    """Return the ids of artefacts, skipping -1 (none)."""
    return [t.c.artefacts[a] for a in found if a >= 0]


def before_cards(t: MasteryState, attacker: int, hex: int, sent: int) -> list[SidePreview]:
    """Return both sides' battle points from knights, tile and sceptres (MM-BAT-01)."""
    defender = t.owner[hex]
    siege = t.rules.layout.castle_mask >> hex & 1
    stand = t.c.number["castle_siege_defence"] if siege else t.knights[hex]
    sides: list[SidePreview] = []
    for seat, knights, role, when in (
        (attacker, sent, "attacker", ATTACKS),
        (defender, stand, "defender", DEFENDS),
    ):
        tile = 0
        for effect in t.c.tile_effects[t.tile[hex]]:
            if effect.OP == "add_points" and effect.when == "battle_start":
                tile += effect.n if effect.target == role else 0
        sceptre = 0
        artefact = works(t, seat, SCEPTRE, when)
        if artefact >= 0 and t.c.artefact_effect[artefact].OP == "add_points":
            sceptre = t.c.artefact_effect[artefact].n
        total = knights + tile + sceptre
        sides.append(
            {"seat": seat, "knights": knights, "tile": tile, "sceptre": sceptre, "total": total}
        )
    return sides


def conquest(t: MasteryState, seat: int, hex: int, sent: int) -> ConquestPreview:
    """Return the immediate result of conquering a hex with `sent` knights.

    A conquest that wins ends the match before the tile's effects apply (MM-CON-07, MM-CON-08).
    """
    after = t.clone()
    castle = after.castle(seat)
    set_knights(after, seat, castle, after.knights[castle] - sent)
    if after.owner[hex] >= 0:
        set_knights(after, after.owner[hex], hex, 0)
    set_knights(after, seat, hex, sent)
    wins = has_won(after, seat)
    gained = 0
    discards = 0
    for effect in t.c.tile_effects[t.tile[hex]]:
        if wins or effect.when != "on_conquest":
            continue
        if effect.OP == "gain_knights":  # MM-CON-03
            placed = placeable(after, seat, effect.n)
            set_knights(after, seat, castle, after.knights[castle] + placed)
            gained += placed
        elif effect.OP == "lose_knights":  # MM-CON-05
            set_knights(after, seat, hex, max(0, after.knights[hex] - effect.n))
        elif effect.OP == "discard_choice":  # MM-CON-04
            discards += effect.n
    if t.rules.ruthlessness and not wins:  # MM-VAR-20
        for other in range(t.rules.seats):
            drop_unsupplied(after, other)
    changes: list[Change] = [
        {"seat": s, "from": side_points(t, s), "to": side_points(after, s)}
        for s in range(t.rules.seats)
    ]
    return {
        "stay": after.knights[hex],
        "gained": gained,
        "discards": discards,
        "points": [change for change in changes if change["from"] != change["to"]],
        "wins": wins,
    }


def advance_preview(t: MasteryState, seat: int, hex: int, numbers: list[int]) -> AdvancePreview:
    """Return what an advance with each legal number of knights would mean (MM-ADV-05)."""
    name = t.c.hex_names[hex]
    there = t.knights[t.castle(seat)]
    siege = bool(t.rules.layout.castle_mask >> hex & 1)
    defender = t.owner[hex]
    single = len(numbers) == 1  # with only one legal number, the question is skipped
    counts: list[CountPreview] = []
    for n in numbers:
        counts.append(
            {
                "count": n,
                "answers": [name] if single else [name, str(n)],
                "left": there - n,
                "sides": None if defender < 0 else before_cards(t, seat, hex, n),  # MM-ADV-07
                "won": None if siege else conquest(t, seat, hex, n),
            }
        )
    return {
        "hex": name,
        "there": there,
        "defender": None if defender < 0 else defender,
        "siege": siege,
        "tie": t.c.number["tie_margin"],
        "counts": counts,
        "artefacts": concerned(t, seat, defender),
    }


def concerned(t: MasteryState, seat: int, defender: int) -> ArtefactsPreview:
    """Return the artefacts that would apply before the cards, after a win and after a loss."""
    if defender < 0:
        return {"before": [], "won": [], "lost": []}
    return {
        "before": named(
            t, [works(t, seat, SCEPTRE, ATTACKS), works(t, defender, SCEPTRE, DEFENDS)]
        ),
        "won": named(t, [works(t, seat, ORB, WON), works(t, defender, ORB, LOST)]),
        "lost": named(t, [works(t, seat, ORB, LOST), works(t, defender, ORB, WON)]),
    }


def standing(t: MasteryState, field: Field, totals: list[int]) -> Standing:
    """Return who wins with these totals and what the loser keeps (MM-BAT-60, MM-BAT-61)."""
    tie = totals[0] == totals[1]
    winner = 0 if totals[0] > totals[1] else 1
    margin = t.c.number["tie_margin"] if tie else abs(totals[0] - totals[1])
    force = field.force[1 - winner]
    falls = min(margin, force)  # MM-BAT-80; the others return (MM-BAT-81)
    return {
        "totals": totals,
        "winner": field.sides[winner],
        "margin": margin,
        "tie": tie,
        "falls": falls,
        "returns": force - falls,
    }


def with_points(t: MasteryState, field: Field, side: int, points: int) -> Standing:
    """Return the standing of a battle if a side had `points` more."""
    totals = [field.total(0), field.total(1)]
    totals[side] += points
    return standing(t, field, totals)


def conflict_preview(field: Field, side: int, least: int, most: int) -> ConflictPreview:
    """Return a side's points with a conflict card, and the other side's without one."""
    own = field.total(side)
    return {"own": [own + least, own + most], "other": field.total(1 - side)}


def stakes(t: MasteryState, field: Field) -> list[Change]:
    """Return each side's victory points if it held the contested hex (MM-END-01)."""
    value = t.rules.tile_value[t.tile[field.hex]]
    found: list[Change] = []
    for seat in field.sides:
        points = side_points(t, seat)
        found.append({"seat": seat, "from": points, "to": points + value})
    return found
