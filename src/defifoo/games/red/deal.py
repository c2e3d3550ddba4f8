"""One game of Red, from the choice of teams to the count."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import as_bytes, bit, members, nth, size
from defifoo.core.chance import Source
from defifoo.core.deal import Deal, step, zeros
from defifoo.core.event import Event
from defifoo.core.outcome import Outcome, best
from defifoo.core.refusal import NOT_YOURS, Violation
from defifoo.games.red.choices import CARD, asked, cards_out_of_turn, choice_of_the_absent, choices
from defifoo.games.red.deck import BANK, BOMB, CARDS, SPECIALS
from defifoo.games.red.moves import CLOCKWISE, TEAM, is_move
from defifoo.games.red.refusals import misplayed, no_move, out_of_turn, wrong_choice
from defifoo.games.red.rules import (
    BEWITCHING,
    DOES_NOT_COUNT,
    NOTHING_LED,
    bewitches,
    may_be_slammed,
    playable,
    round_under_way,
    shown_missing,
    strength,
    suit_of,
    weakest,
)
from defifoo.games.red.scoring import accounts, side_of, side_value, side_with_most, value
from defifoo.games.red.view import RedView

_CARD_BYTES: Final = [bytes([card]) for card in range(CARDS)]


@final
@mypyc_attr(free_list_len=1)
class RedDeal(Deal):
    """`bank` is what everyone saw go into the Bank, `face_down` the card that nobody saw; `team` is the dealer's side."""

    def __init__(self, players: i64, dealer: Seat, source: Source, hands: vec[i64], face_down: Mask, charmer: bool) -> None:
        super().__init__(players, dealer, source)
        self.hands = hands
        self.face_down = face_down
        self.charmer = charmer
        self.deck: Mask = face_down
        self.holders: Mask = 0
        for seat in range(players):
            self.deck |= hands[seat]
            if hands[seat] & SPECIALS:
                self.holders |= bit(seat)
        self.bank: Mask = 0
        self.team: Mask = 0
        self.direction: i64 = 1 if players == 2 else 0
        self.turn = dealer
        self.leader = dealer
        self.trick = zeros(players)
        self.trick_size: i64 = 0
        self.trick_cards: Mask = 0
        self.led: i64 = NOTHING_LED
        self.best_seat: Seat = -1
        self.best_strength: i64 = DOES_NOT_COUNT
        self.won = zeros(players)
        self.missing = zeros(players)
        self.bewitched = False
        self.ended_by: Seat = -1
        self.last_card: Card = -1

    # Whose move

    def movers_mask(self) -> Mask:
        """red.interrupt: beside the seat whose turn it is, the holders of the Bank and the Bomb during a round."""
        if self.over:
            return 0
        if round_under_way(self.trick_size, self.players):
            return self.holders | bit(self.turn)
        return bit(self.turn)

    def waits_mask(self) -> Mask:
        return i64(0) if self.over else bit(self.turn)

    # Which moves

    def _asked(self) -> i64:
        return asked(self.team, self.direction, self.players)

    def _playable(self, seat: Seat) -> Mask:
        """The cards a seat may play, the choices of the dealer being made."""
        if seat == self.turn:
            return playable(self.hands[seat], self.led)
        if 0 <= seat < self.players:
            return cards_out_of_turn(self.hands[seat], self.trick_size, self.players)
        return 0

    def moves(self, seat: Seat) -> list[Move]:
        if self.over:
            return []
        what = self._asked()
        if what == CARD:
            return members(self._playable(seat))
        return choices(what, self.dealer, self.players) if seat == self.turn else []

    def random_move(self, seat: Seat, source: Source) -> Move:
        if self.direction == 0:
            offered = self.moves(seat)
            return offered[source.below(len(offered))]
        cards = self._playable(seat)
        return nth(cards, source.below(size(cards)))

    def timeout(self, seat: Seat) -> Move:
        """The next seats clockwise as partners; clockwise; the weakest card."""
        what = self._asked()
        return weakest(self._playable(seat)) if what == CARD else choice_of_the_absent(what, self.dealer, self.players)

    def why_not(self, seat: Seat, move: Move) -> Violation | None:
        if not is_move(move) or not 0 <= seat < self.players:
            return no_move(move)
        if self.over:
            return Violation("red.end", kind=NOT_YOURS)
        what = self._asked()
        if what == CARD and move < CLOCKWISE and bit(move) & self._playable(seat):
            return None
        if seat != self.turn:
            return out_of_turn(move, self.hands[seat], self.turn)
        if what == CARD and move < CLOCKWISE:
            return misplayed(move, self.hands[seat], self.led)
        if what != CARD and move in choices(what, self.dealer, self.players):
            return None
        return wrong_choice(move, self.players, what)

    # What the table asks

    def answers_round(self, seat: Seat, move: Move) -> bool:  # noqa: ARG002 - whoever is in turn by now stops it like the others
        """The Bank and the Bomb count whoever played in the round meanwhile.  red.interrupt"""
        return BANK <= move < CARDS and self.trick_size > 0

    def round_begins(self) -> bool:
        return self.trick_size <= 1

    def leaves_time(self, seat: Seat, move: Move) -> bool:
        return may_be_slammed(move, self.trick_size, self.players, size(self.hands[seat]))

    # Making a move

    def do(self, seat: Seat, move: Move) -> None:
        if move >= CLOCKWISE:
            self._choose(seat, move)
            return
        self.hands[seat] ^= bit(move)
        if self.heard is not None:
            self._tell(Event("played" if seat == self.turn else "slammed", seat, _CARD_BYTES[move]))
        if move >= BANK:
            self._stop_round(seat, move)
        else:
            self._lay(seat, move)
        if not self.hands[seat]:
            self.last_card = move
            self._end(seat)

    def _choose(self, seat: Seat, move: Move) -> None:
        if move >= TEAM:
            self.team = bit(seat) | (move - TEAM)
            for partner in members(move - TEAM):
                self._tell(Event("partner", seat, other=partner))
            return
        self.direction = 1 if move == CLOCKWISE else -1
        self._tell(Event("direction", seat, count=int(self.direction)))

    def _lay(self, seat: Seat, card: Card) -> None:
        """red.order, red.follow.gang, red.follow.police"""
        if self.led == NOTHING_LED:
            self.led = suit_of(card)
        else:
            self.missing[seat] |= shown_missing(card, self.led)
        counts = strength(card, self.led)
        if self.charmer and not self.bewitched and bewitches(card, self.led, self.trick_cards):
            self.bewitched = True
            counts = BEWITCHING
            self._tell(Event("bewitched", seat, _CARD_BYTES[card] + _CARD_BYTES[card + 1], self._who_played(card + 1)))
        if counts > self.best_strength:
            self.best_strength = counts
            self.best_seat = seat
        self.trick[self.trick_size] = card
        self.trick_cards |= bit(card)
        self.trick_size += 1
        if self.trick_size < self.players:
            self.turn = step(seat, self.direction, self.players)
        else:
            self._end_round()

    def _end_round(self) -> None:
        """red.win-round"""
        winner = self.best_seat
        self.won[winner] |= self.trick_cards
        if self.heard is not None:
            self._tell(Event("took-round", winner, self._in_order()))
        self._new_round(winner)

    def _stop_round(self, seat: Seat, card: Card) -> None:
        """red.bomb, red.bank, red.bomb.lead, red.bank.lead"""
        cards = self.trick_cards | bit(card)
        if not self.hands[seat] & SPECIALS:
            self.holders &= ~bit(seat)
        led = self.trick_size == 0
        if card == BOMB:
            self.won[seat] |= cards
        else:
            self.bank |= cards
        if self.heard is not None:
            name = "bomb" if card == BOMB else "bank"
            self._tell(Event(f"{name}-led" if led else name, seat, self._in_order() + _CARD_BYTES[card]))
        self._new_round(seat)

    def _new_round(self, leader: Seat) -> None:
        """red.lead"""
        self.trick_size = 0
        self.trick_cards = 0
        self.led = NOTHING_LED
        self.best_seat = -1
        self.best_strength = DOES_NOT_COUNT
        self.leader = leader
        self.turn = leader

    def _end(self, seat: Seat) -> None:
        """red.end, red.end.round: what was won is won, all the rest goes to the Bank."""
        left_over = self.trick_cards
        self._tell(Event("last-card", seat))
        if left_over and self.heard is not None:
            self._tell(Event("table-to-bank", -1, self._in_order()))
        for other in range(self.players):
            if self.hands[other] and self.heard is not None:
                self._tell(Event("hand-to-bank", other, as_bytes(self.hands[other])))
            left_over |= self.hands[other]
            self.hands[other] = 0
        self.bank |= left_over | self.face_down
        self.face_down = 0
        self.holders = 0
        self._new_round(-1)
        self.ended_by = seat
        self.over = True
        self._tell_count()

    def _in_order(self) -> bytes:
        """The cards of the round as they were played."""
        return bytes([int(self.trick[place]) for place in range(self.trick_size)])

    def _who_played(self, card: Card) -> Seat:
        seat = self.leader
        for place in range(self.trick_size):
            if self.trick[place] == card:
                return seat
            seat = step(seat, self.direction, self.players)
        return -1

    def _tell_count(self) -> None:
        if self.heard is None:
            return
        worth = int(value(self.bank))
        self._tell(Event("bank-opened", -1, as_bytes(self.bank), count=worth))
        takers = side_with_most(self.won, self.team)
        for seat in members(takers):
            self._tell(Event("bank-won", seat, count=worth))
        if not takers:
            self._tell(Event("bank-shut", -1, count=worth))
        self._tell(Event("over", -1))

    def _tell(self, event: Event) -> None:
        if self.heard is not None:
            self.heard.append(event)

    # The count

    def points(self, seat: Seat) -> i64:
        """red.score.each"""
        side = side_of(seat, self.players, self.team)
        total = side_value(side, self.won)
        return total + value(self.bank) if side_with_most(self.won, self.team) == side else total

    def outcome(self) -> Outcome | None:
        """red.win"""
        if not self.over:
            return None
        points = tuple([int(self.points(seat)) for seat in range(self.players)])
        sheets = accounts(self.won, self.team, self.bank)
        return Outcome("red.end", points, best(points), sheets, self.ended_by, self.last_card)

    # What a seat may know, and copies

    def view(self, seat: Seat) -> RedView:
        view = RedView(seat, self.players, self.dealer)
        view.charmer = self.charmer
        view.deck = self.deck
        view.hand = self.hands[seat] if seat >= 0 else 0
        view.hand_sizes = vec[i64]([size(hand) for hand in self.hands])
        view.face_down = size(self.face_down)
        view.bank = self.bank
        view.team = self.team
        view.direction = self.direction
        view.turn = self.turn
        view.leader = self.leader
        view.trick = self.trick[: self.trick_size]
        view.led = self.led
        view.best_seat = self.best_seat
        view.best_strength = self.best_strength
        view.won = self.won[:]
        view.missing = self.missing[:]
        view.bewitched = self.bewitched
        view.ended_by = self.ended_by
        view.outcome = self.outcome()
        return view

    def clone(self) -> "RedDeal":
        # Made for nobody, so that nothing is laid out twice.
        twin = RedDeal(0, self.dealer, self.source.clone(), self.hands[:], self.face_down, self.charmer)
        twin.players = self.players
        twin.holders = self.holders
        twin.over = self.over
        twin.deck = self.deck
        twin.bank = self.bank
        twin.team = self.team
        twin.direction = self.direction
        twin.turn = self.turn
        twin.leader = self.leader
        twin.trick = self.trick[:]
        twin.trick_size = self.trick_size
        twin.trick_cards = self.trick_cards
        twin.led = self.led
        twin.best_seat = self.best_seat
        twin.best_strength = self.best_strength
        twin.won = self.won[:]
        twin.missing = self.missing[:]
        twin.bewitched = self.bewitched
        twin.ended_by = self.ended_by
        twin.last_card = self.last_card
        return twin
