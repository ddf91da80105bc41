"""A duel as plain JSON: everything a client draws. Nothing in a duel is hidden."""

from __future__ import annotations

from typing import Literal

from gonfalon.games.glory.model.constants import DICE, NONE
from gonfalon.games.glory.model.content import DUEL_STEPS, GloryContent
from gonfalon.games.glory.model.duel_shapes import (
    DuelDieView,
    DuellistView,
    DuelView,
    ModifierView,
)
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.duel.duel import (
    ATTACK,
    RELIC_SOURCE,
    Duel,
    Pass,
    ahead,
    attack_of,
    counting,
    prestige_of,
    values_of,
)
from gonfalon.games.glory.rules.duel.fight import RidePass
from gonfalon.games.glory.rules.duel.foes import (
    PLAYER,
    foe_component,
    printed_attack,
    printed_prestige,
)
from gonfalon.games.glory.rules.duel.result import glory_value
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.message import bits_of

FoeKind = Literal["player", "knight", "card", "title", "opponent"]
KINDS: tuple[FoeKind, ...] = ("player", "knight", "card", "title", "opponent")


def view_duel(duel: Duel, m: Match[GloryState]) -> DuelView:
    """Return a duel that is on the stack."""
    run = next((step for step in m.stack if isinstance(step, RidePass)), None)
    return {
        "tournament": duel.tournament,
        "duellists": [view_duellist(duel, run, m, duellist) for duellist in (0, 1)],
        "pass_number": duel.passes,
        "passes_to_win": m.state.content.passes_to_win,
        "step": None if run is None else DUEL_STEPS[run.phase],
        "order": [] if run is None else run.order[:],
        "acting": bits_of(m.waiting)[0],
        "ahead": None if run is None else ahead(m),
        "winner": None if duel.winner == NONE else duel.winner,
    }


def view_duellist(
    duel: Duel, run: Pass | None, m: Match[GloryState], duellist: int
) -> DuellistView:
    """Return one side; between passes its attack is what it begins the next one with."""
    state = m.state
    content = state.content
    side = duel.side(duellist)
    is_player = duel.is_player(duellist)
    if run is not None:
        attack, prestige = attack_of(m, duellist), prestige_of(m, duellist)
    elif is_player:
        attack, prestige = 0, state.boards[side].ready_prestige()
    else:
        attack = printed_attack(state, duel.foe_kind, duel.foe)
        prestige = printed_prestige(state, duel.foe_kind, duel.foe)
    active = duel.active(state, duellist)
    return {
        "kind": KINDS[PLAYER if is_player else duel.foe_kind],
        "seat": None if side == NONE else side,
        "component": "" if is_player else foe_component(state, duel.foe_kind, duel.foe),
        "won": duel.won[duellist],
        "attack": attack,
        "prestige": prestige,
        "dice": [] if run is None else view_dice(run, m, duellist),
        "active": [DICE[colour] for colour in range(len(DICE)) if active[colour]],
        "modifiers": [] if run is None else view_modifiers(content, run, duellist),
        "committed": duel.committed[duellist],
        "faith": duel.faith[duellist],
        "allies": [content.allies.ids[kind] for kind in duel.used_allies[duellist]],
        "relics": [content.relics[kind] for kind in duel.used_relics[duellist]],
        "prestige_used": [content.prestige[kind] for kind in duel.used_prestige[duellist]],
        "worth": glory_value(state, duel, duellist) if duel.tournament else 0,
    }


def view_dice(run: Pass, m: Match[GloryState], duellist: int) -> list[DuelDieView]:
    """Return a duellist's dice, in their order."""
    options = m.state.content.duel_options
    dice = run.dice[duellist]
    values = values_of(m, duellist)
    highest = counting(dice, values)
    return [
        {
            "id": options.faces[options.shown(dice, place)],
            "colour": DICE[dice.colours[place]],
            "face": dice.faces[place],
            "value": value,
            "counts": place in highest,
        }
        for place, value in enumerate(values)
    ]


def view_modifiers(content: GloryContent, run: Pass, duellist: int) -> list[ModifierView]:
    """Return what changes a duellist's numbers in this pass, with the ally or relic behind it."""
    return [
        {
            "what": "attack" if kind == ATTACK else "prestige",
            "n": n,
            "source": source_component(content, source),
        }
        for kind, whose, n, source in run.lasting.entries
        if whose == duellist
    ]


def source_component(content: GloryContent, source: int) -> str:
    """Return the ally or relic behind a modifier as a component."""
    if source >= RELIC_SOURCE:
        return f"relic:{content.relics[source - RELIC_SOURCE]}"
    return f"ally:{content.allies.ids[source]}"
