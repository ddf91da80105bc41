"""The key of the log becomes (table, seq), and finished logs can be archived.

The old column `id` stays for one release, without its index: a version that still reads it may be
serving. The new key is built beside the old one; only exchanging them locks the log, for a moment.
"""

import django.db.models.deletion
from django.db import migrations, models

BUILD = (
    "CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS play_entry_order ON play_entry (table_id, seq)"
)
EXCHANGE = """
ALTER TABLE play_entry
    DROP CONSTRAINT play_entry_pkey,
    DROP CONSTRAINT one_total_order,
    ADD CONSTRAINT play_entry_pkey PRIMARY KEY USING INDEX play_entry_order
"""
BACK = """
ALTER TABLE play_entry
    DROP CONSTRAINT play_entry_pkey,
    ADD CONSTRAINT play_entry_pkey PRIMARY KEY (id),
    ADD CONSTRAINT one_total_order UNIQUE (table_id, seq)
"""
# Compressed already: PostgreSQL need not try.
STORED = "ALTER TABLE play_archivedlog ALTER COLUMN body SET STORAGE EXTERNAL"


class Migration(migrations.Migration):
    atomic = False
    dependencies = [("play", "0005_endings"), ("tables", "0011_cells_and_archived_logs")]

    operations = [
        migrations.CreateModel(
            name="ArchivedLog",
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
                ("inputs", models.IntegerField()),
                ("body", models.BinaryField()),
                ("at", models.DateTimeField(auto_now_add=True)),
            ],
        ),
        migrations.RunSQL(STORED, migrations.RunSQL.noop),
        migrations.RunSQL(BUILD, migrations.RunSQL.noop),
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.RemoveConstraint("entry", "one_total_order"),
                migrations.RemoveField("entry", "id"),
                migrations.AddField(
                    "entry",
                    "pk",
                    models.CompositePrimaryKey(
                        "table_id",
                        "seq",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
            ],
            database_operations=[migrations.RunSQL(EXCHANGE, BACK)],
        ),
    ]
