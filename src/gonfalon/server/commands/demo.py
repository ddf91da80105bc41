"""The whole service on one machine: a private PostgreSQL, and everything else in one process.

Web, queues and sweeper are threads of one process, so hints reach the sockets without Redis and
limits are counted in memory. Bots run in separate processes, as always. The code and the migrations
are those of a public site.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from gonfalon.server.commands.own_addresses import NoAddress
from gonfalon.server.commands.private_postgres import PrivatePostgres
from gonfalon.server.commands.web import Web, bind, serve_here

LOOPBACK = "127.0.0.1"
USUAL_PORT = 8000


@dataclass(frozen=True)
class Wanted:
    """The demo's command-line options."""

    folder: Path
    port: int = 0  # 0: the usual port, or any free one
    browser: bool = True
    host: str = LOOPBACK  # another address of this machine lets its network in
    fresh: bool = False  # set aside what was played before


@dataclass(frozen=True)
class Ready:
    """Where users can connect."""

    origin: str
    link: str  # the path that signs the user of this machine in
    name: str  # theirs


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket."""
    try:
        if port:
            return bind(Web(host, port))
        try:
            return bind(Web(host, USUAL_PORT))
        except OSError:
            return bind(Web(host, 0))
    except OSError as error:
        raise NoAddress(f"{host}:{port or USUAL_PORT}: {error.strerror}") from error


def kept(path: Path, make: Callable[[], str]) -> str:
    """Return a text that is generated once and stored in a file only we can read."""
    if not path.exists():
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(make())
    return path.read_text("utf-8")


def settle(folder: Path, database: str, origin: str, host: str) -> None:
    """Set the environment of this process; the caller's own settings are discarded."""
    for name in [n for n in os.environ if n.startswith("GONFALON_")]:
        if name not in ("GONFALON_LOG", "GONFALON_LOG_PLAIN"):
            del os.environ[name]
    os.environ.update(
        DJANGO_SETTINGS_MODULE="gonfalon.server.settings",
        GONFALON_DATABASE=database,
        GONFALON_REDIS="",
        GONFALON_ORIGIN=origin,
        GONFALON_HOSTS=",".join(dict.fromkeys((host, LOOPBACK, "localhost"))),
        GONFALON_SECRET_KEY=kept(folder / "secret", lambda: secrets.token_urlsafe(48)),
        GONFALON_PROCESS="demo",
    )
    os.environ.setdefault("GONFALON_LOG", "warning")
    os.environ.setdefault("GONFALON_LOG_PLAIN", "1")


def run_queues(stop: threading.Event) -> None:
    """Work on the queues until `stop` is set; runs in a thread."""
    from gonfalon.server.jobs.working import Plan, keep_running

    async def main() -> None:
        stopping = asyncio.Event()
        watch = asyncio.ensure_future(asyncio.to_thread(stop.wait))
        watch.add_done_callback(lambda _: stopping.set())
        await keep_running(Plan(grace=2.0), stopping)
        await watch

    asyncio.run(main())


class Demo:
    """Starts everything, serves, and leaves nothing behind but the data."""

    def __init__(self, wanted: Wanted, say: Callable[[str], None]) -> None:
        self.wanted = wanted
        self.say = say
        self.postgres = PrivatePostgres(wanted.folder)
        self.stop = threading.Event()
        self.threads: list[threading.Thread] = []

    def run(self, ready: Callable[[Ready], None]) -> int:
        """Serve until a signal; `ready` is called once users can connect."""

        def on_signal(number: int, frame: FrameType | None) -> None:
            raise KeyboardInterrupt

        numbers = [signal.SIGTERM]
        if hasattr(signal, "SIGHUP"):
            numbers.append(signal.SIGHUP)
        before = {number: signal.signal(number, on_signal) for number in numbers}
        try:
            return self.serve(ready)
        except KeyboardInterrupt:
            return 0
        finally:
            before[signal.SIGINT] = signal.signal(signal.SIGINT, signal.SIG_IGN)
            for number in numbers:
                signal.signal(number, signal.SIG_IGN)
            self.end()
            for number, handler in before.items():
                signal.signal(number, handler)

    def serve(self, ready: Callable[[Ready], None]) -> int:
        """Start everything and serve."""
        wanted = self.wanted
        listening = listen(wanted.host, wanted.port)
        if wanted.fresh:
            aside = self.postgres.set_aside()
            if aside is not None:
                self.say(f"what was played before is in {aside} until the next --fresh")
        self.say("starting PostgreSQL")
        version = self.postgres.start()
        self.say(f"PostgreSQL {version}; matches are kept in {wanted.folder}")
        origin = f"http://{wanted.host}:{listening.getsockname()[1]}"
        settle(wanted.folder, self.postgres.address("gonfalon"), origin, wanted.host)
        self.say("loading the server")
        import django

        django.setup()
        self.report_client()
        link, name = self.prepare()
        self.work()

        def started() -> None:
            ready(Ready(origin, link, name))
            if wanted.browser:
                threading.Thread(target=webbrowser.open, args=(origin + link,), daemon=True).start()

        return serve_here(Web(grace=2, notice=0), listening, started)

    def report_client(self) -> None:
        """Say so if there is nothing to look at."""
        from gonfalon.server.pages.client_files import find_client

        if find_client() is None:
            self.say("the web client is not there, so there is no board: make web, or reinstall")

    def prepare(self) -> tuple[str, str]:
        """Create and migrate the database; return a sign-in link and the guest's name."""
        from gonfalon.server.commands.migrating import create_database, migrate
        from gonfalon.server.pages.demo_sign_in import make_link, returning_guest

        if create_database():
            self.say("creating the database; the first time takes longest")
        applied = migrate(verbosity=0)
        if applied:
            self.say(f"applied {len(applied)} migrations")
        note = self.wanted.folder / "guest"
        guest = returning_guest(note.read_text("utf-8") if note.exists() else "")
        note.write_text(str(guest.pk), "utf-8")
        return make_link(guest), guest.username

    def work(self) -> None:
        """Start the queues and the sweeper."""
        from gonfalon.server.jobs.sweeper import Sweeper

        for name, target in (("queues", run_queues), ("sweeper", Sweeper().run)):
            thread = threading.Thread(target=target, args=(self.stop,), name=name, daemon=True)
            thread.start()
            self.threads.append(thread)

    def end(self) -> None:
        """Stop everything, the database last."""
        self.stop.set()
        for thread in self.threads:
            thread.join(timeout=10)
        if self.threads:
            from gonfalon.server.jobs.bot_processes import BOT_PROCESSES

            BOT_PROCESSES.end()
        self.postgres.stop()
