"""Load what a browser begins with: every module that it can import, and a table of each game.

It gets nothing else: what cannot be loaded here cannot be loaded from the trimmed library either.
"""

import gc
import json
from contextlib import suppress
from importlib import import_module
from os import walk

import gonfalon
from gonfalon.local import bridge
from gonfalon.local.site import Site

DRAWN_ELSEWHERE = {"drawing", "front", "sketch", "terminal"}


def ours():
    """Yield the names of our modules, but for what only a terminal or a server draws."""
    root = gonfalon.__path__[0]
    for folder, _, files in walk(root):
        package = "gonfalon" + folder.removeprefix(root).replace("/", ".")
        for file in files:
            name = package if file == "__init__.pyc" else f"{package}.{file.removesuffix('.pyc')}"
            if file.endswith(".pyc") and not DRAWN_ELSEWHERE & {*name.split(".")}:
                yield name


for name in [*imported, *ours()]:  # noqa: F821
    with suppress(ImportError):
        import_module(name)

for game in ("crusaders", "glory", "mastery", "paladins"):
    body = json.dumps({"game": game, "seats": 2, "bots": {"1": "heuristic"}})
    status, text, kept = bridge.answer("POST", "/api/tables", body)
    table = json.loads(text)["id"]
    bridge.answer("GET", f"/api/tables/{table}/view", "")
    for _ in range(2):
        if table in json.loads(bridge.waiting_bots()):
            bridge.let_bot_answer(table)
bridge.SITE = Site()
del body, status, text, kept, table
gc.collect()
