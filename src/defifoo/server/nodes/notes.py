"""What all nodes know of the moment beside the log: cards of people that are held or laid in a race, and who is ready."""

from typing import Final

import msgspec

from defifoo.table.live import Live
from defifoo.table.waiting import HeldMove, Laid


class Jotting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Void as soon as the position changes. What bots play is not among it: on every node they would play the same."""

    held: HeldMove | None = None
    laid: tuple[Laid, ...] = ()
    ready: tuple[int, ...] = ()


NOTHING: Final = Jotting()
_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Jotting)


def jotted(live: Live, *, without_held: bool = False) -> Jotting:
    held = live.held
    if held is None and not live.laid and not live.ready:
        return NOTHING  # as after most moves
    if without_held or (held is not None and held.by != "person"):
        held = None
    laid = sorted(one for one in live.laid.values() if one.by == "person")
    return Jotting(held, tuple(laid), tuple(sorted(live.ready)))


def to_body(jotting: Jotting) -> bytes:
    return _encoder.encode(jotting)


def from_body(body: bytes) -> Jotting:
    """What a newer version notes and this one cannot read is that one's business."""
    try:
        return _decoder.decode(body) if body else NOTHING
    except msgspec.DecodeError:
        return NOTHING


def read(live: Live, jotting: Jotting) -> HeldMove | None:
    """The table knows what the notes say; the held card that is back in its player's hand by this, if there was one."""
    before, now = live.held, jotting.held
    if now is not None or (before is not None and before.by == "person"):
        live.held = now
    live.laid.update({one.seat: one for one in jotting.laid})
    live.ready |= set(jotting.ready)
    return before if before is not None and before.by == "person" and before != now else None
