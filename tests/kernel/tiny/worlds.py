"""Every world that one onlooker of a match of `hands` cannot rule out, by plain enumeration.

This knows nothing of how the kernel keeps knowledge. A world is where all cards lie. An act is
what everybody sees of a choice ("seat 0 put a card of its hand under the deck of seat 1"). Each
possible world is pushed through each act in every way it may have gone, and kept if the onlooker
would have observed just what it did observe.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

Zone = tuple[int, ...]
World = tuple[Zone, ...]
"""Decks (top last), hands (sorted), crypt (top last), chest (sorted), discards (top last)."""

Act = tuple[str, int, int]
"""Verb, who acts, at whom or what (a seat, or a kind that is said aloud)."""

Seen = tuple[int, ...]
"""What one onlooker sees of the cards in an act."""

NOTHING: Seen = ()


def orders(cards: Zone) -> Iterator[Zone]:
    """Give every different order of some cards."""
    yield from set(permutations(cards))


def without(cards: Zone, kind: int) -> Zone:
    """Take one card of a kind out."""
    at = cards.index(kind)
    return cards[:at] + cards[at + 1 :]


class Rules:
    """The acts of `hands` as relations between worlds."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.crypt = 2 * seats
        self.chest = 2 * seats + 1

    def deck(self, seat: int) -> int:
        """Return the place of a deck."""
        return seat

    def hand(self, seat: int) -> int:
        """Return the place of a hand."""
        return self.seats + seat

    def pile(self, seat: int) -> int:
        """Return the place of a discard pile."""
        return 2 * self.seats + 2 + seat

    def with_zones(self, world: World, changes: dict[int, Zone]) -> World:
        """Return a world with some zones replaced; heaps are kept sorted."""
        zones = list(world)
        for place, cards in changes.items():
            heap = self.seats <= place < 2 * self.seats or place == self.chest
            zones[place] = tuple(sorted(cards)) if heap else cards
        return tuple(zones)

    def outcomes(self, world: World, act: Act) -> Iterator[tuple[World, dict[int, Seen], Seen]]:
        """Give every way an act may go: the world after, what some seats see, what all see."""
        verb, me, aim = act
        deck_at, hand_at, pile_at = self.deck(me), self.hand(me), self.pile(me)
        deck, hand, pile = world[deck_at], world[hand_at], world[pile_at]
        if verb in ("roll", "keep"):
            yield world, {}, NOTHING
        elif verb == "draw":
            if deck:
                after = {deck_at: deck[:-1], hand_at: (*hand, deck[-1])}
                yield self.with_zones(world, after), {me: (deck[-1],)}, NOTHING
            else:
                for order in orders(pile):
                    after = {deck_at: order[:-1], hand_at: (*hand, order[-1]), pile_at: ()}
                    yield self.with_zones(world, after), {me: (order[-1],)}, NOTHING
        elif verb in ("play", "lose"):
            for kind in set(hand):
                after = {hand_at: without(hand, kind), pile_at: (*pile, kind)}
                yield self.with_zones(world, after), {}, (kind,)
        elif verb == "show":
            if aim in hand:
                yield world, {}, NOTHING
        elif verb == "look":
            yield world, {me: (world[self.deck(aim)][-1],)}, NOTHING
        elif verb == "see":
            yield world, {me: deck[-aim:]}, NOTHING
        elif verb == "study":
            yield world, {me: world[self.hand(aim)]}, NOTHING
        elif verb == "order":
            for order in orders(deck[-aim:]):
                yield self.with_zones(world, {deck_at: deck[:-aim] + order}), {me: order}, NOTHING
        elif verb == "return":
            for order in orders((*deck, pile[-1])):
                yield self.with_zones(world, {deck_at: order, pile_at: pile[:-1]}), {}, NOTHING
        elif verb == "bury":
            for order in orders(pile):
                yield self.with_zones(world, {deck_at: order + deck, pile_at: ()}), {}, NOTHING
        elif verb in ("spill", "toss"):
            if verb == "toss":
                deck_at, pile_at = self.deck(aim), self.pile(aim)
            kind = world[deck_at][-1]
            after = {deck_at: world[deck_at][:-1], pile_at: (*world[pile_at], kind)}
            yield self.with_zones(world, after), {}, (kind,)
        elif verb == "raise":
            kind = world[self.crypt][-1]
            after = {self.crypt: world[self.crypt][:-1], hand_at: (*hand, kind)}
            yield self.with_zones(world, after), {me: (kind,)}, NOTHING
        elif verb == "deny":
            if aim not in hand:
                yield world, {}, NOTHING
        else:
            yield from self.passes(world, act)

    def passes(self, world: World, act: Act) -> Iterator[tuple[World, dict[int, Seen], Seen]]:
        """Give every way a card may be passed out of others' sight."""
        verb, me, aim = act
        source, target = self.hand(me), self.hand(aim)
        seeing = [me]
        if verb in ("top", "under"):
            target = self.deck(aim)
        elif verb == "crypt":
            target = self.crypt
        elif verb == "chest":
            target = self.chest
        elif verb == "hand":
            seeing = [me, aim]
        elif verb == "rob":
            source, target = self.hand(aim), self.hand(me)
            seeing = [me, aim]
        elif verb == "grope":
            source, target = self.chest, self.hand(me)
        else:
            raise ValueError(verb)
        for kind in set(world[source]):
            before = world[target]
            cards = (kind, *before) if verb == "under" else (*before, kind)
            after = {source: without(world[source], kind), target: cards}
            yield self.with_zones(world, after), dict.fromkeys(seeing, (kind,)), NOTHING


