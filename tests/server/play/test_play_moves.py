"""The move path: once for each key, nothing told that is not one's own, nothing lost on refusal."""

from __future__ import annotations

import json
import random
import uuid
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.records.saving import to_json
from gonfalon.kernel.values.decision import Decision
from gonfalon.server.accounts.models import User
from gonfalon.server.jobs.heartbeat import WEB, pulse
from gonfalon.server.jobs.models import Pulse
from gonfalon.server.play.models import Entry
from gonfalon.server.play.moves import Input, by_server, close_round
from gonfalon.server.play.storage.match_cache import MATCHES
from gonfalon.server.play.storage.records import replayed, stored
from gonfalon.server.play.storage.response_cache import RESPONSES
from gonfalon.server.service_time import service_clock, service_time
from gonfalon.server.tables.models import Seat, Suspension, Table
from tests.server.playing import people, table, token
from tests.server.visitor import Program, Visitor

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def no_limits(settings: Any) -> None:
    """Tests play faster than people."""
    settings.LIMITS_ON = False


class Room:
    """A table with people at it."""

    def __init__(self, seats: int = 3, **fields: Any) -> None:
        self.users = people(seats)
        self.id = table(self.users, **fields).id
        self.programs = [Program(token(user)) for user in self.users]
        self.path = f"/api/tables/{self.id}"
        self.luck = random.Random(1)

    @property
    def row(self) -> Table:
        """The table as it is stored."""
        return Table.objects.get(id=self.id)

    @property
    def match(self) -> Match[Any]:
        """The match as it is stored."""
        return stored(self.row)

    def post(self, seat: int, what: str, **body: Any) -> Any:
        """Send an input of a seat."""
        return self.programs[seat].post(f"{self.path}/{what}", body)

    def choose(self, seat: int, decision: str, *options: str, key: str = "") -> Any:
        """Answer a decision."""
        sent = {"decision": decision, "options": list(options), "key": key or str(uuid.uuid4())}
        return self.post(seat, "choices", **sent)

    def step(self) -> Any:
        """Let somebody answer at random."""
        decision = self.luck.choice(self.match.decisions)
        option = self.luck.choice(decision.options)
        answer = self.choose(decision.seat, decision.id, option.id)
        assert answer.status_code == 200, answer.content
        return answer

    def until_round(self) -> Match[Any]:
        """Play until several seats are asked in secret."""
        for _ in range(800):
            match = self.match
            if match.round and len(match.decisions) > 1:
                return match
            self.step()
        raise AssertionError


def view(program: Program, path: str) -> tuple[bytes, str]:
    """Return a view and its tag."""
    answer = program.get(f"{path}/view")
    assert answer.status_code == 200, answer.content
    return answer.content, answer["ETag"]


def test_a_key_is_carried_out_once() -> None:
    """Sent again, it gets the same answer, also when the match has long gone on."""
    room = Room()
    decision = room.match.decisions[0]
    key = str(uuid.uuid4())
    option = decision.options[0].id
    first = room.choose(decision.seat, decision.id, option, key=key)
    assert first.status_code == 200
    for _ in range(5):
        room.step()
    entries = Entry.objects.filter(table_id=room.id).count()
    again = room.choose(decision.seat, decision.id, option, key=key)
    assert (again.status_code, again.content) == (200, first.content)
    assert Entry.objects.filter(table_id=room.id).count() == entries


def test_a_key_belongs_to_one_input_of_one_person() -> None:
    """Another input under the same key is refused, and so is another person."""
    room = Room()
    decision = room.match.decisions[0]
    key = str(uuid.uuid4())
    assert (
        room.choose(decision.seat, decision.id, decision.options[0].id, key=key).status_code == 200
    )
    other = room.choose(decision.seat, decision.id, "something-else", key=key)
    assert (other.status_code, other.json()["code"]) == (409, "key-used")
    undo = room.post(decision.seat, "undo", to=decision.id, key=key)
    assert (undo.status_code, undo.json()["code"]) == (409, "key-used")
    stranger = (decision.seat + 1) % 3
    answer = room.choose(stranger, decision.id, decision.options[0].id, key=key)
    assert answer.status_code == 403


