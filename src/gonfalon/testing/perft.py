"""Perft: how many ways there are to give the next few answers.

One number for each depth, so an option too many or too few anywhere below shows at once. Sealed
answers of a round are counted seat by seat. A match that is over ends its sequence, which counts
once at every greater depth.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import gonfalon
from gonfalon.kernel.game import Content, game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.editions import find_edition
from gonfalon.proving.playing import close


def perft(m: Match[Any], depth: int) -> list[int]:
    """Count the sequences of 1, 2, … `depth` answers. The match itself does not change."""
    counts = [0] * depth
    if depth:
        count(m.clone(), 0, counts)
    return counts


def count(m: Match[Any], level: int, counts: list[int]) -> None:
    """Add what lies below a position, which so many answers have led to, and may change it."""
    while not m.decisions and not m.over:
        close(m)
    if m.over:
        for deeper in range(level, len(counts)):
            counts[deeper] += 1
        return
    decision = m.decisions[0]
    counts[level] += len(decision.options)
    if level + 1 < len(counts):
        for option in decision.options:
            after = m.clone()
            after.answer(after.decisions[0], option)
            count(after, level + 1, counts)


def divide(m: Match[Any], depth: int) -> dict[str, int]:
    """Return how much of the last number of `perft` each first answer contributes.

    To find a wrong option, compare these with what you expect, follow the answer that differs, and
    divide again.
    """
    shares: dict[str, int] = {}
    for option in m.decisions[0].options:
        after = m.clone()
        after.answer(after.decisions[0], option)
        shares[option.id] = perft(after, depth - 1)[-1] if depth > 1 else 1
    return shares


def check_perft(m: Match[Any], expected: Sequence[int]) -> None:
    """Fail unless these are the numbers for depth 1, 2, … The failure divides the first wrong."""
    found = perft(m, len(expected))
    for depth, (number, wanted) in enumerate(zip(found, expected, strict=True), 1):
        if number != wanted:
            shares = " ".join(f"{id}:{share}" for id, share in divide(m, depth).items())
            raise AssertionError(
                f"{number} sequences of {depth} answers, not {wanted}: {found}; divided: {shares}"
            )


def perft_table(slug: str, depth: int, seed: int = 1, content: Content | None = None) -> str:
    """Return the numbers of every set-up of a game, one line each, to be kept as a file.

    Each line has the number of seats, the settings, and one number for each depth. Before them
    stands the content they were counted with, the installed one unless another is given.
    """
    if content is None:
        content = game(slug).load()
    lines = [f"game: {slug}\n", f"content: {content.digest}\n", "\n"]
    for seats, settings in game(slug).setups(content):
        numbers = perft(gonfalon.new(slug, seats, settings, seed, content), depth)
        told = json.dumps(settings, sort_keys=True)
        lines.append(f"{seats} {told}: {' '.join(str(number) for number in numbers)}\n")
    return "".join(lines)


def check_perft_table(slug: str, depth: int, expected: str, seed: int = 1) -> None:
    """Fail unless every set-up has the numbers of a table that `perft_table` has written.

    They are counted with the content that the table names.
    """
    named = re.search("^content: (.+)$", expected, re.MULTILINE)
    content = None if named is None else find_edition(game(slug), named[1])
    if content is None:
        raise AssertionError(f"the content of the table of {slug} is not here")
    found = perft_table(slug, depth, seed, content).splitlines()
    wanted = expected.splitlines()
    wrong = [f"+ {line}" for line in found if line not in wanted]
    wrong += [f"- {line}" for line in wanted if line not in found]
    if wrong:
        raise AssertionError("\n".join(["other numbers than in the table:", *wrong]))
