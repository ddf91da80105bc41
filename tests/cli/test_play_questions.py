"""`gonfalon play`: what is asked, and how one may answer."""

from __future__ import annotations

from tests.cli.typed import FIRST, said


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
