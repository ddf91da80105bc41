"""The stylesheet and the script of the landing page."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe

from gonfalon.server.pages.landing.move import find_front
from gonfalon.server.pages.public_games import slugs

FOLDER: Final = Path(__file__).parent
STYLE: Final = "landing.css"
SCRIPT: Final = "landing.js"
TYPES: Final = {STYLE: "text/css", SCRIPT: "text/javascript"}


@lru_cache(maxsize=8)
def text_of(name: str, games: tuple[str, ...]) -> str:
    """Return the text of a file. The stylesheet ends with that of the board of one of the games."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    front = find_front(games) if name == STYLE else None
    return text + front.step.style.read_text(encoding="utf-8") if front else text


@lru_cache(maxsize=2)
def url_of(name: str) -> str:
    """Return the URL of a file, which changes with its content."""
    return f"/{name}?v={hashlib.sha256(text_of(name, slugs()).encode()).hexdigest()[:12]}"


@gzip_page
@require_safe
def landing_file(request: HttpRequest, name: str) -> HttpResponse:
    """Return a file."""
    response = HttpResponse(text_of(name, slugs()), content_type=f"{TYPES[name]}; charset=utf-8")
    lasting = url_of(name) == request.get_full_path()
    response["Cache-Control"] = f"public, max-age={31536000 if lasting else 300}"
    return response
