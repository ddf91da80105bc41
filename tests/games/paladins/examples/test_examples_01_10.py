"""Worked examples PAL-EX-01 to PAL-EX-10: the rulebook's own, from set-up to praying."""

from __future__ import annotations

import pytest

from gonfalon.games.paladins import GAME
from tests.games.paladins.scenario import begun, given, player


@pytest.mark.rules("PAL-EX-01", "PAL-SETUP-11", "PAL-SETUP-12", "PAL-TF-04", "PAL-EFF-02")
def test_a_starting_townsfolk_gives_its_instant_reward_and_costs_nothing() -> None:
    """The player takes an Architect: provisions 1 become 2, the card is in the crew."""
    s = begun(2, chance={"townsfolk": laid_on_top("architect_provision")})
    slot = str(s.row().index("architect_provision") + 1)
    a = s.seat(1)
    assert (a.silver, a.provisions) == (3, 1)
    a.chooses(slot)
    assert (a.silver, a.provisions) == (3, 2)
    assert a.crew == ["architect_provision"]
    assert a.debts == (0, 0)


def laid_on_top(wanted: str) -> list[int]:
    """Script a shuffle of the townsfolk that lays one card on top and leaves the others."""
    cards = GAME.load().cards.townsfolk
    return [cards.index(wanted), *range(len(cards) - 2, 0, -1)]


@pytest.mark.rules("PAL-EX-02", "PAL-ROUND-03", "PAL-KING-02", "PAL-SCORE-01")
def test_the_first_order_is_turned_up_in_round_one() -> None:
    """Fortify in order slot 1: face up in round 1, worth 4 VP for 5 walls; no favour is up."""
    s = begun(2, chance={"orders": [1, 4, 3, 2, 1]})
    for seat in (1, 0):
        s.seat(seat).chooses(s.seat(seat).options()[0])
    state = s.seat(0).sees()
    assert state["orders"][0] == {
        "order": "order_fortify",
        "action": "fortify",
        "round": 1,
        "points": 4,
    }
    assert [slot["order"] for slot in state["orders"][1:]] == [None, None]
    assert all(slot["favour"] is None for slot in state["favours"])
    done = given(player(walls=5), player(walls=4), orders=["order_fortify"], round=1)
    assert ("order order_fortify 5", 4) in done.seat(0).lines()
    assert not any(source.startswith("order") for source, _ in done.seat(1).lines())


@pytest.mark.rules("PAL-EX-03", "PAL-ROUND-04", "PAL-TAV-02", "PAL-DEC-04")
def test_with_four_players_five_taverns_are_revealed_and_one_is_left() -> None:
    """Step 3 reveals 5 taverns; after the draft exactly 1 is unpicked."""
    s = begun(4)
    while s.m.decisions[0].kind == "start":
        s.seat(s.m.decisions[0].seat).chooses(s.seat(s.m.decisions[0].seat).options()[0])
    assert len(s.state.taverns) == 5
    s.choose_paladins()
    seen = []
    while s.m.decisions[0].kind == "tavern":
        seat = s.seat(s.m.decisions[0].seat)
        seen.append((seat.number, len(seat.options())))
        seat.chooses(seat.options()[0])
        if s.m.decisions[0].kind == "tavern":
            s.seat(s.m.decisions[0].seat).cannot("1", "PAL-TAV-02", tavern="tavern_24", owner=0)
    assert seen == [(0, 5), (1, 4), (2, 3), (3, 2)]
    assert s.state.picked.count(-1) == 1


@pytest.mark.rules("PAL-EX-04", "PAL-PALADIN-04", "PAL-TAV-01", "PAL-GEN-05", "PAL-RUL-31")
def test_engelier_gives_workers_boosts_and_silver_for_each_attack() -> None:
    """Strength 2, faith 0: after the reveal +1 fighter +1 scout, effective 5 and 1."""
    s = given(
        player(strength=2, passed=True),
        player("labourer"),
        paladins={0: ["engelier", "ivon", "otton"]},
        turn_of=1,
        first=1,
        round=1,
    )
    a = s.seat(0)
    s.seat(1).chooses("pass")
    a.chooses("engelier", "ivon")
    assert a.workers == "", "nothing before the reveal"
    s.choose_paladins()
    assert a.asked("tavern")
    assert a.workers == "scout fighter"
    assert a.effective == {"faith": 1, "strength": 5, "influence": 0}
    assert a.track == {"faith": 0, "strength": 2, "influence": 0}
    attack = given(
        player("scout labourer fighter", paladin="engelier"), outsiders={1: "warrior_saracen"}
    )
    b = attack.seat(0)
    b.chooses("attack").pays()
    assert b.silver == 2
    attack.happened("outsider-attacked", "worker-gained", "paladin-bonus", "silver-gained")


