"""A bot account that plays whole matches through the API, from what its seat may see alone.

    python examples/api_bot.py --server https://play.example.org --token gon_… --against heuristic

Its keeper makes the account and the token (scopes read, play, challenge, bot) on the server.
With `--against` the bot opens a table of its own against a built-in bot; without it, it waits
for challenges. It needs nothing but `pip install gonfalon[client]`.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from collections.abc import Sequence

from gonfalon.client import Gonfalon, Question

QUIET = ("pass", "none", "stop", "done", "decline", "no")


class CheerfulBot:
    """Does something rather than nothing, and otherwise whatever comes to mind."""

    def __init__(self, seed: int | None = None) -> None:
        self.chance = random.Random(seed)  # noqa: S311  (a pastime, no secret)
        self.answers = 0

    def __call__(self, question: Question) -> str:
        """Return one of the options."""
        self.answers += 1
        active = [o for o in question.options if not o.startswith(QUIET)]
        if active and self.chance.random() < 0.8:
            return self.chance.choice(active)
        return self.chance.choice(question.options)


def main(argv: Sequence[str] | None = None) -> int:
    """Play."""
    parser = argparse.ArgumentParser(description="A bot that plays through the API.")
    parser.add_argument("--server", default="http://127.0.0.1:8000")
    parser.add_argument("--token", default=os.environ.get("GONFALON_TOKEN", ""))
    parser.add_argument("--game", default="mastery")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--settings", type=json.loads, default={}, help="of the match, as JSON")
    parser.add_argument("--against", help="the level of a built-in bot, for the other seats")
    parser.add_argument("--matches", type=int, default=None, help="and then stop")
    parser.add_argument("--seed", type=int, default=None)
    arguments = parser.parse_args(argv)
    bot = CheerfulBot(arguments.seed)
    tables: list[str] = []
    with Gonfalon(arguments.token, arguments.server) as gonfalon:
        print(f"playing as {gonfalon.me()['name']}", flush=True)
        if arguments.against:
            others = range(1, arguments.seats)
            table = gonfalon.create_table(
                arguments.game,
                arguments.seats,
                bots=dict.fromkeys(others, arguments.against),
                settings=arguments.settings,
            )
            gonfalon.ready(table["id"])
            gonfalon.start(table["id"])
            tables.append(table["id"])
        matches = arguments.matches or (1 if tables else None)
        for end in gonfalon.play(bot, matches=matches, tables=tables):
            outcome = end["outcome"] or {}
            print(
                f"table {end['table']}: {end['status']}, ranks {outcome.get('ranks')}, "
                f"scores {outcome.get('scores')}, {bot.answers} answers"
            )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
