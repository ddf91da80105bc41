"""The proof of knowledge: imagined matches against every world a viewer cannot rule out.

Random matches of `hands` are played. Beside each, for every seat and for a spectator, all worlds
that fit what that viewer has observed are enumerated, with nothing of the kernel's own
book-keeping. Then what the kernel imagines has to lie among those worlds, and each of those
worlds has to come up.
"""

from __future__ import annotations

from random import Random

import pytest

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.hidden.deal import deal
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import digest
from gonfalon.kernel.values.decision import Option
from gonfalon.kernel.values.message import bit_of
from tests.kernel.tiny import hands
from tests.kernel.tiny.hands import HandsState, Peek, Sort
from tests.kernel.tiny.worlds import Act, Onlooker, Rules, Seen, World

RARE = 20_000
"""How long a world that has not come up is waited for: some are a hundred times rarer."""

TELLING = ("look", "study", "sort", "spill", "lose")
"""Acts that tell a lot; without them more remains possible."""

AIMED = ("look", "study", "rob", "top", "under", "hand")
SAID = ("show", "deny")


def world_of(m: Match[HandsState]) -> World:
    """Return where all cards of a match lie."""
    zones = [tuple(zone.cards) for zone in m.state.packs[0].zones]
    return (*zones, *(tuple(pile) for pile in m.state.discards))


def seen_by_all(m: Match[HandsState], option: Option) -> Act:
    """Return what everybody sees of an answer that is about to be given."""
    step = m.stack[-1]
    seat = m.decisions[0].seat
    if isinstance(step, Peek):
        return (option.id, seat, step.aim)
    if isinstance(step, Sort):
        return ("order", seat, step.count)
    assert isinstance(option, hands.Act)
    verb = option.verb
    if verb == "sort":
        return ("see", seat, min(hands.DEEP, len(m.state.decks[seat].cards)))
    if verb in AIMED:
        return (verb, seat, option.aim)
    return (verb, seat, option.kind if verb in SAID else 0)


class History:
    """A random match with all its onlookers."""

    def __init__(
        self, seed: int, seats: int, cards: list[list[int]], hand: int, shorten: float = 0.0
    ) -> None:
        self.random = Random(seed)
        self.shorten = shorten
        self.without = TELLING if seed % 2 else ()
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
        verb = self.random.choice([verb for verb in verbs if verb not in self.without])
        self.choose(self.random.choice([o.id for o in decision.options if o.id.startswith(verb)]))

    def choose(self, option_id: str) -> None:
        """Give one answer, with everybody looking on."""
        m = self.m
        decision = m.decisions[0]
        option = decision.option(option_id)
        assert option is not None
        self.told.append(f"seat {decision.seat} {option_id}")
        before = world_of(m)
        act = seen_by_all(m, option)
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
        if self.shorten and self.random.random() < self.shorten:
            m.state.packs[0].shorten_facts()

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
        self.check_reminders(seat, possible)
        view = self.seen(self.m, seat)
        chance = FastChance(self.random.getrandbits(30))
        wanted = set(possible) if len(possible) <= most else set()
        samples = 40 * len(wanted) if wanted else few
        imagined = self.m
        while samples:
            # Now and then imagine from within an imagined match: that is no way to learn more.
            imagined = (imagined if samples % 5 == 1 else self.m).imagine(seat, chance)
            world = world_of(imagined)
            assert world in possible, f"viewer {viewer} imagines {world}: {self.story}"
            assert self.seen(imagined, seat) == view, f"viewer {viewer} sees more: {self.story}"
            wanted.discard(world)
            samples -= 1
            if not wanted and samples > few:
                samples = few
        for _ in range(RARE if wanted else 0):
            wanted.discard(world_of(self.m.imagine(seat, chance)))
            if not wanted:
                break
        assert not wanted, f"viewer {viewer} never imagines {wanted}: {self.story}"

    def check_others(self, viewer: int) -> None:
        """In what one viewer imagines, the others know what they would know there."""
        chance = FastChance(self.random.getrandbits(30))
        public = self.onlookers[self.seats].worlds
        for other in range(self.seats):
            imagined = self.m.imagine(viewer, chance)
            again = imagined.imagine(other, chance)
            assert world_of(again) in public, self.story
            assert self.seen(again, other) == self.seen(imagined, other), self.story

    def seen(self, m: Match[HandsState], seat: int | None) -> tuple[object, list[str]]:
        """Return what a viewer sees of the table and of its own questions."""
        asked = [option.id for d in m.decisions if d.seat == seat for option in d.options]
        return hands.GAME.view(m, seat), asked

    def check_reminders(self, seat: int | None, possible: set[World]) -> None:
        """A viewer is reminded of nothing that one of its worlds contradicts."""
        for place, zone in enumerate(self.m.state.packs[0].zones):
            known = zone.seen_by(seat)
            for world in possible:
                cards = world[place]
                if zone.bag:
                    sure = all(known.count(kind) <= cards.count(kind) for kind in known)
                else:
                    places = zip(known, reversed(cards), strict=True)
                    sure = all(kind in (-1, card) for kind, card in places)
                assert sure, f"{seat} is told {known}, may be {cards}: {self.story}"

    @property
    def story(self) -> str:
        """The match so far, to repeat it by hand."""
        return "; ".join([str(self.m.settings["cards"]), *self.told])


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
@pytest.mark.slow
def test_whatever_is_possible_is_imagined_and_nothing_else(number: int, undo: float) -> None:
    """Every imagined world is possible for its viewer, and every possible world comes up."""
    seats, cards, hand = CARDS[number]
    for seed in range(HISTORIES):
        history = History(seed, seats, cards, hand)
        for _ in range(history.random.randrange(1, 16)):
            history.play(undo)
        for viewer in range(seats + 1):
            history.check(viewer, most=24, few=6)
        for viewer in range(seats):
            history.check_others(viewer)


