"""Artefacts (MM-ART): intact or broken, and how they are broken and restored."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.one_by_one import OneByOne
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def break_artefact(m: Match[MasteryState], seat: int, artefact: int) -> None:
    """Turn an artefact face down and record the turn of its destruction (MM-ART-02, MM-ART-07)."""
    state = m.state
    state.broken[artefact] = m.turn
    m.emit(say.ARTEFACT_BROKEN, seat, artefact, state.keeper[artefact])


def restore(m: Match[MasteryState], seat: int) -> None:
    """Turn a seat's artefacts face up if they were broken before this turn (MM-ART-05)."""
    state = m.state
    for artefact in state.artefacts[seat]:
        if 0 < state.broken[artefact] < m.turn:  # MM-ART-07, MM-RUL-12
            state.broken[artefact] = 0
            m.emit(say.ARTEFACT_RESTORED, seat, artefact)


def walk_breakable(
    state: MasteryState, seat: int, found: list[Option], why: list[Blocked] | None
) -> None:
    """Offer the intact artefacts of other players, teammates included (MM-RES-05, MM-RES-07)."""
    ready = state.content.options.fracture
    for owner in range(state.rules.seats):
        for a in state.artefacts[owner]:
            if owner != seat and state.intact(a):
                found.append(ready[a])
            elif why is not None:
                id = state.content.artefacts[a]
                own = owner == seat
                text = Text(say.OWN_ARTEFACT, a) if own else Text(say.ALREADY_BROKEN, a, owner)
                rule = "MM-RES-07" if own else "MM-ART-02"
                why.append(Blocked(id, rule, text, (f"artefact:{id}",)))


def anything_to_break(state: MasteryState, seat: int) -> bool:
    """Return whether `walk_breakable` finds anything."""
    found: list[Option] = []
    walk_breakable(state, seat, found, None)
    return bool(found)


def break_label(state: MasteryState, artefact: int) -> Label:
    """Return the label for choosing an artefact to break."""
    text = Text(say.BREAK_ARTEFACT, artefact, state.keeper[artefact])
    return Label(text, (f"artefact:{state.content.artefacts[artefact]}",))


class Fracture(OneByOne[MasteryState]):
    """Fracture on the player's own turn: break another player's artefact (MM-DEC-11, MM-RES-05)."""

    __slots__ = ()
    NAME = "mastery.fracture"
    KIND = "fracture"

    def walk(self, m: Match[MasteryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk through all artefacts."""
        walk_breakable(m.state, self.seat, found, why)

    def pick(self, m: Match[MasteryState], option: Option) -> None:
        """Break the chosen artefact; no response window opens (MM-RES-09, MM-RUL-44)."""
        break_artefact(m, self.seat, option.value)

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_FRACTURE)

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return break_label(m.state, option.value)
