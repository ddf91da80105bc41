"""`gonfalon completion`: what bash offers, and scripts for the other shells."""

from __future__ import annotations

import builtins
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest

from gonfalon.cli import main
from gonfalon.cli.commands import COMMANDS
from gonfalon.cli.shell.completion import SHELLS

COMPLETE = """\
source {script}
COMP_WORDS=({words})
COMP_CWORD={last}
$(complete -p gonfalon | grep -o '_[a-z_]*gonfalon') gonfalon
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("completion") / "gonfalon.bash"
    with path.open("w", encoding="utf-8") as out, pytest.MonkeyPatch.context() as patched:
        patched.setattr("sys.stdout", out)
        assert main(["completion", "bash"]) == 0
    return path


def offered(script: Path, *words: str) -> set[str]:
    """Return what bash offers for the last of the words."""
    text = COMPLETE.format(script=script, words=shlex.join(("gonfalon", *words)), last=len(words))
    done = subprocess.run(["bash", "-c", text], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_bash_offers_commands(script: Path) -> None:
    assert offered(script, "si") == {"simulate"}
    assert offered(script, "re") == {"replay", "release-check", "rehearse"}
    assert offered(script, "") >= set(COMMANDS)


def test_bash_offers_options_and_their_values(script: Path) -> None:
    assert offered(script, "simulate", "--ma") == {"--matches"}
    assert offered(script, "play", "mastery", "--lang", "") == {"en", "pl", "ru", "uk"}
    assert offered(script, "ratings", "recompute", "--che") == {"--check"}


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_hears_of_every_command(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    printed = capsys.readouterr().out
    assert all(name in printed for name in COMMANDS)
    if shell != "tcsh" and shell != "bash":  # these two show no descriptions
        assert "play random matches and check invariants" in printed


def test_without_the_library(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = builtins.__import__

    def missing(name: str, *rest: Any, **also: Any) -> Any:
        if name == "shtab":
            raise ImportError(name)
        return real(name, *rest, **also)

    monkeypatch.setattr(builtins, "__import__", missing)
    assert main(["completion", "bash"]) == 2
    assert "pip install 'gonfalon[cli]'" in capsys.readouterr().err
