"""What all nodes know of the moment at a table beside its log: the card of a person that is held, and who is ready."""

from typing import Final

import msgspec

from defifoo.table.live import HeldMove, Live


class Jotting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Void as soon as the position changes. What bots hold is not among it: on every node they would hold the same."""

    held: HeldMove | None = None
    ready: tuple[int, ...] = ()


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Jotting)


def jotted(live: Live, *, without_held: bool = False) -> Jotting:
    held = live.held
    if without_held or (held is not None and held.by != "person"):
        held = None
    return Jotting(held, tuple(sorted(live.ready)))


def to_body(jotting: Jotting) -> bytes:
    return _encoder.encode(jotting)


def from_body(body: bytes) -> Jotting:
    return _decoder.decode(body) if body else Jotting()


def read(live: Live, jotting: Jotting) -> HeldMove | None:
    """The table knows what the notes say; the held card that is back in its player's hand by this, if there was one."""
    before, now = live.held, jotting.held
    if now is not None or (before is not None and before.by == "person"):
        live.held = now
    live.ready |= set(jotting.ready)
    return before if before is not None and before.by == "person" and before != now else None
