"""Golden files: matches that are kept, so that a change of the rules or of the saved form shows.

A game lists in a subclass of `Golden` what is kept of it: *records*, complete matches as text, and
*saved states*, one for every step that a match can wait in. `GOLDEN.write()` makes the files again;
the functions of `golden_checks` compare them with what the game does today. The files name the
edition of the content that they were made with. `gonfalon editions --write` keeps it in the game's
package, so that the files stay valid when a card is corrected.

Before a new version of the rules, `GOLDEN.set_aside()` copies the files to a folder named after the
version they were made under (`v2`). They stay there while matches of that version are played.
"""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import gonfalon
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import Content, Game, game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import POLICIES, Step
from gonfalon.kernel.records.record import record_of
from gonfalon.kernel.records.saving import digest, to_json
from gonfalon.testing.walks import Pick, any_option, play, walk

SEEDS = 500  # that are tried for a record


class NoSeed(AssertionError):
    """No seed makes a match that shows what a plan wants."""


@dataclass(frozen=True)
class RecordPlan:
    """What a record is to show. `ends` is the message of its outcome, without its first word."""

    name: str
    seats: int
    ends: str
    settings: dict[str, Any] = field(default_factory=dict)
    policy: str = "quick"
    undoing: bool = False
    repeatable: bool = True  # False: another version of a bot would play another match


