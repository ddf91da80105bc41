"""Play the matches that Mastery's lesson starts its steps in, and write their records.

    python scripts/lessons/mastery.py

It prints the number of inputs before each step, which `learn/basics.toml` repeats. The seeds were
searched for boards and hands that show what the lesson teaches. If the content changes so much that
a match cannot be played any more, look for another seed whose set-up fits `BOARDS`.
"""

from __future__ import annotations

from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.testing.lesson_story import LessonStory

YOU, RIVAL = 0, 1

# What the steps rely on: tiles by hex, and artefacts by seat.
BOARDS: dict[str, dict[str, str]] = {
    "conquest": {
        "2,-1": "homelands",
        "1,-1": "arena",
        "1,1": "village",
        "0,1": "fort",
        "-1,1": "city",
        "-2,1": "homelands",
        "-1,-1": "marshlands",
    },
    "artefacts": {"1,0": "mountains", "-1,0": "ruins"},
}


class Story(LessonStory):
    """A match on one of the boards."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__("mastery", name, 2, seed)
        state = self.m.state
        assert isinstance(state, MasteryState)
        for hex, tile in BOARDS[name].items():
            found = state.content.tiles[state.tile[state.content.hex_names.index(hex)]]
            assert found == tile, f"{name}: {found} at {hex}, not {tile}"


def conquest() -> Story:
    """Play the match of the first ten ideas: land, supply, a battle won and a battle tied."""
    s = Story("conquest", seed=8202385)
    s.step("goal")
    s.play(YOU, "manoeuvre")
    s.step("knights")
    s.play(YOU, "done")
    s.step("empty")
    s.play(YOU, "1,-1", "3", "end_turn")
    s.play(RIVAL, "manoeuvre", "done", "-1,1", "3", "end_turn")
    s.play(YOU, "manoeuvre", "done")
    s.step("supply")
    s.play(YOU, "0,1", "2", "end_turn")
    s.play(RIVAL, "manoeuvre", "done", "-1,0", "3", "end_turn")
    s.play(YOU, "manoeuvre")
    s.step("redeploy")
    s.play(YOU, "2,-1", "castle", "2", "done")
    s.step("battle")
    s.play(YOU, "-1,1", "4")
    s.step("conflict")
    s.play(YOU, "conflict_5")
    s.play(RIVAL, "conflict_2", "support_2", "support_2", "stop")
    s.step("support")
    s.play(YOU, "support_2", "stop")
    s.play(RIVAL, "stop")
    s.step("margin")
    s.play(YOU, "support_1", "stop")
    s.play(RIVAL, "stop")
    s.play(YOU, "stop", "end_turn")
    s.play(RIVAL, "manoeuvre", "done", "-1,1", "5", "fracture:sceptre_vigour", "decline")
    s.step("tie")
    s.play(YOU, "conflict_5")
    s.play(RIVAL, "conflict_5", "stop")
    s.play(YOU, "stop")
    s.play(RIVAL, "end_turn")
    s.play(YOU, "manoeuvre", "done")
    s.step("land")
    return s


def artefacts() -> Story:
    """Play the match of the last ideas: Rage against Loyalty, then cards and a crown."""
    s = Story("artefacts", seed=820350)
    s.play(YOU, "manoeuvre", "done", "1,0", "3", "end_turn")
    s.play(RIVAL, "manoeuvre", "-1,0", "3", "none", "end_turn")
    s.play(YOU, "manoeuvre", "done", "-1,0", "4")
    s.step("sceptre")
    s.play(YOU, "pass")
    s.step("orb")
    s.play(YOU, "conflict_4")
    s.play(RIVAL, "conflict_4", "stop")
    s.play(YOU, "stop", "none", "end_turn")
    s.play(RIVAL, "end_turn")
    s.step("crown")
    s.play(YOU, "crown", "done")
    s.step("resources")
    s.play(YOU, "call_to_arms", "end_turn")
    s.step("fracture")
    return s


if __name__ == "__main__":
    for story in (conquest(), artefacts()):
        story.write()
