"""The action Market (GLO-ACT-15, GLO-DEC-06)."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import COIN, ITEMS, NONE
from gonfalon.games.glory.model.constants import TOP_LEVEL as HIGHEST
from gonfalon.games.glory.model.messages import city as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.gains import pay, raise_level
from gonfalon.games.glory.rules.board.question import OneQuestion
from gonfalon.games.glory.rules.city.ally_track import discounted
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def market_price(state: GloryState, seat: int, item: int) -> int:
    """Return what the next level costs, or NONE above level IV (GLO-ACT-15, GLO-RUL-56)."""
    level = state.boards[seat].levels[item] + 1
    if level > HIGHEST:
        return NONE
    return discounted(state, seat, state.content.city.prices[level])


def cheapest_level(state: GloryState, seat: int) -> int:
    """Return the lowest price of a next level, or NONE if both items are at level IV."""
    prices = [market_price(state, seat, item) for item in range(len(ITEMS))]
    return min([price for price in prices if price != NONE], default=NONE)


class GoToMarket(OneQuestion):
    """Raise steed or armour by one level for its full price (GLO-ACT-15, GLO-EQP-02)."""

    __slots__ = ()
    NAME = "glory.go-to-market"

    def question(self, m: Match[GloryState], options: list[Option]) -> Decision:
        return Decision(self.side, "market", options, public=True)

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk both items for a next level that the player can pay."""
        state = m.state
        have = state.boards[self.side].goods[COIN]
        for option in state.content.city_options.market:
            price = market_price(state, self.side, option.value)
            if price != NONE and price <= have:
                found.append(option)
            elif why is not None:
                touched = (f"item:{option.id}",)
                if price == NONE:
                    text = Text(say.TOP_LEVEL, option.value, HIGHEST)
                    why.append(Blocked(option.id, "GLO-ACT-15", text, touched))
                else:
                    text = Text(say.CANNOT_PAY_LEVEL, option.value, price, have)
                    why.append(Blocked(option.id, "GLO-RES-03", text, touched))

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        """Pay in full and raise the item."""
        self.answered = True
        state = m.state
        pay(m, seat, COIN, market_price(state, seat, option.value))
        raise_level(m, seat, option.value, state.boards[seat].levels[option.value] + 1)

    # -- texts ----------------------------------------------------------------------------------

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_MARKET, m.state.boards[self.side].goods[COIN])

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        state = m.state
        level = state.boards[self.side].levels[option.value] + 1
        text = Text(
            say.BUY_LEVEL, option.value, level, market_price(state, self.side, option.value)
        )
        return Label(text, (f"item:{option.id}",))
