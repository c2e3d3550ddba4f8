"""How often and how much, for each address."""

import ipaddress
from asyncio import Lock
from functools import lru_cache
from typing import Final

from defifoo.core.refusal import NOT_YOURS, Refused, Violation
from defifoo.server.settings import Limits
from defifoo.server.turns import Turns

_MOST_ADDRESSES: Final = 20_000
_HOUSEHOLD: Final = 64
"""Whoever has one IPv6 address has all that share its first so many bits."""


def too_many(what: str) -> Refused:
    return Refused(Violation(f"server.too-many-{what}", kind=NOT_YOURS))


@lru_cache(4096)
def household(address: str) -> str:
    """What counts as one address: an IPv4 address, the network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, _HOUSEHOLD), strict=False))


class Bucket:
    """So many at once, then so many per second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = now

    def take(self, now: float, many: int = 1) -> bool:
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < many:
            return False
        self.left -= many
        return True

    def wait(self, now: float) -> float:
        """Take one that there need not be yet: how long until it is there."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate) - 1
        self.at = now
        return max(0.0, -self.left / self.rate)

    def has(self, now: float, many: int = 1) -> bool:
        """Whether so many could be taken."""
        return self.left + (now - self.at) * self.rate >= many

    def full(self, now: float) -> bool:
        return self.has(now, int(self.burst))


class Address:
    """What one address has going on.

    visits       connections that are no WebSocket (yet), whatever they wait for
    connections  WebSockets
    knocks       new connections
    entrances    those that are let in, one after the other
    guesses      codes that no table has
    lists        new lists of matches
    reading      held while a log is read again for it
    making       held while a table is made for it
    opened       tables that were made for it
    entries      those of short logs that are read again
    hinting      hints that it waits for
    turns        who of those that ask for pages is next
    """

    __slots__ = (
        "connections",
        "entrances",
        "entries",
        "guesses",
        "handshakes",
        "hinting",
        "knocks",
        "lists",
        "making",
        "messages",
        "moves_asked",
        "opened",
        "pages",
        "reading",
        "requests",
        "tables",
        "turns",
        "views",
        "visits",
    )

    def __init__(self, limits: Limits, now: float) -> None:
        self.visits = 0
        self.connections = 0
        self.tables = 0
        self.hinting = 0
        self.turns = Turns()
        self.reading = Lock()
        self.making = Lock()
        self.opened = Bucket(limits.opened_burst, limits.opened_rate, now)
        self.entries = Bucket(limits.entries_burst, limits.entries_rate, now)
        self.knocks = Bucket(limits.knocks_burst, limits.knocks_rate, now)
        self.entrances = Bucket(limits.entrances_burst, limits.entrances_rate, now)
        self.requests = Bucket(limits.requests_burst, limits.requests_rate, now)
        self.pages = Bucket(limits.pages_burst, limits.pages_rate, now)
        self.handshakes = Bucket(limits.handshakes_burst, limits.handshakes_rate, now)
        self.messages = Bucket(limits.address_burst, limits.address_rate, now)
        self.moves_asked = Bucket(limits.address_asked_burst, limits.address_asked_rate, now)
        self.views = Bucket(limits.views_burst, limits.views_rate, now)
        self.lists = Bucket(limits.lists_burst, limits.lists_rate, now)
        self.guesses = Bucket(limits.guesses_burst, limits.guesses_rate, now)

    def forgettable(self, now: float) -> bool:
        waits = self.reading.locked() or self.making.locked()
        busy = self.visits or self.connections or self.tables or self.hinting or waits
        asked = (self.knocks, self.requests, self.pages, self.handshakes, self.guesses, self.lists, self.entries, self.opened)
        said = (self.messages, self.moves_asked, self.views)
        return not busy and all(bucket.full(now) for bucket in (*asked, *said))


class Allowance:
    """What one socket may say: so many messages, and so many moves that it asks about without playing them.

    However many sockets an address has, its messages and the whole views that it asks for are counted together.
    """

    __slots__ = ("address", "messages", "moves_asked")

    def __init__(self, limits: Limits, now: float, address: Address | None = None) -> None:
        self.address = address or Address(limits, now)
        self.messages = Bucket(limits.messages_burst, limits.messages_rate, now)
        self.moves_asked = Bucket(limits.asked_burst, limits.asked_rate, now)

    def message(self, now: float) -> None:
        if not (self.messages.take(now) and self.address.messages.take(now)):
            raise too_many("messages")

    def question(self, now: float, moves: int) -> None:
        if not (self.moves_asked.take(now, moves) and self.address.moves_asked.take(now, moves)):
            raise too_many("questions")

    def view(self, now: float) -> None:
        if not self.address.views.take(now):
            raise too_many("messages")


class Addresses:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: dict[str, Address] = {}
        self._look_through_at = _MOST_ADDRESSES

    def of(self, address: str, now: float) -> Address:
        key = household(address)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self._look_through_at:
                self._known = {name: one for name, one in self._known.items() if not one.forgettable(now)}
                # Not at every newcomer: a crowd of addresses must not make each of them dear.
                self._look_through_at = max(_MOST_ADDRESSES, 2 * len(self._known))
            found = self._known[key] = Address(self._limits, now)
        return found

    def request(self, address: str, now: float) -> None:
        if not self.of(address, now).requests.take(now):
            raise too_many("requests")

    def page(self, address: str, now: float) -> Turns:
        """The turn that is to be waited for before it is answered."""
        found = self.of(address, now)
        if not found.pages.take(now):
            raise too_many("requests")
        return found.turns

    def connect(self, address: str, now: float) -> Address:
        found = self.of(address, now)
        if found.connections >= self._limits.connections:
            raise too_many("connections")
        found.connections += 1
        return found

    def open_table(self, address: str, now: float) -> None:
        found = self.of(address, now)
        if found.tables >= self._limits.tables or not found.opened.take(now):
            raise too_many("tables")

    def count_table(self, address: str, now: float, more: int) -> None:
        found = self.of(address, now)
        found.tables = max(0, found.tables + more)
