"""The rules for a browser: the code that it needs, and what a build under Node makes of it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import gonfalon
from gonfalon.kernel.game import game_slugs

PACKAGE: Final = Path(gonfalon.__file__).parent
MODULES: Final = ("__init__.py", "components.py", "schema.py", "speech.py")
FOLDERS: Final = (
    "bots",
    "drawing",
    "games",
    "kernel",
    "lessons",
    "local",
    "table",
    "terminal",  # games import it for their pictures in a terminal
    "text",
)
# What is compiled for this machine, or by another Python, is of no use there.
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.pyc")


def stage(folder: Path) -> None:
    """Put the code into a folder as it would be in `site-packages`."""
    target = folder / "gonfalon"
    target.mkdir(parents=True)
    for name in MODULES:
        shutil.copy2(PACKAGE / name, target / name)
    for name in FOLDERS:
        shutil.copytree(PACKAGE / name, target / name, ignore=LEFT_OUT)
    described = folder / f"gonfalon-{gonfalon.__version__}.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: gonfalon\nVersion: {gonfalon.__version__}\n", "utf-8"
    )
    games = [slug for slug in game_slugs() if (PACKAGE / "games" / slug).is_dir()]
    points = [f"{slug} = gonfalon.games.{slug}:GAME" for slug in games]
    (described / "entry_points.txt").write_text(
        "\n".join(["[gonfalon.games]", *points, ""]), "utf-8"
    )


def make_rules(web: Path, node: str, code: Path, out: Path) -> dict[str, Any]:
    """Make the parts from staged code, and return what the build says of them."""
    script = web / "scripts" / "static" / "rules.mjs"
    environment = {**os.environ, "PYTHONPATH": ""}
    command = (node, script, code, out)
    subprocess.run(command, check=True, cwd=web, env=environment)  # noqa: S603  (our own program)
    listed: dict[str, Any] = json.loads((out / "parts.json").read_text("utf-8"))
    (out / "parts.json").unlink()
    return listed
