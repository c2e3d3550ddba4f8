"""How a seed is made so that nobody chose it. docs/fair-deal.md tells the story.

The server publishes the commitment to its secret before anyone has joined. Every person's device promises a number of its own
by its hash, opens it when the list of promises is final, and the seed is the hash of the secret and all that was opened. In the
first version the numbers themselves were sent on sitting down; its records verify for what they claim.
"""

from hashlib import sha256
from typing import Final, final

from defifoo.core.chance import SEED_BYTES
from defifoo.core.refusal import malformed

NUMBER_BYTES: Final = 16
PROMISE_BYTES: Final = 32
FIRST, PROMISED = 1, 2
"""The versions: numbers told on sitting down, numbers promised first and opened later."""
_PREFIX: Final = b"defifoo seed 1"
_PROMISED_PREFIX: Final = b"defifoo seed 2"
_PROMISE: Final = b"defifoo number 2"
_AGAIN: Final = b"defifoo again 2"


def commitment_of(secret: str) -> str:
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, numbers: list[str]) -> bytes:
    """The seed of a match of the first version; the numbers of the people in the order of their seats."""
    return sha256(_PREFIX + bytes.fromhex(secret) + b"".join([bytes.fromhex(number) for number in numbers])).digest()


def promise_of(number: str) -> str:
    """What a device tells of its number before any number is opened."""
    return sha256(_PROMISE + bytes.fromhex(number)).hexdigest()


def promised_seed(secret: str, numbers: list[str]) -> bytes:
    """The seed of a match; one number for each seat, "" where none was promised: each goes in behind its seat."""
    opened = [bytes([seat]) + bytes.fromhex(number) for seat, number in enumerate(numbers) if number]
    return sha256(_PROMISED_PREFIX + bytes.fromhex(secret) + b"".join(opened)).digest()


def secret_after(secret: str) -> str:
    """The secret of the round after one that came to nothing: nobody chooses it either."""
    return sha256(_AGAIN + bytes.fromhex(secret)).hexdigest()


def check_secret(text: str) -> str:
    return _digits("secret", text, SEED_BYTES)


def check_number(text: str) -> str:
    return _digits("number", text, NUMBER_BYTES)


def check_promise(text: str) -> str:
    return _digits("promise", text, PROMISE_BYTES)


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
    """What was published before the match, and what it was made of. `promises` is None in the first version.

    With promises there is one of them and one number for each seat, "" where nobody added any.
    """

    def __init__(self, commitment: str, secret: str, numbers: list[str], promises: list[str] | None = None) -> None:
        self.commitment = commitment
        self.secret = secret
        self.numbers = numbers
        self.promises = promises

    def as_json(self) -> dict[str, object]:
        if self.promises is None:
            return {"commitment": self.commitment, "secret": self.secret, "numbers": self.numbers}
        return {
            "version": PROMISED,
            "commitment": self.commitment,
            "secret": self.secret,
            "promises": self.promises,
            "numbers": self.numbers,
        }

    @property
    def added(self) -> list[str]:
        """The numbers of the people."""
        return [number for number in self.numbers if number]

    def keeps_its_word(self) -> bool:
        return commitment_of(self.secret) == self.commitment

    def numbers_as_promised(self) -> bool:
        if self.promises is None:
            return True
        fitting = [promise_of(number) if number else "" for number in self.numbers]
        return fitting == self.promises

    def makes(self, seed: bytes) -> bool:
        if self.promises is None:
            return seed_of(self.secret, self.numbers) == seed
        return promised_seed(self.secret, self.numbers) == seed
