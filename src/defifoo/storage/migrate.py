"""Bring a database up to date."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from defifoo.storage.base import Newer, StorageError

HEAD: Final = "0001"
"""The newest step in `migrations/versions`."""


def migrate(path: Path) -> None:
    """Raises StorageError, and sqlite3.DatabaseError for what is no database."""
    found = version_of(path)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise Newer("written by a newer Défifoo than this one")
    # A second at every start, and needed at almost none.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from sqlalchemy import create_engine  # noqa: PLC0415
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DBAPIError as error:  # as on a disk that is full
        raise StorageError(str(error.orig)) from None
    finally:
        engine.dispose()


def version_of(path: Path) -> str | None:
    """None where nothing was written yet. Raises sqlite3.DatabaseError for what is no database."""
    with closing(sqlite3.connect(path)) as opened:
        if not opened.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        found = opened.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if found is None else str(found[0])
