"""`gonfalon play` as a person meets it: by typing, and by reading what comes back."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.cli.play.play import begun
from gonfalon.cli.terminal.saves import load
from gonfalon.kernel.game import game, installed_games
from gonfalon.kernel.records.saving import digest
from gonfalon.kernel.values.errors import NotInstalled, RecordError
from gonfalon.speech import Speech
from gonfalon.terminal.paint import Paint, wants_colour, wants_drawing
from gonfalon.terminal.screen import Screen, screen_of
from gonfalon.terminal.voice import Voice, voice
from tests.cli.person import options, table, typed_match

LANGUAGES = ["en", "ru", "uk", "pl"]
FIRST = ["mastery", "--seed", "7", "--name", "Olena"]
"""A match in which Olena (seat 0) is asked for the first time in the second turn."""


def play(
    words: list[str],
    typed: Iterable[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> tuple[int, str]:
    """Type lines into the command; return its exit code and what it printed."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    code = main(["play", *words])
    return code, capsys.readouterr().out


class Typed:
    """Types given lines, then nothing more; an exception in the list is raised."""

    def __init__(self, *lines: str | type[BaseException]) -> None:
        self.lines = list(lines)

    def __call__(self, prompt: str) -> str | None:
        if not self.lines:
            return None
        line = self.lines.pop(0)
        if not isinstance(line, str):
            raise line
        return line


def said(words: list[str], *lines: str | type[BaseException]) -> tuple[int, str]:
    """Type lines at a table without the command around it."""
    session, printed = table(words, Typed(*lines))
    return session.play(), "\n".join(printed)


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


# -- questions ----------------------------------------------------------------------------------


def test_the_first_screen_shows_everything_one_needs() -> None:
    _code, out = said(FIRST)
    for part in ("♜ O♞6", "★★★", "B3 Lake", "Your hand:", "► O Olena: 1 of 13 points"):
        assert part in out
    assert "Crown of Order, Orb of Greed, Sceptre of Influence" in out
    assert "  1  Begin a manoeuvre: redeploy, then advance\n  0  End the turn" in out


def test_an_answer_may_be_a_number_an_id_a_place_or_its_beginning() -> None:
    for answer in ("1", "manoeuvre", "man", "MAN", "begin", "redeploy"):
        _code, out = said(FIRST, answer)
        assert "where do you take knights from?" in out, answer
    for answer in ("B4", "b4", "take abbey", "abbey"):
        _code, out = said(FIRST, "1", "done", answer)
        assert "How many knights advance to Abbey at B4?" in out, answer


def test_an_answer_that_fits_twice_is_asked_back() -> None:
    _code, out = said(FIRST, "1", "done", "take")
    assert "“take” could be: 1 Take City at A3" in out


def test_numbers_of_knights_mean_what_they_say() -> None:
    _code, out = said(FIRST, "1", "done", "B4", "5")
    assert "Olena advances to Abbey at B4 with 5 knights." in out


def test_what_is_refused_is_refused_with_the_rule() -> None:
    _code, out = said(FIRST, "1", "done", "B1", "A1", "crown", "99")
    flat = " ".join(out.split())
    assert "Aldric’s castle can’t be attacked" in flat
    assert "(MM-ADV-04)" in flat
    assert "Grasslands at A1: out of reach" in flat
    assert "(MM-ADV-03)" in flat
    assert "“99” isn’t one of the options" in flat


def test_a_question_mark_explains() -> None:
    _code, out = said(FIRST, "?", "1", "done", "?", "? 1", "? B1", "? mm-bat-61", "?city", "? zzz")
    flat = " ".join(out.split())
    assert "Begin a manoeuvre: redeploy, then advance (MM-TURN-05)" in flat
    assert "Not possible right now:" in flat
    assert "Crown of Order" in flat
    assert "B1: Aldric’s castle can’t be attacked" in flat
    assert "Rule MM-ADV-03: " in flat
    assert "Rule MM-ADV-04: " in flat
    assert "Rule MM-BAT-61: " in flat
    assert "City. At the start of a battle here" in flat
    assert "Nothing here is called “zzz”." in flat


def test_things_can_be_looked_up() -> None:
    _code, out = said(FIRST, "info", "card ambush", "info b2", "board", "log 2", "log all")
    assert "Sceptre of Loyalty. When you defend" in out
    assert "Ambush. " in out
    assert "Held by Aldric" in out
    assert out.count("► O Olena") == 2
    assert out.count("The match begins.") == 2


def test_an_empty_line_repeats_the_question_or_takes_the_only_answer() -> None:
    _code, out = said(FIRST, "")
    assert out.count("  0  End the turn") == 2
    _code, out = said(FIRST, "1", "done", "none", "", "quit")
    assert "You have no manoeuvres left" in out
    assert "Turn 3: Aldric." in out


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


