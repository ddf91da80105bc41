"""Questions that effects of events raise: one of several lists, or something for a price."""

from __future__ import annotations

from gonfalon.games.crusaders.model.effect import Operation
from gonfalon.games.crusaders.model.messages.fighting import losses as say
from gonfalon.games.crusaders.model.options.losses import NOT_PAYING, PAYING
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.gains import pay_coins
from gonfalon.games.crusaders.rules.board.question import OneQuestion
from gonfalon.kernel.effects.effects import ChooseEffect, Combinator, Effect
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def in_full(state: CrusadersState, side: int, effect: Effect[CrusadersState]) -> bool:
    """Return whether a player can carry out an effect in full (CRU-EFF-37)."""
    if isinstance(effect, Combinator):
        return all(in_full(state, side, part) for part in effect.parts)
    return not isinstance(effect, Operation) or effect.in_full(state, side)


class ChooseOne(ChooseEffect[CrusadersState]):
    """One of several lists of effects: one that can be carried out in full, if any (CRU-D-03)."""

    __slots__ = ()
    NAME = "crusaders.choose-one"

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.side, "choose-effect", options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the lists for those that can be carried out in full; if none can, offer all."""
        state = m.state
        parts = self.choice(m).parts
        whole = [in_full(state, self.side, part) for part in parts]
        for place in range(len(parts)):
            if whole[place] or True not in whole:
                found.append(self.option(m, place))
            elif why is not None:
                text = Text(say.CANNOT_IN_FULL, place + 1)
                why.append(Blocked(self.option(m, place).id, "CRU-EFF-37", text))

    def option(self, m: Match[CrusadersState], place: int) -> Option:
        return m.state.content.loss_options.effect[place]

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_CHOOSE_EFFECT, m.state.event)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label: what the list does, or its number if that is too much."""
        texts = self.choice(m).parts[option.value].texts()
        return Label(texts[0] if len(texts) == 1 else Text(say.CHOOSE_LIST, option.value + 1))


@declared
class PayForEffect(OneQuestion):
    """Whether to pay for an effect, which may be declined (CRU-D-04, CRU-EFF-26, CRU-GLO-04)."""

    NAME = "crusaders.pay-for-effect"

    coins: int = 0
    number: int = 0  # of the combinator

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "pay-for", options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Offer both answers; the question is put only if the price can be paid."""
        found += [PAYING, NOT_PAYING]

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Pay and carry out the effect, or do nothing."""
        self.answered = True
        if option is PAYING:
            pay_coins(m, seat, self.coins)
            m.content.combinators[self.number].do(m, seat)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_PAY_FOR, m.state.event, self.coins)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.PAY_FOR, self.coins) if option is PAYING else Text(say.NOT_PAYING))


EFFECT_STEPS = (ChooseOne, PayForEffect)
