"""Write positions of Medieval Mastery for the gallery and the tests of its board.

Bots play seeded matches; of every kind of question one position is kept, as the asked seat sees
it: view, explanations, the last events. Run again when views or explanations change shape.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gonfalon.bots import make_bot
from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance

PLACE = Path(__file__).parent.parent / "src/games/mastery/fixtures"
NAMES = ["Aveline", "Steward III", "Magda K.", "Taras", "Bohdan", "Jadwiga"]


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


def wanted(kind: str, m: Any, seat: int) -> str | None:
    """Return under which name a position is worth keeping, if at all."""
    turn = m.turn
    if kind == "castle":
        return "castle" if len(m.state.castle_of) == 2 else None
    if kind == "advance":
        ahead = [label.preview for label in m.explain(seat)[0].labels if label.preview]
        fights = [o for o in ahead if o["defender"] is not None]
        if turn < 16 or len(fights) < 3:
            return None
        if m.state.rules.castle_siege:
            return "advance-siege" if any(o["siege"] for o in fights) else None
        return "advance-teams" if m.state.rules.loyalty else f"advance-{m.seats}"
    if kind == "redeploy-from":
        return (
            f"redeploy-from-{m.seats}" if turn >= 12 and len(m.decisions[0].options) >= 4 else None
        )
    if kind in ("support", "conflict"):
        if len(m.state.hands[seat].cards) < 3 or len(m.decisions[0].options) < 3:
            return None
        if kind == "support" and m.state.rules.loyalty:
            return "support-teams" if seat not in m.stack[-2].sides else None
        return kind
    return kind


def play(seed: int, seats: int, options: dict[str, Any], kept: dict[str, int]) -> None:
    """Play one match and keep what is new."""
    m = GAME.new(seats, FastChance(seed), options)
    bots = [make_bot("heuristic" if seed % 3 else "random") for _ in range(seats)]
    luck = FastChance(seed + 1000)
    events: list[Any] = []
    while not m.over:
        battle = m.view(None)["state"].get("battle")
        for decision in m.decisions:
            name = wanted(decision.kind, m, decision.seat)
            if name and name not in kept:
                kept[name] = seed
                keep(name, m, decision.seat, events)
        if battle and "spectator-battle" not in kept and battle["step"] == 5:
            kept["spectator-battle"] = seed
            keep("spectator-battle", m, None, events)
        decision = m.decisions[0]
        world = m.imagine(decision.seat, FastChance(luck.below(0, 1 << 30)))
        found = next((d for d in world.decisions if d.id == decision.id), decision)
        option = bots[decision.seat].choose(world, found, luck)
        events = m.choose(decision.id, option.id)
    if f"end-{seats}" not in kept:
        kept[f"end-{seats}"] = seed
        keep(f"end-{seats}", m, 0, events)


def main() -> None:
    """Write all positions."""
    PLACE.mkdir(parents=True, exist_ok=True)
    kept: dict[str, int] = {}
    for seed in range(1, 31):
        seats = 2 + (seed + 1) % 5
        options: dict[str, Any] = {}
        if seed % 5 == 0:
            options = {"castles": "choose"}
        play(seed, seats, options, kept)
    for seed in range(31, 37):
        play(seed, 4, {"variants": ["castle_siege"]}, kept)
        play(seed, 4, {"variants": ["loyalty"]}, kept)
    print(sorted(kept))


if __name__ == "__main__":
    main()
