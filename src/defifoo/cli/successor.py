"""A server that was started before its compiled engine was ready goes on with that as soon as it is.

It stops as it always does, with every move on disk, and starts anew in the same process, with the same door: whoever knocks
meanwhile waits a moment, and every page comes back by itself. `./play` says where the other copy of this package will appear.
"""

import os
import socket
import sys
import time
from pathlib import Path
from threading import Thread
from typing import Final, NoReturn

import uvicorn

EXPECTED: Final = "DEFIFOO_SUCCESSOR"
DOOR: Final = "DEFIFOO_DOOR"
PAUSE: Final = 0.5


def inherited_door() -> socket.socket | None:
    """The one that the server before this one listened on."""
    number = os.environ.pop(DOOR, None)
    if number is None:
        return None
    door = socket.socket(fileno=int(number))
    door.set_inheritable(False)
    return door


class Successor:
    def __init__(self, door: socket.socket) -> None:
        place = os.environ.pop(EXPECTED, None)
        self._place = Path(place) if place else None
        self._door = door.dup() if self._place else None
        self._ready = False

    def watch(self, server: uvicorn.Server) -> None:
        """Stops the server when the other copy is there: it appears whole or not at all."""
        if self._place is not None:
            Thread(target=self._wait, args=(server, self._place), daemon=True).start()

    def _wait(self, server: uvicorn.Server, place: Path) -> None:
        while not (place.is_dir() and server.started):
            if server.should_exit:
                return
            time.sleep(PAUSE)
        if not server.should_exit:
            self._ready = True
            server.should_exit = True

    def take_over(self) -> None:
        """Does not return when there is one. The server has ended, and nobody has asked it to."""
        if self._ready and self._place is not None and self._door is not None:
            _become(self._place, self._door)


def _become(place: Path, door: socket.socket) -> NoReturn:
    door.set_inheritable(True)
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    environment = {**os.environ, "PYTHONPATH": str(place), DOOR: str(door.fileno())}
    os.execve(sys.executable, sys.orig_argv, environment)  # noqa: S606 - the same program, no shell
