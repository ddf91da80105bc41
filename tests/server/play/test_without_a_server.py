"""The same match on a server and on one device: every answer of the API is the same.

Apart from when something happened, and from what only a server has (who sits where, the clock).
"""

from __future__ import annotations

import json
import random
import uuid
from typing import Any

import pytest

from gonfalon.kernel.records.saving import to_json
from gonfalon.local.site import Site
from gonfalon.local.table import LocalTable
from gonfalon.server.play.moves import Input, by_server
from gonfalon.server.play.storage.records import stored
from gonfalon.server.tables.models import Table
from tests.server.playing import people, table, token
from tests.server.visitor import Program, Visitor

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_limits"),
]

ME, BOT = 0, 1
SETTINGS: dict[str, dict[str, Any]] = {
    "crusaders": {"states": ["antioch", "tripoli"]},
    "glory": {},
    "mastery": {"round_limit": 3},
    "paladins": {},
}
DIFFERENT = ("at", "waiting_since", "table")


def alike(value: Any) -> Any:
    """Return JSON without what may differ: moments, and the id of the table."""
    if isinstance(value, dict):
        return {name: alike(v) for name, v in value.items() if name not in DIFFERENT}
    return [alike(one) for one in value] if isinstance(value, list) else value


class Twins:
    """A table with a bot on a server, and the same match on a device."""

    def __init__(self, slug: str, quick_start: bool = False, **settings: Any) -> None:
        users = people(2)
        wishes = [ME] if quick_start else []
        made = table(users, BOT, wishes, game=slug, settings=SETTINGS[slug] | settings)
        self.row = made.id
        self.program = Program(token(users[ME]))
        match = stored(Table.objects.get(id=made.id))
        self.site = Site()
        seed = match.chance.seed  # type: ignore[attr-defined]
        self.local: LocalTable = self.site.tables.open(
            slug,
            2,
            dict(match.settings),
            {str(BOT): "random"},
            {ME: ""},
            match.policy,
            seed,
            quick_start=wishes,
        )
        self.luck = random.Random(slug)

    def both(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask both, check that they say the same, and return it."""
        there = self.program.send(method, f"/api/tables/{self.row}{path}", body)
        sent = "" if body is None else json.dumps(body)
        here = self.site.answer(method, f"/api/tables/{self.local.terms.id}{path}", sent)
        assert here.status == there.status_code, (path, here.text[:300], there.content[:300])
        if there["Content-Type"].startswith("text/plain"):
            return here.status, here.text
        found, wanted = json.loads(here.text), there.json()
        assert alike(found) == alike(wanted), path
        return here.status, found

    def step(self) -> None:
        """Answer the next question on both sides, as a person or as the bot."""
        match = self.local.match
        decision = match.decisions[0]
        option = self.luck.choice(decision.options).id
        if decision.seat == ME:
            body = {"decision": decision.id, "options": [option], "key": str(uuid.uuid4())}
            go_on = {"go_on": self.luck.random() < 0.5}
            since = f"?view=true&since={max(0, match.version - 3)}"
            status, _ = self.both("POST", f"/choices{since}", body | go_on)
            assert status == 200
            again, _ = self.both("POST", "/choices", body | go_on)
            assert again == 200, "sent again with the same key, it is not carried out again"
        else:
            entry = Input("choose", BOT, decision.id)
            seq = Table.objects.values_list("seq", flat=True).get(id=self.row)
            by_server(self.row, seq, entry, lambda m: m.choose(decision.id, option))
            self.local.perform("choose", BOT, decision.id, lambda m: m.choose(decision.id, option))
        assert to_json(self.local.match) == Table.objects.get(id=self.row).state

    def look(self) -> None:
        """Compare whatever can be read."""
        version = self.local.match.version
        self.both("GET", "/view")
        self.both("GET", "/view?eyes=spectator")
        self.both("GET", "/version")
        self.both("GET", "/since/-1")
        self.both("GET", f"/frames/{max(0, version - 6)}")
        self.both("GET", f"/view?version={self.luck.randrange(version + 1)}")
        self.both("GET", "/rewind")
        if not self.local.match.over:
            self.both("GET", "/standing-orders")
            self.both("GET", "/quick-start")
            self.both("GET", "/course")
            self.both("GET", "/view?eyes=1")


@pytest.mark.parametrize("slug", SETTINGS)
def test_a_quick_start_is_the_same(slug: str) -> None:
    twins = Twins(slug, quick_start=True, **({"castles": "choose"} if slug == "mastery" else {}))
    twins.look()
    set_up = twins.local.match.game.setup_questions
    for _ in range(20):
        assert not any(d.seat == ME and d.kind in set_up for d in twins.local.match.decisions)
        twins.step()
        twins.look()
    _, told = twins.both("GET", "/quick-start")
    assert told["answering"]
    last = told["answers"][-1]
    body = {"version": last["version"], "key": str(uuid.uuid4())}
    assert twins.both("POST", "/rewind", body)[0] == 200
    twins.look()
    while not (asked := [d for d in twins.local.match.decisions if d.seat == ME]):
        twins.step()
    assert asked[0].kind == last["kind"]
    _, after = twins.both("GET", "/quick-start")
    assert not after["answering"]
    twins.both("GET", f"/coach?decision={asked[0].id}&advice=true")
    twins.step()
    twins.look()


@pytest.mark.parametrize("slug", SETTINGS)
def test_a_match_is_the_same(slug: str) -> None:
    twins = Twins(slug)
    twins.look()
    for number in range(60):
        if twins.local.match.over:
            break
        twins.step()
        if number % 12 == 11:
            twins.look()
            asked = [d for d in twins.local.match.decisions if d.seat == ME]
            if asked:
                path = f"/coach?decision={asked[0].id}"
                twins.both("GET", path)
                twins.both("GET", f"{path}&advice=true")
        undoable = twins.local.match.undoable(ME)
        if number % 7 == 6 and undoable:
            twins.both("POST", "/undo?view=true", {"to": undoable[-1], "key": str(uuid.uuid4())})
    twins.both("POST", "/choices", choice("1.0.0.0.0"))
    twins.both("POST", "/undo", {"to": "1.0.0.0.0", "key": str(uuid.uuid4())})
    twins.both("GET", "/view?version=99999")


def choice(decision: str) -> dict[str, Any]:
    """Return an answer to a decision, of an option that nobody offers."""
    return {"decision": decision, "options": ["nothing"], "key": str(uuid.uuid4())}


def test_a_match_ends_the_same_and_can_be_looked_back_on() -> None:
    twins = Twins("mastery")
    for _ in range(3000):
        if twins.local.match.over:
            break
        twins.step()
    assert twins.local.match.over
    twins.look()
    twins.both("GET", "/course")
    for eyes in ("0", "1", "spectator"):
        twins.both("GET", f"/view?eyes={eyes}&version=3")
    _, verified = twins.both("GET", "/verified")
    assert verified["holds"]
    assert twins.both("POST", "/choices", choice("1.0.0.0.0"))[0] == 409


def test_going_back_needs_nobody_else() -> None:
    twins = Twins("mastery")
    for _ in range(20):
        twins.step()
    to = twins.local.match.version - 5
    twins.both("POST", "/rewind", {"version": to, "key": str(uuid.uuid4())})
    twins.look()
    for _ in range(10):
        twins.step()
    twins.look()


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/api/games/glory?language=ru",
        "/api/games/nothing",
        "/api/games/crusaders/rules?language=pl&chapter=BAT",
        "/api/games/crusaders/rules/CRU-BAT-18?language=uk",
        "/api/games/crusaders/rules/CRU-NO-1",
        "/api/games/mastery/content/cards",
        "/api/games/mastery/content/nothing",
        "/api/games/paladins/client?language=pl",
        "/api/games/paladins?language=xx",
        "/api/learn?language=uk",
        "/api/learn/glory/nothing/step",
        "/api/bots",
    ],
)
def test_what_needs_no_table_is_the_same(path: str) -> None:
    there = Visitor().client.get(path)
    here = Site().answer("GET", path)
    assert here.status == there.status_code
    if there.status_code == 200:
        assert json.loads(here.text) == there.json()
    elif there.status_code == 404:
        assert json.loads(here.text)["code"] == there.json()["code"]


@pytest.mark.parametrize("slug", SETTINGS)
def test_lessons_are_the_same(slug: str) -> None:
    visitor, site = Visitor(), Site()
    lesson = next(one for one in visitor.get("/api/learn").json() if one["game"] == slug)
    for step in lesson["steps"]:
        path = f"/api/learn/{slug}/{lesson['lesson']}/{step}"
        shown = visitor.get(path).json()
        assert json.loads(site.answer("GET", path).text) == shown
        if shown["ask"] is not None and shown["ask"]["options"]:
            body = {"answers": [], "options": shown["ask"]["options"][:1]}
            there = visitor.post(path, body)
            here = site.answer("POST", path, json.dumps(body))
            assert (here.status, json.loads(here.text)) == (there.status_code, there.json())
