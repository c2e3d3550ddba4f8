"""Where the built pages are."""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parent.parent
PLACES = (_PACKAGE / "web", _PACKAGE.parent.parent / "web" / "dist")
"""Where an installed copy keeps them, and where a checkout does."""


def built_pages() -> Path | None:
    return next((place for place in PLACES if (place / "index.html").is_file()), None)
