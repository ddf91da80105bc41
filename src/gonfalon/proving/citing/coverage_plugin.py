"""A pytest plugin that records which rules each test names and whether it passed.

Load it with `-p gonfalon.proving.citing.coverage_plugin --rules-file FILE`. It writes plain JSON:
for each test its rule ids (from `@pytest.mark.rules("MM-SET-01", ...)`) and its result. The ids are
sent with the test's report, so it also works with pytest-xdist. While the tests run, FILE.progress
has a line with the number of tests, and then a dot for each that is over.
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
    """Collects the results of a test run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tests: dict[str, dict[str, Any]] = {}
        self.progress = path.with_name(f"{path.name}.progress").open("w", encoding="utf-8")

    def tell(self, text: str) -> None:
        """Let the other process know how far the run is."""
        self.progress.write(text)
        self.progress.flush()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Tell how many tests there are."""
        if session.items:  # none in the main process of pytest-xdist
            self.tell(f"{len(session.items)}\n")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Store the result. A test passes only if all its phases (setup, call, teardown) pass."""
        if report.when == "teardown":
            self.tell(".")
        rules = [rule for name, rule in report.user_properties if name == MARK]
        if not rules:
            return
        test = self.tests.setdefault(report.nodeid, {"rules": rules, "result": PASSED})
        if report.outcome != PASSED and test["result"] != "failed":
            test["result"] = report.outcome

    def pytest_sessionfinish(self) -> None:
        """Write the file."""
        self.progress.close()
        self.path.write_text(json.dumps(self.tests, indent=1, sort_keys=True), encoding="utf-8")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--rules-file`."""
    parser.addoption("--rules-file", default="", help="where to note which rules tests show")


def pytest_configure(config: pytest.Config) -> None:
    """Collect results in the main process only; it gets the reports of all workers."""
    path = config.getoption("--rules-file")
    if path and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Notes(Path(path)), "gonfalon-rules")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Attach the rule ids to each test, so that its report includes them."""
    for item in items:
        for mark in item.iter_markers(MARK):
            item.user_properties += [(MARK, rule) for rule in mark.args]
