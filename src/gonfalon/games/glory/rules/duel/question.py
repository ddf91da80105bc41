"""Questions of a duel have in common: how the pass stands, and how it would stand."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.glory.model.duel_shapes import DiceStandingView, StandingView
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.question import OneQuestion
from gonfalon.games.glory.rules.duel.chances import reroll_chances
from gonfalon.games.glory.rules.duel.duel import (
    Duel,
    Pass,
    ahead,
    attack_of,
    attacks_of,
    prestige_of,
)
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import OVER, preview
from gonfalon.kernel.values.decision import Decision, Option


def standing(m: Match[GloryState]) -> StandingView:
    """Return how the pass stands."""
    return {
        "attack": attacks_of(m),
        "prestige": [prestige_of(m, 0), prestige_of(m, 1)],
        "ahead": ahead(m),
    }


def dice_standing(m: Match[GloryState], side: int, most: int, helped: bool) -> DiceStandingView:
    """Return how the pass stands, with the chances of rolling up to so many dice again."""
    now = standing(m)
    return {
        "attack": now["attack"],
        "prestige": now["prestige"],
        "ahead": now["ahead"],
        "reroll": reroll_chances(m, side, most, helped),
    }


def standing_after(m: Match[GloryState], decision: Decision, option: Option) -> StandingView | None:
    """Return how the pass would stand after an answer. None: dice or a question follow."""
    found = preview(m, decision, option)
    return standing(found.match) if found.stopped == OVER else None


def own_attack(m: Match[GloryState], side: int) -> int:
    """Return the attack of a side of the duel."""
    return attack_of(m, m.enclosing(Duel).duellist(side))


def other_attack(m: Match[GloryState], side: int) -> int:
    """Return the attack of a side's opponent."""
    return attack_of(m, 1 - m.enclosing(Duel).duellist(side))


class DuelQuestion(OneQuestion):
    """A question to one duellist. A single answer is taken without asking."""

    __slots__ = ()
    KIND: ClassVar[str] = ""

    def question(self, m: Match[GloryState], options: list[Option]) -> Decision:
        """Ask openly."""
        return Decision(self.side, self.KIND, options, public=True)

    def preview(self, m: Match[GloryState], decision: Decision) -> StandingView | None:
        """Return how the pass stands; None after the last one."""
        return standing(m) if any(isinstance(step, Pass) for step in m.stack) else None
