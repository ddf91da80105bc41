"""Names: which are good, and which are taken."""

from __future__ import annotations

import pytest
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction

from gonfalon.server.accounts.models import User, is_taken
from gonfalon.server.accounts.names.names import check_name, tidy
from tests.server.visitor import account, visitor

pytestmark = pytest.mark.django_db

GOOD_NAMES = (
    *("Jo", "Anna Maria", "O'Neil", "Ждан 7", "d_Artagnan", "St. Jo", "Żółw", "Їжак", "Ελένη"),
    *("Stafford", "Admiral Nelson", "House of York", "Dom", "Modest", "Модест", "Ally Botwin"),
)


@pytest.mark.parametrize("name", GOOD_NAMES)
def test_good_names(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "x",
        "x" * 25,
        " x",
        "a  b",
        "a\nb",
        "ab\n",
        "<b>",
        "a\u202eb",
        "a\u200bb",
        "-dash",
        "Аnna",  # the first letter is Cyrillic
        "ﬁne",  # a ligature
        "ADMIN",
        "Former player 12",
        "Gonfalon",
        "Gonfalon Staff",
        "gonfalón",
        "G0nfalon",
        "Gonfaion",
        "Goηfalon",  # the third letter is Greek
        "the.admin",
        "adm1n",
        "ADMlN",
        "rnoderator",
        "Table staff",
        "Официальный Пётр",
        "Гонфалон",
        "Модераторы",
        "Адміністратор",
        "Підтримка",
        "Obsluga",
        "Wsparcie 24",
        "Zespół",
        "ЅУЅТЕМ",  # all of it Cyrillic
        "ᎪᏞᏆᏟᎬ",  # Cherokee
        "ꓮꓡꓲꓚꓰ",  # Lisu
        "ɑlice",  # a phonetic letter
        "ᴀʟɪᴄᴇ",
    ],
)
def test_bad_names(name: str) -> None:
    with pytest.raises(ValidationError):
        check_name(name)


def test_names_have_one_spelling() -> None:
    assert tidy(" Zoe\u0308 ") == "Zoë"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("coop", "соор"),  # Cyrillic
        ("Alice", "AIice"),
        ("Ivan", "lvan"),
        ("Bob 10", "Bob lO"),
        ("Marn", "Mam"),
        ("VVolf", "Wolf"),
        ("ТОМ", "TOM"),
        ("ΝΙΚΟ", "NIKO"),
    ],
)
def test_a_name_that_looks_like_another_is_taken(name: str, other: str) -> None:
    check_name(name)
    check_name(other)
    taken = account(name)
    assert is_taken(other)
    assert not is_taken(other, but=taken)
    with pytest.raises(IntegrityError), transaction.atomic():
        User.objects.create(username=other)
    assert visitor("Taras").patch("/api/me", {"name": other}).json()["code"] == "name-taken"


def test_another_name_frees_the_former_one() -> None:
    user = account("coop")
    user.rename("Taras")
    user.save()
    assert not is_taken("соор")
    assert is_taken("Тарас") is False
    assert is_taken("TARAS")


@pytest.mark.parametrize(("name", "other"), [("Anna", "Ann"), ("José", "Jose"), ("Тарас", "Taras")])
def test_names_that_only_resemble_each_other_are_free(name: str, other: str) -> None:
    account(name)
    assert not is_taken(other)


def test_one_name_in_any_case() -> None:
    account("Taras")
    with pytest.raises(IntegrityError), transaction.atomic():
        User.objects.create(username="TARAS")
