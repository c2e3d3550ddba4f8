"""Files that are there as a whole or not at all."""

from pathlib import Path

from defifoo.cli.errors import UsageError


def write_whole(path: Path, text: str) -> None:
    """What was there before stays until all of the new is written, also when the disk is full."""
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise UsageError(f"cannot write {path}: {error.strerror}") from None
