"""Every command, as it is typed: what it prints last, and how it exits."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gonfalon import __version__
from gonfalon.cli import main
from gonfalon.cli.commands import COMMANDS
from tests.proving.parley import GAME

SLUG = GAME.slug


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert lines(capsys) == [f"gonfalon {__version__}"]


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    shown = capsys.readouterr().out
    assert {line.split()[0] for line in shown.splitlines() if line.strip()} >= set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert f"usage: gonfalon {command}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "chess"], "gonfalon: no game 'chess'"),
        (["content", "mastery", "dragons"], "the content has no section [dragons]"),
        (["content", "mastery", "cards", "dragon"], "[cards] has no entry 'dragon'"),
        (["schema", "mastery", "DragonView"], "no definition 'DragonView'"),
        (["rules", "mastery", "MM-NO-01"], "no rule and no chapter 'MM-NO-01'"),
        (["replay", "no-such-file"], "No such file"),
        (["rules", "mastery", "--coverage", "--tests", "nowhere"], "is this a checkout?"),
    ],
)
def test_trouble_is_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.startswith("gonfalon: ")
    assert error.count("\n") == 1


def test_schema(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "mastery"]) == 0
    whole = json.loads(capsys.readouterr().out)
    assert main(["schema", "mastery", "OptionView"]) == 0
    assert json.loads(capsys.readouterr().out) == whole["$defs"]["OptionView"]
    assert whole["$defs"]["event-advanced"]["properties"]["message"]["const"] == "event-advanced"


def test_wrong_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", SLUG, "--matches", "0"]) == 2
    assert "'0' is not a whole number above zero" in capsys.readouterr().err
    assert main(["juggle"]) == 2


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", SLUG, "--matches", "60", "--processes", "1"]) == 0
    assert lines(capsys)[-1].endswith(" 0 failures")


def test_a_short_simulation_lacks_coverage(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "mastery", "--matches", "2", "--processes", "1"]
    assert main(words) == 1
    assert any(line.startswith("never chosen: ") for line in lines(capsys))
    assert main([*words, "--no-coverage"]) == 0


def test_leaks(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["leaks", SLUG, "--states", "40", "--runs", "40", "--processes", "1"]
    assert main(words) == 0
    assert lines(capsys)[-1].startswith("0 leaks")


@pytest.mark.parametrize("plant", ["card", "counter", "order", "sorting"])
def test_planted_leaks(plant: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["leaks", SLUG, "--states", "40", "--runs", "40", "--processes", "1"]
    assert main([*words, "--plant", plant, "--records", str(tmp_path)]) == 1
    shown = lines(capsys)
    assert shown[0].startswith("written: ")
    assert main(["replay", shown[0].removeprefix("written: ")]) == 0


def test_fidelity(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fidelity", SLUG, "--matches", "3", "--processes", "1"]) == 0
    assert lines(capsys)[-1].endswith(" 0 failures")


def test_digests(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["digests", SLUG, "--records", "3", "--processes", "1"]) == 0
    shown = lines(capsys)
    assert len(shown) == 4
    assert shown[-1].startswith("3 records, digest ")


def test_content(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "mastery"]) == 0
    shown = lines(capsys)
    assert "reconstructed" in shown[0]
    assert shown[-1].startswith("93 entries (rulebook ")
    pack = tmp_path / "pack.toml"
    pack.write_text("[cards.fracture]\ncopies = 2\n", "utf-8")
    assert main(["content", "mastery", "cards", "fracture", "--pack", str(pack)]) == 0
    assert "  copies = 2" in lines(capsys)


def test_versions_of_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "mastery", "--versions"]) == 0
    printed = lines(capsys)
    assert [line[:13] for line in printed] == ["1  2026-11-15", "2  2026-11-16"]
    assert [line.endswith("(no longer played)") for line in printed] == [True, False]


def test_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "mastery", "MM-SET-01"]) == 0
    printed = lines(capsys)
    assert "== SET: Setup" in printed
    assert any(line.startswith("  code: gonfalon/games/mastery/") for line in printed)
    assert any(line.startswith("  test: tests/games/mastery/") for line in printed)
    assert main(["rules", "mastery", "MM-ADV-06"]) == 0
    stated = [line.split(":") for line in lines(capsys) if line.startswith("  text: ")]
    assert [" gonfalon/games/mastery/text/en/front.ftl", "front-asks"] in [
        [file, line.split()[1]] for _, file, line in stated
    ]
    assert main(["rules", "mastery", "MM-SET-01", "--tests", str(tmp_path)]) == 0
    assert lines(capsys)[-1] == "1 rules, their tests are not here"
    assert main(["rules", "mastery", "SET", "--lang", "uk"]) == 0
    shown = "\n".join(lines(capsys))
    assert "MM-SET-02" in shown
    assert "гравц" in shown
    notes = tmp_path / "notes.json"
    notes.write_text(json.dumps({"test_a": {"rules": ["MM-SET-01"], "result": "passed"}}), "utf-8")
    assert main(["rules", "mastery", "MM-SET-01", "--from", str(notes)]) == 0
    assert "  state: holds (1 tests)" in lines(capsys)
    assert main(["rules", "mastery", "--coverage", "--from", str(notes)]) == 1
    assert lines(capsys)[-1].endswith(" rules, 1 covered, 335 uncovered")


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "mastery", "--rounds", "1", "--seconds", "0.02", "--alone"]
    assert main(words) == 0
    assert "mastery, " in lines(capsys)[0]
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["figures"]["clone"][0] > 0
    assert main([*words, "--require-ratio", "1"]) == 2


def test_bench_against_others(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("catanatron")
    words = ["bench", "mastery", "--rounds", "1", "--seconds", "0.02", "--require-ratio"]
    assert main([*words, "0.01"]) == 0
    assert lines(capsys)[-1].endswith("at least 0.01")
    assert main([*words, "1000"]) == 1


def test_balance(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", SLUG, "--bot", "random", "--matches", "6", "--processes", "1"]
    assert main(words) == 0
    shown = lines(capsys)
    assert shown[0].startswith("| seats | seat | matches | lowest ")
    assert shown[-1].startswith("6 matches of parley by the random bot, ")
    assert main([*words, "--seats", "3"]) == 0
    assert shown != lines(capsys)
    for wrong in ("9", "two"):
        assert main([*words, "--seats", wrong]) == 2
        assert "parley is for 2 to 3 seats" in capsys.readouterr().err
