"""A row of the role matrix: an operation, the scene it is asked in, and every answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.server.roles import ROLES, Scene, World

Body = dict[str, Any] | Callable[[World], dict[str, Any]] | None


@dataclass(frozen=True)
class Operation:
    """One operation, the scene it is asked in, and what everybody is answered.

    `public` and `private` have a status for every role, by the visibility of the table; what does
    not concern a table has no `private`. The role *invited* sends the invitation wherever the
    operation takes one. `ids` replace those of the world.
    """

    method: str
    path: str
    scene: Scene
    body: Body
    public: str
    private: str = ""
    ids: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Return how it is called in the document."""
        return f"{self.method} {self.path}"

    @property
    def needs_no_token(self) -> bool:
        """Tell whether somebody with a session may ask it at all."""
        return self.public.split()[ROLES.index("stranger")] != "401"

    def body_in(self, world: World) -> dict[str, Any] | None:
        """Return what is sent."""
        return self.body(world) if callable(self.body) else self.body

    def ids_in(self, world: World) -> dict[str, Any]:
        """Return the ids of people that replace the usual ones."""
        return {name: world.users[who].id for name, who in self.ids.items()}

    def expected(self, visibility: str) -> dict[str, int]:
        """Return what everybody is answered."""
        statuses = self.public if visibility == "public" else self.private
        return dict(zip(ROLES, map(int, statuses.split()), strict=True))


def op(
    call: str,
    scene: Scene,
    public: str,
    private: str = "",
    body: Body = None,
    ids: dict[str, str] | None = None,
) -> Operation:
    """Write an operation in one line."""
    method, path = call.split(" ")
    return Operation(method, path, scene, body, public, private, ids or {})


NEW = {"game": "mastery", "seats": 2}
