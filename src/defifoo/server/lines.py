"""How long a question and its answer are under way on a seat's line, as far as the line itself has shown.

The shortest round trip counts, whatever it was shown by: a ping of the WebSocket, which the browser answers without asking the
page; an answer that came sooner after its question; the kernel, which acknowledges what no program has to read. So a client
that keeps back its pongs, or some of its answers, gains nothing as soon as anything of it comes without delay. `docs/races.md`
goes through what a client can try.
"""

import socket
import struct
from collections import deque
from typing import Any, Final

MEMORY: Final = 300_000
"""Milliseconds for which a short round trip is remembered, over all the sockets of a seat, also those that are closed."""
_MIN_RTT: Final = 148
"""Where `struct tcp_info` of Linux has it, in microseconds."""
_OF_THIS_MACHINE: Final = ("127.", "::1", "::ffff:127.")


class RoundTrips:
    def __init__(self) -> None:
        self._shown: dict[int, deque[tuple[int, int]]] = {}
        """By seat, the older and shorter first: what was shown before a shorter one does not count any more."""

    def show(self, seat: int, at: int, round_trip: int) -> int:
        """A seat's line has shown this round trip; the shortest that it has shown of late."""
        kept = self._shown.setdefault(seat, deque())
        while kept and kept[-1][1] >= round_trip:
            kept.pop()
        while kept and kept[0][0] <= at - MEMORY:
            kept.popleft()
        kept.append((at, max(0, round_trip)))
        return kept[0][1]

    def forget(self, seat: int) -> None:
        """Whoever sits there next has a line of their own."""
        self._shown.pop(seat, None)


def seen_by_kernel(transport: Any) -> int | None:  # Any: what it tells of itself has no types
    """The shortest round trip in milliseconds that the kernel has seen lately, the handshake included.

    None where it cannot be asked, and for peers on this machine: those are proxies and tunnels, whose own way tells nothing.
    """
    peer = transport.get_extra_info("peername")
    found = transport.get_extra_info("socket")
    if not peer or found is None or str(peer[0]).startswith(_OF_THIS_MACHINE):
        return None
    try:
        told = found.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _MIN_RTT + 4)
        microseconds = int(struct.unpack_from("I", told, _MIN_RTT)[0])
    except (AttributeError, OSError, struct.error):
        return None
    return -(-microseconds // 1000) if 0 < microseconds < 2**32 - 1 else None
