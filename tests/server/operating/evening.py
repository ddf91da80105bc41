"""A match with canaries where secrets are, and everybody who is near it."""

from __future__ import annotations

import base64
import os
import random
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
from django.conf import settings as site
from django.db import connection
from django.utils import timezone

from gonfalon.kernel.chance.chance import ProvableChance
from gonfalon.kernel.chance.seeds import seat_commitment
from gonfalon.server.accounts.bots import make_bot_account
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.tokens import make_token
from gonfalon.server.jobs import notices
from gonfalon.server.jobs.models import Notice, Subscription
from gonfalon.server.play.storage.records import stored
from gonfalon.server.tables.models import Table
from tests.server.canaries import (
    MARK,
    Post,
    Secret,
    Viewer,
    canary_packs,
    hits,
    overheard,
    stream_of,
)
from tests.server.jobbing import until
from tests.server.listening import Ear, PrivateRedis, Server, sign_in
from tests.server.pushing import VAPID, Phone, Receiver
from tests.server.running import free_port
from tests.server.visitor import Visitor, account

SEATS = ("Anna", "Bohdan", "Marvin")  # seats 0 to 2; a built-in bot has seat 3, if there is one
LOOK = "?view=true&since=-1"  # the response to a choice has everything that GET returns
OUTSIDE = ("Zoe", "stranger", "anonymous")
# Short but whole: two rounds, or players who often pass.
WANTED: dict[str, dict[str, Any]] = {
    "mastery": {"seats": 4, "settings": {"round_limit": 2}, "bots": {"3": "heuristic"}},
    "paladins": {"seats": 3},
    "glory": {"seats": 3},
    "crusaders": {"seats": 3},
}
WORK = """
import sys
from django.conf import settings
settings.PUSH_TRIALS = (sys.argv[1],)
from gonfalon.cli import main
sys.exit(main(["work"]))
"""


class House:
    """A web process and a worker, everything they say, and the post they send."""

    def __init__(self, folder: Path) -> None:
        self.stack = ExitStack()
        self.post = Post()
        self.stack.callback(self.post.close)
        self.redis = PrivateRedis()
        self.stack.callback(self.redis.stop)
        self.commands = self.stack.enter_context(overheard(self.redis.url))
        self.pushed = self.stack.enter_context(Receiver())
        self.metrics_port = free_port()
        extra = {
            "GONFALON_VAPID_PRIVATE_KEY": VAPID["vapid_private_key"],
            "GONFALON_VAPID_SUBJECT": VAPID["vapid_subject"],
            "GONFALON_LIMITS": "0",
            "GONFALON_LOG": "debug",
            "GONFALON_MAIL_URL": self.post.url,
            "GONFALON_REDIS": self.redis.url,
            "GONFALON_METRICS_LISTEN": f"127.0.0.1:{self.metrics_port}",
        }
        self.web = Server(self.redis.url, 0.5, None, **extra)
        self.stack.callback(self.web.stop)
        self.work_log = folder / "work.log"
        self.stack.enter_context(worker(self.work_log, self.pushed.address, extra))

    def logs(self) -> dict[str, str]:
        """Return what the processes have said, and what can be measured of them."""
        return {
            "log of web": self.web.said(),
            "log of work": self.work_log.read_text("utf-8"),
            "metrics of web": self.web.get("/metrics").text,
            "metrics of work": httpx.get(f"http://127.0.0.1:{self.metrics_port}/").text,
            "Redis": "\n".join(self.commands),
        }


@contextmanager
def worker(log: Path, trials: str, extra: dict[str, str]) -> Iterator[None]:
    """Run `gonfalon work` on the test's database; it may push to a service on this machine."""
    at = connection.settings_dict
    database = f"postgresql://{at['USER']}@{at['HOST']}:{at['PORT']}/{at['NAME']}"
    with log.open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-c", WORK, trials],
            env={**os.environ, "GONFALON_DATABASE": database, **extra},
            stdout=file,
            stderr=file,
        )
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)


