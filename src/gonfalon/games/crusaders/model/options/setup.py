"""The answers of the setup, made once."""

from __future__ import annotations

from gonfalon.games.crusaders.model.options.common import one_each
from gonfalon.kernel.values.decision import Option


class SetupOptions:
    """The options of the setup."""

    def __init__(self, bulls: list[str], governors: list[str]) -> None:
        self.bull = one_each(bulls, "CRU-SETUP-21")
        self.governor = one_each(governors, "CRU-SETUP-22")

    def register(self) -> dict[str, list[Option]]:
        """Return every option that each kind of decision can offer."""
        return {"keep-bull": self.bull, "first-governor": self.governor}
