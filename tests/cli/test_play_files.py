"""`gonfalon play`: answers are taken back; matches are saved, loaded and recorded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.cli.play.play import begun
from gonfalon.cli.terminal.saves import load
from gonfalon.kernel.game import game
from gonfalon.kernel.records.saving import digest
from gonfalon.kernel.values.errors import NotInstalled, RecordError
from tests.cli.person import options, table, typed_match
from tests.cli.typed import FIRST, Typed, play, said

# -- taking back, keeping -----------------------------------------------------------------------


def test_undo_goes_back_to_any_answer_since_the_last_barrier() -> None:
    _code, out = said(FIRST, "undo", "1", "done", "B4", "3", "undo list", "undo", "undo 1", "undo")
    assert out.count("Nothing can be taken back") == 2
    assert "    3  Take Abbey at B4: empty, value 2\n    4  3 knights" in out
    assert "Olena takes back: 3 knights" in out
    assert "Olena takes back: Begin a manoeuvre" in out
    session, _printed = table(FIRST, Typed("1", "done", "B4", "3", "undo all"))
    before = session.match.state.dump()
    fresh, _ = table(FIRST, Typed())
    fresh.play()
    session.play()
    assert session.match.state.dump() == fresh.match.state.dump() != before


def test_a_saved_match_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    typed = typed_match(FIRST, "heuristic", 4)
    middle = len(typed) // 2
    _code, out = said(FIRST, *typed[:middle], f"save {file}")
    assert "Saved to" in out
    whole, _ = table(FIRST, Typed(*typed))
    whole.play()
    again, _ = table(["mastery", "--load", str(file)], Typed(*typed[middle:]))
    assert again.told.names == ["Olena", "Aldric"]
    again.play()
    assert whole.match.over
    assert digest(again.match) == digest(whole.match)
    record = tmp_path / "evening.record"
    again.commands.record(str(record))
    assert main(["verify", str(record)]) == 0


def test_undo_works_after_loading(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    said(FIRST, "1", "done", f"save {file}")
    _code, out = said(["mastery", "--load", str(file)], "undo")
    assert "takes back" in out


def test_files_that_cannot_be_read_or_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "no" / "such" / "folder"
    _code, out = said(FIRST, "save", "record", f"save {nowhere}", f"record {nowhere}")
    assert out.count("Name a file") == 2
    assert out.count("That didn’t work") == 2
    for content in ("", "[]", "{}", '{"format": "gonfalon save 0"}', '{"format":', '"x"'):
        damaged = tmp_path / "damaged.json"
        damaged.write_text(content, "utf-8")
        with pytest.raises(RecordError):
            load(damaged)
        assert main(["play", "mastery", "--load", str(damaged)]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 6


def test_a_save_says_whom_it_belongs_to(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    said(FIRST, f"save {file}")
    data = json.loads(file.read_text("utf-8"))
    assert data["names"] == ["Olena", "Aldric"]
    assert data["bots"] == ["", "heuristic"]


def test_a_record_can_be_written_before_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "half.record"
    _code, out = said(FIRST, "1", f"record {record}")
    assert "The seed is added once the match is over." in " ".join(out.split())
    assert "seed:" not in record.read_text("utf-8")
    assert main(["verify", str(record)]) == 1


def test_the_record_is_written_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "end.record"
    words = ["mastery", "--seed", "5", "--setting", "round_limit=1", "--record", str(record)]
    code, _out = play(words, typed_match(words), monkeypatch, capsys)
    assert code == 0
    assert main(["verify", str(record)]) == 0


# -- the table as such --------------------------------------------------------------------------


def test_a_content_pack_comes_to_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[walls.wall_scout]\nvp = 1\nprovenance = "recalled"\n', encoding="utf-8")
    words = ["paladins", "--seed", "7", "--pack", str(pack)]
    file = tmp_path / "evening.json"
    said(words, f"save {file}")
    played = game("paladins")
    again = begun(played, options([*words, "--load", str(file)])).match
    assert again.content.digest == played.load((pack.read_text("utf-8"),)).digest
    assert again.content.digest != played.load().digest
    with pytest.raises(NotInstalled):
        begun(played, options(["paladins", "--load", str(file)]))
    assert main(["play", "paladins", "--load", str(file), "--lang", "pl"]) == 2
    assert "--pack FILE" in capsys.readouterr().err
