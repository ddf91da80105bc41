"""Views: a view starts empty and receives only what its viewer may know.

Hidden are influence, bulls, cards in hand, levels of bishops, and the order of everything that lies
face down; of face-down decks only the sizes are shown.
"""

from __future__ import annotations

from typing import Literal

from gonfalon.games.crusaders.model.constants import (
    AUTOMA,
    DECKS,
    GOODS,
    LOW_DECK,
    NONE,
    ORDERS,
    PHASES,
    PLANNING_PHASE,
    SARACENS,
)
from gonfalon.games.crusaders.model.market_shapes import (
    BuildingMarketView,
    MarketsView,
    TacticMarketView,
)
from gonfalon.games.crusaders.model.options.orders import BUILDING, GOVERNOR
from gonfalon.games.crusaders.model.options.turn import PARTS
from gonfalon.games.crusaders.model.shapes import (
    BishopView,
    CityView,
    CrossView,
    CrusadersStateView,
    EventCardView,
    GovernorView,
    MarchView,
    NextOrderView,
    PaymentView,
    SectorView,
    ShownCardView,
    TokenView,
    TrackView,
    TurnView,
)
from gonfalon.games.crusaders.model.state import (
    BOOST,
    DECK,
    DRAWN_GOVERNORS,
    GOVERNORS,
    RESCRIPTS,
    SPIES,
    TACTICS,
    CrusadersState,
    is_reinforced,
    token_owner,
)
from gonfalon.games.crusaders.present.battle_view import battle_view
from gonfalon.games.crusaders.present.board_view import board_view, governor_worths, own_cards
from gonfalon.games.crusaders.present.saracen_view import saracens_view
from gonfalon.games.crusaders.present.words import name, names, player
from gonfalon.games.crusaders.rules.board.cities import city_goods
from gonfalon.games.crusaders.rules.board.decks import market_size
from gonfalon.games.crusaders.rules.board.round import attacks_forbidden, saracen_bonus
from gonfalon.games.crusaders.rules.board.turn import Turn
from gonfalon.games.crusaders.rules.cards.markets import PickCard
from gonfalon.games.crusaders.rules.cards.payment import Payment
from gonfalon.games.crusaders.rules.orders.automa import cell_fee
from gonfalon.games.crusaders.rules.orders.march import March
from gonfalon.games.crusaders.rules.orders.planning import Planning
from gonfalon.games.crusaders.rules.raids.events import EventsPhase
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.showing import own_answers

Bonus = Literal["none", "bishop_action", "rescript"]
BONUSES: tuple[Bonus, ...] = ("none", "bishop_action", "rescript")


def view_state(m: Match[CrusadersState], viewer: int | None) -> CrusadersStateView:
    """Return the state as a viewer may see it, as plain JSON."""
    state = m.state
    return {
        "round": state.round,
        "rounds": state.content.rounds,
        "phase": PHASES[state.phase],
        "active": player(state.active),
        "order": state.turn_order(),
        "event": event_view(m),
        "cities": cities_view(state, viewer),
        "boards": [board_view(m, seat, viewer) for seat in range(m.seats)],
        "cross": cross_view(m),
        "track": track_view(state),
        "saracens": saracens_view(m, viewer),
        "markets": markets_view(state, viewer),
        "turns": turns_view(m),
        "march": march_view(m),
        "shown": shown_view(m),
        "payment": payment_view(m),
        "battle": battle_view(m, viewer),
        "sealed": [option.id for option in own_answers(m, viewer)],
    }


# -- the map --------------------------------------------------------------------------------------


def cities_view(state: CrusadersState, viewer: int | None) -> list[CityView]:
    """Return all cities, closed ones too."""
    bishops = bishops_by_city(state, viewer)
    worths: dict[int, int | None] = {}
    for seat in range(len(state.boards)):
        worths.update(governor_worths(state, seat, viewer))
    return [city_view(state, city, bishops[city], worths) for city in range(len(state.level))]


