"""Fuzz every parser that reads what others wrote.

    python scripts/fuzz_parsers.py                          # the short form that CI runs
    python scripts/fuzz_parsers.py --executions 10000000    # the long form
    python scripts/fuzz_parsers.py --parsers record,frame --seconds 600

Files (records, content packs, editions, saved matches, lessons, chains), texts in Fluent, and what
the network sends (API bodies, socket frames, names, header fields, reports of browsers). A parser
may refuse with its own errors only, within a second and 256 MB. Prints a line for each parser, and
each wrong input as a Python literal. web/scripts/fuzz-record.mjs does the same for the page.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
from collections.abc import Callable
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

from gonfalon.cli.play.chain import days_in, mapping_in
from gonfalon.cli.site import set_up
from gonfalon.cli.terminal.saves import read_saved, saved_text
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.content.content import Entries, from_text, parse
from gonfalon.kernel.game import game
from gonfalon.kernel.records.record import (
    match_at_start,
    parse_record,
    record_of,
    replay,
    with_draws,
)
from gonfalon.kernel.values.errors import ContentError, GonfalonError, RecordError
from gonfalon.lessons.lesson import LessonError
from gonfalon.lessons.loading import parse_lesson
from gonfalon.proving.fuzzing import Findings, Parser, fuzz
from gonfalon.proving.playing import plan, play_out, spread
from gonfalon.speech import format_message, parsed, plain_messages, plainly

MOST_MEMORY = 256 * 1024 * 1024
KEY = "6f1c6a1e-3d0e-4c52-9a3b-2f3f9c1f7a11"
RECORD = (
    b"choose close undo rewind ~1 ~ffffffffffffffff seed: sum: draws: settings: {} null".split()
)
TOML = [b"[a.b]", b"[[a]]", b"= 1", b"= []", b"= {}", b'"""', b"'''", b"= 1979-05-27", b"= inf"]
JSON = [b"null", b"true", b"NaN", b"{}", b"[]", b'"\\ud800"', b'"\\u0000"', b'"a":1,', b"1e400"]
FLUENT = [b"\n-t = x", b"{ $a }", b"{ -t }", b"{ a.b }", b"{", b"}", b"*[other] x", b"\n .b = c"]
MESSAGES = [
    b"a = Play { $name }.\n",
    b"# A card\n-t = The { $name }\n    .b = c\na = { -t(name: 2) }\n",
    b"a = x\n    .b = { $count }\nc = { a.b } { NUMBER($count) }\n",
    b"a =\n    { $count ->\n        [one] card\n       *[other] { $count } cards\n    }\n",
]


def text(data: bytes) -> str:
    """Return bytes as a text, with lone surrogates for those that are none."""
    return data.decode("utf-8", "surrogateescape")


def reading(parse: Callable[[str], object]) -> Callable[[bytes], object]:
    """Return a parser of texts as one of bytes."""
    return lambda data: parse(text(data))


def coded(*values: object) -> list[bytes]:
    """Return values as JSON."""
    return [json.dumps(value).encode() for value in values]


