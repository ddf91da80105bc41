"""Speech: a whole match in words, in every language, with and without the Fluent library."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import gonfalon
from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.messages import KNIGHTS_PLACED, LOOK_SEEN, WON_BY_TEAM
from gonfalon.games.paladins import GAME as PALADINS
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.errors import ContentError
from gonfalon.kernel.values.message import Text
from gonfalon.speech import (
    LIBRARY,
    PlainSpeech,
    Speech,
    flowing,
    format_message,
    plain_messages,
    plainly,
    readable,
    speech,
)
from tests.fluent_files import (
    LANGUAGES,
    NUMBERS,
    Entries,
    latin_complaints,
    parsed,
    plural_complaints,
    space_complaints,
    variables,
)

TEXT = Path(gonfalon.__file__).parent / "text"
NAMES = {
    "en": ["Alice", "Robert", "Charlotte", "Diego"],
    "ru": ["Анна", "Борис", "Вера", "Глеб"],
    "uk": ["Олена", "Богдан", "Соломія", "Тарас"],
    "pl": ["Anna", "Borys", "Celina", "Damian"],
}
SETS: list[dict[str, Any]] = [
    {"variants": [], "castles": "choose"},
    {"variants": ["castle_siege", "ruthlessness", "disorder"]},
    {"variants": ["loyalty", "skirmish"]},
    {"variants": [], "round_limit": 2},
]


def played(told: PlainSpeech, options: dict[str, Any], seed: int) -> list[str]:
    """Play at random; return everything that was said."""
    pick = random.Random(seed)
    m: Match[Any] = gonfalon.new("mastery", 4, options, seed)
    lines = [told.event(event) for event in m.drain_events()]
    while m.outcome is None:
        decision = pick.choice(m.decisions)
        for explained in m.explain(decision.seat):
            asked = told.explained(explained)
            assert [c.id for c in asked.options] == [o.id for o in explained.decision.options]
            assert all(choice.rule in told.ledger.rules for choice in asked.options + asked.blocked)
            lines += [asked.question, *(c.text for c in asked.options + asked.blocked)]
        lines += map(told.event, m.choose(decision.id, pick.choice(decision.options).id))
    return lines + told.outcome(m.outcome)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_are_said_without_a_fault(language: str) -> None:
    told = speech(GAME, language, NAMES[language])
    assert isinstance(told, Speech)
    for seed, options in enumerate(SETS):
        for line in played(told, options, seed):
            assert line == " ".join(line.split())
            assert not re.search(r"[{}$_]|none", line), line
            if language in ("ru", "uk"):
                # the names of hexes are drawn on the board: the same in every language
                assert not re.search(r"[A-Za-z]", re.sub(r"\b[A-Z]\d\b", "", line)), line
    assert told.faults == []


def test_without_the_library_english_is_still_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, LIBRARY, None)
    told = speech(GAME, "ru", ["Anna"])
    assert type(told) is PlainSpeech
    assert told.language == "en"
    assert told.said(KNIGHTS_PLACED, (0, 3)) == "knights-placed: Anna, count 3"
    assert told.told("event-card-played", {"seat": 1, "card": "call_to_arms"}) == (
        "Player 2 plays Call to Arms."
    )
    assert told.told("ask-response", {"artefacts": ["crown_order", "orb_greed"]}) == (
        "About to take effect: Crown of Order and Orb of Greed. Do you respond with Fracture?"
    )
    assert told.text_of("lakes", "lake").startswith("Lake. Can’t be conquered.")
    assert told.text_of("cards", "authority") == "Authority. Draw: n 2, self, after draw."
    assert told.rule("MM-SUP-01") == told.ledger.rules["MM-SUP-01"].statement
    for line in played(told, SETS[0], 1):
        assert line
        assert not re.search(r"[{}$_]", line), line


@pytest.mark.parametrize(
    ("language", "said", "team", "seen"),
    [
        (
            "en",
            "Player 2 places 3 knights in the castle.",
            "Player 1 and Player 3 win the game as a team with 21 victory points (20 needed).",
            "On top of the deck: Conflict 2, Ambush and Conflict 2.",
        ),
        (
            "ru",
            "Игрок 2 выставляет в замок 3 рыцарей.",
            "В партии побеждает команда: Игрок 1 и Игрок 3. Вместе 21 победное очко (нужно 20).",
            "Верх колоды: Конфликт 2, Засада и Конфликт 2.",
        ),
        (
            "uk",
            "Гравець 2 виставляє в замок 3 лицарів.",
            "Партію виграє команда: Гравець 1 та Гравець 3. Разом 21 переможне очко (потрібно 20).",
            "Верх колоди: Конфлікт 2, Засідка та Конфлікт 2.",
        ),
        (
            "pl",
            "Gracz 2 dostawia do zamku 3 rycerzy.",
            "Partię wygrywa drużyna: Gracz 1 i Gracz 3. Razem 21 punktów zwycięstwa (potrzeba 20).",
            "Na wierzchu talii: Konflikt 2, Zasadzka i Konflikt 2.",
        ),
    ],
)
def test_players_without_names_and_lists(language: str, said: str, team: str, seen: str) -> None:
    told = Speech(GAME, language)
    assert told.said(KNIGHTS_PLACED, (1, 3)) == said
    assert told.event(Text(WON_BY_TEAM, 0b101, 21, 20)) == team
    assert told.event(Text(LOOK_SEEN, (0, 4, 0))) == seen


@pytest.mark.parametrize("told", [PlainSpeech(PALADINS), *(Speech(PALADINS, x) for x in LANGUAGES)])
def test_negative_numbers_have_a_minus_sign(told: PlainSpeech) -> None:
    """A hyphen is none; those inside of words and names stay."""
    assert told.interface("source", source="Saint-Denis-7", points=-14) == "Saint-Denis-7: −14"
    assert told.interface("place", seat="A-1", rank=2, points=-1).count("−") == 1
    assert "-" not in told.told("event-solo-lost", {"points": -14, "other": -2}).removeprefix(
        "solo-"
    )


@pytest.mark.parametrize("told", [PlainSpeech(GAME), Speech(GAME, "en")])
def test_a_name_with_a_full_stop_ends_a_sentence_alone(told: PlainSpeech) -> None:
    told.names = ["Magda K.", "Who..."]
    assert told.told("event-turn-begins", {"turn": 3, "seat": 0}) == "Turn 3: Magda K."
    assert told.told("event-turn-begins", {"turn": 4, "seat": 1}) == "Turn 4: Who...."


def test_a_missing_conflict_card_is_said() -> None:
    words = {"attacker": 0, "first": "none", "defender": 1, "second": "ambush"}
    assert Speech(GAME, "pl", NAMES["pl"]).told("event-conflicts-revealed", words) == (
        "Karty konfliktu odkryte: Anna – bez karty, Borys – Zasadzka."
    )


def test_texts_follow_the_content() -> None:
    pack = """
        [cards.call_to_arms]
        effects = [{ when = "own_turn_window", target = "self", op = "gain_knights", n = 5 }]
    """
    changed = GAME.load((pack,))
    for language, number in (("en", "5 knights"), ("ru", "5 рыцарей"), ("pl", "5 rycerzy")):
        assert number in Speech(GAME, language, None, changed).text_of("cards", "call_to_arms")


def test_a_component_is_found_by_section_and_by_kind() -> None:
    told = Speech(GAME, "en")
    assert told.text_of("territories", "fort") == told.text_of("tile", "fort")
    assert told.text_of("lakes", "lake") == told.text_of("tile", "lake")
    assert told.text_of("tile", "forest") == "Forest. No special ability."
    assert told.text_of("castles", "castle_anjou") == "Anjou"
    assert told.name_of("hex", "1,-1") == "1,-1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told(language: str) -> None:
    told = Speech(GAME, language)
    for id, rule in told.ledger.rules.items():
        if language == "en":
            title = f"{rule.title}. " if rule.title else ""
            assert told.rule(id) == title + rule.statement, id
        else:
            assert told.rule(id) != rule.statement, id
    assert all(told.chapter(id) for id in told.ledger.chapters)
    assert told.faults == []


def test_unknown_things() -> None:
    with pytest.raises(ContentError, match="no texts"):
        Speech(GAME, "fr")
    told = Speech(GAME, "en")
    assert told.interface("no-such-text", count=2) == "no-such-text: count 2"
    assert told.formatted("tile-fort.text", {}) is None
    assert told.formatted("event-card-played", {}) is not None  # said with a gap, and noted
    assert told.faults


@pytest.mark.parametrize(
    "source",
    [
        "a = x\n    .b = { { a.b } }\nc = { a.b }\n",
        "a = { b }\nb = { c }\nc = { a } { a } { a }\n",
        f"c = {{ {'9' * 40} }}\n",
    ],
)
def test_a_text_that_cannot_be_said_is_a_fault_and_no_crash(source: str) -> None:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(source))
    text, faults = format_message(bundle, "c", {})
    assert faults
    assert text is None or "???" in text
    assert plainly(plain_messages(source), "c", {}) is None


def test_plain_messages_refer_to_others() -> None:
    plain = plain_messages("a = { $x } and { b }, { b }\nb = { c }\nc = sea")
    assert plainly(plain, "a", {"x": "land"}) == "land and sea, sea"
    assert plainly(plain, "a", {}) is None


def test_plain_messages_are_the_ones_on_one_line() -> None:
    source = """
