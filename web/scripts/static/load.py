"""Load what a browser begins with: the modules in `imported`, and a table of each game."""

import gc
import json
from contextlib import suppress
from importlib import import_module

for name in imported:  # noqa: F821
    with suppress(ImportError):  # made by another module, or by the loader
        import_module(name)

from gonfalon.local import bridge  # noqa: E402
from gonfalon.local.site import Site  # noqa: E402

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
