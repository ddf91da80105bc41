"""Long commands in a terminal: what is seen meanwhile and afterwards, and what Ctrl-C leaves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Session

SIMULATE = ("simulate", "mastery", "--matches", "12", "--no-coverage", "--processes", "2")
LEAKS = ("leaks", "mastery", "--states", "400", "--runs", "10", "--processes", "2")


@pytest.mark.parametrize("width", [80, 120])
def test_a_bar_on_one_line_and_then_the_result(width: int) -> None:
    pytest.importorskip("rich")
    session = Session(*SIMULATE, width=width)
    assert session.run() == 0
    bars = [text for text in session.seen if " of 12 matches" in text and "━" in text]
    assert bars
    assert all(text.count("\n") == 0 and len(text) <= width - 3 for text in bars)
    assert any("/s" in text and " left" in text for text in bars)
    assert "━" not in session.screen.text
    assert "12 matches, " in session.screen.text
    rows = session.screen.text.splitlines()
    assert all(len(row) < width or not row[-1].isalnum() for row in rows)  # no word is broken


def test_ctrl_c_leaves_what_was_done_and_nothing_else() -> None:
    session = Session(*LEAKS)
    assert session.run(pressed_after=" left") == 130
    text = session.screen.text
    assert "0 leaks in" in text
    assert "gonfalon: stopped after" in text.splitlines()[-1]
    for rest in ("━", "^C", "Traceback"):
        assert rest not in text


def test_ctrl_c_leaves_one_json_document(tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    session = Session(*LEAKS, "--json", out=out)
    assert session.run(pressed_after=" left") == 130
    document = json.loads(out.read_text(encoding="utf-8"))
    assert (document["command"], document["ok"], document["stopped"]) == ("leaks", True, True)
    assert 0 < document["states"] < 400
    assert session.screen.text.startswith("gonfalon: stopped after")


def test_ctrl_c_in_a_measurement_leaves_those_before_it() -> None:
    session = Session("bench", "mastery", "--alone", "--rounds", "1", "--seconds", "1")
    assert session.run(pressed_after="1 of 8 measurements") == 130
    assert "play, as in a search" in session.screen.text
    assert session.screen.text.splitlines()[-1].startswith("gonfalon: stopped after 1 of 8")
