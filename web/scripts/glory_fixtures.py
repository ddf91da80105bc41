"""Write positions of Glory: A Game of Knights for the gallery and the tests of its board.

Seeded matches are played at random; of every kind of question one position is kept, as the asked
seat sees it: view, explanations, the last events. Run again when their shape changes.

    python web/scripts/glory_fixtures.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gonfalon.games.glory import GAME
from gonfalon.kernel.chance.chance import FastChance

PLACE = Path(__file__).parent.parent / "src/games/glory/fixtures"
NAMES = ["Соломія", "Bohdan", "Magda K.", "Steward II"]
LATE = {"action": 2, "support": 2, "market": 2, "travel": 2, "take-card": 2, "new-goal": 2}
BY_SEATS = ("action", "support", "take-card", "travel", "herald", "shield", "title")
MODES = ("plaisance", "pas_darmes")
SCENARIOS = ("rivalry", "lone_challenge", "warrior")
SEEN_IN = {"rivalry": 2, "lone_challenge": 2, "warrior": 1}  # rounds; chance loses the Warrior soon


def keep(name: str, m: Any, seat: int | None, events: list[Any]) -> None:
    """Write one position."""
    words = m.content.vocabulary
    asked = [] if seat is None else [e.to_json(words) for e in m.explain(seat)]
    data = {
        "names": NAMES[: m.seats],
        "view": m.view(seat),
        "explain": asked,
        "events": [e.to_json(words) for e in events if e.visible_to(seat)],
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    (PLACE / f"{name}.json").write_text(text + "\n")


def wanted(m: Any, decision: Any) -> str | None:
    """Return under which name a position is worth keeping, if at all."""
    kind, round = decision.kind, m.state.round
    if round and round < LATE.get(kind, 1):
        return None
    if kind == "action" and len(decision.options) < 6:
        return None
    if kind in BY_SEATS:
        mode = m.view(None)["state"]["mode"]
        return f"{kind}-{mode}" if kind in ("herald", "shield") else f"{kind}-{m.seats}"
    return str(kind)


def play(seed: int, kept: dict[str, int]) -> None:
    """Play one match and keep what is new."""
    seats = 1 + seed % 4
    options = {"tournament": MODES[seed // 4 % 2]}
    if seats == 1:
        options["scenario"] = SCENARIOS[seed // 4 % 3]
        if options["scenario"] == "warrior":
            options["tournament"] = "plaisance"
    m = GAME.new(seats, FastChance(seed), options)
    luck = FastChance(seed + 1000)
    events: list[Any] = []

    def once(name: str, seat: int | None) -> None:
        if name not in kept:
            kept[name] = seed
            keep(name, m, seat, events)

    while not m.over:
        for decision in m.decisions:
            name = wanted(m, decision)
            if name:
                once(name, decision.seat)
        if seats == 1 and m.state.round and m.decisions[0].kind == "action":
            scenario = options["scenario"]
            if m.state.round == SEEN_IN[scenario] and len(m.state.opponent.drawn) > 2:
                once(f"solo-{scenario}", 0)
        if m.state.round == 2 and seats == 3:
            once("spectator-3", None)
        decision = m.decisions[0]
        option = decision.options[luck.below(0, len(decision.options))]
        events = m.choose(decision.id, option.id)
    once(f"end-{seats}", 0)


def main() -> None:
    """Write all positions."""
    PLACE.mkdir(parents=True, exist_ok=True)
    kept: dict[str, int] = {}
    for seed in range(1, 41):
        play(seed, kept)
    print(sorted(kept))


if __name__ == "__main__":
    main()
