"""What a local table shows: the responses of the API, as JSON values."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from gonfalon.bots.coach import advise, lesson_of
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.series import answers_for, read_series
from gonfalon.kernel.records.record import parse_record, record_of, replay
from gonfalon.kernel.records.saving import digest
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.message import bits_of
from gonfalon.local.person import PERSON
from gonfalon.local.table import LocalTable
from gonfalon.table.coaching import coached
from gonfalon.table.course import steps_of, with_events
from gonfalon.table.frames import MOST_FRAMES, frames_of
from gonfalon.table.inputs import open_windows
from gonfalon.table.lines import lines_of
from gonfalon.table.news import News, since
from gonfalon.table.quick_start import quick_start_shown
from gonfalon.table.replays import from_start, replayed
from gonfalon.table.single_answers import single_answer
from gonfalon.table.views import seen

OWN, SPECTATOR = "own", "spectator"


def viewer_of(at: LocalTable, eyes: str = OWN) -> int | None:
    """Return the seat through whose eyes to look, or None for a spectator's."""
    if eyes == OWN:
        return at.terms.people.holder
    if eyes == SPECTATOR:
        return None
    if not at.match.over:
        raise Refused("not-over", "what a seat saw can be read when the match is over")
    if not eyes.isdecimal() or int(eyes) >= at.match.seats:
        raise Refused("no-such-seat", f"there is no seat {eyes}")
    return int(eyes)


def status(at: LocalTable) -> str:
    """Return whether the match is being played or over."""
    return "over" if at.match.over else "playing"


def current(at: LocalTable, eyes: str = OWN) -> dict[str, Any]:
    """Return what a viewer sees now."""
    viewer = viewer_of(at, eyes)
    times = {"waiting_since": last_moment(at), "deadline": None, "round_closes": None}
    shown = {"status": status(at), "times": times, **seen(at.match, viewer)}
    if viewer is not None and viewer == at.terms.people.holder and not at.terms.people.shared:
        shown["single"] = single_answer(at.match, viewer)
    return shown


def past(at: LocalTable, version: int, eyes: str = OWN) -> dict[str, Any]:
    """Return what a viewer saw when a version was published."""
    viewer = viewer_of(at, eyes)
    entry = at.log.published([version]).get(version)
    if entry is None:
        raise Refused("no-such-version", f"no version {version} was ever published")
    match = replayed(at.match, lines_of(at.log.inputs(entry.seq)))
    return {"status": "past", "times": None, **seen(match, viewer)}


def last_moment(at: LocalTable) -> str | None:
    """Return when the match came to its version, while it goes on. Sealed answers tell no time."""
    version = at.match.version
    return None if at.match.over else at.log.published([version])[version].at.isoformat()


def since_version(at: LocalTable, version: int, eyes: str = OWN) -> dict[str, Any]:
    """Return a page of what was published after a version."""
    news, more = since(at.log, version, viewer_of(at, eyes))
    last = news[-1].version if more else at.match.version
    return {"version": last, "news": list(map(news_json, news)), "more": more}


def news_json(news: News) -> dict[str, Any]:
    """Return what was published as JSON values."""
    return asdict(news) | {"at": news.at.isoformat()}


def frames(at: LocalTable, after: int) -> dict[str, Any]:
    """Return what the holder saw at each version after another."""
    viewer = viewer_of(at)
    news, more = since(at.log, after, viewer)
    shown, _ = frames_of(
        at.log, viewer, news[:MOST_FRAMES], lambda lines, *_: from_start(at.match, lines)
    )
    return {
        "frames": [
            {"version": one.version, "view": one.view, "news": news_json(one.news)} for one in shown
        ],
        "more": more or len(news) > MOST_FRAMES,
    }


def course(at: LocalTable) -> dict[str, Any]:
    """Return everybody's points in the course of a match that is over."""
    if not at.match.over:
        raise Refused("not-over", "the course of a match can be read when it is over")
    entries = at.log.inputs()
    player = from_start(at.match, lines_of(entries))
    return {"steps": with_events(at.log, steps_of(player, {one.version for one in entries}))}


def record_text(at: LocalTable) -> str:
    """Return the whole record with its seed; refused until the match is over."""
    if not at.match.over:
        raise Refused("not-over", "the record can be read when the match is over")
    return record_of(at.match, lines_of(at.log.inputs())).text


def verified(at: LocalTable) -> dict[str, Any]:
    """Replay the record of a finished match from its text alone, and compare."""
    record = parse_record(record_text(at))
    match = replay(record, content=at.match.content)
    return {
        "holds": digest(match) == digest(at.match),
        "inputs": len(record.entries),
        "draws": match.chance.used,
        "replayed_at": None,
    }


