"""The folder without a server: what is staged, what is prepared, what its files say."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from gonfalon.local.site import Site
from gonfalon.static import build
from gonfalon.static.answers import write_answers
from gonfalon.static.rules import stage

PLAY = """
import json
from gonfalon.local.bridge import answer, let_bot_answer, waiting_bots
for game in json.loads(answer("GET", "/api/games", "")[1]):
    body = {"game": game["slug"], "seats": 2, "bots": {"0": "random", "1": "heuristic"}}
    status, text, _ = answer("POST", "/api/tables", json.dumps(body | {"own_seat": None}))
    assert status == 201, text
    for _ in range(10):
        let_bot_answer(json.loads(text)["id"])
print(len(json.loads(waiting_bots())))
"""


def test_what_is_staged_plays_by_itself(tmp_path: Path) -> None:
    """A browser has nothing else: no module outside of the stage and the library is imported."""
    stage(tmp_path / "code")
    done = subprocess.run(
        (sys.executable, "-S", "-c", PLAY),
        check=True,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(tmp_path / "code")},
    )
    assert done.stdout.strip() == "4"
    assert not [*(tmp_path / "code").rglob("*.so")]


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    out = tmp_path_factory.mktemp("static")
    return out, write_answers(out)


def test_prepared_answers_are_those_of_the_rules(answers: tuple[Path, dict[str, str]]) -> None:
    out, files = answers
    assert "/api/learn?language=uk" in files
    for url, file in files.items():
        assert (out / file).read_text("utf-8") == Site().answer("GET", url).text


def test_rules_are_prepared_in_words_of_each_language(answers: tuple[Path, dict[str, str]]) -> None:
    out, files = answers
    url = "/api/games/glory/rules"
    said = {
        language: json.loads((out / files[f"{url}?language={language}"]).read_text("utf-8"))
        for language in ("en", "ru", "uk", "pl")
    }
    firsts = {language: rules[0]["text"] for language, rules in said.items()}
    assert len(set(firsts.values())) == 4, firsts


def test_the_service_worker_knows_each_file_by_its_digest(tmp_path: Path) -> None:
    (tmp_path / "play").mkdir()
    (tmp_path / "play" / "index.html").write_text("page")
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "python.0123.zst").write_text("kept by the client")
    build.write_worker(tmp_path)
    text = (tmp_path / "worker.js").read_text("utf-8")
    found = re.search(r"const KEPT = (.*);", text)
    assert found is not None
    assert json.loads(found[1]) == {"play/index.html": sha256(b"page").hexdigest()[:16]}


def test_another_file_makes_another_version(tmp_path: Path) -> None:
    versions = set()
    for content in ("one", "two"):
        (tmp_path / "a.js").write_text(content)
        build.write_worker(tmp_path)
        versions.add((tmp_path / "worker.js").read_text("utf-8").partition("\n")[0])
        (tmp_path / "worker.js").unlink()
    assert len(versions) == 2


def test_pages_have_the_policy_that_a_host_might_not_send() -> None:
    page = build.with_policy('<head><meta charset="utf-8" /><title>x</title></head>')
    assert "'wasm-unsafe-eval'" in page
    assert "'unsafe-eval'" not in page
    assert page.index("Content-Security-Policy") < page.index("<title>")
    with pytest.raises(RuntimeError):
        build.with_policy("<head></head>")


def test_an_installed_app_begins_where_the_folder_is() -> None:
    described = build.manifest()
    urls = [described["start_url"], described["scope"], *(one["src"] for one in described["icons"])]
    assert not [url for url in urls if url.startswith("/") or "//" in url]
