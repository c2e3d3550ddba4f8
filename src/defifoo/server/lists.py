"""How many lists of matches there may be: whoever finished one match could make a new one under every key they think of."""

from time import monotonic
from typing import Final

from defifoo.server.limits import Address, too_many
from defifoo.storage.base import LIST, Storage, StorageError

_COUNTED: Final = 600.0
"""Seconds for which a count is good enough: other nodes make lists as well, and to count them is to look at all of them."""


class Lists:
    def __init__(self, storage: Storage, most: int) -> None:
        self._storage = storage
        self._most = most
        self._count = 0
        self._at = -_COUNTED

    async def another(self, address: Address) -> None:
        """Somebody wants a new one. Raises Refused when this address made too many, or when there are too many in all; those
        that are kept already stay and go on."""
        now = monotonic()
        if now - self._at >= _COUNTED:
            counted, self._at = self._at, now
            try:
                self._count = await self._storage.count(LIST)
            except StorageError:
                self._at = counted
                raise
        if self._count >= self._most or not address.lists.take(now):
            raise too_many("lists")
        self._count += 1
