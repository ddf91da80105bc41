"""Write recordings: what a seat sees while others act, one frame for each version.

Bots play seeded matches; the first stretch of each kind is kept. The dev page plays them
(`/dev.html?game=mastery&recording=attack`), and tests look at the boards while they play. Run again
when views or events change shape.

    python web/scripts/recordings.py
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gonfalon.bots import make_bot
from gonfalon.games.mastery import GAME as MASTERY
from gonfalon.games.paladins import GAME as PALADINS
from gonfalon.kernel.chance.chance import FastChance

PLACE = Path(__file__).parent.parent / "src/games"
NAMES = ["Aveline", "Steward III", "Magda K.", "Taras"]
VIEWER = 0
MOST = 13  # frames; of what happened before them, only the news are kept

Frame = dict[str, Any]
Cut = Callable[[list[Frame]], tuple[int, int] | None]


def frames_of(game: Any, seats: int, seed: int) -> list[Frame]:
    """Return the frames of one match of bots."""
    m = game.new(seats, FastChance(seed), {})
    words = m.content.vocabulary
    bots = [make_bot("heuristic") for _ in range(seats)]
    luck = FastChance(seed + 1000)
    frames = [frame(m, None, [])]
    while not m.over:
        decision = m.decisions[0]
        world = m.imagine(decision.seat, FastChance(luck.below(0, 1 << 30)))
        found = next((d for d in world.decisions if d.id == decision.id), decision)
        option = bots[decision.seat].choose(world, found, luck)
        version = m.version
        events = m.choose(decision.id, option.id)
        if m.version > version:
            said = [e.to_json(words) for e in events if e.visible_to(VIEWER)]
            frames.append(frame(m, decision.seat, said))
    return frames


def frame(m: Any, seat: int | None, events: list[Any]) -> Frame:
    """Return the frame of a match as it stands."""
    words = m.content.vocabulary
    news = {"version": m.version, "at": "", "kind": "choose", "seat": seat, "events": events}
    asked = [e.to_json(words) for e in m.explain(VIEWER)]
    return {"version": m.version, "view": m.view(VIEWER), "news": news, "explain": asked}


def says(one: Frame, *messages: str, **args: Any) -> bool:
    """Return whether one of the messages is among the events, with these arguments."""
    return any(
        event["message"] in messages
        and all(event["args"].get(key) == value for key, value in args.items())
        for event in one["news"]["events"]
    )


def attack(frames: list[Frame]) -> tuple[int, int] | None:
    """A rival's turn that ends in an attack on the viewer, up to the end of the battle."""
    for at, one in enumerate(frames):
        if not says(one, "event-battle-begins", defender=VIEWER):
            continue
        begin = next(i for i in range(at, 0, -1) if says(frames[i], "event-turn-begins"))
        end = next(i for i in range(at, len(frames)) if not frames[i]["view"]["state"]["battle"])
        rolled = any(says(one, "event-conflict-roll") for one in frames[at:end])
        if rolled and 3 < at - begin < 12 and end - at < 10 and not frames[end]["view"]["outcome"]:
            return begin, end + 1
    return None


def battle(frames: list[Frame]) -> tuple[int, int] | None:
    """A battle between others that ends with a conquest."""
    for at, one in enumerate(frames):
        if at < 100 or not says(one, "event-battle-begins"):
            continue
        sides = [side["seat"] for side in one["view"]["state"]["battle"]["sides"]]
        end = next(i for i in range(at, len(frames)) if not frames[i]["view"]["state"]["battle"])
        if VIEWER not in sides and says(frames[end], "event-conquered") and end - at < 10:
            return at - 3, end + 1
    return None


def round_end(frames: list[Frame]) -> tuple[int, int] | None:
    """A whole third round, and what follows it."""
    begin = next(i for i, one in enumerate(frames) if says(one, "event-round-begins", round=3))
    end = next(i for i, one in enumerate(frames) if says(one, "event-round-ends", round=3))
    return (begin, end + 1) if end - begin < 70 else None


def inquisition(frames: list[Frame]) -> tuple[int, int] | None:
    """An inquisition that a rival's tavern brings about."""
    for at, one in enumerate(frames):
        seat = one["news"]["seat"]
        if (
            at > 60
            and seat
            and says(one, "event-inquisition-begins")
            and says(one, "event-punished")
        ):
            return at - 3, at + 4
    return None


def keep(game: Any, slug: str, name: str, seats: int, cut: Cut) -> None:
    """Write the first stretch that fits."""
    for seed in range(1, 60):
        frames = frames_of(game, seats, seed)
        found = cut(frames)
        if not found:
            continue
        first, *rest = frames[found[0] : found[1]]
        earlier = [one["news"] for one in rest[:-MOST]]
        rest = rest[-MOST:]
        for one in rest[:-1]:
            del one["explain"]
        data = {
            "names": NAMES[:seats],
            "view": first["view"],
            "explain": [],
            "events": first["news"]["events"],
            "earlier": earlier,
            "frames": rest,
        }
        place = PLACE / slug / "recordings"
        place.mkdir(exist_ok=True)
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        (place / f"{name}.json").write_text(text + "\n")
        print(slug, name, "seed", seed, "frames", len(rest), f"{len(text) // 1024} kB")
        return
    raise SystemExit(f"no match has {name}")


def main() -> None:
    """Write all recordings."""
    keep(MASTERY, "mastery", "attack", 4, attack)
    keep(MASTERY, "mastery", "battle", 4, battle)
    keep(PALADINS, "paladins", "round", 3, round_end)
    keep(PALADINS, "paladins", "inquisition", 3, inquisition)


if __name__ == "__main__":
    main()
