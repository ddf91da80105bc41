"""What a run of simulated matches found: totals that can be added up, and the report.

A kind of option is its id with numbers and content words replaced: `fracture:<artefact>`, `<hex>`,
`#`, `pass`.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

from gonfalon.kernel.game import Content, game
from gonfalon.proving.playing import Failure

KEPT = 20  # failures to keep for the report


class Share:
    """How much of a run was played by the heuristic bot."""

    def __init__(self) -> None:
        self.matches = 0
        self.inputs = 0
        self.cpu = 0.0

    def add(self, other: Share) -> None:
        """Add another share."""
        self.matches += other.matches
        self.inputs += other.inputs
        self.cpu += other.cpu


class Tally:
    """The results of some matches of a run. Tallies can be added in any order."""

    def __init__(self) -> None:
        self.matches = 0
        self.inputs = 0
        self.cpu = 0.0
        self.thought = Share()  # the part played by the heuristic bot
        self.failed = 0
        self.failures: list[Failure] = []
        self.used: set[str] = set()
        self.chosen: dict[str, Counter[str]] = {}
        self.by_seats: dict[int, list[int]] = {}  # seats -> inputs in each match
        self.endings: Counter[str] = Counter()
        self.sets: set[str] = set()

    def add(self, other: Tally) -> None:
        """Add another tally."""
        self.matches += other.matches
        self.inputs += other.inputs
        self.cpu += other.cpu
        self.thought.add(other.thought)
        self.failed += other.failed
        self.failures = sorted(self.failures + other.failures, key=lambda f: f.number)[:KEPT]
        self.used |= other.used
        for kind, ids in other.chosen.items():
            self.chosen.setdefault(kind, Counter()).update(ids)
        for seats, lengths in other.by_seats.items():
            self.by_seats.setdefault(seats, []).extend(lengths)
        self.endings.update(other.endings)
        self.sets |= other.sets

    def random_speed(self) -> float:
        """Return the number of random decisions per CPU second, including all checks."""
        spent = self.cpu - self.thought.cpu
        return (self.inputs - self.thought.inputs) / spent if spent > 0 else 0.0


def word_classes(content: Content) -> dict[str, str]:
    """Return the vocabulary section of each word in the content."""
    classes: dict[str, str] = {}
    for name, words in content.vocabulary.items():
        for text in words:
            classes.setdefault(text, name)
    return classes


def option_kind(option_id: str, classes: dict[str, str]) -> str:
    """Return an option id with numbers and content words replaced by placeholders.

    Several of one kind in a row count once, as any number does.
    """

    def general(part: str) -> str:
        if part in classes:
            return f"<{classes[part]}>"
        return "#" if part.isdecimal() else part

    parts = (
        general(part) if part in classes else "-".join(map(general, part.split("-")))
        for part in option_id.split(":")
    )
    return ":".join(part for part, _ in groupby(parts))


class Simulated:
    """The result of a run."""

    def __init__(
        self,
        slug: str,
        tally: Tally,
        seconds: float,
        coverage: bool,
        every_option: bool,
        beside: tuple[str, Tally] | None = None,
    ) -> None:
        self.slug = slug
        self.tally = tally
        self.beside = beside
        self.seconds = seconds
        self.coverage = coverage
        played = game(slug)
        content = played.load()
        self.all_sets = len(played.setups(content))
        self.entries = {
            f"{name}.{entry}"
            for name, section in content.entries.sections.items()
            for entry in section
        }
        self.declared = played.option_kinds(content)
        self.unused = sorted(self.entries - tally.used)
        self.unknown = sorted(tally.used - self.entries)
        self.every_option = every_option
        chosen = [(kind, option) for kind, ids in tally.chosen.items() for option in ids]
        declared = [(kind, option) for kind, ids in self.declared.items() for option in ids]
        self.options = len(declared)
        self.unchosen = sorted(f"{kind}: {option}" for kind, option in {*declared} - {*chosen})
        classes = word_classes(content)
        kinds = {f"{kind}: {option_kind(option, classes)}" for kind, option in declared}
        chosen_kinds = {f"{kind}: {option_kind(option, classes)}" for kind, option in chosen}
        self.option_kinds = len(kinds)
        self.unchosen_kinds = sorted(kinds - chosen_kinds)

    @property
    def failures(self) -> list[Failure]:
        """All failures, including those of the game played for comparison."""
        return self.tally.failures + (self.beside[1].failures if self.beside else [])

    @property
    def ratio(self) -> float:
        """The game's speed relative to the game played for comparison (0 if there is none)."""
        other = self.beside[1].random_speed() if self.beside else 0.0
        return self.tally.random_speed() / other if other else 0.0

    @property
    def ok(self) -> bool:
        """Whether nothing failed and, if coverage was requested, everything came into play."""
        if self.tally.failed or self.unknown or (self.beside and self.beside[1].failed):
            return False
        if self.every_option and self.unchosen:
            return False
        return not self.coverage or not (self.unused or self.unchosen_kinds)

    def figures(self) -> dict[str, Any]:
        """Return the report as JSON."""
        tally, part = self.tally, self.tally.thought
        figures: dict[str, Any] = {
            "game": self.slug,
            "matches": tally.matches,
            "decisions": tally.inputs,
            "seconds": self.seconds,
            "cpu_seconds": tally.cpu,
            "failed": tally.failed,
            "failures": [failed.figures() for failed in self.failures],
            "matches_by_seats": {str(n): len(found) for n, found in sorted(tally.by_seats.items())},
            "endings": dict(sorted(tally.endings.items())),
            "setups": {"visited": len(tally.sets), "all": self.all_sets},
            "content": {
                "entries": len(self.entries),
                "unused": self.unused,
                "unknown": self.unknown,
            },
            "option_kinds": {"all": self.option_kinds, "unchosen": self.unchosen_kinds},
            "options": {"all": self.options, "unchosen": len(self.unchosen)},
            "by_heuristic_bot": {"matches": part.matches, "decisions": part.inputs},
            "random_decisions_per_cpu_second": tally.random_speed(),
        }
        if self.beside is not None:
            figures["beside"] = {
                "game": self.beside[0],
                "matches": self.beside[1].matches,
                "random_decisions_per_cpu_second": self.beside[1].random_speed(),
            }
        return figures

    def lines(self) -> list[str]:
        """Return the report, with the totals last."""
        tally = self.tally
        lines = ["seats  matches  inputs/match  longest"]
        for seats, lengths in sorted(tally.by_seats.items()):
            mean = sum(lengths) / len(lengths)
            lines.append(f"{seats:5}  {len(lengths):7}  {mean:12.1f}  {max(lengths):7}")
        lines += ["", f"{'decision':24} options  chosen       times"]
        for kind, ids in sorted(self.declared.items()):
            chosen = tally.chosen.get(kind, Counter())
            lines.append(f"{kind:24} {len(ids):7}  {len(chosen):6}  {chosen.total():10}")
        lines += ["", "ends: " + ", ".join(f"{k} {n}" for k, n in sorted(tally.endings.items()))]
        lines.append(f"option sets visited: {len(tally.sets)} of {self.all_sets}")
        used = len(self.entries) - len(self.unused)
        lines.append(f"content entries used: {used} of {len(self.entries)}")
        kinds, options = self.option_kinds, self.options
        lines.append(f"option kinds chosen: {kinds - len(self.unchosen_kinds)} of {kinds}")
        lines.append(f"options chosen: {options - len(self.unchosen)} of {options}")
        lines += [f"never used: {name}" for name in self.unused if self.coverage]
        unchosen = self.unchosen if self.every_option else self.unchosen_kinds
        lines += [f"never chosen: {name}" for name in unchosen if self.coverage]
        lines += [f"used, but not in the content: {name}" for name in self.unknown]
        lines += [f"FAILED {failed.line()}" for failed in self.failures]
        if tally.thought.matches:
            part = tally.thought
            lines.append(
                f"played by the heuristic bot: {part.matches} of the matches, "
                f"{part.inputs} of the decisions, {part.cpu:.1f} s of CPU"
            )
        rate, speed = tally.matches / self.seconds, tally.inputs / self.seconds
        lines.append(
            f"{tally.matches} matches, {tally.inputs} decisions in {self.seconds:.1f} s "
            f"({tally.cpu:.1f} s of CPU): {rate:.1f} matches/s, {speed:.0f} decisions/s, "
            f"{tally.failed} failures"
        )
        if self.beside is not None:
            slug, other = self.beside
            lines.append(
                f"random decisions per second of CPU, every check included: {self.slug} "
                f"{tally.random_speed():.0f}, {slug} {other.random_speed():.0f} "
                f"({other.matches} matches, {other.failed} failures): ratio {self.ratio:.2f}"
            )
        return lines
