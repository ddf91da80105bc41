"""The landing page and the pages of the games: complete without JavaScript, in four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.db import DatabaseError
from django.test import Client, override_settings

from gonfalon.kernel.content.texts import LANGUAGES, read_texts
from gonfalon.kernel.game import Game
from gonfalon.server.api.games import installed
from gonfalon.server.pages import public_games, public_pages
from tests.fluent_files import (
    latin_complaints,
    parsed,
    plural_complaints,
    space_complaints,
    variables,
)
from tests.server.public_html import Page, read_page
from tests.server.tabling import somebody

pytestmark = pytest.mark.django_db

ROOT = Path(__file__).resolve().parents[3]
ORIGIN = "http://127.0.0.1:8000"
PLACES = ("/", *(f"/games/{slug}" for slug in ("crusaders", "glory", "mastery", "paladins")))
EVERY = [(language, place) for language in LANGUAGES for place in PLACES]
FONTS = [f"alegreya-{letters}-wght-normal" for letters in ("latin", "latin-ext", "cyrillic")]


@pytest.fixture(autouse=True)
def built(tmp_path: Path) -> Iterator[Path]:
    """A built client, as far as these pages see it."""
    for language in LANGUAGES:
        page = f'<!doctype html><html lang="{language}"><title>client</title></html>'
        (tmp_path / f"index.{language}.html").write_text(page)
    (tmp_path / "assets").mkdir()
    for font in FONTS:
        (tmp_path / "assets" / f"{font}-AbCd1234.woff2").touch()
    with override_settings(WEB_CLIENT=tmp_path):
        yield tmp_path


def path_of(language: str, place: str) -> str:
    return place if language == "en" else f"/{language}{place}"


def shown(language: str, place: str) -> Page:
    answer = Client().get(path_of(language, place))
    assert answer.status_code == 200, (language, place)
    assert answer["Content-Language"] == language
    return read_page(answer.content.decode())


@pytest.mark.parametrize(("language", "place"), EVERY)
def test_a_page_has_what_search_engines_and_previews_read(language: str, place: str) -> None:
    page = shown(language, place)
    assert page.language == language
    assert page.headings.count("h1") == 1
    assert page.headings[0] == "h1"
    assert "h4" not in page.headings
    assert len(page.ids) == len(set(page.ids))
    assert 20 <= len(page.title) <= 80, page.title
    assert 70 <= len(page.one("description")) <= 170, page.one("description")
    (canonical,) = page.linked("canonical")
    assert canonical["href"] == ORIGIN + path_of(language, place)
    assert page.one("og:url") == canonical["href"]
    assert page.title == f"{page.one('og:title')} · Gonfalon"
    assert page.one("og:description") == page.one("description")
    assert page.one("og:image").startswith(f"{ORIGIN}/cards/")
    assert (page.one("og:image:width"), page.one("og:image:height")) == ("1200", "630")
    assert page.one("og:locale").startswith(f"{language}_")
    assert len(page.meta["og:locale:alternate"]) == 3
    assert page.one("twitter:card") == "summary_large_image"
    assert "viewport" in page.meta


@pytest.mark.parametrize("place", PLACES)
def test_languages_of_a_page_name_each_other(place: str) -> None:
    expected = {language: ORIGIN + path_of(language, place) for language in LANGUAGES}
    expected["x-default"] = ORIGIN + place
    for language in LANGUAGES:
        assert shown(language, place).alternates == expected


@pytest.mark.parametrize(("language", "place"), EVERY)
def test_a_page_needs_no_script_and_does_not_shift(language: str, place: str) -> None:
    page = shown(language, place)
    assert all("defer" in script for script in page.scripts)
    assert len(page.scripts) == (1 if place == "/" else 0)
    assert page.inline == []
    assert len(page.words.split()) > 150
    for image in page.images:
        assert int(image["width"]) > 0
        assert int(image["height"]) > 0
        assert "alt" in image
        assert (ROOT / "web" / "public" / image["src"].lstrip("/")).is_file(), image["src"]
        dark = image["src"].replace(".light.", ".dark.")
        assert (ROOT / "web" / "public" / dark.lstrip("/")).is_file(), dark
    assert [font["href"] for font in page.linked("preload")]


def test_every_link_of_every_page_answers(client: Client) -> None:
    found = {
        (anchor["href"])
        for language, place in EVERY
        for anchor in shown(language, place).anchors
        if not anchor["href"].startswith("#")
    }
    sheets = {link["href"] for link in shown("en", "/").linked("stylesheet")}
    assert {"/lobby?lang=pl", "/new/glory?lang=uk", "/pl/games/glory", "/?lang=en"} <= found
    for link in found | sheets:
        assert Client().get(link).status_code == 200, link


def test_texts_are_complete_and_differ() -> None:
    entries = {code: parsed(read_texts("gonfalon.server", code)["site.ftl"]) for code in LANGUAGES}
    for language, found in entries.items():
        assert all(id.startswith("site-") for id in found)
        assert found.keys() == entries["en"].keys(), language
        for id, message in found.items():
            wanted = variables(entries["en"][id], entries["en"])
            assert variables(message, found) == wanted, (language, id)
        assert not space_complaints(found)
        assert not plural_complaints(found, language, {})
        foreign = re.compile("Gonfalon|Apache|Python|API")
        left = [one for one in latin_complaints(found, language) if not foreign.search(one)]
        assert not left


def test_texts_are_all_used() -> None:
    folder = Path(public_pages.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.*ml"))
    names = set(re.findall(r"\bt\.(\w+)", code))
    code = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    names |= set(re.findall(r'\bt\["(\w+)"\]', code))
    used = {f"site-{name.replace('_', '-')}" for name in names}
    used |= set(re.findall(r"[\"'](site-[\w-]+)[\"']", code))
    for section, words in re.findall(r'pairs\(t, "(\w+)", \(([^)]*)\)', code):
        for word in re.findall(r'"(\w+)"', words):
            used |= {f"site-{section}-{word}", f"site-{section}-{word}-text"}
    assert used == set(parsed(read_texts("gonfalon.server", "en")["site.ftl"]))


# -- the front page ---------------------------------------------------------------------------


def test_strangers_land_in_their_language_and_users_in_the_client() -> None:
    stranger = Client(headers={"accept-language": "pl-PL,pl;q=0.9,en;q=0.5"})
    answer = stranger.get("/")
    assert (answer.status_code, answer["Location"]) == (302, "/pl/")
    assert answer["Vary"] == "Accept-Language, Cookie"
    assert answer["Cache-Control"] == "private, no-cache"
    member = Client()
    member.force_login(somebody())
    assert "<title>client" in member.get("/").content.decode()
    assert "<title>client" not in member.get("/pl/").content.decode()


def test_a_stranger_can_choose_english_and_keeps_it() -> None:
    stranger = Client(headers={"accept-language": "uk"})
    assert stranger.get("/").status_code == 302
    assert stranger.get("/?lang=en").status_code == 200
    assert stranger.cookies["language"].value == "en"
    assert stranger.get("/").status_code == 200
    assert Client(headers={"accept-language": "uk"}).get("/?lang=xx").status_code == 302


def test_the_language_of_a_page_goes_along_into_the_client() -> None:
    stranger = Client(headers={"accept-language": "en"})
    assert '<html lang="uk">' in stranger.get("/lobby?lang=uk").content.decode()
    assert '<html lang="uk">' in stranger.get("/new/glory").content.decode()


def test_the_client_comes_if_the_database_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        @property
        def is_authenticated(self) -> bool:
            raise DatabaseError

    from django.contrib.auth import middleware

    monkeypatch.setattr(middleware, "get_user", lambda request: Broken())
    assert "<title>client" in Client().get("/").content.decode()


def test_pages_for_everyone_may_be_cached_and_nothing_else() -> None:
    for path in ("/pl/", "/games/glory", "/uk/games/mastery"):
        answer = Client().get(path)
        assert answer["Cache-Control"] == "public, max-age=300", path
        assert "Cookie" not in answer.get("Vary", ""), path
        assert not answer.cookies, path
    for path in ("/games/chess", "/de/", "/en/", "/ru/games/", "/games/glory/x"):
        assert Client().get(path).status_code == 404, path
    assert Client().post("/games/glory").status_code == 405
    assert Client().get("/pl").status_code == 301


def test_without_a_client_there_are_no_public_pages() -> None:
    with override_settings(WEB_CLIENT=None):
        assert Client().get("/pl/").status_code == 404
        assert Client().get("/games/glory").status_code == 404
        assert Client().get("/public.css").status_code == 200


def test_the_style_sheet_has_the_fonts_of_the_client(built: Path) -> None:
    answer = Client().get(shown("ru", "/").linked("stylesheet")[0]["href"])
    sheet = answer.content.decode()
    assert answer["Cache-Control"] == "public, max-age=31536000"
    assert Client().get("/public.css")["Cache-Control"] == "public, max-age=300"
    assert sheet.count("@font-face") == len(FONTS)
    assert 'url("/assets/alegreya-cyrillic-wght-normal-AbCd1234.woff2")' in sheet
    assert len(sheet) < 20_000
    preloaded = [font["href"] for font in shown("ru", "/").linked("preload")]
    assert preloaded == [
        f"/assets/alegreya-{letters}-wght-normal-AbCd1234.woff2"
        for letters in ("latin", "cyrillic")
    ]


# -- games ------------------------------------------------------------------------------------


def test_a_page_tells_the_facts_of_its_game() -> None:
    page = shown("en", "/games/glory")
    for fact in ("Glory: A Game of Knights", "1–4", "90 min", "joust", "Play now, no account"):
        assert fact in page.words, fact
    assert "90 хв" in shown("uk", "/games/glory").words


def test_drawings_have_the_theme_of_the_page() -> None:
    """A light drawing would be a pale rectangle on a dark page."""
    for place in ("/", "/games/glory"):
        body = Client().get(place).content.decode()
        light = re.findall(r'<img src="(/posters/[a-z]+)\.svg"', body)
        dark = re.findall(r'<source srcset="(/posters/[a-z]+)\.dark\.svg" media="[^"]*dark', body)
        assert light == dark != []
        for name in dark:
            assert (ROOT / f"web/public{name}.dark.svg").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_how_many_cards_are_reconstructed(language: str) -> None:
    for slug in public_games.slugs():
        entries = installed()[slug].load().entries
        counted = [
            entry["provenance"] for part in entries.sections.values() for entry in part.values()
        ]
        reconstructed = counted.count("reconstructed")
        assert reconstructed
        words = shown(language, f"/games/{slug}").words
        told = public_games.public_game(slug, language).cards
        assert told in words
        percent = round(100 * reconstructed / len(counted))
        assert re.findall(r"\d+", told) == [str(n) for n in (reconstructed, len(counted), percent)]
        assert "docs/content" in told


def test_a_game_with_nothing_reconstructed_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_games, "provenance_of", lambda slug: (40, 0))
    assert "none of the 40 entries" in public_games.cards("mastery", "en")


def test_what_a_game_is_like_is_told_in_every_language() -> None:
    for slug in public_games.slugs():
        told = [public_games.public_game(slug, language) for language in LANGUAGES]
        assert [len(game.feel) for game in told] == [3] * 4
        assert len({len(game.course) for game in told}) == 1
        assert len(told[0].course) >= 4
        for game, language in zip(told, LANGUAGES):
            page = read_texts(f"gonfalon.games.{slug}", language)["page.ftl"]
            found = parsed(page)
            assert (
                found.keys()
                == parsed(read_texts(f"gonfalon.games.{slug}", "en")["page.ftl"]).keys()
            )
            assert not space_complaints(found)
            assert not latin_complaints(found, language)
            for point in (*game.feel, *game.course):
                assert point.name
                assert point.text
            shown_page = shown(language, f"/games/{slug}")
            links = {anchor["href"] for anchor in shown_page.anchors}
            assert f"/learn/{slug}?lang={language}" in links
            assert f"/how-to-play/{slug}?lang={language}" in links


def test_a_game_of_another_package_has_a_page_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain(Game[None]):  # type: ignore[type-var]
        slug = "plain"
        min_seats = max_seats = 3
        package = "gonfalon.games.mastery"

    monkeypatch.setattr(public_games, "installed", lambda: {"plain": Plain()})
    monkeypatch.setattr(public_games, "provenance_of", lambda slug: (40, 0))
    public_games.slugs.cache_clear()
    public_games.public_game.cache_clear()
    try:
        page = shown("pl", "/games/plain")
        assert page.images[1]["src"] == "/posters/plain.svg"
        assert "Medieval Mastery" in page.words
        assert "Czas gry" not in page.words
        assert re.search(r"Gracze\s*3\s", page.words)
    finally:
        public_games.slugs.cache_clear()
        public_games.public_game.cache_clear()
