"""The rows that belong to one table, and how they get from one database into another.

Which models these are follows from their references. Values travel as PostgreSQL's own JSON, so
that nothing is converted on the way. Ids of rows stay: clients and other rows know them. For that,
the databases of a site count in steps of 256, each from its own cell on (`space_ids`).
"""

from __future__ import annotations

import hashlib
import json
from datetime import timedelta
from typing import Any
from uuid import UUID

from django.db.models import AutoField, ForeignKey, Model
from psycopg import Connection, sql

from gonfalon.server.tables.models import Seat, Table

Link = Connection[tuple[Any, ...]]
Rows = dict[str, list[str]]  # by model: each row as JSON

STEP = 256  # as many as there can be cells
# In service time, which differs between databases.
CLOCKS: dict[type[Model], tuple[str, ...]] = {
    Table: ("seed_by", "waiting_since", "deadline", "round_closes"),
    Seat: ("bot_since",),
}
NO_SHIFT = timedelta(0)


def models_of_a_table() -> list[type[Model]]:
    """Return `Table` and every model that refers to it, directly or through another."""
    found: list[type[Model]] = [Table]
    for model in found:  # which grows
        for relation in model._meta.related_objects:
            if relation.related_model not in found:
                found.append(relation.related_model)
    return found


def belongs(model: type[Model]) -> sql.Composable:
    """Return the SQL condition for the rows of a model that belong to `%(table)s`."""
    if model is Table:
        return sql.SQL("id = %(table)s")
    whole = models_of_a_table()
    ways: list[sql.Composable] = []
    for field in model._meta.concrete_fields:
        other = field.related_model
        if not isinstance(field, ForeignKey) or other not in whole or other is model:
            continue
        column = sql.Identifier(field.column)
        if other is Table:
            ways.append(sql.SQL("{} = %(table)s").format(column))
        else:
            ways.append(
                sql.SQL("{} IN (SELECT {} FROM {} WHERE {})").format(
                    column, sql.Identifier(str(other._meta.pk.column)), named(other), belongs(other)
                )
            )
    return sql.SQL(" OR ").join(ways)


def named(model: type[Model]) -> sql.Identifier:
    """Return the name of a model's table in the database."""
    return sql.Identifier(model._meta.db_table)


def columns(model: type[Model]) -> list[str]:
    """Return the columns of a model."""
    return [str(field.column) for field in model._meta.concrete_fields]


def read(link: Link, table: UUID, shift: timedelta = NO_SHIFT) -> Rows:
    """Lock and return all rows of a table, with its clocks moved by `shift`."""
    parts = []
    for model in models_of_a_table():
        clocks = CLOCKS.get(model, ())
        chosen = [
            sql.SQL("{0} + %(shift)s AS {0}" if name in clocks else "{0}").format(
                sql.Identifier(name)
            )
            for name in columns(model)
        ]
        part = "SELECT {}, to_jsonb(r)::text FROM (SELECT {} FROM {} WHERE {} FOR UPDATE) r"
        label = sql.Literal(model._meta.label_lower)
        every = sql.SQL(", ").join(chosen)
        parts.append(sql.SQL(part).format(label, every, named(model), belongs(model)))
    rows = link.execute(sql.SQL(" UNION ALL ").join(parts), {"table": table, "shift": shift})
    found: Rows = {}
    for label, text in rows.fetchall():
        found.setdefault(label, []).append(text)
    return {label: sorted(texts) for label, texts in found.items()}


def write(link: Link, rows: Rows) -> None:
    """Insert rows; raise an error of the database if one is there, or what it refers to is not."""
    for model in models_of_a_table():
        texts = rows.get(model._meta.label_lower)
        if not texts:
            continue
        names = sql.SQL(", ").join(map(sql.Identifier, columns(model)))
        statement = sql.SQL(
            "INSERT INTO {0} ({1}) SELECT {1} FROM jsonb_populate_recordset(NULL::{0}, %s::jsonb)"
        ).format(named(model), names)
        link.execute(statement, [f"[{','.join(texts)}]"])
    link.execute("SET CONSTRAINTS ALL IMMEDIATE")


