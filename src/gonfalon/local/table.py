"""A match on one device: its answers, what it lets people take back, and its bots."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import Any

from gonfalon.bots import make_bot
from gonfalon.bots.bot import counterpart
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.standing import answered_by_order
from gonfalon.kernel.play.trail import clone_with_trail
from gonfalon.kernel.records.record import MAX_REWINDS, rewind
from gonfalon.kernel.records.saving import canonical, to_json
from gonfalon.kernel.values.decision import Decision
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.message import Event
from gonfalon.kernel.values.shapes import TextView
from gonfalon.local.inputs import StoredInput, now
from gonfalon.local.people import People
from gonfalon.table.inputs import Act, carry_out, open_windows, pass_in, stored_events
from gonfalon.table.lines import lines_of
from gonfalon.table.log import ListedLog
from gonfalon.table.quick_start import QuickStart, next_answer, read_quick_start
from gonfalon.table.replays import replayed
from gonfalon.table.single_answers import choose_and_go_on

LUCK = 60  # bits
PersonAct = Callable[[Match[Any], int], list[Event]]  # with the person's seat


@dataclass
class Terms:
    """What a table is, apart from its match."""

    id: str
    game: str
    people: People
    bots: dict[str, str]  # level by seat; JSON has text for keys
    created_at: str
    orders: dict[str, list[str]] = field(default_factory=dict)  # kinds of windows to pass
    standing_in: dict[str, str] = field(default_factory=dict)  # bots that play for people
    ended_at: str = ""
    rematch_of: str = ""
    quick_start: dict[str, dict[str, Any]] = field(default_factory=dict)  # `QuickStart` by seat

    @property
    def text(self) -> str:
        """The terms as JSON."""
        return canonical(asdict(self))


def read_terms(values: dict[str, Any]) -> Terms:
    """Return terms that were kept."""
    return Terms(**values | {"people": People(**values["people"])})


@dataclass(frozen=True)
class Answer:
    """The response to an accepted input."""

    version: int
    went_on: list[TextView] = field(default_factory=list)  # single answers that were given as well


class LocalTable:
    """A match for people at one device and bots, with its log. `kept` has to be stored by now."""

    def __init__(self, terms: Terms, match: Match[Any], inputs: list[StoredInput]) -> None:
        self.terms = terms
        self.match = match
        self.inputs = inputs
        self.log = ListedLog(inputs)
        self.kept: dict[str, str] = {}
        self.sizes: dict[str, int] = {}  # of what is stored, by key
        self.by_key = {one.key: one for one in inputs if one.key}

    def begin(self) -> None:
        """Log the set-up of a new match."""
        match = self.match
        events = stored_events(match, match.drain_events())
        self.append(StoredInput(0, match.version, "start", -1, "", [], -1, events, now()))
        self.answer_set_up("start", -1, "", [])
        self.keep_terms()

    # -- inputs -----------------------------------------------------------------------------------

    def choose(self, decision: str, options: list[str], key: str, go_on: bool = False) -> Answer:
        """Answer a decision for the person, or several in a row, all or nothing."""
        given: list[TextView] = []
        if self.match.over and key not in self.by_key:
            raise Refused("over", "the match is over")

        def act(m: Match[Any], seat: int) -> list[Event]:
            if go_on and not self.terms.people.shared:
                return choose_and_go_on(m, decision, options, seat, given)
            return m.choose_series(decision, options, seat)

        return Answer(self.once(key, "choose", decision, act, options), given)

    def undo(self, to: str, key: str) -> Answer:
        """Return to just before one of the person's own decisions."""

        def act(m: Match[Any], seat: int) -> list[Event]:
            m.undo(seat, to)
            return []

        return Answer(self.once(key, "undo", to, act))

    def go_back(self, to: int, key: str) -> Answer:
        """Go back to an earlier version, past barriers too: who sits here agrees by talking."""
        given = self.by_key.get(key)
        if given is not None and given.kind == "rewind":
            return Answer(given.version)
        seat = self.seat()
        entry = self.log.published([to]).get(to)
        if entry is None or to >= self.match.version:
            raise Refused("no-such-version", f"{to} is not an earlier version")
        if sum(one.kind == "rewind" for one in self.inputs) >= MAX_REWINDS:
            raise Refused("too-often", f"a match goes back at most {MAX_REWINDS} times")
        lines = lines_of(self.log.inputs(entry.seq))
        earlier = replayed(self.match, lines)

        def act(m: Match[Any]) -> list[Event]:
            rewind(m, earlier, len(lines))
            return []

        answers = [["version", str(to)]]
        return Answer(self.perform("rewind", seat, str(len(lines)), act, key, answers))

    def order(self, kinds: list[str]) -> None:
        """Replace the kinds of windows in which the holder's seat passes by itself."""
        unknown = set(kinds) - set(self.match.game.option_kinds(self.match.content))
        if unknown:
            raise Refused("no-such-kind", f"no decision is of the kind {min(unknown)}")
        seat = self.seat()
        self.terms.orders[str(seat)] = sorted(set(kinds))
        self.keep_terms()
        for decision in open_windows(self.match, seat):
            if decision.kind in kinds:
                self.perform("choose", decision.seat, decision.id, pass_in(decision))

    def hand_over(self, level: str) -> None:
        """Let a bot play the holder's seat for now, or with "" nobody but them."""
        if level:
            make_bot(level)  # refused if there is none
        seat = self.terms.people.holder
        if seat is None:
            raise Refused("not-your-seat", "Nobody holds the device.")
        self.terms.standing_in.pop(str(seat), None)
        if level:
            self.terms.standing_in[str(seat)] = level
        self.keep_terms()
        self.let_go()

    def seat(self) -> int:
        """Return the holder's seat; refused if nobody holds the device, or a bot plays for them."""
        if self.match.over:
            raise Refused("not-playing", "No match is running at this table.")
        seat = self.terms.people.holder
        if seat is None or str(seat) in self.terms.standing_in:
            raise Refused("not-your-seat", "You do not play from that seat.")
        return seat

    # -- who holds the device ---------------------------------------------------------------------

    def give(self, seat: int | None) -> None:
        """Give the device to a person, who plays their own seat again, or to nobody."""
        self.terms.people.give(seat, self.match.version)
        if self.terms.people.shared:
            self.terms.standing_in.pop(str(seat), None)
        self.keep_terms()

    def people_asked(self) -> set[int]:
        """Return the people who have to answer, but for those a bot plays for."""
        seats = self.terms.people.names.keys() - self.terms.standing_in.keys()
        return {one.seat for one in self.match.decisions if str(one.seat) in seats}

    def let_go(self) -> None:
        """Take the device from its holder if another person is asked and they are not."""
        asked = self.people_asked()
        people = self.terms.people
        if people.shared and people.holder is not None and asked and people.holder not in asked:
            self.give(None)

    # -- carrying out -----------------------------------------------------------------------------

    def once(
        self, key: str, kind: str, target: str, act: PersonAct, options: Sequence[str] = ()
    ) -> int:
        """Carry out a person's input, unless that has been done; return the version after it."""
        given = self.by_key.get(key)
        if given is not None:
            answered = [answer for _, answer, *_ in given.answers][: len(options)]
            if (given.kind, given.target, answered) != (kind, target, [*options]):
                raise Refused("key-used", "this key belongs to another input")
            return given.version
        seat = self.seat()
        return self.perform(kind, seat, target, lambda m: act(m, seat), key)

    def perform(
        self,
        kind: str,
        seat: int,
        target: str,
        act: Act,
        key: str = "",
        answers: list[list[str]] | None = None,
    ) -> int:
        """Carry out an input and the standing orders it calls for; return its version.

        The device may change hands by it.
        """
        before = self.match.round
        version = self.carry_out(kind, seat, target, act, key, answers)
        terms = self.terms
        orders = {int(n): kinds for n, kinds in terms.orders.items() if n not in terms.standing_in}
        while (decision := answered_by_order(self.match, orders, before)) is not None:
            self.carry_out("choose", decision.seat, decision.id, pass_in(decision))
        self.answer_set_up(kind, seat, target, answers or [])
        self.let_go()
        return version

    def answer_set_up(self, kind: str, seat: int, target: str, answers: list[list[str]]) -> None:
        """After an input, answer what the set-up asks people who wish for a quick start."""
        wishes = self.quick_starts
        for number, wish in wishes.items():
            if kind == "rewind" or number == seat:
                wishes[number] = wish.after(kind, target, answers)
        here = {n: w for n, w in wishes.items() if str(n) not in self.terms.standing_in}
        while (given := next_answer(self.match, here)) is not None:
            own = given.decision.seat
            self.carry_out("choose", own, given.decision.id, given.give)
            wishes[own] = here[own] = here[own].told(given)
        if wishes != self.quick_starts:
            self.terms.quick_start = {str(n): wish.to_json() for n, wish in wishes.items()}
            self.keep_terms()

    @property
    def quick_starts(self) -> dict[int, QuickStart]:
        """The wishes to have the questions of the set-up answered, by seat."""
        return {int(n): read_quick_start(kept) for n, kept in self.terms.quick_start.items()}

    def carry_out(
        self,
        kind: str,
        seat: int,
        target: str,
        act: Act,
        key: str = "",
        answers: list[list[str]] | None = None,
    ) -> int:
        """Carry out an input on a copy, which is dropped if it is refused, and log it."""
        match = clone_with_trail(self.match)
        trace = match.chance.trace
        events, given = carry_out(match, act)
        moved = match.chance.trace if match.chance.trace != trace else -1
        told = stored_events(match, events)
        self.match = match
        number = len(self.inputs)
        given = given or answers or []
        version = match.version
        self.append(
            StoredInput(number, version, kind, seat, target, given, moved, told, now(), key)
        )
        if match.over and not self.terms.ended_at:
            self.terms.ended_at = self.inputs[-1].at.isoformat()
            self.keep_terms()
        return version

    def append(self, entry: StoredInput) -> None:
        """Add an input to the log, and note what has to be stored."""
        self.inputs.append(entry)
        if entry.key:
            self.by_key[entry.key] = entry
        self.kept[f"{self.terms.id}/input/{entry.seq:06}"] = entry.text
        self.kept[f"{self.terms.id}/match"] = to_json(self.match)

    def keep_terms(self) -> None:
        """Note that the terms have to be stored."""
        self.kept[f"{self.terms.id}/terms"] = self.terms.text

    # -- bots -------------------------------------------------------------------------------------

    def next_bot(self) -> tuple[Decision, str] | None:
        """Return an open decision of a bot, and the bot's level."""
        for decision in self.match.decisions:
            level = (self.terms.bots | self.terms.standing_in).get(str(decision.seat))
            if level is not None:
                return decision, level
        return None

    def let_bot_answer(self) -> bool:
        """Let one bot answer one decision; False if none is asked.

        It gets a match that its seat cannot distinguish from the real one, with chance of its own.
        """
        found = self.next_bot()
        if found is None:
            return False
        decision, level = found
        world = self.match.imagine(decision.seat, fresh_chance())
        world.chance = fresh_chance()
        bot = make_bot(level)
        option = bot.choose(world, counterpart(world, decision), fresh_chance()).id
        self.perform("choose", decision.seat, decision.id, lambda m: m.choose(decision.id, option))
        return True

    @property
    def ended_at(self) -> datetime | None:
        """When the match ended."""
        return datetime.fromisoformat(self.terms.ended_at) if self.terms.ended_at else None


def fresh_chance() -> FastChance:
    """Return chance that has nothing to do with the match's."""
    return FastChance(secrets.randbits(LUCK))
