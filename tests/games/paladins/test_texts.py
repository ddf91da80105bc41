"""Texts of Paladins of the West Kingdom: whole matches and all components, said in words."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import gonfalon
from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.model.constants import DIFFICULTIES, WORKERS
from gonfalon.games.paladins.model.messages.common import MESSAGES
from gonfalon.kernel.play.match import Match
from gonfalon.speech import PlainSpeech, Speech
from tests.fluent_files import CYRILLIC, LANGUAGES, NUMBERS, parsed
from tests.games.paladins.texts import TEXTS

NAMES = {
    "en": ["Alice", "Robert", "Charlotte", "Diego"],
    "ru": ["Анна", "Борис", "Вера", "Глеб"],
    "uk": ["Олена", "Богдан", "Соломія", "Тарас"],
    "pl": ["Anna", "Borys", "Celina", "Damian"],
}
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((1, {"difficulty": id}) for id in (*DIFFICULTIES, "choose")),
    *((seats, {}) for seats in (2, 3, 4)),
]
SENTENCE = re.compile(r"[A-ZА-ЯІЇЄĄĆĘŁŃÓŚŹŻ\d].*\.")


def played(told: PlainSpeech, seats: int, options: dict[str, Any], seed: int) -> list[str]:
    """Play at random; return everything that was said, each line once."""
    pick = random.Random(seed)
    m: Match[Any] = gonfalon.new("paladins", seats, options, seed)
    said = dict.fromkeys(told.event(event) for event in m.drain_events())
    while m.outcome is None:
        decision = pick.choice(m.decisions)
        for explained in m.explain(decision.seat):
            asked = told.explained(explained)
            assert all(choice.rule in told.ledger.rules for choice in asked.options + asked.blocked)
            said.update(dict.fromkeys([asked.question, *(c.text for c in asked.options)]))
            said.update(dict.fromkeys(c.text for c in asked.blocked))
        chosen = pick.choice(decision.options).id
        said.update(dict.fromkeys(map(told.event, m.choose(decision.id, chosen))))
    return [*said, *told.outcome(m.outcome)]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_are_said_without_a_fault(language: str) -> None:
    told = Speech(GAME, language)
    for seed, (seats, options) in enumerate(TABLES):
        told.names = NAMES[language][:seats]
        for line in played(told, seats, options, seed):
            assert line == " ".join(line.split()) != ""
            assert not re.search(r"[{}$_]|\bnone\b|: ?[.;,]|\(\)|«»|„”|“”|\.\.", line), line
            if language in CYRILLIC:
                assert not re.search(r"[A-Za-z]", line), line
    assert told.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_reads_naturally(language: str) -> None:
    told = Speech(GAME, language)
    plain = {"attributes", "factions", "regions", "jars"}  # what they are for, other texts say
    for section in GAME.kinds:
        for id in told.content.entries.section(section):
            does = told.does(section, id)
            if section in plain or (section == "workers" and id != "criminal"):
                assert does == "", (section, id)
            else:
                assert SENTENCE.fullmatch(does), (section, id, does)
                assert not re.search(r"[{}_]|: ?[.;,]|\.\.|,,| ;", does), (section, id, does)
    assert told.faults == []


def test_what_a_component_does_follows_its_content() -> None:
    told = Speech(GAME, "en")
    assert told.does("townsfolk", "abbot_tax") == (
        "If you discard it: destroy 1 unpaid debt. When you hire it: you may discard 1 suspicion "
        "card. Each time you perform Absolve: 1 silver from the tax supply."
    )
    assert told.does("kings_favours", "favour_free_develop") == (
        "Cost: 1 provision. For a worker (merchant): one of these: place your next workshop for "
        "free and gain its worker; or 1 fighter, 1 cleric."
    )
    assert told.does("paladins", "engelier") == (
        "Workers: fighter and scout. Faith +1, strength +3. "
        "Each time you perform Attack, in addition: 2 silver."
    )
    assert told.does("outsiders", "assassin_viking") == (
        "If attacked, besides influence: 1 labourer, 1 fighter. If converted: strength +2. "
        "At the end of the game: 1 victory point for each Saracen you have attacked."
    )


@pytest.mark.parametrize(
    ("language", "costs"),
    [
        (
            "en",
            ["Cost: 2 silver, 1 provision, 1 debt.", "Cost: 1 provision, 1 debt.", "Cost: 1 debt."],
        ),
        (
            "ru",
            ["Цена: 2 серебра, 1 провизия, 1 долг.", "Цена: 1 провизия, 1 долг.", "Цена: 1 долг."],
        ),
        (
            "uk",
            [
                "Ціна: 2 срібняки, 1 жетон провізії, 1 борг.",
                "Ціна: 1 жетон провізії, 1 борг.",
                "Ціна: 1 борг.",
            ],
        ),
        (
            "pl",
            [
                "Cena: 2 srebrniki, 1 porcja prowiantu, 1 dług.",
                "Cena: 1 porcja prowiantu, 1 dług.",
                "Cena: 1 dług.",
            ],
        ),
    ],
)
def test_a_cost_is_a_list(language: str, costs: list[str]) -> None:
    told = Speech(GAME, language)
    for (silver, provisions), cost in zip([(2, 1), (0, 1), (0, 0)], costs, strict=True):
        args = {"silver": silver, "provisions": provisions, "debts": 1}
        assert told.told("does-costs", args) == cost
    free = {"favour": "favour_pray", "silver": 0, "provisions": 0, "debts": 0}
    assert ":" not in told.told("option-favour", free)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_takes_its_own_word(language: str) -> None:
    told = Speech(GAME, language)
    counted = {
        "en": "labourers labourer" + " labourers" * 9,
        "ru": "батраков батрак батрака батраков батраков батраков батрак батрака батраков батрак "
        "батраков",
        "uk": "чорноробів чорнороб чорнороби чорноробів чорноробів чорноробів чорнороб чорнороби "
        "чорноробів чорнороб чорноробів",
        "pl": "parobków parobek" + " parobków" * 9,
    }[language]
    gained = {  # where the sentence asks whom
        "uk": "чорноробів чорнороба чорноробів чорноробів чорноробів чорноробів чорнороба "
        "чорноробів чорноробів чорнороба чорноробів",
        "pl": "parobków parobka" + " parobków" * 9,
    }.get(language, counted)
    for id, number, wanted in (
        ("effect-worker", "n", counted),
        ("event-worker-gained", "count", gained),
    ):
        rest = {name: TEXTS.sample(kind, 0) for name, kind in TEXTS.types(id).items()}
        said = [told.told(id, {**rest, "worker": "labourer", number: n}) for n in NUMBERS]
        assert [text.rstrip(".").split()[-1] for text in said] == wanted.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_bend_are_there_for_every_id(language: str) -> None:
    told = Speech(GAME, language)
    bare = {name: told.content.vocabulary[name] for name in TEXTS.words}
    for id in MESSAGES.by_id:
        for name, kind in TEXTS.types(id).items():
            if kind not in bare:
                continue
            words = bare[kind]
            if id == "does-score-action":  # what leaves a trace on the table (PAL-SCORE-11)
                words = ["develop", "recruit", "commission", "fortify", "garrison", "absolve"]
            if id == "worth-done":  # what the king's orders and the board count (PAL-SCORE-01)
                words = ["develop", "commission", "fortify", "garrison", "absolve", "attack"]
                words += ["convert"]
            rest = {n: TEXTS.sample(k, 2) for n, k in TEXTS.types(id).items()}
            said = {told.told(id, {**rest, name: word}) for word in words}
            assert len(said) == len(words), (id, name)
    assert len(WORKERS) == len(bare["worker_id"])


WORKERS_GAINED = """
event-worker-gained = { $seat } получает: { workers-of-a-type }.
"""


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (None, "missing: event-worker-gained"),
        ("event-worker-gained = { $seat } получает рабочих.", "forgotten $worker"),
        (WORKERS_GAINED.replace("$seat", "$player"), "undeclared $player"),
        (WORKERS_GAINED + "event-horses = Кони", "unused: event-horses"),
        (
            "event-worker-gained = { $seat }: { $worker ->\n"
            "    [knight] рыцарь\n   *[criminal] преступник\n } { $count }",
            "$worker is never {'knight'}",
        ),
        (
            "event-worker-gained = { workers-of-a-type } { $seat ->\n"
            "    [one] игрок\n   *[other] игроки\n }",
            "$seat is no number",
        ),
    ],
)
def test_a_bad_message_is_noticed(text: str | None, complaint: str) -> None:
    entries = dict(TEXTS.play("ru"))
    del entries["event-worker-gained"]
    if text is not None:
        entries.update(parsed(text))
    assert any(complaint in found for found in TEXTS.complaints(entries, "ru"))
