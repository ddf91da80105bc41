"""A position as seen by one seat: who may attack where, and what each hex is worth.

Worth is measured in victory points; knights, position and harm to others are converted to points.
Everything here follows from public facts and the seat's own hand.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.bot.estimate import (
    Cards,
    bare_lead,
    other_points,
    own_points,
    tile_lead,
    win_chance,
)
from gonfalon.games.mastery.model.board import bits
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.advance import most_knights, reachable
from gonfalon.games.mastery.rules.board.ending import side_points
from gonfalon.games.mastery.rules.board.knights import knights_on_board
from gonfalon.games.mastery.rules.board.supply import reached, supplied

VICTORY: Final = 30.0  # the worth of winning the game
DEFEAT: Final = 9.0  # the cost of a loss that ends the game
KNIGHT: Final = 0.3
FOOTHOLD: Final = 0.2  # any land, even without points
OUTLOOK: Final = 0.06  # per point of land that comes into reach
DENIAL: Final = 4.0  # for taking land that would win an enemy the game
STRIKE: Final = 3  # points that one more conquest can bring


class Scene:
    """One position as seen by one seat."""

    __slots__ = (
        "cards",
        "enemies",
        "force",
        "harm",
        "mine",
        "points",
        "reach",
        "seat",
        "skill",
        "state",
        "threat",
    )

    def __init__(self, state: MasteryState, seat: int, cards: Cards) -> None:
        rules = state.rules
        seats = rules.seats
        self.state = state
        self.seat = seat
        self.cards = cards
        self.enemies = [s for s in range(seats) if rules.team[s] != rules.team[seat]]
        self.points = [side_points(state, s) for s in range(seats)]
        self.mine = own_points(state, seat, cards)
        self.skill: list[float] = [0.0] * seats
        self.reach: list[int] = [0] * seats
        self.force: list[int] = [0] * seats
        self.harm: list[float] = [0.0] * seats
        self.threat: list[bool] = [False] * seats
        sides = len(set(rules.team))
        for enemy in self.enemies:
            self.skill[enemy] = other_points(state, enemy, cards)
            self.reach[enemy] = reachable(state, enemy)
            self.force[enemy] = self.mobile(enemy) + state.content.number["knights_per_turn"]
            self.threat[enemy] = self.points[enemy] + STRIKE >= rules.target
            harm = 1.0 if sides == 2 else 0.3
            share = self.points[enemy] / rules.target
            self.harm[enemy] = harm + 0.4 * share * share + (0.5 if self.threat[enemy] else 0.0)

    def mobile(self, seat: int) -> int:
        """Return how many knights a seat can bring to its castle at once."""
        state = self.state
        total = state.knights[state.castle(seat)]
        for hex in bits(supplied(state, seat)):
            total += state.knights[hex] - 1
        return total

    # -- battles to come --------------------------------------------------------------------

    def attack_chance(self, hex: int, sent: int) -> float:
        """Return the probability that this seat's attack on a hex succeeds."""
        state = self.state
        owner = state.owner[hex]
        siege = bool(state.rules.layout.castle_mask >> hex & 1)
        stand = state.content.number["castle_siege_defence"] if siege else state.knights[hex]
        lead = bare_lead(state, self.seat, owner, sent, stand) + tile_lead(state, hex)
        chance = win_chance(lead + self.mine - self.skill[owner])
        if state.rules.disorder:
            chance *= 1.0 - 6.0**-sent
        if sent == 1 and any(
            e.OP == "arena_roll" for e in state.content.tile_effects[state.tile[hex]]
        ):
            chance *= 0.4
        return chance

    def loss_chance(self, enemy: int, hex: int, stand: int) -> float:
        """Return the probability that an enemy takes this seat's hex from `stand` knights."""
        state = self.state
        sent = min(self.force[enemy], most_knights(state, hex))
        if sent < 1:
            return 0.0
        if stand < 1:
            return 1.0
        lead = bare_lead(state, enemy, self.seat, sent, stand) + tile_lead(state, hex)
        return win_chance(lead + self.skill[enemy] - self.mine)

    def exposure(self, hex: int, stand: int) -> float:
        """Return what is at stake on a hex held by `stand` of this seat's knights."""
        worst = 0.0
        for enemy in self.enemies:
            if self.reach[enemy] >> hex & 1 or self.state.owner[hex] == enemy:
                stake = self.loss_chance(enemy, hex, stand) * self.worth_of_loss(hex, enemy)
                if stake > worst:
                    worst = stake
        return worst

    # -- what land is worth -----------------------------------------------------------------

    def value(self, hex: int) -> int:
        """Return the victory points a hex is worth."""
        return self.state.rules.tile_value[self.state.tile[hex]]

    def worth_of_loss(self, hex: int, enemy: int) -> float:
        """Return the cost of losing a hex to an enemy."""
        value = self.value(hex)
        worth = FOOTHOLD + value * (1.0 + self.harm[enemy])
        if self.state.rules.ruthlessness:
            worth += self.cut_off(self.seat, hex)
        if self.points[enemy] + value >= self.state.rules.target:
            worth += DEFEAT
        return worth

    def cut_off(self, seat: int, hex: int) -> float:
        """Return the points of land that a seat could no longer supply without a hex."""
        state = self.state
        if not state.held[seat] >> hex & 1:
            return 0.0
        before = supplied(state, seat)
        state.held[seat] &= ~(1 << hex)
        after = reached(state, seat)
        state.held[seat] |= 1 << hex
        total = 0.0
        for other in bits(before & ~after & ~(1 << hex)):
            total += self.value(other)
        return total

    def gain(self, hex: int) -> float:
        """Return what conquering a hex is worth, not counting the effort of keeping it."""
        state = self.state
        rules = state.rules
        if rules.layout.castle_mask >> hex & 1:
            return VICTORY
        value = self.value(hex)
        if self.points[self.seat] + value >= rules.target:
            return VICTORY
        worth = FOOTHOLD + value
        for effect in state.content.tile_effects[state.tile[hex]]:
            if effect.OP == "gain_knights":
                worth += KNIGHT * effect.n
            elif effect.OP == "lose_knights":
                worth -= KNIGHT * effect.n
            elif effect.OP == "discard_choice":
                worth += 0.1
        for other in bits(rules.layout.near[hex] & rules.layout.land & ~state.held[self.seat]):
            worth += OUTLOOK * self.value(other)
        owner = state.owner[hex]
        if owner >= 0:
            worth += value * self.harm[owner]
            worth += self.cut_off(owner, hex) * (self.harm[owner] if rules.ruthlessness else 0.15)
            if self.threat[owner]:
                safe = self.points[owner] - value + STRIKE < rules.target
                worth += DENIAL if safe else DENIAL / 3
        for enemy in self.enemies:
            wins = self.points[enemy] + value >= rules.target
            if wins and enemy != owner and self.reach[enemy] >> hex & 1:
                worth += DENIAL
                break
        return worth

    def leader(self) -> int:
        """Return the most dangerous enemy, by points and then knights."""
        best = self.enemies[0]
        for enemy in self.enemies:
            mine = (self.points[enemy], knights_on_board(self.state, enemy))
            if mine > (self.points[best], knights_on_board(self.state, best)):
                best = enemy
        return best
