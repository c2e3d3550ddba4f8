"""A room in which what somebody asked for may come to nothing, since another node was first; then it is granted anew."""

import logging
from abc import abstractmethod
from asyncio import Future
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from defifoo.core.refusal import Refused, Violation
from defifoo.server.guest import Guest
from defifoo.server.nodes.flights import Again, Wish
from defifoo.server.nodes.noted import NotedRoom
from defifoo.server.telling import Post
from defifoo.server.writing import TROUBLE, Asker, push
from defifoo.table.table import Table
from defifoo.wire.codec import encode
from defifoo.wire.messages import Presence

if TYPE_CHECKING:
    from defifoo.server.nodes.house import SharedHouse

_log: Final = logging.getLogger("defifoo.nodes")
_PATIENCE: Final = 5.0
"""Seconds that a wish may wait while the database is away; then its asker is told."""
_MOST_WISHES: Final = 200


class WishingRoom(NotedRoom):
    """_wish    what is being granted
    _wishes   what waits until the table is up to date
    _owed     those who are to be shown the table then
    _unseen   those who have not been shown it yet at all: until then they are told of nothing that happens there
    """

    __slots__ = ("_owed", "_unseen", "_wish", "_wishes", "nodes")

    def __init__(self, house: "SharedHouse", table: Table, maker: str = "") -> None:
        super().__init__(house, table, maker)
        self.nodes = house
        self._owed: set[Guest] = set()
        self._unseen: set[Guest] = set()
        self._wish: Wish | None = None
        self._wishes: list[Wish] = []

    @abstractmethod
    def _granted(self, wish: Wish) -> None:
        """What it brought about may hang on entries that come to nothing."""

    def grant(self, again: Again, asker: Asker) -> None:
        """Do what somebody asks for, or do it as soon as the table is up to date."""
        wish = Wish(again, asker, monotonic())
        if self.reloading:
            if len(self._wishes) >= _MOST_WISHES:
                super().refuse(asker.guest, TROUBLE, -1, asker.id)
            else:
                self._wishes.append(wish)
        else:
            self._do(wish)

    def _do(self, wish: Wish) -> None:
        before, self._wish = self._wish, wish
        try:
            wish.again()
        finally:
            self._wish = before
        self._granted(wish)

    def _grant_all(self) -> None:
        """In the order in which they came. One of them may set off the next catching up: then the rest waits for that."""
        while self._wishes and not self.reloading:
            wish = self._wishes.pop(0)
            if wish.asker.guest not in self.crowd.guests:
                continue
            try:
                self._do(wish)
            except Refused as refused:
                self.refuse(wish.asker.guest, refused.violation, -1, wish.asker.id)
            except Exception:
                _log.exception("a wish could not be granted")  # the others are granted all the same
                super().refuse(wish.asker.guest, TROUBLE, -1, wish.asker.id)

    def _give_up_old_wishes(self) -> None:
        """These were never sent: whoever asked may ask again."""
        old = [wish for wish in self._wishes if wish.at + _PATIENCE < monotonic()]
        self._wishes = [wish for wish in self._wishes if wish not in old]
        for wish in old:
            super().refuse(wish.asker.guest, TROUBLE, -1, wish.asker.id)

    # Telling

    def _welcome(self, guest: Guest, new: list[int], now: int) -> None:
        super()._welcome(guest, new, now)
        if self._last is not None:
            self._unseen.add(guest)
            self._last.add_done_callback(partial(self._welcomed, guest))

    def _welcomed(self, guest: Guest, done: "Future[None]") -> None:
        """If it came to nothing they are among those who are owed a look."""
        if not done.cancelled() and done.exception() is None:
            self._unseen.discard(guest)

    def _tell_all(self, message: Presence) -> None:
        payload = encode(message)
        self.settled([(guest, payload) for guest in self.crowd.guests])

    def settled(self, post: Post, asker: Asker | None = None) -> None:
        """As in every room; but where what it says came to nothing, whoever asked is answered anew."""
        wish = self._wish

        def settle(done: "Future[None]") -> None:
            if not done.cancelled() and done.exception() is None:
                push(post)
            elif wish is not None and asker is not None:
                self._wishes.append(wish)
            else:
                self._owed.update(guest for guest, _ in post)

        if self._last is None:
            push(post)
        else:
            self._last.add_done_callback(settle)

    def refuse(self, guest: Guest, violation: Violation, *more: int) -> None:
        """A refusal for the sake of something that came to nothing is none: it is asked anew."""
        wish, last = self._wish, self._last
        if wish is None or last is None:
            super().refuse(guest, violation, *more)
            return

        def tell(done: "Future[None]") -> None:
            if not done.cancelled() and done.exception() is None:
                super(WishingRoom, self).refuse(guest, violation, *more)
            else:
                self._wishes.append(wish)

        last.add_done_callback(tell)
