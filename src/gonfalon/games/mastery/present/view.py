"""Views (MM-INF): a view starts empty and receives only what its viewer may know."""

from __future__ import annotations

from gonfalon.games.mastery.model.board import CASTLE, LAKE
from gonfalon.games.mastery.model.content import ORB, SCEPTRE
from gonfalon.games.mastery.model.options import RESPONSE_KINDS
from gonfalon.games.mastery.model.shapes import (
    BattleArtefact,
    BattleView,
    HexView,
    MasteryStateView,
    Part,
    SeatView,
    WindowView,
)
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.advance import reachable
from gonfalon.games.mastery.rules.battle.cards import SupportCards
from gonfalon.games.mastery.rules.battle.fight import IF_WON, ORBS, SCEPTRES, Battle
from gonfalon.games.mastery.rules.battle.response import Response
from gonfalon.games.mastery.rules.board.ending import side_points
from gonfalon.games.mastery.rules.board.knights import dice_left, knights_on_board
from gonfalon.games.mastery.rules.board.standing import stakes, standing
from gonfalon.games.mastery.rules.board.supply import lines, supplied
from gonfalon.games.mastery.rules.turns import Turn, resolving_kind
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.showing import own_answers
from gonfalon.kernel.values.message import bits_of


def view_state(m: Match[MasteryState], viewer: int | None) -> MasteryStateView:
    """Return the state as a viewer may see it, as plain JSON (MM-INF-02).

    Nothing in it depends on what the viewer does not know (MM-INF-06).
    """
    state = m.state
    if not state.artefacts:  # castles are still being chosen
        return {
            "phase": "castles",
            "layout": state.rules.layout.id,
            "castles": [state.content.castles[i] for i in state.castle_of],
            "hexes": [bare_hex(state, hex) for hex in state.rules.layout.order],
        }
    supply = [supplied(state, seat) for seat in range(m.seats)]
    return {
        "phase": "play",
        "layout": state.rules.layout.id,
        "target": state.rules.target,
        "first": state.first,
        "active": state.active,
        "round": (m.turn - 1) // m.seats + 1,
        "manoeuvres": state.manoeuvres,
        "crown_uses": state.crown_uses,
        "hexes": [hex_view(m, hex, supply) for hex in state.rules.layout.order],
        "seats": [seat_view(m, seat, viewer) for seat in range(m.seats)],
        "resolving": resolving(m),
        "battle": battle_view(m),
        "window": window_view(m),
        "sealed": sealed_view(m, viewer),
    }


def bare_hex(state: MasteryState, hex: int) -> HexView:
    """Return a hex of the layout before tiles are laid; only its kind is known."""
    kind = state.rules.layout.kinds[hex]
    data: HexView = {"hex": state.content.hex_names[hex], "tile": None, "owner": None, "knights": 0}
    if kind == LAKE:
        data["tile"] = state.content.tiles[state.content.lake_tile]
    elif kind == CASTLE:
        seat = state.rules.layout.castles.index(hex)
        data["tile"] = state.content.tiles[state.content.castle_tile]
        data["owner"] = seat
    else:
        data["value"] = kind
    return data


def hex_view(m: Match[MasteryState], hex: int, supply: list[int]) -> HexView:
    """Return one hex, which is entirely public. `supply` holds each seat's supplied land."""
    state = m.state
    layout = state.rules.layout
    tile = state.tile[hex]
    owner = state.owner[hex]
    data: HexView = {
        "hex": state.content.hex_names[hex],
        "tile": state.content.tiles[tile],
        "owner": owner if owner >= 0 else None,
        "knights": state.knights[hex],
    }
    kind = layout.kinds[hex]
    if kind not in (LAKE, CASTLE):
        data["value"] = state.rules.tile_value[tile]
        data["capacity"] = state.content.tile_capacity[tile]
        data["supplied"] = owner >= 0 and bool(supply[owner] >> hex & 1)
    return data


def seat_view(m: Match[MasteryState], seat: int, viewer: int | None) -> SeatView:
    """Return one player's area; hidden cards appear only to viewers who have seen them."""
    state = m.state
    content = state.content
    hand, deck = state.hands[seat], state.decks[seat]
    unseen = content.copies[
        :
    ]  # hand and deck together: the whole deck less what is face up (MM-INF-01)
    for kind in state.discards[seat] + state.in_play[seat]:
        unseen[kind] -= 1
    card = resolving_kind(m, seat)
    if card >= 0:
        unseen[card] -= 1
    return {
        "castle": content.castles[state.castle_of[seat]],
        "team": state.rules.team[seat],
        "points": state.points(seat),
        "side_points": side_points(state, seat),
        "knights": knights_on_board(state, seat),
        "dice": dice_left(state, seat),
        "artefacts": [
            {"id": content.artefacts[a], "broken": state.broken[a] or None}
            for a in state.artefacts[seat]
        ],
        "hand_count": len(hand.cards),
        # Kinds only (MM-INF-03): one's own hand, and what one remembers of others' (MM-RUL-41).
        "hand": [content.cards[k] for k in hand.seen_by(viewer)],
        "deck_count": len(deck.cards),
        # What the viewer has seen there and can still place (MM-INF-04, MM-INF-05).
        "deck": [None if k < 0 else content.cards[k] for k in deck.seen_by(viewer)],
        "unseen": {content.cards[k]: n for k, n in enumerate(unseen) if n},
        "discard": [  # all of it is public (MM-RUL-36)
            {"card": content.cards[k], "tag": tag or None}
            for k, tag in zip(state.discards[seat], state.tags[seat], strict=True)
        ],
        "in_play": [content.cards[k] for k in state.in_play[seat]],
        "turns": state.own_turns[seat],
        "supply": [[content.hex_names[a], content.hex_names[b]] for a, b in lines(state, seat)],
        "reach": [
            content.hex_names[h]
            for h in state.rules.layout.order
            if reachable(state, seat) >> h & 1
        ],
    }


