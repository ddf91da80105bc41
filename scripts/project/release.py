"""What a release needs to know: does the tag fit the version and the changelog, what has changed.

python scripts/project/release.py check v1.2.3   prints 1.2.3, or says what does not fit
python scripts/project/release.py notes 1.2.3    prints its part of CHANGELOG.md
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
PART = re.compile(r"^## \[(?P<name>[^\]]+)\](?: - (?P<day>\d{4}-\d\d-\d\d))?$", re.MULTILINE)


class ReleaseError(Exception):
    """Tag, version and changelog do not fit each other."""


def version() -> str:
    """Return the version of the sources, without importing them."""
    found = VERSION.search((ROOT / "src" / "gonfalon" / "__init__.py").read_text("utf-8"))
    if found is None:
        raise ReleaseError("src/gonfalon/__init__.py does not say __version__")
    return found[1]


def parts(changelog: str) -> dict[str, tuple[str | None, str]]:
    """Return day and text of each version in a changelog, in its order; no day: not released."""
    found = list(PART.finditer(changelog))
    ends = [*(one.start() for one in found[1:]), len(changelog)]
    return {
        one["name"]: (one["day"], changelog[one.end() : end].strip())
        for one, end in zip(found, ends, strict=True)
    }


def check(tag: str, changelog: str) -> str:
    """Return the version of a tag; raise if sources or changelog say something else."""
    wanted = tag.removeprefix("v")
    if tag != f"v{version()}":
        raise ReleaseError(f"the tag is {tag}, the version {version()}: the tag has to be v + it")
    day, text = parts(changelog).get(wanted, (None, ""))
    if day is None or not text:
        raise ReleaseError(f"CHANGELOG.md needs a part '## [{wanted}] - YEAR-MONTH-DAY'")
    return wanted


def main(arguments: list[str]) -> int:
    """Do what the arguments ask for; return the exit code."""
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    try:
        match arguments:
            case ["check", tag]:
                print(check(tag, changelog))
            case ["notes", name]:
                print(parts(changelog)[name][1])
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except ReleaseError as problem:
        print(f"release: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
