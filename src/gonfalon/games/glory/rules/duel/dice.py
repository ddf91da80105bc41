"""Rolling dice again: by faith (GLO-DEC-18) and by the Ring (GLO-DEC-22).

Dice of the same colour with the same face are interchangeable: a set of dice is a number of each.
"""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.glory.model.constants import FAITH, FAITH_REROLL_BONUS
from gonfalon.games.glory.model.duel_options import END_FAITH, END_RING, MOST_IN_A_SET
from gonfalon.games.glory.model.duel_shapes import DiceStandingView
from gonfalon.games.glory.model.messages import duel as say
from gonfalon.games.glory.model.state import ROLLS, GloryState
from gonfalon.games.glory.rules.duel.duel import Duel, Pass
from gonfalon.games.glory.rules.duel.question import dice_standing, other_attack, own_attack
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.dice import Dice
from gonfalon.kernel.questions.pick import Pick
from gonfalon.kernel.values.amounts import SetOption, SetOptions
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def most_by_faith(state: GloryState, seat: int) -> int:
    """Return how many dice one faith rolls again: 2, and 1 for each Nun, 2 for each Bishop.

    Without faith it is 0 (GLO-DUEL-11). Allies bound to a title go on counting (GLO-TTL-05).
    """
    board = state.boards[seat]
    if not board.goods[FAITH]:
        return 0
    return state.content.faith_reroll + board.passive(state.content, FAITH_REROLL_BONUS)


def own_dice(m: Match[GloryState], seat: int) -> Dice:
    """Return a player's dice in this pass."""
    return m.enclosing(Pass).dice[m.enclosing(Duel).duellist(seat)]


class RerollDice(Pick[GloryState]):
    """Some of one's dice, which are rolled again together; the new faces count (GLO-DUEL-11)."""

    __slots__ = ()
    FEW = 46  # the sets of up to two of nine dice: the usual question is put in one piece
    HELPED: ClassVar[bool] = False  # allies and relics can be used afterwards

    def dice_options(self, m: Match[GloryState]) -> list[Option]:
        """Return the options for single dice, by the number of the die with what it shows."""
        raise NotImplementedError

    def set_options(self, m: Match[GloryState]) -> SetOptions:
        """Return the options for sets of dice."""
        raise NotImplementedError

    def things(self, m: Match[GloryState], why: list[Blocked] | None) -> list[Option]:
        """Return the different dice, by colour and face; none if none may be rolled again."""
        if not self.most:
            return []
        shown = m.state.content.duel_options.all_shown(own_dice(m, self.seat))
        options = self.dice_options(m)
        return [options[number] for number in sorted(set(shown))]

    def stock(self, m: Match[GloryState], things: list[Option]) -> list[int]:
        """Return how many dice are alike."""
        if not things:
            return []
        shown = m.state.content.duel_options.all_shown(own_dice(m, self.seat))
        return [shown.count(thing.value) for thing in things]

    def sets(self, m: Match[GloryState]) -> SetOptions | None:
        """Offer whole sets, unless they may have more dice than one option names."""
        if self.most <= MOST_IN_A_SET or len(own_dice(m, self.seat).faces) <= MOST_IN_A_SET:
            return self.set_options(m)
        return None

    def component(self, m: Match[GloryState], thing: Option) -> str:
        """Return the die with what it shows."""
        return f"die_face:{thing.id}"

    def reroll(self, m: Match[GloryState], picked: list[Option]) -> None:
        """Roll the dice again, in their order; of several alike the first ones."""
        content = m.state.content
        dice = own_dice(m, self.seat)
        wanted = [option.value for option in picked]
        places: list[int] = []
        for place, number in enumerate(content.duel_options.all_shown(dice)):
            if number in wanted:
                wanted.remove(number)
                places.append(place)
        before = tuple([content.duel_options.shown(dice, place) for place in places])
        dice.reroll(m, ROLLS, places)
        if m.listening:
            after = tuple([content.duel_options.shown(dice, place) for place in places])
            m.emit(say.REROLLED, self.seat, before, after, own_attack(m, self.seat))

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Name the dice."""
        faces = m.state.content.duel_options.faces
        if isinstance(option, SetOption):
            numbers = tuple([faces.index(id) for id in option.things])
            touches = tuple([f"die_face:{id}" for id in option.things])
            return Label(
                Text(say.REROLL_DICE, numbers) if numbers else Text(say.KEEP_DICE), touches
            )
        if option is self.stop(m):
            things = self.things(m, None)
            numbers = tuple([things[place].value for place in self.picked])
            return Label(Text(say.REROLL_PICKED, numbers) if numbers else Text(say.KEEP_DICE))
        return Label(Text(say.ADD_DIE, option.value), (f"die_face:{option.id}",))

    def preview(self, m: Match[GloryState], decision: Decision) -> DiceStandingView:
        """Return how the pass stands, and what every set of dice can make of it."""
        return dice_standing(m, self.seat, self.most, self.HELPED)


class RerollByFaith(RerollDice):
    """Step 4: nothing, or one faith and a set of dice (GLO-DEC-18); once a pass, so each die once.

    `least` is 0. `most` is 0 without faith, and then nobody is asked.
    """

    __slots__ = ()
    NAME = "glory.reroll-by-faith"
    KIND = "duel-faith"
    RULE = "GLO-DUEL-11"
    HELPED = True

    def dice_options(self, m: Match[GloryState]) -> list[Option]:
        return m.state.content.duel_options.faith

    def set_options(self, m: Match[GloryState]) -> SetOptions:
        return m.state.content.duel_options.faith_sets

    def stop(self, m: Match[GloryState]) -> Option:
        """Return the end of a series."""
        return END_FAITH

    def finish(self, m: Match[GloryState], picked: list[Option]) -> None:
        """Spend the faith and roll."""
        if picked:
            duel = m.enclosing(Duel)
            m.state.boards[self.seat].goods[FAITH] -= 1
            duel.faith[duel.duellist(self.seat)] += 1  # GLO-DUEL-20
            m.emit(say.FAITH_SPENT, self.seat)
            self.reroll(m, picked)
        m.done()

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        mine, theirs = own_attack(m, self.seat), other_attack(m, self.seat)
        return Text(say.ASK_FAITH, self.most, mine, theirs)


class RerollByRing(RerollDice):
    """The Ring: one to four dice (GLO-DEC-22), also those rolled again or turned (GLO-DUEL-29)."""

    __slots__ = ()
    NAME = "glory.reroll-by-ring"
    KIND = "duel-ring"
    RULE = "GLO-DUEL-13"

    def dice_options(self, m: Match[GloryState]) -> list[Option]:
        return m.state.content.duel_options.ring

    def set_options(self, m: Match[GloryState]) -> SetOptions:
        return m.state.content.duel_options.ring_sets

    def stop(self, m: Match[GloryState]) -> Option:
        """Return the end of a series."""
        return END_RING

    def finish(self, m: Match[GloryState], picked: list[Option]) -> None:
        """Roll."""
        self.reroll(m, picked)
        m.done()

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        mine, theirs = own_attack(m, self.seat), other_attack(m, self.seat)
        return Text(say.ASK_RING, self.most, mine, theirs)
