"""The process in which a bot thinks: `python -I -m gonfalon.server.jobs.thinker`.

It is started with an empty environment and no open file but its three pipes, and is told
everything it will ever know in one line of JSON: an imagined match, the bot's level, the question.
It answers with one line. Once it is ready it can no longer open a connection, start a process, or
read a file that is not part of the program, so that not even a faulty bot reaches the database.
"""

from __future__ import annotations

import json
import os
import sys
from functools import lru_cache
from typing import Any

from gonfalon.bots import make_bot
from gonfalon.kernel.chance import Fast
from gonfalon.kernel.game import Content, game
from gonfalon.kernel.saving import from_json

CLOSED = (
    "socket.",
    "subprocess.",
    "os.system",
    "os.exec",
    "os.fork",
    "os.posix_spawn",
    "os.spawn",
    "os.kill",
    "ctypes.",
    "sqlite3.",
)
OURS = tuple(
    os.path.realpath(path) + os.sep
    for path in (sys.prefix, sys.base_prefix, os.path.join(os.path.dirname(__file__), "../.."))
)


class Confined(Exception):
    """A bot tried to reach something outside its process."""


def confine() -> None:
    """Close every way out of this process, for good: an audit hook cannot be taken back."""

    def hook(event: str, args: tuple[Any, ...]) -> None:
        if event.startswith(CLOSED):
            raise Confined(event)
        if event == "open":
            path, mode = args[0], args[1]
            if isinstance(path, int):
                return
            name = os.path.realpath(os.fsdecode(path))
            if not name.startswith(OURS) or (mode and not set(mode) <= set("rbt")):
                raise Confined(event)

    sys.addaudithook(hook)


@lru_cache(maxsize=32)
def content_of(slug: str, packs: tuple[str, ...]) -> Content:
    """Return a game's content with the packs of a table, loaded once."""
    return game(slug).load(packs)


def think(asked: dict[str, Any]) -> str:
    """Return the id of the option a bot chooses."""
    world: str = asked["world"]
    slug = json.loads(world)["game"]
    match = from_json(world, content_of(slug, tuple(asked["packs"])))
    decision = match.decision(asked["decision"])
    return make_bot(asked["level"]).choose(match, decision, Fast(asked["luck"])).id


def answered(line: str) -> dict[str, Any]:
    """Answer one line."""
    asked = json.loads(line)
    try:
        return {"option": think(asked)}
    except Exception as error:
        return {"error": type(error).__name__}


def main() -> None:
    """Answer lines until there are no more."""
    speak = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever a bot prints is no answer
    confine()
    for line in sys.stdin:
        speak.write(json.dumps(answered(line)) + "\n")
        speak.flush()


if __name__ == "__main__":
    main()
