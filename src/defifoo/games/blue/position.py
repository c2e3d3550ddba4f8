"""Where a game of Blue stands, and what may be done there."""

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit, lowest, members, nth, size
from defifoo.core.chance import Source
from defifoo.core.choices import Choices
from defifoo.core.deal import Deal, zeros
from defifoo.core.game import RULES_VERSION
from defifoo.core.pile import Pile
from defifoo.core.refusal import NOT_YOURS, Violation
from defifoo.games.blue.deck import (
    RAIN,
    Handful,
    all_parts,
    as_bytes,
    count,
    how_many,
    lights_in,
    nth_part,
    one,
    parts,
    parts_up_to,
)
from defifoo.games.blue.lines import Lines
from defifoo.games.blue.moves import ACCEPT, CLOCKWISE, COUNTER, COVER_SUN, EXCHANGE, LAY, MOON_AT, PASS, RAINBOW
from defifoo.games.blue.refusals import card_of, exists, no_move, not_in_hand, why_no_exchange, why_not_there
from defifoo.games.blue.rules import exchangeable, moves_abroad, moves_at_home, must_open
from defifoo.games.blue.turn_moves import TurnMoves


class BluePosition(Deal):
    """rules     the version of the rules that is played by
    deck      how many cards of each face are in play
    known     the cards of each hand that everybody saw go there
    lights    how many Suns and Rainbows are not on the table
    attacker  who laid the Moon that waits for its answer, on the line `attacked`; -1 when none does
    passes    how many players in a row passed for want of anything to do, the pile being empty
    idle      how many turns in a row were exchanges or passes
    last_card the continent that completed the winner's tour
    """

    def __init__(
        self, players: i64, dealer: Seat, source: Source, deck: bytes, hands: vec[i64], pile: Pile, lines: Lines
    ) -> None:
        super().__init__(players, dealer, source)
        self.rules: i64 = RULES_VERSION
        self.deck = deck
        self.hands = hands
        self.pile = pile
        self.lines = lines
        self.known = zeros(players)
        self.lights: i64 = lights_in(deck)
        self.direction: i64 = 1 if players == 2 else 0
        self.turn = dealer
        self.first_turn = True
        self.attacker: Seat = -1
        self.attacked: i64 = -1
        self.passes: i64 = 0
        self.idle: i64 = 0
        self.winner: Seat = -1
        self.last_card: Card = -1
        self.reason = ""

    # Whose move

    def awaited(self) -> Seat:
        """The one seat that may move: the victim of a Moon, holding a Rainbow or not, else whose turn it is.

        blue.moon.reply, blue.moon.reply.secret
        """
        return self.attacked // 3 if self.attacker >= 0 else self.turn

    def movers_mask(self) -> Mask:
        return i64(0) if self.over else bit(self.awaited())

    def waits_mask(self) -> Mask:
        return i64(0) if self.over else bit(self.awaited())

    # Which moves

    def _choosing_direction(self) -> bool:
        """all.direction"""
        return self.direction == 0

    def _must_open(self, seat: Seat) -> bool:
        return self.first_turn and must_open(self.hands[seat], self.rules)

    def _exchangeable(self, seat: Seat) -> i64:
        return i64(0) if self._must_open(seat) else exchangeable(how_many(self.hands[seat]), self.pile.left)

    def _at_home(self, seat: Seat) -> Mask:
        return moves_at_home(seat, self.hands[seat], self.lines)

    def _abroad(self, seat: Seat) -> Mask:
        return moves_abroad(seat, self.hands[seat], self.lines)

    def _must_pass(self, seat: Seat) -> bool:
        """blue.pass"""
        return not (self._exchangeable(seat) or self._at_home(seat) or self._abroad(seat))

    def moves(self, seat: Seat) -> list[Move]:
        found = self.plain_moves(seat)
        most = self.most_cards(seat)
        if most:
            self._add_exchanges(self.hands[seat], most, found)
        return found

    def choices(self, seat: Seat) -> Choices:
        most = self.most_cards(seat)
        if most and most == how_many(self.hands[seat]):
            return TurnMoves(self._at_home(seat), self._abroad(seat), self.hands[seat])
        return self.moves(seat)

    def plain_moves(self, seat: Seat) -> list[Move]:
        """Those that are no exchange."""
        if self.over or seat != self.awaited():
            return []
        if self._choosing_direction():
            return [CLOCKWISE, COUNTER]
        if self.attacker >= 0:
            return [ACCEPT, RAINBOW] if count(self.hands[seat], RAIN) else [ACCEPT]
        if self._must_pass(seat):
            return [PASS]
        found = members(self._at_home(seat))
        for place in members(self._abroad(seat)):
            found.append(MOON_AT + place)
        return found

    def most_cards(self, seat: Seat) -> i64:
        """How many cards may be exchanged at most; 0 where none may be."""
        if self.over or seat != self.awaited() or self.attacker >= 0 or self._choosing_direction():
            return 0
        return self._exchangeable(seat)

    def leaves_time(self, seat: Seat, move: Move) -> bool:  # noqa: ARG002 - the same whoever answers, and how
        """The answer to a Moon comes after the same time, whatever the victim holds.  blue.moon.reply.secret"""
        return self.attacker >= 0

    def _add_exchanges(self, hand: Handful, most: i64, found: list[Move]) -> None:
        any_number = most == how_many(hand)
        handfuls = all_parts(hand)
        for n in range(i64(1), i64(len(handfuls))):
            if any_number or how_many(handfuls[n]) <= most:
                found.append(EXCHANGE + handfuls[n])

    def random_move(self, seat: Seat, source: Source) -> Move:
        """Counts the exchanges instead of listing them."""
        hand, most = self.hands[seat], self._exchangeable(seat)
        if most == 0 or self.attacker >= 0 or self._choosing_direction():
            moves = self.moves(seat)
            return moves[source.below(len(moves))]
        home, abroad = self._at_home(seat), self._abroad(seat)
        at_home, elsewhere = size(home), size(abroad)
        any_number = most == how_many(hand)
        exchanges = parts(hand) - 1 if any_number else parts_up_to(hand, most)
        n = source.below(at_home + elsewhere + exchanges)
        if n >= at_home + elsewhere and any_number:
            return EXCHANGE + nth_part(hand, n - at_home - elsewhere + 1)
        if n < at_home:
            return nth(home, n)
        if n < at_home + elsewhere:
            return MOON_AT + nth(abroad, n - at_home)
        while True:
            cards = nth_part(hand, source.below(parts(hand) - 1) + 1)
            if how_many(cards) <= most:
                return EXCHANGE + cards

    def why_not(self, seat: Seat, move: Move) -> Violation | None:
        if not exists(move, self.players) or not 0 <= seat < self.players:
            return no_move(move)
        if self.over:
            return Violation(self.reason, {"why": "over"}, NOT_YOURS)
        if seat != self.awaited():
            return self._not_yours()
        if self._choosing_direction() != (move == CLOCKWISE or move == COUNTER):
            return Violation("all.direction")
        if self._choosing_direction():
            return None
        if self.first_turn:
            return self._why_not_first(seat, move)
        if (self.attacker >= 0) != (move == ACCEPT or move == RAINBOW):
            return Violation("blue.moon.reply", {"why": "no-moon" if self.attacker < 0 else "answer"})
        return self._why_not_now(seat, move)

    def _not_yours(self) -> Violation:
        awaited = str(self.awaited())
        if self.attacker < 0:
            return Violation("all.turn-order", {"seat": awaited}, NOT_YOURS)
        return Violation("blue.moon.reply", {"seat": awaited, "why": "victim"}, NOT_YOURS)

    def _why_not_first(self, seat: Seat, move: Move) -> Violation | None:
        """Whatever else a dealer tries with the cards they hold, one rule says what comes first.  blue.first-turn"""
        if move == ACCEPT or move == RAINBOW:
            return Violation("blue.first-turn")
        violation = self._why_not_now(seat, move)
        if violation is None or violation.rule == "all.own-cards":
            return violation
        return Violation("blue.first-turn")

    def _why_not_now(self, seat: Seat, move: Move) -> Violation | None:
        hand = self.hands[seat]
        if move >= EXCHANGE:
            return why_no_exchange(move ^ EXCHANGE, hand, self.pile.left, self._must_open(seat))
        if move == ACCEPT:
            return None
        if move == PASS:
            return None if self._must_pass(seat) else Violation("blue.pass")
        card = i64(RAIN) if move == RAINBOW else card_of(move)
        if not count(hand, card):
            return not_in_hand(card)
        if move == RAINBOW:
            return None
        legal = self._at_home(seat) & bit(move) if move < MOON_AT else self._abroad(seat) & bit(move - MOON_AT)
        return None if legal else why_not_there(seat, move, self.lines)

    def timeout(self, seat: Seat) -> Move:
        """Clockwise; no Rainbow; else lay, let the Sun shine, exchange one card, or whatever there is, in this order."""
        if self._choosing_direction():
            return CLOCKWISE
        if self.attacker >= 0:
            return ACCEPT
        home = self._at_home(seat)
        lays = home & ~(bit(LAY) - 1)
        if lays:
            return lowest(lays)
        suns = home & (0b111 | (0b111 << COVER_SUN))
        if suns:
            return lowest(suns)
        if self._exchangeable(seat):
            return EXCHANGE + one(as_bytes(self.hands[seat])[-1])
        return self.moves(seat)[0]
