"""Advance (MM-ADV): move knights from the castle onto land that would then be in supply.

In the Castle Siege variant, enemy castles can be targets too.
"""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.options import NOWHERE
from gonfalon.games.mastery.model.shapes import AdvancePreview
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.battle.fight import Battle
from gonfalon.games.mastery.rules.battle.preview import count_preview, target_preview
from gonfalon.games.mastery.rules.board.conquest import Conquest
from gonfalon.games.mastery.rules.board.knights import set_knights, split_fits
from gonfalon.games.mastery.rules.board.supply import around, reached
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import OVER, Procedure
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def reachable(state: MasteryState, seat: int) -> int:
    """Return, as a mask, every hex whose position allows an advance (MM-ADV-03).

    Unsupplied land opens no way (MM-SUP-08).
    """
    layout = state.rules.layout
    base = reached(state, seat)
    mask = around(state, base) & layout.land  # no lakes, no castles (MM-ADV-04, MM-KNI-09)
    if state.rules.castle_siege:  # lakes do not connect to castles (MM-VAR-10, MM-RUL-42)
        castles = layout.castle_mask & ~(1 << layout.castles[seat])
        mask |= around(state, base & ~layout.lakes) & castles
    for other in range(state.rules.seats):
        if (
            state.rules.team[other] == state.rules.team[seat]
        ):  # own or a teammate's (MM-ADV-02, MM-VAR-04)
            mask &= ~state.held[other]
    return mask


def most_knights(state: MasteryState, hex: int) -> int:
    """Return how many knights may advance onto a hex at once (MM-ADV-05, MM-VAR-11)."""
    if state.rules.layout.castle_mask >> hex & 1:
        return state.content.number["castle_siege_max_attackers"]
    return state.capacity(hex)


def walk_counts(
    state: MasteryState, seat: int, hex: int, found: list[Option], why: list[Blocked] | None
) -> None:
    """Offer every legal number of knights for an advance onto a hex (MM-ADV-05, MM-KNI-04)."""
    ready = state.content.options.advance_count
    there = state.knights[state.castle(seat)]
    most = most_knights(state, hex)
    for n in range(1, there + 1):
        if n > most:
            if why is None:
                break
            rule = "MM-VAR-11" if state.rules.layout.castle_mask >> hex & 1 else "MM-KNI-05"
            why.append(Blocked(str(n), rule, Text(say.TOO_MANY, n, most)))
        elif split_fits(state, seat, there, n, 0):
            found.append(ready[n])
        elif why is not None:
            why.append(Blocked(str(n), "MM-KNI-04", no_dice(state, seat)))


def counts(state: MasteryState, seat: int, hex: int) -> list[int]:
    """Return the numbers that `walk_counts` finds."""
    found: list[Option] = []
    walk_counts(state, seat, hex, found, None)
    return [option.value for option in found]


def no_dice(state: MasteryState, seat: int) -> Text:
    """Return that the dice of a seat are all on the board."""
    return Text(say.NO_DICE, state.dice[seat], state.content.dice)


