"""Sets of cards and seats as bit masks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask

# 2 generates the multiplicative group modulo 67, so 2**i % 67 names the bit i.
_INDEX: Final = bytes(next((i for i in range(63) if 2**i % 67 == r), 0) for r in range(67))


def bit(index: i64) -> Mask:
    # Not 1 << index: mypyc writes the 1 as a 32-bit C literal, and the upper half of a deck would wrap. Nor a literal of more
    # than 62 bits: it would be an object, unpacked at every call.
    lone: i64 = 1
    return lone << index


def lowest(mask: Mask) -> i64:
    """The index of the lowest member; `mask` must not be empty."""
    return _INDEX[(mask & -mask) % 67]


def size(mask: Mask) -> i64:
    # Neighbouring bits, pairs, nibbles and so on are added up side by side.
    mask -= mask >> 1 & 0x1555_5555_5555_5555
    mask = (mask & 0x3333_3333_3333_3333) + (mask >> 2 & 0x3333_3333_3333_3333)
    mask = mask + (mask >> 4) & 0x0F0F_0F0F_0F0F_0F0F
    mask += mask >> 8
    mask += mask >> 16
    return mask + (mask >> 32) & 0x7F


def nth(mask: Mask, n: i64) -> i64:
    """The index of the n-th lowest member, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def members(mask: Mask) -> list[i64]:
    """The members, lowest first."""
    found: list[i64] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def as_bytes(mask: Mask) -> bytes:
    """The members, lowest first, one byte each."""
    return bytes([int(member) for member in members(mask)])


def spread(mask: Mask, into: vec[i64], first: i64) -> i64:
    """Write the members, lowest first, from a place on; the place after the last."""
    while mask:
        into[first] = lowest(mask)
        first += 1
        mask &= mask - 1
    return first


def as_mask(indices: list[i64]) -> Mask:
    mask: i64 = 0
    for index in indices:
        mask |= bit(index)
    return mask
