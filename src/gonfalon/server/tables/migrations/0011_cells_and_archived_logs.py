"""Ids with cells, logs that are archived, seats of running tables, states compressed with lz4."""

from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models

import gonfalon.server.cells

# States written from now on. A PostgreSQL that was built without lz4 keeps its own method.
LZ4 = """
DO $$ BEGIN
    ALTER TABLE tables_table ALTER COLUMN state SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
    RAISE NOTICE 'no lz4: states are compressed with pglz';
END $$
"""
PGLZ = "ALTER TABLE tables_table ALTER COLUMN state SET COMPRESSION pglz"


class Migration(migrations.Migration):
    atomic = False
    dependencies = [("tables", "0010_tag_of_the_state")]

    operations = [
        migrations.AddField(
            model_name="table",
            name="log_archived",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AlterField(
            model_name="table",
            name="id",
            field=models.UUIDField(
                default=gonfalon.server.cells.new_table_id,
                editable=False,
                primary_key=True,
                serialize=False,
            ),
        ),
        AddIndexConcurrently(
            "table",
            models.Index(
                fields=["ended_at"],
                condition=models.Q(ended_at__isnull=False, log_archived=False),
                name="logs_to_archive",
            ),
        ),
        migrations.AddField(
            model_name="seat",
            name="over",
            field=models.BooleanField(db_default=False, default=False),
        ),
        AddIndexConcurrently(
            "seat",
            models.Index(
                fields=["user"],
                condition=models.Q(over=False, user__isnull=False),
                name="seats_in_play",
            ),
        ),
        migrations.RunSQL(LZ4, PGLZ),
    ]
