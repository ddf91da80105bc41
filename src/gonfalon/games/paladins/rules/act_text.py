"""Texts of actions: prompts, labels and refusals, each with the current numbers."""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import (
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
    PIECE_SIDES,
    PRAY,
    RECRUIT,
    RIGHT,
    STRENGTH,
    WORKERS,
)
from gonfalon.games.paladins.model.messages import (
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
    MODE_FITTING,
    MODE_WORKERS,
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
from gonfalon.games.paladins.model.options import Payment
from gonfalon.games.paladins.model.state import FREE, PaladinsState
from gonfalon.games.paladins.rules.choices import empty_slots
from gonfalon.games.paladins.rules.gains import workers_on
from gonfalon.games.paladins.rules.legality import (
    by_debt,
    needed_influence,
    payable,
    price,
    slot_price,
    surcharge,
    times,
)
from gonfalon.games.paladins.rules.payments import misfit, spaces_of
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.message import Text


def action_label(t: PaladinsState, side: int, action: int) -> Label:
    """Return the label of an action among the actions of a turn."""
    return Label(action_said(t, side, action), (f"action:{ACTIONS[action]}",))


def action_said(t: PaladinsState, side: int, action: int) -> Text:
    """Return the text of an action, with its price and the attribute it depends on."""
    if action == RECRUIT:
        return Text(DO_RECRUIT)
    if action < RIGHT:
        if action == DEVELOP:
            return Text(DEVELOP_FOR, price(t, side, DEVELOP), next_worker(t, side))
        if action == PRAY:
            return Text(DO_PRAY, price(t, side, PRAY))
        if action == CONSPIRE:
            return Text(DO_CONSPIRE, len(t.boards[side].suspicion))
        return Text(DO_HUNT if action == HUNT else DO_TRADE)
    if action == ATTACK:
        return Text(DO_ATTACK, t.effective(side, STRENGTH))
    number, cost = times(t, side, action) + 1, price(t, side, action)
    if action == COMMISSION:
        return Text(DO_COMMISSION, number, cost, t.effective(side, FAITH))
    if action == GARRISON:
        return Text(DO_GARRISON, number, cost, t.effective(side, STRENGTH))
    if action == CONVERT:
        return Text(DO_CONVERT, number, cost, t.effective(side, FAITH))
    value, needed = t.effective(side, INFLUENCE), needed_influence(t, side, action)
    return Text(DO_FORTIFY if action == FORTIFY else DO_ABSOLVE, number, cost, value, needed)


def next_worker(t: PaladinsState, side: int) -> int:
    """Return the worker uncovered by the next workshop (PAL-DEV-05)."""
    c = t.c
    for effect in c.rewards[c.player.workshops[t.boards[side].workshops_placed()]]:
        if effect.WHAT == "type":
            return effect.what
    return 0


def prompt_of(t: PaladinsState, side: int, action: int, mode: int, kind: str, silver: int) -> Text:
    """Return the prompt of a question about an action."""
    word = t.c.player.first_mode[action] + mode
    if kind == "mode":
        return Text(ASK_MODE, action)
    if kind == "workers":
        return Text(ASK_WORKERS, word)
    if kind == "pay":
        return Text(ASK_PAY, silver)
    board = t.boards[side]
    if action == RECRUIT:
        return Text(ASK_RECRUIT, word, board.silver)
    if action == PRAY:
        return Text(ASK_PRAY, price(t, side, PRAY))
    if action == DEVELOP:
        return Text(ASK_WORKSHOP, board.workshops_placed() + 1, next_worker(t, side))
    if action == ABSOLVE:
        return Text(ASK_ABSOLVE, board.jars + 1, price(t, side, ABSOLVE))
    attribute = STRENGTH if action in (ATTACK, GARRISON) else FAITH
    sums = (t.effective(side, attribute), board.track[attribute], t.boost(side, attribute))
    if action == ATTACK:
        return Text(ASK_ATTACK, *sums, board.silver)
    if action == CONVERT:
        return Text(ASK_CONVERT, *sums, price(t, side, CONVERT))
    if action == COMMISSION:
        return Text(ASK_COMMISSION, *sums, price(t, side, COMMISSION))
    return Text(ASK_GARRISON, *sums, price(t, side, GARRISON))


def target_label(t: PaladinsState, side: int, action: int, option: Option) -> Label:
    """Return the label of a target, with its price or flag."""
    c = t.c
    value = option.value
    if action == RECRUIT:
        return recruit_label(t, side, value)
    if action in (ATTACK, CONVERT):
        kind = t.outsiders[value]
        touched = (f"outsider:{c.cards.outsiders[kind]}",)
        if action == ATTACK:
            cost = surcharge(t, side, value)
            return Label(Text(ATTACK_FOR, kind, c.board.strength[value], cost), touched)
        text = Text(CONVERT_CARD, kind, c.board.faith[value], c.cards.strength[kind])
        return Label(text, touched)
    if action in (COMMISSION, GARRISON):
        region = c.board.space_region[value]
        touched = (f"space:{c.board.spaces[value]}",)
        if action == COMMISSION:
            return Label(Text(COMMISSION_TO, value, c.board.faith[region]), touched)
        return Label(Text(GARRISON_TO, value, c.board.strength[region]), touched)
    if action == ABSOLVE:
        return Label(Text(ABSOLVE_TO, value), (f"absolve_space:{option.id}",))
    if action == PRAY:
        workers = tuple(workers_on(t, side, value))
        return Label(Text(CLEAR_ACTION, value, workers), (f"action:{option.id}",))
    workshop = c.options.workshop[value]
    covered, space = workshop.action, workshop.space
    worker = t.boards[side].placed[c.player.first_space[covered] + space]
    place = (f"action:{ACTIONS[covered]}", f"place:{option.id}")
    if worker != FREE:
        return Label(Text(WORKSHOP_OVER, covered, space + 1, worker), place)
    return Label(Text(WORKSHOP_ON, covered, space + 1), place)


def recruit_label(t: PaladinsState, side: int, slot: int) -> Label:
    """Return the label of a townsfolk in the row: for silver, for a debt, or for either."""
    kind = t.townsfolk[slot]
    touched = (f"townsfolk:{t.c.cards.townsfolk[kind]}",)
    silver = slot_price(t, side, slot)
    if not by_debt(t, side, slot):
        return Label(Text(RECRUIT_FOR, kind, silver), touched)
    if silver > t.boards[side].silver:
        return Label(Text(RECRUIT_FOR_DEBT, kind), touched)
    return Label(Text(RECRUIT_FOR_EITHER, kind, silver), touched)


def pay_label(t: PaladinsState, side: int, option: Option, silver: int) -> Label:
    """Return the label of a way to pay."""
    board = t.boards[side]
    if option.value == DEBT:
        return Label(Text(PAY_DEBT, board.unpaid + 1), ("debt",))
    return Label(Text(PAY_SILVER, silver, board.silver - silver), ("silver",))


def workers_label(payment: Payment) -> Label:
    """Return the label of a choice of workers."""
    touched = tuple([f"worker:{WORKERS[worker]}" for worker in payment.workers])
    return Label(Text(PLACE_WORKERS, tuple(payment.workers)), touched)


# -- refusals -----------------------------------------------------------------------------------


def unfit_workers(
    t: PaladinsState, side: int, action: int, mode: int, decision: Decision
) -> list[Blocked]:
    """Explain which modes lack a worker, or which of the workers fit no space (PAL-WORK-02)."""
    closed = closed_modes(t, side, action)
    if decision.kind == "mode":
        return closed
    spaces = spaces_of(t, side, action, mode)
    if ANY in spaces:
        return closed
    return closed + [
        Blocked(WORKERS[worker], "PAL-WORK-02", Text(WORKER_UNFIT, worker))
        for worker, count in enumerate(t.boards[side].workers)
        if count and worker != CRIMINAL and worker not in spaces
    ]


def closed_modes(t: PaladinsState, side: int, action: int) -> list[Blocked]:
    """Explain which modes lack workers; a single remaining mode is not asked (PAL-WORK-07)."""
    player, board = t.c.player, t.boards[side]
    found: list[Blocked] = []
    if len(player.modes[action]) < 2:
        return found
    for option in t.c.options.mode[action]:
        spaces = player.modes[action][option.value].spaces
        missing = misfit(board.workers, spaces)
        if missing < 0:
            continue
        which = (player.first_mode[action] + option.value, len(spaces))
        if missing == ANY:
            text = Text(MODE_WORKERS, *which, board.hands())
        else:
            text = Text(MODE_FITTING, *which, missing)
        found.append(Blocked(option.id, "PAL-WORK-07", text))
    return found


def blocked_targets(t: PaladinsState, side: int, action: int) -> list[Blocked]:
    """Explain why other targets are not offered."""
    if action == RECRUIT:
        return closed_modes(t, side, action) + blocked_slots(t, side)
    if action in (ATTACK, CONVERT):
        return blocked_outsiders(t, side, action)
    if action in (COMMISSION, GARRISON):
        return blocked_spaces(t, side, action)
    board = t.boards[side]
    if action == ABSOLVE:
        return [
            Blocked(id, "PAL-ABS-03", Text(JAR_THERE, space), (f"absolve_space:{id}",))
            for space, id in enumerate(t.c.player.absolve_spaces)
            if board.absolved >> space & 1
        ]
    if action == DEVELOP:
        return [
            Blocked(o.id, "PAL-DEV-02", Text(COVERED, o.action, o.space + 1))
            for o in t.c.options.workshop
            if board.workshops >> o.value & 1
        ]
    found = [Blocked("pray", "PAL-PRAY-03", Text(NOT_PRAY_ITSELF), ("action:pray",))]
    for other, id in enumerate(ACTIONS):
        if other != PRAY and not board.busy >> other & 1:
            text = Text(NOTHING_PLACED, other)
            found.append(Blocked(id, "PAL-PRAY-06", text, (f"action:{id}",)))
    return found


def blocked_slots(t: PaladinsState, side: int) -> list[Blocked]:
    """Explain which townsfolk the side cannot pay for (PAL-DEC-07)."""
    found = empty_slots(t)
    for slot, kind in enumerate(t.townsfolk):
        if kind >= 0 and not payable(t, side, slot):
            text = Text(TOWNSFOLK_SILVER, kind, slot_price(t, side, slot), t.boards[side].silver)
            touched = (f"townsfolk:{t.c.cards.townsfolk[kind]}",)
            found.append(Blocked(str(slot + 1), "PAL-REC-01", text, touched))
    return found


def blocked_outsiders(t: PaladinsState, side: int, action: int) -> list[Blocked]:
    """Explain which outsiders are out of reach (PAL-DEC-08)."""
    c = t.c
    found: list[Blocked] = []
    for slot, kind in enumerate(t.outsiders):
        id = str(slot + 1)
        if kind < 0:
            rule = "PAL-ATT-05" if action == ATTACK else "PAL-CONV-02"
            found.append(Blocked(id, rule, Text(EMPTY_SLOT, slot + 1)))
            continue
        touched = (f"outsider:{c.cards.outsiders[kind]}",)
        if action == ATTACK:
            cost, have = surcharge(t, side, slot), t.boards[side].silver
            if cost > have:
                text = Text(OUTSIDER_SILVER, kind, cost, have)
                found.append(Blocked(id, "PAL-ATT-02", text, touched))
        elif c.board.faith[slot] > t.effective(side, FAITH):
            value = t.effective(side, FAITH)
            text = Text(OUTSIDER_VALUE, kind, FAITH, c.board.faith[slot], value)
            found.append(Blocked(id, "PAL-CONV-02", text, touched))
    return found


def blocked_spaces(t: PaladinsState, side: int, action: int) -> list[Blocked]:
    """Explain which spaces are taken, closed or out of reach (PAL-DEC-09)."""
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
            text = Text(SPACE_TAKEN, space, PIECE_SIDES[t.spaces[space]])
            found.append(Blocked(id, "PAL-COMM-03", text, touched))
        elif not t.free >> space & 1:
            text = Text(SPACE_CLOSED, space, board.space_players[space])
            found.append(Blocked(id, "PAL-SETUP-14", text, touched))
        elif flag > value:
            text = Text(SPACE_VALUE, space, attribute, flag, value)
            found.append(Blocked(id, rule, text, touched))
    return found
