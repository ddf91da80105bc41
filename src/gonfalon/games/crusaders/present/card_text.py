"""Texts of components: their effects and when they apply, generated from the content."""

from __future__ import annotations

from gonfalon.games.crusaders.model.components import Goal
from gonfalon.games.crusaders.model.constants import (
    HALVES,
    LOWEST_LEVEL,
    NONE,
    ORDERS,
    STATES,
)
from gonfalon.games.crusaders.model.content import CrusadersContent
from gonfalon.games.crusaders.model.effect import Operation, Reward
from gonfalon.games.crusaders.model.messages import cards as say
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.kernel.effects.effects import Effect, OneOf
from gonfalon.kernel.values.message import Text


def card_text(content: CrusadersContent, section: str, id: str) -> list[Text]:
    """Return the texts that describe a component."""
    if section == "tactics":
        return tactic_text(content, content.tactics.ids.index(id))
    if section == "saracens":
        return halves_text(content.saracen_cards.halves[content.saracen_cards.ids.index(id)])
    if section == "buildings":
        return building_text(content, content.buildings.ids.index(id))
    if section == "spies":
        card = content.spies.ids.index(id)
        return [
            Text(say.DOES_SPY, content.spies.order[card]),
            *reward_text(content.spies.effect[card]),
        ]
    if section == "governors":
        return governor_text(content, content.governors.ids.index(id))
    if section == "bulls":
        return bull_text(content, content.bulls.ids.index(id))
    if section == "rescripts":
        return rescript_text(content, content.rescripts.ids.index(id))
    if section == "events":
        return event_text(content, content.events.ids.index(id))
    if section == "cities":
        return city_text(content, content.cities.ids.index(id))
    if section == "states":
        state = STATES.index(id)
        return [
            Text(
                say.DOES_STATE,
                content.states.capital[state],
                content.states.units[state],
                content.states.coins[state],
            )
        ]
    if section == "orders":
        return order_text(content, ORDERS.index(id))
    return []


# -- effects --------------------------------------------------------------------------------------


def effect_text(effect: Effect[CrusadersState]) -> list[Text]:
    """Return what an effect does; the lists of a choice are told apart."""
    if not isinstance(effect, OneOf):
        return effect.texts()
    found = [Text(say.DOES_ONE_OF)]
    for place, part in enumerate(effect.parts):
        if place:
            found.append(Text(say.DOES_OR))
        found += part.texts()
    return found


def reward_text(reward: Reward) -> list[Text]:
    """Return what a list of effects does: first what always counts, then what has a condition.

    Operations that wait for the end of the battle come last (CRU-EFF-02).
    """
    heads: list[tuple[bool, int]] = []  # by group: at the end of the battle, condition
    groups: list[list[Text]] = []
    for part in reward.parts:
        head = (part.at_end, part.condition) if isinstance(part, Operation) else (False, NONE)
        if head not in heads:
            heads.append(head)
            groups.append([])
        groups[heads.index(head)] += effect_text(part)
    found: list[Text] = []
    for at_end, condition in sorted(heads):
        if at_end:
            found.append(
                Text(say.DOES_AT_END) if condition == NONE else Text(say.DOES_AT_END_IF, condition)
            )
        elif condition != NONE:
            found.append(Text(say.DOES_ALSO_IF if found else say.DOES_IF, condition))
        found += groups[heads.index((at_end, condition))]
    return found or [Text(say.DOES_NOTHING)]


def price_text(price: list[int]) -> list[Text]:
    """Return a price in goods."""
    goods = [Text(say.DOES_GOODS, kind, n) for kind, n in enumerate(price) if n]
    return [Text(say.DOES_PRICE), *goods] if goods else [Text(say.DOES_FREE)]


# -- cards ----------------------------------------------------------------------------------------


def halves_text(halves: list[Reward]) -> list[Text]:
    """Return both halves of a card."""
    found: list[Text] = []
    for half in range(len(HALVES)):
        found += [Text(say.DOES_HALF[half]), *reward_text(halves[half])]
    return found


def tactic_text(content: CrusadersContent, card: int) -> list[Text]:
    """Return the price of a tactic and both halves."""
    tactics = content.tactics
    cost = [Text(say.DOES_STARTING)] if tactics.starting[card] else price_text(tactics.price[card])
    return [*cost, *halves_text(tactics.halves[card])]


