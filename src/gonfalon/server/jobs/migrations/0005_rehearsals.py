from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("jobs", "0004_notices_of_invitations")]

    operations = [
        migrations.CreateModel(
            name="Rehearsal",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("at", models.DateTimeField(auto_now_add=True)),
                ("matches", models.IntegerField()),
                ("inputs", models.BigIntegerField()),
                ("differences", models.IntegerField()),
                ("seconds", models.FloatField()),
            ],
        ),
    ]
