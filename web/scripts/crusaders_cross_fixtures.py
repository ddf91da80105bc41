"""Write positions of Crusaders with previews of placements and prayers, for the board's pictures.

python web/scripts/crusaders_cross_fixtures.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gonfalon.bots.heuristic import HeuristicBot
from gonfalon.games.crusaders import GAME
from gonfalon.kernel.chance.chance import FastChance

PLACE = Path(__file__).parent.parent / "src/games/crusaders/fixtures"
NAMES = ["Соломія", "Bohdan", "Magda K.", "Steward II"]
MATCHES = 14
LATEST = 5  # rounds that are looked at


def worth_of(m: Any, decision: Any) -> tuple[str, int]:
    """Return the name of a position and how much it shows; without a name it is not kept."""
    state = m.view(decision.seat)["state"]
    cross = state["cross"]
    if decision.kind == "plan" and m.seats == 4:
        left = cross["placing"].count(decision.seat)
        outer = sum(sector["outer"] is not None for sector in cross["sectors"].values())
        spies = sum(
            spy["watches"] == decision.seat for board in state["boards"] for spy in board["spies"]
        )
        worth = 2 * len(cross["next"]) + outer + 4 * min(spies, 2) + 3 * len(decision.options)
        return "cross-plan", worth if left == 1 else 0
    if decision.kind == "plan" and m.seats == 2:
        return "cross-homs", 20 * any(o.id.endswith("homs") for o in decision.options)
    if decision.kind == "prayer":
        bishops = sum(len(city["bishops"]) for city in state["cities"])
        return "cross-prayer", bishops + 4 * len(decision.options)
    return "", 0


def play(seed: int, best: dict[str, int], texts: dict[str, str]) -> None:
    """Play a match and keep what is worth it."""
    seats = 2 if seed % 4 == 3 else 4
    settings: dict[str, Any] = {"states": ["antioch", "edessa"]} if seats == 2 else {}
    m = GAME.new(seats, FastChance(seed), settings)
    bot, luck = HeuristicBot(), FastChance(seed + 1000)
    while not m.over and m.state.round <= LATEST:
        decision = m.decisions[0]
        name, worth = worth_of(m, decision)
        if name and worth > best.get(name, 0):
            best[name] = worth
            words = m.content.vocabulary
            data = {
                "names": NAMES[:seats],
                "view": m.view(decision.seat),
                "explain": [e.to_json(words) for e in m.explain(decision.seat)],
                "events": [],
            }
            texts[name] = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        m.choose(decision.id, bot.choose(m, decision, luck).id)


def main() -> None:
    """Write all positions."""
    best: dict[str, int] = {}
    texts: dict[str, str] = {}
    for seed in range(3000, 3000 + MATCHES):
        play(seed, best, texts)
        for name, text in texts.items():
            (PLACE / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(seed, best, flush=True)


if __name__ == "__main__":
    main()
