"""Lessons, coach, how-to page, public page and primer name the rules they state."""

from __future__ import annotations

import json

import pytest

from gonfalon.kernel.content.ledger import Ledger, Rule, read_ledger
from gonfalon.kernel.game import game
from gonfalon.lessons.loading import lessons_of
from gonfalon.proving.citing.rule_texts import RuleText, by_rule, commented, digests, unread
from tests.games.every import SLUGS
from tests.games.rule_texts import kept, texts_of, to_read

SOURCE = """# The game in a few sentences.

# no rule
a-title = Tea
a-lost = Nothing is about this.

## Brewing (XY-BREW-01, XY-BREW-02)

a-say = Three minutes.
    .more = Four for black tea.
# XY-POUR-N1, XY-BREW-02
a-do = Pour.
"""


@pytest.mark.parametrize("slug", SLUGS)
def test_every_message_names_rules_or_says_that_it_states_none(slug: str) -> None:
    texts = texts_of(game(slug))
    assert len({text.place.split(":")[0].split("/")[-1] for text in texts}) >= 6
    assert [str(text) for text in texts if bool(text.rules) == text.says_none] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_every_named_rule_exists(slug: str) -> None:
    played = game(slug)
    ledger = read_ledger(played.package)
    named = [(rule, text) for text in texts_of(played) for rule in text.rules]
    assert [f"{rule}: {text}" for rule, text in named if rule not in ledger.rules] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_step_of_a_lesson_teaches_its_texts_state(slug: str) -> None:
    played = game(slug)
    texts = texts_of(played)
    for lesson in lessons_of(played).values():
        for step in lesson.steps:
            own = step.text("say").removesuffix("say")
            stated = {rule for text in texts if text.id.startswith(own) for rule in text.rules}
            assert set(step.rules) <= stated, step.id


@pytest.mark.parametrize("slug", SLUGS)
def test_texts_were_read_again_when_a_rule_changed(slug: str) -> None:
    """To note that they were: `python -m tests.games.rule_texts`."""
    assert to_read(slug) == []
    noted = json.loads(kept(slug).read_text("utf-8"))
    assert set(noted) == set(by_rule(texts_of(game(slug)))), "rules that no text states any more"


def test_comments_are_about_a_message_or_about_a_group() -> None:
    found = [RuleText(f"x:{at}", id, comment, "XY") for at, id, comment in commented(SOURCE)]
    assert [(text.place, text.id, text.rules, text.says_none) for text in found] == [
        ("x:4", "a-title", [], True),
        ("x:5", "a-lost", [], False),
        ("x:9", "a-say", ["XY-BREW-01", "XY-BREW-02"], False),
        ("x:12", "a-do", ["XY-POUR-N1", "XY-BREW-02"], False),
    ]


def test_a_changed_rule_lists_the_texts_that_state_it() -> None:
    texts = [RuleText(f"x:{at}", id, comment, "XY") for at, id, comment in commented(SOURCE)]

    def ledger(minutes: int) -> Ledger:
        brew = Rule("XY-BREW-01", "BREW", "rule", f"Brew tea for {minutes} minutes.")
        stir = Rule("XY-BREW-02", "BREW", "rule", "Stir once.")
        return Ledger({"BREW": "Brewing"}, {rule.id: rule for rule in (brew, stir)})

    read = digests(ledger(3), texts)
    assert unread(ledger(3), texts, read) == {}
    found = unread(ledger(4), texts, read)
    assert {rule: [str(text) for text in about] for rule, about in found.items()} == {
        "XY-BREW-01": ["x:9 a-say"]
    }
