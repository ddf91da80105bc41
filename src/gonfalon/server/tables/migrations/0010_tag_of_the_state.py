from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0009_seat_invitations")]

    operations = [
        migrations.AddField(
            model_name="table",
            name="tag",
            field=models.CharField(db_default="", default="", max_length=16),
        ),
    ]
