"""Previews of what an answer would lead to, in numbers that every player could work out.

Players do these sums before they choose: what is left after paying, the rewards in order
(PAL-WORK-09), points, suspicion and debts, and whether an inquisition would follow. Only public
facts are used. For a face-down deck that means which cards it must hold, never their order. Bots
never run this code.
"""

from __future__ import annotations

from typing import Any, Literal

from gonfalon.games.paladins.model.constants import (
    ABSOLVE,
    ATTACK,
    ATTRIBUTES,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEBT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HIRE,
    HUNT,
    PROVISION,
    RECRUIT,
    SILVER,
    STRENGTH,
    TRADE,
    WORKERS,
    Worker,
)
from gonfalon.games.paladins.model.effect import Reward, operations
from gonfalon.games.paladins.model.shapes import ActPreview, GainView, TroublePreview
from gonfalon.games.paladins.model.state import SUSPICION, WALLS, PaladinsState
from gonfalon.games.paladins.rules.actions.registry import BY_NUMBER
from gonfalon.games.paladins.rules.payments import spaces_of
from gonfalon.games.paladins.rules.scoring import total
from gonfalon.games.paladins.rules.tax import suspects

Comes = Literal["may", "will"] | None
Coming = tuple[Comes, list[int] | None]  # an inquisition, and whom it would punish

OPEN = -1  # a mode or target not chosen yet


class Plan:
    """An action as far as it has been chosen: mode, target, payment and workers."""

    def __init__(self, action: int, mode: int = OPEN, target: int = OPEN) -> None:
        self.action = action
        self.mode = mode
        self.target = target
        self.pay = SILVER
        self.free = False
        self.workers: list[int] | None = None


def act_preview(t: PaladinsState, side: int, plan: Plan) -> ActPreview:
    """Return what an action would cost, leave and bring (PAL-WORK-09)."""
    cost = [0, 0, 0] if plan.free else cost_of(t, side, plan)
    if plan.free:
        used = 0
    elif plan.workers is not None:
        used = len(plan.workers)
    else:
        used = len(spaces_of(t, side, plan.action, max(plan.mode, 0)))
    lines = gains_of(t, side, plan)
    after = after_paying(t, side, cost)
    move(after, side, plan)
    receive(after, side, lines)
    found = sums(t, after, side, cost, lines, used, plan.workers)
    if plan.action == FORTIFY:
        found["draws"] = "wall"
        found["inquisition"], found["punished"] = from_walls(t, side, lines)
    return found


def favour_preview(t: PaladinsState, side: int, slot: int, worker: int = OPEN) -> ActPreview:
    """Return what a king's favour would cost, leave and bring (PAL-FAV-01, PAL-FAV-04)."""
    cards = t.c.cards
    kind = t.favours[slot]
    cost = list(cards.favour_cost[kind])
    reward = cards.favour_reward[kind]
    lines = [Gain(None, reward)] if reward.possible(t, side) else []
    after = after_paying(t, side, cost)
    receive(after, side, lines)
    return sums(t, after, side, cost, lines, 1, None if worker == OPEN else [worker])


def drawing_preview(t: PaladinsState, side: int, criminals: int) -> TroublePreview:
    """Return what the criminals of a tavern would cause (PAL-TAV-03, PAL-SUSP-04)."""
    return trouble(t, side, criminals, 0)


# -- costs --------------------------------------------------------------------------------------


def cost_of(t: PaladinsState, side: int, plan: Plan) -> list[int]:
    """Return an action's silver, provisions and debts; the minimum while its target is open."""
    action = BY_NUMBER[plan.action]
    if plan.target == OPEN:
        silver = action.least_silver(t, side)
    else:
        silver = action.silver(t, side, plan.target)
    provisions = 0
    if t.c.player.price_in[plan.action] == PROVISION:
        provisions = action.price(t, side)
    if plan.pay == DEBT or silver > t.boards[side].silver:
        return [0, provisions, 1]
    return [silver, provisions, 0]


def hands(t: PaladinsState, side: int, used: list[int] | None) -> dict[Worker, int] | None:
    """Return the workers left by type, once it is known which ones are placed."""
    if used is None:
        return None
    have = t.boards[side].workers[:]
    for worker in used:
        have[worker] -= 1
    return dict(zip(WORKERS, have, strict=True))


# -- gains --------------------------------------------------------------------------------------


