"""Saving: a match as canonical JSON, and back, to the last bit."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from gonfalon.kernel.chance import load_chance
from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.game import Content, Game, game
from gonfalon.kernel.match import Match
from gonfalon.kernel.outcome import load_outcome
from gonfalon.kernel.step import load_step
from gonfalon.kernel.trail import Trail


def canonical(data: Any) -> str:
    """Return the one text form of plain JSON: sorted keys, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def state(m: Match[Any]) -> dict[str, Any]:
    """Return everything that decides how a match goes on, as plain JSON."""
    return {
        "game": m.game.slug,
        "rules": m.game.rules_version,
        "content": m.content.digest,
        "seats": m.seats,
        "options": m.options,
        "policy": m.policy,
        "epoch": m.epoch,
        "turn": m.turn,
        "beat": m.beat,
        "version": m.version,
        "chance": m.chance.dump(),
        "table": m.table.dump(),
        "stack": [step.dump() for step in m.stack],
        "outcome": None if m.outcome is None else m.outcome.dump(),
    }


def digest(m: Match[Any]) -> str:
    """Return a check sum of the whole state."""
    return hashlib.sha256(canonical(state(m)).encode()).hexdigest()


def to_json(m: Match[Any]) -> str:
    """Save a match with its trail, so that undo still works after loading."""
    data = state(m)
    trail = m.trail
    if trail is not None:
        data["trail"] = {
            "base": None if trail.base is None else state(trail.base),
            "seat": trail.seat,
            "ids": trail.ids,
            "answers": trail.answers,
            "shown": [list(s) for s in trail.shown],
        }
        if trail.joined:
            data["trail"]["joined"] = trail.joined
    return canonical(data)


def from_json(
    text: str, content: Content | None = None, played: Game[Any] | None = None
) -> Match[Any]:
    """Load a match. Its record is not part of it: the caller keeps the log of inputs.

    The game is found by its slug, unless it is given.
    """
    data = json.loads(text)
    if played is None:
        played = game(data["game"])
    elif played.slug != data["game"]:
        raise KernelError(f"a match of {data['game']}, loaded as {played.slug}")
    if content is None:
        content = played.load()
    if content.digest != data["content"]:
        raise KernelError(f"saved with content {data['content']}, loaded with {content.digest}")
    m = restore(played, content, data)
    saved = data.get("trail")
    if saved is not None:
        trail: Trail[Any] = Trail()
        if saved["base"] is not None:
            trail.base = restore(played, content, saved["base"])
        trail.seat = saved["seat"]
        trail.ids = saved["ids"]
        trail.answers = saved["answers"]
        trail.joined = saved.get("joined", [])
        trail.shown = [(p, z, k, mask) for p, z, k, mask in saved["shown"]]
        m.trail = trail
        m.listening = True
    return m


def restore(played: Game[Any], content: Content, data: dict[str, Any]) -> Match[Any]:
    """Build a match from its state."""
    if data["rules"] != played.rules_version:
        data = played.migrate(data)
    seats: int = data["seats"]
    chance = load_chance(data["chance"], played.chance_names(seats))
    table = played.load_table(content, seats, data["options"], data["table"])
    m: Match[Any] = Match(played, content, seats, data["options"], chance, table, data["policy"])
    m.epoch = data["epoch"]
    m.turn = data["turn"]
    m.beat = data["beat"]
    m.version = data["version"]
    kinds = played.steps()
    m.stack = [load_step(step, kinds) for step in data["stack"]]
    if data["outcome"] is not None:
        m.outcome = load_outcome(data["outcome"], played.messages())
    m.reopen()
    return m
