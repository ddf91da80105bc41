"""Play the match that the lesson of Paladins starts its steps in, and write its record.

    python scripts/lessons/paladins.py

It prints the number of inputs before each step, which `learn/basics.toml` repeats. The seed was
searched for paladins, taverns and cards that show what the lesson teaches. The last step is near
the end of the match, which bots play; if they change, the record does, and with it that step.
"""

from __future__ import annotations

from gonfalon.testing.lesson_story import LessonStory

YOU, RIVAL = 0, 1


def kingdom() -> LessonStory:
    """Play the first four rounds: monks, a workshop, walls, suspicion, outsiders, debts."""
    s = LessonStory("paladins", "kingdom", 2, seed=8828)
    s.play(RIVAL, "1")
    s.step("goal")
    s.play(YOU, "3")
    s.step("paladin")
    s.play(RIVAL, "girard", "ivoire")
    s.play(YOU, "ivon", "gerier")
    s.step("tavern")
    s.play(YOU, "2")
    s.play(RIVAL, "1")
    s.step("hunt")
    s.play(YOU, "hunt", "two", "labourer:scout")
    s.play(RIVAL, "hunt", "two", "scout:scout")
    s.step("commission")
    s.play(YOU, "commission", "space_2_3", "scout:labourer:cleric")
    s.play(RIVAL, "trade", "one", "criminal")
    s.step("workshop")
    s.play(YOU, "develop", "commission:1")
    s.play(RIVAL, "pass")
    s.step("pass")
    s.play(YOU, "pass")
    second_round(s)
    third_round(s)
    fourth_round(s)
    return s


def second_round(s: LessonStory) -> None:
    """Play the circle of the tracks, and the inquisition."""
    s.play(RIVAL, "gerin", "berengier")
    s.play(YOU, "anseis", "gerier")
    s.play(RIVAL, "1")
    s.play(YOU, "2")
    s.play(RIVAL, "trade", "one", "labourer")
    s.step("fortify")
    s.play(YOU, "fortify", "merchant:scout:scout")
    s.play(RIVAL, "hunt", "one", "fighter")
    s.step("garrison")
    s.play(YOU, "garrison", "space_1_2")
    s.play(RIVAL, "commission", "scout:fighter:criminal", "3")
    s.step("criminal")
    s.play(YOU, "conspire")
    s.play(RIVAL, "pass", "scout", "merchant", "fighter")
    s.play(YOU, "pass")


def third_round(s: LessonStory) -> None:
    """Play townsfolk, outsiders and a debt."""
    s.play(RIVAL, "otton", "ivon")
    s.play(YOU, "gerier", "roland")
    s.play(YOU, "3")
    s.play(RIVAL, "1")
    s.step("townsfolk")
    s.play(YOU, "recruit", "hire", "5", "merchant:fighter")
    s.play(RIVAL, "trade", "two", "labourer:merchant")
    s.step("outsiders")
    s.play(YOU, "convert", "2", "criminal:scout:cleric")
    s.play(RIVAL, "pass", "scout", "merchant", "merchant")
    s.step("debt")
    s.play(YOU, "favour:1", "scout")
    s.play(YOU, "pass", "merchant", "merchant", "scout")


def fourth_round(s: LessonStory) -> None:
    """Play absolution, prayer and a second monk in the same round."""
    s.play(RIVAL, "ivon", "engelier")
    s.play(YOU, "oliver", "roland")
    s.play(RIVAL, "1")
    s.play(YOU, "3")
    s.play(RIVAL, "trade", "one", "labourer")
    s.step("absolve")
    s.play(YOU, "absolve", "absolve_space_1")
    s.play(YOU, "cleric:merchant:merchant", "1")
    s.play(RIVAL, "hunt", "one", "labourer")
    s.play(YOU, "commission", "space_3_3", "labourer:cleric")
    s.play(RIVAL, "fortify", "merchant:scout:scout")
    s.step("pray")
    s.play(YOU, "pray", "commission", "cleric")
    s.play(RIVAL, "pass", "merchant", "fighter", "cleric")
    s.step("again")
    s.play(YOU, "commission", "space_3_5", "labourer:criminal")


def last_action(s: LessonStory) -> int:
    """Return the number of inputs before your last turn of a finished match."""
    assert s.m.log is not None
    return max(at for at, entry in enumerate(s.m.log) if entry.target.endswith("action.0"))


if __name__ == "__main__":
    story = kingdom()
    story.write()
    story.step("score", last_action(story))
