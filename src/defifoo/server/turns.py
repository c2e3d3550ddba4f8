"""One after the other: of many who come at once from one address, one is looked after in each round of the loop.

Between two rounds the sockets of all others are looked at. So forty pages asked for at once make nobody wait for forty pages.
"""

from asyncio import Future, get_running_loop
from collections import deque


class Turns:
    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[Future[None]] = deque()

    async def take(self) -> None:
        loop = get_running_loop()
        if self._taken:
            mine = loop.create_future()
            self._waiting.append(mine)
            await mine
        else:
            self._taken = True
            loop.call_soon(self._next)

    def _next(self) -> None:
        """Whoever has gone meanwhile is passed over."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                get_running_loop().call_soon(self._next)
                return
        self._taken = False
