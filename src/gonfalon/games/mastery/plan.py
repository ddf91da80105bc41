"""A manoeuvre thought through: where to advance, with how many, and who guards what meanwhile.

A plan depends on what a redeployment cannot change (the number of knights in supply, the board,
the own hand), so that the questions of one manoeuvre, answered one by one, add up to one plan.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.advance import counts, most_knights, reachable
from gonfalon.games.mastery.board import bits
from gonfalon.games.mastery.scene import KNIGHT, VICTORY, Scene
from gonfalon.games.mastery.supply import supplied

CARE: Final = 0.45  # how much a stake on the board counts against a gain now
FADE: Final = 0.5  # each further stake counts so much of the one before: enemies strike once
SAFE: Final = 0.04  # stakes below that need no guard


class Plan:
    """An advance (or none: target -1) and how many knights stay on each hex."""

    __slots__ = ("chance", "count", "guards", "target", "value")

    def __init__(self, target: int, count: int, value: float, chance: float) -> None:
        self.target = target
        self.count = count
        self.value = value
        self.chance = chance
        self.guards: dict[int, int] = {}


def risk(stakes: list[float], more: float) -> float:
    """Add up stakes, largest first, each counting less than the one before."""
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
    """How spare knights are best spread over the own land, one after the other."""

    __slots__ = ("order", "scene", "stakes", "tiles")

    def __init__(self, scene: Scene, spare: int, fixed: bool) -> None:
        t = scene.t
        seat = scene.seat
        self.scene = scene
        self.tiles = bits(supplied(t, seat))
        self.order: list[int] = []  # which tile the next spare knight goes to
        self.stakes: list[list[float]] = []  # after so many knights, the largest first
        movable = [] if fixed else self.tiles
        still = [h for h in bits(t.held[seat]) if h not in movable]
        rest = [scene.exposure(h, t.knights[h]) for h in still]
        stand = [1] * len(movable)
        now = [scene.exposure(h, 1) for h in movable]
        self.note(now, rest)
        for _ in range(spare if movable else 0):
            best = -1
            for i in range(len(movable)):
                if stand[i] < t.capacity(movable[i]) and (best < 0 or now[i] > now[best]):
                    best = i
            if best < 0 or now[best] < SAFE:
                break
            stand[best] += 1
            now[best] = scene.exposure(movable[best], stand[best])
            self.order.append(movable[best])
            self.note(now, rest)

    def note(self, now: list[float], rest: list[float]) -> None:
        """Keep the largest stakes of this spread."""
        self.stakes.append(sorted(now + rest, reverse=True)[:4])

    def after(self, spare: int) -> list[float]:
        """Return the largest stakes when so many knights are spread."""
        return self.stakes[max(0, min(spare, len(self.stakes) - 1))]

    def spread(self, spare: int) -> dict[int, int]:
        """Return how many knights stand on each tile then; the rest waits in the castle."""
        guards = dict.fromkeys(self.tiles, 1)
        for hex in self.order[: max(0, spare)]:
            guards[hex] += 1
        return guards


def best_plan(scene: Scene, redeploying: bool = True, only: int = -1) -> Plan:
    """Return the best manoeuvre; without a redeployment only the castle's knights can go.

    With `only` the target is given, and the question is with how many.
    """
    t = scene.t
    seat = scene.seat
    castle = t.knights[t.castle(seat)]
    spare = scene.mobile(seat) if redeploying else castle
    guard = Guard(scene, spare, not redeploying)
    calm = CARE * risk(guard.after(spare), 0.0)
    best = Plan(-1, 0, -calm, 1.0)
    if only >= 0:
        best.value = -1000.0
    for hex in bits(reachable(t, seat)) if only < 0 else [only]:
        most = min(spare, most_knights(t, hex))
        numbers = list(range(1, most + 1)) if redeploying else counts(t, seat, hex)
        gain = scene.gain(hex)
        owner = t.owner[hex]
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
    """Return what an advance is worth: the gain, the losses, and what is at stake afterwards."""
    t = scene.t
    stakes = guard.after(left)
    standing = count
    for effect in t.c.tile_effects[t.tile[hex]]:
        if effect.OP == "lose_knights":
            standing -= effect.n
    if t.owner[hex] < 0:
        if standing < 1:
            return Plan(hex, count, -VICTORY, 0.0)
        stake = 0.0 if gain >= VICTORY else scene.exposure(hex, standing)
        return Plan(hex, count, gain - CARE * risk(stakes, stake), 1.0)
    chance = scene.attack_chance(hex, count)
    if standing < 1:
        return Plan(hex, count, -VICTORY, 0.0)
    stake = 0.0 if gain >= VICTORY else scene.exposure(hex, standing)
    won = gain + KNIGHT * min(2, t.knights[hex]) * scene.harm[t.owner[hex]]
    won -= CARE * risk(stakes, stake)
    lost = -KNIGHT * min(count, 2.5) - CARE * risk(stakes, 0.0)
    return Plan(hex, count, chance * won + (1.0 - chance) * lost, chance)
