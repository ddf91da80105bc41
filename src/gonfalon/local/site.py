"""All that one device answers: the operations, its tables, and its bots' turns."""

from __future__ import annotations

from collections.abc import Mapping

from gonfalon.local import play, reference, router
from gonfalon.local.router import Answer
from gonfalon.local.tables import Tables

ROUTES = (*play.ROUTES, *reference.ROUTES)


class Site:
    """Answers requests for one person on one device."""

    def __init__(self, kept: Mapping[str, str] | None = None) -> None:
        self.tables = Tables()
        self.tables.restore(kept or {})

    def answer(self, method: str, url: str, body: str = "") -> Answer:
        """Answer a request; `keep` is to be stored before the answer is shown."""
        return router.answer(ROUTES, self.tables, method, url, body)

    def waiting_bots(self) -> list[str]:
        """Return the tables at which a bot is asked."""
        return [id for id, at in self.tables.by_id.items() if at.next_bot() is not None]

    def let_bot_answer(self, table: str) -> tuple[int, dict[str, str]]:
        """Let a bot answer once; return the version after it, and what has to be stored."""
        at = self.tables.find(table)
        at.let_bot_answer()
        return at.match.version, self.tables.take_kept()
