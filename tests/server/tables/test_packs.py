"""Content packs are text from anybody: what could harm is refused cheaply, the rest has its share.

The CPU time of a refusal is measured by thread, beside that of plain requests (`costs.yardstick`):
neither other work on the machine nor its speed counts.
"""

from __future__ import annotations

import statistics
import threading
import time
import uuid
from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.kernel.game import game
from gonfalon.server.jobs import bot_processes, bots
from gonfalon.server.jobs.bots import share_of, take_turns
from gonfalon.server.play import moves
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables import packs
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.refusals import Invalid
from gonfalon.server.tables.seats.seating import start
from tests.games.every import SLUGS
from tests.server.costs import YARDSTICK, yardstick
from tests.server.jobbing import execute, queued, seated, until, work
from tests.server.tabling import at_once, opened, somebody
from tests.server.visitor import Visitor

pytestmark = pytest.mark.django_db(transaction=True)

PROMPT = 0.05  # seconds of CPU for a refusal, on a machine of known speed
EFFECT = "[{ when = 'conflict_reveal', target = 'self', op = 'conflict_value', n = 2 }]"


def cards(count: int, copies: int) -> str:
    """Return a pack of new cards."""
    return "\n".join(
        f"[cards.c{n}]\ntype='conflict'\ncopies={copies}\nprovenance='public'\neffects={EFFECT}"
        for n in range(count)
    )


HOSTILE = {
    "copies": [cards(100, 1000)],
    "cards": [cards(90, 20)],
    "pieces": [f"[cards.conflict_{n}]\ncopies = 20" for n in (2, 3, 4)],
    "dotted key": ["a." * 7000 + "a = 1"],
    "dotted keys": ["\n".join(f"a{n}.b = 1" for n in range(1600))] * 4,
    "flat keys": ["[cards.conflict_2]\n" + "\n".join(f"k{n}=1" for n in range(1980))],
    "headers": ["\n".join(f"[cards.c{n}]\na=1" for n in range(790))],
    "brackets": ["a = " + "[" * 15_000],
    "nested": ["a = " + "[" * 900 + "]" * 900],
    "tables": ["a = " + "{b=" * 900 + "1" + "}" * 900],
    "comments": ["#\n" * 7_990] * 4,
    "values": ["[cards.conflict_2]\na = [" + "1," * 7_900 + "]"],
    "a long name": [f"[cards.{'x' * 15_000}]\ncopies = 1"],
    "a long text": [f"[cards.conflict_2]\nname = '{'x' * 15_000}'"],
    "escapes": ['[cards.conflict_2]\nname = "' + "\\n" * 7_900 + '"'] * 4,
    "digits": ["[cards.conflict_2]\nn = " + "9" * 4_000],
    "no number": ["[cards.conflict_2]\nn = nan"],
    "a product": [
        "[constants.dice_per_player]\nvalue = 1000\n[constants.pips_per_die]\nvalue = 1000"
    ],
    "long rounds": ["[constants.technical_round_limit]\nvalue = 1000000"],
}


def refusal(slug: str, texts: list[str]) -> tuple[str, float]:
    """Return the code of a refusal, and what it cost this thread."""
    began = time.thread_time()
    try:
        packs.check_packs(slug, texts)
    except Invalid as refused:
        return refused.code, time.thread_time() - began
    return "", time.thread_time() - began


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("texts", HOSTILE.values(), ids=HOSTILE)
def test_three_hostile_packs_at_once_are_refused_promptly(slug: str, texts: list[str]) -> None:
    game(slug).load()
    visitor = Visitor()
    yardstick(visitor)  # what is built once
    slowest: list[float] = []  # of the three, each time
    for _ in range(4):
        found = at_once([lambda: refusal(slug, texts)] * 3)
        assert {code for code, _ in found} <= {"packs-too-large", "bad-packs"}
        slowest.append(max(cost for _, cost in found) / speed(visitor))
    assert min(slowest) < PROMPT, slowest  # a machine at its limit is allowed a hiccup


def speed(visitor: Visitor) -> float:
    """Return how long this machine takes now for what the known one does in a second."""
    return yardstick(visitor) / YARDSTICK


