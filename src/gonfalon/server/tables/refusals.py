"""Refusals of the table services: a stable code, a readable message, an HTTP status."""

from __future__ import annotations


class Refusal(Exception):
    """Nothing was changed, for this reason."""

    status = 409

    def __init__(self, code: str, message: str = "") -> None:
        super().__init__(message or code)
        self.code = code
        self.message = message or code


class NotFound(Refusal):
    """It does not exist, or the user may not know that it does."""

    status = 404


class Forbidden(Refusal):
    """The user is not allowed to do this."""

    status = 403


class NotNow(Refusal):
    """The table's current status does not permit this."""

    status = 409


class Invalid(Refusal):
    """The request does not make sense."""

    status = 422


def no_table() -> NotFound:
    """Return the refusal for a table that does not exist or is not visible to the user."""
    return NotFound("no-such-table", "There is no such table.")
