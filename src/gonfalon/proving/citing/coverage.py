"""Ledger coverage: every rule must be named by a passing test.

A rule is covered if at least one passing test names it and no failing test does. A failing test
means that the rule does not hold, even if other tests pass.
"""

from __future__ import annotations

import ast
import json
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gonfalon.kernel.content.ledger import Ledger
from gonfalon.kernel.values.errors import GonfalonError
from gonfalon.progress import Progress, unwatched
from gonfalon.proving.citing.coverage_plugin import MARK, PASSED

PLUGIN = "gonfalon.proving.citing.coverage_plugin"
OUTPUT_LINES = 15  # how many to show if pytest could not run
RAN = (0, 1)  # pytest exit codes if tests have run: all passed, some failed
LOOK = 0.2  # seconds between looks at how far the tests are
PATIENCE = 30.0  # seconds for pytest to end when it is interrupted

Tests = dict[str, dict[str, Any]]


class CoverageError(GonfalonError):
    """The tests could not be run."""


def run_tests(folders: list[Path], processes: int = 0, progress: Progress = unwatched) -> Tests:
    """Run the tests in some folders. Return the rules and the result of each test."""
    here = [folder for folder in folders if folder.is_dir()]
    if not here:
        raise CoverageError(f"no tests in {', '.join(map(str, folders))}: is this a checkout?")
    with tempfile.TemporaryDirectory() as scratch:
        notes, output = Path(scratch) / "rules.json", Path(scratch) / "output.txt"
        command = [sys.executable, "-m", "pytest", "-q", "-p", PLUGIN, "--rules-file", str(notes)]
        if processes > 1:
            command += ["-n", str(processes)]
        with TestProcess([*command, *map(str, here)], notes, output) as tests:
            for _ in progress(tests.finished(), tests.total(), "tests", int):
                pass
        if (tests.code not in RAN and not tests.interrupted) or not notes.exists():
            last = output.read_text("utf-8", "replace").strip().splitlines()[-OUTPUT_LINES:]
            raise CoverageError(f"the tests did not run (pytest: {tests.code}): {last}")
        return read_notes(notes)


class TestProcess:
    """Pytest in a process of its own, which says how far it is; leaving the block ends it."""

    def __init__(self, command: list[str], notes: Path, output: Path) -> None:
        self.told = notes.with_name(f"{notes.name}.progress")
        self.interrupted = False
        with output.open("wb") as out:
            # Safe: our own interpreter, run on folders of this checkout. In a session of its own,
            # so that Ctrl-C reaches it once.
            self.process = subprocess.Popen(  # noqa: S603
                command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, start_new_session=True
            )

    def __enter__(self) -> TestProcess:
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is not None:
            return
        self.interrupted = True
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    @property
    def code(self) -> int:
        """What pytest exited with."""
        return self.process.returncode

    def progress(self) -> tuple[str, str]:
        """Return the number of tests, empty as long as it is not known, and a dot for each."""
        text = self.told.read_text("utf-8") if self.told.exists() else ""
        number, line, dots = text.partition("\n")
        return (number, dots) if line else ("", text)

    def total(self) -> int:
        """Wait until the tests are collected; return how many there are, 0 if nobody says so."""
        while self.process.poll() is None:
            number, dots = self.progress()
            if number:
                return int(number)
            if dots:  # pytest-xdist is at work, which does not say
                break
            time.sleep(LOOK)
        return 0

    def finished(self) -> Iterator[int]:
        """Yield how many tests have ended since the last time, until all have."""
        before = 0
        while self.process.poll() is None:
            time.sleep(LOOK)
            ended = len(self.progress()[1])
            yield ended - before
            before = ended


def read_notes(path: Path) -> Tests:
    """Read the file written by the plugin."""
    try:
        tests: Tests = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise CoverageError(f"{path}: not the notes of a test run: {error}") from error
    return tests


def named_in(folders: list[Path]) -> dict[str, list[str]]:
    """Return the tests that name each rule, found by parsing the sources without running them."""
    found: dict[str, list[str]] = {}
    for folder in folders:
        for path in sorted(folder.rglob("test_*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef | ast.ClassDef):
                    for rule in marked(node):
                        found.setdefault(rule, []).append(f"{path.as_posix()}::{node.name}")
    return found


def marked(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """Return the rule ids in a test's decorators."""
    rules: list[str] = []
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith(f".{MARK}"):
            rules += [str(a.value) for a in decorator.args if isinstance(a, ast.Constant)]
    return rules


class Coverage:
    """Which rules of a ledger are covered by tests."""

    def __init__(self, ledger: Ledger, prefix: str, tests: Tests) -> None:
        self.ledger = ledger
        self.tests = tests
        self.passing: dict[str, list[str]] = {rule: [] for rule in ledger.rules}
        self.failing: dict[str, list[str]] = {rule: [] for rule in ledger.rules}
        self.unknown: dict[str, list[str]] = {}
        for name, test in sorted(tests.items()):
            for rule in test["rules"]:
                if rule not in ledger.rules:
                    if rule.startswith(f"{prefix}-"):
                        self.unknown.setdefault(rule, []).append(name)
                elif test["result"] == PASSED:
                    self.passing[rule].append(name)
                else:
                    self.failing[rule].append(name)

    def covered(self, rule: str) -> bool:
        """Return whether a rule has passing tests and no failed ones."""
        return bool(self.passing[rule]) and not self.red(rule)

    def red(self, rule: str) -> list[str]:
        """Return the failed tests of a rule. Skipped tests count neither way."""
        return [name for name in self.failing[rule] if self.tests[name]["result"] == "failed"]

    def state(self, rule: str) -> str:
        """Return a short description of a rule's coverage."""
        if self.red(rule):
            return "does not hold: " + ", ".join(self.red(rule))
        if self.passing[rule]:
            return f"holds ({len(self.passing[rule])} tests)"
        return "only skipped tests name it" if self.failing[rule] else "no test names it"

    @property
    def uncovered(self) -> list[str]:
        """The ids of rules that are not covered."""
        return [rule for rule in self.ledger.rules if not self.covered(rule)]

    @property
    def ok(self) -> bool:
        """Whether every rule is covered and every id named by a test is in the ledger."""
        return not self.uncovered and not self.unknown

    def figures(self) -> dict[str, Any]:
        """Return the coverage as JSON."""
        return {
            "rules": len(self.ledger.rules),
            "uncovered": {rule: self.state(rule) for rule in self.uncovered},
            "not_in_the_ledger": self.unknown,
        }

    def lines(self) -> list[str]:
        """Return the report: what is missing, then the totals."""
        lines = [f"uncovered: {rule}: {self.state(rule)}" for rule in self.uncovered]
        for rule, names in sorted(self.unknown.items()):
            lines.append(f"not in the ledger: {rule}: {', '.join(names)}")
        count, missing = len(self.ledger.rules), len(self.uncovered)
        lines.append(f"{count} rules, {count - missing} covered, {missing} uncovered")
        return lines