class Gain:
    """One line of the rewards: what a card, or the action itself, gives."""

    def __init__(self, card: str | None, *rewards: Reward, strength: int = 0) -> None:
        self.card = card
        self.rewards = rewards
        self.effects = [effect for reward in rewards for effect in operations(reward)]
        self.strength = strength  # of a converted outsider, which has no printed effect

    def to_json(self) -> GainView:
        """Return the line with effects in content-file form."""
        written: list[Any] = [icon for reward in self.rewards for icon in reward.icons()]
        if self.strength:
            written.append(
                {"op": "attribute", "n": self.strength, "attr": ATTRIBUTES[STRENGTH]},
            )
        return {"card": self.card, "effects": written}


def gains_of(t: PaladinsState, side: int, plan: Plan) -> list[Gain]:
    """Return the rewards in order: the action's, the paladin's, the crew's."""
    c, b = t.c, t.boards[side]
    cards = c.cards
    own = own_rewards(t, side, plan)
    strength = 0
    if plan.action == CONVERT and plan.target != OPEN:
        strength = cards.strength[t.outsiders[plan.target]]
    found = [Gain(None, *own, strength=strength)] if own or strength else []
    if b.paladin >= 0 and cards.bonus_on[b.paladin] == plan.action:
        found.append(Gain(f"paladin:{cards.paladins[b.paladin]}", cards.bonus[b.paladin]))
    for kind in b.crew:
        if cards.trigger_action[kind] == plan.action:
            found.append(Gain(f"townsfolk:{cards.townsfolk[kind]}", cards.ongoing[kind]))
    return found


def own_rewards(t: PaladinsState, side: int, plan: Plan) -> list[Reward]:
    """Return what the action itself gives, as far as it is chosen (steps 5 and 6)."""
    c = t.c
    player, cards = c.player, c.cards
    action, target = plan.action, plan.target
    done = BY_NUMBER[action].times(t.boards[side])
    found: list[Reward] = []
    if action in (COMMISSION, GARRISON, ABSOLVE):
        found.append(player.base[action][done])
        if target != OPEN:
            places = player.absolve_reward if action == ABSOLVE else c.board.space_reward
            found.append(places[target])
    elif action == ATTACK:
        found.append(player.attack_base)
        if target != OPEN:
            found.append(cards.attack_reward[t.outsiders[target]])
    elif action == DEVELOP:
        found.append(player.workshops[done])
    elif action == RECRUIT:
        if target != OPEN:
            kind = t.townsfolk[target]
            found.append(cards.instant[kind] if plan.mode == HIRE else cards.corner[kind])
    elif action in (HUNT, TRADE, CONSPIRE) and (
        plan.mode != OPEN or len(player.modes[action]) == 1
    ):
        found.append(player.modes[action][max(plan.mode, 0)].reward)
    return [reward for reward in found if reward.parts]


# -- the state afterwards -------------------------------------------------------------------------


def sums(
    t: PaladinsState,
    after: PaladinsState,
    side: int,
    cost: list[int],
    lines: list[Gain],
    used: int,
    workers: list[int] | None,
) -> ActPreview:
    """Return what is paid, what is left before the rewards, and what the rewards lead to.

    `after` is the state once everything is done. `used` is how many workers are placed, and
    `workers` is which ones, if known.
    """
    b = t.boards[side]
    cleared = 0
    for line in lines:
        for effect in line.effects:
            if effect.OP in ("pay_debt", "destroy_debt"):
                cleared += effect.n
    owed = b.unpaid + cost[DEBT]
    unpaid = max(owed - cleared, 0)
    return {
        "pays": {"silver": cost[SILVER], "provision": cost[PROVISION], "debt": cost[DEBT]},
        "left": {
            "workers": b.hands() - used,
            "silver": b.silver - cost[SILVER],
            "provision": b.provisions - cost[PROVISION],
        },
        "hands": hands(t, side, workers),
        "gains": [line.to_json() for line in lines],
        "draws": None,
        "points": {"from": total(t, side), "to": total(after, side)},
        "unpaid": {"from": b.unpaid, "to": unpaid} if unpaid != b.unpaid else None,
        **trouble(t, side, *counted(lines)),
    }


def counted(lines: list[Gain]) -> tuple[int, int]:
    """Return the criminals and the tax that rewards give."""
    criminals = tax = 0
    for line in lines:
        for effect in line.effects:
            if effect.OP == "worker" and effect.what == CRIMINAL:
                criminals += effect.n
            elif effect.OP == "tax":
                tax += effect.n
    return criminals, tax


