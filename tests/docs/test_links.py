"""What the documentation points at is there: pages, headings, pictures, files, modules."""

from __future__ import annotations

import importlib
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.docs.pages import FENCE, ROOT, pages

READ_WHERE_THEY_LIE: Final = [
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / ".github").rglob("*.md")),
    ROOT / "deploy" / "legal" / "README.md",
    ROOT / "examples" / "banners" / "README.md",
    ROOT / "web" / "README.md",
]
PAGES: Final = [*pages(), *READ_WHERE_THEY_LIE]
LINK: Final = re.compile(r"""(?:\]\(|(?:href|src|srcset)=")([^)\s"]+)""")
ELSEWHERE: Final = re.compile(r"[a-z]+:")
SPAN: Final = re.compile(r"`([^`\n]+)`")
FOLDERS: Final = re.compile(r"\.?[\w.<>*-]+(?:/[\w.<>*,-]+)+/?")
FILE: Final = re.compile(r"[\w-]+\.(?:ftl|json|md|py|sh|svelte|toml|ts|ya?ml)")
MODULE: Final = re.compile(r"gonfalon(?:\.\w+)+")
DOCUMENT: Final = re.compile(r"\bdocs/[\w/.-]+\.(?:md|json)(?:#[\w-]+)?")
BASES: Final = [  # where a path of a page may begin; games are alike, so any of them will do
    "",
    "docs",
    "deploy",
    "src",
    "src/gonfalon",
    "src/gonfalon/games",
    "src/gonfalon/games/*",
    "src/gonfalon/server",
    "web",
    "web/src",
    "web/src/games",
]
MADE: Final = {"docs/_build", "docs/_build/html", "web/dist"}
EXAMPLES: Final = {  # of names: good and bad ones
    "0002-what-it-is-about.md",
    "accounts/emails.py",
    "accounts/letters.py",
    "jobs/thinker.py",
}


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def prose(page: Path) -> str:
    """Return a page without its blocks of code."""
    lines, inside = [], False
    for line in page.read_text("utf-8").splitlines():
        if FENCE.fullmatch(line):
            inside = not inside
        elif not inside:
            lines.append(line)
    return "\n".join(lines)


@cache
def anchors(page: Path) -> frozenset[str]:
    """Return what can follow # in a link to a page: its headings, as GitHub and MyST write them."""
    found: list[str] = []
    for heading in re.findall(r"^#+ (.+)$", prose(page), re.M):
        text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
        slug = re.sub(r"[^\w\- ]", "", text).strip().replace(" ", "-")
        found.append(slug if slug not in found else f"{slug}-{found.count(slug)}")
    return frozenset(found)


def leads_nowhere(page: Path, link: str) -> bool:
    """Tell whether a link within the repository has no target."""
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists():
        return True
    return bool(anchor) and target.suffix == ".md" and anchor not in anchors(target)


@cache
def listed() -> tuple[str, ...]:
    """Return the files of the repository."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return tuple(told.stdout.splitlines())


@cache
def names() -> frozenset[str]:
    """Return the names of all files, without their folders."""
    return frozenset(line.rpartition("/")[2] for line in listed())


def missing(page: Path, span: str) -> bool:
    """Tell whether a piece of code names a file, folder or module that is not there."""
    if span.rstrip("/") in MADE | EXAMPLES:
        return False
    if MODULE.fullmatch(span):
        return not importable(span)
    if FILE.fullmatch(span):
        return span not in names() and not (page.parent / span).exists()
    if not FOLDERS.fullmatch(span):
        return False
    pattern = re.sub(r"<\w+>", "*", span).rstrip("/")
    return not any(any(ROOT.glob(f"{base}/{pattern}".lstrip("/"))) for base in BASES)


def importable(name: str) -> bool:
    """Tell whether a dotted name is a module, or something in one."""
    module, _, last = name.rpartition(".")
    try:
        importlib.import_module(name)
    except ModuleNotFoundError:
        return bool(module) and hasattr(importlib.import_module(module), last)
    return True


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(prose(page)) if not ELSEWHERE.match(link)]
    assert not [link for link in links if leads_nowhere(page, link)]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_path_and_module_in_code_exists(page: Path) -> None:
    assert not [span for span in SPAN.findall(prose(page)) if missing(page, span)]


def test_documents_that_the_sources_name_exist() -> None:
    found = []
    for path in sources():
        for link in DOCUMENT.findall(path.read_text("utf-8")):
            if leads_nowhere(ROOT / "README.md", link):
                found.append(f"{named(path)}: {link}")
    assert not found, "\n".join(found)


def sources() -> list[Path]:
    """Return the files that people read and write, apart from pages and translations."""
    kinds = (".cfg", ".ftl", ".py", ".sh", ".svelte", ".toml", ".ts", ".yaml", ".yml")
    paths = [ROOT / name for name in listed()]
    return [
        p for p in paths if p.suffix in kinds and p.is_file() and p.parent != Path(__file__).parent
    ]


def test_what_is_missing_is_noticed() -> None:
    page = ROOT / "README.md"
    assert leads_nowhere(page, "docs/nothing.md")
    assert leads_nowhere(page, "docs/index.md#nothing")
    assert not leads_nowhere(page, "#play")
    for span in ("docs/nothing.md", "kernel/nothing.py", "nothing.py", "gonfalon.nothing"):
        assert missing(page, span)
    for span in ("kernel/play/match.py", "games/<slug>/ledger.toml", "gonfalon.testing.golden"):
        assert not missing(page, span)
