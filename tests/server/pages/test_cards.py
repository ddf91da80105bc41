"""Share cards: what is on them, who gets them, and that they are drawn once."""

from __future__ import annotations

import struct
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from django.test import Client, override_settings
from PIL import Image

from gonfalon.drawing.shapes import Sketch
from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.server.pages.public_games import slugs
from gonfalon.server.pages.share_cards import drawing as card_drawing
from gonfalon.server.pages.share_cards.cards import game_card_path, site_card_path, table_card_path
from gonfalon.server.pages.share_cards.drawing import draw_card
from gonfalon.server.pages.share_cards.facts import Banner, Card, game_card, site_card, table_card
from gonfalon.server.pages.share_cards.pen import Style, alphabet_of
from gonfalon.server.pages.table_words import BOTS, TableWords
from gonfalon.server.site.rate_limits import LIMITS
from gonfalon.server.tables import access
from gonfalon.server.tables.models import Table
from gonfalon.server.texts import bundle, say
from tests.server.tabling import opened, running, somebody

pytestmark = pytest.mark.django_db

LARGEST = 60_000  # bytes
WEB = Path(__file__).resolve().parents[3] / "web"
NOWHERE = "00000000-0000-4000-8000-000000000000"


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def shown(table: Table) -> Table:
    return access.shown().get(id=table.id)


def finish(table: Table, ranks: list[int], scores: list[int]) -> Table:
    outcome: dict[str, Any] = {"ranks": ranks, "scores": scores, "how": {}, "sheet": []}
    Table.objects.filter(id=table.id).update(status=Table.Status.OVER, outcome=outcome)
    return shown(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_site_and_games_are_pictures_of_the_right_size(language: str) -> None:
    paths = [site_card_path(language), *(game_card_path(slug, language) for slug in slugs())]
    for path in paths:
        answer = Client().get(path)
        assert (answer.status_code, answer["Content-Type"]) == (200, "image/png"), path
        assert size_of(answer.content) == (1200, 630)
        assert len(answer.content) < LARGEST
        assert answer["Cache-Control"] == "public, max-age=604800"
        assert Client().get(path.partition("?")[0])["Cache-Control"] == "public, max-age=300"


def test_an_invitation_shows_who_sits_and_what_is_free() -> None:
    anna = somebody()
    table = shown(opened(anna, 3, bots={1: "random"}))
    card = table_card(table, "en")
    assert card.title == f"{anna.username} invites you to play Medieval Mastery"
    assert card.text == "1 seat is free. No account needed."
    assert card.banners == (Banner(0, anna.username), Banner(1, "Jester (bot)"), Banner(None))


def test_a_result_shows_points_and_the_longest_banner_for_the_winner() -> None:
    anna, boris = somebody(), somebody()
    table = finish(running([anna, boris]), [2, 1], [9, 13])
    card = table_card(table, "pl")
    assert card.text == ""
    assert card.banners == (
        Banner(1, boris.username, "13", True),
        Banner(0, anna.username, "9", False),
    )
    assert card.title == f"Medieval Mastery: Wygrywa {boris.username}"
    assert card.headline == f"Wygrywa {boris.username}"


@pytest.mark.parametrize(
    ("language", "alone", "shared"),
    [
        ("en", "{0} wins", "{0} and {1} share the victory"),
        ("ru", "Побеждает {0}", "Победу делят {0} и {1}"),
        ("uk", "Перемагає {0}", "Перемогу ділять {0} та {1}"),
        ("pl", "Wygrywa {0}", "Wspólnie wygrywają {0} i {1}"),
    ],
)
def test_who_won_is_said_in_every_language(language: str, alone: str, shared: str) -> None:
    people = [somebody(), somebody()]
    names = [user.username for user in people]
    table = running(people)
    won = TableWords(finish(table, [1, 2], [13, 9]), language)
    assert won.headline == alone.format(*names)
    tied = TableWords(finish(table, [1, 1], [13, 13]), language)
    assert tied.headline == shared.format(*names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_the_names_that_the_client_gives_them(language: str) -> None:
    client = (WEB / "text" / language / "shell.ftl").read_text(encoding="utf-8")
    ours = bundle(language)
    for level, id in BOTS.items():
        assert f"bot-{level} = {say(ours, id)}\n" in client


def test_the_final_position_is_drawn_beside_the_result() -> None:
    table = finish(running([somebody(), somebody()]), [2, 1], [9, 13])
    answer = Client().get(table_card_path(table, "en", ""))
    assert (answer.status_code, size_of(answer.content)) == (200, (1200, 630))
    assert len(answer.content) < LARGEST
    left = Image.open(BytesIO(answer.content)).convert("RGB").crop((35, 35, 595, 595))
    colours = {colour for _, colour in left.getcolors(WIDEST) or [] if isinstance(colour, tuple)}
    lake, first_castle = (191, 213, 220), (168, 38, 43)
    assert all(any(near(colour, wanted) for colour in colours) for wanted in (lake, first_castle))


def test_an_invitation_shows_the_map() -> None:
    table = shown(opened(somebody(), 3))
    answer = Client().get(table_card_path(table, "en", ""))
    assert (answer.status_code, size_of(answer.content)) == (200, (1200, 630))
    left = Image.open(BytesIO(answer.content)).convert("RGB").crop((35, 35, 595, 595))
    colours = {colour for _, colour in left.getcolors(WIDEST) or [] if isinstance(colour, tuple)}
    assert any(near(colour, (191, 213, 220)) for colour in colours), "a lake"


def test_before_the_end_there_are_no_points() -> None:
    table = shown(running([somebody(), somebody()]))
    assert all(banner.points == "" for banner in table_card(table, "en").banners)


def test_the_card_of_a_private_table_needs_its_invitation() -> None:
    anna = somebody()
    table = shown(opened(anna, visibility="private"))
    path = f"/cards/tables/{table.id}.en.png"
    member = Client()
    member.force_login(anna)
    for visitor in (Client(), member):
        assert visitor.get(path).status_code == 404
        assert visitor.get(f"{path}?invite=wrong").status_code == 404
    assert Client().get(table_card_path(table, "en", table.invite)).status_code == 200
    public = shown(opened(anna))
    assert "invite" not in table_card_path(public, "en", public.invite)


@pytest.mark.parametrize(
    "path",
    [
        "/cards/site.xx.png",
        "/cards/games/chess.en.png",
        "/cards/games/glory.xx.png",
        f"/cards/tables/{NOWHERE}.en.png",
        "/cards/tables/nonsense.en.png",
        "/cards/players/anna.en.png",
    ],
)
def test_other_cards_do_not_exist(path: str) -> None:
    assert Client().get(path).status_code == 404
    assert Client().post("/cards/site.en.png").status_code == 405


def test_a_card_is_drawn_once_and_again_when_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Card] = []

    def draw(card: Card, sketch: Sketch | None) -> bytes:
        drawn.append(card)
        return b"picture"

    monkeypatch.setattr(card_drawing, "draw_card", draw)
    table = shown(running([somebody(), somebody()]))
    path = table_card_path(table, "en", "")
    for _ in range(3):
        assert Client().get(path).content == b"picture"
    assert len(drawn) == 1
    after = table_card_path(finish(table, [1, 2], [13, 5]), "en", "")
    assert after != path
    Client().get(after)
    assert len(drawn) == 2


def test_drawing_is_limited_and_what_is_drawn_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_drawing, "draw_card", lambda card, sketch: b"picture")
    ((most, _seconds),) = LIMITS["cards"].windows
    anna = somebody()
    tables = [shown(opened(anna)) for _ in range(2)]
    Table.objects.filter(id=tables[1].id).update(owner=None)
    cards = [f"/cards/tables/{table.id}" for table in tables]
    with override_settings(LIMITS_ON=True):
        from gonfalon.server.api.limits import limits

        assert Client().get(f"{cards[0]}.en.png").status_code == 200
        for _ in range(most - 1):
            limits.spend("cards", "a127.0.0.1")
        refused = Client().get(f"{cards[1]}.en.png")
        assert refused.status_code == 429
        assert int(refused["Retry-After"]) > 0
        assert Client().get(f"{cards[0]}.en.png").status_code == 200


