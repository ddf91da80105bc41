"""Quick start: the set-up is answered for the person, from what their seat knows."""

from __future__ import annotations

import json
import uuid
from typing import Any

import pytest

from gonfalon.bots.bot import counterpart
from gonfalon.bots.heuristic import HeuristicBot
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import game
from gonfalon.kernel.values.decision import Decision
from gonfalon.local.site import Site
from gonfalon.table.coaching import imagined
from gonfalon.table.quick_start import QuickStart, advised_answer, next_answer
from tests.games.every import SLUGS

ME = 0
MATCHES = 5
WAYS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "crusaders": [(2, {}), (3, {}), (4, {"first_game": True})],
    "glory": [(1, {}), (2, {}), (4, {})],
    "mastery": [(2, {"castles": "choose"}), (3, {}), (5, {"castles": "choose"})],
    "paladins": [(1, {"difficulty": "choose"}), (2, {}), (4, {})],
}


class Device:
    """A device with one table."""

    def __init__(self, slug: str, seats: int, settings: dict[str, Any], quick: bool = True) -> None:
        self.site = Site()
        bots = {str(number): "random" for number in range(1, seats)}
        body = {"game": slug, "seats": seats, "settings": settings, "bots": bots}
        answer = self.site.answer("POST", "/api/tables", json.dumps(body | {"quick_start": quick}))
        assert answer.status == 201, answer.text
        self.details = json.loads(answer.text)
        self.kept = answer.keep
        self.at = self.site.tables.find(self.details["id"])

    def send(self, method: str, path: str, **body: Any) -> Any:
        """Ask for something that is granted."""
        url = f"/api/tables/{self.details['id']}{path}"
        answer = self.site.answer(method, url, json.dumps(body) if body else "")
        assert answer.status == 200, answer.text
        return json.loads(answer.text)

    @property
    def asked(self) -> list[Decision]:
        """The open questions of the person."""
        return [decision for decision in self.at.match.decisions if decision.seat == ME]

    def until_asked(self) -> list[str]:
        """Let bots play until the person is asked; return the kinds of the questions."""
        while not self.asked:
            self.at.let_bot_answer()
        return [decision.kind for decision in self.asked]


def devices(slug: str, quick: bool = True) -> list[Device]:
    """Open tables of a game: several set-ups, several matches of each."""
    return [Device(slug, *way, quick) for way in WAYS[slug] for _ in range(MATCHES)]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_first_question_is_one_of_the_game(slug: str) -> None:
    set_up = game(slug).setup_questions
    for device in devices(slug):
        assert device.details["quick_start"] is True
        assert not set(device.until_asked()) & set(set_up)
        assert f"{slug}.setup" not in [step.NAME for step in device.at.match.stack], device.asked
        told = device.send("GET", "/quick-start")
        assert (told["wanted"], told["answering"]) == (True, True)
        assert told["questions"] == [*set_up]
        assert {one["kind"] for one in told["answers"]} <= set(set_up)
        given = [
            (decision, option)
            for entry in device.at.inputs
            if entry.seat == ME
            for decision, option in entry.answers
        ]
        assert [(one["decision"], one["option"]) for one in told["answers"]] == given


@pytest.mark.parametrize("slug", SLUGS)
def test_every_question_of_the_set_up_is_known(slug: str) -> None:
    """Without the wish they are asked, so none of them is declared in vain."""
    found: set[str] = set()
    for device in devices(slug, quick=False):
        assert device.details["quick_start"] is False
        while (kinds := set(device.until_asked())) <= set(game(slug).setup_questions):
            found |= kinds
            asked = device.asked[0]
            body = {"decision": asked.id, "options": [asked.options[0].id]}
            device.send("POST", "/choices", key=str(uuid.uuid4()), **body)
        assert device.send("GET", "/quick-start")["answers"] == []
    assert found == set(game(slug).setup_questions)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_answers_are_the_coachs_and_use_nothing_hidden(slug: str) -> None:
    """In matches that the seat cannot tell apart, the answer and its reason are the same."""
    for device in devices(slug, quick=False):
        match = device.at.match
        while set(device.until_asked()) <= set(game(slug).setup_questions):
            match, asked = device.at.match, device.asked[0]
            given = next_answer(match, {ME: QuickStart()})
            assert given is not None
            coach = device.send("GET", f"/coach?decision={asked.id}&advice=true")
            assert given.told["advice"] == coach["advice"]
            assert given.option == coach["advice"]["best"]["option"]
            found = imagined(match, asked)
            bot = HeuristicBot().choose(found.world, found.decision, FastChance(found.luck))
            assert given.option == bot.id, "the coach advises what the bot would answer"
            for number in range(3):
                twin = match.imagine(ME, FastChance(number))
                other = advised_answer(twin, counterpart(twin, asked))
                assert other.told == given.told
            body = {"decision": asked.id, "options": [given.option]}
            device.send("POST", "/choices", key=str(uuid.uuid4()), **body)


