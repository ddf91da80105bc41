"""The landing page: a board that answers one move, with a server and in a folder without one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from django.test import Client, override_settings

from gonfalon.games.mastery.front.board import terrain
from gonfalon.games.mastery.front.lands import lands
from gonfalon.kernel.content.texts import LANGUAGES, read_texts
from gonfalon.kernel.game import game
from gonfalon.lessons.loading import lessons_of
from gonfalon.server.api.games import installed
from gonfalon.server.pages.landing.files import STYLE, text_of
from gonfalon.server.pages.landing.move import LessonMove, find_front, lesson_move
from gonfalon.server.pages.landing.page import Addresses, landing_context
from gonfalon.server.pages.landing.static_pages import render_static_landings
from gonfalon.server.pages.public_games import public_game, slugs
from gonfalon.server.pages.site_texts import SiteTexts
from gonfalon.speech import ledger_of
from tests.fluent_files import parsed, plural_complaints, space_complaints, variables
from tests.server.public_html import Page, read_page
from tests.server.visitor import Visitor

pytestmark = pytest.mark.django_db

ROOT = Path(__file__).resolve().parents[3]
FONTS = [
    f"{family}-{letters}-{cut}-AbCd1234.woff2"
    for family, cut in (
        ("alegreya", "wght-normal"),
        ("alegreya-sans", "400-normal"),
        ("alegreya-sans", "700-normal"),
    )
    for letters in ("latin", "latin-ext", "cyrillic")
]


@pytest.fixture(scope="module")
def client_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a built client, as far as these pages see it."""
    folder = tmp_path_factory.mktemp("client")
    for language in LANGUAGES:
        (folder / f"index.{language}.html").write_text(f'<html lang="{language}"><title>c</title>')
    (folder / "assets").mkdir()
    for font in FONTS:
        (folder / "assets" / font).touch()
    for path in (ROOT / "web" / "public").rglob("*"):
        target = folder / path.relative_to(ROOT / "web" / "public")
        if path.is_file():
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(path.read_bytes())
    return folder


@pytest.fixture
def on_a_site(client_folder: Path) -> Iterator[None]:
    with override_settings(WEB_CLIENT=client_folder, WHITENOISE_ROOT=client_folder):
        yield


