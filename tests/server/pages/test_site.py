"""What operators decide: announcement, registration, read-only, limits, retention, legal pages."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.conf import LazySettings
from django.core.exceptions import ValidationError
from django.utils import timezone

from gonfalon.server.accounts import upkeep
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.staffing import appoint
from gonfalon.server.api.limits.limits import TooOften, spend
from gonfalon.server.jobs import heartbeat, tasks
from gonfalon.server.jobs.sweeper import Sweeper
from gonfalon.server.service_time import PAUSE, service_clock
from gonfalon.server.site import state
from gonfalon.server.site.models import ONLY, SiteSettings
from gonfalon.server.site.rate_limits import LIMITS
from gonfalon.server.tables.chat import forget_chat
from gonfalon.server.tables.models import ChatLine, Report, Table
from tests.server.playing import people, table
from tests.server.visitor import PASSWORD, Visitor, visitor, with_factor

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    """Leave no settings behind in this process."""
    yield
    state._state = state.SiteState()
    state.is_exempt.cache_clear()


def decide(**values: Any) -> None:
    """Change the settings as the operators' page does."""
    row, _ = SiteSettings.objects.get_or_create(id=ONLY)
    for name, value in values.items():
        setattr(row, name, value)
    row.full_clean()
    row.save()


# -- announcement and doors ---------------------------------------------------------------------


def test_an_announcement_is_told_in_the_language_of_the_reader(stranger: Visitor) -> None:
    assert stranger.get("/api/site").json() == {
        "announcement": "",
        "registration_open": True,
        "read_only": False,
        "legal": [],
    }
    decide(announcement_en="Back at ten.", announcement_uk="Повернемось о десятій.")
    for language, text in (("uk", "Повернемось о десятій."), ("pl", "Back at ten.")):
        found = stranger.client.get("/api/site", headers={"Accept-Language": language})
        assert found.json()["announcement"] == text
    decide(announced_until=timezone.now() - timedelta(seconds=1))
    assert stranger.get("/api/site").json()["announcement"] == ""


def test_nobody_new_comes_in_while_registration_is_closed(
    stranger: Visitor, guest: Visitor
) -> None:
    decide(registration_open=False)
    new = {"email": "new@example.org", "username": "Newcomer", "password": PASSWORD}
    for answer in (stranger.auth("auth/signup", new), stranger.post("/api/guest", {})):
        assert (answer.status_code, answer.json()["code"]) == (403, "registration-closed")
    upgrade = {"name": "Stays", "email": "stays@example.org", "password": PASSWORD}
    assert guest.post("/api/me/upgrade", upgrade).status_code == 200  # already here
    decide(registration_open=True)
    assert stranger.post("/api/guest", {}).status_code == 201