def delete(link: Link, table: UUID, rows: Rows) -> None:
    """Delete the rows of a table; fails at the commit if something still refers to one."""
    for model in reversed(models_of_a_table()):
        if model._meta.label_lower not in rows:
            continue
        statement = sql.SQL("DELETE FROM {} WHERE {}").format(named(model), belongs(model))
        link.execute(statement, {"table": table})


def text_of(rows: Rows) -> str:
    """Return rows as one text; the same rows are always the same text."""
    return json.dumps(rows, sort_keys=True, ensure_ascii=False)


def digest_of(text: str) -> str:
    """Return the digest by which rows are compared, from their text."""
    return hashlib.sha256(text.encode()).hexdigest()


# -- ids ----------------------------------------------------------------------------------------


def counted_models() -> list[type[Model]]:
    """Return the models of a table whose ids the database counts."""
    return [m for m in models_of_a_table() if isinstance(m._meta.pk, AutoField)]


def sequences(link: Link) -> dict[type[Model], tuple[sql.Identifier, int, int]]:
    """Return the sequence of each model's ids, the last one that was given, and its step."""
    by_name = {model._meta.db_table: model for model in counted_models()}
    found = link.execute(
        "SELECT t.name, s.schemaname, s.sequencename, coalesce(s.last_value, 0), s.increment_by"
        " FROM unnest(%s::text[]) AS t(name) JOIN pg_sequences s"
        " ON format('%%I.%%I', s.schemaname, s.sequencename)::regclass"
        " = pg_get_serial_sequence(t.name, 'id')::regclass",
        [list(by_name)],
    ).fetchall()
    assert len(found) == len(by_name)
    return {
        by_name[t]: (sql.Identifier(schema, s), last, step) for t, schema, s, last, step in found
    }


def is_spaced(link: Link) -> bool:
    """True if a database leaves the ids of other cells to them."""
    return all(step == STEP for _, _, step in sequences(link).values())


def space_ids(link: Link, cell: int, above: int = 0) -> int:
    """Let a database give only ids that no other cell gives; return the highest it has given.

    For a new cell, `above` is what this returned for all others: their first ids came one by one.
    Needs the role that owns the database.
    """
    highest = 0
    with link.transaction():
        for sequence, last, _ in sequences(link).values():
            first = (max(last, above) // STEP + 1) * STEP + cell
            link.execute(
                sql.SQL("ALTER SEQUENCE {} INCREMENT BY {} RESTART WITH {}").format(
                    sequence, sql.Literal(STEP), sql.Literal(first)
                )
            )
            highest = max(highest, first)
    return highest


def give_later_ids(link: Link, highest: dict[type[Model], int]) -> None:
    """Let the next ids be above these, by model, so that rows stay in the order they were made in.

    Ids are drawn and thrown away: unlike setting the counter, that is safe while others draw.
    """
    for model, (sequence, last, step) in sequences(link).items():
        if last < highest[model]:
            drawn = sql.SQL("SELECT count(nextval({})) FROM generate_series(1, %s)")
            name = sql.Literal(sequence.as_string(link))
            link.execute(drawn.format(name), [(highest[model] - last) // step + 1])


def highest_ids(link: Link, table: UUID) -> dict[type[Model], int]:
    """Return the highest id of each model among the rows of a table."""
    models = counted_models()
    parts = [
        sql.SQL("(SELECT coalesce(max(id), 0) FROM {} WHERE {})").format(named(m), belongs(m))
        for m in models
    ]
    found = link.execute(
        sql.SQL("SELECT {}").format(sql.SQL(", ").join(parts)), {"table": table}
    ).fetchone()
    return dict(zip(models, found or (), strict=True))
