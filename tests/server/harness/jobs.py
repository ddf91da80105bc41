"""Job workers that may be killed: what `gonfalon work` runs, bots and sweeper and all."""

from __future__ import annotations

from gonfalon.server.monitoring import move_trace
from tests.server.harness.supervisor import Nemesis, Supervised, Supervisor, read_arguments


def work() -> None:
    """Work, as in service."""
    from gonfalon.server.jobs import working

    working.work(working.Plan(bots=2, others=1))


def job_workers(
    environment: dict[str, str], workers: int = 2, nemesis: Nemesis | None = None
) -> Supervised:
    """Start job workers."""
    return Supervised(__name__, environment, nemesis or Nemesis(), workers)


def main() -> None:
    """Run as a supervisor."""
    nemesis, (workers,) = read_arguments()
    import django

    django.setup()
    from procrastinate.contrib.django import app

    from gonfalon.server.jobs import working  # noqa: F401  (so that no worker has to)

    app.perform_import_paths()  # type: ignore[no-untyped-call]
    Supervisor(work, workers, move_trace.POINTS, nemesis).run()


if __name__ == "__main__":
    main()
