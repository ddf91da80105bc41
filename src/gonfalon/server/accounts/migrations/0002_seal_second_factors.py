"""Secrets of authenticator apps and seeds of recovery codes are encrypted from now on."""

from __future__ import annotations

from typing import Any

from django.db import migrations

from gonfalon.server.accounts.sealing import changed, reseal, unseal


def seal_all(apps: Any, _editor: Any) -> None:
    """Seal what is there."""
    reseal(apps.get_model("mfa", "Authenticator").objects)


def unseal_all(apps: Any, _editor: Any) -> None:
    """Store secrets as they are."""
    for factor in apps.get_model("mfa", "Authenticator").objects.iterator():
        factor.data = changed(factor.data, unseal)
        factor.save(update_fields=["data"])


class Migration(migrations.Migration):
    """Seal second factors."""

    dependencies = (
        ("accounts", "0001_initial"),
        ("mfa", "0003_authenticator_type_uniq"),
    )

    operations = (migrations.RunPython(seal_all, unseal_all),)
