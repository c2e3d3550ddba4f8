"""A node stops, whatever its tasks are at."""

import asyncio

from defifoo.server.nodes.ending import end


async def test_a_task_that_swallowed_a_cancellation_ends_all_the_same() -> None:
    swallowed = 0

    async def deaf() -> None:
        nonlocal swallowed
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                swallowed += 1
                if swallowed > 1:
                    raise

    async def broken() -> None:
        raise OSError

    tasks = [asyncio.create_task(deaf()), asyncio.create_task(broken())]
    await asyncio.sleep(0)
    await asyncio.wait_for(end([*tasks, None]), 20)
    assert all(task.done() for task in tasks)
    assert swallowed == 2
