"""Records: a whole match as readable text.

A record has a header (game, rules, content, seats, settings, the commitment to the seed) and one
line for each input. The seed is left out while the match is running. It is included once the match
is over, so anyone can repeat every draw. Lines end with a checksum of all draws so far, so a
replay that diverges stops at the first wrong input.

`with_draws` adds the list of draws (`draws.py`), which can be checked without the rules, and a
checksum of the text, which shows any damage: SHA-256 of the record without the checksum's line.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any, Final

from gonfalon.kernel.chance.chance import ProvableChance, commitment
from gonfalon.kernel.chance.draws import LoggingChance, draws_text
from gonfalon.kernel.chance.record_seed import ORIGIN, proven_seed
from gonfalon.kernel.chance.seeds import Origin
from gonfalon.kernel.game import Content, Game, game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.trail import Entry
from gonfalon.kernel.records.editions import find_edition, known_as
from gonfalon.kernel.records.saving import canonical, with_current_names
from gonfalon.kernel.values.errors import NotInstalled, RecordError, Refused
from gonfalon.kernel.values.message import Event

FORMAT = "gonfalon record 1"
HEADER = ("game", "rules", "content", "seats", "settings", "policy", "commitment")
DRAWS = ("streams", "draws", "sum")
KEYS = (*HEADER, "seed", *ORIGIN, *DRAWS)
FORMER_NAMES = {"options": "settings"}  # in records written before November 2026
MAX_RECORD_LENGTH = 4_000_000  # characters; far longer than any real match
MAX_REWINDS = 100  # per record; a replay keeps a copy of the match for each
TRACE: Final = re.compile("~(0|[1-9a-f][0-9a-f]{0,15})")
PLACE: Final = re.compile("0|[1-9][0-9]{0,6}")


class Record:
    """The header and the inputs of a match."""

    def __init__(self, header: dict[str, str], entries: list[Entry]) -> None:
        self.header = header
        self.entries = entries

    @property
    def text(self) -> str:
        """The record in its file format."""
        lines = [FORMAT]
        lines += [f"{key}: {value}" for key, value in self.header.items()]
        lines.append("")
        lines += [line_of(entry) for entry in self.entries]
        return "\n".join(lines) + "\n"

    def __repr__(self) -> str:
        played = f"{self.header['game']}, {self.header['seats']} seats"
        return f"Record({played}, {len(self.entries)} inputs)"


def line_of(entry: Entry) -> str:
    """Format one input as a line."""
    words = [entry.what]
    if entry.what == "undo":
        words.append(str(entry.seat))
    words.append(entry.target)
    if entry.answer:
        words.append(entry.answer)
    if entry.trace >= 0:
        words.append(f"~{entry.trace:x}")
    return " ".join(words)


def record_of(
    m: Match[Any], entries: list[Entry] | None = None, origin: Origin | None = None
) -> Record:
    """Return the record of a match with a provable seed, from its log or the given entries.

    `origin` proves where the seed came from. Its secrets are included only after the match is over.
    """
    log = m.log if entries is None else entries
    if not isinstance(m.chance, ProvableChance) or log is None:
        raise RecordError("only a match with a provable seed and a log has a record")
    facts = {
        "game": m.game.slug,
        "rules": m.rules,
        "content": m.content.digest,
        "seats": m.seats,
        "settings": m.settings,
        "policy": m.policy,
    }
    return Record(header_of(facts, m.chance.seed, m.over, origin), log)


def record_of_saved(
    data: dict[str, Any], entries: list[Entry], origin: Origin | None = None
) -> Record:
    """Return the record of a saved match, even if its rules or content are not installed."""
    if data["chance"]["kind"] != "keyed":
        raise RecordError("only a match with a provable seed has a record")
    seed = bytes.fromhex(data["chance"]["seed"])
    data = with_current_names(data)
    return Record(header_of(data, seed, data["outcome"] is not None, origin), entries)


def header_of(
    facts: dict[str, Any], seed: bytes, over: bool, origin: Origin | None
) -> dict[str, str]:
    """Return the header of a record. It contains the seed only if the match is over."""
    header = {
        "game": str(facts["game"]),
        "rules": str(facts["rules"]),
        "content": str(facts["content"]),
        "seats": str(facts["seats"]),
        "settings": canonical(facts["settings"]),
        "policy": str(facts["policy"]),
        "commitment": commitment(seed),
    }
    if over:
        header["seed"] = seed.hex()
    if origin is not None:
        header["table"] = origin.table
        header["house-commitment"] = origin.commitment
        if over:
            header["house-secret"] = origin.secret.hex()
            header["house-salt"] = origin.salt.hex()
            header["contributions"] = canonical(origin.contributions)
    return header


def parse_record(text: str) -> Record:
    """Parse a record. Raise `RecordError` with a one-line reason if it is damaged."""
    if len(text) > MAX_RECORD_LENGTH:
        raise RecordError("the record is too long")
    lines = text.split("\n")
    if lines[0] != FORMAT:
        raise RecordError(f"a record begins with the line {FORMAT!r}")
    header: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at]:
        key, colon, value = lines[at].partition(": ")
        key = FORMER_NAMES.get(key, key)
        if not colon or key in header or key not in KEYS:
            raise RecordError(f"line {at + 1}: expected 'key: value'")
        header[key] = value
        at += 1
    missing = [key for key in HEADER if key not in header]
    if missing:
        raise RecordError(f"the header lacks {', '.join(missing)}")
    if "sum" in header and header["sum"] != text_sum(text):
        raise RecordError("the record is damaged: its checksum does not fit")
    entries = [parse_line(line, n) for n, line in enumerate(lines[at:], at + 1) if line]
    if sum(entry.what == "rewind" for entry in entries) > MAX_REWINDS:
        raise RecordError(f"a record goes back at most {MAX_REWINDS} times")
    return Record(header, entries)


def text_sum(text: str) -> str:
    """Return the checksum of a record's text. The line with the checksum does not count."""
    header, blank, inputs = text.partition("\n\n")
    lines = [line for line in header.split("\n") if not line.startswith("sum: ")]
    data = ("\n".join(lines) + blank + inputs).encode("utf-8", "surrogatepass")
    return hashlib.sha256(data).hexdigest()


