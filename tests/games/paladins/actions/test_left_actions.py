"""Develop, recruit, hunt, trade, pray (PAL-DEV to PAL-PRAY)."""

from __future__ import annotations

import pytest

from tests.games.paladins.actions.spaces import RIGHT
from tests.games.paladins.scenario import given, player

# -- develop ----------------------------------------------------------------------------------


@pytest.mark.rules("PAL-DEV-02", "PAL-DEV-03", "PAL-DEC-11")
def test_any_uncovered_framed_space_may_be_covered() -> None:
    """Twelve places at first; covered ones are refused; never the right space."""
    s = given(player("labourer labourer", silver=4, workshops=["attack:1"]))
    a = s.seat(0).chooses("develop")
    assert len(a.options()) == 11
    assert set(a.options()) == {f"{x}:{n}" for x in RIGHT for n in (1, 2)} - {"attack:1"}
    a.cannot("attack:1", "PAL-DEV-02", action="attack", place=1)


@pytest.mark.rules("PAL-DEV-05")
def test_each_workshop_gives_the_worker_under_it() -> None:
    """Scout, merchant, fighter, cleric, twice."""
    all_places = [f"{x}:{n}" for x in RIGHT for n in (1, 2)]
    found = []
    for placed in range(8):
        s = given(player("labourer labourer", silver=4, workshops=all_places[:placed]))
        found.append(s.seat(0).chooses("develop", "convert:2").workers)
    assert found == ["scout", "merchant", "fighter", "cleric"] * 2


@pytest.mark.rules("PAL-DEV-06")
def test_after_eight_workshops_no_develop() -> None:
    """All workshops are placed."""
    places = [f"{x}:{n}" for x in RIGHT for n in (1, 2)][:8]
    s = given(player("labourer labourer", silver=9, workshops=places))
    s.seat(0).cannot("develop", "PAL-DEV-06", count=8)


@pytest.mark.rules("PAL-DEV-07", "PAL-RUL-11", "PAL-GEN-10", "PAL-EFF-10")
def test_a_free_development() -> None:
    """No workers, no silver, Develop stays free; the worker is gained, Architects react."""
    s = given(
        player("merchant labourer labourer", provisions=1, silver=4, crew=["architect_provision"]),
        favours=["favour_free_develop"],
    )
    a = s.seat(0)
    a.chooses("favour:1", "1", "attack:2")
    assert a.silver == 4
    assert a.provisions == 1, "one paid, one from the Architect"
    assert a.workers == "labourer labourer scout"
    assert a.b.workshops_placed() == 1
    assert a.on("develop") == ""
    s.back_to(0)
    assert a.offers("develop")
    full = given(
        player(
            "merchant",
            provisions=1,
            workshops=[f"{x}:{n}" for x in RIGHT for n in (1, 2)][:8],
        ),
        favours=["favour_free_develop"],
    )
    b = full.seat(0).chooses("favour:1")
    assert b.workers == "fighter cleric", "without a workshop left only the workers are offered"


# -- recruit, hunt, trade, pray ---------------------------------------------------------------


@pytest.mark.rules("PAL-REC-01", "PAL-DEC-07")
def test_prices_by_slot_in_both_modes() -> None:
    """3, 2, 2, 1, 0 silver; slots 1 and 2 also for a debt."""
    row = {
        1: "abbot_labourer",
        2: "abbot_provision",
        3: "watchman_labourer",
        4: "watchman_silver",
        5: "acolyte_silver",
    }
    for mode in ("discard", "hire"):
        s = given(player("labourer fighter", silver=9), townsfolk=row)
        a = s.seat(0).chooses("recruit", mode)
        labels = [a.label(str(slot)) for slot in range(1, 6)]
        assert [label["args"]["silver"] for label in labels] == [3, 2, 2, 1, 0]
        assert [label["message"].endswith("either") for label in labels] == [
            True,
            True,
            False,
            False,
            False,
        ]
    poor = given(player("labourer fighter", silver=1), townsfolk=row, debts_gone=24)
    b = poor.seat(0).chooses("recruit", "hire")
    assert b.options() == ["4", "5"]
    b.cannot("1", "PAL-REC-01", needed=3, held=1)
    b.cannot("3", "PAL-REC-01", needed=2, held=1)


@pytest.mark.rules("PAL-REC-05", "PAL-REC-06")
def test_a_slot_stays_empty_until_the_cleanup() -> None:
    """The row does not slide during a round; who was sent away never comes back."""
    s = given(
        player("labourer labourer", silver=3),
        player("labourer labourer", silver=3),
        townsfolk={3: "abbot_labourer", 5: "acolyte_silver"},
        townsfolk_left=0,
    )
    s.seat(0).chooses("recruit", "3")
    assert s.row() == [None, None, None, None, "acolyte_silver"]
    s.seat(1).chooses("recruit")
    assert (
        s.state.discarded_townsfolk.count(s.state.content.cards.townsfolk.index("abbot_labourer"))
        == 1
    )
    assert s.row() == [None] * 5
    s.back_to(0)
    s.seat(0).cannot("recruit", "PAL-WORK-04")
    s.everybody_passes()
    assert s.row() == [None] * 5


