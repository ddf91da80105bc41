"""`options` is called `settings` in the code; the column keeps its name, so nothing is rewritten."""

import django.db.models
from django.db import migrations

import gonfalon.server.tables.models


class Migration(migrations.Migration):
    dependencies = [("tables", "0004_indexes_of_what_runs")]

    operations = [
        migrations.AlterField(
            model_name="table",
            name="options",
            field=django.db.models.JSONField(
                db_column="options", default=gonfalon.server.tables.models.nothing
            ),
        ),
        migrations.RenameField(model_name="table", old_name="options", new_name="settings"),
    ]
