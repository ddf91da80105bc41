from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0006_plain_names_of_models")]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="standing_orders",
            # A default of the database, since an older release may still open tables.
            field=models.JSONField(
                db_default=models.Value([], output_field=models.JSONField()), default=list
            ),
        ),
    ]
