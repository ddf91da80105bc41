"""Files that machines ask for: robots.txt, security.txt, sitemap, web manifest, icons."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.robotparser import RobotFileParser
from xml.etree import ElementTree

import pytest
from django.test import Client, override_settings

from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.server.api.games import installed
from tests.server.public_html import read_page

pytestmark = pytest.mark.django_db

ROOT = Path(__file__).resolve().parents[3]
PUBLIC = ROOT / "web" / "public"
ORIGIN = "http://127.0.0.1:8000"
MAPS = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
LINK = "{http://www.w3.org/1999/xhtml}link"


@pytest.fixture(autouse=True)
def built(tmp_path: Path) -> Iterator[None]:
    """A built client."""
    for language in LANGUAGES:
        for start in ("index", "table"):
            (tmp_path / f"{start}.{language}.html").write_text("<title>client</title>")
    with override_settings(WEB_CLIENT=tmp_path):
        yield


def test_robots_read_pages_and_previews_and_leave_the_rest() -> None:
    answer = Client().get("/robots.txt")
    assert answer["Content-Type"] == "text/plain; charset=utf-8"
    rules = RobotFileParser()
    rules.parse(answer.content.decode().splitlines())
    for path in ("/", "/pl/", "/games/glory", "/rules/glory", "/tables/x", "/join/x", "/cards/x"):
        assert rules.can_fetch("*", path), path
    for path in ("/api/me", "/auth/x", "/account/reset/key", "/admin/", "/enter/ticket"):
        assert not rules.can_fetch("*", path), path
    assert rules.site_maps() == [f"{ORIGIN}/sitemap.xml"]


def test_security_txt_names_the_host_s_contacts() -> None:
    path = "/.well-known/security.txt"
    assert Client().get(path).status_code == 404
    contacts = ("mailto:security@example.org", "https://example.org/report")
    with override_settings(SECURITY_CONTACTS=contacts):
        answer = Client().get(path)
    assert answer["Content-Type"] == "text/plain; charset=utf-8"
    text = answer.content.decode()
    assert text.endswith("\n")
    fields = [line.split(": ", 1) for line in text.splitlines()]
    assert [value for name, value in fields if name == "Contact"] == list(contacts)
    [expires] = [value for name, value in fields if name == "Expires"]
    left = datetime.fromisoformat(expires) - datetime.now(UTC)
    assert timedelta(days=170) < left < timedelta(days=365)
    assert ["Canonical", f"{ORIGIN}{path}"] in fields
    assert {name for name, _ in fields} == {"Contact", "Expires", "Canonical"}


def test_the_sitemap_has_every_public_page_in_every_language() -> None:
    answer = Client().get("/sitemap.xml")
    assert answer["Content-Type"] == "application/xml; charset=utf-8"
    listed = {}
    for entry in ElementTree.fromstring(answer.content):
        links = {link.attrib["hreflang"]: link.attrib["href"] for link in entry.findall(LINK)}
        listed[entry.findtext(f"{MAPS}loc")] = links
    assert len(listed) == 4 * (1 + len(installed()))
    for url, links in listed.items():
        assert url is not None
        page = read_page(Client().get(url.removeprefix(ORIGIN)).content.decode())
        assert page.alternates == links, url
        assert page.linked("canonical")[0]["href"] == url
    with override_settings(WEB_CLIENT=None):
        assert Client().get("/sitemap.xml").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_describes_an_app_that_can_be_installed(language: str) -> None:
    answer = Client(headers={"accept-language": language}).get("/manifest.webmanifest")
    assert answer["Content-Type"] == "application/manifest+json"
    said = answer.json()
    assert said["lang"] == language
    assert (said["name"], said["short_name"], said["display"]) == ("Gonfalon",) * 2 + (
        "standalone",
    )
    assert len(said["description"]) > 70
    for path in (said["start_url"], *(shortcut["url"] for shortcut in said["shortcuts"])):
        assert path.startswith(said["scope"])
        assert Client().get(path).status_code == 200
    icons = {(one["sizes"], one["purpose"]): one for one in said["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= icons.keys()
    for one in said["icons"]:
        if one["type"] == "image/png":
            assert one["sizes"] == "{}x{}".format(*size_of(PUBLIC / one["src"][1:]))
        else:
            assert (PUBLIC / one["src"][1:]).is_file()


def size_of(path: Path) -> tuple[int, int]:
    """Return width and height of a PNG."""
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n"), path
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_every_page_links_icons_and_manifest() -> None:
    client = (ROOT / "web" / "index.html").read_text(encoding="utf-8")
    for html in (client, Client().get("/pl/").content.decode()):
        page = read_page(html)
        assert [link["href"] for link in page.linked("manifest")] == ["/manifest.webmanifest"]
        assert {link["href"] for link in page.linked("icon")} == {"/favicon.ico", "/icon.svg"}
        assert page.linked("apple-touch-icon")[0]["href"] == "/apple-touch-icon.png"
    assert size_of(PUBLIC / "apple-touch-icon.png") == (180, 180)
    kind, count = struct.unpack("<HH", (PUBLIC / "favicon.ico").read_bytes()[2:6])
    assert (kind, count) == (1, 3)


def test_pages_about_people_and_tables_stay_out_of_indexes() -> None:
    table = "/tables/00000000-0000-4000-8000-000000000000"
    for path in ("/lobby", table, "/join/abc", "/players/anna", "/me", "/sign-in"):
        assert Client().get(path)["X-Robots-Tag"] == "noindex", path
    listed = ("/pl/", "/games/glory", "/rules/glory", "/learn/glory", "/credits", "/leaderboards")
    for path in listed:
        assert "X-Robots-Tag" not in Client().get(path), path
