"""Editions: content by digest, with what the matches of today are played with."""

from typing import Any

from django.db import migrations, models

from gonfalon.kernel.values.errors import GonfalonError
from gonfalon.kernel.game import game


def keep_installed(apps: Any, _schema_editor: Any) -> None:
    """Keep the content of matches that began before there were editions, as it is installed."""
    tables = apps.get_model("tables", "Table").objects.exclude(started_at=None)
    editions = apps.get_model("play", "Edition").objects
    for slug, packs in tables.order_by().values_list("game", "packs").distinct():
        try:
            content = game(slug).load(tuple(packs))
        except GonfalonError:  # a game or a pack that does not fit any more
            continue
        editions.get_or_create(
            game=slug, digest=content.digest, defaults={"text": content.entries.text}
        )


class Migration(migrations.Migration):
    dependencies = [
        ("play", "0003_one_index_less"),
    ]

    operations = [
        migrations.CreateModel(
            name="Edition",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("game", models.CharField(max_length=32)),
                ("digest", models.CharField(max_length=16)),
                ("text", models.TextField()),
                ("at", models.DateTimeField(auto_now_add=True)),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("game", "digest"), name="one_edition_a_digest")
                ],
            },
        ),
        migrations.RunPython(keep_installed, migrations.RunPython.noop),
    ]
