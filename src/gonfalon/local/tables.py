"""The tables of one device: opened, found, and restored from what was kept."""

from __future__ import annotations

import json
import secrets
import uuid
from collections.abc import Collection, Mapping
from typing import Any, Final

from gonfalon.bots import BOTS
from gonfalon.kernel.chance.chance import ProvableChance
from gonfalon.kernel.game import game
from gonfalon.kernel.records.saving import canonical, from_json
from gonfalon.kernel.values.errors import Refused
from gonfalon.local.inputs import now, read_input
from gonfalon.local.people import people_with
from gonfalon.local.showing import details
from gonfalon.local.table import LocalTable, Terms, read_terms
from gonfalon.table.quick_start import QuickStart

LISTED: Final = "listed/"  # before the id in the key of what lists show of a table


class NoSuchTable(Exception):
    """There is no such table here."""


class Tables:
    """The tables of a device. Those that are played are loaded; lists show all, the newest last."""

    def __init__(self) -> None:
        self.by_id: dict[str, LocalTable] = {}
        self.listed: dict[str, dict[str, Any]] = {}  # as lists show them

    def find(self, id: str) -> LocalTable:
        """Return a table; raise NoSuchTable if there is none."""
        found = self.by_id.get(id)
        if found is None:
            raise NoSuchTable
        return found

    def open(
        self,
        slug: str,
        seats: int,
        settings: dict[str, Any],
        bots: Mapping[str, str],
        people: Mapping[int, str],
        policy: str = "quick",
        seed: bytes | None = None,
        rematch_of: str = "",
        quick_start: Collection[int] = (),
    ) -> LocalTable:
        """Open a table and start its match: bots sit wherever no person does.

        `quick_start` are the seats whose set-up is answered.
        """
        played = game(slug)
        check_seats(seats, bots, people)
        chance = ProvableChance(seed or secrets.token_bytes(32), played.chance_names(seats))
        match = played.new(seats, chance, settings, None, policy)
        terms = Terms(
            str(uuid.uuid4()),
            slug,
            people_with(people),
            {**bots},
            now().isoformat(),
            rematch_of=rematch_of,
            quick_start={str(seat): QuickStart().to_json() for seat in quick_start},
        )
        made = LocalTable(terms, match, [])
        made.begin()
        self.by_id[terms.id] = made
        return made

    def load(self, id: str, kept: Mapping[str, str]) -> None:
        """Bring back a table as it was after its last stored answer."""
        inputs = [
            read_input(json.loads(kept[key]))
            for key in sorted(kept)
            if key.startswith(f"{id}/input/")
        ]
        terms = read_terms(json.loads(kept[f"{id}/terms"]))
        made = LocalTable(terms, from_json(kept[f"{id}/match"]), inputs)
        made.sizes = sizes(kept)
        self.by_id[id] = made

    def forget(self, id: str) -> None:
        """Drop a table from memory: another window plays it, or it was deleted."""
        self.by_id.pop(id, None)
        self.listed.pop(id, None)

    def list(self, kept: Mapping[str, str]) -> None:
        """Replace what lists show by what was kept for them, with the tables being played."""
        shown = [json.loads(text)["table"] for text in kept.values()]
        self.listed = {
            one["id"]: one for one in sorted(shown, key=lambda one: (one["created_at"], one["id"]))
        }

    def shown(self) -> dict[str, dict[str, Any]]:
        """Return all tables as lists show them, by id, the newest last."""
        return self.listed | {id: details(one) for id, one in self.by_id.items()}

    def take_kept(self) -> dict[str, str]:
        """Return what has to be stored since this was last asked, by key."""
        found: dict[str, str] = {}
        for id, one in self.by_id.items():
            if not one.kept:
                continue
            found |= one.kept
            one.sizes |= sizes(one.kept)
            one.kept = {}
            self.listed[id] = details(one)
            found[f"{LISTED}{id}"] = self.list_text(one)
        return found

    def list_text(self, one: LocalTable) -> str:
        """Return what lists show of a table as it is stored: the table, and how it is kept here."""
        shown = {
            "table": details(one),
            "turn": one.match.turn,
            "at": one.inputs[-1].at.isoformat(),
            "bytes": sum(one.sizes.values()),
        }
        return canonical(shown)


def sizes(kept: Mapping[str, str]) -> dict[str, int]:
    """Return how much room texts take, by key."""
    return {key: len(key) + len(text) for key, text in kept.items()}


def check_seats(seats: int, bots: Mapping[str, str], people: Mapping[int, str]) -> None:
    """Refuse a table where somebody is missing or too many, or where a level is unknown."""
    taken = {int(number) for number in bots}
    both = sorted(taken & people.keys())
    if both:
        raise Refused("seat-taken", f"A bot has seat {both[0]}.")
    if taken | people.keys() != set(range(seats)):
        raise Refused("seats-empty", "On this device, bots sit in every seat that no person has.")
    unknown = sorted(set(bots.values()) - set(BOTS))
    if unknown:
        raise Refused("unknown-bot", f"There is no bot {unknown[0]}.")
