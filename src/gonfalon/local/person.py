"""Whoever holds the device. There are no accounts: a name and preferences are all there is."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from gonfalon.kernel.records.saving import canonical

PERSON: Final = {  # the client has a word for a person without a name
    "id": "00000000-0000-0000-0000-000000000001",
    "name": "",
    "guest": True,
    "bot": False,
    "gone": False,
}
PREFERENCES: Final = (
    "theme",
    "motion",
    "pace",
    "volume",
    "confirm",
    "onward",
    "keys",
    "level",
    "show_online",
)


@dataclass
class Person:
    """The name and the preferences of whoever holds the device."""

    name: str = ""
    language: str = "en"
    time_zone: str = "UTC"
    preferences: dict[str, Any] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The person as JSON, to be stored."""
        return canonical(asdict(self))

    @classmethod
    def read(cls, text: str) -> Person:
        """Return a person that was stored."""
        return cls(**json.loads(text))

    def shown(self) -> dict[str, Any]:
        """Return the person as a site shows a user to themselves."""
        return {
            "id": PERSON["id"],
            "name": self.name,
            "guest": True,
            "bot": False,
            "staff": False,
            "email": "",
            "language": self.language,
            "time_zone": self.time_zone,
            "preferences": {name: self.preferences.get(name) for name in PREFERENCES},
            "erase_after": None,
        }
