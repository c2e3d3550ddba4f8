"""What a guest says, once it is here: read, counted and done."""

from time import monotonic
from typing import TYPE_CHECKING, Final

from defifoo.core.refusal import Refused, Violation, malformed
from defifoo.server.guest import BAD, TOO_MANY, Guest
from defifoo.server.room import Room
from defifoo.wire.codec import encode, read_client
from defifoo.wire.messages import (
    ClientMessage,
    Hurry,
    MoveMessage,
    OpenMessage,
    PaceMessage,
    Ping,
    Pong,
    PromiseMessage,
    Ready,
    Say,
    Undo,
    ViewMessage,
    Why,
)

if TYPE_CHECKING:
    from defifoo.server.house import House

MOST_MISDEEDS: Final = 30
"""So many messages that cannot be read, or that come too fast, are answered; then the socket is closed."""


def heard(house: "House", guest: Guest, room: Room, frame: str | bytes) -> None:
    if guest.closing:
        return
    house.metrics.received += 1
    try:
        guest.allowance.message(monotonic())
        _heed(house, guest, room, frame)
    except Refused as refused:
        _refused(guest, room, refused.violation)


def _heed(house: "House", guest: Guest, room: Room, frame: str | bytes) -> None:
    message = read_client(frame)
    if isinstance(message, MoveMessage):
        room.play(guest, message)
    elif isinstance(message, Undo):
        room.undo(guest, message)
    elif isinstance(message, Why):
        room.why(guest, message)
    elif isinstance(message, Ping):
        guest.push(encode(Pong(n=message.n, at=house.now())))
    elif isinstance(message, ViewMessage):
        guest.allowance.view(monotonic())
        room.look(guest, message.seat)
    else:
        _heed_beside_the_cards(guest, room, message)


def _heed_beside_the_cards(guest: Guest, room: Room, message: ClientMessage) -> None:
    if isinstance(message, Say):
        room.say(guest, message.seat, message.phrase)
    elif isinstance(message, Ready):
        room.ready(guest, message.seat)
    elif isinstance(message, PaceMessage):
        room.set_pace(guest, message.seat, message.pace)
    elif isinstance(message, Hurry):
        room.hurry(guest, message.seat)
    elif isinstance(message, PromiseMessage):
        room.promise(guest, message.seat, message.promise)
    elif isinstance(message, OpenMessage):
        room.open_number(guest, message.seat, message.number)
    else:
        raise malformed("hello", "")


def _refused(guest: Guest, room: Room, violation: Violation) -> None:
    room.refuse(guest, violation)
    flood = violation.rule == "server.too-many-messages"
    if flood or violation.rule == "message":
        guest.misdeeds += 1
        if guest.misdeeds > MOST_MISDEEDS:
            guest.close(TOO_MANY if flood else BAD)
