"""Test kit for game authors: scenarios, perft, random walks, golden files. Needs no pytest."""

from gonfalon.testing.golden import Golden, RecordPlan
from gonfalon.testing.perft import check_perft, check_perft_table, divide, perft, perft_table
from gonfalon.testing.positions import (
    Draws,
    Rest,
    hide,
    laid_pack,
    rest_question,
    scripted,
    wait_in,
)
from gonfalon.testing.scenario import Player, Scenario
from gonfalon.testing.walks import Pick, any_option, check_walks, one_input, play, walk

__all__ = [
    "Draws",
    "Golden",
    "Pick",
    "Player",
    "RecordPlan",
    "Rest",
    "Scenario",
    "any_option",
    "check_perft",
    "check_perft_table",
    "check_walks",
    "divide",
    "hide",
    "laid_pack",
    "one_input",
    "perft",
    "perft_table",
    "play",
    "rest_question",
    "scripted",
    "wait_in",
    "walk",
]
