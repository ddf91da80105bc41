"""Every command of the documentation exists: in blocks and in the text, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.known import PLACEHOLDER, known
from tests.docs.pages import ROOT, commands, pages, split

COMMANDS = [page for page in pages() if commands(page)]


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", COMMANDS, ids=named)
def test_the_commands_of_a_page_exist(page: Path) -> None:
    given = [words for words in commands(page) if not PLACEHOLDER.search(" ".join(words[1:]))]
    assert not [" ".join(words) for words in given if not known(words)]


@pytest.mark.parametrize(
    "line",
    [
        "gonfalon paly mastery",
        "gonfalon play mastery --sets 3",
        "make chekc",
        "npm --prefix web run biuld",
        "npm run biuld",
        "pip install 'gonfalon[plya]'",
        "pip install '.[play,plya]'",
        "python scripts/nothing.py",
        "python scripts/durability.py nothing",
        "python scripts/versions.py --nothing",
        "python -m pytest tests/nothing.py",
        "python -m tests.nothing",
        "scripts/nothing.sh",
        "docker compose --profile nothing up",
        "docker compose run nothing doctor",
        "docker compose -f deploy/nothing.yaml up",
        "cp deploy/nothing/* /etc",
        "frobnicate",
    ],
)
def test_a_command_that_does_not_exist_is_found(line: str) -> None:
    assert not known(split(line)[0])


@pytest.mark.parametrize("line", ["`gonfalon play`", "`A=1 pip install .`", "`scripts/audit.sh`"])
def test_commands_in_the_text_are_found(line: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(line)
    assert len(commands(page)) == 1
