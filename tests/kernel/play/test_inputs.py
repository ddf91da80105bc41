"""Inputs and queries: what is refused changes nothing, and asking changes nothing."""

from __future__ import annotations

import sys
from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import game, installed_games
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.series import read_series
from gonfalon.kernel.play.step import POLICIES
from gonfalon.kernel.records.record import record_of
from gonfalon.kernel.records.saving import digest, to_json
from gonfalon.kernel.values.errors import KernelError, Refused
from tests.kernel.tiny import chain, duel, hands
from tests.kernel.tiny.play import GAMES, positions, step_at_random

SLUGS = sorted(GAMES)


def ids_of(m: Match[Any]) -> tuple[list[str], list[str]]:
    """Return all ids of open decisions and of their options."""
    return [d.id for d in m.decisions], [o.id for d in m.decisions for o in d.options]


def mutated(text: str, random: Random) -> str:
    """Return an id with something wrong about it."""
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(["", "0", "1", ".", "-", "x", " "]) + text[at + 1 :]


@given(st.sampled_from(SLUGS), st.sampled_from(POLICIES), st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_refused_inputs_change_nothing(slug: str, policy: str, seed: int) -> None:
    """Stale, mutated and foreign ids, wrong seats, closed rounds: refused, and that is all."""
    random = Random(seed)
    played = GAMES[slug]
    m = played.begin(seed, random.randint(2, played.max_seats), policy)
    stale_decisions: list[str] = ["", "0.0.0"]
    stale_options: list[str] = ["", "done"]
    for _ in range(12):
        decisions, options = ids_of(m)
        before = digest(m), to_json(m), record_of(m).text, m.round
        for _ in range(6):
            decision = random.choice(decisions + stale_decisions)
            option = random.choice(options + stale_options)
            if random.random() < 0.5:
                decision = mutated(decision, random)
            else:
                option = mutated(option, random)
            offered = any(d.id == decision and d.option(option) for d in m.decisions)
            if not offered:
                with pytest.raises(Refused):
                    m.choose(decision, option)
            seat = random.choice([-1, 0, 1, 2, 29, 30, 10**9])
            target = random.choice(decisions + stale_decisions)
            if target not in m.undoable(seat):
                with pytest.raises(Refused):
                    m.undo(seat, target)
            round_id = mutated(m.round, random)
            if round_id != m.round or not m.round:
                with pytest.raises(Refused):
                    m.close(round_id)
        assert (digest(m), to_json(m), record_of(m).text, m.round) == before
        assert m.drain_events() == []
        if m.over:
            break
        stale_decisions += decisions
        stale_options += options
        step_at_random(m, random)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("policy", POLICIES)
def test_queries_never_change_a_match(slug: str, policy: str) -> None:
    """Decisions, views, explanations, waiting seats, digests and imagining leave no trace."""
    for seed in range(3):
        for m in positions(slug, seed, policy):
            before = digest(m), to_json(m), record_of(m).text
            ids = ids_of(m)
            used = m.chance.used
            for viewer in (*range(m.seats), None):
                m.view(viewer)
                m.imagine(viewer, FastChance(1))
            for seat in range(m.seats):
                for explained in m.explain(seat):
                    explained.to_json(m.content.vocabulary)
                m.undoable(seat)
            assert m.waiting == m.waiting
            assert m.game.broken_invariants(m) == []
            m.clone()
            assert (digest(m), to_json(m), record_of(m).text) == before
            assert ids_of(m) == ids
            assert m.chance.used == used


def test_a_refusal_names_the_rule_that_blocks() -> None:
    """Who asks for what people would expect is told which rule stands against it."""
    m = duel.GAME.begin(1, 2, "everyone")
    m.choose(m.decisions[0].id, "low")
    held = m.state.hand(0).cards
    missing = next(kind for kind in range(3) if kind not in held)
    with pytest.raises(Refused) as refused:
        m.choose(m.decisions[0].id, f"strike-{missing + 1}")
    assert (refused.value.code, refused.value.rule) == ("not-offered", "DUE-HOLD")
    with pytest.raises(Refused) as refused:
        m.choose(m.decisions[0].id, "dance")
    assert (refused.value.code, refused.value.rule) == ("not-offered", "")


def test_every_offered_option_can_be_chosen() -> None:
    """Nothing is offered that the match then refuses or fails on."""
    for slug in SLUGS:
        for seed in range(4):
            for m in positions(slug, seed):
                for decision in m.decisions:
                    for option in decision.options:
                        other = m.clone()
                        other.choose(decision.id, option.id)
                        assert other.version >= m.version


def test_ids_are_never_used_twice() -> None:
    """Within a match no two questions outside a lane have the same id."""
    for slug in ("chain", "hands"):
        for seed in range(6):
            seen: set[str] = set()
            last = ""
            for m in positions(slug, seed):
                for decision in m.decisions:
                    assert decision.id not in seen or decision.id == last
                    seen.add(decision.id)
                    last = decision.id


def test_versions_only_rise() -> None:
    """Every input that everybody can see raises the version, undo too."""
    for slug in SLUGS:
        last = -1
        for m in positions(slug, 5):
            assert m.version > last or m.round
            last = m.version


# -- several answers at once ------------------------------------------------------------------


def test_successive_answers_are_taken_all_or_nothing() -> None:
    """One request may carry a whole chain of answers; if one is refused, none was given."""
    m = chain.GAME.begin(parts=["earn", "double", "visit"], inner=["earn", "double"])
    first = m.decisions[0].id
    before = to_json(m)
    with pytest.raises(Refused):
        m.choose_all(first, ["earn", "visit", "nonsense"])
    assert to_json(m) == before
    m.choose_all(first, ["earn", "visit", "double"])
    assert m.state.journal[:4] == ["earn", "visit", "double", "earn"]


def test_nothing_is_answered_ahead_of_a_barrier() -> None:
    """Otherwise a refused chain would tell what chance or a look would have brought."""
    m = hands.GAME.begin(1, 2, cards=[[0, 0, 1], [1, 2]], hand=1)
    before = to_json(m)
    codes = set()
    for ahead in ("keep", "toss", "nonsense"):
        with pytest.raises(Refused) as refused:
            m.choose_all(m.decisions[0].id, ["look-1-a", ahead])
        codes.add(refused.value.code)
    assert codes == {"past-barrier"}
    assert to_json(m) == before
    m.choose_all(m.decisions[0].id, ["look-1-a"])
    assert m.decisions[0].kind == "peek"


def test_a_series_can_be_read_before_it_is_given() -> None:
    """Each question with its answer, changing nothing; what could not be given is refused."""
    m = chain.GAME.begin(parts=["earn", "double", "visit"], inner=["earn", "double"])
    before = to_json(m)
    first = m.decisions[0].id
    assert len(read_series(m, first, ["earn", "visit", "double"])) == 3
    with pytest.raises(Refused):
        read_series(m, first, ["earn", "earn"])
    assert to_json(m) == before
    secret = hands.GAME.begin(1, 2, cards=[[0, 0, 1], [1, 2]], hand=1)
    with pytest.raises(Refused) as refused:
        read_series(secret, secret.decisions[0].id, ["look-1-a", "keep"])
    assert refused.value.code == "past-barrier"


def test_answers_ahead_are_for_one_seat() -> None:
    """The chain ends where another seat is asked."""
    m = hands.GAME.begin(1, 2, cards=[[0, 0, 0], [0, 0]], hand=2)
    with pytest.raises(Refused) as refused:
        m.choose_all(m.decisions[0].id, ["play-0-a", "play-0-a"])
    assert refused.value.code == "past-barrier"
    assert len(m.state.hands[0].cards) == 2


def test_a_fault_of_the_game_leaves_the_match_as_it_was() -> None:
    """Should rules code fail half-way, the match is put back before anybody hears of it."""
    m = chain.GAME.begin(parts=["tax", "double", "earn"], gold=0)
    before = digest(m), record_of(m).text, m.undoable(0)
    with pytest.raises(KernelError):
        m.choose(m.decisions[0].id, "double")
    assert (digest(m), record_of(m).text, m.undoable(0)) == before
    assert m.drain_events() == []
    m.choose(m.decisions[0].id, "earn")
    assert m.over


# -- beginning --------------------------------------------------------------------------------


def test_matches_are_begun_with_what_a_game_allows() -> None:
    """Too many seats, unknown options: refused by name."""
    for seats in (0, 1, 5):
        with pytest.raises(Refused) as refused:
            duel.GAME.begin(1, seats)
        assert refused.value.code == "bad-seats"
    with pytest.raises(Refused) as refused:
        duel.GAME.begin(1, 2, surprise=1)
    assert refused.value.code == "bad-settings"


def test_games_are_found_by_slug(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slug that is no game is refused, whatever it looks like, even if it can be imported."""
    monkeypatch.setitem(sys.modules, "gonfalon.games.hollow", ModuleType("hollow"))
    for slug in ("", "dragons", "__pycache__", "os.path", "duel", "../duel", "é", "hollow"):
        if slug not in installed_games():
            with pytest.raises(Refused) as refused:
                game(slug)
            assert refused.value.code == "unknown-game"


def test_simulation_and_live_match_play_alike() -> None:
    """Without trail, log and events the same answers lead to the same state."""
    for slug in SLUGS:
        live = GAMES[slug].begin(7, 2)
        quiet = GAMES[slug].begin(7, 2, live=False)
        random = Random(7)
        for _ in range(200):
            if live.over:
                break
            decision = random.choice(live.decisions)
            option = random.choice(decision.options)
            live.choose(decision.id, option.id)
            quiet.choose(decision.id, option.id)
            assert digest(live) == digest(quiet)
        assert quiet.over
        assert quiet.events == []