# a comment = no message
one = One { $x }
    .more = and more
long =
    { $n ->
        [one] x
       *[other] y
    }
    .tail = tail
last = Last
  goes on
"""
    assert plain_messages(source) == {
        "one": "One { $x }",
        "one.more": "and more",
        "long.tail": "tail",
    }
    assert readable("event-no_thing", {}) == "no thing"


# -- the texts of the interface --------------------------------------------------------------------


def interface(language: str) -> Entries:
    return parsed((TEXT / language / "interface.ftl").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_interface_is_whole_in_every_language(language: str) -> None:
    english, own = interface("en"), interface(language)
    assert list(own) == list(english)
    assert all(id.startswith("interface-") for id in own)
    for id, message in own.items():
        assert variables(message, own) == variables(english[id], english), id
        assert not message.attributes, id
    assert plural_complaints(own, language, {}) == []
    assert latin_complaints(own, language) == []
    assert space_complaints(own) == []
    told = Speech(GAME, language)
    for number in NUMBERS:
        for id, message in own.items():
            told.interface(
                id.removeprefix("interface-"), **dict.fromkeys(variables(message, own), number)
            )
    assert told.faults == []


@pytest.mark.parametrize(
    ("parts", "text"),
    [
        ([], ""),
        (["draw a card"], "Draw a card."),
        (["Draw a card.", "Discard a card."], "Draw a card. Discard a card."),
        (["strength +1", "1 scout"], "Strength +1, 1 scout."),
        (["When hired:", "1 scout", "1 silver"], "When hired: 1 scout, 1 silver."),
        (["1 scout", "At the end:", "2 points."], "1 scout. At the end: 2 points."),
        (
            ["strength +1", "one of these:", "pay a debt", "; or", "1 scout", "1 silver"],
            "Strength +1. One of these: pay a debt; or 1 scout, 1 silver.",
        ),
        (
            ["Cost: 1 silver.", "For a worker:", "1 scout"],
            "Cost: 1 silver. For a worker: 1 scout.",
        ),
    ],
)
def test_parts_of_a_text_flow_together(parts: list[str], text: str) -> None:
    assert flowing(parts) == text


def test_an_automated_opponent_has_a_name_but_no_seat() -> None:
    told = speech(PALADINS, "uk", ["Олена"])
    assert told.seat(0) == "Олена"
    assert told.seat(1) == "Гравець-бот"
    assert speech(PALADINS, "uk").seat(1) == "Гравець 2"
    assert speech(GAME, "uk", ["Олена"]).seat(1) == "Гравець 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_have_the_names_that_the_board_shows(language: str) -> None:
    """Where the number of players is known, a hex is called by row and place, never by its id."""
    content = GAME.load()
    for seats in range(2, 7):
        told = Speech(GAME, language, list("ABCDEF")[:seats])
        names = GAME.places(content, seats)["hex"]
        assert len(set(names.values())) == len(names)
        said = told.told("event-abandoned", {"hex": "0,0", "tile": "city"})
        assert names["0,0"] in said
        assert "0,0" not in said
    rows = GAME.places(content, 2)["hex"]
    assert [rows[id] for id in ("-1,-1", "2,-1", "-2,0", "2,0", "1,1")] == [
        *("A1", "A4", "B1", "B5", "C4")
    ]