def resolving(m: Match[MasteryState]) -> str | None:
    """Return the id of the resource card that is taking effect, if any."""
    turn = m.stack[0] if m.stack else None
    if isinstance(turn, Turn) and turn.card >= 0:
        return m.state.content.cards[turn.card]
    return None


def battle_view(m: Match[MasteryState]) -> BattleView | None:
    """Return the battle in progress, with points by source; all of it is public."""
    battle: Battle | None = None
    support: SupportCards | None = None
    for step in m.stack:
        if isinstance(step, Battle):
            battle = step
        elif isinstance(step, SupportCards):
            support = step
    if battle is None:
        return None
    content = m.state.content
    return {
        "hex": content.hex_names[battle.hex],
        "siege": battle.siege,
        "step": battle.step,
        "winner": battle.sides[battle.winner] if battle.winner >= 0 else None,
        "margin": battle.margin,
        "support_turn": None if support is None else support.order[support.at],
        "support_order": None if support is None else support.order,
        "standing": standing(m.state, battle) if not battle.past("do_support") else None,
        "stakes": stakes(m.state, battle) if contested(battle) else None,
        "artefacts": battle_artefacts(m.state, battle),
        "sides": [
            {
                "seat": battle.sides[side],
                "force": battle.force[side],
                "counted": battle.counted[side],
                "tile": battle.from_tile[side],
                "sceptre": battle.from_sceptre[side],
                "conflict": battle.from_cards[side],
                "support": battle.from_support[side],
                "total": battle.total(side),
                "card": content.cards[battle.conflict[side]]
                if battle.conflict[side] >= 0
                else None,
            }
            for side in (0, 1)
        ],
    }


def contested(battle: Battle) -> bool:
    """Return whether a territory is still fought for: from step 9 on, its value is counted."""
    return not battle.siege and not battle.past("do_losses")


def battle_artefacts(state: MasteryState, battle: Battle) -> list[BattleArtefact]:
    """Return both sides' sceptres and orbs and their part in a battle (MM-BAT-30, MM-BAT-70)."""
    found: list[BattleArtefact] = []
    for side in (0, 1):
        for kind, step in ((SCEPTRE, SCEPTRES), (ORB, ORBS)):
            artefact = state.artefacts[battle.sides[side]][kind]
            found.append(
                {
                    "id": state.content.artefacts[artefact],
                    "seat": battle.sides[side],
                    "step": step,
                    "part": artefact_part(state, battle, side, kind),
                }
            )
    return found


def artefact_part(state: MasteryState, battle: Battle, side: int, kind: int) -> Part:
    """Return an artefact's part in a battle: idle, broken, waits, if_won, if_lost or applied."""
    artefact = state.artefacts[battle.sides[side]][kind]
    when = state.content.artefact_effect[artefact].when
    if state.broken[artefact]:
        return "broken"
    if kind == ORB and battle.winner < 0:
        return "if_won" if when == IF_WON else "if_lost"
    if when != battle.moment(side, kind):
        return "idle"
    if kind == SCEPTRE:
        before = "do_sceptres" if side == 0 else "do_attackers_sceptre"
    else:
        before = "do_orbs" if side == 0 else "do_attackers_orb"
    if battle.past(before):
        return "applied"
    return "waits"


def window_view(m: Match[MasteryState]) -> WindowView | None:
    """Return the open response window; never which seats have really been asked (MM-RSP-05)."""
    step = m.stack[-1] if m.stack else None
    if not isinstance(step, Response):
        return None
    return {
        "kind": RESPONSE_KINDS[step.why],
        "artefacts": [m.state.content.artefacts[a] for a in step.artefacts],
        "start": step.start,
        "circle": bits_of(step.circle),
    }


def sealed_view(m: Match[MasteryState], viewer: int | None) -> list[str]:
    """Return the viewer's own answers in the open sealed round, and nobody else's (MM-INF-02)."""
    return [option.id for option in own_answers(m, viewer)]