def test_a_read_only_site_shows_everything_and_changes_nothing(anna: Visitor) -> None:
    players = people(2)
    match = table(players)
    decide(read_only=True)
    for answer in (
        anna.post("/api/tables", {"game": "mastery", "seats": 2}),
        anna.post(f"/api/tables/{match.id}/choices", {}),
        anna.send("PATCH", "/api/me", {"language": "uk"}),
        anna.auth("account/email", {"email": "other@example.org"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (503, "read-only")
        assert answer["Retry-After"] == "60"
    assert anna.get("/api/me").status_code == 200
    assert anna.get(f"/api/tables/{match.id}/view").status_code == 200
    assert anna.post("/api/games/mastery/settings", {"seats": 2}).status_code == 200
    assert anna.auth("auth/session", method="DELETE").status_code == 401  # signed out
    again = Visitor()
    assert again.auth("auth/login", {"username": "Anna", "password": PASSWORD}).status_code == 200
    decide(read_only=False)
    assert again.send("PATCH", "/api/me", {"language": "uk"}).status_code == 200


@pytest.mark.django_db(transaction=True)
def test_clocks_and_bots_stand_still_while_the_site_is_read_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turns: list[Any] = []
    monkeypatch.setattr(tasks, "take_turns", turns.append)
    match = table(people(2))
    sweeper = Sweeper()
    heartbeat.pulse(heartbeat.WEB)
    sweeper.sweep()
    nudged: list[Any] = [sweeper.nudged]
    decide(read_only=True)
    heard = service_clock().heard
    sweeper.sweep()
    tasks.play_bot(str(match.id))
    assert service_clock().heard == heard
    nudged.append(sweeper.nudged)
    assert not turns
    assert nudged[0] is not None
    assert nudged[1] is None
    later = timezone.now() + timedelta(minutes=10)
    assert service_clock().stopped(later) is not None
    decide(read_only=False)
    given_back = heartbeat.pulse(heartbeat.WORK, later)
    assert given_back > timedelta(minutes=10) - 2 * PAUSE
    tasks.play_bot(str(match.id))
    assert turns == [match.id]


# -- limits -------------------------------------------------------------------------------------


def uses(name: str, key: str, most: int) -> int:
    """Return how often something may be used in a row."""
    for used in range(most):
        try:
            spend(name, key)
        except TooOften:
            return used
    return most


def test_limits_are_multiplied_by_factors() -> None:
    ((usual, _),) = LIMITS["export"].windows
    assert uses("export", "a", 100) == usual
    decide(limit_factors={"export": 5, "chat": 0.1})
    assert uses("export", "b", 100) == 5 * usual
    assert uses("chat", "b", 100) == 1
    assert uses("report", "b", 100) == LIMITS["report"].windows[0][0]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("limit_factors", {"no-such-limit": 2}),
        ("limit_factors", {"export": 1000}),
        ("limit_factors", {"export": "many"}),
        ("limit_factors", ["export"]),
        ("exempt_networks", "192.0.2.1/24"),
        ("exempt_networks", "a school"),
        ("guest_days", 1),
        ("archive_days", 0),
    ],
)
def test_nonsense_is_not_accepted(field: str, value: Any) -> None:
    with pytest.raises(ValidationError):
        decide(**{field: value})


def test_addresses_of_exempt_networks_are_not_counted() -> None:
    decide(exempt_networks="192.0.2.0/24\n2001:db8::/48\n", limit_factors={"anonymous": 10})

    def guests_from(address: str) -> int:
        """Return how many guests an address can make."""
        for made in range(30):
            if Visitor(address).post("/api/guest", {}).status_code != 201:
                return made
        return 30

    assert guests_from("192.0.2.7") == 30
    assert guests_from("::ffff:192.0.2.8") == 30
    assert guests_from("198.51.100.7") == LIMITS["guest"].windows[0][0]


def test_signing_up_is_limited_by_address_unless_it_is_exempt() -> None:
    def sign_ups(address: str, prefix: str) -> list[int]:
        """Return the answers to seven new accounts from one address."""
        found = []
        for number in range(7):
            body = {"email": f"{prefix}{number}@example.org", "username": f"{prefix} {number}"}
            made = Visitor(address).auth("auth/signup", {**body, "password": PASSWORD})
            found.append(made.status_code)
        return found

    assert sign_ups("198.51.100.7", "Few").count(429) == 2
    decide(exempt_networks="192.0.2.0/24")
    assert 429 not in sign_ups("192.0.2.7", "Many")


# -- retention ----------------------------------------------------------------------------------


def test_idle_guests_are_kept_as_long_as_operators_say() -> None:
    for name, days in (("Early", 10), ("Late", 20)):
        User.objects.create(
            username=name, is_guest=True, last_login=timezone.now() - timedelta(days=days)
        )
    assert upkeep.tend().guests == 0
    decide(guest_days=15)
    assert upkeep.tend().guests == 1
    assert User.objects.filter(username="Early").exists()


def test_chat_is_deleted_after_a_while_if_operators_say_so() -> None:
    players = people(2)
    old, new = table(players), table(players)
    long_ago = timezone.now() - timedelta(days=40)
    Table.objects.filter(id=old.id).update(status="over", ended_at=long_ago)
    Table.objects.filter(id=new.id).update(status="over", ended_at=timezone.now())
    lines = [
        ChatLine.objects.create(table_id=at.id, user=players[0], text=text)
        for at, text in ((old, "plain"), (old, "reported"), (old, "judged"), (new, "recent"))
    ]
    ChatLine.objects.update(at=long_ago)
    Report.objects.create(line=lines[1], text="rude")
    Report.objects.create(line=lines[2], text="rude", closed_at=timezone.now())
    assert forget_chat() == 0
    decide(chat_days=30)
    assert forget_chat() == 2
    assert {line.text for line in ChatLine.objects.all()} == {"reported", "recent"}


# -- the operators' page ------------------------------------------------------------------------

PAGE = f"/admin/site/sitesettings/{ONLY}/change/"


def test_operators_change_the_settings_and_moderators_do_not() -> None:
    judge, boss = visitor("Judge"), visitor("Boss")
    for who, name, role in ((judge, "Judge", "moderator"), (boss, "Boss", "operator")):
        with_factor(who.user)
        appoint(name, [role])
        who.client.force_login(User.objects.get(username=name))
        who.client.handler.enforce_csrf_checks = False
    assert boss.client.get("/admin/site/sitesettings/")["Location"] == PAGE
    form = boss.client.get(PAGE).context["adminform"].form
    values = {name: form[name].value() for name in form.fields if form[name].value() is not None}
    values.update(announcement_en="Hello", announced_until_0="", announced_until_1="")
    values["read_only"] = ""
    assert judge.client.get("/admin/").status_code == 200
    assert judge.client.get(PAGE).status_code == 403
    assert judge.client.post(PAGE, values).status_code == 403
    assert boss.client.get("/admin/tables/table/").status_code == 403
    assert state.site_state().announcement("en") == ""
    answer = boss.client.post(PAGE, values)
    assert answer.status_code == 302, answer.content
    assert state.site_state().announcement("en") == "Hello"
    assert boss.client.post(PAGE, {**values, "exempt_networks": "x"}).status_code == 200
    assert boss.client.post(f"/admin/site/sitesettings/{ONLY}/delete/").status_code == 403
    assert boss.client.get("/admin/site/sitesettings/add/").status_code == 403


# -- legal pages --------------------------------------------------------------------------------


def test_legal_pages_come_from_the_files_of_the_host(
    settings: LazySettings, tmp_path: Path, stranger: Visitor
) -> None:
    settings.WEB_CLIENT = tmp_path
    assert stranger.client.get("/legal/privacy").status_code == 404
    settings.LEGAL = tmp_path
    (tmp_path / "privacy.en.html").write_text("<p>We keep little.</p>", "utf-8")
    (tmp_path / "privacy.uk.html").write_text("<p>Зберігаємо мало.</p>", "utf-8")
    (tmp_path / "terms.uk.html").write_text("<p>Без англійської.</p>", "utf-8")
    assert stranger.get("/api/site").json()["legal"] == ["privacy"]
    english = stranger.client.get("/legal/privacy").content.decode()
    assert "<p>We keep little.</p>" in english
    assert '<a href="/legal/privacy">Privacy</a>' in english
    ukrainian = stranger.client.get("/uk/legal/privacy").content.decode()
    assert '<div lang="uk">\n<p>Зберігаємо мало.</p>' in ukrainian
    polish = stranger.client.get("/pl/legal/privacy").content.decode()
    assert '<div lang="en">\n<p>We keep little.</p>' in polish
    for path in ("/legal/terms", "/legal/imprint", "/legal/privacy.en", "/legal/passwd"):
        assert stranger.client.get(path).status_code == 404
    (tmp_path / "privacy.en.html").write_text("<p>We keep less.</p>", "utf-8")
    assert "We keep less." in stranger.client.get("/legal/privacy").content.decode()
