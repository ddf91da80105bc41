"""The planning phase: everybody places two order tokens on the cross (CRU-PLAN)."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.crusaders.model.constants import AUTOMA, NONE, ORDERS
from gonfalon.games.crusaders.model.messages import planning as say
from gonfalon.games.crusaders.model.options.planning import (
    INNER,
    INNER_REINFORCED,
    OUTER,
    PLACEMENTS,
    PlaceOption,
)
from gonfalon.games.crusaders.model.preview_shapes import FeeView, PlanPreview
from gonfalon.games.crusaders.model.state import (
    DECK,
    SPIES,
    CrusadersState,
    token,
    token_owner,
)
from gonfalon.games.crusaders.rules.orders.automa import (
    automa_fee,
    cell_fee,
    place_automa_token,
    return_boosts,
)
from gonfalon.games.crusaders.rules.orders.spies import DrawSpies
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import Rehearsal
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import Text

PASSES: Final = 2


@declared
class Planning(Procedure[CrusadersState]):
    """Two passes, in each a token from everybody, from right to left (CRU-PLAN-01).

    The sequence of the markers is read once (CRU-PLAN-10). Markers of absent states take part
    (CRU-ORDER-04); they stand on the rightmost cells, so the automa comes first (CRU-AUTO-01).
    """

    NAME = "crusaders.planning"
    PHASES = ("do_begin", "do_next", "ask_place", "do_again", "do_end")

    sequence: list[int] = later([])  # seats, or AUTOMA, of both passes
    placed: int = later(0)  # how many of them have had their placement

    def do_begin(self, m: Match[CrusadersState]) -> None:
        """Read the sequence of the markers."""
        state = m.state
        for board in state.boards:
            board.outer_placed = False
            board.homs_placed = False
        self.sequence = marker_sequence(state) * PASSES

    def do_next(self, m: Match[CrusadersState]) -> None:
        """Turn to the next marker; skip a player who can place nothing (CRU-PLAN-07)."""
        if self.placed == len(self.sequence):
            self.goto("do_end")
            return
        owner = self.sequence[self.placed]
        self.placed += 1
        if owner == AUTOMA:
            place_automa_token(m)
            self.again()
        elif not self.placements(m, owner, None):
            m.emit(say.PLACEMENT_SKIPPED, owner)
            self.again()

    @property
    def seat(self) -> int:
        """The player who is placing a token."""
        return self.sequence[self.placed - 1]

    def placements(
        self, m: Match[CrusadersState], seat: int, why: list[Blocked] | None
    ) -> list[Option]:
        """Return every legal placement of a player (CRU-D-11)."""
        found: list[Option] = []
        homs = controls_homs(m.state, seat)
        for option in PLACEMENTS:
            if option.cell == INNER_REINFORCED and not homs:
                continue
            rule = broken_rule(m, seat, option)
            if not rule:
                found.append(option)
            elif why is not None:
                touched = (f"order:{ORDERS[option.value]}", f"cell:{option.id}")
                text = refusal(m, seat, option.value, rule)
                why.append(Blocked(option.id, rule, text, touched))
        return found

    def ask_place(self, m: Match[CrusadersState]) -> Decision:
        """Ask for a token and a cell."""
        options = self.placements(m, self.seat, None)
        return Decision(self.seat, "plan", options, public=True)

    def take_place(self, m: Match[CrusadersState], option: Option) -> None:
        """Place the token."""
        if not isinstance(option, PlaceOption):
            raise KernelError(f"{option} is no placement")
        place(m, self.seat, option)

    def do_again(self, m: Match[CrusadersState]) -> None:
        """Go on with the next marker."""
        self.goto("do_next")

    def do_end(self, m: Match[CrusadersState]) -> None:
        """Return the boosts of the automa."""
        return_boosts(m.state)

    # -- texts ----------------------------------------------------------------------------------

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_PLACE, 1 + self.sequence[self.placed :].count(self.seat))

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if not isinstance(option, PlaceOption):
            raise KernelError(f"{option} is no placement")
        order = option.value
        touched = (f"order:{ORDERS[order]}", f"cell:{option.id}")
        ahead = after_placing(m, self.seat, option)
        if option.cell == OUTER:
            return Label(Text(say.PLACE_OUTER, order), touched, ahead)
        fee = cell_fee(m, order)
        message = say.PLACE_REINFORCED if option.cell == INNER_REINFORCED else say.PLACE_INNER
        return Label(Text(message, order, fee), touched, ahead)

    def blocked(self, m: Match[CrusadersState], decision: Decision) -> list[Blocked]:
        """Return why the other cells are not available."""
        why: list[Blocked] = []
        self.placements(m, self.seat, why)
        return why


def marker_sequence(state: CrusadersState) -> list[int]:
    """Return who places tokens in a pass: seats and AUTOMA, by marker from right to left.

    A player without a city is left out (CRU-PLAN-10, CRU-CAP-03).
    """
    cells = [(board.holiness, seat) for seat, board in enumerate(state.boards) if not board.out]
    cells += [(cell, AUTOMA) for cell in state.automa_markers]
    cells.sort(reverse=True)
    return [owner for _, owner in cells]


def has_token(state: CrusadersState, seat: int, order: int) -> bool:
    """Return whether a player's token of an order is not on the cross (CRU-PLAN-08)."""
    if state.outer[order] != NONE and token_owner(state.outer[order]) == seat:
        return False
    return seat not in [token_owner(other) for other in state.inner[order]]


