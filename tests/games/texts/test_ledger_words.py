"""The ledger is read by players: no variables, formulas, code names or abbreviations in it.

Everything is checked that the page of rules shows: titles of chapters, statements, the titles of
examples and rulings, in every language. A complaint names the entry, what is wrong and the place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.fluent_files import LANGUAGES
from tests.game_texts import GameTexts
from tests.games.every import of_every_game

PATTERNS = {
    "code": r"[`\[\]{}<>|\\]|\w+_\w*|\b[a-z]+[A-Z]\w*|\w+\(\d",
    "formula": r"[⌈⌉⌊⌋∑Σ∏√≤≥≠≈·÷∈∪∩∞±]|\b(?:max|min|ceil|floor|sum)\s?\(",
    "calculation": r"(?<![\d)] )[=×]|[=×](?! [+−-]?[\d(])",  # fine between numbers: 2 + 3 = 5
    "hex": r"\([−-]?\d+,[−-]?\d+(?:,[−-]?\d+)*\)",
    "times a variable": r"\b\d+[kmnpxyzKNXRVT]\b",
    "abbreviation": r"\b[A-ZА-ЯЁІЇЄҐĄĆĘŁŃÓŚŹŻ]{2,}\b",
}
# Words of the program, not of the game. A seat with a number is a player.
PROGRAM = {
    "en": r"\b(?i:the own|engines?|axial|ids?|seats? \d|random generator|data|arrays?)\b",
    "ru": r"\b(?i:движ(?:ок|к\w+)|идентификатор\w*|осев\w+|мест\w* 0|генератор\w* случайн\w+)\b",
    "uk": r"\b(?i:руші\w+|ідентифікатор\w*|осьов\w+|місц\w* 0|генератор\w* випадков\w+)\b",
    "pl": r"\b(?i:silnik\w*|identyfikator\w*|osiow\w+|miejsc\w* 0|generator\w* losow\w+)\b",
}
# A letter that stands alone is a variable, unless it is a word of its language,
SHORT_WORDS = {"en": "aAI", "ru": "абвжикосуя", "uk": "абвєжзійоуя", "pl": "aiouwz"}
ALONE = r"(?<![\w'’-])[A-Za-zА-яЁёІіЇїЄєҐґ](?![\w'’])"
# or counts something: (a), step b, steps a–d, level V,
STEP = r"(?i:steps?|stages?|шаг\w*|этап\w*|кро[кц]\w*|етап\w*|krok\w*|etap\w*)"
MARKER = rf"\(\w\)|\b{STEP} (?:(?:from|с|від|od) )?\w(?:(?:–| \w+ )\w)?\b"
ROMAN = r"\b(?:I{1,3}|IV|V|VI{1,3}|IX)\b"
# or is a player of an example.
PLAYERS = r"\b[A-FА-Е]\b"


def shown(game: GameTexts, language: str) -> Iterator[tuple[str, str, str]]:
    """Give what players read: the id of an entry, its kind, its text."""
    data = game.ledger()
    for chapter in data["chapters"]:
        title = game.messages(language, "content.ftl")[f"rule_chapter-{chapter}"]
        yield chapter, "chapter", title
    told = {} if language == "en" else game.messages(language, "rules.ftl")
    for id, entry in data["rules"].items():
        if language == "en":
            yield id, entry["kind"], f"{entry.get('title', '')} {entry['statement']}"
        elif f"rule-{id}" in told:
            yield id, entry["kind"], told[f"rule-{id}"]


def without_references(game: GameTexts, text: str) -> str:
    """Take out what leads to other rules: MM-EX-05, MM-RSP, EX-05, "to -06"."""
    named = rf"\b{game.game.prefix}(?:-[A-Z]+)+(?:-N?\d+)?\b"
    return re.sub(rf"{named}|\b[A-Z]{{2,}}-\d+\b|(?<= )-\d+\b", "#", text)


def names(game: GameTexts, language: str) -> set[str]:
    """Return the words that the names of components are made of."""
    return set(re.findall(r"\w+", " ".join(game.messages(language, "content.ftl").values())))


def code_names(game: GameTexts, language: str) -> str:
    """Return a pattern for the ids of components that are not words of a name."""
    words = {word.casefold() for word in names(game, language)}
    ids = {id for section in game.game.kinds for id in game.content()[section]}
    return rf"\b(?:{'|'.join(sorted(id for id in ids if len(id) > 3 and id not in words))})\b"


def complaints(game: GameTexts, language: str) -> Iterator[str]:
    """Say of every entry what a player could not read in it."""
    ids, known = code_names(game, language), names(game, language)
    for id, kind, text in shown(game, language):
        plain = without_references(game, text)
        found = list(faults(plain, language, kind))
        found += [("code name", hit) for hit in re.finditer(ids, plain)]
        for what, hit in found:
            if what != "abbreviation" or hit[0] not in known:
                near = plain[max(hit.start() - 20, 0) : hit.end() + 20]
                yield f"{id} ({language}): {what} {hit[0]!r} in …{near}…"


def faults(text: str, language: str, kind: str) -> Iterator[tuple[str, re.Match[str]]]:
    """Give what is wrong with a text, and where."""
    for what, pattern in (PATTERNS | {"word of the program": PROGRAM[language]}).items():
        for hit in re.finditer(pattern, text):
            if not re.fullmatch(ROMAN, hit[0]):
                yield what, hit
    yield from (("variable", hit) for hit in letters(text, language, kind))


def letters(text: str, language: str, kind: str) -> Iterator[re.Match[str]]:
    """Give the letters that stand alone and mean nothing by themselves."""
    words = SHORT_WORDS[language]
    if language != "en":
        words += words.upper()
    for pattern in [MARKER, ROMAN, *([PLAYERS] if kind == "example" else [])]:
        text = re.sub(pattern, lambda hit: "#" * len(hit[0]), text)
    return (hit for hit in re.finditer(ALONE, text) if hit[0] not in words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", of_every_game("texts", "TEXTS"), ids=repr)
def test_players_can_read_every_entry(game: GameTexts, language: str) -> None:
    assert list(complaints(game, language)) == []


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("en", "The castle of seat 0 is castles[i].", {"word of the program", "code", "variable"}),
        ("en", "Dice are ⌈knights / 6⌉, at most min(n, k).", {"formula", "variable"}),
        ("en", "Attack = dice + modifiers.", {"calculation"}),
        ("en", "They hold (2,−1), next to the own castle.", {"hex", "word of the program"}),
        ("en", "The engine counts 3 VP.", {"word of the program", "abbreviation"}),
        ("en", "A board uses 5n tiles, see workshop_spaces.", {"times a variable", "code"}),
        ("ru", "Движок добирает до k.", {"word of the program", "variable"}),
        ("ru", "Территория приносит 3 ПО.", {"abbreviation"}),
        ("uk", "Рушій зараховує 3 БО.", {"word of the program", "abbreviation"}),
        ("pl", "Silnik sprawdza, czy n ≥ 2.", {"word of the program", "variable", "formula"}),
        ("en", "I draw a card in step b: (c) level IV, then 2 + 3 = 5 and Henry V.", set()),
        ("ru", "В свой ход, шаги а–г: (б) уровень II и я.", set()),
        ("uk", "У замку й на кроці г: (а) з резерву.", set()),
        ("pl", "Kroki od a do d: w zamku i z ręki.", set()),
    ],
)
def test_faults_are_found(language: str, text: str, wrong: set[str]) -> None:
    assert {what for what, _ in faults(text, language, "rule")} == wrong
