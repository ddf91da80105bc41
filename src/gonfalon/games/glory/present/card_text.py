"""Texts of components: their effects and when they apply, generated from the content."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import (
    ACTIONS,
    CHALLENGE,
    COIN,
    INITIATIVE,
    NONE,
    OPPONENT_ACTIONS,
    TRADE,
)
from gonfalon.games.glory.model.content import GloryContent
from gonfalon.games.glory.model.messages import cards as say
from gonfalon.kernel.values.message import Text


def card_text(content: GloryContent, section: str, id: str) -> list[Text]:
    """Return the texts that describe a component."""
    if section == "allies":
        return ally_text(content, content.allies.ids.index(id))
    if section == "relics":
        return [Text(say.DOES_IN_PASS), *content.relic_effect[content.relics.index(id)].texts()]
    if section == "travel":
        return travel_text(content, content.travel.ids.index(id))
    if section == "events":
        return event_text(content, content.events.ids.index(id))
    if section == "prizes":
        return content.prize_effect[content.prizes.index(id)].texts()
    if section == "actions":
        action = ACTIONS.index(id)
        effects = content.city.effect[action].texts()
        return [Text(say.DOES_ORDER), *effects] if action == INITIATIVE else effects
    if section == "knights":
        return knight_text(content, content.knights.ids.index(id))
    if section == "knight_kinds":
        return (
            [Text(say.DOES_ADDS_DIE)]
            if content.knights.adds_die[content.knights.kinds.index(id)]
            else []
        )
    if section == "characters":
        return character_text(content, content.characters.ids.index(id))
    if section == "titles":
        return title_text(content, content.titles.ids.index(id))
    if section == "opponent_cards":
        return opponent_card_text(content, content.opponent_cards.ids.index(id))
    return []


def ally_text(content: GloryContent, kind: int) -> list[Text]:
    """Return when an ally is used and what it does."""
    when = say.DOES_WHEN[content.allies.timing[kind]]
    if when is None:
        bonuses = zip(say.DOES_PASSIVE, content.allies.passive[kind], strict=True)
        return [Text(message, n) for message, n in bonuses if n]
    return [Text(when), *content.allies.effect[kind].texts()]


def travel_text(content: GloryContent, card: int) -> list[Text]:
    """Return the price or the opponent of a travel card, and its reward."""
    travel = content.travel
    found: list[Text] = []
    if travel.type[card] == TRADE:
        found.append(Text(say.DOES_PRICE, COIN, travel.price[card]))
    elif travel.type[card] == CHALLENGE:
        found.append(Text(say.DOES_CHALLENGE, travel.attack[card], travel.prestige[card]))
    return found + travel.effect[card].texts()


def event_text(content: GloryContent, event: int) -> list[Text]:
    """Return whom an event concerns, what its action costs, and what it does."""
    if not content.events.is_action[event]:
        return [Text(say.DOES_TO_ALL), *content.events.effect[event].texts()]
    costs = [
        Text(say.DOES_PRICE, resource, n)
        for resource, n in enumerate(content.events.cost[event])
        if n
    ]
    return [
        Text(say.DOES_EVENT_ACTION),
        *(costs or [Text(say.DOES_FREE)]),
        *content.events.effect[event].texts(),
    ]


def knight_text(content: GloryContent, knight: int) -> list[Text]:
    """Return the numbers of a knight, and its ability."""
    knights = content.knights
    found = [
        Text(
            say.DOES_KNIGHT, knights.attack[knight], knights.prestige[knight], knights.glory[knight]
        )
    ]
    if knights.adds_die[knights.kind[knight]]:
        found.append(Text(say.DOES_ADDS_DIE))
    if knights.fewer[knight] != NONE:
        found.append(Text(say.DOES_FEWER_DICE, knights.fewer[knight]))
    return found


def character_text(content: GloryContent, character: int) -> list[Text]:
    """Return what a character starts with, and its income."""
    characters = content.characters
    dealt, kept = characters.titles[character], characters.keep[character]
    found = [
        Text(say.DOES_START, *characters.start[character], characters.glory[character]),
        Text(say.DOES_LEVELS, *characters.equipment[character]),
        Text(say.DOES_TITLES_DEALT, dealt)
        if kept == 1
        else Text(say.DOES_TITLES_KEPT, kept, dealt),
    ]
    for type, n in enumerate(characters.travel[character]):
        if n:
            found.append(Text(say.DOES_CARDS_DEALT, type, n))
    if characters.special_allies[character]:
        found.append(Text(say.DOES_SPECIAL_ALLIES, characters.special_allies[character]))
    return [*found, Text(say.DOES_INCOME, *characters.income[character])]


def title_text(content: GloryContent, title: int) -> list[Text]:
    """Return the conditions of a title and its glory (GLO-TTL-09)."""
    titles = content.titles
    found: list[Text] = []
    if titles.played[title]:
        found.append(Text(say.DOES_NEEDS_PLAYED, titles.played_type[title], titles.played[title]))
    if titles.any_allies[title]:
        found.append(Text(say.DOES_NEEDS_ALLIES, titles.any_allies[title]))
    for kind, n in enumerate(titles.allies[title]):
        if n:
            found.append(Text(say.DOES_NEEDS_ALLY, kind, n))
    found += [Text(say.DOES_NEEDS_WITHOUT, kind) for kind in titles.without[title]]
    if titles.any_relics[title]:
        found.append(Text(say.DOES_NEEDS_RELICS, titles.any_relics[title]))
    if titles.prestige[title]:
        found.append(Text(say.DOES_NEEDS_PRESTIGE, titles.prestige[title]))
    for resource, n in enumerate(titles.goods[title]):
        if n:
            found.append(Text(say.DOES_NEEDS_GOODS, resource, n))
    for item, level in enumerate(titles.equipment[title]):
        if level:
            found.append(Text(say.DOES_NEEDS_LEVEL, item, level))
    if titles.duel[title]:
        found.append(Text(say.DOES_NEEDS_DUEL, *titles.duel[title]))
    return [*found, Text(say.DOES_TITLE_GLORY, titles.glory[title])]


def opponent_card_text(content: GloryContent, card: int) -> list[Text]:
    """Return the actions of a card of the virtual opponent, in its order of preference."""
    cards = content.opponent_cards
    found: list[Text] = []
    for line, action in enumerate(cards.actions[card]):
        if cards.allies[card][line]:
            found.append(Text(say.DOES_OPPONENT_ALLY, tuple(cards.allies[card][line])))
        elif cards.plans[card][line] != NONE:
            found.append(Text(say.DOES_OPPONENT_PLAN, cards.plans[card][line]))
        else:
            found.append(Text(say.DOES_OPPONENT[OPPONENT_ACTIONS[action]]))
    return found
