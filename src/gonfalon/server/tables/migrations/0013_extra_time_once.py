"""Extra time after coming back: once a match, and only after an answer of the bot."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0012_rematches_elsewhere")]

    # Defaults of the database, since an older release may still open tables.
    operations = [
        migrations.AddField(
            model_name="seat", name="bot_since_seq", field=models.BigIntegerField(null=True)
        ),
        migrations.AddField(
            model_name="seat",
            name="timed_out",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AddField(
            model_name="seat",
            name="had_extra_time",
            field=models.BooleanField(db_default=False, default=False),
        ),
    ]
