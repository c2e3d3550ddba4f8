"""How a server is set up."""

from pathlib import Path
from typing import Final, NamedTuple


class Limits(NamedTuple):
    """What one address, one socket or the whole server may do. Rates are per second, after a burst."""

    connections: int = 200
    tables: int = 100
    """Open at once."""
    opened_burst: int = 300
    opened_rate: float = 0.5
    """Tables, closed since or not: each is kept, and its code is never given again."""
    requests_burst: int = 120
    requests_rate: float = 20
    messages_burst: int = 40
    messages_rate: float = 20
    asked_burst: int = 256
    asked_rate: float = 64
    """Moves that are asked about without playing them."""
    frames_burst: int = 200
    frames_rate: float = 50
    """Of any kind: pings and fragments are no messages, but work all the same."""
    address_burst: int = 400
    address_rate: float = 200
    """Messages of all sockets of one address together."""
    address_asked_burst: int = 1024
    address_asked_rate: float = 256
    views_burst: int = 60
    views_rate: float = 5
    """Whole views that are asked for."""
    knocks_burst: int = 400
    knocks_rate: float = 20
    """New connections: a class opens some two hundred at once."""
    entrances_burst: int = 20
    entrances_rate: float = 100
    """New connections that are looked after; the others wait a moment, so that a crowd does not hold up the tables."""
    visits: int = 300
    """Connections that are no WebSocket, whatever they wait for."""
    handshakes_burst: int = 60
    handshakes_rate: float = 5
    pages_burst: int = 1500
    pages_rate: float = 50
    """Files of the pages: a class that comes in asks for a thousand."""
    guesses_burst: int = 20
    guesses_rate: float = 0.1
    """Codes that no table has."""
    lists_burst: int = 30
    lists_rate: float = 1 / 600
    """New lists of matches: a class makes thirty at once."""
    entries_burst: int = 60_000
    entries_rate: float = 3_000
    """Of logs that are read again: a class looks at all that it has played."""
    all_lists: int = 200_000
    all_tables: int = 50_000
    body_bytes: int = 16_384
    outbox: int = 512
    guests_of_a_seat: int = 100
    watchers: int = 100
    """Of one table."""
    hints_of_an_address: int = 3


UNLIMITED = Limits(
    connections=1_000_000,
    tables=1_000_000,
    opened_burst=1_000_000_000,
    requests_burst=1_000_000_000,
    messages_burst=1_000_000_000,
    asked_burst=1_000_000_000,
    frames_burst=1_000_000_000,
    address_burst=1_000_000_000,
    address_asked_burst=1_000_000_000,
    views_burst=1_000_000_000,
    knocks_burst=1_000_000_000,
    entrances_burst=1_000_000_000,
    visits=1_000_000,
    handshakes_burst=1_000_000_000,
    pages_burst=1_000_000_000,
    guesses_burst=1_000_000_000,
    lists_burst=1_000_000_000,
    entries_burst=1_000_000_000,
    all_lists=1_000_000_000,
    all_tables=1_000_000,
    watchers=1_000_000,
    hints_of_an_address=1_000_000,
)
"""For load tests on one's own machine."""


THIS_MACHINE: Final = ("127.0.0.1", "::1")


class Settings(NamedTuple):
    data: Path
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()
    """Web pages of other sites that may use this server, e.g. https://example.org; its own always may."""
    base_path: str = ""
    """What stands before every path, e.g. /cards, where the server shares its address with others; "" when it has it alone."""
    proxies: tuple[str, ...] = THIS_MACHINE
    """Addresses and networks whose word on where a request comes from is believed."""
    hosts: tuple[str, ...] = ()
    """Names under which this server is known beside those of its machine, e.g. club.example."""
    metrics_token: str = ""
    """Who sends it may read /metrics; "": nobody."""
    metrics_address: str = ""
    """A door of its own for the metrics, e.g. 127.0.0.1:9100; "": none."""
    public: tuple[str, ...] = ()
    """Where everybody finds this server, e.g. https://club.example/cards: what links to a table begin with."""
    listens: tuple[str, int] | None = None
    """The address and the port of its door."""
    database: str = ""
    """The address of a PostgreSQL that several nodes share; "" where the tables are in the folder `data`."""
    redis: str = ""
    """Where the nodes tell each other that there is news; "" where each looks for it by itself."""
