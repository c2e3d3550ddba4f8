"""How much room is left where the tables are."""

import shutil
from pathlib import Path
from typing import Final

LOW: Final = 200_000_000
"""Bytes. A move takes some fifty: what is left is enough for days, and for whoever looks after the server to make room."""


def is_low(data: Path) -> bool:
    try:
        return shutil.disk_usage(data).free < LOW
    except OSError:
        return False  # whether it can be written is another question
