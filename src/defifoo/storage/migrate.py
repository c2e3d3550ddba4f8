"""Bring a database up to date."""

from pathlib import Path
from typing import Final

from sqlalchemy import Engine, inspect, text

HEAD: Final = "0001"
"""The newest step in `migrations/versions`."""


def migrate(engine: Engine) -> None:
    if _is_at(engine) == HEAD:
        return
    from alembic import command  # noqa: PLC0415 - half a second at every start, and needed at almost none
    from alembic.config import Config  # noqa: PLC0415 - the same

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _is_at(engine: Engine) -> str | None:
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