class Onlooker:
    """One viewer (`seats` stands for a spectator) and the worlds it cannot rule out.

    With each world goes the one it came from at the last barrier, so that an undo can return
    there without forgetting what was seen meanwhile.
    """

    def __init__(self, rules: Rules, viewer: int, cards: list[list[int]], hand: int) -> None:
        self.rules = rules
        self.viewer = viewer
        worlds: list[World] = [()]
        for deal in cards[: rules.seats]:
            worlds = [(*world, order) for world in worlds for order in orders(tuple(deal))]
        dealt: set[World] = set()
        for world in worlds:
            decks = [deck[: len(deck) - hand] for deck in world]
            hands = [tuple(sorted(deck[len(deck) - hand :])) for deck in world]
            dealt.add((*decks, *hands, (), (), *([()] * rules.seats)))
        self.pairs: set[tuple[World, World]] = {(world, world) for world in dealt}

    def start(self, real: World) -> None:
        """Let the viewer look at their first hand."""
        if self.viewer < self.rules.seats:
            at = self.rules.hand(self.viewer)
            self.pairs = {pair for pair in self.pairs if pair[1][at] == real[at]}

    def observed(self, before: World, act: Act, after: World) -> Seen:
        """Return what this viewer sees when an act leads from one world to another."""
        found = {
            private.get(self.viewer, NOTHING) + public
            for world, private, public in self.rules.outcomes(before, act)
            if world == after
        }
        assert len(found) == 1, (act, before, after, found)
        return found.pop()

    def watch(self, act: Act, seen: Seen) -> None:
        """Keep the worlds in which this act would have looked just so."""
        kept: set[tuple[World, World]] = set()
        for base, world in self.pairs:
            for after, private, public in self.rules.outcomes(world, act):
                if private.get(self.viewer, NOTHING) + public == seen:
                    kept.add((base, after))
        self.pairs = kept

    def bar(self) -> None:
        """A barrier: nothing will be taken back beyond this moment."""
        self.pairs = {(world, world) for _, world in self.pairs}

    def back(self) -> None:
        """Return to the last barrier, knowing what is known now."""
        self.pairs = {(base, base) for base, _ in self.pairs}

    @property
    def worlds(self) -> set[World]:
        """The worlds that are possible now."""
        return {world for _, world in self.pairs}
