"""Add up what the test runners say: one line for all JUnit reports of a folder.

python scripts/test_totals.py build/results
"""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

COUNTED = ("tests", "failures", "errors", "skipped")


def totals(folder: Path) -> str:
    """Return "N passed, N failed", and how many were skipped if any were."""
    tests, failures, errors, skipped = (sum(column) for column in zip(*rows(folder), strict=True))
    failed = failures + errors
    line = f"{tests - failed - skipped} passed, {failed} failed"
    return f"{line}, {skipped} skipped" if skipped else line


def rows(folder: Path) -> list[list[int]]:
    """Return the counts of every suite of every report, after a row of zeros."""
    found = [[0] * len(COUNTED)]
    for report in sorted(folder.glob("*.xml")):
        try:
            root = ElementTree.parse(report).getroot()
        except ElementTree.ParseError:
            found.append([1, 0, 1, 0])  # a runner that was stopped before it could report
            continue
        suites = [root] if root.tag == "testsuite" else root.findall("testsuite")
        found += [[int(suite.get(name, 0)) for name in COUNTED] for suite in suites]
    return found


if __name__ == "__main__":
    print(totals(Path(sys.argv[1])))
