"""Duel: public choices that can be taken back, a secret choice of all, and an interrupt window.

Each round its leader takes a stance and sets a foot in plain sight. Then every seat strikes in
secret: with nothing, or with a card of its hand; who strikes with a card also says in secret
whether it is a feint. Then a window is open to everybody but the leader: who holds a parry (the
card `d`) may use it, and nobody is to know who could have.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, TypedDict

from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.game import Content
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.state import State
from gonfalon.kernel.play.step import CHOICE, WINDOW, Lanes, Step
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import NUMBER, SEAT, SEATS, Message, Text
from gonfalon.kernel.values.outcome import Line, Outcome
from gonfalon.kernel.values.settings import Settings
from gonfalon.kernel.values.shapes import Setting
from tests.kernel.tiny.base import ENDED, KINDS, SCORED, TinyGame

SHUFFLE: Final = 0
PARRY: Final = 3
HIGH: Final = Option("high", "DUE-STANCE", 1)
LOW: Final = Option("low", "DUE-STANCE", 0)
LEFT: Final = Option("left", "DUE-FOOT", 0)
RIGHT: Final = Option("right", "DUE-FOOT", 1)
TRUE: Final = Option("true", "DUE-FEINT")
FEINT: Final = Option("feint", "DUE-FEINT")
PASS: Final = Option("pass", "DUE-PARRY")
USE: Final = Option("parry", "DUE-PARRY")
NO_STRIKE: Final = Option("strike-0", "DUE-STRIKE")
STRIKES: Final = [Option(f"strike-{kind + 1}", "DUE-STRIKE", kind) for kind in range(PARRY)]

STOOD: Final = Message("stood", seat=SEAT, stance=NUMBER)
STRUCK: Final = Message("struck", seat=SEAT, strike=NUMBER, feint=NUMBER)
PARRIED: Final = Message("parried", seats=SEATS, card="card")
ASK: Final = Message("ask", seat=SEAT)
NO_CARD: Final = Message("no-card", card="card")


@declared
class DuelState(State):
    """Hands and deck; who leads; stance and foot; the scores."""

    leader: int = later(0)
    left: int = later(0)
    stance: int = later(-1)
    foot: int = later(-1)
    scores: list[int] = later([])

    def hand(self, seat: int) -> Zone:
        """Return a seat's hand."""
        return self.packs[0].zones[seat]


@declared
class Rounds(Step[DuelState]):
    """Deal; then one round after the other."""

    NAME = "rounds"

    dealt: bool = False

    def run(self, m: Match[DuelState]) -> bool:
        """Begin a round, or end the match."""
        state = m.state
        pack = state.packs[0]
        if not self.dealt:
            self.dealt = True
            deck = pack.zones[-1]
            pack.put(deck, list(m.settings["cards"]))
            m.shuffle(pack, deck, SHUFFLE)
            for seat in range(m.seats):
                m.draw(pack, deck, state.hand(seat), m.settings["hand"])
            return True
        if state.left:
            state.left -= 1
            m.turn += 1
            state.stance = state.foot = -1
            m.then(Stance(), Foot(), Strike(m.seats, (1 << m.seats) - 1))
            return True
        best = max(state.scores)
        ranks = [1 if score == best else 2 for score in state.scores]
        sheet = [Line(seat, Text(SCORED), score) for seat, score in enumerate(state.scores)]
        m.finish(Outcome(Text(ENDED), ranks, state.scores[:], sheet))
        return True

    def returned(self, m: Match[DuelState], child: Step[DuelState]) -> None:
        """After a window the lead passes on."""
        if isinstance(child, Window):
            m.state.leader = (m.state.leader + 1) % m.seats


class Stance(Step[DuelState]):
    """The leader stands high or low."""

    __slots__ = ()
    NAME = "stance"

    def run(self, m: Match[DuelState]) -> bool:
        """Wait for the answer."""
        return False

    def ask(self, m: Match[DuelState]) -> list[Decision]:
        """Ask the leader."""
        return [Decision(m.state.leader, "stance", [HIGH, LOW], public=True)]

    def take(self, m: Match[DuelState], seat: int, option: Option) -> None:
        """Stand."""
        m.state.stance = option.value
        m.emit(STOOD, seat, option.value)
        m.done()

    def prompt(self, m: Match[DuelState], decision: Decision) -> Text:
        """Return the question in words."""
        return Text(ASK, decision.seat)

    def label(self, m: Match[DuelState], decision: Decision, option: Option) -> Label:
        """Return what an option touches."""
        return Label(Text(STOOD, decision.seat, option.value), (f"seat:{decision.seat}",))


class Foot(Step[DuelState]):
    """The leader sets a foot; who stands low can do so in one way only."""

    __slots__ = ()
    NAME = "foot"

    def run(self, m: Match[DuelState]) -> bool:
        """Wait for the answer."""
        return False

    def ask(self, m: Match[DuelState]) -> list[Decision]:
        """Ask the leader."""
        options = [LEFT, RIGHT] if m.state.stance else [LEFT]
        return [Decision(m.state.leader, "foot", options, public=True)]

    def take(self, m: Match[DuelState], seat: int, option: Option) -> None:
        """Step."""
        m.state.foot = option.value
        m.done()


