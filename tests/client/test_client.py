"""The client alone: what it sends again, how long it waits, and how it goes on after a break."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from gonfalon.client import Gonfalon, Question, Refusal, Replaced

Handler = Callable[[httpx.Request], httpx.Response]


class Server:
    """Answers as it is told, and remembers what it was asked."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)
        self.asked: list[httpx.Request] = []
        self.slept: list[float] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request)
        found = self.answers.pop(0)
        if isinstance(found, Exception):
            raise found
        assert isinstance(found, httpx.Response)
        return found

    def client(self, patience: float = 300.0) -> Gonfalon:
        """Return a client of this server that never really sleeps."""
        transport = httpx.MockTransport(self)
        return Gonfalon(
            "gon_x", "http://test", patience=patience, transport=transport, sleep=self.slept.append
        )

    def bodies(self) -> list[Any]:
        """Return what was sent."""
        return [json.loads(request.content) for request in self.asked]


def ok(body: Any) -> httpx.Response:
    return httpx.Response(200, json=body)


def no(status: int, code: str, **headers: str) -> httpx.Response:
    body = {"code": code, "message": "no", "rule": "MM-1"}
    return httpx.Response(status, json=body, headers=headers)


def lines(*events: Any) -> httpx.Response:
    """Return a stream that ends after these lines."""
    texts = ["" if event is None else json.dumps(event) for event in events]
    return httpx.Response(200, text="\n".join(texts) + "\n")


def test_a_choice_is_sent_again_under_the_same_key() -> None:
    server = Server(
        httpx.ReadTimeout("lost"), no(503, "busy"), httpx.ConnectError("down"), ok({"version": 7})
    )
    with server.client() as gonfalon:
        assert gonfalon.choose("t", "d", "a", "b") == 7
    bodies = server.bodies()
    assert len(bodies) == 4
    assert all(body == bodies[0] for body in bodies)
    assert bodies[0]["options"] == ["a", "b"]
    assert len(server.slept) == 3
    assert server.asked[0].headers["Authorization"] == "Bearer gon_x"
    assert str(server.asked[0].url) == "http://test/api/tables/t/choices"


def test_different_choices_have_different_keys() -> None:
    server = Server(ok({"version": 1}), ok({"version": 2}))
    gonfalon = server.client()
    gonfalon.choose("t", "d", "a")
    gonfalon.choose("t", "d", "a")
    first, second = server.bodies()
    assert first["key"] != second["key"]


def test_pauses_grow_and_have_jitter() -> None:
    server = Server(*[no(503, "busy")] * 12, ok({}))
    server.client().me()
    assert server.slept[0] <= 0.25
    assert all(pause <= 15.0 for pause in server.slept)
    assert server.slept[-1] >= 7.5
    other = Server(*[no(503, "busy")] * 12, ok({}))
    other.client().me()
    assert other.slept != server.slept


def test_too_often_waits_as_told_or_a_minute() -> None:
    server = Server(no(429, "too-often", **{"Retry-After": "7"}), no(429, "too-often"), ok({}))
    server.client().me()
    assert 7 <= server.slept[0] <= 8
    assert 60 <= server.slept[1] <= 61


def test_a_refusal_is_not_asked_twice() -> None:
    server = Server(no(409, "stale-decision"))
    with pytest.raises(Refusal) as found:
        server.client().choose("t", "d", "a")
    assert (found.value.status, found.value.code, found.value.rule) == (
        409,
        "stale-decision",
        "MM-1",
    )
    odd = Server(httpx.Response(418, text="<html>"))
    with pytest.raises(Refusal, match="status-418"):
        odd.client().me()


def test_what_could_happen_twice_is_sent_again_only_if_it_did_not_arrive() -> None:
    server = Server(httpx.ConnectError("down"), no(503, "busy"), ok({"id": "t"}))
    assert server.client().create_table("mastery", 2, bots={1: "random"})["id"] == "t"
    assert server.bodies()[-1]["bots"] == {"1": "random"}
    lost = Server(httpx.ReadTimeout("lost"))
    with pytest.raises(httpx.ReadTimeout):
        lost.client().create_table("mastery", 2)


def test_patience_ends() -> None:
    server = Server(no(503, "busy"))
    with pytest.raises(Refusal, match="busy"):
        server.client(patience=0.0).me()


