"""A request, and who sent it."""

from typing import Any

from litestar import Request

Asked = Request[Any, Any, Any]
"""Any: Litestar wants to know the types of a user, an authentication and a state, and there are none."""


def address_of(request: Asked) -> str:
    """As the proxies on the way have told it."""
    return request.client.host if request.client is not None else ""
