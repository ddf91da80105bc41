"""Endings: what a finished match showed, for when its rules are no longer installed."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("play", "0004_editions"),
        ("tables", "0009_seat_invitations"),
    ]

    operations = [
        migrations.CreateModel(
            name="Ending",
            fields=[
                (
                    "table",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        serialize=False,
                        to="tables.table",
                    ),
                ),
                ("holds", models.BooleanField()),
                ("record", models.CharField(max_length=64)),
                ("inputs", models.IntegerField()),
                ("draws", models.BigIntegerField()),
                ("shown", models.BinaryField()),
                ("at", models.DateTimeField(auto_now=True)),
            ],
        ),
    ]
