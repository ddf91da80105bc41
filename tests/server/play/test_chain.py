"""The public chain: every start leaves a leaf, every day a head, and a swap is noticed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import time_machine
from django.test import Client
from django.utils import timezone

from gonfalon.cli import main
from gonfalon.cli.play import chain as command
from gonfalon.kernel.chance.daily_chain import ChainDay, leaf_of
from gonfalon.kernel.chance.seeds import house_commitment
from gonfalon.server.chain.closing import close_days
from gonfalon.server.chain.models import Day, Leaf
from gonfalon.server.jobs.sweeper import Sweeper
from gonfalon.server.play.storage.records import proof
from gonfalon.server.tables.models import Table
from tests.server.tabling import at_once, running, somebody

pytestmark = pytest.mark.django_db(transaction=True)
NOON = datetime(2026, 11, 14, 12, tzinfo=UTC)
SITE = "https://play.example.org"


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    """A clock that goes as it is told."""
    with time_machine.travel(NOON, tick=False) as traveller:
        yield traveller


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch) -> Client:
    """The site, as the command sees it."""
    client = Client()

    def fetched(address: str) -> dict[str, Any]:
        found: dict[str, Any] = client.get(address.removeprefix(SITE)).json()
        return found

    monkeypatch.setattr(command, "fetched", fetched)
    return client


def started() -> Table:
    """Start a match."""
    return running([somebody(), somebody()])


def three_days(clock: time_machine.Traveller) -> list[Table]:
    """Play for three days: two matches, none, one; and close them."""
    tables = [started(), started()]
    clock.shift(timedelta(days=2))
    tables.append(started())
    clock.shift(timedelta(days=1))
    assert close_days(timezone.now()) == 3
    return tables


def test_a_start_leaves_a_leaf_of_what_was_committed(clock: time_machine.Traveller) -> None:
    table = started()
    shown = proof(table)
    leaf = Leaf.objects.get(table=table.id)
    assert leaf.leaf == leaf_of(str(table.id), shown["house_commitment"], shown["seed_commitment"])
    assert (leaf.at, leaf.day) == (NOON, None)
    assert (shown["leaf"], shown["chain_day"]) == (leaf.leaf, None)


def test_a_day_is_closed_once_after_it_has_ended(clock: time_machine.Traveller) -> None:
    table = started()
    clock.move_to(datetime(2026, 11, 15, 0, 9, tzinfo=UTC))
    assert close_days(timezone.now()) == 0
    clock.shift(timedelta(minutes=2))
    late = started()
    done = at_once([lambda: close_days(timezone.now()) for _ in range(3)])
    assert sorted(done) == [0, 0, 1]
    day = Day.objects.get()
    assert (day.day, day.count) == (NOON.date(), 1)
    assert proof(table)["chain_day"] == day.day
    assert proof(late)["chain_day"] is None


def test_the_sweeper_closes_days(clock: time_machine.Traveller) -> None:
    started()
    clock.shift(timedelta(days=2))
    Sweeper().sweep()
    assert list(Day.objects.order_by("day").values_list("day", flat=True)) == [
        date(2026, 11, 14),
        date(2026, 11, 15),
    ]


def test_a_start_that_was_committed_late_comes_the_next_day(clock: time_machine.Traveller) -> None:
    three_days(clock)
    Leaf.objects.create(table="0" * 32, leaf="f" * 64, at=NOON)
    clock.shift(timedelta(days=1))
    assert close_days(timezone.now()) == 1
    assert Leaf.objects.get(leaf="f" * 64).day == date(2026, 11, 17)


def test_anyone_can_read_the_chain(clock: time_machine.Traveller) -> None:
    three_days(clock)
    answer = Client().get("/api/chain")
    days = [ChainDay(**day) for day in answer.json()["days"]]
    assert [(day.day, day.count) for day in days] == [
        ("2026-11-14", 2),
        ("2026-11-15", 0),
        ("2026-11-16", 1),
    ]
    for day in days:
        day.check(Client().get(f"/api/chain/{day.day}").json()["leaves"])
    assert Client().get("/api/chain?after=2026-11-15").json()["days"] == answer.json()["days"][2:]
    again = Client().get("/api/chain", headers={"If-None-Match": answer["ETag"]})
    assert again.status_code == 304
    assert Client().get("/api/chain/2026-11-17").json()["code"] == "no-such-day"


def test_the_command_keeps_a_copy_and_finds_a_match(
    clock: time_machine.Traveller, site: Client, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = three_days(clock)[0]
    copy = tmp_path / "chain.json"
    assert main(["chain", SITE, str(copy)]) == 0
    assert "holds: 3 days, 3 matches, 3 days new" in capsys.readouterr().out
    started()
    clock.shift(timedelta(days=1))
    close_days(timezone.now())
    shown = proof(table)
    record = tmp_path / "match.record"
    header = ["game: x", "rules: 1", "content: x", "seats: 2", "settings: {}", "policy: quick"]
    header += [f"commitment: {shown['seed_commitment']}", f"table: {table.id}"]
    header += [f"house-commitment: {shown['house_commitment']}"]
    record.write_text("\n".join(["gonfalon record 1", *header, "", ""]))
    assert main(["chain", SITE, str(copy), "--record", str(record)]) == 0
    said = capsys.readouterr().out
    assert "in the chain since 2026-11-14" in said
    assert "holds: 4 days, 4 matches, 1 days new" in said
    record.write_text(record.read_text().replace(str(table.id), "another"))
    assert main(["chain", SITE, str(copy), "--record", str(record)]) == 1
    assert "not in the chain" in capsys.readouterr().out


def test_a_swapped_commitment_is_noticed(
    clock: time_machine.Traveller, site: Client, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A dishonest house exchanges what it had committed to, and makes the chain fit again."""
    table = three_days(clock)[0]
    copy = tmp_path / "chain.json"
    assert main(["chain", SITE, str(copy)]) == 0
    another = house_commitment(b"another secret", b"salt")
    leaf = leaf_of(str(table.id), another, proof(table)["seed_commitment"])
    Leaf.objects.filter(table=table.id).update(leaf=leaf)
    fresh = tmp_path / "fresh.json"
    assert main(["chain", SITE, str(fresh)]) == 1  # the head of the day does not fit
    assert "the commitments of 2026-11-14 do not fit" in capsys.readouterr().out
    Day.objects.all().delete()
    Leaf.objects.update(day=None)
    assert close_days(timezone.now()) == 3
    assert main(["chain", SITE, str(fresh)]) == 0  # nothing to compare with
    assert main(["chain", SITE, str(copy)]) == 1
    assert "the past was rewritten" in capsys.readouterr().out
    assert len(json.loads(copy.read_text())["days"]) == 3  # the copy is kept as it was
