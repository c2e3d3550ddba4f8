"""A match as a sequence of decisions, each of one seat.

At the table several seats may be free to move at once. Here one is asked after the other:

- whoever the table waits for is asked;
- where a game knows interrupts, everybody whom it names is asked first, in an order drawn by chance; each may let the moment
  pass, then the seat in turn decides;
- where the table waits for several, as in a race, the order of asking, drawn by chance when the moment comes, is the order in
  which they move: who decides first was first.

What needs several actions, such as cards put aside one by one, is `begun` until it is a move.

Chance comes from the seed alone: the same seed and the same actions give the same match.
"""

from hmac import digest
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit, lowest
from defifoo.core.chance import SEED_BYTES, FastSource
from defifoo.core.deal import Deal, zeros
from defifoo.core.game import Game, Options, first_dealer

LOG: Final = 64
"""So many of the last moves of a deal are remembered for observations: all of them in the shorter games."""

NO_LIMIT: Final = 1_000_000_000

_EMPTY_LOG: Final[vec[i64]] = vec[i64]([0] * LOG)


def zeros_for(actions: i64) -> vec[i64]:
    """Room for a list of actions."""
    return vec[i64]([0] * int(actions + 1))


def order_source(seed: bytes) -> FastSource:
    """Where the orders of asking come from."""
    return FastSource(i64(int.from_bytes(digest(seed, b"defifoo research order", "sha512")[:7], "big")))


