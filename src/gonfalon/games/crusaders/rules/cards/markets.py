"""Taking a card from a market or the top of a deck (CRU-MKT).

Markets are not refilled before the income phase (CRU-MKT-02, `decks.py`).
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import DECKS, LOW_DECK, NONE
from gonfalon.games.crusaders.model.messages import orders as say
from gonfalon.games.crusaders.model.options.orders import (
    BUILDING,
    BUY,
    GOVERNOR,
    PASS,
    PICK_KINDS,
    PUT_BACK,
    TACTIC,
    USE_BAZAAR,
)
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.pick import Pick
from gonfalon.games.crusaders.rules.cards.building_slots import MakeRoom, erect
from gonfalon.games.crusaders.rules.cards.buildings import (
    UseBazaar,
    may_sell,
    must_buy,
    usable_bazaars,
)
from gonfalon.games.crusaders.rules.cards.market_cards import (
    NO_PRICE,
    deck_allowed,
    deck_left,
    leave_market,
    level_of,
    market,
    price_of_card,
    put_back,
    turn_up,
)
from gonfalon.games.crusaders.rules.cards.payment import (
    Payment,
    can_pay,
    can_pay_openly,
    goods_of,
    has_secret_means,
    to_pay,
    usual_way,
)
from gonfalon.games.crusaders.rules.losses.tactics import learn
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import OVER
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text

NAMES: Final = ("building", "tactic", "governor")  # of components, by what is picked


@declared
class PickCard(Pick):
    """One card from a market or the top of a deck, paid for and taken (CRU-D-16).

    A building goes onto the board and a tactic into the hand; after the last tactic of an effect
    the caller calls `DiscardTactics`. A governor is placed by the caller. `card` says afterwards
    what was taken, if not NONE, and `discount` what is left of the discount. `whole`: nothing of
    it could be used later.
    """

    NAME = "crusaders.pick-card"
    PHASES = ("ask_card", "do_show", "ask_shown", "do_pay", "do_take")

    seat: int
    what: int
    max_level: int
    discount: int
    free: bool
    optional: bool
    whole: bool
    card: int
    deck: int  # the deck whose top card is taken
    in_hand: bool  # the card has left deck or market, but is not in its place yet

    def __init__(
        self,
        seat: int = 0,
        what: int = BUILDING,
        max_level: int = 0,
        discount: int = 0,
        free: bool = False,
        optional: bool = True,
        whole: bool = True,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.what = what
        self.max_level = max_level
        self.discount = discount
        self.free = free or what == GOVERNOR
        self.optional = optional
        self.whole = whole
        self.card = NONE
        self.deck = NONE
        self.in_hand = False

    def price(self, state: CrusadersState) -> list[int]:
        """Return the price of the card."""
        return NO_PRICE if self.free else price_of_card(state, self.what, self.card)

    @property
    def chosen(self) -> bool:
        """Whether a card was taken, or shown and put back."""
        return self.card != NONE or self.deck != NONE

    # -- which card -----------------------------------------------------------------------------

    def ask_card(self, m: Match[CrusadersState]) -> Decision | None:
        options: list[Option] = []
        self.walk_cards(m.state, options, None)
        public = self.free or not has_secret_means(m.state, self.seat)
        if not options and (public or not self.optional):
            return None
        if self.optional:
            options.append(PASS)
        return Decision(self.seat, PICK_KINDS[self.what], options, public=public)

    def walk_cards(
        self, state: CrusadersState, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the market for cards that can be paid, then the decks."""
        options = state.content.order_options
        what = self.what
        for card in market(state, what):
            price = price_of_card(state, what, card)
            option = options.card[what][card]
            if level_of(state, what, card) > self.max_level and what != GOVERNOR:
                if why is not None:
                    text = Text(
                        (say.BUILDING_TOO_HIGH, say.TACTIC_TOO_HIGH)[what], card, self.max_level
                    )
                    rule = ("CRU-BUILD-07", "CRU-MUST-05")[what]
                    why.append(Blocked(option.id, rule, text, (f"{NAMES[what]}:{option.id}",)))
            elif self.free or can_pay(state, self.seat, price, self.discount):
                found.append(option)
            elif why is not None:
                message = (say.CANNOT_PAY_BUILDING, say.CANNOT_PAY_TACTIC)[what]
                text = Text(message, card, goods_of(price))
                touched = (f"{NAMES[what]}:{option.id}",)
                why.append(Blocked(option.id, "CRU-PAY-11", text, touched))
        if why is not None and what == BUILDING and not state.bazaars:
            why.append(Blocked("bazaar", "CRU-BUILD-04", Text(say.NO_BAZAAR_LEFT)))
        for deck in range(len(DECKS)):
            option = options.deck[deck]
            if what == GOVERNOR and deck != LOW_DECK:
                continue
            if not deck_allowed(what, deck, self.max_level):
                if why is not None:
                    text = Text(say.DECK_TOO_HIGH, deck, self.max_level)
                    why.append(Blocked(option.id, "CRU-MKT-04", text))
            elif deck_left(state, what, deck):
                found.append(option)
            elif why is not None:
                why.append(Blocked(option.id, "CRU-MKT-03", Text(say.DECK_EMPTY, deck)))

    def take_card(self, m: Match[CrusadersState], option: Option) -> None:
        if option is PASS:
            self.goto(OVER)
            return
        if option in m.state.content.order_options.deck:
            self.deck = option.value
        else:
            self.card = option.value

    def do_show(self, m: Match[CrusadersState]) -> None:
        """Show the top card of the deck to everybody; there is no way back (CRU-MKT-03)."""
        state = m.state
        if self.deck != NONE:
            self.card = turn_up(m, self.what, self.deck)
            self.in_hand = True
            m.emit(
                (say.BUILDING_SHOWN, say.TACTIC_SHOWN, say.GOVERNOR_SHOWN)[self.what],
                self.seat,
                self.card,
            )
            if not to_pay(self.price(state), self.discount, self.whole):
                self.goto("do_take")
        elif self.card == NONE:
            self.goto(OVER)  # there was nothing to choose from
        else:
            self.goto("do_pay")

    # -- a card that was shown ------------------------------------------------------------------

    def ask_shown(self, m: Match[CrusadersState]) -> Decision | None:
        """Ask whether a shown card is bought, if there is a choice, or a Bazaar used first.

        A player able to pay, with a Bazaar if need be, has to buy it; otherwise rescripts may
        help in their own turn (CRU-MKT-03, CRU-BLDG-06, CRU-RUL-62). Whether they do is not shown
        to others.
        """
        state = m.state
        price = self.price(state)
        known = can_pay_openly(state, self.seat, price, self.discount) or not has_secret_means(
            state, self.seat
        )
        due = must_buy(m, self.seat, price, self.discount)
        options = [BUY] if can_pay(state, self.seat, price, self.discount) else []
        if usable_bazaars(m, self.seat):
            options.append(USE_BAZAAR)
        if not due:
            options.append(PUT_BACK)
        if options == [BUY]:
            return None
        return Decision(self.seat, "shown-card", options, public=known)

    def can_sell(self, m: Match[CrusadersState], kind: int) -> bool:
        return may_sell(m, self.seat, self.price(m.state), self.discount, kind)

    def take_shown(self, m: Match[CrusadersState], option: Option) -> None:
        if option is USE_BAZAAR:
            self.again()
            m.call(UseBazaar(self.seat))
        elif option is PUT_BACK:
            put_back(m, self.seat, self.what, self.deck, self.card)
            self.card = NONE
            self.in_hand = False
            self.goto(OVER)

    # -- paying and taking ----------------------------------------------------------------------

    def do_pay(self, m: Match[CrusadersState]) -> None:
        price = self.price(m.state)
        if to_pay(price, self.discount, self.whole):
            m.call(Payment(self.seat, price, self.discount, self.whole))

    def returned(self, m: Match[CrusadersState], child: Step[CrusadersState]) -> None:
        if isinstance(child, Payment):
            self.discount = child.discount
        elif isinstance(child, MakeRoom):
            self.in_hand = False

    def do_take(self, m: Match[CrusadersState]) -> None:
        """Take the card; its place in the market stays empty (CRU-BUILD-04, CRU-MUST-02)."""
        if self.deck == NONE:
            leave_market(m.state, self.what, self.card)
        self.in_hand = False
        if self.what == TACTIC:
            learn(m, self.seat, self.card)
        elif self.what == BUILDING and not erect(m, self.seat, self.card):
            self.in_hand = True
            m.call(MakeRoom(self.seat, self.card))

    # -- texts ----------------------------------------------------------------------------------

    def blocked(self, m: Match[CrusadersState], decision: Decision) -> list[Blocked]:
        """Return the cards that cannot be taken, or why a shown card cannot be bought or left."""
        why: list[Blocked] = []
        if decision.kind != "shown-card":
            self.walk_cards(m.state, [], why)
            if self.what != GOVERNOR and not self.optional:
                why.append(Blocked(PASS.id, "CRU-RUL-18", Text(say.MUST_TAKE)))
        elif PUT_BACK not in decision.options:
            why.append(Blocked(PUT_BACK.id, "CRU-MKT-03", Text(say.MUST_BUY)))
        elif BUY not in decision.options:
            text = Text(say.CANNOT_BUY_SHOWN, goods_of(self.price(m.state)))
            why.append(Blocked(BUY.id, "CRU-PAY-11", text))
        return why

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        if decision.kind == "shown-card":
            message = (say.ASK_SHOWN_BUILDING, say.ASK_SHOWN_TACTIC)[self.what]
            return Text(message, self.card, goods_of(self.price(m.state)))
        if self.what == GOVERNOR:
            return Text(say.ASK_GOVERNOR)
        if self.free:
            return Text((say.ASK_FREE_BUILDING, say.ASK_FREE_TACTIC)[self.what], self.max_level)
        return Text((say.ASK_BUILDING, say.ASK_TACTIC)[self.what], self.max_level, self.discount)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        state = m.state
        if option is PASS:
            return Label(Text(say.PASS_PICK))
        if decision.kind == "shown-card":
            name = state.content.order_options.card[self.what][self.card].id
            if option is USE_BAZAAR:
                return Label(Text(say.BAZAAR_FIRST), ("building:bazaar",))
            if option is BUY:
                ahead = usual_way(state, self.seat, self.price(state), self.discount)
                return Label(Text(say.BUY_SHOWN), (f"{NAMES[self.what]}:{name}",), ahead)
            return Label(Text(say.PUT_SHOWN_BACK))
        if option in state.content.order_options.deck:
            touched = (f"deck:{NAMES[self.what]}-{DECKS[option.value]}",)
            if self.what == GOVERNOR:
                return Label(Text(say.TAKE_TOP_GOVERNOR), touched)
            top = (say.TAKE_TOP_BUILDING, say.TAKE_TOP_TACTIC)[self.what]
            return Label(Text(top, option.value), touched)
        touched = (f"{NAMES[self.what]}:{option.id}",)
        if self.what == GOVERNOR:
            return Label(Text(say.TAKE_GOVERNOR, option.value), touched)
        price = NO_PRICE if self.free else price_of_card(state, self.what, option.value)
        if not any(price):
            message = (say.TAKE_FREE_BUILDING, say.TAKE_FREE_TACTIC)[self.what]
            return Label(Text(message, option.value), touched)
        message = (say.TAKE_BUILDING, say.TAKE_TACTIC)[self.what]
        ahead = usual_way(state, self.seat, price, self.discount)
        return Label(Text(message, option.value, goods_of(price)), touched, ahead)


MARKET_STEPS = (PickCard, MakeRoom)
