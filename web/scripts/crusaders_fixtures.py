"""Write positions of Crusaders for the gallery and the tests of its board.

Seeded matches are played by bots, which now and then choose at random; of every kind of question
the position that shows most is kept, as the asked seat sees it: view, explanations, the last
events. Run again when their shape changes.

    python web/scripts/crusaders_fixtures.py
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
BY_SEATS = {"plan", "turn"}
MATCHES = 90
RICH = 3  # the round in which most is to be seen
SEATS = (4, 3, 2)
PAIRS = (["jerusalem", "tripoli"], ["antioch", "edessa"])
SAME = {"battle-card", "cancel-half"}  # wanted late in a battle


class Kept:
    """The best position of each name, as text."""

    def __init__(self) -> None:
        self.worth: dict[str, int] = {}
        self.texts: dict[str, str] = {}

    def offer(self, name: str, worth: int, m: Any, seat: int | None, events: list[Any]) -> None:
        """Keep a position if it is worth more than the one kept under that name."""
        if self.worth.get(name, -1) >= worth:
            return
        self.worth[name] = worth
        words = m.content.vocabulary
        data = {
            "names": NAMES[: m.seats],
            "view": m.view(seat),
            "explain": [] if seat is None else [e.to_json(words) for e in m.explain(seat)],
            "events": [e.to_json(words) for e in events if e.visible_to(seat)][-12:],
        }
        self.texts[name] = json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def worth_of(m: Any, decision: Any) -> int:
    """Return how much a position shows, without its view."""
    early = max(0, RICH - m.state.round)
    late = max(0, m.state.round - RICH - 1)
    return 40 - 6 * early - 2 * late + min(len(decision.options), 8) + 6 * (m.seats > 2)


def look(m: Any, kept: Kept, events: list[Any]) -> None:
    """Offer what is asked now."""
    for decision in m.decisions:
        kind, seat = str(decision.kind), decision.seat
        worth = worth_of(m, decision)
        if kind in BY_SEATS:
            kept.offer(f"{kind}-{m.seats}", worth, m, seat, events)
        if kind not in BY_SEATS:
            if kind in SAME:
                worth += 2 * len(m.view(None)["state"]["battle"]["cards"])
            kept.offer(kind, worth, m, seat, events)
    scene(m, kept, events)


def scene(m: Any, kept: Kept, events: list[Any]) -> None:
    """Offer positions that are not about a kind of question."""
    decision = m.decisions[0]
    seat = decision.seat
    state = m.view(None)["state"]
    owned = sum(city["owner"] is not None for city in state["cities"])
    bishops = sum(len(city["bishops"]) for city in state["cities"])
    full = 2 * owned + bishops
    if decision.kind == "turn" and state["round"] >= 4:
        kept.offer("late-map", full, m, seat, events)
    if decision.kind == "plan" and m.seats == 4 and state["round"] >= 3:
        kept.offer("spectator-4", full, m, None, events)
    now = state["saracens"]["now"]
    if now:
        worth = full + 4 * len(now["raiders"]) + 6 * (now["seat"] == seat)
        kept.offer(f"raid-{now['result']}", worth, m, seat, events)


def play(seed: int, kept: Kept) -> None:
    """Play one match and keep what is worth it."""
    seats = SEATS[seed % 3]
    settings: dict[str, Any] = {"states": PAIRS[seed // 3 % 2]} if seats == 2 else {}
    m = GAME.new(seats, FastChance(seed), settings)
    bot, luck = HeuristicBot(), FastChance(seed + 1000)
    events: list[Any] = []
    while not m.over:
        look(m, kept, events)
        decision = m.decisions[0]
        if luck.below(0, 100) < (8, 20, 60)[seed % 5 % 3]:
            option = decision.options[luck.below(0, len(decision.options))]
        else:
            option = bot.choose(m, decision, luck)
        events = m.choose(decision.id, option.id)
    worth = max(m.outcome.scores) if m.outcome else 0
    kept.offer(f"end-{seats}", worth, m, 0, events)


def main() -> None:
    """Write all positions."""
    PLACE.mkdir(parents=True, exist_ok=True)
    kept = Kept()
    for seed in range(1, MATCHES + 1):
        play(seed, kept)
        print(seed, len(kept.texts), sum(map(len, kept.texts.values())), flush=True)
    for name, text in sorted(kept.texts.items()):
        (PLACE / f"{name}.json").write_text(text + "\n")
        print(name, kept.worth[name], len(text))


if __name__ == "__main__":
    main()
