"""Saving and loading: a match as canonical JSON, restored bit for bit."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from gonfalon.kernel.chance.chance import load_chance
from gonfalon.kernel.game import Content, Game, game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Lanes, load_step
from gonfalon.kernel.play.trail import Trail
from gonfalon.kernel.records.editions import find_edition, known_as
from gonfalon.kernel.values.errors import KernelError, NotInstalled
from gonfalon.kernel.values.outcome import load_outcome

FORMER_NAMES = {"options": "settings", "table": "state"}
# Without its search for circular references, which plain data cannot have, it takes a fifth less.
ENCODER = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=False, check_circular=False
)


def canonical(data: Any) -> str:
    """Return plain JSON data as canonical text: sorted keys, no spaces."""
    return ENCODER.encode(data)


def snapshot(m: Match[Any]) -> dict[str, Any]:
    """Return everything that determines how a match continues, as plain JSON."""
    return {
        "game": m.game.slug,
        "rules": m.rules,
        "content": m.content.digest,
        "seats": m.seats,
        "settings": m.settings,
        "policy": m.policy,
        "epoch": m.epoch,
        "turn": m.turn,
        "beat": m.beat,
        "version": m.version,
        "chance": m.chance.dump(),
        "state": m.state.dump(),
        "stack": [step.dump() for step in m.stack],
        "outcome": None if m.outcome is None else m.outcome.dump(),
    }


def with_current_names(data: dict[str, Any]) -> dict[str, Any]:
    """Return a snapshot with current key names. Matches saved before November 2026 use others."""
    return {FORMER_NAMES.get(name, name): value for name, value in data.items()}


def digest(m: Match[Any]) -> str:
    """Return a checksum of a match's snapshot."""
    return hashlib.sha256(canonical(snapshot(m)).encode()).hexdigest()


def to_json(m: Match[Any]) -> str:
    """Save a match with its trail, so that undo still works after loading."""
    data = snapshot(m)
    trail = m.trail
    if trail is not None:
        data["trail"] = {
            "base": None if trail.base is None else snapshot(trail.base),
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
    """Load a match. The log of inputs is not part of the saved match; the caller keeps it.

    The game is looked up by its slug unless `played` is given. The content is found by its digest,
    installed or kept in the game's package, unless it is given.
    """
    return from_data(json.loads(text), content, played)


def from_data(
    data: dict[str, Any], content: Content | None = None, played: Game[Any] | None = None
) -> Match[Any]:
    """Load a match from parsed JSON, for callers that first read the content digest from it."""
    if played is None:
        played = game(data["game"])
    elif played.slug != data["game"]:
        raise KernelError(f"a match of {data['game']}, loaded as {played.slug}")
    named: str = data["content"]
    found = find_edition(played, named) if content is None else known_as(played, content, named)
    if found is None:
        here = (content or played.load()).digest
        raise NotInstalled(
            "content-not-installed", f"saved with content {named}, loaded with {here}"
        )
    m = restore(played, found, data)
    saved = data.get("trail")
    if saved is not None:
        trail: Trail[Any] = Trail()
        if saved["base"] is not None:
            trail.base = restore(played, found, saved["base"])
        trail.seat = saved["seat"]
        trail.ids = saved["ids"]
        trail.answers = saved["answers"]
        trail.joined = saved.get("joined", [])
        trail.shown = [(p, z, k, mask) for p, z, k, mask in saved["shown"]]
        m.trail = trail
        m.listening = True
    return m


def restore(played: Game[Any], content: Content, data: dict[str, Any]) -> Match[Any]:
    """Build a match from its snapshot."""
    data = with_current_names(data)
    rules: int = data["rules"]
    played.check_rules(rules)
    seats: int = data["seats"]
    if not played.min_seats <= seats <= played.max_seats:
        raise KernelError(f"a saved match of {played.slug} with {seats} seats")
    chance = load_chance(data["chance"], played.chance_names(seats))
    settings: dict[str, Any] = data["settings"]
    state = played.load_state(content, seats, settings, data["state"])
    m: Match[Any] = Match(played, content, seats, settings, chance, state, data["policy"], rules)
    m.epoch = data["epoch"]
    m.turn = data["turn"]
    m.beat = data["beat"]
    m.version = data["version"]
    kinds = played.steps()
    steps = [played.current_step(content, step) for step in data["stack"]]
    m.stack = [load_step(step, kinds) for step in steps]
    for step, saved in zip(m.stack, steps):
        if isinstance(step, Lanes):
            step.recall(m, saved["given"])
    if data["outcome"] is not None:
        m.outcome = load_outcome(data["outcome"], played.messages())
        m.outcome.vocabulary = m.content.vocabulary
    m.reopen()
    return m
