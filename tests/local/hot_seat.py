"""A table of several people at one device, and sites where others play the same match."""

from __future__ import annotations

import json
import random
import uuid
from dataclasses import replace
from typing import Any

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import EVERYONE_CONFIRMS
from gonfalon.local.people import People
from gonfalon.local.site import Site
from gonfalon.local.table import LocalTable

NAMES = ("Aveline", "Taras", "Magda", "Соломія")
NOBODY: dict[str, str] = {}


class HotSeat:
    """A table with people in all seats but perhaps the last, where a bot sits."""

    def __init__(self, slug: str, seats: int, people: int, seed: str) -> None:
        self.luck = random.Random(seed)
        self.site = Site()
        self.at = self.site.tables.open(
            slug,
            seats,
            {},
            {str(seat): "random" for seat in range(people, seats)},
            {seat: NAMES[seat] for seat in range(people)},
            EVERYONE_CONFIRMS,
            self.luck.randbytes(32),
        )
        self.id = self.at.terms.id

    def sent(self, to: Site, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send a request; return the status and the JSON of the response."""
        answer = to.answer(method, path, "" if body is None else json.dumps(body))
        return answer.status, json.loads(answer.text) if answer.text else None

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send a request about the table."""
        return self.sent(self.site, method, f"/api/tables/{self.id}{path}", body)

    def give(self, seat: int | None) -> dict[str, Any]:
        """Give the device to a person, or to nobody."""
        status, found = self.ask("POST", "/holder", {"seat": seat})
        assert status == 200, found
        assert isinstance(found, dict)
        return found

    @property
    def match(self) -> Match[Any]:
        """The match as it is now."""
        return self.at.match

    @property
    def holder(self) -> int | None:
        """The seat of whoever holds the device."""
        return self.at.terms.people.holder

    def answer(self, more: str = "") -> tuple[int, Any] | None:
        """Let the holder answer at random; None if they are not asked, or a bot plays for them."""
        asked = [one for one in self.match.decisions if one.seat == self.holder]
        if not asked or str(self.holder) in self.at.terms.standing_in:
            return None
        option = self.luck.choice(asked[0].options).id
        body = {"decision": asked[0].id, "options": [option], "key": new_key(), "go_on": True}
        return self.ask("POST", f"/choices{more}", body)

    def bot(self) -> bool:
        """Let a bot answer, the same way every time; False if none is asked."""
        found = self.at.next_bot()
        if found is None:
            return False
        asked = found[0]
        option = self.luck.choice(asked.options).id
        self.at.perform("choose", asked.seat, asked.id, lambda m: m.choose(asked.id, option))
        return True

    def undo(self) -> bool:
        """Let the holder take back their last answer, if they can."""
        points = [] if self.holder is None else self.match.undoable(self.holder)
        if points:
            status, found = self.ask("POST", "/undo", {"to": points[-1], "key": new_key()})
            assert status == 200, found
        return bool(points)

    def without(self, people: People, match: Match[Any] | None = None) -> Site:
        """Return a site where the same match is played by these people alone, and bots."""
        terms = self.at.terms
        bots = {str(seat): "random" for seat in range(self.match.seats)}
        alone = replace(
            terms,
            people=people,
            bots={seat: level for seat, level in bots.items() if seat not in people.names},
            orders={seat: kinds for seat, kinds in terms.orders.items() if seat in people.names},
            standing_in={},
        )
        site = Site()
        site.tables.by_id[self.id] = LocalTable(alone, match or self.match, self.at.inputs)
        return site

    def watched(self) -> Site:
        """Return a site where the same match is only watched."""
        return self.without(People(NOBODY))

    def imagined(self) -> Site:
        """Return a site where a match is watched that spectators cannot tell from this one."""
        chance = FastChance(self.luck.randrange(1 << 30))
        return self.without(People(NOBODY), self.match.imagine(None, chance))

    def played_alone(self, seat: int) -> Site:
        """Return a site where one person plays the same match against bots."""
        return self.without(People({str(seat): NAMES[seat]}, seat))


def new_key() -> str:
    """Return a key for an input."""
    return str(uuid.uuid4())


def everything(table: HotSeat, site: Site, replays: bool) -> dict[str, Any]:
    """Return all that a site tells about the table, by path.

    `replays`: also what is read by replaying, which takes longer.
    """
    version, number = table.match.version, table.luck.randrange(table.match.version + 1)
    decision = table.match.decisions[0].id if table.match.decisions else "0.0.0.0.0"
    paths = [
        "",
        "/view",
        "/view?eyes=spectator",
        "/view?eyes=0",
        "/version",
        f"/since/{max(-1, version - 8)}",
        "/coach",
        f"/coach?decision={decision}&advice=true",
        "/standing-orders",
        "/rewind",
        "/record",
        "/verified",
    ]
    if replays:
        paths += [f"/frames/{max(-1, version - 4)}", f"/view?version={number}", "/course"]
    found = {}
    for path in paths:
        found[path] = table.sent(site, "GET", f"/api/tables/{table.id}{path}")
    found["mine"] = table.sent(site, "GET", "/api/tables/mine")
    return {path: comparable(answer) for path, answer in found.items()}


def refusals(table: HotSeat, site: Site) -> dict[str, Any]:
    """Return how a site refuses whatever a page could still send once the device is covered."""
    found: dict[str, tuple[str, str, dict[str, Any]]] = {}
    asked = [("0.0.0.0.0", "nothing")]
    asked += [(one.id, one.options[0].id) for one in table.match.decisions]
    undoable = [to for seat in range(table.match.seats) for to in table.match.undoable(seat)]
    for decision, option in asked:
        choice = {"decision": decision, "options": [option], "key": new_key()}
        found[f"choose {decision}"] = ("POST", "/choices?view=true&since=0", choice)
        found[f"series {decision}"] = ("POST", "/series", choice)
        plan = {"decision": decision, "wanted": {}}
        found[f"plan {decision}"] = ("POST", "/plans", plan)
    for to in undoable:
        found[f"undo {to}"] = ("POST", "/undo?view=true", {"to": to, "key": new_key()})
    found["orders"] = ("PUT", "/standing-orders", {"kinds": []})
    found["rewind"] = ("POST", "/rewind", {"version": 0, "key": new_key()})
    found["stand-in"] = ("POST", "/hand-over", {"level": "easy"})
    return {
        name: table.sent(site, method, f"/api/tables/{table.id}{path}", body)
        for name, (method, path, body) in found.items()
    }


def comparable(value: Any) -> Any:
    """Return JSON without who sits where, and what only one person alone is offered."""
    if isinstance(value, dict):
        return {k: comparable(v) for k, v in value.items() if k not in ("seats", "single")}
    return [comparable(one) for one in value] if isinstance(value, (list, tuple)) else value
