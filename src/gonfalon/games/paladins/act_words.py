"""Actions in words: questions, labels and refusals, each with the numbers of the moment."""

from __future__ import annotations

from gonfalon.games.paladins.choices import empty_slots
from gonfalon.games.paladins.gains import workers_on
from gonfalon.games.paladins.legality import (
    by_debt,
    lacking,
    needed_influence,
    payable,
    price,
    slot_price,
    surcharge,
    times,
)
from gonfalon.games.paladins.messages import (
    ABSOLVE_TO,
    ASK_ABSOLVE,
    ASK_ATTACK,
    ASK_COMMISSION,
    ASK_CONVERT,
    ASK_GARRISON,
    ASK_MODE,
    ASK_PAY,
    ASK_PRAY,
    ASK_RECRUIT,
    ASK_WORKERS,
    ASK_WORKSHOP,
    ATTACK_FOR,
    CLEAR_ACTION,
    COMMISSION_TO,
    CONVERT_CARD,
    COVERED,
    DEVELOP_FOR,
    DO_ABSOLVE,
    DO_ATTACK,
    DO_COMMISSION,
    DO_CONSPIRE,
    DO_CONVERT,
    DO_FORTIFY,
    DO_GARRISON,
    DO_HUNT,
    DO_PRAY,
    DO_RECRUIT,
    DO_TRADE,
    EMPTY_SLOT,
    GARRISON_TO,
    JAR_THERE,
    NOT_PRAY_ITSELF,
    NOTHING_PLACED,
    OUTSIDER_SILVER,
    OUTSIDER_VALUE,
    PAY_DEBT,
    PAY_SILVER,
    PLACE_WORKERS,
    RECRUIT_FOR,
    RECRUIT_FOR_DEBT,
    RECRUIT_FOR_EITHER,
    SPACE_CLOSED,
    SPACE_TAKEN,
    SPACE_VALUE,
    TOWNSFOLK_SILVER,
    WORKER_UNFIT,
    WORKSHOP_ON,
    WORKSHOP_OVER,
)
from gonfalon.games.paladins.options import payment_workers
from gonfalon.games.paladins.payments import spaces_of
from gonfalon.games.paladins.state import FREE, Kingdom
from gonfalon.games.paladins.words import (
    ABSOLVE,
    ACTIONS,
    ANY,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEBT,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    HUNT,
    INFLUENCE,
    PRAY,
    RECRUIT,
    RIGHT,
    STRENGTH,
    WORKERS,
)
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.message import Said


def action_label(t: Kingdom, side: int, action: int) -> Label:
    """Return how an action reads among the actions of a turn."""
    return Label(action_said(t, side, action), (f"action:{ACTIONS[action]}",))


def action_said(t: Kingdom, side: int, action: int) -> Said:
    """Return an action with its price and what it is measured by."""
    if action == RECRUIT:
        return Said(DO_RECRUIT)
    if action < RIGHT:
        if action == DEVELOP:
            return Said(DEVELOP_FOR, price(t, side, DEVELOP), next_worker(t, side))
        if action == PRAY:
            return Said(DO_PRAY, price(t, side, PRAY))
        if action == CONSPIRE:
            return Said(DO_CONSPIRE, len(t.boards[side].suspicion))
        return Said(DO_HUNT if action == HUNT else DO_TRADE)
    if action == ATTACK:
        return Said(DO_ATTACK, t.effective(side, STRENGTH))
    number, cost = times(t, side, action) + 1, price(t, side, action)
    if action == COMMISSION:
        return Said(DO_COMMISSION, number, cost, t.effective(side, FAITH))
    if action == GARRISON:
        return Said(DO_GARRISON, number, cost, t.effective(side, STRENGTH))
    if action == CONVERT:
        return Said(DO_CONVERT, number, cost, t.effective(side, FAITH))
    value, needed = t.effective(side, INFLUENCE), needed_influence(t, side, action)
    return Said(DO_FORTIFY if action == FORTIFY else DO_ABSOLVE, number, cost, value, needed)


def next_worker(t: Kingdom, side: int) -> int:
    """Return the worker under the next workshop (PAL-DEV-05)."""
    c = t.c
    for effect in c.rewards[c.player.workshops[t.boards[side].workshops_placed()]]:
        if effect.WHAT == "type":
            return effect.what
    return 0