def test_a_refused_input_changes_nothing() -> None:
    """Not offered, not open, not one's own: state, log and clocks stay as they are."""
    room = Room()
    decision = room.match.decisions[0]
    before = room.row.state
    other = (decision.seat + 1) % 3
    answers = [
        (room.choose(decision.seat, decision.id, "nonsense"), 409, "not-offered"),
        (room.choose(decision.seat, "0.0.0.none.0", "x"), 409, "stale-decision"),
        (room.choose(other, decision.id, decision.options[0].id), 409, "stale-decision"),
        (
            room.post(decision.seat, "undo", to="0.0.0.none.0", key=str(uuid.uuid4())),
            409,
            "cannot-undo",
        ),
    ]
    for answer, status, code in answers:
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    row = room.row
    assert (row.state, row.seq) == (before, 0)
    assert Entry.objects.filter(table_id=room.id).count() == 1


def test_a_question_that_is_gone_is_answered_with_what_there_is() -> None:
    """The loser of a race gets its own current view, not silence."""
    room = Room()
    decision = room.match.decisions[0]
    room.choose(decision.seat, decision.id, decision.options[0].id)
    late = room.choose(decision.seat, decision.id, decision.options[0].id)
    assert late.status_code == 409
    shown = late.json()["current"]
    assert shown["view"] == json.loads(json.dumps(room.match.view(decision.seat)))


def test_several_answers_are_all_or_nothing() -> None:
    """If one of them is not offered, none is given."""
    room = Room()
    decision = room.match.decisions[0]
    answer = room.choose(decision.seat, decision.id, decision.options[0].id, "nonsense")
    assert answer.status_code == 409
    assert room.row.seq == 0


def test_who_has_answered_in_secret_stays_a_secret() -> None:
    """Views, tags, refusals and news of other seats do not tell, byte for byte."""
    room = Room(4, policy="everyone")
    match = room.until_round()
    first = match.decisions[0]
    watcher = next(d.seat for d in match.decisions if d.seat != first.seat)
    spectator = Visitor()
    place = room.programs[watcher]

    def told() -> list[Any]:
        probe = room.choose(watcher, first.id, first.options[0].id)
        return [
            view(place, room.path),
            spectator.get(f"{room.path}/view").content,
            place.get(f"{room.path}/since/{match.version - 3}").content,
            (probe.status_code, probe.content),
        ]

    before = told()
    for cold in (False, True):
        assert room.choose(first.seat, first.id, first.options[0].id).status_code == 200
        if cold:
            MATCHES.clear()
            RESPONSES.clear()
        assert told() == before
        mine = room.match
        assert [d.id for d in mine.decisions if d.seat == first.seat] == []
        undo = mine.undoable(first.seat)
        assert undo
        key = str(uuid.uuid4())
        assert room.post(first.seat, "undo", to=undo[0], key=key).status_code == 200
        assert told() == before
        first = next(d for d in room.match.decisions if d.seat == first.seat)


@pytest.mark.parametrize("policy", ["quick", "everyone"])
def test_a_refused_series_does_not_tell_who_has_answered(policy: str) -> None:
    """Answers ahead of the round are refused alike, before and after the others have answered."""
    room = Room(4, policy=policy)
    match = room.until_round()
    *others, watcher = match.decisions

    def told() -> set[tuple[int, bytes]]:
        answers = [watcher.options[0].id, "nonsense"]
        tried = room.choose(watcher.seat, watcher.id, *answers)
        read = room.post(watcher.seat, "series", decision=watcher.id, options=answers)
        return {(tried.status_code, tried.content), (read.status_code, read.content)}

    before = told()
    for decision in others:
        while asked := [d for d in room.match.decisions if d.seat == decision.seat]:
            option = asked[0].options[0].id
            assert room.choose(decision.seat, asked[0].id, option).status_code == 200
        assert told() == before
    assert [d.seat for d in room.match.decisions] == [watcher.seat]


