"""Views: a view starts empty and receives only what its viewer may know.

Almost everything is public. Hidden are hands, goals, titles and characters to choose from, and what
lies face down. Of face-down stacks only the sizes are shown.
"""

from __future__ import annotations

from gonfalon.games.glory.model.constants import (
    ACTIONS,
    DIFFICULTIES,
    EVENT,
    GLORY_SOURCES,
    ITEMS,
    MODES,
    NONE,
    NOT_OWNED,
    PHASES,
    READY,
    RESOURCES,
    SCENARIOS,
    SCROLL_STACK,
    STACKS,
    TYPES,
)
from gonfalon.games.glory.model.duel_shapes import DuelView
from gonfalon.games.glory.model.shapes import (
    ActionSpaceView,
    AllySlotView,
    AllyTokensView,
    CardInPlayView,
    GloryStateView,
    HiddenCardsView,
    MainBoardView,
    MatView,
    OpponentView,
    PrestigeTokenView,
    RelicTokensView,
    TournamentStockView,
)
from gonfalon.games.glory.model.state import CHARACTERS, DECK, DISCARD, HAND, TITLES, GloryState
from gonfalon.games.glory.present.duel_view import view_duel
from gonfalon.games.glory.present.tournament_view import (
    goals_view,
    public_titles_view,
    tournament_view,
)
from gonfalon.games.glory.rules.board.ending import glory_sources
from gonfalon.games.glory.rules.cards.play_card import PlayCard
from gonfalon.games.glory.rules.duel.fight import FightDuel
from gonfalon.games.glory.rules.travel.travel import travel_limit
from gonfalon.kernel.hidden.pack import Zone
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.showing import own_answers
from gonfalon.kernel.values.message import bit_of


def names(words: list[str], kinds: list[int]) -> list[str]:
    """Return the names of cards or tokens."""
    return [words[kind] for kind in kinds]


def name(words: list[str], kind: int) -> str | None:
    """Return the name of a card or token; None if there is none."""
    return words[kind] if kind != NONE else None


def shown(zone: Zone, viewer: int | None) -> list[int]:
    """Return the cards of a hand to those who may look into it.

    A card that everybody saw on its way there is not shown to the others: they may remember it.
    """
    return zone.cards if zone.audience & bit_of(viewer) else []


def view_state(m: Match[GloryState], viewer: int | None) -> GloryStateView:
    """Return the state as a viewer may see it, as plain JSON."""
    state = m.state
    return {
        "mode": MODES[state.mode],
        "standard_prize": state.standard_prize,
        "open_goals": state.open_goals,
        "scenario": SCENARIOS[state.scenario] if state.scenario != NONE else None,
        "difficulty": DIFFICULTIES[state.difficulty] if state.difficulty != NONE else None,
        "round": state.round,
        "phase": PHASES[state.phase],
        "active": state.active,
        "order": state.order[:],
        "mats": [mat_view(state, side, viewer) for side in range(len(state.boards))],
        "city": city_view(state),
        "tournament": tournament_view(m),
        "tournament_card": name(state.content.tournaments.ids, state.card),
        "tournament_stock": tournament_stock_view(state),
        "opponent": opponent_view(state),
        "in_play": in_play_view(m),
        "duel": duel_view(m),
        "sealed": [option.id for option in own_answers(m, viewer)],
    }


# -- the mats -----------------------------------------------------------------------------------


def mat_view(state: GloryState, side: int, viewer: int | None) -> MatView:
    """Return one side's mat; what is hidden only as far as the viewer knows it."""
    content, b = state.content, state.boards[side]
    virtual = state.is_opponent(side)
    return {
        "side": side,
        "virtual": virtual,
        "character": name(content.characters.ids, b.character),
        "glory": b.glory,
        "glory_from": dict(zip(GLORY_SOURCES, glory_sources(state, side), strict=True)),
        "pawns": b.pawns,
        "goods": dict(zip(RESOURCES, b.goods, strict=True)),
        "bound_goods": dict(zip(RESOURCES, b.bound_goods, strict=True)),
        "levels": dict(zip(ITEMS, b.levels, strict=True)),
        "allies": allies_view(state, side),
        "relics": relics_view(state, side),
        "prestige": prestige_view(state, side),
        "played": names(content.travel.ids, b.played),
        "plays": b.plays,
        "plays_limit": 0 if virtual else travel_limit(state, side),
        "passed": b.passed,
        "titles": names(content.titles.ids, b.titles),
        "failed": names(content.titles.ids, b.failed),
        "hidden": None if virtual else hidden_view(state, side, viewer),
    }


def allies_view(state: GloryState, side: int) -> list[AllyTokensView]:
    """Return the kinds of allies that a side has."""
    b = state.boards[side]
    return [
        {
            "ally": id,
            "ready": b.allies[kind],
            "spent": b.spent_allies[kind],
            "bound": b.bound_allies[kind],
        }
        for kind, id in enumerate(state.content.allies.ids)
        if b.owned_allies(kind)
    ]


def relics_view(state: GloryState, side: int) -> list[RelicTokensView]:
    """Return the kinds of relics that a side has."""
    b = state.boards[side]
    return [
        {
            "relic": id,
            "ready": b.relics[kind],
            "spent": b.spent_relics[kind],
            "bound": b.bound_relics[kind],
        }
        for kind, id in enumerate(state.content.relics)
        if b.owned_relics(kind)
    ]


