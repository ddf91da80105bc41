"""Worked examples PAL-EX-11 to PAL-EX-21: the six actions, tax, inquisition, scoring."""

from __future__ import annotations

import pytest

from tests.games.paladins.scenario import given, player


@pytest.mark.rules(
    "PAL-EX-11", "PAL-COMM-01", "PAL-COMM-02", "PAL-COMM-04", "PAL-RUL-03", "PAL-RUL-38"
)
def test_commission_with_anseis() -> None:
    """Effective faith 3 reaches region 2: provisions 0, influence 2, +1 scout."""
    s = given(
        player(
            "labourer cleric",
            provisions=1,
            faith=2,
            influence=1,
            paladin="anseis",
            workshops=["commission:1"],
        )
    )
    a = s.seat(0)
    a.chooses("commission")
    assert a.prompt()["args"] == {"faith": 3, "track": 2, "boost": 1, "provisions": 1}
    assert a.label("space_2_3")["args"] == {"space": "space_2_3", "flag": 2}
    a.cannot("space_3_1", "PAL-COMM-02", needed=4, value=3)
    a.chooses("space_2_3")
    assert (a.provisions, a.influence, a.workers) == (0, 2, "scout")
    assert a.on("commission") == "labourer cleric"


@pytest.mark.rules("PAL-EX-12", "PAL-FORT-01", "PAL-FORT-02", "PAL-FORT-03", "PAL-PALADIN-07")
def test_fortify_with_anseis() -> None:
    """The fourth wall needs influence 5 = 2 + 3 and costs nothing; the fifth 7 and 2 provisions."""
    s = given(
        player("merchant labourer scout", influence=2, provisions=1, paladin="anseis", walls=3),
        next_walls=["wall_labourer_fighter"],
    )
    a = s.seat(0)
    assert a.label("fortify")["args"] == {"times": 4, "provisions": 0, "influence": 5, "needed": 5}
    a.chooses("fortify")
    assert (a.provisions, a.strength, a.workers) == (1, 1, "labourer fighter")
    later = given(player("merchant labourer scout", influence=6, provisions=2, walls=4))
    later.seat(0).cannot("fortify", "PAL-FORT-02", needed=7, value=6)
    poor = given(player("merchant labourer scout", influence=7, provisions=1, walls=4))
    poor.seat(0).cannot("fortify", "PAL-FORT-01", needed=2, held=1)


@pytest.mark.rules("PAL-EX-13", "PAL-GARR-01", "PAL-GARR-02", "PAL-GARR-03", "PAL-EFF-10")
def test_garrison_to_a_pray_space() -> None:
    """Effective strength 5: faith +1, and one action may be cleared, e.g. absolve."""
    s = given(
        player(
            "merchant labourer fighter",
            provisions=1,
            strength=5,
            placed={"absolve": "cleric labourer merchant"},
        )
    )
    a = s.seat(0)
    a.chooses("garrison", "space_3_4")
    assert (a.provisions, a.faith) == (0, 1)
    assert a.options() == ["garrison", "absolve", "decline"]
    a.chooses("absolve")
    assert (a.on("absolve"), a.on("garrison")) == ("", "merchant labourer fighter")


@pytest.mark.rules(
    "PAL-EX-14", "PAL-ABS-01", "PAL-ABS-02", "PAL-ABS-03", "PAL-ABS-04", "PAL-EFF-06"
)
def test_absolve_settles_a_debt() -> None:
    """Influence 0, the first jar: silver 0, faith +1, suspicion 0, the debt is paid."""
    s = given(player("cleric labourer merchant", silver=1, unpaid=1, suspicion=[2]))
    a = s.seat(0)
    a.chooses("absolve", "absolve_space_1")
    assert a.options() == ["1", "0"]
    a.chooses("1")
    assert (a.silver, a.faith, a.suspicion, a.debts) == (0, 1, [], (0, 1))


