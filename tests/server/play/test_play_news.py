"""What happened since a version: page by page, as if sealed answers had never been given."""

from __future__ import annotations

import pytest
from django.utils import timezone

from gonfalon.server.play.storage.log import TableLog
from gonfalon.server.programs.reading import news_between
from gonfalon.table.news import PAGE, since
from tests.server.jobbing import Script
from tests.server.tabling import somebody

pytestmark = pytest.mark.django_db


def test_who_answers_and_takes_back_for_ever_keeps_no_news_from_others() -> None:
    now = timezone.now()
    script = Script([somebody(), somebody()], now)
    for number in range(PAGE):
        script.seal(0, now, "undo" if number % 2 else "choose")
    script.publish(1, [0], now)
    for viewer in (0, 1, None):
        news, more = since(TableLog(script.table.id), 0, viewer)
        assert ([found.version for found in news], more) == ([1], False)
    assert [news.version for news in news_between(script.table.id, 0, 1, 1)] == [1]


def test_a_page_does_not_tell_how_many_sealed_answers_there_were() -> None:
    now = timezone.now()
    script = Script([somebody(), somebody()], now)
    for number in range(PAGE + 1):
        if number % 7 == 0:
            script.seal(0, now)
        script.publish(number % 2, [0, 1], now)
    news, more = since(TableLog(script.table.id), 0, 1)
    assert ([found.version for found in news], more) == ([*range(1, PAGE + 1)], True)
    rest, more = since(TableLog(script.table.id), PAGE, 1)
    assert ([found.version for found in rest], more) == ([PAGE + 1], False)
