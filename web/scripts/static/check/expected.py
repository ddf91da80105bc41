"""Print the kept records of all games with the digests that they replay to, as JSON.

Each is first checked against the digest that the repository keeps.
"""

import json
import sys
import tomllib
from pathlib import Path

from gonfalon.kernel.records.record import parse_record, replay
from gonfalon.kernel.records.saving import digest
from tests.games.former_names import former_digest

FORMER = ("mastery", "paladins")  # whose digests are kept under former names

found = []
for kept in sorted(Path("tests/games").glob("*/records/digests.toml")):
    digests = tomllib.loads(kept.read_text("utf-8"))
    for name, values in digests.items():
        text = (kept.parent / f"{name}.txt").read_text("utf-8")
        match = replay(parse_record(text))
        slug = kept.parent.parent.name
        known = former_digest(match) if slug in FORMER else digest(match)
        if known != values["digest"]:
            sys.exit(f"{slug} {name}: {known} is not the kept {values['digest']}")
        found.append([f"{slug}/{name}", text, digest(match)])
json.dump(found, sys.stdout)