def prompt_of(t: Kingdom, side: int, action: int, mode: int, kind: str, silver: int) -> Said:
    """Return a question about an action."""
    word = t.c.player.first_mode[action] + mode
    if kind == "mode":
        return Said(ASK_MODE, action)
    if kind == "workers":
        return Said(ASK_WORKERS, word)
    if kind == "pay":
        return Said(ASK_PAY, silver)
    board = t.boards[side]
    if action == RECRUIT:
        return Said(ASK_RECRUIT, word, board.silver)
    if action == PRAY:
        return Said(ASK_PRAY, price(t, side, PRAY))
    if action == DEVELOP:
        return Said(ASK_WORKSHOP, board.workshops_placed() + 1, next_worker(t, side))
    if action == ABSOLVE:
        return Said(ASK_ABSOLVE, board.jars + 1, price(t, side, ABSOLVE))
    attribute = STRENGTH if action in (ATTACK, GARRISON) else FAITH
    sums = (t.effective(side, attribute), board.track[attribute], t.boost(side, attribute))
    if action == ATTACK:
        return Said(ASK_ATTACK, *sums, board.silver)
    if action == CONVERT:
        return Said(ASK_CONVERT, *sums, price(t, side, CONVERT))
    if action == COMMISSION:
        return Said(ASK_COMMISSION, *sums, price(t, side, COMMISSION))
    return Said(ASK_GARRISON, *sums, price(t, side, GARRISON))


def target_label(t: Kingdom, side: int, action: int, option: Option) -> Label:
    """Return how a target reads, with its price or flag."""
    c = t.c
    value = option.value
    if action == RECRUIT:
        return recruit_label(t, side, value)
    if action in (ATTACK, CONVERT):
        kind = t.outsiders[value]
        touched = (f"outsider:{c.cards.outsiders[kind]}",)
        if action == ATTACK:
            cost = surcharge(t, side, value)
            return Label(Said(ATTACK_FOR, kind, c.board.strength[value], cost), touched)
        said = Said(CONVERT_CARD, kind, c.board.faith[value], c.cards.strength[kind])
        return Label(said, touched)
    if action in (COMMISSION, GARRISON):
        region = c.board.space_region[value]
        touched = (f"space:{c.board.spaces[value]}",)
        if action == COMMISSION:
            return Label(Said(COMMISSION_TO, value, c.board.faith[region]), touched)
        return Label(Said(GARRISON_TO, value, c.board.strength[region]), touched)
    if action == ABSOLVE:
        return Label(Said(ABSOLVE_TO, value), (f"absolve_space:{option.id}",))
    if action == PRAY:
        workers = tuple(workers_on(t, side, value))
        return Label(Said(CLEAR_ACTION, value, workers), (f"action:{option.id}",))
    covered = RIGHT + value // 2
    worker = t.boards[side].placed[c.player.first_space[covered] + value % 2]
    place = (f"action:{ACTIONS[covered]}", f"place:{option.id}")
    if worker != FREE:
        return Label(Said(WORKSHOP_OVER, covered, value % 2 + 1, worker), place)
    return Label(Said(WORKSHOP_ON, covered, value % 2 + 1), place)


def recruit_label(t: Kingdom, side: int, slot: int) -> Label:
    """Return how a townsfolk of the row reads: for silver, for a debt, or for either."""
    kind = t.townsfolk[slot]
    touched = (f"townsfolk:{t.c.cards.townsfolk[kind]}",)
    silver = slot_price(t, side, slot)
    if not by_debt(t, side, slot):
        return Label(Said(RECRUIT_FOR, kind, silver), touched)
    if silver > t.boards[side].silver:
        return Label(Said(RECRUIT_FOR_DEBT, kind), touched)
    return Label(Said(RECRUIT_FOR_EITHER, kind, silver), touched)


def pay_label(t: Kingdom, side: int, option: Option, silver: int) -> Label:
    """Return how a way to pay reads."""
    board = t.boards[side]
    if option.value == DEBT:
        return Label(Said(PAY_DEBT, board.unpaid + 1), ("debt",))
    return Label(Said(PAY_SILVER, silver, board.silver - silver), ("silver",))


def workers_label(option: Option) -> Label:
    """Return how a payment reads."""
    workers = payment_workers(option.value)
    touched = tuple([f"worker:{WORKERS[worker]}" for worker in workers])
    return Label(Said(PLACE_WORKERS, tuple(workers)), touched)


# -- refusals -----------------------------------------------------------------------------------


def unfit_workers(
    t: Kingdom, side: int, action: int, mode: int, decision: Decision
) -> list[Blocked]:
    """Say which modes lack a worker, or which own workers fit no space (PAL-WORK-02)."""
    if decision.kind == "mode":
        offered = [option.value for option in decision.options]
        found: list[Blocked] = []
        for option in t.c.options.mode[action]:
            if option.value not in offered:
                _, said = lacking(t, side, action, option.value)
                found.append(Blocked(option.id, "PAL-WORK-07", said))
        return found
    spaces = spaces_of(t, side, action, mode)
    if ANY in spaces:
        return []
    return [
        Blocked(WORKERS[worker], "PAL-WORK-02", Said(WORKER_UNFIT, worker))
        for worker, count in enumerate(t.boards[side].workers)
        if count and worker != CRIMINAL and worker not in spaces
    ]


