"""How the services of tables say no: a stable code, words for people, and the status that fits."""

from __future__ import annotations


class Refusal(Exception):
    """Nothing was changed, and this is why."""

    status = 409

    def __init__(self, code: str, message: str = "") -> None:
        super().__init__(message or code)
        self.code = code
        self.message = message or code


class NotThere(Refusal):
    """There is no such thing, or none that the asker may know of."""

    status = 404


class NotYours(Refusal):
    """Somebody else may do this, or nobody."""

    status = 403


class NotNow(Refusal):
    """The table is not in a state in which this can be done."""

    status = 409


class Unfit(Refusal):
    """What was asked for does not make sense."""

    status = 422


def no_table() -> NotThere:
    """Return the same answer for a table that is not there and for one that is a secret."""
    return NotThere("no-such-table", "There is no such table.")
