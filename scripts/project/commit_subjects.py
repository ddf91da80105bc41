"""Checks the first lines of commit messages: at most 72 characters, then an empty line.

python scripts/project/commit_subjects.py FILE   the message in FILE (the hook commit-msg)
python scripts/project/commit_subjects.py        the commits of this branch; on main, the last one

A branch began where it left $GONFALON_BASE, origin/main or main, whichever is there first. Where
git has no history, there is nothing to check.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

LONGEST = 72
BASES = ("origin/main", "main")
SCISSORS = "------------------------ >8 ------------------------"
PASSING = ("fixup! ", "squash! ", "amend! ")  # they will be part of another commit


def complaints(message: str) -> list[str]:
    """Return what is wrong with a message."""
    subject, _, rest = message.partition("\n")
    found = []
    if not subject.strip():
        found.append("the first line is empty: say what changed")
    if len(subject) > LONGEST:
        found.append(f"the first line has {len(subject)} characters, {LONGEST} at most: {subject}")
    if rest.partition("\n")[0].strip():
        found.append(f"the second line stays empty: {subject}")
    return found


def written(text: str) -> str:
    """Return the message of a file that an editor has shown, without git's comments."""
    lines = text.partition(f"# {SCISSORS}")[0].splitlines()
    return "\n".join(line for line in lines if not line.startswith("#")).strip("\n")


def git(*arguments: str) -> str | None:
    """Return what git says, or None if it cannot."""
    try:
        done = subprocess.run(["git", *arguments], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout


def commits() -> list[str]:
    """Return the commits to check, the last one first."""
    for base in filter(None, (os.environ.get("GONFALON_BASE"), *BASES)):
        began = git("merge-base", base, "HEAD")
        if began is not None:
            found = git("rev-list", "--no-merges", f"{began.strip()}..HEAD")
            if found:
                return found.split()
    return (git("rev-list", "--no-merges", "--max-count=1", "HEAD") or "").split()


def of_branch() -> list[str]:
    """Return what is wrong with the commits of this branch."""
    checked = commits()
    print(f"commit subjects: {len(checked)} checked")
    return [
        f"{commit[:8]}: {complaint}"
        for commit in checked
        for complaint in complaints(git("log", "-1", "--format=%B", commit) or "")
    ]


def main(arguments: list[str]) -> int:
    """Check what the arguments name; return the exit code."""
    if arguments:
        message = written(Path(arguments[0]).read_text("utf-8"))
        found = [] if message.startswith(PASSING) else complaints(message)
    else:
        found = of_branch()
    for line in found:
        print(f"commit subjects: {line}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