@pytest.mark.rules("PAL-EX-05", "PAL-CLEAN-01", "PAL-CLEAN-02", "PAL-CLEAN-04", "PAL-ROUND-08")
def test_cleanup_sweeps_slides_and_refills_both_rows() -> None:
    """The Debt Collector goes; Squire and Defender slide; outsiders close ranks."""
    s = given(
        player("labourer"),
        player(passed=True),
        player(passed=True),
        player(passed=True),
        townsfolk={2: "squire_faith", 4: "defender_tax", 5: "debt_collector_scout"},
        outsiders={
            2: "archer_saracen",
            3: "thief_viking",
            5: "hunter_saracen",
            6: "mercenary_viking",
        },
        next_townsfolk=["abbot_tax", "watchman_tax", "acolyte_tax"],
        next_outsiders=["champion_saracen", "invader_saracen"],
        taverns=["tavern_01", "tavern_02", "tavern_03", "tavern_04", "tavern_05"],
    )
    s.seat(0).chooses("pass")
    assert s.event("townsfolk-swept")["townsfolk"] == ["debt_collector_scout"]
    assert s.row() == ["acolyte_tax", "watchman_tax", "abbot_tax", "squire_faith", "defender_tax"]
    s.never("outsiders-swept")
    assert s.outsiders() == [
        "archer_saracen",
        "thief_viking",
        "hunter_saracen",
        "mercenary_viking",
        "champion_saracen",
        "invader_saracen",
    ]
    gone = s.seat(0).sees()["discards"]["taverns"]
    assert gone == ["tavern_01", "tavern_02", "tavern_03", "tavern_04", "tavern_05"]


@pytest.mark.rules("PAL-EX-06", "PAL-WORK-02", "PAL-WORK-05", "PAL-DEC-13")
def test_fortify_takes_merchant_any_scout() -> None:
    """{merchant, labourer, scout} and {criminal, cleric, criminal}, not {merchant x2, fighter}."""
    supply = "merchant merchant labourer scout cleric fighter criminal criminal"
    s = given(player(supply, provisions=1))
    a = s.seat(0).chooses("fortify")
    assert a.offers("merchant:labourer:scout")
    assert a.offers("criminal:cleric:criminal")
    assert not a.offers("merchant:merchant:fighter")
    poor = given(player("merchant merchant fighter", provisions=1))
    poor.seat(0).cannot("fortify", "PAL-WORK-02", worker="scout")


@pytest.mark.rules(
    "PAL-EX-07", "PAL-DEV-01", "PAL-DEV-02", "PAL-DEV-05", "PAL-WORK-06", "PAL-GEN-11"
)
def test_develop_covers_a_space_and_gives_the_worker_under_the_workshop() -> None:
    """4 silver, labourer + fighter: the left space of commission is covered, +1 scout."""
    s = given(player("labourer fighter", silver=4), tax=3)
    a = s.seat(0)
    a.chooses("develop", "commission:1")
    assert a.silver == 0
    assert s.state.tax == 3, "costs go to the general supply"
    assert a.workers == "scout"
    assert a.on("develop") == "labourer fighter"
    later = given(
        player("labourer cleric", provisions=1, workshops=["commission:1"]),
    )
    b = later.seat(0)
    assert b.offers("commission")
    b.chooses("commission", "space_1_2")
    assert b.on("commission") == "labourer cleric"


@pytest.mark.rules(
    "PAL-EX-08", "PAL-REC-01", "PAL-REC-02", "PAL-REC-05", "PAL-REC-06", "PAL-DEC-07"
)
def test_sending_a_townsfolk_away() -> None:
    """2 silver, 1 labourer, an Abbot in slot 3: +1 cleric +1 labourer, the card is gone."""
    s = given(player("labourer", silver=2), townsfolk={3: "abbot_labourer"})
    a = s.seat(0)
    a.chooses("recruit")
    assert a.silver == 0
    assert a.workers == "labourer cleric"
    assert a.crew == []
    assert a.sees()["discards"]["townsfolk"] == ["abbot_labourer"]
    assert s.row() == [None] * 5
    assert a.on("recruit") == "labourer"


@pytest.mark.rules(
    "PAL-EX-09", "PAL-REC-03", "PAL-REC-04", "PAL-DEC-12", "PAL-DEBT-01", "PAL-RUL-12"
)
def test_hiring_for_silver_or_for_a_debt() -> None:
    """Silver 3 → 0 → 1, or 3 → 4 with a debt; later each fortify gives 1 silver."""
    for way, silver, debts in (("silver", 1, (0, 0)), ("debt", 4, (1, 0))):
        s = given(player("labourer fighter", silver=3), townsfolk={1: "gatekeeper_silver"})
        a = s.seat(0)
        a.chooses("recruit", "hire")
        assert a.options() == ["silver", "debt"]
        a.chooses(way)
        assert (a.silver, a.debts, a.crew) == (silver, debts, ["gatekeeper_silver"])
    later = given(
        player("merchant labourer scout", provisions=1, crew=["gatekeeper_silver"]),
        next_walls=["wall_two_vp"],
    )
    b = later.seat(0)
    b.chooses("fortify")
    assert b.silver == 1


@pytest.mark.rules("PAL-EX-10", "PAL-PRAY-01", "PAL-PRAY-02", "PAL-PRAY-06", "PAL-WORK-04")
def test_praying_clears_another_action_and_blocks_pray() -> None:
    """1 criminal, 2 silver, 3 workers on absolve: absolve is usable again, Pray is blocked."""
    s = given(player("criminal", silver=2, placed={"absolve": "cleric labourer merchant"}))
    a = s.seat(0)
    a.chooses("pray")
    assert a.silver == 0
    assert a.workers == "", "the three workers are in the general supply"
    assert (a.on("absolve"), a.on("pray")) == ("", "criminal")
    again = given(
        player(
            "cleric labourer merchant criminal",
            silver=5,
            placed={"absolve": "cleric labourer merchant"},
        )
    )
    b = again.seat(0)
    b.cannot("absolve", "PAL-WORK-04")
    b.chooses("pray", "criminal")
    again.back_to(0)
    assert b.offers("absolve")
    b.cannot("pray", "PAL-WORK-04", action="pray")
