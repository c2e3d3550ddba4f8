"""What a request looks like when it gets here: whoever sent it sees what the proxies on the way have made of it."""

from litestar import get

from defifoo.server.asked import Asked, address_of
from defifoo.server.house import wall_clock
from defifoo.server.settings import Settings
from defifoo.wire.requests import Arrival


@get("/api/arrival", summary="How this request got here")
async def arrival(request: Asked) -> Arrival:
    settings: Settings = request.app.state.settings
    return Arrival(
        host=request.headers.get("host", ""),
        address=address_of(request),
        port=request.client.port if request.client else 0,
        forwarded="x-forwarded-for" in request.headers,
        base=settings.base_path,
        at=wall_clock(),
    )