@pytest.fixture(scope="module")
def folder(client_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the landing pages, and what `gonfalon static` adds."""
    out = tmp_path_factory.mktemp("static")
    for path in render_static_landings(out, client_folder):
        assert path.is_file()
    (out / "play").mkdir()
    (out / "play" / "index.html").touch()
    (out / "manifest.webmanifest").touch()
    return out


def move_in(language: str) -> LessonMove:
    front = find_front(["mastery"])
    assert front
    return lesson_move(front, language)


# -- the move -----------------------------------------------------------------------------------


@pytest.mark.rules("MM-ADV-02", "MM-ADV-06", "MM-END-01")
def test_the_move_takes_an_empty_land_of_the_lesson() -> None:
    move = move_in("en")
    every = list(lands(move.drawn))
    (target,) = [land for land in every if land.is_taken]
    (castle,) = [land for land in every if land.sends]
    assert (target.tile, target.name, target.owner) == ("arena", "Arena", None)
    assert (target.owner_after, target.knights_after) == (0, 3)
    assert (castle.knights, castle.knights_after) == (6, 3)
    assert move.points_after - move.points == move.drawn.gain == target.value
    changed = [land for land in every if land.knights != land.knights_after]
    assert {land.hex for land in changed} == {target.hex, castle.hex}
    assert {land.tile for land in every} <= terrain().keys()


def test_play_goes_on_in_the_next_step_of_the_lesson() -> None:
    steps = [
        f"/learn/mastery/basics/{step.id}" for step in lessons_of(game("mastery"))["basics"].steps
    ]
    move = move_in("en")
    assert steps.index(move.next_path) == steps.index(move.path) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_land_says_why_it_is_not_the_move_and_names_a_rule(language: str) -> None:
    move = move_in(language)
    known = ledger_of("gonfalon.games.mastery").rules
    every = list(lands(move.drawn))
    for land in every:
        assert land.is_taken or land.said.endswith("."), land
        assert land.rule in known, land
    said = {land.tile: land.rule for land in every if land.owner is None}
    assert said["lake"] == "MM-ADV-04"
    assert said["fort"] == "MM-ADV-03"
    assert move.says_later
    assert move.rule_later == "MM-ADV-01"


@pytest.mark.usefixtures("on_a_site")
@pytest.mark.parametrize("offline", ["", "/offline/"])
def test_a_site_offers_the_games_without_a_server_if_it_has_them(
    offline: str, stranger: Visitor, settings: Any
) -> None:
    settings.ENVIRONMENT = replace(settings.ENVIRONMENT, offline=offline)
    text = stranger.get("/").content.decode()
    assert ('href="/offline/"' in text, "Play offline" in text) == (bool(offline),) * 2
    assert text.count("<li><svg") == 3  # ways in


def context_of(games: Iterable[str]) -> dict[str, Any]:
    public = [public_game(slug, "en") for slug in games]
    return landing_context(SiteTexts("en"), Addresses("en"), public)


def test_the_board_is_that_of_the_first_game_that_has_one() -> None:
    front = find_front(installed())
    assert front
    having = [slug for slug, game in installed().items() if game.front_step() is not None]
    assert front.game.slug == having[0]
    shown = context_of(slugs())
    assert "board" in shown
    first, *others = [card.game.slug for card in shown["cards"]]
    assert first == having[0]
    assert others == [slug for slug in slugs() if slug != first]


def test_games_without_a_step_have_no_board() -> None:
    others = [slug for slug, game in installed().items() if game.front_step() is None]
    assert others
    shown = context_of(others)
    assert "board" not in shown
    assert [card.game.slug for card in shown["cards"]] == others
    assert ".board" in text_of(STYLE, tuple(others))
    assert len(text_of(STYLE, tuple(others))) < len(text_of(STYLE, slugs()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_the_board_are_whole(language: str) -> None:
    english, found = (
        parsed(read_texts("gonfalon.games.mastery", code)["front.ftl"]) for code in ("en", language)
    )
    assert found.keys() == english.keys()
    for id, message in found.items():
        assert variables(message, found) == variables(english[id], english), id
    assert not space_complaints(found)
    assert not plural_complaints(found, language, {})
    move = move_in(language)
    assert re.search(rf"\b{move.goal}\b", move.says_next)


# -- the page of a site -------------------------------------------------------------------------


def shown(language: str) -> tuple[str, Page]:
    body = Client().get("/?lang=en" if language == "en" else f"/{language}/").content.decode()
    return body, read_page(body)


@pytest.mark.usefixtures("on_a_site")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lit_land_is_a_link_to_the_lesson(language: str) -> None:
    body, page = shown(language)
    (lit,) = [anchor for anchor in page.anchors if "lit" in anchor.get("class", "")]
    assert lit["href"] == f"/learn/mastery/basics/empty?lang={language}"
    assert lit["aria-label"]
    assert (
        len(re.findall(r'<g class="land"', body)) == len(list(lands(move_in(language).drawn))) - 1
    )
    links = {anchor["href"] for anchor in page.anchors}
    assert f"/learn/mastery/basics/supply?lang={language}" in links
    assert f"/lobby?lang={language}" in links
    assert f"/new?lang={language}&with=friends" in links


@pytest.mark.usefixtures("on_a_site")
def test_style_and_script_are_kept_while_they_are_the_same() -> None:
    _, page = shown("en")
    (script,) = page.scripts
    assert "defer" in script
    sheets = [link["href"] for link in page.linked("stylesheet")]
    for url in (script["src"], *sheets):
        answer = Client().get(url)
        assert (answer.status_code, answer["Cache-Control"]) == (200, "public, max-age=31536000")
    assert Client().get("/landing.js")["Cache-Control"] == "public, max-age=300"


@pytest.mark.usefixtures("on_a_site")
def test_the_page_and_its_files_are_sent_compressed() -> None:
    browser = Client(headers={"accept-encoding": "gzip, br"})
    plain = Client().get("/pl/").content
    for path in ("/pl/", "/?lang=en", "/landing.css", "/public.css"):
        assert browser.get(path)["Content-Encoding"] == "gzip", path
    assert len(browser.get("/pl/").content) * 3 < len(plain)


# -- the folder without a server ----------------------------------------------------------------


def pages_of(folder: Path) -> list[Path]:
    return [folder / "index.html", *(folder / code / "index.html" for code in LANGUAGES[1:])]


def urls_of(page: Page, body: str) -> list[str]:
    elements = [*page.anchors, *page.links, *page.scripts, *page.images]
    found = [value for one in elements for name, value in one.items() if name in ("href", "src")]
    return [
        *found,
        *re.findall(r'srcset="([^"]+)"', body),
        *re.findall(r'data-rules="([^"]+)"', body),
    ]


def test_every_link_of_the_folder_leads_into_it(folder: Path) -> None:
    start = folder / "play" / "index.html"
    for path in pages_of(folder):
        body = path.read_text(encoding="utf-8")
        places = 0
        for url in urls_of(read_page(body), body):
            parts = urlsplit(url.replace("&amp;", "&"))
            assert not parts.scheme, url
            assert not parts.netloc, url
            assert not parts.path.startswith("/"), url
            if url.startswith("#"):
                continue
            target = (path.parent / unquote(parts.path)).resolve()
            target = target / "index.html" if target.is_dir() else target
            assert target.is_file(), (path, url)
            if target == start:
                assert parts.fragment.startswith("/"), url
                places += 1
        assert places > 8


def test_style_sheets_of_the_folder_name_its_own_files(folder: Path) -> None:
    sheet = (folder / "public.css").read_text(encoding="utf-8")
    urls = re.findall(r'url\("([^"]+)"\)', sheet + (folder / "landing.css").read_text("utf-8"))
    assert len(urls) == len(FONTS)
    for url in urls:
        assert (folder / url).is_file(), url


def test_a_strict_policy_forbids_nothing_in_the_folder(folder: Path) -> None:
    for path in pages_of(folder):
        page = read_page(path.read_text(encoding="utf-8"))
        assert page.inline == []
        assert [script["src"].split("/")[-1] for script in page.scripts] == ["landing.js"]
    script = (folder / "landing.js").read_text(encoding="utf-8")
    assert not re.search(r"\beval\b|Function\(|innerHTML|https?:", script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_the_folder_promises_nothing_of_a_server(folder: Path, language: str) -> None:
    path = pages_of(folder)[LANGUAGES.index(language)]
    body = path.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in body
    for missing in ("sign-in", "leaderboards", "/api/", "with=friends", "canonical", "og:url"):
        assert missing not in body, missing
    words = read_page(body).words
    with_server = read_page(shown_on_site(language)).words
    for told in ("9 MB", "9 МБ"):
        assert told not in with_server
    assert "9 MB" in words or "9 МБ" in words


def shown_on_site(language: str) -> str:
    with override_settings(WEB_CLIENT=ROOT / "web" / "public"):
        return shown(language)[0]
