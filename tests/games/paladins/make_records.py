"""Make the golden records again: `python -m tests.games.paladins.make_records` in the root.

Each plan is played with one seed after the other until a match ends as the plan wants. Seed,
digest and outcome are noted in `records/digests.toml`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import gonfalon
from tests.games.paladins.walks import play, play_for

RECORDS = Path(__file__).parent / "records"
LARGEST = 60_000  # bytes
WON, LOST = "won", "solo-lost"
BY_BOT = ("solo-won", "solo-drawn")  # ends that nobody comes to by chance


class Plan(NamedTuple):
    """What a record is to show."""

    name: str
    seats: int
    ends: str = WON
    difficulty: str | None = None
    policy: str = "quick"
    undoing: bool = False
    eager: bool = True
    winners: int = 1


PLANS = (
    Plan("two", 2),
    Plan("three", 3),
    Plan("four", 4),
    Plan("two-at-random", 2, eager=False),
    Plan("four-at-random", 4, eager=False),
    Plan("shared-victory", 2, eager=False, winners=2),
    Plan("solo-easy", 1, LOST, "easy"),
    Plan("solo-normal", 1, LOST, "normal"),
    Plan("solo-hard", 1, LOST, "hard"),
    Plan("solo-chosen", 1, LOST, "choose", eager=False),
    Plan("solo-won-easy", 1, "solo-won", "easy"),
    Plan("solo-won-normal", 1, "solo-won", "normal"),
    Plan("solo-won-hard", 1, "solo-won", "hard"),
    Plan("solo-drawn", 1, "solo-drawn", "easy"),
    Plan("undo", 3, undoing=True),
    Plan("undo-solo", 1, LOST, "normal", undoing=True),
    Plan("everyone", 4, policy="everyone"),
    Plan("fixed", 3, policy="fixed", eager=False),
)


def play_plan(plan: Plan, seed: int) -> gonfalon.Match[Any]:
    """Play a plan with a seed; the same seed gives the same match, to the last answer.

    A plan for the bot does so only as long as the bot's judgement stays what it is.
    """
    options = {} if plan.difficulty is None else {"difficulty": plan.difficulty}
    m = gonfalon.new("paladins", plan.seats, options, seed, policy=plan.policy)
    if plan.ends in BY_BOT:
        return play_for(m, seed, plan.ends)
    return play(m, seed, plan.undoing, plan.eager)


def note(plan: Plan, seed: int, m: gonfalon.Match[Any]) -> str:
    """Return what is noted of a record beside it."""
    assert m.outcome is not None
    lines = [
        f"[{plan.name}]",
        f"seed = {seed}",
        f'digest = "{gonfalon.digest(m)}"',
        f'ends = "{m.outcome.how.message.id.removeprefix("event-")}"',
        f"ranks = {m.outcome.ranks}",
        f"scores = {m.outcome.scores}",
        f"turns = {m.turn}",
    ]
    return "\n".join(lines) + "\n"


def make(plan: Plan) -> tuple[str, str]:
    """Return the record of the first match that is as the plan wants it, and its note."""
    for seed in range(500):
        m = play_plan(plan, seed)
        assert m.outcome is not None
        text = gonfalon.record_of(m).text
        ends = m.outcome.how.message.id == f"event-{plan.ends}"
        shared = plan.seats == 1 or len(m.outcome.winners) == plan.winners
        if ends and shared and len(text.encode()) < LARGEST:
            return text, note(plan, seed, m)
    raise AssertionError(f"no seed makes {plan.name}")


def main() -> None:
    """Write all records and their notes."""
    RECORDS.mkdir(exist_ok=True)
    for old in RECORDS.glob("*.txt"):
        old.unlink()
    notes = ["# What the replay of each record has to give. Made by make_records.py.\n"]
    for plan in PLANS:
        text, noted = make(plan)
        (RECORDS / f"{plan.name}.txt").write_text(text, encoding="utf-8")
        notes.append(noted)
    (RECORDS / "digests.toml").write_text("\n".join(notes), encoding="utf-8")


if __name__ == "__main__":
    main()