def test_a_table_stream_goes_on_where_it_stopped() -> None:
    server = Server(
        lines({"type": "hello", "version": 3}, None, {"type": "version", "version": 4}),
        httpx.ReadTimeout("silence"),
        lines({"type": "hello", "version": 6}, {"type": "version", "version": 5}),
        lines({"type": "hello", "version": 6}, {"type": "over", "table": "t"}),
    )
    events = list(server.client().table_events("t"))
    assert [event["type"] for event in events] == [
        "hello",
        "version",
        "hello",
        "version",
        "hello",
        "over",
    ]
    asked = [request.url.params.get("since") for request in server.asked]
    assert asked == [None, "4", "4", "5"]


def test_the_account_stream_tells_an_end_once() -> None:
    over = {"type": "over", "table": "t", "at": "2026-01-01T00:00:00Z"}
    server = Server(
        lines({"type": "hello"}, over),
        lines({"type": "hello"}, over, {**over, "table": "u"}),
    )
    events = server.client().events()
    found = [next(events) for _ in range(4)]
    assert [event.get("table") for event in found] == [None, "t", None, "u"]
    assert server.asked[1].url.params["since"] == over["at"]


@pytest.mark.parametrize(
    ("code", "error"), [("replaced", Replaced), ("bad-token", Refusal), ("not-seated", Refusal)]
)
def test_a_stream_that_was_closed_for_good(code: str, error: type[Exception]) -> None:
    server = Server(lines({"type": "hello"}, {"type": "closed", "code": code}))
    with pytest.raises(error):
        list(server.client().events())
    busy = Server(
        lines({"type": "hello"}, {"type": "closed", "code": "busy"}), no(401, "bad-token")
    )
    with pytest.raises(Refusal, match="bad-token"):
        list(busy.client().events())


def shown(*decisions: str) -> dict[str, Any]:
    """Return a view in which some questions are open."""
    return {
        "view": {
            "viewer": 1,
            "decisions": [{"id": d, "kind": "k", "options": ["x", "y"]} for d in decisions],
        },
        "explain": [{"decision": d, "prompt": {}} for d in decisions],
    }


def seen(*decisions: str) -> httpx.Response:
    """Return a response with a view in which some questions are open."""
    return ok(shown(*decisions))


def test_play_accepts_answers_and_ends() -> None:
    server = Server(
        lines(
            {"type": "hello"},
            {"type": "challenge", "challenge": {"id": "c1", "rated": False}},
            {"type": "challenge", "challenge": {"id": "c2", "rated": True}},
            {"type": "turn", "table": "t", "version": 1},
            {"type": "over", "table": "t", "status": "over"},
        ),
        ok({}),
        no(409, "challenge-closed"),
        seen("d1", "d2"),
        no(409, "stale-decision"),
        seen("d2"),
        ok({"version": 2, "current": shown()}),
    )
    asked: list[Question] = []

    def bot(question: Question) -> str:
        asked.append(question)
        return question.options[-1]

    ends = server.client().play(bot, accept=lambda c: not c["rated"], matches=1)
    assert [end["table"] for end in ends] == ["t"]
    assert [(q.decision, q.seat, q.explained["decision"]) for q in asked] == [
        ("d1", 1, "d1"),
        ("d2", 1, "d2"),
    ]
    paths = [request.url.path for request in server.asked]
    assert paths[1:3] == ["/api/challenges/c1/accept", "/api/challenges/c2/decline"]
    assert server.answers == []


def test_each_answer_brings_the_next_view() -> None:
    """A server that returns none, such as for a seat that was taken away, is asked again."""
    server = Server(
        seen("d1"),
        ok({"version": 2, "current": shown("d2")}),
        ok({"version": 3}),
        seen(),
    )
    assert server.client().answer("t", lambda question: "x") == 2
    assert [request.method for request in server.asked] == ["GET", "POST", "POST", "GET"]
    assert server.asked[1].url.params["view"] == "true"


def test_an_answer_that_was_never_offered_is_the_bots_fault() -> None:
    server = Server(seen("d1"), no(409, "not-offered"))
    with pytest.raises(Refusal, match="not-offered"):
        server.client().answer("t", lambda question: "z")


def test_the_client_stands_without_the_server() -> None:
    program = (
        "import sys, gonfalon.client\n"
        "bad = [m for m in sys.modules if m.partition('.')[0] in ('django', 'ninja', 'redis')"
        " or m.startswith('gonfalon.server')]\n"
        "sys.exit(', '.join(bad) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