def prestige_view(state: GloryState, side: int) -> list[PrestigeTokenView]:
    """Return the prestige tokens that a side has."""
    states = state.boards[side].prestige
    return [
        {"prestige": id, "ready": states[kind] == READY}
        for kind, id in enumerate(state.content.prestige)
        if states[kind] != NOT_OWNED
    ]


def hidden_view(state: GloryState, seat: int, viewer: int | None) -> HiddenCardsView:
    """Return what a player holds in secret: public counts, and the cards the viewer may see."""
    content = state.content
    hands = [state.hand(seat, type) for type in range(len(TYPES))]
    drawn = state.titles_drawn(seat)
    dealt = [pack.zones[HAND + seat] for pack in state.packs[CHARACTERS:]]
    return {
        "hand": dict(zip(TYPES, [len(hand.cards) for hand in hands], strict=True)),
        "cards": [content.travel.ids[card] for hand in hands for card in shown(hand, viewer)],
        "goals": goals_view(state, seat, viewer),
        "drawn_count": len(drawn.cards),
        "drawn": names(content.titles.ids, shown(drawn, viewer)),
        "dealt_count": sum([len(zone.cards) for zone in dealt]),
        "dealt": [content.characters.ids[card] for zone in dealt for card in shown(zone, viewer)],
    }


# -- the city -----------------------------------------------------------------------------------


def city_view(state: GloryState) -> MainBoardView:
    """Return the main board, and the decks, stacks and supplies around it."""
    content = state.content
    titles = state.packs[TITLES].zones
    stacks = [
        *state.stacks,
        [kind for kind, count in enumerate(state.scroll) for _ in range(count)],
    ]
    types = [content.travel.type[card] for card in state.removed_cards]
    return {
        "actions": {id: action_view(state, action) for action, id in enumerate(ACTIONS)},
        "laid": state.laid[:],
        "event": name(content.events.ids, state.event),
        "next_event": name(content.events.ids, state.next_event),
        "hired": name(content.allies.ids, state.hired),
        "track": [slot_view(state, slot) for slot in range(len(state.track))],
        "stacks": dict(zip(STACKS, [len(stack) for stack in stacks], strict=True)),
        "scroll": {
            content.allies.ids[kind]: state.scroll[kind]
            for kind in sorted(set(stacks[SCROLL_STACK]))
        },
        "relics": dict(zip(content.relics, state.relics, strict=True)),
        "prestige": dict(zip(content.prestige, state.prestige, strict=True)),
        "display": {
            id: names(content.travel.ids, state.display[type]) for type, id in enumerate(TYPES)
        },
        "decks": {id: len(state.packs[type].zones[DECK].cards) for type, id in enumerate(TYPES)},
        "removed": {id: types.count(type) for type, id in enumerate(TYPES)},
        "title_deck": len(titles[DECK].cards),
        "title_discard": len(titles[DISCARD].cards),
        "public_titles": public_titles_view(state),
    }


def action_view(state: GloryState, action: int) -> ActionSpaceView:
    """Return an action space."""
    circles: int | None = None
    if state.content.city.circles[action]:
        circles = state.content.city.open_circles(action, state.players)
        if action == EVENT and (
            state.event == NONE or not state.content.events.is_action[state.event]
        ):
            circles = 0
    return {"pawns": state.pawns[action][:], "circles": circles}


def slot_view(state: GloryState, slot: int) -> AllySlotView:
    """Return a slot of the ally track."""
    city = state.content.city
    return {
        "ally": name(state.content.allies.ids, state.track[slot]),
        "price": city.slot_price[slot],
        "special": city.slot_special[slot],
        "open": city.open_slot(slot, state.players),
    }


def tournament_stock_view(state: GloryState) -> TournamentStockView:
    """Return how much lies face down for tournaments; what it is follows by subtraction."""
    content = state.content
    matching = content.tournaments.for_players(state.seats)
    return {
        "knights": {id: len(state.pools[kind]) for kind, id in enumerate(content.knights.kinds)},
        "cards": len([card for card in matching if card not in state.used_cards]),
        "prizes": len(content.prize_tokens) - len(state.used_prizes),
    }


# -- what is going on ---------------------------------------------------------------------------


def opponent_view(state: GloryState) -> OpponentView | None:
    """Return what only the virtual opponent has: all of it but the order of its deck."""
    opponent = state.opponent
    if opponent is None:
        return None
    content = state.content
    return {
        "side": 1,
        "knight": name(content.knights.ids, opponent.knight),
        "deck": len(opponent.deck),
        "drawn": names(content.opponent_cards.ids, opponent.drawn),
        "goals": names(content.titles.ids, opponent.goals),
    }


def in_play_view(m: Match[GloryState]) -> CardInPlayView | None:
    """Return the travel card on the table (GLO-TRV-11)."""
    for step in m.stack:
        if isinstance(step, PlayCard):
            return {"side": step.seat, "card": m.state.content.travel.ids[step.card]}
    return None


def duel_view(m: Match[GloryState]) -> DuelView | None:
    """Return the duel that is being fought."""
    for step in m.stack:
        if isinstance(step, FightDuel):
            return view_duel(step, m)
    return None
