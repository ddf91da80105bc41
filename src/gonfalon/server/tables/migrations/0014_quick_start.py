"""A seat's wish to have the questions of the set-up answered, and what was answered for it."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0013_extra_time_once")]

    # Null, since an older release may still open tables.
    operations = [
        migrations.AddField(
            model_name="seat", name="quick_start", field=models.JSONField(null=True)
        ),
    ]
