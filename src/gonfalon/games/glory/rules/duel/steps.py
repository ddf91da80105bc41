"""The questions of the steps of a pass: allies, strength, relics. Dice are in `dice.py`."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.glory.model.constants import STRENGTH, STRENGTH_DIE
from gonfalon.games.glory.model.duel_options import NO_LANCE_ALLY, NO_RELIC, NO_TENT_ALLY
from gonfalon.games.glory.model.duel_shapes import StandingView
from gonfalon.games.glory.model.messages import duel as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.duel.chances import roll_chances
from gonfalon.games.glory.rules.duel.duel import RELIC_SOURCE, Duel, Pass
from gonfalon.games.glory.rules.duel.effects import DuelOperation, dice_again, unusable_part
from gonfalon.games.glory.rules.duel.question import (
    DuelQuestion,
    dice_standing,
    other_attack,
    own_attack,
    standing,
    standing_after,
)
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def use_ally(m: Match[GloryState], seat: int, kind: int) -> None:
    """Turn an ally face down and carry out what it does (GLO-RES-08)."""
    duel = m.enclosing(Duel)
    board = m.state.boards[seat]
    board.allies[kind] -= 1
    board.spent_allies[kind] += 1
    duel.used_allies[duel.duellist(seat)].append(kind)  # GLO-DUEL-20
    m.enclosing(Pass).using = kind
    m.emit(say.ALLY_USED, seat, kind)
    m.state.content.allies.effect[kind].do(m, seat)


def use_relic(m: Match[GloryState], seat: int, kind: int) -> None:
    """Turn a relic face down and carry out what it does (GLO-RES-08)."""
    duel = m.enclosing(Duel)
    board = m.state.boards[seat]
    board.relics[kind] -= 1
    board.spent_relics[kind] += 1
    duel.used_relics[duel.duellist(seat)].append(kind)  # GLO-DUEL-20
    m.enclosing(Pass).using = RELIC_SOURCE + kind
    m.emit(say.RELIC_USED, seat, kind)
    m.state.content.relic_effect[kind].do(m, seat)


class UseAlly(DuelQuestion):
    """None, or one ready ally of this time (GLO-ALLY-04)."""

    __slots__ = ()
    DECLINING: ClassVar[Option] = NO_TENT_ALLY

    def kinds(self, m: Match[GloryState]) -> list[int]:
        """Return the kinds of allies that are used now."""
        raise NotImplementedError

    def option(self, m: Match[GloryState], kind: int) -> Option:
        """Return the option for a kind."""
        raise NotImplementedError

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the player's allies; what is bound to a title is no use (GLO-TTL-05, GLO-RUL-69)."""
        content = m.state.content
        board = m.state.boards[self.side]
        for kind in self.kinds(m):
            part: DuelOperation | None = None
            if board.allies[kind]:
                part = unusable_part(m, self.side, content.allies.effect[kind])
                if part is None:
                    found.append(self.option(m, kind))
                    continue
            if why is not None:
                id = content.allies.ids[kind]
                touches = (f"ally:{id}",)
                if part is not None:
                    why.append(part.refusal(id, touches))
                elif board.spent_allies[kind]:
                    why.append(Blocked(id, "GLO-RES-08", Text(say.ALLY_SPENT, kind), touches))
                elif board.bound_allies[kind]:
                    why.append(Blocked(id, "GLO-TTL-05", Text(say.ALLY_BOUND, kind), touches))
        found.append(self.DECLINING)

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        """Use the ally."""
        self.answered = True
        if option is not self.DECLINING:
            use_ally(m, seat, option.value)

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Name the ally, and how the pass would stand."""
        after = standing_after(m, decision, option)
        if option is self.DECLINING:
            return Label(Text(say.USE_NONE), (), after)
        ally = f"ally:{m.state.content.allies.ids[option.value]}"
        return Label(Text(say.USE_ALLY, option.value), (ally,), after)


class UseTentAlly(UseAlly):
    """Step 1, before the first pass only (GLO-DUEL-03, GLO-DEC-15)."""

    __slots__ = ()
    NAME = "glory.use-tent-ally"
    KIND = "duel-tent"

    def kinds(self, m: Match[GloryState]) -> list[int]:
        return m.state.content.duel_options.tent_allies

    def option(self, m: Match[GloryState], kind: int) -> Option:
        return m.state.content.duel_options.tent[kind]

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_TENT)


class UseLanceAlly(UseAlly):
    """Steps 5 and 6, each by itself (GLO-DUEL-12, GLO-DEC-19, GLO-DEC-20).

    A second ally of the same kind may be used in step 6 (GLO-RUL-04).
    """

    __slots__ = ()
    NAME = "glory.use-lance-ally"
    KIND = "duel-lance"
    DECLINING = NO_LANCE_ALLY

    def kinds(self, m: Match[GloryState]) -> list[int]:
        return m.state.content.duel_options.lance_allies

    def option(self, m: Match[GloryState], kind: int) -> Option:
        return m.state.content.duel_options.lance[kind]

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt. The second time it says that it is the last."""
        run = m.enclosing(Pass)
        last = run.PHASES[run.phase] == "do_second_lance"
        ask = say.ASK_LAST_LANCE if last else say.ASK_LANCE
        return Text(ask, own_attack(m, self.side), other_attack(m, self.side))


