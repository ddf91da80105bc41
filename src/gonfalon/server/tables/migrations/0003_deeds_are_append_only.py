"""What a moderator did can be neither changed nor deleted, whoever asks the database."""

from django.db import migrations

FORWARD = """
CREATE FUNCTION tables_deed_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'deeds are append-only' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER tables_deed_stays BEFORE UPDATE OR DELETE ON tables_deed
    FOR EACH ROW EXECUTE FUNCTION tables_deed_stays();
"""

BACKWARD = """
DROP TRIGGER tables_deed_stays ON tables_deed;
DROP FUNCTION tables_deed_stays();
"""


class Migration(migrations.Migration):
    dependencies = [("tables", "0002_seats_change_hands")]

    operations = [migrations.RunSQL(FORWARD, BACKWARD)]
