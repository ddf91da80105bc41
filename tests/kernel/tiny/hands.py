"""Hands: a game of nothing but hidden cards, with every way in which one can move.

Each seat has a deck and a hand; in the middle lie a crypt (a face-down pile) and a chest (a
face-down heap without order). All cards are one pack, so that knowledge of one place bears on
all the others. On its turn a seat does one thing; after some turns the match ends.
"""

from __future__ import annotations

from itertools import permutations, product
from typing import Annotated, Any, ClassVar, Final, TypedDict

from gonfalon.kernel.fields import Bound, declared, later
from gonfalon.kernel.game import Content
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.state import State
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.outcome import Line, Outcome
from gonfalon.kernel.values.settings import Settings
from gonfalon.kernel.values.shapes import Setting
from tests.kernel.tiny.base import (
    ENDED,
    KINDS,
    MOVED,
    PLAYED,
    ROLLED,
    SCORED,
    TinyGame,
    tiny_content,
)

SHUFFLE: Final = 0
DIE: Final = 1
DEEP: Final = 3
"""How many cards of its deck a seat may put in order."""

VERBS: Final = (
    "draw",
    "play",
    "show",
    "look",
    "sort",
    "return",
    "bury",
    "top",
    "under",
    "crypt",
    "chest",
    "hand",
    "deny",
    "lose",
    "roll",
    "raise",
    "grope",
    "rob",
    "spill",
    "study",
)
KEEP: Final = Option("keep", "HND-KEEP")
TOSS: Final = Option("toss", "HND-TOSS")


class Act(Option):
    """What a seat does on its turn: the verb, the seat it is aimed at, and the kind of a card."""

    __slots__ = ("aim", "kind", "verb")

    def __init__(self, verb: str, aim: int, kind: int) -> None:
        super().__init__(f"{verb}-{aim}-{KINDS[kind]}", "HND-ACT")
        self.verb = verb
        self.aim = aim
        self.kind = kind


