"""What a seat is shown."""

from __future__ import annotations

from tests.server.visitor import Program


def view(program: Program, path: str) -> tuple[bytes, str]:
    """Return a view and its tag."""
    answer = program.get(f"{path}/view")
    assert answer.status_code == 200, answer.content
    return answer.content, answer["ETag"]
