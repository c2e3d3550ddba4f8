"""One set of Purple, from the choice of direction to the last trick."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit, lowest, members, nth, size
from defifoo.core.chance import Source
from defifoo.core.deal import Deal, step, zeros
from defifoo.core.event import Event
from defifoo.core.outcome import Outcome, ScoreLine, best
from defifoo.core.refusal import MALFORMED, NOT_YOURS, Violation
from defifoo.games.purple.deck import CARD_NAMES, CARDS, SUN, deck_mask
from defifoo.games.purple.rules import (
    DOES_NOT_COUNT,
    NOTHING_CALLED,
    OPEN,
    called_letters,
    calls,
    playable,
    shown_missing,
    strength,
    sweeps,
    takes_the_lead,
)
from defifoo.games.purple.scoring import SUN_PENALTY, challenge_lines, challenge_points, costly_cards, sun_line
from defifoo.games.purple.view import PurpleView

CLOCKWISE: Final = 56
COUNTER: Final = 57
"""Moves 0 to 55 play that card; these two choose the direction."""

MOVES: Final = 58

_CARD_BYTES: Final = [bytes([card]) for card in range(CARDS)]


@final
@mypyc_attr(free_list_len=1)
class PurpleDeal(Deal):
    """costly       the cards that the challenge makes their winner pay for
    last_always  a Spacecraft played last wins the trick even when thrown away
    """

    def __init__(
        self, players: i64, dealer: Seat, source: Source, hands: vec[i64], challenge: i64, challenge_colour: i64, short: bool
    ) -> None:
        super().__init__(players, dealer, source)
        self.hands = hands
        self.challenge = challenge
        self.challenge_colour = challenge_colour
        self.short = short
        self.planet_spacecraft = False
        self.last_always = False
        self.costly = costly_cards(challenge, challenge_colour, spacecraft_too=False)
        self.direction: i64 = 1 if players == 2 else 0
        self.turn = dealer
        self.leader = dealer
        self.trick = zeros(players)
        self.trick_size: i64 = 0
        self.called: i64 = NOTHING_CALLED
        self.best_seat: Seat = -1
        self.best_strength: i64 = DOES_NOT_COUNT
        self.tricks = zeros(players)
        self.won = zeros(players)
        self.missing = zeros(players)
        self.last_winner: Seat = -1
        self.sun_last: Seat = -1

    def choose_readings(self, last_always: bool, planet_spacecraft: bool) -> None:
        """The other readings of two rules.  purple.spacecraft.last.always, purple.score.no-planet.spacecraft"""
        self.last_always = last_always
        self.planet_spacecraft = planet_spacecraft
        self.costly = costly_cards(self.challenge, self.challenge_colour, planet_spacecraft)

    # Whose move

    def movers_mask(self) -> Mask:
        return i64(0) if self.over else bit(self.turn)

    def waits_mask(self) -> Mask:
        return i64(0) if self.over else bit(self.turn)

    # Which moves

    def _choosing_direction(self) -> bool:
        """all.direction"""
        return self.direction == 0

    def moves(self, seat: Seat) -> list[Move]:
        if self.over or seat != self.turn:
            return []
        if self._choosing_direction():
            return [CLOCKWISE, COUNTER]
        return members(playable(self.hands[seat], self.called))

    def random_move(self, seat: Seat, source: Source) -> Move:
        if self._choosing_direction():
            return CLOCKWISE + source.below(2)
        cards = playable(self.hands[seat], self.called)
        return nth(cards, source.below(size(cards)))

    def why_not(self, seat: Seat, move: Move) -> Violation | None:
        if not 0 <= move < MOVES or not 0 <= seat < self.players:
            return Violation("move", {"text": str(move)}, MALFORMED)
        if self.over:
            return Violation("purple.set-end", kind=NOT_YOURS)
        if seat != self.turn:
            return Violation("all.turn-order", {"seat": str(self.turn)}, NOT_YOURS)
        if self._choosing_direction() != (move >= CARDS):
            return Violation("all.direction")
        if move >= CARDS:
            return None
        return self._why_not_card(seat, move)

    def _why_not_card(self, seat: Seat, card: Card) -> Violation | None:
        hand = self.hands[seat]
        if not bit(card) & hand:
            return Violation("all.own-cards", {"card": CARD_NAMES[card]})
        if bit(card) & playable(hand, self.called):
            return None
        letters = called_letters(self.called)
        if self.called >= OPEN:
            return Violation("purple.spacecraft.lead.follow", {"first": letters[0], "second": letters[1]})
        return Violation("purple.follow", {"colour": letters})

    def timeout(self, seat: Seat) -> Move:
        """Clockwise; else the lowest playable card. The Sun, of the highest number, comes last, but not in the last trick."""
        if self._choosing_direction():
            return CLOCKWISE
        hand = self.hands[seat]
        if hand & bit(SUN) and size(hand) == 2:
            return SUN
        return lowest(playable(hand, self.called))

    # Making a move

    def do(self, seat: Seat, move: Move) -> None:
        if move >= CARDS:
            self.direction = 1 if move == CLOCKWISE else -1
            if self.heard is not None:
                self.heard.append(Event("direction", seat, count=int(self.direction)))
            return
        self._lay(seat, move)
        if self.trick_size < self.players:
            self.turn = step(seat, self.direction, self.players)
        else:
            self._end_trick()

    def _lay(self, seat: Seat, card: Card) -> None:
        before = self.called
        self.hands[seat] ^= bit(card)
        self.missing[seat] |= shown_missing(card, before) & deck_mask(self.short)
        self.trick[self.trick_size] = card
        self.trick_size += 1
        counts = strength(card, before)
        swept = self.last_always and sweeps(card, self.trick_size, self.players)
        if swept or takes_the_lead(card, counts, self.best_strength):
            self.best_strength = counts
            self.best_seat = seat
        self.called = calls(card, before)
        if card == SUN and not self.hands[seat]:
            self.sun_last = seat
        if self.heard is not None:
            self._tell_laid(seat, card, before, self.heard)

    def _tell_laid(self, seat: Seat, card: Card, before: i64, heard: list[Event]) -> None:
        heard.append(Event("played", seat, _CARD_BYTES[card]))
        if self.called != before and before != NOTHING_CALLED:
            heard.append(Event("called", seat, count=int(self.called)))
        if self.sun_last == seat and card == SUN:
            heard.append(Event("sun-last", seat, count=int(SUN_PENALTY)))

    def _end_trick(self) -> None:
        """purple.win-trick, purple.lead, purple.set-end"""
        winner = self.best_seat
        cards: Mask = 0
        for place in range(self.players):
            cards |= bit(self.trick[place])
        self.won[winner] |= cards
        self.tricks[winner] += 1
        self.trick_size = 0
        self.called = NOTHING_CALLED
        self.best_seat = -1
        self.best_strength = DOES_NOT_COUNT
        self.last_winner = winner
        self.leader = winner
        self.turn = winner
        if not self.hands[winner]:
            self.over = True
            self.turn = -1
        if self.heard is not None:
            self.heard.append(Event("took-trick", winner, bytes([int(card) for card in self.trick])))
            if self.over:
                self.heard.append(Event("over", -1))

    # The count

    def points(self, seat: Seat) -> i64:
        """purple.score.only: the challenge, and the Sun in the last trick."""
        score = self._challenge_points(seat)
        return score + SUN_PENALTY if seat == self.sun_last else score

    def _challenge_points(self, seat: Seat) -> i64:
        most: i64 = 0
        fewest: i64 = 99
        for other in range(self.players):
            most = max(most, self.tricks[other])
            fewest = min(fewest, self.tricks[other])
        won, tricks = self.won[seat], self.tricks[seat]
        took_last = seat == self.last_winner
        return challenge_points(self.challenge, self.costly, won, tricks, most, fewest, took_last)

    def _account(self, seat: Seat) -> tuple[ScoreLine, ...]:
        """purple.score.only"""
        last_trick = bytes([int(card) for card in self.trick]) if seat == self.last_winner else b""
        points, won, tricks = self._challenge_points(seat), self.won[seat], self.tricks[seat]
        lines = challenge_lines(self.challenge, self.costly, won, tricks, points, last_trick)
        if seat == self.sun_last:
            lines.append(sun_line())
        return tuple(lines)

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        points = tuple([int(self.points(seat)) for seat in range(self.players)])
        accounts = tuple([self._account(seat) for seat in range(self.players)])
        return Outcome("purple.set-end", points, best(points), accounts)

    # What a seat may know, and copies

    def view(self, seat: Seat) -> PurpleView:
        view = PurpleView(seat, self.players, self.dealer)
        view.short = self.short
        view.last_always = self.last_always
        view.planet_spacecraft = self.planet_spacecraft
        view.challenge = self.challenge
        view.challenge_colour = self.challenge_colour
        view.hand = self.hands[seat] if seat >= 0 else 0
        view.hand_sizes = vec[i64]([size(hand) for hand in self.hands])
        view.direction = self.direction
        view.turn = self.turn
        view.leader = self.leader
        view.trick = self.trick[: self.trick_size]
        view.called = self.called
        view.best_seat = self.best_seat
        view.best_strength = self.best_strength
        view.tricks = self.tricks[:]
        view.won = self.won[:]
        view.missing = self.missing[:]
        view.sun_last = self.sun_last
        view.last_winner = self.last_winner
        if self.over:
            view.last_trick = self.trick[:]
        view.outcome = self.outcome()
        return view

    def clone(self) -> "PurpleDeal":
        # Made for nobody, so that nothing is laid out twice.
        source, hands = self.source.clone(), self.hands[:]
        twin = PurpleDeal(0, self.dealer, source, hands, self.challenge, self.challenge_colour, self.short)
        twin.players = self.players
        twin.last_always = self.last_always
        twin.planet_spacecraft = self.planet_spacecraft
        twin.costly = self.costly
        twin.over = self.over
        twin.direction = self.direction
        twin.turn = self.turn
        twin.leader = self.leader
        twin.trick = self.trick[:]
        twin.trick_size = self.trick_size
        twin.called = self.called
        twin.best_seat = self.best_seat
        twin.best_strength = self.best_strength
        twin.tricks = self.tricks[:]
        twin.won = self.won[:]
        twin.missing = self.missing[:]
        twin.last_winner = self.last_winner
        twin.sun_last = self.sun_last
        return twin
