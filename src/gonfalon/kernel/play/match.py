"""Match: one play of a game, from set-up to outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.play.base_match import BaseMatch
from gonfalon.kernel.play.dealer import Dealer
from gonfalon.kernel.play.imagining import imagine
from gonfalon.kernel.play.modifiers import NO_SOURCE, lasting, modified
from gonfalon.kernel.play.series import choose_from, close_round, give_series
from gonfalon.kernel.play.showing import explanations, summary, svg_for, view_of
from gonfalon.kernel.play.state import T
from gonfalon.kernel.play.step import QUICK, Lanes, Step
from gonfalon.kernel.play.trail import Entry, undo, undoable
from gonfalon.kernel.values.decision import Decision, Explained, Option
from gonfalon.kernel.values.errors import KernelError, Refused
from gonfalon.kernel.values.message import Event
from gonfalon.kernel.values.native import mypyc_attr
from gonfalon.kernel.values.outcome import Outcome
from gonfalon.kernel.values.shapes import MatchView

if TYPE_CHECKING:
    from gonfalon.kernel.game import Content, Game

S = TypeVar("S", bound=Step[Any])

RUNAWAY: Final = 10_000  # steps in a row without a question: treated as an endless loop


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(BaseMatch[T]):
    """A running match: the game state, a stack of steps, chance, and the open decisions.

    `rules` is the version of the rules that the match began with, and is played by to its end.
    At every decision it can be cloned, saved, hashed and compared. `trail` (undo), `log` (the
    record) and `listening` (events) are switched off in simulations, which do not need them.
    """

    __slots__ = (
        "beat",
        "content",
        "epoch",
        "game",
        "log",
        "open_decisions",
        "outcome",
        "policy",
        "rules",
        "sealed",
        "seats",
        "settings",
        "stack",
        "turn",
        "version",
    )

    def __init__(
        self,
        game: Game[T],
        content: Content,
        seats: int,
        settings: dict[str, Any],
        chance: Chance,
        state: T,
        policy: str = QUICK,
        rules: int = 0,
    ) -> None:
        super().__init__(state, chance)
        self.game = game
        self.content = content
        self.seats = seats
        self.settings = settings
        self.policy = policy
        self.rules = rules or game.rules_version
        self.stack: list[Step[T]] = []
        self.open_decisions: list[Decision] = []
        self.outcome: Outcome | None = None
        self.epoch = 0
        self.turn = 0
        self.beat = 0
        self.version = 0
        self.log: list[Entry] | None = None
        self.sealed: list[Entry] = []

    def __repr__(self) -> str:
        return f"Match({summary(self)})"

    # -- questions and answers --------------------------------------------------------------

    @property
    def decisions(self) -> list[Decision]:
        """The open decisions. Show each one only to the seat that is asked."""
        return self.open_decisions

    @property
    def waiting(self) -> int:
        """The mask of seats that are being asked, as far as the public can know."""
        return self.stack[-1].seats_asked(self) if self.stack else 0

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.outcome is not None

    def decision(self, decision_id: str, seat: int = -1) -> Decision:
        """Return an open decision by id, or raise `Refused`. With a seat, only its own count."""
        for decision in self.open_decisions:
            if seat in (-1, decision.seat) and decision.id == decision_id:
                return decision
        code = "over" if self.over else "stale-decision"
        raise Refused(code, f"{decision_id} is not an open decision")

    def choose(self, decision_id: str, option_id: str) -> list[Event]:
        """Answer a decision. Raise `Refused`, changing nothing, if the option is not offered."""
        return choose_from(self, self.decision(decision_id), option_id)

    def offered(self, decision: Decision, option_id: str) -> Option:
        """Return an option by id, or raise `Refused` with the rule that blocks it."""
        option = decision.option(option_id)
        if option is not None:
            return option
        blocked = self.stack[-1].blocked(self, decision)
        rule = next((b.rule for b in blocked if b.id == option_id), "")
        raise Refused("not-offered", f"{option_id} is not offered by {decision.id}", rule)

    def choose_all(self, decision_id: str, option_ids: list[str]) -> list[Event]:
        """Answer successive questions of one seat (a whole redeployment), all or nothing."""
        return self.choose_series(decision_id, option_ids)

    def choose_series(self, decision_id: str, option_ids: list[str], seat: int = -1) -> list[Event]:
        """Answer successive questions of one seat. Undo takes them all back together.

        When acting for a player, pass their seat, so that a refusal does not reveal whether
        another seat still has an open question.
        """
        return give_series(self, decision_id, option_ids, seat)

    def drain_events(self) -> list[Event]:
        """Return the events since the last call and clear them."""
        events = self.events
        self.events = []
        return events

    def answer(self, decision: Decision, option: Option) -> None:
        """Answer with an open decision and one of its options. The hot path: no checks."""
        step = self.stack[-1]
        seat = decision.seat
        trail = self.trail
        log = self.log
        is_sealed = isinstance(step, Lanes)
        if log is None and trail is None:  # a search, with nothing to write down
            self.past_barrier = False
            if not is_sealed:
                self.beat += 1
                self.version += 1
            step.take(self, seat, option)
            self.advance()
            return
        if log is not None:
            entry = Entry("choose", seat, decision.id, option.id)
            (self.sealed if is_sealed else log).append(entry)
        if trail is not None and not is_sealed:
            trail.before(self, decision, option)
        used = self.chance.used
        self.past_barrier = False
        if not is_sealed:
            self.beat += 1
            self.version += 1
        step.take(self, seat, option)
        self.advance()
        if trail is not None and (self.past_barrier or self.chance.used != used):
            trail.cut()
        if log:
            log[-1].trace = self.chance.trace

    def advance(self) -> None:
        """Run steps until a seat must be asked or the match is over."""
        stack = self.stack
        for _ in range(RUNAWAY):
            if not stack:
                if self.outcome is None:
                    raise KernelError("the procedure ended without an outcome")
                self.open_decisions = []
                return
            step = stack[-1]
            if step.run(self):
                continue
            decisions = step.ask(self)
            if not isinstance(step, Lanes):
                if not decisions and step.skip():
                    continue
                if len(decisions) != 1 or not decisions[0].options:
                    raise KernelError(f"asked with nothing to answer: {step.NAME} {decisions}")
                decision = decisions[0]
                if decision.public and len(decision.options) == 1:
                    self.beat += 1
                    step.take(self, decision.seat, decision.options[0])
                    continue
            self.stamp(decisions)
            return
        raise KernelError(f"runaway procedure at {self.stack[-1].NAME}")

    def stamp(self, decisions: list[Decision]) -> None:
        """Open these decisions and give them ids made of public facts."""
        for decision in decisions:
            decision.epoch = self.epoch
            decision.turn = self.turn
            decision.beat = self.beat
        self.open_decisions = decisions

    def reopen(self) -> None:
        """Rebuild the open decisions (after loading, imagining or going back)."""
        if self.stack:
            step = self.stack[-1]
            if isinstance(step, Lanes):
                step.fill(self)
            self.stamp(step.ask(self))

    def resume(self) -> list[Event]:
        """Continue if nobody is left to answer, which can happen in an imagined match."""
        if not self.open_decisions and not self.over:
            self.advance()
        return self.drain_events()

    # -- sealed rounds ----------------------------------------------------------------------

    @property
    def round(self) -> str:
        """The public id of the open sealed round, or an empty string."""
        if self.stack and isinstance(self.stack[-1], Lanes):
            return f"{self.epoch}.{self.turn}.{self.beat}"
        return ""

    def publish_round(self, lanes: Lanes[T]) -> None:
        """Publish a sealed round. It counts as one beat, and undo cannot go back past it."""
        self.beat += 1
        self.version += 1
        self.past_barrier = True
        if self.log is not None and self.sealed:
            self.sealed.sort(key=Entry.order)
            self.log.extend(self.sealed)
            self.sealed = []

    def close(self, round_id: str) -> list[Event]:
        """Close a sealed round. Seats that have not answered get the default answer."""
        return close_round(self, round_id)

    # -- undo -------------------------------------------------------------------------------

    def undoable(self, seat: int) -> list[str]:
        """Return the ids of the decisions a seat may go back to, earliest first."""
        return undoable(self, seat)

    def undo(self, seat: int, to: str) -> None:
        """Go back to just before a decision of this seat, or to the start of its lane."""
        undo(self, seat, to)

    # -- for steps --------------------------------------------------------------------------

    def call(self, step: Step[T]) -> None:
        """Run a step next. The current one hears of its end in `returned`, and continues."""
        self.stack.append(step)

    def then(self, *steps: Step[T]) -> None:
        """Call several steps; they run in the order given."""
        self.stack.extend(reversed(steps))

    def done(self) -> None:
        """Pop the top step and hand it to the one below (`returned`)."""
        child = self.stack.pop()
        if self.stack:
            self.stack[-1].returned(self, child)

    def unwind(self, step: Step[T]) -> None:
        """Drop all steps above this one."""
        while self.stack[-1] is not step:
            self.stack.pop()

    def enclosing(self, kind: type[S]) -> S:
        """Return the innermost step of this kind: the battle that is being fought."""
        only = self.game.only.get(kind)
        if only is None:
            only = self.game.find_only(kind)
        for step in reversed(self.stack):
            if type(step) is only:
                return cast("S", step)
        for step in reversed(self.stack):
            if isinstance(step, kind):
                return step
        raise KernelError(f"no {kind.__name__} is in progress")

    def lasting(
        self, kind: int, side: int, n: int, until: type[Step[Any]], source: int = NO_SOURCE
    ) -> None:
        """Change a side's number by `n` until the innermost step of a class is over."""
        lasting(self, kind, side, n, until, source)

    def modified(self, kind: int, side: int) -> int:
        """Return the sum of the lasting changes of a kind that apply to a side now."""
        return modified(self, kind, side)

    def finish(self, outcome: Outcome) -> None:
        """End the match with this outcome."""
        self.outcome = outcome
        outcome.vocabulary = self.content.vocabulary
        self.stack.clear()
        self.past_barrier = True

    # -- copies -----------------------------------------------------------------------------

    def clone(self) -> Match[T]:
        """Return an independent copy without trail, log and events."""
        other: Match[T] = Match(
            self.game,
            self.content,
            self.seats,
            self.settings,
            self.chance.clone(),
            self.state.clone(),
            self.policy,
            self.rules,
        )
        other.stack = [step.clone() for step in self.stack]
        other.open_decisions = self.open_decisions
        other.outcome = self.outcome
        other.epoch = self.epoch
        other.turn = self.turn
        other.beat = self.beat
        other.version = self.version
        return other

    def adopt(self, other: Match[T]) -> None:
        """Take over the state, steps and decisions of another match, without copying them."""
        self.state = other.state
        self.stack = other.stack
        self.open_decisions = other.open_decisions
        self.turn = other.turn
        self.beat = other.beat
        self.outcome = other.outcome

    def imagine(self, viewer: int | None, chance: Chance, tracking: bool = True) -> Match[T]:
        """Return another match that this viewer cannot distinguish from this one.

        Hidden cards are dealt again within what the viewer knows, and other seats' sealed answers
        are dropped. If nobody is left to answer then, call `resume` to continue.
        """
        return imagine(self, viewer, chance, tracking)

    def dealer(self, viewer: int | None) -> Dealer[T]:
        """Return what imagines many matches for this viewer, at a fraction of the time for each.

        `match.dealer(seat).world(chance)` is `match.imagine(seat, chance, tracking=False)`.
        """
        return Dealer(self, viewer)

    # -- what a viewer may know -------------------------------------------------------------

    def view(self, viewer: int | None) -> MatchView:
        """Return what a seat or a spectator (None) may know, as plain JSON."""
        return view_of(self, viewer)

    def svg(self, viewer: int | None = None) -> str | None:
        """Draw what a seat or a spectator (None) may know as SVG; None if the game has no sketch.

        Notebooks show a match as spectators see it.
        """
        return svg_for(self, viewer)

    def _repr_svg_(self) -> str | None:
        return self.svg()

    def explain(self, seat: int) -> list[Explained]:
        """Return a seat's open decisions with all options, blocked answers and their rules."""
        return explanations(self, seat)
