"""Which editions kept files name, which are kept, and how the folder is put in order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gonfalon.cli import main
from gonfalon.cli.author import editions
from gonfalon.kernel.game import Game
from gonfalon.testing.kept_editions import KeptEditions, keep_installed

CARDS = '[cards.guard]\nprovenance = "recalled"\npower = 4\n'
RECORD = "gonfalon record 1\ngame: {}\nrules: 1\ncontent: {}\n\nchoose 1 a\n"


@pytest.fixture
def boxed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """Install a game of one card, with a record, a saved state and a lesson that name it."""
    name = f"kept_{abs(hash(tmp_path))}"
    package = tmp_path / name
    for folder in (package / "content", package / "learn", tmp_path / "tests" / "games" / "boxed"):
        folder.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "content" / "cards.toml").write_text(CARDS)
    monkeypatch.syspath_prepend(tmp_path)

    class Boxed(Game[Any]):
        slug = "boxed"
        package = name

    played = Boxed()
    now, former = played.load().entries.digests()
    kept = tmp_path / "tests" / "games" / "boxed"
    (kept / "first.txt").write_text(RECORD.format("boxed", now))
    (kept / "other.json").write_text("[]")
    (kept / "another.txt").write_text(RECORD.format("unboxed", "0123456789abcdef"))
    (kept / "saved").mkdir()
    (kept / "saved" / "turn.json").write_text(f'{{"content":"{former}","game":"boxed"}}')
    (package / "learn" / "basics.toml").write_text(f'content = "{now}"\n')
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(editions, "game", lambda slug: played)
    return played


def correct(played: Game[Any]) -> Path:
    """Correct the card; return the folder of the editions."""
    package = Path(played.package)
    (package / "content" / "cards.toml").write_text(CARDS.replace("4", "5"))
    played.installed = None
    return package / "editions"


def found(played: Game[Any]) -> KeptEditions:
    """Look at the files."""
    return KeptEditions(played, [Path("tests/games/boxed")])


def test_files_name_editions(boxed: Game[Any]) -> None:
    now, former = boxed.load().entries.digests()
    named = found(boxed)
    assert (dict(named.named), named.missing) == ({now: 2, former: 1}, sorted((now, former)))
    keep_installed(boxed)
    named = found(boxed)
    assert named.ok
    assert list(named.lines()) == [f"boxed {now}: 3 files; as installed"]


def test_a_correction_leaves_the_edition_that_files_name(boxed: Game[Any]) -> None:
    keep_installed(boxed)
    correct(boxed)
    named = found(boxed)
    assert named.ok
    assert [line.partition("; ")[2] for line in named.lines()] == [
        "1 entries differ: cards.guard",
    ]


def test_without_its_edition_a_file_cannot_be_used(
    boxed: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    correct(boxed)
    assert main(["editions", "boxed", "--write"]) == 1
    assert "neither kept nor installed" in capsys.readouterr().out


def test_the_command_puts_the_folder_in_order(
    boxed: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["editions", "boxed"]) == 1
    assert "installed, but not kept" in capsys.readouterr().out
    assert main(["editions", "boxed", "--write"]) == 0
    folder = correct(boxed)
    keep_installed(boxed)
    assert len(list(folder.iterdir())) == 2
    assert main(["editions", "boxed"]) == 1
    assert "no file names it" in capsys.readouterr().out
    assert main(["editions", "boxed", "--write"]) == 0
    assert len(list(folder.iterdir())) == 1


def test_the_command_removes_nothing_where_it_sees_no_tests(boxed: Game[Any]) -> None:
    keep_installed(boxed)
    assert main(["editions", "boxed", "--write", "--tests", "elsewhere"]) == 2
    assert found(boxed).ok
