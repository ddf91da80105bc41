"""A rule is found in a minute: its id stands literally where the rule is carried out."""

from __future__ import annotations

import pytest

from gonfalon.kernel.content.ledger import read_ledger
from gonfalon.kernel.game import game
from gonfalon.proving.citing.citations import abbreviated, citations, uncited
from tests.games.every import SLUGS


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_is_cited_where_it_is_carried_out(slug: str) -> None:
    played = game(slug)
    assert uncited(read_ledger(played.package), citations(played)) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_every_cited_rule_exists(slug: str) -> None:
    played = game(slug)
    ledger = read_ledger(played.package)
    assert [rule for rule in citations(played) if rule not in ledger.rules] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_no_id_is_shortened(slug: str) -> None:
    assert abbreviated(game(slug)) == []
