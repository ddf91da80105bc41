"""What the coach says about Paladins of the West Kingdom; the sentences are in `coach.ftl`."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.paladins.bot.worth import Worth
from gonfalon.games.paladins.model.boards import Board
from gonfalon.games.paladins.model.constants import ATTRIBUTES, FREE
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.options import PASSING
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.scoring import sheet, total
from gonfalon.games.paladins.rules.turns import MOST_KEPT
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import Preview
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.message import NUMBER, Message, Text

EARLY, LATE = 2, 6  # the last round of the beginning, the first round of the end

GOAL_START: Final = Message("coach-goal-start", rounds=NUMBER)
GOAL_EARLY: Final = Message("coach-goal-early", round=NUMBER, rounds=NUMBER, points=NUMBER)
GOAL_MIDDLE: Final = Message("coach-goal-middle", round=NUMBER, rounds=NUMBER, points=NUMBER)
GOAL_LATE: Final = Message("coach-goal-late", round=NUMBER, rounds=NUMBER, points=NUMBER)
WITH_PALADIN: Final = Message("coach-with-paladin", faith=NUMBER, strength=NUMBER, influence=NUMBER)
TOWNSFOLK: Final = Message("coach-townsfolk", points=NUMBER)
CLEARS: Final = Message("coach-clears", workers=NUMBER)
PASSING_KEEPS: Final = Message("coach-passing-keeps", workers=NUMBER, kept=NUMBER)

TIPS: Final = {
    "difficulty": "difficulty",
    "start": "crew",
    "paladin": "paladin",
    "paladin-top": "paladin-top",
    "tavern": "tavern",
    "action": "action",
    "mode": "mode",
    "recruit": "crew",
    "free-recruit": "crew",
    "attack": "outsider",
    "convert": "outsider",
    "commission": "space",
    "garrison": "space",
    "absolve": "space",
    "workshop": "workshop",
    "pay": "pay",
    "workers": "workers",
    "pray": "pray",
    "pray-effect": "pray",
    "suspicion": "burden",
    "debts": "burden",
    "choose-one": "reward",
    "attribute": "attribute",
    "inquisition": "inquisition",
    "keep": "keep",
}


class PaladinsCoach:
    """The coach; it has no state."""

    tips = TIPS

    def goal(self, world: Match[Any], seat: int) -> Text:
        """Return what to do at this stage of the match."""
        state: PaladinsState = world.state
        rounds = state.content.board.rounds
        if state.round == 0:
            return Text(GOAL_START, rounds)
        points = total(state, seat)
        if state.round <= EARLY:
            return Text(GOAL_EARLY, state.round, rounds, points)
        goal = GOAL_LATE if state.round >= LATE else GOAL_MIDDLE
        return Text(goal, state.round, rounds, points)

    def points(self, world: Match[Any], seat: int) -> int:
        """Return the points of a seat, without silver and provisions."""
        return sum(
            line.points
            for line in sheet(world.state, seat)
            if line.source.message is not say.SCORE_GOODS
        )

    def counts(self, world: Match[Any], seat: int) -> dict[str, int]:
        """Count a player's goods, workers, attributes, pieces and burdens."""
        state: PaladinsState = world.state
        board = state.boards[seat]
        counts = {
            "silver": board.silver,
            "provisions": board.provisions,
            "workers": sum(board.workers),
        }
        for attribute, name in enumerate(ATTRIBUTES):
            counts[name] = board.track[attribute]
        counts["crew"] = len(board.crew)
        counts["suspicion"] = len(board.suspicion)
        counts["debts"] = board.unpaid
        return counts

    def remarks(
        self, world: Match[Any], decision: Decision, option: Option, ahead: Preview[Any]
    ) -> list[Text]:
        """Return what a card brings, how many workers a prayer clears, or passing keeps."""
        state: PaladinsState = world.state
        board = state.boards[decision.seat]
        if decision.kind in ("paladin", "paladin-top"):
            boost = state.content.cards.boost[option.value]
            return [
                Text(WITH_PALADIN, *(board.track[a] + boost[a] for a in range(len(ATTRIBUTES))))
            ]
        if decision.kind == "start":
            kind = state.townsfolk[option.value]
            points = round(Worth(state, decision.seat).townsfolk(kind))
            return [Text(TOWNSFOLK, points)] if points > 1 else []
        if decision.kind in ("pray", "pray-effect"):
            after: PaladinsState = ahead.match.state
            cleared = placed_on(board) - placed_on(after.boards[decision.seat])
            return [Text(CLEARS, cleared)] if cleared else []
        if option is PASSING:
            kept = 0 if state.round == state.content.board.rounds else min(board.hands(), MOST_KEPT)
            return [Text(PASSING_KEEPS, board.hands(), kept)]
        return []


def placed_on(board: Board) -> int:
    """Return how many spaces of a player's actions are taken by workers."""
    return sum(space != FREE for space in board.placed)


COACH: Final = PaladinsCoach()
