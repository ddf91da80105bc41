"""Fear and Vigour: the owner may make both sides count the larger force (MM-BAT-33)."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.options import COUNT_AS_IS, COUNT_LARGER
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.field import Field
from gonfalon.games.mastery.rules.board.standing import standing, standing_after
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Decision, Label, Option
from gonfalon.kernel.values.message import Text


@declared
class Equalise(Step[MasteryState]):
    """One public question to the sceptre's owner (MM-DEC-41)."""

    NAME = "mastery.equalise"

    seat: int = 0
    over: bool = False

    def run(self, m: Match[MasteryState]) -> bool:
        """Wait for the answer."""
        if self.over:
            m.done()
        return self.over

    def ask(self, m: Match[MasteryState]) -> list[Decision]:
        """Ask publicly."""
        return [Decision(self.seat, "equalise", [COUNT_LARGER, COUNT_AS_IS], public=True)]

    def take(self, m: Match[MasteryState], seat: int, option: Option) -> None:
        """Count the larger number for both sides; no knights move (MM-BAT-03, MM-RUL-04)."""
        self.over = True
        m.barrier()
        field = m.enclosing(Field)
        if option is COUNT_LARGER:
            larger = max(field.counted)
            field.counted = [larger, larger]
            m.emit(say.EQUALISED, seat, larger)
        else:
            m.emit(say.NOT_EQUALISED, seat)

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        field = m.enclosing(Field)
        side = field.side_of(decision.seat)
        return Text(say.ASK_EQUALISE, field.counted[side], field.counted[1 - side])

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        field = m.enclosing(Field)
        if option is COUNT_LARGER:
            ahead = standing_after(m, decision, option)
            return Label(Text(say.EQUALISE, max(field.counted)), (), ahead)
        return Label(Text(say.DECLINE), (), standing(m.state, field))
