from django.contrib.postgres.operations import AddIndexConcurrently, RemoveIndexConcurrently
from django.db import migrations, models

# Adding seconds to a time is the same in every time zone; PostgreSQL cannot know that of intervals,
# which may be days, and would refuse the index.
PART_OF_TIME = """
CREATE FUNCTION tables_part_of_time(
    since timestamptz, until timestamptz, part double precision
) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT since + make_interval(secs => extract(epoch FROM until - since) * part)
$$
"""
REMINDER = """
CREATE INDEX CONCURRENTLY {name}
ON tables_table (tables_part_of_time(waiting_since, deadline, {part}))
WHERE status = 'playing' AND deadline - waiting_since >= interval '1 hour'
"""
LOBBY = ["created_at", "game", "pace", "language", "rated"]


def added(name: str, fields: list[str], **condition: object) -> AddIndexConcurrently:
    """Return the adding of an index of some tables."""
    index = models.Index(fields=fields, condition=models.Q(**condition), name=name)
    return AddIndexConcurrently("table", index)


class Migration(migrations.Migration):
    """Indexes for what is asked all the time, made while people play."""

    atomic = False
    dependencies = [("tables", "0003_deeds_are_append_only")]

    operations = [
        added("lobby_open", LOBBY, status="open", visibility="public"),
        added("lobby_running", LOBBY, status="playing", visibility="public"),
        added("tables_of_owners", ["owner", "status"], status__in=("open", "seeding", "playing")),
        added("waiting_tables", ["waiting_since"], status="playing"),
        added("moved_tables", ["moved_at"], status="playing"),
        RemoveIndexConcurrently("table", "open_tables"),
        RemoveIndexConcurrently("table", "running_tables"),
        migrations.RunSQL(
            PART_OF_TIME,
            "DROP FUNCTION tables_part_of_time(timestamptz, timestamptz, double precision)",
        ),
        migrations.RunSQL(
            REMINDER.format(name="half_times", part="0.5"), "DROP INDEX CONCURRENTLY half_times"
        ),
        migrations.RunSQL(
            REMINDER.format(name="last_times", part="0.9"), "DROP INDEX CONCURRENTLY last_times"
        ),
    ]
