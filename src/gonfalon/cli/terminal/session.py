"""A match in the terminal: bots play, players are asked, and events are printed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gonfalon.bots.bot import Sitting
from gonfalon.cli.terminal.answers import Line, Numbers, Question, meant, refused
from gonfalon.cli.terminal.commands import Commands, PlayerLeft
from gonfalon.kernel.chance.chance import ProvableChance, commitment
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.standing import answered_by_order
from gonfalon.kernel.values.decision import Decision
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import Event
from gonfalon.terminal.paint import BOLD, Paint
from gonfalon.terminal.screen import Screen, View
from gonfalon.terminal.voice import Voice

INTERRUPTED: Final = 130


class Session:
    """A match in the terminal. `read` returns a typed line, or None at the end of input."""

    def __init__(
        self,
        sitting: Sitting,
        told: Voice,
        screen: Screen,
        paint: Paint,
        read: Callable[[str], str | None],
        write: Callable[[str], None],
    ) -> None:
        self.sitting = sitting
        self.match: Match[Any] = sitting.match
        self.told = told
        self.screen = screen
        self.paint = paint
        self.read = read
        self.write = write
        self.people = [s for s, bot in enumerate(sitting.bots) if bot is None]
        self.events: list[Event | str] = list(self.match.drain_events())
        self.seen = [0] * self.match.seats
        self.shown: tuple[Any, Any] = (None, None)  # what full and short display showed last
        self.given: dict[str, str] = {}  # the text of each answer given, by decision id
        self.orders: dict[int, set[str]] = {}  # windows in which seats pass automatically
        self.at_table = -1  # the seat at the keyboard
        self.interrupted = False
        self.numbers = Numbers(screen)
        self.asked_back = ""  # the decision whose answer needs confirming
        self.commands = Commands(self)

    # -- the match ----------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the match ends or a player leaves; return the exit code."""
        try:
            while not self.match.over:
                self.go_on()
            self.ending()
        except PlayerLeft as left:
            return left.code
        return 0

    def welcome(self, again: bool) -> None:
        """Print the game's summary, the commitment to the dice, and how to answer."""
        summary = self.told.formatted("game-summary", {}) or ""
        self.say(self.paint.bold(self.told.title), *self.paint.wrapped(summary))
        self.say(*self.proof())
        self.say(*self.paint.wrapped(self.told.play("welcome-back" if again else "welcome")))

    def go_on(self) -> None:
        """Let bots answer, then ask a player, or close a round that waits for nobody."""
        while self.sitting.step():
            self.events += self.match.drain_events()
        if self.match.over:
            return
        by_order = answered_by_order(self.match, self.orders, "")
        if by_order is not None:
            self.pass_in(by_order)
            return
        for decision in self.match.open_decisions:
            if decision.seat in self.people:
                self.ask(decision)
                return
        if not self.match.round:
            raise KernelError("nobody is asked and the match is not over")
        self.events += self.match.close(self.match.round)

    def ask(self, decision: Decision) -> None:
        """Ask a player until the question is answered or something is undone."""
        seat = decision.seat
        self.hand_over(seat)
        self.tell(seat)
        explained = next(e for e in self.match.explain(seat) if e.decision.id == decision.id)
        asked = self.told.explained(explained)
        lines = self.numbers.listed(decision, asked, self.screen.order(explained))
        question = Question(explained, asked, lines)
        view = self.match.view(seat)
        self.show(seat, view, decision.kind)
        self.put(question)
        while True:
            key = "prompt" if len(question.lines) > 1 else "prompt-one"
            text = self.typed(self.told.play(key, name=self.told.seat(seat)))
            if not text:
                if len(question.lines) == 1:
                    self.choose(question, question.lines[0])
                    return
                self.put(question)
            elif self.commands.run(text, question):
                if decision not in self.match.open_decisions:
                    return  # undone
            elif self.answer(text, question):
                return

    def show(self, seat: int, view: View, kind: str) -> None:
        """Show what has changed and matters for a question."""
        moment = self.screen.moment(view, kind)
        board = self.screen.fingerprint(view, kind)
        if moment is not None and self.shown[0] != (seat, moment):
            self.shown = ((seat, moment), board)
            lines = self.screen.board(view)
            self.say(*(["", *lines, ""] if lines else [""]))
            return
        if moment is None and board is not None and self.shown[1] != board:
            self.shown = (self.shown[0], board)
            self.say("", *self.screen.outline(view), "")
        self.say(*self.screen.beside(view, kind))

    def put(self, question: Question) -> None:
        """Print a question with its options."""
        self.say(*map(self.paint.bold, self.paint.wrapped(question.asked.question)))
        width = max(len(line.key) for line in question.lines)
        for line in question.lines:
            self.say(*self.paint.wrapped(line.choice.text, f"  {line.key:>{width}}  "))
            label = question.labels[line.choice.id]
            for detail in self.screen.details(question.decision.kind, label):
                text = self.paint.wrapped(detail, " " * (width + 6))
                self.say(*map(self.paint.dim, text))

    def answer(self, text: str, question: Question) -> bool:
        """Handle a typed answer; print what is wrong with it, if anything."""
        places = self.screen.places()
        found = meant(text, question.lines, places)
        if len(found) == 1:
            return self.sure(question, found[0]) and self.choose(question, found[0])
        if found:
            names = "; ".join(f"{line.key} {line.choice.text}" for line in found)
            self.say(*self.paint.wrapped(self.told.play("ambiguous", text=text, names=names)))
            return False
        known = self.numbers.answer(question.decision.kind, text)
        blocked = refused(known, question.asked, places)
        if blocked is not None:
            reason = f"{blocked.text} ({blocked.rule})"
            self.say(*self.paint.wrapped(self.told.interface("refused", reason=reason)))
        else:
            self.say(*self.paint.wrapped(self.told.play("unknown", text=text)))
        return False

    def sure(self, question: Question, line: Line) -> bool:
        """Ask for confirmation, once, before ending a turn in which more could be done."""
        decision = question.decision
        if line.choice.id != self.screen.closing(decision.kind) or len(question.lines) == 1:
            return True
        if self.asked_back == decision.id:
            return True
        self.asked_back = decision.id
        text = self.told.play("sure", text=line.choice.text, key=line.key)
        self.say(*self.paint.wrapped(text))
        return False

    def choose(self, question: Question, line: Line) -> bool:
        """Submit an answer to the match."""
        decision = question.decision
        self.given[decision.id] = line.choice.text
        self.events += self.match.choose(decision.id, line.choice.id)
        return True

    def pass_in(self, decision: Decision) -> None:
        """Pass in a window: give its answer by default."""
        self.events += self.match.choose(decision.id, decision.options[decision.default].id)

    # -- output -------------------------------------------------------------------------------

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            self.write(line)

    def tell(self, seat: int) -> None:
        """Print what has happened since this seat last looked."""
        news = self.events[self.seen[seat] :]
        self.seen[seat] = len(self.events)
        self.say(*self.log_lines(news, seat))

    def log_lines(self, events: list[Event | str], viewer: int | None) -> list[str]:
        """Return the events that a viewer may see, as lines."""
        lines: list[str] = []
        for event in events:
            if isinstance(event, str):
                lines += self.noted(event)
            elif not event.visible_to(viewer) or self.screen.quiet(event):
                continue
            elif self.screen.heading(event):
                lines += ["", self.paint.named(self.told.event(event), self.names, BOLD)]
            else:
                lines += self.noted(self.told.event(event))
        return lines

    def noted(self, text: str) -> list[str]:
        """Return an event's text as lines of the log."""
        dot = self.paint.symbol("·", "-")
        lines = self.paint.wrapped(text, f"  {dot} ")
        return [self.paint.named(line, self.names) for line in lines]

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return [self.told.seat(seat) for seat in range(self.match.seats)]

    def hand_over(self, seat: int) -> None:
        """If several players share the keyboard, clear the screen for the next one."""
        if len(self.people) > 1 and self.at_table != seat:
            self.say("\n" * 40 if self.at_table >= 0 else "")
            self.typed(self.told.play("hand-over", name=self.told.seat(seat)))
            self.shown = (None, None)
        self.at_table = seat

    def typed(self, prompt: str) -> str:
        """Read a line; end of input or a second Ctrl-C leaves the match."""
        while True:
            try:
                text = self.read(prompt + " ")
            except KeyboardInterrupt:
                self.say("")
                if self.interrupted:
                    raise PlayerLeft(INTERRUPTED) from None
                self.interrupted = True
                self.say(self.told.play("interrupted"))
                continue
            self.interrupted = False
            if text is None:
                self.say("", self.told.play("bye" if self.match.over else "bye-unfinished"))
                raise PlayerLeft
            return text.strip()

    # -- the end ------------------------------------------------------------------------------

    def ending(self) -> None:
        """Show the result, where every point came from, and how to check the dice."""
        viewer = self.people[0] if len(self.people) == 1 else None
        from_there = self.seen[self.at_table] if self.at_table >= 0 else 0
        self.say(*self.log_lines(self.events[from_there:], viewer))
        self.say("", *self.screen.board(self.match.view(viewer)), "")
        outcome = self.match.outcome
        if outcome is not None:
            self.say(self.paint.named(self.told.event(outcome.how), self.names, BOLD))
            for place, sources in self.told.standings(outcome):
                self.say(self.paint.named(place, self.names, BOLD))
                self.say(*(f"     {source}" for source in sources))
        self.say("", *self.proof())
        if not self.people:
            return
        while True:
            text = self.typed(self.told.play("end-prompt"))
            if not text:
                self.say(self.told.play("bye"))
                return
            if not self.commands.run(text, None):
                self.say(*self.paint.wrapped(self.told.play("over", text=text)))

    def proof(self) -> list[str]:
        """Return the commitment, and once the match is over also the seed."""
        chance = self.match.chance
        if not isinstance(chance, ProvableChance):
            return []
        said = self.told.play("commitment", commitment=commitment(chance.seed))
        lines = self.paint.wrapped(said, "", "  ")
        if self.match.over:
            lines += self.paint.wrapped(self.told.play("seed", seed=chance.seed.hex()), "", "  ")
            lines += self.paint.wrapped(self.told.play("verify"))
        return lines
