"""What a viewer sees now."""

from __future__ import annotations

from typing import Any

from gonfalon.kernel.play.match import Match


def seen(match: Match[Any], viewer: int | None) -> dict[str, Any]:
    """Return a viewer's view, with explanations of their decisions."""
    words = match.content.vocabulary
    explained = [] if viewer is None else [e.to_json(words) for e in match.explain(viewer)]
    return {
        "version": match.version,
        "content": match.content.digest,
        "view": match.view(viewer),
        "explain": explained,
    }
