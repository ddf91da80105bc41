"""Parley: a game of one page that has a bit of everything the proving ground looks at.

Hidden hands and a deck, a die, a sealed round in which everybody chooses, a window in which only
holders of a veto can answer, public questions in a row that can be taken back. Cards are of five
kinds: a veto (0) and lands worth 1 to 4.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.state import State
from gonfalon.kernel.play.step import WINDOW, Lanes, Step
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.message import NUMBER, SEAT, Message, Text
from gonfalon.kernel.values.outcome import Outcome

KINDS = 5
COPIES = 4
DRAWN = Message("drawn", seat=SEAT, card="card")
DREW = Message("drew", seat=SEAT)
PLAYED = Message("played", seat=SEAT, card="card")
SCORED = Message("scored", seat=SEAT, points=NUMBER)
VETOED = Message("vetoed", seat=SEAT)
ROLLED = Message("rolled", die=NUMBER)
GUESSED = Message("guessed", seat=SEAT, even=NUMBER)
WON = Message("won", seat=SEAT)
MESSAGES = (DRAWN, DREW, PLAYED, SCORED, VETOED, ROLLED, GUESSED, WON)

PLAY = [Option(f"play.{kind}", "PA-PLAY-01", kind) for kind in range(KINDS)]
DRAW = Option("draw", "PA-DRAW-01")
ROLL = Option("roll", "PA-ROLL-01")
SAVE = Option("save", "PA-SAVE-01")
PASS = Option("pass", "PA-VETO-02")
VETO = Option("veto", "PA-VETO-01")
ODD = Option("odd", "PA-ROLL-02", 0)
EVEN = Option("even", "PA-ROLL-02", 1)


@declared
class Parley(State):
    """A deck, hands, a public discard pile and the scores."""

    discard: list[int]
    scores: list[int]
    pot: int
    long: bool

    def __init__(self, seats: int = 2, long: bool = False) -> None:
        super().__init__()
        self.packs = [Pack([Zone(), *(Zone(1 << seat, True) for seat in range(seats))])]
        self.discard = []
        self.scores = [0] * seats
        self.pot = 0
        self.long = long

    def hand(self, seat: int) -> Zone:
        return self.packs[0].zones[1 + seat]

    @property
    def deck(self) -> Zone:
        return self.packs[0].zones[0]


class SetUp(Step[Parley]):
    """Shuffle and deal three cards to everybody."""

    __slots__ = ()
    NAME = "set-up"

    def run(self, m: Match[Parley]) -> bool:
        state = m.state
        state.packs[0].put(state.deck, [kind for kind in range(KINDS) for _ in range(COPIES)])
        m.shuffle(state.packs[0], state.deck, 0)
        for seat in range(m.seats):
            m.draw(state.packs[0], state.deck, state.hand(seat), 3)
        m.done()
        m.call(Turn(0))
        return True


@declared
class Turn(Step[Parley]):
    """One seat saves (up to twice), then draws, plays a card or rolls."""

    NAME = "turn"

    seat: int = 0

    def run(self, m: Match[Parley]) -> bool:
        state = m.state
        if len(state.deck.cards) == 0 or m.turn >= (30 if state.long else 12):
            ranks = [1 + sum(other > score for other in state.scores) for score in state.scores]
            m.finish(Outcome(Text(WON, ranks.index(1)), ranks, state.scores[:]))
            return True
        return False

    def ask(self, m: Match[Parley]) -> list[Decision]:
        state = m.state
        options = [DRAW, ROLL] + ([SAVE] if state.pot < 2 else [])
        options += [PLAY[kind] for kind in range(KINDS) if state.hand(self.seat).count(kind)]
        return [Decision(self.seat, "turn", options, public=False)]

    def take(self, m: Match[Parley], seat: int, option: Option) -> None:
        state = m.state
        if option is SAVE:
            state.pot += 1
        elif option is DRAW:
            m.draw(state.packs[0], state.deck, state.hand(seat), 1)
            if m.listening:
                drawn = [f for f in state.packs[0].facts or [] if f.word == 2][-1].kinds[0]
                m.emit(DREW, seat)
                m.emit(DRAWN, seat, drawn, to=1 << seat)
            self.next_seat(m)
        elif option is ROLL:
            m.call(Guess(m.seats))
        else:
            m.reveal(state.packs[0], state.hand(seat), option.value)
            state.discard.append(option.value)
            m.emit(PLAYED, seat, option.value)
            m.call(Veto(m.seats, seat, option.value))

    def next_seat(self, m: Match[Parley]) -> None:
        m.state.pot = 0
        m.turn += 1
        self.seat = (self.seat + 1) % m.seats

    def returned(self, m: Match[Parley], child: Step[Parley]) -> None:
        self.next_seat(m)


class Guess(Lanes[Parley]):
    """Everybody guesses in secret whether the die will be odd or even."""

    __slots__ = ()
    NAME = "guess"

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats, (1 << seats) - 1)

    def question(self, m: Match[Parley], seat: int, given: list[Option]) -> Decision | None:
        return None if given else Decision(seat, "guess", [ODD, EVEN], public=False, default=0)

    def opened(self, m: Match[Parley]) -> None:
        die = m.chance.below(1, 6) + 1
        m.emit(ROLLED, die)
        for seat in range(m.seats):
            m.emit(GUESSED, seat, self.given[seat][0].value)
            if self.given[seat][0].value == (die + 1) % 2:
                m.state.scores[seat] += 1 + m.state.pot
        m.done()


@declared
class Veto(Lanes[Parley]):
    """The others may veto a card; who holds a veto at all is nobody's business."""

    NAME = "veto"
    SECRECY = WINDOW

    seat: int = later()
    card: int = later()

    def __init__(self, seats: int = 0, seat: int = 0, card: int = 0) -> None:
        super().__init__(seats, ((1 << seats) - 1) & ~(1 << seat))
        self.seat = seat
        self.card = card

    def question(self, m: Match[Parley], seat: int, given: list[Option]) -> Decision | None:
        if given:
            return None
        holds = m.state.hand(seat).count(0)
        return Decision(seat, "veto", [PASS, VETO] if holds else [PASS], public=False, default=0)

    def opened(self, m: Match[Parley]) -> None:
        state = m.state
        against = [seat for seat, given in enumerate(self.given) if VETO in given]
        for seat in against:
            m.reveal(state.packs[0], state.hand(seat), 0)
            state.discard.append(0)
            m.emit(VETOED, seat)
        if not against:
            state.scores[self.seat] += self.card + state.pot
            m.emit(SCORED, self.seat, self.card + state.pot)
        m.done()