class Evening:
    """One match, everybody who is near it, and all that reaches them."""

    def __init__(self, house: House, game: str, number: int) -> None:
        self.house = house
        self.game = game
        self.packs = canary_packs(game)
        self.luck = random.Random(f"canaries {game} {number}")
        self.secrets: list[Secret] = []
        self.viewers: dict[str, Viewer] = {}
        tag = f"{MARK}{game}{number}x"
        self.people = people = {
            name: account(f"{name} {game} {number}", f"{tag}mail-{name}@example.org".lower())
            for name in ("Anna", "Bohdan", "Zoe", "stranger")
        }
        people["Marvin"] = make_bot_account(people["Anna"], f"Marvin {game} {number}")
        self.phones = {name: self.subscribed(name) for name in ("Anna", "Bohdan")}
        for name, user in people.items():
            seat = SEATS.index(name) if name in SEATS else None
            self.viewers[name] = Viewer(name, house.web, seat, self.signed_in(name, user))
            if user.email:
                self.plant(f"mailbox of {name}", user.email, name)
        self.viewers["anonymous"] = Viewer("anonymous", house.web)
        self.contributions = {name: f"{tag}contribution-{name}" for name in SEATS}
        self.chat = f"{tag}chat of the seats"
        self.plant("chat of the seats", self.chat, *SEATS)
        self.plant("secret key", site.SECRET_KEY)
        self.table = self.started()

    def plant(self, name: str, text: str, *entitled: str) -> None:
        """Remember a secret."""
        self.secrets.append(Secret(name, text, frozenset(entitled)))

    def signed_in(self, name: str, user: User) -> dict[str, str]:
        """Return the headers of somebody: a program, or somebody with a browser."""
        if name in ("Marvin", "stranger"):
            scopes = ["read", "play", *(["bot"] if user.is_bot else [])]
            token = make_token(user, "t", scopes)[1]
            self.plant(f"token of {name}", token)
            return {"Authorization": f"Bearer {token}"}
        browser = Visitor()
        cookie = sign_in(user)
        browser.client.cookies["sessionid"] = cookie
        csrf = browser.headers()["X-CSRFToken"]
        self.plant(f"session of {name}", cookie)
        return {
            "Cookie": f"sessionid={cookie}; csrftoken={csrf}",
            "X-CSRFToken": csrf,
            "Origin": "http://127.0.0.1:8000",
        }

    def subscribed(self, name: str) -> Phone:
        """Let somebody's browser take pushes."""
        phone = Phone(self.house.pushed.address, f"{self.game}-{self.people[name].id}")
        keys = phone.body["keys"]
        Subscription.objects.create(user=self.people[name], endpoint=phone.body["endpoint"], **keys)
        self.plant(f"secret of the browser of {name}", keys["auth"])
        return phone

    def started(self) -> Table:
        """Open a table and begin; until then nobody knows another's contribution."""
        anna = self.viewers["Anna"]
        wanted = {
            "game": self.game,
            "packs": self.packs,
            "policy": "everyone",
            "pace": "days",
            **WANTED[self.game],
        }
        made = anna.ask("POST", "/api/tables", wanted)
        assert made.status_code == 201, made.text
        self.path = f"/api/tables/{made.json()['id']}"
        for name in SEATS:
            viewer, secret = self.viewers[name], self.contributions[name]
            if name != "Anna":
                assert viewer.ask("POST", f"{self.path}/join", {}).status_code == 200
            ready = viewer.ask(
                "POST", f"{self.path}/ready", {"commitment": seat_commitment(secret)}
            )
            assert ready.status_code == 200, ready.text
        anna.ask("POST", f"{self.path}/start")
        for name in SEATS:
            for other in ("Zoe", "Bohdan"):  # quickly: the house does not wait long
                for rest in ("", "/proof"):
                    self.viewers[other].ask("GET", self.path + rest)
            early = [
                Secret(f"contribution of {n}", self.contributions[n], frozenset([n])) for n in SEATS
            ]
            assert self.found(early) == set()
            body = {"contribution": self.contributions[name]}
            assert self.viewers[name].ask("POST", f"{self.path}/reveal", body).status_code == 200
        return Table.objects.get(id=made.json()["id"])

    def look_around(self) -> None:
        """Everybody asks for everything there is."""
        lately = max(-1, Table.objects.get(id=self.table.id).version - 12)
        for viewer in self.viewers.values():
            viewer.ask("GET", f"{self.path}/frames/{lately}")
            for rest in ("", "/view", "/since/-1", "/version", "/proof", "/chat", "/invitation"):
                viewer.ask("GET", self.path + rest)
            for rest in ("/rewind", "/record", "/verified", "/standing-orders", "/quick-start"):
                viewer.ask("GET", self.path + rest)
            assert viewer.ask("GET", f"{self.path}/coach?advice=true").status_code != 200
            for path in ("/api/tables", "/api/tables/mine", "/api/me", "/api/hello"):
                viewer.ask("GET", path)

    def look_at_people(self) -> None:
        """Everybody asks for histories, friends and invitations."""
        names = [self.people[name].username for name in SEATS]
        for viewer in self.viewers.values():
            for path in ("following", "blocked", "invitations"):
                viewer.ask("GET", f"/api/me/{path}")
            for name in names:
                viewer.ask("GET", f"/api/players/{name}/matches?opponent=a")
                viewer.ask("GET", f"/api/players/{name}/summary")
                viewer.ask("GET", f"/api/players/{name}/against/{names[0]}")

    def invite(self) -> None:
        """Anna invites Bohdan to a private table, which is nobody else's business."""
        body = {"new": {"game": self.game, "seats": WANTED[self.game]["seats"]}}
        body["new"]["visibility"] = "private"
        name = self.people["Bohdan"].username
        made = self.viewers["Anna"].ask("POST", f"/api/players/{name}/invitations", body)
        assert made.status_code == 201, made.text
        hidden = Table.objects.get(id=made.json()["table"]["id"])
        # Redis carries the ids of tables, as hints from process to process.
        self.plant("a private table", str(hidden.id), "Anna", "Bohdan", "Redis")
        self.plant("the key to a private table", hidden.invite, "Anna")

    def found(self, secrets: list[Secret]) -> set[tuple[str, ...]]:
        """Return what anybody heard that is not theirs."""
        leaks: set[tuple[str, ...]] = set()
        for viewer in self.viewers.values():
            told = ((heard.channel, heard.text) for heard in viewer.heard)
            leaks |= hits(secrets, viewer.name, told)
        return leaks

    def play(self) -> None:
        """Play to the end; everybody listens, and looks around now and then."""
        ears = {
            name: Ear(self.house.web, self.table.id, cookie=self.cookie(name))
            for name in ("Anna", "Bohdan", "Zoe")
        }
        for ear in ears.values():
            ear.hello()
        stream = stream_of(self.viewers["Marvin"], self.table.id)
        self.viewers["Anna"].ask("POST", f"{self.path}/chat", {"text": self.chat})
        self.invite()
        self.look_at_people()
        if self.game == "mastery":
            self.pass_by_order("Bohdan")
        turn, due, noticed = 0, False, False
        while not self.is_over():
            turn += 1
            self.move(everybody=turn % 5 == 1)
            due |= turn % 40 == 1
            if due and self.awaits(*SEATS):  # it cannot end meanwhile, and tell what it may then
                due = False
                self.look_around()
                self.misbehave()
            if turn >= 10 and not noticed and self.awaits("Anna", "Bohdan"):
                noticed = True
                self.wait_for_notices()
            for name, ear in ears.items():
                if turn % 10 == 0:
                    ear.say(type="ping")
                for frame in ear.drain(0.001):
                    self.viewers[name].keep("socket", frame)
                ear.frames.clear()
        assert noticed
        self.look_at_people()
        stream.join(60)
        for ear in ears.values():
            ear.close()
        for viewer in self.viewers.values():
            viewer.http.close()

    def pass_by_order(self, name: str) -> None:
        """Let somebody pass in some windows automatically, which is nobody else's business."""
        body = {"kinds": ["crown-response", "orb-response"]}
        given = self.viewers[name].ask("PUT", f"{self.path}/standing-orders", body)
        assert given.status_code == 200, given.text
        self.plant(f"standing order of {name}", '"crown-response", "orb-response"', name)

    def cookie(self, name: str) -> str:
        """Return somebody's session."""
        return self.viewers[name].headers["Cookie"].partition("=")[2].partition(";")[0]

    def is_over(self) -> bool:
        """Tell whether the match has ended."""
        return Table.objects.filter(id=self.table.id, status=Table.Status.OVER).exists()

    def awaits(self, *names: str) -> bool:
        """Tell whether the match waits for an answer of one of these."""
        shown = [self.viewers[name].ask("GET", f"{self.path}/view").json() for name in names]
        return any(view["view"]["decisions"] for view in shown)

    def move(self, everybody: bool) -> None:
        """Let the seats look, or everybody, and whoever is asked answer."""
        moved = False
        for name in (*SEATS, *OUTSIDE) if everybody else SEATS:
            viewer = self.viewers[name]
            view = viewer.ask("GET", f"{self.path}/view").json()["view"]
            if viewer.seat is None or not view["decisions"]:
                continue
            moved = True
            decision = view["decisions"][0]
            key = str(uuid.uuid4())
            self.plant("key of a choice", key)
            option = self.luck.choice(decision["options"])
            if "pass" in decision["options"] and self.luck.random() < 0.6:
                option = "pass"
            body = {"decision": decision["id"], "options": [option], "key": key}
            look = self.luck.choice(("", LOOK))
            viewer.ask("POST", f"{self.path}/choices{look}", body)
        if not moved:
            time.sleep(0.02)

    def misbehave(self) -> None:
        """Ask for what is refused, with secrets in it: refusals and logs repeat nothing."""
        anna = self.viewers["Anna"]
        secret = f"{MARK}password-of-Anna"
        self.plant("password", secret)
        anna.ask("POST", "/auth/browser/v1/auth/login", {"username": "Anna", "password": secret})
        anna.ask("POST", f"{self.path}/choices", {"decision": secret, "options": [secret]})
        anna.ask("POST", f"{self.path}/reveal", {"contribution": secret})
        anna.ask("GET", f"/api/invitations/{secret}?token={secret}")
        anna.ask("GET", "/api/me", Authorization=f"Bearer gon_{secret}")
        anna.ask("PATCH", "/api/me", {"preferences": secret})

    def wait_for_notices(self) -> None:
        """Let it be a minute since the match began to wait; and somebody forget a password."""
        forgot = {"email": self.people["Bohdan"].email}
        self.viewers["Bohdan"].ask("POST", "/auth/browser/v1/auth/password/request", forgot)
        # The worker looks for turns that have waited for so long since it last looked.
        since = timezone.now() - notices.AFTER + timedelta(seconds=1)
        Table.objects.filter(id=self.table.id).update(waiting_since=since)
        mine = Notice.objects.filter(table=self.table.id)
        sent = mine.filter(mail=Notice.State.SENT, push=Notice.State.SENT)
        until(sent.exists, seconds=180.0)  # on a slow machine the worker has much else to do

    def after(self) -> None:
        """Remember what only the end may tell, and check that it was not told before."""
        row = Table.objects.get(id=self.table.id)
        chance = stored(row).chance
        assert isinstance(chance, ProvableChance)
        for name, value in (
            ("seed", chance.seed),
            ("house secret", bytes(row.house_secret)),
            ("house salt", bytes(row.house_salt)),
        ):
            self.plant(name, value.hex())
            self.plant(f"{name} in base64", base64.b64encode(value).decode()[:40])
            self.plant(f"{name} in web base64", base64.urlsafe_b64encode(value).decode()[:40])
        self.plant("invitation", row.invite, *SEATS)
