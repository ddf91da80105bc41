"""Crowns (MM-CRN): declared in a window of the player's turn, open to Fracture, then applied."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.content import CROWN
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.battle.response import TO_CROWN, Response
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def walk_crown_targets(
    m: Match[MasteryState], seat: int, found: list[Option], why: list[Blocked] | None
) -> None:
    """Offer the players on whom a seat's crown would have an effect (MM-CRN-02, MM-RUL-13)."""
    state = m.state
    ready = state.content.options.seat
    effect = state.content.artefact_effect[state.artefacts[seat][CROWN]]
    aimed = effect.target == "any_player"
    for other in range(0 if aimed else seat, m.seats if aimed else seat + 1):
        if effect.possible(state, seat, other):
            found.append(ready[other])
        elif why is not None:
            text = Text(say.TARGET_IDLE, other)
            why.append(Blocked(str(other), "MM-CRN-02", text, (f"seat:{other}",)))


def crown_has_effect(m: Match[MasteryState], seat: int) -> bool:
    """Return whether `walk_crown_targets` finds anybody."""
    found: list[Option] = []
    walk_crown_targets(m, seat, found, None)
    return bool(found)


@declared
class UseCrown(Procedure[MasteryState]):
    """One use of a crown: choose a target, open the response window, apply the effect."""

    NAME = "mastery.use-crown"
    PHASES = ("ask_target", "do_declare", "do_effect")

    seat: int = 0
    target: int = later(-1)

    def ask_target(self, m: Match[MasteryState]) -> Decision | None:
        """Ask which player the crown targets (MM-DEC-12), if it can target others."""
        state = m.state
        if state.content.artefact_effect[state.artefacts[self.seat][CROWN]].target != "any_player":
            return None
        options: list[Option] = []
        walk_crown_targets(m, self.seat, options, None)
        return Decision(self.seat, "crown-target", options, public=True)

    def take_target(self, m: Match[MasteryState], option: Option) -> None:
        """Set the target, which declares the crown (MM-RUL-35)."""
        self.target = option.value

    def do_declare(self, m: Match[MasteryState]) -> None:
        """Declare the crown (MM-CRN-01). It counts as used even if it is broken (MM-CRN-03).

        A declaration cannot be undone. Others may break the crown, clockwise from the next seat
        (MM-DEC-13); the user has nothing to break (MM-RUL-29, MM-RUL-43).
        """
        state = m.state
        crown = state.artefacts[self.seat][CROWN]
        if self.target < 0:
            self.target = self.seat
        state.crown_uses -= 1
        m.barrier()
        if m.listening:
            if state.content.artefact_effect[crown].target == "any_player":
                m.emit(say.CROWN_AIMED, self.seat, crown, self.target)
            else:
                m.emit(say.CROWN_DECLARED, self.seat, crown)
        m.call(Response(m.seats, TO_CROWN, [crown], state.next_seat(self.seat)))

    def do_effect(self, m: Match[MasteryState]) -> None:
        """Apply the effect of an intact crown, which is still possible (MM-CRN-04, MM-CRN-25)."""
        state = m.state
        crown = state.artefacts[self.seat][CROWN]
        if state.intact(crown):
            state.content.artefact_effect[crown].do(m, self.seat, self.target)

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_CROWN_TARGET, m.state.artefacts[self.seat][CROWN])

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.AIM_AT, option.value), (f"seat:{option.value}",))

    def blocked(self, m: Match[MasteryState], decision: Decision) -> list[Blocked]:
        """Explain on which players the crown would have no effect."""
        why: list[Blocked] = []
        walk_crown_targets(m, self.seat, [], why)
        return why