class ParleyGame(Game[Parley]):
    """The face of the game."""

    slug = "parley"
    prefix = "PA"
    min_seats = 2
    max_seats = 3

    def load(self, packs: tuple[str, ...] = ()) -> Content:
        cards = {str(kind): {"value": kind, "provenance": "recalled"} for kind in range(KINDS)}
        content = Content(Entries({"cards": cards}))
        content.vocabulary = {"card": list(cards)}
        content.register = {
            "turn": [*PLAY, DRAW, ROLL, SAVE],
            "veto": [PASS, VETO],
            "guess": [ODD, EVEN],
        }
        return content

    def chance_names(self, seats: int) -> tuple[str, ...]:
        return ("deck", "die")

    def check_settings(
        self, content: Content, seats: int, options: Mapping[str, Any]
    ) -> dict[str, Any]:
        if set(options) - {"long"}:
            raise Refused("bad-settings", "parley knows one option: long")
        return {"long": bool(options.get("long", False))}

    def setups(self, content: Content) -> list[tuple[int, dict[str, Any]]]:
        return [(seats, {"long": long}) for seats in (2, 3) for long in (False, True)]

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[Parley, Step[Parley]]:
        return Parley(seats, options["long"]), SetUp()

    def steps(self) -> dict[str, type[Step[Parley]]]:
        return {kind.NAME: kind for kind in (SetUp, Turn, Guess, Veto)}

    def messages(self) -> dict[str, Message]:
        return {message.id: message for message in MESSAGES}

    def view(self, m: Match[Parley], viewer: int | None) -> dict[str, Any]:
        state = m.state
        return {
            "deck": len(state.deck.cards),
            "hands": [
                {"count": len(state.hand(seat).cards), "known": state.hand(seat).seen_by(viewer)}
                for seat in range(m.seats)
            ],
            "discard": state.discard[:],
            "scores": state.scores[:],
            "pot": state.pot,
        }

    def broken_invariants(self, m: Match[Parley]) -> list[str]:
        state = m.state
        cards = sorted([c for zone in state.packs[0].zones for c in zone.cards] + state.discard)
        whole = [kind for kind in range(KINDS) for _ in range(COPIES)]
        return [] if cards == whole else ["a card is lost or doubled"]

    def content_used(self, m: Match[Parley]) -> set[str]:
        return {f"cards.{kind}" for kind in m.state.discard}


def install(game: Game[Any]) -> Game[Any]:
    """Let the kernel find a game by its slug, as if it were built in."""
    module = ModuleType(f"gonfalon.games.{game.slug}")
    module.GAME = game  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    return game


GAME = install(ParleyGame())

__all__ = ["GAME", "Parley", "ParleyGame", "install"]
