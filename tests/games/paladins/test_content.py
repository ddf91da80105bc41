"""The components: exact counts, constraints of the rulebook, corrections by a content pack."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.words import ATTRIBUTES, WORKERS
from gonfalon.kernel.errors import ContentError


def section(name: str) -> dict[str, dict[str, Any]]:
    """Return one section of the content."""
    return GAME.load().entries.section(name)


@pytest.mark.rules("PAL-GEN-03", "PAL-GEN-02")
def test_the_box_holds_what_it_should() -> None:
    """Every list against the table of components; six types of workers."""
    box = section("components")["components"]
    sums = {
        "paladins": "paladin_cards",
        "townsfolk": "townsfolk_cards",
        "outsiders": "outsider_cards",
        "kings_favours": "kings_favour_cards",
        "kings_orders": "kings_order_cards",
        "debts": "debt_cards",
        "suspicion": "suspicion_cards",
        "taverns": "tavern_cards",
        "walls": "wall_cards",
        "scheme_cards": "scheme_cards",
        "jars": "jars",
    }
    for name, count in sums.items():
        assert sum(entry["copies"] for entry in section(name).values()) == box[count], name
    assert [section("workers")[id]["copies"] for id in WORKERS] == [22, 18, 18, 18, 18, 18]
    assert tuple(section("workers")) == WORKERS
    assert len(section("board_spaces")) == 40
    assert len(section("workshop_spaces")) * 4 == box["workshops"]


@pytest.mark.rules("PAL-RUL-31", "PAL-PALADIN-07")
def test_boosts_are_balanced() -> None:
    """Twelve paladins with two workers each; every attribute is boosted by 16 in all."""
    cards = GAME.load().cards
    assert [sum(boost[a] for boost in cards.boost) for a in range(3)] == [16, 16, 16]
    assert all(len(workers) == 2 for workers in cards.paladin_workers)
    assert all(sum(boost) == 4 for boost in cards.boost)


@pytest.mark.rules("PAL-RUL-32", "PAL-INQ-03")
def test_there_is_one_squire_for_each_attribute() -> None:
    """Faith, strength, influence."""
    raised = [
        entry["ongoing"]["effects"][0]["attr"]
        for id, entry in section("townsfolk").items()
        if id.startswith("squire")
    ]
    assert sorted(raised) == sorted(ATTRIBUTES)


@pytest.mark.rules("PAL-RUL-33", "PAL-RUL-35", "PAL-RUL-39", "PAL-CONV-03")
def test_outsiders_as_listed() -> None:
    """12 of each faction; six give two strength; two doubtful cards as the newer list has them."""
    outsiders = section("outsiders")
    assert Counter(e["faction"] for e in outsiders.values()) == {
        "saracen": 12,
        "byzantine": 12,
        "viking": 12,
    }
    double = {id for id, entry in outsiders.items() if entry["strength"] == 2}
    kinds = {id.split("_")[0] for id in double}
    assert (len(double), kinds) == (6, {"assassin", "barbarian", "invader"})
    assert [e["op"] for e in outsiders["vigilante_saracen"]["attack"]] == ["destroy_debt", "worker"]
    assert outsiders["champion_saracen"]["attack"][1]["type"] == "scout"
    assert section("kings_favours")["favour_free_develop"]["requirement"] == "merchant"


@pytest.mark.rules("PAL-FORT-03", "PAL-RUL-17", "PAL-RUL-36")
def test_walls_jars_and_schemes() -> None:
    """Every wall begins with strength; jars run 0 to 12 by twos; 12 schemes start in the deck."""
    for id, entry in section("walls").items():
        first = entry["effects"][0]
        assert (first["op"], first["attr"]) == ("attribute", "strength"), id
    assert [jar["influence"] for jar in section("jars").values()] == [0, 2, 4, 6, 8, 10, 12]
    cards = GAME.load().cards
    assert (len(cards.scheme_deck), len(cards.favour_schemes)) == (12, 5)


@pytest.mark.parametrize(
    "pack",
    [
        "[townsfolk.abbot_tax]\ncopies = 2\n",
        '[walls.wall_scout]\neffects = [{ op = "fly" }]\n',
        '[walls.wall_scout]\neffects = [{ op = "worker", type = "knight" }]\n',
        '[walls.wall_scout]\neffects = [{ op = "silver", n = 0 }]\n',
        '[walls.wall_scout]\neffects = [{ op = "choose_one" }]\n',
        '[walls.wall_scout]\neffects = "scout"\n',
        '[actions.rest]\nprovenance = "recalled"\n',
        '[paladins.anseis]\nability = { kind = "fly", action = "hunt" }\n',
        "[outsiders.thief_viking]\nscore = { per_moon = 1 }\n",
        '[outsiders.thief_viking]\nscore = { per_attacked = "moors" }\n',
        "[kings_favours.favour_pray]\ncost = { gold = 1 }\n",
        '[kings_favours.favour_pray]\nrequirement = "knight"\n',
        '[board_spaces.space_1_1]\nregion = "region_9"\n',
        '[actions.attack]\nspaces = ["scout", "fighter"]\n',
        '[actions.attack]\nspaces = ["scout", "any", "scout"]\n',
        "[player_board_tracks.convert]\nsteps = []\n",
        "[attribute_track.attribute_track]\nmax = 13\n",
        "[suspicion.suspicion_0]\ncopies = 5\n",
        (
            '[townsfolk.squire_faith]\nongoing = { trigger = "inquisition", '
            'condition = "suspicion_eq_0", effects = [{ op = "tax", n = 1 }] }\n'
        ),
    ],
)
def test_content_that_cannot_be_played_is_refused(pack: str) -> None:
    """When it is loaded, not in the middle of a match."""
    with pytest.raises(ContentError):
        GAME.load((pack,))


def test_an_owner_can_correct_a_card() -> None:
    """A field of an entry is replaced; the digest tells the contents apart."""
    pack = '[walls.wall_scout]\nvp = 1\nprovenance = "recalled"\n'
    corrected = GAME.load((pack,))
    assert corrected.cards.wall_vp[corrected.cards.walls.index("wall_scout")] == 1
    assert corrected.digest != GAME.load().digest


def test_every_component_says_what_it_does() -> None:
    """In words that follow from its effects."""
    c = GAME.load()
    for name in ("paladins", "townsfolk", "outsiders", "walls", "kings_favours", "kings_orders"):
        for id in c.entries.section(name):
            told = [said.to_json(c.vocabulary) for said in GAME.described(c, name, id)]
            assert told, id
    for reward in range(len(c.rewards)):
        assert len(c.icons(reward)) == len(c.rewards[reward])
