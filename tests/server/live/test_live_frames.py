"""Frames that come in: what is read, what ends the connection, how often one may talk."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.server.live.frames import BadFrame, Bucket, read

# -- frames -------------------------------------------------------------------------------------


def judged(text: Any) -> int:
    """Return the code with which a frame ends the connection, or 0."""
    try:
        read(text)
    except BadFrame as bad:
        return bad.code
    return 0


def test_good_frames() -> None:
    for text in (
        '{"type":"hello"}',
        '{"type":"hello","since":-1}',
        '{"type":"hello","since":12,"more":[[[[[[[0]]]]]]]}',
        '{"type":"ping"}',
        '{"type":"presence"}',
    ):
        assert judged(text) == 0, text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (None, 1003),
        (b"{}", 1003),
        ("x" * 4097, 1009),
        ("é" * 2049, 1009),
        ("[" * 4096, 1008),
        ('{"a":' * 800, 1008),
        ('{"type":"hello","more":[[[[[[[[0]]]]]]]]}', 1008),
        ("", 1008),
        ("null", 1008),
        ("[]", 1008),
        ("{}", 1008),
        ('{"type":"choose"}', 1008),
        ('{"type":["hello"]}', 1008),
        ('{"type":{}}', 1008),
        ('{"type":"hello","since":true}', 1008),
        ('{"type":"hello","since":1.0}', 1008),
        ('{"type":"hello","since":"1"}', 1008),
        ('{"type":"hello","since":NaN}', 1008),
        ('{"type":"hello","since":-2}', 1008),
        ('{"type":"hello","since":2147483648}', 1008),
        ('{"type":"hello","since":' + "9" * 4000 + "}", 1008),
        ('{"type":"\\ud800"}', 1008),
    ],
)
def test_bad_frames(text: Any, code: int) -> None:
    assert judged(text) == code


def test_twenty_frames_in_ten_seconds_forty_at_once() -> None:
    bucket = Bucket(0.0)
    assert [bucket.spend(0.0) for _ in range(41)] == [True] * 40 + [False]
    assert [bucket.spend(10.0) for _ in range(21)] == [True] * 20 + [False]
