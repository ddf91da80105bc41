"""Scenarios: a test plays a match by choices alone and looks at what happens.

Derive from `Scenario` and `Player` to add the words of a game: what lies on the table, and the
series of answers that players see as one. The module `positions` helps to describe where a
scenario begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.state import T
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Blocked, Decision
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.message import Event
from gonfalon.kernel.values.shapes import MatchView, OptionView, PromptView


class Scenario(Generic[T]):
    """A match, everything it has said, and its players.

    `said` are the ids of all events so far, `events` also their arguments. Events are named
    without "event-" wherever a test asks for them.
    """

    def __init__(self, m: Match[T]) -> None:
        self.m = m
        self.said: list[str] = []
        self.events: list[tuple[str, dict[str, Any]]] = []
        self.raw: list[Event] = []

    @property
    def state(self) -> T:
        """The state of the match."""
        return self.m.state

    def begin(self) -> Self:
        """Keep the events of the set-up, and check that the position is possible."""
        self.note(self.m.drain_events())
        self.sound()
        return self

    def begin_with(self, step: Step[T]) -> Self:
        """Let a step run on top of what is there, until somebody is asked."""
        self.m.call(step)
        self.m.advance()
        return self.begin()

    @property
    def at_rest(self) -> bool:
        """Whether everything the test is about is over (see `positions.Rest`)."""
        return self.asked() == [(0, "rest")]

    def seat(self, seat: int) -> Player[T]:
        """Return a player."""
        return Player(self, seat)

    def sound(self) -> None:
        """Fail unless every invariant of the game holds."""
        broken = self.m.game.broken_invariants(self.m)
        if broken:
            raise AssertionError(f"broken invariants: {broken}; {self.questions()}")

    # -- questions ----------------------------------------------------------------------------

    def asked(self) -> list[tuple[int, str]]:
        """Return who is asked what kind of question."""
        return [(decision.seat, decision.kind) for decision in self.m.decisions]

    def questions(self) -> str:
        """Describe who is asked what, with all answers. Failing tests show it."""
        if self.m.over:
            return "the match is over"
        lines = [
            f"seat {decision.seat} is asked {decision.kind!r}: "
            + ", ".join(option.id for option in decision.options)
            for decision in self.m.decisions
        ]
        return "; ".join(lines) or "nobody is asked"

    def close_round(self) -> Self:
        """Let the time of a sealed round run out."""
        self.note(self.m.close(self.m.round))
        self.sound()
        return self

    def winners(self) -> list[int]:
        """Return the winners; empty while the match goes on."""
        return [] if self.m.outcome is None else self.m.outcome.winners

    # -- events -------------------------------------------------------------------------------

    def note(self, events: Sequence[Event]) -> None:
        """Keep events."""
        vocabulary = self.m.content.vocabulary
        for event in events:
            self.raw.append(event)
            self.said.append(event.message.id)
            words = event.message.named_arguments(event.args, vocabulary)
            self.events.append((event.message.id, words))

    def happened(self, *ids: str) -> None:
        """Fail unless these events happened in this order. Others may lie between them."""
        rest = iter(self.said)
        for id in ids:
            if not any(said == full_id(id) for said in rest):
                raise AssertionError(f"{id} did not happen, or not in this order: {self.said}")

    def never(self, *ids: str) -> None:
        """Fail if one of these events happened."""
        for id in ids:
            if full_id(id) in self.said:
                raise AssertionError(f"{id} happened: {self.all(id)}")

    def times(self, id: str) -> int:
        """Return how often an event happened."""
        return self.said.count(full_id(id))

    def all(self, id: str) -> list[dict[str, Any]]:
        """Return the arguments of all events of a kind."""
        return [words for said, words in self.events if said == full_id(id)]

    def event(self, id: str) -> dict[str, Any]:
        """Return the arguments of the last event of a kind."""
        found = self.all(id)
        if not found:
            raise AssertionError(f"{id} did not happen: {self.said}")
        return found[-1]

    def heard_by(self, viewer: int | None) -> list[tuple[str, dict[str, Any]]]:
        """Return the events that a seat, or a spectator, was told of."""
        pairs = zip(self.raw, self.events, strict=True)
        return [told for event, told in pairs if event.visible_to(viewer)]


class Player(Generic[T]):
    """One seat of a scenario: it answers, and it says what it is offered and refused."""

    def __init__(self, scenario: Scenario[T], seat: int) -> None:
        self.scenario = scenario
        self.number = seat

    @property
    def m(self) -> Match[T]:
        """The match."""
        return self.scenario.m

    @property
    def state(self) -> T:
        """The state of the match."""
        return self.scenario.m.state

    # -- answering ----------------------------------------------------------------------------

    def chooses(self, *options: str) -> Self:
        """Answer one question after the other. Raise `Refused` if an answer is not offered."""
        for option in options:
            decision = self.decision()
            try:
                events = self.m.choose(decision.id, option)
            except Refused as refused:
                why = f"{refused.rule} refuses {option}. " if refused.rule else ""
                refused.add_note(why + self.scenario.questions())
                raise
            self.scenario.note(events)
            self.scenario.sound()
        return self

    def cannot(self, option: str, because: str, **numbers: Any) -> Self:
        """Fail unless an answer is refused, by this rule and with these numbers."""
        if self.offers(option):
            raise AssertionError(f"{option} is offered: {self.scenario.questions()}")
        refused = self.refusals()
        found = next((blocked for blocked in refused if blocked.id == option), None)
        if found is None:
            others = ", ".join(f"{blocked.id} ({blocked.rule})" for blocked in refused)
            raise AssertionError(f"nothing says why {option} is not offered; refused: {others}")
        if found.rule != because:
            raise AssertionError(f"{option} is refused by {found.rule}, not by {because}")
        words = found.text.named_arguments(self.m.content.vocabulary)
        for name, value in numbers.items():
            if words[name] != value:
                raise AssertionError(f"{name} is {words[name]}, not {value}: {words}")
        return self

    # -- what is asked ------------------------------------------------------------------------

    def decision(self) -> Decision:
        """Return this seat's open question."""
        for decision in self.m.decisions:
            if decision.seat == self.number:
                return decision
        raise AssertionError(f"seat {self.number} is not asked: {self.scenario.questions()}")

    def asked(self, kind: str) -> bool:
        """True if this seat is asked a question of that kind."""
        return (self.number, kind) in self.scenario.asked()

    def kind(self) -> str:
        """Return the kind of this seat's question."""
        return self.decision().kind

    def options(self) -> list[str]:
        """Return what is offered."""
        return [option.id for option in self.decision().options]

    def offers(self, option: str) -> bool:
        """True if an answer is offered."""
        return option in self.options()

    def refusals(self) -> list[Blocked]:
        """Return what is refused, with the reasons."""
        return [b for question in self.m.explain(self.number) for b in question.blocked]

    def rule_of(self, option: str) -> str:
        """Return the rule that allows an offered answer."""
        found = self.decision().option(option)
        if found is None:
            raise AssertionError(f"{option} is not offered: {self.scenario.questions()}")
        return found.rule

    def prompt(self) -> PromptView:
        """Return the text of the question: message and arguments."""
        return self.m.explain(self.number)[0].to_json(self.m.content.vocabulary)["prompt"]

    def label(self, option: str) -> OptionView:
        """Return an offered answer as its player sees it: message, arguments, preview."""
        for question in self.m.explain(self.number):
            for told in question.to_json(self.m.content.vocabulary)["options"]:
                if told["id"] == option:
                    return told
        raise AssertionError(f"{option} is not offered: {self.scenario.questions()}")

    def view(self) -> MatchView:
        """Return what this seat may know."""
        return self.m.view(self.number)


def full_id(event: str) -> str:
    """Return the id of an event, which tests name without its first word."""
    return event if event.startswith("event-") else f"event-{event}"
