"""Matches of Paladins that are kept: what is played, and how they are walked."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import Content
from gonfalon.kernel.play.match import Match
from gonfalon.testing import Pick, RecordPlan, any_option, play
from tests.games.golden import FormerGolden
from tests.games.paladins.walks import eager, play_for

WON, LOST = "won", "solo-lost"
BY_BOT = ("solo-won", "solo-drawn")  # ends that nobody comes to by chance


@dataclass(frozen=True)
class Evening(RecordPlan):
    """What a record is to show, by whom it is played, and how many win."""

    eager: bool = True
    winners: int = 1


def plan(name: str, seats: int, ends: str = WON, level: str = "", **more: Any) -> Evening:
    """Return a plan; the bot's judgement may change, and with it what its seed leads to."""
    options = {"difficulty": level} if level else {}
    return Evening(name, seats, ends, options, repeatable=ends not in BY_BOT, **more)


PLANS = (
    plan("two", 2),
    plan("three", 3),
    plan("four", 4),
    plan("two-at-random", 2, eager=False),
    plan("four-at-random", 4, eager=False),
    plan("shared-victory", 2, eager=False, winners=2),
    plan("tied-orders", 4, "won-by-orders"),
    plan("tied-suspicion", 2, "won-by-suspicion"),
    plan("solo-easy", 1, LOST, "easy"),
    plan("solo-normal", 1, LOST, "normal"),
    plan("solo-hard", 1, LOST, "hard"),
    plan("solo-chosen", 1, LOST, "choose", eager=False),
    plan("solo-won-easy", 1, "solo-won", "easy"),
    plan("solo-won-normal", 1, "solo-won", "normal"),
    plan("solo-won-hard", 1, "solo-won", "hard"),
    plan("solo-drawn", 1, "solo-drawn", "easy"),
    plan("undo", 3, undoing=True),
    plan("undo-solo", 1, LOST, "normal", undoing=True),
    plan("everyone", 4, policy="everyone"),
    plan("fixed", 3, policy="fixed", eager=False),
)


class Paladins(FormerGolden):
    """Matches over all set-ups and policies, at random and by a picker that gets on."""

    slug = "paladins"
    folder = Path(__file__).parent
    plans = PLANS
    matches = 420
    stride = 3  # solo and full tables come by turns; the number of set-ups is no multiple of 3
    marks = ("phase",)
    phases = frozenset(
        (
            *("setup", "choose-paladin", "draft", "turn", "keep", "use-favour", "rewards"),
            *("drop-suspicion", "drop-debts", "choose-prayer", "free-recruit", "choose-one"),
            *("choose-attribute", "suspect", "shortfall", "inquisition", "abilities"),
            *("round_phase2", "round_phase4", "round_phase5"),
            *(f"act_phase{phase}" for phase in (0, 1, 2, 3, 6, 7, 8)),
            *("automa-turn_phase2", "automa-turn_phase3"),
        )
    )
    # The collectors of the game bring workers alone: paying debts never waits for an answer.
    silent = frozenset({"pay-debts"})
    largest = 600_000

    def picking(self, around: int) -> Pick:
        """Play at random and eagerly by turns."""
        return eager if around % 2 else any_option

    def play(self, plan: RecordPlan, seed: int, content: Content | None = None) -> Match[Any]:
        """Play a plan at random, eagerly, or by the bot."""
        assert isinstance(plan, Evening)
        m = self.start(plan, seed, content)
        if plan.ends in BY_BOT:
            return play_for(m, seed, plan.ends)
        return play(m, FastChance(seed), eager if plan.eager else any_option, plan.undoing)

    def suits(self, plan: RecordPlan, m: Match[Any]) -> bool:
        """True if a match ends as it should, with so many winners."""
        assert isinstance(plan, Evening)
        assert m.outcome is not None
        shared = plan.seats == 1 or len(m.outcome.winners) == plan.winners
        return shared and super().suits(plan, m)


GOLDEN = Paladins()
