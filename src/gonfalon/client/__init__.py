"""A client for programs that play on a Gonfalon server. Requires `httpx` (the extra `client`).

For example::

    from gonfalon.client import Gonfalon, Question

    def bot(question: Question) -> str:
        return question.options[0]

    with Gonfalon("gon_your_token", "https://play.example.org") as server:
        server.play(bot)
"""

from __future__ import annotations

from gonfalon.client.client import Bot, Gonfalon, Question
from gonfalon.client.wire import Refusal, Replaced

__all__ = ["Bot", "Gonfalon", "Question", "Refusal", "Replaced"]
