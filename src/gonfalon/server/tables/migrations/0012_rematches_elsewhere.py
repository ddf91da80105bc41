"""A rematch may be of a table that has moved to another database."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0011_cells_and_archived_logs")]

    operations = [
        migrations.AlterField(
            model_name="table",
            name="rematch_of",
            field=models.ForeignKey(
                db_constraint=False,
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                to="tables.table",
            ),
        ),
    ]
