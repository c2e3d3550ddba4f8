"""Where chance comes from: a provable stream for real deals, a fast generator for search.

`docs/fair-deal.md` describes the provable stream so that anyone can recompute a deal in any language.
"""

from abc import ABC, abstractmethod
from hashlib import sha512
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from defifoo.core.bits import bit

SHUFFLE_VERSION: Final = 1
SEED_BYTES: Final = 32


class Source(ABC):
    """An endless supply of fair whole numbers."""

    @abstractmethod
    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, all equally likely."""

    def fraction(self) -> float:
        """A number from 0 up to, but not, 1."""
        number = 0.0
        for _ in range(6):
            number = (number + float(self.below(256))) / 256.0
        return number

    @abstractmethod
    def clone(self) -> "Source": ...


_ACCEPTED: Final[vec[i64]] = vec[i64]([0] + [256 - 256 % limit for limit in range(1, 257)])
"""For each limit, the bytes below this are fair to all numbers below the limit."""

_RECIPROCAL: Final[vec[i64]] = vec[i64]([0] + [65536 // limit + 1 for limit in range(1, 257)])
"""A byte times this, shifted by 16, is the byte divided by the limit: exact, and far quicker than a division."""


_NUMBERS: Final = [str(number).encode() for number in range(64)]
"""Those of the blocks that a deal needs, as they are hashed."""


@final
class FairSource(Source):
    """The stream that one purpose ("match", "deal 3") gets out of a 256-bit seed.

    Block b is SHA-512(seed + "defifoo 1 <purpose> <b>"), read byte by byte. A byte that would favour the small numbers is
    thrown away, so `below` is exactly uniform; no deck asks for a number below more than 256.
    """

    def __init__(self, seed: bytes, purpose: str) -> None:
        self.seed = seed
        self.purpose = purpose
        self.begins = b""
        """What is hashed, but for the number of the block; empty before the first one."""
        self.block = b""
        self.blocks: i64 = 0
        self.position: i64 = 64

    def below(self, limit: i64) -> i64:
        accepted = _ACCEPTED[limit]
        while True:
            if self.position == 64:
                self._next_block()
            number: i64 = self.block[self.position]
            self.position += 1
            if number < accepted:
                return number - ((number * _RECIPROCAL[limit]) >> 16) * limit

    def _next_block(self) -> None:
        if not self.begins:
            self.begins = self.seed + f"defifoo {SHUFFLE_VERSION} {self.purpose} ".encode()
        number = _NUMBERS[self.blocks] if self.blocks < 64 else str(self.blocks).encode()
        self.block = sha512(self.begins + number).digest()
        self.blocks += 1
        self.position = 0

    def clone(self) -> Source:
        twin = FairSource(self.seed, self.purpose)
        twin.begins = self.begins
        twin.block = self.block
        twin.blocks = self.blocks
        twin.position = self.position
        return twin


# What has more than 62 bits would be an object in the compiled engine, unpacked at every call: the factor is written as what is
# the same modulo 2**63, and the mask of 63 bits as twice the half of it.
_FACTOR: Final = 6364136223846793005 - 2**63
_HALF_MASK: Final = 0x3FFF_FFFF_FFFF_FFFF


def _low(number: i64) -> i64:
    """The low 63 bits."""
    half: i64 = _HALF_MASK
    return number & (half + half + 1)


@final
@mypyc_attr(free_list_len=1)
class FastSource(Source):
    """A 63-bit linear congruential generator, for search and simulation of play: quick, seedable, not provable."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = _low(seed * 0x2545F4914F6CDD1D + 0x14057B7EF767814F)
        self.below(2)

    def below(self, limit: i64) -> i64:
        # The product wraps in the compiled engine and grows in the interpreted one; its low 63 bits are the same.
        state = _low(self.state * _FACTOR + 1442695040888963407)
        self.state = state
        return ((state >> 32) * limit) >> 31

    def fraction(self) -> float:
        self.below(1)
        return float(self.state >> 10) / 9007199254740992.0  # 53 bits, as many as a float has

    def branch(self) -> "FastSource":
        """A supply of its own, which this one has named and does not share: what is drawn there moves nothing here."""
        return FastSource(self.below(bit(31)) * bit(31) + self.below(bit(31)))

    def clone(self) -> Source:
        twin = FastSource(0)
        twin.state = self.state
        return twin
