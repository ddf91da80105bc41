"""Dice that lie on the table: rolled, shown, turned, rerolled in part.

Every die is drawn separately through the match's chance. So each roll is part of the record's
checksum, players can verify it afterwards, and undo cannot go back past it.

A die is identified by its place in the list from the first roll to the last. It has a *colour*, the
number of its kind in the game, and shows a *face*: the number printed there. What a face is worth
is for the game to say; a symbol can be any number that is not printed elsewhere on the die.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gonfalon.kernel.fields import Shared, declared, later
from gonfalon.kernel.play.state import Part
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.shapes import DieView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gonfalon.kernel.play.match import Match

SIX_SIDED: Final = [[1, 2, 3, 4, 5, 6]]  # the printed faces of ordinary dice of one colour


@declared
class Dice(Part):
    """Dice of several colours. A step or a state may keep them in a field.

    `printed` holds the faces of each colour (repeated if they are printed twice), `colours` the
    colour of each die and `faces` what each die shows; it is empty before the first roll.
    """

    colours: Shared[list[int]] = []  # never changes
    printed: Shared[list[list[int]]] = SIX_SIDED
    faces: list[int] = later([])

    def __repr__(self) -> str:
        return f"Dice({self.colours}, showing {self.faces})"

    def roll(self, m: Match[Any], label: int) -> list[int]:
        """Roll all dice. Return the faces, in the order of the dice."""
        self.faces = [0] * len(self.colours)
        self.reroll(m, label, list(range(len(self.colours))))
        return self.faces

    def reroll(self, m: Match[Any], label: int, which: list[int]) -> None:
        """Roll the dice in these places again. A barrier, unless there are none."""
        if not which:
            return
        m.barrier()
        chance, colours, faces = m.chance, self.colours, self.faces
        for place in which:
            printed = self.printed[colours[place]]
            faces[place] = printed[chance.below(label, len(printed))]

    def turn(self, place: int, face: int) -> None:
        """Turn one die to a face that is printed on it."""
        if face not in self.printed[self.colours[place]]:
            raise KernelError(f"no {face} is printed on a die of colour {self.colours[place]}")
        self.faces[place] = face

    def showing(self, colour: int) -> list[int]:
        """Return the faces of the dice of one colour, in their order."""
        return [self.faces[i] for i in range(len(self.faces)) if self.colours[i] == colour]

    def to_json(self, names: Sequence[str]) -> list[DieView]:
        """Return the dice for a view, none before a roll. `names` are the ids of the colours."""
        return [
            {"colour": names[self.colours[i]], "face": self.faces[i]}
            for i in range(len(self.faces))
        ]


def plain_dice(count: int, sides: int = 6) -> Dice:
    """Return dice of one colour with the faces 1 to `sides`."""
    return Dice([0] * count, SIX_SIDED if sides == 6 else [list(range(1, sides + 1))])


def subsets(dice: Dice, most: int) -> list[list[int]]:
    """Return the different sets of 1 to `most` dice that could be rerolled, as lists of places.

    Dice of the same colour that show the same face are interchangeable, so of several such sets
    only the one with the earliest of them is returned. Smaller sets come first, then sets are in
    order of colours and faces: the order does not depend on which die of several alike is which.
    """
    places = list(range(len(dice.faces)))
    places.sort(key=lambda place: (dice.colours[place], dice.faces[place], place))
    found: list[list[int]] = []
    longest: list[list[int]] = [[]]  # sets of one size, as indices into `places`
    for _ in range(min(most, len(places))):
        longer: list[list[int]] = []
        for chosen in longest:
            for i in range(chosen[-1] + 1 if chosen else 0, len(places)):
                before = i - 1
                skipped = before >= 0 and alike(dice, places[before], places[i])
                if not skipped or (chosen and chosen[-1] == before):
                    longer.append([*chosen, i])
        found += [[places[i] for i in chosen] for chosen in longer]
        longest = longer
    return found


def alike(dice: Dice, one: int, other: int) -> bool:
    """Return whether two dice have the same colour and show the same face."""
    return dice.colours[one] == dice.colours[other] and dice.faces[one] == dice.faces[other]