def test_sealed_answers_are_read_once_and_others_cost_nothing() -> None:
    """A seat's answer is kept by what the seat can tell: others' answers do not renew it."""
    room = Room(4, policy="everyone")
    match = room.until_round()
    first, second = match.decisions[:2]
    view(room.programs[second.seat], room.path)
    kept = RESPONSES.responses[room.id, second.seat]
    room.choose(first.seat, first.id, first.options[0].id)
    view(room.programs[second.seat], room.path)
    assert RESPONSES.responses[room.id, second.seat] is kept
    room.choose(second.seat, second.id, second.options[0].id)
    view(room.programs[second.seat], room.path)
    assert RESPONSES.responses[room.id, second.seat] is not kept


def test_an_undo_reaches_the_barrier_and_is_traced() -> None:
    """What can be taken back is; the log tells that it was."""
    room = Room()
    for _ in range(200):
        match = room.match
        seat = match.decisions[0].seat
        if match.undoable(seat) and not match.round:
            break
        room.step()
    before = match.version
    to = match.undoable(seat)[0]
    answer = room.post(seat, "undo", to=to, key=str(uuid.uuid4()))
    assert answer.json() == {"version": before + 1}
    news = room.programs[0].get(f"{room.path}/since/{before}").json()["news"]
    assert [(n["kind"], n["seat"]) for n in news] == [("undo", seat)]
    assert room.match.epoch == match.epoch + 1
    assert news[0]["taken_back"] == before - len(match.undoable(seat)) + 1


def test_what_was_answered_at_once_is_taken_back_at_once() -> None:
    """Several answers in one input are one thing to take back: none of them alone."""
    room = Room()
    for _ in range(2000):
        match = room.match
        decision = match.decisions[0]
        options = transfer(match, decision) if decision.kind == "redeploy-from" else []
        if options:
            break
        room.step()
    choice = {"decision": decision.id, "options": options, "key": str(uuid.uuid4())}
    answer = room.post(decision.seat, "choices", **choice)
    assert answer.json() == {"version": match.version + len(options)}
    now = room.match
    (news,) = room.programs[0].get(f"{room.path}/since/{match.version}").json()["news"]
    told = [event["message"] for event in news["events"]]
    assert told[:2] == ["event-transferred", "event-redeployed"]
    shown = room.programs[decision.seat].get(f"{room.path}/view").json()["view"]
    assert shown["undo"] == [*match.undoable(decision.seat), decision.id]
    room.post(decision.seat, "undo", to=decision.id, key=str(uuid.uuid4()))
    (news,) = room.programs[0].get(f"{room.path}/since/{now.version}").json()["news"]
    assert news["taken_back"] == now.version
    assert room.match.state.dump() == match.state.dump()


def transfer(match: Match[Any], decision: Decision) -> list[str]:
    """Return the answers that move knights once and end there, if more could be moved."""
    trial = match.clone()
    found: list[str] = []
    while not found or decision.kind in ("redeploy-to", "redeploy-count"):
        option = next(o for o in decision.options if o.id != "done")
        found.append(option.id)
        trial.choose(decision.id, option.id)
        decision = trial.decisions[0]
    return [*found, "done"] if decision.kind == "redeploy-from" else []


def test_private_tables_are_not_there_for_others() -> None:
    """A stranger gets the answer of a table that does not exist."""
    room = Room(3, visibility="private")
    outsider = Program(token(User.objects.create(username="Outsider")))
    nowhere = f"/api/tables/{uuid.uuid4()}"
    body = {"decision": "x", "options": ["y"], "key": str(uuid.uuid4())}
    for path in ("view", "since/0", "record", "proof", "verified"):
        here, there = outsider.get(f"{room.path}/{path}"), outsider.get(f"{nowhere}/{path}")
        assert (here.status_code, here.content) == (404, there.content)
    here = outsider.post(f"{room.path}/choices", body)
    assert (here.status_code, here.content) == (
        404,
        outsider.post(f"{nowhere}/choices", body).content,
    )
    assert room.programs[0].get(f"{room.path}/view").status_code == 200
    invite = room.row.invite
    assert outsider.get(f"{room.path}/view?invite={invite}").status_code == 200