def seeds(package: str, folder: str, ending: str) -> list[bytes]:
    """Return parts of files of a folder in a package, cut where entries are separated.

    Short ones: a parser is then called more often.
    """
    parts = []
    for path in sorted(files(package).joinpath(folder).iterdir(), key=lambda p: p.name):
        if path.name.endswith(ending):
            blocks = path.read_bytes().split(b"\n\n")
            parts += [b"\n\n".join(blocks[at : at + 2]) for at in (0, len(blocks) // 2)]
    return sorted(parts, key=len)[:8]


def lessons() -> list[bytes]:
    """Return the beginnings of lessons: what comes before the second step, without remarks."""
    folder = files("gonfalon.games.mastery").joinpath("learn")
    whole = [path.read_text("utf-8") for path in folder.iterdir() if path.name.endswith(".toml")]
    short = ["[[steps]]".join(lesson.split("[[steps]]")[:2]) for lesson in whole]
    lines = [[line for line in lesson.split("\n") if not line.startswith("#")] for lesson in short]
    return ["\n".join(kept).encode() for kept in lines]


def records() -> list[bytes]:
    """Return the beginnings of a record: plain, with an origin, and with a list of draws."""
    g = game("glory")
    planned = plan(4, 21, g.setups(g.load()))
    match = planned.start(g, g.load())
    play_out(match, planned.picker())
    record = record_of(match)
    lines = record.text.split("\n")
    short = "\n".join([*lines[:14], "undo 0 0.1.2", "close 0.1.3 ~1f", "rewind 3"])
    origin = ["table: t", "house-commitment: ab", "house-secret: cd", "house-salt: ef"]
    header = "\n".join(["", *origin, 'contributions: ["a"]', "", ""])
    made = [short, short.replace("\n\n", header, 1), with_draws(record).text[:1800]]
    return [found.encode() for found in made]


def saved() -> list[bytes]:
    """Return a saved match of the terminal."""
    g = game("mastery")
    match = g.new(2, FastChance(1))
    return [saved_text(match, ["a", "b"], ["", "random"], FastChance(2)).encode()]


def parsers_of_files() -> list[Parser]:
    """Return the parsers of files."""
    mastery = game("mastery")
    edition = Entries({"cards": {"duke": {"strength": 7, "names": ["a", "b"]}, "page": {}}})
    day = {"day": "2026-11-14", "previous": "0" * 64, "head": "1" * 64, "count": 3}
    ours = (GonfalonError,)
    damaged = (RecordError,)
    begin = reading(lambda t: match_at_start(parse_record(t)))
    again = reading(lambda t: replay(parse_record(t)))
    editions = [edition.text.encode()]
    packs = seeds("gonfalon.games.mastery", "content", ".toml")
    learn = reading(lambda t: parse_lesson(t, "x", mastery))
    digest = edition.digest()
    return [
        Parser("record", reading(parse_record), records(), damaged, RECORD),
        Parser("header", begin, records(), ours, RECORD),
        Parser("replay", again, records(), ours, RECORD),
        Parser("content", reading(lambda t: parse(t, "x")), packs, (ContentError,), TOML),
        Parser("edition", reading(lambda t: from_text(t, digest)), editions, (ContentError,), JSON),
        Parser("saved", reading(lambda t: read_saved(t, "x")), saved(), ours, JSON),
        Parser("lesson", learn, lessons(), (LessonError,), TOML),
        Parser("chain", lambda d: days_in(mapping_in(d, "x")), coded({"days": [day]}), ours, JSON),
    ]


def parsers_of_the_server() -> list[Parser]:
    """Return the parsers of what the network sends, and of texts."""
    from django.core.exceptions import ValidationError

    from gonfalon.server.accounts.names.lookalikes import look
    from gonfalon.server.accounts.names.names import check_name, tidy
    from gonfalon.server.client_address import address, network
    from gonfalon.server.live.frames import BadFrame
    from gonfalon.server.live.frames import read as read_frame
    from gonfalon.server.pages.plain_pages import directive_of
    from gonfalon.server.request_language import requested_language
    from gonfalon.server.tables.packs import check_packs
    from gonfalon.server.tables.refusals import Refusal

    def name(given: str) -> None:
        look(tidy(given))
        check_name(tidy(given))

    def headers(given: str) -> None:
        fields = {"X-Forwarded-For": given, "Accept-Language": given}
        meta = {"REMOTE_ADDR": given}
        request: Any = SimpleNamespace(META=meta, headers=fields, GET={}, COOKIES={})
        network(address(request))
        requested_language(request)

    names = [b"Anna Maria", "Ждан 7".encode(), b"d_Artagnan", b"Gonfalon Staff", "соор".encode()]
    asked = [b"pl-PL,pl;q=0.9,en;q=0.8", b"192.0.2.7, 2001:db8::1", b"::ffff:192.0.2.7"]
    frames = coded({"type": "hello", "since": 12}, {"type": "presence"}, {"type": "pong"})
    reports = coded({"csp-report": {"effective-directive": "script-src-elem"}})
    packs = seeds("gonfalon.games.mastery", "content", ".toml")
    pack = reading(lambda t: check_packs("mastery", [t]))
    return [
        Parser("body", body_reader(), bodies(), (ValueError, RecursionError), JSON),
        Parser("frame", reading(read_frame), frames, (BadFrame,), JSON),
        Parser("name", reading(name), names, (ValidationError,)),
        Parser("headers", reading(headers), asked, ()),
        Parser("report", directive_of, reports, (), JSON),
        Parser("pack", pack, packs, (Refusal,), TOML),
        Parser("texts", reading(text_reader()), MESSAGES, (ContentError,), FLUENT),
    ]


def bodies() -> list[bytes]:
    """Return bodies of requests."""
    table = {"game": "mastery", "seats": 2, "settings": {"siege": True}, "bots": {"1": "random"}}
    choice = {"decision": "0.1.2.action.1", "options": ["a", "b"], "key": KEY}
    return coded(
        table | {"clock": {"kind": "bank", "seconds": 60, "increment": 5}, "rated": False},
        choice,
        {"to": "0.1.2", "key": KEY},
        {"version": 3, "key": KEY},
        {"commitment": "0" * 64},
        {"contribution": "a" * 20},
        {"seat": 1, "invite": "abc"},
        {"kinds": ["reaction"]},
        {"name": "Anna", "email": "a@example.org", "password": "long enough"},
        {"decision": "9.9", "wanted": {"castle": 1}},
    )


def body_reader() -> Callable[[bytes], object]:
    """Return the reader of API bodies: it tries a body with each schema, as operations would."""
    from gonfalon.server.api.limits.guard import read
    from gonfalon.server.api.matches.plans import Plan
    from gonfalon.server.api.matches.play_schemas import Choice, GoBack, Undo
    from gonfalon.server.api.matches.standing import StandingOrders
    from gonfalon.server.api.matches.table_schemas import Join, NewTable, Ready, Reveal
    from gonfalon.server.api.people.account_schemas import Upgrade

    schemas = (NewTable, Choice, Undo, GoBack, Ready, Reveal, Join, StandingOrders, Upgrade, Plan)

    def read_body(data: bytes) -> None:
        request: Any = SimpleNamespace(body=data)
        found = read(request)
        refused: ValueError | None = None
        for schema in schemas:
            try:
                schema.model_validate(found)
            except ValueError as error:
                refused = error
            else:
                return
        raise ValueError(type(refused).__name__)

    return read_body


def text_reader() -> Callable[[str], object]:
    """Return a reader of Fluent files that says all their messages, with Fluent and plainly.

    Errors in them are reported, never raised. The rule for plurals is compiled once: every bundle
    would do so again, which takes longer than all else.
    """
    from babel import Locale, plural
    from fluent.runtime import FluentBundle

    english = plural.to_python(Locale.parse("en").plural_form)
    plural.to_python = lambda rule: english

    def say_all(given: str) -> None:
        bundle = FluentBundle(["en"], use_isolating=False)
        resource = parsed.__wrapped__(given)
        bundle.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            name = getattr(getattr(entry, "id", None), "name", "")
            attributes = getattr(entry, "attributes", ())
            for id in (name, *(f"{name}.{attribute.id.name}" for attribute in attributes)):
                format_message(bundle, id, {"name": "x", "count": 2})
        plain = plain_messages(given)
        for id in plain:
            plainly(plain, id, {"name": "x"})

    return say_all


def run(job: tuple[str, int, float, int]) -> Findings:
    """Fuzz one parser, with a limit of memory beyond what is in use."""
    name, executions, seconds, seed = job
    parser = PARSERS[name]
    with open("/proc/self/statm", encoding="ascii") as statm:
        used = int(statm.read().split()[0]) * resource.getpagesize()
    limit = used + MOST_MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, resource.RLIM_INFINITY))
    return fuzz(parser, executions, seconds, seed)


PARSERS: dict[str, Parser] = {}


def main() -> int:
    """Run the fuzzing."""
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--executions", type=int, default=20_000, help="of each parser")
    arguments.add_argument("--seconds", type=float, default=1e9, help="at most, for each parser")
    arguments.add_argument("--parsers", default="", help="only these, separated by commas")
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--processes", type=int, default=os.cpu_count())
    given = arguments.parse_args()
    set_up("fuzz")
    for parser in (*parsers_of_files(), *parsers_of_the_server()):
        PARSERS[parser.name] = parser
    names = given.parsers.split(",") if given.parsers else list(PARSERS)
    jobs = [(name, given.executions, given.seconds, given.seed) for name in names]
    wrong = 0
    for found in spread(run, jobs, given.processes):
        print(found.line(), flush=True)
        for what, data in found.wrong.items():
            print(f"  {what}: {data[:400]!r}", flush=True)
        wrong += len(found.wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
