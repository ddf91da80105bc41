"""Answers that are the same for everybody, as files: pages that need them wait for no rules.

Rules in words exist only there: the library that reads Fluent stays with the build.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlencode

from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.local.site import Site


def requests(site: Site) -> list[str]:
    """Return the requests whose answers are prepared, spelled as the client spells them."""
    spoken = [urlencode({"language": language}) for language in LANGUAGES]
    slugs = [one["slug"] for one in json.loads(site.answer("GET", "/api/games").text)]
    return [
        "/api/games",
        "/api/bots",
        "/api/site",
        *(f"/api/learn?{language}" for language in spoken),
        *(f"/api/games/{slug}?{language}" for slug in slugs for language in spoken),
        *(f"/api/games/{slug}/rules?{language}" for slug in slugs for language in spoken),
    ]


def write_answers(out: Path) -> dict[str, str]:
    """Write the prepared answers below `answers`, and return their files by request."""
    site = Site()
    folder = out / "answers"
    folder.mkdir()
    files: dict[str, str] = {}
    for url in requests(site):
        answer = site.answer("GET", url)
        if answer.status != 200:
            raise RuntimeError(f"{url}: {answer.status} {answer.text[:200]}")
        name = f"{sha256(answer.text.encode()).hexdigest()[:16]}.json"
        (folder / name).write_text(answer.text, "utf-8")
        files[url] = f"answers/{name}"
    return files
