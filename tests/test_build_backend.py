"""Building the package: the web client is made where it is missing, and never forgotten."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import hatch_build
import pytest
from build_backend import client


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources of a client that has not been made; npm only notes what it is told."""
    web = tmp_path / "web"
    for folder in client.SOURCE_FOLDERS:
        (web / folder).mkdir(parents=True)
    for name in client.SOURCES:
        (web / name).write_text(name)
    (tmp_path / "src" / "gonfalon" / "games").mkdir(parents=True)
    (tmp_path / "src" / "page.ftl").write_text("a = b")
    monkeypatch.setattr(client, "ROOT", tmp_path)
    monkeypatch.setattr(client, "WEB", web)
    monkeypatch.setattr(client, "BUILT", web / "dist")
    monkeypatch.setattr(client, "NOTE", web / "dist" / ".sources")
    monkeypatch.setattr(client, "GENERATED", web / "src" / "generated")
    monkeypatch.delenv(client.SWITCH, raising=False)
    return tmp_path


@pytest.fixture
def told(clone: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What npm is told; a build writes the first page."""
    found: list[list[str]] = []

    def run(words: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        found.append(words[1:])
        if "build" in words:
            (clone / "web" / "dist").mkdir(exist_ok=True)
            (clone / "web" / "dist" / "index.en.html").write_text("<title>")
        return subprocess.CompletedProcess(words, 0)

    monkeypatch.setattr(client, "commands", lambda: (Path("/n/node"), ["npm"]))
    monkeypatch.setattr(subprocess, "run", run)
    return found


def test_node_is_asked_for_only_when_the_client_has_to_be_made(
    clone: Path, told: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.requirements() == [client.NODE]
    monkeypatch.setenv(client.SWITCH, "0")
    assert client.requirements() == []
    client.make()
    assert told == []
    monkeypatch.delenv(client.SWITCH)
    client.make()
    assert [words[0] for words in told] == ["install", "run"]
    assert client.requirements() == []


def test_the_client_is_made_again_when_its_sources_change(
    clone: Path, told: list[list[str]]
) -> None:
    client.make()
    client.make()
    assert len(told) == 2
    (clone / "web" / "src" / "new.ts").write_text("export {};")
    assert client.requirements() == [client.NODE]
    client.make()
    assert len(told) == 4
    (clone / "src" / "page.ftl").write_text("a = c")
    client.make()
    assert len(told) == 6


@pytest.mark.parametrize("name", ["messages.py", "ledger.toml", "content/board.json"])
def test_the_client_is_made_again_when_a_game_changes(
    clone: Path, told: list[list[str]], name: str
) -> None:
    client.make()
    made = clone / "web" / "src" / "generated" / "games" / "new.json"
    made.parent.mkdir(parents=True)
    made.write_text("{}")  # follows from the sources
    assert client.is_current()
    changed = clone / "src" / "gonfalon" / "games" / "new" / name
    changed.parent.mkdir(parents=True)
    changed.write_text("")
    assert not client.is_current()


def test_a_build_and_npm_know_the_same_sources_of_facts() -> None:
    """`generate.mjs` makes facts again when these files change, and so does a build."""
    script = (client.WEB / "scripts" / "generate.mjs").read_text("utf-8")
    named = re.search(r"sources: \[(.*?)\]", script, re.DOTALL)
    assert named is not None
    asked = [path for one in re.findall(r"'(.*?)'", named[1]) for path in expanded(one)]
    assert set(asked) <= set(client.sources())


def expanded(wanted: str) -> list[Path]:
    """Return the files that a glob with one choice in braces at each place finds."""
    choice = re.search(r"{(.*?)}", wanted)
    if choice is None:
        return [path for path in client.ROOT.glob(wanted) if path.is_file()]
    head, tail = wanted[: choice.start()], wanted[choice.end() :]
    return [path for one in choice[1].split(",") for path in expanded(head + one + tail)]


def test_a_client_made_by_hand_is_taken_as_it_is(clone: Path, told: list[list[str]]) -> None:
    (clone / "web" / "dist").mkdir()
    (clone / "web" / "dist" / "index.en.html").write_text("<title>")
    (clone / "web" / "src" / "new.ts").write_text("export {};")
    client.make()
    assert told == []


def test_a_build_that_fails_says_how_to_go_on(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "commands", lambda: (Path("/n/node"), ["npm"]))
    failed: subprocess.CompletedProcess[str] = subprocess.CompletedProcess(["npm"], 1)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(client.ClientError, match="GONFALON_CLIENT=0"):
        client.make()


def test_an_old_node_of_the_machine_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    said = subprocess.CompletedProcess(["node"], 0, stdout="v18.20.1\n")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: said)
    with pytest.raises(client.ClientError, match="this is v18"):
        client.commands_of_this_machine()


def test_without_any_node_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(client.ClientError, match=client.NODE):
        client.commands_of_this_machine()


def test_everybody_means_the_same_node() -> None:
    """The build, setup, the lock and npm name the same versions."""
    lock = (client.ROOT / "requirements" / "node.txt").read_text("utf-8")
    assert f"\n{client.NODE} " in lock
    package = json.loads((client.WEB / "package.json").read_text("utf-8"))
    major, minor = client.OLDEST
    assert package["engines"]["node"] == f">={major}.{minor}"
    setup = (client.ROOT / "scripts" / "node.sh").read_text("utf-8")
    assert f"major > {major} || (major === {major} && minor >= {minor})" in setup


def packed(root: Path) -> dict[str, str]:
    data: dict[str, Any] = {"force_include": {}}
    hatch_build.pack_client(root, data)
    return {into: Path(path).name for path, into in data["force_include"].items()}


def test_a_wheel_without_its_client_is_not_built(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(RuntimeError, match="no web client"):
        packed(clone)
    monkeypatch.setenv(client.SWITCH, "0")
    assert packed(clone) == {}


def test_a_wheel_has_every_file_of_the_client_once(clone: Path) -> None:
    built = clone / "web" / "dist"
    (built / "assets").mkdir(parents=True)
    for name in ("index.en.html", ".sources", "assets/a.js", "assets/a.js.br", "assets/a.js.gz"):
        (built / name).write_text("x")
    assert sorted(packed(clone)) == ["gonfalon/web/assets/a.js", "gonfalon/web/index.en.html"]
