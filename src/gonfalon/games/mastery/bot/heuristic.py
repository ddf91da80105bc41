"""The evaluation behind the heuristic bot of Medieval Mastery.

Each kind of decision has a method that returns a value for every option. It works on an imagined
match. Of other players it reads only what is public, plus the sizes of their hands and decks.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.mastery.bot.estimate import Cards
from gonfalon.games.mastery.bot.plan import Guard, best_plan
from gonfalon.games.mastery.bot.scene import Scene
from gonfalon.games.mastery.bot.tactics import (
    FRESH,
    keep_value,
    response_value,
    strength,
    weigh_break,
    weigh_conflict,
    weigh_support,
)
from gonfalon.games.mastery.model.content import CROWN, MasteryContent
from gonfalon.games.mastery.model.options import (
    BEGIN_MANOEUVRE,
    COUNT_LARGER,
    DECLARE_CROWN,
    DISCARD_NOTHING,
    DISCARD_TOP_CARD,
    EMPTY_HANDED,
    FINISH_TURN,
    FINISHED,
    NOWHERE,
    Break,
)
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.advance import Advance
from gonfalon.games.mastery.rules.board.field import Field
from gonfalon.games.mastery.rules.crown_steps import TopCard
from gonfalon.games.mastery.rules.redeploy import Redeploy
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError

WORTH_A_CARD: Final = 0.8  # the least an advance must gain to spend Tactical Advance on it
FULL_HAND: Final = 4  # cards; from this size on, a Fracture without a use clogs the hand


class MasteryJudge:
    """The evaluation; it caches nothing except facts about the content."""

    def __init__(self) -> None:
        self.content: MasteryContent | None = None
        self.cards: Cards | None = None

    def weigh(self, world: Match[Any], decision: Decision, chance: Chance) -> list[float]:
        """Return a value for each option of a decision."""
        kind = decision.kind
        options = decision.options
        if kind == "castle":
            return [0.0] * len(options)
        state: MasteryState = world.state
        scene = Scene(state, decision.seat, self.known(state.content))
        if kind == "window":
            return self.window(scene, options)
        if kind.startswith("redeploy"):
            return self.redeploy(scene, world, decision)
        if kind.startswith("advance"):
            return self.advance(scene, world, decision)
        if kind == "conflict":
            field = field_in(world)
            if options[0] is EMPTY_HANDED or field is None:
                return [0.0] * len(options)
            kinds = [option.value for option in options]
            return weigh_conflict(scene, field, kinds, chance)
        if kind == "support":
            field = field_in(world)
            if field is None:
                raise KernelError("support without a battle")
            return weigh_support(scene, field, options)
        if kind == "equalise":
            field = field_in(world)
            if field is None:
                raise KernelError("an equalising sceptre without a battle")
            side = field.side_of(decision.seat)
            behind = field.counted[1 - side] - field.counted[side]
            return [float(behind if option is COUNT_LARGER else 0) for option in options]
        if kind.endswith("-response"):
            field = field_in(world)
            return [
                response_value(scene, field, option.artefact) if isinstance(option, Break) else 0.0
                for option in options
            ]
        if kind.endswith("-discard"):
            return self.discard(scene, options)
        return self.crown(scene, world, decision)

    def known(self, content: MasteryContent) -> Cards:
        """Return facts about this content's cards, computed once."""
        if self.content is not content or self.cards is None:
            self.content = content
            self.cards = Cards(content)
        return self.cards

    # -- the window in the player's own turn ---------------------------------------------------

    def window(self, scene: Scene, options: list[Option]) -> list[float]:
        """Put helpful cards and the crown before the manoeuvre, and the rest after it."""
        values: list[float] = []
        for option in options:
            if option is FINISH_TURN:
                values.append(0.0)
            elif option is BEGIN_MANOEUVRE:
                values.append(1.0)
            elif option is DECLARE_CROWN:
                values.append(self.crown_use(scene))
            else:
                values.append(self.card_use(scene, option.value))
        return values

    def card_use(self, scene: Scene, kind: int) -> float:
        """Return the value of playing a resource card in the player's own window."""
        state = scene.state
        operation = state.content.card_effect(kind, "own_turn_window").OP
        if operation == "gain_knights":
            return 3.0
        if operation == "extra_manoeuvre":
            if state.manoeuvres:
                return -1.0  # first use the manoeuvre that is left
            plan = best_plan(scene)
            return 2.0 if plan.target >= 0 and plan.value >= WORTH_A_CARD else -1.0
        if state.manoeuvres or len(state.hands[scene.seat].cards) < FULL_HAND:
            return -1.0
        return 0.5 if scene.threat[scene.leader()] else -1.0

    def crown_use(self, scene: Scene) -> float:
        """Return the value of using the crown now.

        Before the manoeuvre that is whatever helps in a battle; after it, whatever tidies up.
        """
        state = scene.state
        operation = state.content.artefact_effect[state.artefacts[scene.seat][CROWN]].OP
        if operation == "redeploy":
            return -1.0 if state.manoeuvres else 1.5
        if operation == "destroy_artefact":
            plan = best_plan(scene)
            fights = plan.target >= 0 and state.owner[plan.target] >= 0
            return 1.5 if fights or not state.manoeuvres else -1.0
        if operation == "discard_choice":
            return 1.5 if self.weakest(scene)[1] < FRESH else -1.0
        return 1.5

    def weakest(self, scene: Scene) -> tuple[int, float]:
        """Return the card in the player's hand that is worth least, with its worth."""
        hand = scene.state.hands[scene.seat].cards
        found, least = -1, 100.0
        for kind in hand:
            value = keep_value(scene.state, scene.cards, kind, hand)
            if value < least:
                found, least = kind, value
        return found, least

    # -- the manoeuvre ------------------------------------------------------------------------

    def redeploy(self, scene: Scene, world: Match[Any], decision: Decision) -> list[float]:
        """Follow the plan, one transfer at a time, then finish."""
        state = scene.state
        step = world.stack[-1]
        if not isinstance(step, Redeploy):
            raise KernelError("not a redeployment")
        advancing = any(isinstance(below, Advance) for below in world.stack)
        if not advancing and state.manoeuvres:
            wanted: dict[int, int] = {}
        else:
            wanted = self.wanted(scene, advancing)
        castle = state.castle(scene.seat)
        moves = transfers(state, castle, wanted)
        values: list[float] = []
        for option in decision.options:
            value = option.value
            if decision.kind == "redeploy-from":
                good = 0.1 if option is FINISHED else 0.0
                for source, _target, _count in moves:
                    if value == source:
                        good = 1.0
            elif decision.kind == "redeploy-to":
                good = 0.0
                for source, target, count in moves:
                    if source == step.source and value == target:
                        good = max(good, 1.0 + count)
            else:
                good = -float(value)
                for source, target, count in moves:
                    if source == step.source and target == step.target:
                        good = -float(abs(value - count))
            values.append(good)
        return values

    def wanted(self, scene: Scene, advancing: bool) -> dict[int, int]:
        """Return how many knights each of the player's tiles should hold, including the castle."""
        total = scene.mobile(scene.seat)
        if advancing:
            guards = best_plan(scene).guards
        else:
            guards = Guard(scene, total, False).spread(total)
        wanted = dict(guards)
        wanted[scene.state.castle(scene.seat)] = total + len(guards) - sum(guards.values())
        return wanted

    def advance(self, scene: Scene, world: Match[Any], decision: Decision) -> list[float]:
        """Pick the best target, then the planned number of knights."""
        step = world.stack[-1]
        if not isinstance(step, Advance):
            raise KernelError("not an advance")
        if decision.kind == "advance":
            target = best_plan(scene, False).target
            if target < 0:
                return [1.0 if option is NOWHERE else 0.0 for option in decision.options]
            return [1.0 if option.value == target else 0.0 for option in decision.options]
        count = best_plan(scene, False, step.target).count
        return [-float(abs(option.value - count)) for option in decision.options]

    # -- cards and artefacts ------------------------------------------------------------------

    def discard(self, scene: Scene, options: list[Option]) -> list[float]:
        """Prefer to discard cards worth less than a fresh card."""
        hand = scene.state.hands[scene.seat].cards
        return [
            0.0
            if o in DISCARD_NOTHING
            else FRESH - keep_value(scene.state, scene.cards, o.value, hand)
            for o in options
        ]

    def crown(self, scene: Scene, world: Match[Any], decision: Decision) -> list[float]:
        """Answer the decisions that crowns and Fracture raise."""
        state = scene.state
        cards = scene.cards
        kind = decision.kind
        chosen = [option.value for option in decision.options]
        if kind == "crown-target":
            return self.aim(scene, chosen)
        if kind in ("fracture", "corruption"):
            plan = best_plan(scene)
            rival = state.owner[plan.target] if state.manoeuvres and plan.target >= 0 else -1
            return weigh_break(scene, chosen, rival)
        if kind == "prosperity":
            step = world.stack[-1]
            if not isinstance(step, TopCard):
                raise KernelError("not a look at a top card")
            top = state.decks[step.target].cards[-1]  # the one card this seat has just looked at
            good = strength(state, cards, top) - FRESH
            friend = state.rules.team[step.target] == state.rules.team[scene.seat]
            if friend:
                good = -good
            return [good if o is DISCARD_TOP_CARD else 0.0 for o in decision.options]
        if kind not in ("insight", "order"):
            raise KernelError(f"{kind} is asked by {world.stack[-1]}")
        return [strength(state, cards, value) for value in chosen]

    def aim(self, scene: Scene, seats: list[int]) -> list[float]:
        """Choose a crown's target: the next player to be attacked, the leader, or this seat."""
        state = scene.state
        effect = state.content.artefact_effect[state.artefacts[scene.seat][CROWN]]
        plan = best_plan(scene)
        rival = state.owner[plan.target] if state.manoeuvres and plan.target >= 0 else -1
        leader = scene.leader()
        values: list[float] = []
        for seat in seats:
            value = 0.5 if seat == leader else 0.0
            if state.rules.team[seat] == state.rules.team[scene.seat]:
                value = -1.0
                if effect.OP == "peek_keep_or_discard" and seat == scene.seat:
                    value = 0.8
            elif seat == rival:
                value = 1.0 if effect.OP == "destroy_artefact" else 0.6
            values.append(value)
        return values


def transfers(
    state: MasteryState, castle: int, wanted: dict[int, int]
) -> list[tuple[int, int, int]]:
    """Return the moves that reach the wanted numbers, as (source, target, count).

    Moves involving the castle come first. A single knight is never moved from one tile to another.
    """
    over: list[list[int]] = []
    under: list[list[int]] = []
    for hex, count in wanted.items():
        excess = state.knights[hex] - count
        first = 0 if hex == castle else 1
        if excess > 0:
            over.append([first, -excess, hex])
        elif excess < 0:
            under.append([first, excess, hex])
    over.sort()
    under.sort()
    moves: list[tuple[int, int, int]] = []
    for need in under:
        for give in over:
            count = min(-give[1], -need[1])
            if count < 1 or (count == 1 and give[0] and need[0]):
                continue
            moves.append((give[2], need[2], count))
            give[1] += count
            need[1] += count
    return moves


def field_in(world: Match[Any]) -> Field | None:
    """Return the battle in progress, if any."""
    for step in world.stack:
        if isinstance(step, Field):
            return step
    return None


JUDGE: Final = MasteryJudge()
