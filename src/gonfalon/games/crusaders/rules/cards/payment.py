"""Paying a price in goods (CRU-PAY): with goods, spices, a discount, coins and rescripts.

A price is a list of numbers by kind of good. Goods of a kind and the goods of a rescript pay for
their own kind only; spices, a discount and coins pay for any (CRU-PAY-06, CRU-PAY-07, CRU-PAY-09).
"""

from __future__ import annotations

from gonfalon.games.crusaders.model.boards import Board
from gonfalon.games.crusaders.model.constants import GOODS, NONE, SPICES
from gonfalon.games.crusaders.model.messages import orders as say
from gonfalon.games.crusaders.model.options.orders import (
    COIN,
    DISCOUNT,
    FIRST_RESCRIPT,
    WAIVE,
    PartOption,
)
from gonfalon.games.crusaders.model.preview_shapes import WayPreview
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.gains import pay_coins
from gonfalon.games.crusaders.rules.faith.rescripts import discard_rescript
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.pay import Pay
from gonfalon.kernel.values.amounts import SetOption, SetOptions
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def price_of(kind: int, n: int) -> list[int]:
    """Return a price of so many goods of one kind."""
    found = [0] * len(GOODS)
    found[kind] = n
    return found


def goods_of(price: list[int]) -> tuple[int, ...]:
    """Return the kinds of the goods in a price, each as often as it is asked for, for texts."""
    return tuple([kind for kind, n in enumerate(price) for _ in range(n)])


def has_secret_means(state: CrusadersState, seat: int) -> bool:
    """Return whether rescripts could help a player to pay now.

    That is so in their own turn only (CRU-PAY-08). Then what the player can pay depends on hidden
    cards, and questions about it are private. Everybody sees how many rescripts a player holds.
    """
    return state.active == seat and bool(state.rescripts(seat).cards)


def short_of(board: Board, price: list[int], discount: int, goods: list[int]) -> int:
    """Return how many goods of a price spices, a discount and coins leave open; 0 or less: none."""
    missing = -(discount + board.ready[SPICES] + board.coins)
    for kind in range(SPICES):
        if price[kind] > goods[kind]:
            missing += price[kind] - goods[kind]
    return missing


def can_pay_openly(state: CrusadersState, seat: int, price: list[int], discount: int) -> bool:
    """Return whether a player can pay without rescripts and Bazaars (CRU-PAY-11)."""
    board = state.boards[seat]
    return short_of(board, price, discount, board.ready) <= 0


def can_pay(
    state: CrusadersState, seat: int, price: list[int], discount: int = 0, without: int = NONE
) -> bool:
    """Return whether a player could pay, in their turn with rescripts (CRU-PAY-11).

    `without` is a rescript that does not count.
    """
    if can_pay_openly(state, seat, price, discount):
        return True
    if not has_secret_means(state, seat):
        return False
    board = state.boards[seat]
    goods = board.ready[:]
    for card in state.rescripts(seat).cards:
        if card != without:
            for kind in state.content.rescripts.goods[card]:
                goods[kind] += 1
    return short_of(board, price, discount, goods) <= 0


def usual_way(state: CrusadersState, seat: int, price: list[int], discount: int) -> WayPreview:
    """Return how most would pay a price, from what everybody sees (CRU-PAY-06, CRU-PAY-09).

    A discount that is left over saves goods.
    """
    board = state.boards[seat]
    off = min(sum(price), discount)
    spent = [min(n, board.ready[kind]) for kind, n in enumerate(price)]
    missing = sum(price) - sum(spent) - off
    for kind, n in enumerate(spent):
        saved = min(n, max(0, -missing))
        spent[kind] -= saved
        missing += saved
    spices = min(missing, board.ready[SPICES] - spent[SPICES])
    spent[SPICES] += spices
    coins = min(missing - spices, board.coins)
    return {
        "goods": {good: spent[kind] for kind, good in enumerate(GOODS) if spent[kind]},
        "discount": off,
        "coins": coins,
        "short": missing - spices - coins,
        "coins_left": board.coins - coins,
    }


def has_any_good(state: CrusadersState, seat: int) -> bool:
    """Return whether a player can spend any one good, as a Bazaar asks for (CRU-PAY-06).

    Coins do not count; rescripts do in the payer's turn (CRU-PAY-08, CRU-RUL-55).
    """
    return any(state.boards[seat].ready) or has_secret_means(state, seat)