def test_text_fits_or_ends_with_an_ellipsis() -> None:
    style = Style(30)
    assert style.lines("one two", 1000, 2) == ["one two"]
    lines = style.lines("Соломія " * 60, 400, 2)
    assert len(lines) == 2
    assert lines[1].endswith("…")
    assert all(style.length(line) <= 400 for line in lines)
    assert style.cut("W" * 300, 200).endswith("…")
    assert style.lines("", 100, 2) == []


def test_letters_of_our_languages_are_there_and_others_do_not_break_a_card() -> None:
    for letter in "AzżŁąĆÉяЁґЄїІ’„”«»—–№·…09":
        assert alphabet_of(letter), letter
    assert alphabet_of("Ω") is None
    banners = tuple(Banner(n, name="名前 " * 9, points="12") for n in range(9))
    png = draw_card(Card("Ωμέγα " * 40, "x" * 500, banners))
    assert size_of(png) == (1200, 630)


def test_colours_of_seats_are_on_the_card() -> None:
    png = draw_card(Card("Title", "", (Banner(0, "Anna", "5"), Banner(1, "Boris", "3"))))
    picture = Image.open(BytesIO(png)).convert("RGB")
    found = picture.getcolors(WIDEST) or []
    colours = {colour for _, colour in found if isinstance(colour, tuple)}
    for wanted in ((168, 38, 43), (35, 84, 143), (246, 240, 225)):
        assert any(near(colour, wanted) for colour in colours), wanted


WIDEST = 1200 * 630


def near(colour: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    return all(abs(a - b) < 12 for a, b in zip(colour, wanted))


def test_digests_differ_by_language_and_content() -> None:
    cards = [site_card("en"), site_card("ru"), game_card("glory", "en"), game_card("glory", "pl")]
    assert len({card.digest for card in cards}) == 4
