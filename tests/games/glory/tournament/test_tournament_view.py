"""What is shown of tournaments and titles, and to whom."""

from __future__ import annotations

from gonfalon.games.glory.present.tournament_view import (
    goals_view,
    public_titles_view,
    tournament_view,
)
from gonfalon.games.glory.rules.tournament.tournament import Tournament
from tests.games.glory.jousting import (
    challenged,
    cities,
    current_plays,
    end_step,
    ends_duel,
    joust,
)
from tests.games.glory.scenario import player, table


def test_the_bracket_shows_places_duels_and_stage() -> None:
    s = table(*[player(strength=1, hand="game")] * 2, phase="tournament")
    s.state.prize = s.state.content.prizes.index("laurel")
    joust(s, 0, "henry_v", 1, "joao_i", "juan_ii", "jan_zizka", "james_ii", "charles_vii")
    before = tournament_view(s.m)["bracket"]
    assert before is not None
    assert (before["stage"], before["prize"], before["late"]) == (None, "laurel", [])
    s.begin_with(Tournament())
    ends_duel(s, True)
    bracket = tournament_view(s.m)["bracket"]
    assert bracket is not None
    assert bracket["places"][:2] == [
        {"side": 0, "knight": None},
        {"side": None, "knight": "henry_v"},
    ]
    assert bracket["stage"] == 1
    assert bracket["duels"][0]["winner"] == {"side": 0, "knight": None}
    assert [duel["fighting"] for duel in bracket["duels"]] == [False, True] + [False] * 5
    assert bracket["duels"][4] == {
        "stage": 2,
        "left": {"side": 0, "knight": None},
        "right": None,
        "winner": None,
        "fighting": False,
    }
    assert tournament_view(s.m)["cities"] is None


def test_the_bracket_shows_who_may_still_play_cards() -> None:
    hands = ["game", "dance"]
    s = table(*[player(strength=1, hand=hand) for hand in hands], phase="tournament")
    s.state.prize = 0
    joust(s, 0, "henry_v", 1, "joao_i", "juan_ii", "jan_zizka", "james_ii", "charles_vii")
    s.begin_with(Tournament())
    ends_duel(s, False)
    ends_duel(s, False)
    bracket = tournament_view(s.m)["bracket"]
    assert bracket is not None
    assert bracket["beaten"] == [1]
    end_step(s, current_plays(s))


def test_the_kinds_of_late_knights_are_public() -> None:
    s = table(phase="registration")
    s.state.card = s.state.content.tournaments.ids.index("card_2_c")
    s.state.used_cards = [s.state.card]
    joust(s, "jan_zizka", "", "henry_v")
    bracket = tournament_view(s.m)["bracket"]
    assert bracket is not None
    assert bracket["late"] == ["king", "noble"]
    assert bracket["places"][1] is None


def test_cities_show_knights_challengers_and_results() -> None:
    s = table(*[player(strength=1)] * 2, phase="tournament", settings={"tournament": "pas_darmes"})
    cities(s, "henry_v jan_zizka", "joao_i", "pal_kinizsi")
    challenged(s, henry_v=1, joao_i=0)
    s.begin_with(Tournament())
    ends_duel(s, False)
    shown = tournament_view(s.m)["cities"]
    assert shown is not None
    assert shown[0] == {
        "city": "florence",
        "knights": [
            {"knight": "henry_v", "challenger": 1, "result": "lost", "fighting": False},
            {"knight": "jan_zizka", "challenger": None, "result": None, "fighting": False},
        ],
    }
    assert shown[1]["knights"][0]["fighting"]
    ends_duel(s, True)
    assert tournament_view(s.m)["bracket"] is None


def test_public_titles_show_how_close_everybody_is() -> None:
    s = table(
        player(coin=4, strength=3, allies="scribe"), player(coin=6), public_titles="lucky rich"
    )
    lucky, rich = public_titles_view(s.state)
    assert lucky["claims"][0]["met"]
    assert lucky["claims"][0]["glory"] == 5  # with the Scribe
    assert rich["claims"][0]["conditions"] == [
        {"kind": "goods", "what": "coin", "have": 4, "need": 6, "met": False}
    ]
    assert [claim["met"] for claim in rich["claims"]] == [False, True]


def test_goals_are_shown_to_their_owner_only() -> None:
    s = table(player(goals="noble brave", allies="thug"), player())
    mine = goals_view(s.state, 0, 0)
    assert mine["count"] == 2
    assert [goal["title"] for goal in mine["known"]] == ["noble", "brave"]
    noble, brave = mine["known"]
    assert noble["claim"]["conditions"][-1] == {
        "kind": "without",
        "what": "thug",
        "have": 1,
        "need": 0,
        "met": False,
    }
    assert brave["duel"]
    for viewer in (1, None):
        assert goals_view(s.state, 0, viewer) == {"count": 2, "known": []}


def test_open_goals_are_shown_to_all() -> None:
    """GLO-VAR-02."""
    s = table(player(goals="noble"), player(), settings={"goals": "open"})
    assert [goal["title"] for goal in goals_view(s.state, 0, 1)["known"]] == ["noble"]
