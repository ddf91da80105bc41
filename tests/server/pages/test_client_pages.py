"""The built web client: found, served with its headers, and only where it has pages."""

from __future__ import annotations

from pathlib import Path
from uuid import UUID

import pytest
from django.db import DatabaseError
from django.http import HttpRequest
from django.test import Client, override_settings

from gonfalon.server.pages.client_files import find_client, is_hashed
from gonfalon.server.request_language import requested_language
from gonfalon.server.security_headers import policy
from gonfalon.server.tables import access
from gonfalon.server.tables.models import Table
from tests.server.tabling import opened, running, somebody

pytestmark = pytest.mark.django_db

PAGE = '<!doctype html><html lang="{0}"><title>{0}</title></html>'


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return the folder of a client that says its language."""
    for language in ("en", "ru", "uk", "pl"):
        for begun in ("index", "table", "table.mastery"):
            page = PAGE.format(language) + f"<!-- {begun} -->"
            (tmp_path / f"{begun}.{language}.html").write_text(page)
    return tmp_path


def asked(path: str, built: Path, **headers: str) -> tuple[int, str]:
    with override_settings(WEB_CLIENT=built):
        answer = Client(headers=headers).get(path)
    return answer.status_code, answer.content.decode()


def test_pages_start_the_client_in_the_language_of_the_browser(built: Path) -> None:
    table = "/tables/00000000-0000-4000-8000-000000000000"
    for path in ("/lobby", "/new/mastery", table, f"{table}/replay/7", "/join/abc_-9", "/me"):
        status, page = asked(path, built, accept_language="fr;q=0.9, uk-UA;q=0.8, en;q=0.5")
        assert (status, "<title>uk" in page) == (200, True), path


def begun(path: str, built: Path, visitor: Client | None = None) -> str:
    """Return with which page an address begins."""
    with override_settings(WEB_CLIENT=built):
        page = (visitor or Client()).get(path).content.decode()
    return page.partition("<!-- ")[2].removesuffix(" -->")


def test_a_table_begins_with_the_board_of_its_game(built: Path) -> None:
    anna, boris = somebody(), somebody()
    table = running([anna, boris])
    assert begun("/lobby", built) == "index"
    assert begun(f"/tables/{table.id}", built) == "table.mastery"
    assert begun(f"/tables/{table.id}/replay/3", built) == "table.mastery"
    assert begun(f"/tables/{opened(anna).id}", built) == "table"  # no board to look at yet
    Table.objects.filter(id=table.id).update(game="chess")
    assert begun(f"/tables/{table.id}", built) == "table"  # a game without a board of its own


def test_the_page_of_a_private_table_tells_its_game_only_to_those_who_may_know(
    built: Path,
) -> None:
    anna, boris = somebody(), somebody()
    table = running([anna, boris], visibility="private")
    path = f"/tables/{table.id}"
    at_it, outside = Client(), Client()
    at_it.force_login(boris)
    outside.force_login(somebody())
    assert begun(path, built, at_it) == "table.mastery"
    with override_settings(WEB_CLIENT=built):
        assert f"<{path.replace('/tables', '/api/tables')}?invite=>" in at_it.get(path)["Link"]
        assert "Link" not in outside.get(path)
    for stranger in (outside, None):
        assert begun(path, built, stranger) == "table"
        assert begun(f"{path}?invite=wrong", built, stranger) == "table"
        assert begun(f"{path}?invite={table.invite}", built, stranger) == "table.mastery"


def test_the_page_comes_even_if_the_database_does_not_answer(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Table:
        raise DatabaseError

    monkeypatch.setattr(access, "find", broken)
    assert begun(f"/tables/{UUID(int=7)}", built) == "table"


ELSEWHERE = ("/nothing", "/tables/nonsense", "/tables", "/new/a/b", "/api/nothing", "/auth/x")


def test_other_addresses_are_not_the_clients(built: Path) -> None:
    for path in ELSEWHERE:
        status, page = asked(path, built)
        assert (status, "<title>en" in page) == (404, False), path


def test_who_looks_where_nothing_is_hears_it_from_the_client(built: Path) -> None:
    for path in ELSEWHERE:
        status, page = asked(path, built, accept="text/html,*/*;q=0.8", accept_language="pl")
        for_people = not path.startswith(("/api/", "/auth/"))
        assert (status, "<title>pl" in page) == (404, for_people), path
    with override_settings(WEB_CLIENT=built):
        posted = Client(headers={"accept": "text/html"}).post("/nothing")
    assert (posted.status_code, b"<title>en" in posted.content) == (404, False)
    with override_settings(WEB_CLIENT=None):
        assert Client(headers={"accept": "text/html"}).get("/nothing").status_code == 404


def test_without_a_client_there_is_a_plain_front_page(built: Path) -> None:
    with override_settings(WEB_CLIENT=None):
        assert "has not been built" in Client().get("/").content.decode()
        assert Client().get("/new").status_code == 404


def test_a_page_is_asked_for_each_time_and_differs_by_language(built: Path) -> None:
    with override_settings(WEB_CLIENT=built):
        answer = Client().get("/me")
        assert Client().post("/me").status_code == 405
    assert answer["Cache-Control"] == "private, no-cache"
    assert "Accept-Language" in answer["Vary"]
    assert "script-src 'self'" in policy()
    assert "unsafe" not in policy()


@pytest.mark.parametrize(
    ("header", "cookie", "language"),
    [
        ("", "", "en"),
        ("pl", "", "pl"),
        ("de-DE,de;q=0.9", "", "en"),
        ("en;q=0.2,ru;q=0.9", "", "ru"),
        ("ru", "uk", "uk"),
        ("ru", "xx", "ru"),
        ("pl;q=nonsense, uk;q=0.1", "", "uk"),
    ],
)
def test_language(header: str, cookie: str, language: str) -> None:
    request = HttpRequest()
    request.META["HTTP_ACCEPT_LANGUAGE"] = header
    if cookie:
        request.COOKIES["language"] = cookie
    assert requested_language(request) == language


START_PAGES = ("/local.html", "/index.en.html", "/table.mastery.pl.html")


def test_start_pages_are_not_files_to_fetch(built: Path) -> None:
    (built / "local.html").write_text(PAGE.format("en"))  # for a folder without a server
    (built / "first.js").write_text("1")
    with override_settings(WEB_CLIENT=built, WHITENOISE_ROOT=built):
        found = {path: Client().get(path) for path in ("/first.js", *START_PAGES)}
    for path, answer in found.items():
        answer.close()
        assert answer.status_code == (404 if path in START_PAGES else 200), path


def test_only_names_with_a_hash_are_kept_for_ever() -> None:
    assert is_hashed("", "/assets/index-BJnTWZp9.js")
    assert is_hashed("", "/assets/alegreya-sans-latin-400-normal-DtLlO8BS.woff2")
    assert not is_hashed("", "/first.js")
    assert not is_hashed("", "/icon.svg")


def test_the_client_is_found_in_the_package_and_in_a_checkout(tmp_path: Path) -> None:
    package = tmp_path / "src" / "gonfalon"
    package.mkdir(parents=True)
    assert find_client(package) is None
    checkout = tmp_path / "web" / "dist"
    checkout.mkdir(parents=True)
    (checkout / "index.en.html").touch()
    assert find_client(package) == checkout
    (package / "web").mkdir()
    (package / "web" / "index.en.html").touch()
    assert find_client(package) == package / "web"
