"""When an action is legal, and if it is not, why.

`refusal` returns 0 or the number of a reason; `why` turns that reason into a text with its numbers.
The options offered therefore always agree with the explanations.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.components import MOST_VALUE
from gonfalon.games.paladins.model.constants import (
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
from gonfalon.games.paladins.model.messages import (
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
from gonfalon.games.paladins.model.state import WALLS, PaladinsState
from gonfalon.games.paladins.rules.gains import workers_on
from gonfalon.games.paladins.rules.payments import misfit, spaces_of
from gonfalon.kernel.decision import Blocked
from gonfalon.kernel.message import Text

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


def times(t: PaladinsState, side: int, action: int) -> int:
    """Return how often a side has performed an action (PAL-KING-03).

    The count comes from the pieces or cards that the action leaves behind (PAL-RUL-07), so it is 0
    for actions that leave none. For recruit it is the crew, free hires included (PAL-RUL-23).
    """
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


def price(t: PaladinsState, side: int, action: int) -> int:
    """Return the action's current price, after the paladin's discount."""
    return discounted(t, side, action, full_price(t, side, action))


def full_price(t: PaladinsState, side: int, action: int) -> int:
    """Return the action's price without a paladin's discount."""
    player = t.c.player
    if action < RIGHT:
        return player.modes[action][0].silver  # PAL-DEV-01, PAL-PRAY-01
    # PAL-COMM-01, PAL-FORT-01, PAL-GARR-01, PAL-ABS-01, PAL-CONV-01
    ladder = player.price[action]
    done = times(t, side, action)
    return ladder[done] if done < len(ladder) else 0


def discounted(t: PaladinsState, side: int, action: int, cost: int) -> int:
    """Return a price after the discount of the paladin in play (PAL-PALADIN-07).

    Only the price of the action itself is reduced, never a surcharge or the price of a favour
    (PAL-PALADIN-11).
    """
    paladin = t.boards[side].paladin
    if paladin >= 0:
        cost -= t.c.cards.discount[paladin][action]
    return cost if cost > 0 else 0


def slot_price(t: PaladinsState, side: int, slot: int) -> int:
    """Return a townsfolk slot's price in silver, in both modes (PAL-REC-01, PAL-PALADIN-09)."""
    return discounted(t, side, RECRUIT, t.c.board.prices[slot])


def by_debt(t: PaladinsState, side: int, slot: int) -> bool:
    """Return whether a debt can pay for a slot, in both modes (PAL-REC-04, PAL-RUL-12).

    It never can if the slot costs nothing (PAL-PALADIN-09) or no debt is left (PAL-DEBT-05).
    """
    return t.c.board.debt_instead[slot] and t.debts > 0 and slot_price(t, side, slot) > 0


def payable(t: PaladinsState, side: int, slot: int) -> bool:
    """Return whether a slot holds a townsfolk the side can pay for (PAL-DEC-07)."""
    if t.townsfolk[slot] < 0:
        return False
    return slot_price(t, side, slot) <= t.boards[side].silver or by_debt(t, side, slot)


def surcharge(t: PaladinsState, side: int, slot: int) -> int:
    """Return the silver that makes up for missing strength (PAL-ATT-02).

    It is rounded up (PAL-RUL-18), and no paladin waives it (PAL-PALADIN-11).
    """
    missing = t.c.board.strength[slot] - t.effective(side, STRENGTH)
    return (missing + 1) // 2 if missing > 0 else 0


def reachable(t: PaladinsState, side: int, action: int) -> int:
    """Return the spaces a commission or garrison can reach, as a mask (PAL-COMM-02, PAL-GARR-02).

    They must be open and hold no piece of anybody (PAL-COMM-03).
    """
    board = t.c.board
    if action == COMMISSION:
        return t.free & board.by_faith[min(t.effective(side, FAITH), MOST_VALUE)]
    return t.free & board.by_strength[min(t.effective(side, STRENGTH), MOST_VALUE)]


def needed_influence(t: PaladinsState, side: int, action: int) -> int:
    """Return the influence needed for the next wall or jar (PAL-FORT-02, PAL-ABS-02)."""
    if action == ABSOLVE:
        return t.c.player.jars[t.boards[side].jars]
    return t.c.player.need[FORTIFY][len(t.boards[side].walls)]


def refusal(t: PaladinsState, side: int, action: int) -> int:
    """Return why an action is not legal; 0 if it is.

    This is the only check, made before the action begins (PAL-WORK-10): its price must be payable
    with what the side has now (PAL-GEN-09).
    """
    board = t.boards[side]
    if board.busy >> action & 1:  # PAL-WORK-04
        return BUSY
    if action >= RIGHT:
        reason = right_refusal(t, side, action)
        if reason:
            return reason
    elif action == DEVELOP:
        if board.workshops_placed() >= len(t.c.player.workshops):  # PAL-DEV-06
            return AT_LIMIT
        if price(t, side, action) > board.silver:
            return PRICE_WANTED
    elif action == RECRUIT:
        if max(t.townsfolk) < 0:
            return CARD_WANTED
        if not any(payable(t, side, slot) for slot in range(len(t.townsfolk))):
            return PRICE_WANTED
    elif action == PRAY:
        if not board.busy:  # PAL-PRAY-03
            return NOTHING_TO_CLEAR
        if price(t, side, action) > board.silver:
            return PRICE_WANTED
    if misfit(board.workers, spaces_of(t, side, action, 0)) >= 0:
        return WORKERS_WANTED
    return 0


