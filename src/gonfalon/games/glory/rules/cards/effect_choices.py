"""Questions that effects raise: one of several lists, a relic of any kind."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import ACTION_PHASE, NONE, TOURNAMENT_PHASE
from gonfalon.games.glory.model.effect import Operation
from gonfalon.games.glory.model.messages import city as say
from gonfalon.games.glory.model.messages import effects as say_effects
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.gains import gain_relic
from gonfalon.games.glory.rules.board.question import OneQuestion
from gonfalon.games.glory.rules.cards.play_card import PlayCard
from gonfalon.kernel.effects.effects import ChooseEffect, Combinator, Effect
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def played_card(m: Match[GloryState]) -> int:
    """Return the travel card whose effects are carried out, or NONE."""
    for step in reversed(m.stack):
        if isinstance(step, PlayCard):
            return step.card
    return NONE


def components_in(state: GloryState, effect: Effect[GloryState]) -> tuple[str, ...]:
    """Return the kinds of tokens and equipment that an effect is about, such as "relic:ring"."""
    if isinstance(effect, Combinator):
        return tuple([id for part in effect.parts for id in components_in(state, part)])
    if isinstance(effect, Operation) and effect.WORDS:
        return (f"{effect.WORDS}:{state.content.vocabulary[effect.WORDS][effect.what]}",)
    return ()


class ChooseOne(ChooseEffect[GloryState]):
    """One of several lists of effects: one that gives something, if any does (GLO-DEC-10).

    GLO-TRV-07, GLO-RUL-21.
    """

    __slots__ = ()
    NAME = "glory.choose-one"

    def question(self, m: Match[GloryState], options: list[Option]) -> Decision:
        return Decision(self.side, "choose-effect", options, public=True)

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the lists for those that would give something; if none would, offer all."""
        choice = self.choice(m)
        if choice.possible(m.state, self.side):
            super().walk(m, found, why)
        else:
            found += [self.option(m, place) for place in range(len(choice.parts))]

    def option(self, m: Match[GloryState], place: int) -> Option:
        return m.state.content.city_options.effect[place]

    def nothing_to_do(self, m: Match[GloryState], place: int) -> Blocked:
        """Return the refusal of a list: why its effect would change nothing, if it is only one."""
        part = self.choice(m).parts[place]
        effects = part.parts if isinstance(part, Combinator) else [part]
        text: Text | None = None
        if len(effects) == 1 and isinstance(effects[0], Operation):
            text = effects[0].why_not(m.state, self.side)
        text = text or Text(say.GIVES_NOTHING, place + 1)
        return Blocked(self.option(m, place).id, "GLO-TRV-07", text)

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt. It names the card or event that gives the reward."""
        state = m.state
        card = played_card(m)
        if card != NONE:
            return Text(say.ASK_CHOOSE_EFFECT_CARD, card)
        if state.phase == ACTION_PHASE and state.event != NONE:
            return Text(say.ASK_CHOOSE_EFFECT_EVENT, state.event)
        return Text(say.ASK_CHOOSE_EFFECT)

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return an option's label: what the list gives, or its number if that is too much."""
        part = self.choice(m).parts[option.value]
        texts, about = part.texts(), components_in(m.state, part)
        if len(texts) == 1:
            return Label(texts[0], about)
        if [text.message for text in texts] == [
            say_effects.EFFECTS["prestige"],
            say_effects.EFFECTS["glory"],
        ]:
            prestige, glory = texts
            return Label(Text(say.CHOOSE_PRESTIGE, prestige.args[1], glory.args[0]), about)
        return Label(Text(say.CHOOSE_LIST, option.value + 1), about)


class ChooseRelic(OneQuestion):
    """A relic of any kind that is left (GLO-DEC-11)."""

    __slots__ = ()
    NAME = "glory.choose-relic"

    def question(self, m: Match[GloryState], options: list[Option]) -> Decision:
        return Decision(self.side, "choose-relic", options, public=True)

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the kinds of relics for those of which a token is left."""
        state = m.state
        for option in state.content.city_options.relic:
            if state.relics[option.value]:
                found.append(option)
            elif why is not None:
                text = Text(say.NO_RELIC, option.value)
                why.append(Blocked(option.id, "GLO-RES-09", text, (f"relic:{option.id}",)))

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        """Take the relic."""
        self.answered = True
        gain_relic(m, seat, option.value)

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt. It names the card or prize that gives the relic."""
        state = m.state
        card = played_card(m)
        if card != NONE:
            return Text(say.ASK_RELIC_CARD, card)
        if state.phase == TOURNAMENT_PHASE and state.prize != NONE:
            return Text(say.ASK_RELIC_PRIZE, state.prize)
        return Text(say.ASK_RELIC)

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.TAKE_RELIC, option.value), (f"relic:{option.id}",))
