"""To which neighbouring city units go that leave a city: they flee, or retreat."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.crusaders.model.battle_shapes import LeavePreview, MarkerPreview
from gonfalon.games.crusaders.model.messages.fighting import battle as say
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.question import OneQuestion
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import preview
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Message, Text


class LeaveCity(OneQuestion):
    """To which adjacent city of its own a side moves units.

    The city they leave is never one of its own neighbours (CRU-BAT-36).
    """

    __slots__ = ()
    KIND: ClassVar[str] = ""
    PROMPT: ClassVar[Message] = say.ASK_FLEE  # with the city and the number of units
    LABEL: ClassVar[Message] = say.FLEE_TO

    def places(self, m: Match[CrusadersState]) -> list[Option]:
        """Return the options, one for each city."""
        raise NotImplementedError

    def left(self, m: Match[CrusadersState]) -> int:
        """Return the city that is left."""
        raise NotImplementedError

    def mover(self) -> int:
        """Return the side whose units move."""
        raise NotImplementedError

    def moving(self, m: Match[CrusadersState]) -> int:
        """Return how many units move."""
        raise NotImplementedError

    def move(self, m: Match[CrusadersState], city: int) -> None:
        """Move the units to the city."""
        raise NotImplementedError

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, self.KIND, options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the neighbours of the city."""
        state = m.state
        places = self.places(m)
        for city in state.near[self.left(m)]:
            option = places[city]
            if state.owner[city] == self.mover():
                found.append(option)
            elif why is not None:
                touched = (f"city:{option.id}",)
                why.append(Blocked(option.id, option.rule, Text(say.NOT_THEIR_CITY, city), touched))

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Move the units."""
        self.answered = True
        self.move(m, option.value)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(self.PROMPT, self.left(m), self.moving(m))

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label, with what would become of the units."""
        ahead = self.after(m, decision, option)
        return Label(Text(self.LABEL, option.value), (f"city:{option.id}",), ahead)

    def after(self, m: Match[CrusadersState], decision: Decision, option: Option) -> LeavePreview:
        """Return what becomes of the units, found by moving them on a copy."""
        copy = preview(m, decision, option).match
        before, after = m.state.units[option.value], copy.state.units[option.value]
        return {"moved": after - before, "garrison": after, "battle": self.battle_after(copy)}

    def battle_after(self, copy: Match[CrusadersState]) -> MarkerPreview | None:
        """Return how the battle stands after the move, if it goes on."""
        return None