@pytest.mark.rules(
    "PAL-EX-15", "PAL-ATT-01", "PAL-ATT-02", "PAL-ATT-03", "PAL-ATT-04", "PAL-DEC-08"
)
def test_attack_with_hired_help() -> None:
    """Strength 5 against flag 7: 1 silver, influence +1, +2 labourers, an attacked Viking."""
    s = given(
        player("scout labourer fighter", silver=1, strength=5),
        outsiders={4: "mercenary_viking", 6: "thief_viking"},
    )
    a = s.seat(0)
    a.chooses("attack")
    assert a.silver == 0, "the only affordable target is taken without asking"
    assert (a.influence, a.workers) == (1, "labourer labourer")
    assert s.event("outsider-attacked") == {
        "seat": 0,
        "outsider": "mercenary_viking",
        "faction": "viking",
    }
    assert a.sees()["boards"][0]["attacked"] == ["mercenary_viking"]
    assert a.sees()["boards"][0]["converted"] == []


@pytest.mark.rules("PAL-EX-16", "PAL-CONV-01", "PAL-CONV-02", "PAL-CONV-03", "PAL-CONV-04")
def test_convert_an_assassin() -> None:
    """Effective faith 4, the third conversion: silver 0, strength +2, scores per Saracen."""
    s = given(
        player(
            "fighter labourer cleric",
            silver=2,
            faith=3,
            paladin="anseis",
            converted=["hunter_saracen", "thief_viking"],
        ),
        outsiders={2: "assassin_byzantine"},
    )
    a = s.seat(0)
    a.chooses("convert")
    assert (a.silver, a.strength, a.provisions) == (0, 2, 0)
    assert a.workers == "", "the attack reward in the corner is not received"
    assert a.sees()["boards"][0]["converted"][2] == "assassin_byzantine"
    end = given(
        player(converted=["assassin_byzantine"], attacked=["hunter_saracen", "thief_viking"])
    )
    assert ("outsider assassin_byzantine", 1) in end.seat(0).lines()


@pytest.mark.rules(
    "PAL-EX-17",
    "PAL-TAX-02",
    "PAL-TAX-03",
    "PAL-SUSP-03",
    "PAL-SUSP-04",
    "PAL-INQ-10",
    "PAL-FAV-06",
)
def test_two_criminals_and_the_tax_runs_out() -> None:
    """Tax supply 1, cards 2 and 0: inquisition after the first card, which is counted."""
    s = given(
        player("labourer"),
        favours=["favour_two_criminals"],
        tax=1,
        next_suspicion=[2, 0],
    )
    a = s.seat(0)
    a.chooses("favour:1")
    assert a.silver == 2
    assert a.suspicion == [2, 0]
    assert a.debts == (1, 0), "held the most when it was judged"
    assert s.event("punished") == {"seats": [0], "held": 1, "discarded": 0}
    assert s.state.tax == 5
    assert a.workers == "criminal criminal"
    s.happened(
        "worker-gained",
        "suspicion-drawn",
        "tax-taken",
        "inquisition-begins",
        "punished",
        "debt-taken",
        "tax-refilled",
        "suspicion-drawn",
    )


@pytest.mark.rules("PAL-EX-18", "PAL-INQ-05", "PAL-INQ-06", "PAL-INQ-07", "PAL-RUL-05")
def test_the_inquisition_punishes_whoever_holds_the_most() -> None:
    """1, 0, 3, 3 suspicion: players 3 and 4 take a debt and discard 1; the supply becomes 8."""
    s = given(
        player("scout labourer fighter", strength=1, suspicion=[0]),
        player("labourer"),
        player(suspicion=[1, 1, 2]),
        player(suspicion=[0, 2, 1]),
        outsiders={1: "mercenary_saracen_b"},
        tax=2,
    )
    s.seat(0).chooses("attack")
    held = [s.seat(seat).suspicion for seat in range(4)]
    assert held == [[0], [], [1, 1], [0, 2]], "the newest card goes first"
    assert [s.seat(seat).debts for seat in range(4)] == [(0, 0), (0, 0), (1, 0), (1, 0)]
    assert s.state.tax == 8


