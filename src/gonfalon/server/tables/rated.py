"""Who may sit at a rated table, and what ends it: nobody meets their own bots, bots do not agree.

Players need an account with a confirmed email address. Built-in bots keep their seats: if others
could adopt them, nobody would be left to be compared with, and a loss would not count.
"""

from __future__ import annotations

from allauth.account.models import EmailAddress

from gonfalon.server.accounts.bots import persons_behind, user_behind
from gonfalon.server.accounts.models import User
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.refusals import Forbidden, NotNow


def refuse_unrated_account(user: User, rated: bool) -> None:
    """Refuse guests at a rated table, and accounts whose person has confirmed no email address.

    Anyone can be a hundred guests, or sign up a hundred times with invented addresses.
    """
    if not rated:
        return
    if user.is_guest:
        raise Forbidden("guest-rated", "Rated tables are for players with an account.")
    if not has_confirmed_email(user):
        raise Forbidden("unconfirmed-rated", "Confirm your email address to play rated matches.")


def has_confirmed_email(user: User) -> bool:
    """True if a user, or the keeper of a bot, has confirmed an email address."""
    found: bool = EmailAddress.objects.filter(user=user_behind(user), verified=True).exists()
    return found


def demand_consent_of_bots(table: Table) -> None:
    """Refuse to end a rated match by agreement if built-in bots play: they do not agree.

    Otherwise whoever plays against them alone could end every match they are about to lose.
    """
    if table.rated and any(is_built_in(seat) for seat in Seat.objects.filter(table=table)):
        raise NotNow("bots-rated", "Bots do not end a rated match. Resigning counts as a loss.")


def is_built_in(seat: Seat) -> bool:
    """True if a built-in bot plays a seat for itself, not in somebody's place."""
    return bool(seat.bot) and seat.user_id is None and not (seat.standing_in or seat.resigned)


def refuse_own_bots(table: Table, user: User) -> None:
    """Refuse a second seat for the same person at a rated table, through a bot they keep."""
    if not table.rated:
        return
    seated = Seat.objects.filter(table=table, user__isnull=False)
    others = seated.values_list("user_id", flat=True)
    if user_behind(user) in persons_behind([other for other in others if other != user.pk]):
        raise Forbidden("own-bot-rated", "Nobody plays a rated match against their own bot.")
