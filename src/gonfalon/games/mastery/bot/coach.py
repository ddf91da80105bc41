"""What the coach says about Medieval Mastery; the sentences are in `coach.ftl`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.battle.fight import Battle
from gonfalon.games.mastery.rules.battle.preview import before_cards, fought
from gonfalon.games.mastery.rules.board.ending import side_points
from gonfalon.games.mastery.rules.board.field import Field
from gonfalon.games.mastery.rules.board.knights import knights_on_board
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import Preview
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.message import NUMBER, Message, Text

CLOSE: Final = 3  # points that a single conquest can bring

GOAL_GROW: Final = Message("coach-goal-grow", points=NUMBER, target=NUMBER)
GOAL_WIN: Final = Message("coach-goal-win", points=NUMBER, target=NUMBER)
GOAL_STOP: Final = Message("coach-goal-stop", points=NUMBER, target=NUMBER, rival=NUMBER)
CASTLE: Final = Message("coach-castle")
BATTLE: Final = Message("coach-battle", own=NUMBER, other=NUMBER)
WITH_CARD: Final = Message("coach-with-card", own=NUMBER, other=NUMBER)
STANDS: Final = Message("coach-stands", own=NUMBER, other=NUMBER)
THEIR_POINTS: Final = Message("coach-their-points", points=NUMBER, target=NUMBER)
MANOEUVRES: Final = Message("coach-manoeuvres", left=NUMBER)

TIPS: Final = {
    "castle": "castle",
    "window": "window",
    "redeploy-from": "redeploy",
    "redeploy-to": "redeploy",
    "redeploy-count": "redeploy",
    "advance": "advance",
    "advance-count": "advance-count",
    "equalise": "equalise",
    "conflict": "conflict",
    "support": "support",
    "fracture": "fracture",
    "crown-target": "crown-target",
    "crown-response": "response",
    "orb-response": "response",
    "sceptre-response": "response",
    "corruption": "break",
    "insight": "deck",
    "order": "order",
    "prosperity": "deck",
    "orb-discard": "discard",
    "tile-discard": "discard",
    "wrath-discard": "discard",
}


class MasteryCoach:
    """The coach; it has no state."""

    tips = TIPS

    def goal(self, world: Match[Any], seat: int) -> Text:
        """Return how far a seat is from the points that win, or that somebody else is close."""
        state: MasteryState = world.state
        target = state.rules.target
        points = side_points(state, seat)
        team = state.rules.team
        rival = max(side_points(state, s) for s in range(world.seats) if team[s] != team[seat])
        if points + CLOSE >= target:
            return Text(GOAL_WIN, points, target)
        if rival + CLOSE >= target:
            return Text(GOAL_STOP, points, target, rival)
        return Text(GOAL_GROW, points, target)

    def points(self, world: Match[Any], seat: int) -> int:
        """Return the points of a seat, or of its team."""
        return side_points(world.state, seat)

    def counts(self, world: Match[Any], seat: int) -> dict[str, int]:
        """Count territories, knights (also those who fight) and cards."""
        state: MasteryState = world.state
        fights = [step for step in world.stack if isinstance(step, Battle) and seat in step.sides]
        fighting = sum(battle.force[battle.side_of(seat)] for battle in fights)
        return {
            "territories": state.held[seat].bit_count(),
            "knights": knights_on_board(state, seat) + fighting,
            "castle": state.knights[state.castle(seat)],
            "hand": len(state.hands[seat].cards),
        }

    def remarks(
        self, world: Match[Any], decision: Decision, option: Option, ahead: Preview[Any]
    ) -> list[Text]:
        """Return the numbers behind an answer that is about no goods of one's own.

        Both sides of a battle, before the cards and with them; the points of whoever is harmed;
        the manoeuvres that are left.
        """
        state: MasteryState = world.state
        kind = decision.kind
        if kind == "castle":
            return [Text(CASTLE)]
        if kind == "window":
            return [Text(MANOEUVRES, state.manoeuvres - (option.id == "manoeuvre"))]
        if kind in ("crown-target", "fracture", "corruption"):
            harmed = option.value if kind == "crown-target" else owner_of(state, option.value)
            return [Text(THEIR_POINTS, side_points(state, harmed), state.rules.target)]
        if kind == "conflict":
            sums = sums_of(world, decision, option)
            return [Text(WITH_CARD, sums["own"][0], sums["other"])]
        if kind in ("support", "equalise"):
            field = world.enclosing(Field)
            if decision.seat not in field.sides:  # a teammate
                return []
            side = field.side_of(decision.seat)
            totals = sums_of(world, decision, option)["totals"]
            return [Text(STANDS, totals[side], totals[1 - side])]
        battle = fought(ahead)
        if battle is None or any(isinstance(step, Battle) for step in world.stack):
            return []
        own, other = before_cards(ahead.match, battle)
        return [Text(BATTLE, own["total"], other["total"])]


def sums_of(world: Match[Any], decision: Decision, option: Option) -> Mapping[str, Any]:
    """Return the sums of a battle that an answer is labelled with."""
    return world.stack[-1].label(world, decision, option).preview or {}


def owner_of(state: MasteryState, artefact: int) -> int:
    """Return the seat that has an artefact."""
    return next(seat for seat, own in enumerate(state.artefacts) if artefact in own)


COACH: Final = MasteryCoach()
