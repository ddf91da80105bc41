"""Use whatever a browser will use. Returns the modules that were imported for it, as JSON."""

import json
import sys
import uuid

from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.local.bridge import answer, let_bot_answer, waiting_bots

ANSWERS = 12  # of a person in each game


def ask(method, path, **body):
    """Ask, and return what is said; whatever is not answered ends the build."""
    status, text, _ = answer(method, f"/api{path}", json.dumps(body) if body else "")
    if status >= 300:
        raise SystemExit(f"{method} {path}: {status} {text[:300]}")
    return json.loads(text) if text else None


def play(slug, seats):
    """Play the first turns of a match and look at whatever there is to see."""
    bots = {str(number): "heuristic" for number in range(1, seats)}
    table = ask("POST", "/tables", game=slug, seats=seats, bots=bots)["id"]
    for _ in range(ANSWERS):
        while table in json.loads(waiting_bots()):
            let_bot_answer(table)
        view = ask("GET", f"/tables/{table}/view")
        if not view["explain"]:
            break
        asked = view["explain"][0]
        ask("GET", f"/tables/{table}/coach?decision={asked['decision']}&advice=true")
        option = asked["options"][0]["id"]
        body = {"decision": asked["decision"], "options": [option], "key": str(uuid.uuid4())}
        ask("POST", f"/tables/{table}/choices?view=true&since=0", **body)
    for path in ("", "/since/-1", "/frames/0", "/standing-orders"):
        ask("GET", f"/tables/{table}{path}")
    # a refusal, a wrong request, and the way back
    answer("POST", f"/api/tables/{table}/choices", '{"decision": 1}')
    answer("POST", f"/api/tables/{table}/choices", '{"decision": "x", "options": [], "key": "x"}')
    answer("POST", f"/api/tables/{table}/rewind", '{"version": 0, "key": "y"}')


for game in ask("GET", "/games"):
    play(game["slug"], max(2, game["min_seats"]))
    ask("GET", f"/games/{game['slug']}/rules")
    for language in LANGUAGES:
        ask("GET", f"/games/{game['slug']}?language={language}")
for lesson in ask("GET", "/learn"):
    ask("GET", f"/learn/{lesson['game']}/{lesson['lesson']}/{lesson['steps'][0]}")
ask("GET", "/tables/mine")
ask("PATCH", "/me", name="Nobody")
json.dumps(sorted(sys.modules))
