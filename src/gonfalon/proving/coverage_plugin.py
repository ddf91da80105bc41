"""A pytest plugin that notes which rules each test names, and whether it passed.

Load it with `-p gonfalon.proving.coverage_plugin --rules-file FILE`. It writes plain JSON: for
each test its rule ids (from `@pytest.mark.rules("MM-SET-01", ...)`) and its result. The ids
travel with the test's report, so it works with tests spread over processes as well.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pytest

MARK = "rules"
PASSED = "passed"


class Notes:
    """The results of a run of tests."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tests: dict[str, dict[str, Any]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the result: a test passes when all its phases do, a skipped one shows nothing."""
        rules = [rule for name, rule in report.user_properties if name == MARK]
        if not rules:
            return
        test = self.tests.setdefault(report.nodeid, {"rules": rules, "result": PASSED})
        if report.outcome != PASSED and test["result"] != "failed":
            test["result"] = report.outcome

    def pytest_sessionfinish(self) -> None:
        """Write the file."""
        self.path.write_text(json.dumps(self.tests, indent=1, sort_keys=True), encoding="utf-8")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that names the file."""
    parser.addoption("--rules-file", default="", help="where to note which rules tests show")


def pytest_configure(config: pytest.Config) -> None:
    """Take notes in the process that hears of all tests."""
    path = config.getoption("--rules-file")
    if path and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Notes(Path(path)), "gonfalon-rules")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let each test's report carry the ids of its rules."""
    for item in items:
        for mark in item.iter_markers(MARK):
            item.user_properties += [(MARK, rule) for rule in mark.args]
