"""The terminal as a newcomer meets it: numbers that stay, cards that say what they do."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.cli import main
from gonfalon.cli.spoken import FILES, WRONG, console, language_in
from gonfalon.cli.terminal.session import Session
from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.kernel.play.standing import in_window
from gonfalon.kernel.values.decision import Label
from gonfalon.kernel.values.message import Message, Text
from tests.cli.person import Person, table
from tests.cli.typed import FIRST, Typed

OTHERS = [language for language in LANGUAGES if language != "en"]
SOLO = ["paladins", "--seats", "1", "--seed", "7", "--name", "Olena"]
EASY = [*SOLO, "--setting", "difficulty=easy"]
ENGLISH_WORD = re.compile(r"\b(?:the|of|is|not|with|and|argument|error|invalid|usage)\b")


def said(words: list[str], *lines: str) -> str:
    session, printed = table(words, Typed(*lines))
    session.play()
    return "\n".join(printed)


def watched(words: list[str], look: Callable[[Session, Any], None], name: str = "random") -> str:
    """Play a whole match, looking at each question that is put; return what was printed."""
    person = Person(name)
    session, printed = table(words, person)
    person.session = session
    put = session.put

    def noted(question: Any) -> None:
        look(session, question)
        put(question)

    session.put = noted  # type: ignore[method-assign]
    assert session.play() == 0
    assert session.match.over
    return "\n".join(printed)


# -- numbers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words", [["mastery", "--seed", "4", "--setting", "round_limit=4", "--seats", "3"], EASY]
)
def test_an_answer_keeps_its_number_while_a_turn_goes_on(words: list[str]) -> None:
    numbers: dict[tuple[int, str], dict[str, str]] = {}
    repeated: list[str] = []

    def look(session: Session, question: Any) -> None:
        known = numbers.setdefault((question.decision.turn, question.decision.kind), {})
        if known:
            repeated.append(question.decision.kind)
        for line in question.lines:
            assert known.setdefault(line.choice.id, line.key) == line.key
        assert len(set(known.values())) == len(known)

    watched(words, look)
    assert repeated


def test_a_number_that_has_gone_means_nothing_else() -> None:
    out = said(FIRST, "1", "done", "none", "1")
    assert out.count("\n  0  End the turn") == 2
    assert "That isn’t possible. You have no manoeuvres left" in out
    assert "Turn 3: Aldric." not in out
    assert "“9” isn’t one of the options" in said(FIRST, "9")


def test_cards_of_a_row_go_by_their_slot_and_actions_by_a_number_of_their_own() -> None:
    actions: dict[str, str] = {}

    def look(session: Session, question: Any) -> None:
        kind = question.decision.kind
        for line in question.lines:
            if kind in ("start", "recruit", "attack", "convert", "suspicion"):
                assert line.key == line.choice.id
            elif kind == "action":
                assert actions.setdefault(line.choice.id, line.key) == line.key

    watched(EASY, look, "heuristic")
    assert actions["pass"] == "0"
    assert actions["develop"] == "1"
    assert len(set(actions.values())) == len(actions) > 6


def test_the_number_of_an_answer_that_is_not_open_brings_the_reason() -> None:
    flat = " ".join(said(EASY, "1", "1", "1", "1", "5", "9").split())
    assert "That isn’t possible. Pray: " in flat
    assert "(PAL-PRAY-03)" in flat
    assert "That isn’t possible. Garrison: " in flat


# -- ending a turn ------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["0", "end", "end_turn"])
def test_ending_a_turn_with_something_unused_is_asked_back(answer: str) -> None:
    out = said(FIRST, answer)
    assert "If you mean “End the turn”, answer 0 again." in " ".join(out.split())
    assert "Turn 3: Aldric." not in out
    assert "Turn 3: Aldric." in said(FIRST, answer, "board", answer)
    assert "where do you take knights from?" in said(FIRST, answer, "1")


def test_a_turn_with_nothing_left_to_do_ends_at_once() -> None:
    out = said(FIRST, "1", "done", "none", "0")
    assert "If you mean" not in out
    assert "Turn 3: Aldric." in out


def test_passing_is_asked_back() -> None:
    begun = [*EASY, "--setting", "difficulty=easy"], "1", "1", "1", "1"
    assert "Olena passes." not in said(*begun, "pass")
    assert "Olena passes." in said(*begun, "pass", "0")


# -- what cards do ------------------------------------------------------------------------------


def test_what_a_card_does_is_shown_where_it_is_offered() -> None:
    out = said(EASY, "? 4", "4")
    assert "  3  Squire (strength)\n       If you discard it: 1 fighter." in out
    assert "  4  Squire (influence)\n       If you discard it: influence +1." in out
    assert "  1  Gérier\n       Workers: cleric and fighter. Faith +3, influence +1." in out
    asked = out[out.index("PAL-SETUP-11") :]
    assert "\n  Squire (influence). If you discard it: influence +1." in asked


def test_ways_to_perform_an_action_say_what_they_bring() -> None:
    out = said(EASY, "1", "1", "1", "1", "hunt")
    assert re.search(r"1  .*1 worker\n +1 provision\n", out)
    session, _ = table(EASY, Typed())
    gains = [
        {
            "card": None,
            "effects": [{"op": "silver", "n": 1}, {"op": "worker", "n": 1, "type": "scout"}],
        },
        {"card": "paladin:otton", "effects": [{"op": "silver", "n": 2}]},
    ]
    label = Label(Text(Message("x")), (), {"gains": gains, "then": []})
    assert session.screen.details("mode", label) == ["1 silver, 1 scout; Otton: 2 silver"]


def test_info_shows_the_table_of_the_game() -> None:
    flat = " ".join(said(EASY, "1", "info", "info squire").split())
    assert "King’s Order (Convert). Fulfilled if you have performed Convert" in flat
    assert "Marauder (Viking). " in flat
    assert "Olena Missionary (labourer). If you discard it" in flat
    assert len(re.findall(r"Squire \([a-z]+\)\. If you discard it", flat)) >= 5
    assert "Nothing lies on the table yet" in said(SOLO, "info")


@pytest.mark.parametrize(("words", "prefix"), [(FIRST, "MM-"), (EASY, "PAL-")])
def test_help_speaks_of_the_game_at_the_table(words: list[str], prefix: str) -> None:
    session, printed = table(words, Typed("help"))
    session.play()
    out = "\n".join(printed[printed.index(session.told.title) :])
    assert f"? {prefix}" in out
    assert f"gonfalon play {words[0]} --load FILE" in out
    assert ("names a place on the map" in out) == (words[0] == "mastery")
    assert "0  ends your turn." in out
    name = re.search(r"“info (.+)” looks", out.replace("\n      ", " "))
    assert name
    assert "Nothing here is called" not in said(words, f"info {name[1]}")
    assert "MM-" not in out or prefix == "MM-"


# -- the opponent of the solo game --------------------------------------------------------------


def test_a_solo_match_shows_the_opponents_markers_and_both_score_sheets() -> None:
    boards: list[str] = []

    def look(session: Session, question: Any) -> None:
        view = session.match.view(0)
        boards.extend(session.screen.board(view))
        if view["state"]["automa"] is not None and view["state"]["round"]:
            automa = view["state"]["automa"]
            shown = f"Position of the resource marker: {automa['position']}/{automa['positions']}"
            assert any(shown in line for line in session.screen.board(view))

    out = watched(EASY, look)
    assert any("Schemes turned up: " in line for line in boards)
    assert any("Workers placed: " in line for line in boards)
    end = out[out.rindex("The match is over.") :]
    sheets = re.split(r"\n(?=\d\. Olena|Bot: )", end)
    assert len(sheets) == 3
    for sheet in sheets[1:]:
        total = int(re.search(r": (−?\d+) points?", sheet)[1].replace("−", "-"))  # type: ignore[index]
        lines = re.findall(r"^     .*: (−?\d+)$", sheet, re.M)
        assert len(lines) > 10
        assert sum(int(points.replace("−", "-")) for points in lines) == total


def test_every_gain_of_workers_of_the_opponent_is_logged() -> None:
    """What the log says of its workers adds up to what it has, at every question."""
    counts: list[int] = []

    def look(session: Session, question: Any) -> None:
        automa = session.match.view(0)["state"]["automa"]
        if automa is None or not automa["workers"]:
            return
        said, spent = 0, 0
        for event in session.events:
            assert not isinstance(event, str)
            words = event.named_arguments(session.match.content.vocabulary)
            if event.message.id == "event-automa-workers":
                said, spent = words["count"], 0
            elif event.message.id == "event-automa-acts":
                spent += words["workers"]
            elif event.message.id == "event-automa-rests":
                said, spent = words["left"], 0
            elif event.message.id == "event-automa-favour":
                spent += 1
        assert said - spent == automa["workers"]
        counts.append(said)

    for seed in ("1", "2", "3"):
        words = ["paladins", "--seats", "1", "--seed", seed, "--setting", "difficulty=hard"]
        watched(words, look)
    assert len(set(counts)) > 3


# -- the language of the command line -----------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "words",
    [
        ["play"],
        ["play", "chess"],
        ["play", "mastery", "--seatz", "3"],
        ["play", "mastery", "--seats"],
        ["play", "mastery", "--seats", "x"],
        ["play", "mastery", "--seats", "9"],
        ["play", "mastery", "--bot", "deep"],
        ["play", "mastery", "--s", "3"],
        ["play", "mastery", "--setting", "x"],
        ["play", "mastery", "--setting", "x=1"],
        ["play", "mastery", "--variant", "peace"],
        ["play", "mastery", "--setting", "round_limit=0"],
        ["play", "mastery", "--name", "A", "--name", "A"],
        ["play", "mastery", "--load", "no-such-file"],
        ["play", "mastery", "--load", "."],
        ["play", "mastery", "--load", __file__],
        ["play", "paladins", "--seats", "2", "--setting", "difficulty=easy"],
    ],
)
def test_what_is_wrong_is_said_in_the_language_of_the_table(
    words: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--lang", language]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert error.startswith("gonfalon")
    told = re.sub(r"«[^»]*»|„[^”]*”|\S*/\S*", "", error)
    assert not ENGLISH_WORD.search(told), error
    assert "command-" not in error
    if language != "pl":
        assert re.search("[а-яіїє]", error)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_page_is_in_the_language_of_the_table(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--help", f"--lang={language}"]) == 0
    page = capsys.readouterr().out
    assert console(language).command("seats") in " ".join(page.split())
    assert "command-" not in page
    assert bool(ENGLISH_WORD.search(page.replace("--seed", ""))) == (language == "en")


def test_all_that_can_be_wrong_has_its_text_in_every_language() -> None:
    keys = ["bad-file", *(key for key, _ in WRONG), *(key for _, key in FILES)]
    for language in LANGUAGES:
        told = console(language)
        for key in keys:
            args = dict.fromkeys(("name", "names", "value", "file"), "x")
            assert told.formatted(f"interface-command-{key}", args)


def test_the_language_of_a_command_line() -> None:
    assert language_in(["play", "mastery", "--lang", "pl"]) == "pl"
    assert language_in(["play", "--lang=uk", "mastery"]) == "uk"
    assert language_in(["play", "mastery"]) == "en"
    assert language_in(["play", "--lang", "de"]) == "en"
    assert language_in(["play", "--lang"]) == "en"


@pytest.mark.parametrize("language", OTHERS)
def test_a_file_that_cannot_be_written_is_told_of_in_the_language_of_the_table(
    language: str,
) -> None:
    out = said([*FIRST, "--lang", language], "save /no/such/folder/file", "record /")
    assert "Errno" not in out
    assert "No such" not in out
    assert out.count("/no/such/folder/file") == 1


# -- windows ------------------------------------------------------------------------------------


class Passing(Person):
    """Types `auto` in the first window that a seat is asked in, and later to be asked again."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.windows: list[tuple[int, str]] = []  # seat and kind of each window that was asked
        self.stopped = 0

    def __call__(self, prompt: str) -> str | None:
        assert self.session is not None
        if not self.session.match.over and not self.again:
            decision = self.session.match.open_decisions[0]
            if decision.seat != self.session.at_table:
                return ""  # the keyboard is handed over
            if in_window(self.session.match, decision):
                self.windows.append((decision.seat, decision.kind))
                if not self.stopped:
                    return "auto"
            elif len(self.windows) > 1 and decision.turn > 30 and decision.seat in self.orders:
                self.stopped += 1
                return "auto"
        return super().__call__(prompt)

    @property
    def orders(self) -> dict[int, set[str]]:
        """The orders of all seats."""
        assert self.session is not None
        return self.session.orders


def test_auto_passes_in_windows_like_the_open_one_until_it_is_taken_back() -> None:
    words = ["mastery", "--seed", "5", "--seats", "2", "--hotseat"]
    session, printed = table(words, lambda prompt: person(prompt))
    person = Passing(session)
    session.play()
    out = "\n".join(printed)
    times = out.count("from now on automatically in windows like this")
    assert times == len(set(person.windows[:times])), "each seat was asked once about each kind"
    assert person.stopped == out.count("asked in every window again") == 2
    assert len(person.windows) > times, "and then again"
    assert session.orders == {}


def test_auto_outside_a_window_says_what_it_is_for() -> None:
    assert "Type auto in a response window" in said(FIRST, "auto")