@declared
class Advance(Procedure[MasteryState]):
    """Ask for a target and a number of knights, then conquer or fight."""

    NAME = "mastery.advance"
    PHASES = ("ask_target", "ask_count")

    seat: int = 0
    target: int = later(-1)

    def ask_target(self, m: Match[MasteryState]) -> Decision | None:
        """Ask for a target; an advance is optional (MM-ADV-01, MM-DEC-30)."""
        options: list[Option] = [NOWHERE]
        self.walk_targets(m.state, options, None)
        return Decision(self.seat, "advance", options, public=True)

    def walk_targets(
        self, state: MasteryState, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk through the hexes in layout order; no knights in the castle, no target (MM-ADV-02).

        A target needs at least one legal number of knights (MM-ADV-05).
        """
        seat = self.seat
        ready = state.content.options
        layout = state.rules.layout
        mask = able = 0
        if state.knights[state.castle(seat)]:
            mask = able = reachable(state, seat)
        elif why is not None:
            mask = reachable(state, seat)
        scarce = state.dice[seat] >= state.content.dice
        for hex in layout.order:
            if able >> hex & 1 and not (scarce and not counts(state, seat, hex)):
                castle = layout.castle_mask >> hex & 1
                found.append(ready.siege[hex] if castle else ready.advance[hex])
            elif why is not None:
                rule, text = self.reason(state, hex, mask)
                name = state.content.hex_names[hex]
                why.append(Blocked(name, rule, text, (f"hex:{name}",)))

    def take_target(self, m: Match[MasteryState], option: Option) -> None:
        """Set the target, or stay."""
        if option is not NOWHERE:
            self.target = option.value
            return
        self.goto(OVER)
        m.emit(say.NO_ADVANCE, self.seat)

    def ask_count(self, m: Match[MasteryState]) -> Decision | None:
        """Ask for the number of knights (MM-DEC-31)."""
        options: list[Option] = []
        walk_counts(m.state, self.seat, self.target, options, None)
        return Decision(self.seat, "advance-count", options, public=True)

    def take_count(self, m: Match[MasteryState], option: Option) -> None:
        """Move knights out of the castle; conquer an empty hex, or fight for a held one."""
        state = m.state
        seat, hex, count = self.seat, self.target, option.value
        castle = state.castle(seat)
        m.emit(say.ADVANCED, seat, hex, state.tile[hex], count)
        set_knights(state, seat, castle, state.knights[castle] - count)  # MM-ADV-02
        if state.owner[hex] < 0:
            set_knights(state, seat, hex, count)
            m.call(Conquest(seat, hex))  # MM-ADV-06, MM-CON-01
        else:
            m.barrier()
            # Exactly two opponents, and nobody is asked for consent (MM-ADV-07, MM-ADV-08).
            m.call(Battle(seat, state.owner[hex], hex, count))

    # -- texts --------------------------------------------------------------------------------

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        if self.target < 0:
            return Text(say.ASK_ADVANCE)
        return Text(say.ASK_ADVANCE_COUNT, self.target, m.state.tile[self.target])

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if option is NOWHERE:
            return Label(Text(say.STAY))
        if self.target >= 0:
            return Label(Text(say.KNIGHTS, option.value))
        state = m.state
        hex = option.value
        touched = (f"hex:{state.content.hex_names[hex]}",)
        return Label(self.said_of(state, hex), touched, target_preview(m, decision, option))

    def said_of(self, state: MasteryState, hex: int) -> Text:
        """Return the label text of a target hex."""
        owner, knights = state.owner[hex], state.knights[hex]
        if state.rules.layout.castle_mask >> hex & 1:
            return Text(say.ADVANCE_SIEGE, owner, state.content.number["castle_siege_defence"])
        value = state.rules.tile_value[state.tile[hex]]
        if owner < 0:
            return Text(say.ADVANCE_EMPTY, hex, state.tile[hex], value)
        return Text(say.ADVANCE_ATTACK, hex, state.tile[hex], value, owner, knights)

    def preview(self, m: Match[MasteryState], decision: Decision) -> AdvancePreview | None:
        """Return what each number of knights would mean, once the target is chosen."""
        return None if self.target < 0 else count_preview(m, decision, self.target)

    def blocked(self, m: Match[MasteryState], decision: Decision) -> list[Blocked]:
        """Explain why each remaining hex (or number of knights) is not offered."""
        why: list[Blocked] = []
        if self.target < 0:
            self.walk_targets(m.state, [], why)
        else:
            walk_counts(m.state, self.seat, self.target, [], why)
        return why

    def reason(self, state: MasteryState, hex: int, mask: int) -> tuple[str, Text]:
        """Return the rule that rules out a hex, with the explanation."""
        layout = state.rules.layout
        tile, owner = state.tile[hex], state.owner[hex]
        if layout.lakes >> hex & 1:
            return "MM-ADV-04", Text(say.LAKE, hex)
        if owner == self.seat:
            return "MM-ADV-02", Text(say.OWN_LAND, hex, tile)
        if layout.castle_mask >> hex & 1 and not state.rules.castle_siege:
            return "MM-ADV-04", Text(say.CASTLE_SAFE, owner)
        if owner >= 0 and state.rules.team[owner] == state.rules.team[self.seat]:
            return "MM-VAR-04", Text(say.TEAM_LAND, hex, tile, owner)
        if not mask >> hex & 1:
            if layout.castle_mask >> hex & 1:
                return "MM-VAR-10", Text(say.SIEGE_OUT_OF_REACH, owner)
            return "MM-ADV-03", Text(say.OUT_OF_REACH, hex, tile)
        if not state.knights[state.castle(self.seat)]:
            return "MM-ADV-02", Text(say.NO_KNIGHTS)
        return "MM-KNI-04", no_dice(state, self.seat)
