"""Lists the licences of everything the server stands on; fails on one that nobody has allowed.

Only what `gonfalon[server,demo]` pulls in counts: tools of the workshop are not handed on.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.metadata import distribution

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

EXTRAS = ("server", "demo")

# Single licences, by every name packages give them. "A OR B" needs one of these, anything else all.
ALLOWED = {
    *("MIT", "MIT License", "MIT-0", "MIT-CMU", "ISC", "ISC License (ISCL)", "0BSD", "CC0-1.0"),
    *("BSD", "BSD License", "BSD-2-Clause", "BSD-3-Clause", "Unlicense", "Zlib", "OFL-1.1"),
    *("Apache-2.0", "Apache Software License", "Apache License 2.0", "PostgreSQL"),
    *("PSF-2.0", "Python Software Foundation License"),
    *("MPL-2.0", "Mozilla Public License 2.0 (MPL 2.0)"),
}

# Looked at one by one: package, licence as stated, why it may stay.
REVIEWED = {
    ("psycopg", "LGPL-3.0-only"): "used as a library, unchanged, replaceable",
    ("psycopg-binary", "LGPL-3.0-only"): "used as a library, unchanged, replaceable",
    ("psycopg-pool", "LGPL-3.0-only"): "used as a library, unchanged, replaceable",
    (
        "qrcode",
        "BSD License; Other/Proprietary License",
    ): "BSD code; the rest is about a trade mark",
}


def needed(name: str, extras: tuple[str, ...]) -> set[str]:
    """Return the packages that a package with extras needs, itself included."""
    found: dict[str, set[str]] = {}
    todo = [(name, extras)]
    while todo:
        package, wanted = todo.pop()
        known = found.setdefault(canonicalize_name(package), set())
        if known and set(wanted) <= known:
            continue
        known.update(wanted, {""})
        for line in distribution(package).requires or ():
            need = Requirement(line)
            if need.marker is None or any(need.marker.evaluate({"extra": e}) for e in known):
                todo.append((need.name, tuple(need.extras)))
    return set(found)


def acceptable(licence: str) -> bool:
    """Tell whether a licence is allowed: one side of an OR, or all parts of anything else."""
    return any(
        all(part.strip(" ()") in ALLOWED or part.strip() in ALLOWED for part in parts)
        for side in re.split(r"\s+OR\s+", licence)
        for parts in [re.split(r"\s+AND\s+|;\s*", side)]
    )


def main() -> int:
    """Print the list and return the exit code."""
    wanted = needed("gonfalon", EXTRAS)
    command = (sys.executable, "-m", "piplicenses", "--from=mixed", "--format=json")
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    bad = []
    listed = set()
    for entry in sorted(json.loads(done.stdout), key=lambda e: e["Name"].lower()):
        name = canonicalize_name(entry["Name"])
        if name not in wanted:
            continue
        listed.add(name)
        licence = entry["License"]
        why = REVIEWED.get((name, licence), "")
        if not why and not acceptable(licence):
            bad.append(f"{name} {entry['Version']}: {licence}")
        print(f"{name:<28} {entry['Version']:<12} {licence}{f'  ({why})' if why else ''}")
    bad += [f"{name}: not listed" for name in sorted(wanted - listed)]
    for line in bad:
        print(f"licences: NOT ALLOWED: {line}", file=sys.stderr)
    print(f"licences: {len(listed)} packages, {len(bad)} not allowed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
