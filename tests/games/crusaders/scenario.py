"""Scenarios: a table as the rulebook would describe it, played by choices alone.

`table(...)` lays a table as it is after the setup, changed by what is described, and leaves
everybody at rest; `s.begin_with(step)` lets one step run, so a test can begin in the middle of
anything: a battle, a raid, an order. `begun(...)` starts a whole match. Shuffles leave the order as
it is; an unscripted draw fails the test.

    s = table(
        player("antioch", coins=3, goods="horses horses/spent"),
        player("tripoli"),
        cities={"turbessel": "antioch 3 level 2", "apamea": "saracens 2"},
        uncovered=1,
    )
    s.begin_with(Turn(0, MARCH)).seat(0).chooses("march", "apamea")
    assert s.city("apamea") == "antioch 4 level 1"

Things are content ids, several of them in one text. A good is ready unless "/spent" or "/blocked"
follows it; without `goods` a player owns what their cities produce, all of it ready. A building or
an active spy with "*" is marked as used; "camp_follower>1" is a spy that watches seat 1.
"acre:2" is a bishop of level II in Acre. Cells of the holiness track are counted from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from gonfalon.games.crusaders.game import Crusaders
from gonfalon.games.crusaders.model.constants import (
    COLOURS,
    GOODS,
    NONE,
    PHASES,
    SARACENS,
    STATES,
)
from gonfalon.games.crusaders.model.content import CrusadersContent
from gonfalon.games.crusaders.model.state import BISHOPS, CrusadersState
from gonfalon.games.crusaders.rules.board.round import Round
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from gonfalon.games.crusaders.rules.round.invariants import CHECKS
from gonfalon.games.crusaders.rules.round.setup import (
    close_cities,
    give_start,
    place_automa,
    place_saracens,
)
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Decision
from gonfalon.testing import Draws, Rest, hide, rest_question, scripted, wait_in
from gonfalon.testing import Player as AnyPlayer
from gonfalon.testing import Scenario as AnyScenario
from tests.games.crusaders.laying import Stock, lay_city, lay_player

GAME = Crusaders()


class RoundAtRest(Round):
    """A round in which everything the test is about is over; the event's changes still hold."""

    __slots__ = ()
    NAME = "crusaders.test-round-at-rest"

    def run(self, m: Match[CrusadersState]) -> bool:
        return False

    def ask(self, m: Match[CrusadersState]) -> list[Decision]:
        return [rest_question()]


class FreeTurn(TakeTurn):
    """A Build or Muster in which no action is due, for tests of other rules (CRU-RUL-18)."""

    def do_begin(self, m: Match[CrusadersState]) -> None:
        super().do_begin(m)
        self.acted()


def player(
    state: str,
    coins: int | None = None,
    goods: str | None = None,
    influence: int = 0,
    capital: str | None = None,
    supply: int | None = None,
    tactics: str | None = None,
    rescripts: str = "",
    spies: str = "",
    active_spies: str = "",
    buildings: str = "",
    bishops: str | None = None,
    holiness: int | None = None,
    bull: str = "",
) -> dict[str, Any]:
    """Describe one player. What is not said is as after the setup."""
    return dict(locals())


def table(
    *players: Mapping[str, Any],
    cities: Mapping[str, str] | None = None,
    round: int = 1,
    phase: str = "activation",
    active: int = NONE,
    event: str = "",
    raid: str = "",
    uncovered: int = 0,
    buildings: str = "",
    tactics: str = "",
    governors: str = "",
    next_tactics: str = "",
    next_buildings: str = "",
    next_rescripts: str = "",
    next_spies: str = "",
    next_governors: str = "",
    next_saracens: str = "",
    settings: Mapping[str, Any] | None = None,
    draws: Draws | None = None,
    policy: str = "quick",
    content: CrusadersContent | None = None,
    rules: int = 0,
) -> Scenario:
    """Lay a table.

    `cities` says owner (a state or "saracens"), units, level and governor of a city, such as
    "antioch 3 level 2 governor galeran"; what is left out stays. `buildings`, `tactics` and
    `governors` are the markets, which are empty otherwise; a "next" card lies on top of its deck,
    the first one uppermost.
    """
    content = content or GAME.load()
    seats = len(players)
    states = [told["state"] for told in players]
    complete = GAME.check_settings(content, seats, {"states": states, **(settings or {})})
    state = CrusadersState(content, seats, GAME.settings.of(complete))
    m: Match[CrusadersState] = Match(
        GAME, content, seats, complete, scripted(GAME, seats, draws), state, policy, rules
    )
    close_cities(m)
    place_saracens(state)
    for seat in range(seats):
        give_start(state, seat)
    place_automa(state)
    m.listening = True
    m.log = []
    state.round, state.phase, state.active = round, PHASES.index(phase), active
    state.event = content.events.ids.index(event) if event else NONE
    if event:
        state.events.remove(state.event)
    if raid:
        state.raid_colour = COLOURS.index(raid)
        state.raid_tokens.remove(state.raid_colour)
    del state.raid_tokens[len(state.raid_tokens) - uncovered :]
    state.uncovered = uncovered
    state.raids_left = max(content.track_cells - uncovered - bool(raid), 0)
    stock = Stock(state)
    for id, told_city in (cities or {}).items():
        lay_city(state, content.cities.ids.index(id), told_city, stock)
    for seat, told in enumerate(players):
        lay_player(state, seat, told, stock)
    stock.lay_markets(buildings, tactics, governors)
    stock.lay_decks(
        next_tactics, next_buildings, next_rescripts, next_spies, next_governors, next_saracens
    )
    for number, pack in enumerate(state.packs):
        if number < BISHOPS:
            hide(pack)
    wait_in(m, [Rest(), RoundAtRest()], 1, draws)
    m.reopen()
    s = Scenario(m)
    s.checks = [check for check in CHECKS if not check(m)]
    return s


