"""What the web client knows of the games without asking, generated from their packages.

`write` makes web/src/generated/games/<slug>.json: kinds of arguments, words of sections, what
components do; and web/src/generated/printed/<slug>.json: the content that a board draws, for the
sections that its face names (web/src/games/<slug>/printed.json); and build/schema/<slug>.json: the
JSON Schema of what its matches say (match.json: those of any game), of which the client's types
are made. `npm run generate` calls it, with nothing but the standard library.
`speech` makes build/speech.json: every message of every game as `speech.py` says it in each
language, which the client's tests compare with what the client says.

    python scripts/web_facts.py write|speech
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from gonfalon.components import client_facts, component_facts
from gonfalon.kernel.game import Game, game
from gonfalon.kernel.values.message import NUMBER, SEAT, SEATS
from gonfalon.schema import common_schema, schema_of
from gonfalon.speech import Speech

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "src" / "gonfalon" / "games"
TARGET = ROOT / "web" / "src" / "generated" / "games"
PRINTED = ROOT / "web" / "src" / "generated" / "printed"
SCHEMAS = ROOT / "build" / "schema"
FACES = ROOT / "web" / "src" / "games"
SPEECH = ROOT / "build" / "speech.json"
LANGUAGES = ("en", "ru", "uk", "pl")
# One for each form of a plural, a long one, a negative one. Not 1,000: Polish writes it without a
# space, which the browsers know and Babel does not.
NUMBERS = (0, 1, 2, 5, 21, 12345, -14)
PEOPLE = ["Anna", "Bohdan", "Celina", "Dmytro", "Ewa", "Fedir"]


def slugs() -> list[str]:
    """Return the games of this repository."""
    return sorted(p.parent.name for p in PACKAGES.glob("*/game.py"))


def value_of(kind: str, round: int, words: Any) -> Any:
    """Return a value for an argument, another one in each round."""
    if kind.endswith("*"):
        return [value_of(kind[:-1], round + i, words) for i in range(round % 4)]
    if kind == NUMBER:
        return NUMBERS[round % len(NUMBERS)]
    if kind == SEAT:
        return round % len(PEOPLE)
    if kind == SEATS:
        return list(range(round % 4))
    return words[kind][round % len(words[kind])]


def spoken(played: Game[Any]) -> dict[str, Any]:
    """Return what Python says: messages with arguments, names and texts of components."""
    content = played.load()
    words = content.vocabulary
    said: list[dict[str, Any]] = []
    for id, message in sorted(played.messages().items()):
        kinds = dict(zip(message.names, message.types))
        for round in range(len(NUMBERS) if NUMBER in kinds.values() else 2):
            args = {name: value_of(kind, round, words) for name, kind in kinds.items()}
            said.append({"message": id, "args": args})
    texts: dict[str, Any] = {}
    for language in LANGUAGES:
        voice = Speech(played, language, PEOPLE[:4], content)
        texts[language] = {
            "said": [voice.told(one["message"], one["args"]) for one in said],
            "names": {
                f"{section}:{id}": [voice.name_of(section, id), voice.does(section, id)]
                for section in played.kinds
                if section in content.entries.sections
                for id in content.entries.section(section)
            },
        }
        if voice.faults:
            raise SystemExit("\n".join(voice.faults))
    return {"people": PEOPLE[:4], "said": said, "texts": texts}


def files() -> dict[Path, str]:
    """Return the files that there should be."""
    made = {TARGET / f"{slug}.json": json.dumps(client_facts(game(slug))) for slug in slugs()}
    made[SCHEMAS / "match.json"] = json.dumps(common_schema())
    for slug in slugs():
        made[SCHEMAS / f"{slug}.json"] = json.dumps(schema_of(game(slug)))
        wanted = FACES / slug / "printed.json"
        if wanted.exists():
            sections = json.loads(wanted.read_text("utf-8"))
            made[PRINTED / f"{slug}.json"] = json.dumps(
                component_facts(game(slug).load().entries, sections)
            )
    return made


def save(path: Path, text: str) -> None:
    """Write a file, and its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def main() -> None:
    """Write the files, or what Python says."""
    wanted = sys.argv[1:]
    if wanted == ["write"]:
        for path, text in files().items():
            save(path, text)
    elif wanted == ["speech"]:
        save(SPEECH, json.dumps({slug: spoken(game(slug)) for slug in slugs()}))
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
