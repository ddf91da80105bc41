"""The rows of the role matrix: every operation, the scene it is asked in, and every answer."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.server import roles
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


def choice(world: World) -> dict[str, Any]:
    """Return the answer of the seat."""
    return {"decision": world.asked, "options": [world.option], "key": str(uuid.uuid4())}


def taken_back(world: World) -> dict[str, Any]:
    """Return how the seat takes back."""
    return {"to": world.undo, "key": str(uuid.uuid4())}


def going_back(world: World) -> dict[str, Any]:
    """Return how somebody agrees to go back."""
    return {"version": 1, "key": str(uuid.uuid4())}


def challenge(world: World) -> dict[str, Any]:
    """Return a challenge for the bot of the seat."""
    return {"bot": str(world.users["bot"].id), "new": NEW}


def browser(world: World) -> dict[str, Any]:
    """Return a browser that takes pushes."""
    return roles.browser_keys("https://updates.push.services.mozilla.com/x")


NEW = {"game": "mastery", "seats": 2}
NEW_TOKEN = {"name": "t", "scopes": ["read"]}
UPGRADE = {"name": "Ivan the New", "email": "new@example.org", "password": "corect-hors-batery-7"}
REASON = {"reason": "because"}
T = "/tables/{table_id}"

# fmt: off
MATRIX = (
    # anonymous guest stranger spectator invited seat other owner barred suspended moderator staff,
    # then the tokens read play challenge bot
    # -- accounts
    op("GET /hello", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /site", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("POST /guest", roles.open_table, body={},
       public="201 409 409 409 409 409 409 409 409 409 409 409 403 409 403 403"),
    op("GET /me", roles.open_table,
       public="401 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("PATCH /me", roles.open_table, body={"language": "uk"},
       public="401 200 200 200 200 200 200 200 200 200 200 200 403 403 403 403"),
    op("POST /me/upgrade", roles.open_table, body=UPGRADE,
       public="401 200 409 409 409 409 409 409 409 409 409 409 403 403 403 403"),
    op("POST /me/export", roles.open_table,
       public="401 202 202 202 202 202 202 202 202 202 202 202 403 403 403 403"),
    op("GET /me/export", roles.open_table,
       public="401 404 404 404 404 404 404 404 404 404 404 404 403 403 403 403"),
    op("GET /me/export/file", roles.open_table,
       public="401 404 404 404 404 404 404 404 404 404 404 404 403 403 403 403"),
    op("DELETE /me", roles.open_table,
       public="401 202 202 202 202 202 202 202 202 202 202 202 403 403 403 403"),
    op("POST /me/stay", roles.leaving,
       public="401 409 409 409 409 200 409 409 409 409 409 409 403 403 403 403"),
    op("GET /people/{who}", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /me/tokens", roles.belongings,
       public="401 200 200 200 200 200 200 200 200 200 200 200 403 403 403 403"),
    op("POST /me/tokens", roles.open_table, body=NEW_TOKEN,
       public="401 403 201 201 201 201 201 201 201 201 201 201 403 403 403 403"),
    op("DELETE /me/tokens/{token}", roles.belongings,
       public="401 404 404 404 404 204 404 404 404 404 404 404 403 403 403 403"),
    op("GET /me/bots", roles.belongings,
       public="401 200 200 200 200 200 200 200 200 200 200 200 403 403 403 403"),
    op("POST /me/bots", roles.open_table, body={"name": "A new bot"},
       public="401 403 201 201 201 201 201 403 201 201 201 201 403 403 403 403"),
    op("DELETE /me/bots/{bot}", roles.belongings,
       public="401 404 404 404 404 204 404 404 404 404 404 404 403 403 403 403"),
    op("GET /me/bots/{bot}/tokens", roles.belongings,
       public="401 404 404 404 404 200 404 404 404 404 404 404 403 403 403 403"),
    op("POST /me/bots/{bot}/tokens", roles.belongings, body=NEW_TOKEN,
       public="401 404 404 404 404 201 404 404 404 404 404 404 403 403 403 403"),
    op("GET /me/sessions", roles.belongings,
       public="401 200 200 200 200 200 200 200 200 200 200 200 403 403 403 403"),
    op("DELETE /me/sessions", roles.belongings,
       public="401 200 200 200 200 200 200 200 200 200 200 200 403 403 403 403"),
    op("DELETE /me/sessions/{number}", roles.belongings,
       public="401 404 404 404 404 204 404 404 404 404 404 404 403 403 403 403"),
    # -- notices
    op("GET /notices", roles.open_table,
       public="401 200 200 200 200 200 200 200 200 200 200 200 403 403 403 403"),
    op("PUT /notices", roles.open_table, body={"mail": "daily"},
       public="401 200 200 200 200 200 200 200 200 200 200 200 403 403 403 403"),
    op("POST /notices/browsers", roles.open_table, body=browser,
       public="401 201 201 201 201 201 201 201 201 201 201 201 403 403 403 403"),
    op("DELETE /notices/browsers/{id}", roles.belongings,
       public="401 404 404 404 404 204 404 404 404 404 404 404 403 403 403 403"),
    op("POST /notices/test", roles.open_table,
       public="401 202 202 202 202 202 202 202 202 202 202 202 403 403 403 403"),
    op("GET /tables/{table_id}/mail", roles.open_table,
       public="401 200 200 200 200 200 200 200 200 200 200 200 403 403 403 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 403 403 403"),
    op("PUT /tables/{table_id}/mail", roles.open_table, body={"email": "somebody@example.org"},
       public="401 403 403 403 403 200 200 200 403 403 403 403 403 403 403 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 403 403 403"),
    op("DELETE /tables/{table_id}/mail", roles.with_address,
       public="401 200 200 200 200 200 200 200 200 200 200 200 403 403 403 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 403 403 403"),
    op("GET /match-mail/{key}", roles.with_address,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("POST /match-mail/{key}", roles.with_address, body={"wanted": True},
       public="200 200 200 200 200 200 200 200 200 200 200 200 403 200 403 403"),
    # -- games
    op("GET /games", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /games/{slug}", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /games/{slug}/client", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("POST /games/{slug}/settings", roles.open_table, body={"seats": 2},
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /games/{slug}/rules", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /games/{slug}/rules/{rule}", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /games/{slug}/content/{section}", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /games/{slug}/editions/{digest}", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    # -- lessons
    op("GET /learn", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /learn/{game}/{lesson}/{step}", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("POST /learn/{game}/{lesson}/{step}", roles.open_table, body={"options": ["manoeuvre"]},
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("POST /learn/{game}/{lesson}/{step}/plans", roles.open_table,
       body={"decision": "9.9.9.redeploy.1", "wanted": {"castle": 1}},
       public="409 409 409 409 409 409 409 409 409 409 409 409 409 403 403 403"),
    # -- ratings
    op("GET /ratings", roles.belongings,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /ratings/{game}/{seats}", roles.belongings,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /players/{player}/ratings", roles.belongings,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /players/{player}/ratings/{game}/{seats}", roles.belongings,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    # -- the chain of commitments
    op("GET /chain", roles.belongings,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /chain/{day}", roles.belongings,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    # -- history and people
    op("GET /players/{player}/matches", roles.blocked,
       public="200 200 403 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /players/{player}/summary", roles.blocked,
       public="200 200 403 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /players/{player}/against/{other}", roles.blocked,
       public="200 200 403 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /me/following", roles.open_table,
       public="401 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("PUT /me/following/{who}", roles.blocked, ids={"who": "seat"},
       public="401 204 403 204 204 409 204 204 204 204 204 204 403 403 403 403"),
    op("DELETE /me/following/{who}", roles.open_table,
       public="401 204 204 204 204 204 204 204 204 204 204 204 403 403 403 403"),
    op("GET /me/blocked", roles.blocked,
       public="401 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("PUT /me/blocked/{who}", roles.open_table,
       public="401 204 204 204 204 204 204 204 204 204 204 204 403 403 403 403"),
    op("DELETE /me/blocked/{who}", roles.open_table,
       public="401 204 204 204 204 204 204 204 204 204 204 204 403 403 403 403"),
    op("POST /players/{who}/invitations", roles.blocked, body={"new": NEW}, ids={"who": "seat"},
       public="401 403 403 201 201 409 201 201 201 403 201 201 403 403 201 403"),
    op("GET /me/invitations", roles.invited_by_name,
       public="401 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("POST /me/invitations/{invitation_id}/accept", roles.invited_by_name,
       public="401 404 404 404 404 200 404 404 404 404 404 404 403 404 403 403"),
    op("POST /me/invitations/{invitation_id}/decline", roles.invited_by_name,
       public="401 404 404 404 404 204 404 404 404 404 404 404 403 404 403 403"),
    op("DELETE /me/invitations/{invitation_id}", roles.invited_by_name,
       public="401 404 404 404 404 404 204 404 404 404 404 404 403 403 404 403"),
    # -- tables
    op("GET /bots", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("POST /tables", roles.open_table, body=NEW,
       public="401 201 201 201 201 201 201 201 201 403 201 201 403 403 201 403"),
    op("GET /tables", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /tables/mine", roles.open_table,
       public="401 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op(f"GET {T}", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="404 404 404 404 200 200 200 200 404 404 404 404 200 403 403 403"),
    op("GET /invitations/{invite}", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("POST /invitations/{invite}/accept", roles.open_table,
       public="401 200 200 200 200 200 200 200 403 403 200 200 403 200 403 403",
       private="401 200 200 200 200 200 200 200 403 403 200 200 403 200 403 403"),
    op(f"GET {T}/invitation", roles.open_table,
       public="401 403 403 403 403 200 200 200 403 403 403 403 403 403 200 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 403 200 403"),
    op(f"POST {T}/invitation", roles.open_table,
       public="401 403 403 403 403 403 403 200 403 403 403 403 403 403 200 403",
       private="401 404 404 404 404 403 403 200 404 404 404 404 403 403 200 403"),
    op(f"POST {T}/join", roles.open_table, body={},
       public="401 200 200 200 200 200 200 200 403 403 200 200 403 200 403 403",
       private="401 404 404 404 200 200 200 200 404 404 404 404 403 200 403 403"),
    op(f"POST {T}/leave", roles.open_table,
       public="401 403 403 403 403 204 204 204 403 403 403 403 403 204 403 403",
       private="401 404 404 404 404 204 204 204 404 404 404 404 403 204 403 403"),
    op(f"POST {T}/kick", roles.open_table, body={"seat": 2},
       public="401 403 403 403 403 403 403 200 403 403 403 403 403 403 200 403",
       private="401 404 404 404 404 403 403 200 404 404 404 404 403 403 200 403"),
    op(f"PUT {T}/seats/{{seat}}/bot", roles.open_table, body={"level": "random"},
       public="401 403 403 403 403 403 403 200 403 403 403 403 403 403 200 403",
       private="401 404 404 404 404 403 403 200 404 404 404 404 403 403 200 403"),
    op(f"DELETE {T}/seats/{{seat}}/bot", roles.with_bot,
       public="401 403 403 403 403 403 403 200 403 403 403 403 403 403 200 403",
       private="401 404 404 404 404 403 403 200 404 404 404 404 403 403 200 403"),
    op(f"POST {T}/ready", roles.open_table, body={},
       public="401 403 403 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 200 403 403"),
    op(f"DELETE {T}/ready", roles.open_table,
       public="401 403 403 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 200 403 403"),
    op(f"POST {T}/start", roles.all_ready,
       public="401 403 403 403 403 403 403 200 403 403 403 403 403 403 200 403",
       private="401 404 404 404 404 403 403 200 404 404 404 404 403 403 200 403"),
    op(f"POST {T}/reveal", roles.seeding, body={"contribution": roles.SECRET},
       public="401 403 403 403 403 200 409 200 403 403 403 403 403 200 403 403",
       private="401 404 404 404 404 200 409 200 404 404 404 404 403 200 403 403"),
    op(f"POST {T}/hand-over", roles.playing, body={},
       public="401 403 403 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 200 403 403"),
    op(f"POST {T}/take-back", roles.handed_over,
       public="401 403 403 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 200 403 403"),
    op(f"POST {T}/offer", roles.handed_over, body={"offered": True, "seat": 1},
       public="401 403 403 403 403 200 403 403 403 403 403 403 403 403 403 403",
       private="401 404 404 404 404 200 403 403 404 404 404 404 403 403 403 403"),
    op(f"POST {T}/adopt", roles.handed_over, body={"seat": 3},
       public="401 200 200 200 200 409 409 409 403 403 200 200 403 409 403 403",
       private="401 404 404 404 200 409 409 409 404 404 404 404 403 409 403 403"),
    op(f"POST {T}/resign", roles.playing, body={},
       public="401 403 403 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 200 403 403"),
    op(f"POST {T}/end", roles.playing, body={"agrees": True},
       public="401 403 403 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 200 403 403"),
    op(f"POST {T}/pace", roles.playing, body={"pace": "days"},
       public="401 403 403 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 200 403 403"),
    op(f"POST {T}/pace/answer", roles.pace_offered, body={"agrees": True},
       public="401 403 403 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 200 403 403"),
    op(f"POST {T}/rematch", roles.ended,
       public="401 403 403 403 403 201 201 201 403 403 403 403 403 403 201 403",
       private="401 404 404 404 404 201 201 201 404 404 404 404 403 403 201 403"),
    # -- play
    op(f"POST {T}/choices", roles.asked, body=choice,
       public="401 403 403 403 403 200 409 409 403 403 403 403 403 409 403 403",
       private="401 404 404 404 404 200 409 409 404 404 404 404 403 409 403 403"),
    op(f"POST {T}/plans", roles.asked,
       body={"decision": "9.9.9.redeploy.1", "wanted": {"castle": 1}},
       public="401 403 403 403 403 409 409 409 403 403 403 403 403 409 403 403",
       private="401 404 404 404 404 409 409 409 404 404 404 404 403 409 403 403"),
    op(f"POST {T}/series", roles.asked, body={"decision": "9.9.9.redeploy.1", "options": ["done"]},
       public="401 403 403 403 403 409 409 409 403 403 403 403 403 409 403 403",
       private="401 404 404 404 404 409 409 409 404 404 404 404 403 409 403 403"),
    op(f"POST {T}/undo", roles.asked, body=taken_back,
       public="401 403 403 403 403 200 409 409 403 403 403 403 403 409 403 403",
       private="401 404 404 404 404 200 409 409 404 404 404 404 403 409 403 403"),
    op(f"GET {T}/rewind", roles.going_back,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="404 404 404 404 200 200 200 200 404 404 404 404 200 403 403 403"),
    op(f"POST {T}/rewind", roles.going_back, body=going_back,
       public="401 403 403 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 200 403 403"),
    op(f"DELETE {T}/rewind", roles.going_back,
       public="401 403 403 403 403 204 204 204 403 403 403 403 403 204 403 403",
       private="401 404 404 404 404 204 204 204 404 404 404 404 403 204 403 403"),
    op(f"GET {T}/standing-orders", roles.asked,
       public="401 403 403 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 200 403 403"),
    op(f"PUT {T}/standing-orders", roles.asked, body={"kinds": ["crown-response"]},
       public="401 403 403 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 404 404 200 200 200 404 404 404 404 403 200 403 403"),
    op(f"GET {T}/coach", roles.asked,  # two people play: nobody may ask
       public="401 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403",
       private="401 404 404 404 404 403 403 403 404 404 404 404 403 403 403 403"),
    op(f"GET {T}/view", roles.asked,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="404 404 404 404 200 200 200 200 404 404 404 404 200 403 403 403"),
    op(f"GET {T}/since/{{version}}", roles.asked,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="404 404 404 404 200 200 200 200 404 404 404 404 200 403 403 403"),
    op(f"GET {T}/frames/{{version}}", roles.asked,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="404 404 404 404 200 200 200 200 404 404 404 404 200 403 403 403"),
    op(f"GET {T}/proof", roles.asked,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="404 404 404 404 200 200 200 200 404 404 404 404 200 403 403 403"),
    op(f"GET {T}/record", roles.ended,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="404 404 404 404 200 200 200 200 404 404 404 404 200 403 403 403"),
    op(f"GET {T}/course", roles.ended,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="404 404 404 404 200 200 200 200 404 404 404 404 200 403 403 403"),
    op(f"GET {T}/verified", roles.ended,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="404 404 404 404 200 200 200 200 404 404 404 404 200 403 403 403"),
    # -- live
    op(f"GET {T}/version", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="404 404 404 404 200 200 200 200 404 404 404 404 200 403 403 403"),
    op(f"POST {T}/tickets", roles.open_table, body={},
       public="401 201 201 201 201 201 201 201 201 201 201 201 201 403 403 403",
       private="401 404 404 404 201 201 201 201 404 404 404 404 201 403 403 403"),
    # -- chat
    op(f"GET {T}/chat", roles.line_of_seat,
       public="401 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="401 404 404 404 200 200 200 200 404 404 404 404 200 403 403 403"),
    op(f"POST {T}/chat", roles.line_of_seat, body={"text": "hello"},
       public="401 201 201 201 201 201 201 201 403 403 201 201 403 201 403 403",
       private="401 404 404 404 201 201 201 201 404 404 404 404 403 201 403 403"),
    op(f"POST {T}/report", roles.playing, body={"seat": 1, "text": "rude"},
       public="401 204 204 204 204 409 204 204 204 403 204 204 403 403 403 403",
       private="401 404 404 404 404 409 204 204 404 404 404 404 403 403 403 403"),
    op("POST /chat/{line_id}/report", roles.line_of_seat, body={"text": "rude"},
       public="401 404 404 404 404 409 204 204 404 404 404 404 403 403 403 403",
       private="401 404 404 404 404 409 204 204 404 404 404 404 403 403 403 403"),
    op("GET /mutes", roles.open_table,
       public="401 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("PUT /mutes/{user_id}", roles.open_table,
       public="401 204 204 204 204 204 204 204 204 204 204 204 403 403 403 403"),
    op("DELETE /mutes/{user_id}", roles.open_table,
       public="401 204 204 204 204 204 204 204 204 204 204 204 403 403 403 403"),
    # -- moderation
    op("GET /moderation/reports", roles.line_of_seat,
       public="401 403 403 403 403 403 403 403 403 403 200 403 403 403 403 403"),
    op("POST /moderation/reports/{report_id}/close", roles.line_of_seat, body=REASON,
       public="401 403 403 403 403 403 403 403 403 403 204 403 403 403 403 403"),
    op("POST /moderation/chat/{line_id}/hide", roles.line_of_seat, body=REASON,
       public="401 403 403 403 403 403 403 403 403 403 204 403 403 403 403 403",
       private="401 403 403 403 403 403 403 403 403 403 204 403 403 403 403 403"),
    op("POST /moderation/users/{user_id}/suspend", roles.open_table, body=REASON,
       public="401 403 403 403 403 403 403 403 403 403 204 403 403 403 403 403"),
    op("POST /moderation/users/{user_id}/reinstate", roles.open_table, body=REASON,
       ids={"user_id": "suspended"},
       public="401 403 403 403 403 403 403 403 403 403 204 403 403 403 403 403"),
    op("POST /moderation/tables/{table_id}/void", roles.playing, body=REASON,
       public="401 403 403 403 403 403 403 403 403 403 204 403 403 403 403 403",
       private="401 403 403 403 403 403 403 403 403 403 204 403 403 403 403 403"),
    op("GET /moderation/pairs", roles.open_table,
       public="401 403 403 403 403 403 403 403 403 403 200 403 403 403 403 403"),
    op("GET /moderation/deeds", roles.open_table,
       public="401 403 403 403 403 403 403 403 403 403 200 403 403 403 403 403"),
    # -- programs
    op("GET /programs", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /challenges", roles.challenged,
       public="401 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("POST /challenges", roles.open_table, body=challenge,
       public="401 201 201 201 201 201 201 201 201 403 201 201 403 403 201 403"),
    op("DELETE /challenges/{challenge_id}", roles.challenged,
       public="401 404 404 404 404 200 404 404 404 404 404 404 403 403 404 403"),
    op("POST /challenges/{challenge_id}/accept", roles.challenged,
       public="401 401 401 401 401 401 401 401 401 401 401 401 403 403 403 200"),
    op("POST /challenges/{challenge_id}/decline", roles.challenged, body={},
       public="401 401 401 401 401 401 401 401 401 401 401 401 403 403 403 200"),
    op("GET /stream", roles.open_table,
       public="401 401 401 401 401 401 401 401 401 401 401 401 403 403 403 200"),
    op(f"GET {T}/stream", roles.playing,
       public="401 401 401 401 401 401 401 401 401 401 401 401 403 403 403 200",
       private="401 401 401 401 401 401 401 401 401 401 401 401 403 403 403 200"),
)
# fmt: on
