"""One connection to the database that comes back by itself, and says so when it does not know what became of a question."""

import asyncio
import contextlib
from typing import Any, Final

import asyncpg

from defifoo.storage.base import BadRows, InDoubt, StorageError

TO_START: Final = 10.0
"""Seconds that a database has for the first answer: while a node starts nobody waits for it yet."""
TO_CONNECT = 1.0
TO_ANSWER = 1.5
"""Seconds. A line that is cut in one direction alone is noticed by this."""
_OF_THE_DATA: Final = ("XX", "58", "54", "22")
"""Classes of errors that are about these rows: a damaged page, a file that cannot be read, something too large."""
_BROKEN: Final = (
    *(asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, EOFError, TimeoutError),
    RuntimeError,  # of the loop, where a line was closed and nobody has noticed yet
)


class Line:
    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: Any = None  # asyncpg's own, which has no types
        self._free = asyncio.Lock()

    async def ask(self, question: str, *values: object) -> list[Any]:
        """The rows. Raises StorageError when it was not even asked, InDoubt when nobody knows what became of it."""
        async with self._free:
            connection = await self._open()
            try:
                return list(await connection.fetch(question, *values, timeout=TO_ANSWER))
            except asyncpg.PostgresError as error:
                if str(error.sqlstate)[:2] not in _OF_THE_DATA:
                    self._hang_up()
                    raise InDoubt(told(error)) from None
                raise BadRows(told(error)) from None
            except _BROKEN as error:
                self._hang_up()
                raise InDoubt(told(error)) from None
            except asyncio.CancelledError:
                self._hang_up()
                raise

    async def run(self, script: str) -> None:
        """Several statements, all of them or none."""
        async with self._free:
            connection = await self._open()
            try:
                await connection.execute(script, timeout=30)
            except _BROKEN as error:
                self._hang_up()
                raise InDoubt(told(error)) from None

    async def open(self) -> None:
        """For the first time. Raises StorageError."""
        async with self._free:
            await self._open(TO_START)

    async def _open(self, patience: float = 0) -> Any:
        if self._connection is None or self._connection.is_closed():
            try:
                self._connection = await asyncpg.connect(
                    self._address,
                    timeout=patience or TO_CONNECT,
                    server_settings={"application_name": "defifoo", "jit": "off"},
                )
            except (*_BROKEN, ValueError, OverflowError) as error:
                raise StorageError(told(error)) from None
        return self._connection

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        async with self._free:
            if self._connection is not None:
                with contextlib.suppress(*_BROKEN):
                    await self._connection.close(timeout=TO_ANSWER)
                self._hang_up()


def told(error: BaseException) -> str:
    """In one line; some say nothing at all."""
    if isinstance(error, TimeoutError):
        return "it does not answer"
    return " ".join(str(error).split()) or type(error).__name__
