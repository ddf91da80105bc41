"""`replay` shows a record, `verify` believes none that was altered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.kernel.chance.seeds import house_commitment
from gonfalon.kernel.game import game
from gonfalon.kernel.records.record import record_of
from gonfalon.proving.playing import plan, play_out
from tests.proving.parley import GAME


@pytest.fixture
def record(tmp_path: Path) -> Path:
    content = GAME.load()
    match_plan = plan(2, 9, GAME.setups(content))
    match = match_plan.start(GAME, content)
    play_out(match, match_plan.picker())
    path = tmp_path / "match.record"
    path.write_text(record_of(match).text, "utf-8")
    return path


def altered(path: Path, old: str, new: str) -> Path:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def test_a_true_record_holds(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].endswith("the seed fits")
    assert any(line.startswith("outcome: won") for line in shown)
    assert shown[-1].startswith("holds: ")


def test_other_cards_than_the_installed_ones_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text("[walls.wall_scout]\nvp = 1\n[walls.wall_fighter]\nnote = 'seen'\n", "utf-8")
    played = game("paladins")
    content = played.load((pack.read_text("utf-8"),))
    match = plan(2, 9, played.setups(content)).start(played, content)
    path = tmp_path / "match.record"
    path.write_text(record_of(match).text, "utf-8")
    words = ["replay", str(path), "--seed", match.chance.dump()["seed"], "--pack", str(pack)]
    assert main(words) == 0
    shown = capsys.readouterr().out.splitlines()
    at = shown.index("played with other cards than the installed ones: 1 entry differs")
    assert shown[at + 1] == "  walls.wall_scout"


def test_a_record_under_the_former_digest_of_its_pack_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text("[walls.wall_scout]\nvp = 1\n", "utf-8")
    played = game("paladins")
    entries = played.load((pack.read_text("utf-8"),)).entries
    former = entries.known_as(entries.digests()[1])
    assert former is not None
    content = played.build(former)
    match_plan = plan(2, 9, played.setups(content))
    match = match_plan.start(played, content)
    play_out(match, match_plan.picker())
    path = tmp_path / "match.record"
    path.write_text(record_of(match).text, "utf-8")
    assert f"content: {former.digest()}\n" in path.read_text("utf-8")
    assert main(["verify", str(path), "--pack", str(pack)]) == 0
    assert main(["verify", str(path)]) == 2


def test_another_seed_does_not_fit(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seed = record.read_text("utf-8").split("seed: ")[1][:64]
    other = seed[:-1] + ("0" if seed[-1] != "0" else "1")
    assert main(["verify", str(altered(record, f"seed: {seed}", f"seed: {other}"))]) == 1
    assert "does not fit the commitment" in capsys.readouterr().out


def test_another_draw_is_found(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(altered(record, " ~", " ~1"))]) == 1
    assert "the draws differ" in capsys.readouterr().out


def test_an_input_that_was_never_offered_is_found(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = next(line for line in record.read_text("utf-8").splitlines() if ".turn." in line)
    words = line.split(" ")
    forged = " ".join([*words[:2], "cheat", *words[3:]])
    assert main(["verify", str(altered(record, line, forged))]) == 1
    assert "does not hold: input 1" in capsys.readouterr().out


def test_a_record_that_stops_early_does_not_hold(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text("utf-8").splitlines()
    record.write_text("\n".join(lines[:-3]) + "\n", "utf-8")
    assert main(["verify", str(record)]) == 1
    assert "the match is not over" in capsys.readouterr().out


def test_a_damaged_file_does_not_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x").write_text("hello\n", "utf-8")
    assert main(["verify", str(tmp_path / "x")]) == 1
    assert main(["replay", str(tmp_path / "x")]) == 2
    assert capsys.readouterr().err.startswith("gonfalon: a record begins with the line")


def test_replay_goes_step_by_step(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert any(line.startswith("    1 choose 0.0.0.turn.0 ") for line in shown)
    assert any(line.startswith("outcome: won") for line in shown)
    assert any("(only for [" in line for line in shown)


def test_replay_stops_where_it_is_told_and_shows_a_view(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--to", "2", "--view", "1"]) == 0
    shown = capsys.readouterr().out
    view = json.loads(shown[shown.index("\n{") : shown.rindex("}") + 1])
    assert view["viewer"] == 1
    assert shown.splitlines()[-1].startswith("2 of ")
    assert main(["replay", str(record), "--view", "spectator"]) == 0
    assert '"viewer": null' in capsys.readouterr().out
    assert main(["replay", str(record), "--view", "7"]) == 2


def test_a_running_match_needs_its_seed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text("utf-8")
    seed = text.split("seed: ")[1][:64]
    altered(record, f"seed: {seed}\n", "")
    assert main(["replay", str(record)]) == 2
    assert "its seed is not in the record" in capsys.readouterr().err
    assert main(["replay", str(record), "--seed", seed]) == 0
    assert main(["replay", str(record), "--seed", "xyz"]) == 2


def test_draws_are_written_and_checked(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    listed = record.with_suffix(".draws")
    assert main(["verify", str(record), "--draws", str(listed)]) == 0
    assert "\ndraws: " in listed.read_text("utf-8")
    assert main(["verify", str(listed)]) == 0
    assert main(["replay", str(listed)]) == 0
    capsys.readouterr()
    assert main(["verify", str(altered(listed, "\ndraws: ", "\ndraws: 0=0:2 "))]) == 1
    assert "checksum" in capsys.readouterr().out


def test_the_origin_of_the_seed_is_checked(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The house names a secret that the seed was not made of."""
    origin = ["table: t", f"house-commitment: {house_commitment(b's', b'l')}"]
    origin += [
        f"house-secret: {b's'.hex()}",
        f"house-salt: {b'l'.hex()}",
        'contributions: ["a","b"]',
    ]
    altered(record, "\n\n", "\n" + "\n".join(origin) + "\n\n")
    assert main(["verify", str(record)]) == 1
    assert "does not hold: " in capsys.readouterr().out
