"""How tasks end that run as long as their node."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

_AGAIN: Final = 0.1
"""Seconds after which one that has not ended is told again."""


async def end(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancelled until they have ended: `wait_for` of Python 3.11 swallows a cancellation that comes with what it waits for."""
    left = {task for task in tasks if task is not None}
    while left:
        for task in left:
            task.cancel()
        done, left = await asyncio.wait(left, timeout=_AGAIN)
        for task in done:
            if not task.cancelled():
                task.exception()
