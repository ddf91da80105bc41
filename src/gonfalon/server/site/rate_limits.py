"""The rate limits, by name. Operators multiply them by factors (`SiteSettings.limit_factors`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

USER, PERSON, ADDRESS, KEY = "user", "person", "address", "key"


@dataclass(frozen=True)
class Limit:
    """Maximum counts per window, by user, by address or by a key of the caller's choice.

    A person and all their bots share the limits by person: those on what reaches other players.
    """

    per: str
    windows: tuple[tuple[int, int], ...]
    half_without_redis: bool = True

    def times(self, factor: float) -> Limit:
        """Return this limit with other counts; at least 1 remains."""
        windows = tuple((max(1, round(count * factor)), secs) for count, secs in self.windows)
        return Limit(self.per, windows, self.half_without_redis)


# "10/s, burst 20" is 20 in 2 s: the burst is allowed, the rate holds over the window.
LIMITS: Mapping[str, Limit] = {
    "sign-in": Limit(ADDRESS, ((20, 60),)),
    "sign-up": Limit(ADDRESS, ((5, 3600),)),
    "mail": Limit(KEY, ((3, 86400),)),
    "guest": Limit(ADDRESS, ((20, 3600),)),
    "bad-token": Limit(ADDRESS, ((20, 60),)),
    "account": Limit(USER, ((60, 60),)),
    "tokens": Limit(USER, ((20, 3600),)),
    "choices-seat": Limit(KEY, ((20, 2),), half_without_redis=False),
    "choices": Limit(USER, ((60, 1),), half_without_redis=False),
    "bot-choices": Limit(USER, ((20, 1),), half_without_redis=False),
    "views": Limit(USER, ((60, 3),), half_without_redis=False),
    "coach": Limit(USER, ((30, 60),)),  # a bot process thinks
    "past": Limit(USER, ((20, 10),)),  # these replay the log
    "create-table": Limit(PERSON, ((20, 3600),)),
    "invite": Limit(PERSON, ((60, 3600),)),
    "invite-player": Limit(PERSON, ((10, 600), (40, 86400))),
    "invite-pair": Limit(KEY, ((5, 86400),)),  # one player invites another
    "follow": Limit(USER, ((60, 60), (500, 86400))),
    "chat": Limit(PERSON, ((5, 10), (120, 3600))),
    "report": Limit(PERSON, ((20, 3600),)),
    "guest-tests": Limit(ADDRESS, ((10, 3600),)),  # of notices; of all guests together
    "guest-reports": Limit(ADDRESS, ((20, 3600),)),  # of all guests together
    "export": Limit(USER, ((2, 86400),)),
    "cards": Limit(ADDRESS, ((60, 60),)),  # drawing one takes 0.05 s
    "analysis": Limit(USER, ((20, 86400),)),
    "anonymous": Limit(ADDRESS, ((30, 10),)),
}
