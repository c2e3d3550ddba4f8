"""The application: routes, sockets, pages, and what stands around them all."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from defifoo import __version__
from defifoo.core.refusal import Refused
from defifoo.games.shelf import GAMES
from defifoo.server.asked import Asked
from defifoo.server.examples import EXAMPLES
from defifoo.server.house import House
from defifoo.server.lessons import LESSONS
from defifoo.server.limits import Addresses
from defifoo.server.looking_back import LOOKING_BACK
from defifoo.server.mine import MINE
from defifoo.server.pages import pages
from defifoo.server.problems import http_problem, refused, trouble
from defifoo.server.routes import BEARER, ROUTES
from defifoo.server.settings import Settings
from defifoo.server.side_door import open_side_door
from defifoo.server.sockets import play
from defifoo.storage.base import Storage
from defifoo.storage.sqlite import SqliteStorage
from defifoo.words.language import LANGUAGES, words

DATABASE: Final = "tables.sqlite"


def storage_in(data: Path) -> Storage:
    return SqliteStorage(data / DATABASE)


async def _opened(settings: Settings, addresses: Addresses, open_storage: Callable[[Path], Storage]) -> House:
    if settings.database:
        from defifoo.server.nodes.house import SharedHouse  # noqa: PLC0415 - its libraries are there only where they are wanted

        return await SharedHouse.opened(settings, addresses)
    house = House(settings, open_storage(settings.data), addresses)
    await house.recover()
    return house


def _nothing_else(request: Asked) -> None:
    """Litestar would answer with a page of its own where it has no description of the API."""
    if request.path_params:
        raise NotFoundException


def make_app(settings: Settings, open_storage: Callable[[Path], Storage] = storage_in) -> Litestar:
    addresses = Addresses(settings.limits)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = await _opened(settings, addresses, open_storage)
        app.state.house = house
        side_door = await open_side_door(settings.metrics_address, house.metrics) if settings.metrics_address else None
        for name in LANGUAGES:  # takes a moment, which no table should wait for at its first refusal
            asyncio.get_running_loop().run_in_executor(None, words, name)
        try:
            yield
        finally:
            if side_door is not None:
                side_door.close()
            await house.close()

    return Litestar(
        route_handlers=[*ROUTES, *LOOKING_BACK, *MINE, *LESSONS, *EXAMPLES, play, *pages(settings.base_path)],
        lifespan=[lifespan],
        exception_handlers={Refused: refused, HTTPException: http_problem, Exception: trouble},
        openapi_config=OpenAPIConfig(
            title="Défifoo",
            version=__version__,
            description=f"Tables for {', '.join(GAMES)}. PROTOCOL.md tells of the WebSocket.",
            components=BEARER,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, before_request=_nothing_else),
        ),
        request_max_body_size=settings.limits.body_bytes,
        state=State({"settings": settings, "addresses": addresses}),
        logging_config=None,
        debug=False,
    )


def stop_thinking(app: Litestar) -> None:
    """A server that leaves waits for what is being answered: nobody is to wait for a thought by then."""
    house: House = app.state.house
    house.thinkers.stop()
