"""What to run after each change: form, types, layers, and the tests beside what has changed.

    make quick                          since main, with what is not committed
    python -m scripts.project.quick REF  since another commit

Tests lie as the sources do: those of `src/gonfalon/server/tables` are in `tests/server/tables`. The
first check that fails ends the run. `make check` runs everything.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path("src", "gonfalon")
TESTS = Path("tests")
BIN = ROOT / ".venv" / "bin"
GAMES = PACKAGE / "games"
FURTHER = {  # what in a game's folder has tests elsewhere, too
    "content": Path("tests/docs/test_readme.py"),
    "text": Path("tests/games/texts"),
    "ledger.toml": Path("tests/games/texts"),
}


def changed(since: str) -> list[Path]:
    """Return the files that are there and differ from a commit, or are new."""
    found: set[str] = set()
    for words in (
        ("diff", "--name-only", "--diff-filter=d", "--merge-base", since),
        ("ls-files", "--others", "--exclude-standard"),
    ):
        done = subprocess.run(("git", *words), cwd=ROOT, check=True, capture_output=True, text=True)
        found.update(done.stdout.splitlines())
    return [Path(name) for name in sorted(found)]


def beside(paths: Iterable[Path], root: Path = ROOT) -> list[Path]:
    """Return the tests beside some files: changed ones, and the folders of changed sources."""
    found: set[Path] = set()
    for path in paths:
        if path.is_relative_to(TESTS):
            wanted = path if path.name.startswith("test_") else path.parent
        elif path.is_relative_to(PACKAGE):
            wanted = TESTS / path.relative_to(PACKAGE).parent
            while not (root / wanted).is_dir():
                wanted = wanted.parent
        else:
            continue
        if path.is_relative_to(GAMES) and len(path.parts) > 4 and path.parts[4] in FURTHER:
            found.add(FURTHER[path.parts[4]])
        if wanted != TESTS:  # all of them are too many
            found.add(wanted)
    return sorted(path for path in found if not found.intersection(path.parents))


def commands(paths: list[Path]) -> list[list[str]]:
    """Return what to run for some changed files."""
    python = [str(path) for path in paths if path.suffix == ".py"]
    found: list[list[str]] = []
    if python:
        found += [
            [str(BIN / "ruff"), "format", "--check", *python],
            [str(BIN / "ruff"), "check", *python],
            [str(BIN / "mypy")],
            [str(BIN / "lint-imports")],
        ]
    tests = beside(paths)
    if tests:
        pytest = [str(BIN / "python"), "-m", "pytest", "-q", "-n", "auto", "-m", "not slow"]
        found.append([*pytest, "tests/test_repository.py", *map(str, tests)])
    if any(path.parts[0] == "web" for path in paths):
        npm = ["npm", "--prefix", "web", "run", "--silent"]
        found += [[*npm, "lint"], [*npm, "check"], [*npm, "test", "--", "--changed", "HEAD"]]
    return found


def main(since: str) -> int:
    """Run the checks; return the exit code of the first that fails."""
    for words in commands(changed(since)):
        began = time.monotonic()
        name = " ".join(Path(word).name for word in words[:4])
        code = subprocess.run(words, cwd=ROOT).returncode
        print(f"quick: {time.monotonic() - began:5.1f} s  {name}", flush=True)
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "main"))
