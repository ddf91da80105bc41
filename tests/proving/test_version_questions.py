"""Questions for the version of the rules are found, and those that have become useless."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.proving.version_questions import stale_in


@pytest.mark.parametrize(
    ("code", "stale"),
    [
        ("if m.rules >= 3: pass", False),
        ("x = 1 if m.rules < 4 else 2", False),
        ("if m.rules >= 2: pass", True),  # the oldest that is played: always true
        ("if m.rules >= 5: pass", True),  # not declared yet
        ("if m.rules == 3: pass", True),
        ("if m.rules >= newest: pass", True),
        ("if m.state.rules.target >= 2: pass", False),
    ],
)
def test_a_question_tells_played_versions_apart(code: str, stale: bool, tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text(f"# a line\n{code}\n", encoding="utf-8")
    found = stale_in(file, [2, 3, 4])
    assert [line for line, _ in found] == ([2] if stale else [])
