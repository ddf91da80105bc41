"""An index of rated matches by their end, and the admin page of one-sided pairs."""

from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    atomic = False
    dependencies = [("ratings", "0002_early_ends")]

    operations = [
        AddIndexConcurrently("reckoned", models.Index(fields=["at"], name="latest_rated")),
        migrations.CreateModel(
            name="OneSidedPair",
            fields=[],
            options={
                "verbose_name": "one-sided pair",
                "proxy": True,
                "default_permissions": (),
                "indexes": [],
                "constraints": [],
            },
            bases=("ratings.reckoned",),
        ),
    ]
