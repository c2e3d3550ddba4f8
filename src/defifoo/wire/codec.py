"""Messages to and from bytes."""

from typing import Final

import msgspec

from defifoo.core.refusal import malformed
from defifoo.wire.messages import ClientMessage, ServerMessage

MOST_BYTES: Final = 2048
"""No message of a client is longer."""

encode: Final = msgspec.json.Encoder().encode
_read_client: Final = msgspec.json.Decoder(ClientMessage).decode
_read_server: Final = msgspec.json.Decoder(ServerMessage).decode


def read_client(frame: str | bytes) -> ClientMessage:
    """Raises Refused (malformed) for anything that is not a message."""
    if isinstance(frame, bytes) or len(frame) > MOST_BYTES:
        raise malformed("message", "")
    try:
        message: ClientMessage = _read_client(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed("message", str(error)[:200]) from None
    return message


def read_server(frame: str | bytes) -> ServerMessage:
    message: ServerMessage = _read_server(frame)
    return message
