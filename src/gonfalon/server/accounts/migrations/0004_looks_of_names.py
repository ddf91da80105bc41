"""The look of each name, so that nobody can take one that looks like another's."""

from typing import Any

from django.db import migrations, models

from gonfalon.server.accounts.names.lookalikes import look


def fill_in(apps: Any, _schema_editor: Any) -> None:
    """Give each account the look of its name. Of several that look alike, the oldest has it."""
    users = apps.get_model("accounts", "User").objects
    seen: set[str] = set()
    batch = []
    for user in users.order_by("date_joined", "id").only("id", "username").iterator(5000):
        user.look = look(user.username)
        if user.look not in seen:
            seen.add(user.look)
            batch.append(user)
        if len(batch) == 5000:
            users.bulk_update(batch, ["look"])
            batch = []
    users.bulk_update(batch, ["look"])


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0003_follow_and_block"),
    ]

    operations = [
        migrations.AddField(
            model_name="user",
            name="look",
            field=models.CharField(editable=False, max_length=64, null=True, unique=True),
        ),
        migrations.RunPython(fill_in, migrations.RunPython.noop),
    ]
