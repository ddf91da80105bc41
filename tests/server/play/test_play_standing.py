"""Standing orders: a seat passes by itself, and nobody else can tell."""

from __future__ import annotations

import json
import random
import uuid
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
import time_machine

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.standing import in_window
from gonfalon.kernel.records.saving import to_json
from gonfalon.kernel.values.decision import Decision
from gonfalon.server.accounts.models import User
from gonfalon.server.chain.models import Leaf
from gonfalon.server.play import moves, reading
from gonfalon.server.play.models import Entry
from gonfalon.server.play.personal import match_from
from gonfalon.server.play.standing import Orders, give_orders, read_orders
from gonfalon.server.play.storage.log import TableLog
from gonfalon.server.play.storage.match_cache import MATCHES
from gonfalon.server.play.storage.records import stored
from gonfalon.server.play.storage.response_cache import RESPONSES
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.seats import handing
from gonfalon.table.news import since
from tests.server import playing
from tests.server.playing import people, table, token
from tests.server.visitor import Program

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_limits"),
]

KINDS = ["crown-response", "orb-response", "sceptre-response"]
SEAT = 1  # the seat with the order
START = datetime(2026, 11, 16, 12, tzinfo=UTC)
BANK = {"kind": "bank", "seconds": 6000, "increment": 5}


def deal_fractures(table: UUID, seat: int) -> None:
    """Fill a seat's hand with the card it could answer with, so that windows soon ask it."""
    row = Table.objects.get(id=table)
    match = stored(row)
    for zone in match.state.packs[seat].zones:
        zone.unshare()
    hand = match.state.hands[seat].cards
    for zone in match.state.packs[seat].zones:
        for at, kind in enumerate(zone.cards):
            if kind in match.state.content.fracture_kinds and zone.cards is not hand:
                other = next(i for i, held in enumerate(hand) if held != kind)
                zone.cards[at], hand[other] = hand[other], kind
    hand.sort()
    Table.objects.filter(id=table).update(state=to_json(match))
    MATCHES.clear()


class Play:
    """A match in which one seat passes in every window: by hand, or by a standing order."""

    def __init__(self, users: list[User], policy: str, clock: dict[str, Any], order: bool) -> None:
        playing._made.clear()  # the same table with the same seed as before
        MATCHES.clear()
        RESPONSES.clear()
        self.users = users
        self.id = table(users, policy=policy, clock=clock).id
        deal_fractures(self.id, SEAT)
        self.order = order
        self.luck = random.Random(policy)
        self.version = -1  # what was read last
        self.seen: list[Any] = []
        if order:
            assert read_orders(self.id, users[SEAT].id).kinds == []
            give_orders(self.id, users[SEAT].id, KINDS)

    @property
    def match(self) -> Match[Any]:
        """The match as it is now."""
        return reading.match_of(Table.objects.get(id=self.id))

    def asked(self, match: Match[Any]) -> Decision | None:
        """Return the question of the seat that passes, if it is one of a window."""
        for decision in match.decisions:
            if decision.seat == SEAT and decision.kind in KINDS and in_window(match, decision):
                return decision
        return None

    def choose(self, decision: Decision, option: str) -> None:
        """Answer for a user."""
        moves.choose(self.id, self.users[decision.seat].id, decision.id, [option], uuid.uuid4())

    def pick(self, decision: Decision) -> str:
        """Pick an answer that soon opens a window in which the seat has something to answer."""
        ids = [option.id for option in decision.options]
        if decision.seat != SEAT and "crown" in ids:
            return "crown"
        return self.luck.choice([id for id in ids if "fracture" not in id] or ids)

    def step(self, time: time_machine.Traveller) -> None:
        """Give one random input or close a window, and pass where a window has opened."""
        match = self.match
        before = match.round
        if match.decisions:
            decision = self.luck.choice(match.decisions)
            self.choose(decision, self.pick(decision))
        else:
            time.shift(timedelta(seconds=20))
            assert moves.close_round(self.id) is not None
        while (match := self.match).round != before and (asked := self.asked(match)) is not None:
            assert not self.order, "the order should have answered"
            self.choose(asked, asked.options[asked.default].id)

    def look(self) -> None:
        """Keep everything that anybody can read now."""
        viewers: list[tuple[int | None, uuid.UUID | None]] = [(None, None)]
        viewers += [(number, user.id) for number, user in enumerate(self.users)]
        for viewer, user in viewers:
            at = reading.position_of(self.id, user)
            response = reading.current_response(at)
            self.seen.append((viewer, response.tag, json.loads(response.body)))
            self.seen.append(since(TableLog(self.id), self.version, viewer))
        self.version = at.version

    @property
    def passes(self) -> int:
        """How often the seat has passed in a window."""
        ending = f"-response.{SEAT}.0"
        return Entry.objects.filter(table_id=self.id, target__endswith=ending).count()


def played(users: list[User], policy: str, clock: dict[str, Any], order: bool) -> Play:
    """Play for a while, at moments that are the same in every run."""
    with time_machine.travel(START, tick=False) as time:
        play = Play(users, policy, clock, order)
        while not play.match.over and not play.passes:
            time.shift(timedelta(seconds=1))
            play.step(time)
            play.look()
    return play


