"""The tutorial shows the example package: its code is that code, all of it, in order."""

from __future__ import annotations

import re
from typing import Final

from tests.docs.pages import ROOT, TUTORIAL, blocks

PACKAGE: Final = ROOT / "examples" / "banners"
NAME: Final = re.compile(r"# (?P<path>[\w./]+\.(?:py|toml|ftl))\n")


def shown() -> dict[str, list[str]]:
    """Return the lines that the page shows of each file, without empty ones."""
    found: dict[str, list[str]] = {}
    for block in blocks(TUTORIAL):
        if block.kind in ("python", "toml", "text"):
            name = NAME.match(block.text)
            assert name, f"line {block.line}: which file is this?"
            found.setdefault(name["path"], []).extend(lines(block.text[name.end() :]))
    return found


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_page_shows_every_file_of_the_package_as_it_is() -> None:
    page = shown()
    files = [
        path
        for path in PACKAGE.rglob("*")
        if path.suffix in (".py", ".toml", ".ftl") and "golden" not in path.parts
    ]
    for path in files:
        name = path.relative_to(PACKAGE).as_posix()
        written = lines(path.read_text("utf-8"))
        if name.startswith("tests/"):  # an excerpt
            at = written.index(page[name][0])
            assert page[name] == written[at : at + len(page[name])]
        else:
            assert page[name] == written, name
    assert set(page) == {path.relative_to(PACKAGE).as_posix() for path in files}
