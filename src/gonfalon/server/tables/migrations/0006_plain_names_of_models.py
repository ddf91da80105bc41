"""Two models get names that say what they are; their tables keep theirs, so nothing is rewritten."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0005_options_are_settings")]

    operations = [
        migrations.AlterModelTable(name="deed", table="tables_deed"),
        migrations.RenameModel(old_name="Deed", new_name="ModerationAction"),
        migrations.AlterModelTable(name="barred", table="tables_barred"),
        migrations.RenameModel(old_name="Barred", new_name="TableBan"),
        migrations.AlterField(
            model_name="tableban",
            name="table",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE,
                related_name="bans",
                to="tables.table",
            ),
        ),
    ]
