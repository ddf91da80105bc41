"""Twin runs: a match and its twin are played on with the same inputs and must look the same.

Both get generators with the same draws, new trails, and the same public inputs:

* The viewer's own answers are the same in both.
* Another seat's public answer is an option that is offered in both. If there is none, that seat's
  options depend on its hidden cards, so any answer reveals something. The run then continues with a
  new twin.
* From time to time an undo that is offered is taken, in both.
* In a sealed round the other seats give the same answers if they can. Then the same round is
  published, although different seats may really have been asked. In one round in four they answer
  independently. None of this may be observable until the round opens. If the opened answers differ,
  what follows may differ too.

After every input, the test compares the viewer's observations, the events it may see, and what the
kernel revealed to it (`Told`, see `twins`). If the same was revealed, every byte must be equal. Any
difference in ids, versions, counters, waiting seats or undo, or in the number, order or arguments
of events, is a leak. If different things were revealed, because a rule turned over hidden cards or
the viewer drew cards, the difference is legal. The run then continues with a new twin.

Packs and tallies do not settle in a twin run, because a card that is turned up and shuffled away
again within one input has still been seen. There are two known, narrow gaps. If the answers of a
sealed round differ, everything that follows may differ, even if a rule keeps some of those answers
secret until the end. And no fact describes secrets that a game keeps outside packs and tallies
(`State.imagine`). A game with such secrets must reveal them through a question or a card.
"""

from __future__ import annotations

from typing import Any

from gonfalon.kernel.chance.chance import Chance, FastChance, ProvableChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import FIXED, QUICK, Lanes
from gonfalon.kernel.play.trail import Trail
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.message import Event
from gonfalon.proving.secrecy.twins import (
    Knowledge,
    Told,
    contradict,
    difference,
    observed,
    visible_events,
)

INDEPENDENT = 4  # the others answer independently in one sealed round in this many
UNDONE = 10  # an undo is taken at one question in this many
CHAIN = 10  # most rounds in a row that may pass instantly
EARLY = 8  # a round that may be closed is closed at one input in this many


class Leak(Exception):
    """A viewer can distinguish a match from its twin."""


class World:
    """One of the two matches, with the events since the last comparison."""

    def __init__(self, match: Match[Any], viewer: int | None, chance: Chance) -> None:
        match.chance = chance
        match.listening = True
        match.trail = Trail()
        for pack in match.state.packs:
            pack.settling = False
        for tally in match.state.tallies():
            tally.settling = False
        self.match = match
        self.viewer = viewer
        self.knowledge = Knowledge(match, viewer)
        self.events: list[Event] = []
        self.round = ""
        self.given: list[list[Option]] = []

    def told(self) -> Told:
        """Return what was revealed to the viewer since the last comparison."""
        return self.knowledge.listen(self.match)

    def choose(self, decision: Decision, option: Option) -> None:
        """Answer a decision. In a sealed round, remember what the round will publish."""
        lanes = self.match.stack[-1]
        if isinstance(lanes, Lanes):
            future = lanes.clone()
            assert isinstance(future, Lanes)
            future.take(self.match, decision.seat, option)
            future.fill(self.match)
            self.given = future.given
        self.events += self.match.choose(decision.id, option.id)

    @property
    def open(self) -> bool:
        """Whether the current round is still sealed in this world."""
        return self.match.round == self.round

    def finish_round(self, closing: bool) -> None:
        """Open a round in which nobody is left to answer, or close it early."""
        match = self.match
        if not self.open:
            return
        future = match.stack[-1].clone()
        assert isinstance(future, Lanes)
        future.closed = closing
        future.fill(match)
        self.given = future.given
        if not closing:
            self.events += match.resume()
        if self.open:
            self.events += match.close(self.round)

    def published(self) -> list[list[str]]:
        """Return the ids of all answers of the round that was opened last."""
        return [[option.id for option in lane] for lane in self.given]

    def asked(self, seat: int) -> Decision | None:
        """Return a seat's open decision in the current round, or None."""
        if self.open:
            for decision in self.match.open_decisions:
                if decision.seat == seat:
                    return decision
        return None

    def lane(self, seat: int) -> list[Option]:
        """Return a seat's answers in the current round, still sealed or already opened."""
        if self.open:
            lanes = self.match.stack[-1]
            assert isinstance(lanes, Lanes)
            return lanes.given[seat]
        return self.given[seat] if self.given else []


