"""What a client draws of a duel, and what it says about answers."""

from __future__ import annotations

import pytest

from gonfalon.games.glory.rules.duel.foes import BRAVE, CARD, KNIGHT_FOE, PLAYER, VIRTUAL
from tests.games.glory.duels import fight
from tests.games.glory.scenario import opponent_is, player, rolls, table


@pytest.mark.rules("GLO-DUEL-10", "GLO-DUEL-20")
def test_everything_about_a_duel_between_players_is_seen() -> None:
    s = table(
        player(strength=4, faith=1, allies="thug", relics="medallion"),
        player(allies="squire", prestige="office"),
        order=[0, 1],
    )
    d = fight(s, PLAYER, 1, tournament=True)
    s.seat(0).chooses("thug")
    rolls(s, "steed 1 0", "armour 2 1", "strength S 2 1", "steed 4 1", "armour 1 1")
    s.seat(0).chooses("4")
    rolls(s, "steed 0")
    s.seat(0).chooses("steed-1")
    s.seat(1).chooses("none", "none")
    view = d.view()
    assert view["tournament"]
    assert (view["pass_number"], view["passes_to_win"]) == (1, 2)
    assert (view["step"], view["order"], view["acting"]) == ("relic", [1, 0], 0)
    assert (view["ahead"], view["winner"]) == (0, None)
    mine, theirs = view["duellists"]
    assert mine == {
        "kind": "player",
        "seat": 0,
        "component": "",
        "won": 0,
        "attack": 10,
        "prestige": 0,
        "dice": mine["dice"],
        "active": ["strength"],
        "modifiers": [],
        "committed": 4,
        "faith": 1,
        "allies": ["thug"],
        "relics": [],
        "prestige_used": [],
        "worth": 7,
    }
    assert mine["dice"][0] == {
        "id": "strength-special",
        "colour": "strength",
        "face": 9,
        "value": 5,
        "counts": True,
    }
    assert [die["counts"] for die in mine["dice"]] == [True, False, False, True, False, True, False]
    assert theirs["modifiers"] == [{"what": "attack", "n": -1, "source": "ally:thug"}]
    assert theirs["attack"] == 1 + 2 - 1


def test_relics_and_jesters_are_named_as_sources() -> None:
    s = table(player(allies="jester", relics="amulet", strength=1))
    d = fight(s, KNIGHT_FOE, "henry_v")
    s.seat(0).chooses("jester")
    mine, theirs = d.view()["duellists"]
    assert theirs["modifiers"] == [{"what": "prestige", "n": -2, "source": "ally:jester"}]
    assert (theirs["attack"], theirs["prestige"]) == (10, 0)
    assert mine["dice"] == []
    rolls(s, "steed 0 0", "armour 0 0", "steed 0 0", "armour 0 0")
    s.seat(0).chooses("0")
    before = d.run
    s.seat(0).chooses("amulet")
    assert before.lasting.entries[1][3] == 101


@pytest.mark.parametrize(
    ("kind", "foe", "told"),
    [
        (KNIGHT_FOE, "henry_v", ("knight", None, "knight:henry_v")),
        (CARD, "rescue", ("card", None, "travel:rescue")),
        (BRAVE, "brave", ("title", None, "title:brave")),
        (VIRTUAL, 1, ("opponent", 1, "knight:henry_v")),
        (PLAYER, 1, ("player", 1, "")),
    ],
)
def test_who_the_opponent_is(kind: int, foe: str | int, told: tuple[str, int | None, str]) -> None:
    if kind == VIRTUAL:
        s = table(player(strength=1), seats=1, settings={"scenario": "rivalry"})
        opponent_is(s, s.state.content.knights.ids.index("henry_v"))
    else:
        s = table(player(strength=1))
    view = fight(s, kind, foe).view()
    foe_view = view["duellists"][1]
    assert (foe_view["kind"], foe_view["seat"], foe_view["component"]) == told
    name = {VIRTUAL: "opponent", BRAVE: "title"}.get(kind, told[0])
    s.happened(f"duel-{name}", "pass-begins")


def test_between_the_last_pass_and_the_end_the_winner_is_seen() -> None:
    s = table(player(allies="squire veteran_ally"))
    rolls(s, "steed 0 0", "armour 0 0", "steed 0 0", "armour 0 0")
    d = fight(s, CARD, "black_knight")
    s.seat(0).chooses("squire", "veteran_ally")
    assert s.seat(0).kind() == "duel-recover-ally"
    view = d.view()
    assert (view["step"], view["order"], view["winner"]) == (None, [], 1)
    assert [side["attack"] for side in view["duellists"]] == [0, 10]
    assert [side["prestige"] for side in view["duellists"]] == [0, 2]
    assert s.m.explain(0)[0].preview is None


def test_answers_say_how_the_pass_would_stand() -> None:
    s = table(player(strength=1, faith=1, allies="squire witch", relics="ring medallion"))
    d = fight(s, KNIGHT_FOE, "joao_i")
    rolls(s, "steed 1 0", "armour 2 1")
    me = s.seat(0)
    me.chooses("0")
    [question] = s.m.explain(0)
    assert question.preview is not None
    assert question.preview["attack"] == [3, 9]
    assert question.preview["prestige"] == [0, 2]
    assert question.preview["ahead"] == 1
    assert me.label("steed-0")["preview"] is None, "dice cannot be foreseen"
    me.chooses("none")
    assert me.label("squire")["preview"] == {"attack": [6, 9], "prestige": [0, 2], "ahead": 1}
    assert me.label("witch")["preview"] == {"attack": [3, 8], "prestige": [0, 2], "ahead": 1}
    assert me.label("none")["preview"] == {"attack": [3, 9], "prestige": [0, 2], "ahead": 1}
    assert me.label("squire")["touches"] == ["ally:squire"]
    me.chooses("none", "none")
    assert me.label("medallion")["preview"] == {"attack": [4, 9], "prestige": [0, 2], "ahead": 1}
    assert me.label("ring")["preview"] is None
    assert d.attacks() == (3, 9), "nothing has happened"
