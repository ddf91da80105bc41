from django.db import migrations


class Migration(migrations.Migration):
    """Nobody walks through all running tables any longer."""

    atomic = False
    dependencies = [("jobs", "0002_time_lost"), ("tables", "0004_indexes_of_what_runs")]

    operations = [
        migrations.RunSQL(
            "DROP INDEX CONCURRENTLY running_by_id",
            "CREATE INDEX CONCURRENTLY running_by_id ON tables_table (id) WHERE status = 'playing'",
        ),
    ]