def controls_homs(state: CrusadersState, seat: int) -> bool:
    """Return whether a player holds the Homs card (CRU-HOMS-01)."""
    return state.owner[state.content.cities.homs] == seat


def broken_rule(m: Match[CrusadersState], seat: int, option: PlaceOption) -> str:
    """Return the rule by which a player cannot place a token there, or an empty text.

    A token goes only into the sector of its order (CRU-PLAN-02). An occupied inner cell costs
    coins (CRU-PLAN-04, CRU-RUL-14). An outer cell must be empty (CRU-PLAN-05), and a
    player uses only one in a round (CRU-PLAN-06). Whoever controls Homs may once in a round place
    a token inside with its reinforced side up, for the same fee (CRU-PLAN-09, CRU-RUL-15).
    """
    state = m.state
    board = state.boards[seat]
    order = option.value
    if not has_token(state, seat, order):
        return "CRU-PLAN-08"
    if option.cell == OUTER:
        if state.outer[order] != NONE:
            return "CRU-PLAN-05"
        return "CRU-PLAN-06" if board.outer_placed else ""
    if option.cell == INNER_REINFORCED and board.homs_placed:
        return "CRU-PLAN-09"
    return "CRU-PLAN-04" if cell_fee(m, order) > board.coins else ""


def refusal(m: Match[CrusadersState], seat: int, order: int, rule: str) -> Text:
    """Return the reason that goes with a broken rule."""
    if rule == "CRU-PLAN-08":
        return Text(say.TOKEN_ON_CROSS, order)
    if rule == "CRU-PLAN-05":
        return Text(say.OUTER_TAKEN, order)
    if rule == "CRU-PLAN-06":
        return Text(say.ONE_OUTER_A_ROUND)
    if rule == "CRU-PLAN-09":
        return Text(say.HOMS_USED)
    fee = cell_fee(m, order)
    return Text(say.FEE_TOO_HIGH, order, fee, m.state.boards[seat].coins)


def place(m: Match[CrusadersState], seat: int, option: PlaceOption) -> None:
    """Place a player's token; a token outside brings a spy at once (CRU-PLAN-03, CRU-PLAN-05)."""
    state = m.state
    board = state.boards[seat]
    order = option.value
    if option.cell == OUTER:
        state.outer[order] = token(seat, True)
        board.outer_placed = True
        m.emit(say.ORDER_PLACED_OUTSIDE, seat, order)
        m.call(DrawSpies(seat, 1))
        return
    pay_fee(m, seat, order)
    reinforced = option.cell == INNER_REINFORCED
    state.inner[order].append(token(seat, reinforced))
    if reinforced:
        board.homs_placed = True
        m.emit(say.ORDER_PLACED_REINFORCED, seat, order)
    else:
        m.emit(say.ORDER_PLACED, seat, order)


def pay_fee(m: Match[CrusadersState], seat: int, order: int) -> None:
    """Pay what an inner cell costs, to the owners of the tokens in it and the bank."""
    state = m.state
    bank = automa_fee(m, order)
    for other in state.inner[order]:
        owner = token_owner(other)
        if owner == AUTOMA:
            if bank:
                bank -= 1
                state.boards[seat].coins -= 1
                m.emit(say.FEE_TO_BANK, seat)
        else:
            state.boards[seat].coins -= 1
            state.boards[owner].coins += 1
            m.emit(say.FEE_PAID, seat, owner)


def after_placing(m: Match[CrusadersState], seat: int, option: PlaceOption) -> PlanPreview:
    """Return what a placement costs and brings, found by placing the token on a copy."""
    copy = Rehearsal(m, seat)
    place(copy, seat, option)
    before, after = m.state.boards, copy.state.boards
    fees: list[FeeView] = []
    bank = before[seat].coins - after[seat].coins
    for other, board in enumerate(after):
        gained = board.coins - before[other].coins
        if gained > 0:
            fees.append({"seat": other, "coins": gained})
            bank -= gained
    if bank:
        fees.append({"seat": None, "coins": bank})
    acting = [
        (order, other) for order, stack in enumerate(copy.state.inner) for other in stack[::-1]
    ]
    position: int | None = None
    reinforced = option.cell != INNER
    if option.cell != OUTER:
        position = 1 + acting.index((option.value, token(seat, reinforced)))
    spies = len(m.state.packs[SPIES].zones[DECK].labels) + len(m.state.spy_discards)
    drawn = sum([step.left for step in copy.stack if isinstance(step, DrawSpies)])
    return {
        "order": ORDERS[option.value],
        "reinforced": reinforced,
        "fees": fees,
        "coins": after[seat].coins,
        "position": position,
        "orders": len(acting),
        "spies": min(drawn, spies),
    }


PLANNING_STEPS: Final[tuple[type[Step[Any]], ...]] = (Planning,)
