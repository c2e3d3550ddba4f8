"""A package index on this machine, with a uv of our own in it, that remembers who asked for what."""

import hashlib
import io
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

WHEEL = "uv-1.2.3-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"


def wheel(says: str = "uv 1.2.3") -> bytes:
    """A wheel as uv's: the program lies among the scripts of its data."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("uv-1.2.3.data/scripts/uvx", "#!/bin/sh\nexit 9\n")
        archive.writestr("uv-1.2.3.data/scripts/uv", f"#!/bin/sh\necho {says}\n")
    return packed.getvalue()


def lock(content: bytes, index: str) -> str:
    digest = hashlib.sha256(content).hexdigest()
    return f"""
[[package]]
name = "uv"
version = "1.2.3"
source = {{ registry = "{index}" }}
wheels = [
    {{ url = "http://elsewhere.invalid/packages/{WHEEL}", hash = "sha256:{digest}" }},
]

[[package]]
name = "uvicorn"
"""


class Index:
    def __init__(self, content: bytes) -> None:
        self.content = content
        self.asked: list[tuple[str, str | None]] = []
        self.address = ""


@contextmanager
def an_index(content: bytes, password: str | None = None) -> Iterator[Index]:
    """password: what the header must say, for an index that is not for everybody."""
    index = Index(content)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            given = self.headers.get("Authorization")
            index.asked.append((self.path, given))
            if password is not None and given != password:
                self.send_error(401)
            elif self.path.endswith("/simple/uv/"):
                self._answer(f'<a href="../../files/{WHEEL}#sha256=00">{WHEEL}</a>'.encode())
            elif self.path.endswith(f"/files/{WHEEL}"):
                self._answer(index.content)
            else:
                self.send_error(404)

        def _answer(self, body: bytes) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    index.address = f"http://127.0.0.1:{server.server_port}/simple"
    Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield index
    finally:
        server.shutdown()
        server.server_close()
