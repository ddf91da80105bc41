"""Previews of shared links: what they tell, and what they never tell."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from django.test import Client, override_settings

from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.server.accounts.models import User
from gonfalon.server.tables.models import Table
from tests.server.public_html import Page, read_page
from tests.server.tabling import fresh, opened, running, somebody

pytestmark = pytest.mark.django_db

ORIGIN = "http://127.0.0.1:8000"
START = '<!doctype html><html lang="{0}"><head><title>Gonfalon</title></head><body></body></html>'
NASTY = '"><script>x</script>&'


@pytest.fixture(autouse=True)
def built(tmp_path: Path) -> Iterator[None]:
    """A built client."""
    for language in LANGUAGES:
        for start in ("index", "table"):
            page = tmp_path / f"{start}.{language}.html"
            page.write_text(START.format(language), encoding="utf-8")
    with override_settings(WEB_CLIENT=tmp_path):
        yield


def seen(path: str, visitor: Client | None = None, language: str = "en") -> Page:
    headers = {"accept-language": language} if language else {}
    asked = (visitor or Client()).get(path, headers=headers)
    assert asked.status_code == 200
    return read_page(asked.content.decode())


def told(path: str, language: str = "en") -> tuple[str, str]:
    page = seen(path, language=language)
    assert page.one("og:description") == page.one("description")
    return page.one("og:title"), page.one("og:description")


def over(table: Table, ranks: list[int], scores: list[int]) -> Table:
    outcome: dict[str, Any] = {"ranks": ranks, "scores": scores, "how": {}, "sheet": []}
    Table.objects.filter(id=table.id).update(status=Table.Status.OVER, outcome=outcome)
    return fresh(table)


GENERAL = ("/lobby", "/new/chess", "/join/abc", "/tables/00000000-0000-4000-8000-000000000000")


@pytest.mark.parametrize("path", GENERAL)
def test_a_page_about_nothing_in_particular_tells_of_the_site(path: str) -> None:
    page = seen(path)
    assert page.title == "Gonfalon"
    assert page.one("og:title") == "Medieval board games online, no account needed"
    assert page.one("og:url") == ORIGIN + path
    assert page.one("og:locale") == "en_US"
    assert page.one("og:image").startswith(f"{ORIGIN}/cards/site.en.png?v=")


def test_a_page_about_a_game_tells_of_it() -> None:
    for path in ("/new/glory", "/rules/glory"):
        page = seen(path, language="pl")
        assert page.title == "Gonfalon"
        assert page.one("og:title") == "Glory: Droga do chwały – zagraj online"
        assert page.one("og:url") == ORIGIN + path
        assert "/cards/games/glory.pl.png?v=" in page.one("og:image")


def test_an_open_table_invites() -> None:
    anna = somebody()
    table = opened(anna, 4, bots={1: "random"})
    title, text = told(f"/tables/{table.id}")
    assert title == f"{anna.username} invites you to play Medieval Mastery"
    assert (
        text == f"2 seats are free. No account needed. Players: {anna.username} and Jester (bot)."
    )
    page = seen(f"/tables/{table.id}")
    assert page.title == f"{title} · Gonfalon"
    assert page.one("og:url") == f"{ORIGIN}/tables/{table.id}"
    image = page.one("og:image")
    assert image.startswith(f"{ORIGIN}/cards/tables/{table.id}.en.png?v=")
    assert Client().get(image.removeprefix(ORIGIN))["Content-Type"] == "image/png"
    assert told(f"/tables/{table.id}", "ru")[1].startswith("Свободно 2 места.")
    Table.objects.filter(id=table.id).update(owner=None)
    assert told(f"/tables/{table.id}", "pl")[0] == "Miejsce przy stole: Medieval Mastery"


def test_a_match_is_told_of_by_its_players_and_then_by_its_result() -> None:
    anna, boris = somebody(), somebody()
    table = running([anna, boris])
    for path in (f"/tables/{table.id}", f"/tables/{table.id}/replay/3"):
        title, text = told(path)
        assert title == "Medieval Mastery: match in progress"
        assert f"{anna.username} and {boris.username}" in text
    table = over(table, [2, 1], [9, 13])
    title, text = told(f"/tables/{table.id}")
    assert title == f"Medieval Mastery: {boris.username} wins"
    assert text == f"Result: {boris.username} 13, {anna.username} 9."
    table = over(table, [1, 1], [13, 13])
    assert f"{anna.username} and {boris.username}" in told(f"/tables/{table.id}")[0]
    Table.objects.filter(id=table.id).update(status=Table.Status.VOID, outcome=None)
    assert "without a result" in told(f"/tables/{table.id}")[1]


def test_a_private_table_is_told_of_only_with_its_invitation() -> None:
    anna, boris = somebody(), somebody()
    for table in (opened(anna, visibility="private"), running([anna, boris], visibility="private")):
        member = Client()
        member.force_login(anna)
        for visitor in (None, member):
            for path in (f"/tables/{table.id}", f"/tables/{table.id}?invite=wrong"):
                page = seen(path, visitor)
                assert page.title == "Gonfalon"
                assert page.one("og:title").startswith("Medieval board games online")
                assert anna.username not in str(page)
                assert table.invite not in str(page)
    for path in (f"/tables/{table.id}?invite={table.invite}", f"/join/{table.invite}"):
        page = seen(path)
        assert "Medieval Mastery" in page.one("og:title")
        assert page.one("og:url") == ORIGIN + path


def test_an_invitation_is_told_of_by_its_own_link_alone() -> None:
    table = opened(somebody())
    assert table.invite not in str(seen(f"/tables/{table.id}"))
    assert "invites you" in seen(f"/join/{table.invite}").one("og:title")
    for invite in ("x" * 500, "%00"):
        assert seen(f"/join/{invite}").title == "Gonfalon"


def test_a_program_without_a_language_reads_that_of_the_table() -> None:
    table = opened(somebody(), language="uk")
    path = f"/tables/{table.id}"
    page = seen(path, language="")
    assert (page.one("og:locale"), page.language) == ("uk_UA", "en")
    assert seen(path, language="pl").one("og:locale") == "pl_PL"
    assert seen(f"{path}?lang=ru", language="").one("og:locale") == "ru_RU"


def test_a_player_is_named_if_there_is_one() -> None:
    anna = somebody()
    page = seen(f"/players/{quote(anna.username.upper())}")
    assert page.one("og:title") == f"{anna.username} on Gonfalon"
    assert page.one("og:url") == f"{ORIGIN}/players/{quote(anna.username)}"
    for name in ("Nobody at all", "buy cheap things", "x" * 300, "\0"):
        page = seen(f"/players/{quote(name)}")
        assert page.title == "Gonfalon"
        assert name not in page.one("og:title") + page.one("og:description")


def test_names_cannot_break_the_page() -> None:
    anna = somebody()
    table = opened(anna)
    User.objects.filter(pk=anna.pk).update(username=NASTY)
    own = f"/tables/{table.id}"
    for path in (own, f"{own}?invite={quote(NASTY)}", f"/players/{quote(NASTY)}", f"/join/{NASTY}"):
        html = Client().get(path).content.decode()
        assert "<script" not in html, path
        assert NASTY not in html, path
        assert read_page(html).language == "en"
    assert NASTY in seen(f"/tables/{table.id}").one("og:title")
