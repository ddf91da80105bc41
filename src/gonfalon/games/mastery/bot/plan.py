"""A planned manoeuvre: where to advance, with how many knights, and what guards the rest.

A plan depends only on what a redeployment cannot change: the number of knights in supply, the board
and the player's own hand. The separate questions of one manoeuvre therefore all follow the same
plan.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.bot.scene import KNIGHT, VICTORY, Scene
from gonfalon.games.mastery.model.board import bits
from gonfalon.games.mastery.rules.advance import counts, most_knights, reachable
from gonfalon.games.mastery.rules.board.supply import supplied

CARE: Final = 0.45  # weight of a stake on the board against a gain now
FADE: Final = 0.5  # each further stake weighs this much of the one before: enemies strike once
SAFE: Final = 0.04  # stakes below this need no guard


class Plan:
    """An advance (target -1 for none) and how many knights stay on each hex."""

    __slots__ = ("chance", "count", "guards", "target", "value")

    def __init__(self, target: int, count: int, value: float, chance: float) -> None:
        self.target = target
        self.count = count
        self.value = value
        self.chance = chance
        self.guards: dict[int, int] = {}


def risk(stakes: list[float], more: float) -> float:
    """Add up the stakes, largest first, each weighing less than the one before."""
    total = 0.0
    weight = 1.0
    placed = False
    for stake in stakes:
        if not placed and more >= stake:
            total += weight * more
            weight *= FADE
            placed = True
        total += weight * stake
        weight *= FADE
    if not placed:
        total += weight * more
    return total


class Guard:
    """How best to spread spare knights over the player's land, one at a time."""

    __slots__ = ("order", "scene", "stakes", "tiles")

    def __init__(self, scene: Scene, spare: int, fixed: bool) -> None:
        state = scene.state
        seat = scene.seat
        self.scene = scene
        self.tiles = bits(supplied(state, seat))
        self.order: list[int] = []  # the tile each spare knight goes to, in order
        self.stakes: list[list[float]] = []  # largest stakes first, indexed by knights spread
        movable = [] if fixed else self.tiles
        still = [h for h in bits(state.held[seat]) if h not in movable]
        rest = [scene.exposure(h, state.knights[h]) for h in still]
        stand = [1] * len(movable)
        now = [scene.exposure(h, 1) for h in movable]
        self.note(now, rest)
        for _ in range(spare if movable else 0):
            best = -1
            for i in range(len(movable)):
                if stand[i] < state.capacity(movable[i]) and (best < 0 or now[i] > now[best]):
                    best = i
            if best < 0 or now[best] < SAFE:
                break
            stand[best] += 1
            now[best] = scene.exposure(movable[best], stand[best])
            self.order.append(movable[best])
            self.note(now, rest)

    def note(self, now: list[float], rest: list[float]) -> None:
        """Record the largest stakes of this spread."""
        self.stakes.append(sorted(now + rest, reverse=True)[:4])

    def after(self, spare: int) -> list[float]:
        """Return the largest stakes after spreading `spare` knights."""
        return self.stakes[max(0, min(spare, len(self.stakes) - 1))]

    def spread(self, spare: int) -> dict[int, int]:
        """Return the knights on each tile after the spread; the rest stay in the castle."""
        guards = dict.fromkeys(self.tiles, 1)
        for hex in self.order[: max(0, spare)]:
            guards[hex] += 1
        return guards


def best_plan(scene: Scene, redeploying: bool = True, only: int = -1) -> Plan:
    """Return the best manoeuvre; without a redeployment only the castle's knights can advance.

    With `only`, the target is fixed and only the number of knights is chosen.
    """
    state = scene.state
    seat = scene.seat
    castle = state.knights[state.castle(seat)]
    spare = scene.mobile(seat) if redeploying else castle
    guard = Guard(scene, spare, not redeploying)
    calm = CARE * risk(guard.after(spare), 0.0)
    best = Plan(-1, 0, -calm, 1.0)
    if only >= 0:
        best.value = -1000.0
    for hex in bits(reachable(state, seat)) if only < 0 else [only]:
        most = min(spare, most_knights(state, hex))
        numbers = list(range(1, most + 1)) if redeploying else counts(state, seat, hex)
        gain = scene.gain(hex)
        owner = state.owner[hex]
        for count in numbers:
            if owner >= 0 and count < most - 2:
                continue
            plan = weighed(scene, guard, hex, count, spare - count, gain)
            if plan.value > best.value + 1e-9:
                best = plan
    best.value += calm
    if redeploying:
        best.guards = guard.spread(spare - best.count)
    return best


def weighed(scene: Scene, guard: Guard, hex: int, count: int, left: int, gain: float) -> Plan:
    """Return the plan's worth: the gain, the losses, and what is at stake afterwards."""
    state = scene.state
    stakes = guard.after(left)
    standing = count
    if gain < VICTORY:  # a winning conquest ends the game before the tile's effects apply
        for effect in state.content.tile_effects[state.tile[hex]]:
            if effect.OP == "lose_knights":
                standing -= effect.n
    if state.owner[hex] < 0:
        if standing < 1:
            return Plan(hex, count, -VICTORY, 0.0)
        stake = 0.0 if gain >= VICTORY else scene.exposure(hex, standing)
        return Plan(hex, count, gain - CARE * risk(stakes, stake), 1.0)
    chance = scene.attack_chance(hex, count)
    if standing < 1:
        return Plan(hex, count, -VICTORY, 0.0)
    stake = 0.0 if gain >= VICTORY else scene.exposure(hex, standing)
    won = gain + KNIGHT * min(2, state.knights[hex]) * scene.harm[state.owner[hex]]
    won -= CARE * risk(stakes, stake)
    lost = -KNIGHT * min(count, 2.5) - CARE * risk(stakes, 0.0)
    return Plan(hex, count, chance * won + (1.0 - chance) * lost, chance)
