"""The proof of knowledge: imagined matches against every world a viewer cannot rule out.

Random matches of `hands` are played. Beside each, for every seat and for a spectator, all worlds
that fit what that viewer has observed are enumerated, with nothing of the kernel's own
book-keeping. Then what the kernel imagines has to lie among those worlds, and each of those
worlds has to come up.
"""

from __future__ import annotations

from random import Random

import pytest

from gonfalon.kernel.chance import Fast
from gonfalon.kernel.match import Match
from tests.kernel.tiny import hands
from tests.kernel.tiny.hands import ARGUMENTS, VERBS, HandsTable, Peek, Sort
from tests.kernel.tiny.worlds import Act, Onlooker, Rules, Seen, World

AIMED = ("look", "study", "rob", "top", "under", "hand")
SAID = ("show", "deny")


def world_of(m: Match[HandsTable]) -> World:
    """Return where all cards of a match lie."""
    zones = [tuple(zone.cards) for zone in m.table.packs[0].zones]
    return (*zones, *(tuple(pile) for pile in m.table.discards))


def seen_by_all(m: Match[HandsTable], value: int) -> Act:
    """Return what everybody sees of an answer that is about to be given."""
    step = m.stack[-1]
    seat = m.decisions[0].seat
    if isinstance(step, Peek):
        return ("toss" if value else "keep", seat, step.aim)
    if isinstance(step, Sort):
        return ("order", seat, step.count)
    verb = VERBS[value // ARGUMENTS]
    if verb == "sort":
        return ("see", seat, min(hands.DEEP, len(m.table.decks[seat].cards)))
    if verb in AIMED:
        return (verb, seat, value % ARGUMENTS // 8)
    return (verb, seat, value % 8 if verb in SAID else 0)


class History:
    """A random match with all its onlookers."""

    def __init__(self, seed: int, seats: int, cards: list[list[int]], hand: int) -> None:
        self.random = Random(seed)
        self.seats = seats
        self.m = hands.GAME.begin(seed, seats, cards=cards, hand=hand, turns=1000)
        rules = Rules(seats)
        self.onlookers = [Onlooker(rules, v, cards, hand) for v in range(seats + 1)]
        self.told: list[str] = []
        self.trail: list[tuple[Act, list[Seen]]] = []  # since the last barrier
        for onlooker in self.onlookers:
            onlooker.start(world_of(self.m))

    def play(self, undo: float = 0.0) -> None:
        """Give one random input."""
        m = self.m
        for seat in range(self.seats):
            reach = m.undoable(seat)
            if reach and self.random.random() < undo:
                self.take_back(seat, self.random.choice(reach))
                return
        decision = m.decisions[0]
        verbs = sorted({option.id.partition("-")[0] for option in decision.options})
        verb = self.random.choice(verbs)
        self.choose(self.random.choice([o.id for o in decision.options if o.id.startswith(verb)]))

    def choose(self, option_id: str) -> None:
        """Give one answer, with everybody looking on."""
        m = self.m
        decision = m.decisions[0]
        option = decision.option(option_id)
        assert option is not None
        self.told.append(f"seat {decision.seat} {option_id}")
        before = world_of(m)
        act = seen_by_all(m, option.value)
        if m.undoable(decision.seat) == []:
            self.bar()
        m.choose(decision.id, option_id)
        after = world_of(m)
        seen = [onlooker.observed(before, act, after) for onlooker in self.onlookers]
        self.trail.append((act, seen))
        for onlooker, sight in zip(self.onlookers, seen, strict=True):
            onlooker.watch(act, sight)
        if m.undoable(decision.seat) == []:
            self.bar()

    def bar(self) -> None:
        """Forget how it was before: nobody can go back there."""
        self.trail = []
        for onlooker in self.onlookers:
            onlooker.bar()

    def take_back(self, seat: int, to: str) -> None:
        """Undo, with everybody keeping in mind what was shown."""
        self.told.append(f"seat {seat} undoes to {to}")
        kept = self.trail[: self.m.undoable(seat).index(to)]
        self.m.undo(seat, to)
        self.trail = kept
        for viewer, onlooker in enumerate(self.onlookers):
            onlooker.back()
            for act, seen in kept:
                onlooker.watch(act, seen[viewer])

    def check(self, viewer: int, most: int, few: int) -> None:
        """Compare what is imagined with what is possible, for one viewer."""
        possible = self.onlookers[viewer].worlds
        assert world_of(self.m) in possible
        seat = viewer if viewer < self.seats else None
        chance = Fast(self.random.getrandbits(30))
        wanted = set(possible) if len(possible) <= most else set()
        samples = 40 * len(wanted) if wanted else few
        while samples:
            world = world_of(self.m.imagine(seat, chance))
            assert world in possible, f"viewer {viewer} imagines {world}: {self.story}"
            wanted.discard(world)
            samples -= 1
            if not wanted and samples > few:
                samples = few
        for _ in range(400 * len(wanted)):
            wanted.discard(world_of(self.m.imagine(seat, chance)))
        assert not wanted, f"viewer {viewer} never imagines {wanted}: {self.story}"

    @property
    def story(self) -> str:
        """The match so far, to repeat it by hand."""
        return "; ".join([str(self.m.options["cards"]), *self.told])


CARDS = (
    (2, [[0, 0, 1], [0, 1, 2]], 1),
    (2, [[0, 0, 1, 1], [0, 1, 2]], 2),
    (2, [[0, 0, 0, 1, 2], [1]], 1),
    (3, [[0, 1], [0, 0], [1, 2]], 1),
    (3, [[0, 0, 1], [1, 2], [0, 2]], 1),
    (2, [[0, 1, 2, 3], [0, 1]], 2),
)
HISTORIES = 40


@pytest.mark.parametrize("number", range(len(CARDS)))
@pytest.mark.parametrize("undo", [0.0, 0.3])
def test_whatever_is_possible_is_imagined_and_nothing_else(number: int, undo: float) -> None:
    """Every imagined world is possible for its viewer, and every possible world comes up."""
    seats, cards, hand = CARDS[number]
    for seed in range(HISTORIES):
        history = History(seed, seats, cards, hand)
        for _ in range(history.random.randrange(1, 16)):
            history.play(undo)
        for viewer in range(seats + 1):
            history.check(viewer, most=24, few=6)