@pytest.mark.rules("PAL-REC-07", "PAL-TF-01")
def test_several_townsfolk_of_a_kind_all_work() -> None:
    """Three Gatekeepers: a labourer, a silver, a tax for one wall."""
    crew = ["gatekeeper_labourer", "gatekeeper_silver", "gatekeeper_tax"]
    s = given(
        player("merchant labourer scout", provisions=1, crew=crew), next_walls=["wall_two_vp"]
    )
    a = s.seat(0).chooses("fortify")
    assert (a.workers, a.silver) == ("labourer", 2)


@pytest.mark.rules("PAL-HUNT-01", "PAL-TRADE-01", "PAL-WORK-07", "PAL-DEC-06")
def test_hunt_and_trade_in_both_modes() -> None:
    """One worker gives 1, two give 3; a single mode is taken automatically."""
    s = given(player("labourer scout merchant"))
    a = s.seat(0).chooses("hunt")
    assert a.options() == ["one", "two"]
    a.chooses("two", "labourer:scout")
    assert a.provisions == 3
    s = given(player("labourer labourer merchant"))
    b = s.seat(0).chooses("trade", "two")
    assert b.silver == 3
    s = given(player("labourer labourer"))
    c = s.seat(0).chooses("trade")
    assert c.silver == 1, "without a merchant there is one mode"
    s = given(player("labourer"))
    assert s.seat(0).chooses("hunt").provisions == 1


@pytest.mark.rules("PAL-WORK-07")
def test_a_mode_that_lacks_workers_is_explained_at_the_next_question() -> None:
    """Where one mode is left it is taken unasked; the next question says why not the other."""
    a = given(player("labourer labourer cleric", silver=3)).seat(0).chooses("recruit")
    assert not a.asked("mode")
    a.cannot("hire", "PAL-WORK-07", mode="recruit_hire", count=2, worker="fighter")
    b = given(player("labourer cleric")).seat(0).chooses("hunt")
    assert b.asked("workers")
    b.cannot("two", "PAL-WORK-07", mode="hunt_two", count=2, worker="scout")
    c = given(player("scout", silver=3)).seat(0).chooses("recruit")
    c.cannot("hire", "PAL-WORK-07", count=2)
    d = given(player("labourer fighter", silver=3)).seat(0).chooses("recruit", "discard")
    told = d.scenario.m.explain(0)[0].blocked
    assert "hire" not in {one.id for one in told}, "both modes were offered"


@pytest.mark.rules("PAL-PRAY-01", "PAL-PRAY-03", "PAL-PRAY-06", "PAL-DEC-14")
def test_the_pray_action() -> None:
    """A cleric (or criminal) and 2 silver; only actions that hold workers, never itself."""
    s = given(
        player("cleric", silver=2, placed={"hunt": "labourer", "convert": "fighter scout cleric"})
    )
    a = s.seat(0).chooses("pray")
    assert a.options() == ["hunt", "convert"]
    a.cannot("pray", "PAL-PRAY-03")
    a.cannot("trade", "PAL-PRAY-06")
    a.chooses("convert")
    assert (a.on("convert"), a.on("hunt"), a.on("pray")) == ("", "labourer", "cleric")
    given(player("cleric", silver=2)).seat(0).cannot("pray", "PAL-PRAY-03")
    placed = {"hunt": "scout"}
    given(player("cleric", silver=1, placed=placed)).seat(0).cannot(
        "pray", "PAL-PRAY-01", needed=2, held=1
    )
    given(player("labourer", silver=2, placed=placed)).seat(0).cannot(
        "pray", "PAL-WORK-02", worker="cleric"
    )


@pytest.mark.rules("PAL-PRAY-04", "PAL-PRAY-05", "PAL-DEC-14", "PAL-RUL-15", "PAL-RUL-04")
def test_the_pray_effect() -> None:
    """Free, optional, may clear Pray itself; workshops stay; lost with nothing to clear."""
    s = given(
        player(
            "labourer",
            placed={"pray": "cleric", "commission": "labourer cleric"},
            workshops=["commission:1"],
        ),
        favours=["favour_pray"],
    )
    a = s.seat(0).chooses("favour:1")
    assert a.options() == ["pray", "commission", "decline"]
    a.cannot("hunt", "PAL-PRAY-04")
    a.chooses("commission")
    assert a.on("commission") == ""
    assert a.b.workshops_placed() == 1
    s = given(player("labourer", placed={"pray": "cleric"}), favours=["favour_pray"])
    assert s.seat(0).chooses("favour:1", "pray").on("pray") == ""
    s = given(player("labourer", placed={"pray": "cleric"}), favours=["favour_pray"])
    assert s.seat(0).chooses("favour:1", "decline").on("pray") == "cleric"
    s = given(player("labourer labourer fighter", silver=9), townsfolk={5: "acolyte_silver"})
    b = s.seat(0).chooses("recruit", "discard").pays()
    assert b.asked("pray-effect"), "recruit itself holds a worker now"
