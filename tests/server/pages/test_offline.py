"""The service worker, and the page it shows without a connection."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.test import Client, override_settings

from gonfalon.kernel.content.texts import LANGUAGES
from tests.server.public_html import read_page

pytestmark = pytest.mark.django_db

PUBLIC = Path(__file__).resolve().parents[3] / "web" / "public"


@pytest.fixture(autouse=True)
def built(tmp_path: Path) -> Iterator[Path]:
    """A built client with its fonts."""
    (tmp_path / "assets").mkdir()
    for font in ("alegreya-latin-wght-normal", "alegreya-cyrillic-wght-normal"):
        (tmp_path / "assets" / f"{font}-AbCd1234.woff2").touch()
    with override_settings(WEB_CLIENT=tmp_path):
        yield tmp_path


def constants(language: str) -> dict[str, object]:
    """Return what the server puts before the worker."""
    answer = Client(headers={"accept-language": language}).get("/worker.js")
    assert answer.status_code == 200
    found = re.findall(r"^const (PAGE|KEPT|VERSION) = (.*);$", answer.content.decode(), re.M)
    return {name: json.loads(value) for name, value in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_works_and_needs_only_what_is_kept(language: str) -> None:
    said = constants(language)
    assert said["PAGE"] == f"/offline/{language}"
    kept = said["KEPT"]
    assert isinstance(kept, list)
    answer = Client().get(f"/offline/{language}")
    page = read_page(answer.content.decode())
    assert page.language == language
    assert page.headings == ["h1", "h2", "h3", "h3", "h3"]
    assert page.inline == []
    assert page.one("robots") == "noindex"
    assert len(page.words.split()) > 30
    needed = {image["src"] for image in page.images} | {script["src"] for script in page.scripts}
    needed |= {link["href"] for link in page.links}
    assert needed <= set(kept)
    assert [anchor["href"] for anchor in page.anchors] == [""]  # the page that was wanted


def test_everything_kept_is_there(built: Path) -> None:
    kept = constants("ru")["KEPT"]
    assert isinstance(kept, list)
    for url in kept:
        path = url.partition("?")[0].lstrip("/")
        is_file = (PUBLIC / path).is_file() or (built / path).is_file()
        assert is_file or Client().get(url).status_code == 200, url
    assert not [url for url in kept if url.startswith(("/api/", "/lobby", "/tables"))]
    assert "/" not in kept


def test_the_worker_is_always_asked_for_and_changes_with_what_it_keeps(built: Path) -> None:
    answer = Client().get("/worker.js")
    assert answer["Content-Type"] == "text/javascript; charset=utf-8"
    assert answer["Cache-Control"] == "private, no-cache"
    assert "Cookie" in answer["Vary"]
    versions = {str(constants(language)["VERSION"]) for language in LANGUAGES}
    assert len(versions) == 4
    other = built.parent / "other"
    other.mkdir(exist_ok=True)
    with override_settings(WEB_CLIENT=other):
        assert constants("en")["VERSION"] not in versions


def test_the_worker_shows_pushes_too() -> None:
    assert "importScripts('/push.js')" in Client().get("/worker.js").content.decode()
    assert (PUBLIC / "push.js").is_file()


def test_there_is_neither_without_a_client_or_in_other_languages() -> None:
    assert Client().get("/offline/xx").status_code == 404
    with override_settings(WEB_CLIENT=None):
        assert Client().get("/offline/en").status_code == 404
        assert Client().get("/worker.js").status_code == 404