@pytest.mark.parametrize("number", range(len(CARDS)))
@pytest.mark.parametrize("shorten", [0.2, 1.0])
@pytest.mark.slow
def test_shorter_facts_say_the_same(number: int, shorten: float) -> None:
    """However often the facts are shortened, the same worlds are possible."""
    seats, cards, hand = CARDS[number]
    for seed in range(200, 200 + HISTORIES):
        history = History(seed, seats, cards, hand, shorten)
        for _ in range(history.random.randrange(1, 24)):
            history.play()
        for viewer in range(seats + 1):
            history.check(viewer, most=24, few=6)
        for viewer in range(seats):
            history.check_others(viewer)


@pytest.mark.parametrize("number", range(len(CARDS)))
def test_working_a_deal_out_is_as_exact_as_guessing_it(number: int) -> None:
    """Where guesses run into dead ends the deal is worked out: the same worlds, no others."""
    seats, cards, hand = CARDS[number]
    for seed in range(100, 100 + HISTORIES // 2):
        history = History(seed, seats, cards, hand)
        for _ in range(history.random.randrange(1, 16)):
            history.play()
        chance = FastChance(seed)
        piles = world_of(history.m)[2 * seats + 2 :]
        for viewer, onlooker in enumerate(history.onlookers):
            possible = onlooker.worlds
            wanted = set(possible) if len(possible) <= 12 else set()
            bit = bit_of(viewer if viewer < seats else None)
            for _ in range(RARE if wanted else 6):
                pack = deal(history.m.state.packs[0], bit, chance, guesses=0)
                world = (*(tuple(zone.cards) for zone in pack.zones), *piles)
                assert world in possible, f"viewer {viewer} is dealt {world}: {history.story}"
                wanted.discard(world)
                if not wanted and len(possible) <= 12:
                    break
            assert not wanted, f"viewer {viewer} is never dealt {wanted}: {history.story}"


@pytest.mark.parametrize("seats", [2, 3])
def test_long_histories_do_not_run_dry(seats: int) -> None:
    """However much has been seen, some deal is found, of just the cards there are."""
    random = Random(seats)
    cards = [[0, 0, 0, 1, 1, 2, 3]] * seats
    m = hands.GAME.begin(seats, seats, cards=cards, hand=3, turns=1000)
    chance = FastChance(1)
    for number in range(240):
        decision = m.decisions[0]
        verb = random.choice(sorted({option.id.partition("-")[0] for option in decision.options}))
        options = [option for option in decision.options if option.id.startswith(verb)]
        m.choose(decision.id, random.choice(options).id)
        if number % 30 == 29:
            for viewer in (*range(seats), None):
                imagined = world_of(m.imagine(viewer, chance))
                real = world_of(m)
                assert [len(zone) for zone in imagined] == [len(zone) for zone in real]
                assert sorted(sum(imagined, ())) == sorted(sum(real, ()))


def test_imagining_uses_only_the_chance_it_is_given() -> None:
    """The same viewer with the same chance imagines the same; the match does not move."""
    history = History(5, 2, [[0, 0, 1, 1], [0, 1, 2]], 2)
    for _ in range(6):
        history.play()
    before = digest(history.m)
    worlds = [world_of(history.m.imagine(0, FastChance(9))) for _ in range(3)]
    assert worlds[0] == worlds[1] == worlds[2]
    assert digest(history.m) == before


def test_the_enumeration_itself_tells_possible_from_impossible() -> None:
    """A hand-made example: two cards, one shown."""
    history = History(1, 2, [[0, 1], [2, 2]], 1)
    held = world_of(history.m)[2][0]
    assert len(history.onlookers[0].worlds) == 1
    assert len(history.onlookers[1].worlds) == 2
    assert len(history.onlookers[2].worlds) == 2
    history.choose(f"show-0-{'abcd'[held]}")
    assert [len(onlooker.worlds) for onlooker in history.onlookers] == [1, 1, 1]
