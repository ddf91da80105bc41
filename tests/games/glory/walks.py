"""Matches played by a seeded picker: at random, by one that likes to get on, or by search.

The second uses what helps in duels, plays its cards and claims its titles. Nobody wins a solo game
that way: `search` tries the next phase again and again and goes on with the best attempt.
"""

from __future__ import annotations

from typing import Any

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.constants import (
    LAST_ROUND,
    REGISTRATION_PHASE,
    STRENGTH,
    TOURNAMENT_PHASE,
    WARRIOR,
)
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.tournament.pas_darmes import CHALLENGER_WON
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.testing import Pick, any_option

LIKED = ("training", "gain_ally", "market", "herald", "event", "new_goal", "service")
DECLINING = frozenset(("none", "stop", "pass", "enough"))
KEEN = frozenset(
    (
        *("duel-tent", "duel-lance", "duel-relic", "travel", "consolation", "title"),
        *("take-card", "duel-faith"),
    )
)

CONTENT = GAME.load()
RELIC_TITLES = frozenset(
    id for title, id in enumerate(CONTENT.titles.ids) if CONTENT.titles.any_relics[title]
)
RELIC_CARDS = frozenset(
    id
    for id, entry in CONTENT.entries.section("travel").items()
    if any("relic" in effect.get("op", "") for effect in entry["effects"])
)


def eager(decision: Decision, picker: FastChance) -> Option:
    """Pick an answer that gets on."""
    options = decision.options
    if decision.kind == "duel-strength":
        return options[-1]
    if decision.kind == "give-back":
        return options[-1]
    if decision.kind == "action":
        liked = decision.option(LIKED[picker.below(0, len(LIKED))])
        if liked is not None:
            return liked
    elif decision.kind in KEEN:
        options = [option for option in options if option.id not in DECLINING] or options
    return options[picker.below(0, len(options))]


def collecting(decision: Decision, picker: FastChance) -> Option:
    """Pick an answer that leads to relics, and to a title that requires some."""
    ids = [option.id for option in decision.options]
    if decision.kind == "action" and "plan_journey" in ids and picker.below(0, 3):
        return decision.options[ids.index("plan_journey")]
    if decision.kind in ("goal", "keep-title", "title"):
        wanted = [id for id in ids if id in RELIC_TITLES]
    elif decision.kind in ("take-card", "travel", "consolation"):
        wanted = [id for id in ids if id in RELIC_CARDS]
    else:
        wanted = []
    if wanted:
        return decision.options[ids.index(wanted[picker.below(0, len(wanted))])]
    return eager(decision, picker)


def worth(m: Match[Any]) -> int:
    """Return how good a position of a solo match is for its player."""
    state: GloryState = m.state
    mine = state.boards[0]
    tokens = sum(mine.allies) + sum(mine.relics) + mine.ready_prestige()
    means = 3 * min(mine.goods[STRENGTH], 14) + sum(mine.goods) + 4 * tokens + 6 * sum(mine.levels)
    if state.scenario == WARRIOR:
        lost = m.outcome is not None and m.outcome.ranks != [1]
        return 1000 * state.finals_won + 200 * won_duels(state) - 500 * lost + means
    return 5 * (mine.glory - state.boards[1].glory) + means * (LAST_ROUND + 1 - state.round) // 3


def won_duels(state: GloryState) -> int:
    """Return how many duels of the tournament the player of a solo match has won."""
    cities = zip(state.challengers, state.fought, strict=True)
    won = [list(zip(sides, ends, strict=True)).count((0, CHALLENGER_WON)) for sides, ends in cities]
    return state.places[state.content.tournaments.slots :].count(0) + sum(won)


def stretch(state: GloryState) -> tuple[int, int, int]:
    """Return what is played in one attempt: a phase; of a tournament, up to the next victory."""
    phase = TOURNAMENT_PHASE if state.phase == REGISTRATION_PHASE else state.phase
    return state.round, phase, won_duels(state) if phase == TOURNAMENT_PHASE else 0


def attempt(m: Match[Any], picker: FastChance, pick: Pick) -> list[tuple[str, str]]:
    """Play one stretch; return the answers given."""
    here = stretch(m.state)
    answers: list[tuple[str, str]] = []
    while not m.over and stretch(m.state) == here:
        decision = m.decisions[0]
        option = pick(decision, picker)
        answers.append((decision.id, option.id))
        m.choose(decision.id, option.id)
    return answers


def search(m: Match[Any], seed: int, tries: int) -> Match[Any]:
    """Play a solo match stretch by stretch, each as in the best of so many attempts."""
    picker = FastChance(seed)
    while not m.over:
        best: list[tuple[str, str]] = []
        most = -(10**9)
        for number in range(tries):
            there = m.clone()
            answers = attempt(there, picker, any_option if number % 3 == 2 else eager)
            if worth(there) > most:
                most, best = worth(there), answers
        for decision_id, option_id in best:
            m.choose(decision_id, option_id)
    return m
