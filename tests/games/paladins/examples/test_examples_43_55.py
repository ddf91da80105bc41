"""Worked examples PAL-EX-43 to PAL-EX-55: more hard interactions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paladins.scenario import Automaton, given, player


@pytest.mark.rules("PAL-EX-43", "PAL-SOLO-ACT-07", "PAL-RUL-27")
def test_the_bot_chooses_a_space_by_its_reward() -> None:
    """Faith 6 without the free recruits: pray in region 3; with an unpaid debt space_4_5."""
    taken = {"space_1_1": 0, "space_2_1": 0}
    for unpaid, wanted in ((0, "space_3_4"), (1, "space_4_5")):
        s = given(
            player("labourer"),
            bot=player(faith=6, unpaid=unpaid),
            automa=Automaton(workers=4, schemes=["scheme_commission"]),
            blocked_spaces=taken,
            turn_of=1,
        )
        assert s.event("monk-sent")["space"] == wanted


@pytest.mark.rules("PAL-EX-44", "PAL-CLEAN-03")
def test_an_exhausted_townsfolk_deck_leaves_slots_empty() -> None:
    """Slots 2 and 5, deck empty: slot 5 is discarded, the other moves there."""
    s = given(
        player("labourer"),
        player(passed=True),
        townsfolk={2: "squire_faith", 5: "abbot_tax"},
        townsfolk_left=0,
        outsiders={3: "thief_viking"},
        outsiders_left=0,
    )
    s.seat(0).chooses("pass")
    assert s.row() == [None, None, None, None, "squire_faith"]
    assert s.outsiders() == ["thief_viking", None, None, None, None, None]


@pytest.mark.rules("PAL-EX-45", "PAL-SOLO-ACT-06", "PAL-RUL-26")
def test_the_bot_rests() -> None:
    """3 workers, nothing else possible: 1 placed, the marker moves 1 + 2, it has passed."""
    s = given(
        player("labourer"),
        automa=Automaton(
            workers=3,
            schemes=["scheme_attack"],
            used=["recruit", "pray", "trade", "conspire"],
        ),
        turn_of=1,
    )
    assert s.event("automa-rests") == {"seat": 1, "left": 2}
    assert s.state.automa is not None
    assert s.state.automa.position == 4
    assert s.bot.b.passed


@pytest.mark.rules("PAL-EX-46", "PAL-SOLO-RES-04", "PAL-SOLO-RES-05", "PAL-SOLO-SETUP-02")
def test_of_equal_markers_the_top_one_rises() -> None:
    """Two wraps from the starting stack: strength first, then faith."""
    s = given(
        player("labourer"),
        automa=Automaton(
            workers=8,
            position=3,
            schemes=["scheme_attack"],
            used=["recruit", "pray", "trade", "conspire"],
        ),
        turn_of=1,
    )
    raised = [event["attribute"] for event in s.all("attribute-raised")]
    assert raised == ["strength", "faith"]
    assert s.bot.sees()["automa"]["stack"] == ["influence", "strength", "faith"]


@pytest.mark.rules("PAL-EX-47", "PAL-RUL-01", "PAL-WORK-08")
def test_absolve_twice_in_a_round() -> None:
    """Pray (2 silver) clears absolve, which is offered again for 2 silver; 2 are left."""
    s = given(
        player(
            "cleric cleric labourer merchant",
            silver=6,
            influence=4,
            jars=["absolve_space_7"],
            placed={"absolve": "cleric labourer merchant"},
        )
    )
    a = s.seat(0)
    a.chooses("pray")
    s.back_to(0)
    args = a.label("absolve")["args"]
    assert (args["silver"], args["needed"], args["influence"]) == (2, 2, 4)
    a.chooses("absolve", "absolve_space_3")
    assert a.silver == 2
    assert a.b.jars == 2


@pytest.mark.rules("PAL-EX-48", "PAL-REC-08", "PAL-RUL-13", "PAL-DEC-15", "PAL-TF-03", "PAL-GEN-10")
def test_a_free_recruit() -> None:
    """Commission to space_1_1: hire either or decline; no reaction to this commission."""

    def ready() -> dict[str, Any]:
        return player("scout labourer cleric fighter labourer", provisions=1)

    row = {1: "squire_faith", 4: "acolyte_silver"}
    s = given(ready(), townsfolk=row)
    a = s.seat(0)
    a.chooses("commission", "space_1_1").pays()
    assert a.options() == ["1", "4", "decline"]
    a.cannot("2", "PAL-REC-05", slot=2)
    a.chooses("4")
    assert a.silver == 1, "its instant silver, and none for this commission"
    assert a.crew == ["acolyte_silver"]
    assert s.row() == ["squire_faith", None, None, None, None]
    assert not a.asked("pray-effect"), "its corner reward cannot be taken instead"
    s.back_to(0)
    assert a.offers("recruit")
    declined = given(ready(), townsfolk=row)
    b = declined.seat(0)
    b.chooses("commission", "space_1_1").pays()
    b.chooses("decline")
    assert (b.crew, b.silver) == ([], 0)


@pytest.mark.rules("PAL-EX-49", "PAL-PALADIN-09", "PAL-CONS-01")
def test_roland_recruits_for_nothing() -> None:
    """0 silver, slot 1: no price, no debt, no question; +1 criminal and its suspicion."""
    s = given(
        player("labourer", paladin="roland"),
        townsfolk={1: "architect_labourer"},
        next_suspicion=[0],
    )
    a = s.seat(0)
    a.chooses("recruit")
    assert (a.silver, a.debts, a.workers, a.suspicion) == (0, (0, 0), "criminal", [0])
    rich = given(
        player("labourer fighter", silver=5, paladin="roland"), townsfolk={1: "architect_labourer"}
    )
    b = rich.seat(0).chooses("recruit", "hire")
    assert (b.silver, b.debts) == (5, (0, 0))
    assert "pay" not in [d.kind for d in rich.m.decisions]


@pytest.mark.rules("PAL-EX-50", "PAL-REC-04", "PAL-DEC-12")
def test_a_debt_pays_for_a_discard() -> None:
    """0 silver, slot 2: the debt is taken automatically; +2 labourers."""
    s = given(player("labourer"), townsfolk={2: "debt_collector_labourer"})
    a = s.seat(0)
    assert a.offers("recruit")
    a.chooses("recruit")
    assert (a.debts, a.workers) == ((1, 0), "labourer labourer")
    third = given(player("labourer"), townsfolk={3: "debt_collector_labourer"})
    third.seat(0).cannot("recruit", "PAL-REC-01", needed=2, held=0)


@pytest.mark.rules("PAL-EX-51", "PAL-WORK-09", "PAL-RUL-10", "PAL-TF-01", "PAL-GEN-08")
def test_tax_late_in_an_action() -> None:
    """Wall rewards first, then 1 tax, inquisition, refill, then 1 silver."""
    s = given(
        player(
            "merchant labourer scout", provisions=1, crew=["gatekeeper_tax", "gatekeeper_silver"]
        ),
        next_walls=["wall_scout"],
        tax=1,
    )
    a = s.seat(0).chooses("fortify")
    assert (a.silver, a.workers, a.strength) == (2, "scout", 1)
    s.happened(
        "action",
        "paid",
        "wall-built",
        "attribute-raised",
        "worker-gained",
        "ability-used",
        "tax-taken",
        "inquisition-begins",
        "tax-refilled",
        "ability-used",
        "silver-gained",
    )


@pytest.mark.rules("PAL-EX-52", "PAL-SOLO-ACT-09", "PAL-SOLO-RES-07", "PAL-RUL-28")
def test_the_bot_without_cards_to_discard() -> None:
    """Absolve: faith +1, then 1 + 1 silver leave the tax supply; the marker does not move."""
    s = given(
        player("labourer"),
        automa=Automaton(workers=4, schemes=["scheme_absolve"]),
        turn_of=1,
    )
    assert s.bot.faith == 1
    assert s.bot.b.jars == 1
    assert s.state.tax == 3
    assert s.state.automa is not None
    assert s.state.automa.position == 1


@pytest.mark.rules("PAL-EX-53", "PAL-SOLO-ACT-15", "PAL-SOLO-ACT-10", "PAL-RUL-29")
def test_the_bot_chooses_on_a_wall() -> None:
    """With suspicion: strength +1, 1 discarded. Without: strength +1, marker 2 right."""
    cases: list[tuple[list[int], int]] = [([1], 1), ([], 3)]
    for held, position in cases:
        s = given(
            player("labourer"),
            bot=player(suspicion=held),
            automa=Automaton(workers=4, schemes=["scheme_fortify"]),
            next_walls=["wall_suspicion_or_silver"],
            turn_of=1,
        )
        assert s.bot.strength == 1
        assert s.bot.suspicion == []
        assert s.state.automa is not None
        assert s.state.automa.position == position


@pytest.mark.rules("PAL-EX-54", "PAL-DEC-13", "PAL-WORK-02", "PAL-WORK-01")
def test_unfittable_workers() -> None:
    """Without a scout no fortify; with a criminal there is one assignment and no question."""
    s = given(player("labourer labourer merchant", provisions=1))
    s.seat(0).cannot("fortify", "PAL-WORK-02", worker="scout")
    s = given(player("criminal labourer merchant", provisions=1), next_walls=["wall_two_vp"])
    a = s.seat(0)
    a.chooses("fortify")
    assert a.on("fortify") == "merchant labourer criminal"
    few = given(player("merchant scout", provisions=1))
    few.seat(0).cannot("fortify", "PAL-WORK-01", needed=3, held=2)


@pytest.mark.rules(
    "PAL-EX-55", "PAL-FAV-02", "PAL-FAV-03", "PAL-FAV-07", "PAL-CLEAN-05", "PAL-KING-04"
)
def test_passing_leaves_the_worker_on_a_favour() -> None:
    """Board workers return, the one on the favour stays, closed to all until the cleanup."""
    s = given(
        player("labourer scout", placed={"hunt": "labourer"}),
        player("labourer labourer"),
        favours=["favour_provisions_tax"],
    )
    a, b = s.seat(0), s.seat(1)
    a.chooses("favour:1", "labourer")
    b.cannot("favour:1", "PAL-FAV-03", favour="favour_provisions_tax")
    b.chooses("trade")
    a.chooses("pass")
    assert a.on("hunt") == ""
    assert s.state.favour_workers == [0]
    b.cannot("favour:1", "PAL-FAV-03")
    b.chooses("pass")
    assert s.state.round == 4
    assert s.state.favour_workers == [-1, -1]
