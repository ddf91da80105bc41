"""A database that has become a standby is as good as gone.

During a failover, a connection can end up at a server that only reads. PostgreSQL then refuses
every write (SQLSTATE 25006), but the connection stays open, and Django takes the refusal for a
mistake in a statement. Here it is what a broken connection is: the connection is closed and
`OperationalError` is raised, so that the next request connects again, to whoever leads by then.

The same goes for a transaction that the server has cut off because this process was too slow to go
on with it (25P03): the driver files both under internal errors.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any

from django.db import OperationalError
from django.db.backends.postgresql.base import DatabaseWrapper as PostgreSQL
from django.db.utils import DatabaseErrorWrapper
from django.utils.functional import cached_property
from psycopg.errors import IdleInTransactionSessionTimeout, ReadOnlySqlTransaction

GONE = (ReadOnlySqlTransaction, IdleInTransactionSessionTimeout)


class Errors(DatabaseErrorWrapper):
    """Raises Django's errors in place of the driver's."""

    wrapper: Any  # the connection

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if isinstance(error, GONE):
            self.wrapper.errors_occurred = True
            if self.wrapper.connection is not None:
                self.wrapper.connection.close()  # the driver's; Django finds it closed
            raise OperationalError(*error.args).with_traceback(traceback) from error
        super().__exit__(kind, error, traceback)


class DatabaseWrapper(PostgreSQL):
    """A connection to whichever server takes writes."""

    @cached_property
    def wrap_database_errors(self) -> DatabaseErrorWrapper:
        """Return the context in which everything is sent to the server."""
        return Errors(self)
