"""A user's ratings: exported on request, kept without a name after erasure."""

from __future__ import annotations

from typing import Any

from gonfalon.server.accounts.leaving.personal_data import register
from gonfalon.server.accounts.models import User
from gonfalon.server.ratings.models import Change, Standing


def export_ratings(user: User) -> list[dict[str, Any]]:
    """Return every standing with its changes."""
    return [
        {
            "game": standing.game,
            "seats": standing.seats,
            "mu": standing.mu,
            "sigma": standing.sigma,
            "matches": standing.matches,
            "changes": list(
                Change.objects.filter(standing=standing)
                .order_by("reckoned__number")
                .values(
                    "reckoned__table",
                    "reckoned__at",
                    "rank",
                    "gave_up",
                    "early",
                    "mu_before",
                    "sigma_before",
                    "mu_after",
                    "sigma_after",
                )
            ),
        }
        for standing in Standing.objects.filter(user=user).order_by("game", "seats")
    ]


def erase_ratings(user: User) -> None:
    """Keep the numbers, since other players' ratings depend on them; the account has no name."""


register("ratings", export_ratings, erase_ratings, "ratings.standing")