class Tty(io.StringIO):
    """An output that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_colour_is_for_terminals_that_want_it() -> None:
    assert wants_colour(Tty(), {})
    assert not wants_colour(io.StringIO(), {})
    assert not wants_colour(Tty(), {"NO_COLOR": "1"})
    assert not wants_colour(Tty(), {"TERM": "dumb"})
    assert Paint(colour=True).seat(0, "x") == "\x1b[1;31mx\x1b[0m"
    assert Paint().seat(0, "x") == "x"


def test_names_have_the_colours_of_their_seats() -> None:
    names = ["Ann", "Anna Z."]
    paint = Paint(colour=True)
    assert paint.named("Anna Z. pays Ann 2", names) == (
        "\x1b[1;34mAnna Z.\x1b[0m pays \x1b[1;31mAnn\x1b[0m 2"
    )
    assert paint.named("Annals of Anna", names) == "Annals of Anna"
    assert paint.named("Ann wins", names, "1") == "\x1b[1;31mAnn\x1b[0m\x1b[1m wins\x1b[0m"
    assert Paint().named("Anna Z. pays Ann 2", names, "1") == "Anna Z. pays Ann 2"


def played_in_a_terminal(typed: Path, *settings: str) -> str:
    """Return what a match prints in a terminal."""
    pty = pytest.importorskip("pty")
    typed.write_text("1\n" * 6, encoding="utf-8")
    words = ["play", "mastery", "--seats", "2", "--seed", "colours", "--name", "Ann", "--lang=en"]
    ours, theirs = pty.openpty()
    with typed.open("rb") as keys:
        process = subprocess.Popen(
            ["env", *settings, sys.executable, "-m", "gonfalon", *words],
            stdin=keys,
            stdout=theirs,
            stderr=theirs,
        )
    os.close(theirs)
    printed = b""
    while True:
        try:
            printed += os.read(ours, 65536)
        except OSError:  # as Linux says the end
            break
    os.close(ours)
    assert process.wait(60) == 0
    return printed.decode()


def test_a_terminal_has_colours_unless_it_must_not(tmp_path: Path) -> None:
    typed = tmp_path / "typed"
    coloured = played_in_a_terminal(typed, "-u", "NO_COLOR", "TERM=xterm")
    assert "\x1b[1;31mAnn\x1b[0m" in coloured
    assert "\x1b[" not in played_in_a_terminal(typed, "NO_COLOR=1", "TERM=xterm")


def test_symbols_are_for_outputs_that_can() -> None:
    assert wants_drawing(io.TextIOWrapper(io.BytesIO(), "utf-8"))
    assert not wants_drawing(io.TextIOWrapper(io.BytesIO(), "latin-1"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("width", [80, 120])
def test_the_map_fits(seats: int, width: int) -> None:
    session, _ = table(["mastery", "--seed", "1", "--seats", str(seats)], Typed(), width)
    board = session.screen.outline(session.match.view(0))
    assert max(len(line) for line in board) <= width
    names = session.screen.places().values()
    assert len(set(names)) == len(names)
    text = "\n".join(board)
    assert all(name in text for name in names)


def test_the_map_in_plain_letters() -> None:
    saved = begun(game("mastery"), options(FIRST))
    told = voice(game("mastery"), "en", saved.names)
    screen = screen_of(saved.match, told, Paint(drawing=False))
    board = screen.board(saved.match.view(0))
    assert all(line.isascii() for line in screen.outline(saved.match.view(0)))
    assert any("+------" in line for line in board)


def test_marks_differ_even_if_initials_do_not() -> None:
    session, _ = table(["mastery", "--seed", "1", "--name", "Anna"], Typed())
    board = "\n".join(session.screen.outline(session.match.view(0)))
    assert "1♞" in board
    assert "2♞" in board


def test_without_the_library_it_still_speaks() -> None:
    saved = begun(game("mastery"), options(FIRST))
    told = Voice(game("mastery"), "pl", saved.names)
    assert told.language == "en"
    assert told.play("bye") == "Goodbye."
    assert told.play("player", points=1, target=13, knights=2, castle=3, hand=4, deck=5, discard=6)
    screen = screen_of(saved.match, told, Paint())
    assert screen.board(saved.match.view(0))
    match = saved.match
    asked = told.explained(match.explain(match.open_decisions[0].seat)[0])
    assert asked.options


def test_a_game_without_a_screen_of_its_own_can_be_played() -> None:
    session, printed = table(["mastery", "--seed", "4", "--setting", "round_limit=1"], Typed())
    session.screen = Screen(session.match, session.told, session.paint)
    assert session.play() == 0
    assert any("What do you do?" in line for line in printed)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_of_paladins_shows_rows_and_boards(language: str) -> None:
    words = ["paladins", "--seats", "3", "--seed", "5", "--name", "Olena", "--lang", language]
    session, printed = table(words, Typed("1", "1", "1", "1", "board"))
    session.play()
    board = session.screen.board(session.match.view(0))
    text = "\n".join(board)
    assert max(len(line) for line in board) <= 80
    assert all(name in text for name in session.told.names)
    assert all(f"[{slot}] " in text for slot in range(1, 7))
    assert "play-" not in text
    assert board[-1] in printed
    told = session.told
    assert told.name_of("attributes", "faith") in text
    assert told.name_of("townsfolk", session.match.view(0)["state"]["townsfolk"][0]) in text


def test_the_board_of_paladins_shows_the_automated_opponent() -> None:
    words = ["paladins", "--seats", "1", "--seed", "5", "--setting", "difficulty=hard"]
    session, _ = table(words, Typed("1", "1", "1", "1"))
    session.play()
    view = session.match.view(0)
    board = session.screen.board(view)
    there = [line for line in board if line.lstrip("► ").startswith(session.told.seat(1))]
    assert len(there) == 1
    after = board[board.index(there[0]) :]
    assert f"     Workers: {view['state']['automa']['workers']}" in after
