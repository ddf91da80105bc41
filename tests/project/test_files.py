"""Files that services around the repository read: a mistake in one is found."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = ".github/workflows"


def looked_at(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", ROOT / "scripts/project/files.sh", folder], capture_output=True, text=True
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of what the check looks at."""
    shutil.copytree(ROOT / ".github", tmp_path / ".github")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "right", "wrong", "complaint"),
    [
        ("ci.yml", "    runs-on:", "    runs_on:", "runs_on"),
        ("ci.yml", "          persist-credentials: false\n", "", "artipacked"),
        ("pages.yml", "permissions: {}", "permissions: write-all", "excessive-permissions"),
        (
            "release.yml",
            "actions/attest@59d89421af93a897026c735860bf21b6eb4f7b26",
            "a/b@v4",
            "unpinned",
        ),
    ],
)
def test_a_mistake_in_a_workflow_is_found(
    copy: Path, file: str, right: str, wrong: str, complaint: str
) -> None:
    path = copy / WORKFLOWS / file
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), "utf-8")
    done = looked_at(copy)
    assert done.returncode == 1, done.stdout + done.stderr
    assert complaint in done.stdout + done.stderr


def test_nothing_is_wrong_with_ours() -> None:
    done = looked_at(ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
