"""Steps as they were saved until November 2026, when answers were numbers."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.paladins.model.content import PaladinsContent

BASE: Final = 7  # of a payment: one digit for each space, the type of worker + 1


def current_step(c: PaladinsContent, data: dict[str, Any]) -> dict[str, Any]:
    """Return a saved step with sealed answers as option ids and payments as workers."""
    if "given" in data:
        words = c.cards.paladins
        given = [
            [id if isinstance(id, str) else words[id] for id in lane] for lane in data["given"]
        ]
        return {**data, "given": given}
    if "payment" in data:
        workers = payment_workers(data["payment"])
        if data["step"] == "paladins.act":
            return {**data, "workers": workers}
        return {**data, "worker": workers[0] if workers else -1}
    return data


def payment_workers(number: int) -> list[int]:
    """Return the workers of a payment that was saved as a number, from left to right."""
    found: list[int] = []
    while number:
        found.append(number % BASE - 1)
        number //= BASE
    return found
