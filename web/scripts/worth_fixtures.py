"""Write a late position of each game as a player sees it, for the tests of what things are worth.

Bots play a seeded match until most kinds of things that give points are there. Run again when
views change shape.

    python web/scripts/worth_fixtures.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gonfalon.bots import make_bot
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import game

PLACE = Path(__file__).parent.parent / "src/games"
NAMES = ["Aveline", "Bohdan", "Magda K.", "Taras"]
# By game: the seats, the kind of question that is open, and the kinds of things that have a worth.
WANTED: dict[str, tuple[int, str, set[str]]] = {
    "mastery": (3, "advance", {"hex", "hex held", "tile"}),
    "paladins": (
        3,
        "action",
        {"order", "attribute", "action", "wall", "outsider", "outsider held", "goods"},
    ),
    "glory": (3, "action", {"title", "seat", "knight", "ally", "travel", "prestige"}),
    "crusaders": (3, "plan", {"governor", "governor held", "city", "city held", "end", "bull"}),
}


def kinds(view: Any) -> set[str]:
    """Return the kinds of components with a worth; those of cards that can be offered or held."""
    found: set[str] = set()
    for worth in view["worth"]:
        kind = worth["component"].split(":")[0]
        found |= {kind, f"{kind} held"} if worth["held"] else {kind}
    return found


def position(slug: str, seed: int) -> dict[str, Any] | None:
    """Play one match and return the first late position that has everything."""
    seats, asked, wanted = WANTED[slug]
    m = game(slug).new(seats, FastChance(seed))
    bots = [make_bot("heuristic") for _ in range(seats)]
    luck = FastChance(seed + 1000)
    words = m.content.vocabulary
    while not m.over:
        decision = m.decisions[0]
        if decision.seat == 0 and decision.kind == asked:
            view: Any = m.view(0)
            if wanted <= kinds(view):
                asks = [one.to_json(words) for one in m.explain(0)]
                return {"names": NAMES[:seats], "view": view, "explain": asks, "events": []}
        world = m.imagine(decision.seat, FastChance(luck.below(0, 1 << 30)))
        found = next((one for one in world.decisions if one.id == decision.id), decision)
        m.choose(decision.id, bots[decision.seat].choose(world, found, luck).id)
    return None


def main() -> None:
    """Write one position of each game."""
    for slug in WANTED:
        found = next(data for data in (position(slug, seed) for seed in range(1, 30)) if data)
        text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
        (PLACE / slug / "fixtures/worth.json").write_text(text + "\n")
        print(slug, found["view"]["version"], sorted(kinds(found["view"])))


if __name__ == "__main__":
    main()
