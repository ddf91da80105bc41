"""`gonfalon play` as a person meets it: from the first line to the last."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.kernel.game import game, installed_games
from gonfalon.speech import Speech
from gonfalon.terminal.voice import voice
from tests.cli.person import table, typed_match
from tests.cli.typed import FIRST, LANGUAGES, Typed, play, said

# -- whole matches ------------------------------------------------------------------------------


def test_a_whole_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["mastery", "--seed", "ballad", "--name", "Olena"]
    record = tmp_path / "ballad.record"
    typed = [*typed_match(words), f"record {record}", "log all", "board", "help", "dance", ""]
    code, out = play(words, typed, monkeypatch, capsys)
    assert code == 0
    assert "Medieval Mastery" in out
    assert "wins the game with" in out
    assert "1. " in out
    assert "Seed: " in out
    assert "“dance” isn’t a command" in out
    assert out.endswith("Goodbye.\n")
    assert "interface-" not in out
    assert "$" not in out
    assert main(["verify", str(record)]) == 0
    assert "holds:" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_speaks(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["mastery", "--seed", "5", "--lang", language, "--setting", "round_limit=2"]
    typed = typed_match(words, "heuristic")
    asking = ["?", "info", "help", "? MM-ADV-03", "info B2", "undo", "save", "xyz"]
    code, out = play(words, [*asking, *typed, ""], monkeypatch, capsys)
    assert code == 0
    assert "MM-ADV-03" in out
    assert "play-" not in out.replace("gonfalon play", "")
    cyrillic = any("а" <= letter <= "я" for letter in out)
    assert cyrillic == (language in ("ru", "uk"))


@pytest.mark.parametrize("slug", installed_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_the_terminal_says_can_be_said(language: str, slug: str) -> None:
    told = voice(game(slug), language)
    assert isinstance(told, Speech)
    english = voice(game(slug), "en")
    assert isinstance(english, Speech)
    own = [id for id in english.bundle._messages if id.startswith("interface-play-")]
    assert len(own) > 60
    assert {id for id in told.bundle._messages if id.startswith("interface-play-")} == set(own)
    words = {"star": "★", "knight": "♞", "mark": "A", "text": "t", "names": "n", "name": "N"}
    words |= {"file": "f", "reason": "r", "command": "c", "rule": "R", "place": "B2", "team": "A+B"}
    words |= {"commitment": "c0", "seed": "5eed", "key": "1", "game": slug}
    words |= {"steed": "II", "armour": "III"}
    numbers = ["points", "target", "together", "knights", "castle", "hand", "deck", "discard"]
    numbers += ["glory", "pawns", "coin", "strength", "faith", "won", "attack", "prestige"]
    numbers += ["round", "rounds", "tax", "silver", "provisions", "suspicion", "unpaid", "paid"]
    # of Crusaders
    words |= dict.fromkeys(("bishops", "city", "raiders", "rescripts", "seat"), "w")
    numbers += ["bonus", "coins", "count", "income", "influence", "lands", "losses"]
    numbers += ["manoeuvre", "manoeuvres", "marker", "supply", "units", "walls"]
    args = {**words, **dict.fromkeys((*numbers, "n", "number"), 3)}
    for id in own:
        assert told.formatted(id, args)
    assert told.faults == []


@pytest.mark.parametrize(
    "more",
    [
        ["--seats", "3", "--variant", "castle_siege", "--variant", "disorder", "--bot", "random"],
        ["--seats", "4", "--variant", "loyalty", "--setting", "castles=choose"],
        ["--seats", "6", "--variant", "ruthlessness"],
    ],
)
def test_other_tables(more: list[str]) -> None:
    words = ["mastery", "--seed", "9", "--setting", "round_limit=3", *more]
    assert typed_match(words, "random")


def test_people_share_a_keyboard() -> None:
    words = ["mastery", "--seed", "3", "--hotseat", "--name", "Ann", "--name", "Bob"]
    session, printed = table([*words, "--setting", "round_limit=1"], Typed("", *["1"] * 3, "quit"))
    assert session.match.policy == "everyone"
    assert session.people == [0, 1]
    assert session.play() == 0
    hands = [line for line in printed if "Your hand" in line]
    assert hands


def test_bots_alone_are_watched() -> None:
    session, printed = table(["mastery", "--seed", "3", "--setting", "round_limit=2"], Typed())
    session.people = []
    session.sitting.bots[0] = session.sitting.bots[1]
    assert session.play() == 0
    assert any(line.startswith("1. ") for line in printed)


# -- leaving ------------------------------------------------------------------------------------


def test_the_end_of_input_is_a_farewell(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = play(FIRST, [], monkeypatch, capsys)
    assert code == 0
    assert out.endswith("You’re leaving the table before the match is finished.\n")


def test_quit() -> None:
    code, out = said(FIRST, "quit")
    assert code == 0
    assert out.endswith("before the match is finished.")


def test_ctrl_c_leaves_only_when_repeated() -> None:
    code, out = said(FIRST, KeyboardInterrupt, "1", KeyboardInterrupt, KeyboardInterrupt)
    assert code == 130
    assert out.count("Press Ctrl-C again") == 2
    assert "where do you take knights from?" in out


# -- the table as such --------------------------------------------------------------------------


def test_the_same_seed_brings_the_same_evening() -> None:
    assert said(FIRST, "1", "done", "1", "4") == said(FIRST, "1", "done", "1", "4")
    other = ["mastery", "--seed", "8", "--name", "Olena"]
    assert said(FIRST) != said(other)


@pytest.mark.parametrize(
    "words",
    [
        ["mastery", "--seats", "7"],
        ["mastery", "--seats", "1"],
        ["mastery", "--name", "A", "--name", "B", "--name", "C"],
        ["mastery", "--name", "A", "--name", "A"],
        ["mastery", "--variant", "peace"],
        ["mastery", "--setting", "nonsense"],
        ["chess"],
    ],
)
def test_wrong_wishes_are_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *words]) == 2
    assert "error" in (error := capsys.readouterr().err) or error.count("\n") == 1
