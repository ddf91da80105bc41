"""The closing line of CI adds up the reports of all test runners."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent.parent / "scripts" / "test_totals.py"

PYTEST = """<testsuites name="pytest tests">
<testsuite name="pytest" errors="1" failures="2" skipped="3" tests="10" /></testsuites>"""
PLAYWRIGHT = """<testsuites tests="5" failures="1">
<testsuite name="a" tests="4" failures="1" skipped="0" errors="0" />
<testsuite name="b" tests="1" failures="0" skipped="0" errors="0" /></testsuites>"""


def closing_line(folder: Path) -> str:
    ran = subprocess.run(
        (sys.executable, SCRIPT, folder), capture_output=True, text=True, check=True
    )
    return ran.stdout


def test_reports_are_added_up(tmp_path: Path) -> None:
    assert closing_line(tmp_path) == "0 passed, 0 failed\n"
    (tmp_path / "web.xml").write_text(PLAYWRIGHT)
    assert closing_line(tmp_path) == "4 passed, 1 failed\n"
    (tmp_path / "rules.xml").write_text(PYTEST)
    assert closing_line(tmp_path) == "8 passed, 4 failed, 3 skipped\n"


def test_a_runner_that_was_stopped_counts_as_failed(tmp_path: Path) -> None:
    (tmp_path / "web.xml").write_text("")
    (tmp_path / "rules.xml").write_text(PLAYWRIGHT)
    assert closing_line(tmp_path) == "4 passed, 2 failed\n"