@final
class Sequence:
    """`seat` is who decides now, -1 when the match is over; `out_of_turn` whether it is asked for an interrupt.

    `points` are those of the deals that are over, without what a match starts with. `gained` is what the last action scored.
    `cut` says that the match was given up after `limit` decisions. `used` is what the earlier deals have used up.
    """

    def __init__(
        self, game: Game, players: i64, options: Options, seed: bytes, limit: i64, deal: Deal, orders: FastSource
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.limit = limit
        self.length: i64 = options["length"]
        self.number: i64 = 1
        self.orders = orders
        self.deal = deal
        self.used: Mask = 0
        self.points = zeros(players)
        self.gained = zeros(players)
        self.scored = False
        self.seat: Seat = -1
        self.out_of_turn = False
        self.interrupting = False
        self.queue = zeros(players)
        self.left: i64 = 0
        self.begun: i64 = 0
        self.decisions: i64 = 0
        self.over = False
        self.cut = False
        self.log = _EMPTY_LOG[:]
        self.logged: i64 = 0

    # Who is asked

    def ask_anew(self) -> None:
        """The position is new: fill the queue, whose last member is asked first."""
        waits = self.deal.waits_mask()
        self.left = 0
        self.interrupting = False
        if waits & (waits - 1) == 0:
            self.queue[0] = lowest(waits)
            self.left = 1
            interrupters = self.game.interrupters(self.deal)
            if interrupters:
                self.interrupting = True
                self._line_up(interrupters)
        else:
            self._line_up(waits)
        self._ask_next()

    def _line_up(self, seats: Mask) -> None:
        """Put these seats into the queue in an order drawn by chance."""
        first = self.left
        while seats:
            self.queue[self.left] = lowest(seats)
            self.left += 1
            seats &= seats - 1
        for place in range(self.left - 1, first, -1):
            other = first + self.orders.below(place - first + 1)
            self.queue[place], self.queue[other] = self.queue[other], self.queue[place]

    def _ask_next(self) -> None:
        self.left -= 1
        self.seat = self.queue[self.left]
        self.out_of_turn = self.interrupting and self.left > 0

    def _queued(self) -> Mask:
        seats: Mask = 0
        for place in range(self.left):
            seats |= bit(self.queue[place])
        return seats

    def ask_first(self, seat: Seat) -> bool:
        """Decide by hand what chance decided: this seat is asked now. False when it is not up to be asked, or only in turn."""
        if self.seat == seat:
            return True
        for place in range(i64(1 if self.interrupting else 0), self.left):
            if self.queue[place] == seat:
                self.queue[place] = self.seat
                self.seat = seat
                return True
        return False

    # What may be done

    def actions(self) -> i64:
        """The size of the action space."""
        return self.game.actions

    def list_legal(self, into: vec[i64], first: i64) -> i64:
        """Write the legal actions of the seat that is asked, rising, from a place on; the place after the last."""
        last = self.game.list_actions(self.deal, self.seat, self.begun, into, first)
        if self.out_of_turn:
            into[last] = self.game.let_pass
            last += 1
        return last

    def legal(self) -> list[i64]:
        """The legal actions of the seat that is asked, in rising order."""
        if self.over:
            return []
        into = zeros_for(self.game.actions)
        last = self.list_legal(into, 0)
        return [into[place] for place in range(last)]

    def is_legal(self, action: i64) -> bool:
        return action in self.legal()

    # Doing it

    def apply(self, action: i64) -> None:
        """Make a decision of the seat that is asked. It must be legal."""
        self.decisions += 1
        self.scored = False
        if self.out_of_turn and action == self.game.let_pass:
            self._ask_next()
        else:
            begun = self.game.begun_by(action, self.begun)
            if begun:
                self.begun = begun
            else:
                self._move(action)
        if self.decisions >= self.limit and not self.over:
            self.over = True
            self.cut = True
            self.seat = -1
            self.out_of_turn = False

    def _move(self, action: i64) -> None:
        deal, begun = self.deal, self.begun
        self.log[self.logged % LOG] = self.seat * 1024 + self.game.logged(action, begun)
        self.logged += 1
        self.begun = 0
        deal.do(self.seat, self.game.move_of(action, begun))
        if deal.over:
            self._end_deal()
        elif self.left > 0 and not self.interrupting and deal.waits_mask() == self._queued():
            self._ask_next()
        else:
            self.ask_anew()

    def _end_deal(self) -> None:
        deal = self.deal
        self.scored = True
        for seat in range(self.players):
            self.gained[seat] = deal.points(seat)
            self.points[seat] += self.gained[seat]
        if self.number == self.length:
            self.over = True
            self.seat = -1
            self.out_of_turn = False
            return
        self.used = self.game.used_up(deal, self.used)
        self.number += 1
        self.logged = 0
        self.log = _EMPTY_LOG[:]
        self.deal = self.game.deal(self.players, self.options, self.game.next_dealer(deal), self.seed, int(self.number))
        self.ask_anew()

    # What the log shows

    def log_entry(self, back: i64, observer: Seat) -> i64:
        """The move so many before the last one, 1024 * seat + action as the observer saw it, -1 when there was none."""
        if back >= self.logged or back >= LOG:
            return -1
        entry = self.log[(self.logged - 1 - back) % LOG]
        seat = entry // 1024
        return seat * 1024 + self.game.shown(entry % 1024, seat, observer)

    # Copies

    def clone(self) -> "Sequence":
        return self._twin(self.deal.clone())

    def guess(self, observer: Seat, source: FastSource) -> "Sequence":
        """A sequence that this seat cannot tell from this one: whatever it does not know is drawn anew.

        That is the cards it does not see, the order of asking, and the deals to come. What another seat has begun is taken
        back, and what it did unseen is forgotten. Who is asked now stays, for the searches go on from there.
        """
        twin = self._twin(self.game.guess(self.deal.view(observer), source))
        if observer != self.seat:
            twin.begun = 0
        twin.orders = FastSource(source.below(1_000_000_000))
        twin.seed = self._another_seed(source)
        twin._line_up_anew(observer)
        for back in range(min(self.logged, LOG)):
            twin.log[(self.logged - 1 - back) % LOG] = self.log_entry(back, observer)
        return twin

    def _another_seed(self, source: FastSource) -> bytes:
        """For the deals to come."""
        used = self.game.used_up(self.deal, self.used)
        while True:
            seed = bytes([source.below(256) for _ in range(SEED_BYTES)])
            if self.game.may_follow(seed, self.players, used, self.number, self.length):
                return seed

    def _line_up_anew(self, observer: Seat) -> None:
        """Everybody sees who is still awaited; who has let a moment pass, only that seat knows."""
        waiting = self._queued()
        if self.out_of_turn:
            self._line_up_around(observer, waiting)
        elif not self.interrupting:
            self.left = 0
            self._line_up(waiting)

    def _line_up_around(self, observer: Seat, waiting: Mask) -> None:
        """Draw orders until the observer comes before or after the seat asked now, whichever the observer remembers."""
        others = (bit(self.players) - 1) ^ bit(self.queue[0])
        while True:
            self.left = 1
            self._line_up(others)
            while self.queue[self.left - 1] != self.seat:
                self.left -= 1
            self.left -= 1
            if (self._queued() ^ waiting) & bit(observer) == 0:
                return

    def _twin(self, deal: Deal) -> "Sequence":
        orders = FastSource(0)
        orders.state = self.orders.state
        twin = Sequence(self.game, self.players, self.options, self.seed, self.limit, deal, orders)
        twin.number = self.number
        twin.used = self.used
        twin.points = self.points[:]
        twin.gained = self.gained[:]
        twin.scored = self.scored
        twin.seat = self.seat
        twin.out_of_turn = self.out_of_turn
        twin.interrupting = self.interrupting
        twin.queue = self.queue[:]
        twin.left = self.left
        twin.begun = self.begun
        twin.decisions = self.decisions
        twin.over = self.over
        twin.cut = self.cut
        twin.log = self.log[:]
        twin.logged = self.logged
        return twin


def begin(game: Game, players: i64, options: Options, seed: bytes, limit: i64 = NO_LIMIT) -> Sequence:
    """The first decision of the match that a setup with these parts has."""
    deal = game.deal(players, options, first_dealer(players, seed), seed, 1)
    sequence = Sequence(game, players, options, seed, limit, deal, order_source(seed))
    sequence.ask_anew()
    return sequence
