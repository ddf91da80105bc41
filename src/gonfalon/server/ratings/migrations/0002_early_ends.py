"""Whether a player gave up in the first quarter of a match, which then counts little."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("ratings", "0001_initial")]

    # A default of the database, since an older release may still rate matches.
    operations = [
        migrations.AddField(
            model_name="change",
            name="early",
            field=models.BooleanField(db_default=False, default=False),
        ),
    ]
