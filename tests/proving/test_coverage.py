"""Coverage is judged by running tests and reading which rules they name."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.kernel.content.ledger import Ledger, Rule
from gonfalon.proving.citing.coverage import (
    Coverage,
    CoverageError,
    named_in,
    read_notes,
    run_tests,
)

TESTS = """
import pytest

@pytest.mark.rules("PA-A-01", "PA-A-02")
def test_good():
    pass

@pytest.mark.rules("PA-A-02")
def test_bad():
    raise AssertionError

@pytest.mark.rules("PA-A-03")
def test_skipped():
    pytest.skip("not today")

@pytest.mark.rules("PA-X-99", "QQ-A-01")
class TestMany:
    @pytest.mark.rules("PA-A-04")
    def test_inside(self):
        pass

def test_plain():
    pass

@pytest.fixture
def broken():
    raise ValueError

@pytest.mark.rules("PA-A-05")
def test_error(broken):
    pass
"""


def ledger(count: int) -> Ledger:
    ids = [f"PA-A-{number:02}" for number in range(1, count + 1)]
    return Ledger({"A": "All"}, {id: Rule(id, "A", "rule", "So it is.") for id in ids})


@pytest.fixture(autouse=True)
def few_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the runs inside load no plugins but the one they need: most of their time would go."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rules\n", "utf-8")
    (tmp_path / "test_rules.py").write_text(TESTS, "utf-8")
    return tmp_path


@pytest.mark.parametrize("processes", [1, 2])
def test_tests_are_run_and_judged(folder: Path, processes: int) -> None:
    coverage = Coverage(ledger(6), "PA", run_tests([folder, folder / "none"], processes))
    assert not coverage.ok
    assert [rule for rule in coverage.ledger.rules if coverage.covered(rule)] == [
        "PA-A-01",
        "PA-A-04",
    ]
    lines = coverage.lines()
    assert lines[0].startswith("uncovered: PA-A-02: does not hold: ")
    assert lines[0].endswith("test_bad")
    assert lines[1] == "uncovered: PA-A-03: only skipped tests name it"
    assert lines[2].startswith("uncovered: PA-A-05: does not hold: ")
    assert lines[3] == "uncovered: PA-A-06: no test names it"
    assert lines[4].startswith("not in the ledger: PA-X-99: ")
    assert lines[5:] == ["6 rules, 2 covered, 4 uncovered"]


def test_a_covered_ledger_is_fine() -> None:
    tests = {"test_one": {"rules": ["PA-A-01", "PA-A-02"], "result": "passed"}}
    coverage = Coverage(ledger(2), "PA", tests)
    assert coverage.ok
    assert coverage.lines() == ["2 rules, 2 covered, 0 uncovered"]


def test_a_run_that_breaks_is_no_result(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("import nothing_of_this_name", "utf-8")
    with pytest.raises(CoverageError, match="the tests did not run"):
        run_tests([tmp_path])
    with pytest.raises(CoverageError, match="no tests in"):
        run_tests([tmp_path / "none"])


def test_notes_that_are_no_notes(tmp_path: Path) -> None:
    (tmp_path / "notes.json").write_text("rules", "utf-8")
    with pytest.raises(CoverageError, match="not the notes"):
        read_notes(tmp_path / "notes.json")


def test_tests_are_named_without_running_them(folder: Path) -> None:
    named = named_in([folder])
    assert [name.rpartition("::")[2] for name in named["PA-A-02"]] == ["test_good", "test_bad"]
    assert "PA-A-06" not in named
