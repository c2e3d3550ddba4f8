"""A line between a node and its database that can be cut in one direction. What was on its way arrives when it is mended."""

import asyncio
import contextlib
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process


class Proxy:
    def __init__(self, target: int) -> None:
        self._target = target
        self.port = 0
        self.there = asyncio.Event()
        self.back = asyncio.Event()
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.mend()
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self, *, there: bool) -> None:
        """Nothing goes there any more, or nothing comes back."""
        (self.there if there else self.back).clear()

    def mend(self) -> None:
        self.there.set()
        self.back.set()

    async def _carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            self._lines.discard(task)
            return
        try:
            await asyncio.gather(_pump(reader, far_writer, self.there), _pump(far_reader, writer, self.back))
        finally:
            writer.transport.abort()
            far_writer.transport.abort()
            self._lines.discard(task)


async def _pump(reader: StreamReader, writer: StreamWriter, open_way: asyncio.Event) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            await open_way.wait()
            writer.write(data)
            await writer.drain()
    await open_way.wait()
    writer.transport.abort()


class Proxies:
    """Several, in a process of their own, so that nobody else's work slows the lines down."""

    def __init__(self, target: int, many: int) -> None:
        self._target = target
        self._many = many
        self._process: Process | None = None
        self.ports: list[int] = []

    @property
    def pids(self) -> list[int]:
        return [] if self._process is None else [self._process.pid]

    async def start(self) -> None:
        command = [sys.executable, __file__, str(self._target), str(self._many)]
        self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        assert self._process.stdout is not None
        self.ports = [int(port) for port in (await self._process.stdout.readline()).split()]

    def cut(self, number: int, *, there: bool) -> None:
        self._say(f"{number} {'there' if there else 'back'}")

    def mend(self, number: int) -> None:
        self._say(f"{number} mend")

    def _say(self, line: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())

    async def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            await self._process.wait()


async def _main() -> None:
    proxies = [Proxy(int(sys.argv[1])) for _ in range(int(sys.argv[2]))]
    for proxy in proxies:
        await proxy.start()
    print(*(proxy.port for proxy in proxies), flush=True)
    reader = StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        number, what = line.decode().split()
        if what == "mend":
            proxies[int(number)].mend()
        else:
            proxies[int(number)].cut(there=what == "there")


if __name__ == "__main__":
    asyncio.run(_main())
