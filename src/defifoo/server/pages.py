"""The front end, when it was built; a plain page that says so, when it was not.

It is less than a megabyte: it is read once, packed once, and sent from memory. What the API answers is not packed, since its
answers can hold a token beside something that somebody else chose.
"""

import gzip
import mimetypes
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from defifoo.server.asked import Asked
from defifoo.server.base import placed
from defifoo.server.built import built_pages

_FRONT: Final = "/index.html"
_HASHED: Final = "/assets/"
"""Files here have a hash in their names: another content is another file."""
_RULES: Final = "/rules/"
"""The last word of an address may be the id of a rule, with dots in it: no file is missing there."""
_WORTH_PACKING: Final = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")

_PLAIN: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>D\xc3\xa9fifoo</title>
<h1>D\xc3\xa9fifoo</h1>
<p>This server runs, but its web pages were not built.</p>
<p>Programs can play all the same: see <a href="./schema/openapi.json">/schema/openapi.json</a>.</p>
"""


class Page(NamedTuple):
    """packed   the same with gzip; empty where that saves nothing"""

    body: bytes
    packed: bytes
    kind: str
    tag: str
    keep: str


def pages(base: str = "") -> list[Any]:  # Any: Litestar's handlers have no type in common
    """The handlers of everything that is not the API. A table has an address of its own: /t/BAKO-MITU."""
    folder = built_pages()
    shelf = {} if folder is None else dict(_shelf(folder))
    shelf[_FRONT] = _page(_FRONT, placed(shelf[_FRONT].body if folder else _PLAIN, base))

    @route("/", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def front(request: Asked) -> Response[bytes]:
        return _sent(request, shelf[_FRONT])

    @route("/{rest:path}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def anywhere(request: Asked, rest: FromPath[str]) -> Response[bytes]:
        """The front end finds its way by the address: everything that is not a file is its first page."""
        found = shelf.get(rest)
        if found is None:
            missing = "." in rest.rsplit("/", 1)[-1] and not rest.startswith(_RULES)
            if missing or rest.startswith(("/api/", "/schema/", _HASHED)):
                raise NotFoundException
            found = shelf[_FRONT]
        return _sent(request, found)

    return [front, anywhere]


@cache
def _shelf(folder: Path) -> dict[str, Page]:
    files = [place for place in sorted(folder.rglob("*")) if place.is_file()]
    names = [f"/{place.relative_to(folder).as_posix()}" for place in files]
    return {name: _page(name, place.read_bytes()) for name, place in zip(names, files, strict=True)}


def _page(name: str, body: bytes) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    packed = gzip.compress(body, mtime=0) if kind.startswith(_WORTH_PACKING) else body
    if len(packed) >= len(body):
        packed = b""
    keep = "public, max-age=31536000, immutable" if name.startswith(_HASHED) else "no-cache"
    return Page(body, packed, kind, f'W/"{sha256(body).hexdigest()[:32]}"', keep)


def _sent(request: Asked, page: Page) -> Response[bytes]:
    """Packed for those who can unpack it, and nothing but a nod for those who have it already."""
    headers = {"Cache-Control": page.keep, "ETag": page.tag}
    if page.packed:
        headers["Vary"] = "Accept-Encoding"
    if page.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if page.packed and _unpacks(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        return Response(page.packed, media_type=page.kind, headers=headers)
    return Response(page.body, media_type=page.kind, headers=headers)


def _unpacks(accepted: str) -> bool:
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name in ("gzip", "*"):
            return weight.strip("0.") != "" or weight == ""
    return False