class Order(Option):
    """Cards in an order, from the top."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: tuple[int, ...]) -> None:
        super().__init__("".join(KINDS[kind] for kind in kinds), "HND-SORT")
        self.kinds = kinds


ACTS: Final = {
    (verb, aim, kind): Act(verb, aim, kind)
    for verb in VERBS
    for aim in range(4)
    for kind in range(len(KINDS))
}
ORDERS: Final = {
    kinds: Order(kinds) for n in (2, DEEP) for kinds in product(range(len(KINDS)), repeat=n)
}


@declared
class HandsState(State):
    """Decks, hands, crypt, chest, and the public discards."""

    decks: Bound[list[Zone]] = later([])
    hands: Bound[list[Zone]] = later([])
    crypt: Bound[Zone] = later(factory=Zone)
    chest: Bound[Zone] = later(factory=Zone)
    discards: list[list[int]] = later([])
    mover: int = later(0)
    left: int = later(0)

    def bind(self) -> None:
        """Renew the references to the zones."""
        zones = self.packs[0].zones
        seats = (len(zones) - 2) // 2
        self.decks = zones[:seats]
        self.hands = zones[seats : 2 * seats]
        self.crypt = zones[-2]
        self.chest = zones[-1]


class Deal(Step[HandsState]):
    """Lay the cards out, shuffle, draw the first hands."""

    __slots__ = ()
    NAME = "deal"

    def run(self, m: Match[HandsState]) -> bool:
        """Set up and hand over to the turns."""
        state = m.state
        pack = state.packs[0]
        for seat, deck in enumerate(state.decks):
            pack.put(deck, list(m.settings["cards"][seat]))
            m.shuffle(pack, deck, SHUFFLE)
            m.draw(pack, deck, state.hands[seat], m.settings["hand"])
        m.done()
        m.call(Turn())
        return True


class Turn(Step[HandsState]):
    """One act of the seat to move."""

    __slots__ = ()
    NAME = "turn"

    def run(self, m: Match[HandsState]) -> bool:
        """End the match when the turns are over, else ask."""
        if m.state.left:
            return False
        scores = [len(hand.cards) for hand in m.state.hands]
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        sheet = [Line(seat, Text(SCORED), score) for seat, score in enumerate(scores)]
        m.finish(Outcome(Text(ENDED), ranks, scores, sheet))
        return True

    def ask(self, m: Match[HandsState]) -> list[Decision]:
        """Offer every act that is possible."""
        state = m.state
        me = state.mover
        deck, hand = state.decks[me], state.hands[me]
        kinds = sorted(set(hand.cards))
        found: list[tuple[str, int, int]] = [("roll", 0, 0)]
        if deck.cards or state.discards[me]:
            found.append(("draw", 0, 0))
        if deck.cards:
            found.append(("spill", 0, 0))
        if len(deck.cards) > 1:
            found.append(("sort", 0, 0))
        if state.discards[me]:
            found += [("return", 0, 0), ("bury", 0, 0)]
        if state.crypt.cards:
            found.append(("raise", 0, 0))
        if state.chest.cards:
            found.append(("grope", 0, 0))
        if hand.cards:
            found.append(("lose", 0, 0))
            found += [("deny", 0, k) for k in range(len(KINDS)) if k not in kinds]
        for kind in kinds:
            found += [(verb, 0, kind) for verb in ("play", "show", "crypt", "chest")]
        for seat in range(m.seats):
            found += [(verb, seat, kind) for kind in kinds for verb in ("top", "under")]
            if state.decks[seat].cards:
                found.append(("look", seat, 0))
            if seat != me:
                found += [("hand", seat, kind) for kind in kinds]
                if state.hands[seat].cards:
                    found += [("rob", seat, 0), ("study", seat, 0)]
        options: list[Option] = [ACTS[one] for one in found]
        return [Decision(me, "act", options, public=False)]

    def take(self, m: Match[HandsState], seat: int, option: Option) -> None:
        """Do what was chosen."""
        assert isinstance(option, Act)
        state = m.state
        state.left -= 1
        state.mover = (seat + 1) % m.seats
        act(m, option.verb, seat, option.aim, option.kind)
        if option.verb not in ("play", "roll"):
            m.emit(MOVED, seat)


def act(m: Match[HandsState], verb: str, me: int, aim: int, kind: int) -> None:
    """Move cards in one of the ways there are."""
    state = m.state
    pack = state.packs[0]
    deck, hand, discard = state.decks[me], state.hands[me], state.discards[me]
    if verb == "draw":
        if not deck.cards:
            pack.prune_facts()
            gather(m, me)
        m.draw(pack, deck, hand, 1)
    elif verb == "play":
        m.reveal(pack, hand, kind)
        discard.append(kind)
        m.emit(PLAYED, me, kind)
    elif verb == "show":
        m.show(pack, hand, kind)
    elif verb == "look":
        m.look(pack, state.decks[aim], 1, me)
        m.call(Peek(me, aim))
    elif verb == "sort":
        count = min(DEEP, len(deck.cards))
        m.look(pack, deck, count, me)
        m.call(Sort(me, count))
    elif verb == "return":
        pack.put(deck, [discard.pop()])
        m.shuffle(pack, deck, SHUFFLE)
    elif verb == "bury":
        pack.put(deck, discard, under=True)
        m.shuffle(pack, deck, SHUFFLE, len(discard))
        discard.clear()
    elif verb in ("top", "under"):
        m.give(pack, hand, kind, state.decks[aim], 0, verb == "under")
    elif verb == "crypt":
        m.give(pack, hand, kind, state.crypt)
    elif verb == "chest":
        m.give(pack, hand, kind, state.chest)
    elif verb == "hand":
        m.give(pack, hand, kind, state.hands[aim])
    elif verb == "deny":
        m.rule_out(pack, hand, [kind])
    elif verb == "lose":
        lost = hand.cards[m.chance.below(DIE, len(hand.cards))]
        m.reveal(pack, hand, lost)
        discard.append(lost)
    elif verb == "roll":
        eyes = m.chance.below(DIE, 6) + 1
        m.emit(ROLLED, me, eyes)
    elif verb == "raise":
        m.draw(pack, state.crypt, hand, 1)
    elif verb == "grope":
        found = state.chest.cards[m.chance.below(DIE, len(state.chest.cards))]
        m.give(pack, state.chest, found, hand)
    elif verb == "rob":
        victim = state.hands[aim]
        m.give(pack, victim, victim.cards[m.chance.below(DIE, len(victim.cards))], hand)
    elif verb == "spill":
        discard.append(m.turn_up(pack, deck))
    elif verb == "study":
        victim = state.hands[aim]
        m.look(pack, victim, len(victim.cards), me)


def gather(m: Match[HandsState], seat: int) -> None:
    """Make a new deck of a seat's discards."""
    state = m.state
    state.packs[0].put(state.decks[seat], state.discards[seat])
    state.discards[seat].clear()
    m.shuffle(state.packs[0], state.decks[seat], SHUFFLE)


