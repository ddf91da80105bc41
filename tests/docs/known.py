"""Does a command of the documentation exist? Nothing is run to find out."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any, Final

import yaml

from gonfalon.cli import parser
from gonfalon.cli.commands import COMMANDS as SUBCOMMANDS
from tests.docs.pages import ROOT

OF_THE_SYSTEM: Final = re.compile(
    r"apt-get|cat|cd|certbot|chown|cp|curl|echo|export|git|install|ln|nginx|rm|sed|set|sudo|systemctl"
    r"|useradd|\."
)
IN_THE_REPOSITORY: Final = re.compile(r"(?:bench|deploy|docs|examples|scripts|tests|web)/[\w./-]*")
PLACEHOLDER: Final = re.compile(r"<\w+>|\bGAME\b|…")
OPTION: Final = re.compile(r"(--[a-z][\w-]+)")


def known(words: list[str]) -> bool:
    """Tell whether a command could be given, with these options and these files."""
    name, rest = words[0].rpartition("/")[2], words[1:]
    if words[0].startswith("scripts/"):
        return script([words[0], *rest])
    check = PROGRAMS.get(re.sub(r"[\d.]+$", "", name))
    if check is None:
        return bool(OF_THE_SYSTEM.fullmatch(words[0])) and files_exist(rest)
    return check(rest) and (check is node or files_exist(rest))


def files_exist(words: list[str]) -> bool:
    """Tell whether all files of the repository that are named are there."""
    named = [found for word in words for found in IN_THE_REPOSITORY.findall(word)]
    return all(any(ROOT.glob(path.rstrip("./")) if path else ()) for path in named)


def gonfalon(words: list[str]) -> bool:
    """Tell whether `gonfalon` takes these words; prose leaves out what goes without saying."""
    if len(words) == 1 and words[0] in SUBCOMMANDS:
        return True
    return parses(words) or parses([*words, "FILE"])


def parses(words: list[str]) -> bool:
    """Tell whether the parser takes these words (`N` is any number)."""
    try:
        parser().parse_args(["1" if word == "N" else word for word in words])
    except SystemExit as stop:
        return stop.code == 0
    return True


def make(words: list[str]) -> bool:
    """Tell whether there are these targets."""
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
    wanted = {word for word in words if "=" not in word}
    return wanted <= set(targets)


def npm(words: list[str]) -> bool:
    """Tell whether the client has this script."""
    if words[:2] == ["--prefix", "web"]:
        words = words[2:]
    if words[0] in ("ci", "install"):
        return True
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    return words[0] == "run" and words[1] in package["scripts"]


def pip(words: list[str]) -> bool:
    """Tell whether the package has these extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = re.findall(r"\[([\w,]+)\]", " ".join(words))
    return {name for each in extras for name in each.split(",")} <= {
        *project["optional-dependencies"]
    }


def python(words: list[str]) -> bool:
    """Tell whether there is this module, or this script with these options."""
    if words[0] == "-c":
        return True
    if words[0] == "-m":
        return find_spec(words[1]) is not None
    return script(words)


def node(words: list[str]) -> bool:
    """Tell whether there is this script; some are started in the client's folder."""
    return any((folder / words[0]).is_file() for folder in (ROOT, ROOT / "web"))


def script(words: list[str]) -> bool:
    """Tell whether a script is there and knows these options and the word after its name."""
    path = ROOT / words[0]
    if not path.is_file():
        return False
    text = told_by(words[0])
    options = [found[1] for word in words[1:] if (found := OPTION.match(word))]
    task = [word for word in words[1:2] if re.fullmatch("[a-z]+", word)]
    return all(option in text for option in options) and all(
        re.search(rf"\b{word}\b", text) for word in task
    )


@cache
def told_by(name: str) -> str:
    """Return the source of a script, and of the folder of the same name, if there is one."""
    path = ROOT / name
    beside = sorted(path.with_suffix("").rglob("*")) if path.with_suffix("").is_dir() else []
    return "\n".join(p.read_text("utf-8") for p in [path, *beside] if p.suffix in (".py", ".sh"))


def docker(words: list[str]) -> bool:
    """Tell whether there are these services and profiles."""
    composed: dict[str, Any] = yaml.safe_load(
        (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    )["services"]
    profiles = {name for each in composed.values() for name in each.get("profiles", [])}
    if "--profile" in words and words[words.index("--profile") + 1] not in profiles:
        return False
    if "run" in words:
        after = [word for word in words[words.index("run") + 1 :] if not word.startswith("-")]
        return after[0] in composed and gonfalon(after[1:])
    return words[0] in ("compose", "volume")


PROGRAMS: Final[dict[str, Callable[[list[str]], bool]]] = {
    "docker": docker,
    "gonfalon": gonfalon,
    "make": make,
    "node": node,
    "npm": npm,
    "pip": pip,
    "python": python,
}
