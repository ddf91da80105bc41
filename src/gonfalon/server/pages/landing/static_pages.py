"""The landing pages for a folder without a server: relative links, and nothing that needs one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from django.template.loader import render_to_string

from gonfalon.server.api.games import installed
from gonfalon.server.pages.landing.files import SCRIPT, STYLE, text_of
from gonfalon.server.pages.landing.page import Addresses, landing_context
from gonfalon.server.pages.public_games import public_game, slugs
from gonfalon.server.pages.public_links import ENGLISH, LOCALES, NATIVE
from gonfalon.server.pages.public_style import ALPHABETS, fonts_of, style_sheet
from gonfalon.server.pages.site_texts import SiteTexts
from gonfalon.server.request_language import LANGUAGES
from gonfalon.server.texts import say

START: Final = "play/"  # the folder of the client's start page
SHEET: Final = "public.css"
ICONS: Final = ("favicon.ico", "icon.svg", "apple-touch-icon.png")
BUILT_IN: Final = "gonfalon.games."  # packages of the games that a folder has


def render_static_landings(out: Path, client: Path, megabytes: int = 9) -> list[Path]:
    """Write the landing pages in all languages into a folder, with the files that they need.

    `client` is the built web client. `megabytes` is what starting to play fetches. The pages link
    to `play/`, the start page of the client, and to `manifest.webmanifest`; neither is written
    here. Django must be set up; the database is not used.
    """
    games = [slug for slug in slugs() if is_built_in(slug)]
    written: list[Path] = []
    for language in LANGUAGES:
        page = out / ("" if language == ENGLISH else language) / "index.html"
        context = static_context(language, games, client, megabytes)
        written.append(write(page, render_to_string("static_landing.html", context)))
    written.append(write(out / SHEET, style_sheet(client, "")))
    written += [write(out / name, text_of(name, tuple(games))) for name in (STYLE, SCRIPT)]
    for name in sorted({*ICONS, *pictures(games), *fonts(client)}):
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(client / name, target)
        written.append(target)
    return written


def is_built_in(slug: str) -> bool:
    """True for a game that comes with Gonfalon."""
    return installed()[slug].package.startswith(BUILT_IN)


def static_context(language: str, games: list[str], client: Path, megabytes: int) -> dict[str, Any]:
    """Return what a page shows."""
    t = SiteTexts(language)
    root = "" if language == ENGLISH else "../"
    at = Addresses(language, root, f"{root}{START}#")
    return {
        "t": t,
        "language": language,
        "title": t["title"],
        "description": t["local_description"],
        "locale": LOCALES[language],
        "other_locales": [LOCALES[code] for code in LANGUAGES if code != language],
        "languages": [(code, NATIVE[code], home(root, code)) for code in LANGUAGES],
        "home": home(root, language),
        "style": at.file(SHEET),
        "landing_style": at.file(STYLE),
        "landing_script": at.file(SCRIPT),
        "fonts": [at.file(font) for font in fonts_of(client, language)],
        **landing_context(t, at, [public_game(slug, language) for slug in games]),
        "lead": t["local_lead"],
        "play_text": say(t.bundle, "site-play-local-text", size=megabytes),
        "note": t["local_note"],
        "credits_path": at.place("/credits"),
    }


def home(root: str, language: str) -> str:
    """Return the link to the page of a language."""
    return f"{root}{'' if language == ENGLISH else f'{language}/'}" or "./"


def pictures(games: list[str]) -> Iterator[str]:
    """Yield the pictures of games."""
    for game in (public_game(slug, ENGLISH) for slug in games):
        yield from (game.picture.removeprefix("/"), game.picture_dark.removeprefix("/"))


def fonts(client: Path) -> Iterator[str]:
    """Yield the fonts that the stylesheet names."""
    for language in ALPHABETS:
        yield from (font.removeprefix("/") for font in fonts_of(client, language))


def write(path: Path, text: str) -> Path:
    """Write a file, and its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
