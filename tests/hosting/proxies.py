"""nginx, Caddy and HAProxy as Debian has them, with the configurations of `deploy/` and with broken ones.

Their sites, one for each port, stand before servers of the tests. All three run at once.
"""

import asyncio
import os
import shutil
import socket
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

DEPLOY = Path(__file__).parents[2] / "deploy"
SAMPLES = {"nginx": "nginx.conf", "caddy": "Caddyfile", "haproxy": "haproxy.cfg"}
BASE = "/cards"
BELOW = {
    "nginx": ("location / {", "location /cards/ {"),
    "caddy": ("reverse_proxy 127", "reverse_proxy /cards/* 127"),
    "haproxy": ("default_backend defifoo", "use_backend defifoo if { path_beg /cards }"),
}
"""What the comment in each file says for a server below a path."""
LISTENS = {"nginx": "listen 80;", "caddy": "club.example {", "haproxy": "bind :80"}
ON = {"nginx": "listen 127.0.0.1:{port};", "caddy": "http://127.0.0.1:{port} {{", "haproxy": "bind 127.0.0.1:{port}"}


def program(name: str) -> str | None:
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


class Site:
    """Before one server: the sample of a proxy with a few words exchanged."""

    def __init__(self, proxy: str, server: str, *exchanged: tuple[str, str], base: str = "") -> None:
        self.proxy = proxy
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}{base}"
        text = (DEPLOY / SAMPLES[proxy]).read_text("utf-8")
        text = text.split("\n\n", 1)[1]  # without the comment, which says what is exchanged here
        listening = ON[proxy].format(port=self.port)
        for old, new in (*exchanged, (LISTENS[proxy], listening), ("127.0.0.1:8000", server)):
            assert old in text, f"{SAMPLES[proxy]} has no {old!r}"
            text = text.replace(old, new)
        self.text = text


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


@asynccontextmanager
async def proxies(sites: list[Site], folder: Path) -> AsyncIterator[None]:
    """All that are installed, each in one process for all its sites."""
    async with AsyncExitStack() as stack:
        for proxy in {site.proxy for site in sites}:
            folder.joinpath(proxy).mkdir()
            texts = [site.text for site in sites if site.proxy == proxy]
            command = {"nginx": nginx, "caddy": caddy, "haproxy": haproxy}[proxy](texts, folder / proxy)
            process = await asyncio.create_subprocess_exec(
                *command, stdout=DEVNULL, stderr=(folder / f"{proxy}.log").open("wb"), env={**os.environ, "HOME": str(folder)}
            )
            stack.push_async_callback(end, process)
        for site in sites:
            await listening_on(site.port, folder / f"{site.proxy}.log")
        yield


def nginx(texts: list[str], folder: Path) -> list[str]:
    (folder / "logs").mkdir()
    places = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root; " if os.geteuid() == 0 else ""  # or else nobody, who may not write here
    first, *rest = texts
    maps, _, _ = first.partition("server {")
    servers = "".join(text.removeprefix(maps) for text in (first, *rest))
    (folder / "nginx.conf").write_text(
        f"{user}pid {folder}/pid; worker_processes 1; events {{}}\nhttp {{ access_log off; {places}\n{maps}{servers}\n}}\n",
        "utf-8",
    )
    return [str(program("nginx")), "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]


def caddy(texts: list[str], folder: Path) -> list[str]:
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + "".join(texts), "utf-8")
    return [str(program("caddy")), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def haproxy(texts: list[str], folder: Path) -> list[str]:
    defaults, _, _ = texts[0].partition("frontend web")
    parts = [text.removeprefix(defaults) for text in texts]
    named = [part.replace("frontend web", f"frontend web{n}").replace("defifoo", f"defifoo{n}") for n, part in enumerate(parts)]
    (folder / "haproxy.cfg").write_text(f"global\n    maxconn 200\n\n{defaults}{''.join(named)}", "utf-8")
    return [str(program("haproxy")), "-db", "-f", str(folder / "haproxy.cfg")]


async def listening_on(port: int, log: Path) -> None:
    async with asyncio.timeout(60):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
                assert "emerg" not in log.read_text("utf-8", "replace"), log.read_text("utf-8", "replace")
                continue
            writer.close()
            return


async def end(process: Process) -> None:
    if process.returncode is None:
        process.terminate()
    await process.wait()
