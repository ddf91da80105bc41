"""Saving, loading and cloning: the same match, to the last bit."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.game import Content
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import POLICIES
from gonfalon.kernel.records.saving import canonical, digest, from_json, to_json
from gonfalon.kernel.values.errors import KernelError, NotInstalled
from tests.kernel.tiny import chain, duel, hands
from tests.kernel.tiny.base import CONTENT
from tests.kernel.tiny.duel import DuelState
from tests.kernel.tiny.play import GAMES, positions, step_at_random

SLUGS = sorted(GAMES)
MANY = [(slug, seed, POLICIES[seed % 3]) for slug in SLUGS for seed in range(6)]


def views(m: Match[Any]) -> str:
    """Return what all viewers see, as text."""
    return canonical([m.view(viewer) for viewer in (*range(m.seats), None)])


@pytest.mark.parametrize(("slug", "seed", "policy"), MANY)
def test_a_loaded_match_is_the_same_at_every_decision(slug: str, seed: int, policy: str) -> None:
    """Saved again it gives the same bytes; its digest and all its views are the same."""
    for m in positions(slug, seed, policy):
        text = to_json(m)
        loaded = from_json(text, None, GAMES[slug])
        assert to_json(loaded) == text
        assert digest(loaded) == digest(m)
        assert views(loaded) == views(m)
        assert canonical(json.loads(text)) == text


@pytest.mark.parametrize(("slug", "seed", "policy"), MANY)
def test_a_loaded_match_goes_on_alike(slug: str, seed: int, policy: str) -> None:
    """Original and copy, played on with the same inputs, stay the same to the end."""
    for number, m in enumerate(positions(slug, seed, policy)):
        if number == 5 or m.over:
            break
    copies = [m, from_json(to_json(m), None, GAMES[slug])]
    randoms = [Random(seed), Random(seed)]
    while not m.over:
        for copy, random in zip(copies, randoms, strict=True):
            step_at_random(copy, random)
        assert to_json(copies[0]) == to_json(copies[1])
    assert copies[1].over


@pytest.mark.parametrize(("slug", "seed", "policy"), MANY)
def test_clones_never_move_with_the_original(slug: str, seed: int, policy: str) -> None:
    """Old clones are kept while the match goes on; none of them changes, nor does its view."""
    kept: list[tuple[Match[Any], str, str]] = []
    for m in positions(slug, seed, policy):
        clone = m.clone()
        assert digest(clone) == digest(m)
        assert (clone.trail, clone.log, clone.listening) == (None, None, False)
        kept.append((clone, digest(clone), views(clone)))
    for clone, before, seen in kept:
        assert digest(clone) == before
        assert views(clone) == seen


@pytest.mark.parametrize(("slug", "seed", "policy"), MANY)
def test_the_original_never_moves_with_clones_or_imagined_matches(
    slug: str, seed: int, policy: str
) -> None:
    """Copies are played on to their ends; the original stays where it was."""
    for number, m in enumerate(positions(slug, seed, policy)):
        if number % 4:
            continue
        before, saved, seen = digest(m), to_json(m), views(m)
        copies = [
            m.clone(),
            m.imagine(0, FastChance(seed)),
            m.imagine(None, FastChance(seed), False),
        ]
        for copy in copies:
            copy.resume()
            random = Random(seed)
            for _ in range(8):
                if not copy.over:
                    step_at_random(copy, random)
        assert (digest(m), to_json(m), views(m)) == (before, saved, seen)


def test_imagined_matches_have_the_chance_they_were_given() -> None:
    """The real stream of chance is not in an imagined match."""
    m = hands.GAME.begin(1, 2)
    chance = FastChance(5)
    imagined = m.imagine(0, chance)
    assert imagined.chance is chance
    assert m.chance is not chance


def test_the_digest_tells_states_apart() -> None:
    """Every position of a match has a digest of its own."""
    for slug in SLUGS:
        seen = [digest(m) for m in positions(slug, 3)]
        assert len(set(seen)) == len(seen)


def test_sealed_answers_are_saved() -> None:
    """A match saved in the middle of a round goes on with the answers that were in."""
    m = duel.GAME.begin(4, 3, "everyone")
    m.choose(m.decisions[0].id, "low")
    m.choose(m.decisions[1].id, "strike-0")
    loaded = from_json(to_json(m), None, duel.GAME)
    assert [d.id for d in loaded.decisions] == [d.id for d in m.decisions]
    assert loaded.undoable(1) == m.undoable(1) != []


def in_a_lane() -> Match[DuelState]:
    """Return a match in whose sealed round seat 0 has answered twice and seat 1 once."""
    for seed in range(100):
        m = duel.GAME.begin(seed, 3, "everyone")
        m.choose(m.decisions[0].id, "low")
        lanes = {d.seat: d for d in m.decisions}
        if all("strike-1" in [o.id for o in lanes[seat].options] for seat in (0, 1)):
            m.choose(lanes[0].id, "strike-1")
            m.choose(f"{lanes[0].id[:-1].replace('strike', 'feint')}1", "feint")
            m.choose(lanes[1].id, "strike-1")
            return m
    raise AssertionError("nobody ever holds the card")


def test_sealed_answers_are_saved_by_id_and_found_again() -> None:
    """Saved lanes hold ids; loaded ones the very options that were given."""
    m = in_a_lane()
    saved = json.loads(to_json(m))["stack"][-1]["given"]
    assert saved == [["strike-1", "feint"], ["strike-1"], []]
    lanes = from_json(to_json(m), None, duel.GAME).stack[-1]
    assert isinstance(lanes, duel.Strike)
    assert lanes.given[0][0] is duel.STRIKES[0]
    assert lanes.given[0][1] is duel.FEINT
    assert lanes.given[1] == [duel.STRIKES[0]]
    assert lanes.given[2] == []


def test_a_loaded_round_opens_as_it_would_have() -> None:
    """The same remaining answers lead to the same state."""
    m = in_a_lane()
    loaded = from_json(to_json(m), None, duel.GAME)
    while m.round == loaded.round and m.stack[-1].NAME == "strike":
        decision = m.decisions[0]
        for one in (m, loaded):
            one.choose(decision.id, decision.options[0].id)
    assert m.stack[-1].NAME == "window"
    assert to_json(loaded) == to_json(m)


def test_a_sealed_answer_that_is_not_offered_is_a_fault() -> None:
    """Whatever could not have been answered is reported, not played on with."""
    data = json.loads(to_json(in_a_lane()))
    for lane in (["strike-9"], ["feint"], ["strike-0", "true"]):
        data["stack"][-1]["given"][0] = lane
        with pytest.raises(KernelError, match=f"{lane[-1]}' is not offered to seat 0"):
            from_json(json.dumps(data), None, duel.GAME)


def test_steps_saved_in_a_former_form_are_brought_up_to_date() -> None:
    """A game reads what it saved otherwise, under the same rules."""

    class Renamed(duel.Duel):
        def current_step(self, content: Content, data: dict[str, Any]) -> dict[str, Any]:
            """Answers were numbers once."""
            if data["step"] != "strike":
                return data
            lanes = [[f"strike-{answer}" for answer in lane] for lane in data["given"]]
            return {**data, "given": lanes}

    m = duel.GAME.begin(4, 3, "everyone")
    m.choose(m.decisions[0].id, "low")
    m.choose(m.decisions[1].id, "strike-0")
    data = json.loads(to_json(m))
    data["stack"][-1]["given"] = [[], [0], []]
    assert to_json(from_json(json.dumps(data), None, Renamed())) == to_json(m)


def test_a_match_is_loaded_with_the_content_it_was_saved_with() -> None:
    """Other content is a fault to report, not to play on with."""
    m = chain.GAME.begin()
    cards = {"a": {"provenance": "recalled"}}
    with pytest.raises(NotInstalled, match="saved with content"):
        from_json(to_json(m), Content(Entries({"cards": cards})), chain.GAME)
    assert digest(from_json(to_json(m), CONTENT, chain.GAME)) == digest(m)


def test_a_match_is_loaded_as_its_own_game() -> None:
    """A match of one game is not loaded as one of another."""
    with pytest.raises(KernelError, match="loaded as duel"):
        from_json(to_json(chain.GAME.begin()), None, duel.GAME)


def test_outcomes_are_saved_with_every_point() -> None:
    """The score sheet of a finished match survives."""
    *_, m = positions("duel", 2)
    assert m.outcome is not None
    loaded = from_json(to_json(m), None, duel.GAME)
    assert loaded.outcome is not None
    words = m.outcome.to_json(CONTENT.vocabulary)
    assert loaded.outcome.to_json(CONTENT.vocabulary) == words
    assert [line["points"] for line in words["sheet"]] == words["scores"]
    assert [words["ranks"][seat] for seat in words["winners"]] == [1] * len(words["winners"])