def blocked_targets(t: Kingdom, side: int, action: int) -> list[Blocked]:
    """Say why other targets are not offered."""
    if action == RECRUIT:
        return blocked_slots(t, side)
    if action in (ATTACK, CONVERT):
        return blocked_outsiders(t, side, action)
    if action in (COMMISSION, GARRISON):
        return blocked_spaces(t, side, action)
    board = t.boards[side]
    if action == ABSOLVE:
        return [
            Blocked(id, "PAL-ABS-03", Said(JAR_THERE, space), (f"absolve_space:{id}",))
            for space, id in enumerate(t.c.player.absolve_spaces)
            if board.absolved >> space & 1
        ]
    if action == DEVELOP:
        return [
            Blocked(o.id, "PAL-DEV-02", Said(COVERED, RIGHT + o.value // 2, o.value % 2 + 1))
            for o in t.c.options.workshop
            if board.workshops >> o.value & 1
        ]
    found = [Blocked("pray", "PAL-PRAY-03", Said(NOT_PRAY_ITSELF), ("action:pray",))]
    for other, id in enumerate(ACTIONS):
        if other != PRAY and not board.busy >> other & 1:
            said = Said(NOTHING_PLACED, other)
            found.append(Blocked(id, "PAL-PRAY-06", said, (f"action:{id}",)))
    return found


def blocked_slots(t: Kingdom, side: int) -> list[Blocked]:
    """Say which townsfolk cannot be paid (PAL-DEC-07)."""
    found = empty_slots(t)
    for slot, kind in enumerate(t.townsfolk):
        if kind >= 0 and not payable(t, side, slot):
            said = Said(TOWNSFOLK_SILVER, kind, slot_price(t, side, slot), t.boards[side].silver)
            touched = (f"townsfolk:{t.c.cards.townsfolk[kind]}",)
            found.append(Blocked(str(slot + 1), "PAL-REC-01", said, touched))
    return found


def blocked_outsiders(t: Kingdom, side: int, action: int) -> list[Blocked]:
    """Say which outsiders are out of reach (PAL-DEC-08)."""
    c = t.c
    found: list[Blocked] = []
    for slot, kind in enumerate(t.outsiders):
        id = str(slot + 1)
        if kind < 0:
            rule = "PAL-ATT-05" if action == ATTACK else "PAL-CONV-02"
            found.append(Blocked(id, rule, Said(EMPTY_SLOT, slot + 1)))
            continue
        touched = (f"outsider:{c.cards.outsiders[kind]}",)
        if action == ATTACK:
            cost, have = surcharge(t, side, slot), t.boards[side].silver
            if cost > have:
                said = Said(OUTSIDER_SILVER, kind, cost, have)
                found.append(Blocked(id, "PAL-ATT-02", said, touched))
        elif c.board.faith[slot] > t.effective(side, FAITH):
            value = t.effective(side, FAITH)
            said = Said(OUTSIDER_VALUE, kind, FAITH, c.board.faith[slot], value)
            found.append(Blocked(id, "PAL-CONV-02", said, touched))
    return found


def blocked_spaces(t: Kingdom, side: int, action: int) -> list[Blocked]:
    """Say which spaces are taken, closed or out of reach (PAL-DEC-09)."""
    board = t.c.board
    attribute = FAITH if action == COMMISSION else STRENGTH
    flags = board.faith if action == COMMISSION else board.strength
    rule = "PAL-COMM-02" if action == COMMISSION else "PAL-GARR-02"
    value = t.effective(side, attribute)
    found: list[Blocked] = []
    for space, id in enumerate(board.spaces):
        touched = (f"space:{id}",)
        flag = flags[board.space_region[space]]
        if t.spaces[space] != FREE:
            said = Said(SPACE_TAKEN, space, t.spaces[space] // 2)
            found.append(Blocked(id, "PAL-COMM-03", said, touched))
        elif not t.free >> space & 1:
            said = Said(SPACE_CLOSED, space, board.space_players[space])
            found.append(Blocked(id, "PAL-SETUP-14", said, touched))
        elif flag > value:
            said = Said(SPACE_VALUE, space, attribute, flag, value)
            found.append(Blocked(id, rule, said, touched))
    return found
