"""`gonfalon work`: run a worker for bots, deadlines, notices and ratings.

Any number of workers may run at once.
"""

from __future__ import annotations

import argparse

from gonfalon.cli.common import Commands, at_least_one
from gonfalon.cli.site import set_up


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "work",
        description="Let bots move, keep the clocks, send notices, reckon ratings, until SIGTERM. "
        "Several may run at once, on one machine or on many; any of them may be killed.",
    )
    parser.add_argument(
        "--bots", type=at_least_one, default=4, metavar="N", help="tables at a time; 4 by default"
    )
    parser.add_argument(
        "--others",
        type=at_least_one,
        default=2,
        metavar="N",
        help="notices and ratings at a time; 2 by default",
    )
    parser.add_argument(
        "--no-sweeper", action="store_true", help="leave deadlines to other workers"
    )
    parser.add_argument(
        "--grace",
        type=at_least_one,
        default=10,
        metavar="SECONDS",
        help="for an orderly end after SIGTERM; 10 by default",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    set_up("work")
    from gonfalon.server.jobs.working import Plan, work
    from gonfalon.server.monitoring.metrics import listen_if_wanted

    listen_if_wanted()

    return work(
        Plan(
            bots=arguments.bots,
            others=arguments.others,
            sweeps=not arguments.no_sweeper,
            grace=float(arguments.grace),
        )
    )
