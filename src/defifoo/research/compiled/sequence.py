"""A match as a sequence of decisions, each of one seat.

At the table several seats may be free to move at once. Here one is asked after the other:

- whoever the table waits for is asked;
- Red: while a round is under way, after every card all the other seats are asked first, in an order drawn by chance, whether
  they slam down the Bank or the Bomb; each may let the moment pass, then the seat in turn plays. *Every* other seat is asked,
  whatever it holds: that somebody is asked says nothing about their cards. Once everybody has seen both cards go, nobody is
  asked any more;
- Yellow: in a race the order of asking, drawn by chance when the race opens, is the race: the first to lay a card has won it;
- Blue: the victim of a Moon is asked, with a Rainbow or without.

Chance comes from the seed alone: the same seed and the same actions give the same match.
"""

from hmac import digest
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask, Move, Seat
from defifoo.core.bits import bit, lowest
from defifoo.core.chance import SEED_BYTES, FastSource
from defifoo.core.deal import Deal, zeros
from defifoo.core.game import Game, Options, first_dealer
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import FACES, held, how_many, one
from defifoo.games.blue.moves import EXCHANGE
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.game import challenge_order
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import SPECIALS
from defifoo.games.red.rules import round_under_way
from defifoo.games.yellow.moves import GIVE_TO
from defifoo.research.compiled.actions import ACTIONS, ASIDE, BLUE, EXCHANGE_ASIDE, LET_PASS, RED, YELLOW, kind_of

LOG: Final = 64
"""So many of the last moves of a deal are remembered for observations: all of them in Purple and Red."""

NO_LIMIT: Final = 1_000_000_000

_EMPTY_LOG: Final[vec[i64]] = vec[i64]([0] * LOG)


def order_source(seed: bytes) -> FastSource:
    """Where the orders of asking come from."""
    return FastSource(i64(int.from_bytes(digest(seed, b"defifoo research order", "sha512")[:7], "big")))


