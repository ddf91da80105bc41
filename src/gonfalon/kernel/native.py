"""One name for the compiler: classes that tests and games may extend.

A class compiled by mypyc refuses interpreted subclasses unless it is marked. The mark is read
at compile time only, so the library it comes from is never imported at run time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(*_flags, **_named):
        """Leave the class as it is: the mark means something to the compiler alone."""

        def mark(cls):
            return cls

        return mark