@pytest.mark.rules(
    "PAL-EX-19",
    "PAL-SCORE-01",
    "PAL-SCORE-02",
    "PAL-SCORE-03",
    "PAL-SCORE-04",
    "PAL-SCORE-07",
    "PAL-SCORE-08",
    "PAL-SCORE-09",
    "PAL-DEBT-03",
    "PAL-FORT-05",
)
def test_a_final_score_of_66() -> None:
    """4 + 8 + 16 + 13 + 6 + 5 + 3 + 3 + 3 + 1 + 1 + 3 + 2 - 3 + 1 = 66."""
    walls = ["wall_labourer_vp", "wall_two_vp", "wall_scout", "wall_cleric", "wall_fighter"]
    s = given(
        player(
            strength=11,
            influence=10,
            faith=6,
            monks=6,
            walls=[*walls, "wall_merchant"],
            outposts=4,
            jars=4,
            workshops=["attack:1", "attack:2", "convert:1", "convert:2", "absolve:1"],
            converted=[
                "adventurer_saracen",
                "warrior_byzantine",
                "warrior_saracen",
                "assassin_viking",
            ],
            attacked=["hunter_saracen", "archer_saracen", "champion_saracen"],
            paid=2,
            unpaid=1,
            silver=2,
            provisions=1,
            passed=True,
        ),
        player("labourer"),
        turn_of=1,
        round=7,
        orders=["order_fortify", "order_convert", "order_commission"],
    )
    a = s.seat(0)
    assert a.lines() == [
        ("order order_fortify 6", 4),
        ("order order_commission 6", 8),
        ("attribute faith 6", 6),
        ("attribute strength 11", 16),
        ("attribute influence 10", 13),
        ("action commission 6", 5),
        ("action fortify 6", 3),
        ("walls 6", 3),
        ("outsider adventurer_saracen", 3),
        ("outsider warrior_byzantine", 1),
        ("outsider warrior_saracen", 1),
        ("outsider assassin_viking", 3),
        ("paid 2", 2),
        ("unpaid 1", -3),
        ("goods 2 1", 1),
    ]
    assert a.points == 66
    s.seat(1).chooses("pass")
    assert s.m.outcome is not None
    assert s.m.outcome.scores[0] == 66
    assert s.winners() == [0]


@pytest.mark.rules("PAL-EX-20", "PAL-SCORE-15")
def test_mercenaries_are_worth_more_together() -> None:
    """One scores 2, two score 3 each, four score 5 each."""
    all_four = [
        "mercenary_byzantine",
        "mercenary_saracen_a",
        "mercenary_saracen_b",
        "mercenary_viking",
    ]
    for count, worth in ((1, 2), (2, 3), (3, 4), (4, 5)):
        s = given(player(converted=all_four[:count]))
        points = [p for source, p in s.seat(0).lines() if source.startswith("outsider")]
        assert points == [worth] * count


@pytest.mark.rules("PAL-EX-21", "PAL-INQ-02", "PAL-INQ-03", "PAL-INQ-04", "PAL-DEC-19")
def test_the_order_of_inquisition_abilities_is_free() -> None:
    """Peddler, both Conspirators, then the Squires; a Conspirator first loses the Peddler."""
    crew = ["conspirator_a", "conspirator_b", "peddler_silver", "squire_faith", "squire_influence"]
    s = given(
        player("scout labourer fighter", strength=1, suspicion=[0, 1], crew=crew),
        player("labourer", suspicion=[2]),
        outsiders={1: "mercenary_saracen_b"},
        tax=2,
    )
    a = s.seat(0)
    a.chooses("attack")
    assert a.options() == ["conspirator_a", "conspirator_b", "peddler_silver", "stop"]
    a.cannot("squire_faith", "PAL-INQ-03", held=2)
    a.chooses("peddler_silver")
    assert a.silver == 4, "2 tax and 2 silver"
    a.chooses("conspirator_a")
    assert a.options() == ["conspirator_b", "stop"]
    a.chooses("conspirator_b")
    assert (a.suspicion, a.faith, a.influence) == ([], 1, 2)
    assert a.debts == (0, 0)
    assert s.seat(1).debts == (1, 0)
    other = given(
        player("scout labourer fighter", strength=1, suspicion=[0, 1], crew=crew),
        outsiders={1: "mercenary_saracen_b"},
        tax=2,
    )
    b = other.seat(0)
    b.chooses("attack", "conspirator_b")
    assert b.options() == ["conspirator_a", "stop"]
    b.chooses("conspirator_a")
    assert b.silver == 2
