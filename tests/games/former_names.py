"""Golden records and saved states are kept under the names they were made with.

When a name in the saved form of a match changes, the files stay: what the code writes today is
put back under the former names here and compared with them, so that a rename cannot hide a change.
Answers and phases inside steps were numbers then, and each game resolved lists of effects itself.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import gonfalon
from gonfalon.games.paladins.model.former_steps import numbered_lists
from gonfalon.kernel.effects.effects import Doing
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import canonical, snapshot

FORMER_NAMES = {"settings": "options", "state": "table"}  # as they were before November 2026
FORMER_STEPS = {Doing.NAME: "paladins.rewards"}

BATTLE_PHASES = {  # the number of the step, and how far it had come
    "do_sceptres": (3, 1),
    "do_attackers_sceptre": (3, 2),
    "do_defenders_sceptre": (3, 3),
    "do_conflict": (4, 1),
    "do_support": (5, 1),
    "do_orbs": (7, 1),
    "do_attackers_orb": (7, 2),
    "do_defenders_orb": (7, 3),
    "do_territory": (9, 1),
}
NEXT_PHASES = {  # other steps saved the number of what came next
    "mastery.turn": ("do_begin", "ask_window", "do_discard", "do_end"),
    "mastery.use-crown": ("ask_target", "do_declare", "do_effect", "over"),
    "mastery.top-card": ("do_look", "ask_discard", "over"),
    "paladins.round": (
        *("do_begin", "do_choose", "do_reveal", "do_pick", "do_opponent", "do_turns"),
    ),
    "paladins.act": (
        *("ask_mode", "ask_target", "ask_pay", "ask_workers"),
        *("do_place", "do_gain", "do_printed", "do_bonus", "do_crew"),
    ),
    "paladins.automa-turn": ("do_scheme", "do_gain", "do_printed", "over"),
}


def with_former_names(data: dict[str, Any], content: Any) -> dict[str, Any]:
    """Return the snapshot of a match under its former names, with answers and phases as numbers."""
    former = {FORMER_NAMES.get(name, name): value for name, value in data.items()}
    former["stack"] = [with_numbers(step, content) for step in data["stack"]]
    return former


def with_numbers(step: dict[str, Any], content: Any) -> dict[str, Any]:
    """Return a saved step as it was when answers and phases were numbers."""
    name, former = step["step"], dict(step)
    if "given" in step:
        former["given"] = [[number(id, name, content) for id in lane] for lane in step["given"]]
    if name == Doing.NAME:
        former["step"] = FORMER_STEPS[name]
        former["number"] = numbered_lists(content).index(content.combinators[step["number"]])
    elif name == "paladins.choose-one":
        lists, choice = numbered_lists(content), content.combinators[former.pop("number")]
        former["choices"] = [lists.index(part) for part in choice.parts]
    elif name == "paladins.act":
        workers = former.pop("workers")
        former["payment"] = sum((worker + 1) * 7**at for at, worker in enumerate(workers))
    elif name == "paladins.keep":
        former["side"] = former.pop("seat")
        del former["left"]
    elif name == "paladins.use-favour":
        former["payment"] = former.pop("worker") + 1
    if "next" in step:
        del former["next"], former["phase"]
        former |= former_phase(name, step["phase"], step["next"])
    return former


def former_phase(name: str, phase: str, following: str) -> dict[str, Any]:
    """Return the fields that told where a step stood."""
    if name == "mastery.battle":
        number, at = BATTLE_PHASES[phase]
        return {"phase": number, "at": at, "begun": True}
    if name in ("mastery.advance", "paladins.turn"):
        return {"over": following == "over"}
    if name == "mastery.conquest":
        return {}
    return {"phase": NEXT_PHASES[name].index(following)}


def number(id: str, step: str, content: Any) -> int:
    """Return the number of a sealed answer."""
    if id in ("pass", "none"):
        return -1
    if step == "paladins.choose-paladin":
        return list(content.cards.paladins).index(id)
    if step == "mastery.response":
        artefact = content.artefacts.index(id.removeprefix("fracture:"))
        return 100 * int(content.fracture_kinds[0]) + int(artefact)
    return list(content.cards).index(id)


def former_digest(m: Match[Any]) -> str:
    """Return the digest that a match would have had under its former names."""
    return hashlib.sha256(canonical(with_former_names(snapshot(m), m.content)).encode()).hexdigest()


def former_json(m: Match[Any]) -> str:
    """Return a match as it was saved under its former names."""
    data = with_former_names(json.loads(gonfalon.to_json(m)), m.content)
    trail = data.get("trail")
    if trail is not None and trail["base"] is not None:
        trail["base"] = with_former_names(trail["base"], m.content)
    return canonical(data)
