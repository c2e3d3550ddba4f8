"""`defifoo serve`: a server for a club, a school or the internet."""

import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from defifoo.cli.arguments import COMMAND
from defifoo.cli.errors import UsageError, said_by_the_machine
from defifoo.cli.kinds import a_path, a_port, addresses, networks, not_negative, origins, place_to_listen
from defifoo.cli.nodes import check_nodes
from defifoo.cli.successor import Successor, inherited_door
from defifoo.cli.variables import variable
from defifoo.server.app import DATABASE, make_app, stop_thinking, storage_in
from defifoo.server.hosts import named_host
from defifoo.server.running import WebServer, configuration
from defifoo.server.settings import THIS_MACHINE, UNLIMITED, Limits, Settings
from defifoo.server.ways import public_ways
from defifoo.storage.base import InUse, Newer, Storage, StorageError

HERE: Final = Path("defifoo-data")


def serve(
    *,
    host: Annotated[str, Parameter(help="the address to listen on; 0.0.0.0 for all")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="0 for any free one", validator=a_port)] = 8000,
    data: Annotated[Path, Parameter(help="the folder of the tables")] = HERE,
    origin: Annotated[tuple[str, ...], Parameter(help="another site whose pages may use this server", converter=origins)] = (),
    base_path: Annotated[
        str, Parameter(help="what stands before every path, e.g. /cards, behind a proxy with other sites", converter=a_path)
    ] = "",
    proxy: Annotated[
        tuple[str, ...], Parameter(help="an address or network whose X-Forwarded-For is believed", validator=networks)
    ] = THIS_MACHINE,
    public: Annotated[
        tuple[str, ...],
        Parameter(help="an address under which people find this server, e.g. https://club.example", validator=addresses),
    ] = (),
    watchers: Annotated[int, Parameter(help="how many may watch one table", validator=not_negative)] = Limits().watchers,
    metrics_token: Annotated[str, Parameter(help="who sends it may read /metrics; nobody may without")] = "",
    metrics_address: Annotated[
        str, Parameter(help="a door of its own for the metrics, e.g. 127.0.0.1:9100", validator=place_to_listen)
    ] = "",
    database: Annotated[str, Parameter(help="a PostgreSQL that several servers share, instead of --data")] = "",
    redis: Annotated[str, Parameter(help="where such servers tell each other that there is news, e.g. redis://host")] = "",
    unlimited: Annotated[bool, Parameter(help="no limits per address, for load tests", negative=())] = False,
    verbose: Annotated[bool, Parameter(help="tell of every connection", negative=())] = False,
) -> int:
    """Serve tables over the network. Stop it any time, any way: every move that was acknowledged is on disk."""
    limits = UNLIMITED if unlimited else Limits()._replace(watchers=watchers)
    hosts = tuple(named_host(address) or "" for address in public)
    settings = Settings(data, limits, origin, base_path, proxy, hosts, metrics_token, metrics_address)
    settings = settings._replace(public=public_ways(public, base_path), database=database, redis=redis)
    check_nodes(database, redis)
    try:
        storage = None if database else tables_in(folder(data))
    except InUse:
        raise UsageError(f"another server has {data} open: each needs a folder of its own") from None
    inherited = inherited_door()
    door = inherited or listen(host, port)
    try:
        place_to_listen(None, metrics_address)  # nor where the server itself does by now
    except ValueError as error:
        raise UsageError(f"--metrics-address: {error}") from None
    shown = f"[{host}]" if ":" in host else host

    def ready() -> None:
        if inherited is None:
            print(f"http://{shown}:{port_of(door)}{base_path}", flush=True)

    return run_server(settings, storage, door, ready, verbose=verbose)


def folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"--data or {variable('data')}: cannot use {path}: {error.strerror}") from None
    return path


def listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=2048)
    except OSError as error:
        places = " or ".join(f"--{name}, {variable(name)}" for name in ("host", "port"))
        raise UsageError(f"cannot listen on {host}, port {port} ({places}): {said_by_the_machine(error)}") from None


def port_of(door: socket.socket) -> int:
    return int(door.getsockname()[1])


def tables_in(data: Path) -> Storage:
    """Raises InUse when another server has them."""
    try:
        return storage_in(data)
    except InUse:
        raise
    except StorageError as error:
        broken = (data / DATABASE).exists() and not isinstance(error, Newer)
        there = f"; {COMMAND} salvage brings out what can be read" if broken else ""
        raise UsageError(f"the tables cannot be opened: {error}{there}") from None


def run_server(
    settings: Settings, storage: Storage | None, door: socket.socket, ready: Callable[[], None], *, verbose: bool = False
) -> int:
    """Until it is stopped."""
    settings = settings._replace(listens=door.getsockname()[:2])
    app = make_app(settings) if storage is None else make_app(settings, lambda _: storage)
    server = WebServer(configuration(app, verbose=verbose), ready, partial(stop_thinking, app))
    successor = Successor(door)
    successor.watch(server)
    server.run([door])
    successor.take_over()
    return 0 if server.started else 1