@final
class Sequence:
    """`seat` is who decides now, -1 when the match is over; `out_of_turn` whether it is asked for an interrupt.

    `points` are those of the deals that are over, without what a match starts with. `gained` is what the last action scored.
    `cut` says that the match was given up after `limit` decisions. `challenges` are those of the earlier deals of Purple.
    """

    def __init__(
        self, game: Game, players: i64, options: Options, seed: bytes, limit: i64, deal: Deal, orders: FastSource
    ) -> None:
        self.game = game
        self.kind = kind_of(game)
        self.players = players
        self.options = options
        self.seed = seed
        self.limit = limit
        self.length: i64 = options["length"]
        self.number: i64 = 1
        self.orders = orders
        self.deal = deal
        self.challenges: Mask = 0
        self.points = zeros(players)
        self.gained = zeros(players)
        self.scored = False
        self.seat: Seat = -1
        self.out_of_turn = False
        self.queue = zeros(players)
        self.left: i64 = 0
        self.aside: i64 = 0
        self.last_aside: i64 = 0
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
        if waits & (waits - 1) == 0:
            self.queue[0] = lowest(waits)
            self.left = 1
            if self.kind == RED and self._may_be_interrupted():
                self._line_up((bit(self.players) - 1) ^ waits)
        else:
            self._line_up(waits)
        self._ask_next()

    def _may_be_interrupted(self) -> bool:
        """Whether everybody must be asked: from what everybody knows, not from what anybody holds."""
        deal = self.deal
        assert isinstance(deal, RedDeal)
        if not round_under_way(deal.trick_size, deal.players):
            return False
        shown = deal.bank
        for seat in range(deal.players):
            shown |= deal.won[seat]
        return shown & SPECIALS != SPECIALS

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
        self.out_of_turn = self.kind == RED and self.left > 0

    def _queued(self) -> Mask:
        seats: Mask = 0
        for place in range(self.left):
            seats |= bit(self.queue[place])
        return seats

    def ask_first(self, seat: Seat) -> bool:
        """Decide by hand what chance decided: this seat is asked now. False when it is not up to be asked, or only in turn."""
        if self.seat == seat:
            return True
        for place in range(1 if self.kind == RED else 0, self.left):
            if self.queue[place] == seat:
                self.queue[place] = self.seat
                self.seat = seat
                return True
        return False

    # What may be done

    def actions(self) -> i64:
        """The size of the action space."""
        return ACTIONS[self.kind]

    def legal(self) -> list[i64]:
        """The legal actions of the seat that is asked, in rising order."""
        if self.over:
            return []
        if self.kind == BLUE:
            return self._legal_in_blue()
        found = self.deal.moves(self.seat)
        if self.out_of_turn:
            found.append(LET_PASS)
        return found

    def _legal_in_blue(self) -> list[i64]:
        deal = self.deal
        assert isinstance(deal, BlueDeal)
        found: list[i64] = []
        if not self.aside:
            found = deal.plain_moves(self.seat)
        if how_many(self.aside) < deal.most_cards(self.seat):
            faces = held(deal.hands[self.seat] - self.aside) >> (3 * self.last_aside)
            for face in range(self.last_aside, i64(FACES)):
                if faces & 1:
                    found.append(ASIDE + face)
                faces >>= 3
        if self.aside:
            found.append(EXCHANGE_ASIDE)
        return found

    def is_legal(self, action: i64) -> bool:
        return action in self.legal()

    # Doing it

    def apply(self, action: i64) -> None:
        """Make a decision of the seat that is asked. It must be legal."""
        self.decisions += 1
        self.scored = False
        if self.out_of_turn and action == LET_PASS:
            self._ask_next()
        elif self.kind == BLUE and action >= ASIDE:
            self._exchange(action)
        else:
            self._move(action, action)
        if self.decisions >= self.limit and not self.over:
            self.over = True
            self.cut = True
            self.seat = -1
            self.out_of_turn = False

    def _exchange(self, action: i64) -> None:
        if action == EXCHANGE_ASIDE:
            cards = self.aside
            self.aside = 0
            self.last_aside = 0
            self._move(EXCHANGE + cards, EXCHANGE_ASIDE + how_many(cards))
        else:
            self.last_aside = action - ASIDE
            self.aside += one(self.last_aside)

    def _move(self, move: Move, logged_as: i64) -> None:
        deal = self.deal
        self.log[self.logged % LOG] = self.seat * 1024 + logged_as
        self.logged += 1
        deal.do(self.seat, move)
        if deal.over:
            self._end_deal()
        elif self.left > 0 and self.kind == YELLOW and deal.waits_mask() == self._queued():
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
        if isinstance(deal, PurpleDeal):
            self.challenges |= bit(deal.challenge)
        self.number += 1
        self.logged = 0
        self.log = _EMPTY_LOG[:]
        self.deal = self.game.deal(self.players, self.options, self.game.next_dealer(deal), self.seed, int(self.number))
        self.ask_anew()

    # What the log shows

    def log_entry(self, back: i64, observer: Seat) -> i64:
        """The move so many before the last one, 1024 * seat + action, -1 when there was none.

        An exchange appears as 121 + the number of cards; a card given between two others in Yellow as 428 + receiver.
        """
        if back >= self.logged or back >= LOG:
            return -1
        entry = self.log[(self.logged - 1 - back) % LOG]
        if self.kind == YELLOW:
            action = entry % 1024
            if action >= GIVE_TO and observer != entry // 1024 and observer != (action - GIVE_TO) % 6:
                return entry - action + ACTIONS[YELLOW] + (action - GIVE_TO) % 6
        return entry

    # Copies

    def clone(self) -> "Sequence":
        return self._twin(self.deal.clone())

    def guess(self, observer: Seat, source: FastSource) -> "Sequence":
        """A sequence that this seat cannot tell from this one: whatever it does not know is drawn anew.

        That is the cards it does not see, the order of asking, and the deals to come. What another seat has put aside is put
        back, and who gave which card to whom is forgotten. Who is asked now stays, for the searches go on from there.
        """
        twin = self._twin(self.game.guess(self.deal.view(observer), source))
        if observer != self.seat:
            twin.aside = 0
            twin.last_aside = 0
        twin.orders = FastSource(source.below(1_000_000_000))
        twin.seed = self._another_seed(source)
        twin._line_up_anew(observer)
        for back in range(min(self.logged, LOG)):
            twin.log[(self.logged - 1 - back) % LOG] = self.log_entry(back, observer)
        return twin

    def _another_seed(self, source: FastSource) -> bytes:
        """For the deals to come."""
        while True:
            seed = bytes([source.below(256) for _ in range(SEED_BYTES)])
            if not self._brings_back_a_challenge(seed):
                return seed

    def _brings_back_a_challenge(self, seed: bytes) -> bool:
        """purple.challenges: each comes once in a match."""
        deal = self.deal
        if not isinstance(deal, PurpleDeal):
            return False
        played = self.challenges | bit(deal.challenge)
        order = challenge_order(seed, self.players)
        to_come: Mask = 0
        for place in range(self.number, self.length):
            to_come |= bit(order[place])
        return played & to_come != 0

    def _line_up_anew(self, observer: Seat) -> None:
        """Everybody sees who has passed in a race; who has let a moment of Red pass, only that seat knows."""
        waiting = self._queued()
        if self.kind == YELLOW:
            self.left = 0
            self._line_up(waiting)
        elif self.out_of_turn:
            self._line_up_around(observer, waiting)

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
        twin.challenges = self.challenges
        twin.points = self.points[:]
        twin.gained = self.gained[:]
        twin.scored = self.scored
        twin.seat = self.seat
        twin.out_of_turn = self.out_of_turn
        twin.queue = self.queue[:]
        twin.left = self.left
        twin.aside = self.aside
        twin.last_aside = self.last_aside
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
