"""The best set of titles (GLO-TTL-12), compared with trying everything."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.content import GloryContent
from gonfalon.games.glory.rules.titles.best_titles import Need, best_titles, bindings

KINDS = 4


def needs_of(content: GloryContent) -> list[Need]:
    """Return the needs of all titles of the box."""
    titles = content.titles
    return [
        Need(
            titles.glory[title],
            titles.goods[title],
            titles.allies[title],
            titles.any_allies[title],
            titles.any_relics[title],
        )
        for title in range(len(titles.ids))
    ]


def random_needs(random: Random) -> list[Need]:
    """Return some titles that compete for few things."""
    return [
        Need(
            random.randint(1, 10),
            [random.choice((0, 0, 0, 2, 3)) for _ in range(3)],
            [random.choice((0, 0, 0, 0, 0, 1, 2)) for _ in range(KINDS)],
            random.choice((0, 0, 0, 2)),
            random.choice((0, 0, 0, 3)),
        )
        for _ in range(random.randint(0, 6))
    ]


def can_claim_one_by_one(
    needs: list[Need], goods: list[int], allies: list[int], relics: int
) -> bool:
    """Try every choice of allies of any kind, title after title."""
    if not needs:
        return True
    need, rest = needs[0], needs[1:]
    left = [have - n for have, n in zip(goods, need.goods, strict=True)]
    named = [have - n for have, n in zip(allies, need.allies, strict=True)]
    if min([*left, *named, relics - need.any_relics]) < 0 or sum(named) < need.any_allies:
        return False
    tokens = [kind for kind, count in enumerate(named) for _ in range(count)]
    for chosen in set(combinations(tokens, need.any_allies)):
        others = [count - chosen.count(kind) for kind, count in enumerate(named)]
        if can_claim_one_by_one(rest, left, others, relics - need.any_relics):
            return True
    return False


def brute_force(needs: list[Need], goods: list[int], allies: list[int], relics: int) -> int:
    """Return the most glory of any set, in any order, with any choice of tokens."""
    best = 0
    for size in range(len(needs) + 1):
        for chosen in combinations(needs, size):
            glory = sum([need.glory for need in chosen])
            if glory > best and can_claim_one_by_one(list(chosen), goods, allies, relics):
                best = glory
    return best


@pytest.mark.rules("GLO-TTL-12")
def test_the_best_set_is_as_good_as_brute_force() -> None:
    """GLO-TTL-12: 600 random positions."""
    random = Random(12)
    several = 0
    for _ in range(600):
        needs = random_needs(random)
        goods = [random.randint(0, 8) for _ in range(3)]
        allies = [random.randint(0, 3) for _ in range(KINDS)]
        relics = [random.randint(0, 2) for _ in range(4)]
        chosen = best_titles(needs, goods, allies, relics)
        several += len(chosen) > 1
        glory = sum([needs[place].glory for place in chosen])
        assert glory == brute_force(needs, goods, allies, sum(relics))
        check_bindings(needs, chosen, goods, allies, relics)
    assert several > 100


def check_bindings(
    needs: list[Need], chosen: list[int], goods: list[int], allies: list[int], relics: list[int]
) -> None:
    """Check that each title gets what it names, and nothing is bound twice."""
    bound_allies = [0] * len(allies)
    bound_relics = [0] * len(relics)
    found = bindings(needs, chosen, allies, relics)
    assert [binding.place for binding in found] == chosen
    for binding in found:
        need = needs[binding.place]
        assert len(binding.allies) == sum(need.allies) + need.any_allies
        assert len(binding.relics) == need.any_relics
        for kind, n in enumerate(need.allies):
            assert binding.allies.count(kind) >= n
        for kind in binding.allies:
            bound_allies[kind] += 1
        for kind in binding.relics:
            bound_relics[kind] += 1
    assert all(b <= have for b, have in zip(bound_allies, allies, strict=True))
    assert all(b <= have for b, have in zip(bound_relics, relics, strict=True))
    for resource, have in enumerate(goods):
        assert sum([needs[place].goods[resource] for place in chosen]) <= have


@pytest.mark.rules("GLO-TTL-12")
def test_the_order_of_claims_changes_nothing_but_what_is_left() -> None:
    """GLO-TTL-12: a set can be claimed in every order, or in none."""
    random = Random(7)
    for _ in range(100):
        needs = random_needs(random)[:3]
        goods = [random.randint(0, 8) for _ in range(3)]
        allies = [random.randint(0, 2) for _ in range(KINDS)]
        found = {
            can_claim_one_by_one(list(order), goods, allies, 5) for order in permutations(needs)
        }
        assert len(found) == 1


@pytest.mark.rules("GLO-TTL-12")
def test_all_fourteen_titles_at_once() -> None:
    """GLO-TTL-12: also the largest possible question has an answer at once."""
    content = GAME.load()
    needs = needs_of(content)
    allies = [1] * len(content.allies.ids)
    chosen = best_titles(needs, [7, 4, 3], allies, [1, 1, 1, 1])
    assert len(chosen) >= 5
    plenty = best_titles(needs, [99] * 3, [9] * len(allies), [9] * 4)
    assert plenty == list(range(14))
    assert best_titles(needs, [0] * 3, [0] * len(allies), [0] * 4) == [
        title for title in range(14) if not sum(needs[title].goods) and not binds(needs[title])
    ]


def binds(need: Need) -> bool:
    """Return whether a title binds any tokens."""
    return bool(sum(need.allies) + need.any_allies + need.any_relics)
