"""Write positions of battles of Crusaders, for the gallery and the tests of the scene.

Seeded matches are played by bots, which now and then choose at random. A position comes with all
events since its battle began, because the scene tells what every card has done.

    python web/scripts/crusaders_battle_fixtures.py
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
MATCHES = 120
BEGINS = ("event-battle", "event-saracen-battle")
ENDS = ("event-battle-won", "event-saracens-won")


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
            "events": [e.to_json(words) for e in events if e.visible_to(seat)],
        }
        self.texts[name] = json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def spread(explained: Any) -> int:
    """Return how much the previews of a question have to tell."""
    found = 0
    for label in explained.labels:
        for half in (label.preview or {}).get("halves", []):
            found += 3 * (half["least"] != half["most"]) + len(half["parts"]) + len(half["later"])
            found += 2 * (half["stops"] != "no")
    return found


def look(m: Any, kept: Kept, events: list[Any]) -> None:
    """Offer what is asked now in a battle."""
    battle = m.view(None)["state"]["battle"]
    if battle is None:
        return
    decision = m.decisions[0]
    kind, seat = str(decision.kind), decision.seat
    players = all(one["side"] is not None for one in battle["fighters"])
    against = "players" if players else "saracens"
    rich = 4 * min(len(battle["cards"]), 3) + m.seats
    if kind in ("cancel-half", "battle-card"):
        worth = rich + spread(m.explain(seat)[0])
        kept.offer(f"battle-{kind}-{against}", worth, m, seat, events)
        if kind == "cancel-half" and players:
            kept.offer("battle-watched", worth, m, None, events)
    elif kind in ("bribe", "raze", "reinforce", "retreat", "captured-governor", "end-part"):
        kept.offer(f"battle-{kind}", rich + len(decision.options), m, seat, events)
    elif kind == "rescript-window":
        kept.offer("battle-rescript", rich + 3 * len(decision.options), m, seat, events)


def over(m: Any, kept: Kept, events: list[Any]) -> None:
    """Offer a battle that is just over, as the winner or the loser sees it."""
    said = [event.message.id for event in events]
    lost = {"event-retreated", "event-saracens-retreated", "event-tactic-lost"} & set(said)
    worth = 5 * len(lost) + 4 * ("event-city-taken" in said) + min(len(said), 40) // 4
    first = events[0]
    words = m.content.vocabulary
    attacker = first.to_json(words)["args"]["attacker"]
    name = "taken" if "event-city-taken" in said else "held"
    kept.offer(f"battle-over-{name}", worth, m, attacker, events)


def play(seed: int, kept: Kept) -> None:
    """Play one match and keep what is worth it."""
    seats = (4, 3, 2)[seed % 3]
    settings: dict[str, Any] = {"states": ["jerusalem", "tripoli"]} if seats == 2 else {}
    m = GAME.new(seats, FastChance(seed), settings)
    bot, luck = HeuristicBot(), FastChance(seed + 1000)
    fought: list[Any] = []
    while not m.over:
        look(m, kept, fought)
        decision = m.decisions[0]
        if luck.below(0, 100) < (8, 20, 60)[seed % 5 % 3]:
            option = decision.options[luck.below(0, len(decision.options))]
        else:
            option = bot.choose(m, decision, luck)
        for event in m.choose(decision.id, option.id):
            if event.message.id in BEGINS:
                fought = [event]
            elif fought:
                fought.append(event)
        if fought and not m.over and m.view(None)["state"]["battle"] is None:
            over(m, kept, fought)
            fought = []


def main() -> None:
    """Write all positions."""
    kept = Kept()
    for seed in range(1, MATCHES + 1):
        play(seed, kept)
        if seed % 10 == 0:
            print(seed, kept.worth, flush=True)
            for name, text in sorted(kept.texts.items()):
                (PLACE / f"{name}.json").write_text(text + "\n")
    print({name: len(text) for name, text in kept.texts.items()})


if __name__ == "__main__":
    main()
