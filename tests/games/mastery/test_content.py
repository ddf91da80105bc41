"""The components of the game: what the box holds, the teams, the names, what is refused."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from itertools import pairwise

import pytest
from fluent.syntax import FluentParser, ast

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.effect import TARGETS, WHENS
from gonfalon.kernel.values.errors import ContentError
from tests.games.mastery.boards import Section, board, section


def copies(entries: Section) -> int:
    """Return how many pieces a section has."""
    return sum(entry["copies"] for entry in entries.values())


def names(language: str) -> dict[str, str]:
    """Return the names of all components in a language."""
    text = files("gonfalon.games.mastery").joinpath("text", language, "content.ftl")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            (element,) = entry.value.elements
            assert isinstance(element, ast.TextElement)
            found[entry.id.name] = element.value
    return found


# -- the box ------------------------------------------------------------------------------------


@pytest.mark.rules("MM-RUL-02", "MM-SET-02")
def test_a_deck_has_eighteen_cards_two_of_each_battle_kind_and_one_of_each_resource() -> None:
    cards = section("cards")
    assert copies(cards) == section("totals")["totals"]["cards_per_deck"] == 18
    assert {id: card["copies"] for id, card in cards.items()} == {
        "conflict_2": 2,
        "conflict_3": 2,
        "conflict_4": 2,
        "conflict_5": 2,
        "ambush": 2,
        "support_1": 2,
        "support_2": 2,
        "call_to_arms": 1,
        "authority": 1,
        "tactical_advance": 1,
        "fracture": 1,
    }


@pytest.mark.rules("MM-RUL-02")
def test_the_number_of_copies_is_data_that_a_content_pack_corrects() -> None:
    corrected = GAME.load(("[cards.conflict_3]\ncopies = 3\n[cards.ambush]\ncopies = 1\n",))
    assert len(corrected.deck) == 18
    assert corrected.deck.count(corrected.cards.index("conflict_3")) == 3
    assert corrected.deck.count(corrected.cards.index("ambush")) == 1


@pytest.mark.rules("MM-RUL-03", "MM-RUL-27")
def test_the_box_adds_up_to_its_totals() -> None:
    totals = section("totals")["totals"]
    artefacts = section("artefacts")
    types = Counter(entry["type"] for entry in artefacts.values())
    assert copies(artefacts) == totals["artefacts"] == 18
    assert types == {"crown": 6, "orb": 6, "sceptre": 6}
    assert (totals["crowns"], totals["orbs"], totals["sceptres"]) == (6, 6, 6)
    decks = totals["player_decks"] * totals["cards_per_deck"]
    assert decks + totals["artefacts"] == totals["cards"] == 126
    castles, lakes, land = section("castles"), section("lakes"), section("territories")
    assert copies(castles) == totals["castles"] == totals["player_decks"] == 6
    assert copies(lakes) == totals["lakes"] == 3
    assert copies(land) == totals["territories"] == 30
    assert copies(castles) + copies(lakes) + copies(land) == totals["tiles"] == 39
    die = section("dice")["knight_die"]
    assert die["sides"] == GAME.load().number["pips_per_die"] == 6
    assert die["copies_per_colour"] == totals["dice_per_colour"] == 10
    assert GAME.load().number["dice_per_player"] == 10
    assert die["copies"] == totals["dice"] == len(section("colours")) * 10 == 60


def test_the_content_has_these_sections_and_as_many_entries() -> None:
    assert {name: len(entries) for name, entries in GAME.load().entries.sections.items()} == {
        "artefacts": 18,
        "cards": 11,
        "castles": 6,
        "lakes": 1,
        "colours": 6,
        "game": 1,
        "constants": 21,
        "totals": 1,
        "dice": 1,
        "layouts": 5,
        "territories": 14,
        "variants": 5,
        "team_modes": 3,
    }


@pytest.mark.rules("MM-RUL-03")
def test_territories_are_twelve_twelve_and_six_by_value_in_fourteen_kinds() -> None:
    land = section("territories")
    assert len(land) == 14
    by_value = Counter[str]()
    for entry in land.values():
        by_value[str(entry["value"])] += entry["copies"]
    assert by_value == section("totals")["totals"]["territories_by_value"]
    assert by_value == {"1": 12, "2": 12, "3": 6}
    assert land["homelands"]["copies"] == 4
    assert [id for id, entry in land.items() if not entry["effects"]] == ["forest"]


@pytest.mark.rules("MM-RUL-26", "MM-KNI-05")
def test_only_cave_and_battlefield_hold_fewer_than_six() -> None:
    content = GAME.load()
    capacity = {id: content.tile_capacity[content.tiles.index(id)] for id in section("territories")}
    assert {id: n for id, n in capacity.items() if n != 6} == {"cave": 3, "battlefield": 5}


@pytest.mark.rules("MM-SET-09", "MM-RUL-03")
def test_homelands_exist_at_value_one_only() -> None:
    content = GAME.load()
    homes = [content.tiles[k] for k, home in enumerate(content.homelands) if home]
    assert homes == ["homelands"]
    assert content.tile_value[content.tiles.index("homelands")] == 1


@pytest.mark.rules("MM-RUL-30")
def test_ids_are_unique_over_the_whole_box() -> None:
    parts = ("cards", "artefacts", "territories", "lakes", "castles", "variants", "team_modes")
    ids = [id for part in parts for id in section(part)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.rules("MM-ART-01", "MM-RUL-01")
def test_every_artefact_is_single_and_has_one_effect_that_fits_its_type() -> None:
    begins = {
        "crown": ("own_turn_once",),
        "sceptre": ("before_conflict_attacker", "before_conflict_defender"),
        "orb": ("after_outcome_winner", "after_outcome_loser"),
    }
    for id, entry in section("artefacts").items():
        assert entry["copies"] == 1, id
        (effect,) = entry["effects"]
        assert effect["when"] in begins[entry["type"]], id


@pytest.mark.rules("MM-ART-01")
def test_a_pack_cannot_give_an_artefact_a_second_effect_or_one_of_another_type() -> None:
    wrong = '{ when = "own_turn_window", target = "self", op = "redeploy" }'
    right = '{ when = "own_turn_once", target = "self", op = "redeploy" }'
    for effects in (wrong, f"{right}, {right}", ""):
        with pytest.raises(ContentError, match="crown_vitality"):
            GAME.load((f"[artefacts.crown_vitality]\neffects = [{effects}]\n",))


@pytest.mark.rules("MM-RUL-02")
def test_every_when_target_and_operation_is_defined_and_no_definition_is_idle() -> None:
    """The head comment of the artefacts defines the vocabulary; engine and data keep to it."""
    text = files("gonfalon.games.mastery").joinpath("content", "artefacts.toml").read_text("utf-8")
    head = text.split("[artefacts.")[0]
    defined: dict[str, list[str]] = {}
    part = ""
    for line in head.splitlines():
        opening = re.fullmatch(r"# (when|target|op)( \(parameters\))?:", line)
        if opening:
            part = opening[1]
            defined[part] = []
        elif part and re.match(r"#   \w", line):
            words = re.match(r"#   ((?:\w+ / )*\w+)", line)
            assert words is not None
            defined[part] += words[1].split(" / ")
    assert [len(defined[part]) for part in ("when", "target", "op")] == [15, 10, 22]
    assert defined["when"] == list(WHENS)
    assert sorted(defined["target"]) == sorted(TARGETS)
    assert sorted(defined["op"]) == sorted(GAME.load().reader.known)
    used: dict[str, set[str]] = {"when": set(), "target": set(), "op": set()}
    for name in ("cards", "artefacts", "territories"):
        for entry in section(name).values():
            for effect in entry["effects"]:
                for field, values in used.items():
                    values.add(effect[field])
    assert used["when"] == set(WHENS)
    assert used["op"] == set(defined["op"])
    assert used["target"] == set(TARGETS)


@pytest.mark.rules("MM-RUL-02")
@pytest.mark.parametrize(
    "effect",
    [
        '{ when = "some_day", target = "self", op = "draw", n = 1 }',
        '{ when = "after_draw", target = "the_moon", op = "draw", n = 1 }',
        '{ when = "after_draw", target = "self", op = "fly", n = 1 }',
        '{ when = "after_draw", target = "self", op = "draw" }',
    ],
)
def test_a_pack_cannot_speak_of_what_the_vocabulary_does_not_define(effect: str) -> None:
    with pytest.raises(ContentError, match="authority"):
        GAME.load((f"[cards.authority]\neffects = [{effect}]\n",))


# -- teams --------------------------------------------------------------------------------------


@pytest.mark.rules("MM-VAR-01", "MM-VAR-02", "MM-OPT-02")
@pytest.mark.parametrize("id", ["pairs_4", "pairs_6", "triples_6"])
def test_a_team_mode_splits_its_seats_into_equal_teams_seated_fairly(id: str) -> None:
    mode = section("team_modes")[id]
    seats, teams = mode["players"], mode["teams"]
    assert sorted(seat for team in teams for seat in team) == list(range(seats))
    size = len(teams[0])
    assert {len(team) for team in teams} == {size}
    assert (seats, size) == {"pairs_4": (4, 2), "pairs_6": (6, 2), "triples_6": (6, 3)}[id]
    for team in teams:
        gaps = {(b - a) % seats for a, b in pairwise(team)}
        assert gaps == ({seats // 2} if size == 2 else {2})
    assert mode["target"] == GAME.load().number[f"loyalty_target_team_of_{size}"]
    assert mode["target"] == {2: 20, 3: 30}[size]


@pytest.mark.rules("MM-VAR-01", "MM-OPT-02")
def test_there_are_three_team_modes_and_no_others() -> None:
    assert list(section("team_modes")) == ["pairs_4", "pairs_6", "triples_6"]
    assert section("variants")["loyalty"]["players"] == [4, 6]


@pytest.mark.rules("MM-VAR-02", "MM-RUL-27")
@pytest.mark.parametrize("id", ["pairs_4", "pairs_6", "triples_6"])
def test_the_symmetries_of_the_board_map_teams_onto_teams(id: str) -> None:
    mode = section("team_modes")[id]
    b = board(f"layout_{mode['players']}p")
    teams = {frozenset(team) for team in mode["teams"]}
    met: set[tuple[frozenset[int], frozenset[int]]] = set()
    for _, _, image in b.symmetries():
        for team in teams:
            moved = frozenset(b.castles.index(image[b.castles[seat]]) for seat in team)
            assert moved in teams
            met.add((team, moved))
    assert len(met) == len(teams) ** 2  # no team is placed better than another


# -- names --------------------------------------------------------------------------------------


@pytest.mark.rules("MM-RUL-30")
def test_words_used_twice_in_the_russian_text_are_told_apart_by_their_ids() -> None:
    ru, en = names("ru"), names("en")
    twice = {
        "card-authority": "влияни",
        "artefact-sceptre_influence": "влияни",
        "artefact-sceptre_loyalty": "верност",
        "variant-loyalty": "верност",
        "artefact-orb_brutality": "жестокост",
        "variant-ruthlessness": "жестокост",
    }
    for id, word in twice.items():
        assert word in ru[id].lower(), id
    assert len({ru[id] for id in twice}) == len(twice)
    assert en["card-authority"] == "Authority"
    assert "Influence" in en["artefact-sceptre_influence"]
    assert "Loyalty" in en["artefact-sceptre_loyalty"]
    assert "Brutality" in en["artefact-orb_brutality"]
    assert en["variant-ruthlessness"] == "Ruthlessness"


@pytest.mark.rules("MM-RUL-31")
def test_damaged_names_of_the_russian_text_are_put_right() -> None:
    ru, en = names("ru"), names("en")
    assert ru["tile-marshlands"] == "Топи"
    assert en["tile-marshlands"] == "Marshlands"
    assert "искуплени" in ru["artefact-orb_cleansing"].lower()
    assert "Cleansing" in en["artefact-orb_cleansing"]
    assert ru["card-tactical_advance"] == "Тактическое превосходство"
    assert en["card-tactical_advance"] == "Tactical Advance"
    for language in ("ru", "uk", "pl"):
        for name in names(language).values():
            assert "Тона" not in name
            assert "искушен" not in name.lower()


@pytest.mark.rules("MM-RUL-30", "MM-RUL-31")
@pytest.mark.parametrize("language", ["en", "ru", "uk", "pl"])
def test_no_two_components_of_a_kind_share_a_name(language: str) -> None:
    found = names(language)
    for kind in ("card", "artefact", "tile", "castle", "variant", "team_mode"):
        named = [name for id, name in found.items() if id.startswith(f"{kind}-")]
        assert named
        assert len(named) == len(set(named)), kind


# -- what the content refuses -------------------------------------------------------------------


@pytest.mark.rules("MM-RUL-03", "MM-SET-03")
@pytest.mark.parametrize(
    ("pack", "reason"),
    [
        ("[territories.forest]\ncopies = 1\n", "not enough territories of value 1 for 6"),
        ("[territories.fort]\ncopies = 1\n", "not enough territories of value 2 for 6"),
        ("[territories.arena]\ncopies = 1\n", "not enough territories of value 3 for 6"),
        ("[territories.forest]\ncopies = -1\n", "copies must be a whole number"),
        ("[layouts.layout_2p]\nplayers = 3\n", "own|one layout for each number"),
        ("[tokens.coin]\ncopies = 1\n", "cannot add a section"),
        ('[variants.winter]\nprovenance = "recalled"\n', "variants cannot be added"),
    ],
)
def test_a_pack_that_leaves_no_playable_game_is_refused(pack: str, reason: str) -> None:
    with pytest.raises(ContentError, match=reason):
        GAME.load((pack,))
