"""The state of a game of Yellow and what the table itself does: wait, pass the turn on, hand out cards, end and count."""

from typing import Final

from mypy_extensions import i64

from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit, size
from defifoo.core.chance import Source
from defifoo.core.deal import Deal, step
from defifoo.core.event import EVERYONE, Event
from defifoo.core.outcome import Outcome
from defifoo.core.pile import Pile
from defifoo.core.question import AT_ONCE, CALM
from defifoo.core.question import RACE as A_RACE
from defifoo.games.yellow.deck import CARD_BYTES
from defifoo.games.yellow.hands import Hands
from defifoo.games.yellow.memory import Memory
from defifoo.games.yellow.phases import DIRECTION, LEAD, OVER, RACE, THANKING, TURN
from defifoo.games.yellow.rules import MAX_REMAKES, NOTHING
from defifoo.games.yellow.view import YellowView

NO_CARD: Final = -1
SIXTH_REMAKE: Final = -2


class YellowPosition(Deal):
    def __init__(
        self,
        players: i64,
        dealer: Seat,
        source: Source,
        hands: Hands,
        pile: Pile,
        memory: Memory,
        level: i64,
        mistakes: bool,
        thanks: bool,
        under: Pile | None = None,
    ) -> None:
        super().__init__(players, dealer, source)
        self.hands = hands
        self.pile = pile
        self.memory = memory
        self.level = level
        self.mistakes = mistakes
        self.thanks = thanks
        self.direction: i64 = 1 if players == 2 else 0
        self.phase: i64 = LEAD if players == 2 else DIRECTION
        self.turn = dealer
        """Whose turn it is; in a race, who opened it; when thanks are owed, who gave."""
        self.lies: i64 = NOTHING
        self.top: Card = -1
        self.under = Pile(b"") if under is None else under
        self.drawn: Card = -1
        self.debt: i64 = 0
        self.racers: Mask = 0
        self.receiver: Seat = -1
        self.remakes: i64 = 0
        self.idle: i64 = 0
        """The turns in a row in which nothing was played or drawn."""
        self.winner: Seat = -1
        self.last_card: Card = -1
        """The card that the winner played or gave away last."""

    # Whose move

    def movers_mask(self) -> Mask:
        return self.waits_mask()

    def waits_mask(self) -> Mask:
        if self.phase == RACE:
            return self.racers
        if self.phase == THANKING:
            return bit(self.receiver)
        return i64(0) if self.over else bit(self.turn)

    def question(self) -> i64:
        """yellow.event.speed, yellow.event.give.thanks"""
        if self.phase == RACE:
            return A_RACE
        return AT_ONCE if self.phase == THANKING else CALM

    def still_asks(self, move: Move) -> bool:  # noqa: ARG002 - who has left says it, however they did
        """Who leaves a race, by a pass or by a mistake, makes nobody else's card stale.  yellow.event.speed, yellow.mistake

        In a race that has just begun everybody runs but the player of the card.
        """
        return self.phase == RACE and size(self.racers) < self.players - 1

    def _pass_on(self, seat: Seat) -> None:
        """The turn of a seat is over.  all.turn-order"""
        if self.over:
            return
        self.turn = step(seat, self.direction, self.players)
        self.phase = LEAD if self.lies == NOTHING else TURN
        self.drawn = -1
        self.receiver = -1

    # The draw pile

    def _take(self, seat: Seat, number: i64) -> i64:
        """Up to so many cards from the pile to a hand; how many there were.  yellow.pile-empty, yellow.stuck"""
        taken: i64 = 0
        seen = b""
        card = NO_CARD
        while taken < number:
            card = self._take_one(seat)
            if card < 0:
                break
            taken += 1
            if self.heard is not None:
                seen += CARD_BYTES[card]
        self._tell("drew", seat, seen, -1, taken, bit(seat))
        if card == SIXTH_REMAKE:
            self._end(-1, NO_CARD)
        return taken

    def _take_one(self, seat: Seat) -> Card:
        if self.pile.left == 0:
            if self.under.left == 0:
                return NO_CARD
            if self.remakes == MAX_REMAKES:
                return SIXTH_REMAKE
            self.remakes += 1
            self._my_memory().remade(self.under.contents())
            self.pile, self.under = self.under, Pile(b"")
            self._tell("pile-remade", -1, b"", -1, self.remakes)
        card = self.pile.draw(self.source)
        self.hands.add(seat, card)
        if self.memory.made_anew:
            self._my_memory().drawn(seat, card)
        return card

    def _my_memory(self) -> Memory:
        """The memory, to be changed: no clone shares it any more."""
        if self.memory.lent:
            self.memory = self.memory.clone()
        return self.memory

    def _tell(
        self, name: str, seat: Seat, cards: bytes = b"", other: Seat = -1, count: i64 = 0, audience: Mask = EVERYONE
    ) -> None:
        if self.heard is not None:
            self.heard.append(Event(name, seat, cards, other, int(count), audience))

    # The end and the count

    def _end(self, winner: Seat, card: Card) -> None:
        """yellow.end; without a winner and a card yellow.stuck"""
        self.over = True
        self.winner = winner
        self.last_card = card
        self.phase = OVER
        self.turn = -1
        self.racers = 0
        self.debt = 0
        self.drawn = -1
        self.receiver = -1
        if self.heard is not None:
            self._tell("won" if winner >= 0 else "stuck", winner)
            for seat in range(self.players):
                if seat != winner:
                    self._tell("showed", seat, self.hands.cards(seat), -1, self.points(seat))

    def points(self, seat: Seat) -> i64:
        return self.hands.points(seat)

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        points = tuple([int(self.points(seat)) for seat in range(self.players)])
        accounts = tuple([self.hands.account(seat) for seat in range(self.players)])
        if self.winner < 0:
            return Outcome("yellow.stuck", points, (), accounts)
        return Outcome("yellow.end", points, (int(self.winner),), accounts, self.winner, self.last_card)

    # What a seat may know, and copies

    def view(self, seat: Seat) -> YellowView:
        view = YellowView(seat, self.players, self.dealer)
        view.level = self.level
        view.mistakes = self.mistakes
        view.thanks = self.thanks
        view.direction = self.direction
        view.phase = self.phase
        view.turn = self.turn
        view.waits = self.waits_mask()
        view.receiver = self.receiver
        view.hand = self.hands.cards(seat) if seat >= 0 else b""
        view.hand_sizes = self.hands.sizes[:]
        view.drawn = self.drawn if seat == self.turn else -1
        view.top = self.top
        view.lies = self.lies
        view.under = self.under.contents()
        view.pile_size = self.pile.left
        view.debt = self.debt
        view.remakes = self.remakes
        view.idle = self.idle
        view.winner = self.winner
        observer = seat if seat >= 0 else self.players
        view.known = [self.memory.of(observer, holder) for holder in range(self.players)]
        view.shown = [self.memory.of(self.players, holder) for holder in range(self.players)]
        view.pile_of = self.memory.may_lie_in_pile(observer)
        view.outcome = self.outcome()
        if self.over:
            view.hands = [self.hands.cards(holder) for holder in range(self.players)]
        return view
