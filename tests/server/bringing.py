"""Matches that were begun on a device, as requests that bring them to a site."""

from __future__ import annotations

import base64
import gzip
import json
from typing import Any

from gonfalon.kernel.chance.chance import FastChance, ProvableChance
from gonfalon.local.site import Site
from gonfalon.local.table import LocalTable


def begun(
    slug: str = "mastery", answers: int = 30, people: int = 1, seats: int = 2, **settings: Any
) -> LocalTable:
    """Return a table on a device after some answers; bots sit in the last seats."""
    bots = {str(number): "random" for number in range(people, seats)}
    names = dict.fromkeys(range(people), "")
    at = Site().tables.open(slug, seats, settings, bots, names, seed=bytes(32))
    dice = FastChance(11)
    for _ in range(answers):
        if at.match.over:
            break
        asked = at.match.decisions[dice.below(0, len(at.match.decisions))]
        option = asked.options[dice.below(0, len(asked.options))].id
        answer(at, asked.id, asked.seat, option)
    return at


def answer(at: LocalTable, decision: str, seat: int, option: str) -> None:
    """Answer a decision of any seat."""
    at.perform("choose", seat, decision, lambda m: m.choose(decision, option))


def bringing(at: LocalTable, **other: Any) -> dict[str, Any]:
    """Return the request that brings a table to a site."""
    match = at.match
    assert isinstance(match.chance, ProvableChance)
    log = [[one.kind, one.seat, one.target, one.answers] for one in at.inputs[1:]]
    return {
        "game": match.game.slug,
        "rules": match.rules,
        "content": match.content.digest,
        "seats": match.seats,
        "settings": match.settings,
        "policy": match.policy,
        "seed": match.chance.seed.hex(),
        "log": packed(log),
        "bots": at.terms.bots,
        "own_seat": 0,
        **other,
    }


def packed(log: Any) -> str:
    """Return a log as it is sent."""
    return base64.b64encode(gzip.compress(json.dumps(log).encode())).decode()
