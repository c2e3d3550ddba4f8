"""The two relations, for SQLAlchemy."""

from typing import Final

from sqlalchemy import Boolean, Column, Index, Integer, LargeBinary, MetaData, String, false
from sqlalchemy import Table as Relation

METADATA: Final = MetaData()

TABLES: Final = Relation(
    "tables",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("code", String(32), nullable=False, unique=True),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("finished", Boolean, nullable=False, server_default=false()),
    Index("open_tables", "finished", "number"),
)

ENTRIES: Final = Relation(
    "entries",
    METADATA,
    Column("code", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""Clustered by table, so that a log is read in one sweep. The primary key is what refuses a second N+1."""