@pytest.mark.parametrize("field", ["standing_in", "resigned"])
def test_a_seat_that_is_not_played_in_person_cannot_be_played(field: str) -> None:
    """A bot stands in, or the person has given up: choices are refused."""
    room = Room()
    decision = room.match.decisions[0]
    Seat.objects.filter(table_id=room.id, number=decision.seat).update(**{field: True})
    assert room.choose(decision.seat, decision.id, decision.options[0].id).status_code == 403


@pytest.mark.parametrize("by", ["oneself", "a bot"])
def test_the_suspended_do_not_play(by: str) -> None:
    """They may look, but not choose; not by a bot that they keep, either."""
    room = Room()
    decision = room.match.decisions[0]
    user = room.users[decision.seat]
    if by == "a bot":
        user.keeper = User.objects.create(username="Keeper")
        user.save()
    Suspension.objects.create(user=user.keeper or user)
    assert room.choose(decision.seat, decision.id, decision.options[0].id).status_code == 403
    assert room.programs[decision.seat].get(f"{room.path}/view").status_code == 200


def test_the_record_and_the_secret_wait_for_the_end() -> None:
    """While a match runs there is no record, and the proof holds commitments only."""
    room = Room()
    room.step()
    assert room.programs[0].get(f"{room.path}/record").status_code == 409
    assert room.programs[0].get(f"{room.path}/verified").status_code == 409
    proof = room.programs[0].get(f"{room.path}/proof").json()
    assert proof["house_commitment"] == room.row.house_commitment
    assert (proof["seed"], proof["house_secret"], proof["house_salt"]) == (None, None, None)
    secrets = [bytes(room.row.house_secret).hex(), json.loads(room.row.state)["chance"]["seed"]]
    assert not any(secret in json.dumps(proof) for secret in secrets)


def test_other_eyes_wait_for_the_end() -> None:
    """While a match runs one sees as oneself or as a spectator; afterwards as any seat."""
    room = Room()
    room.step()

    def look(seat: int, what: str, eyes: object) -> Any:
        return room.programs[seat].get(f"{room.path}/{what}?eyes={eyes}")

    for seat in range(3):
        assert look(seat, "view", seat).json() == look(seat, "view", "own").json()
        assert look(seat, "view", "spectator").json()["view"] == room.match.view(None)
        assert look(seat, "view", (seat + 1) % 3).status_code == 409
        assert look(seat, "since/-1", (seat + 1) % 3).status_code == 409
        assert look(seat, "view?version=0", (seat + 1) % 3).status_code in (409, 422)
    assert look(0, "view", "everybody").status_code == 422
    stranger = Visitor()
    assert stranger.get(f"{room.path}/view?eyes=0").status_code == 409
    Table.objects.filter(id=room.id).update(status=Table.Status.VOID)
    for seat in range(3):
        assert look(0, "view", seat).json()["view"] == room.match.view(seat)
        assert stranger.get(f"{room.path}/view?eyes={seat}").json()["view"]["viewer"] == seat
        own = look(seat, "since/-1", "own").json()
        assert look((seat + 1) % 3, "since/-1", seat).json() == own
    past = room.programs[0].get(f"{room.path}/view?version=0&eyes=2").json()
    assert (past["view"]["viewer"], past["version"]) == (2, 0)
    assert look(0, "view", 3).status_code == 409


def test_a_fixed_round_closes_when_its_time_is_over() -> None:
    """Not before; then once, with the defaults of those who did not answer."""
    room = Room(4, policy="fixed")
    for _ in range(800):
        row = room.row
        if row.round_closes is not None:
            break
        room.step()
    top = room.match.stack[-1]
    assert isinstance(top, Lanes)
    assert close_round(room.id) is None
    before = row.version
    Table.objects.filter(id=room.id).update(round_closes=service_time() - timedelta(seconds=1))
    answer = close_round(room.id)
    assert answer is not None
    assert answer.version > before
    assert close_round(room.id) is None
    assert Entry.objects.filter(table_id=room.id, kind="close").count() == 1
    assert to_json(replayed(room.id)) == room.row.state


