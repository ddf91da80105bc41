"""The admin as an app: Django's, with our own site class."""

from __future__ import annotations

from django.contrib.admin.apps import AdminConfig


class AdminPages(AdminConfig):
    """The admin, for staff with a second factor."""

    default_site = "gonfalon.server.accounts.staff.StaffSite"