class TwinRun:
    """A match and its twin, played on together."""

    def __init__(self, match: Match[Any], viewer: int | None, seed: bytes) -> None:
        self.viewer = viewer
        self.picker = FastChance(int.from_bytes(seed[:8], "big"))
        self.seed = seed
        self.choices = 0
        self.reveals = 0
        self.forks = 0
        self.hurried = 0
        self.path: list[str] = []
        self.fork(match.clone())

    def fork(self, match: Match[Any]) -> None:
        """Continue with a new twin. Earlier differences no longer matter."""
        names = match.game.chance_names(match.seats)
        seed = self.seed + self.forks.to_bytes(4, "big")
        self.forks += 1
        twin = match.imagine(self.viewer, FastChance(self.picker.below(0, 1 << 30)))
        self.real = World(match, self.viewer, ProvableChance(seed[-32:], names))
        self.twin = World(twin, self.viewer, ProvableChance(seed[-32:], names))
        self.compare_now("just imagined")

    def run(self, length: int) -> None:
        """Play on. Raise `Leak` at the first difference that no rule explains."""
        while self.choices < length and not self.real.match.over:
            self.choices += 1
            if self.real.match.round:
                alike = self.sealed_round()
            else:
                alike = self.public_input()
            if not alike or not self.compare():
                self.reveals += 1
                self.fork(self.real.match)

    # -- comparing --------------------------------------------------------------------------

    def compare_now(self, when: str) -> None:
        """Raise `Leak` if the viewer's observations differ at this moment."""
        real, twin = self.real, self.twin
        one, other = observed(real.match, self.viewer), observed(twin.match, self.viewer)
        if one != other:
            raise Leak(f"{when}: {difference(one, other)}")

    def compare(self) -> bool:
        """Compare after an input. Return False if a rule has revealed something."""
        real, twin = self.real, self.twin
        if real.published() != twin.published() or not self.wait_for_each_other():
            return False
        events = visible_events(real.match, real.events, self.viewer)
        others = visible_events(twin.match, twin.events, self.viewer)
        real.events, twin.events = [], []
        told, told_too = real.told(), twin.told()
        for world in (real, twin):
            world.given = []
            world.knowledge.reset(world.match)
        if told != told_too:
            return False
        one, other = observed(real.match, self.viewer), observed(twin.match, self.viewer)
        if events == others and one == other:
            return True
        what = difference(events, others) if events != others else difference(one, other)
        where = "events" if events != others else "observed"
        raise Leak(f"{where} after {' '.join(self.path[-3:])}: {what}")

    def wait_for_each_other(self) -> bool:
        """Let the slower world catch up if the other passed a round instantly (quick policy).

        Under that policy the duration of a round may reveal something, and the players accepted
        that. What the round publishes is still compared. Returns False if it may differ.
        """
        for _ in range(CHAIN):
            real, twin = self.real.match, self.twin.match
            if contradict(self.real.told(), self.twin.told()):
                return False
            if real.policy != QUICK or real.beat == twin.beat:
                return True
            slow = self.real if real.beat < twin.beat else self.twin
            slow.round = slow.match.round
            if not slow.round:
                return True
            published = slow.given
            while slow.open:
                if not slow.match.open_decisions:
                    slow.finish_round(closing=False)
                    break
                decision = slow.match.open_decisions[0]
                if decision.seat == self.viewer:
                    raise Leak(f"{decision.id} is asked in one world only")
                if decision.default < 0:
                    return False
                slow.choose(decision, decision.options[decision.default])
            slow.given = published
            self.hurried += 1
        return True

    # -- public inputs ----------------------------------------------------------------------

    def public_input(self) -> bool:
        """Give both the same public input. Return False if they have no option in common."""
        real, twin, picker = self.real, self.twin, self.picker
        offered = [
            (seat, to) for seat in range(real.match.seats) for to in real.match.undoable(seat)
        ]
        if offered and not picker.below(0, UNDONE):
            seat, to = offered[picker.below(0, len(offered))]
            self.path.append(f"undo:{to}")
            for world in (real, twin):
                world.match.undo(seat, to)
                world.knowledge.reset(world.match)
            return True
        asking = real.match.open_decisions
        decision = asking[picker.below(0, len(asking))]
        also = twin.match.decision(decision.id)
        common = [o for o in decision.options if also.option(o.id) is not None]
        if not common:
            option = decision.options[picker.below(0, len(decision.options))]
            real.choose(decision, option)
            real.events = []
            return False
        option = common[picker.below(0, len(common))]
        same = also.option(option.id)
        assert same is not None
        self.path.append(f"{decision.id}:{option.id}")
        real.choose(decision, option)
        twin.choose(also, same)
        return True

    # -- sealed rounds ----------------------------------------------------------------------

    def sealed_round(self) -> bool:
        """Play a sealed round in both worlds until it opens."""
        real, twin, picker = self.real, self.twin, self.picker
        real.round = twin.round = real.match.round
        independent = not picker.below(0, INDEPENDENT)
        self.path.append(f"round:{real.round}")
        while True:
            open_worlds = [world for world in (real, twin) if world.open]
            seats = sorted({d.seat for w in open_worlds for d in w.match.open_decisions})
            if not seats:
                break
            if len(open_worlds) == 2 and self.may_close() and not picker.below(0, EARLY):
                for world in open_worlds:
                    world.finish_round(closing=True)
                return True
            seat = seats[picker.below(0, len(seats))]
            if seat == self.viewer:
                self.answer_as_viewer(seat)
            elif independent:
                self.answer_independently(seat, open_worlds)
            else:
                self.answer_alike(seat)
            if real.open and twin.open:
                self.compare_now(f"in the sealed round {real.round}")
                for world in (real, twin):
                    events = visible_events(world.match, world.events, self.viewer)
                    if events != "[]":
                        raise Leak(f"in the sealed round {real.round}: events: {events}")
        for world in (real, twin):
            world.finish_round(closing=False)
        return True

    def may_close(self) -> bool:
        """Return whether the clock may close the round now, in both worlds."""
        return all(
            world.match.policy == FIXED and all(d.default >= 0 for d in world.match.open_decisions)
            for world in (self.real, self.twin)
        )

    def answer_as_viewer(self, seat: int) -> None:
        """Let the viewer give the same answer in both worlds."""
        decision, also = self.real.asked(seat), self.twin.asked(seat)
        if decision is None or also is None:
            raise Leak(f"seat {seat} is asked in one world only")
        option = self.any_of(decision)
        same = also.option(option.id)
        if same is None:
            raise Leak(f"seat {seat} is offered {option.id} in one world only")
        self.real.choose(decision, option)
        self.twin.choose(also, same)

    def answer_independently(self, seat: int, worlds: list[World]) -> None:
        """Let a seat answer at random in each world."""
        for world in worlds:
            decision = world.asked(seat)
            if decision is not None:
                world.choose(decision, self.any_of(decision))

    def answer_alike(self, seat: int) -> None:
        """Let a seat answer so that both worlds publish the same, if possible."""
        real, twin = self.real, self.twin
        decision, also = real.asked(seat), twin.asked(seat)
        place, other_place = len(real.lane(seat)), len(twin.lane(seat))
        if decision is not None and also is not None and place == other_place:
            common = [o for o in decision.options if also.option(o.id) is not None]
            if common:
                option = common[self.picker.below(0, len(common))]
                same = also.option(option.id)
                assert same is not None
                real.choose(decision, option)
                twin.choose(also, same)
            else:
                real.choose(decision, self.any_of(decision))
                twin.choose(also, self.any_of(also))
        elif decision is not None and (also is None or place < other_place):
            real.choose(decision, self.like(decision, twin.lane(seat), place))
        elif also is not None:
            twin.choose(also, self.like(also, real.lane(seat), other_place))

    def like(self, decision: Decision, lane: list[Option], place: int) -> Option:
        """Return the option chosen at this place in the other world, or a random one."""
        same = decision.option(lane[place].id) if place < len(lane) else None
        return self.any_of(decision) if same is None else same

    def any_of(self, decision: Decision) -> Option:
        """Return a random option."""
        return decision.options[self.picker.below(0, len(decision.options))]
