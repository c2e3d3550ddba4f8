"""Files that are there whole or not at all, whenever the work is stopped."""

import os
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Beside its place first, then in one step there. Raises OSError."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
