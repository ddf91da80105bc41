"""Second factors at rest: authenticator secrets and recovery code seeds are encrypted.

The key is derived from the secret key, and older secret keys still decrypt what they encrypted. The
upkeep re-encrypts anything that uses an old key or is not encrypted, so a copy of the database
alone is not enough to sign in. Without a lasting secret key (a site without https that sets none)
nothing is encrypted, because it could not be read after a restart.
"""

from __future__ import annotations

import base64
import logging
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.totp.internal.auth import generate_totp_secret
from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings

log = logging.getLogger(__name__)
MARK = "fernet:"  # neither base32 nor hexadecimal, unlike the secrets
PURPOSE = b"gonfalon second factors"


@lru_cache(maxsize=16)
def fernet(secret_key: str) -> Fernet:
    """Return the cipher for a secret key."""
    derived = HKDF(SHA256(), 32, salt=None, info=PURPOSE).derive(secret_key.encode())
    return Fernet(base64.urlsafe_b64encode(derived))


def seal(text: str) -> str:
    """Encrypt a secret for storage."""
    if not settings.LASTING_KEY:
        return text
    return MARK + fernet(settings.SECRET_KEY).encrypt(text.encode()).decode()


def unseal(stored: str) -> str:
    """Decrypt a stored secret; InvalidToken if its key is gone."""
    if not stored.startswith(MARK):
        return stored
    keys = [fernet(key) for key in (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS)]
    return MultiFernet(keys).decrypt(stored.removeprefix(MARK)).decode()


def is_current(stored: str) -> bool:
    """True if a secret is encrypted with the current key."""
    try:
        fernet(settings.SECRET_KEY).decrypt(stored.removeprefix(MARK))
    except InvalidToken:
        return False
    return stored.startswith(MARK)


class FactorAdapter(DefaultMFAAdapter):  # type: ignore[misc]
    """allauth's second factors, encrypted."""

    def encrypt(self, text: str) -> str:
        """Encrypt a secret."""
        return seal(text)

    def decrypt(self, encrypted_text: str) -> str:
        """Decrypt a secret; if its key is gone, return a random one that no code matches."""
        try:
            return unseal(encrypted_text)
        except InvalidToken:
            log.error("a second factor cannot be read: was the secret key changed?")
            return str(generate_totp_secret())


def changed(data: dict[str, Any], change: Callable[[str], str]) -> dict[str, Any]:
    """Return the data of a factor with `change` applied to its secrets."""
    made = {**data}
    for name in ("secret", "seed"):
        if isinstance(made.get(name), str):
            made[name] = change(made[name])
    if isinstance(made.get("migrated_codes"), list):
        made["migrated_codes"] = [change(code) for code in made["migrated_codes"]]
    return made


def renewed(stored: str) -> str:
    """Re-encrypt a secret with the current key; one that cannot be read stays unchanged."""
    if is_current(stored):
        return stored
    try:
        return seal(unseal(stored))
    except InvalidToken:
        return stored


def reseal(factors: Any) -> int:
    """Re-encrypt the rows not using the current key; return how many. Safe at any time."""
    if not settings.LASTING_KEY:
        return 0
    count = 0
    for factor in factors.filter(type__in=("totp", "recovery_codes")).iterator():
        data = changed(factor.data, renewed)
        if data != factor.data:  # skipped if a code is used at the same moment
            count += factors.filter(pk=factor.pk, data=factor.data).update(data=data)
    return count
