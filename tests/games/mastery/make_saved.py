"""Make the saved stacks again: `python -m tests.games.mastery.make_saved` in the root.

Matches over all option sets and policies are walked at random. Of every different stack of steps
(with their phases) that waits for an answer an early saved state of a small match is kept, and
where there is one a late state of a match of teams.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gonfalon
from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance import Fast
from tests.games.mastery.walks import one_input

SAVED = Path(__file__).parent / "saved"
POLICIES = ("quick", "everyone", "fixed")
PHASES = ("phase", "why", "siege", "fighting", "played", "touched")  # where a step stands
ROUNDS = 4  # matches for each option set


def shape(m: gonfalon.Match[Any]) -> str:
    """Return the stack of a match that waits: its steps with their phases, and what is asked."""
    parts: list[str] = []
    for step in m.stack:
        data = step.dump()
        marks = [mark(field, data[field]) for field in PHASES if field in data]
        parts.append("_".join([step.NAME.removeprefix("mastery."), *filter(None, marks)]))
    kinds = sorted({decision.kind for decision in m.decisions})
    return "+".join([*parts, *(kinds or ["waiting"])])


def mark(field: str, value: int) -> str:
    """Name a phase by its number, and what is true of a step."""
    if field in ("phase", "why"):
        return f"{field}{value}"
    return field if value else ""


def stacks() -> dict[str, str]:
    """Walk matches; return an early and a late saved state of every shape."""
    found: dict[str, str] = {}
    sets = GAME.option_sets(GAME.load())
    for number in range(len(sets) * ROUNDS):
        seats, options = sets[number % len(sets)]
        policy = POLICIES[(number + number // len(sets)) % len(POLICIES)]
        m = gonfalon.new("mastery", seats, options, number, policy=policy)
        picker = Fast(number)
        while not m.over:
            key = f"{shape(m)}.early"
            if "loyalty" in options["variants"] and m.turn > 3 * seats and "touched" not in key:
                key = f"{shape(m)}.late"
            if key not in found:
                found[key] = gonfalon.to_json(m)
            one_input(m, picker)
    return dict(sorted(found.items()))


def main() -> None:
    """Write one file for each shape."""
    SAVED.mkdir(exist_ok=True)
    for old in SAVED.glob("*.json"):
        old.unlink()
    for key, text in stacks().items():
        (SAVED / f"{key}.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