def building_text(content: CrusadersContent, card: int) -> list[Text]:
    """Return the price of a building, when it is used, and what it does."""
    buildings = content.buildings
    order, condition = buildings.after[card], buildings.condition[card]
    if order == NONE:
        when = Text(say.DOES_BAZAAR)
    elif condition == NONE:
        when = Text(say.DOES_AFTER_ORDER, order)
    else:
        when = Text(say.DOES_AFTER_ORDER_IF, order, condition)
    return [*price_text(buildings.price[card]), when, *reward_text(buildings.effect[card])]


def rescript_text(content: CrusadersContent, card: int) -> list[Text]:
    """Return the goods a rescript pays, when it is played, and what it does then."""
    rescripts = content.rescripts
    return [
        Text(say.DOES_GOODS_OF_RESCRIPT, tuple(rescripts.goods[card])),
        Text(say.DOES_MOMENT[rescripts.moment[card]]),
        *reward_text(rescripts.effect[card]),
    ]


def tiers_text(goal: Goal) -> list[Text]:
    """Return what the tiers of a goal bring."""
    return [
        Text(say.DOES_TIER, goal.measure, least, worth)
        for least, worth in zip(goal.least, goal.worth, strict=True)
    ]


def governor_text(content: CrusadersContent, card: int) -> list[Text]:
    """Return what a governor brings in income phases (CRU-GOV)."""
    goal = content.governors.goal[card]
    if goal.leader:
        found = [Text(say.DOES_LEADER, goal.measure, goal.leader)]
    else:
        found = [Text(say.DOES_GOVERNOR, goal.measure), *tiers_text(goal)]
    if card in content.governors.starting:
        found.append(Text(say.DOES_START_GOVERNOR, content.governors.starting.index(card)))
    return found


def bull_text(content: CrusadersContent, card: int) -> list[Text]:
    """Return the two goals of a bull (CRU-BULL-02)."""
    found = [Text(say.DOES_BULL)]
    for goal in content.bulls.goals[card]:
        found += [Text(say.DOES_GOAL, goal.measure), *tiers_text(goal)]
    return found


def event_text(content: CrusadersContent, event: int) -> list[Text]:
    """Return whom an event concerns and what it does, then its raid table (CRU-EVT-02)."""
    events = content.events
    found = [Text(say.DOES_SCOPE[events.scope[event]]), *reward_text(events.effect[event])]
    found.append(Text(say.DOES_RAID_FALLS))
    bands = events.bands[event]
    for place, band in enumerate(bands):
        if place == len(bands) - 1:
            found.append(Text(say.DOES_RAID_FROM, band.least))
        elif band.least == band.most:
            found.append(Text(say.DOES_RAID_EXACTLY, band.least))
        else:
            found.append(Text(say.DOES_RAID_BAND, band.least, band.most))
        found += reward_text(band.effect)
    return found


# -- the map and the orders -----------------------------------------------------------------------


def city_text(content: CrusadersContent, city: int) -> list[Text]:
    """Return what a city brings at each level, and what the levels cost (CRU-MAP-11)."""
    cities = content.cities
    found: list[Text] = []
    for level in range(LOWEST_LEVEL, len(cities.coins[city])):
        goods = tuple(cities.goods[city][level])
        found.append(Text(say.DOES_CITY_LEVEL, level, goods, cities.coins[city][level]))
        if cities.price[city][level] != NONE:
            found.append(Text(say.DOES_CITY_UPGRADE, level + 1, cities.price[city][level]))
    return found


def order_text(content: CrusadersContent, order: int) -> list[Text]:
    """Return what an order allows, and what it allows in addition when it is reinforced."""
    numbers = (
        (content.upgrades, content.building_level),
        (content.prayer, content.paid_prayer),
        (content.muster_units, content.paid_muster, content.muster_tactics),
        (content.march_moves, content.paid_march),
    )
    more = (
        (content.build_discount,),
        (content.prayer_bishops, content.prayer_rescript),
        (content.muster_discount,),
        (content.reinforced_moves, content.reinforced_strength),
    )
    return [
        Text(say.DOES_ORDER[order], *numbers[order]),
        Text(say.DOES_REINFORCED[order], *more[order]),
    ]
