"""What the documentation shows is true: its Python runs and prints that, its commands exist."""

from __future__ import annotations

import doctest
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from gonfalon.cli import parser
from gonfalon.cli.commands import COMMANDS as SUBCOMMANDS
from tests.docs.pages import (
    ROOT,
    TUTORIAL,
    blocks,
    commands,
    files,
    pages,
    program,
    promised,
    split,
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


@pytest.mark.parametrize("page", COMMANDS, ids=named)
def test_the_commands_of_a_page_exist(page: Path) -> None:
    for words in commands(page):
        assert known(words), f"{named(page)}: {' '.join(words)}"


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


# -- does a command exist? ----------------------------------------------------------------------


def known(words: list[str]) -> bool:
    """Tell whether a command of the documentation could be given."""
    program, rest = words[0], words[1:]
    if program == "gonfalon":
        if len(rest) == 1:
            return rest[0] in SUBCOMMANDS or parses(rest)
        return parses(rest) or parses([*rest, "FILE"])  # prose leaves out what goes without saying
    if program == "make":
        targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
        return set(rest) <= set(targets)
    if program == "npm":
        return script_of(rest) in [*scripts(), "install"]
    if program.endswith("pip"):
        extras = re.findall(r"\[(\w+)\]", " ".join(rest))
        return set(extras) <= set(project()["optional-dependencies"])
    if program.startswith("scripts/"):
        return (ROOT / program).is_file()
    if program == "python" and rest[0] != "-m":
        return (ROOT / rest[0]).is_file()
    tests = [word for word in rest if word.startswith("tests/")]
    return all((ROOT / path).exists() for path in tests)


def parses(words: list[str]) -> bool:
    """Tell whether `gonfalon` takes these words (`N` is any number); nothing is run."""
    try:
        parser().parse_args(["1" if word == "N" else word for word in words])
    except SystemExit as stop:
        return stop.code == 0
    return True


def script_of(words: list[str]) -> str:
    """Return the script that `npm` is asked for."""
    assert words[:2] == ["--prefix", "web"]
    return words[3] if words[2] == "run" else words[2]


def scripts() -> list[str]:
    """Return the scripts of the web client."""
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    return list(package["scripts"])


def project() -> dict[str, dict[str, list[str]]]:
    """Return the project's description."""
    found: dict[str, dict[str, list[str]]] = tomllib.loads(
        (ROOT / "pyproject.toml").read_text("utf-8")
    )["project"]
    return found


@pytest.mark.parametrize(
    "line",
    [
        "gonfalon paly mastery",
        "gonfalon play mastery --sets 3",
        "make chekc",
        "npm --prefix web run biuld",
        "pip install 'gonfalon[plya]'",
        "python scripts/nothing.py",
        "python -m pytest tests/nothing.py",
    ],
)
def test_a_command_that_does_not_exist_is_found(line: str) -> None:
    assert not known(split(line)[0])
