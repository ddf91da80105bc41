"""Everything that a process has cached, dropped: as if another release had just been started."""

from __future__ import annotations

from gonfalon.server.api import games
from gonfalon.server.jobs import bot_processes
from gonfalon.server.play.frames import REPLAYS
from gonfalon.server.play.storage.editions import EDITIONS
from gonfalon.server.play.storage.match_cache import MATCHES
from gonfalon.server.play.storage.response_cache import RESPONSES
from gonfalon.table import catalogue


def forget() -> None:
    """Let this process know no more than one that has just started."""
    MATCHES.clear()
    RESPONSES.clear()
    REPLAYS.clear()
    EDITIONS.clear()
    bot_processes.BOT_PROCESSES.end()
    for made in (
        catalogue.content_of,
        catalogue.voice,
        games.details,
        games.client_data,
        games.components,
        games.edition_body,
    ):
        made.cache_clear()
