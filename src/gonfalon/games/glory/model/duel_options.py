"""The answers to the questions of a duel, made once and shared by all matches.

A die is named by its colour and what it shows, such as "strength-5" or "steed-special": dice alike
are interchangeable. Several dice are joined by colons.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.games.glory.model.components import Allies, DiceRules
from gonfalon.games.glory.model.constants import DICE, LANCE, NONE, SPECIAL, TENT
from gonfalon.kernel.questions.dice import Dice
from gonfalon.kernel.values.amounts import SetOptions
from gonfalon.kernel.values.decision import Option

MOST_IN_A_SET: Final = 4  # dice that one option names; larger sets are picked one at a time

NO_TENT_ALLY: Final = Option("none", "GLO-DUEL-03")
NO_LANCE_ALLY: Final = Option("none", "GLO-DUEL-12")
NO_RELIC: Final = Option("none", "GLO-DUEL-13")
END_FAITH: Final = Option("stop", "GLO-DUEL-11")
END_RING: Final = Option("stop", "GLO-DUEL-13")


class DuelOptions:
    """The options that depend on content, by the number of the ally, relic, count or die."""

    def __init__(
        self, allies: Allies, relics: Sequence[str], dice: DiceRules, most_strength: int
    ) -> None:
        self.tent_allies = allies.of_timing(TENT)
        self.lance_allies = allies.of_timing(LANCE)
        self.tent = [Option(id, "GLO-ALLY-06", kind) for kind, id in enumerate(allies.ids)]
        self.lance = [Option(id, "GLO-ALLY-08", kind) for kind, id in enumerate(allies.ids)]
        self.ready_ally = [Option(id, "GLO-ALLY-06", kind) for kind, id in enumerate(allies.ids)]
        self.ready_relic = [Option(id, "GLO-ALLY-06", kind) for kind, id in enumerate(relics)]
        self.relic = [Option(id, "GLO-DUEL-13", kind) for kind, id in enumerate(relics)]
        self.strength = [Option(str(n), "GLO-DUEL-04", n) for n in range(most_strength + 1)]
        self.recover_ally = [Option(id, "GLO-DUEL-27", kind) for kind, id in enumerate(allies.ids)]
        self.recover_relic = [Option(id, "GLO-DUEL-27", kind) for kind, id in enumerate(relics)]
        self.faces: list[str] = []  # ids of dice with what they show
        self.face_of: list[list[int]] = []  # by colour and face, the number of that id or NONE
        for colour, printed in enumerate(dice.faces):
            self.face_of.append([NONE] * (max(printed) + 1))
            for face in sorted(set(printed)):
                self.face_of[colour][face] = len(self.faces)
                shown = "special" if face == SPECIAL else str(face)
                self.faces.append(f"{DICE[colour]}-{shown}")
        self.faith = [Option(id, "GLO-DUEL-11", n) for n, id in enumerate(self.faces)]
        self.ring = [Option(id, "GLO-DUEL-13", n) for n, id in enumerate(self.faces)]
        self.faith_sets = SetOptions(self.faces, MOST_IN_A_SET, "GLO-DUEL-11", "die_face")
        self.ring_sets = SetOptions(self.faces, MOST_IN_A_SET, "GLO-DUEL-13", "die_face")
        tent = [self.tent[kind] for kind in self.tent_allies]
        lance = [self.lance[kind] for kind in self.lance_allies]
        usable = [*self.tent_allies, *self.lance_allies]
        self.register: dict[str, list[Option]] = {
            "duel-tent": [*tent, NO_TENT_ALLY],
            "duel-ready-ally": [self.ready_ally[kind] for kind in usable],
            "duel-ready-relic": self.ready_relic,
            "duel-strength": self.strength,
            "duel-faith": [*self.faith_sets.all(), *self.faith, END_FAITH],
            "duel-lance": [*lance, NO_LANCE_ALLY],
            "duel-relic": [*self.relic, NO_RELIC],
            "duel-ring": [*self.ring_sets.all()[1:], *self.ring, END_RING],  # at least one die
            "duel-recover-ally": [self.recover_ally[kind] for kind in usable],
            "duel-recover-relic": self.recover_relic,
        }

    def shown(self, dice: Dice, place: int) -> int:
        """Return the number of a die with what it shows."""
        return self.face_of[dice.colours[place]][dice.faces[place]]

    def all_shown(self, dice: Dice) -> list[int]:
        """Return the numbers of all dice with what they show."""
        return [self.face_of[dice.colours[i]][face] for i, face in enumerate(dice.faces)]
