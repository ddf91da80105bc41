"""Who may sit at a rated table: full accounts, and nobody together with their own bots."""

from __future__ import annotations

from gonfalon.server.accounts.bots import persons_behind, user_behind
from gonfalon.server.accounts.models import User
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.refusals import Forbidden


def refuse_rated_guest(user: User, rated: bool) -> None:
    """Refuse a guest at a rated table: anyone can be a hundred guests."""
    if rated and user.is_guest:
        raise Forbidden("guest-rated", "Rated tables are for players with an account.")


def refuse_own_bots(table: Table, user: User) -> None:
    """Refuse a second seat for the same person at a rated table, through a bot they keep."""
    if not table.rated:
        return
    seated = Seat.objects.filter(table=table, user__isnull=False)
    others = seated.values_list("user_id", flat=True)
    if user_behind(user) in persons_behind([other for other in others if other != user.pk]):
        raise Forbidden("own-bot-rated", "Nobody plays a rated match against their own bot.")
