"""Making the folder: what is copied, what is made, and what its files say of each other."""

from __future__ import annotations

import json
import math
import re
import shutil
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import gonfalon
from gonfalon.server.pages.landing.static_pages import render_static_landings
from gonfalon.static.answers import write_answers
from gonfalon.static.rules import make_rules, stage

# Nothing of another origin, nothing inline, nothing evaluated but WebAssembly.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
HEAD: Final = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
HOST_HEADERS: Final = f"""/*
  Content-Security-Policy: {POLICY}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: same-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/rules/*
  Cache-Control: public, max-age=31536000, immutable
"""
CHARSET: Final = re.compile(r'<meta charset="utf-8" ?/?>')
LOADER: Final = 600_000  # bytes, roughly: the loader and the client, as hosts compress them
COPIED: Final = ("assets", "boards", "posters")
LEFT_OUT: Final = shutil.ignore_patterns("*.br", "*.gz")  # hosts compress by themselves
WORKER: Final = Path(__file__).with_name("service_worker.js")
NOT_KEPT: Final = re.compile(r"^(rules/.*\.zst|worker\.js|_headers|404\.html)$")
ICONS: Final = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-maskable.png", "512x512", "maskable"),
    ("icon.svg", "any", "any"),
)


def build(out: Path, client: Path, web: Path, node: str, say: Callable[[str], None]) -> None:
    """Make the folder `out` from a built client and a checkout's folder of the client."""
    out.mkdir(parents=True)
    say("copying the client")
    copy_client(client, out)
    say("preparing answers")
    answers = write_answers(out)
    say("making the rules: Python for the browser, and its memory with all games loaded")
    with tempfile.TemporaryDirectory() as folder:
        code = Path(folder) / "code"
        stage(code)
        parts = make_rules(web, node, code, out / "rules")
    described = {"version": gonfalon.__version__, "parts": parts, "answers": answers}
    (out / "static.json").write_text(json.dumps(described, indent=1) + "\n", "utf-8")
    (out / "manifest.webmanifest").write_text(json.dumps(manifest(), indent=1) + "\n", "utf-8")
    (out / "_headers").write_text(HOST_HEADERS, "utf-8")
    say("writing the landing pages")
    for page in render_static_landings(out, client, megabytes(parts)):
        if page.suffix == ".html":
            page.write_text(with_policy(page.read_text("utf-8")), "utf-8")
    write_worker(out)
    say(f"{out}: {size(out) / 1e6:.1f} MB")


def copy_client(client: Path, out: Path) -> None:
    """Copy the built client, with its start page for a folder without a server."""
    for name in COPIED:
        shutil.copytree(client / name, out / name, ignore=LEFT_OUT)
    for path in client.iterdir():
        if path.is_file() and path.suffix in (".js", ".png", ".svg", ".ico"):
            shutil.copy2(path, out / path.name)
    page = out / "play" / "index.html"
    page.parent.mkdir()
    page.write_text(with_policy((client / "local.html").read_text("utf-8")), "utf-8")


def with_policy(page: str) -> str:
    """Put the content policy into a page, for hosts that send no headers."""
    found = CHARSET.search(page)
    if found is None:
        raise RuntimeError("a page has no place for the content policy")
    return f"{page[: found.end()]}\n    {HEAD}{page[found.end() :]}"


def megabytes(parts: dict[str, Any]) -> int:
    """Return what a first visit fetches before play, rounded up."""
    first: int = sum(parts[name]["bytes"] for name in ("python", "snapshot"))
    return math.ceil((first + LOADER) / 1e6)


def manifest() -> dict[str, Any]:
    """Describe the folder as an app that can be installed, whatever path it is served at."""
    return {
        "id": "play/",
        "name": "Gonfalon",
        "short_name": "Gonfalon",
        "start_url": "play/",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f6f0e1",
        "theme_color": "#fdf9ef",
        "categories": ["games"],
        "icons": [
            {"src": src, "sizes": sizes, "type": kind_of(src), "purpose": purpose}
            for src, sizes, purpose in ICONS
        ],
    }


def kind_of(name: str) -> str:
    """Return the media type of an icon."""
    return "image/svg+xml" if name.endswith(".svg") else "image/png"


def write_worker(out: Path) -> None:
    """Write the service worker with the digest of each file that it keeps."""
    kept = {
        path.relative_to(out).as_posix(): sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted(out.rglob("*"))
        if path.is_file()
    }
    kept = {name: digest for name, digest in kept.items() if not NOT_KEPT.match(name)}
    version = sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()[:16]
    head = f"const VERSION = {json.dumps(version)};\nconst KEPT = {json.dumps(kept)};\n"
    (out / "worker.js").write_text(head + WORKER.read_text("utf-8"), "utf-8")


def size(folder: Path) -> int:
    """Return the size of a folder's files."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