# Pieces of open stacks: always the first one that is left.
FIRST: Draws = {
    "events": [0] * 6,
    "raids": [0] * 5,
    "buildings": [0] * 60,
    "automa": [0] * 60,
}


def begun(
    seats: int, settings: Mapping[str, Any] | None = None, draws: Draws | None = None
) -> Scenario:
    """Start a whole match; shuffles and draws leave the content's order."""
    chance = scripted(GAME, seats, {**FIRST, **(draws or {})})
    return Scenario(GAME.new(seats, chance, settings)).begin()


class Scenario(AnyScenario[CrusadersState]):
    """A match of Crusaders.

    `checks` are the invariants that hold once the table is set up: an example may describe goods or
    units that could not come about.
    """

    checks: list[Callable[[Match[CrusadersState]], list[str]]] = list(CHECKS)

    def sound(self) -> None:
        """Fail unless every invariant holds that held at first."""
        broken = [one for check in self.checks for one in check(self.m)]
        if broken:
            raise AssertionError(f"broken invariants: {broken}; {self.questions()}")

    def seat(self, seat: int) -> Player:
        """Return a player."""
        return Player(self, seat)

    def begin_with(self, step: Step[CrusadersState]) -> Self:
        """Let a step run; invariants that do not hold now are not checked any more."""
        self.checks = [check for check in self.checks if not check(self.m)]
        return super().begin_with(step)

    def number(self, city: str) -> int:
        """Return the number of a city."""
        return self.state.content.cities.ids.index(city)

    def city(self, id: str) -> str:
        """Return owner, units and level of a city, in the words of `table`."""
        state = self.state
        city = self.number(id)
        owner = state.owner[city]
        name = "saracens" if owner == SARACENS else STATES[state.boards[owner].state]
        return f"{name} {state.units[city]} level {state.level[city]}"

    def governor(self, id: str) -> str:
        """Return the governor of a city, or an empty text."""
        card = self.state.governor[self.number(id)]
        return "" if card == NONE else self.state.content.governors.ids[card]


class Player(AnyPlayer[CrusadersState]):
    """One seat, with the words of the game."""

    @property
    def board(self) -> Any:
        """The player's state board."""
        return self.state.boards[self.number]

    @property
    def coins(self) -> int:
        """Coins."""
        return int(self.board.coins)

    @property
    def influence(self) -> int:
        """Influence collected so far."""
        return int(self.board.influence.total)

    @property
    def goods(self) -> str:
        """The goods, ready ones first, in the words of `table`."""
        found: list[str] = []
        for counts, mark in (
            (self.board.ready, ""),
            (self.board.spent, "/spent"),
            (self.board.blocked, "/blocked"),
        ):
            found += [GOODS[k] + mark for k, count in enumerate(counts) for _ in range(count)]
        return " ".join(found)

    @property
    def cities(self) -> str:
        """The cities the player controls."""
        ids = self.state.content.cities.ids
        return " ".join(ids[city] for city in self.state.cities_of(self.number))

    @property
    def capital(self) -> str:
        """The capital, or an empty text."""
        city = self.board.capital
        return "" if city == NONE else self.state.content.cities.ids[city]

    @property
    def tactics(self) -> str:
        """The tactics in hand."""
        return self.names(self.state.content.tactics.ids, self.state.tactics(self.number).cards)

    @property
    def tactics_away(self) -> str:
        """The starting tactics in the personal discard."""
        return self.names(
            self.state.content.tactics.ids, self.state.tactics_away(self.number).cards
        )

    @property
    def rescripts(self) -> str:
        """The rescripts in hand."""
        return self.names(self.state.content.rescripts.ids, self.state.rescripts(self.number).cards)

    @property
    def spies(self) -> str:
        """The spies in hand."""
        return self.names(self.state.content.spies.ids, self.state.spies(self.number).cards)

    @property
    def buildings(self) -> str:
        """The buildings, used ones with a star."""
        ids = self.state.content.buildings.ids
        return " ".join(
            ids[card] + ("*" if used else "")
            for card, used in zip(self.board.buildings, self.board.used_buildings, strict=True)
        )

    @property
    def bishops(self) -> str:
        """The bishops on the map, in the words of `table`."""
        levels = self.state.bishops_on_map(self.number).cards
        ids = self.state.content.cities.ids
        return " ".join(
            f"{ids[city]}:{level + 1}"
            for city, level in zip(self.board.bishops, levels, strict=True)
        )

    @property
    def cell(self) -> int:
        """The cell of the holiness marker, from 1."""
        return int(self.board.holiness) + 1

    @staticmethod
    def names(ids: Sequence[str], cards: Sequence[int]) -> str:
        """Return the ids of cards."""
        return " ".join(ids[card] for card in cards)
