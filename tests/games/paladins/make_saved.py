"""Make the saved stacks again: `python -m tests.games.paladins.make_saved` in the root.

Matches over all option sets and policies are walked, at random and by a picker that gets on. Of
every different stack of steps (with their phases) that waits for an answer the first saved state
is kept; solo matches and full tables come by turns.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gonfalon
from gonfalon.games.paladins import GAME
from gonfalon.kernel.chance import Fast
from tests.games.paladins.walks import one_input

SAVED = Path(__file__).parent / "saved"
POLICIES = ("quick", "everyone", "fixed")
MATCHES = 420


def shape(m: gonfalon.Match[Any]) -> str:
    """Return the stack of a match that waits: its steps with their phases, and what is asked."""
    parts: list[str] = []
    for step in m.stack:
        name = step.NAME.removeprefix("paladins.")
        phase = step.dump().get("phase")
        parts.append(name if phase is None else f"{name}_phase{phase}")
    kinds = sorted({decision.kind for decision in m.decisions})
    return "+".join([*parts, *kinds])


def stacks() -> dict[str, str]:
    """Walk matches; return a saved state of every shape."""
    found: dict[str, str] = {}
    sets = GAME.option_sets(GAME.load())
    for number in range(MATCHES):
        seats, options = sets[3 * number % len(sets)]  # their number is no multiple of 3
        policy = POLICIES[(number + number // len(sets)) % len(POLICIES)]
        m = gonfalon.new("paladins", seats, options, number, policy=policy)
        picker = Fast(number)
        while not m.over:
            key = shape(m)
            if key not in found:
                found[key] = gonfalon.to_json(m)
            one_input(m, picker, eager=number // len(sets) % 2 == 1)
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
