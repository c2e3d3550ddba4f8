"""One seat at a table over the network: it follows the game, plays, and comes back by itself when the connection breaks."""

import asyncio
import contextlib
from asyncio import Future
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from defifoo.client.following import after, dealt
from defifoo.client.troubles import ConnectionLostError, MoveRefusedError, TurnedAwayError
from defifoo.client.witness import Witness
from defifoo.core.refusal import MALFORMED
from defifoo.table.infos import TableInfo
from defifoo.table.shortened import spelled_out
from defifoo.wire.changes import apply_changes
from defifoo.wire.codec import encode, read_server
from defifoo.wire.messages import (
    Because,
    Full,
    Held,
    Hello,
    MoveMessage,
    Over,
    Ping,
    Ready,
    Reason,
    RefusedMessage,
    Returned,
    Say,
    ServerMessage,
    TableMessage,
    Update,
    ViewMessage,
    Why,
)

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0
_FOR_GOOD: Final = {
    4400: "the server cannot read what this program says",
    4401: "this seat is no longer yours",
    4404: "there is no such table, or it was closed",
}
"""Close codes after which coming back is of no use."""


class Turn(NamedTuple):
    """A moment at which the seat may make any of the `moves`. `waited_for` is false where it may also let the moment pass."""

    version: int
    moves: tuple[str, ...]
    view: dict[str, Any]
    waited_for: bool


