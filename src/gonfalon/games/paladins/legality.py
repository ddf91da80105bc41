"""When an action is legal (PAL-TURN-02, the legality summary), and if not, why not.

`refusal` gives 0 or the number of a reason; `why` puts the reason into words with its numbers.
Offered and explained can therefore never disagree.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.gains import workers_on
from gonfalon.games.paladins.messages import (
    ACTION_BUSY,
    ACTION_PROVISIONS,
    ACTION_SILVER,
    ACTION_VALUE,
    LIMIT_REACHED,
    NO_FITTING,
    NO_OUTSIDER,
    NO_SPACE,
    NO_TOWNSFOLK,
    NO_WALL,
    NO_WORKERS,
    NO_WORKSHOP,
    NOTHING_PLACED,
)
from gonfalon.games.paladins.payments import misfit, spaces_of
from gonfalon.games.paladins.printed import MOST_VALUE
from gonfalon.games.paladins.state import WALLS, Kingdom
from gonfalon.games.paladins.words import (
    ABSOLVE,
    ACTIONS,
    ANY,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    PRAY,
    PROVISION,
    RECRUIT,
    RIGHT,
    STRENGTH,
)
from gonfalon.kernel.decision import Blocked
from gonfalon.kernel.message import Said

BUSY: Final = 1
AT_LIMIT: Final = 2
SPACE_WANTED: Final = 3
WALL_WANTED: Final = 4
VALUE_WANTED: Final = 5
CARD_WANTED: Final = 6
PRICE_WANTED: Final = 7
WORKERS_WANTED: Final = 8
NOTHING_TO_CLEAR: Final = 9

PRICE_RULES: Final = (
    "PAL-DEV-01",
    "PAL-REC-01",
    "",
    "",
    "PAL-PRAY-01",
    "",
    "PAL-COMM-01",
    "PAL-FORT-01",
    "PAL-GARR-01",
    "PAL-ABS-01",
    "PAL-ATT-02",
    "PAL-CONV-01",
)


def times(t: Kingdom, side: int, action: int) -> int:
    """Return how often an action has left its trace (PAL-KING-03, PAL-SCORE-11)."""
    board = t.boards[side]
    if action == COMMISSION:
        return board.monks
    if action == FORTIFY:
        return len(board.walls)
    if action == GARRISON:
        return board.outposts
    if action == ABSOLVE:
        return board.jars
    if action == ATTACK:
        return len(board.attacked)
    if action == CONVERT:
        return len(board.converted)
    if action == DEVELOP:
        return board.workshops_placed()
    return len(board.crew) if action == RECRUIT else 0


def price(t: Kingdom, side: int, action: int) -> int:
    """Return what the action itself costs now, after the paladin (PAL-PALADIN-07, -08)."""
    return discounted(t, side, action, full_price(t, side, action))


def full_price(t: Kingdom, side: int, action: int) -> int:
    """Return what the action costs without a paladin."""
    player = t.c.player
    if action < RIGHT:
        return player.modes[action][0].silver
    ladder = player.price[action]
    done = times(t, side, action)
    return ladder[done] if done < len(ladder) else 0


def discounted(t: Kingdom, side: int, action: int, cost: int) -> int:
    """Return a price after the paladin in play."""
    paladin = t.boards[side].paladin
    if paladin >= 0:
        cost -= t.c.cards.discount[paladin][action]
    return cost if cost > 0 else 0


def slot_price(t: Kingdom, side: int, slot: int) -> int:
    """Return the silver for a townsfolk slot, in both modes (PAL-REC-01, PAL-PALADIN-09)."""
    return discounted(t, side, RECRUIT, t.c.board.prices[slot])


def by_debt(t: Kingdom, side: int, slot: int) -> bool:
    """Tell whether a slot may be paid by a debt; never when it costs nothing (PAL-REC-04)."""
    return t.c.board.debt_instead[slot] and t.debts > 0 and slot_price(t, side, slot) > 0


def payable(t: Kingdom, side: int, slot: int) -> bool:
    """Tell whether a slot holds a townsfolk that can be paid (PAL-DEC-07)."""
    if t.townsfolk[slot] < 0:
        return False
    return slot_price(t, side, slot) <= t.boards[side].silver or by_debt(t, side, slot)


def surcharge(t: Kingdom, side: int, slot: int) -> int:
    """Return the silver for missing strength, rounded up (PAL-ATT-02)."""
    missing = t.c.board.strength[slot] - t.effective(side, STRENGTH)
    return (missing + 1) // 2 if missing > 0 else 0


def reachable(t: Kingdom, side: int, action: int) -> int:
    """Return the free open spaces of a commission or garrison, as a mask (PAL-COMM-02, -03)."""
    board = t.c.board
    if action == COMMISSION:
        return t.free & board.by_faith[min(t.effective(side, FAITH), MOST_VALUE)]
    return t.free & board.by_strength[min(t.effective(side, STRENGTH), MOST_VALUE)]


def needed_influence(t: Kingdom, side: int, action: int) -> int:
    """Return the influence for the next wall or jar (PAL-FORT-02, PAL-ABS-02)."""
    if action == ABSOLVE:
        return t.c.player.jars[t.boards[side].jars]
    return t.c.player.need[FORTIFY][len(t.boards[side].walls)]


def refusal(t: Kingdom, side: int, action: int) -> int:
    """Return why an action is not legal, 0 if it is."""
    board = t.boards[side]
    if board.busy >> action & 1:
        return BUSY
    if action >= RIGHT:
        reason = right_refusal(t, side, action)
        if reason:
            return reason
    elif action == DEVELOP:
        if board.workshops_placed() >= len(t.c.player.workshops):
            return AT_LIMIT
        if price(t, side, action) > board.silver:
            return PRICE_WANTED
    elif action == RECRUIT:
        if max(t.townsfolk) < 0:
            return CARD_WANTED
        if not any(payable(t, side, slot) for slot in range(len(t.townsfolk))):
            return PRICE_WANTED
    elif action == PRAY:
        if not board.busy:
            return NOTHING_TO_CLEAR
        if price(t, side, action) > board.silver:
            return PRICE_WANTED
    if misfit(board.workers, spaces_of(t, side, action, 0)) >= 0:
        return WORKERS_WANTED
    return 0


def right_refusal(t: Kingdom, side: int, action: int) -> int:
    """Return what a right-hand action lacks beside workers."""
    board = t.boards[side]
    limit = t.c.player.limit[action]
    if limit and times(t, side, action) >= limit:
        return AT_LIMIT
    if action in (COMMISSION, GARRISON):
        if not reachable(t, side, action):
            return SPACE_WANTED
    elif action in (FORTIFY, ABSOLVE):
        if action == FORTIFY and not t.deck(WALLS).cards:
            return WALL_WANTED
        if t.effective(side, INFLUENCE) < needed_influence(t, side, action):
            return VALUE_WANTED
    elif max(t.outsiders) < 0:
        return CARD_WANTED
    elif action == ATTACK:
        for slot in range(len(t.outsiders)):
            if t.outsiders[slot] >= 0 and surcharge(t, side, slot) <= board.silver:
                return 0
        return PRICE_WANTED
    elif not convertible(t, side):
        return VALUE_WANTED
    have = board.provisions if t.c.player.price_in[action] == PROVISION else board.silver
    return PRICE_WANTED if price(t, side, action) > have else 0


def convertible(t: Kingdom, side: int) -> bool:
    """Tell whether an outsider is within reach of the faith (PAL-CONV-02)."""
    faith = t.effective(side, FAITH)
    for slot in range(len(t.outsiders)):
        if t.outsiders[slot] >= 0 and t.c.board.faith[slot] <= faith:
            return True
    return False


# -- in words -----------------------------------------------------------------------------------


def why(t: Kingdom, side: int, action: int) -> Blocked:
    """Return the refusal of an action with its rule and numbers."""
    reason = refusal(t, side, action)
    rule, said = reason_of(t, side, action, reason)
    return Blocked(ACTIONS[action], rule, said, (f"action:{ACTIONS[action]}",))


def reason_of(t: Kingdom, side: int, action: int, reason: int) -> tuple[str, Said]:
    """Return rule and words of a reason."""
    board = t.boards[side]
    if reason == BUSY:
        return "PAL-WORK-04", Said(ACTION_BUSY, action, tuple(workers_on(t, side, action)))
    if reason == AT_LIMIT:
        if action == DEVELOP:
            return "PAL-DEV-06", Said(NO_WORKSHOP, len(t.c.player.workshops))
        return "PAL-WORK-08", Said(LIMIT_REACHED, action, t.c.player.limit[action])
    if reason == SPACE_WANTED:
        if action == COMMISSION:
            return "PAL-COMM-05", Said(NO_SPACE, action, FAITH, t.effective(side, FAITH))
        return "PAL-GARR-02", Said(NO_SPACE, action, STRENGTH, t.effective(side, STRENGTH))
    if reason == WALL_WANTED:
        return "PAL-FORT-06", Said(NO_WALL, action)
    if reason == VALUE_WANTED:
        return value_reason(t, side, action)
    if reason == CARD_WANTED:
        if action == RECRUIT:
            return "PAL-REC-05", Said(NO_TOWNSFOLK, action)
        return ("PAL-ATT-01" if action == ATTACK else "PAL-CONV-02"), Said(NO_OUTSIDER, action)
    if reason == NOTHING_TO_CLEAR:
        return "PAL-PRAY-03", Said(NOTHING_PLACED, action)
    if reason == PRICE_WANTED:
        if t.c.player.price_in[action] == PROVISION:
            needed = price(t, side, action)
            return PRICE_RULES[action], Said(ACTION_PROVISIONS, action, needed, board.provisions)
        needed = least_silver(t, side, action)
        return PRICE_RULES[action], Said(ACTION_SILVER, action, needed, board.silver)
    return lacking(t, side, action, 0)


def lacking(t: Kingdom, side: int, action: int, mode: int) -> tuple[str, Said]:
    """Return which workers are missing: there are too few, or none for a space."""
    board = t.boards[side]
    spaces = spaces_of(t, side, action, mode)
    missing = misfit(board.workers, spaces)
    if missing == ANY:
        return "PAL-WORK-01", Said(NO_WORKERS, action, len(spaces), board.hands())
    return "PAL-WORK-02", Said(NO_FITTING, action, missing)


def value_reason(t: Kingdom, side: int, action: int) -> tuple[str, Said]:
    """Return which attribute is too low."""
    if action == CONVERT:
        flags = [f for f, kind in zip(t.c.board.faith, t.outsiders) if kind >= 0]
        said = Said(ACTION_VALUE, action, FAITH, min(flags), t.effective(side, FAITH))
        return "PAL-CONV-02", said
    needed, value = needed_influence(t, side, action), t.effective(side, INFLUENCE)
    rule = "PAL-FORT-02" if action == FORTIFY else "PAL-ABS-02"
    return rule, Said(ACTION_VALUE, action, INFLUENCE, needed, value)


def least_silver(t: Kingdom, side: int, action: int) -> int:
    """Return the least silver with which an action could be paid."""
    if action == RECRUIT:
        slots = [slot for slot, kind in enumerate(t.townsfolk) if kind >= 0]
        return min([slot_price(t, side, slot) for slot in slots])
    if action == ATTACK:
        slots = [slot for slot, kind in enumerate(t.outsiders) if kind >= 0]
        return min([surcharge(t, side, slot) for slot in slots])
    return price(t, side, action)
