"""Everything a player can type besides an answer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gonfalon.cli.spoken import trouble
from gonfalon.cli.terminal.answers import Question, meant
from gonfalon.cli.terminal.saves import save
from gonfalon.kernel.play.standing import in_window
from gonfalon.kernel.records.record import record_of
from gonfalon.kernel.values.errors import GonfalonError
from gonfalon.kernel.values.shapes import MatchView

if TYPE_CHECKING:
    from gonfalon.cli.terminal.session import Session

HELP: Final = (
    "answer",
    "closing",
    "place",
    "explain",
    "rule",
    "info",
    "board",
    "log",
    "undo",
    "auto",
    "save",
    "record",
    "quit",
)
LOG_LINES: Final = 40


class PlayerLeft(Exception):
    """Raised when a player leaves the match."""

    def __init__(self, code: int = 0) -> None:
        super().__init__()
        self.code = code


class Commands:
    """The commands of a session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.told = session.told
        self.paint = session.paint
        self.say = session.say
        self.bots: list[str] = []

    def run(self, text: str, question: Question | None) -> bool:
        """Carry out a command; return whether the text was one."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if text.startswith("?") and word != "?":
            word, rest = "?", text[1:].strip()
        word = word.casefold()
        if word == "?":
            self.explain(rest, question)
        elif word in ("help", "h"):
            self.help(question)
        elif word in ("info", "card", "i"):
            self.info(rest)
        elif word in ("board", "b"):
            self.say("", *self.session.screen.board(self.view()), "")
        elif word in ("log", "l"):
            self.log(rest)
        elif word in ("undo", "u"):
            self.undo(rest, question)
        elif word == "auto":
            self.auto(question)
        elif word == "save":
            self.save(rest)
        elif word == "record":
            self.record(rest)
        elif word in ("quit", "q", "exit"):
            self.quit()
        else:
            return False
        return True

    def viewer(self) -> int | None:
        """Return the seat at the keyboard; None for a spectator's view."""
        people = self.session.people
        if len(people) == 1:
            return people[0]
        return None if self.session.match.over else self.session.at_table

    def view(self) -> MatchView:
        """Return the view of the seat at the keyboard."""
        return self.session.match.view(self.viewer())

    # -- explaining ---------------------------------------------------------------------------

    def help(self, question: Question | None) -> None:
        """Print what the game is about, and the commands with examples from this match."""
        screen, match = self.session.screen, self.session.match
        about = self.told.formatted("game-summary.text", {})
        if about:
            self.say(self.paint.bold(self.told.title), *self.paint.wrapped(about), "")
        rule = question.lines[0].choice.rule if question else next(iter(self.told.ledger.rules))
        places = list(screen.places().values())
        examples = {
            "rule": rule,
            "place": places[0] if places else "",
            "name": screen.example(self.view()),
            "game": match.game.slug,
        }
        for key in HELP:
            if (key == "place" and not places) or (key == "closing" and not match.game.closing):
                continue
            text = self.told.play(f"help-{key}", **examples)
            self.say(*self.paint.wrapped(text, "  ", "      "))

    def explain(self, what: str, question: Question | None) -> None:
        """Explain all options and refusals, or one option, or one rule."""
        if question is None or what:
            self.explain_one(what, question)
            return
        self.say(self.paint.bold(self.told.play("options")))
        for line in question.lines:
            text = f"{line.choice.text} ({line.choice.rule})"
            self.say(*self.paint.wrapped(text, f"  {line.key:>3}  "))
        if question.asked.blocked:
            self.say(self.paint.bold(self.told.play("blocked")))
        places = self.session.screen.places()
        for blocked in sorted(question.asked.blocked, key=lambda b: places.get(b.id, "")):
            first = f"   {places[blocked.id]}: " if blocked.id in places else "   "
            self.say(*self.paint.wrapped(f"{blocked.text} ({blocked.rule})", first))
        top = question.lines[0]
        text = self.told.play("explain-more", key=top.key, rule=top.choice.rule)
        self.say(*self.paint.wrapped(text))

    def explain_one(self, what: str, question: Question | None) -> None:
        """Explain an option with the text of its rule, or a rule by its id."""
        rule = what.upper()
        if rule in self.told.ledger.rules:
            self.say_rule(rule)
            return
        if question is not None and what:
            found = meant(what, question.lines, self.session.screen.places())
            if found:
                for line in found:
                    self.say(*self.paint.wrapped(line.choice.text, f"  {line.key}  "))
                    self.say_rule(line.choice.rule)
                    self.say_touched(question.labels[line.choice.id].touches)
                return
            places = self.session.screen.places()
            for blocked in question.asked.blocked:
                names = (blocked.id.casefold(), places.get(blocked.id, "").casefold())
                if what.casefold() in names:
                    self.say(*self.paint.wrapped(blocked.text, "  "))
                    self.say_rule(blocked.rule)
                    return
        if what.isdecimal():
            self.say(*self.paint.wrapped(self.told.play("unknown", text=what)))
        elif what:
            self.info(what)
        else:
            self.help(question)

    def say_rule(self, rule: str) -> None:
        """Print a rule with its text."""
        text = self.told.interface("rule", rule=rule, text=self.told.rule(rule))
        self.say(*self.paint.wrapped(text, "  ", "      "))

    def say_touched(self, components: Sequence[str]) -> None:
        """Print what components do, and what is on places."""
        for component in components:
            kind, _, id = component.partition(":")
            if self.told.does(kind, id):
                text = self.told.text_of(kind, id)
                self.say(*self.paint.wrapped(text, "  ", "      "))
            if id in self.session.screen.places():
                self.say(*self.session.screen.place(self.view(), id))

    def info(self, what: str) -> None:
        """Print the texts of components: those in play, or the one named."""
        screen = self.session.screen
        if not what:
            empty = self.paint.wrapped(self.told.play("no-legend"))
            self.say(*(screen.legend(self.view()) or empty))
            return
        wanted = what.casefold()
        places = {name.casefold(): id for id, name in screen.places().items()}
        if wanted in places or what in screen.places():
            self.say(*screen.place(self.view(), places.get(wanted, what)))
            return
        found = 0
        for section, id in screen.entries():
            if wanted == id or wanted in self.told.name_of(section, id).casefold():
                found += 1
                self.say(*self.paint.wrapped(self.told.text_of(section, id), "  ", "    "))
        if not found:
            self.say(self.told.play("no-such-thing", text=what))

    def log(self, rest: str) -> None:
        """Print the last lines of the log, or all of it."""
        lines = self.session.log_lines(self.session.events, self.viewer())
        if rest.isdecimal() and int(rest):
            lines = lines[-int(rest) :]
        elif rest.casefold() != "all":
            lines = lines[-LOG_LINES:]
        self.say(*(lines or [self.told.play("no-log")]))

    # -- undo ---------------------------------------------------------------------------------

    def undo(self, rest: str, question: Question | None) -> None:
        """Undo the last answer, or go back to a numbered one."""
        match = self.session.match
        seat = question.decision.seat if question is not None else -1
        ids = match.undoable(seat)
        if not ids:
            self.say(*self.paint.wrapped(self.told.play("no-undo")))
            return
        if rest.isdecimal() and 1 <= int(rest) <= len(ids):
            to = ids[int(rest) - 1]
        elif rest.casefold() == "all":
            to = ids[0]
        elif not rest:
            to = ids[-1]
        else:
            self.say(self.told.play("undo-list"))
            for number, id in enumerate(ids, 1):
                self.say(f"  {number:>3}  {self.session.given.get(id, id)}")
            return
        match.undo(seat, to)
        back = self.session.given.get(to, to)
        text = self.told.play("undone", name=self.told.seat(seat), text=back)
        self.session.events += [text, *match.drain_events()]
        self.session.shown = (None, None)

    def auto(self, question: Question | None) -> None:
        """Pass in windows like the open one from now on; anywhere else, stop doing so."""
        session = self.session
        if question is None:
            return
        decision = question.decision
        if in_window(session.match, decision):
            session.orders.setdefault(decision.seat, set()).add(decision.kind)
            self.say(*self.paint.wrapped(self.told.play("auto-on")))
            session.pass_in(decision)
        elif session.orders.pop(decision.seat, None):
            self.say(*self.paint.wrapped(self.told.play("auto-off")))
        else:
            self.say(*self.paint.wrapped(self.told.play("auto-none")))

    # -- files --------------------------------------------------------------------------------

    def save(self, name: str) -> None:
        """Save the match."""
        session = self.session
        if not name:
            self.say(self.told.play("needs-file", command="save"))
            return
        try:
            sitting = session.sitting
            names = [self.told.seat(seat) for seat in range(session.match.seats)]
            save(Path(name), session.match, names, self.bots, sitting.chance)
        except OSError as error:
            self.say(self.told.play("no-file", reason=trouble(error, self.told)))
            return
        self.say(*self.paint.wrapped(self.told.play("saved", file=name)))

    def record(self, name: str) -> None:
        """Write the record of the match."""
        if not name:
            self.say(self.told.play("needs-file", command="record"))
            return
        match = self.session.match
        try:
            Path(name).write_text(record_of(match).text, encoding="utf-8")
        except (OSError, GonfalonError) as error:
            self.say(self.told.play("no-file", reason=trouble(error, self.told)))
            return
        key = "recorded" if match.over else "recorded-unfinished"
        self.say(*self.paint.wrapped(self.told.play(key, file=name)))

    def quit(self) -> None:
        """Leave the match."""
        self.say(self.told.play("bye" if self.session.match.over else "bye-unfinished"))
        raise PlayerLeft