def from_walls(t: PaladinsState, side: int, lines: list[Gain]) -> Coming:
    """Return whether an inquisition would follow, over all possible walls (PAL-FORT-03)."""
    cards = t.c.cards
    found: list[Coming] = []
    for kind in sorted(set(t.deck(WALLS).cards)):
        wall = Gain(None, cards.wall_reward[kind])
        ahead = trouble(t, side, *counted([wall, *lines]))
        found.append((ahead["inquisition"], ahead["punished"]))
    come = [one for one in found if one[0] is not None]
    if not come:
        return None, None
    sure = len(come) == len(found) and all(one[0] == "will" for one in come)
    same = all(one[1] == come[0][1] for one in come)
    return "will" if sure else "may", come[0][1] if same else None


def trouble(t: PaladinsState, side: int, criminals: int, tax: int) -> TroublePreview:
    """Return the suspicion that would be drawn, and whether an inquisition would follow.

    Each card brings its tax (PAL-SUSP-02). It is known which cards the deck still holds, but not
    their order, so the tax is between the sums of the smallest and of the largest cards. `punished`
    is given only if it is the same whichever card empties the tax supply.
    """
    held = len(t.boards[side].suspicion)
    taxes = sorted([t.c.cards.suspicion_tax[kind] for kind in t.deck(SUSPICION).cards])
    if len(taxes) < criminals:
        taxes = sorted(taxes + [t.c.cards.suspicion_tax[k] for k in t.discarded_suspicion])
    least = tax + sum(taxes[:criminals])
    most = tax + sum(taxes[len(taxes) - criminals :]) if criminals else tax
    comes: Comes = None
    if t.tax and most >= t.tax:
        comes = "will" if least >= t.tax else "may"
    punished: list[int] | None = None
    if comes:
        firsts = range(held + 1, held + criminals + 1) if criminals else [held]
        found = [suspects(t, side, count) for count in firsts]
        punished = found[0] if all(one == found[0] for one in found) else None
    return {
        "suspicion": {"from": held, "to": held + criminals} if criminals else None,
        "inquisition": comes,
        "punished": punished,
    }


def after_paying(t: PaladinsState, side: int, cost: list[int]) -> PaladinsState:
    """Return a copy of the state with a price paid."""
    after = t.clone()
    b = after.boards[side]
    b.silver -= cost[SILVER]
    b.provisions -= cost[PROVISION]
    b.unpaid += cost[DEBT]
    return after


def move(after: PaladinsState, side: int, plan: Plan) -> None:
    """Move the piece or card; for a wall, assume the lowest-scoring one in the deck."""
    b = after.boards[side]
    action, target = plan.action, plan.target
    if action == COMMISSION:
        b.monks += 1
    elif action == GARRISON:
        b.outposts += 1
    elif action == ABSOLVE:
        b.jars += 1
    elif action == FORTIFY:
        worth = after.c.cards.wall_vp
        deck = sorted(after.deck(WALLS).cards, key=lambda kind: worth[kind])
        b.walls.append(deck[0])
    elif action == DEVELOP and target != OPEN:
        b.workshops |= 1 << target
    elif action == ATTACK and target != OPEN:
        b.attacked.append(after.outsiders[target])
    elif action == CONVERT and target != OPEN:
        b.converted.append(after.outsiders[target])


def receive(after: PaladinsState, side: int, lines: list[Gain]) -> None:
    """Grant the rewards that ask nothing; suspicion is only counted, as its cards are unknown."""
    b = after.boards[side]
    end = after.c.board.track_end
    for line in lines:
        b.track[STRENGTH] = min(b.track[STRENGTH] + line.strength, end)
        for effect in line.effects:
            if effect.OP == "attribute":
                b.track[effect.what] = min(b.track[effect.what] + effect.n, end)
            elif effect.OP in ("silver", "tax"):
                b.silver += effect.n
            elif effect.OP == "provision":
                b.provisions += effect.n
            elif effect.OP == "worker" and effect.what == CRIMINAL:
                b.suspicion += [0] * effect.n
            elif effect.OP in ("pay_debt", "destroy_debt"):
                gone = min(effect.n, b.unpaid)
                b.unpaid -= gone
                if effect.OP == "pay_debt":
                    b.paid += gone
