"""The rate limits, by name. Operators multiply them by factors (`SiteSettings.limit_factors`).

Limits count. What an operation costs is bounded by budgets of CPU time: `CPU` says how much of a
web process one user, or the newcomers of one address, may have. A limit's `cost` is what one use of
it may take; it is set aside while the operation runs, and then what it took is paid. A test
measures all operations (`tests/server/api/test_operation_costs.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

USER, PERSON, ADDRESS, KEY = "user", "person", "address", "key"


@dataclass(frozen=True)
class Limit:
    """Maximum counts per window, by user, by address or by a key of the caller's choice.

    A person and all their bots share the limits by person: those on what reaches other players.

    `cost` is the most CPU time that one use may take of a web process, in milliseconds, on a
    machine such as `tests/server/costs.py` describes.
    """

    per: str
    windows: tuple[tuple[int, int], ...]
    half_without_redis: bool = True
    cost: int = 30

    def times(self, factor: float) -> Limit:
        """Return this limit with other counts; at least 1 remains."""
        windows = tuple((max(1, round(count * factor)), secs) for count, secs in self.windows)
        return replace(self, windows=windows)


@dataclass(frozen=True)
class Budget:
    """CPU time of one web process: so many milliseconds a second, and so many at once."""

    rate: float
    burst: float

    def times(self, factor: float) -> Budget:
        """Return this budget with another rate and burst."""
        return Budget(self.rate * factor, self.burst * factor)


# "10/s, burst 20" is 20 in 2 s: the burst is allowed, the rate holds over the window.
LIMITS: Mapping[str, Limit] = {
    "sign-in": Limit(ADDRESS, ((20, 60),), cost=0),
    "sign-up": Limit(ADDRESS, ((5, 3600),)),
    "mail": Limit(KEY, ((3, 86400),)),
    "guest": Limit(ADDRESS, ((20, 3600),)),
    "bad-token": Limit(ADDRESS, ((20, 60),)),
    "account": Limit(USER, ((60, 60),)),
    "tokens": Limit(USER, ((20, 3600),)),
    "choices-seat": Limit(KEY, ((20, 2),), half_without_redis=False),
    "choices": Limit(USER, ((60, 1),), half_without_redis=False, cost=60),
    "bot-choices": Limit(USER, ((20, 1),), half_without_redis=False),
    "views": Limit(USER, ((60, 3),), half_without_redis=False, cost=50),
    "coach": Limit(USER, ((30, 60),)),  # a bot process thinks
    "lists": Limit(USER, ((30, 10),), cost=90),  # up to 50 tables, from the database
    "lessons": Limit(USER, ((60, 10),), cost=90),  # steps that are not in the cache
    "past": Limit(USER, ((20, 10),), cost=400),  # these replay the log
    "frames": Limit(USER, ((20, 10),), cost=450),  # and show up to 40 positions of it
    "create-table": Limit(PERSON, ((20, 3600),), cost=60),
    "bring-table": Limit(PERSON, ((10, 3600),), cost=600),  # plays a match again
    "invite": Limit(PERSON, ((60, 3600),), cost=80),
    "invite-player": Limit(PERSON, ((10, 600), (40, 86400)), cost=60),
    "invite-pair": Limit(KEY, ((5, 86400),)),  # one player invites another
    "follow": Limit(USER, ((60, 60), (500, 86400))),
    "chat": Limit(PERSON, ((5, 10), (120, 3600))),
    "report": Limit(PERSON, ((20, 3600),)),
    "guest-tests": Limit(ADDRESS, ((10, 3600),)),  # of notices; of all guests together
    "match-mails": Limit(ADDRESS, ((10, 3600),)),  # addresses named for a match
    "guest-reports": Limit(ADDRESS, ((20, 3600),)),  # of all guests together
    "export": Limit(USER, ((2, 86400),)),
    "pages": Limit(ADDRESS, ((60, 30),)),  # those about a table or a player, which look it up
    "cards": Limit(ADDRESS, ((60, 60),)),  # drawing one takes 0.05 s
    "analysis": Limit(USER, ((20, 86400),)),
    "anonymous": Limit(ADDRESS, ((30, 10),)),
}

CPU_USER, CPU_ADDRESS = "cpu-user", "cpu-address"
BUDGETS: Mapping[str, Budget] = {
    CPU_USER: Budget(250, 2500),  # a person together with their bots
    CPU_ADDRESS: Budget(200, 1000),  # strangers, guests and accounts of a day, all together
}
NAMES = (*LIMITS, *BUDGETS)
