"""The effect vocabulary of the city and of travel cards: one class for each operation."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.constants import COIN, FAITH, NONE, NOT_OWNED, STRENGTH
from gonfalon.games.glory.model.effect import Operation
from gonfalon.games.glory.model.messages import city as say
from gonfalon.games.glory.model.messages import gains as say_gains
from gonfalon.games.glory.model.messages import rounds as say_rounds
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.gains import (
    gain,
    gain_ally,
    gain_glory,
    gain_prestige,
    gain_relic,
    lose,
    lose_glory,
    may_gain_prestige,
    raise_level,
)
from gonfalon.games.glory.rules.cards.effect_choices import ChooseRelic
from gonfalon.games.glory.rules.cards.titles_deck import draw_and_keep, titles_left
from gonfalon.games.glory.rules.cards.travel_cards import TakeCards, any_card
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.message import Text


class Coin(Operation):
    """Coins from the supply (GLO-RES-02)."""

    OP = "coin"
    PLAIN = True

    def do(self, m: Match[GloryState], side: int) -> None:
        gain(m, side, COIN, self.n)


class Strength(Operation):
    """Strength from the supply (GLO-RES-02)."""

    OP = "strength"
    PLAIN = True

    def do(self, m: Match[GloryState], side: int) -> None:
        gain(m, side, STRENGTH, self.n)


class Faith(Operation):
    """Faith from the supply (GLO-RES-02)."""

    OP = "faith"
    PLAIN = True

    def do(self, m: Match[GloryState], side: int) -> None:
        gain(m, side, FAITH, self.n)


class Glory(Operation):
    """Glory, at once (GLO-RES-05)."""

    OP = "glory"
    PLAIN = True

    def do(self, m: Match[GloryState], side: int) -> None:
        gain_glory(m, side, self.n)


class LoseCoin(Operation):
    """Lose coins, as many as there are (GLO-RES-04)."""

    OP = "lose_coin"
    PLAIN = True

    def do(self, m: Match[GloryState], side: int) -> None:
        lose(m, side, COIN, self.n)


class LoseGlory(Operation):
    """Lose glory, as much as there is (GLO-RES-04)."""

    OP = "lose_glory"
    PLAIN = True

    def do(self, m: Match[GloryState], side: int) -> None:
        lose_glory(m, side, self.n)


class Prestige(Operation):
    """A prestige token of a kind (GLO-PRE-01)."""

    OP = "prestige"
    WHAT = "kind"
    WORDS = "prestige"
    PLAIN = True

    def possible(self, state: GloryState, side: int) -> bool:
        return may_gain_prestige(state, side, self.what)

    def why_not(self, state: GloryState, side: int) -> Text | None:
        held = state.boards[side].prestige[self.what] != NOT_OWNED
        return Text(say.PRESTIGE_HELD if held else say.NO_PRESTIGE, self.what)

    def do(self, m: Match[GloryState], side: int) -> None:
        gain_prestige(m, side, self.what)


class Relic(Operation):
    """A relic of a kind (GLO-RES-07)."""

    OP = "relic"
    WHAT = "kind"
    WORDS = "relic"
    PLAIN = True

    def possible(self, state: GloryState, side: int) -> bool:
        return state.relics[self.what] > 0

    def why_not(self, state: GloryState, side: int) -> Text | None:
        return Text(say.NO_RELIC, self.what)

    def do(self, m: Match[GloryState], side: int) -> None:
        gain_relic(m, side, self.what)


class AnyRelic(Operation):
    """A relic of a kind of choice (GLO-DEC-11); the number of relics is always one."""

    OP = "any_relic"

    def possible(self, state: GloryState, side: int) -> bool:
        return any(state.relics)

    def why_not(self, state: GloryState, side: int) -> Text | None:
        return Text(say.NO_RELICS_LEFT)

    def do(self, m: Match[GloryState], side: int) -> None:
        if any(m.state.relics):
            m.call(ChooseRelic(side))
        else:
            m.emit(say.NO_RELICS, side)  # GLO-RES-09


class ScrollAlly(Operation):
    """An ally from the scroll stack, and only from there (GLO-ALLY-11)."""

    OP = "ally"
    WHAT = "kind"
    WORDS = "ally"

    def possible(self, state: GloryState, side: int) -> bool:
        return state.scroll[self.what] > 0

    def why_not(self, state: GloryState, side: int) -> Text | None:
        return Text(say.NO_SCROLL_ALLY, self.what)

    def do(self, m: Match[GloryState], side: int) -> None:
        state = m.state
        if state.scroll[self.what]:
            state.scroll[self.what] -= 1
            gain_ally(m, side, self.what)
        else:
            m.emit(say_gains.ALLY_NONE_LEFT, side, self.what)


class Hire(Operation):
    """The ally on the event card (GLO-EVT-04)."""

    OP = "hire"

    def possible(self, state: GloryState, side: int) -> bool:
        return state.hired != NONE

    def why_not(self, state: GloryState, side: int) -> Text | None:
        return Text(say.NO_HIRE)

    def do(self, m: Match[GloryState], side: int) -> None:
        state = m.state
        kind = state.hired
        if kind == NONE:
            m.emit(say.NOBODY_TO_HIRE, side)
            return
        state.hired = NONE
        gain_ally(m, side, kind)


class Upgrade(Operation):
    """Raise steed or armour to level n from the level below, and no other (GLO-EQP-02)."""

    OP = "upgrade"
    AMOUNT = "to"
    WHAT = "item"
    WORDS = "item"
    PLAIN = True

    def possible(self, state: GloryState, side: int) -> bool:
        return state.boards[side].levels[self.what] == self.n - 1

    def why_not(self, state: GloryState, side: int) -> Text | None:
        level = state.boards[side].levels[self.what]
        return Text(say.NOT_FROM_THIS_LEVEL, self.what, level, self.n - 1, self.n)

    def do(self, m: Match[GloryState], side: int) -> None:
        raise_level(m, side, self.what, self.n)


class DrawTitles(Operation):
    """Draw n titles and keep one (GLO-ACT-20, GLO-ACT-21)."""

    OP = "titles"

    def possible(self, state: GloryState, side: int) -> bool:
        return titles_left(state) > 0

    def why_not(self, state: GloryState, side: int) -> Text | None:
        return Text(say.NO_TITLES_LEFT)

    def do(self, m: Match[GloryState], side: int) -> None:
        draw_and_keep(m, side, self.n)


class TakeTravel(Operation):
    """Take n travel cards from display and decks (GLO-EVT-08, GLO-DEC-05)."""

    OP = "travel"

    def possible(self, state: GloryState, side: int) -> bool:
        return any_card(state, blind=False)

    def why_not(self, state: GloryState, side: int) -> Text | None:
        return Text(say.NO_CARDS)

    def do(self, m: Match[GloryState], side: int) -> None:
        m.call(TakeCards(side, self.n))


class TakeBlindTravel(Operation):
    """Take n travel cards from the tops of decks (GLO-DEC-05)."""

    OP = "blind_travel"

    def possible(self, state: GloryState, side: int) -> bool:
        return any_card(state, blind=True)

    def why_not(self, state: GloryState, side: int) -> Text | None:
        return Text(say.NO_CARDS)

    def do(self, m: Match[GloryState], side: int) -> None:
        m.call(TakeCards(side, self.n, blind=True))


class LayPawn(Operation):
    """Lay n pawns on the event card: they cannot be placed in this round (GLO-EVT-06)."""

    OP = "lay_pawn"
    PLAIN = True

    def possible(self, state: GloryState, side: int) -> bool:
        return state.boards[side].pawns > 0

    def do(self, m: Match[GloryState], side: int) -> None:
        state = m.state
        count = min(self.n, state.boards[side].pawns)
        state.boards[side].pawns -= count
        state.laid += [side] * count
        m.emit(say_rounds.PAWN_LAID, side, count)


OPERATIONS: Final[dict[str, type[Operation]]] = {
    operation.OP: operation
    for operation in (
        Coin,
        Strength,
        Faith,
        Glory,
        LoseCoin,
        LoseGlory,
        Prestige,
        Relic,
        AnyRelic,
        ScrollAlly,
        Hire,
        Upgrade,
        DrawTitles,
        TakeTravel,
        TakeBlindTravel,
        LayPawn,
    )
}
