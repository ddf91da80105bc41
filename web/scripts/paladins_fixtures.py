"""Write positions of Paladins of the West Kingdom for the gallery and the tests of its board.

Seeded matches are played at random, but nobody passes as long as something else can be done; of
every kind of question one position is kept, as the asked seat sees it: view, explanations, the
last events. Run again when views or explanations change shape.

    python web/scripts/paladins_fixtures.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gonfalon.games.paladins import GAME
from gonfalon.kernel.chance.chance import FastChance

PLACE = Path(__file__).parent.parent / "src/games/paladins/fixtures"
NAMES = ["Соломія", "Bohdan", "Magda K.", "Steward II"]
LATE = {"action": 5, "workers": 5, "commission": 5, "garrison": 5, "attack": 5, "convert": 4}
SOLO = ("difficulty", "tavern", "action", "workers", "suspicion")
FAVOURITES = ("fortify", "commission", "garrison", "absolve", "convert", "attack", "develop")


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
    kind, seat, t = decision.kind, decision.seat, m.state
    head = "solo-" if m.seats == 1 else ""
    if head and kind not in SOLO:
        return None
    if kind in ("start", "difficulty"):
        return f"{head}{kind}"
    if t.round < LATE.get(kind, 2):
        return None
    if kind == "workers":
        acting = m.view(seat)["state"]["acting"]
        if len(decision.options) < 2 or not (acting and acting.get("action")):
            return None
        return "solo-workers" if head else f"workers-{acting['action']}"
    if kind in ("action", "commission", "garrison"):
        if len(decision.options) < 5:
            return None
        return f"{head}{kind}-{m.seats}"
    if kind == "paladin":
        return f"{head}{kind}-{m.seats}" if t.round > 2 else None
    if kind == "tavern":
        return f"{head}{kind}-{m.seats}" if seat != t.first or head else None
    return f"{head}{kind}"


def choice(m: Any, decision: Any, luck: Any) -> Any:
    """Return a random answer; actions that build something are liked best."""
    options = decision.options
    if decision.kind == "action" and (m.state.round < 3 or luck.below(0, 14)):
        busy = [o for o in options if o.id in FAVOURITES]
        options = busy or [o for o in options if o.id != "pass"] or options
    if decision.kind == "inquisition":
        options = [o for o in options if o.id != "stop"]
    return options[luck.below(0, len(options))]


def play(seed: int, seats: int, kept: dict[str, int]) -> None:
    """Play one match and keep what is new."""
    options = {"difficulty": "choose"} if seats == 1 else {}
    m = GAME.new(seats, FastChance(seed), options)
    luck = FastChance(seed + 1000)
    events: list[Any] = []
    while not m.over:
        said = {event.message.id for event in events}
        for decision in m.decisions:
            name = wanted(m, decision)
            if name and name not in kept:
                kept[name] = seed
                keep(name, m, decision.seat, events)
            if "event-inquisition-begins" in said and m.state.round > 2:
                name = f"after-inquisition-{seats}"
                if name not in kept and "event-punished" in said:
                    kept[name] = seed
                    keep(name, m, decision.seat, events)
        if m.state.round == 4 and seats > 1 and f"spectator-{seats}" not in kept:
            kept[f"spectator-{seats}"] = seed
            keep(f"spectator-{seats}", m, None, events)
        decision = m.decisions[0]
        events = m.choose(decision.id, choice(m, decision, luck).id)
    if f"end-{seats}" not in kept:
        kept[f"end-{seats}"] = seed
        keep(f"end-{seats}", m, 0, events)


def main() -> None:
    """Write all positions."""
    PLACE.mkdir(parents=True, exist_ok=True)
    kept: dict[str, int] = {}
    for seed in range(1, 41):
        play(seed, 1 + seed % 4, kept)
    print(sorted(kept))


if __name__ == "__main__":
    main()
