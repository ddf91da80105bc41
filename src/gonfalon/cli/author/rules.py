"""`gonfalon rules`: show a game's ledger of rules: wording, code, texts about it, tests, state."""

from __future__ import annotations

import argparse
import json
import textwrap
from pathlib import Path

from gonfalon.cli.common import (
    CommandError,
    Commands,
    add_game,
    add_output,
    at_least_one,
    follow,
    print_report,
)
from gonfalon.kernel.content.ledger import Ledger, Rule, read_ledger
from gonfalon.kernel.content.texts import LANGUAGES, read_texts
from gonfalon.kernel.content.versions import RulesVersion
from gonfalon.kernel.game import game
from gonfalon.proving.citing.citations import citations
from gonfalon.proving.citing.coverage import Coverage, named_in, read_notes, run_tests
from gonfalon.proving.citing.rule_texts import RuleText, by_rule, rule_texts

WIDTH = 96


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "rules",
        description="Print the ledger of a game: each rule, its text, the code and content that "
        "carry it out, the texts for players that state it, the tests that name it and its state. "
        "With --coverage the tests are run, and the command fails when a rule is not shown by a "
        "passing test.",
    )
    add_game(parser)
    parser.add_argument("rule", nargs="?", help="one rule by its id, or a chapter (SET)")
    parser.add_argument(
        "--versions", action="store_true", help="list the versions of the rules and their changes"
    )
    parser.add_argument("--coverage", action="store_true", help="run the tests and judge them")
    parser.add_argument("--from", dest="notes", type=Path, metavar="FILE", help="use these results")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the results of the tests")
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="the folder of tests")
    parser.add_argument("--processes", type=at_least_one, default=1)
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the rules")
    add_output(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    played = game(arguments.game)
    if arguments.versions:
        for version in played.versions:
            print(version_line(version))
        return 0
    ledger = read_ledger(played.package)
    folders = [arguments.tests / "games" / played.slug, arguments.tests / "kernel"]
    progress = follow(arguments)
    coverage: Coverage | None = None
    if arguments.notes is not None:
        coverage = Coverage(ledger, played.prefix, read_notes(arguments.notes))
    elif arguments.coverage:
        with progress:
            tests = run_tests(folders, arguments.processes, progress)
        if arguments.save is not None and not progress.stopped:
            arguments.save.write_text(json.dumps(tests, indent=1, sort_keys=True), "utf-8")
        coverage = Coverage(ledger, played.prefix, tests)
    if arguments.coverage:
        assert coverage is not None
        return print_report(arguments, coverage, progress)
    if arguments.json:
        raise CommandError("--json needs --coverage")
    rules = chosen(ledger, arguments.rule)
    here = coverage is not None or any(folder.is_dir() for folder in folders)
    named = named_in(folders) if coverage is None else coverage.passing
    texts = translated(played.package, arguments.lang)
    places = citations(played)
    stated = by_rule(rule_texts(played))
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            print(f"\n== {chapter}: {ledger.chapters[chapter]}")
        naming = named.get(rule.id, []) if here else None
        text = texts.get(rule.id, rule.statement)
        show(rule, text, places.get(rule.id, []), stated.get(rule.id, []), naming, coverage)
    tested = f"{sum(1 for rule in rules if named.get(rule.id))} with tests"
    print(f"\n{len(rules)} rules, {tested if here else 'their tests are not here'}")
    return 0


def chosen(ledger: Ledger, wanted: str | None) -> list[Rule]:
    """Return the rules to print: all, one by id, or a chapter."""
    if wanted is None:
        return list(ledger.rules.values())
    found = [r for r in ledger.rules.values() if wanted in (r.id, r.chapter)]
    if not found:
        raise CommandError(f"no rule and no chapter {wanted!r} in the ledger")
    return found


def show(
    rule: Rule,
    text: str,
    places: list[str],
    stated: list[RuleText],
    tests: list[str] | None,
    coverage: Coverage | None,
) -> None:
    """Print one rule; its tests are known only in a checkout."""
    title = f" {rule.title}" if rule.title else ""
    print(f"\n{rule.id} ({rule.kind}, {rule.source}){title}")
    print(textwrap.fill(text, WIDTH, initial_indent="  ", subsequent_indent="  "))
    for place in places:
        print(f"  code: {place}")
    for message in stated:
        print(f"  text: {message}")
    for name in tests or []:
        print(f"  test: {name}")
    if coverage is not None:
        print(f"  state: {coverage.state(rule.id)}")
    elif tests == []:
        print("  test: none")


def translated(package: str, language: str) -> dict[str, str]:
    """Return the texts of the rules in a language; English texts are in the ledger itself.

    Rule texts are plain sentences without arguments, so this works without a Fluent library.
    """
    texts: dict[str, str] = {}
    if language == "en":
        return texts
    name = ""
    for line in read_texts(package, language).get("rules.ftl", "").splitlines():
        if line.startswith("rule-"):
            key, _, text = line.partition("=")
            name = key.strip().removeprefix("rule-")
            texts[name] = text.strip()
        elif name and line.startswith(" ") and line.strip():
            texts[name] = f"{texts[name]} {line.strip()}".strip()
        elif line.strip():
            name = ""
    return texts


def version_line(version: RulesVersion) -> str:
    """Return a version of the rules as one line."""
    words = [f"{version.number}  {version.date}  {version.change}", *version.rules]
    if not version.played:
        words.append("(no longer played)")
    return " ".join(words)