class Strike(Lanes[DuelState]):
    """Everybody strikes in secret."""

    __slots__ = ()
    NAME = "strike"
    SECRECY = CHOICE

    def question(self, m: Match[DuelState], seat: int, given: list[Option]) -> Decision | None:
        """Ask for a card; then, if there is one, whether it is a feint."""
        default = -1 if m.settings["strict"] else 0
        if not given:
            held = m.state.hand(seat).cards
            options = [NO_STRIKE, *(strike for strike in STRIKES if strike.value in held)]
            return Decision(seat, "strike", options, public=False, default=default)
        if len(given) == 1 and given[0] is not NO_STRIKE:
            return Decision(seat, "feint", [TRUE, FEINT], public=False, default=0)
        return None

    def opened(self, m: Match[DuelState]) -> None:
        """Show all strikes; then open the window."""
        state = m.state
        for seat in range(m.seats):
            strike, feint = told(self.given[seat])
            if strike:
                m.reveal(state.packs[0], state.hand(seat), strike - 1)
                state.scores[seat] += 1 - feint
            m.emit(STRUCK, seat, strike, feint)
        bonus = told(self.given[state.leader])[0]
        m.done()
        m.call(Window(m.seats, (1 << m.seats) - 1 & ~(1 << state.leader), bonus))

    def blocked(self, m: Match[DuelState], decision: Decision) -> list[Blocked]:
        """Say of a kind one does not hold that it cannot be struck with."""
        if decision.kind != "strike":
            return []
        held = m.state.hand(decision.seat).cards
        return [
            Blocked(f"strike-{kind + 1}", "DUE-HOLD", Text(NO_CARD, kind))
            for kind in range(PARRY)
            if kind not in held
        ]

    def label(self, m: Match[DuelState], decision: Decision, option: Option) -> Label:
        """Return the strike, or the whole of it with its feint."""
        seat = decision.seat
        return Label(Text(STRUCK, seat, *told([*self.given[seat], option])))


def told(lane: list[Option]) -> tuple[int, int]:
    """Return a lane as the numbers that are told of it: the strike (0 for none), and a feint."""
    strike = 0 if lane[0] is NO_STRIKE else lane[0].value + 1
    return strike, int(FEINT in lane)


@declared
class Window(Lanes[DuelState]):
    """Anybody but the leader may parry; open to all of them as far as anybody can tell."""

    NAME = "window"
    SECRECY = WINDOW

    bonus: int = later()

    def __init__(self, seats: int = 0, circle: int = 0, bonus: int = 0) -> None:
        super().__init__(seats, circle)
        self.bonus = bonus

    def question(self, m: Match[DuelState], seat: int, given: list[Option]) -> Decision | None:
        """Offer a parry to those who hold one."""
        if given:
            return None
        options = [PASS, USE] if m.state.hand(seat).count(PARRY) else [PASS]
        return Decision(seat, "window", options, public=False, default=0)

    def opened(self, m: Match[DuelState]) -> None:
        """Parries take the leader's bonus away."""
        state = m.state
        used = 0
        for seat in range(m.seats):
            if USE in self.given[seat]:
                used |= 1 << seat
                m.reveal(state.packs[0], state.hand(seat), PARRY)
        if used:
            m.emit(PARRIED, used, PARRY)
        if not used:
            state.scores[state.leader] += self.bonus
        m.done()


class DuelSettings(TypedDict):
    """What can be chosen."""

    cards: Annotated[list[int], Setting([0, 0, 1, 1, 2, 2, 3, 3, 3])]
    hand: Annotated[int, Setting(2)]
    rounds: Annotated[int, Setting(3)]
    strict: Annotated[bool, Setting(False)]


class Duel(TinyGame[DuelState]):
    """The plug-in."""

    slug = "duel"
    prefix = "DUE"
    settings: ClassVar[Settings[Any]] = Settings(DuelSettings)

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[DuelState, Step[DuelState]]:
        """Return the empty table and the step that deals."""
        state = DuelState()
        state.packs = [Pack([*(Zone(1 << s, bag=True) for s in range(seats)), Zone()])]
        state.scores = [0] * seats
        state.left = options["rounds"]
        return state, Rounds()

    def steps(self) -> dict[str, type[Step[DuelState]]]:
        """Return all kinds of steps."""
        kinds: tuple[type[Step[DuelState]], ...] = (Rounds, Stance, Foot, Strike, Window)
        return {step.NAME: step for step in kinds}

    def messages(self) -> dict[str, Message]:
        """Return everything the game can say."""
        own = (STOOD, STRUCK, PARRIED, ASK, NO_CARD)
        return {**super().messages(), **{message.id: message for message in own}}

    def view(self, m: Match[DuelState], viewer: int | None) -> dict[str, Any]:
        """Return what a viewer may know."""
        state = m.state
        return {
            "leader": state.leader,
            "stance": state.stance,
            "foot": state.foot,
            "scores": state.scores,
            "sizes": [len(zone.cards) for zone in state.packs[0].zones],
            "known": [
                [KINDS[k] if k >= 0 else None for k in zone.seen_by(viewer)]
                for zone in state.packs[0].zones
            ],
        }


GAME = Duel()
