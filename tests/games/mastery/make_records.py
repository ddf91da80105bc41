"""Make the golden records again: `python -m tests.games.mastery.make_records` in the root.

Each plan is played with one seed after the other until a match ends as the plan wants and is
short enough to keep. Seed, digest and outcome are noted in `records/digests.toml`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import gonfalon
from tests.games.mastery.walks import play

RECORDS = Path(__file__).parent / "records"
LARGEST = 60_000  # bytes
POINTS, TEAM, SIEGE, LIMIT = "won-by-points", "won-by-team", "won-by-siege", "ended-by-limit"


class Plan(NamedTuple):
    """What a record is to show."""

    name: str
    seats: int
    ends: str = POINTS
    variants: tuple[str, ...] = ()
    more: dict[str, Any] = {}  # noqa: RUF012
    policy: str = "quick"
    undoing: bool = False


LOYALTY = ("loyalty",)
PAIRS, TRIPLES = {"team_mode": "pairs_6"}, {"team_mode": "triples_6"}
PLANS = (
    Plan("two", 2),
    Plan("three", 3),
    Plan("four", 4),
    Plan("five", 5),
    Plan("six", 6),
    Plan("castles-chosen", 3, more={"castles": "choose"}),
    Plan("castles-named", 2, more={"castles": ["castle_touraine", "castle_nivernais"]}),
    Plan("siege-castle-falls", 2, SIEGE, ("castle_siege",)),
    Plan("siege-of-five", 5, SIEGE, ("castle_siege",)),
    Plan("siege-won-by-points", 3, POINTS, ("castle_siege",)),
    Plan("ruthlessness", 4, POINTS, ("ruthlessness",)),
    Plan("skirmish", 2, POINTS, ("skirmish",)),
    Plan("disorder", 3, POINTS, ("disorder",)),
    Plan("pairs-of-four", 4, TEAM, LOYALTY),
    Plan("pairs-of-six", 6, TEAM, LOYALTY, PAIRS),
    Plan("triples-of-six", 6, TEAM, LOYALTY, TRIPLES),
    Plan("siege-ruthlessness-disorder", 4, SIEGE, ("castle_siege", "ruthlessness", "disorder")),
    Plan(
        "siege-ruthlessness-skirmish-disorder",
        6,
        POINTS,
        ("castle_siege", "ruthlessness", "skirmish", "disorder"),
    ),
    Plan("skirmish-disorder", 5, POINTS, ("skirmish", "disorder")),
    Plan("ruthlessness-skirmish", 3, POINTS, ("ruthlessness", "skirmish")),
    Plan("pairs-skirmish", 4, TEAM, ("loyalty", "skirmish")),
    Plan("pairs-ruthlessness-disorder", 6, TEAM, ("loyalty", "ruthlessness", "disorder"), PAIRS),
    Plan(
        "triples-ruthlessness-skirmish-disorder",
        6,
        TEAM,
        ("loyalty", "ruthlessness", "skirmish", "disorder"),
        TRIPLES,
    ),
    Plan("round-limit", 4, LIMIT, (), {"round_limit": 2}),
    Plan("round-limit-pairs", 4, LIMIT, LOYALTY, {"round_limit": 1}),
    Plan("undo", 2, undoing=True),
    Plan("undo-triples", 6, LIMIT, LOYALTY, {**TRIPLES, "round_limit": 3}, "quick", True),
    Plan("everyone", 4, policy="everyone"),
    Plan("everyone-pairs-undo", 4, TEAM, LOYALTY, policy="everyone", undoing=True),
    Plan("fixed", 3, policy="fixed"),
    Plan("fixed-siege", 4, SIEGE, ("castle_siege",), policy="fixed"),
)


def play_plan(plan: Plan, seed: int) -> gonfalon.Match[Any]:
    """Play a plan with a seed; the same seed gives the same match, to the last answer."""
    options = {"variants": list(plan.variants), **plan.more}
    m = gonfalon.new("mastery", plan.seats, options, seed, policy=plan.policy)
    return play(m, seed, plan.undoing)


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
        text = gonfalon.record_of(m).text
        ends = m.outcome is not None and m.outcome.how.message.id == f"event-{plan.ends}"
        if ends and len(text.encode()) < LARGEST:
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
