"""Matches that are kept as files: records, and saved states of every step a match can wait in.

The folder of a game has a module `golden` that says which (`GOLDEN`). To make its files again:
`python -m tests.games.golden GAME` in the root.
"""

from __future__ import annotations

import sys
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import gonfalon
from gonfalon.kernel.chance import FastChance
from gonfalon.kernel.game import Game, game
from gonfalon.kernel.match import Match
from tests.games.every import SLUGS, of_every_game
from tests.games.former_names import former_digest, former_json, with_numbers

POLICIES = ("quick", "everyone", "fixed")
LARGEST_RECORD = 60_000  # bytes
LONGEST = 5000  # inputs of a match
SEEDS = 500  # that are tried for a record


@dataclass(frozen=True)
class Plan:
    """What a record is to show."""

    name: str
    seats: int
    ends: str  # the event, without its first word
    options: dict[str, Any] = field(default_factory=dict)
    policy: str = "quick"
    undoing: bool = False
    again: bool = True  # whether its seed will always lead to the same match


class Golden(ABC):
    """What is kept of one game."""

    slug: str
    plans: tuple[Plan, ...]
    marks: tuple[str, ...]  # fields of steps that tell where a step stands
    phases: Set[str]  # every step that a match can wait in, on top of the stack or below, marked
    silent: Set[str] = frozenset()  # steps that nothing ever waits in
    largest: int  # bytes of all saved states

    def __repr__(self) -> str:
        """Return the name of the game."""
        return self.slug

    @property
    def game(self) -> Game[Any]:
        """The game."""
        return game(self.slug)

    @property
    def folder(self) -> Path:
        """The folder of its tests."""
        return Path(__file__).parent / self.slug

    @abstractmethod
    def one_input(self, m: Match[Any], picker: FastChance, undoing: bool = False) -> None:
        """Answer a question, or whatever else a match waits for."""

    @abstractmethod
    def walks(self) -> Iterator[Match[Any]]:
        """Give matches of all kinds, wherever they wait: of these, states are saved."""

    def play(self, plan: Plan, seed: int) -> Match[Any]:
        """Play a plan with a seed; the same seed gives the same match, to the last answer."""
        return self.to_the_end(self.begin(plan, seed), FastChance(seed), plan.undoing)

    def begin(self, plan: Plan, seed: int) -> Match[Any]:
        """Begin the match of a plan."""
        return gonfalon.new(self.slug, plan.seats, plan.options, seed, policy=plan.policy)

    def to_the_end(self, m: Match[Any], picker: FastChance, undoing: bool = False) -> Match[Any]:
        """Play a match to its end."""
        for _ in range(LONGEST):
            if m.over:
                return m
            self.one_input(m, picker, undoing)
        raise AssertionError("the match does not end")

    def suits(self, plan: Plan, m: Match[Any]) -> bool:
        """Tell whether a match is what a plan wants."""
        return m.outcome is not None and m.outcome.how.message.id == f"event-{plan.ends}"

    # -- records ----------------------------------------------------------------------------------

    @property
    def records(self) -> Path:
        """Where the records lie, one text for each plan, and their notes."""
        return self.folder / "records"

    def record(self, plan: Plan) -> str:
        """Return a record as it lies in its file."""
        return (self.records / f"{plan.name}.txt").read_text(encoding="utf-8")

    def notes(self) -> dict[str, dict[str, Any]]:
        """Return what the replay of each record has to give."""
        return tomllib.loads((self.records / "digests.toml").read_text(encoding="utf-8"))

    def note(self, plan: Plan, seed: int, m: Match[Any]) -> str:
        """Return what is noted of a record beside it."""
        assert m.outcome is not None
        lines = [
            f"[{plan.name}]",
            f"seed = {seed}",
            f'digest = "{former_digest(m)}"',
            f'ends = "{m.outcome.how.message.id.removeprefix("event-")}"',
            f"ranks = {m.outcome.ranks}",
            f"scores = {m.outcome.scores}",
            f"turns = {m.turn}",
        ]
        return "\n".join(lines) + "\n"

    def made(self, plan: Plan) -> tuple[str, str]:
        """Return the record of the first match that suits a plan and is short, and its note."""
        for seed in range(SEEDS):
            m = self.play(plan, seed)
            text = gonfalon.record_of(m).text
            if self.suits(plan, m) and len(text.encode()) < LARGEST_RECORD:
                return text, self.note(plan, seed, m)
        raise AssertionError(f"no seed makes {plan.name}")

    def write_records(self) -> None:
        """Write all records and their notes."""
        folder = emptied(self.records, "txt")
        notes = ["# What the replay of each record has to give. Made by tests/games/golden.py.\n"]
        for plan in self.plans:
            text, noted = self.made(plan)
            (folder / f"{plan.name}.txt").write_text(text, encoding="utf-8")
            notes.append(noted)
        (folder / "digests.toml").write_text("\n".join(notes), encoding="utf-8")

    # -- saved states -----------------------------------------------------------------------------

    @property
    def saved(self) -> Path:
        """Where the saved states lie, one file for each shape of the stack."""
        return self.folder / "saved"

    def states(self) -> list[Path]:
        """Return the files of the saved states."""
        return sorted(self.saved.glob("*.json"))

    def shape(self, m: Match[Any]) -> str:
        """Return the stack of a match that waits: its marked steps, and what is asked."""
        kinds = sorted({decision.kind for decision in m.decisions})
        return "+".join([*self.steps(m), *(kinds or ["waiting"])])

    def steps(self, m: Match[Any]) -> list[str]:
        """Return the steps of a stack, each with where it stands."""
        parts: list[str] = []
        for step in m.stack:
            data = with_numbers(step.dump(), m.content)
            marks = [marked(mark, data[mark]) for mark in self.marks if mark in data]
            name = data["step"].removeprefix(f"{self.slug}.")
            parts.append("_".join([name, *filter(None, marks)]))
        return parts

    def version(self, m: Match[Any]) -> str:
        """Return what tells states of one shape apart that are both worth keeping."""
        return ""

    def write_saved(self) -> None:
        """Write the first state of every shape that walks come through."""
        found: dict[str, str] = {}
        for m in self.walks():
            key = self.shape(m) + self.version(m)
            if key not in found:
                found[key] = former_json(m)
        folder = emptied(self.saved, "json")
        for key, text in sorted(found.items()):
            (folder / f"{key}.json").write_text(f"{text}\n", encoding="utf-8")


def marked(field: str, value: Any) -> str:
    """Return where a step stands, by one of its fields: a number, or what is true of it."""
    if isinstance(value, bool) or field == "touched":
        return field if value else ""
    return f"{field}{value}"


def emptied(folder: Path, ending: str) -> Path:
    """Return a folder without the files of that ending."""
    folder.mkdir(exist_ok=True)
    for old in folder.glob(f"*.{ending}"):
        old.unlink()
    return folder


def every_golden() -> list[Golden]:
    """Return what is kept of every game."""
    return of_every_game("golden", "GOLDEN")


if __name__ == "__main__":
    wanted = dict(zip(SLUGS, every_golden(), strict=True))[sys.argv[1]]
    wanted.write_records()
    wanted.write_saved()