def spend_good(m: Match[CrusadersState], seat: int, kind: int) -> None:
    """Turn a ready good to its spent side (CRU-PAY-01)."""
    board = m.state.boards[seat]
    board.ready[kind] -= 1
    board.spent[kind] += 1
    m.emit(say.GOOD_SPENT, seat, kind)


def spend_rescript(m: Match[CrusadersState], seat: int, card: int) -> None:
    """Discard a rescript as goods (CRU-PAY-08)."""
    discard_rescript(m, seat, card)
    m.emit(say.RESCRIPT_SPENT, seat, card)


@declared
class Payment(Pay[CrusadersState]):
    """All ways to pay a price with nothing to spare (CRU-D-18).

    `discount` is what may be used; afterwards it is what is left of it. If `whole`, nothing of it
    could be used later, so that all of it is used now. Call it only if `can_pay`.

    In the payer's turn rescripts come first. Each is shown at once and pays with both of its goods
    as far as the price needs them, or with one; the other is lost (CRU-PAY-08, CRU-D-45). Only the
    choice between them is private: everything else that can be paid is public.
    """

    NAME = "crusaders.payment"
    KIND = "pay"
    RULE = "CRU-D-18"

    price: list[int] = later()  # by kind, what is left of it
    discount: int = later()
    whole: bool = later()

    def __init__(
        self, seat: int = 0, price: list[int] | None = None, discount: int = 0, whole: bool = False
    ) -> None:
        super().__init__(seat)
        self.price = [] if price is None else price
        self.discount = discount
        self.whole = whole

    # -- ways to pay ----------------------------------------------------------------------------

    def run(self, m: Match[CrusadersState]) -> bool:
        """Wait for an answer, unless nothing is left to pay."""
        if to_pay(self.price, self.discount, self.whole):
            return False
        self.finish(m, [])
        return True

    def is_private(self, state: CrusadersState) -> bool:
        """Return whether the payer may still use rescripts."""
        return not self.picked and has_secret_means(state, self.seat)

    def things(self, m: Match[CrusadersState], why: list[Blocked] | None) -> list[Option]:
        """Return the goods of the price, spices, the discount and coins."""
        state = m.state
        board = state.boards[self.seat]
        pay = state.content.order_options.pay
        found: list[Option] = []
        for kind in range(SPICES):
            if self.price[kind] and board.ready[kind]:
                found.append(pay[kind])
            elif why is not None and self.price[kind]:
                why.append(Blocked(GOODS[kind], "CRU-PAY-01", Text(say.NO_READY_GOOD, kind)))
        if board.ready[SPICES]:
            found.append(pay[SPICES])
        if self.discount and not self.whole:
            found.append(pay[DISCOUNT])
        if board.coins:
            found.append(pay[COIN])
        elif why is not None:
            why.append(Blocked("coin", "CRU-PAY-06", Text(say.NO_COINS)))
        return found

    def stock(self, m: Match[CrusadersState], things: list[Option]) -> list[int]:
        board = m.state.boards[self.seat]
        found: list[int] = []
        for thing in things:
            value = thing.value
            if value < DISCOUNT:
                found.append(board.ready[value])
            else:
                found.append(self.discount if value == DISCOUNT else board.coins)
        return found

    def covers(self, m: Match[CrusadersState], counts: list[int]) -> bool:
        """Return whether these numbers of the things are enough."""
        missing = sum(self.price)
        if self.whole:
            missing -= self.discount
        for place, thing in enumerate(self.things(m, None)):
            n = counts[place]
            value = thing.value
            if value < SPICES and n > self.price[value]:
                n = self.price[value]
            missing -= n  # CRU-PAY-06, CRU-PAY-07, CRU-PAY-09
        return missing <= 0

    def sets(self, m: Match[CrusadersState]) -> SetOptions | None:
        return m.state.content.order_options.pay_sets

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the rescripts, if the payer may use them, then the ways to pay without them.

        Somebody who imagines this payment may imagine other rescripts, with which it cannot be
        paid: then the rest is waived, as there is no way back.
        """
        state = m.state
        private = self.is_private(state)
        if private:
            self.walk_rescripts(m, found, why)
        super().walk(m, found, why)
        if private and not found:
            found.append(WAIVE)

    def walk_rescripts(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the rescripts for those that show a good of the price and leave enough to pay."""
        state = m.state
        last = NONE
        for card in state.rescripts(self.seat).cards:
            if card == last:
                continue
            last = card
            rest = self.without(state, card)
            option = state.content.order_options.pay[FIRST_RESCRIPT + card]
            if rest != self.price and can_pay(state, self.seat, rest, self.discount, card):
                found.append(option)
                if m.rules >= 2 and sum(self.price) - sum(rest) > 1:  # CRU-D-45
                    self.walk_parts(state, card, found)
            elif why is not None:
                text = Text(say.RESCRIPT_NO_HELP, card)
                why.append(Blocked(option.id, "CRU-PAY-08", text, (f"rescript:{option.id}",)))

    def walk_parts(self, state: CrusadersState, card: int, found: list[Option]) -> None:
        """Walk the goods of a rescript of which both would help, for those that do alone."""
        for option in state.content.order_options.pay_part[card]:
            if can_pay(state, self.seat, self.less(option.kind), self.discount, card):
                found.append(option)

    def less(self, kind: int) -> list[int]:
        """Return the price without one good of a kind."""
        rest = self.price[:]
        rest[kind] -= 1
        return rest

    def without(self, state: CrusadersState, card: int) -> list[int]:
        """Return what a rescript would leave of the price (CRU-PAY-08)."""
        rest = self.price[:]
        for kind in state.content.rescripts.goods[card]:
            if rest[kind]:
                rest[kind] -= 1
        return rest

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "pay", options, public=not self.is_private(m.state))

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Spend a rescript at once; otherwise finish, or note a thing."""
        if option is WAIVE:
            self.price = [0] * len(GOODS)
        elif option.value >= FIRST_RESCRIPT:
            card = option.value - FIRST_RESCRIPT
            if isinstance(option, PartOption):
                self.price = self.less(option.kind)  # the other good is lost
            else:
                self.price = self.without(m.state, card)
            spend_rescript(m, seat, card)
        else:
            super().take(m, seat, option)

    def finish(self, m: Match[CrusadersState], picked: list[Option]) -> None:
        """Spend what was picked."""
        coins = discount = 0
        for thing in picked:
            if thing.value < DISCOUNT:
                spend_good(m, self.seat, thing.value)
            elif thing.value == DISCOUNT:
                discount += 1
            else:
                coins += 1
        if self.whole:
            discount = min(self.discount, sum(self.price))
        self.discount -= discount
        if discount:
            m.emit(say.DISCOUNT_USED, self.seat, discount)
        pay_coins(m, self.seat, coins)
        m.done()

    # -- texts ----------------------------------------------------------------------------------

    def component(self, m: Match[CrusadersState], thing: Option) -> str:
        return f"good:{thing.id}"

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_PAY, goods_of(self.price), self.discount)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if isinstance(option, SetOption):
            values = option.values
            goods = tuple([value for value in values if value < DISCOUNT])
            discount, coins = values.count(DISCOUNT), values.count(COIN)
            text = Text(say.PAY_WITHOUT_GOODS, discount, coins)
            if goods:
                text = Text(say.PAY_WITH, goods, discount, coins)
            return Label(text, tuple([f"good:{thing}" for thing in option.things]))
        if option is WAIVE:
            return Label(Text(say.PAY_NOTHING))
        if option.value >= FIRST_RESCRIPT:
            card = option.value - FIRST_RESCRIPT
            text = Text(say.PAY_RESCRIPT, card)
            if isinstance(option, PartOption):
                text = Text(say.PAY_RESCRIPT_PART, card, option.kind)
            return Label(text, (f"rescript:{m.state.content.rescripts.ids[card]}",))
        touched = (self.component(m, option),)
        if option.value < DISCOUNT:
            return Label(Text(say.PAY_GOOD, option.value), touched)
        return Label(Text(say.PAY_DISCOUNT if option.value == DISCOUNT else say.PAY_COIN), touched)


def to_pay(price: list[int], discount: int, whole: bool) -> bool:
    """Return whether a payment of this price asks for anything."""
    return sum(price) > (discount if whole else 0)


PAYMENT_STEPS = (Payment,)
