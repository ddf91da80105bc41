"""Redeployment (MM-RED): move knights freely between the castle and supplied land."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.options import FINISHED
from gonfalon.games.mastery.model.shapes import RedeployPreview
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.knights import (
    dice_for,
    dice_left,
    set_knights,
    some_split_fits,
    split_fits,
)
from gonfalon.games.mastery.rules.board.supply import supplied
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.distribute import Distribute
from gonfalon.kernel.values.amounts import Amount
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.message import Text


@declared
class Redeploy(Distribute[MasteryState]):
    """A series of transfers, each legal by itself, ended by "done" (MM-RED-06).

    Supply is determined once, at the beginning (MM-RED-09). The final distribution can also be
    given at once; it becomes transfers in the order of the tiles (MM-RED-08).
    """

    NAME = "mastery.redeploy"
    KINDS = ("redeploy-from", "redeploy-to", "redeploy-count")  # MM-DEC-20, MM-DEC-21, MM-DEC-22
    BOUNDS_RULE = "MM-RED-04"
    ONCE_RULE = "MM-RED-07"
    OTHERS_RULE = "MM-RED-02"
    TOTAL_RULE = "MM-RED-03"

    supply: int = later(-1)  # castle and supplied land, as a mask; -1 before it is set

    def run(self, m: Match[MasteryState]) -> bool:
        """Determine supply, then ask until done."""
        if self.supply == -1:  # unsupplied land takes no part (MM-RED-02, MM-SUP-06)
            state = m.state
            self.supply = supplied(state, self.seat) | 1 << state.castle(self.seat)
        return False

    def end(self) -> Option:
        """Return "done"."""
        return FINISHED

    def ended(self, m: Match[MasteryState]) -> None:
        """Tell everyone that the redeployment is over."""
        m.emit(say.REDEPLOYED, self.seat)
        m.done()

    # -- which transfers are legal --------------------------------------------------------------

    def tiles(self, state: MasteryState, mask: int) -> list[int]:
        """Return the castle and the land of a mask in the fixed order of MM-RED-08."""
        castle = state.castle(self.seat)
        land = mask & ~(1 << castle)
        return [castle, *(h for h in state.rules.layout.order if land >> h & 1)]

    def spare(self, state: MasteryState, hex: int) -> int:
        """Return how many knights a tile can give.

        Land keeps at least one, so none is given up (MM-RED-04, MM-RED-05).
        """
        return state.knights[hex] if hex == state.castle(self.seat) else state.knights[hex] - 1

    def most(self, state: MasteryState, source: int, target: int) -> int:
        """Return how many knights could move if there were dice for them (MM-RED-04)."""
        room = state.capacity(target) - state.knights[target]
        return min(self.spare(state, source), room, state.content.most_knights)

    def may_send(self, state: MasteryState, source: int, target: int) -> bool:
        """Return whether any number of knights may move (MM-KNI-04)."""
        most = self.most(state, source, target)
        return some_split_fits(state, self.seat, state.knights[source], most, state.knights[target])

    def givers(
        self, m: Match[MasteryState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the tiles for those that have knights to spare and somewhere to send them.

        A tile that has received does not give (MM-RED-07).
        """
        state = m.state
        castle = state.castle(self.seat)
        ready = state.content.options
        tiles = self.tiles(state, self.supply)
        # who has given does not receive (MM-RED-07)
        room = [h for h in tiles if not self.gave >> h & 1 and state.knights[h] < state.capacity(h)]
        free_die = dice_left(state, self.seat) > 0  # then every transfer of one knight fits
        for hex in tiles:
            if self.took >> hex & 1:
                if why is not None:
                    why.append(self.refused(state, hex, "MM-RED-07", Text(say.HAS_RECEIVED)))
                continue
            if self.spare(state, hex) < 1:
                if why is not None:
                    keeps = hex != castle
                    text = (
                        Text(say.ONE_MUST_STAY, hex, state.tile[hex])
                        if keeps
                        else Text(say.CASTLE_EMPTY)
                    )
                    why.append(self.refused(state, hex, "MM-RED-04", text))
                continue
            for other in room:
                if other != hex and (free_die or self.may_send(state, hex, other)):
                    found.append(ready.own_castle[hex] if hex == castle else ready.land[hex])
                    break
            else:
                if why is not None:
                    why.append(self.refused(state, hex, "MM-RED-06", Text(say.NO_DESTINATION)))
        if why is not None:
            self.unsupplied(state, why)

    def takers(
        self, m: Match[MasteryState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the tiles for those with room, and dice to show what they would hold.

        Only tiles that are already the player's own can receive (MM-RED-05).
        """
        state = m.state
        castle = state.castle(self.seat)
        ready = state.content.options
        left = dice_left(state, self.seat)
        for hex in self.tiles(state, self.supply):
            if hex == self.source:
                continue
            if self.gave >> hex & 1:
                if why is not None:
                    why.append(self.refused(state, hex, "MM-RED-07", Text(say.HAS_GIVEN)))
            elif state.knights[hex] >= state.capacity(hex):
                if why is not None:
                    why.append(
                        self.refused(
                            state, hex, "MM-KNI-05", Text(say.TILE_FULL, state.capacity(hex))
                        )
                    )
            elif left > 0 or self.may_send(state, self.source, hex):
                found.append(ready.own_castle[hex] if hex == castle else ready.land[hex])
            elif why is not None:
                text = Text(say.NO_DICE, state.dice[self.seat], state.content.dice)
                why.append(self.refused(state, hex, "MM-KNI-04", text))
        if why is not None:
            self.unsupplied(state, why)

    def unsupplied(self, state: MasteryState, why: list[Blocked]) -> None:
        """Explain why the rest of the seat's land takes no part."""
        for hex in state.rules.layout.order:
            if state.held[self.seat] >> hex & 1 and not self.supply >> hex & 1:
                text = Text(say.UNSUPPLIED, hex, state.tile[hex])
                why.append(self.refused(state, hex, "MM-SUP-06", text))

    def refused(self, state: MasteryState, hex: int, rule: str, text: Text) -> Blocked:
        """Return a tile that is not offered, with the reason."""
        name = state.content.hex_names[hex]
        return Blocked(
            "castle" if hex == state.castle(self.seat) else name, rule, text, (f"hex:{name}",)
        )

    def counts(self, m: Match[MasteryState], found: list[Option]) -> None:
        """Append an option for each number that there are dice for (MM-RED-04, MM-KNI-04)."""
        state = m.state
        ready = state.content.options.count
        there, before = state.knights[self.source], state.knights[self.target]
        for n in range(1, self.most(state, self.source, self.target) + 1):
            if split_fits(state, self.seat, there, n, before):
                found.append(ready[n])

    def move(self, m: Match[MasteryState], count: int) -> None:
        """Carry out one transfer; the total stays the same (MM-RED-03)."""
        state = m.state
        source, target = self.source, self.target
        set_knights(state, self.seat, source, state.knights[source] - count)
        set_knights(state, self.seat, target, state.knights[target] + count)
        m.emit(say.TRANSFERRED, self.seat, source, target, count)

    # -- a final distribution -------------------------------------------------------------------

    def places(self, m: Match[MasteryState]) -> list[Option]:
        """Return the castle, then supplied land in layout order (MM-RED-08)."""
        state = m.state
        castle, *land = self.tiles(state, self.supply)
        ready = state.content.options
        return [ready.own_castle[castle], *(ready.land[hex] for hex in land)]

    def place(self, m: Match[MasteryState], option: Option) -> Amount:
        """Return the knights of a tile, with the fewest and most it may hold (MM-RED-04)."""
        state = m.state
        hex = option.value
        now = state.knights[hex]
        component = f"hex:{state.content.hex_names[hex]}"
        return Amount(option.id, component, now, now - self.spare(state, hex), state.capacity(hex))

    def check(self, m: Match[MasteryState], places: list[Option], final: list[int]) -> None:
        """Refuse what needs more dice than there are (MM-KNI-02)."""
        state = m.state
        dice = state.dice[self.seat]
        for option, knights in zip(places, final, strict=True):
            dice += dice_for(state, knights) - dice_for(state, state.knights[option.value])
        if dice > state.content.dice:
            raise Refused("bad-amounts", f"{dice} dice would be needed", "MM-KNI-02")

    # -- texts ----------------------------------------------------------------------------------

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        if self.source < 0:
            return Text(say.ASK_SOURCE)
        if self.target < 0:
            return Text(say.ASK_DESTINATION, self.source)
        return Text(say.ASK_COUNT, self.source, self.target)

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        state = m.state
        if option is FINISHED:
            return Label(Text(say.DONE))
        if decision.kind == "redeploy-count":
            return Label(Text(say.KNIGHTS, option.value))
        hex = option.value
        touched = (f"hex:{state.content.hex_names[hex]}",)
        giving = decision.kind == "redeploy-from"
        if hex == state.castle(self.seat):
            return Label(
                Text(say.FROM_CASTLE if giving else say.TO_CASTLE, state.knights[hex]), touched
            )
        if giving:
            return Label(Text(say.FROM_TILE, hex, state.tile[hex], state.knights[hex]), touched)
        text = Text(say.TO_TILE, hex, state.tile[hex], state.knights[hex], state.capacity(hex))
        return Label(text, touched)

    def preview(self, m: Match[MasteryState], decision: Decision) -> RedeployPreview | None:
        """Return the dice in reserve: a whole answer must not need more (MM-KNI-02)."""
        return {"dice": dice_left(m.state, self.seat)}