def parse_line(line: str, number: int) -> Entry:
    """Parse one input."""
    words = line.split(" ")
    trace = -1
    try:
        if len(words) > 1 and TRACE.fullmatch(words[-1]):
            trace = int(words.pop()[1:], 16)
        if words[0] == "choose" and len(words) == 3:
            return Entry("choose", -1, words[1], words[2], trace)
        if words[0] == "close" and len(words) == 2:
            return Entry("close", -1, words[1], "", trace)
        if words[0] == "undo" and len(words) == 3 and words[1].isdecimal():
            return Entry("undo", int(words[1]), words[2], "", trace)
        if words[0] == "rewind" and len(words) == 2 and PLACE.fullmatch(words[1]):
            return Entry("rewind", -1, words[1], "", trace)
    except ValueError:
        pass
    raise RecordError(f"line {number}: not an input: {line[:80]!r}")


def replay(
    record: Record,
    seed: bytes | None = None,
    content: Content | None = None,
    played: Game[Any] | None = None,
) -> Match[Any]:
    """Replay a record and check every draw on the way.

    The record of a finished match contains its seed. For a running match, the caller who keeps the
    seed (the server) passes it. The game is looked up by its slug unless `played` is given, and the
    content by its digest, installed or kept in the game's package, unless it is given.
    """
    m = match_at_start(record, seed, content, played)
    RecordPlayer(m, record.entries).advance(len(record.entries))
    if "seed" in record.header and not m.over:
        raise RecordError("the record ends before its match")
    if "draws" in record.header:
        check_draws(record, m)
    return m


def check_draws(record: Record, m: Match[Any]) -> None:
    """Raise `RecordError` if the record lists other draws than those of its replayed match."""
    made = header_of_draws(m)
    if any(record.header.get(key) != value for key, value in made.items()):
        raise RecordError("the list of draws is not that of the match")


def header_of_draws(m: Match[Any]) -> dict[str, str]:
    """Return the header lines about the draws of a replayed match."""
    chance = m.chance
    assert isinstance(chance, LoggingChance)
    return {"streams": canonical(list(chance.names)), "draws": draws_text(chance.drawn)}


def with_draws(
    record: Record,
    seed: bytes | None = None,
    content: Content | None = None,
    played: Game[Any] | None = None,
) -> Record:
    """Replay a record and return it with the list of its draws; see `replay`."""
    return listing_draws(record, replay(record, seed, content, played))


def listing_draws(record: Record, m: Match[Any]) -> Record:
    """Return a record with the draws of its replayed match and a checksum."""
    plain = {key: value for key, value in record.header.items() if key not in DRAWS}
    full = Record({**plain, **header_of_draws(m)}, record.entries)
    full.header["sum"] = text_sum(full.text)
    return full


