"""Messages to and from bytes."""

from typing import Final, get_args

import msgspec

from defifoo.core.refusal import malformed
from defifoo.wire.messages import ClientMessage, ServerMessage

MOST_BYTES: Final = 2048
"""No message of a client is longer."""

encode: Final = msgspec.json.Encoder().encode
_read_client: Final = msgspec.json.Decoder(ClientMessage).decode
_read_server: Final = msgspec.json.Decoder(ServerMessage).decode
SERVER_KINDS: Final = [str(kind.__struct_config__.tag) for kind in get_args(ServerMessage)]


class _Kind(msgspec.Struct):
    t: str


_read_kind: Final = msgspec.json.Decoder(_Kind).decode


def read_client(frame: str | bytes) -> ClientMessage:
    """Raises Refused (malformed) for anything that is not a message."""
    if isinstance(frame, bytes) or len(frame) > MOST_BYTES:
        raise malformed("message", "")
    try:
        message: ClientMessage = _read_client(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed("message", str(error)[:200]) from None
    return message


def read_server(frame: str | bytes) -> ServerMessage | None:
    """None for a kind of message that only a newer server knows. Raises msgspec.DecodeError for anything else."""
    try:
        message: ServerMessage = _read_server(frame)
    except msgspec.ValidationError:
        if _read_kind(frame).t in SERVER_KINDS:
            raise
        return None
    return message