@declared
class Peek(Step[HandsState]):
    """The top card of a deck was looked at: keep it there, or discard it."""

    NAME = "peek"

    seat: int = 0
    aim: int = 0

    def run(self, m: Match[HandsState]) -> bool:
        """Wait for the answer."""
        return False

    def ask(self, m: Match[HandsState]) -> list[Decision]:
        """Ask what becomes of the card."""
        return [Decision(self.seat, "peek", [KEEP, TOSS], public=True)]

    def take(self, m: Match[HandsState], seat: int, option: Option) -> None:
        """Keep or discard."""
        m.done()
        if option is TOSS:
            kind = m.turn_up(m.state.packs[0], m.state.decks[self.aim])
            m.state.discards[self.aim].append(kind)


@declared
class Sort(Step[HandsState]):
    """The top cards of the seat's deck were looked at: put them back in any order."""

    NAME = "sort"

    seat: int = 0
    count: int = 0

    def run(self, m: Match[HandsState]) -> bool:
        """Wait for the answer."""
        return False

    def orders(self, m: Match[HandsState]) -> list[tuple[int, ...]]:
        """Return the different orders there are, from the top."""
        return sorted(set(permutations(m.state.decks[self.seat].cards[-self.count :])))

    def ask(self, m: Match[HandsState]) -> list[Decision]:
        """Offer every order; that there may be one only is nobody else's business."""
        options: list[Option] = [ORDERS[order] for order in self.orders(m)]
        return [Decision(self.seat, "sort", options, public=False)]

    def take(self, m: Match[HandsState], seat: int, option: Option) -> None:
        """Put the cards back."""
        assert isinstance(option, Order)
        m.state.packs[0].arrange(m.state.decks[seat], list(option.kinds), 1 << seat)
        m.done()


class HandsSettings(TypedDict):
    """What can be chosen."""

    cards: Annotated[list[list[int]], Setting([[0, 0, 1, 2], [0, 1, 1, 2], [0, 1], [2, 2]])]
    hand: Annotated[int, Setting(1)]
    turns: Annotated[int, Setting(12)]


class Hands(TinyGame[HandsState]):
    """The plug-in."""

    slug = "hands"
    prefix = "HND"
    settings: ClassVar[Settings[Any]] = Settings(HandsSettings)

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[HandsState, Step[HandsState]]:
        """Return the empty table and the step that deals."""
        state = HandsState()
        zones = [Zone() for _ in range(seats)]
        zones += [Zone(1 << seat, bag=True) for seat in range(seats)]
        zones += [Zone(), Zone(bag=True)]
        state.packs = [Pack(zones)]
        state.discards = [[] for _ in range(seats)]
        state.left = options["turns"]
        state.bind()
        return state, Deal()

    def steps(self) -> dict[str, type[Step[HandsState]]]:
        """Return all kinds of steps."""
        return {step.NAME: step for step in (Deal, Turn, Peek, Sort)}

    def view(self, m: Match[HandsState], viewer: int | None) -> dict[str, Any]:
        """Return what a viewer may know."""
        state = m.state
        return {
            "mover": state.mover,
            "left": state.left,
            "discards": state.discards,
            "sizes": [len(zone.cards) for zone in state.packs[0].zones],
            "known": [zone.seen_by(viewer) for zone in state.packs[0].zones],
        }

    def load(self, packs: tuple[str, ...] = ()) -> Content:
        """Return the content in memory, with everything that is ever asked."""
        return CONTENT


CONTENT: Final = tiny_content()
CONTENT.register = {"act": [*ACTS.values()], "peek": [KEEP, TOSS], "sort": [*ORDERS.values()]}
GAME = Hands()
