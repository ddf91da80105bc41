"""Duel: public choices that can be taken back, a secret choice of all, and an interrupt window.

Each round its leader takes a stance and sets a foot in plain sight. Then every seat strikes in
secret: with nothing, or with a card of its hand; who strikes with a card also says in secret
whether it is a feint. Then a window is open to everybody but the leader: who holds a parry (the
card `d`) may use it, and nobody is to know who could have.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.game import Content
from gonfalon.kernel.hidden import Pack, Zone, load_pack
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import NUMBER, SEAT, SEATS, Message, Said
from gonfalon.kernel.outcome import Line, Outcome
from gonfalon.kernel.step import CHOICE, WINDOW, Lanes, Step, Table
from tests.kernel.tiny.base import ENDED, KINDS, SCORED, TinyGame

SHUFFLE: Final = 0
PARRY: Final = 3
HIGH: Final = Option("high", 1, "DUE-STANCE")
LOW: Final = Option("low", 0, "DUE-STANCE")
LEFT: Final = Option("left", 0, "DUE-FOOT")
RIGHT: Final = Option("right", 1, "DUE-FOOT")
TRUE: Final = Option("true", 0, "DUE-FEINT")
FEINT: Final = Option("feint", 1, "DUE-FEINT")
PASS: Final = Option("pass", 0, "DUE-PARRY")
USE: Final = Option("parry", 1, "DUE-PARRY")

STOOD: Final = Message("stood", seat=SEAT, stance=NUMBER)
STRUCK: Final = Message("struck", seat=SEAT, strike=NUMBER, feint=NUMBER)
PARRIED: Final = Message("parried", seats=SEATS, card="card")
ASK: Final = Message("ask", seat=SEAT)
NO_CARD: Final = Message("no-card", card="card")


class DuelTable(Table):
    """Hands and deck; who leads; stance and foot; the scores."""

    __slots__ = ("foot", "leader", "left", "scores", "stance")

    def __init__(self) -> None:
        super().__init__()
        self.leader = 0
        self.left = 0
        self.stance = -1
        self.foot = -1
        self.scores: list[int] = []

    def hand(self, seat: int) -> Zone:
        """Return a seat's hand."""
        return self.packs[0].zones[seat]

    def clone(self) -> DuelTable:
        """Return an independent copy."""
        other = DuelTable()
        other.packs = [pack.clone() for pack in self.packs]
        other.leader = self.leader
        other.left = self.left
        other.stance = self.stance
        other.foot = self.foot
        other.scores = self.scores[:]
        return other

    def dump(self) -> dict[str, Any]:
        """Return the table as plain JSON."""
        return {
            "pack": self.packs[0].dump(),
            "leader": self.leader,
            "left": self.left,
            "stance": self.stance,
            "foot": self.foot,
            "scores": self.scores,
        }


class Rounds(Step[DuelTable]):
    """Deal; then one round after the other."""

    __slots__ = ("dealt",)
    NAME = "rounds"
    FIELDS = ("dealt",)

    def __init__(self, dealt: bool = False) -> None:
        self.dealt = dealt

    def run(self, m: Match[DuelTable]) -> bool:
        """Begin a round, or end the match."""
        table = m.table
        pack = table.packs[0]
        if not self.dealt:
            self.dealt = True
            deck = pack.zones[-1]
            pack.put(deck, list(m.options["cards"]))
            m.shuffle(pack, deck, SHUFFLE)
            for seat in range(m.seats):
                m.draw(pack, deck, table.hand(seat), m.options["hand"])
            return True
        if table.left:
            table.left -= 1
            m.turn += 1
            table.stance = table.foot = -1
            m.then(Stance(), Foot(), Strike(m.seats, (1 << m.seats) - 1))
            return True
        best = max(table.scores)
        ranks = [1 if score == best else 2 for score in table.scores]
        sheet = [Line(seat, Said(SCORED), score) for seat, score in enumerate(table.scores)]
        m.finish(Outcome(Said(ENDED), ranks, table.scores[:], sheet))
        return True

    def child_done(self, m: Match[DuelTable], child: Step[DuelTable]) -> None:
        """After a window the lead passes on."""
        if isinstance(child, Window):
            m.table.leader = (m.table.leader + 1) % m.seats

    def clone(self) -> Rounds:
        """Return an independent copy."""
        return Rounds(self.dealt)


class Stance(Step[DuelTable]):
    """The leader stands high or low."""

    __slots__ = ()
    NAME = "stance"

    def run(self, m: Match[DuelTable]) -> bool:
        """Wait for the answer."""
        return False

    def ask(self, m: Match[DuelTable]) -> list[Decision]:
        """Ask the leader."""
        return [Decision(m.table.leader, "stance", [HIGH, LOW])]

    def take(self, m: Match[DuelTable], seat: int, value: int) -> None:
        """Stand."""
        m.table.stance = value
        if m.listening:
            m.emit(STOOD, (seat, value))
        m.done()

    def prompt(self, m: Match[DuelTable], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK, decision.seat)

    def label(self, m: Match[DuelTable], decision: Decision, option: Option) -> Label:
        """Return what an option touches."""
        return Label(Said(STOOD, decision.seat, option.value), (f"seat:{decision.seat}",))

    def clone(self) -> Stance:
        """Return another one."""
        return Stance()


class Foot(Step[DuelTable]):
    """The leader sets a foot; who stands low can do so in one way only."""

    __slots__ = ()
    NAME = "foot"

    def run(self, m: Match[DuelTable]) -> bool:
        """Wait for the answer."""
        return False

    def ask(self, m: Match[DuelTable]) -> list[Decision]:
        """Ask the leader."""
        options = [LEFT, RIGHT] if m.table.stance else [LEFT]
        return [Decision(m.table.leader, "foot", options)]

    def take(self, m: Match[DuelTable], seat: int, value: int) -> None:
        """Step."""
        m.table.foot = value
        m.done()

    def clone(self) -> Foot:
        """Return another one."""
        return Foot()


