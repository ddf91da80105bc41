"""Texts of components: their effects and when they apply, generated from the content."""

from __future__ import annotations

from gonfalon.games.paladins.model.cards import WAIVED
from gonfalon.games.paladins.model.constants import (
    ANY,
    ATTRIBUTES,
    NO_SUSPICION,
    ON_ACTION,
    ON_PAID_DEBT,
    TWO_SUSPICIONS,
)
from gonfalon.games.paladins.model.content import PaladinsContent
from gonfalon.games.paladins.model.messages import cards as say
from gonfalon.games.paladins.model.scored import (
    PER_ACTION,
    PER_ATTACKED,
    PER_ATTRIBUTE,
    PER_CONVERTED,
    PER_ORDER,
    PER_PAID_DEBT,
    PER_SUSPICION,
)
from gonfalon.kernel.values.message import Text


def card_text(content: PaladinsContent, section: str, id: str) -> list[Text]:
    """Return the texts that describe a component."""
    cards = content.cards
    if section == "paladins":
        return paladin_said(content, cards.paladins.index(id))
    if section == "townsfolk":
        return townsfolk_said(content, cards.townsfolk.index(id))
    if section == "outsiders":
        return outsider_said(content, cards.outsiders.index(id))
    if section == "taverns":
        counts = cards.tavern_workers[cards.taverns.index(id)]
        return [Text(say.DOES_WORKERS, tuple([w for w, n in enumerate(counts) for _ in range(n)]))]
    if section == "kings_favours":
        return favour_said(content, cards.favours.index(id))
    if section == "kings_orders":
        kind = cards.orders.index(id)
        return [Text(say.DOES_ORDER, cards.order_action[kind], cards.order_count[kind])]
    if section == "walls":
        kind = cards.walls.index(id)
        found = cards.wall_reward[kind].texts()
        if cards.wall_vp[kind]:
            found.append(Text(say.DOES_POINTS, cards.wall_vp[kind]))
        return found
    if section == "suspicion":
        return [Text(say.DOES_TAX, cards.suspicion_tax[cards.suspicion.index(id)])]
    return [text for reward in content.rewards_of(section, id) for text in reward.texts()]


def paladin_said(content: PaladinsContent, kind: int) -> list[Text]:
    """Return the workers, boosts and ability of a paladin."""
    cards = content.cards
    found = [Text(say.DOES_WORKERS, tuple(cards.paladin_workers[kind]))]
    for attribute in range(len(ATTRIBUTES)):
        if cards.boost[kind][attribute]:
            found.append(Text(say.DOES_BOOST, attribute, cards.boost[kind][attribute]))
    for action, less in enumerate(cards.discount[kind]):
        if less == WAIVED:
            found.append(Text(say.DOES_WAIVE, action))
        elif less:
            found.append(Text(say.DOES_REDUCE, action, less))
    if cards.bonus_on[kind] >= 0:
        found.append(Text(say.DOES_BONUS, cards.bonus_on[kind]))
        found += cards.bonus[kind].texts()
    return found


def townsfolk_said(content: PaladinsContent, kind: int) -> list[Text]:
    """Return both uses of a townsfolk card."""
    cards = content.cards
    found = [Text(say.DOES_SENT_AWAY), *cards.corner[kind].texts()]
    if cards.instant[kind].parts:
        found += [Text(say.DOES_HIRED), *cards.instant[kind].texts()]
    if cards.trigger[kind] == ON_ACTION:
        found.append(Text(say.DOES_ON_ACTION, cards.trigger_action[kind]))
    elif cards.trigger[kind] == ON_PAID_DEBT:
        found.append(Text(say.DOES_ON_PAID_DEBT))
    elif cards.condition[kind] == NO_SUSPICION:
        found.append(Text(say.DOES_NO_SUSPICION))
    elif cards.condition[kind] == TWO_SUSPICIONS:
        found.append(Text(say.DOES_TWO_SUSPICIONS))
    else:
        found.append(Text(say.DOES_AT_INQUISITION))
    return found + cards.ongoing[kind].texts()


def outsider_said(content: PaladinsContent, kind: int) -> list[Text]:
    """Return what an outsider gives when attacked and when converted."""
    cards = content.cards
    found = [Text(say.DOES_ATTACKED), *cards.attack_reward[kind].texts()]
    found.append(Text(say.DOES_CONVERTED, cards.strength[kind]))
    score = cards.score[kind]
    if score.kind == PER_ATTACKED:
        found.append(Text(say.DOES_SCORE_ATTACKED, score.what))
    elif score.kind == PER_ACTION:
        found.append(Text(say.DOES_SCORE_ACTION, score.what, score.every))
    elif score.kind == PER_ATTRIBUTE:
        found.append(Text(say.DOES_SCORE_ATTRIBUTE, score.what, score.every))
    elif score.kind == PER_PAID_DEBT:
        found.append(Text(say.DOES_SCORE_PAID))
    elif score.kind == PER_SUSPICION:
        found.append(Text(say.DOES_SCORE_SUSPICION))
    elif score.kind == PER_ORDER:
        found.append(Text(say.DOES_SCORE_ORDER, score.base))
    elif score.kind == PER_CONVERTED:
        found.append(Text(say.DOES_SCORE_MERCENARY, score.base))
    else:
        found.append(Text(say.DOES_SCORE_UNPAID))
    return found


def favour_said(content: PaladinsContent, kind: int) -> list[Text]:
    """Return what a favour costs, requires and gives."""
    cards = content.cards
    worker = cards.favour_worker[kind]
    found = [Text(say.DOES_COSTS, *cards.favour_cost[kind])] if any(cards.favour_cost[kind]) else []
    found.append(Text(say.DOES_NEEDS_ANY) if worker == ANY else Text(say.DOES_NEEDS_WORKER, worker))
    return found + cards.favour_reward[kind].texts()
