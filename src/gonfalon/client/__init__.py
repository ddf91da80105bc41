"""A client for programs that play on a Gonfalon server. Needs `httpx` (the extra `client`).

from gonfalon.client import Gonfalon, Question

def bot(question: Question) -> str:
    return question.options[0]

with Gonfalon("gon_…", "https://play.example.org") as gonfalon:
    gonfalon.play(bot)
"""

from __future__ import annotations

from gonfalon.client.client import Bot, Gonfalon, Question
from gonfalon.client.wire import Refusal, Replaced

__all__ = ["Bot", "Gonfalon", "Question", "Refusal", "Replaced"]