def city_view(
    state: CrusadersState, city: int, bishops: list[BishopView], worths: dict[int, int | None]
) -> CityView:
    """Return a city."""
    cities = state.content.cities
    level, owner, card = state.level[city], state.owner[city], state.governor[city]
    closed = not state.exists(city)
    price = cities.price[city][level]
    governor: GovernorView | None = None
    if card != NONE:
        governor = {"governor": state.content.governors.ids[card], "influence": worths.get(card)}
    return {
        "city": cities.ids[city],
        "closed": closed,
        "level": level,
        "owner": None if closed or owner == SARACENS else owner,
        "units": state.units[city],
        "goods": [GOODS[kind] for kind in city_goods(state, city)],
        "coins": cities.coins[city][level],
        "upgrade": None if price == NONE else price,
        "governor": governor,
        "bishops": bishops,
        "holy": player(state.holy[city]),
    }


def bishops_by_city(state: CrusadersState, viewer: int | None) -> list[list[BishopView]]:
    """Return the bishops in each city; a shown level stays known (CRU-RUL-61)."""
    found: list[list[BishopView]] = [[] for _ in state.level]
    for seat, board in enumerate(state.boards):
        known = state.bishops_on_map(seat).seen_by(viewer)
        known.reverse()  # it begins with the top one
        for city, level in zip(board.bishops, known, strict=True):
            found[city].append({"seat": seat, "level": None if level == NONE else level + 1})
    return found


# -- the cross and the track ----------------------------------------------------------------------


def cross_view(m: Match[CrusadersState]) -> CrossView:
    """Return the cross of orders."""
    state = m.state
    acting: list[NextOrderView] = []
    for order, stack in enumerate(state.inner):
        for token in reversed(stack):  # from the top one down (CRU-ACT-01)
            acting.append(
                {
                    "order": ORDERS[order],
                    "seat": player(token_owner(token)),
                    "reinforced": is_reinforced(token),
                }
            )
    placing: list[int | None] = []
    for step in m.stack:
        if isinstance(step, Planning) and step.placed:
            placing = [player(owner) for owner in step.sequence[step.placed - 1 :]]
    pool: dict[str, int] = {
        word: state.automa_pool.count(order) for order, word in enumerate(ORDERS)
    }
    pool["boost"] = state.automa_pool.count(BOOST)
    return {
        "sectors": {word: sector_view(m, order) for order, word in enumerate(ORDERS)},
        "next": acting,
        "placing": placing if state.phase == PLANNING_PHASE else [],
        "pool": pool,
    }


def sector_view(m: Match[CrusadersState], order: int) -> SectorView:
    """Return a sector of the cross."""
    state = m.state
    outer = state.outer[order]
    return {
        "inner": [token_view(token) for token in state.inner[order]],
        "outer": None if outer == NONE else token_view(outer),
        "fee": cell_fee(m, order),
    }


def token_view(token: int) -> TokenView:
    """Return an order token."""
    owner = token_owner(token)
    return {"seat": None if owner == AUTOMA else owner, "reinforced": is_reinforced(token)}


def track_view(state: CrusadersState) -> TrackView:
    """Return the holiness track; players' markers are with their boards."""
    return {
        "bonuses": [BONUSES[bonus] for bonus in state.content.holiness.bonus],
        "automa": [cell + 1 for cell in state.automa_markers],
    }


# -- markets --------------------------------------------------------------------------------------


def markets_view(state: CrusadersState, viewer: int | None) -> MarketsView:
    """Return markets, decks and discards."""
    content = state.content
    governors = state.packs[GOVERNORS].zones
    return {
        "buildings": {word: building_market(state, deck) for deck, word in enumerate(DECKS)},
        "bazaars": state.bazaars,
        "tactics": {word: tactic_market(state, deck, viewer) for deck, word in enumerate(DECKS)},
        "governors": {
            "cards": names(content.governors.ids, state.governor_market),
            "size": market_size(state, LOW_DECK),
            "deck": len(governors[DECK].cards),
            "discards": names(content.governors.ids, state.governor_discards),
            "drawn": names(content.governors.ids, own_cards(governors[DRAWN_GOVERNORS], viewer)),
        },
        "rescripts": [
            {
                "deck": len(state.packs[RESCRIPTS].zones[level].cards),
                "discards": names(content.rescripts.ids, discards),
            }
            for level, discards in enumerate(state.rescript_discards)
        ],
        "spies": {
            "deck": len(state.packs[SPIES].zones[DECK].cards),
            "discards": names(content.spies.ids, state.spy_discards),
        },
    }


