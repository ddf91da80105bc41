"""What a side could do this round: each action at its best target, with price and gain."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.bot.worth import Worth
from gonfalon.games.paladins.model.constants import (
    ABSOLVE,
    ACTIONS,
    ANY,
    ATTACK,
    CLERIC,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEBT,
    DEVELOP,
    DISCARD,
    FORTIFY,
    GARRISON,
    HIRE,
    HUNT,
    PRAY,
    PROVISION,
    RECRUIT,
    RIGHT,
    SILVER,
    STRENGTH,
    TRADE,
    WORKERS,
)
from gonfalon.games.paladins.model.effect import Reward, certain_operations
from gonfalon.games.paladins.model.scored import PER_ACTION
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.attack import surcharge
from gonfalon.games.paladins.rules.actions.recruit import by_debt, slot_price
from gonfalon.games.paladins.rules.actions.registry import BY_NUMBER, targets, times
from gonfalon.games.paladins.rules.favours import (
    OCCUPIED,
    WANTS_DEBT,
    brings_nothing,
    favour_refusal,
)
from gonfalon.games.paladins.rules.payments import spaces_of

FAVOUR: Final = 20  # prospects are numbered by action; those of favours from here on, by slot
UNREACHABLE: Final = -100.0  # worse than doing nothing


class Prospect:
    """One possible action: its workers, its price, and its gain net of the price.

    `brings` holds the workers, silver and provisions it returns, which may be used at once. Those
    workers are not part of the gain: a plan counts what it does with them, or keeps them.
    """

    __slots__ = ("action", "brings", "gain", "hands", "mode", "needs", "provisions", "silver")

    def __init__(
        self, action: int, mode: int, needs: list[int], gain: float, silver: int, provisions: int
    ) -> None:
        self.action = action
        self.mode = mode
        self.needs = needs
        self.gain = gain
        self.silver = silver
        self.provisions = provisions
        self.brings: list[int] = []
        self.hands = 0  # workers brought

    def bring(self, brings: list[int], worth: Worth) -> None:
        """Record what the action returns, and take its workers out of the gain."""
        self.brings = brings
        if brings:
            for worker in range(len(WORKERS)):
                self.hands += brings[worker]
                self.gain -= brings[worker] * worth.worker[worker]


class Prospects:
    """Everything one side could do."""

    __slots__ = ("side", "state", "worth")

    def __init__(self, state: PaladinsState, side: int, worth: Worth) -> None:
        self.state = state
        self.side = side
        self.worth = worth

    def all(self) -> list[Prospect]:
        """Return everything worth considering, including what only lacks goods or workers."""
        state, side = self.state, self.side
        found: list[Prospect] = []
        busy = state.boards[side].busy
        for action in range(len(ACTIONS)):
            if action == PRAY or busy >> action & 1:
                continue
            if BY_NUMBER[action].possible(state, side, None):
                found += self.of(action)
        if not busy >> PRAY & 1:
            found += self.prayers(busy)
        for slot in range(len(state.favours)):
            if favour_refusal(state, side, slot) in (OCCUPIED, WANTS_DEBT):
                continue
            if not brings_nothing(state, side, slot):
                found.append(self.favour(slot))
        return found

    def of(self, action: int) -> list[Prospect]:
        """Return the prospects of an action, one for each mode."""
        if action == RECRUIT:
            return [p for p in (self.recruit(DISCARD), self.recruit(HIRE)) if p is not None]
        modes = range(len(self.state.content.player.modes[action]))
        return [p for p in [self.plain(action, mode) for mode in modes] if p is not None]

    def plain(self, action: int, mode: int) -> Prospect | None:
        """Return an action at its best target; None if it has no target."""
        state, side = self.state, self.side
        gain = self.base(action)
        silver = provisions = 0
        target = -1
        reward = state.content.player.modes[action][mode].reward
        if action in (HUNT, TRADE, CONSPIRE):
            gain += self.worth.reward(reward)
        elif action == FORTIFY:
            gain += self.wall()
        else:
            target, best = self.best_target(action)
            if target < 0:
                return None
            gain += best
        if state.content.player.price_in[action] == PROVISION:
            provisions = BY_NUMBER[action].price(state, side)
        elif action == ATTACK:
            silver = surcharge(state, side, target)
        else:
            silver = BY_NUMBER[action].price(state, side)
        if action != ATTACK:  # a surcharge is already part of the target's value
            gain -= silver * self.worth.silver + provisions * self.worth.provision
        found = Prospect(
            action, mode, spaces_of(state, side, action, mode), gain, silver, provisions
        )
        found.bring(self.brought(action, reward, target), self.worth)
        return found

    def recruit(self, mode: int) -> Prospect | None:
        """Return the prospect of discarding or hiring the best townsfolk."""
        state, side = self.state, self.side
        best, at = UNREACHABLE, -1
        for slot, kind in enumerate(state.townsfolk):
            if kind >= 0:
                value = self.slot(slot, mode)
                if value > best:
                    best, at = value, slot
        if at < 0:
            return None
        silver = slot_price(state, side, at)
        if silver > state.boards[side].silver and by_debt(state, side, at):
            silver = 0
        found = Prospect(
            RECRUIT, mode, state.content.player.modes[RECRUIT][mode].spaces, best, silver, 0
        )
        kind = state.townsfolk[at]
        cards = state.content.cards
        number = cards.corner[kind] if mode == DISCARD else cards.instant[kind]
        found.bring(self.brought(RECRUIT, number, -1), self.worth)
        return found

    def slot(self, slot: int, mode: int) -> float:
        """Return the gain of recruiting from a slot, net of its price."""
        state, side, worth = self.state, self.side, self.worth
        kind = state.townsfolk[slot]
        silver = slot_price(state, side, slot)
        cost = silver * worth.silver
        if silver > state.boards[side].silver:
            cost = worth.owe() if by_debt(state, side, slot) else -UNREACHABLE
        if mode == DISCARD:
            return worth.reward(state.content.cards.corner[kind]) - cost
        return worth.townsfolk(kind) - cost

    def prayers(self, busy: int) -> list[Prospect]:
        """Return actions that could be repeated after praying, each combined with the prayer."""
        state, side = self.state, self.side
        cost = BY_NUMBER[PRAY].price(state, side)
        found: list[Prospect] = []
        for action in range(len(ACTIONS)):
            if not busy >> action & 1 or action == PRAY:
                continue
            if not BY_NUMBER[action].possible(state, side, None):
                continue
            for again in self.of(action):
                again.needs = [*again.needs, CLERIC]
                again.silver += cost
                again.gain -= cost * self.worth.silver
                again.action = PRAY
                again.mode = action
                found.append(again)
        return found

    def favour(self, slot: int) -> Prospect:
        """Return the prospect of using a king's favour."""
        state, worth = self.state, self.worth
        cards = state.content.cards
        kind = state.favours[slot]
        cost = cards.favour_cost[kind]
        gain = worth.reward(cards.favour_reward[kind]) - cost[SILVER] * worth.silver
        gain -= cost[PROVISION] * worth.provision + cost[DEBT] * worth.owe()
        needs = [cards.favour_worker[kind]]
        found = Prospect(FAVOUR + slot, 0, needs, gain, cost[SILVER], cost[PROVISION])
        found.bring(self.brought(FAVOUR, cards.favour_reward[kind], -1), worth)
        return found

    # -- gains ----------------------------------------------------------------------------------

    def base(self, action: int) -> float:
        """Return the gain of performing an action, whatever its target."""
        state, worth = self.state, self.worth
        b, cards, player = state.boards[self.side], state.content.cards, state.content.player
        gain = 0.0
        if b.paladin >= 0 and cards.bonus_on[b.paladin] == action:
            gain += worth.reward(cards.bonus[b.paladin])
        for kind in b.crew:
            if cards.trigger_action[kind] == action:
                gain += worth.reward(cards.ongoing[kind])
        if action < RIGHT:
            return gain
        gain += worth.progress(action)
        if action == ATTACK:
            gain += worth.reward(player.attack_base)
        elif action != CONVERT:
            gain += worth.reward(player.base[action][times(state, self.side, action)])
        for converted in b.converted:
            score = cards.score[converted]
            if score.what == action and score.kind == PER_ACTION:
                gain += 1.0 / score.every
        return gain

    def wall(self) -> float:
        """Return the worth of an unknown wall: the mean over the whole deck."""
        cards = self.state.content.cards
        value = 0.0
        for kind in cards.wall_deck:
            value += self.worth.reward(cards.wall_reward[kind]) + cards.wall_vp[kind]
        return value / len(cards.wall_deck)

    def best_target(self, action: int) -> tuple[int, float]:
        """Return the best target and what it adds; target -1 if there is none."""
        state, side = self.state, self.side
        found, best = -1, UNREACHABLE
        if action == ATTACK:
            places = [slot for slot, kind in enumerate(state.outsiders) if kind >= 0]
        else:
            places = [option.value for option in targets(state, side, action)]
        for place in places:
            value = self.target(action, place)
            if value > best:
                found, best = place, value
        return found, best

    def target(self, action: int, place: int) -> float:
        """Return what a target adds to an action's gain."""
        state, worth = self.state, self.worth
        content = state.content
        if action in (COMMISSION, GARRISON):
            return worth.reward(content.board.space_reward[place])
        if action == ABSOLVE:
            return worth.reward(content.player.absolve_reward[place])
        if action == DEVELOP:
            done = times(state, self.side, DEVELOP)
            value = worth.reward(content.player.workshops[done]) + worth.progress(DEVELOP)
            return value + worth.workshop(place)
        kind = state.outsiders[place]
        if action == ATTACK:
            value = worth.reward(content.cards.attack_reward[kind]) + worth.prey(kind)
            return value - surcharge(state, self.side, place) * worth.silver
        return worth.outsider(kind) + worth.step(STRENGTH, content.cards.strength[kind])

    def brought(self, action: int, reward: Reward, target: int) -> list[int]:
        """Return the workers by type, silver and provisions that an action is certain to bring."""
        state = self.state
        content, b = state.content, state.boards[self.side]
        cards = content.cards
        rewards = [reward]
        if b.paladin >= 0 and cards.bonus_on[b.paladin] == action:
            rewards.append(cards.bonus[b.paladin])
        for kind in b.crew:
            if cards.trigger_action[kind] == action:
                rewards.append(cards.ongoing[kind])
        if action in (COMMISSION, GARRISON):
            rewards.append(content.board.space_reward[target])
        elif action == ABSOLVE:
            rewards.append(content.player.absolve_reward[target])
        elif action == DEVELOP:
            rewards.append(content.player.workshops[times(state, self.side, DEVELOP)])
        elif action == ATTACK:
            rewards.append(cards.attack_reward[state.outsiders[target]])
        found = [0] * (len(WORKERS) + 2)
        some = False
        for one in rewards:
            for effect in certain_operations(one):
                op = effect.OP
                if op == "worker":
                    found[effect.what] += effect.n
                elif op in ("silver", "tax"):
                    found[ANY] += effect.n
                elif op == "provision":
                    found[ANY + 1] += effect.n
                else:
                    continue
                some = True
        return found if some else []
