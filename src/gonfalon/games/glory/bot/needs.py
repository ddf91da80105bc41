"""What a player needs: the duels to come, and what resources are worth for them."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.bot.outlook import Outlook
from gonfalon.games.glory.model.constants import (
    ACTION_PHASE,
    CHALLENGE,
    COIN,
    FAITH,
    FINAL_TRAVEL_PHASE,
    LAST_ROUND,
    NONE,
    PLAISANCE,
    REGISTRATION_PHASE,
    RESOURCES,
    STRENGTH,
    TITLES_PHASE,
    TRADE,
    WARRIOR,
)
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.titles.title_conditions import GOODS
from gonfalon.games.glory.rules.travel.travel import travel_limit

STRENGTH_OF_A_DUEL: Final = 3.2
FAITH_OF_A_DUEL: Final = 1.2
NEEDED: Final = [1.0, 1.1, 1.0]  # coins, strength and faith while they are short
TO_PAY: Final = 0.6  # more, for coins that cards in hand are waiting for
SPARE: Final = [0.6, 0.7, 0.5]  # if they will be used in a later round
IDLE: Final = 0.04  # at the end
EXPECTED_CARDS: Final = 1.0  # challenges in a travel phase that are not in hand yet
WARRIORS_NEED: Final = [1.0, 3.4, 2.8]  # of coins, strength and faith while they are short
WARRIORS_FAITH: Final = 1.7
STAGES: Final = 3  # of a joust
STAGE_ENDS: Final = (8, 12, 14)  # places of the bottom row, and so on


class Needs:
    """One player's view of the duels and purchases to come."""

    __slots__ = (
        "b",
        "content",
        "cycles",
        "demands",
        "duels",
        "fighter",
        "gains",
        "last",
        "outlook",
        "seat",
        "state",
        "to_pay",
        "warrior",
    )

    def __init__(self, state: GloryState, seat: int) -> None:
        self.state = state
        self.content = state.content
        self.seat = seat
        self.b = state.boards[seat]
        self.outlook = Outlook(state, seat)
        self.fighter = self.outlook.fighter
        self.last = state.round >= LAST_ROUND
        self.warrior = state.scenario == WARRIOR  # where only tournaments count (GLO-SOLO-02)
        refreshed = state.phase >= REGISTRATION_PHASE
        self.cycles = max(LAST_ROUND + 2 - max(state.round, 1) - refreshed, 0)  # times tokens work
        if state.phase == TITLES_PHASE:
            self.cycles = 0
        self.duels = self.count_duels()
        self.to_pay = self.trade_prices()
        self.demands = [self.demand(resource) for resource in range(len(RESOURCES))]
        self.gains: dict[tuple[int, int], float] = {}  # see `gain`

    def __repr__(self) -> str:
        return f"Worth({self.seat}: {self.duels:.1f} duels)"

    # -- duels to come --------------------------------------------------------------------------

    def challenges(self) -> int:
        """Return how many challenges are in hand."""
        return len(self.state.hand(self.seat, CHALLENGE).cards)

    def tournament_duels(self) -> float:
        """Return how many tournament duels are to be fought in this round, the present one not."""
        state = self.state
        if state.phase > REGISTRATION_PHASE:
            if state.mode == PLAISANCE:
                return self.stages_left()
            left = -1  # the present duel
            for challengers, fought in zip(state.challengers, state.fought, strict=True):
                for challenger, result in zip(challengers, fought, strict=True):
                    left += challenger == self.seat and result == NONE
            return float(max(left, 0))
        if self.warrior:
            return STAGES
        return 1.7 if state.mode == PLAISANCE else 2.4

    def stages_left(self) -> float:
        """Return how many duels of a joust may follow the present one."""
        reached = 0
        while reached < STAGES and self.seat in self.state.places[STAGE_ENDS[reached] :]:
            reached += 1
        left = max(STAGES - 1 - reached, 0)
        return float(left) if self.warrior else 0.5 * min(left, 1)

    def count_duels(self) -> float:
        """Return the duels until the end of this round, and in the last one of the final travel."""
        state = self.state
        if state.phase == TITLES_PHASE:
            return 0.0
        held = self.challenges()
        if state.phase == FINAL_TRAVEL_PHASE:
            return min(held, travel_limit(state, self.seat) - self.b.plays)
        found = self.tournament_duels()
        if state.phase < REGISTRATION_PHASE:
            limit = travel_limit(state, self.seat) - (
                0 if state.phase == ACTION_PHASE else self.b.plays
            )
            expected = EXPECTED_CARDS if state.phase == ACTION_PHASE and not held else 0.0
            found += min(held, limit) + expected
            held = max(held - limit, 0)
        if self.last:
            found += min(held, travel_limit(state, self.seat))
        return found

    def all_duels(self) -> float:
        """Return about how many duels are left in the game."""
        left = LAST_ROUND - max(self.state.round, 1)
        per_round = 3.4 if self.state.mode == PLAISANCE else 4.0
        return self.duels + left * per_round + (0.0 if self.last else 1.0)

    # -- resources ------------------------------------------------------------------------------

    def demand(self, resource: int) -> float:
        """Return how many of a resource the rest of the round needs."""
        if resource == STRENGTH:
            return self.duels * (self.content.most_strength if self.warrior else STRENGTH_OF_A_DUEL)
        if resource == FAITH:
            return self.duels * (WARRIORS_FAITH if self.warrior else FAITH_OF_A_DUEL)
        state = self.state
        found = float(self.to_pay)
        if state.phase == ACTION_PHASE:
            found += 0.7 * self.b.pawns
        if not self.last:
            found += 2.0
        return found

    def trade_prices(self) -> int:
        """Return the coins for the trade cards that can be played in one phase."""
        prices = [
            self.content.travel.price[card] for card in self.state.hand(self.seat, TRADE).cards
        ]
        return sum(sorted(prices)[: self.content.travel_limit])

    def unit(self, resource: int, number: int) -> float:
        """Return what the unit of this number is worth, the first one being number 0."""
        need = self.demands[resource]
        short = min(max(need - number, 0.0), 1.0)
        spare = IDLE if self.last else SPARE[resource]
        if not self.last and number > need + 8:
            spare *= 0.5
        needed = WARRIORS_NEED[resource] if self.warrior else NEEDED[resource]
        return short * needed + (1.0 - short) * spare

    def gain(self, resource: int, count: int) -> float:
        """Return what more of a resource is worth; a negative count is what it costs to spend."""
        key = (resource, count)
        found = self.gains.get(key)
        if found is None:
            found = self.gains[key] = self.work_out(resource, count)
        return found

    def work_out(self, resource: int, count: int) -> float:
        """Work out what more of a resource is worth."""
        have = self.b.goods[resource]
        found = self.outlook.gain(GOODS, resource, count)
        if resource == COIN:
            then = min(have + count, self.to_pay) - min(have, self.to_pay)
            found += TO_PAY * then
        if count > 0:
            return found + sum([self.unit(resource, have + i) for i in range(count)])
        return found - sum([self.unit(resource, have - 1 - i) for i in range(-count)])

    def strength_prices(self, most: int) -> list[float]:
        """Return what it costs to commit 0, 1, … strength, up to what one has."""
        most = min(most, self.b.goods[STRENGTH])
        return [-self.gain(STRENGTH, -count) if count else 0.0 for count in range(most + 1)]