@pytest.mark.parametrize(
    ("policy", "clock"), [("quick", {}), ("everyone", BANK), ("fixed", BANK)], ids=str
)
def test_an_order_looks_as_if_the_seat_had_answered_at_once(
    policy: str, clock: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Views, tags, news, hints, clocks and the log: the same in both runs, for everyone."""
    hints: list[int] = []
    monkeypatch.setattr(moves, "tell", lambda table, version: hints.append(version))
    users = people(3)
    found: list[Any] = []
    for order in (False, True):
        play = played(users, policy, clock, order)
        row = Table.objects.get(id=play.id)
        fields = ("seq", "version", "kind", "seat", "user", "target", "answers", "trace", "events")
        log = list(Entry.objects.filter(table=row).order_by("seq").values_list(*fields, "at"))
        banks = list(row.seats.order_by("number").values_list("clock_left", flat=True))
        times = (row.waiting, row.waiting_since, row.deadline, row.round_closes, row.moved_at)
        found.append((play.seen, hints[:], log, banks, times, row.state))
        assert play.passes, "nothing to compare"
        hints.clear()
        Leaf.objects.filter(table=row.id).delete()  # the second match has the same id
        row.delete()
    by_hand, by_order = found
    for one, other in zip(by_hand, by_order, strict=True):
        assert one == other


class Room:
    """A table of three people with programs, at which a window is open to the seat."""

    def __init__(self, policy: str = "fixed") -> None:
        self.users = people(3)
        self.id = table(self.users, policy=policy).id
        for seat in range(3):
            deal_fractures(self.id, seat)
        self.path = f"/api/tables/{self.id}/standing-orders"
        self.programs = [Program(token(user)) for user in self.users]
        self.luck = random.Random(3)

    @property
    def match(self) -> Match[Any]:
        """The match as it is stored."""
        return stored(Table.objects.get(id=self.id))

    def answer(self, decision: Decision, option: str) -> None:
        """Answer for a user."""
        moves.choose(self.id, self.users[decision.seat].id, decision.id, [option], uuid.uuid4())

    def until_window(self) -> Decision:
        """Play until some seat is asked in a window; return its question."""
        for _ in range(600):
            match = self.match
            for decision in match.decisions:
                if in_window(match, decision):
                    return decision
            if match.decisions:
                decision = self.luck.choice(match.decisions)
                self.answer(decision, self.luck.choice(decision.options).id)
            else:
                with time_machine.travel(datetime.now(UTC) + timedelta(hours=1)):
                    moves.close_round(self.id)
        raise AssertionError


def test_orders_are_given_read_and_taken_back() -> None:
    room = Room()
    asked = room.until_window()
    program = room.programs[asked.seat]
    shown = program.get(room.path).json()
    assert shown == {"kinds": [], "offered": [asked.kind]}
    shown = program.send("PUT", room.path, {"kinds": [asked.kind, asked.kind]}).json()
    assert shown == {"kinds": [asked.kind], "offered": []}, "it has passed in the open window, too"
    assert program.get(room.path).json()["kinds"] == [asked.kind]
    assert program.send("PUT", room.path, {"kinds": []}).json()["kinds"] == []
    refused = program.send("PUT", room.path, {"kinds": ["tea-time"]})
    assert (refused.status_code, refused.json()["code"]) == (422, "no-such-kind")


def test_an_answer_by_order_can_be_taken_back_while_the_window_is_open() -> None:
    room = Room()
    asked = room.until_window()
    user = room.users[asked.seat].id
    give_orders(room.id, user, KINDS)
    (back,) = room.match.undoable(asked.seat)
    moves.undo(room.id, user, back, uuid.uuid4())
    assert room.match.decision(asked.id).seat == asked.seat
    assert read_orders(room.id, user) == Orders(KINDS, [asked.kind])


def test_an_order_is_only_its_owners() -> None:
    """Others neither read nor learn of it, and whoever takes the seat over does not inherit it."""
    room = Room()
    user = room.users[SEAT]
    before = [program.get(f"/api/tables/{room.id}").content for program in room.programs]
    views = [program.get(f"/api/tables/{room.id}/view").content for program in room.programs]
    give_orders(room.id, user.id, KINDS)
    assert [p.get(f"/api/tables/{room.id}").content for p in room.programs] == before
    assert [p.get(f"/api/tables/{room.id}/view").content for p in room.programs] == views
    assert room.programs[0].get(room.path).json()["kinds"] == []
    stranger = Program(token(people(1, "Stranger")[0]))
    assert stranger.get(room.path).status_code == 403
    seat = Seat.objects.get(table_id=room.id, number=SEAT)
    assert match_from(seat)["standing_orders"] == KINDS
    handing.hand_over(room.id, user)
    assert room.programs[SEAT].get(room.path).status_code == 403, "a bot plays"
    handing.offer(room.id, user, True)
    substitute = people(1, "Substitute")[0]
    handing.adopt(room.id, substitute, SEAT)
    assert read_orders(room.id, substitute.id).kinds == []


def test_a_bot_that_stands_in_decides_for_itself() -> None:
    users = people(3)
    with time_machine.travel(START, tick=False):
        play = Play(users, "everyone", {}, order=True)
        handing.hand_over(play.id, users[SEAT])
        for _ in range(200):
            match = play.match
            if play.asked(match) is not None:
                break
            decision = match.decisions[0]
            option = play.luck.choice(decision.options).id
            entry = moves.Input("choose", decision.seat, decision.id)
            row = Table.objects.get(id=play.id)
            chosen = (decision.id, option)
            moves.by_server(play.id, row.seq, entry, lambda m, c=chosen: m.choose(*c))  # type: ignore[misc]
        assert play.asked(play.match) is not None
