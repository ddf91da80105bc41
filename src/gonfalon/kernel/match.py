"""Match: one play of a game, from set-up to outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from gonfalon.kernel.chance import Chance
from gonfalon.kernel.deal import deal
from gonfalon.kernel.decision import Decision, Explained, Option
from gonfalon.kernel.errors import KernelError, Refused
from gonfalon.kernel.hidden import Pack, Zone
from gonfalon.kernel.message import EVERYONE, Event, Message, bit_of
from gonfalon.kernel.native import mypyc_attr
from gonfalon.kernel.outcome import Outcome
from gonfalon.kernel.series import give_series
from gonfalon.kernel.shapes import MatchView
from gonfalon.kernel.showing import explanations, view_of
from gonfalon.kernel.step import QUICK, Lanes, Step, T
from gonfalon.kernel.trail import Entry, Trail

if TYPE_CHECKING:
    from gonfalon.kernel.game import Content, Game

RUNAWAY: Final = 10_000  # steps without a question: a procedure that does not end


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Generic[T]):
    """The kernel's runtime object: a table, a stack of steps, chance, and the open questions.

    At every decision it can be cloned, saved, hashed and compared. `trail` (undo), `log` (the
    record) and `listening` (events) are switched off in simulations, where nobody asks for them.
    """

    __slots__ = (
        "asking",
        "barred",
        "beat",
        "chance",
        "content",
        "epoch",
        "events",
        "game",
        "listening",
        "log",
        "options",
        "outcome",
        "policy",
        "sealed",
        "seats",
        "stack",
        "table",
        "trail",
        "turn",
        "version",
    )

    def __init__(
        self,
        game: Game[T],
        content: Content,
        seats: int,
        options: dict[str, Any],
        chance: Chance,
        table: T,
        policy: str = QUICK,
    ) -> None:
        self.game = game
        self.content = content
        self.seats = seats
        self.options = options
        self.policy = policy
        self.chance = chance
        self.table = table
        self.stack: list[Step[T]] = []
        self.asking: list[Decision] = []
        self.outcome: Outcome | None = None
        self.epoch = 0
        self.turn = 0
        self.beat = 0
        self.version = 0
        self.barred = False
        self.listening = False
        self.events: list[Event] = []
        self.trail: Trail[T] | None = None
        self.log: list[Entry] | None = None
        self.sealed: list[Entry] = []

    # -- questions and answers --------------------------------------------------------------

    @property
    def decisions(self) -> list[Decision]:
        """The open questions. Hidden from everybody but the seat that is asked."""
        return self.asking

    @property
    def waiting(self) -> int:
        """The public mask of seats that are being asked, as far as anybody can tell."""
        return self.stack[-1].asked(self) if self.stack else 0

    @property
    def over(self) -> bool:
        """Whether the match has its outcome."""
        return self.outcome is not None

    def decision(self, decision_id: str) -> Decision:
        """Return an open decision by its id, or refuse."""
        for decision in self.asking:
            if decision.id == decision_id:
                return decision
        code = "over" if self.over else "stale-decision"
        raise Refused(code, f"{decision_id} is not an open decision")

    def choose(self, decision_id: str, option_id: str) -> list[Event]:
        """Answer a decision; refuse anything that is not offered, changing nothing."""
        decision = self.decision(decision_id)
        option = self.offered(decision, option_id)
        if self.trail is None:
            self.answer(decision, option)
        else:
            self.answer_or_restore(decision, option)
        return self.heard()

    def offered(self, decision: Decision, option_id: str) -> Option:
        """Return an option of an open decision by its id, or refuse."""
        option = decision.option(option_id)
        if option is not None:
            return option
        rule = ""
        for blocked in self.stack[-1].blocked(self, decision):
            if blocked.id == option_id:
                rule = blocked.rule
        raise Refused("not-offered", f"{option_id} is not offered by {decision.id}", rule)

    def choose_all(self, decision_id: str, option_ids: list[str]) -> list[Event]:
        """Answer successive questions of one seat (a whole redeployment), all or nothing."""
        self.clone().choose_series(decision_id, option_ids)
        return self.choose_series(decision_id, option_ids)

    def choose_series(self, decision_id: str, option_ids: list[str]) -> list[Event]:
        """Answer successive questions of one seat; all of it will be taken back as one."""
        return give_series(self, decision_id, option_ids)

    def answer_or_restore(self, decision: Decision, option: Option) -> None:
        """Answer; should the game fail half-way, put everything back before saying so."""
        backup = self.clone()
        known = 0 if self.log is None else len(self.log)
        sealed = self.sealed[:]
        try:
            self.answer(decision, option)
        except Exception:
            self.adopt(backup)
            self.chance = backup.chance
            self.version = backup.version
            self.events = []
            self.sealed = sealed
            if self.log is not None:
                del self.log[known:]
            if self.trail is not None:
                self.trail.cut()
            raise

    def heard(self) -> list[Event]:
        """Hand over the events since the last call."""
        events = self.events
        self.events = []
        return events

    def answer(self, decision: Decision, option: Option) -> None:
        """Answer with objects just offered: the hot path, without checks."""
        step = self.stack[-1]
        seat = decision.seat
        trail = self.trail
        log = self.log
        is_sealed = isinstance(step, Lanes)
        if log is not None:
            entry = Entry("choose", seat, decision.id, option.id)
            (self.sealed if is_sealed else log).append(entry)
        if trail is not None and not is_sealed:
            trail.before(self, decision, option)
        used = self.chance.used
        self.barred = False
        if not is_sealed:
            self.beat += 1
            self.version += 1
        step.take(self, seat, option.value)
        self.advance()
        if trail is not None and (self.barred or self.chance.used != used):
            trail.cut()
        if log:
            log[-1].trace = self.chance.trace

    def advance(self) -> None:
        """Run the procedure until somebody has to be asked or the match is over."""
        for _ in range(RUNAWAY):
            if not self.stack:
                if self.outcome is None:
                    raise KernelError("the procedure ended without an outcome")
                self.asking = []
                return
            step = self.stack[-1]
            if step.run(self):
                continue
            decisions = step.ask(self)
            if not isinstance(step, Lanes):
                if len(decisions) != 1 or not decisions[0].options:
                    raise KernelError(f"asked with nothing to answer: {step.NAME} {decisions}")
                decision = decisions[0]
                if decision.public and len(decision.options) == 1:
                    self.beat += 1
                    step.take(self, decision.seat, decision.options[0].value)
                    continue
            self.stamp(decisions)
            return
        raise KernelError(f"runaway procedure at {self.stack[-1].NAME}")

    def stamp(self, decisions: list[Decision]) -> None:
        """Open these questions under ids made of public facts."""
        for decision in decisions:
            decision.epoch = self.epoch
            decision.turn = self.turn
            decision.beat = self.beat
        self.asking = decisions

    def reopen(self) -> None:
        """Build the open questions afresh (after loading, imagining or going back)."""
        if self.stack:
            step = self.stack[-1]
            if isinstance(step, Lanes):
                step.fill(self)
            self.stamp(step.ask(self))

    def settle(self) -> list[Event]:
        """Go on where nobody is left to answer (an imagined match may be in that state)."""
        if not self.asking and not self.over:
            self.advance()
        return self.heard()

    # -- sealed rounds ----------------------------------------------------------------------

    @property
    def round(self) -> str:
        """The public id of the sealed round that is open, or an empty text."""
        if self.stack and isinstance(self.stack[-1], Lanes):
            return f"{self.epoch}.{self.turn}.{self.beat}"
        return ""

    def opening(self, lanes: Lanes[T]) -> None:
        """Publish a round: one beat for all its answers; no undo reaches behind it."""
        self.beat += 1
        self.version += 1
        self.barred = True
        if self.log is not None and self.sealed:
            self.sealed.sort(key=Entry.order)
            self.log.extend(self.sealed)
            self.sealed = []

    def close(self, round_id: str) -> list[Event]:
        """Close a sealed round; who has not answered takes the default."""
        lanes = self.stack[-1] if self.stack else None
        if not isinstance(lanes, Lanes) or self.round != round_id:
            raise Refused("stale-round", f"{round_id} is not an open round")
        for decision in self.asking:
            if decision.default < 0:
                raise Refused("answer-owed", f"seat {decision.seat} still has to answer")
        lanes.closed = True
        self.advance()
        if self.trail is not None:
            self.trail.cut()
        if self.log is not None:
            self.log.append(Entry("close", -1, round_id, "", self.chance.trace))
        return self.heard()

    # -- undo -------------------------------------------------------------------------------

    def undoable(self, seat: int) -> list[str]:
        """Return the decisions a seat may go back to, the earliest first."""
        if not 0 <= seat < self.seats:
            return []
        lanes = self.stack[-1] if self.stack else None
        if isinstance(lanes, Lanes):
            return [f"{self.round}.lane.{seat}"] if lanes.touched >> seat & 1 else []
        return [] if self.trail is None else self.trail.reach(seat)

    def undo(self, seat: int, to: str) -> None:
        """Go back to just before a decision of this seat, or to the start of its own lane."""
        trail = self.trail
        if to not in self.undoable(seat):
            raise Refused("cannot-undo", f"seat {seat} cannot go back to {to}")
        lanes = self.stack[-1]
        if isinstance(lanes, Lanes):
            lanes.given[seat] = []
            lanes.touched &= ~(1 << seat)
            self.sealed = [entry for entry in self.sealed if entry.seat != seat]
            self.advance()
            return
        if trail is not None:
            trail.back(self, to)
        if self.log is not None:
            self.log.append(Entry("undo", seat, to, ""))

    def barrier(self) -> None:
        """No undo reaches behind this moment."""
        self.barred = True

    # -- for steps --------------------------------------------------------------------------

    def push(self, step: Step[T]) -> None:
        """Put a step on top: it runs next."""
        self.stack.append(step)

    def then(self, *steps: Step[T]) -> None:
        """Put a sequence on top: the first runs first."""
        self.stack.extend(reversed(steps))

    def done(self) -> None:
        """End the step on top; its parent hears of it."""
        child = self.stack.pop()
        if self.stack:
            self.stack[-1].child_done(self, child)

    def unwind(self, step: Step[T]) -> None:
        """Drop everything above a step."""
        while self.stack[-1] is not step:
            self.stack.pop()

    def finish(self, outcome: Outcome) -> None:
        """End the match."""
        self.outcome = outcome
        self.stack.clear()
        self.barred = True

    def emit(self, message: Message, args: tuple[Any, ...], audience: int = EVERYONE) -> None:
        """Say what happened to those who may know. Callers ask `listening` first."""
        self.events.append(Event(message, args, audience))

    def draw(self, pack: Pack, source: Zone, target: Zone, count: int) -> None:
        """Draw hidden cards; the drawer learns something."""
        self.barred = True
        pack.draw(source, target, count)

    def shuffle(self, pack: Pack, zone: Zone, label: int, count: int = -1) -> None:
        """Shuffle an ordered zone, or its lowest cards."""
        self.barred = True
        pack.shuffle(zone, self.chance, label, count)

    def look(self, pack: Pack, zone: Zone, count: int, seat: int) -> list[int]:
        """Let a seat see the top cards of a zone."""
        self.barred = True
        return pack.look(zone, count, 1 << seat)

    def turn_up(self, pack: Pack, zone: Zone) -> int:
        """Turn the top card of a zone over and take it away: everybody learns its kind."""
        self.barred = True
        return pack.take_top(zone)

    def reveal(self, pack: Pack, zone: Zone, kind: int) -> None:
        """Take a card from a bag in plain sight. Showing one's own card is no barrier."""
        self.remember(pack, zone, kind)
        pack.take(zone, kind)

    def show(self, pack: Pack, zone: Zone, kind: int) -> None:
        """Show a card of a bag, which stays there. Showing one's own card is no barrier."""
        self.remember(pack, zone, kind)
        pack.show(zone, kind)

    def remember(self, pack: Pack, zone: Zone, kind: int) -> None:
        """Who learns of a card by its being shown now will know of it after an undo, too."""
        if self.trail is not None:
            learners = ~zone.aware(kind)
            place = (self.table.packs.index(pack), pack.zones.index(zone), kind, learners)
            self.trail.shown.append(place)

    def give(
        self, pack: Pack, source: Zone, kind: int, target: Zone, mask: int = 0, under: bool = False
    ) -> None:
        """Pass a card from a bag unseen; if a seat learns something by it, that is a barrier."""
        if (mask | target.audience) & ~source.audience:
            self.barred = True
        pack.give(source, kind, target, mask, under)

    def rule_out(self, pack: Pack, zone: Zone, kinds: list[int], mask: int = EVERYONE) -> None:
        """Let seats know that a zone holds none of these kinds: what is said stays said."""
        self.barred = True
        pack.rule_out(zone, kinds, mask)

    # -- copies -----------------------------------------------------------------------------

    def clone(self) -> Match[T]:
        """Return an independent match; it keeps no trail, no log and no events."""
        table: T = self.table.clone()  # type: ignore[assignment]
        other: Match[T] = Match(
            self.game, self.content, self.seats, self.options, self.chance.clone(), table
        )
        other.policy = self.policy
        other.stack = [step.clone() for step in self.stack]
        other.asking = self.asking
        other.outcome = self.outcome
        other.epoch = self.epoch
        other.turn = self.turn
        other.beat = self.beat
        other.version = self.version
        return other

    def adopt(self, other: Match[T]) -> None:
        """Take over the table and the procedure of a copy."""
        self.table = other.table
        self.stack = other.stack
        self.asking = other.asking
        self.turn = other.turn
        self.beat = other.beat
        self.outcome = other.outcome

    def imagine(self, viewer: int | None, chance: Chance, tracking: bool = True) -> Match[T]:
        """Return another match that this viewer cannot tell from this one.

        Hidden cards are dealt anew within what the viewer knows; sealed answers of others are
        dropped. It may be that nobody is left to answer then: call `settle` to go on.
        """
        bit = bit_of(viewer)
        other = self.clone()
        other.chance = chance
        table = other.table
        table.packs = [deal(pack, bit, chance, tracking) for pack in table.packs]
        table.bind()
        table.imagine(bit, chance)
        for step in other.stack:
            if isinstance(step, Lanes):
                step.forget(bit)
        other.reopen()
        return other

    # -- what a viewer may know -------------------------------------------------------------

    def view(self, viewer: int | None) -> MatchView:
        """Return what a seat, or a spectator, may know, as plain JSON."""
        return view_of(self, viewer)

    def explain(self, seat: int) -> list[Explained]:
        """Return a seat's open questions with every option, every refusal and their rules."""
        return explanations(self, seat)