def right_refusal(t: PaladinsState, side: int, action: int) -> int:
    """Return what a right-hand action lacks besides workers."""
    board = t.boards[side]
    limit = t.c.player.limit[action]  # PAL-WORK-08
    if limit and times(t, side, action) >= limit:  # per game, not per round (PAL-RUL-01)
        return AT_LIMIT
    if action in (COMMISSION, GARRISON):
        if not reachable(t, side, action):  # PAL-COMM-05
            return SPACE_WANTED
    elif action in (FORTIFY, ABSOLVE):
        if action == FORTIFY and not t.deck(WALLS).cards:  # PAL-FORT-06, PAL-RUL-16
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


def convertible(t: PaladinsState, side: int) -> bool:
    """Return whether the side's faith suffices for any outsider (PAL-CONV-02)."""
    faith = t.effective(side, FAITH)
    for slot in range(len(t.outsiders)):
        if t.outsiders[slot] >= 0 and t.c.board.faith[slot] <= faith:
            return True
    return False


# -- texts --------------------------------------------------------------------------------------


def why(t: PaladinsState, side: int, action: int) -> Blocked:
    """Return the refusal of an action, with its rule and numbers."""
    reason = refusal(t, side, action)
    rule, text = reason_of(t, side, action, reason)
    return Blocked(ACTIONS[action], rule, text, (f"action:{ACTIONS[action]}",))


def reason_of(t: PaladinsState, side: int, action: int, reason: int) -> tuple[str, Text]:
    """Return the rule and text of a reason."""
    board = t.boards[side]
    if reason == BUSY:
        return "PAL-WORK-04", Text(ACTION_BUSY, action, tuple(workers_on(t, side, action)))
    if reason == AT_LIMIT:
        if action == DEVELOP:
            return "PAL-DEV-06", Text(NO_WORKSHOP, len(t.c.player.workshops))
        return "PAL-WORK-08", Text(LIMIT_REACHED, action, t.c.player.limit[action])
    if reason == SPACE_WANTED:
        if action == COMMISSION:
            return "PAL-COMM-05", Text(NO_SPACE, action, FAITH, t.effective(side, FAITH))
        return "PAL-GARR-02", Text(NO_SPACE, action, STRENGTH, t.effective(side, STRENGTH))
    if reason == WALL_WANTED:
        return "PAL-FORT-06", Text(NO_WALL, action)
    if reason == VALUE_WANTED:
        return value_reason(t, side, action)
    if reason == CARD_WANTED:
        if action == RECRUIT:
            return "PAL-REC-05", Text(NO_TOWNSFOLK, action)
        return ("PAL-ATT-01" if action == ATTACK else "PAL-CONV-02"), Text(NO_OUTSIDER, action)
    if reason == NOTHING_TO_CLEAR:
        return "PAL-PRAY-03", Text(NOTHING_PLACED, action)
    if reason == PRICE_WANTED:
        if t.c.player.price_in[action] == PROVISION:
            needed = price(t, side, action)
            return PRICE_RULES[action], Text(ACTION_PROVISIONS, action, needed, board.provisions)
        needed = least_silver(t, side, action)
        return PRICE_RULES[action], Text(ACTION_SILVER, action, needed, board.silver)
    return lacking(t, side, action, 0)


def lacking(t: PaladinsState, side: int, action: int, mode: int) -> tuple[str, Text]:
    """Return which workers are missing: too few overall, or none that fits a space."""
    board = t.boards[side]
    spaces = spaces_of(t, side, action, mode)
    missing = misfit(board.workers, spaces)
    if missing == ANY:
        return "PAL-WORK-01", Text(NO_WORKERS, action, len(spaces), board.hands())
    return "PAL-WORK-02", Text(NO_FITTING, action, missing)


def value_reason(t: PaladinsState, side: int, action: int) -> tuple[str, Text]:
    """Return which attribute is too low."""
    if action == CONVERT:
        flags = [f for f, kind in zip(t.c.board.faith, t.outsiders) if kind >= 0]
        text = Text(ACTION_VALUE, action, FAITH, min(flags), t.effective(side, FAITH))
        return "PAL-CONV-02", text
    needed, value = needed_influence(t, side, action), t.effective(side, INFLUENCE)
    rule = "PAL-FORT-02" if action == FORTIFY else "PAL-ABS-02"
    return rule, Text(ACTION_VALUE, action, INFLUENCE, needed, value)


def least_silver(t: PaladinsState, side: int, action: int) -> int:
    """Return the least silver that could pay for an action."""
    if action == RECRUIT:
        slots = [slot for slot, kind in enumerate(t.townsfolk) if kind >= 0]
        return min([slot_price(t, side, slot) for slot in slots])
    if action == ATTACK:
        slots = [slot for slot, kind in enumerate(t.outsiders) if kind >= 0]
        return min([surcharge(t, side, slot) for slot in slots])
    return price(t, side, action)
