"""What views say of worth agrees with the score sheets, in played positions of every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gonfalon.bots import make_bot
from gonfalon.games.crusaders.rules.board.governors_score import score_governors
from gonfalon.games.crusaders.rules.board.measures import holy_lands
from gonfalon.games.crusaders.rules.round.ending import sheet as crusaders_sheet
from gonfalon.games.glory.rules.titles.title_conditions import claimable
from gonfalon.games.paladins.rules.scoring import total
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.content.ledger import read_ledger
from gonfalon.kernel.game import game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.worth import Worth
from gonfalon.speech import Speech

GAMES = ("mastery", "paladins", "glory", "crusaders")


def positions(slug: str, seats: int, seeds: int = 2) -> Iterator[Match[Any]]:
    """Play at random and stop now and then, and at the end."""
    bot = make_bot("random")
    for seed in range(seeds):
        m = game(slug).new(seats, FastChance(seed), live=False)
        luck = FastChance(seed + 50)
        count = 0
        while not m.over:
            decision = m.open_decisions[0]
            m.choose(decision.id, bot.choose(m, decision, luck).id)
            count += 1
            if count % 25 == 0:
                yield m
        yield m


def kept(m: Match[Any], seat: int, kind: str) -> list[Worth]:
    """Return the worths of a kind of component that the player has."""
    found = m.game.worth(m, seat)
    return [one for one in found if one.held and one.component.startswith(f"{kind}:")]


def points(found: list[Worth]) -> int:
    """Return the sum of the points."""
    return sum(one.points for one in found)


@pytest.mark.parametrize("slug", GAMES)
def test_a_worth_names_a_rule_of_the_game_and_looks_ahead(slug: str) -> None:
    rules = read_ledger(game(slug).package).rules
    for m in positions(slug, 2, 1):
        for one in m.game.worth(m, 0):
            assert one.rule in rules
            following = one.next()
            if following is not None:
                assert following["points"] > one.points
                assert following["left"] > 0


@pytest.mark.parametrize("slug", GAMES)
def test_spectators_have_nothing_to_gain(slug: str) -> None:
    m = next(positions(slug, 2, 1))
    assert m.view(None)["worth"] == []
    assert m.view(1)["worth"]


def test_mastery_land_adds_up_to_the_victory_points() -> None:
    for m in positions("mastery", 3):
        for seat in range(3):
            assert points(kept(m, seat, "tile")) == m.state.points(seat)


def test_mastery_a_territory_is_held_or_to_be_had() -> None:
    for m in positions("mastery", 3, 1):
        state = m.state
        found = {one.component: one for one in m.game.worth(m, 0)}
        for hex, owner in enumerate(state.owner):
            one = found.get(f"hex:{state.content.hex_names[hex]}")
            if one is not None:
                assert one.points == state.rules.tile_value[state.tile[hex]]
                assert one.held == (owner == 0)


@pytest.mark.parametrize("seats", [1, 3])
def test_paladins_everything_held_adds_up_to_the_points(seats: int) -> None:
    for m in positions("paladins", seats):
        if not m.state.boards:
            continue
        held = [one for one in m.game.worth(m, 0) if one.held]
        counted = [one for one in held if one.component != "goods:provision"]  # as silver
        assert points(counted) == total(m.state, 0)


def test_paladins_an_outsider_on_offer_is_worth_what_it_brings_once_converted() -> None:
    for m in positions("paladins", 2):
        board = m.state.boards[0]
        offered = {one.component: one for one in m.game.worth(m, 0) if not one.held}
        for kind in [kind for kind in m.state.outsiders if kind >= 0]:
            component = f"outsider:{m.state.content.cards.outsiders[kind]}"
            if kind in board.converted:
                assert component not in offered
                continue
            board.converted.append(kind)
            after = {one.component: one for one in kept(m, 0, "outsider")}
            board.converted.pop()
            assert offered[component].points == after[component].points


def test_paladins_an_outsider_says_what_it_counts_and_its_fixed_points() -> None:
    """Such as 2 points of a Mercenary: one for the Mercenary itself, and one in any case."""
    m = game("paladins").new(2, FastChance(1), live=False)
    cards = m.state.content.cards
    ids = ["mercenary_viking", "barbarian_viking"]
    m.state.boards[0].converted.extend(cards.outsiders.index(id) for id in ids)
    said = {one.component: (one.text, one.points) for one in kept(m, 0, "outsider")}
    told = Speech(m.game, "en")
    text, worth = said["outsider:mercenary_viking"]
    assert told.event(text) == (
        "You converted it. Mercenaries converted: 1, and 1 point in any case"
    )
    assert worth == 2
    text, worth = said["outsider:barbarian_viking"]
    assert told.event(text) == "You converted it. Byzantines attacked: 0"
    assert worth == 0


def test_glory_titles_that_can_be_claimed_would_bring_their_glory() -> None:
    for m in positions("glory", 2):
        state = m.state
        for one in m.game.worth(m, 0):
            if not one.component.startswith("title:"):
                continue
            title = state.content.titles.ids.index(one.component.split(":")[1])
            board = state.boards[0]
            if title in board.titles or title in board.failed:
                assert one.held
            else:
                assert not one.held
                assert bool(one.points) == claimable(state, 0, title)


def test_glory_a_player_with_more_glory_is_worth_more() -> None:
    for m in positions("glory", 3, 1):
        state = m.state
        for side in (1, 2):
            (one,) = [one for one in m.game.worth(m, 0) if one.component == f"seat:{side}"]
            ahead = state.boards[side].glory > state.boards[0].glory
            assert one.points == (
                state.content.leader_value if ahead else state.content.player_value
            )


def test_crusaders_governors_and_holy_lands_bring_what_the_income_phase_pays() -> None:
    for m in positions("crusaders", 3):
        state = m.state
        for seat in range(3):
            cards = {one.component: one.points for one in kept(m, seat, "governor")}
            for scored in score_governors(state, seat):
                component = f"governor:{state.content.governors.ids[scored.card]}"
                assert cards.get(component, scored.influence) == scored.influence
            assert points(kept(m, seat, "city")) == holy_lands(state, seat)


def test_crusaders_conditions_coins_and_bulls_agree_with_the_final_sheet() -> None:
    for m in positions("crusaders", 3):
        for seat in range(3):
            lines = {line.source.message.id: line.points for line in crusaders_sheet(m.state, seat)}
            end = [one for one in kept(m, seat, "end") if one.rule == "CRU-END-02"]
            names = ("score-hegemony", "score-righteousness", "score-coins")
            assert points(end) == sum(lines.get(name, 0) for name in names)
            bulls = [one.points for one in kept(m, seat, "bull")]
            assert max(bulls, default=0) == lines.get("score-bull", 0)
