"""A player's board as plain JSON. Hidden are influence, cards in hand and levels of bishops."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import GOODS, ORDERS, TACTICS_RED, TACTICS_YELLOW
from gonfalon.games.crusaders.model.shapes import (
    BishopSupplyView,
    BoardView,
    BullsView,
    GoalView,
    TacticsView,
)
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.present.words import name, names
from gonfalon.games.crusaders.rules.board.governors_score import goal_worth, score_governors
from gonfalon.games.crusaders.rules.board.measures import count, holy_lands
from gonfalon.games.crusaders.rules.orders.planning import controls_homs, has_token
from gonfalon.games.crusaders.rules.round.income import taxes
from gonfalon.kernel.hidden.pack import Zone
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.message import bit_of


def board_view(m: Match[CrusadersState], seat: int, viewer: int | None) -> BoardView:
    """Return a player's board; what is hidden only as far as the viewer knows it."""
    state = m.state
    content, b = state.content, state.boards[seat]
    spies, rescripts = state.spies(seat), state.rescripts(seat)
    over = m.outcome is not None  # then influence is shown to all (CRU-END-02)
    return {
        "seat": seat,
        "state": content.states.ids[b.state],
        "out": b.out,
        "coins": b.coins,
        "income": 0 if b.out else taxes(state, seat),
        "influence": b.influence.total if over else b.influence.seen_by(viewer),
        "units": b.units,
        "capital": name(content.cities.ids, b.capital),
        "cities": names(content.cities.ids, state.cities_of(seat)),
        "holy_lands": holy_lands(state, seat),
        "homs": controls_homs(state, seat),
        "cell": b.holiness + 1,
        "goods": {
            good: {"ready": b.ready[kind], "spent": b.spent[kind], "blocked": b.blocked[kind]}
            for kind, good in enumerate(GOODS)
        },
        "buildings": [
            {"building": content.buildings.ids[card], "used": used}
            for card, used in zip(b.buildings, b.used_buildings, strict=True)
        ],
        "spies": [
            {"spy": content.spies.ids[card], "watches": watched, "used": used}
            for card, watched, used in zip(b.spies, b.watched, b.used_spies, strict=True)
        ],
        "spies_in_hand": {
            "count": len(spies.cards),
            "known": names(content.spies.ids, own_cards(spies, viewer)),
        },
        "tactics": tactics_view(state, seat, viewer),
        "rescripts": {
            "count": len(rescripts.cards),
            "known": names(content.rescripts.ids, own_cards(rescripts, viewer)),
        },
        "bulls": bulls_view(state, seat, viewer, over),
        "bishops": bishop_supply_view(state, seat, viewer),
        "orders": [word for order, word in enumerate(ORDERS) if has_token(state, seat, order)],
        "outer_placed": b.outer_placed,
        "homs_placed": b.homs_placed,
    }


def own_cards(zone: Zone, viewer: int | None) -> list[int]:
    """Return the cards of a hand to those who may look into it."""
    return zone.cards if zone.audience & bit_of(viewer) else []


def tactics_view(state: CrusadersState, seat: int, viewer: int | None) -> TacticsView:
    """Return a player's tactics: what others have seen of them stays known (CRU-RUL-50)."""
    hand, away = state.tactics(seat), state.tactics_away(seat)
    return {
        "count": len(hand.cards),
        "known": names(state.content.tactics.ids, hand.seen_by(viewer)),
        "away": len(away.cards),
        "known_away": names(state.content.tactics.ids, own_cards(away, viewer)),
    }


def bulls_view(state: CrusadersState, seat: int, viewer: int | None, over: bool) -> BullsView:
    """Return a player's bull, secret until it is shown at the end (CRU-BULL-01).

    Then everybody also sees how far its goals were reached.
    """
    zone = state.bulls(seat)
    return {
        "count": len(zone.cards),
        "known": [
            {
                "bull": state.content.bulls.ids[bull],
                "goals": goals_view(state, seat, bull) if over or viewer == seat else [],
            }
            for bull in zone.seen_by(viewer)
        ],
    }


def goals_view(state: CrusadersState, seat: int, bull: int) -> list[GoalView]:
    """Return the goals of a bull. They may count cards in hand."""
    return [
        {
            "measure": state.content.vocabulary["measure"][goal.measure],
            "have": count(state, seat, goal.measure),
            "worth": goal_worth(state, seat, goal),
        }
        for goal in state.content.bulls.goals[bull]
    ]


def bishop_supply_view(state: CrusadersState, seat: int, viewer: int | None) -> BishopSupplyView:
    """Return a player's bishops off the map; others see only how many there are."""
    zone = state.bishop_supply(seat)
    levels: list[int] | None = None
    if zone.audience & bit_of(viewer):
        levels = [zone.cards.count(level) for level in range(len(state.content.bishop_copies))]
    return {"count": len(zone.cards), "levels": levels}


def governor_worths(state: CrusadersState, seat: int, viewer: int | None) -> dict[int, int | None]:
    """Return what each governor of a player would bring now; None if hidden tactics decide."""
    found: dict[int, int | None] = {}
    for one in score_governors(state, seat):
        goal = state.content.governors.goal[one.card]
        secret = TACTICS_YELLOW <= goal.measure <= TACTICS_RED and (viewer != seat or goal.leader)
        found[one.card] = None if secret else one.influence
    return found
