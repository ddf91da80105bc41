"""A battle as plain JSON: everything a client draws, and only what the viewer may know."""

from __future__ import annotations

from gonfalon.games.crusaders.model.battle_shapes import (
    BattleStage,
    BattleView,
    FighterView,
    ManoeuvreStep,
    OpenCardView,
)
from gonfalon.games.crusaders.model.constants import HALVES, NONE, SARACENS
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.present.words import name, player
from gonfalon.games.crusaders.rules.battle.fight import MANOEUVRES, FightBattle
from gonfalon.games.crusaders.rules.battle.manoeuvres import Manoeuvre
from gonfalon.games.crusaders.rules.board.round import saracen_bonus
from gonfalon.games.crusaders.rules.board.saracen_track import track_strength
from gonfalon.kernel.hidden.pack import Zone
from gonfalon.kernel.play.match import Match

STAGES: tuple[BattleStage, ...] = (  # by phase of a battle
    "saracen_player",
    "saracen_player",
    "manoeuvres",
    "manoeuvres",
    "manoeuvres",
    "bazaar",
    "end",
)
STEPS: tuple[ManoeuvreStep, ...] = (  # by phase of a manoeuvre
    "before",
    "card",
    "cancel",
    "resolve",
    "resolve",
    "resolve",
    "after",
)


def battle_view(m: Match[CrusadersState], viewer: int | None) -> BattleView | None:
    """Return the battle that is being fought."""
    battle: FightBattle | None = None
    manoeuvre: Manoeuvre | None = None
    for step in m.stack:
        if isinstance(step, FightBattle):
            battle = step
        elif isinstance(step, Manoeuvre):
            manoeuvre = step
    return None if battle is None else view_battle(m, battle, manoeuvre, viewer)


def view_battle(
    m: Match[CrusadersState], battle: FightBattle, manoeuvre: Manoeuvre | None, viewer: int | None
) -> BattleView:
    """Return a battle that is on the stack, and its current manoeuvre."""
    state = m.state
    sides = (battle.attacker, battle.defender)
    return {
        "city": state.content.cities.ids[battle.city],
        "stage": STAGES[min(battle.phase, len(STAGES) - 1)],
        "manoeuvre": battle.manoeuvres,
        "manoeuvres": MANOEUVRES,
        "step": None if manoeuvre is None else STEPS[min(manoeuvre.phase, len(STEPS) - 1)],
        "acting": None if manoeuvre is None else sides.index(manoeuvre.side),
        "marker": battle.marker,
        "fighters": [fighter_view(m, battle, side, viewer) for side in sides],
        "cards": [open_card_view(state, battle, place) for place in range(len(battle.cards))],
        "both_halves": battle.free_halves,
        "no_destruction": battle.no_destruction,
        "winner": None if battle.winner == NONE else sides.index(battle.winner),
    }


def fighter_view(
    m: Match[CrusadersState], battle: FightBattle, side: int, viewer: int | None
) -> FighterView:
    """Return one side of a battle."""
    state = m.state
    hand, covers = battle.hand(state, side), battle.covers(state, side)
    defends = side == battle.defender
    bonus = 0 if defends else battle.bonus
    if side == SARACENS:
        bonus = track_strength(state) + saracen_bonus(m)
    return {
        "side": player(side),
        "player": battle.player(side),
        "attacker": not defends,
        "units": battle.units_of(state, side),
        "walls": state.level[battle.city] if defends else 0,
        "bonus": bonus,
        "hand": len(hand.cards),
        "known": known_cards(state, side, hand, viewer),
        "covers": len(covers.cards),
        "known_covers": known_cards(state, side, covers, viewer),
        "losses": battle.losses[1 if defends else 0],
    }


def known_cards(state: CrusadersState, side: int, zone: Zone, viewer: int | None) -> list[str]:
    """Return the cards of a side that a viewer knows, as components."""
    return [card_component(state, side, card) for card in zone.seen_by(viewer)]


def card_component(state: CrusadersState, side: int, card: int) -> str:
    """Return a card of a side as a component."""
    if side == SARACENS:
        return f"saracen:{state.content.saracen_cards.ids[card]}"
    return f"tactic:{state.content.tactics.ids[card]}"


def open_card_view(state: CrusadersState, battle: FightBattle, place: int) -> OpenCardView:
    """Return a card that lies face up."""
    side = battle.sides[place]
    return {
        "side": player(side),
        "card": card_component(state, side, battle.cards[place]),
        "cancelled": name(list(HALVES), battle.cancelled[place]),
        "protected": battle.protected[place] or bool(battle.shielded >> side & 1),
        "taken": battle.taken[place],
    }
