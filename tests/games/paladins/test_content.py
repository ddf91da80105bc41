"""The components: exact counts, constraints of the rulebook, corrections by a content pack."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import gonfalon
from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.model.constants import ATTRIBUTES, WORKERS
from gonfalon.games.paladins.model.effect import certain_operations
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.content.content import PROVENANCES
from gonfalon.kernel.values.errors import ContentError
from gonfalon.testing import play
from tests.games.paladins.walks import eager


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


def test_the_content_has_these_sections_and_as_many_entries() -> None:
    """Cards are listed once for each kind; the table of components counts their copies."""
    assert {name: len(entries) for name, entries in GAME.load().entries.sections.items()} == {
        "actions": 12,
        "player_board_tracks": 6,
        "workshop_spaces": 8,
        "jars": 7,
        "absolve_spaces": 7,
        "rounds": 7,
        "kings_order_slots": 3,
        "attribute_track": 1,
        "townsfolk_slots": 5,
        "regions": 6,
        "board_spaces": 40,
        "game": 1,
        "components": 1,
        "setup": 1,
        "scoring": 1,
        "kings_orders": 6,
        "kings_favours": 10,
        "outsider_attack_base": 1,
        "outsiders": 36,
        "paladins": 12,
        "solo": 1,
        "scheme_cards": 9,
        "suspicion": 3,
        "debts": 1,
        "taverns": 24,
        "townsfolk": 32,
        "walls": 16,
        "workers": 6,
        "attributes": 3,
        "factions": 3,
    }


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
        "[actions.pray]\nmodes = [{ spaces = [] }]\n",
        '[actions.pray]\nmodes = [{ spaces = ["any", "any", "any", "any"] }]\n',
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
    content = GAME.load()
    for name in ("paladins", "townsfolk", "outsiders", "walls", "kings_favours", "kings_orders"):
        for id in content.entries.section(name):
            told = [said.to_json(content.vocabulary) for said in GAME.card_text(content, name, id)]
            assert told, id
    for effect in content.combinators:
        assert len(effect.icons()) == len(effect.parts)
        assert len(effect.texts()) >= len(effect.parts)


def test_the_example_of_the_documentation_corrects_a_copy() -> None:
    """The pack of docs/content/paladins.md: loaded, told, and played to the end."""
    page = (Path(__file__).parents[3] / "docs" / "content" / "paladins.md").read_text("utf-8")
    pack = page.partition("```toml\n")[2].partition("```")[0]
    content = GAME.load((pack,))
    plain = GAME.load()
    assert content.digest != plain.digest
    changed = [
        (name, id)
        for name, section in plain.entries.sections.items()
        for id, entry in section.items()
        if content.entries.sections[name][id] != entry
    ]
    assert changed == [
        ("workshop_spaces", "workshop_2"),
        ("absolve_spaces", "absolve_space_6"),
    ]
    space = content.player.absolve_spaces.index("absolve_space_6")
    effect = certain_operations(content.player.absolve_reward[space])[0]
    assert (effect.OP, effect.n) == ("silver", 2)
    effect = certain_operations(content.player.workshops[1])[0]
    assert (effect.OP, effect.what) == ("worker", WORKERS.index("cleric"))
    m = play(gonfalon.new("paladins", 3, seed=1, content=content), FastChance(1), eager)
    record = gonfalon.record_of(m)
    assert gonfalon.digest(gonfalon.replay(record, content=content)) == gonfalon.digest(m)
    with pytest.raises(gonfalon.RecordError):
        gonfalon.replay(record)


def test_the_page_about_content_tells_what_there_is() -> None:
    """The counts, and every entry that is reconstructed."""
    page = (Path(__file__).parents[3] / "docs" / "content" / "paladins.md").read_text("utf-8")
    sections = GAME.load().entries.sections
    entries = [entry for section in sections.values() for entry in section.values()]
    for word in PROVENANCES:
        count = sum(entry["provenance"] == word for entry in entries)
        assert f"| `{word}` | {count} |" in page
    for name, section in sections.items():
        if any(entry["provenance"] == "reconstructed" for entry in section.values()):
            assert f"| `{name}" in page
