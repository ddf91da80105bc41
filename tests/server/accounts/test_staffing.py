"""`gonfalon staff` and `gonfalon operate`: who may do what, from a shell."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.sessions.models import Session

from gonfalon.cli import main
from gonfalon.server.accounts.bots import make_bot_account
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.staffing import CannotAppoint, appoint, dismiss, members
from gonfalon.server.site import state
from gonfalon.server.site.models import SiteSettings
from tests.server.visitor import Visitor, account, visitor, with_factor

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    """Leave no settings behind in this process."""
    yield
    state._state = state.SiteState()


def sessions_of(user: User) -> list[str]:
    """Return the sessions in which a user is signed in."""
    found = [one.get_decoded() for one in Session.objects.all()]
    return [one["_auth_user_id"] for one in found if one.get("_auth_user_id") == str(user.pk)]


def test_roles_are_given_and_taken(anna: Visitor) -> None:
    user = anna.user
    with_factor(user)
    assert anna.get("/api/moderation/reports").status_code == 403
    appoint("anna", ["moderator"])
    assert not sessions_of(user)  # she has to sign in again
    anna.client.force_login(User.objects.get(username="Anna"))
    assert anna.get("/api/moderation/reports").status_code == 200
    assert anna.client.get("/admin/").status_code == 200
    appoint("Anna", ["operator"])
    assert [(m.name, m.roles) for m in members()] == [("Anna", ("operator",))]
    anna.client.force_login(User.objects.get(username="Anna"))
    assert anna.get("/api/moderation/reports").status_code == 403
    dismiss("Anna")
    assert not members()
    anna.client.force_login(User.objects.get(username="Anna"))
    assert anna.client.get("/admin/").status_code == 302
    with pytest.raises(CannotAppoint, match="is not staff"):
        dismiss("Anna")


def test_who_cannot_be_staff() -> None:
    keeper = account("Keeper")
    make_bot_account(keeper, "Robot")
    account("Visiting", is_guest=True)
    for name, reason in (
        ("Keeper", "no second factor"),
        ("Robot", "is a bot"),
        ("Visiting", "is a guest"),
        ("Nobody", "there is no account"),
    ):
        with pytest.raises(CannotAppoint, match=reason):
            appoint(name, ["moderator"])
    assert not members()


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    boss = visitor("Boss").user
    assert main(["staff", "add", "Boss", "--as", "operator"]) == 2
    assert "has no second factor" in capsys.readouterr().err
    with_factor(boss)
    assert main(["staff", "add", "Boss", "--as", "operator", "--as", "moderator"]) == 0
    assert main(["staff", "list"]) == 0
    assert "moderator, operator" in capsys.readouterr().out
    assert main(["staff", "remove", "Boss"]) == 0
    assert main(["staff", "remove", "Boss"]) == 2
    assert "is not staff" in capsys.readouterr().err


def test_the_site_is_operated_from_a_shell(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["operate"]) == 0
    assert "read-only     off" in capsys.readouterr().out
    assert main(["operate", "--read-only", "on", "--registration", "closed"]) == 0
    assert main(["operate", "--announce-pl", "Przerwa do dziesiątej."]) == 0
    assert "read-only     on" in capsys.readouterr().out
    row = SiteSettings.objects.get()
    assert (row.read_only, row.registration_open) == (True, False)
    assert row.announcement_pl == "Przerwa do dziesiątej."
    assert main(["operate", "--announce-en", "x" * 500]) == 2
    assert main(["operate", "--read-only", "off", "--announce-pl", ""]) == 0
    assert not state.site_state().read_only
