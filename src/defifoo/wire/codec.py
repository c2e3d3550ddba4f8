"""Messages to and from bytes."""

import re
from collections.abc import Callable
from typing import Any, Final, get_args

import msgspec

from defifoo.core.refusal import MALFORMED, Refused, Violation
from defifoo.wire.messages import ClientMessage, ServerMessage

MOST_BYTES: Final = 2048
"""No message of a client is longer."""

_FIELDS: Final = {
    "missing": re.compile(r"missing required field `(\w+)`"),
    "unknown": re.compile(r"unknown field `(\w+)`"),
    "field": re.compile(r"at `\$\.(\w+)"),
}
"""How msgspec names the field that does not fit."""

encode: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode
"""Its type is said here for those who are compiled where there is no msgspec."""
_read_client: Final = msgspec.json.Decoder(ClientMessage).decode
_read_server: Final = msgspec.json.Decoder(ServerMessage).decode
SERVER_KINDS: Final = [str(kind.__struct_config__.tag) for kind in get_args(ServerMessage)]


class _Kind(msgspec.Struct):
    t: str


_read_kind: Final = msgspec.json.Decoder(_Kind).decode


def read_client(frame: str | bytes) -> ClientMessage:
    """Raises Refused (malformed) for anything that is not a message."""
    if isinstance(frame, bytes):
        raise unreadable("message", "binary")
    try:
        if len(frame if frame.isascii() else frame.encode()) > MOST_BYTES:
            raise unreadable("message", "long", most=str(MOST_BYTES))
        message: ClientMessage = _read_client(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _misread("message", error) from None
    return message


def read_request(body: bytes, kind: Any) -> Any:
    """The body of a request as its struct. Raises Refused (malformed): a text is not taken for a number."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _misread("request", error) from None


def unreadable(what: str, why: str, **data: str) -> Refused:
    """A message or request that is not one. `why` is for people, as may be a `field`; `detail` is for whoever wrote it."""
    return Refused(Violation(what, {"why": why, **data}, MALFORMED))


def _misread(what: str, error: Exception) -> Refused:
    detail = str(error)[:200]
    for why, pattern in _FIELDS.items():
        found = pattern.search(detail)
        if found is not None:
            return unreadable(what, why, field=found[1], detail=detail)
    return unreadable(what, "broken", detail=detail)


def read_server(frame: str | bytes) -> ServerMessage | None:
    """None for a kind of message that only a newer server knows. Raises msgspec.DecodeError for anything else."""
    try:
        message: ServerMessage = _read_server(frame)
    except msgspec.ValidationError:
        if _read_kind(frame).t in SERVER_KINDS:
            raise
        return None
    return message
