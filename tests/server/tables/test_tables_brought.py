"""Matches that were begun on a device: played again here, never rated, and never proven."""

from __future__ import annotations

import base64
import gzip
import json
import uuid
from typing import Any

import pytest

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.records.record import parse_record, replay
from gonfalon.kernel.records.saving import digest
from gonfalon.server.play.models import Entry
from gonfalon.server.play.moves import Input, by_server
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables.brought import MOST_INPUTS
from gonfalon.server.tables.models import Table
from gonfalon.table.inputs import Act
from gonfalon.table.views import seen
from tests.games.every import SLUGS
from tests.server.bringing import begun, bringing, packed
from tests.server.visitor import Visitor

pytestmark = pytest.mark.django_db
BRING = "/api/tables/brought"


def brought(visitor: Visitor, body: dict[str, Any]) -> str:
    """Bring a match to the site; return the path of its table."""
    answer = visitor.post(BRING, body)
    assert answer.status_code == 201, answer.content
    return f"/api/tables/{answer.json()['id']}"


def shown(visitor: Visitor, path: str) -> dict[str, Any]:
    """Return what a visitor sees of the match, without what the site adds."""
    found: dict[str, Any] = visitor.get(f"{path}/view").json()
    return {name: found[name] for name in seen(match_of(Table.objects.get()), None)}


def play_on(id: str) -> None:
    """Play a match to its end."""
    dice = FastChance(3)
    while (table := Table.objects.get(id=id)).status == Table.Status.PLAYING:
        asked = match_of(table).decisions[0]
        option = asked.options[dice.below(0, len(asked.options))].id
        entry = Input("choose", asked.seat, asked.id)
        by_server(table.id, table.seq, entry, choosing(asked.id, option))


def choosing(decision: str, option: str) -> Act:
    return lambda m: m.choose(decision, option)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_match_goes_on_where_it_was(slug: str, anna: Visitor) -> None:
    at = begun(slug)
    path = brought(anna, bringing(at))
    assert anna.get(f"{path}/view").status_code == 409  # it has not gone on yet
    anna.post(f"{path}/ready", {})
    begins = anna.post(f"{path}/start").json()
    assert (begins["status"], begins["version"]) == ("playing", at.match.version)
    assert (begins["rated"], begins["house_commitment"]) == (False, "")
    assert shown(anna, path) == seen(at.match, 0)
    table = Table.objects.get()
    assert digest(match_of(table)) == digest(at.match)
    stored = Entry.objects.filter(table=table).order_by("seq")
    assert [(one.kind, one.version, one.events) for one in stored] == [
        (one.kind, one.version, one.events) for one in at.inputs
    ]


def test_people_take_their_seats_before_it_goes_on(anna: Visitor, bohdan: Visitor) -> None:
    at = begun(people=2, seats=3)
    path = brought(anna, bringing(at))
    anna.post(f"{path}/ready", {})
    assert anna.post(f"{path}/start").json()["code"] == "seats-free"
    assert bohdan.post(f"{path}/join", {}).status_code == 403  # it is not in the lobby
    invite = anna.get(f"{path}/invitation").json()["invite"]
    assert bohdan.post(f"/api/invitations/{invite}/accept").json()["you"]["seat"] == 1
    for player in (anna, bohdan):  # nobody sees a hand before the seats are final
        assert player.get(f"{path}/view").status_code == 409
        assert player.post(f"{path}/ready", {}).status_code == 200
    assert anna.post(f"{path}/start").json()["status"] == "playing"
    for seat, player in enumerate((anna, bohdan)):
        assert shown(player, path) == seen(at.match, seat)


def test_it_is_played_to_its_end_and_the_record_replays(anna: Visitor) -> None:
    path = brought(anna, bringing(begun(variants=["skirmish"])))
    anna.post(f"{path}/ready", {})
    anna.post(f"{path}/start")
    proof = anna.get(f"{path}/proof").json()
    assert not any(proof[key] for key in ("seed_commitment", "house_commitment", "leaf", "seed"))
    play_on(path.rpartition("/")[2])
    assert anna.get(f"{path}/verified").json()["holds"]
    text = anna.get(f"{path}/record").content.decode()
    assert "house-" not in text
    assert replay(parse_record(text)).over


def edited(body: dict[str, Any], what: str) -> dict[str, Any]:
    """Return a request with something wrong in it."""
    log = json.loads(gzip.decompress(base64.b64decode(body["log"])))
    decision, _ = log[0][3][0]
    wrong: dict[str, Any] = {
        "another seed": {"seed": "1" * 64},
        "no seed": {"seed": ""},
        "another game": {"game": "glory"},
        "no such game": {"game": "chess"},
        "other rules": {"rules": 99},
        "other content": {"content": "0" * 16},
        "other settings": {"settings": {"variants": ["no-such"]}},
        "another policy": {"policy": "none"},
        "too few seats": {"seats": 1, "bots": {}},
        "a seat that is a bot's": {"own_seat": 1},
        "a seat that is not there": {"own_seat": 7},
        "a bot that is not there": {"bots": {"1": "no-such"}},
        "no Base64": {"log": "####"},
        "no gzip": {"log": base64.b64encode(b"[]").decode()},
        "cut off": {"log": body["log"][: len(body["log"]) // 8 * 4]},
        "no list": {"log": packed({})},
        "no inputs": {"log": packed([1])},
        "a bomb": {"log": packed(" " * 30_000_000)},
        "too many": {"log": packed([log[0]] * (MOST_INPUTS + 1))},
        "deep": {"log": base64.b64encode(gzip.compress(b"[" * 90_000)).decode()},
        "odd parts": {"log": packed([["choose", True, "", []]])},
        "odd answers": {"log": packed([["choose", 0, "", [["a"]]]])},
        "another option": {"log": packed([[*log[0][:3], [[decision, "no-such"]]], *log[1:]])},
        "a gap": {"log": packed(log[1:])},
        "the server's own": {"log": packed([["close", 0, decision, []], *log])},
    }
    changed: dict[str, Any] = wrong[what]
    return body | changed


WRONG = (
    *("another seed", "no seed", "another game", "no such game", "other rules", "other content"),
    *("other settings", "another policy", "too few seats", "a seat that is a bot's"),
    *("a seat that is not there", "a bot that is not there", "no Base64", "no gzip", "cut off"),
    *("no list", "no inputs", "a bomb", "too many", "deep", "odd parts", "odd answers"),
    *("another option", "a gap", "the server's own"),
)


@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_be_played_is_refused(what: str, anna: Visitor) -> None:
    answer = anna.post(BRING, edited(bringing(begun(variants=["skirmish"])), what))
    assert answer.status_code == 422, answer.content
    assert not Table.objects.exists()


def test_a_match_that_is_over_stays_where_it_is(anna: Visitor) -> None:
    at = begun(answers=5_000, variants=["skirmish"])
    assert at.match.over
    answer = anna.post(BRING, bringing(at))
    assert (answer.status_code, answer.json()["code"]) == (409, "over")


def test_a_voided_table_has_a_record_of_what_there_was(anna: Visitor) -> None:
    path = brought(anna, bringing(begun()))
    assert anna.post(f"{path}/leave").status_code == 204
    assert anna.get(path).json()["status"] == "void"
    assert anna.get(f"{path}/view").status_code == 409
    assert anna.get(f"{path}/record").status_code in (200, 409)
    key = {"decision": "0", "options": ["x"], "key": str(uuid.uuid4())}
    assert anna.post(f"{path}/choices", key).status_code in (403, 409)
