"""Let both verifiers judge the same records: the rules' replay, and the code of the page.

    python scripts/two_verifiers.py --matches 50

Every match is played at random, with a seed made of a house's secret and contributions. From its
record three files are made:

* the record itself, which both must accept;
* a copy with one bit altered anywhere, which both must refuse;
* a copy with one bit altered in what proves chance (seed, commitments, table, settings, secret,
  salt, contributions, checksums of draws), and with the checksum of the text made again, as a
  forger would. Both must refuse it, though its text looks undamaged.

Fails if one verdict is wrong. CI runs a short form; 10,000 matches are the long one. The page's
code runs under Node.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from gonfalon.kernel.chance.chance import ProvableChance
from gonfalon.kernel.chance.seeds import Origin, house_commitment, seed_of
from gonfalon.kernel.game import game
from gonfalon.kernel.records.record import parse_record, record_of, replay, text_sum, with_draws
from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.errors import RecordError
from gonfalon.proving.playing import plan, play_out, spread

WEB = Path(__file__).parent.parent / "web"
KINDS = {"true": True, "altered": False, "forged": False}
FIELDS = ("commitment", "seed", "table", "settings", "house-commitment", "house-secret")
PROVING = re.compile(
    rf"^(?:{'|'.join((*FIELDS, 'house-salt', 'contributions'))}): (.+)$|~([0-9a-f]+)$", re.MULTILINE
)
CHUNK = 200


def played(job: tuple[str, int, int]) -> str:
    """Play a match at random and return its record, with origin and draws."""
    slug, number, seed = job
    g = game(slug)
    content = g.load()
    made = plan(number, seed, g.setups(content))
    settings = g.check_settings(content, made.seats, made.settings)
    secret, salt = made.entropy("secret"), made.entropy("salt")
    shares = [made.entropy(f"share {seat}").hex() for seat in range(made.seats)]
    if number % 3 == 0:
        shares[number % made.seats] = "absent"
    table = f"{made.entropy('table').hex()[:32]}"
    origin = Origin(table, house_commitment(secret, salt), secret, salt, shares)
    key = seed_of(secret, table, canonical(settings), shares)
    chance = ProvableChance(key, g.chance_names(made.seats))
    match = g.new(made.seats, chance, made.settings, content, made.policy, live=False)
    match.log = []
    play_out(match, made.picker())
    return with_draws(record_of(match, origin=origin)).text


def altered(text: str, random: Random) -> bytes:
    """Return a record with one bit altered."""
    data = bytearray(text.encode())
    data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    return bytes(data)


def forged(text: str, random: Random) -> bytes:
    """Return a record with one bit altered in what proves chance, and its checksum made again."""
    spots = list(PROVING.finditer(text))
    heads = [spot for spot in spots if spot.group(1)]
    traces = [spot for spot in spots if spot.group(2)]
    found = random.choice(heads if random.random() < 0.7 or not traces else traces)
    begin, end = found.span(1 if found.group(1) else 2)
    at = random.randrange(begin, end)
    while True:
        other = chr(ord(text[at]) ^ 1 << random.randrange(7))
        if other.isprintable():
            break
    made = text[:at] + other + text[at + 1 :]
    return re.sub(
        r"^sum: .*$", f"sum: {text_sum(made)}", made, count=1, flags=re.MULTILINE
    ).encode()


def holds(path: str) -> bool:
    """The first verdict: parse the record and replay it by the rules."""
    try:
        replay(parse_record(Path(path).read_bytes().decode()))
    except (RecordError, UnicodeDecodeError):
        return False
    return True


def hold_in_page(paths: list[str]) -> list[bool]:
    """The second verdict: the page's code."""
    script = WEB / "scripts" / "check-records.mjs"
    found = subprocess.run(
        ["node", str(script), "-"],
        input="\n".join(paths),
        capture_output=True,
        text=True,
        cwd=WEB,
    )
    verdicts = dict(line.split("\t", 1) for line in found.stdout.splitlines())
    if list(verdicts) != paths:
        sys.exit(f"the page's verifier stopped: {found.stderr[-2000:]}")
    return [verdict.startswith("holds") for verdict in verdicts.values()]


def make(job: tuple[str, int, int, str]) -> list[tuple[str, str]]:
    """Play a match and write its three files; return their kinds and paths."""
    slug, number, seed, folder = job
    text = played((slug, number, seed))
    random = Random(f"{seed}/{number}")
    texts = {
        "true": text.encode(),
        "altered": altered(text, random),
        "forged": forged(text, random),
    }
    made = []
    for kind, data in texts.items():
        path = Path(folder) / f"{slug}-{number}.{kind}"
        path.write_bytes(data)
        made.append((kind, str(path)))
    return made


def main() -> int:
    """Run the comparison."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument(
        "--from", type=int, default=0, dest="first", help="number of the first match"
    )
    parser.add_argument("--games", default="mastery,paladins,glory,crusaders")
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--keep", type=Path, help="keep files that were judged wrongly here")
    given = parser.parse_args()
    slugs = given.games.split(",")
    seen: Counter[tuple[str, str]] = Counter()
    wrong = 0
    began = time.monotonic()
    numbers = range(given.first, given.first + given.matches)
    for start in range(0, len(numbers), CHUNK):
        with tempfile.TemporaryDirectory() as folder:
            jobs = [(slugs[n % len(slugs)], n, given.seed, folder) for n in numbers[start:][:CHUNK]]
            files = [file for made in spread(make, jobs, given.processes) for file in made]
            paths = [path for _, path in files]
            here = list(spread(holds, paths, given.processes))
            there = hold_in_page(paths)
            for (kind, path), *verdicts in zip(files, here, there, strict=True):
                for verifier, verdict in zip(("rules", "page"), verdicts, strict=True):
                    right = verdict == KINDS[kind]
                    seen[verifier, kind] += right
                    wrong += not right
                    if not right:
                        print(f"WRONG: {verifier} says {verdict} of {Path(path).name}")
                        if given.keep:
                            given.keep.mkdir(parents=True, exist_ok=True)
                            with contextlib.suppress(FileNotFoundError):
                                Path(path).rename(given.keep / Path(path).name)
        done = min(start + CHUNK, len(numbers))
        print(f"{done} matches, {time.monotonic() - began:.0f} s, {wrong} wrong", flush=True)
    for verifier in ("rules", "page"):
        counts = ", ".join(f"{kind} {seen[verifier, kind]}" for kind in KINDS)
        print(f"{verifier}: judged rightly of {len(numbers)} each: {counts}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