def test_the_house_moves_only_where_the_table_still_stands() -> None:
    """A bot that thought too long does nothing."""
    room = Room()
    decision = room.match.decisions[0]
    entry = Input("choose", decision.seat, decision.id)
    option = decision.options[0].id
    assert by_server(room.id, 5, entry, lambda m: m.choose(decision.id, option)) is None
    assert by_server(room.id, 0, entry, lambda m: m.choose(decision.id, option)) is not None
    assert by_server(room.id, 0, entry, lambda m: m.choose(decision.id, option)) is None


def test_taking_back_for_ever_gives_no_time() -> None:
    """After an undo the same deadline stands, for the question that is asked again."""
    room = Room(3, clock={"kind": "per_move", "seconds": 600})
    for _ in range(300):
        match = room.match
        seat = match.decisions[0].seat
        if not match.round and seat in [s for s in range(3) if match.undoable(s)]:
            break
        room.step()
    due = timezone.now() + timedelta(seconds=100)
    Table.objects.filter(id=room.id).update(deadline=due)
    room.post(seat, "undo", to=match.undoable(seat)[0], key=str(uuid.uuid4()))
    assert room.row.deadline == due


def test_a_bank_is_charged_for_what_was_used() -> None:
    """The one who was waited for pays; the increment comes back."""
    room = Room(3, clock={"kind": "bank", "seconds": 600, "increment": 5})
    match = room.match
    seat = match.decisions[0].seat
    begun = timezone.now()
    Table.objects.filter(id=room.id).update(waiting_since=begun - timedelta(seconds=30))
    room.step()
    took = (timezone.now() - begun).total_seconds() * 1000
    seats = Seat.objects.filter(table_id=room.id)
    left = {number: bank or 0 for number, bank in seats.values_list("number", "clock_left")}
    assert 574_999 - took < left.pop(seat) <= 575_000
    assert set(left.values()) == {600_000}


def test_a_bank_is_not_charged_for_an_outage() -> None:
    """A move that gets in before the pulse after an outage pays up to the last beat before it."""
    room = Room(3, clock={"kind": "bank", "seconds": 600})
    seat = room.match.decisions[0].seat
    now = timezone.now()
    Table.objects.filter(id=room.id).update(waiting_since=now - timedelta(seconds=120))
    Pulse.objects.update_or_create(id=1, defaults={"web_at": now - timedelta(seconds=100)})
    room.step()
    left = Seat.objects.get(table_id=room.id, number=seat).clock_left or 0
    assert left == 580_000
    pulse(WEB)  # makes the rest of the outage good, for whoever is waited for now
    assert (service_clock().shown(room.row.waiting_since) or now) > now
    room.step()
    assert left - 5_000 < (Seat.objects.get(table_id=room.id, number=seat).clock_left or 0) <= left


def test_who_answers_when_the_match_is_over_is_shown_the_end() -> None:
    """Not just told no: the client that missed the end gets it."""
    room = Room()
    decision = room.match.decisions[0]
    Table.objects.filter(id=room.id).update(status=Table.Status.VOID)
    body = {"decision": decision.id, "options": [decision.options[0].id], "key": str(uuid.uuid4())}
    answer = room.programs[decision.seat].post(f"{room.path}/choices", body)
    assert (answer.status_code, answer.json()["code"]) == (409, "over")
    assert answer.json()["current"]["version"] == room.row.version


def test_spectators_share_one_sheet_and_get_304() -> None:
    """Built once for a version; whoever has it already is told so."""
    room = Room()
    first = Visitor().get(f"{room.path}/view")
    sheet = RESPONSES.responses[room.id, None]
    second = Visitor().client.get(f"{room.path}/view", headers={"If-None-Match": first["ETag"]})
    assert (second.status_code, second.content) == (304, b"")
    assert RESPONSES.responses[room.id, None] is sheet
    room.step()
    third = Visitor().client.get(f"{room.path}/view", headers={"If-None-Match": first["ETag"]})
    assert third.status_code == 200