class CommitStrength(DuelQuestion):
    """Step 2: so many more strength tokens, at most 4 in the duel (GLO-DUEL-04, GLO-DEC-17)."""

    __slots__ = ()
    NAME = "glory.commit-strength"
    KIND = "duel-strength"

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk all numbers."""
        content = m.state.content
        duel = m.enclosing(Duel)
        committed = duel.committed[duel.duellist(self.side)]
        have = m.state.boards[self.side].goods[STRENGTH]  # without what is bound (GLO-TTL-05)
        for option in content.duel_options.strength:
            n = option.value
            if n > content.most_strength - committed:
                if why is not None:
                    text = Text(say.STRENGTH_LIMIT, n, committed, content.most_strength)
                    why.append(Blocked(option.id, "GLO-DUEL-04", text))
            elif n > have:
                if why is not None:
                    why.append(Blocked(option.id, "GLO-RES-03", Text(say.STRENGTH_SHORT, n, have)))
            else:
                found.append(option)

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        """Commit the tokens."""
        self.answered = True
        n = option.value
        if n:
            duel = m.enclosing(Duel)
            duellist = duel.duellist(seat)
            m.state.boards[seat].goods[STRENGTH] -= n
            duel.committed[duellist] += n
            m.emit(say.STRENGTH_COMMITTED, seat, n, duel.committed[duellist])

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        duel = m.enclosing(Duel)
        committed = duel.committed[duel.duellist(self.side)]
        return Text(say.ASK_STRENGTH, committed, m.state.content.most_strength)

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Say how many strength dice it gives, with the chances of the roll."""
        duel = m.enclosing(Duel)
        duellist = duel.duellist(self.side)
        n = option.value
        dice = duel.dice_counts(m.state, duellist, n)[STRENGTH_DIE]
        total = duel.committed[duellist] + n
        chances = roll_chances(m, self.side, n)
        if not n:
            return Label(Text(say.COMMIT_NONE, dice), (), chances)
        activating = total >= m.state.content.dice.active_strength
        message = say.COMMIT_ACTIVATING if activating else say.COMMIT_STRENGTH
        return Label(Text(message, n, dice), ("resource:strength",), chances)


class UseRelic(DuelQuestion):
    """Step 7: none, or one ready relic (GLO-DUEL-13, GLO-DEC-21)."""

    __slots__ = ()
    NAME = "glory.use-relic"
    KIND = "duel-relic"

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the player's relics; those bound to a title cannot be used (GLO-TTL-05)."""
        content = m.state.content
        board = m.state.boards[self.side]
        for kind, id in enumerate(content.relics):
            part: DuelOperation | None = None
            if board.relics[kind]:
                part = unusable_part(m, self.side, content.relic_effect[kind])
                if part is None:
                    found.append(content.duel_options.relic[kind])
                    continue
            if why is not None:
                touches = (f"relic:{id}",)
                if part is not None:
                    why.append(part.refusal(id, touches))
                elif board.spent_relics[kind]:
                    why.append(Blocked(id, "GLO-RES-08", Text(say.RELIC_SPENT, kind), touches))
                elif board.bound_relics[kind]:
                    why.append(Blocked(id, "GLO-TTL-05", Text(say.RELIC_BOUND, kind), touches))
        found.append(NO_RELIC)

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        """Use the relic."""
        self.answered = True
        if option is not NO_RELIC:
            use_relic(m, seat, option.value)

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_RELIC, own_attack(m, self.side), other_attack(m, self.side))

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Name the relic, and how the pass would stand."""
        after = standing_after(m, decision, option)
        if option is NO_RELIC:
            return Label(Text(say.USE_NONE), (), after)
        relic = f"relic:{m.state.content.relics[option.value]}"
        return Label(Text(say.USE_RELIC, option.value), (relic,), after)

    def preview(self, m: Match[GloryState], decision: Decision) -> StandingView | None:
        """Return how the pass stands, with the chances of a relic that rolls dice again."""
        for option in decision.options:
            if option is not NO_RELIC:
                most = dice_again(m.state.content.relic_effect[option.value])
                if most:
                    return dice_standing(m, self.side, most, False)
        return standing(m)
