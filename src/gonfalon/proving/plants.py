"""Leaks on purpose, to prove that the leak test can fail.

Nothing is patched (compiled code would not notice): a planted game is a wrapper around the real
one, and what it begins are matches of a class that leaks. Each plant is a fault that has happened
to somebody:

* `card`: the view shows a hidden card;
* `counter`: the public version counts the sealed answers that were really asked for, so it
  betrays who had something to answer with; no single moment shows it;
* `order`: the events of an input come in an order that depends on hidden cards;
* `sorting`: the view lists the seats by what they hold in hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from gonfalon.kernel.chance import Chance
from gonfalon.kernel.decision import Decision, Option
from gonfalon.kernel.errors import GonfalonError
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Event, Message, Said, bit_of
from gonfalon.kernel.step import QUICK, Lanes, Step, Table

PLANTS = ("card", "counter", "order", "sorting")


class LeakyMatch(Match[Any]):
    """A match that counts in public, or tells its events in a telling order."""

    plant: ClassVar[str] = ""

    def answer(self, decision: Decision, option: Option) -> None:
        """Answer, and betray that somebody really was asked."""
        sealed = isinstance(self.stack[-1], Lanes)
        super().answer(decision, option)
        if sealed and self.plant == "counter":
            self.version += 1

    def heard(self) -> list[Event]:
        """Hand the events over, in an order that depends on hidden cards."""
        events = super().heard()
        if self.plant == "order" and weight(self) % 2:
            events.reverse()
        return events

    def clone(self) -> Match[Any]:
        """Return a copy that leaks as well."""
        return disguised(super().clone(), type(self))


class Counting(LeakyMatch):
    """Raises the version for every sealed answer."""

    plant = "counter"


class Reordering(LeakyMatch):
    """Turns the order of events around when hidden cards say so."""

    plant = "order"


KINDS: dict[str, type[LeakyMatch]] = {"counter": Counting, "order": Reordering}


def weight(match: Match[Any]) -> int:
    """Return a number that depends on the hidden hands and on nothing else."""
    return sum(sum(zone.cards) for pack in match.table.packs for zone in pack.zones if zone.bag)


def disguised(match: Match[Any], kind: type[LeakyMatch]) -> LeakyMatch:
    """Return the same match as one of a class that leaks."""
    other = kind(
        match.game,
        match.content,
        match.seats,
        match.options,
        match.chance,
        match.table,
        match.policy,
    )
    other.stack = match.stack
    other.asking = match.asking
    other.outcome = match.outcome
    other.epoch = match.epoch
    other.turn = match.turn
    other.beat = match.beat
    other.version = match.version
    other.listening = match.listening
    other.trail = match.trail
    other.log = match.log
    return other


class PlantedGame(Game[Any]):
    """A game with a leak in it; everything else is the game itself."""

    inner: ClassVar[Game[Any]]
    plant: ClassVar[str] = ""

    def new(
        self,
        seats: int,
        chance: Chance,
        options: Mapping[str, Any] | None = None,
        content: Content | None = None,
        policy: str = QUICK,
        live: bool = True,
    ) -> Match[Any]:
        """Begin a match that leaks."""
        match = super().new(seats, chance, options, content, policy, live)
        kind = KINDS.get(self.plant)
        return match if kind is None else disguised(match, kind)

    def view(self, m: Match[Any], viewer: int | None) -> dict[str, Any]:
        """Show more than the viewer may know."""
        data = dict(self.inner.view(m, viewer))
        bit = bit_of(viewer)
        zones = [zone for pack in m.table.packs for zone in pack.zones]
        if self.plant == "card":
            hidden = [z.cards[-1] for z in zones if z.cards and not z.audience & bit]
            data["planted"] = hidden[0] if hidden else -1
        elif self.plant == "sorting":
            hands = [z.cards for z in zones if z.bag]
            data["planted"] = sorted(range(len(hands)), key=hands.__getitem__)
        return data

    def load(self, packs: tuple[str, ...] = ()) -> Content:
        """Return the game's content."""
        return self.inner.load(packs)

    def shapes(self) -> Mapping[str, Any]:
        """Return the types of the game's own JSON."""
        return self.inner.shapes()

    def places(self, content: Content, seats: int) -> Mapping[str, Mapping[str, str]]:
        """Return what the game's places are called."""
        return self.inner.places(content, seats)

    def chance_names(self, seats: int) -> tuple[str, ...]:
        """Return the game's purposes of draws."""
        return self.inner.chance_names(seats)

    def check_options(
        self, content: Content, seats: int, options: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Check the options as the game does."""
        return self.inner.check_options(content, seats, options)

    def option_sets(self, content: Content) -> list[tuple[int, dict[str, Any]]]:
        """Return the game's option sets."""
        return self.inner.option_sets(content)

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[Table, Step[Any]]:
        """Start as the game does."""
        begun: tuple[Table, Step[Any]] = self.inner.start(content, seats, options)
        return begun

    def load_table(
        self, content: Content, seats: int, options: dict[str, Any], data: dict[str, Any]
    ) -> Table:
        """Load the game's table."""
        table: Table = self.inner.load_table(content, seats, options, data)
        return table

    def steps(self) -> dict[str, type[Step[Any]]]:
        """Return the game's steps."""
        return self.inner.steps()

    def messages(self) -> dict[str, Message]:
        """Return the game's messages."""
        return self.inner.messages()

    def sides(self, content: Content, seats: int, options: dict[str, Any]) -> list[list[int]]:
        """Return who wins together in the game."""
        return self.inner.sides(content, seats, options)

    def plan(self, m: Match[Any], decision: Decision, wanted: Mapping[str, int]) -> list[str]:
        """Plan as the game does."""
        return self.inner.plan(m, decision, wanted)

    def broken(self, m: Match[Any]) -> list[str]:
        """Check the game's invariants."""
        return self.inner.broken(m)

    def used(self, m: Match[Any]) -> set[str]:
        """Return what the game has used."""
        return self.inner.used(m)

    def option_kinds(self, content: Content) -> dict[str, set[str]]:
        """Return the game's options."""
        return self.inner.option_kinds(content)

    def described(self, content: Content, section: str, id: str) -> list[Said]:
        """Describe content as the game does."""
        return self.inner.described(content, section, id)

    def migrate(self, data: dict[str, Any]) -> dict[str, Any]:
        """Bring a saved state up to date as the game does."""
        return self.inner.migrate(data)


def planted(game: Game[Any], plant: str) -> Game[Any]:
    """Return the game with a leak in it, or the game itself when no plant is named."""
    if not plant:
        return game
    if plant not in PLANTS:
        raise GonfalonError(f"no plant {plant!r}: there are {', '.join(PLANTS)}")
    facts = {
        "slug": game.slug,
        "prefix": game.prefix,
        "rules_version": game.rules_version,
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "package": game.package,
        "inner": game,
        "plant": plant,
    }
    wrapper: Game[Any] = type("Planted", (PlantedGame,), facts)()
    return wrapper
