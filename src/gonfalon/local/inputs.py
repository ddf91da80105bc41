"""An input of a local match as it is kept."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any

from gonfalon.kernel.records.saving import canonical
from gonfalon.table.log import Entry


@dataclass(frozen=True)
class StoredInput(Entry):
    """One input, with the key that whoever sent it chose: the same key is carried out once."""

    key: str = ""

    @property
    def text(self) -> str:
        """The input as JSON."""
        return canonical(asdict(self) | {"at": self.at.isoformat()})


def read_input(values: dict[str, Any]) -> StoredInput:
    """Return an input that was kept."""
    return StoredInput(**values | {"at": datetime.fromisoformat(values["at"])})


def now() -> datetime:
    """Return the time, to the millisecond."""
    moment = datetime.now(UTC)
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)