def match_at_start(
    record: Record,
    seed: bytes | None = None,
    content: Content | None = None,
    played: Game[Any] | None = None,
) -> Match[Any]:
    """Return the match of a record before its first input; see `replay` for the arguments."""
    header = record.header
    seed = proven_seed(header, seed)
    try:
        seats = int(header["seats"])
        settings = json.loads(header["settings"])
        rules = int(header["rules"])
    except (ValueError, RecursionError) as error:
        raise RecordError(f"damaged header: {error}") from error
    try:
        if played is None:
            played = game(header["game"])
        elif played.slug != header["game"]:
            raise RecordError(f"a record of {header['game']}, replayed as {played.slug}")
        played.check_rules(rules)
        named = header["content"]
        found = find_edition(played, named) if content is None else known_as(played, content, named)
        if found is None:
            here = (content or played.load()).digest
            raise RecordError(
                f"made with content {named} of {played.slug}, which is not here (here: {here})"
            )
        if not isinstance(settings, dict):
            raise RecordError("damaged header: settings")
        if not played.min_seats <= seats <= played.max_seats:
            raise RecordError(f"damaged header: {seats} seats")
        names = played.chance_names(seats)
        chance = LoggingChance(seed, names)
        return played.new(seats, chance, settings, found, header["policy"], rules=rules)
    except Refused as error:
        raise RecordError(f"the header is refused: {error}") from error
    except NotInstalled as error:
        raise RecordError(str(error)) from error


def apply_entry(m: Match[Any], entry: Entry) -> list[Event]:
    """Apply one recorded input to a match. Rewinds are not possible here; see `RecordPlayer`."""
    if entry.what == "choose":
        return m.choose(entry.target, entry.answer)
    if entry.what == "close":
        return m.close(entry.target)
    if entry.what != "undo":
        raise Refused("bad-input", f"{entry.what} is no input of a match by itself")
    m.undo(entry.seat, entry.target)
    return m.drain_events()


class RecordPlayer:
    """Applies recorded inputs to a match and keeps copies of it for later rewinds.

    With `given`, the match is already that many inputs into the record; then there may be no
    rewind among the entries, since the copies they need are missing.
    """

    def __init__(self, m: Match[Any], entries: list[Entry], given: int = 0) -> None:
        self.m = m
        self.entries = entries
        self.given = given
        self.wanted = {entry.target for entry in entries if entry.what == "rewind"}
        self.kept: dict[str, Match[Any]] = {}
        self.keep()

    def advance(self, to: int) -> None:
        """Apply the entries up to the number `to`, and check every draw."""
        while self.given < to:
            number = self.given + 1
            entry = self.entries[self.given]
            try:
                self.give(entry)
            except Refused as error:
                raise RecordError(f"input {number} ({line_of(entry)}): {error}") from error
            if entry.trace >= 0 and entry.trace != self.m.chance.trace:
                raise RecordError(f"input {number}: the draws differ from the record's")

    def give(self, entry: Entry) -> list[Event]:
        """Apply the next input."""
        events: list[Event] = []
        if isinstance(self.m.chance, LoggingChance):
            self.m.chance.input = self.given + 1
        if entry.what == "rewind":
            earlier = self.kept.get(entry.target)
            if earlier is None:
                raise Refused("cannot-rewind", f"no moment {entry.target} to go back to")
            rewind(self.m, earlier, int(entry.target))
        else:
            events = apply_entry(self.m, entry)
        self.given += 1
        self.keep()
        return events

    def keep(self) -> None:
        """Keep a copy if a later rewind needs it. Not possible inside a sealed round."""
        place = str(self.given)
        if place in self.wanted and not self.m.sealed and not self.m.over:
            self.kept[place] = self.m.clone()


def rewind(m: Match[Any], earlier: Match[Any], place: int) -> None:
    """Go back to an earlier moment of a match, even past barriers. All seats must have agreed.

    State and steps become what they were after the first `place` inputs of the record. Chance is
    not reset, so no draw is ever repeated. Sealed answers of an open round are dropped.
    """
    if m.over:
        raise Refused("over", "a match that is over is over")
    m.adopt(earlier.clone())
    m.epoch += 1
    m.version += 1
    m.sealed = []
    if m.trail is not None:
        m.trail.cut()
    if m.log is not None:
        m.log.append(Entry("rewind", -1, str(place), "", m.chance.trace))
    m.reopen()
