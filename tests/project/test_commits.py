"""What is checked at a commit: its subject, and the hooks' commands are there."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from scripts.project import commit_subjects

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "project" / "commit_subjects.py"
LONG = "Crusaders: " + "a" * 62  # 73 characters

Commit = Callable[[str], None]


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    settings = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    words = ["git", *settings, *command[1:]] if command[0] == "git" else command
    return subprocess.run(words, cwd=folder, capture_output=True, text=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with two commits on main, the last of which is fine."""
    folder = tmp_path / "repository"
    folder.mkdir()
    run(folder, "git", "init", "--initial-branch", "main")
    for subject in (LONG, "Rules"):
        run(folder, "git", "commit", "--allow-empty", "--message", subject)
    return folder


def checked(folder: Path) -> subprocess.CompletedProcess[str]:
    return run(folder, sys.executable, str(SCRIPT))


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ("Mastery: a card", 0),
        ("Mastery: a card\n\nWhy it is so.\n", 0),
        ("x" * 72, 0),
        ("ж" * 72, 0),
        ("x" * 73, 1),
        ("Mastery: a card\nWhy it is so.", 1),
        ("", 1),
        ("x" * 73 + "\nat once", 2),
    ],
)
def test_messages_are_judged(message: str, wrong: int) -> None:
    assert len(commit_subjects.complaints(message)) == wrong


def test_the_hook_reads_what_an_editor_leaves(tmp_path: Path) -> None:
    message = tmp_path / "COMMIT_EDITMSG"
    message.write_text(f"Rules\n\nWhy.\n# Please enter\n# {commit_subjects.SCISSORS}\n{LONG}\n")
    assert commit_subjects.main([str(message)]) == 0
    message.write_text(f"\n{LONG}\n# Please enter\n")
    assert commit_subjects.main([str(message)]) == 1
    message.write_text(f"fixup! {LONG}\n")
    assert commit_subjects.main([str(message)]) == 0


def test_on_main_the_last_commit_is_checked(repository: Path) -> None:
    assert checked(repository).returncode == 0
    run(repository, "git", "commit", "--allow-empty", "--message", LONG)
    done = checked(repository)
    assert done.returncode == 1
    assert "73 characters" in done.stderr


def test_on_a_branch_all_its_commits_are_checked(repository: Path) -> None:
    run(repository, "git", "checkout", "-b", "branch")
    for subject in (LONG, "More rules"):
        run(repository, "git", "commit", "--allow-empty", "--message", subject)
    done = checked(repository)
    assert done.stdout == "commit subjects: 2 checked\n"
    assert done.stderr.count("\n") == 1


def test_a_shallow_clone_and_a_folder_without_history(repository: Path, tmp_path: Path) -> None:
    run(tmp_path, "git", "clone", "--depth", "1", repository.as_uri(), "shallow")
    done = checked(tmp_path / "shallow")
    assert (done.returncode, done.stdout) == (0, "commit subjects: 1 checked\n")
    empty = tmp_path / "empty"
    empty.mkdir()
    done = run(empty, "env", f"GIT_CEILING_DIRECTORIES={tmp_path}", sys.executable, str(SCRIPT))
    assert (done.returncode, done.stdout) == (0, "commit subjects: 0 checked\n")


def hooks() -> list[dict[str, Any]]:
    found = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    (local,) = found["repos"]
    assert local["repo"] == "local"  # nothing is downloaded
    hooks: list[dict[str, Any]] = local["hooks"]
    return hooks


def targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return set(re.findall(r"^([a-z]+):.*## ", makefile, re.MULTILINE))


@pytest.mark.parametrize("hook", hooks(), ids=lambda hook: str(hook["id"]))
def test_the_command_of_a_hook_is_there(hook: dict[str, Any]) -> None:
    program, *words = hook["entry"].split()
    there = (ROOT / program).is_file() if "/" in program else shutil.which(program)
    assert there, program
    for word in words:
        if "/" in word:
            assert (ROOT / word).exists(), word
    if "files" in hook:
        tracked = run(ROOT, "git", "ls-files").stdout.splitlines()
        assert not tracked or any(re.search(hook["files"], path) for path in tracked)


def test_the_hooks_are_hooks() -> None:
    program = Path(sys.executable).parent / "pre-commit"
    done = run(ROOT, str(program), "validate-config", ".pre-commit-config.yaml")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "hooks" in targets()


def test_the_container_is_made_by_what_is_there() -> None:
    made = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text("utf-8"))
    for name in ("postCreateCommand", "postStartCommand"):
        program, *wanted = made[name].split()
        assert program == "make"
        assert set(wanted) <= targets()
    interpreter = made["customizations"]["vscode"]["settings"]["python.defaultInterpreterPath"]
    assert (ROOT / interpreter).exists()
