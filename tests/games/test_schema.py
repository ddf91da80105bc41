"""What matches really say is what the schema says: nothing more, nothing less."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

from gonfalon.kernel.game import game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import QUICK
from gonfalon.kernel.records.saving import from_json
from gonfalon.kernel.values.message import Event
from gonfalon.proving.playing import Plan, plan, step, viewers
from gonfalon.schema import Schema, schema_of
from gonfalon.testing.golden_checks import load
from tests.games.every import SLUGS
from tests.games.golden import every_golden

MATCHES = 40
"""At the most; fewer if everything that is declared has turned up before."""
FEWEST = 10
EITHER_WAY = "#/$defs/AmountsView/sets"
"""A list or null; a game may need only one of them."""


class Reader:
    """Checks values against a schema and remembers which parts of it they have used."""

    def __init__(self, schema: Schema) -> None:
        self.defs: dict[str, Schema] = schema["$defs"]
        self.checks: dict[str, Any] = {}
        self.seen: set[str] = set()
        self.full: set[str] = set()  # parts of which everything has been seen

    def check(self, name: str, value: Any) -> None:
        """Fail if a value is not what a definition says."""
        path = f"#/$defs/{name}"
        self.fits(path, {"$ref": path}).validate(value)
        self.mark(path, self.defs[name], value)

    def fits(self, path: str, part: Schema) -> Any:
        """Return what tells whether a value fits the part of the schema at a path."""
        if path not in self.checks:
            self.checks[path] = jsonschema_rs.validator_for({**part, "$defs": self.defs})
        return self.checks[path]

    def mark(self, path: str, part: Schema, value: Any) -> None:
        """Remember the parts of the schema that a value has used."""
        if path in self.full:
            return
        self.seen.add(path)
        within: list[str] = []
        if "$ref" in part:
            name = part["$ref"].rpartition("/")[2]
            if "-" not in name:  # words and messages are told elsewhere
                within = [f"#/$defs/{name}"]
                self.mark(within[0], self.defs[name], value)
        elif "properties" in part:
            within = [f"{path}/{field}" for field in part["properties"]]
            for field, inner in part["properties"].items():
                if field in value:
                    self.mark(f"{path}/{field}", inner, value[field])
        elif "anyOf" in part:
            within = [f"{path}|{place}" for place in range(len(part["anyOf"]))]
            for place, inner in enumerate(part["anyOf"]):
                if self.fits(f"{path}|{place}", inner).is_valid(value):
                    self.mark(f"{path}|{place}", inner, value)
        elif "items" in part:
            within = [f"{path}[]"]
            for one in value:
                self.mark(f"{path}[]", part["items"], one)
        elif isinstance(part.get("additionalProperties"), dict):
            within = [f"{path}{{}}"]
            for one in value.values():
                self.mark(f"{path}{{}}", part["additionalProperties"], one)
        if self.full.issuperset(within):
            self.full.add(path)

    def declared(self, path: str, part: Schema) -> Iterator[str]:
        """Give every part of a definition that some value should use."""
        yield path
        if "properties" in part:
            for field, inner in part["properties"].items():
                yield from self.declared(f"{path}/{field}", inner)
        elif "anyOf" in part:
            for place, inner in enumerate(part["anyOf"]):
                yield from self.declared(f"{path}|{place}", inner)
        elif "items" in part:
            yield from self.declared(f"{path}[]", part["items"])
        elif isinstance(part.get("additionalProperties"), dict):
            yield from self.declared(f"{path}{{}}", part["additionalProperties"])

    def unused(self) -> list[str]:
        """Return what is declared and was never met."""
        wanted: set[str] = set()
        for name, part in self.defs.items():
            if "-" not in name:
                wanted.update(self.declared(f"#/$defs/{name}", part))
        return sorted(path for path in wanted - self.seen if not path.startswith(EITHER_WAY))


def plain(value: Any) -> Any:
    """Return a value as it is once it has been sent and read."""
    return json.loads(json.dumps(value))


def plain_match(slug: str, seats: int) -> Match[Any]:
    """Begin a match with the options that nobody has asked for."""
    return Plan(0, 7, seats, {}, QUICK).start(game(slug), game(slug).load())


def play(reader: Reader, slug: str, planned: Plan) -> None:
    """Play a match at random and check all that anybody hears and sees of it."""
    played = game(slug)
    match = planned.start(played, played.load())
    words = match.content.vocabulary
    picker = planned.picker()
    turn = -1
    heard: list[Event] = match.drain_events()
    while True:
        for event in heard:
            for viewer in viewers(match):
                if event.visible_to(viewer):
                    reader.check("EventView", plain(event.to_json(words)))
                    break
        asked = {decision.seat for decision in match.open_decisions}
        for viewer in viewers(match):
            if viewer in asked or match.round or match.turn != turn or match.over:
                reader.check("MatchView", plain(match.view(viewer)))
            for told in [] if viewer is None else match.explain(viewer):
                reader.check("QuestionView", plain(told.to_json(words)))
        turn = match.turn
        if match.over:
            return
        step(match, picker)
        heard = match.drain_events()


def check_saved_questions(reader: Reader, slug: str) -> None:
    """Check the questions of all saved states, among them what random matches seldom come to."""
    golden = dict(zip(SLUGS, every_golden(), strict=True))[slug]
    for path in golden.states():
        match = load(path)
        for seat in {decision.seat for decision in match.decisions}:
            for told in match.explain(seat):
                reader.check("QuestionView", plain(told.to_json(match.content.vocabulary)))


def check_older_views(reader: Reader, slug: str) -> None:
    """Check a view of a match of each older version of the rules that is still played."""
    golden = dict(zip(SLUGS, every_golden(), strict=True))[slug]
    for folder in golden.older().values():
        path = min(folder.glob("saved/*.json"))
        text = path.read_text(encoding="utf-8")
        match = from_json(text)
        reader.check("MatchView", plain(match.view(0)))


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_matches_say_what_the_schema_says(slug: str) -> None:
    """Every view, question and event of random matches fits, and every declared field turns up."""
    reader = Reader(schema_of(game(slug)))
    sets = game(slug).setups(game(slug).load())
    for seats in range(game(slug).min_seats, game(slug).max_seats + 1):
        reader.check("MatchView", plain(plain_match(slug, seats).view(0)))
    check_older_views(reader, slug)
    for number in range(MATCHES):
        play(reader, slug, plan(number, 7, sets))
        if number >= FEWEST and not reader.unused():
            break
    else:
        check_saved_questions(reader, slug)
    assert reader.unused() == []


def is_object(values: list[Any]) -> bool:
    """Tell whether a list holds objects."""
    return bool(values) and isinstance(values[0], dict)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("change", ["added", "missing", "wrong"])
def test_the_schema_refuses_anything_else(slug: str, change: str) -> None:
    """A field more, a field less or one of another type does not pass, deep inside as on top."""
    reader = Reader(schema_of(game(slug)))
    view = plain(plain_match(slug, 2).view(0))
    reader.check("MatchView", view)
    inside = next(v[0] for v in view["state"].values() if isinstance(v, list) and is_object(v))
    for part in (view, view["state"], inside):
        field, value = next(iter(part.items()))
        if change == "added":
            part["extra"] = 1
        elif change == "missing":
            del part[field]
        else:
            part[field] = []
        with pytest.raises(jsonschema_rs.ValidationError):
            reader.check("MatchView", view)
        part.pop("extra", None)
        part[field] = value
    reader.check("MatchView", view)


@pytest.mark.parametrize("slug", SLUGS)
def test_an_event_comes_with_its_own_arguments(slug: str) -> None:
    """The arguments of one event do not pass under the name of another."""
    reader = Reader(schema_of(game(slug)))
    match = plain_match(slug, 2)
    said = [event.to_json(match.content.vocabulary) for event in match.drain_events()]
    begins = next(one for one in said if one["args"])
    reader.check("EventView", begins)
    for wrong in (
        {"message": begins["message"], "args": {}},
        {"message": begins["message"], "args": dict.fromkeys(begins["args"], None)},
        {"message": "event-unheard-of", "args": begins["args"]},
    ):
        with pytest.raises(jsonschema_rs.ValidationError):
            reader.check("EventView", wrong)
