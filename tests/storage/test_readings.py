"""Questions about many tables that travel together."""

import asyncio
from collections.abc import Iterable

import pytest

from defifoo.storage.base import BadRows, StorageError
from defifoo.storage.postgres.readings import Readings, Wanted


@pytest.mark.parametrize("trouble", [StorageError("away"), ValueError("odd")])
async def test_whatever_goes_wrong_everybody_hears_of_it_and_the_next_question_is_asked(trouble: Exception) -> None:
    troubles = [trouble]

    async def read(wanted: list[Wanted]) -> Iterable[tuple[str, int, bytes]]:
        await asyncio.sleep(0)
        if troubles:
            raise troubles.pop()
        return [(code, after, b"entry") for code, after in wanted]

    readings = Readings(read)
    asked = [readings.ask("A", 1), readings.ask("B", 2)]
    answers = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 10)
    assert answers == [trouble, trouble]
    assert await asyncio.wait_for(readings.ask("A", 1), 10) == [b"entry"]
    await readings.close()


async def test_the_same_question_is_asked_once() -> None:
    asked: list[list[Wanted]] = []

    async def read(wanted: list[Wanted]) -> Iterable[tuple[str, int, bytes]]:
        asked.append(wanted)
        return [(code, after, b"entry") for code, after in wanted]

    readings = Readings(read)
    answers = await asyncio.gather(readings.ask("A", 1), readings.ask("A", 1), readings.ask("B", 0))
    assert list(answers) == [[b"entry"]] * 3
    assert asked == [[("A", 1), ("B", 0)]]


async def test_a_table_that_cannot_be_read_keeps_no_other_from_being_read() -> None:
    async def read(wanted: list[Wanted]) -> Iterable[tuple[str, int, bytes]]:
        if ("B", 2) in wanted:
            raise BadRows("could not read block 7")
        return [(code, after, b"entry") for code, after in wanted]

    readings = Readings(read)
    asked = [readings.ask(code, after) for code, after in (("A", 1), ("B", 2), ("C", 3))]
    first, second, third = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 10)
    assert (first, third) == ([b"entry"], [b"entry"])
    assert isinstance(second, BadRows)
    await readings.close()
