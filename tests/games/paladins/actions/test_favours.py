"""Favours of the king (PAL-FAV)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.paladins.model.constants import WORKERS
from tests.games.paladins.scenario import given, player


@pytest.mark.rules("PAL-FAV-01", "PAL-RUL-39", "PAL-GEN-11")
@pytest.mark.parametrize(
    ("favour", "worker", "told", "then"),
    [
        ("favour_free_recruit", "scout", {}, "free-recruit"),
        ("favour_absolution_tax", "cleric", {}, "action"),
        ("favour_two_criminals", "labourer", {}, "action"),
        ("favour_attribute", "criminal", {}, "attribute"),
        (
            "favour_settle_debt",
            "fighter",
            {"silver": 1, "unpaid": 1, "suspicion": [0]},
            "choose-one",
        ),
        ("favour_borrow_workers", "labourer", {}, "action"),
        ("favour_free_develop", "merchant", {"provisions": 1}, "choose-one"),
        ("favour_three_labourers", "criminal", {}, "action"),
        ("favour_provisions_tax", "labourer", {}, "action"),
        ("favour_pray", "labourer", {"placed": {"hunt": "scout"}}, "pray-effect"),
    ],
)
def test_each_favour_takes_its_worker_and_its_cost(
    favour: str, worker: str, told: dict[str, Any], then: str
) -> None:
    """The worker stands on the card; another type does not fit a coloured one."""
    s = given(
        player(worker, **told),
        favours=[favour],
        next_suspicion=[0, 0],
        tax=4,
    )
    s.seat(0).chooses("favour:1")
    assert s.asked()[0][1] == then
    assert s.state.favour_workers != [-1]
    cost = s.state.content.cards.favour_cost[s.state.favours[0]]
    assert [e["count"] for e in s.all("paid")] == [n for n in cost[:2] if n]
    assert s.seat(0).b.unpaid == cost[2] + (1 if favour == "favour_settle_debt" else 0)
    if worker not in ("labourer", "criminal"):
        assert (
            given(
                player("criminal", **told),
                favours=[favour],
            )
            .seat(0)
            .offers("favour:1")
        )
    if worker != "labourer":
        given(player("labourer", **told), favours=[favour]).seat(0).cannot(
            "favour:1", "PAL-FAV-01", worker=worker
        )
    if told.get("provisions"):
        given(player(worker), favours=[favour]).seat(0).cannot(
            "favour:1", "PAL-FAV-01", needed=1, held=0
        )


VOID_FAVOURS: list[tuple[str, dict[str, Any], dict[int, str] | None]] = [
    ("favour_free_recruit", {"workers": "scout"}, {}),
    ("favour_pray", {"workers": "labourer"}, None),
    ("favour_settle_debt", {"workers": "fighter", "silver": 1}, None),
    (
        "favour_attribute",
        {"workers": "criminal", "faith": 12, "strength": 12, "influence": 12},
        None,
    ),
]


@pytest.mark.rules("PAL-FAV-04", "PAL-FAV-03", "PAL-DEC-17", "PAL-DEC-18", "PAL-EFF-08")
@pytest.mark.parametrize(("favour", "told", "row"), VOID_FAVOURS)
def test_a_favour_that_brings_nothing_may_be_used_to_block_it(
    favour: str, told: dict[str, Any], row: dict[int, str] | None
) -> None:
    """Free recruit with an empty row, pray with nothing placed, ...: placed, paid, taken."""
    s = given(player(**told), player("labourer scout fighter"), favours=[favour], townsfolk=row)
    a = s.seat(0)
    label = a.label("favour:1")
    assert label["message"] == "option-favour-void"
    assert label["preview"]["gains"] == label["preview"]["then"] == []
    track = a.track
    a.chooses("favour:1")
    assert s.state.favour_workers[0] == WORKERS.index(told["workers"])
    assert (a.workers, a.silver, a.debts, a.suspicion, a.track) == ("", 0, (0, 0), [], track)
    assert s.asked() == [(1, "action")], "nothing more is asked"
    s.seat(1).cannot("favour:1", "PAL-FAV-03", favour=favour)


@pytest.mark.rules("PAL-FAV-04")
def test_a_favour_that_brings_something_does_not_say_otherwise() -> None:
    """Part of it is enough: with one suspicion card there is something to settle."""
    s = given(player("fighter", silver=1, suspicion=[1]), favours=["favour_settle_debt"])
    label = s.seat(0).label("favour:1")
    assert label["message"] == "option-favour"
    assert label["preview"]["gains"]


@pytest.mark.rules("PAL-FAV-05", "PAL-DEBT-05", "PAL-RUL-20", "PAL-REC-04")
def test_without_debt_cards_nobody_can_take_a_debt() -> None:
    """No favour on credit, no townsfolk for a debt."""
    s = given(
        player("labourer"),
        favours=["favour_borrow_workers"],
        townsfolk={1: "abbot_labourer"},
        debts_gone=24,
    )
    a = s.seat(0)
    a.cannot("favour:1", "PAL-FAV-05")
    a.cannot("recruit", "PAL-REC-01", needed=3, held=0)
