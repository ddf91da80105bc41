"""Hides what allauth registers in the admin: second factors and session keys."""

from __future__ import annotations

from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.contrib import admin

admin.site.unregister([Authenticator, UserSession])
