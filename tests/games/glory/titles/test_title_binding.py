"""Which tokens a title binds (GLO-DEC-27), and the best set of titles as a player sees it."""

from __future__ import annotations

import pytest

from tests.games.glory.claiming import bound, settling
from tests.games.glory.scenario import player


@pytest.mark.rules("GLO-DEC-27", "GLO-TTL-04")
def test_allies_of_any_kind_are_chosen() -> None:
    """GLO-DEC-27: exactly five, one after another or all at once."""
    s = settling(player(allies="nun thug queen squire squire king"), titles="influential")
    ada = s.seat(0)
    ada.chooses("influential")
    assert ada.kind() == "bind-allies"
    question = s.m.explain(0)[0]
    assert question.amounts is not None
    assert (question.amounts["least"], question.amounts["most"]) == (5, 5)
    # Five of six: one of the Squires is among them in any case.
    assert ada.prompt()["message"] == "ask-bound-allies-next"
    assert ada.prompt()["args"] == {"title": "influential", "count": 5, "picked": ["squire"]}
    assert ada.options() == ["squire", "nun"]
    assert ada.label("squire")["touches"] == ["ally:squire"]
    ada.chooses("nun")  # the others follow
    assert bound(s)[1] == "squire nun thug queen king"
    assert ada.allies == "squire"
    assert s.at_rest


@pytest.mark.rules("GLO-DEC-27")
def test_the_first_question_lists_nothing() -> None:
    s = settling(player(allies="nun thug queen squire king lady bishop"), titles="influential")
    s.seat(0).chooses("influential")
    first = s.seat(0).prompt()
    assert first == {"message": "ask-bound-allies", "args": {"title": "influential", "count": 5}}
    s.seat(0).chooses("squire")
    assert s.seat(0).prompt()["args"]["picked"] == ["squire"]


@pytest.mark.rules("GLO-DEC-27")
def test_without_a_choice_nothing_is_asked() -> None:
    """GLO-DEC-27: automatic with one distinct choice."""
    s = settling(player(allies="nun thug queen squire squire"), titles="influential")
    s.seat(0).chooses("influential")
    assert s.at_rest
    assert bound(s)[1] == "squire squire nun thug queen"


@pytest.mark.rules("GLO-DEC-27", "GLO-TTL-04")
def test_relics_of_any_kind_are_chosen() -> None:
    """GLO-DEC-27: relics of a kind are the same, so few sets remain, and all are offered."""
    s = settling(
        player(coin=2, relics="ring ring amulet", spent_relics="ring rosary", goals="founder")
    )
    ada = s.seat(0)
    ada.chooses("founder")
    assert ada.kind() == "bind-relics"
    assert ada.prompt()["args"] == {"title": "founder", "count": 4}
    assert ada.options() == [
        "amulet:ring:ring:ring",
        "amulet:ring:ring:rosary",
        "ring:ring:ring:rosary",
    ]
    assert ada.label("ring:ring:ring:rosary")["args"] == {
        "relics": ["ring", "ring", "ring", "rosary"]
    }
    ada.chooses("amulet:ring:ring:rosary")
    assert bound(s)[2] == "amulet ring ring rosary"
    assert ada.relics == "ring"  # the spent ring was bound first
    assert s.state.boards[0].spent_relics == [0, 0, 0, 0]
    assert s.event("relics-bound")["relics"] == ["amulet", "ring", "ring", "rosary"]


@pytest.mark.rules("GLO-TTL-12")
def test_the_question_shows_the_best_set() -> None:
    """GLO-TTL-12: with the tokens to bind, and the duels that are still open."""
    s = settling(
        player(
            coin=6,
            strength=3,
            allies="minstrel minstrel minstrel queen squire nun thug thug",
            goals="influential brave",
        )
    )
    preview = s.m.explain(0)[0].preview
    assert preview is not None
    shown = [(one["title"], one["glory"], one["goods"]["coin"]) for one in preview["titles"]]
    assert shown == [("lucky", 4, 3), ("patron", 5, 3), ("influential", 4, 0)]
    assert [one["allies"] for one in preview["titles"]] == [
        [],
        ["minstrel", "minstrel"],
        ["minstrel", "squire", "nun", "thug", "thug"],
    ]
    assert (preview["glory"], preview["duels"]) == (13, ["brave"])
    assert s.seat(0).prompt() == {"message": "ask-title", "args": {"best": 13}}
