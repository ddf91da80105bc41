"""Indexes by which accounts are found: by name in any case, and by mailbox."""

from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models
from django.db.models.functions import Upper


class Migration(migrations.Migration):
    atomic = False
    dependencies = [("accounts", "0005_exports_as_jobs")]

    operations = [
        AddIndexConcurrently("user", models.Index(Upper("username"), name="names_in_any_case")),
        AddIndexConcurrently(
            "user",
            models.Index(
                fields=["email"], condition=models.Q(("email", ""), _negated=True), name="mailboxes"
            ),
        ),
    ]
