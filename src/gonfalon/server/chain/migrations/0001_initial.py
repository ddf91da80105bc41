"""The daily chain of commitments."""

from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="Day",
            fields=[
                ("day", models.DateField(primary_key=True, serialize=False)),
                ("previous", models.CharField(max_length=64)),
                ("head", models.CharField(max_length=64)),
                ("count", models.PositiveIntegerField()),
                ("at", models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name="Leaf",
            fields=[
                ("table", models.UUIDField(primary_key=True, serialize=False)),
                ("leaf", models.CharField(max_length=64)),
                ("at", models.DateTimeField()),
                ("day", models.DateField(db_index=True, null=True)),
            ],
            options={
                "indexes": [
                    models.Index(
                        condition=models.Q(("day__isnull", True)),
                        fields=["at"],
                        name="leaves_to_chain",
                    )
                ],
            },
        ),
    ]
