"""The bot's choices in battle and about cards: what to play, keep, discard or break."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.bot.estimate import Cards, unseen, win_chance
from gonfalon.games.mastery.bot.scene import KNIGHT, VICTORY, Scene
from gonfalon.games.mastery.model.content import ORB, SCEPTRE
from gonfalon.games.mastery.model.options import ENOUGH
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.field import Field
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.values.decision import Option

THRIFT: Final = 0.08  # the later cost of each point of a card spent now
MIXING: Final = 0.25  # conflict cards this close in value are varied at random
FRESH: Final = 2.4  # the worth of a card yet to be drawn


def keep_value(state: MasteryState, cards: Cards, kind: int, hand: list[int]) -> float:
    """Return what a card is worth in a hand, for discarding and arranging."""
    points = cards.points[kind]
    if kind in cards.conflict:
        better = sum(1 for other in hand if other != kind and cards.points[other] > points)
        return points if better == 0 else max(0.5, points - 0.8 * better)
    if kind in cards.support:
        return points + 0.9
    if kind in state.content.forced_kinds:
        return 4.0  # draws two more
    return 3.0


def strength(state: MasteryState, cards: Cards, kind: int) -> float:
    """Return how much a card helps the side that draws it."""
    if cards.points[kind] > 0.0:
        return cards.points[kind] + (1.0 if kind in cards.support else 0.0)
    return 4.0 if kind in state.content.forced_kinds else 3.0


def stake_of(scene: Scene, field: Field) -> float:
    """Return what the outcome of a battle is worth, in points."""
    rules = scene.state.rules
    value = rules.tile_value[scene.state.tile[field.hex]]
    if field.siege or scene.points[field.sides[0]] + value >= rules.target:
        return VICTORY
    return 1.0 + value


def weigh_conflict(scene: Scene, field: Field, kinds: list[int], chance: Chance) -> list[float]:
    """Value conflict cards against all possible answers, with a little random variation."""
    state = scene.state
    cards = scene.cards
    side = field.side_of(scene.seat)
    other = field.sides[1 - side]
    stake = stake_of(scene, field)
    support = 0.0
    for kind in state.hands[scene.seat].cards:
        if kind in cards.support:
            support += cards.points[kind]
    pool = unseen(state, other)
    total = max(1, sum(pool))
    size = len(state.hands[other].cards)
    theirs = 0.0
    weights: list[float] = []
    answers: list[float] = []
    for kind in cards.conflict:
        points = cards.points[kind]
        if pool[kind]:
            weights.append(pool[kind] * (1.0 + points))  # strong cards are played more often
            answers.append(points)
    for kind in cards.support:
        theirs += 0.8 * cards.points[kind] * pool[kind] * size / total
    if not answers or not size:
        weights, answers = [1.0], [0.0]
    whole = sum(weights)
    lead = field.total(side) - field.total(1 - side) + 0.8 * support - theirs
    values: list[float] = []
    for kind in kinds:
        points = cards.points[kind]
        value = 0.0
        for i in range(len(answers)):
            final = lead + points - answers[i]
            odds = win_chance(final if side == 0 else final + 1.0)
            swing = KNIGHT * min(2.0, float(max(field.force)))
            value += weights[i] * (odds * (stake + swing) - (1.0 - odds) * (stake + swing))
        values.append(value / whole - THRIFT * points)
    best = max(values)
    return [
        value + (MIXING * chance.below(0, 1000) / 1000 if best - value < MIXING else 0.0)
        for value in values
    ]


def weigh_support(scene: Scene, field: Field, options: list[Option]) -> list[float]:
    """Value support cards, and stopping; only a card that changes the result is worth playing."""
    state = scene.state
    cards = scene.cards
    side = field.side_for(state, scene.seat)
    lead = field.total(side) - field.total(1 - side)
    need = (0 if side == 1 else 1) - lead  # points needed to win; 0 or less if already winning
    held = [k for k in state.hands[scene.seat].cards if k in cards.support]
    stake = stake_of(scene, field)
    able = sum(cards.points[k] for k in held)
    values: list[float] = []
    for option in options:
        if option is ENOUGH:
            values.append(0.0)
            continue
        points = int(cards.points[option.value])
        if need > 0:
            if points >= need:
                values.append(stake - 0.1 * points)  # the smallest card that suffices
            elif able >= need:
                values.append(stake / 2 + 0.1 * points)  # the largest card first, then the rest
            else:
                values.append(saved(field, side, lead, points) - 0.25 * points)
            continue
        exposed = field.force[1 - side]
        margin = max(1, lead)
        more = min(margin + points, exposed) - min(margin, exposed)
        values.append(KNIGHT * more - 0.25 * points)
    return values


def saved(field: Field, side: int, lead: int, points: int) -> float:
    """Return how much less a lost battle costs with `points` more."""
    force = field.force[side]
    before = min(force, max(1, -lead))
    after = min(force, max(1, -(lead + points)))
    return KNIGHT * (before - after)


def weigh_break(scene: Scene, artefacts: list[int], rival: int = -1) -> list[float]:
    """Value breaking others' artefacts: what a rival is about to use, or what hurts most."""
    state = scene.state
    values: list[float] = []
    leader = scene.leader()
    for artefact in artefacts:
        owner = state.keeper[artefact]
        if state.rules.team[owner] == state.rules.team[scene.seat]:
            values.append(-1.0)
            continue
        kind = state.content.artefact_type[artefact]
        value = 0.5 if kind == ORB else (0.8 if kind == SCEPTRE else 0.6)
        effect = state.content.artefact_effect[artefact]
        if kind == SCEPTRE and owner == rival:
            value += 2.0 if effect.when == "before_conflict_defender" else 0.0
        elif kind == SCEPTRE and effect.when == "before_conflict_attacker":
            value += 0.4
        if effect.OP == "equalise_knights":
            value += 0.4
        values.append(value + (0.5 if owner == leader else 0.0))
    return values


def response_value(scene: Scene, field: Field | None, artefact: int) -> float:
    """Return the value of spending Fracture on an artefact that is about to take effect."""
    state = scene.state
    owner = state.keeper[artefact]
    if state.rules.team[owner] == state.rules.team[scene.seat]:
        return -2.0
    effect = state.content.artefact_effect[artefact]
    if field is None:  # a crown
        return 0.6 if scene.threat[owner] and effect.OP != "redeploy" else -0.5
    team = state.rules.team
    ally = team[scene.seat] in (team[field.sides[0]], team[field.sides[1]])
    if not ally:
        return -0.5
    if state.content.artefact_type[artefact] == ORB:
        return 0.1 if effect.OP in ("draw_up_to", "lose_knights") else -0.5
    side = field.side_for(state, scene.seat)
    lead = field.counted[side] - field.counted[1 - side]
    if effect.OP == "equalise_knights":
        return 0.5 * max(0, lead) - 0.3
    if abs(lead) > 4:
        return -0.5
    return 0.4 if effect.OP == "add_points" else 0.2
