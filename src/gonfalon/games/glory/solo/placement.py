"""Where the virtual opponent puts its shield in Rivalry (GLO-SOLO-23, GLO-SOLO-24, GLO-SOLO-25).

It makes no choices, so these are pure functions of what lies open on the tournament board. Knights
are compared as in a duel between knights (GLO-KVK-01); of two equal ones the left one wins, which
is the one on the lower place (GLO-TOUR-03).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.games.glory.model.constants import KNIGHT, NONE
from gonfalon.games.glory.rules.board.knights import left_wins, rank_of

HUMAN: Final = 0  # the side of the player
NO_PLACE: Final = (NONE, NONE)


class Values:
    """What knights are worth, and the token of the opponent: one of them (GLO-SOLO-05).

    Against knights the opponent counts the glory of its token, against the player 7 or 9
    (GLO-RUL-72).
    """

    __slots__ = ("glory", "own", "prestige")

    def __init__(self, glory: Sequence[int], prestige: Sequence[int], own: int) -> None:
        self.glory = glory  # by knight
        self.prestige = prestige
        self.own = own

    def rank(self, knight: int) -> tuple[int, int]:
        """Return what two knights are compared by."""
        return rank_of(self.glory, self.prestige, knight)

    def beats_opponent(self, knight: int, left: bool) -> bool:
        """Return whether a knight, on the left or on the right, would beat the opponent.

        This decides its duels against knights, too (GLO-SOLO-26).
        """
        rank, own = self.rank(knight), self.rank(self.own)
        return left_wins(rank, own) if left else not left_wins(own, rank)


class Bracket:
    """The bottom row of a plaisance: eight places, each free (NONE), a side, or a knight.

    `human_value` is the glory of a duel won against the player (GLO-PVP-06).
    """

    __slots__ = ("human_value", "places", "values")

    def __init__(self, places: Sequence[int], values: Values, human_value: int) -> None:
        self.places = places
        self.values = values
        self.human_value = human_value

    def strongest(self, places: Sequence[int]) -> int:
        """Return the place of the strongest visible knight of these, or NONE."""
        found = NONE
        for place in places:
            if self.places[place] < KNIGHT:
                continue
            if found == NONE or self.rank_at(place) > self.rank_at(found):
                found = place
        return found

    def rank_at(self, place: int) -> tuple[int, int]:
        """Return the glory and prestige of the knight on a place."""
        return self.values.rank(self.places[place] - KNIGHT)

    def stops(self, slot: int, places: Sequence[int]) -> bool:
        """Return whether the strongest knight of these places beats the opponent on a slot."""
        place = self.strongest(places)
        if place == NONE:
            return False
        return self.values.beats_opponent(self.places[place] - KNIGHT, place < slot)

    def holds_human(self, places: Sequence[int]) -> bool:
        """Return whether the player's shield is on one of these places."""
        return any(self.places[place] == HUMAN for place in places)

    def prospect(self, slot: int) -> int:
        """Return the glory it can gain from a slot against visible opponents (GLO-SOLO-24).

        A knight that beats it ends the sum (GLO-RUL-71). The player counts where no knight is
        visible.
        """
        found = 0
        for places in (paired(slot), neighbours(slot), other_half(slot)):
            place = self.strongest(places)
            if place != NONE:
                if self.stops(slot, places):
                    break
                found += self.values.glory[self.places[place] - KNIGHT]
            elif self.holds_human(places):
                found += self.human_value
        return found

    def choose(self) -> int:
        """Return the slot that the opponent takes (GLO-SOLO-23, GLO-RUL-38), or NONE."""
        left = [slot for slot, occupant in enumerate(self.places) if occupant == NONE]
        if not left:
            return NONE
        for opponents in (paired, neighbours):  # (a), then (b)
            unwelcome = [slot for slot in left if self.stops(slot, opponents(slot))]
            if not unwelcome:
                unwelcome = [slot for slot in left if self.holds_human(opponents(slot))]
            if len(unwelcome) < len(left):  # else the drop is not made (GLO-RUL-70)
                left = [slot for slot in left if slot not in unwelcome]
        best = max([self.prospect(slot) for slot in left])
        return max([slot for slot in left if self.prospect(slot) == best])  # (c), (d)


def paired(slot: int) -> list[int]:
    """Return the place whose occupant is met in stage 1."""
    return [slot ^ 1]


def neighbours(slot: int) -> list[int]:
    """Return the pair of places whose winner is met in stage 2."""
    first = (slot & ~1) ^ 2
    return [first, first + 1]


def other_half(slot: int) -> list[int]:
    """Return the four places whose winner is met in stage 3."""
    first = (slot & ~3) ^ 4
    return list(range(first, first + 4))


def choose_knight(
    cities: Sequence[Sequence[int]],
    challengers: Sequence[Sequence[int]],
    values: Values,
    avoided: Sequence[int],
    equals: bool,
) -> tuple[int, int]:
    """Return city and place of the knight that the opponent challenges (GLO-SOLO-25), or NO_PLACE.

    It goes for the most glory among the unchallenged knights that it beats, in cities without a
    shield of the sides in `avoided`. Ties: higher prestige, the earlier city, the one on the left.
    `equals`: it also beats a knight that is its token's equal, as the one on the left.
    """
    found = NO_PLACE
    best = (NONE, NONE)
    own = values.rank(values.own)
    for city, knights in enumerate(cities):
        if any(side in challengers[city] for side in avoided):
            continue
        for place, knight in enumerate(knights):
            rank = values.rank(knight)
            beaten = left_wins(own, rank) if equals else rank < own
            if beaten and challengers[city][place] == NONE and best < rank:
                best = rank
                found = (city, place)
    return found
