"""Everything one may type besides an answer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from gonfalon.cli.terminal.answers import Question, meant
from gonfalon.cli.terminal.saves import save
from gonfalon.kernel.errors import GonfalonError
from gonfalon.kernel.record import record_of
from gonfalon.kernel.shapes import MatchView

if TYPE_CHECKING:
    from gonfalon.cli.terminal.session import Session

HELP: Final = (
    "answer",
    "explain",
    "rule",
    "info",
    "board",
    "log",
    "undo",
    "save",
    "record",
    "quit",
)
LOG_LINES: Final = 40


class Left(Exception):
    """Somebody leaves the table."""

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

    def obey(self, text: str, question: Question | None) -> bool:
        """Carry out a command; tell whether it was one."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if text.startswith("?") and word != "?":
            word, rest = "?", text[1:].strip()
        word = word.casefold()
        if word == "?":
            self.explain(rest, question)
        elif word in ("help", "h"):
            self.help()
        elif word in ("info", "card", "i"):
            self.info(rest)
        elif word in ("board", "b"):
            self.say("", *self.session.screen.board(self.view()), "")
        elif word in ("log", "l"):
            self.log(rest)
        elif word in ("undo", "u"):
            self.undo(rest, question)
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
        """Return who is looking."""
        people = self.session.people
        if len(people) == 1:
            return people[0]
        return None if self.session.match.over else self.session.at_table

    def view(self) -> MatchView:
        """Return what is to be seen by who is looking."""
        return self.session.match.view(self.viewer())

    # -- explaining ---------------------------------------------------------------------------

    def help(self) -> None:
        """List the commands."""
        for key in HELP:
            self.say(*self.paint.wrapped(self.told.play(f"help-{key}"), "  ", "      "))

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
        rule = question.lines[0].choice.rule
        self.say(*self.paint.wrapped(self.told.play("explain-more", rule=rule)))

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
                self.info(what, True)
                return
            places = self.session.screen.places()
            for blocked in question.asked.blocked:
                names = (blocked.id.casefold(), places.get(blocked.id, "").casefold())
                if what.casefold() in names:
                    self.say(*self.paint.wrapped(blocked.text, "  "))
                    self.say_rule(blocked.rule)
                    return
        if what:
            self.info(what)
        else:
            self.help()

    def say_rule(self, rule: str) -> None:
        """Print a rule with its text."""
        text = self.told.interface("rule", rule=rule, text=self.told.rule(rule))
        self.say(*self.paint.wrapped(text, "  ", "      "))

    def info(self, what: str, exactly: bool = False) -> None:
        """Print the texts of components: what lies on the table, or what is named."""
        screen = self.session.screen
        if not what:
            self.say(*screen.legend(self.view()))
            return
        wanted = what.casefold()
        places = {name.casefold(): id for id, name in screen.places().items()}
        if wanted in places or what in screen.places():
            self.place(places.get(wanted, what))
            return
        found = 0
        for section, id in screen.entries():
            names = (self.told.name_of(section, id).casefold(), id.casefold())
            if wanted in names or (not exactly and any(wanted in name for name in names)):
                found += 1
                self.say(*self.paint.wrapped(self.told.text_of(section, id), "  ", "    "))
        if not found and not exactly:
            self.say(self.told.play("no-such-thing", text=what))

    def place(self, id: str) -> None:
        """Print what lies on a place."""
        table = self.view()["table"]
        hexes: list[dict[str, object]] = table.get("hexes", []) if isinstance(table, dict) else []
        for hex in hexes:
            if hex["hex"] == id:
                tile = str(hex["tile"])
                self.say(*self.paint.wrapped(self.told.text_of("tile", tile), "  ", "    "))
                for key in ("value", "capacity", "knights"):
                    if key in hex:
                        self.say("    " + self.told.play(f"place-{key}", n=int(str(hex[key]))))
                if hex["owner"] is not None:
                    name = self.told.seat(int(str(hex["owner"])))
                    self.say("    " + self.told.play("place-owner", name=name))

    def log(self, rest: str) -> None:
        """Print the last lines of the log, or all of it."""
        lines = self.session.log_lines(self.session.events, self.viewer())
        if rest.isdecimal() and int(rest):
            lines = lines[-int(rest) :]
        elif rest.casefold() != "all":
            lines = lines[-LOG_LINES:]
        self.say(*(lines or [self.told.play("no-log")]))

    # -- taking back --------------------------------------------------------------------------

    def undo(self, rest: str, question: Question | None) -> None:
        """Take back the last answer, or go back to a numbered one."""
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
        self.session.events += [text, *match.heard()]
        self.session.shown = (None, None)

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
            self.say(self.told.play("no-file", reason=str(error)))
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
            self.say(self.told.play("no-file", reason=str(error)))
            return
        key = "recorded" if match.over else "recorded-unfinished"
        self.say(*self.paint.wrapped(self.told.play(key, file=name)))

    def quit(self) -> None:
        """Leave the table."""
        self.say(self.told.play("bye" if self.session.match.over else "bye-unfinished"))
        raise Left
