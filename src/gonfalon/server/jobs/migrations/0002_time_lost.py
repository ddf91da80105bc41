from datetime import timedelta

from django.db import migrations, models


class Migration(migrations.Migration):
    """Clocks become service time: nothing has been lost yet, so they are right as they stand."""

    dependencies = [("jobs", "0001_initial")]

    operations = [
        migrations.AddField(
            model_name="pulse",
            name="lost",
            field=models.DurationField(db_default=timedelta(0), default=timedelta),
        ),
    ]
