"""Content editions: each match keeps the content it started with, stored by digest.

Matches that predate stored editions have none. They use the installed content with their packs
applied, as long as its digest is still the one they started with.
"""

from __future__ import annotations

import json
import threading
from typing import Any

from gonfalon.kernel.game import Content, game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.editions import Editions, known_as
from gonfalon.kernel.records.saving import from_data
from gonfalon.kernel.values.errors import GonfalonError, NotInstalled
from gonfalon.server.play.models import Edition
from gonfalon.server.tables.models import Table
from gonfalon.table.catalogue import content_of

EDITIONS = Editions()
LOCK = threading.Lock()  # guards EDITIONS


def keep(slug: str, content: Content) -> None:
    """Store the content of a starting match, unless it is stored already; in its transaction."""
    kept = Edition.objects.filter(game=slug, digest=content.digest)
    if not kept.exists():
        made = Edition(game=slug, digest=content.digest, text=content.entries.text)
        Edition.objects.bulk_create([made], ignore_conflicts=True)


def edition(slug: str, digest: str) -> Content | None:
    """Return the content with this digest: from the game's package, or a stored edition."""
    with LOCK:
        found = EDITIONS.find(slug, digest)
    if found is not None:
        return found
    rows = Edition.objects.filter(game=slug, digest=digest)
    text = rows.values_list("text", flat=True).first()
    if text is None:
        return None
    with LOCK:
        return EDITIONS.find(slug, digest) or EDITIONS.build(slug, digest, text)


def content_for(slug: str, digest: str, packs: tuple[str, ...] = ()) -> Content:
    """Return the content of a match; raise NotInstalled if it is no longer available."""
    found = edition(slug, digest)
    if found is None and packs:
        try:
            found = known_as(game(slug), content_of(slug, packs), digest)
        except GonfalonError:  # the packs no longer fit the installed content
            found = None
    if found is None:
        raise NotInstalled(
            "content-not-installed", "This match was played with cards that are not here any more."
        )
    return found


def load_match(slug: str, packs: tuple[str, ...], state: str) -> Match[Any]:
    """Return the match of a table row, with the content and rules it started with."""
    data = json.loads(state)
    try:
        return from_data(data, content_for(slug, data["content"], packs), game(slug))
    except NotInstalled as error:
        if error.code == "rules-not-installed":
            message = "This match was played under rules that are not here any more."
            raise NotInstalled(error.code, message) from error
        raise


def content_at(table: Table) -> Content:
    """Return the content of a table's match, or what its match would start with."""
    if not table.state:
        return content_of(table.game, tuple(table.packs))
    digest: str = json.loads(table.state)["content"]
    return content_for(table.game, digest, tuple(table.packs))
