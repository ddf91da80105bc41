"""Leaks on purpose, to prove that the leak test can fail.

Nothing is patched, because compiled code would not notice. Instead, a planted game wraps the real
one and starts matches of a class that leaks. Each plant is a bug that has happened in practice:

* `card`: the view shows a hidden card, or a hidden number;
* `counter`: the public version counts the sealed answers that were really asked for, so it reveals
  who had something to answer with; no single moment shows it;
* `order`: the order of an input's events depends on hidden cards or numbers;
* `sorting`: the view lists the seats sorted by their hands or hidden numbers;
* `refusal`: answering ahead in a sealed round is refused with one code while others still have to
  answer, and with a different code once they have answered;
* `preview`: an option's preview plays on past what its seat can know.

A game can name more of them in `Game.secrets`: the view shows these cards, or this number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from gonfalon.drawing.front import FrontStep
from gonfalon.drawing.shapes import Sketcher
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.effects.effects import OneOf
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.hidden.tally import NUMBERS
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.state import State
from gonfalon.kernel.play.step import QUICK, Lanes, Step
from gonfalon.kernel.values.decision import Decision, Explained, Option
from gonfalon.kernel.values.errors import GonfalonError, Refused
from gonfalon.kernel.values.message import Event, Message, Text, bit_of
from gonfalon.kernel.values.worth import Worth

PLANTS = ("card", "counter", "order", "sorting", "refusal", "preview")


class LeakyMatch(Match[Any]):
    """A match that leaks through its version, the order of its events, refusals or previews."""

    plant: ClassVar[str] = ""

    def answer(self, decision: Decision, option: Option) -> None:
        """Answer. `counter` reveals that a seat was really asked."""
        sealed = isinstance(self.stack[-1], Lanes)
        super().answer(decision, option)
        if sealed and self.plant == "counter":
            self.version += 1

    def drain_events(self) -> list[Event]:
        """Return the events. With `order`, their order depends on hidden cards."""
        events = super().drain_events()
        if self.plant == "order" and weight(self) % 2:
            events.reverse()
        return events

    def clone(self) -> Match[Any]:
        """Return a copy that leaks as well."""
        return disguised(super().clone(), type(self))


class Counting(LeakyMatch):
    """Increments the version for every sealed answer."""

    plant = "counter"


class Reordering(LeakyMatch):
    """Reverses the order of events, depending on hidden cards."""

    plant = "order"


class Refusing(LeakyMatch):
    """Refuses answers ahead in a sealed round with a code that depends on others' answers."""

    plant = "refusal"

    def choose_series(self, decision_id: str, option_ids: list[str], seat: int = -1) -> list[Event]:
        """Answer. A refusal reveals whether others still have to answer."""
        begun = self.round
        try:
            return super().choose_series(decision_id, option_ids, seat)
        except Refused as refused:
            if begun and any(other.seat != seat for other in self.open_decisions):
                raise Refused("stale-decision", str(refused)) from refused
            raise


class Foreseeing(LeakyMatch):
    """Previews every option by simply giving the answer on a copy."""

    plant = "preview"

    def explain(self, seat: int) -> list[Explained]:
        """Return a seat's questions. The previews tell what the seat would be told afterwards."""
        found = super().explain(seat)
        for explained in found:
            for option, label in zip(explained.decision.options, explained.labels, strict=True):
                copy = self.clone()
                copy.listening = True
                copy.answer(explained.decision, option)
                told = [e for e in copy.drain_events() if e.visible_to(seat)]
                label.preview = {"told": [e.to_json(self.content.vocabulary) for e in told]}
        return found


KINDS: dict[str, type[LeakyMatch]] = {
    "counter": Counting,
    "order": Reordering,
    "refusal": Refusing,
    "preview": Foreseeing,
}


def weight(match: Match[Any]) -> int:
    """Return a number that depends only on the hidden hands and numbers."""
    hands = [zone.cards for pack in match.state.packs for zone in pack.zones if zone.bag]
    total: int = sum(map(sum, [*hands, [tally.total for tally in match.state.tallies()]]))
    return total


