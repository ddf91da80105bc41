"""The worker: sweeper and queues in one process, which may be killed at any time.

Bot jobs run side by side in threads, each waiting for a bot process. Notices, ratings and upkeep
have a separate worker, so a slow mail server never keeps a bot from moving; pushes have another.
On SIGTERM nothing new starts; running jobs get some seconds to finish, then the process ends
anyway, and another worker picks up what was left.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from dataclasses import dataclass
from types import FrameType

from procrastinate import App
from procrastinate.contrib.django import DjangoApp, app
from procrastinate.contrib.django.utils import connector_params
from procrastinate.psycopg_connector import PsycopgConnector

from gonfalon.server.job_queue import BOTS, NOTICES, PUSHES, RATINGS, UPKEEP
from gonfalon.server.jobs.bot_processes import BOT_PROCESSES
from gonfalon.server.jobs.sweeper import Sweeper
from gonfalon.server.monitoring.metrics import counted

log = logging.getLogger(__name__)

BEAT = 1.0  # seconds between heartbeats of a worker
STALLED = 30.0
AFRESH = 1.0  # seconds before a failed worker restarts


@dataclass(frozen=True)
class Plan:
    """What one worker process does."""

    bots: int = 4  # concurrent bot jobs
    others: int = 2  # concurrent notice, rating and upkeep jobs
    pushes: int = 2  # concurrent jobs that wait for push services
    sweeps: bool = True
    grace: float = 10.0  # seconds for a graceful shutdown


def queue_app() -> App:
    """Return an app that works on the queue through its own connections.

    The tasks remain those of Django's app: the jobs they queue go through Django's connection, and
    so into the right transaction.
    """
    app.perform_import_paths()  # type: ignore[no-untyped-call]
    connector = PsycopgConnector(kwargs=connector_params(), min_size=1, max_size=8)
    made = DjangoApp(connector=connector)
    made.tasks = app.tasks
    return made


async def run_queues(plan: Plan) -> None:
    """Work on all queues until cancelled."""
    made = queue_app()
    async with made.open_async():
        workers = [
            asyncio.ensure_future(
                made.run_worker_async(
                    name=f"{kind}-{os.getpid()}",
                    queues=queues,
                    concurrency=count,
                    install_signal_handlers=False,
                    delete_jobs="successful",
                    fetch_job_polling_interval=1.0,
                    update_heartbeat_interval=BEAT,
                    stalled_worker_timeout=STALLED,
                    shutdown_graceful_timeout=plan.grace,
                    worker_middleware=[counted],
                )
            )
            for kind, queues, count in (
                ("bots", [BOTS], plan.bots),
                ("others", [NOTICES, RATINGS, UPKEEP], plan.others),
                ("pushes", [PUSHES], plan.pushes),
            )
            if count > 0
        ]
        try:
            await asyncio.wait(workers, return_when=asyncio.FIRST_COMPLETED)
        finally:
            # When one worker stops, or all should stop, cancel the others too.
            for worker in workers:
                worker.cancel()
            await asyncio.wait(workers)
    for worker in workers:
        if not worker.cancelled():
            worker.result()


async def keep_running(plan: Plan, stopping: asyncio.Event) -> None:
    """Run the queues until stopped; restart after a database outage."""
    while not stopping.is_set():
        queues = asyncio.ensure_future(run_queues(plan))
        stop = asyncio.ensure_future(stopping.wait())
        await asyncio.wait({queues, stop}, return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        if not queues.done():
            queues.cancel()
        try:
            await queues
        except asyncio.CancelledError:
            continue
        except Exception as error:
            log.error("the queues stopped: %s", type(error).__name__, exc_info=error)
        if not stopping.is_set():
            await asyncio.sleep(AFRESH)


def work(plan: Plan, stop: threading.Event | None = None) -> int:
    """Work until a signal or `stop`; return the exit code.

    Call it in the main thread, after Django is set up.
    """
    stopped = stop or threading.Event()
    sweeping = threading.Thread(target=Sweeper().run, args=(stopped,), name="sweeper", daemon=True)

    async def main() -> None:
        loop = asyncio.get_running_loop()
        stopping = asyncio.Event()

        def on_signal(number: int, frame: FrameType | None) -> None:
            if not stopped.is_set():
                stopped.set()
                threading.Thread(target=give_up, args=(plan.grace,), daemon=True).start()
            loop.call_soon_threadsafe(stopping.set)

        before = {n: signal.signal(n, on_signal) for n in (signal.SIGTERM, signal.SIGINT)}
        watch = asyncio.ensure_future(asyncio.to_thread(stopped.wait))
        watch.add_done_callback(lambda _: stopping.set())
        try:
            await keep_running(plan, stopping)
        finally:
            stopped.set()
            await watch
            for number, handler in before.items():
                signal.signal(number, handler)

    log.info("worker started: %d bot jobs, %d others at a time", plan.bots, plan.others)
    BOT_PROCESSES.start_all()
    threading.Thread(target=BOT_PROCESSES.check, name="check-bots", daemon=True).start()
    if plan.sweeps:
        sweeping.start()
    asyncio.run(main())
    if plan.sweeps:
        sweeping.join(timeout=plan.grace)
    BOT_PROCESSES.end()
    log.info("worker stopped")
    return 0


def give_up(grace: float) -> None:
    """Kill the process if it is still running after its grace period."""
    threading.Event().wait(grace + 2)
    log.error("work was cut off: it did not end within %.0f s", grace)
    BOT_PROCESSES.end()
    os._exit(1)