class Player:
    """table, view, moves, waits and version are always those of the newest message.

    The witness makes the deal fair, and says at the end whether it was (`witness.verdict`).
    """

    def __init__(
        self,
        url: str,
        code: str,
        seat: int,
        token: str,
        lang: str = "en",
        *,
        ready: bool = True,
        witness: Witness | None = None,
    ) -> None:
        self._address = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/play"
        self._hello = Hello(token=token, seats=[seat] if seat >= 0 else None, lang=lang, past=True)
        self._ready = ready
        self.seat = seat
        self.witness = witness or Witness(seat)
        self.version = 0
        self.table: TableInfo | None = None
        self.view: dict[str, Any] | None = None
        self.moves: tuple[str, ...] = ()
        self.waits: tuple[int, ...] = ()
        self.over: Over | None = None
        self.reconnections = 0
        self.on_message: Callable[[ServerMessage], None] | None = None
        self._socket: ClientConnection | None = None
        self._count = 0
        self._answers: dict[int, Future[ServerMessage]] = {}
        self._news = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self._failure: Exception | None = None
        self._held = False
        self._answered = -1
        self._ready_for = (0, 0)

    async def __aenter__(self) -> Self:
        self._task = asyncio.get_running_loop().create_task(self._stay())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    # What a program does

    async def turns(self) -> AsyncIterator[Turn]:
        """Every moment at which the seat may move, until the match is over. A moment that is let pass does not come again.

        Raises TurnedAwayError when the match will not come to its end for this seat.
        """
        while True:
            await self.until(lambda: self.over is not None or self._may_act())
            if self.over is not None:
                return
            assert self.view is not None
            self._answered = self.version
            yield Turn(self.version, spelled_out(self.moves, self.view["hand"]), self.view, self.seat in self.waits)

    def _may_act(self) -> bool:
        return bool(self.moves) and not self._held and self.version > self._answered

    async def play(self, move: str, version: int | None = None) -> Update:
        """The update that says the move is on disk. Raises MoveRefusedError or ConnectionLostError.

        A card that is held until the others had time to react is answered when it is played or comes back. One that comes too
        early in a race is answered by the update in which the seat leaves the race: `by` is `early`.
        """
        at = self.version if version is None else version
        message = await self._ask(lambda number: MoveMessage(seat=self.seat, move=move, version=at, id=number))
        if isinstance(message, Update):
            return message
        if isinstance(message, RefusedMessage):
            self._answered = min(self._answered, self.version - 1)
            raise MoveRefusedError(message)
        raise ConnectionLostError

    async def why(self, *moves: str) -> tuple[Reason, ...]:
        """What stands in the way of each of these moves; one without a `kind` is legal. Nothing changes by asking.

        Raises MoveRefusedError when too much was asked, or ConnectionLostError.
        """
        message = await self._ask(lambda number: Why(seat=self.seat, moves=list(moves), id=number))
        if isinstance(message, Because):
            return message.reasons
        if isinstance(message, RefusedMessage):
            raise MoveRefusedError(message)
        raise ConnectionLostError

    async def _ask(self, question: Callable[[int], MoveMessage | Why]) -> ServerMessage:
        """Say something that has a number, and wait for the answer to it."""
        self._count += 1
        number = self._count
        answer: Future[ServerMessage] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        try:
            await self._send(question(number))
            return await answer
        finally:
            self._answers.pop(number, None)
            answer.cancel()  # where the line broke while it was sent, nobody asks what became of it

    async def say(self, phrase: str) -> None:
        await self._send(Say(seat=self.seat, phrase=phrase))

    async def ready(self) -> None:
        await self._send(Ready(seat=self.seat))

    async def ping(self) -> None:
        await self._send(Ping())

    async def look(self) -> None:
        """Ask for the full view again."""
        await self._send(ViewMessage(seat=self.seat))

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is true of this player."""
        async with self._news:
            await self._news.wait_for(lambda: self._failure is not None or condition())
        if self._failure is not None and not condition():
            raise self._failure

    async def _send(self, message: Any) -> None:
        if self._socket is None:
            raise ConnectionLostError
        try:
            await self._socket.send(encode(message).decode())
        except ConnectionClosed:
            raise ConnectionLostError from None

    # Staying connected

    async def _stay(self) -> None:
        """Whatever ends this is told to whoever waits."""
        try:
            await self._come_back_again_and_again()
        except msgspec.DecodeError as error:
            self._failure = TurnedAwayError(f"this server speaks another version of the protocol: {error}")
        except Exception as error:
            self._failure = error
        finally:
            self._lose()
            async with self._news:
                self._news.notify_all()

    async def _come_back_again_and_again(self) -> None:
        pause = FIRST_PAUSE
        while self._failure is None:
            try:
                async with connect(self._address, compression=None, max_size=2**20, ping_interval=20) as socket:
                    await socket.send(encode(self._hello).decode())
                    self._socket = socket
                    self.witness.came_back()
                    async for frame in socket:
                        pause = FIRST_PAUSE
                        message = read_server(frame)
                        if message is not None:
                            await self._hear(message)
                        if self._failure is not None:
                            break
                    else:
                        self._look_at_code(socket.close_code or 1006)
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 1006
                self._look_at_code(code)
            self._lose()
            async with self._news:
                self._news.notify_all()
            if self._failure is None:
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
                self.reconnections += 1

    def _look_at_code(self, code: int) -> None:
        if code in _FOR_GOOD:
            self._failure = TurnedAwayError(_FOR_GOOD[code])

    def _lose(self) -> None:
        self._socket = None
        self._held = False
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionLostError())

    # What the server says

    async def _hear(self, message: ServerMessage) -> None:
        if isinstance(message, Full):
            self._full(message)
        elif isinstance(message, Update):
            self._update(message)
        elif isinstance(message, TableMessage):
            self._table_changed(message)
        elif isinstance(message, Held):
            self._held = True
        elif isinstance(message, Returned):
            self._held = False
            self._answered = self.version - 1
            self._settle(message.id, RefusedMessage("stale", "version", "", message.at, message.version))
        elif isinstance(message, RefusedMessage | Because):
            unread = isinstance(message, RefusedMessage) and message.kind == MALFORMED and not message.id
            self._settle(self._count if unread else message.id, message)  # what the server cannot read has no number
        elif isinstance(message, Over):
            self.over = message
            if self.table is not None:
                self.table = replace(self.table, fair=message.fair)
        if self.on_message is not None:
            self.on_message(message)
        await self._bear_witness(message)
        await self._go_on()
        async with self._news:
            self._news.notify_all()

    def _full(self, message: Full) -> None:
        self.view, self.version = message.view, message.version
        if message.table is not None:
            self.table = message.table
        elif self.table is not None:
            self.table = dealt(self.table, message.deal)
        assert self.table is not None
        self._ready_for = (0, 0)
        self.moves, self.waits = message.moves, message.waits
        self._held = False
        self._answered = message.version - 1
        if self.table.state == "over" and self.table.outcome is not None and self.over is None:
            result = self.table.outcome
            record = f"/api/tables/{self.table.code}/records/{self.table.match}"
            match, fair = self.table.match, self.table.fair
            self.over = Over(message.version, message.at, match, result.points, result.winners, fair, record)
        elif self.table.state != "over":
            self.over = None

        if message.seat != self.seat:
            self._failure = TurnedAwayError(_FOR_GOOD[4401])

        self.witness.sees(message, self.table)

    async def _bear_witness(self, message: ServerMessage) -> None:
        if self.table is None or not isinstance(message, Full | TableMessage | Over):
            return
        answer = self.witness.hears(self.table)
        if answer is not None:
            with contextlib.suppress(ConnectionLostError):
                await self._send(answer)

    def _table_changed(self, message: TableMessage) -> None:
        self.table, self.version = message.table, message.version
        if self.table.state == "closed":
            self._failure = TurnedAwayError("the table was closed")

    def _update(self, message: Update) -> None:
        self.version, self.moves, self.waits = message.version, message.moves, message.waits
        self._held = False
        if self.view is not None:
            apply_changes(self.view, message.changes, message.waits)
        if message.count is not None and self.table is not None:
            self.table = after(self.table, message.count)
        if message.ack:
            self._settle(message.ack, message)

    def _settle(self, number: int, message: ServerMessage) -> None:
        answer = self._answers.get(number)
        if answer is not None and not answer.done():
            answer.set_result(message)

    async def _go_on(self) -> None:
        table = self.table
        if table is None or table.state != "between" or self.seat < 0:
            return
        deal = (table.match, table.deal)
        if self._ready and self._ready_for != deal:
            self._ready_for = deal
            with contextlib.suppress(ConnectionLostError):
                await self.ready()
