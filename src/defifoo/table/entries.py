"""The log of a table: every entry that can stand in it.

The log is the truth. Version N of a table is what its first N entries make of it; `at` is when an entry was made, in
milliseconds since 1970, and the order in the log is the order that counts.
"""

from typing import Final, Literal, TypeAlias

import msgspec

ClockName: TypeAlias = Literal["off", "relaxed", "fast"]
Pace: TypeAlias = Literal["relaxed", "normal", "quick", "instant"]
MovedBy: TypeAlias = Literal["person", "bot", "clock", "early"]
"""`early`: the table made it for somebody who had answered before they could have seen the question."""

WINDOW: Final = 1500
"""How long there is time to react, in milliseconds, unless the table says otherwise."""


class Logged(msgspec.Struct, frozen=True, tag_field="t", kw_only=True, omit_defaults=True):
    at: int


class Opened(Logged, frozen=True, tag="opened"):
    """A table is made. `secret` is the server's part of the seed: it is never told while a match runs."""

    code: str
    game: str
    players: int
    options: dict[str, int]
    secret: str
    host: str
    """The hash of the token of whoever made the table."""
    public: bool = False
    clock: ClockName = "off"
    pace: Pace = "normal"
    window: int = WINDOW
    watching: bool = True
    """Whether people who have no seat may watch, once the cards are dealt."""
    hints: bool = True
    recall: bool = True
    """Whether the pages show which cards have been played."""


class Seated(Logged, frozen=True, tag="seated"):
    """A person takes a seat. Several seats with the same token are one device that is passed around."""

    seat: int
    name: str
    avatar: str
    token: str
    """The hash of the seat's token."""
    number: str = ""
    """The person's own part of the seed, as the first logs told it; since then it is promised first and opened later."""
    promise: str = ""
    """What the person's device told of its number: its hash, in hexadecimal digits."""


class SeatLeft(Logged, frozen=True, tag="left"):
    seat: int


class BotSeated(Logged, frozen=True, tag="bot"):
    seat: int
    bot: str


class Numbered(Logged, frozen=True, tag="numbered"):
    """A person's part of the seed of a rematch, as the first logs told it."""

    seat: int
    number: str


class Promised(Logged, frozen=True, tag="promised"):
    """A person's device promises a number: for a rematch, or for a round after one that came to nothing."""

    seat: int
    promise: str


class Locked(Logged, frozen=True, tag="locked"):
    """The match is to start: the promises of these seats are final, and each is to be opened before anything is dealt."""

    seats: tuple[int, ...]


class Revealed(Logged, frozen=True, tag="revealed"):
    """A person's device opened its number."""

    seat: int
    number: str


class Voided(Logged, frozen=True, tag="voided"):
    """These seats did not open their numbers: nothing is dealt, and the round begins anew with another secret."""

    seats: tuple[int, ...]
    secret: str


class Started(Logged, frozen=True, tag="started"):
    match: int
    """From 1; each rematch adds one."""
    rules: int = 1
    """The version of the rules that it is played by; the first logs did not say."""


class Moved(Logged, frozen=True, tag="moved"):
    seat: int
    move: str
    by: MovedBy = "person"
    reactions: tuple[tuple[int, int], ...] = ()
    """In a race: the seats that had answered when it was decided, the first one first, and how many milliseconds each took."""


class Dealt(Logged, frozen=True, tag="dealt"):
    """The next deal of the match begins."""

    number: int


class Away(Logged, frozen=True, tag="away"):
    """A bot plays for a person who has gone."""

    seat: int


class Back(Logged, frozen=True, tag="back"):
    seat: int


class Rematched(Logged, frozen=True, tag="rematched"):
    """The same people, a new match: a new secret, and every person promises a new number."""

    secret: str


class Closed(Logged, frozen=True, tag="closed"):
    """Nobody plays here any more."""


Entry: TypeAlias = (
    Opened
    | Seated
    | SeatLeft
    | BotSeated
    | Numbered
    | Promised
    | Locked
    | Revealed
    | Voided
    | Started
    | Moved
    | Dealt
    | Away
    | Back
    | Rematched
    | Closed
)

Misread = msgspec.MsgspecError
"""What reading or writing an entry may raise."""

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Entry)


def to_bytes(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def from_bytes(line: bytes) -> Entry:
    """Raises msgspec.DecodeError (a ValueError) for anything that is not an entry."""
    entry: Entry = _decoder.decode(line)
    return entry
