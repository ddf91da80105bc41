"""`gonfalon --help`: grouped, complete, quick."""

from __future__ import annotations

import importlib
import pkgutil
import shlex
import subprocess
import sys

import pytest

from gonfalon.cli import main, parser
from gonfalon.cli.commands import COMMANDS, EXIT_CODES, FIRST, GROUPS, module_of

WIDTHS = (50, 80, 120)


def page(capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert main(["--help"]) == 0
    return capsys.readouterr().out.splitlines()


def sections(lines: list[str]) -> dict[str, list[str]]:
    """Return the lines below each heading."""
    found: dict[str, list[str]] = {}
    title = ""
    for line in lines:
        if line.endswith(":") and not line.startswith(" "):
            title = line.removesuffix(":")
            found[title] = []
        elif line.startswith("  "):
            found.setdefault(title, []).append(line)
    return found


def test_every_command_is_in_exactly_one_group(capsys: pytest.CaptureFixture[str]) -> None:
    shown = sections(page(capsys))
    listed = [
        line.split()[0]
        for group in GROUPS
        for line in shown[group.title]
        if not line.startswith("   ")
    ]
    assert sorted(listed) == sorted(COMMANDS)
    assert len(set(listed)) == len(listed)


def test_every_module_of_a_group_is_a_command() -> None:
    """A module that is not a command is imported by one."""
    shared = {"gonfalon.cli.prove.yardsticks"}
    found = set()
    for group in GROUPS:
        package = importlib.import_module(f"gonfalon.cli.{group.package}")
        found |= {
            f"{package.__name__}.{info.name}" for info in pkgutil.iter_modules(package.__path__)
        }
    assert found - shared == {module_of(name) for name in COMMANDS}


def test_what_most_people_need_comes_first(capsys: pytest.CaptureFixture[str]) -> None:
    shown = sections(page(capsys))
    assert next(iter(shown)) == "start here"
    assert len(FIRST) == 5
    for command in FIRST:
        assert any(line.startswith(f"  {command}  ") for line in shown["start here"])
        parser().parse_args(shlex.split(command)[1:])


@pytest.mark.parametrize("width", WIDTHS)
def test_the_page_fits_the_terminal(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    lines = page(capsys)
    assert max(map(len, lines)) <= width
    assert len(lines) < 105


def test_help_reads_no_command() -> None:
    """Each command's module takes its time; the help page needs none of them."""
    code = (
        "import sys\nfrom gonfalon.cli import main\nfrom gonfalon.cli.commands import COMMANDS, "
        "module_of\nmain(sys.argv[1:])\n"
        "print(sorted({module_of(c) for c in COMMANDS} & set(sys.modules)))"
    )

    def read(*words: str) -> str:
        run = subprocess.run(
            [sys.executable, "-c", code, *words], capture_output=True, text=True, check=True
        )
        return run.stdout.splitlines()[-1]

    assert read("--help") == "[]"
    assert read("schema", "--help") == "['gonfalon.cli.author.schema']"


LONG = {
    "arena",
    "balance",
    "bench",
    "digests",
    "endings",
    "fidelity",
    "leaks",
    "lessons",
    "move-table",
    "rehearse",
    "release-check",
    "rules",
    "simulate",
}


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_a_page_of_its_own(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--help"]) == 0
    page = " ".join(capsys.readouterr().out.split())
    assert page.startswith(f"usage: gonfalon {command} ")
    assert "start here:" not in page
    if command in LONG:
        assert "--json" in page
        assert "--quiet" in page
        assert page.endswith(EXIT_CODES)


def test_a_wrong_command_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["paly"]) == 2
    assert capsys.readouterr().err == "gonfalon: no command 'paly': did you mean play or replay?\n"
    assert main(["juggle"]) == 2
    assert capsys.readouterr().err == "gonfalon: no command 'juggle': gonfalon --help lists them\n"


def test_a_wrong_option_names_the_page_that_lists_the_right_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["arena", "mastery", "--rounds", "3"]) == 2
    said = "not understood: --rounds 3; gonfalon arena --help lists its options"
    assert capsys.readouterr().err == f"gonfalon arena: {said}\n"
