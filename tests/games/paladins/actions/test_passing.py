"""Passing, cleanup and scoring (PAL-PASS, PAL-CLEAN, PAL-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.paladins.model.constants import WORKERS
from tests.games.paladins.scenario import given, player


@pytest.mark.rules("PAL-PASS-01", "PAL-PASS-02", "PAL-DEC-20", "PAL-RUL-22", "PAL-PASS-04")
def test_three_workers_of_choice_are_kept() -> None:
    """Asked type by type, three times; the board is cleared, everything else stays."""
    s = given(
        player(
            "labourer labourer scout cleric criminal",
            silver=2,
            provisions=3,
            unpaid=1,
            suspicion=[2],
            placed={"hunt": "labourer"},
        )
    )
    a = s.seat(0).chooses("pass")
    assert a.options() == ["labourer", "scout", "cleric", "criminal"]
    a.chooses("criminal")
    assert a.options() == ["labourer", "scout", "cleric"]
    a.chooses("labourer", "labourer")
    assert a.workers == "labourer labourer criminal"
    assert (a.silver, a.provisions, a.debts, a.suspicion) == (2, 3, (1, 0), [2])
    assert a.on("hunt") == ""
    three = given(player("scout cleric criminal"))
    b = three.seat(0).chooses("pass")
    assert b.workers == "scout cleric criminal"
    assert three.asked() == [(1, "action")]
    same = given(player("scout scout scout scout scout"))
    assert same.seat(0).chooses("pass").workers == "scout scout scout"


@pytest.mark.rules("PAL-PASS-02", "PAL-DEC-20", "PAL-RUL-22")
@pytest.mark.parametrize("round", [6, 7])
def test_in_the_last_round_nobody_is_asked_which_workers_to_keep(round: int) -> None:
    """They all go back, whether three or more; the answer says so."""
    told = player("labourer labourer scout cleric criminal")
    s = given(told, player("scout cleric"), round=round)
    a = s.seat(0)
    assert a.label("pass")["args"] == (
        {"kept": 0, "lost": 5} if round == 7 else {"kept": 3, "lost": 2}
    )
    a.chooses("pass")
    if round == 6:
        assert a.asked("keep")
        return
    assert s.asked() == [(1, "action")]
    assert a.workers == ""
    s.never("workers-kept")
    s.seat(1).chooses("pass")
    assert s.m.over
    s.never("workers-kept")


@pytest.mark.rules("PAL-TAV-04", "PAL-PASS-02")
def test_kept_workers_join_the_new_ones_and_draw_no_suspicion() -> None:
    """Three kept and six new; a kept criminal is not suspect again."""
    s = given(
        player("criminal criminal criminal"),
        player(passed=True),
        next_taverns=["tavern_07", "tavern_08", "tavern_09"],
        first=1,
    )
    s.seat(0).chooses("pass")
    s.choose_paladins()
    a = s.seat(0)
    assert a.asked("tavern")
    a.chooses("1")
    assert a.b.hands() == 9
    assert a.suspicion == []


@pytest.mark.rules("PAL-FAV-02", "PAL-FAV-07", "PAL-PASS-01")
def test_a_criminal_on_a_favour_stays_there_when_its_owner_passes() -> None:
    """Like any other worker: the favour is closed until the cleanup."""
    s = given(
        player("criminal criminal", placed={"hunt": "criminal"}),
        player("labourer criminal criminal"),
        favours=["favour_three_labourers"],
    )
    s.seat(0).chooses("favour:1")
    s.seat(1).chooses("trade", "one", "labourer")
    a = s.seat(0).chooses("pass")
    while a.asked("keep"):
        a.chooses("labourer")
    assert a.on("hunt") == ""
    assert s.state.favour_workers == [WORKERS.index("criminal")]
    s.seat(1).cannot("favour:1", "PAL-FAV-03", favour="favour_three_labourers")


@pytest.mark.rules("PAL-CLEAN-05", "PAL-CLEAN-06", "PAL-CLEAN-01")
def test_cleanup_frees_favours_and_puts_paladins_aside() -> None:
    """The paladin lies with the used ones; a card in slot 5 goes even if it is alone."""
    s = given(
        player("labourer", paladin="oliver"),
        player(passed=True),
        favours=["favour_pray"],
        favour_workers={1: "scout"},
        townsfolk={5: "abbot_tax"},
    )
    s.seat(0).chooses("pass")
    assert s.state.favour_workers[0] == -1
    assert s.seat(0).sees()["boards"][0]["used"][-1] == "oliver"
    assert "abbot_tax" in s.seat(0).sees()["discards"]["townsfolk"]
    assert "abbot_tax" not in s.row()


@pytest.mark.rules("PAL-CLEAN-05", "PAL-FAV-02")
def test_cleanup_frees_every_favour() -> None:
    s = given(
        player("labourer"),
        player(passed=True),
        favours=["favour_pray", "favour_provisions_tax"],
        favour_workers={1: "scout", 2: "labourer"},
        round=4,
    )
    assert -1 not in s.state.favour_workers[:2]
    s.seat(0).chooses("pass")
    assert s.state.favour_workers[:2] == [-1, -1]


@pytest.mark.rules("PAL-END-01", "PAL-SCORE-19", "PAL-GEN-01")
def test_the_game_ends_without_a_cleanup() -> None:
    """When all have passed in round 7; the last paladin adds nothing."""
    s = given(
        player("labourer", silver=3, strength=7, paladin="roland"),
        player(passed=True),
        townsfolk={5: "abbot_tax"},
        round=7,
    )
    s.seat(0).chooses("pass")
    assert s.m.over
    assert s.row()[4] == "abbot_tax"
    assert s.m.outcome is not None
    assert s.m.outcome.scores == [7, 0]
    assert s.event("won") == {"seats": [0], "points": 7}


# -- scoring ----------------------------------------------------------------------------------


@pytest.mark.rules("PAL-SCORE-02")
def test_points_of_a_track() -> None:
    """0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20."""
    found = [given(player(faith=value)).seat(0).points for value in range(13)]
    assert found == [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]


@pytest.mark.rules("PAL-SCORE-03", "PAL-SCORE-04", "PAL-SCORE-05", "PAL-SCORE-06")
@pytest.mark.parametrize(
    ("piece", "action", "points"),
    [
        ("monks", "commission", [0, 0, 0, 0, 0, 2, 5, 9]),
        ("outposts", "garrison", [0, 0, 0, 0, 0, 2, 5, 9]),
        ("walls", "fortify", [0, 0, 0, 0, 0, 1, 3, 6]),
        ("jars", "absolve", [0, 0, 0, 0, 0, 1, 3, 6]),
        ("workshops", "develop", [0, 0, 0, 0, 0, 0, 1, 3, 6]),
    ],
)
def test_points_for_performing_often(piece: str, action: str, points: list[int]) -> None:
    """From the fifth time on; developments from the sixth."""
    places = [f"{x}:{n}" for x in ("attack", "convert", "absolve", "garrison") for n in (1, 2)]
    for count, worth in enumerate(points):
        told: dict[str, Any] = {piece: places[:count] if piece == "workshops" else count}
        s = given(player(**told), orders=[])
        line = f"action {action} {count}"
        assert dict(s.seat(0).lines()).get(line, 0) == worth


@pytest.mark.rules("PAL-SCORE-04", "PAL-FORT-05")
def test_points_printed_on_walls() -> None:
    """1 and 2 points on some of them, beside the number of walls."""
    walls = ["wall_labourer_vp", "wall_labourer_vp", "wall_two_vp", "wall_two_vp", "wall_scout"]
    s = given(player(walls=walls), orders=[])
    assert dict(s.seat(0).lines()) == {"action fortify 5": 1, "walls 5": 6}


@pytest.mark.rules("PAL-SCORE-08", "PAL-DEBT-03", "PAL-SCORE-20")
def test_debts_may_make_a_total_negative() -> None:
    """-3 unpaid, +1 paid."""
    assert given(player(unpaid=4, paid=2)).seat(0).points == -10


@pytest.mark.rules("PAL-SCORE-09", "PAL-SCORE-17")
def test_goods_score_by_threes_and_nothing_else_does() -> None:
    """Silver and provisions mixed; unused workers and suspicion score nothing."""
    found = [given(player(silver=n, provisions=2)).seat(0).points for n in range(6)]
    assert found == [0, 1, 1, 1, 2, 2]
    assert given(player("labourer scout criminal", suspicion=[2, 2])).seat(0).points == 0


@pytest.mark.rules("PAL-SCORE-10", "PAL-SCORE-07", "PAL-SCORE-16")
@pytest.mark.parametrize(
    ("card", "faction"),
    [("assassin", "saracen"), ("barbarian", "byzantine"), ("invader", "viking")],
)
def test_hunters_of_a_faction(card: str, faction: str) -> None:
    """1 point per attacked card of the faction, for each copy on its own."""
    attacked = {
        "saracen": ["archer_saracen", "hunter_saracen"],
        "byzantine": ["archer_byzantine", "thief_byzantine"],
        "viking": ["lookout_viking", "thief_viking"],
    }
    copies = {
        "assassin": ["assassin_byzantine", "assassin_viking"],
        "barbarian": ["barbarian_saracen", "barbarian_viking"],
        "invader": ["invader_byzantine", "invader_saracen"],
    }[card]
    everybody = [name for names in attacked.values() for name in names][:5]
    s = given(player(converted=copies, attacked=everybody), orders=[])
    wanted = len([name for name in everybody if name in attacked[faction]])
    points = [p for source, p in s.seat(0).lines() if source.startswith("outsider")]
    assert points == [wanted, wanted]


@pytest.mark.rules("PAL-SCORE-11", "PAL-RUL-23")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("lookout_viking", {"walls": 3}),
        ("vigilante_viking", {"jars": 3}),
        ("archer_saracen", {"outposts": 3}),
        ("guardian_viking", {"workshops": ["attack:1", "attack:2", "convert:1"]}),
        ("adventurer_viking", {"monks": 3}),
        ("hunter_saracen", {"crew": ["squire_faith", "abbot_tax", "peddler_silver"]}),
    ],
)
def test_one_point_per_two_traces(card: str, told: dict[str, Any]) -> None:
    """Rounded down: three of them are worth 1."""
    s = given(player(converted=[card], **told))
    assert (f"outsider {card}", 1) in s.seat(0).lines()
    less: dict[str, Any] = {
        key: value - 2 if isinstance(value, int) else value[:1] for key, value in told.items()
    }
    s = given(player(converted=[card], **less))
    assert not [line for line in s.seat(0).lines() if line[0].startswith("outsider")]


@pytest.mark.rules("PAL-SCORE-12")
@pytest.mark.parametrize(
    ("card", "attribute"),
    [
        ("warrior_saracen", "faith"),
        ("armourer_viking", "strength"),
        ("marauder_viking", "influence"),
    ],
)
def test_one_point_per_four_of_an_attribute(card: str, attribute: str) -> None:
    """Four full points of the track; the paladin adds nothing."""
    for value, worth in ((3, 0), (4, 1), (7, 1), (8, 2), (12, 3)):
        told: dict[str, Any] = {attribute: value}
        s = given(player(converted=[card], paladin="roland", **told))
        assert dict(s.seat(0).lines()).get(f"outsider {card}", 0) == worth


@pytest.mark.rules("PAL-SCORE-13", "PAL-SCORE-14", "PAL-SCORE-16")
def test_protector_thief_traitor_champion() -> None:
    """Per paid debt, per suspicion, per unpaid debt; 1 + 1 per order fulfilled."""
    s = given(player(converted=["protector_viking"], paid=3))
    assert ("outsider protector_viking", 3) in s.seat(0).lines()
    s = given(player(converted=["thief_viking", "thief_byzantine"], suspicion=[0, 2]))
    assert s.seat(0).points == 4
    s = given(player(converted=["traitor_viking"], unpaid=2))
    assert s.seat(0).points == -4
    for walls, worth in ((4, 1), (5, 2)):
        s = given(
            player(converted=["champion_saracen"], walls=walls), orders=["order_fortify"], round=1
        )
        assert ("outsider champion_saracen", worth) in s.seat(0).lines()
