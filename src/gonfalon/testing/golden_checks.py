"""Golden files, checked: each function raises `AssertionError` if a file and the game differ.

A saved state that no longer loads means that a step has changed its fields: then players would
lose their matches, too. Let the game read the former form (`current_step`). If the rules have
changed, set the files aside, declare a version (`Game.versions`) and write the files again.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.editions import find_edition
from gonfalon.kernel.records.record import parse_record, record_of, replay
from gonfalon.kernel.records.saving import from_json, to_json
from gonfalon.kernel.values.errors import RecordError
from gonfalon.proving.asking import wrong_questions
from gonfalon.proving.fidelity import first_difference
from gonfalon.testing.golden import Golden, RecordPlan, ending, short_name
from gonfalon.testing.walks import walk


def expect(found: Any, expected: Any, what: str) -> None:
    """Fail unless two things are equal."""
    if found != expected:
        raise AssertionError(f"{what}: {found!r} instead of {expected!r}")


def expect_text(found: str, expected: str, what: str) -> None:
    """Fail unless two long texts are equal."""
    if found != expected:
        raise AssertionError(f"{what}: {first_difference(found, expected)}")


def sound(golden: Golden, m: Match[Any]) -> None:
    """Fail unless every invariant of the game holds."""
    expect(golden.game.broken_invariants(m), [], "broken invariants")


# -- records --------------------------------------------------------------------------------------


def check_record(golden: Golden, plan: RecordPlan) -> None:
    """Replay a record. It must end as it did, and its text must be written as it was."""
    text = golden.record(plan)
    record = parse_record(text)
    m = replay(record)
    noted = golden.notes()[plan.name]
    assert m.outcome is not None, f"{plan.name} is not a complete match"
    expect(ending(m), plan.ends, "the end of the match")
    expect(ending(m), noted["ends"], "the end of the match")
    expect(m.outcome.ranks, noted["ranks"], "ranks")
    expect(m.outcome.scores, noted["scores"], "scores")
    expect(m.turn, noted["turns"], "turns")
    expect(golden.digest(m), noted["digest"], "the digest of the last state")
    sound(golden, m)
    expect_text(record.text, text, "the record, read and written again")
    expect_text(record_of(m).text, text, "the record of the replayed match")


def check_repeated(golden: Golden, plan: RecordPlan) -> None:
    """Play a plan again with the seed and the edition of its record. It must be the same match."""
    noted = golden.notes()[plan.name]
    named = parse_record(golden.record(plan)).header["content"]
    content = find_edition(golden.game, named)
    assert content is not None, f"the edition {named} is missing"
    m = golden.play(plan, noted["seed"], content)
    expect_text(record_of(m).text, golden.record(plan), "the record of the match played again")
    expect(
        tomllib.loads(golden.note(plan, noted["seed"], m)),
        {plan.name: noted},
        "the note of the match played again",
    )


def check_damaged(golden: Golden, plan: RecordPlan) -> None:
    """Leave an answer out of a record. Nothing may replay it then."""
    lines = golden.record(plan).splitlines(keepends=True)
    answers = [number for number, line in enumerate(lines) if line.startswith("choose ")]
    del lines[answers[len(answers) // 2]]
    try:
        replay(parse_record("".join(lines)))
    except RecordError:
        return
    raise AssertionError(f"{plan.name} can be replayed without one of its answers")


def check_record_files(golden: Golden) -> None:
    """Compare the folder with the plans: one record and one note each, none too large."""
    names = sorted(plan.name for plan in golden.plans)
    expect(sorted(set(names)), names, "names of plans")
    expect(sorted(path.stem for path in golden.records.glob("*.txt")), names, "records")
    expect(sorted(golden.notes()), names, "notes of records")
    large = [p.name for p in golden.plans if len(golden.record(p)) >= golden.largest_record]
    expect(large, [], "records that are too large")


# -- older versions of the rules ------------------------------------------------------------------


def check_versions(golden: Golden) -> None:
    """Compare the folders of older versions with those that are still played."""
    played = {version.number for version in golden.game.versions[:-1] if version.played}
    expect(set(golden.older()), played, "older versions of which files are kept")
    for folder in golden.older().values():
        assert list(folder.glob("records/*.txt")), f"no records in {folder.name}"
        assert list(folder.glob("saved/*.json")), f"no saved states in {folder.name}"


def check_older(golden: Golden, rules: int) -> None:
    """Replay the records of an older version, and play its saved states to their ends."""
    folder = golden.older()[rules]
    notes = tomllib.loads((folder / "records" / "digests.toml").read_text(encoding="utf-8"))
    for path in sorted(folder.glob("records/*.txt")):
        text = path.read_text(encoding="utf-8")
        record = parse_record(text)
        m = replay(record)
        assert m.outcome is not None, f"{path.stem} is not a complete match"
        noted = notes[path.stem]
        expect(m.rules, rules, f"the version of {path.stem}")
        expect(ending(m), noted["ends"], f"the end of {path.stem}")
        expect(m.outcome.scores, noted["scores"], f"scores of {path.stem}")
        expect(golden.digest(m), noted["digest"], f"the digest of {path.stem}")
        expect_text(record_of(m).text, text, f"the record of {path.stem}")
    for path in sorted(folder.glob("saved/*.json")):
        text = path.read_text(encoding="utf-8").rstrip("\n")
        m = from_json(text)
        expect(m.rules, rules, f"the version of {path.stem}")
        expect_text(golden.text(m), text, f"{path.stem}, loaded and saved again")
        for _ in walk(m, FastChance(len(path.stem)), golden.picking(0)):
            sound(golden, m)
        assert m.outcome is not None


# -- saved states ---------------------------------------------------------------------------------


def load(path: Path) -> Match[Any]:
    """Load a saved state."""
    return from_json(path.read_text(encoding="utf-8"))


def check_saved(golden: Golden, path: Path) -> None:
    """Load a saved state. It must be saved as it was, and wait where its name says."""
    text = path.read_text(encoding="utf-8").rstrip("\n")
    m = from_json(text)
    expect_text(golden.text(m), text, "the state, loaded and saved again")
    expect_text(to_json(from_json(to_json(m))), to_json(m), "the state, saved in the current form")
    expect(golden.shape(m), path.stem.partition(".")[0], "the step it waits in")
    sound(golden, m)


def check_saved_to_the_end(golden: Golden, path: Path) -> None:
    """Play a saved state to its end; every option must be one that the game declares."""
    m = load(path)
    allowed = golden.game.option_kinds(m.content)
    for _ in walk(m, FastChance(len(path.stem)), golden.picking(0)):
        sound(golden, m)
        for decision in m.decisions:
            ids = [option.id for option in decision.options]
            assert ids, f"{decision.id} offers nothing"
            expect(len(set(ids)), len(ids), f"number of different options of {decision.id}")
            expect(set(ids) - allowed[decision.kind], set(), f"undeclared options: {decision.id}")
    sound(golden, m)
    assert m.outcome is not None
    expect(len(m.outcome.ranks), m.seats, "number of ranks")


def check_saved_undo(golden: Golden, path: Path) -> None:
    """Go back from a saved state to every point that undo offers."""
    for seat in range(load(path).seats):
        for back in load(path).undoable(seat):
            m = load(path)
            m.undo(seat, back)
            sound(golden, m)
            asked = [decision.seat for decision in m.decisions]
            assert seat in asked, f"after going back to {back}, seat {seat} is not asked"


def check_saved_questions(path: Path) -> None:
    """Ask the questions of a saved state again."""
    expect(wrong_questions(load(path)), [], "wrong questions")


# -- all saved states together --------------------------------------------------------------------


def check_phases(golden: Golden) -> None:
    """Fail unless a match was saved in every step and phase that it can wait in."""
    parts = {step for path in golden.states() for step in golden.steps(load(path))}
    expect(parts, set(golden.phases), "steps and phases that matches were saved in")
    steps = {part.partition("_")[0] for part in parts}
    named = {short_name(name) for name in golden.step_names()}
    expect(steps, named - golden.silent, "steps that matches were saved in")


def check_kinds(golden: Golden) -> None:
    """Fail unless every kind of question is asked in a saved state."""
    asked = {decision.kind for path in golden.states() for decision in load(path).decisions}
    expect(asked, set(golden.game.option_kinds(golden.game.load())), "kinds of questions")


def check_seats(golden: Golden) -> None:
    """Fail unless there are saved states of the smallest and of the largest table."""
    missing = {golden.game.min_seats, golden.game.max_seats}
    missing -= {load(path).seats for path in golden.states()}
    expect(missing, set(), "numbers of seats without a saved state")


def check_size(golden: Golden) -> None:
    """Fail if the saved states need too much space."""
    size = sum(path.stat().st_size for path in golden.states())
    assert size < golden.largest, f"{size} bytes of saved states"
