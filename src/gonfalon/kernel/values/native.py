"""The decorator `mypyc_attr`, for classes that tests and games may extend.

A class compiled by mypyc rejects interpreted subclasses unless it has this decorator. Only the
compiler reads it, so `mypy_extensions` is never imported at run time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(*_flags, **_named):
        """Return the class unchanged; the decorator only matters to the compiler."""

        def mark(cls):
            return cls

        return mark
