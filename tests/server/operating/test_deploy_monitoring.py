"""Alert rules and the dashboard use metrics that exist, and every alert says what to do."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import REGISTRY

from gonfalon.server.live import hub  # noqa: F401  (its metrics)
from gonfalon.server.monitoring.metrics import FIGURES
from gonfalon.server.monitoring.middleware import PROBES

ROOT = Path(__file__).resolve().parents[3]
MONITORING = ROOT / "deploy" / "monitoring"
RULES = yaml.safe_load((MONITORING / "alerts.yaml").read_text("utf-8"))["groups"][0]["rules"]
METRIC = re.compile(r"\bgonfalon_\w+")


@pytest.fixture
def known(db: Any) -> set[str]:
    """The names of all metrics, as Prometheus stores them."""
    FIGURES.at = float("-inf")
    names: set[str] = set()
    for family in (*REGISTRY.collect(), *FIGURES.collect()):
        ends = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}
        names |= {f"{family.name}{end}" for end in ends.get(family.type, ("",))}
    return names


def test_rules_use_metrics_that_exist(known: set[str]) -> None:
    used = {name for rule in RULES for name in METRIC.findall(rule["expr"])}
    assert used
    assert used <= known, used - known


def test_the_dashboard_uses_metrics_that_exist(known: set[str]) -> None:
    board = json.loads((MONITORING / "dashboard.json").read_text("utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    used = {name for query in queries for name in METRIC.findall(query)}
    assert len(used) > 10
    assert used <= known, used - known
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_every_alert_leads_to_a_section_that_exists() -> None:
    text = (ROOT / "docs" / "host" / "operating.md").read_text("utf-8")
    anchors = {
        re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    }
    for rule in RULES:
        page, _, anchor = rule["annotations"]["runbook"].partition("#")
        assert page == "docs/host/operating.md"
        assert anchor in anchors, f"{rule['alert']}: {anchor}"
        assert rule["annotations"]["summary"].endswith(".")


def test_prometheus_asks_where_metrics_are_served() -> None:
    found = yaml.safe_load((MONITORING / "prometheus.yml").read_text("utf-8"))
    compose = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))["services"]
    assert "/metrics" in PROBES
    for job in found["scrape_configs"]:
        for target in job["static_configs"][0]["targets"]:
            name, _, port = target.partition(":")
            if name == "node-exporter":
                continue
            served = json.dumps(compose[name]["command"]) + json.dumps(compose[name]["environment"])
            assert port in served