class Golden:
    """What is kept of one game, in the folders `records` and `saved` of `folder`."""

    slug: ClassVar[str]
    folder: ClassVar[Path]
    plans: ClassVar[tuple[RecordPlan, ...]] = ()
    matches: ClassVar[int] = 0  # that are played to find states worth saving
    stride: ClassVar[int] = 1  # of the set-ups these matches go through
    marks: ClassVar[tuple[str, ...]] = ("phase",)  # fields that tell where a step stands
    phases: ClassVar[Set[str]] = frozenset()  # every step that a match can wait in, with its marks
    silent: ClassVar[Set[str]] = frozenset()  # steps that nothing ever waits in
    largest_record: ClassVar[int] = 60_000  # bytes
    largest: ClassVar[int] = 400_000  # bytes of all saved states

    def __repr__(self) -> str:
        return self.slug

    @property
    def game(self) -> Game[Any]:
        """The game."""
        return game(self.slug)

    # -- playing ------------------------------------------------------------------------------

    def picking(self, around: int) -> Pick:
        """Return how matches are played: at random, unless the game overrides it.

        `around` is the number of times that the walks have been through all set-ups; 0 for records,
        which are shorter if the picker likes to get on.
        """
        return any_option

    def start(self, plan: RecordPlan, seed: int, content: Content | None = None) -> Match[Any]:
        """Start the match of a plan, with the installed content unless another is given."""
        return gonfalon.new(self.slug, plan.seats, plan.settings, seed, content, plan.policy)

    def play(self, plan: RecordPlan, seed: int, content: Content | None = None) -> Match[Any]:
        """Play a plan. The same seed and content give the same match, to the last answer."""
        m = self.start(plan, seed, content)
        return play(m, FastChance(seed), self.picking(0), plan.undoing)

    def walks(self) -> Iterator[Match[Any]]:
        """Give matches of all set-ups and policies, wherever they wait."""
        sets = self.game.setups(self.game.load())
        for number in range(self.matches):
            seats, settings = sets[self.stride * number % len(sets)]
            around = number // len(sets)
            policy = POLICIES[(number + around) % len(POLICIES)]
            m = gonfalon.new(self.slug, seats, settings, number, policy=policy)
            yield from walk(m, FastChance(number), self.picking(around))

    # -- records ------------------------------------------------------------------------------

    @property
    def records(self) -> Path:
        """The folder of the records, one text for each plan, and their notes."""
        return self.folder / "records"

    def record(self, plan: RecordPlan) -> str:
        """Return a record as it is kept."""
        return (self.records / f"{plan.name}.txt").read_text(encoding="utf-8")

    def notes(self) -> dict[str, dict[str, Any]]:
        """Return what the replay of each record has to give."""
        return tomllib.loads((self.records / "digests.toml").read_text(encoding="utf-8"))

    def note(self, plan: RecordPlan, seed: int, m: Match[Any]) -> str:
        """Return what is noted of a record."""
        assert m.outcome is not None
        lines = [
            f"[{plan.name}]",
            f"seed = {seed}",
            f'digest = "{self.digest(m)}"',
            f'ends = "{ending(m)}"',
            f"ranks = {m.outcome.ranks}",
            f"scores = {m.outcome.scores}",
            f"turns = {m.turn}",
        ]
        return "\n".join(lines) + "\n"

    def suits(self, plan: RecordPlan, m: Match[Any]) -> bool:
        """True if a match shows what a plan wants."""
        return ending(m) == plan.ends

    def made(self, plan: RecordPlan) -> tuple[str, str] | None:
        """Return the record of the first match that suits a plan and is short, and its note."""
        for seed in range(SEEDS):
            m = self.play(plan, seed)
            text = record_of(m).text
            if self.suits(plan, m) and len(text.encode()) < self.largest_record:
                return text, self.note(plan, seed, m)
        return None

    def record_files(self) -> dict[str, str]:
        """Return the files of all records and of their notes, made again."""
        texts: dict[str, str] = {}
        notes = ["# What the replay of each record has to give.\n"]
        missing: list[str] = []
        for plan in self.plans:
            made = self.made(plan)
            if made is None:
                missing.append(plan.name)
            else:
                texts[f"{plan.name}.txt"] = made[0]
                notes.append(made[1])
        if missing:
            raise NoSeed(f"none of {SEEDS} seeds makes {', '.join(missing)}; nothing was written")
        return texts | {"digests.toml": "\n".join(notes)}

    # -- saved states -------------------------------------------------------------------------

    @property
    def saved(self) -> Path:
        """The folder of the saved states, one file for each shape of the stack."""
        return self.folder / "saved"

    def states(self) -> list[Path]:
        """Return the files of the saved states."""
        return sorted(self.saved.glob("*.json"))

    def shape(self, m: Match[Any]) -> str:
        """Return the stack of a match that waits: its steps with their marks, and what is asked."""
        kinds = sorted({decision.kind for decision in m.decisions})
        return "+".join([*self.steps(m), *(kinds or ["waiting"])])

    def steps(self, m: Match[Any]) -> list[str]:
        """Return the steps of a stack, each with where it stands."""
        parts: list[str] = []
        for step in m.stack:
            data = self.dump(m, step)
            marks = [marked(name, data[name]) for name in self.marks if name in data]
            name = short_name(data["step"])
            parts.append("_".join([name, *filter(None, marks)]))
        return parts

    def version(self, m: Match[Any]) -> str:
        """Return what tells states of one shape apart that are both worth keeping."""
        return ""

    def saved_files(self) -> dict[str, str]:
        """Return the files of the saved states: the first of every shape that the walks meet."""
        found: dict[str, str] = {}
        for m in self.walks():
            key = self.shape(m) + self.version(m)
            if key not in found:
                found[key] = self.text(m)
        return {f"{key}.json": f"{text}\n" for key, text in found.items()}

    def write(self) -> None:
        """Write all files again; nothing if one cannot be made."""
        records, saved = self.record_files(), self.saved_files()
        replace_files(self.records, records)
        replace_files(self.saved, saved)

    # -- older versions of the rules ----------------------------------------------------------

    def older(self) -> dict[int, Path]:
        """Return the folders with the files of older versions of the rules."""
        return {int(path.name[1:]): path for path in sorted(self.folder.glob("v[0-9]*"))}

    def set_aside(self) -> Path:
        """Copy the files to the folder of their version."""
        folder = self.folder / f"v{self.game.rules_version}"
        for source in (self.records, self.saved):
            shutil.copytree(source, folder / source.name)
        return folder

    # -- the form of the files: override it to keep files of an older form ----------------------

    def digest(self, m: Match[Any]) -> str:
        """Return the digest that is noted of a match."""
        return digest(m)

    def text(self, m: Match[Any]) -> str:
        """Return a match as it is saved."""
        return to_json(m)

    def dump(self, m: Match[Any], step: Step[Any]) -> dict[str, Any]:
        """Return a step as it is saved."""
        return step.dump()

    def step_names(self) -> set[str]:
        """Return the names under which the game's steps are saved."""
        return set(self.game.steps())


def short_name(step: str) -> str:
    """Return a step's name without what it belongs to, the game or the kernel."""
    return step.rpartition(".")[2]


def ending(m: Match[Any]) -> str:
    """Return how a match has ended: the message of its outcome, without a first word."""
    if m.outcome is None:
        return ""
    id = m.outcome.how.message.id
    return id.partition("-")[2] or id


def marked(name: str, value: Any) -> str:
    """Return where a step stands, by one of its fields: a name, a number, or what is true of it."""
    if isinstance(value, bool) or name == "touched":
        return name if value else ""
    return value if isinstance(value, str) else f"{name}{value}"


def replace_files(folder: Path, texts: dict[str, str]) -> None:
    """Give a folder these files and no others, once all of them are written."""
    made = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    for name, text in texts.items():
        (made / name).write_text(text, encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    made.rename(folder)