def building_market(state: CrusadersState, deck: int) -> BuildingMarketView:
    """Return a market of buildings."""
    ids = state.content.buildings.ids
    top = state.building_top[deck]
    return {
        "cards": names(ids, state.building_market[deck]),
        "size": market_size(state, deck),
        "deck": len(state.building_decks[deck]) + (top != NONE),
        "top": name(ids, top),
        "discards": names(ids, state.building_discards[deck]),
    }


def tactic_market(state: CrusadersState, deck: int, viewer: int | None) -> TacticMarketView:
    """Return a market of tactics; a card that was shown and put back stays known (CRU-MKT-03)."""
    ids = state.content.tactics.ids
    cards = state.packs[TACTICS].zones[deck].seen_by(viewer)
    return {
        "cards": names(ids, state.tactic_market[deck]),
        "size": market_size(state, deck),
        "deck": len(cards),
        "top": name(ids, cards[0]) if cards else None,
        "discards": names(ids, state.tactic_discards[deck]),
    }


# -- what is going on -----------------------------------------------------------------------------


def event_view(m: Match[CrusadersState]) -> EventCardView:
    """Return the event of the round. Six of the events come up in a match (CRU-SETUP-02)."""
    state = m.state
    return {
        "event": name(state.content.events.ids, state.event),
        "left": state.content.rounds - state.round,
        "raids_over": not any(isinstance(step, EventsPhase) for step in m.stack),
        "no_attacks": attacks_forbidden(m),
        "saracen_strength": saracen_bonus(m),
    }


def turns_view(m: Match[CrusadersState]) -> list[TurnView]:
    """Return the orders being carried out."""
    found: list[TurnView] = []
    for turn in m.stack:
        if isinstance(turn, Turn):
            found.append(turn_view(turn, bool(found)))
    return found


def turn_view(turn: Turn, granted: bool) -> TurnView:
    """Return an order that is being carried out."""
    parts = PARTS[turn.order]
    return {
        "seat": turn.seat,
        "order": ORDERS[turn.order],
        "reinforced": turn.reinforced,
        "granted": granted,
        "parts": [word for part, word in enumerate(parts) if turn.parts >> part & 1],
        "discount": turn.discount,
        "resolved": turn.resolved,
        "upgraded": turn.upgraded,
        "hired": turn.hired,
        "holiness": turn.prayed,
        "extra_moves": turn.extra_moves,
        "fought": turn.fought,
        "won": turn.won,
        "captured": turn.captured,
    }


def march_view(m: Match[CrusadersState]) -> MarchView | None:
    """Return the march whose target is chosen."""
    for step in m.stack:
        if isinstance(step, March) and step.target != NONE:
            return {"seat": step.seat, "target": m.state.content.cities.ids[step.target]}
    return None


def shown_view(m: Match[CrusadersState]) -> ShownCardView | None:
    """Return the card that somebody has taken up and decides on (CRU-MKT-03, CRU-D-17)."""
    content = m.state.content
    for step in m.stack:
        if isinstance(step, PickCard) and step.in_hand:
            if step.what == BUILDING:
                card = f"building:{content.buildings.ids[step.card]}"
            elif step.what == GOVERNOR:
                card = f"governor:{content.governors.ids[step.card]}"
            else:
                card = f"tactic:{content.tactics.ids[step.card]}"
            return {"seat": step.seat, "card": card}
    return None


def payment_view(m: Match[CrusadersState]) -> PaymentView | None:
    """Return the price that somebody is paying; how they do it is up to them."""
    step = m.stack[-1] if m.stack else None
    if not isinstance(step, Payment):
        return None
    return {
        "seat": step.seat,
        "price": dict(zip(GOODS, step.price, strict=True)),
        "discount": step.discount,
    }
