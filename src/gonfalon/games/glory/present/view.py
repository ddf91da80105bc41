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
from gonfalon.games.glory.rules.duel.fight import Duel
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
    t = m.state
    return {
        "mode": MODES[t.mode],
        "standard_prize": t.standard_prize,
        "open_goals": t.open_goals,
        "scenario": SCENARIOS[t.scenario] if t.scenario != NONE else None,
        "difficulty": DIFFICULTIES[t.difficulty] if t.difficulty != NONE else None,
        "round": t.round,
        "phase": PHASES[t.phase],
        "active": t.active,
        "order": t.order[:],
        "mats": [mat_view(t, side, viewer) for side in range(len(t.boards))],
        "city": city_view(t),
        "tournament": tournament_view(m),
        "tournament_card": name(t.c.tournaments.ids, t.card),
        "tournament_stock": tournament_stock_view(t),
        "opponent": opponent_view(t),
        "in_play": in_play_view(m),
        "duel": duel_view(m),
        "sealed": [option.id for option in own_answers(m, viewer)],
    }


# -- the mats -----------------------------------------------------------------------------------


def mat_view(t: GloryState, side: int, viewer: int | None) -> MatView:
    """Return one side's mat; what is hidden only as far as the viewer knows it."""
    c, b = t.c, t.boards[side]
    virtual = t.is_opponent(side)
    return {
        "side": side,
        "virtual": virtual,
        "character": name(c.characters.ids, b.character),
        "glory": b.glory,
        "glory_from": dict(zip(GLORY_SOURCES, glory_sources(t, side), strict=True)),
        "pawns": b.pawns,
        "goods": dict(zip(RESOURCES, b.goods, strict=True)),
        "bound_goods": dict(zip(RESOURCES, b.bound_goods, strict=True)),
        "levels": dict(zip(ITEMS, b.levels, strict=True)),
        "allies": allies_view(t, side),
        "relics": relics_view(t, side),
        "prestige": prestige_view(t, side),
        "played": names(c.travel.ids, b.played),
        "plays": b.plays,
        "plays_limit": 0 if virtual else travel_limit(t, side),
        "passed": b.passed,
        "titles": names(c.titles.ids, b.titles),
        "failed": names(c.titles.ids, b.failed),
        "hidden": None if virtual else hidden_view(t, side, viewer),
    }


def allies_view(t: GloryState, side: int) -> list[AllyTokensView]:
    """Return the kinds of allies that a side has."""
    b = t.boards[side]
    return [
        {
            "ally": id,
            "ready": b.allies[kind],
            "spent": b.spent_allies[kind],
            "bound": b.bound_allies[kind],
        }
        for kind, id in enumerate(t.c.allies.ids)
        if b.owned_allies(kind)
    ]


def relics_view(t: GloryState, side: int) -> list[RelicTokensView]:
    """Return the kinds of relics that a side has."""
    b = t.boards[side]
    return [
        {
            "relic": id,
            "ready": b.relics[kind],
            "spent": b.spent_relics[kind],
            "bound": b.bound_relics[kind],
        }
        for kind, id in enumerate(t.c.relics)
        if b.owned_relics(kind)
    ]


def prestige_view(t: GloryState, side: int) -> list[PrestigeTokenView]:
    """Return the prestige tokens that a side has."""
    states = t.boards[side].prestige
    return [
        {"prestige": id, "ready": states[kind] == READY}
        for kind, id in enumerate(t.c.prestige)
        if states[kind] != NOT_OWNED
    ]


def hidden_view(t: GloryState, seat: int, viewer: int | None) -> HiddenCardsView:
    """Return what a player holds in secret: public counts, and the cards the viewer may see."""
    c = t.c
    hands = [t.hand(seat, type) for type in range(len(TYPES))]
    drawn = t.titles_drawn(seat)
    dealt = [pack.zones[HAND + seat] for pack in t.packs[CHARACTERS:]]
    return {
        "hand": dict(zip(TYPES, [len(hand.cards) for hand in hands], strict=True)),
        "cards": [c.travel.ids[card] for hand in hands for card in shown(hand, viewer)],
        "goals": goals_view(t, seat, viewer),
        "drawn_count": len(drawn.cards),
        "drawn": names(c.titles.ids, shown(drawn, viewer)),
        "dealt_count": sum([len(zone.cards) for zone in dealt]),
        "dealt": [c.characters.ids[card] for zone in dealt for card in shown(zone, viewer)],
    }