def plan(at: LocalTable, decision: str, wanted: dict[str, int]) -> dict[str, Any]:
    """Return the answers that achieve a plan. Nothing is changed."""
    asked = at.match.decision(decision, at.seat())
    return {"options": answers_for(at.match, asked.id, wanted, asked.seat)}


def series(at: LocalTable, decision: str, options: list[str]) -> dict[str, Any]:
    """Return a series of answers as messages, if they could be given. Nothing is changed."""
    asked = at.match.decision(decision, at.seat())
    words = at.match.content.vocabulary
    return {
        "answers": [
            {"prompt": prompt.to_json(words), "label": label.to_json(words)}
            for prompt, label in read_series(at.match, asked.id, options)
        ]
    }


def coach(at: LocalTable, decision: str, advice: bool) -> dict[str, Any]:
    """Return why a decision is asked and, with `advice`, what would be sensible."""
    found = coached(at.match, at.seat(), decision)
    world, asked = found.world, found.decision
    said = None
    if advice:
        words = world.content.vocabulary
        said = advise(world, asked, FastChance(found.luck)).to_json(words)
    return {"decision": asked.id, **lesson_of(world, asked), "advice": said}


def standing_orders(at: LocalTable, seat: int | None) -> dict[str, Any]:
    """Return a person's orders, and the kinds of open questions they could give one for.

    They are told to nobody else, so not once the device has been taken away.
    """
    if seat is None:
        return {"kinds": [], "offered": []}
    offered = {decision.kind for decision in open_windows(at.match, seat)}
    return {"kinds": at.terms.orders.get(str(seat), []), "offered": sorted(offered)}


def quick_start(at: LocalTable) -> dict[str, Any]:
    """Return what was answered for the holder in the set-up, and why."""
    if not at.terms.people.names:
        raise Refused("not-your-seat", "You do not play from that seat.")
    seat = viewer_of(at)
    return quick_start_shown(at.match.game, None if seat is None else at.quick_starts.get(seat))


def holder(at: LocalTable) -> dict[str, Any]:
    """Return who holds the device, who is next, and the public news since they last held it."""
    people = at.terms.people
    coming = None if at.match.over else people.next(at.people_asked())
    since = people.seen.get(str(coming), at.inputs[0].version)
    return {
        "people": people.names,
        "holder": people.holder,
        "last": people.last,
        "next": coming,
        "first": str(coming) not in people.seen,
        "since": since,
        "news": since_version(at, since, SPECTATOR),
    }


def details(at: LocalTable, rematch: str = "") -> dict[str, Any]:
    """Return a table in full. What only a server has is empty: commitments, clocks, offers."""
    match, terms = at.match, at.terms
    own, words, outcome = terms.people.holder, match.content.vocabulary, match.outcome
    return {
        "id": terms.id,
        "game": terms.game,
        "owner": PERSON,
        "seat_count": match.seats,
        "settings": match.settings,
        "packs": 0,
        "policy": match.policy,
        "pace": "live",
        "clock": {"kind": "none"},
        "visibility": "private",
        "rated": False,
        "language": "",
        "status": status(at),
        "void_reason": "",
        "rematch_of": terms.rematch_of or None,
        "house_commitment": "",
        "seed_by": None,
        "version": match.version,
        "waiting": bits_of(match.waiting),
        "waiting_since": last_moment(at),
        "deadline": None,
        "round_closes": None,
        "pace_offer": None,
        "outcome": None if outcome is None else outcome.to_json(words),
        "created_at": terms.created_at,
        "started_at": terms.created_at,
        "ended_at": terms.ended_at or None,
        "seats": [seat(at, number) for number in range(match.seats)],
        "you": {
            "seat": own,
            "owner": True,
            "awaited": own is not None and bool(match.waiting >> own & 1),
        },
        "quick_start": own is not None and str(own) in terms.quick_start,
        "pack_texts": [],
        "rematch": {"id": rematch, "owner": PERSON} if rematch else None,
    }


def seat(at: LocalTable, number: int) -> dict[str, Any]:
    """Return a seat of a table."""
    terms = at.terms
    standing_in = terms.standing_in.get(str(number), "")
    return {
        "number": number,
        "user": person(at, number) if str(number) in terms.people.names else None,
        "bot": standing_in or terms.bots.get(str(number), ""),
        "standing_in": bool(standing_in),
        "ready": True,
        "commitment": "",
        "revealed": False,
        "clock_left": None,
        "resigned": False,
        "offered": False,
        "adoptable": False,
        "agrees_to_end": False,
        "agrees_to_pace": False,
    }


def person(at: LocalTable, seat: int) -> dict[str, Any]:
    """Return somebody who sits at this device; one person alone is the one whose device it is."""
    people = at.terms.people
    id = f"00000000-0000-0000-0000-{seat + 1:012}" if people.shared else PERSON["id"]
    return PERSON | {"id": id, "name": people.names[str(seat)]}
