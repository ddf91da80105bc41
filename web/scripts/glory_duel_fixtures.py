"""Write positions of Glory for the tests of its duels, tournaments and titles.

Seeded matches are played at random, with a liking for travel cards and for what is used in duels;
of every kind of question one position is kept, as the asked seat sees it.

    python web/scripts/glory_duel_fixtures.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gonfalon.games.glory import GAME
from gonfalon.games.glory.rules.titles.binding import BindRelics
from gonfalon.kernel.chance.chance import FastChance

PLACE = Path(__file__).parent.parent / "src/games/glory/fixtures"
NAMES = ["Jadwiga", "Magda K.", "Тарас", "Steward II"]
TITLES = ("title", "bind-allies", "bind-relics")
DECLINING = ("pass", "stop", "wait", "none", "keep", "enough")


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


def wanted(m: Any, decision: Any, said: set[str]) -> str | None:
    """Return under which name a position is worth keeping, if at all."""
    kind, seat, count = decision.kind, decision.seat, len(decision.options)
    state = m.view(seat)["state"]
    duel = state["duel"]
    if duel is not None:
        if "event-pass-won" in said or "event-pass-lost" in said:
            return "duel-scene-after-pass"
        foes = {one["kind"] for one in duel["duellists"]}
        if kind == "duel-faith" and several_helps(m, seat):
            return "duel-scene-helped"
        if kind == "duel-relic" and any(option.id == "ring" for option in decision.options):
            return "duel-scene-relic-ring"
        if foes == {"player"} and kind == "duel-faith":
            return "duel-scene-players"
        if "opponent" in foes:
            return "duel-scene-opponent"
        if kind == "duel-faith":
            few = any(":" in option.id for option in decision.options)
            return "duel-scene-faith-few" if few else "duel-scene-faith"
        return f"duel-scene-{kind[5:]}" if kind.startswith("duel-") else None
    if "event-duel-won" in said or "event-duel-lost" in said:
        return "duel-over-won" if "event-duel-won" in said else "duel-over-lost"
    if kind in ("herald", "shield"):
        return f"tour-{kind}-{state['mode']}" if count > 2 else None
    if kind in TITLES:
        return f"titles-{kind}" if kind != "title" or count > 2 else None
    if state["phase"] == "tournament" and kind == "consolation":
        return f"tour-run-{state['mode']}"
    return None


def several_helps(m: Any, seat: int) -> bool:
    """Return whether a seat that is losing has allies and relics to use after its reroll."""
    found = m.explain(seat)[0].preview
    losing = m.view(seat)["state"]["duel"]["duellists"][found["ahead"]]["seat"] != seat
    return losing and len({one["step"] for one in found["reroll"]["helps"]}) == 2


def choice(m: Any, decision: Any, luck: Any) -> Any:
    """Return a random answer; those that decline are rare."""
    options = decision.options
    active = [o for o in options if o.id not in DECLINING]
    if active and luck.below(0, 8):
        options = active
    return options[luck.below(0, len(options))]


def play(seed: int, seats: int, kept: dict[str, int]) -> None:
    """Play one match and keep what is new."""
    settings = {"tournament": ("plaisance", "pas_darmes")[seed % 2]}
    if seats == 1:
        settings = {"scenario": "rivalry", "tournament": "plaisance"}
    m = GAME.new(seats, FastChance(seed), settings)
    luck = FastChance(seed + 1000)
    events: list[Any] = []
    while not m.over:
        said = {event.message.id for event in events}
        for decision in m.decisions:
            name = wanted(m, decision, said)
            if name and name not in kept:
                kept[name] = seed
                keep(name, m, decision.seat, events)
                if name == "duel-scene-players":
                    duellists = m.view(None)["state"]["duel"]["duellists"]
                    [foe] = [one["seat"] for one in duellists if one["seat"] != decision.seat]
                    keep("duel-scene-players-foe", m, foe, events)
                    keep("duel-scene-players-watched", m, None, events)
        state = m.view(None)["state"]
        if state["duel"] is not None and "duel-scene-spectator" not in kept:
            kept["duel-scene-spectator"] = seed
            keep("duel-scene-spectator", m, None, events)
        decision = m.decisions[0]
        events = m.choose(decision.id, choice(m, decision, luck).id)
    name = f"titles-end-{seats}"
    if name not in kept:
        kept[name] = seed
        keep(name, m, 0, events)


def relics_to_bind() -> None:
    """Keep the question of relics for a title. Chance never leads to it: relics are dealt here."""
    m = GAME.new(2, FastChance(5), {"tournament": "plaisance"})
    luck = FastChance(1005)
    while m.decisions[0].kind != "title":
        decision = m.decisions[0]
        m.choose(decision.id, choice(m, decision, luck).id)
    seat, t = m.decisions[0].seat, m.state
    for id in ("medallion", "amulet", "ring", "ring", "ring"):
        t.relics[t.c.relics.index(id)] -= 1
        t.boards[seat].relics[t.c.relics.index(id)] += 1
    m.call(BindRelics(seat, t.c.titles.ids.index("founder"), 4))
    m.advance()
    keep("titles-bind-relics", m, seat, [])


def main() -> None:
    """Write all positions."""
    PLACE.mkdir(parents=True, exist_ok=True)
    relics_to_bind()
    kept: dict[str, int] = {}
    for seed in range(1, 25):
        play(seed, 1 + seed // 2 % 4, kept)
    print(sorted(kept))


if __name__ == "__main__":
    main()
