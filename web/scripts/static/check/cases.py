"""Print requests with the answers that this Python gives, as JSON.

For each game there is a match of two people at one device, from a stored state on; and whatever can
be asked about games and lessons. A browser has to give the same answers to the same requests; only
moments may differ.
"""

import json
import random
import sys
import uuid

from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.local.site import Site

STEPS = 40
SEED = 33


class Transcript:
    """What was asked of a site, and its answers."""

    def __init__(self, site):
        self.site = site
        self.lines = []

    def ask(self, method, path, body=None):
        """Ask, note the answer, and return its JSON."""
        text = "" if body is None else json.dumps(body)
        answer = self.site.answer(method, f"/api{path}", text)
        self.lines.append([method, f"/api{path}", text, answer.status, answer.text])
        return json.loads(answer.text) if answer.text[:1] in "{[" else None


def opened(slug):
    """Open a table, and return a site that has loaded it from what was kept, and that."""
    site = Site()
    body = {"game": slug, "seats": 2, "bots": {}, "people": {"0": "A", "1": "B"}}
    answer = site.answer("POST", "/api/tables", json.dumps(body))
    assert answer.status == 201, answer.text
    table = json.loads(answer.text)["id"]
    again = Site()
    again.load(table, answer.keep)
    return table, again, answer.keep


def play(slug):
    """Play at random and look at everything on the way."""
    luck = random.Random(f"{slug} {SEED}")  # noqa: S311  (the same in each run)
    table, site, kept = opened(slug)
    talk = Transcript(site)
    at = f"/tables/{table}"
    for _ in range(STEPS):
        holder = talk.ask("GET", f"{at}/holder")
        if holder["holder"] is None:
            if holder["next"] is None:
                break
            talk.ask("GET", f"{at}/view")  # while nobody holds the device
            talk.ask("POST", f"{at}/holder", {"seat": holder["next"]})
        view = talk.ask("GET", f"{at}/view")
        if not view["explain"]:
            break
        asked = luck.choice(view["explain"])
        talk.ask("GET", f"{at}/coach?decision={asked['decision']}&advice=true")
        option = luck.choice(asked["options"])["id"]
        body = {
            "decision": asked["decision"],
            "options": [option],
            "key": str(uuid.UUID(int=luck.getrandbits(128))),
            "go_on": luck.random() < 0.3,
        }
        talk.ask("POST", f"{at}/choices?view=true&since={max(0, view['version'] - 2)}", body)
        if luck.random() < 0.1:
            talk.ask("POST", f"{at}/choices", body)  # the same key again
        if luck.random() < 0.1:
            talk.ask("POST", f"{at}/undo", {"to": asked["decision"], "key": body["key"] + "u"})
    for path in ("", "/version", "/since/-1", "/frames/0", "/standing-orders", "/course"):
        talk.ask("GET", at + path)
    talk.ask("POST", f"{at}/rewind", {"version": 1, "key": "back"})
    talk.ask("GET", f"{at}/view")
    talk.ask("GET", f"{at}/nothing")
    talk.ask("POST", f"{at}/choices", {"decision": 7})
    return {"kept": kept, "lines": talk.lines}


def reference():
    """Ask about games, rules and lessons."""
    talk = Transcript(Site())
    for game in talk.ask("GET", "/games"):
        slug = game["slug"]
        talk.ask("POST", f"/games/{slug}/settings", {"seats": 9, "settings": {}})
        talk.ask("GET", f"/games/{slug}/editions/{game['digest']}")
        # In English alone: in other languages rules are in words only in prepared answers.
        details = talk.ask("GET", f"/games/{slug}")
        for chapter in list(details["chapters"])[:2]:
            talk.ask("GET", f"/games/{slug}/rules?chapter={chapter}")
    for language in LANGUAGES:
        talk.ask("GET", f"/learn?language={language}")
    for lesson in talk.ask("GET", "/learn"):
        for step in lesson["steps"][:3]:
            talk.ask("GET", f"/learn/{lesson['game']}/{lesson['lesson']}/{step}")
    return {"kept": {}, "lines": talk.lines}


json.dump([reference(), *map(play, ("crusaders", "glory", "mastery", "paladins"))], sys.stdout)
