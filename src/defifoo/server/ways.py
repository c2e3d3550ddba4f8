"""How other devices reach this server: what a link to a table and its QR code begin with."""

import socket
import struct
from ipaddress import ip_address
from typing import Final

from defifoo.server.settings import Settings

_NOBODY: Final = ("192.0.2.1", 9)
"""An address that nobody has; nothing is sent there."""
_ADDRESS_OF: Final = 0x8915
"""Linux: which address an interface has."""
_NOT_THE_HOUSE: Final = ("lo", "docker", "br-", "veth", "virbr")


def house_ways(settings: Settings, asker: str) -> list[str]:
    """Addresses in the network of the house, the likeliest first.

    Only a page on this very machine is told them: one that came from elsewhere knows a way that works already. There is none
    where the server listens to this machine alone.
    """
    if not settings.listens or not _is_loopback(asker):
        return []
    host, port = settings.listens
    if _is_loopback(host):
        return []
    hosts = network_addresses() if ip_address(host).is_unspecified else [host]
    shown = [f"[{one}]" if ":" in one else one for one in hosts]
    return [f"http://{one}:{port}{settings.base_path}" for one in shown]


def public_ways(public: tuple[str, ...], base_path: str) -> tuple[str, ...]:
    """What a host gave as addresses, whole: with how to get there and what stands before every path."""
    whole = [(one if "//" in one else f"https://{one}").rstrip("/") for one in public]
    return tuple(one if one.endswith(base_path) else one + base_path for one in whole)


def network_addresses() -> list[str]:
    """Of this machine, in every network that other devices may be in; empty when it is in none."""
    found = [_outward(), *_of_interfaces()]
    return list(dict.fromkeys(one for one in found if one and not _is_loopback(one) and not ip_address(one).is_unspecified))


def _outward() -> str:
    """The one that messages to the world are sent from: that of the house's network, nearly always."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOBODY)
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _of_interfaces() -> list[str]:
    """A house may have a network and no way out of it."""
    try:
        from fcntl import ioctl  # noqa: PLC0415 - not everywhere

        names = [name for _, name in socket.if_nameindex() if not name.startswith(_NOT_THE_HOUSE)]
    except (ImportError, OSError):
        return []
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for name in names:
            try:
                answer = ioctl(asked.fileno(), _ADDRESS_OF, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue  # it has none
            found.append(socket.inet_ntoa(answer[20:24]))
    return found


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
