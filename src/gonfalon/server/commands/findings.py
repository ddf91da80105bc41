"""What the doctor reports: one line for each thing it looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

OK, WARN, FAIL = "ok", "warn", "fail"


@dataclass(frozen=True)
class Finding:
    """One line of the doctor's report."""

    what: str
    state: str
    detail: str
    hint: str = ""

    def line(self) -> str:
        """Return the finding as text."""
        hint = f"  -> {self.hint}" if self.hint and self.state != OK else ""
        return f"{self.state:<4}  {self.what:<12}  {self.detail}{hint}"


Check = Callable[[], Iterator[Finding]]
