"""How a seed is made so that nobody chose it. docs/fair-deal.md tells the story.

The server publishes the commitment to its secret before anyone has joined, every person adds a number of their own, and
the seed is the hash of all of them.
"""

from hashlib import sha256
from typing import Final, final

from defifoo.core.chance import SEED_BYTES
from defifoo.core.refusal import malformed

NUMBER_BYTES: Final = 16
_PREFIX: Final = b"defifoo seed 1"


def commitment_of(secret: str) -> str:
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, numbers: list[str]) -> bytes:
    """The seed of a match; the numbers of the people in the order of their seats."""
    return sha256(_PREFIX + bytes.fromhex(secret) + b"".join([bytes.fromhex(number) for number in numbers])).digest()


def check_secret(text: str) -> str:
    return _digits("secret", text, SEED_BYTES)


def check_number(text: str) -> str:
    return _digits("number", text, NUMBER_BYTES)


def _digits(what: str, text: str, length: int) -> str:
    try:
        number = bytes.fromhex(text)
    except ValueError:
        raise malformed(what, text[:80]) from None
    if len(number) != length or number.hex() != text:
        raise malformed(what, text[:80])
    return text


@final
class Fair:
    """What was published before the match, and what it was made of."""

    def __init__(self, commitment: str, secret: str, numbers: list[str]) -> None:
        self.commitment = commitment
        self.secret = secret
        self.numbers = numbers

    def as_json(self) -> dict[str, object]:
        return {"commitment": self.commitment, "secret": self.secret, "numbers": self.numbers}

    def keeps_its_word(self) -> bool:
        return commitment_of(self.secret) == self.commitment

    def makes(self, seed: bytes) -> bool:
        return seed_of(self.secret, self.numbers) == seed
