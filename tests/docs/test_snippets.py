"""What the documentation shows is true: its Python runs and prints that, its commands exist."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import (
    ROOT,
    TUTORIAL,
    blocks,
    commands,
    files,
    pages,
    program,
    promised,
)
from tests.docs.site import serving

SECONDS = 60  # for all Python of a page; it takes two or three
CHEAP = ("play", "content", "schema", "rules")
"""Commands that are run as they stand: they end by themselves, soon, and leave nothing behind."""

PYTHON = [page for page in pages() if program(page) and page != TUTORIAL]
COMMANDS = [page for page in pages() if commands(page)]
KINDS = {"python", "console", "text", "toml"}


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def environment() -> dict[str, str]:
    return {**os.environ, "NO_PROXY": "*", "PYTHONUTF8": "1"}


@pytest.mark.parametrize("page", PYTHON, ids=named)
def test_the_python_of_a_page_runs_and_prints_what_the_page_shows(
    page: Path, tmp_path: Path
) -> None:
    with serving() as site:
        code = program(page).replace("https://play.example.org", site.address)
        run = subprocess.run(
            [sys.executable, "-c", code],
            cwd=tmp_path,
            env=environment(),
            capture_output=True,
            encoding="utf-8",
            timeout=SECONDS,
            check=False,
        )
    assert run.returncode == 0, run.stderr
    checker = doctest.OutputChecker()
    same = checker.check_output(promised(page), run.stdout, doctest.ELLIPSIS)
    assert same, f"{named(page)} shows:\n{promised(page)}\nbut this was printed:\n{run.stdout}"
    if "gonfalon.client" in code:
        assert site.accepted == ["friendly"]
        assert len(site.choices) == 1


@pytest.mark.parametrize("page", [page for page in COMMANDS if page != TUTORIAL], ids=named)
def test_the_cheap_commands_of_a_page_run(page: Path, tmp_path: Path) -> None:
    for name, text in files(page).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    for words in commands(page):
        if words[0] != "gonfalon" or words[1] not in CHEAP:
            continue
        if len(words) == 2 or {"--coverage", "FILE", "<slug>"} & set(words):
            continue
        run = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=tmp_path,
            env=environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=SECONDS,
            check=False,
        )
        assert run.returncode == 0, f"{' '.join(words)}: {run.stderr}"
        assert run.stdout


def test_every_kind_of_block_is_one_that_is_looked_at() -> None:
    found = {block.kind for page in pages() for block in blocks(page)}
    assert {kind for kind in found if not kind.startswith("{")} == KINDS
