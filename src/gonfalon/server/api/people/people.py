"""Other players: following them, who of your friends is online, and blocking."""

from __future__ import annotations

from typing import Annotated

from django.http import HttpRequest
from ninja import Router
from pydantic import Field

from gonfalon.server.accounts.preferences import shows_online
from gonfalon.server.accounts.profiles import Person, person
from gonfalon.server.api.limits.limits import limited
from gonfalon.server.api.matches.history import Player, find_player
from gonfalon.server.api.people.auth import caller, in_person, may
from gonfalon.server.api.schemas import Schema, answers
from gonfalon.server.live.online import online
from gonfalon.server.tables import blocking, following

router = Router(tags=["people"])

GONE = answers(None, 404, 409, status=204)


class FollowedShown(Schema):
    """Someone you follow."""

    player: Person
    friend: Annotated[bool, Field(description="whether they follow you, too")]
    online: Annotated[bool, Field(description="only friends who show it are ever online")]


@router.get("/me/following", auth=may("read"), response=answers(list[FollowedShown]))
@limited("views")
def list_following(request: HttpRequest) -> list[FollowedShown]:
    """List the players you follow, by name, and which of your friends are online."""
    found = following.followed_by(caller(request).user)
    there = online(one.user.pk for one in found if one.friend and shows_online(one.user))
    return [
        FollowedShown(player=person(one.user), friend=one.friend, online=one.user.pk in there)
        for one in found
    ]


@router.put("/me/following/{who}", auth=in_person, response=GONE)
@limited("follow")
def follow(request: HttpRequest, who: Player) -> None:
    """Follow a player."""
    following.follow(caller(request).user, find_player(who))


@router.delete("/me/following/{who}", auth=in_person, response=GONE)
@limited("follow")
def unfollow(request: HttpRequest, who: Player) -> None:
    """Stop following a player."""
    following.unfollow(caller(request).user, find_player(who))


@router.get("/me/blocked", auth=may("read"), response=answers(list[Person]))
@limited("views")
def list_blocked(request: HttpRequest) -> list[Person]:
    """List the players you have blocked."""
    return [person(user) for user in blocking.blocked_by(caller(request).user)]


@router.put("/me/blocked/{who}", auth=in_person, response=GONE)
@limited("follow")
def block(request: HttpRequest, who: Player) -> None:
    """Block a player: they cannot follow or invite you, sit down at your tables, or see your
    history or online state, and you do not see what they write.
    """
    blocking.block(caller(request).user, find_player(who))


@router.delete("/me/blocked/{who}", auth=in_person, response=GONE)
@limited("follow")
def unblock(request: HttpRequest, who: Player) -> None:
    """Unblock a player."""
    blocking.unblock(caller(request).user, find_player(who))
