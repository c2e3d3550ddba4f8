"""How often and how much, for each address."""

from typing import Final

from defifoo.core.refusal import NOT_YOURS, Refused, Violation
from defifoo.server.settings import Limits

_MOST_ADDRESSES: Final = 20_000


def too_many(what: str) -> Refused:
    return Refused(Violation(f"server.too-many-{what}", kind=NOT_YOURS))


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

    def full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.rate >= self.burst


class Allowance:
    """What one socket may say: so many messages, and so many moves that it asks about without playing them."""

    __slots__ = ("messages", "moves_asked")

    def __init__(self, limits: Limits, now: float) -> None:
        self.messages = Bucket(limits.messages_burst, limits.messages_rate, now)
        self.moves_asked = Bucket(limits.asked_burst, limits.asked_rate, now)


class Address:
    """What one address has going on."""

    __slots__ = ("connections", "requests", "tables")

    def __init__(self, limits: Limits, now: float) -> None:
        self.connections = 0
        self.tables = 0
        self.requests = Bucket(limits.requests_burst, limits.requests_rate, now)

    def forgettable(self, now: float) -> bool:
        return not self.connections and not self.tables and self.requests.full(now)


class Addresses:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: dict[str, Address] = {}

    def of(self, address: str, now: float) -> Address:
        found = self._known.get(address)
        if found is None:
            if len(self._known) >= _MOST_ADDRESSES:
                self._known = {name: one for name, one in self._known.items() if not one.forgettable(now)}
            found = self._known[address] = Address(self._limits, now)
        return found

    def request(self, address: str, now: float) -> None:
        if not self.of(address, now).requests.take(now):
            raise too_many("requests")

    def connect(self, address: str, now: float) -> None:
        found = self.of(address, now)
        if found.connections >= self._limits.connections:
            raise too_many("connections")
        found.connections += 1

    def disconnect(self, address: str, now: float) -> None:
        self.of(address, now).connections -= 1

    def check_tables(self, address: str, now: float) -> None:
        if self.of(address, now).tables >= self._limits.tables:
            raise too_many("tables")

    def count_table(self, address: str, now: float, more: int) -> None:
        found = self.of(address, now)
        found.tables = max(0, found.tables + more)
