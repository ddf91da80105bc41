"""The rows of tables, of play at them, and of programs that play."""

from __future__ import annotations

import uuid
from typing import Any

from tests.server import roles
from tests.server.bringing import begun, bringing
from tests.server.role_matrix.operation import NEW, op
from tests.server.roles import World

REASON = {"reason": "because"}
T = "/tables/{table_id}"


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


# fmt: off
ROWS = (
    # anonymous guest stranger spectator invited seat other owner barred suspended moderator staff,
    # then the tokens read play challenge bot
    # -- tables
    op("GET /bots", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("POST /tables", roles.open_table, body=NEW,
       public="401 201 201 201 201 201 201 201 201 403 201 201 403 403 201 403"),
    op("POST /tables/brought", roles.open_table, body=lambda _: bringing(begun(answers=1)),
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
    op(f"GET {T}/quick-start", roles.asked,
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
