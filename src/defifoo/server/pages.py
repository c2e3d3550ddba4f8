"""The front end, when it was built; a plain page that says so, when it was not."""

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

_PACKAGE: Final = Path(__file__).parent.parent
_PLACES: Final = (_PACKAGE / "web", _PACKAGE.parent.parent / "web" / "dist")
"""Where an installed copy keeps it, and where a checkout does."""

_PLAIN: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Défifoo</title>
<h1>Défifoo</h1>
<p>This server runs, but its web pages were not built.</p>
<p>Programs can play all the same: see <a href="/schema/openapi.json">/schema/openapi.json</a>.</p>
"""


def pages() -> list[Any]:
    """The handlers of everything that is not the API. A table has an address of its own: /t/BAKO-MITU."""
    folder = next((place for place in _PLACES if (place / "index.html").is_file()), None)
    page = _PLAIN if folder is None else (folder / "index.html").read_text(encoding="utf-8")

    def answer() -> Response[str]:
        return Response(page, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})

    @get("/", include_in_schema=False)
    async def front() -> Response[str]:
        return answer()

    @get("/{rest:path}", include_in_schema=False)
    async def anywhere(rest: FromPath[str]) -> Response[str]:
        """The front end finds its way by the address: everything that is not a file is its first page."""
        if "." in rest.rsplit("/", 1)[-1] or rest.startswith(("/api/", "/schema/")):
            raise NotFoundException
        return answer()

    if folder is None:
        return [front, anywhere]
    return [front, anywhere, *_files(folder)]


def _files(folder: Path) -> list[Router]:
    """Each folder and file at the top of the build; what has a hash in its name may be kept for good."""
    routers = [
        create_static_files_router(
            path=f"/{place.name}",
            directories=[place],
            include_in_schema=False,
            cache_control=None,
        )
        for place in sorted(folder.iterdir())
        if place.is_dir()
    ]
    return [*routers, *[_file(place) for place in sorted(folder.iterdir()) if place.is_file() and place.name != "index.html"]]


def _file(place: Path) -> Any:
    kind = mimetypes.guess_type(place.name)[0] or "application/octet-stream"

    @get(f"/{place.name}", include_in_schema=False, name=f"file {place.name}")
    async def one_file() -> Response[bytes]:
        return Response(place.read_bytes(), media_type=kind)

    return one_file
