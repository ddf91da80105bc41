"""Play the matches that Glory's lesson starts its steps in, and write their records.

    python scripts/lessons/glory.py

It prints the number of inputs before each step, which `learn/basics.toml` repeats. The seeds were
searched for cards and dice that show what the lesson teaches. If the content changes so much that a
match cannot be played any more, look for seeds whose duels meet the assertions here. Bots play from
the first tournament to the titles, so other bots lead to another position there.
"""

from __future__ import annotations

from gonfalon.games.glory.rules.duel.question import other_attack, own_attack
from gonfalon.testing.lesson_story import LessonStory

YOU, RIVAL = 0, 1
SETTINGS = {"prize": "standard", "goals": "open", "characters": "level_1"}  # of a first game


def begin(name: str, seed: int) -> LessonStory:
    """Start a match in which you are first in turn order, and keep all cards."""
    s = LessonStory("glory", name, 2, seed, SETTINGS)
    for seat in (YOU, RIVAL):
        s.play(seat, next(d for d in s.m.decisions if d.seat == seat).options[0].id)
    assert s.m.state.order == [YOU, RIVAL]
    for seat in (YOU, RIVAL):
        s.play(seat, "keep")
    return s


def attacks(s: LessonStory) -> tuple[int, int]:
    """Return your attack and your opponent's in the pass that is being fought."""
    return own_attack(s.m, YOU), other_attack(s.m, YOU)


def robber() -> LessonStory:
    """Play the match of the first seven ideas: the city, then a duel without any help."""
    s = begin("robber", seed=5736)
    s.step("goal")
    s.play(YOU, "training")
    s.play(RIVAL, "prayer")
    s.step("pawns")
    s.play(YOU, "solo_training")
    s.play(RIVAL, "service")
    s.step("equipment")
    s.play(YOU, "market", "steed")
    s.play(RIVAL, "guard")
    for place in ("prayer", "guard", "guard"):
        s.play(YOU, place)
        s.play(RIVAL, "guard" if place == "prayer" else "solo_training")
    s.step("passes")
    s.play(YOU, "robber_knight")
    s.step("strength")
    s.play(YOU, "3")
    assert attacks(s) == (11, 7)
    s.step("dice")
    s.play(YOU, "none", "0")
    assert attacks(s) == (6, 7)
    s.step("faith")
    return s


def thieves() -> LessonStory:
    """Play the match of the other ideas: an ally, travels, a duel with help, a tournament."""
    s = begin("thieves", seed=872)
    s.step("support")
    s.play(YOU, "gain_ally", "5")
    s.play(RIVAL, "service")
    s.play(YOU, "plan_journey", "courtly_love", "medallion")
    s.play(RIVAL, "guard")
    s.play(YOU, "training")
    s.play(RIVAL, "guard")
    s.play(YOU, "market", "steed")
    for place in ("guard", "prayer"):
        s.play(RIVAL, "solo_training")
        s.play(YOU, place)
    s.play(RIVAL, "solo_training")
    s.step("romance")
    s.play(YOU, "courtly_love", "2")
    s.play(RIVAL, "pass")
    s.step("trade")
    s.play(YOU, "medallion")
    s.step("challenge")
    s.play(YOU, "relic_thieves", "2", "none")
    assert attacks(s) == (4, 7)
    s.step("lance")
    s.play(YOU, "squire")
    assert attacks(s) == (7, 7)
    s.step("tie")
    s.play(YOU, "none", "0", "none")
    assert attacks(s) == (7, 7)
    s.step("relic")
    s.play(YOU, "medallion")
    s.step("register")
    s.play(YOU, "2")
    s.play(RIVAL, "5")
    s.step("tournament")
    return s


def joust(story: LessonStory) -> LessonStory:
    """Play the first duel of that tournament, which the bots fight in another way."""
    s = story.branch("joust")
    s.play(YOU, "3")
    assert attacks(s) == (9, 7)
    s.play(YOU, "none", "none", "none", "none", "0", "strength-1:strength-1")
    assert attacks(s) == (7, 7)
    s.step("advance")
    return s


if __name__ == "__main__":
    robber().write()
    story = thieves()
    joust(story).write()
    story.let_bots_play(until="title")
    story.step("titles")
    story.write()
