"""Moves to choose from that need not all be made for one of them to be read."""

from collections.abc import Iterator
from typing import Protocol


class Choices(Protocol):
    """The legal moves of a seat in the order in which `Deal.moves` lists them. A list is such a thing."""

    def __len__(self) -> int: ...

    def __getitem__(self, number: int, /) -> int: ...

    def __iter__(self) -> Iterator[int]: ...

    def __contains__(self, move: object, /) -> bool: ...