@pytest.mark.parametrize("slug", SLUGS)
def test_the_largest_pack_that_is_read_is_read_promptly(slug: str) -> None:
    """Whatever stays below the bounds on text costs little, even if it is refused at the end."""
    visitor = Visitor()
    yardstick(visitor)  # what is built once
    section, entries = max(game(slug).load().entries.sections.items(), key=lambda one: len(one[1]))
    entry = f"[{section}.{next(iter(entries))}]\n"
    for line in ("k{n}=1", "k{n}.a=1", "k{n}.a.b.c.d.e=1", "k{n}=[1,1,1]", 'k{n}="\\n\\n\\n"'):
        marks = sum(line.count(mark) for mark in packs.MARKS) + 1
        lines = [line.format(n=n) for n in range((packs.MOST_MARKS - 4) // marks)]
        texts = [""]
        for one in lines:
            if len(texts[-1]) + len(one) > packs.LONGEST_PACK - 100:
                texts.append("")
            texts[-1] = (texts[-1] or entry) + one + "\n"
        texts = texts[: packs.MOST_PACKS]
        costs = [refusal(slug, texts)[1] / speed(visitor) for _ in range(3)]
        assert min(costs) < PROMPT, (line, costs)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_correction_of_every_component_of_a_section_is_within_bounds(slug: str) -> None:
    for section, entries in game(slug).load().entries.sections.items():
        text = "\n".join(f"[{section}.{id}]\nprovenance = 'rulebook'" for id in entries)
        content = packs.check_packs(slug, [text])
        assert {entry["provenance"] for entry in content.entries.section(section).values()} == {
            "rulebook"
        }


def test_a_match_too_large_to_be_kept_does_not_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    anna = somebody()
    opened(anna, packs=["[cards.conflict_2]\ncopies = 4"])
    monkeypatch.setattr(packs, "LARGEST_STATE", 1000)
    with pytest.raises(Invalid) as refused:
        opened(anna, packs=["[cards.conflict_2]\ncopies = 4"])
    assert refused.value.code == "packs-too-large"


def test_packs_are_for_accounts(guest: Visitor, anna: Visitor) -> None:
    wanted = {"game": "mastery", "seats": 2, "packs": ["[cards.conflict_2]\ncopies = 4"]}
    refused = guest.post("/api/tables", wanted)
    assert (refused.status_code, refused.json()["code"]) == (403, "packs-for-accounts")
    assert guest.post("/api/tables", {**wanted, "packs": []}).status_code == 201
    made = anna.post("/api/tables", wanted)
    assert made.status_code == 201
    # nor does a guest get one by playing again
    path = f"/api/tables/{made.json()['id']}"
    assert guest.post(f"{path}/join", {}).status_code == 200
    Table.objects.filter(id=made.json()["id"]).update(status=Table.Status.VOID)
    assert guest.post(f"{path}/rematch").json()["code"] == "packs-for-accounts"
    assert anna.post(f"{path}/rematch").status_code in (200, 201)


# -- a share of thinking ------------------------------------------------------------------------


def heavy_pack() -> str:
    """Return about as much of a game as is allowed: twice the cards, with longer decks."""
    return "\n".join([cards(18, 1), *(f"[cards.conflict_{n}]\ncopies = 5" for n in (2, 3, 4))])


def held_by(table: Table, while_held: Callable[[], Any]) -> Any:
    """Do something while a job of a table has its share, in a thread of its own."""
    at_work, done = threading.Event(), threading.Event()

    def hold() -> None:
        with share_of(table.id) as has_share:
            assert has_share
            at_work.set()
            done.wait(60)

    def act() -> Any:
        assert at_work.wait(60)
        try:
            return while_held()
        finally:
            done.set()

    found = at_once([hold, act])
    assert found[0] is None
    return found[1]


def test_the_tables_of_one_owner_share_the_thinkers() -> None:
    anna, bohdan = somebody(), somebody()
    first, second = (seated([anna, "random"], packs=[heavy_pack()]) for _ in range(2))
    other = seated([bohdan, "random"])
    nobodys = seated(["random", "random"])
    for table in (first, second, other):
        play_to_bot(table)
    execute("DELETE FROM procrastinate_jobs")
    assert bots.SHARES < bot_processes.MAX_PROCESSES  # or there would be nothing left for others
    assert held_by(first, lambda: take_turns(second.id, stint=0)) == 0
    assert queued() == 1  # it tries again soon
    assert held_by(first, lambda: take_turns(other.id, stint=0)) == 1
    assert held_by(first, lambda: take_turns(nobodys.id, stint=0)) == 1
    assert take_turns(second.id, stint=0) == 1


def play_to_bot(table: Table) -> None:
    """Answer for seat 0 until only the bot is asked."""
    user = Seat.objects.get(table=table, number=0).user_id
    assert user is not None
    while True:
        asked = match_of(Table.objects.get(id=table.id)).decisions
        mine = next((d for d in asked if d.seat == 0), None)
        if mine is None:
            return
        moves.choose(table.id, user, mine.id, [mine.options[0].id], uuid.uuid4())


def turns_of_bot(table: Table, turns: int) -> list[float]:
    """Play against a bot of a worker; return how long it took over each of its turns."""
    waits: list[float] = []
    while len(waits) < turns and Table.objects.get(id=table.id).status == Table.Status.PLAYING:
        play_to_bot(table)
        waits.append(until(lambda: is_mine(table)))
    return waits


def is_mine(table: Table) -> bool:
    """Tell whether seat 0 is asked, or the match is over."""
    match = match_of(Table.objects.get(id=table.id))
    return match.over or any(d.seat == 0 for d in match.decisions)


def heavy_tables(count: int) -> list[Table]:
    """Start tables of bots with heavy packs, all of one owner who looks on."""
    owner = somebody()
    made = []
    for _ in range(count):
        levels = dict.fromkeys(range(4), "heuristic")
        table = opened(owner, 4, bots=levels, own_seat=None, packs=[heavy_pack()])
        start(table.id, owner)
        made.append(Table.objects.get(id=table.id))
    return made


@pytest.mark.slow
def test_heavy_tables_of_one_owner_leave_others_their_bots() -> None:
    """Another player's bot takes at most twice its time beside three heavy tables."""
    anna = somebody()
    with work() as worker:
        alone = turns_of_bot(seated([anna, "heuristic"]), 40)
        made = heavy_tables(3)
        beside = turns_of_bot(seated([anna, "heuristic"]), 40)
        assert all(t.status == Table.Status.PLAYING for t in fresh(made)), "nothing to compete with"
        assert all(t.seq > 0 for t in fresh(made)), "everybody has a share"
        worker.stop()
    usual, found = statistics.median(alone), statistics.median(beside)
    print(f"a bot's turn: {usual:.3f} s alone, {found:.3f} s beside three heavy tables")
    assert found < 2 * usual


def fresh(tables: list[Table]) -> list[Table]:
    """Return tables as they stand now."""
    return list(Table.objects.filter(id__in=[table.id for table in tables]))