# -- the city -----------------------------------------------------------------------------------


def city_view(t: GloryState) -> MainBoardView:
    """Return the main board, and the decks, stacks and supplies around it."""
    c = t.c
    titles = t.packs[TITLES].zones
    stacks = [*t.stacks, [kind for kind, count in enumerate(t.scroll) for _ in range(count)]]
    types = [c.travel.type[card] for card in t.removed_cards]
    return {
        "actions": {id: action_view(t, action) for action, id in enumerate(ACTIONS)},
        "laid": t.laid[:],
        "event": name(c.events.ids, t.event),
        "next_event": name(c.events.ids, t.next_event),
        "hired": name(c.allies.ids, t.hired),
        "track": [slot_view(t, slot) for slot in range(len(t.track))],
        "stacks": dict(zip(STACKS, [len(stack) for stack in stacks], strict=True)),
        "scroll": {
            c.allies.ids[kind]: t.scroll[kind] for kind in sorted(set(stacks[SCROLL_STACK]))
        },
        "relics": dict(zip(c.relics, t.relics, strict=True)),
        "prestige": dict(zip(c.prestige, t.prestige, strict=True)),
        "display": {id: names(c.travel.ids, t.display[type]) for type, id in enumerate(TYPES)},
        "decks": {id: len(t.packs[type].zones[DECK].cards) for type, id in enumerate(TYPES)},
        "removed": {id: types.count(type) for type, id in enumerate(TYPES)},
        "title_deck": len(titles[DECK].cards),
        "title_discard": len(titles[DISCARD].cards),
        "public_titles": public_titles_view(t),
    }


def action_view(t: GloryState, action: int) -> ActionSpaceView:
    """Return an action space."""
    circles: int | None = None
    if t.c.city.circles[action]:
        circles = t.c.city.open_circles(action, t.players)
        if action == EVENT and (t.event == NONE or not t.c.events.is_action[t.event]):
            circles = 0
    return {"pawns": t.pawns[action][:], "circles": circles}


def slot_view(t: GloryState, slot: int) -> AllySlotView:
    """Return a slot of the ally track."""
    city = t.c.city
    return {
        "ally": name(t.c.allies.ids, t.track[slot]),
        "price": city.slot_price[slot],
        "special": city.slot_special[slot],
        "open": city.open_slot(slot, t.players),
    }


def tournament_stock_view(t: GloryState) -> TournamentStockView:
    """Return how much lies face down for tournaments; what it is follows by subtraction."""
    c = t.c
    matching = c.tournaments.for_players(t.seats)
    return {
        "knights": {id: len(t.pools[kind]) for kind, id in enumerate(c.knights.kinds)},
        "cards": len([card for card in matching if card not in t.used_cards]),
        "prizes": len(c.prize_tokens) - len(t.used_prizes),
    }


# -- what is going on ---------------------------------------------------------------------------


def opponent_view(t: GloryState) -> OpponentView | None:
    """Return what only the virtual opponent has: all of it but the order of its deck."""
    opponent = t.opponent
    if opponent is None:
        return None
    c = t.c
    return {
        "side": 1,
        "knight": name(c.knights.ids, opponent.knight),
        "deck": len(opponent.deck),
        "drawn": names(c.opponent_cards.ids, opponent.drawn),
        "goals": names(c.titles.ids, opponent.goals),
    }


def in_play_view(m: Match[GloryState]) -> CardInPlayView | None:
    """Return the travel card on the table (GLO-TRV-11)."""
    for step in m.stack:
        if isinstance(step, PlayCard):
            return {"side": step.seat, "card": m.state.c.travel.ids[step.card]}
    return None


def duel_view(m: Match[GloryState]) -> DuelView | None:
    """Return the duel that is being fought."""
    for step in m.stack:
        if isinstance(step, Duel):
            return view_duel(step, m)
    return None
