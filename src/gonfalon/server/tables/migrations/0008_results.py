import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

# The results of matches that are over. Those who share the first place share the victory, unless
# they are one team. All teams of a match are of one size, so more than half of the seats cannot be.
FILL = """
INSERT INTO tables_result (user_id, table_id, game, seat_count, rated, public, place, kind)
SELECT user_id, table_id, game, seat_count, rated, public,
       CASE WHEN resigned THEN seat_count ELSE rank END,
       CASE WHEN resigned OR rank > 1 THEN 'lost' WHEN shared THEN 'shared' ELSE 'won' END
FROM (
    SELECT s.user_id, t.id AS table_id, t.game, t.seat_count, t.rated, s.resigned, t.ended_at,
           t.visibility = 'public' AS public,
           (t.outcome -> 'ranks' ->> s.number)::int AS rank,
           CASE WHEN t.options ->> 'team_mode' IS NULL
                THEN jsonb_array_length(t.outcome -> 'winners') > 1
                ELSE 2 * jsonb_array_length(t.outcome -> 'winners') > t.seat_count END AS shared
    FROM tables_table t JOIN tables_seat s ON s.table_id = t.id
    WHERE t.status = 'over' AND t.ended_at IS NOT NULL AND s.user_id IS NOT NULL
      AND jsonb_typeof(t.outcome -> 'ranks') = 'array'
      AND jsonb_typeof(t.outcome -> 'winners') = 'array'
) found
WHERE rank IS NOT NULL
ORDER BY ended_at, table_id
ON CONFLICT DO NOTHING
"""


class Migration(migrations.Migration):
    """Results of players, for histories and win rates."""

    dependencies = [
        ("tables", "0007_standing_orders"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Result",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("game", models.CharField(max_length=32)),
                ("seat_count", models.PositiveSmallIntegerField()),
                ("rated", models.BooleanField()),
                ("public", models.BooleanField()),
                ("place", models.PositiveSmallIntegerField()),
                (
                    "kind",
                    models.CharField(
                        choices=[("won", "Won"), ("shared", "Shared"), ("lost", "Lost")],
                        max_length=6,
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="results",
                        to="tables.table",
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="results",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "indexes": [models.Index(fields=["user", "-id"], name="results_of_players")],
                "constraints": [
                    models.UniqueConstraint(fields=("user", "table"), name="one_result_a_match")
                ],
            },
        ),
        migrations.RunSQL(FILL, migrations.RunSQL.noop),
    ]
