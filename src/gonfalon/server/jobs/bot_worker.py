"""The process that runs a bot: `python -I -m gonfalon.server.jobs.bot_worker`.

It starts with an empty environment and no open files but its three pipes. All it ever learns comes
as one line of JSON per question: an imagined match, the bot's level, the decision. It answers with
one line. Once it is ready it can no longer open a connection, start a process, or read a file that
is not part of the program, so not even a faulty bot can reach the database. Standard error is for
failures to start; what a bot prints goes nowhere.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from typing import Any

from gonfalon.bots import make_bot
from gonfalon.bots.coach import advise
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import Content, installed_games
from gonfalon.kernel.records.editions import Editions
from gonfalon.kernel.records.saving import from_data

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


class Confined(Exception):
    """A bot tried to reach something outside its process."""


def program_folders() -> tuple[str, ...]:
    """Return the folders of the program: Python's, ours, and those of all installed games."""
    paths = [sys.prefix, sys.base_prefix, os.path.join(os.path.dirname(__file__), "../..")]
    for played in installed_games().values():
        paths += import_module(played.package).__path__
    return tuple(os.path.realpath(path) + os.sep for path in paths)


def confine() -> None:
    """Block every way out of this process, permanently: an audit hook cannot be removed."""
    ours = program_folders()

    def hook(event: str, args: tuple[Any, ...]) -> None:
        if event.startswith(CLOSED):
            raise Confined(event)
        if event == "open":
            path, mode = args[0], args[1]
            if isinstance(path, int):
                return
            name = os.path.realpath(os.fsdecode(path))
            if not name.startswith(ours) or (mode and not set(mode) <= set("rbt")):
                raise Confined(event)

    sys.addaudithook(hook)


EDITIONS = Editions()


def think(asked: dict[str, Any]) -> dict[str, Any]:
    """Return a bot's choice or the coach's advice, or that the content of the match is needed."""
    if "hello" in asked:
        return {"ready": True}
    world = json.loads(asked["world"])
    slug, digest = world["game"], world["content"]
    if "content" in asked:
        content: Content | None = EDITIONS.build(slug, digest, asked["content"])
    else:
        content = EDITIONS.find(slug, digest)
    if content is None:
        return {"needs": digest}
    match = from_data(world, content)
    decision = match.decision(asked["decision"])
    luck = FastChance(asked["luck"])
    if "advise" in asked:
        return {"advice": advise(match, decision, luck).to_json(match.content.vocabulary)}
    bot = make_bot(asked["level"])
    return {"option": bot.choose(match, decision, luck).id}


def answered(line: str) -> dict[str, Any]:
    """Answer one line."""
    asked = json.loads(line)
    try:
        return think(asked)
    except Exception as error:
        return {"error": type(error).__name__}


def main() -> None:
    """Answer lines until the input ends."""
    speak = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)  # keeps a bot's prints out of the answers
    os.dup2(nowhere, 2)
    os.close(nowhere)
    confine()
    for line in sys.stdin:
        speak.write(json.dumps(answered(line)) + "\n")
        speak.flush()


if __name__ == "__main__":
    main()
