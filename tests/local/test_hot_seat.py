"""Several people at one device: who holds it, to whom it goes next, and what stays theirs."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.local.people import People, people_with
from gonfalon.local.site import Site
from tests.local.hot_seat import HotSeat, new_key
from tests.local.test_site import all_kept, restored, sent


def three() -> HotSeat:
    return HotSeat("mastery", 3, 3, "three")


def play_until(table: HotSeat, wanted: Any) -> None:
    """Hand the device round and answer at random until something is so."""
    while not table.match.over:
        if wanted(table):
            return
        if table.holder is None:
            table.give(table.ask("GET", "/holder")[1]["next"])
        elif table.answer() is None and not table.bot():
            table.give(None)
    raise AssertionError("it never came to that")


def test_nobody_holds_a_new_table_of_several_people() -> None:
    table = three()
    status, found = table.ask("GET", "/holder")
    assert status == 200
    assert found == {
        "people": {"0": "Aveline", "1": "Taras", "2": "Magda"},
        "holder": None,
        "last": None,
        "next": found["next"],
        "first": True,
        "since": 0,
        "news": {"version": 0, "news": [], "more": False},
    }
    assert found["next"] in {one.seat for one in table.match.decisions}
    assert table.ask("GET", "/view")[1]["view"]["viewer"] is None


def test_in_sealed_rounds_everybody_is_asked_so_the_device_skips_nobody() -> None:
    site = Site()
    body = {"game": "mastery", "seats": 2, "people": {"0": "", "1": "Taras"}}
    status, found = sent(site, "POST", "/tables", **body)
    assert (status, found["policy"]) == (201, "everyone")
    assert [seat["user"]["name"] for seat in found["seats"]] == ["", "Taras"]


def test_details_name_the_people_and_whose_eyes_look() -> None:
    table = three()
    _, found = table.ask("GET", "")
    assert [seat["user"]["name"] for seat in found["seats"]] == ["Aveline", "Taras", "Magda"]
    assert len({seat["user"]["id"] for seat in found["seats"]}) == 3
    assert found["you"] == {"seat": None, "owner": True, "awaited": False}
    table.give(1)
    assert table.ask("GET", "")[1]["you"]["seat"] == 1


def test_whoever_has_answered_loses_the_device_in_the_same_answer() -> None:
    table = three()
    for _ in range(40):
        seat = table.ask("GET", "/holder")[1]["next"]
        table.give(seat)
        answered: Any = None
        while table.holder is not None:
            answered = table.answer("?view=true&since=0")
        assert answered[1]["current"]["view"]["viewer"] is None
        assert table.at.terms.people.last == seat
        assert table.ask("GET", "/holder")[1]["next"] != seat


def test_a_sealed_round_goes_to_one_after_the_other() -> None:
    """In Glory everybody chooses a character first."""
    table = HotSeat("glory", 3, 3, "glory")
    held = []
    begun = table.match.round
    assert begun
    while table.match.round == begun:
        seat = table.ask("GET", "/holder")[1]["next"]
        held.append(seat)
        table.give(seat)
        while table.holder is not None and table.match.round == begun:
            table.answer()
    assert held == [0, 1, 2]


def test_a_sealed_answer_tells_no_time() -> None:
    table = HotSeat("glory", 3, 3, "glory")
    before = table.ask("GET", "")[1]["waiting_since"]
    table.give(0)
    table.answer()
    assert (table.holder, table.match.version) == (None, 0)
    assert table.at.inputs[-1].at.isoformat() != before
    assert table.ask("GET", "")[1]["waiting_since"] == before


@pytest.mark.parametrize(
    ("last", "asked", "coming"),
    [
        (None, {1, 2}, 1),
        (1, {0, 2}, 2),
        (2, {0, 1}, 0),
        (1, {1, 2}, 1),  # not done yet
        (2, set(), 2),  # bots play; who was last may look on
        (None, set(), 0),
    ],
)
def test_the_device_goes_to_who_is_asked(last: int | None, asked: set[int], coming: int) -> None:
    people = People({"0": "", "1": "", "2": ""}, last=last)
    assert people.next(asked) == coming


def test_the_device_may_go_back_to_who_was_not_done() -> None:
    table = three()

    def undoable(one: HotSeat) -> bool:
        last = one.at.terms.people.last
        return one.holder is None and last is not None and bool(one.match.undoable(last))

    play_until(table, undoable)
    last = table.at.terms.people.last
    table.give(last)
    _, found = table.ask("GET", "/view")
    assert (found["view"]["viewer"], found["view"]["decisions"]) == (last, [])
    assert table.undo()
    assert table.holder == last
    assert table.ask("GET", "/view")[1]["view"]["decisions"]


def test_news_of_a_cover_are_those_since_that_person_held_the_device() -> None:
    table = three()
    play_until(table, lambda one: len(one.at.terms.people.seen) == 3)
    for _ in range(20):
        play_until(table, lambda one: one.holder is None)
        _, found = table.ask("GET", "/holder")
        assert found["since"] == table.at.terms.people.seen[str(found["next"])]
        assert not found["first"]
        assert all(one["version"] > found["since"] for one in found["news"]["news"])
        assert all(one["seat"] != found["next"] for one in found["news"]["news"] if one["events"])
        table.give(found["next"])


def test_who_holds_the_device_is_kept() -> None:
    table = three()
    play_until(table, lambda one: len(one.at.terms.people.seen) == 3 and one.holder is not None)
    again = restored(all_kept(table.site))
    assert again.tables.find(table.id).terms == table.at.terms
    path = f"/tables/{table.id}/holder"
    assert sent(again, "GET", path) == sent(table.site, "GET", path)


def test_giving_the_device_is_stored() -> None:
    table = three()
    table.site.tables.take_kept()
    body = '{"seat": 1}'
    answer = table.site.answer("POST", f"/api/tables/{table.id}/holder", body)
    assert '"holder":1' in answer.keep[f"{table.id}/terms"]


def test_standing_orders_belong_to_a_person() -> None:
    table = three()
    play_until(table, offered)
    seat = table.holder
    kinds = table.ask("GET", "/standing-orders")[1]["offered"]
    table.ask("PUT", "/standing-orders", {"kinds": kinds})
    assert table.at.terms.orders == {str(seat): kinds}
    table.give(None)
    assert table.ask("GET", "/standing-orders")[0] == 403
    table.give((seat or 0) - 1 if seat else 1)
    assert table.ask("GET", "/standing-orders")[1]["kinds"] == []


def offered(table: HotSeat) -> bool:
    """True if the holder could give a standing order."""
    if table.holder is None:
        return False
    status, orders = table.ask("GET", "/standing-orders")
    return status == 200 and bool(orders["offered"])


def test_an_order_that_lets_go_of_the_device_is_told_to_nobody() -> None:
    table = three()
    for _ in range(200):
        play_until(table, offered)
        kinds = table.ask("GET", "/standing-orders")[1]["offered"]
        status, found = table.ask("PUT", "/standing-orders", {"kinds": kinds})
        assert status == 200
        if table.holder is None:
            assert found == {"kinds": [], "offered": []}
            return
        table.at.terms.orders.clear()
    raise AssertionError("no order let go of the device")


def test_anybody_may_go_back() -> None:
    table = three()
    play_until(table, lambda one: one.match.version > 25 and one.holder is not None)
    to = table.match.version - 9
    seat = table.holder
    published = {one.version for one in table.at.inputs}
    body = {"version": min(v for v in published if v >= to), "key": new_key()}
    status, found = table.ask("POST", "/rewind", body)
    assert (status, found["done"], found["agreed"]) == (200, True, [seat])
    assert table.ask("POST", "/rewind", body) == (status, found)
    assert table.holder in (None, seat)


def test_a_bot_may_play_for_somebody_until_they_take_the_device() -> None:
    table = three()
    play_until(table, lambda one: one.holder == 1 and any(d.seat == 1 for d in one.match.decisions))
    status, found = table.ask("POST", "/hand-over", {"level": "random"})
    assert (status, found["seats"][1]["standing_in"]) == (200, True)
    assert table.bot()
    play_until(table, lambda one: one.holder is None)
    assert table.ask("GET", "/holder")[1]["next"] != 1
    table.give(1)
    assert not table.at.terms.standing_in
    table.give(None)
    assert table.ask("POST", "/hand-over", {"level": "random"})[0] == 403


def test_one_person_always_holds_the_device() -> None:
    table = HotSeat("mastery", 2, 1, "one")
    assert table.ask("GET", "/holder")[1]["holder"] == 0
    assert table.give(None)["holder"] == 0
    assert "single" in table.ask("GET", "/view")[1]


def test_a_rematch_has_the_same_people() -> None:
    table = three()
    _, again = table.ask("POST", "/rematch")
    assert [seat["user"]["name"] for seat in again["seats"]] == ["Aveline", "Taras", "Magda"]
    people = table.site.tables.find(again["id"]).terms.people
    assert (people.holder, people.last) == (None, None)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seat": 3}, "not-a-person"),
        ({"seat": "1"}, "bad-input"),
        ({}, "bad-input"),
        ({"seat": True}, "bad-input"),
    ],
)
def test_the_device_goes_to_people_only(body: dict[str, Any], code: str) -> None:
    status, problem = three().ask("POST", "/holder", body)
    assert (status, problem["code"]) == (422, code)


@pytest.mark.parametrize(
    ("people", "code"),
    [
        ({"0": "A"}, "seats-empty"),
        ({"0": "A", "1": "B", "2": "C"}, "seats-empty"),
        ({"0": "A", "x": "B"}, "bad-input"),
        ({"0": "A", "1": 2}, "bad-input"),
        ({"0": "A", "1": "B" * 41}, "bad-name"),
    ],
)
def test_wrong_people_are_refused(people: dict[str, Any], code: str) -> None:
    site = Site()
    body = {"game": "mastery", "seats": 2, "people": people}
    status, problem = sent(site, "POST", "/tables", **body)
    assert (status, problem["code"]) == (422, code)
    assert not site.tables.by_id


def test_names_lose_spaces_that_nobody_sees() -> None:
    assert people_with({1: "  Taras \n B ", 0: ""}).names == {"0": "", "1": "Taras B"}