def disguised(match: Match[Any], kind: type[LeakyMatch]) -> LeakyMatch:
    """Return the same match as an instance of a leaky class."""
    other = kind(
        match.game,
        match.content,
        match.seats,
        match.settings,
        match.chance,
        match.state,
        match.policy,
        match.rules,
    )
    other.stack = match.stack
    other.open_decisions = match.open_decisions
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
    """A game with a leak. Everything else is delegated to the real game."""

    inner: ClassVar[Game[Any]]
    plant: ClassVar[str] = ""

    def new(
        self,
        seats: int,
        chance: Chance,
        settings: Mapping[str, Any] | None = None,
        content: Content | None = None,
        policy: str = QUICK,
        live: bool = True,
        rules: int = 0,
    ) -> Match[Any]:
        """Start a match that leaks."""
        match = super().new(seats, chance, settings, content, policy, live, rules)
        kind = KINDS.get(self.plant)
        return match if kind is None else disguised(match, kind)

    def view(self, m: Match[Any], viewer: int | None) -> dict[str, Any]:
        """Show more than the viewer may know."""
        data = dict(self.inner.view(m, viewer))
        bit = bit_of(viewer)
        zones = [zone for pack in m.state.packs for zone in pack.zones]
        if self.plant == "card":
            hidden = [z.cards[-1] for z in zones if z.cards and not z.audience & bit]
            hidden += [t.total for t in m.state.tallies() if not t.audience & bit]
            data["planted"] = hidden[0] if hidden else -1
        elif self.plant == "sorting":
            hands = [z.cards for z in zones if z.bag]
            hands += [[tally.total] for tally in m.state.tallies()]
            data["planted"] = sorted(range(len(hands)), key=hands.__getitem__)
        elif self.plant in self.inner.secrets:
            data["planted"] = self.secret(m, bit)
        return data

    def secret(self, m: Match[Any], bit: int) -> list[int]:
        """Return the cards or the number that the game names so, if the viewer may not see it."""
        place, number = self.inner.secrets[self.plant]
        if place == NUMBERS:
            tally = m.state.tallies()[number]
            return [] if tally.audience & bit else [tally.total]
        zone = m.state.packs[place].zones[number]
        return [] if zone.audience & bit else zone.cards[:]

    def load(self, packs: tuple[str, ...] = ()) -> Content:
        """Return the game's content."""
        return self.inner.load(packs)

    def build(self, entries: Entries) -> Content:
        """Build the game's content."""
        return self.inner.build(entries)

    def shapes(self) -> Mapping[str, Any]:
        """Return the types of the game-specific JSON."""
        return self.inner.shapes()

    def places(self, content: Content, seats: int) -> Mapping[str, Mapping[str, str]]:
        """Return the display names of the game's places."""
        return self.inner.places(content, seats)

    def check_rules(self, rules: int) -> None:
        """Refuse the versions of the rules that the game refuses."""
        self.inner.check_rules(rules)

    def chance_names(self, seats: int) -> tuple[str, ...]:
        """Return the names of the game's chance labels."""
        return self.inner.chance_names(seats)

    def check_settings(
        self, content: Content, seats: int, settings: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Check the settings as the game does."""
        return self.inner.check_settings(content, seats, settings)

    def setups(self, content: Content) -> list[tuple[int, dict[str, Any]]]:
        """Return the game's setups."""
        return self.inner.setups(content)

    def start(
        self, content: Content, seats: int, settings: dict[str, Any]
    ) -> tuple[State, Step[Any]]:
        """Start as the game does."""
        begun: tuple[State, Step[Any]] = self.inner.start(content, seats, settings)
        return begun

    def load_state(
        self, content: Content, seats: int, settings: dict[str, Any], data: dict[str, Any]
    ) -> State:
        """Load the game's state."""
        state: State = self.inner.load_state(content, seats, settings, data)
        return state

    def choose_effect(self, m: Match[Any], side: int, choice: OneOf[Any]) -> None:
        """Let a side choose between effects as the game does."""
        self.inner.choose_effect(m, side, choice)

    def find_only(self, kind: type[Step[Any]]) -> type[Step[Any]]:
        """Return the only step class of a kind, of those that this game runs."""
        return super().find_only(kind)

    def screen(self) -> type | None:
        """Return how the game is shown in a terminal."""
        return self.inner.screen()

    def sketcher(self) -> Sketcher | None:
        """Return how the game is drawn."""
        return self.inner.sketcher()

    def front_step(self) -> FrontStep | None:
        """Return what a landing page shows of the game."""
        return self.inner.front_step()

    def steps(self) -> dict[str, type[Step[Any]]]:
        """Return the game's steps."""
        return self.inner.steps()

    def messages(self) -> dict[str, Message]:
        """Return the game's messages."""
        return self.inner.messages()

    def sides(self, content: Content, seats: int, settings: dict[str, Any]) -> list[list[int]]:
        """Return the game's sides."""
        return self.inner.sides(content, seats, settings)

    def points(self, m: Match[Any]) -> list[int]:
        """Return the points of the game."""
        return self.inner.points(m)

    def worth(self, m: Match[Any], seat: int) -> list[Worth]:
        """Return what the game's components are worth."""
        return self.inner.worth(m, seat)

    def broken_invariants(self, m: Match[Any]) -> list[str]:
        """Check the game's invariants."""
        return self.inner.broken_invariants(m)

    def content_used(self, m: Match[Any]) -> set[str]:
        """Return the content entries that the game has used."""
        return self.inner.content_used(m)

    def option_kinds(self, content: Content) -> dict[str, set[str]]:
        """Return the option ids that the game declares."""
        return self.inner.option_kinds(content)

    def card_text(self, content: Content, section: str, id: str) -> list[Text]:
        """Describe content as the game does."""
        return self.inner.card_text(content, section, id)

    def current_step(self, content: Content, data: dict[str, Any]) -> dict[str, Any]:
        """Update a saved step as the game does."""
        return self.inner.current_step(content, data)


def planted(game: Game[Any], plant: str) -> Game[Any]:
    """Return the game with a leak, or the game itself if `plant` is empty."""
    if not plant:
        return game
    known = [*PLANTS, *game.secrets]
    if plant not in known:
        raise GonfalonError(f"no plant {plant!r}: there are {', '.join(known)}")
    facts = {
        "slug": game.slug,
        "prefix": game.prefix,
        "versions": game.versions,
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "package": game.package,
        "settings": game.settings,
        "inner": game,
        "plant": plant,
    }
    wrapper: Game[Any] = type("Planted", (PlantedGame,), facts)()
    return wrapper
