"""The settings of the site that operators change while it runs: one row."""

from __future__ import annotations

import ipaddress
from typing import Any

from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models

from gonfalon.server.site.rate_limits import NAMES

ONLY = 1  # the id of the one row
LEAST_FACTOR, GREATEST_FACTOR = 0.1, 100.0
LONGEST_ANNOUNCEMENT = 400
MOST_NETWORKS = 200


def check_networks(text: str) -> None:
    """Accept one network per line, such as 192.0.2.0/24 or 2001:db8::/48."""
    lines = [line for line in map(str.strip, text.splitlines()) if line]
    if len(lines) > MOST_NETWORKS:
        raise ValidationError(f"At most {MOST_NETWORKS} networks.")
    for line in lines:
        try:
            ipaddress.ip_network(line)
        except ValueError:
            raise ValidationError(f"{line} is not a network such as 192.0.2.0/24.") from None


def check_factors(factors: Any) -> None:
    """Accept a mapping from names of limits to factors."""
    if not isinstance(factors, dict):
        raise ValidationError('Factors by name, such as {"sign-up": 10}.')
    for name, factor in factors.items():
        if name not in NAMES:
            raise ValidationError(f"There is no limit {name}. There are: {', '.join(NAMES)}.")
        if isinstance(factor, bool) or not isinstance(factor, (int, float)):
            raise ValidationError(f"The factor of {name} must be a number.")
        if not LEAST_FACTOR <= factor <= GREATEST_FACTOR:
            raise ValidationError(f"{name}: from {LEAST_FACTOR} to {GREATEST_FACTOR}.")


class SiteSettings(models.Model):
    """What operators decide. Without a row, the defaults apply."""

    id = models.SmallIntegerField(primary_key=True, default=ONLY, editable=False)
    announcement_en = models.CharField(
        "announcement, English",
        max_length=LONGEST_ANNOUNCEMENT,
        blank=True,
        help_text="Shown to everyone on every page. Languages left empty show the English text.",
    )
    announcement_ru = models.CharField(
        "announcement, Russian", max_length=LONGEST_ANNOUNCEMENT, blank=True
    )
    announcement_uk = models.CharField(
        "announcement, Ukrainian", max_length=LONGEST_ANNOUNCEMENT, blank=True
    )
    announcement_pl = models.CharField(
        "announcement, Polish", max_length=LONGEST_ANNOUNCEMENT, blank=True
    )
    announced_until = models.DateTimeField(
        null=True, blank=True, help_text="The announcement disappears then. Empty: it stays."
    )
    registration_open = models.BooleanField(
        default=True, help_text="If not, nobody can make an account or play as a new guest."
    )
    read_only = models.BooleanField(
        default=False,
        help_text="Everyone can look, nobody can play or change anything. Clocks are paused.",
    )
    exempt_networks = models.TextField(
        blank=True,
        validators=[check_networks],
        help_text="One network per line, such as 192.0.2.0/24: a school or a club where many play"
        " behind one address. Limits by address do not apply there; limits by user do.",
    )
    limit_factors = models.JSONField(
        default=dict,
        blank=True,
        validators=[check_factors],
        help_text='Limits by name, multiplied by a factor: {"sign-up": 10, "create-table": 2}.',
    )
    guest_days = models.PositiveSmallIntegerField(
        "days that idle guests are kept",
        default=90,
        validators=[MinValueValidator(7), MaxValueValidator(3650)],
        help_text="Guests who never played are deleted after this many days without a visit.",
    )
    chat_days = models.PositiveSmallIntegerField(
        "days that chat is kept",
        default=0,
        validators=[MaxValueValidator(3650)],
        help_text="After the end of the match. 0: chat is kept.",
    )
    archive_days = models.PositiveSmallIntegerField(
        "days until a finished match is compressed",
        default=30,
        validators=[MinValueValidator(1), MaxValueValidator(3650)],
        help_text="It can still be replayed and verified; it takes a tenth of the space.",
    )
    changed_at = models.DateTimeField(auto_now=True)

    class Meta:
        verbose_name = "settings of the site"
        verbose_name_plural = "settings of the site"
        permissions = (("operate", "May operate: announce, close registration, set limits"),)
        constraints = (models.CheckConstraint(condition=models.Q(id=ONLY), name="only_one_site"),)

    def __str__(self) -> str:
        """Return a name for the admin pages."""
        return "Settings of the site"
