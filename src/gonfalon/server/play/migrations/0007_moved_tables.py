"""Tables that have moved to another database."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("play", "0006_key_of_the_log")]

    operations = [
        migrations.CreateModel(
            name="MovedTable",
            fields=[
                ("table", models.UUIDField(primary_key=True, serialize=False)),
                ("backend", models.CharField(max_length=32)),
                ("rows", models.TextField(default="")),
                ("digest", models.CharField(max_length=64)),
                ("at", models.DateTimeField()),
            ],
        ),
    ]
