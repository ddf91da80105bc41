"""Random play in other engines, as a yardstick for the speed of a machine.

Decisions per second mean little on a shared machine. A ratio to a known engine, measured in the
same minute, means more. Both libraries are for development only and are imported on demand.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from gonfalon.cli.common import CommandError

LONGEST_CHESS = 400  # plies; random chess games seldom end by themselves


def missing(name: str) -> CommandError:
    """Return an error that says how to install a library."""
    return CommandError(f"{name} is not installed: pip install 'gonfalon[dev]', or leave it out")


def catanatron_play(seconds: float) -> float:
    """Play Catan with four random players; return decisions per CPU second."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError as error:
        raise missing("catanatron") from error
    chooser = random.Random(1)  # noqa: S311
    decisions = 0
    began = time.process_time()
    while True:
        game = Game([RandomPlayer(c) for c in list(Color)[:4]], seed=chooser.getrandbits(30))
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.execute(chooser.choice(game.state.playable_actions), validate_action=False)
            decisions += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return decisions / spent


def catanatron_clone(seconds: float) -> float:
    """Return the microseconds that one copy of a Catan game in progress takes."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError as error:
        raise missing("catanatron") from error
    game = Game([RandomPlayer(c) for c in list(Color)[:4]], seed=5)
    for _ in range(200):
        if game.winning_color() is None:
            game.play_tick()
    return per_call(game.copy, seconds)


def chess_play(seconds: float) -> float:
    """Play random chess; return decisions (plies) per CPU second."""
    try:
        import chess
    except ImportError as error:
        raise missing("chess") from error
    chooser = random.Random(1)  # noqa: S311
    decisions = 0
    began = time.process_time()
    while True:
        board = chess.Board()
        for _ in range(LONGEST_CHESS):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chooser.choice(moves))
            decisions += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return decisions / spent


def per_call(work: Callable[[], Any], seconds: float) -> float:
    """Return the CPU microseconds of one call."""
    calls = 0
    began = time.process_time()
    while True:
        for _ in range(20):
            work()
        calls += 20
        spent = time.process_time() - began
        if spent >= seconds:
            return spent / calls * 1e6
