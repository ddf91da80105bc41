"""Version, tag, changelog and addresses come from one place each."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Iterator
from importlib.metadata import metadata
from pathlib import Path

import pytest
import yaml
from scripts.project import release
from scripts.project.release import ReleaseError

from gonfalon import __version__

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
SECTIONS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
RELEASED = """
## [Unreleased]

## [{version}] - 2026-12-01

### Added

- A game.

## [0.0.1] - 2026-11-01

- Nothing.
"""


def number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def test_the_version_has_one_place() -> None:
    assert "version" in PROJECT["dynamic"]
    assert release.version() == __version__ == metadata("gonfalon")["Version"]


def test_the_changelog_fits_the_version() -> None:
    found = release.parts(CHANGELOG)
    first, *released = found
    assert first == "Unreleased"
    assert found[first][0] is None
    assert all(found[name][0] for name in released), "a version lacks its day"
    assert [number(name) for name in released] == sorted(map(number, released), reverse=True)
    if released:
        assert released[0] == __version__
    titles = set(re.findall(r"^### (.+)$", CHANGELOG, re.MULTILINE))
    assert titles <= set(SECTIONS)


def test_a_tag_of_the_version_is_a_release() -> None:
    assert release.check(f"v{__version__}", RELEASED.format(version=__version__)) == __version__
    notes = release.parts(RELEASED.format(version=__version__))[__version__][1]
    assert notes == "### Added\n\n- A game."


@pytest.mark.parametrize(
    ("tag", "changelog", "complaint"),
    [
        (__version__, RELEASED, "has to be v"),
        ("v9.9.9", RELEASED, "the version"),
        (f"v{__version__}", "## [Unreleased]\n\n- All.", "needs a part"),
        (f"v{__version__}", "## [{version}]\n\n- No day.", "needs a part"),
        (f"v{__version__}", "## [{version}] - 2026-12-01\n", "needs a part"),
    ],
)
def test_what_does_not_fit_is_no_release(tag: str, changelog: str, complaint: str) -> None:
    with pytest.raises(ReleaseError, match=complaint):
        release.check(tag, changelog.replace("{version}", __version__))


def test_the_tag_of_this_commit_is_that_of_the_version() -> None:
    done = subprocess.run(
        ["git", "tag", "--points-at", "HEAD", "--list", "v*"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert set(done.stdout.split()) <= {f"v{__version__}"}


def read_by_services() -> Iterator[Path]:
    """Give the files that name the project's address."""
    for place in (".github", "docs", "deploy", "README.md", "CITATION.cff", "CONTRIBUTING.md"):
        start = ROOT / place
        found = sorted(start.rglob("*")) if start.is_dir() else [start]
        yield from (path for path in found if path.suffix in {".md", ".yml", ".yaml", ".cff"})


def test_the_project_has_one_address() -> None:
    source = PROJECT["urls"]["Source"]
    assert all(PROJECT["urls"][name].startswith(source) for name in ("Changelog", "Issues"))
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["repository-code"] == citation["url"] == source
    named = 0
    for path in read_by_services():
        for address in re.findall(r"https://github\.com/gonfalon[\w./-]*", path.read_text("utf-8")):
            assert address == source or address.startswith(f"{source}/"), path
            named += 1
    assert named >= 3


def test_owners_own_something() -> None:
    lines = (ROOT / ".github" / "CODEOWNERS").read_text("utf-8").splitlines()
    rules = [line.split() for line in lines if line and not line.startswith("#")]
    assert all(owner.startswith("@") for _, *owners in rules for owner in owners)
    assert all(owners for _, *owners in rules)
    for pattern, *_ in rules:
        places = ROOT.glob(pattern.strip("/")) if pattern != "*" else iter([ROOT])
        assert any(place.is_dir() for place in places), f"nothing is at {pattern}"
    games = {path.name for path in (ROOT / "src/gonfalon/games").iterdir() if path.is_dir()}
    owned = " ".join(pattern for pattern, *_ in rules)
    assert all(f"/src/gonfalon/games/{game}/" in owned for game in games - {"__pycache__"})


def test_commits_left_out_of_blame_exist() -> None:
    names = re.findall(
        r"^[0-9a-f]{40}$", (ROOT / ".git-blame-ignore-revs").read_text("utf-8"), re.MULTILINE
    )
    assert names
    shallow = subprocess.run(
        ["git", "rev-parse", "--is-shallow-repository"], cwd=ROOT, capture_output=True, text=True
    )
    if shallow.stdout.strip() != "false":
        pytest.skip("the history is not here")
    for name in names:
        subprocess.run(["git", "cat-file", "-e", f"{name}^{{commit}}"], cwd=ROOT, check=True)