def test_only_the_players_own_seat_is_answered() -> None:
    device = Device("glory", 3, {})
    match = device.at.match
    assert {decision.seat for decision in match.decisions} == {1, 2}
    assert next_answer(match, {1: QuickStart(answering=False)}) is None


def test_an_answer_that_is_taken_back_is_asked() -> None:
    """The wish ends with it, and what it is about is said by the coach."""
    device = Device("glory", 3, {})
    (told,) = device.send("GET", "/quick-start")["answers"]
    (back,) = device.at.match.undoable(ME)
    device.send("POST", "/undo", to=back, key=str(uuid.uuid4()))
    assert [decision.kind for decision in device.asked] == ["character"]
    after = device.send("GET", "/quick-start")
    assert (after["wanted"], after["answering"], after["answers"]) == (True, False, [])
    advice = device.send("GET", f"/coach?decision={device.asked[0].id}&advice=true")["advice"]
    assert advice["best"]["option"] == told["option"]
    other = next(option.id for option in device.asked[0].options if option.id != told["option"])
    body = {"decision": device.asked[0].id, "options": [other]}
    device.send("POST", "/choices", key=str(uuid.uuid4()), **body)
    assert device.until_asked() == ["goal"], "from then on, the person is asked"


@pytest.mark.parametrize("slug", ["crusaders", "glory", "paladins"])
def test_going_back_to_the_set_up_asks_the_person(slug: str) -> None:
    device = Device(slug, 2, {})
    device.until_asked()
    answers = device.send("GET", "/quick-start")["answers"]
    device.send("POST", "/rewind", version=answers[-1]["version"], key=str(uuid.uuid4()))
    device.until_asked()
    assert device.asked[0].kind == answers[-1]["kind"]
    after = device.send("GET", "/quick-start")
    before = [one for one in answers if one["version"] < answers[-1]["version"]]
    assert (after["answering"], after["answers"]) == (False, before)


def test_the_wish_is_kept_with_the_table() -> None:
    device = Device("crusaders", 2, {})
    site, id = Site(), device.details["id"]
    site.load(id, {key: text for key, text in device.kept.items() if key.startswith(id)})
    again = site.tables.find(id)
    assert again.quick_starts == device.at.quick_starts
    assert [one["kind"] for one in again.quick_starts[ME].answers] == ["keep-bull"]


def test_of_several_people_each_has_a_wish() -> None:
    """It is told to whoever holds the device, about their own seat."""
    site = Site()
    body = {"game": "glory", "seats": 3, "bots": {"2": "random"}, "people": {"0": "A", "1": "B"}}
    answer = site.answer("POST", "/api/tables", json.dumps(body | {"quick_start": [1]}))
    assert answer.status == 201, answer.text
    at = site.tables.find(json.loads(answer.text)["id"])
    assert {decision.seat for decision in at.match.decisions} == {0, 2}
    shown: list[Any] = []
    for seat in (0, 1):
        at.give(seat)
        url = f"/api/tables/{at.terms.id}"
        details = json.loads(site.answer("GET", url).text)
        assert details["quick_start"] is (seat == 1)
        shown.append(json.loads(site.answer("GET", f"{url}/quick-start").text))
    assert [len(one["answers"]) for one in shown] == [0, 1]
    refused = site.answer("POST", "/api/tables", json.dumps(body | {"quick_start": [2]}))
    assert refused.status == 422


def test_a_rematch_is_not_a_first_match() -> None:
    device = Device("paladins", 2, {})
    answer = device.site.answer("POST", f"/api/tables/{device.details['id']}/rematch")
    assert json.loads(answer.text)["quick_start"] is False
