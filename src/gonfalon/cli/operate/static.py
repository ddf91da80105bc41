"""`gonfalon static`: make a folder that plays without a server, for any web host."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

import gonfalon
from gonfalon.cli.common import CommandError, Commands
from gonfalon.cli.site import set_up

WEB = Path(gonfalon.__file__).parents[2] / "web"


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "static",
        description="Make a folder to put on any web host, at any path: the client, and the rules "
        "of all games for the browsers of whoever visits it. It needs a clone of the repository "
        "after `make web`.",
    )
    parser.add_argument("out", type=Path, help="the folder to make; it must not exist yet")
    parser.add_argument("--replace", action="store_true", help="delete the folder if it exists")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    out: Path = arguments.out.resolve()
    client = WEB / "dist"
    if not (client / "local.html").is_file():
        raise CommandError("there is no built client: run `make web` in a clone of the repository")
    if not (WEB / "node_modules" / "pyodide").is_dir():
        raise CommandError("Python for browsers is missing: run `npm ci` in web")
    if out.exists():
        if not arguments.replace or not (out / "static.json").is_file():
            raise CommandError(f"{out} exists already")
        shutil.rmtree(out)
    set_up("static")
    from gonfalon.static.build import build

    build(out, client, WEB, find_node(), lambda text: print(text, file=sys.stderr, flush=True))
    return 0


def find_node() -> str:
    """Return a Node that is new enough: that of the machine, or one that is installed."""
    script = ("bash", str(WEB.parent / "scripts" / "node.sh"))
    found = subprocess.run(script, check=False, stdout=subprocess.PIPE, text=True)  # noqa: S603
    if found.returncode:
        raise CommandError("this needs Node, and none could be installed")
    return str(Path(found.stdout.strip()) / "node")
