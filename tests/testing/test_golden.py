"""Golden files are written once, pass as long as the game stays the same, and find a change."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.kernel.content.versions import RulesVersion
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Option
from gonfalon.testing import Golden, RecordPlan
from gonfalon.testing.golden import NoSeed
from gonfalon.testing.golden_checks import (
    check_damaged,
    check_kinds,
    check_older,
    check_phases,
    check_record,
    check_record_files,
    check_repeated,
    check_saved,
    check_saved_questions,
    check_saved_to_the_end,
    check_saved_undo,
    check_seats,
    check_size,
    check_versions,
)
from tests.proving.parley import Parley, ParleyGame, Turn, install
from tests.proving.test_fidelity import OtherTurns

PLANS = (
    RecordPlan("two", 2, "won"),
    RecordPlan("three", 3, "won", {"long": True}, "everyone"),
    RecordPlan("undo", 2, "won", undoing=True),
)


class Kept(ParleyGame):
    """The game whose files are kept."""

    slug = "kept"


class GenerousTurn(Turn):
    """Saving is worth a point."""

    __slots__ = ()

    def take(self, m: Match[Parley], seat: int, option: Option) -> None:
        super().take(m, seat, option)
        m.state.scores[seat] += 1

    def clone(self) -> GenerousTurn:
        return GenerousTurn(self.seat)


class Changed(OtherTurns):
    """The same game under other rules."""

    slug = "kept"
    turn = GenerousTurn


@pytest.fixture
def golden(tmp_path: Path) -> Golden:
    """Write the files of a game."""
    install(Kept())

    class KeptGolden(Golden):
        slug = "kept"
        folder = tmp_path
        plans = PLANS
        matches = 8
        phases = frozenset(("turn", "guess", "veto"))
        silent = frozenset(("set-up",))

    kept = KeptGolden()
    kept.write()
    return kept


def test_fresh_files_pass(golden: Golden) -> None:
    for plan in golden.plans:
        check_record(golden, plan)
        check_repeated(golden, plan)
        check_damaged(golden, plan)
    check_record_files(golden)
    names = [path.stem for path in golden.states()]
    assert names == ["turn+guess+guess", "turn+turn", "turn+veto+veto", "turn+veto+waiting"]
    for path in golden.states():
        check_saved(golden, path)
        check_saved_to_the_end(golden, path)
        check_saved_undo(golden, path)
        check_saved_questions(path)
    check_phases(golden)
    check_kinds(golden)
    check_seats(golden)
    check_size(golden)


def test_writing_again_gives_the_same_files(golden: Golden) -> None:
    before = {path: path.read_bytes() for path in golden.folder.rglob("*.*")}
    golden.write()
    assert {path: path.read_bytes() for path in golden.folder.rglob("*.*")} == before


def test_if_a_record_cannot_be_made_nothing_is_written(golden: Golden) -> None:
    """All plans without a seed are named at once."""
    before = {path: path.read_bytes() for path in golden.folder.rglob("*.*")}
    never = (RecordPlan("never", 2, "drawn"), RecordPlan("nor-this", 3, "drawn"))
    type(golden).plans = (never[0], *PLANS, never[1])
    with pytest.raises(NoSeed, match="none of 500 seeds makes never, nor-this; nothing"):
        golden.write()
    assert {path: path.read_bytes() for path in golden.folder.rglob("*.*")} == before


def test_files_of_former_plans_do_not_stay(golden: Golden) -> None:
    type(golden).plans = PLANS[:2]
    golden.write()
    check_record_files(golden)
    assert sorted(path.name for path in golden.folder.iterdir()) == ["records", "saved"]


def test_other_rules_are_found(golden: Golden) -> None:
    install(Changed())
    with pytest.raises(AssertionError, match=r"scores: \[10, 13\] instead of \[4, 5\]"):
        check_record(golden, PLANS[0])
    with pytest.raises(AssertionError, match="the note of the match played again"):
        check_repeated(golden, PLANS[0])


def test_missing_and_superfluous_files_are_found(golden: Golden) -> None:
    (golden.records / "four.txt").write_text("", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"records: .*four"):
        check_record_files(golden)
    (golden.saved / "turn+guess+guess.json").unlink()
    with pytest.raises(AssertionError, match="steps and phases that matches were saved in"):
        check_phases(golden)
    with pytest.raises(AssertionError, match="kinds of questions"):
        check_kinds(golden)


def test_a_state_that_loads_differently_is_found(golden: Golden) -> None:
    path = golden.saved / "turn+turn.json"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"stack":', '"no":1,"stack":'), encoding="utf-8")
    with pytest.raises(AssertionError, match="the state, loaded and saved again: "):
        check_saved(golden, path)


class NewTurn(Turn):
    """Saving is worth a point from version 2 on."""

    __slots__ = ()

    def take(self, m: Match[Parley], seat: int, option: Option) -> None:
        super().take(m, seat, option)
        if m.rules >= 2:
            m.state.scores[seat] += 1

    def clone(self) -> NewTurn:
        return NewTurn(self.seat)


VERSIONS = (
    RulesVersion(1, "2026-01-01", "The first version."),
    RulesVersion(2, "2026-02-01", "Saving is worth a point."),
)


class Newer(OtherTurns):
    """The game with a second version."""

    slug = "kept"
    turn = NewTurn
    versions = VERSIONS


class Careless(Changed):
    """The same without asking for the version of the match."""

    versions = VERSIONS


class Later(Newer):
    """The game after the first version was dropped."""

    versions = (RulesVersion(1, "2026-01-01", "The first version.", played=False), VERSIONS[1])


def test_files_of_an_older_version_are_set_aside_and_checked(golden: Golden) -> None:
    folder = golden.set_aside()
    assert folder.name == "v1"
    install(Newer())
    golden.write()
    check_versions(golden)
    check_older(golden, 1)
    assert "rules: 2" in golden.record(PLANS[0])
    install(Careless())
    with pytest.raises(AssertionError, match=r"scores of three: .* instead of \[13, 13, 19\]"):
        check_older(golden, 1)


def test_every_version_that_is_played_has_its_files(golden: Golden) -> None:
    check_versions(golden)
    install(Newer())
    with pytest.raises(AssertionError, match=r"older versions .*: set\(\) instead of \{1\}"):
        check_versions(golden)
    install(Kept())
    golden.set_aside()
    install(Later())
    with pytest.raises(AssertionError, match=r"\{1\} instead of set\(\)"):
        check_versions(golden)
