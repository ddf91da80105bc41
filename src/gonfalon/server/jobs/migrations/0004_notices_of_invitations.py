from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("jobs", "0003_one_index_less"),
    ]

    operations = [
        migrations.AlterField(
            model_name="notice",
            name="kind",
            field=models.CharField(
                choices=[("turn", "Turn"), ("half", "Half"), ("last", "Last"), ("inv", "Invited")],
                default="turn",
                max_length=4,
            ),
        ),
    ]