class Strike(Lanes[DuelTable]):
    """Everybody strikes in secret."""

    __slots__ = ()
    NAME = "strike"
    SECRECY = CHOICE

    def question(self, m: Match[DuelTable], seat: int, given: list[int]) -> Decision | None:
        """Ask for a card; then, if there is one, whether it is a feint."""
        default = -1 if m.options["strict"] else 0
        if not given:
            options = [Option("strike-0", 0, "DUE-STRIKE")]
            for kind in sorted(set(m.table.hand(seat).cards)):
                if kind != PARRY:
                    options.append(Option(f"strike-{kind + 1}", kind + 1, "DUE-STRIKE"))
            return Decision(seat, "strike", options, public=False, default=default)
        if len(given) == 1 and given[0]:
            return Decision(seat, "feint", [TRUE, FEINT], public=False, default=0)
        return None

    def opened(self, m: Match[DuelTable]) -> None:
        """Show all strikes; then open the window."""
        table = m.table
        for seat in range(m.seats):
            strike = self.given[seat][0]
            feint = self.given[seat][1] if strike else 0
            if strike:
                m.reveal(table.packs[0], table.hand(seat), strike - 1)
                table.scores[seat] += 1 - feint
            if m.listening:
                m.emit(STRUCK, (seat, strike, feint))
        bonus = self.given[table.leader][0]
        m.done()
        m.push(Window(m.seats, (1 << m.seats) - 1 & ~(1 << table.leader), bonus))

    def blocked(self, m: Match[DuelTable], decision: Decision) -> list[Blocked]:
        """Say of a kind one does not hold that it cannot be struck with."""
        if decision.kind != "strike":
            return []
        held = m.table.hand(decision.seat).cards
        return [
            Blocked(f"strike-{kind + 1}", "DUE-HOLD", Said(NO_CARD, kind))
            for kind in range(PARRY)
            if kind not in held
        ]

    def clone(self) -> Strike:
        """Return an independent copy."""
        other = Strike()
        self.copy_lanes(other)
        return other


class Window(Lanes[DuelTable]):
    """Anybody but the leader may parry; open to all of them as far as anybody can tell."""

    __slots__ = ("bonus",)
    NAME = "window"
    FIELDS = ("circle", "closed", "given", "touched", "bonus")
    SECRECY = WINDOW

    def __init__(self, seats: int = 0, circle: int = 0, bonus: int = 0) -> None:
        super().__init__(seats, circle)
        self.bonus = bonus

    def question(self, m: Match[DuelTable], seat: int, given: list[int]) -> Decision | None:
        """Offer a parry to those who hold one."""
        if given:
            return None
        options = [PASS, USE] if m.table.hand(seat).count(PARRY) else [PASS]
        return Decision(seat, "window", options, public=False, default=0)

    def opened(self, m: Match[DuelTable]) -> None:
        """Parries take the leader's bonus away."""
        table = m.table
        used = 0
        for seat in range(m.seats):
            if self.given[seat] and self.given[seat][0]:
                used |= 1 << seat
                m.reveal(table.packs[0], table.hand(seat), PARRY)
        if used and m.listening:
            m.emit(PARRIED, (used, PARRY))
        if not used:
            table.scores[table.leader] += self.bonus
        m.done()

    def clone(self) -> Window:
        """Return an independent copy."""
        other = Window(0, 0, self.bonus)
        self.copy_lanes(other)
        return other


class Duel(TinyGame[DuelTable]):
    """The plug-in."""

    slug = "duel"
    prefix = "DUE"
    DEFAULTS: ClassVar[dict[str, Any]] = {
        "cards": [0, 0, 1, 1, 2, 2, 3, 3, 3],
        "hand": 2,
        "rounds": 3,
        "strict": False,
    }

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[DuelTable, Step[DuelTable]]:
        """Return the empty table and the step that deals."""
        table = DuelTable()
        table.packs = [Pack([*(Zone(1 << s, bag=True) for s in range(seats)), Zone()])]
        table.scores = [0] * seats
        table.left = options["rounds"]
        return table, Rounds()

    def load_table(
        self, content: Content, seats: int, options: dict[str, Any], data: dict[str, Any]
    ) -> DuelTable:
        """Return the table that was saved."""
        table = DuelTable()
        table.packs = [load_pack(data["pack"])]
        table.leader = data["leader"]
        table.left = data["left"]
        table.stance = data["stance"]
        table.foot = data["foot"]
        table.scores = list(data["scores"])
        return table

    def steps(self) -> dict[str, type[Step[DuelTable]]]:
        """Return all kinds of steps."""
        kinds: tuple[type[Step[DuelTable]], ...] = (Rounds, Stance, Foot, Strike, Window)
        return {step.NAME: step for step in kinds}

    def messages(self) -> dict[str, Message]:
        """Return everything the game can say."""
        own = (STOOD, STRUCK, PARRIED, ASK, NO_CARD)
        return {**super().messages(), **{message.id: message for message in own}}

    def view(self, m: Match[DuelTable], viewer: int | None) -> dict[str, Any]:
        """Return what a viewer may know."""
        table = m.table
        return {
            "leader": table.leader,
            "stance": table.stance,
            "foot": table.foot,
            "scores": table.scores,
            "sizes": [len(zone.cards) for zone in table.packs[0].zones],
            "known": [
                [KINDS[k] if k >= 0 else None for k in zone.seen_by(viewer)]
                for zone in table.packs[0].zones
            ],
        }


GAME = Duel()
