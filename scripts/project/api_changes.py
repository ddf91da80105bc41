"""Names the changes of docs/openapi.json that break programs written for it.

python -m scripts.project.api_changes OLD NEW   two descriptions
python -m scripts.project.api_changes           this branch; on main, the last commit

A break passes if the unreleased part of CHANGELOG.md names the operation, such as
`POST /api/tables`. New operations, new fields in answers and new optional fields in requests break
nothing: programs ignore what they do not know.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from scripts.project.commit_subjects import BASES, git
from scripts.project.release import ROOT, parts

DESCRIPTION: Final = "docs/openapi.json"
UNRELEASED: Final = "Unreleased"
JSON: Final = "application/json"

Json = dict[str, Any]


def breaks(old: Json, new: Json) -> list[tuple[str, str]]:
    """Return operations and how they break, in the order of the old description."""
    found = []
    for path, operations in old["paths"].items():
        for method, before in operations.items():
            name = f"{method.upper()} {path}"
            after = new["paths"].get(path, {}).get(method)
            told = ["is gone"] if after is None else Comparison(old, new).operation(before, after)
            found += [(name, what) for what in dict.fromkeys(told)]
    return found


class Comparison:
    """Compares an operation of two descriptions."""

    def __init__(self, old: Json, new: Json) -> None:
        self.old = old
        self.new = new
        self.seen: set[tuple[str, str]] = set()  # shapes contain themselves

    def operation(self, old: Json, new: Json) -> Iterator[str]:
        """Yield what breaks: in parameters, in the body of the request, in its answers."""
        before = {(one["in"], one["name"]): one for one in old.get("parameters", ())}
        after = {(one["in"], one["name"]): one for one in new.get("parameters", ())}
        for place, name in before:
            if (place, name) not in after:
                yield f"takes no {place} parameter {name} any more"
            else:
                one, other = before[place, name], after[place, name]
                yield from self.shape(one["schema"], other["schema"], name, asked=True)
        for (place, name), one in after.items():
            was = before.get((place, name), {})
            if one.get("required") and not was.get("required"):
                yield f"requires the {place} parameter {name}"
        if "requestBody" in new:
            if "requestBody" not in old:
                yield from ["requires a body"] if new["requestBody"].get("required") else []
            else:
                yield from self.content(old["requestBody"], new["requestBody"], "body", asked=True)
        for status, answer in old["responses"].items():
            if status not in new["responses"]:
                # Not to fail any more is no break.
                yield from [f"never answers {status} any more"] if status < "400" else []
            else:
                yield from self.content(answer, new["responses"][status], status, asked=False)

    def content(self, old: Json, new: Json, at: str, asked: bool) -> Iterator[str]:
        """Yield what breaks in a body."""
        before = self.resolved(old, self.old).get("content", {}).get(JSON)
        after = self.resolved(new, self.new).get("content", {}).get(JSON)
        if before and after:
            yield from self.shape(before["schema"], after["schema"], at, asked)
        elif before:
            yield f"{at} is no JSON any more"

    def shape(self, old: Json, new: Json, at: str, asked: bool) -> Iterator[str]:
        """Yield what breaks in a value: asked of programs, or given to them."""
        pair = (json.dumps(old, sort_keys=True), json.dumps(new, sort_keys=True))
        if pair in self.seen:
            return
        self.seen.add(pair)
        old, new = self.resolved(old, self.old), self.resolved(new, self.new)
        before, after = kinds(old, self.old), kinds(new, self.new)
        if gone := (before - after if asked else after - before):
            listed = ", ".join(sorted(gone))
            yield f"{at} can't be {listed} any more" if asked else f"{at} can be {listed} now"
        words: list[Any] = old.get("enum", [])
        if asked and (gone := set(words) - set(new.get("enum", words))):
            yield f"{at} can't be {', '.join(sorted(map(str, gone)))} any more"
        yield from self.fields(old, new, at, asked)
        for part in ("items", "additionalProperties"):
            if isinstance(old.get(part), dict) and isinstance(new.get(part), dict):
                yield from self.shape(old[part], new[part], f"{at}[]", asked)
        for one in old.get("anyOf", ()):
            for other in new.get("anyOf", (new,)):
                if one.get("$ref", 1) == other.get("$ref", 2) or (
                    "$ref" not in one and one.get("type") == other.get("type")
                ):
                    yield from self.shape(one, other, at, asked)

    def fields(self, old: Json, new: Json, at: str, asked: bool) -> Iterator[str]:
        """Yield what breaks in the fields of an object."""
        before, after = old.get("properties", {}), new.get("properties", {})
        required, required_now = set(old.get("required", ())), set(new.get("required", ()))
        for name in before:
            if name not in after:
                yield f"{at}.{name} is gone"
            else:
                yield from self.shape(before[name], after[name], f"{at}.{name}", asked)
        for name in sorted(required_now - required) if asked else ():
            yield f"{at}.{name} is required now"
        for name in () if asked else sorted((required - required_now) & set(after)):
            yield f"{at}.{name} may be missing now"

    @staticmethod
    def resolved(value: Json, description: Json) -> Json:
        """Return what a reference stands for."""
        while "$ref" in value:
            found: Any = description
            for name in value["$ref"].removeprefix("#/").split("/"):
                found = found[name]
            value = found
        return value


def kinds(schema: Json, description: Json) -> set[str]:
    """Return the JSON types that a value may have; empty: any."""
    schema = Comparison.resolved(schema, description)
    if "anyOf" in schema:
        return {kind for one in schema["anyOf"] for kind in kinds(one, description)}
    named = schema.get("type", ())
    return {named} if isinstance(named, str) else set(named)


def before() -> str | None:
    """Return the description that this branch, or the last commit of main, began with."""
    for base in filter(None, (os.environ.get("GONFALON_BASE"), *BASES)):
        began = git("merge-base", base, "HEAD")
        if began and began != git("rev-parse", "HEAD"):
            return git("show", f"{began.strip()}:{DESCRIPTION}")
    return git("show", f"HEAD~1:{DESCRIPTION}")


def main(arguments: list[str]) -> int:
    """Compare; return the exit code."""
    if len(arguments) == 2:
        old, new = (Path(name).read_text("utf-8") for name in arguments)
    else:
        new = (ROOT / DESCRIPTION).read_text("utf-8")
        old = before() or new
    said = parts((ROOT / "CHANGELOG.md").read_text("utf-8")).get(UNRELEASED, (None, ""))[1]
    found = breaks(json.loads(old), json.loads(new))
    for name, what in found:
        print(f"API: {name}: {what}{' (in the changelog)' if name in said else ''}")
    secret = {name for name, _ in found if name not in said}
    if secret:
        print(f"API: CHANGELOG.md does not name {', '.join(sorted(secret))}", file=sys.stderr)
    return 1 if secret else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
