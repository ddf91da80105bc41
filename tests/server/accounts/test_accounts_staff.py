"""Staff need a second factor, second factors are stored sealed, and nobody sees them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal.auth import TOTP
from allauth.usersessions.models import UserSession
from django.apps import apps
from django.conf import LazySettings
from django.contrib import admin
from django.contrib.auth.models import Permission

from gonfalon.server.accounts import upkeep
from gonfalon.server.accounts.sealing import MARK, is_current
from gonfalon.server.environment import read_environment
from tests.server.accounts.test_accounts_auth import code_of, sign_in
from tests.server.visitor import FACTOR, Visitor, account, visitor, with_factor

pytestmark = pytest.mark.django_db


def stored() -> dict[str, Any]:
    """Return what is stored of all factors, by type."""
    return {factor.type: factor.data for factor in Authenticator.objects.all()}


# -- staff --------------------------------------------------------------------------------------


def test_staff_without_a_second_factor_are_led_to_where_it_is_set_up() -> None:
    boss = visitor("Boss", is_staff=True, is_superuser=True)
    for path in ("/admin/", "/admin/tables/table/", "/admin/login/?next=/admin/"):
        answer = boss.client.get(path, follow=True)
        assert answer.redirect_chain[-1][0] == "/preferences#second-factor"
    RecoveryCodes.activate(boss.user)  # codes on paper alone are not a second factor
    assert boss.client.get("/admin/").status_code == 302
    with_factor(boss.user)
    assert boss.client.get("/admin/").status_code == 200
    assert boss.client.get("/admin/login/?next=/admin/")["Location"] == "/admin/"


def test_a_passkey_is_a_second_factor() -> None:
    boss = visitor("Boss", is_staff=True, is_superuser=True)
    Authenticator.objects.create(user=boss.user, type="webauthn", data={"name": "k"})
    assert boss.client.get("/admin/").status_code == 200


def test_moderation_is_refused_without_a_second_factor() -> None:
    judge = visitor("Judge", is_staff=True)
    judge.user.user_permissions.add(Permission.objects.get(codename="moderate"))
    target = account("Noisy")
    suspend = f"/api/moderation/users/{target.pk}/suspend"
    for answer in (
        judge.get("/api/moderation/reports"),
        judge.get("/api/moderation/deeds"),
        judge.post(suspend, {"reason": "noise"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "no-second-factor")
    with_factor(judge.user)
    assert judge.get("/api/moderation/reports").status_code == 200
    plain = visitor("Plain")
    assert plain.get("/api/moderation/reports").json()["code"] == "not-moderator"


def test_secrets_have_no_admin_page() -> None:
    shown = {model.__name__ for model in admin.site._registry}
    assert not shown & {"Authenticator", "UserSession", "Session", "Token"}
    assert "Table" in shown
    boss = visitor("Boss", is_staff=True, is_superuser=True)
    with_factor(boss.user)
    for model in (Authenticator, UserSession):
        path = f"/admin/{model._meta.app_label}/{model._meta.model_name}/"
        assert boss.client.get(path).status_code == 404
    path = f"/admin/{EmailAddress._meta.app_label}/"
    assert FACTOR not in boss.client.get(path).content.decode()


# -- sealed -------------------------------------------------------------------------------------


def test_second_factors_are_stored_sealed() -> None:
    user = account("Olena")
    TOTP.activate(user, FACTOR)
    codes = RecoveryCodes.activate(user).generate_codes()
    assert stored()["totp"]["secret"].startswith(MARK)
    assert stored()["recovery_codes"]["seed"].startswith(MARK)
    assert FACTOR not in str(stored())
    one, _answer = sign_in("Olena")
    assert one.auth("auth/2fa/authenticate", {"code": code_of(FACTOR)}).status_code == 200
    two, _answer = sign_in("Olena")
    assert two.auth("auth/2fa/authenticate", {"code": codes[0]}).status_code == 200


def bare_factors(user: Any) -> None:
    """Store factors as they used to be stored."""
    Authenticator.objects.create(user=user, type="totp", data={"secret": FACTOR})
    data = {"seed": "ab" * 40, "used_mask": 1, "migrated_codes": ["11111111"]}
    Authenticator.objects.create(user=user, type="recovery_codes", data=data)
    Authenticator.objects.create(user=user, type="webauthn", data={"name": "k"})


def test_factors_that_are_there_are_sealed_by_the_migration_and_can_be_opened_again() -> None:
    bare_factors(account("Olena"))
    before = stored()
    step = import_module("gonfalon.server.accounts.migrations.0002_seal_second_factors")
    step.seal_all(apps, None)
    assert is_current(stored()["totp"]["secret"])
    assert is_current(stored()["recovery_codes"]["seed"])
    assert is_current(stored()["recovery_codes"]["migrated_codes"][0])
    assert stored()["recovery_codes"]["used_mask"] == 1
    one, _answer = sign_in("Olena")
    assert one.auth("auth/2fa/authenticate", {"code": code_of(FACTOR)}).status_code == 200
    step.unseal_all(apps, None)
    assert stored() == before


def test_a_new_secret_key_opens_what_an_old_one_sealed(settings: LazySettings) -> None:
    TOTP.activate(account("Olena"), FACTOR)
    before = stored()["totp"]["secret"]
    settings.SECRET_KEY_FALLBACKS = [settings.SECRET_KEY]
    settings.SECRET_KEY = "another key"
    one, _answer = sign_in("Olena")
    assert one.auth("auth/2fa/authenticate", {"code": code_of(FACTOR)}).status_code == 200
    assert upkeep.tend().sealed == 1
    assert upkeep.tend().sealed == 0
    settings.SECRET_KEY_FALLBACKS = []
    assert is_current(stored()["totp"]["secret"])
    assert stored()["totp"]["secret"] != before


def test_a_factor_whose_key_is_gone_lets_nobody_in(settings: LazySettings) -> None:
    TOTP.activate(account("Olena"), FACTOR)
    before = stored()
    settings.SECRET_KEY = "another key"
    one, _answer = sign_in("Olena")
    refused = one.auth("auth/2fa/authenticate", {"code": code_of(FACTOR)})
    assert refused.status_code == 400
    assert one.get("/api/me").status_code == 401
    assert upkeep.tend().sealed == 0
    assert stored() == before


def test_without_a_lasting_secret_key_nothing_is_sealed(settings: LazySettings) -> None:
    assert not read_environment({}).lasting_key
    assert read_environment({"GONFALON_SECRET_KEY": "x"}).lasting_key
    settings.LASTING_KEY = False
    TOTP.activate(account("Olena"), FACTOR)
    assert stored()["totp"]["secret"] == FACTOR
    assert upkeep.tend().sealed == 0


def test_an_app_is_set_up_sealed_by_the_api(anna: Visitor) -> None:
    path = "account/authenticators/totp"
    secret = anna.auth(path, method="GET").json()["meta"]["secret"]
    assert anna.auth(path, {"code": code_of(secret)}).status_code == 200
    assert secret not in str(stored())
