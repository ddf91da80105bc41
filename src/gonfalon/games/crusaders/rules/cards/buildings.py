"""Using buildings: after an order, and the Bazaar at any moment of its owner's turn (CRU-BLDG)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import GOODS, NONE, SPICES
from gonfalon.games.crusaders.model.content import CrusadersContent
from gonfalon.games.crusaders.model.effect import Operation
from gonfalon.games.crusaders.model.messages import buildings as say
from gonfalon.games.crusaders.model.options.turn import A_GOOD, BAZAAR, TurnOption
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.pick import Pick
from gonfalon.games.crusaders.rules.board.question import OneQuestion
from gonfalon.games.crusaders.rules.board.turn import Turn, on_turn
from gonfalon.games.crusaders.rules.cards.payment import can_pay_openly
from gonfalon.games.crusaders.rules.faith.rescripts import discard_rescript
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import Text

BAZAAR_CARD: Final = 0  # the first building (`model/components.py`)


# -- after an order -----------------------------------------------------------------------------


def why_not_usable(m: Match[CrusadersState], turn: Turn, slot: int) -> Blocked | None:
    """Return why a building cannot be used after an order, or None if it can.

    Each works once in a round (CRU-BLDG-01), after its order and under its condition
    (CRU-BLDG-03); one that was erected by this very order too (CRU-BLDG-04).
    """
    state = m.state
    board = state.boards[turn.seat]
    card = board.buildings[slot]
    buildings = state.content.buildings
    id = buildings.ids[card]
    touched = (f"building:{id}",)
    if board.used_buildings[slot]:
        return Blocked(id, "CRU-BLDG-01", Text(say.BUILDING_WAS_USED, card), touched)
    if buildings.after[card] != turn.order:
        text = Text(say.OTHER_ORDER, card, buildings.after[card])
        return Blocked(id, "CRU-BLDG-03", text, touched)
    if not turn.meets(buildings.condition[card]):
        text = Text(say.CONDITION_MISSED, card, buildings.condition[card])
        return Blocked(id, "CRU-BLDG-03", text, touched)
    if not buildings.effect[card].possible(state, turn.seat):
        return Blocked(id, "CRU-BLDG-02", Text(say.BUILDING_DOES_NOTHING, card), touched)
    return None


def usable_buildings(m: Match[CrusadersState], turn: Turn) -> list[int]:
    """Return the slots of the buildings that can be used after an order (CRU-BLDG-05)."""
    board = m.state.boards[turn.seat]
    after = m.state.content.buildings.after
    return [
        slot
        for slot, card in enumerate(board.buildings)
        if after[card] == turn.order
        and not board.used_buildings[slot]
        and why_not_usable(m, turn, slot) is None
    ]


def use_building(m: Match[CrusadersState], seat: int, card: int) -> None:
    """Mark a building until income and carry out its effect (CRU-BLDG-01)."""
    mark_building(m.state, seat, card)
    m.emit(say.BUILDING_USED, seat, card)
    m.state.content.buildings.effect[card].do(m, seat)


def mark_building(state: CrusadersState, seat: int, card: int) -> None:
    """Mark one building of a kind that is not marked yet."""
    board = state.boards[seat]
    for slot, other in enumerate(board.buildings):
        if other == card and not board.used_buildings[slot]:
            board.used_buildings[slot] = True
            return
    raise KernelError(f"seat {seat} has no building {card} to use")


# -- the Bazaar ---------------------------------------------------------------------------------


def usable_bazaars(m: Match[CrusadersState], seat: int) -> int:
    """Return how many Bazaars a player can use now; several are allowed (CRU-BLDG-09).

    Each is a building of its own (CRU-RUL-33).

    Only in their turn, a battle of their march included, and only with a ready good or a
    rescript to pay with (CRU-BLDG-06, CRU-PAY-08). Everybody can work this out.
    """
    state = m.state
    board = state.boards[seat]
    if not on_turn(m, seat) or (not any(board.ready) and not state.rescripts(seat).cards):
        return 0
    return unused_bazaars(state, seat)


def unused_bazaars(state: CrusadersState, seat: int) -> int:
    """Return how many Bazaars a player has not used in this round."""
    board = state.boards[seat]
    found = 0
    for slot, card in enumerate(board.buildings):
        if card == BAZAAR_CARD and not board.used_buildings[slot]:
            found += 1
    return found


def why_no_bazaar(state: CrusadersState, seat: int) -> Blocked | None:
    """Return why a player on turn cannot use a Bazaar, or None if there is none."""
    board = state.boards[seat]
    if BAZAAR_CARD not in board.buildings:
        return None
    touched = (f"building:{BAZAAR.id}",)
    unused = [
        card == BAZAAR_CARD and not board.used_buildings[slot]
        for slot, card in enumerate(board.buildings)
    ]
    if not any(unused):
        return Blocked(BAZAAR.id, "CRU-BLDG-01", Text(say.BUILDING_WAS_USED, BAZAAR_CARD), touched)
    return Blocked(BAZAAR.id, "CRU-BLDG-06", Text(say.NOTHING_FOR_BAZAAR), touched)


def bazaar_coins(content: CrusadersContent) -> int:
    """Return what a Bazaar pays for a good."""
    parts = content.buildings.effect[BAZAAR_CARD].parts
    return sum(
        [part.n for part in parts if isinstance(part, Operation) and part.OP == "gain_coins"]
    )


def must_buy(
    m: Match[CrusadersState], seat: int, price: list[int], discount: int, sold: int = NONE
) -> bool:
    """Return whether a player is able to pay for a shown card, as everybody can tell (CRU-RUL-06).

    Their Bazaars count, each with a ready good: first with goods that the price does not need.
    Rescripts do not, as they are hidden. `sold` is a good that a Bazaar takes now.
    """
    state = m.state
    board = state.boards[seat]
    if m.rules < 2:  # CRU-RUL-06
        return can_pay_openly(state, seat, price, discount)
    coins = bazaar_coins(state.content)
    bazaars = unused_bazaars(state, seat) if on_turn(m, seat) else 0
    ready = board.ready[:]
    missing = sum(price) - discount - board.coins
    if sold != NONE:
        ready[sold] -= 1
        bazaars -= 1
        missing -= coins
    needed = ready[SPICES] + sum([min(price[kind], ready[kind]) for kind in range(SPICES)])
    missing -= needed
    spare = min(sum(ready) - needed, bazaars)
    needed = min(needed, bazaars - spare)
    return missing <= spare * coins + needed * (coins - 1)


def may_sell(
    m: Match[CrusadersState], seat: int, price: list[int], discount: int, kind: int
) -> bool:
    """Return whether a shown card that has to be bought can be bought without a good."""
    if m.rules < 2 or not must_buy(m, seat, price, discount):  # CRU-RUL-06
        return True
    return must_buy(m, seat, price, discount, kind)


class UseBazaar(OneQuestion):
    """Use a Bazaar: which good, or which rescript, is spent for it (CRU-BLDG-06, CRU-D-18).

    Any good will do, but no coin (CRU-PAY-06).
    """

    __slots__ = ()
    NAME = "crusaders.use-bazaar"

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        public = not m.state.rescripts(self.seat).cards
        return Decision(self.seat, "bazaar", options, public=public)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the goods for ready ones; every rescript shows some good."""
        state = m.state
        ready = state.boards[self.seat].ready
        below = m.stack[-2] if len(m.stack) > 1 else None
        for option in state.content.turn_options.good:
            rule, text = "", Text(say.NO_READY_GOOD, option.value)
            if not ready[option.value]:
                rule = "CRU-PAY-01"
            elif isinstance(below, Pick) and not below.can_sell(m, option.value):
                rule, text = "CRU-MKT-03", Text(say.NEEDED_TO_BUY, option.value)
            if not rule:
                found.append(option)
            elif why is not None:
                why.append(Blocked(option.id, rule, text, (f"good:{option.id}",)))
        last = NONE
        for card in state.rescripts(self.seat).cards:
            if card != last:
                found.append(state.content.turn_options.rescript[card])
            last = card

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Spend the good or discard the rescript, and take the coins."""
        self.answered = True
        state = m.state
        mark_building(state, seat, BAZAAR_CARD)
        if isinstance(option, TurnOption) and option.what == A_GOOD:
            board = state.boards[seat]
            board.ready[option.value] -= 1
            board.spent[option.value] += 1
            m.emit(say.BAZAAR_FOR_GOOD, seat, option.value)
        else:
            card = option.value
            discard_rescript(m, seat, card)
            m.emit(say.BAZAAR_FOR_RESCRIPT, seat, card)
        state.content.buildings.effect[BAZAAR_CARD].do(m, seat)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_BAZAAR)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if option.id in GOODS:
            return Label(Text(say.SPEND_GOOD, option.value), (f"good:{option.id}",))
        return Label(Text(say.SPEND_RESCRIPT, option.value), (f"rescript:{option.id}",))


BUILDING_STEPS: Final = (UseBazaar,)
