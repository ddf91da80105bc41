"""A release is compared with matches that were stored: nothing else may come of them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.kernel.chance.chance import FastChance, ProvableChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.record import Record, record_of
from gonfalon.kernel.records.saving import to_json
from gonfalon.kernel.values.decision import Option
from gonfalon.kernel.values.errors import GonfalonError
from gonfalon.proving.playing import step
from gonfalon.proving.release import (
    ReleaseReport,
    StoredMatch,
    against,
    examine,
    outlook_lines,
    read_outlooks,
    where,
)
from tests.proving.parley import Parley, ParleyGame, Turn, install
from tests.proving.test_fidelity import OtherTurns

SEED = b"a seed for release checks"


class Kept(ParleyGame):
    """The game in service."""

    slug = "deployed"


class GenerousTurn(Turn):
    """Saving is worth a point."""

    __slots__ = ()

    def take(self, m: Match[Parley], seat: int, option: Option) -> None:
        super().take(m, seat, option)
        m.state.scores[seat] += 1

    def clone(self) -> GenerousTurn:
        return GenerousTurn(self.seat)


class FailingTurn(Turn):
    """A turn that always fails."""

    __slots__ = ()

    def take(self, m: Match[Parley], seat: int, option: Option) -> None:
        raise KeyError("the top card is a lance")

    def clone(self) -> FailingTurn:
        return FailingTurn(self.seat)


class Generous(OtherTurns):
    """A release with another rule."""

    slug = "deployed"
    turn = GenerousTurn


class Failing(OtherTurns):
    """A release whose rules fail."""

    slug = "deployed"
    turn = FailingTurn


def played(inputs: int = 10_000, number: int = 0) -> StoredMatch:
    """Play a match and store it as a server does."""
    game = Kept()
    install(game)
    m = game.new(2, ProvableChance(SEED, game.chance_names(2)))
    events = m.drain_events()
    picker = FastChance(number)
    for _ in range(inputs):
        if m.over:
            break
        step(m, picker)
        events += m.drain_events()
    assert m.log is not None
    record = record_of(m, m.log + m.sealed)
    words = m.content.vocabulary
    return StoredMatch(
        name=f"match {number}",
        record=Record(record.header, list(record.entries)),
        running=not m.over,
        seed=SEED,
        state=to_json(m),
        events=[
            [e.audience, e.message.id, e.message.named_arguments(e.args, words)] for e in events
        ],
        version=m.version,
    )


@pytest.mark.parametrize("inputs", [0, 1, 3, 10_000])
def test_the_same_code_makes_the_same_of_it(inputs: int) -> None:
    stored = played(inputs)
    found = examine(stored)
    assert (found.wrong, found.running) == ("", inputs < 10_000)


def test_another_rule_is_found_in_a_finished_match() -> None:
    stored = played()
    install(Generous())
    found = examine(stored)
    assert found.wrong == "another state: outcome.scores.0"
    assert not ReleaseReport([found]).ok


def test_what_is_stored_otherwise_is_found() -> None:
    stored = played(3)
    assert stored.events
    assert examine(replace(stored, version=9)).wrong == "reaches version 4 instead of 9"
    fewer = examine(replace(stored, events=stored.events[:-1]))
    assert fewer.wrong == f"{len(stored.events)} events instead of {len(stored.events) - 1}"
    data = json.loads(stored.state)
    data["state"]["scores"][1] += 1
    other = examine(replace(stored, state=json.dumps(data)))
    assert other.wrong == "another state: state.scores.1"
    del stored.record.entries[1]
    assert examine(stored).wrong.startswith("input 2 fails: stale-decision")


def test_failing_rules_are_a_difference_and_tell_no_values() -> None:
    stored = played(3)
    install(Failing())
    wrong = examine(stored).wrong
    assert wrong.startswith("input 1 fails: KeyError at test_release.py:")
    assert "lance" not in wrong


def test_a_change_that_lies_ahead_is_found_by_comparing_outlooks() -> None:
    """The match has not met the rule yet, so its past is the same."""
    stored = played(0)
    before = read_outlooks(outlook_lines([examine(stored, 40)]))
    same = examine(stored, 40)
    assert against(same, before[stored.name], frozenset()) is same
    install(Generous())
    found = examine(stored, 40)
    assert found.wrong == ""
    compared = against(found, before[stored.name], frozenset())
    assert compared.wrong == "not as in the release in service: ahead"
    report = ReleaseReport([compared], before)
    assert report.lines()[-2:] == [
        "1 compared with the release in service",
        "1 matches, 1 different",
    ]


def test_a_match_that_moved_on_is_not_compared() -> None:
    before = examine(played(1), 40).outlook
    found = examine(played(3), 40)
    assert against(found, before, frozenset()) is found
    assert "0 compared" in ReleaseReport([found], {found.name: before}).lines()[-2]


def test_views_may_be_ignored() -> None:
    found = examine(played(3), 40)
    before = {**found.outlook, "views": "other"}
    assert against(found, before, frozenset()).wrong.endswith(": views")
    assert against(found, before, frozenset({"views"})).wrong == ""


def test_a_file_of_something_else_is_refused() -> None:
    for text in ("nothing", "[]", "{}"):
        with pytest.raises(GonfalonError, match="not a file of outlooks"):
            read_outlooks(text)


def test_differences_are_named_by_their_path() -> None:
    assert where({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a.1.b"
    assert where({"a": 1}, {"a": 1, "c": 2}) == "c"
    assert where({"a": [1]}, {"a": [1, 2]}) == "a"


# -- a folder of records ------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the records of finished matches."""
    for number in range(3):
        (tmp_path / f"{number}.record").write_text(played(number=number).record.text, "utf-8")
    return tmp_path


def test_a_folder_of_records_is_replayed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["release-check", "--records", str(folder), "--processes", "2"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "deployed, rules 1: 0 running, 3 finished",
        "3 matches, 0 different",
    ]
    assert main(["release-check", "--records", str(folder), "--limit", "2"]) == 0
    assert "2 matches" in capsys.readouterr().out


def test_a_release_with_another_rule_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Records alone do not tell scores; what the release in service wrote does."""
    before = folder / "before.jsonl"
    assert main(["release-check", "--records", str(folder), "--write", str(before)]) == 0
    install(Generous())
    words = ["release-check", "--records", str(folder), "--against", str(before)]
    capsys.readouterr()
    assert main(words) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "3 matches, 3 different"


def test_a_damaged_record_is_a_difference(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "1.record").write_text("nonsense", "utf-8")
    assert main(["release-check", "--records", str(folder), "--processes", "1"]) == 1
    assert "different: 1.record (?, rules ?, finished): a record begins" in capsys.readouterr().out
