"""The coach of every game: it answers every question, and has its sentences in every language."""

from __future__ import annotations

import re
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import gonfalon
from gonfalon.bots.bot import counterpart
from gonfalon.bots.coach import Advice, advise, coach_of, lesson_of, rules_of
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import Game, game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision, Option
from tests.fluent_files import (
    CYRILLIC,
    LANGUAGES,
    Entries,
    latin_complaints,
    parsed,
    plural_complaints,
    serialized,
    space_complaints,
    variables,
)

GAMES = ("crusaders", "glory", "mastery", "paladins")
MATCHES = 30
EACH = 3  # questions of a kind in a match
LONGEST_TEXT = 190
SLOW = 1.0  # seconds of CPU

pytestmark = pytest.mark.parametrize("slug", GAMES)


def folder(slug: str) -> Path:
    """Return the folder of a game."""
    return Path(gonfalon.__file__).parent / "games" / slug


def sentences(slug: str, language: str) -> Entries:
    """Return what a coach says in a language."""
    return parsed((folder(slug) / "text" / language / "coach.ftl").read_text("utf-8"))


def counsel(m: Match[Any], decision: Decision) -> tuple[dict[str, Any], Advice]:
    """Ask the coach as the server does, with a fixed seed."""
    world = m.imagine(decision.seat, FastChance(1))
    world.chance = FastChance(2)
    asked = counterpart(world, decision)
    return lesson_of(world, asked), advise(world, asked, FastChance(3))


def said(told: dict[str, Any], advice: Advice) -> set[str]:
    """Return the texts that the coach's answer needs."""
    found = {told["why"], told["tip"], told["goal"]["message"]}
    for prospect in (advice.best, advice.second):
        if prospect is not None:
            changes = [*prospect.changes, *([prospect.points] if prospect.points else [])]
            found |= {f"coach-count-{change.name}" for change in changes}
            found |= {remark.message.id for remark in prospect.remarks}
    return found


def test_the_coach_answers_whatever_is_asked_in_thirty_matches(slug: str) -> None:
    played: Game[Any] = game(slug)
    content = played.load()
    setups = played.setups(content)
    known = sentences(slug, "en")
    rules = (folder(slug) / "ledger.toml").read_text("utf-8")
    slowest = 0.0
    for number in range(MATCHES):
        seats, settings = setups[number * 7 % len(setups)]
        m = played.new(seats, FastChance(number), settings, content, live=False)
        luck = FastChance(number + 1_000)
        kinds: Counter[str] = Counter()
        while not m.over:
            if not m.open_decisions:
                m.close(m.round)
                continue
            decision = m.open_decisions[luck.below(0, len(m.open_decisions))]
            kinds[decision.kind] += 1
            if kinds[decision.kind] <= EACH and number % 3 == kinds[decision.kind] % 3:
                began = time.process_time()
                told, advice = counsel(m, decision)
                slowest = max(slowest, time.process_time() - began)
                assert said(told, advice) <= set(known), decision
                assert all(f"[rules.{rule}]" in rules for rule in told["rules"])
                assert decision.option(advice.best.option.id) is not None
                if len(decision.options) > 1:
                    assert advice.second is not None
                    assert advice.second.option.id != advice.best.option.id
            m.answer(decision, decision.options[luck.below(0, len(decision.options))])
    assert slowest < SLOW


def test_the_coach_does_not_see_what_is_hidden(slug: str) -> None:
    """Two matches that a seat cannot tell apart get the same answer."""
    played: Game[Any] = game(slug)
    m = played.new(played.max_seats, FastChance(4))
    luck = FastChance(5)
    for number in range(120):
        if not m.open_decisions:
            m.close(m.round)
            continue
        decision = m.open_decisions[0]
        if number % 4 == 0:
            twin = m.imagine(decision.seat, FastChance(number))
            asked = counterpart(twin, decision)
            one, other = counsel(m, decision), counsel(twin, asked)
            words = m.content.vocabulary
            assert one[0] == other[0]
            assert one[1].to_json(words) == other[1].to_json(words)
        m.choose(decision.id, decision.options[luck.below(0, len(decision.options))].id)


def test_asking_changes_nothing(slug: str) -> None:
    played: Game[Any] = game(slug)
    m = played.new(played.max_seats, FastChance(6))
    decision = m.open_decisions[0]
    before = [m.view(seat) for seat in range(m.seats)]
    counsel(m, decision)
    assert [m.view(seat) for seat in range(m.seats)] == before


def test_every_kind_of_question_has_a_reason_and_a_tip(slug: str) -> None:
    played: Game[Any] = game(slug)
    coach = coach_of(played)
    assert coach is not None
    kinds = set(played.option_kinds(played.load()))
    assert set(coach.tips) == kinds
    known = set(sentences(slug, "en"))
    assert {f"coach-why-{kind}" for kind in kinds} <= known
    assert {f"coach-tip-{tip}" for tip in coach.tips.values()} <= known
    used = {f"coach-why-{k}" for k in kinds} | {f"coach-tip-{t}" for t in coach.tips.values()}
    other = [id for id in known - used if id.startswith(("coach-why-", "coach-tip-"))]
    assert other == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_whole_in_every_language(slug: str, language: str) -> None:
    english, entries = sentences(slug, "en"), sentences(slug, language)
    assert list(entries) == list(english)
    assert latin_complaints(entries, language) + space_complaints(entries) == []
    assert plural_complaints(entries, language, {}) == []
    for id, message in entries.items():
        assert variables(message, entries) == variables(english[id], english), id
        text = serialized(message)
        assert len(text) < LONGEST_TEXT + len(id), id
        ends = "." if not id.startswith("coach-count-") else ""
        assert text.strip().endswith(ends), id
        if language not in ("en", *CYRILLIC):
            assert text != serialized(english[id]), id
        assert not re.search(r"\s{2,}", text.strip()), id


def test_rules_come_by_frequency(slug: str) -> None:
    prefix = game(slug).prefix
    options = [Option(str(n), f"{prefix}-{'ABBCCCD'[n]}") for n in range(7)]
    found = rules_of(Decision(0, "any", options, public=True))
    assert found == [f"{prefix}-C", f"{prefix}-B", f"{prefix}-A"]
