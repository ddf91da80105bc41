"""What a player counts on: the rounds that are left, governors, the bull, and holy lands."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.components import Goal
from gonfalon.games.crusaders.model.constants import (
    HOLY_LANDS,
    HOLY_LANDS_RIVAL,
    HOLY_LANDS_SARACEN,
    INCOME_PHASE,
    NONE,
    SARACENS,
    SETUP_PHASE,
)
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.holy_lands import present
from gonfalon.games.crusaders.rules.board.measures import count
from gonfalon.kernel.play.match import Match

UNKNOWN: Final = -99.0  # not worked out yet
ON_THE_WAY: Final = 0.35  # of a tier, for each part of the way to it
UNKNOWN_BISHOP: Final = 1.4  # mean level
MEAN_GOVERNOR: Final = 1.2  # influence a round
NEAR_END: Final = 2.0  # rounds that are left if somebody could end the match soon


class Goals:
    """What brings one player influence in a position. It remembers what it has worked out."""

    __slots__ = (
        "b",
        "bull",
        "chances",
        "content",
        "governors",
        "incomes",
        "lands",
        "m",
        "market",
        "seat",
        "state",
        "steps",
    )

    def __init__(self, m: Match[CrusadersState], seat: int) -> None:
        state = m.state
        self.m = m
        self.state = state
        self.content = state.content
        self.seat = seat
        self.b = state.boards[seat]
        self.market = UNKNOWN  # the best governor there
        self.chances: dict[tuple[int, float], float] = {}
        self.governors: dict[int, float] = {}
        self.steps: dict[tuple[int, float], float] = {}
        self.lands: float = sum([self.chance(city) for city in set(self.b.bishops)])
        self.incomes = self.count_incomes()
        held = state.bulls(seat).cards
        self.bull = held[0] if len(held) == 1 else NONE

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat}: {self.incomes} incomes, {self.lands} lands)"

    def count_incomes(self) -> float:
        """Return about how many income phases are left."""
        state = self.state
        left = self.content.rounds - state.round + (state.phase != INCOME_PHASE)
        if state.phase == SETUP_PHASE:
            left = self.content.rounds
        cities = lands = 0
        for seat in range(len(state.boards)):
            cities = max(cities, state.owner.count(seat))
            lands = max(lands, self.sole_lands(seat))
        away = min(self.content.hegemony_cities - cities, self.content.righteousness_lands - lands)
        if away <= 0:
            return min(float(left), 1.0)
        return min(float(left), NEAR_END) if away == 1 else float(left)

    def sole_lands(self, seat: int) -> int:
        """Return in how many cities a player has the only bishops."""
        found = 0
        for city in set(self.state.boards[seat].bishops):
            found += len(present(self.state, city)) == 1
        return found

    # -- governors and bulls --------------------------------------------------------------------

    def have(self, measure: int) -> float:
        """Return a number of the player, holy lands as they would be settled now."""
        if HOLY_LANDS <= measure <= HOLY_LANDS_RIVAL:
            found = 0.0
            for city in set(self.b.bishops):
                owner = self.state.owner[city]
                if (
                    measure == HOLY_LANDS
                    or (measure == HOLY_LANDS_SARACEN and owner == SARACENS)
                    or (measure == HOLY_LANDS_RIVAL and owner not in (SARACENS, self.seat))
                ):
                    found += self.chance(city)
            return found
        return float(count(self.state, self.seat, measure))

    def potential(self, goal: Goal, have: float) -> float:
        """Return the influence of a goal, with a part of what the next tier brings."""
        if goal.leader:
            others = [
                count(self.state, seat, goal.measure)
                for seat in range(len(self.state.boards))
                if seat != self.seat
            ]
            most = max(others)
            if have >= max(most, 1):
                return float(goal.leader)
            return ON_THE_WAY * goal.leader * have / max(most, 1)
        reached = at = 0
        for least, worth in zip(goal.least, goal.worth, strict=True):
            if have < least:
                return reached + ON_THE_WAY * (worth - reached) * (have - at) / (least - at)
            reached, at = worth, least
        return float(reached)

    def step(self, measure: int, by: float = 1.0) -> float:
        """Return what governors and the bull bring for more of something, until the end."""
        found = self.steps.get((measure, by))
        if found is None:
            found = self.find_step(measure, by)
            self.steps[measure, by] = found
        return found

    def find_step(self, measure: int, by: float) -> float:
        """Work out what more of something brings."""
        found = 0.0
        have = -1.0
        goals = self.content.governors.goal
        for city in range(len(self.state.owner)):
            if self.state.owner[city] != self.seat or self.state.governor[city] == NONE:
                continue
            goal = goals[self.state.governor[city]]
            if goal.measure == measure:
                if have < 0:
                    have = self.have(measure)
                gain = self.potential(goal, have + by) - self.potential(goal, have)
                found += gain * self.incomes
        if self.bull != NONE:
            pair = self.content.bulls.goals[self.bull]
            if measure in (pair[0].measure, pair[1].measure):
                now = after = 0.0
                for goal in pair:
                    have = self.have(goal.measure)
                    now = max(now, self.potential(goal, have))
                    more = by if goal.measure == measure else 0.0
                    after = max(after, self.potential(goal, have + more))
                found += after - now
        return found

    def governor(self, card: int) -> float:
        """Return what a governor brings until the end."""
        found = self.governors.get(card)
        if found is None:
            found = self.find_governor(card)
            self.governors[card] = found
        return found

    def find_governor(self, card: int) -> float:
        """Work out what a governor brings: what it does now, and after one more step."""
        goal = self.content.governors.goal[card]
        have = self.have(goal.measure)
        future = 0.5 * self.potential(goal, have + 1) if self.incomes > 2 else 0.0
        now = self.potential(goal, have)
        return (max(now, 0.5 * now + future)) * self.incomes

    def best_governor(self) -> float:
        """Return what the best governor of the market brings."""
        if self.market == UNKNOWN:
            unseen = 0.8 * MEAN_GOVERNOR * self.incomes
            cards = self.state.governor_market
            self.market = max([unseen] + [self.governor(card) for card in cards])
        return self.market

    # -- holy lands -----------------------------------------------------------------------------

    def levels(self, seat: int, city: int) -> float:
        """Return the levels of a player's bishops in a city, as far as they are known."""
        row = self.state.bishops_on_map(seat)
        found = 0.0
        for bishop, here in enumerate(self.state.boards[seat].bishops):
            if here == city:
                known = row.marks[bishop] >> self.seat & 1
                found += row.cards[bishop] + 1 if known else UNKNOWN_BISHOP
        return found

    def chance(self, city: int, more: float = 0.0) -> float:
        """Return how likely a city is the player's holy land, with more levels there."""
        found = self.chances.get((city, more))
        if found is None:
            found = self.find_chance(city, more)
            self.chances[city, more] = found
        return found

    def find_chance(self, city: int, more: float) -> float:
        """Work out how likely a city is the player's holy land."""
        own = self.levels(self.seat, city) + more
        if own <= 0:
            return 0.0
        found = 1.0
        for seat in present(self.state, city):
            if seat != self.seat:
                ahead = own - self.levels(seat, city)
                found = min(found, max(0.0, min(1.0, 0.35 + 0.4 * ahead)))
        return found
