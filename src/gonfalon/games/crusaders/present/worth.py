"""What cities, holy lands, cards and coins are worth to a player, in influence.

Of what is hidden only the player's own cards are looked at. A governor that compares tactics in
hand is left out: it would tell something about those of the others.
"""

from __future__ import annotations

from gonfalon.games.crusaders.model.components import Goal
from gonfalon.games.crusaders.model.constants import TACTICS_NON_STARTING, TACTICS_YELLOW
from gonfalon.games.crusaders.model.messages import worth as say
from gonfalon.games.crusaders.model.state import DRAWN_GOVERNORS, GOVERNORS, CrusadersState
from gonfalon.games.crusaders.present.board_view import governor_worths, own_cards
from gonfalon.games.crusaders.rules.board.governors_score import goal_worth
from gonfalon.games.crusaders.rules.board.measures import count, holy_lands
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.worth import Worth, each, stepped


def worth_to(state: CrusadersState, seat: int) -> list[Worth]:
    """Return everything that gives a player influence, now or later."""
    return [
        *governors(state, seat),
        *lands(state, seat),
        *conditions(state, seat),
        *bulls(state, seat),
    ]


def governors(state: CrusadersState, seat: int) -> list[Worth]:
    """Return the governors of the player's cities, on offer, and drawn (CRU-INC-04)."""
    drawn = own_cards(state.packs[GOVERNORS].zones[DRAWN_GOVERNORS], seat)
    found: list[Worth] = []
    own = governor_worths(state, seat, seat)
    for card, influence in own.items():
        if influence is not None:
            found.append(governor(state, seat, card, influence, True))
    for card in dict.fromkeys([*state.governor_market, *drawn]):
        goal = state.content.governors.goal[card]
        if card not in own and not compares_hands(goal):
            found.append(governor(state, seat, card, goal_worth(state, seat, goal), False))
    return found


def compares_hands(goal: Goal) -> bool:
    """Return whether a goal depends on cards in the hands of others."""
    return bool(goal.leader) and TACTICS_YELLOW <= goal.measure <= TACTICS_NON_STARTING


def governor(state: CrusadersState, seat: int, card: int, influence: int, held: bool) -> Worth:
    """Return a governor: by tiers, or for whoever has most (CRU-GOV-02, CRU-GOV-03)."""
    goal = state.content.governors.goal[card]
    have = count(state, seat, goal.measure)
    rule = "CRU-GOV-03" if goal.leader else "CRU-GOV-02"
    text = Text(say.WORTH_LEADER if goal.leader else say.WORTH_GOVERNOR, goal.measure, have)
    steps = list(zip(goal.least, goal.worth, strict=True))
    component = f"governor:{state.content.governors.ids[card]}"
    return Worth(component, rule, text, influence, held, have, steps)


def lands(state: CrusadersState, seat: int) -> list[Worth]:
    """Return the cities: those that are the player's holy land bring influence (CRU-INC-04)."""
    found: list[Worth] = []
    for city, id in enumerate(state.content.cities.ids):
        if state.exists(city):
            held = state.holy[city] == seat
            found.append(Worth(f"city:{id}", "CRU-INC-04", Text(say.WORTH_HOLY), 1, held))
    return found


def conditions(state: CrusadersState, seat: int) -> list[Worth]:
    """Return holy lands, the conditions of the end, and coins (CRU-END-02)."""
    content, coins = state.content, state.boards[seat].coins
    cities, holy = len(state.cities_of(seat)), holy_lands(state, seat)
    hegemony = [(content.hegemony_cities, content.end_bonus)]
    righteous = [(content.righteousness_lands, content.end_bonus)]
    end = "CRU-END-02"
    return [
        each("end:holy_lands", "CRU-INC-04", Text(say.WORTH_LANDS, holy), holy, 1, 1),
        stepped("end:cities", end, Text(say.WORTH_CITIES, cities), cities, hegemony),
        stepped("end:holy_lands", end, Text(say.WORTH_RIGHTEOUS, holy), holy, righteous),
        each("end:coins", end, Text(say.WORTH_COINS, coins), coins, content.coins_per_influence, 1),
    ]


def bulls(state: CrusadersState, seat: int) -> list[Worth]:
    """Return both goals of the player's bulls; the better one is scored (CRU-BULL-02)."""
    found: list[Worth] = []
    for bull in state.bulls(seat).cards:
        for goal in state.content.bulls.goals[bull]:
            have = count(state, seat, goal.measure)
            steps = list(zip(goal.least, goal.worth, strict=True))
            text = Text(say.WORTH_BULL, goal.measure, have)
            found.append(
                stepped(f"bull:{state.content.bulls.ids[bull]}", "CRU-BULL-02", text, have, steps)
            )
    return found
