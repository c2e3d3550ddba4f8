"""One game of Blue, from the choice of direction to the last continent: what each move changes."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit, lowest
from defifoo.core.deal import step
from defifoo.core.event import EVERYONE, Event
from defifoo.core.outcome import Outcome
from defifoo.games.blue.deck import (
    BOLT,
    HAND,
    ICE,
    MOON,
    RAIN,
    SUN,
    Handful,
    as_bytes,
    count,
    faces_of,
    how_many,
    one,
    surely_left,
)
from defifoo.games.blue.lines import WINNER_POINTS, line
from defifoo.games.blue.moves import (
    ACCEPT,
    BOLT_AT,
    CLOCKWISE,
    COVER_RAIN,
    COVER_SUN,
    EXCHANGE,
    ICE_AT,
    LAY,
    MOON_AT,
    OPEN_RAIN,
    PASS,
    RAINBOW,
    line_of,
)
from defifoo.games.blue.position import BluePosition
from defifoo.games.blue.rules import STANDSTILL, dead_table, of_colour, strikeable
from defifoo.games.blue.view import BlueView


@final
@mypyc_attr(free_list_len=1)
class BlueDeal(BluePosition):
    # Making a move

    def do(self, seat: Seat, move: Move) -> None:
        if move >= EXCHANGE:
            self._exchange(seat, move ^ EXCHANGE)
        elif move < LAY:
            self._announce(seat, move)
        elif move < MOON_AT:
            self._lay(seat, move // 3)
        elif move < ICE_AT:
            self._moon(seat, line_of(move))
        elif move < PASS:
            self._iceberg(seat, line_of(move))
        elif move == PASS:
            self._pass(seat)
        elif move == ACCEPT:
            self._accept(seat)
        elif move == RAINBOW:
            self._answer(seat)
        else:
            self.direction = 1 if move == CLOCKWISE else -1
            self._tell("direction", seat, 0, -1, self.direction)

    def _announce(self, seat: Seat, move: Move) -> None:
        """The moves that go with the name of a colour."""
        colour = move % 3
        if move < COVER_SUN:
            self._open(seat, line(seat, colour), SUN if move < OPEN_RAIN else RAIN)
        elif BOLT_AT <= move < COVER_RAIN:
            self._lightning(seat, colour)
        else:
            self._cover(seat, line(seat, colour), SUN if move < BOLT_AT else RAIN)
            self._end_turn(seat)

    def _open(self, seat: Seat, place: i64, card: Card) -> None:
        """blue.open"""
        self._spend(seat, card)
        self.lights -= 1
        self.lines.open(place, card)
        self._tell("opened", seat, one(card), -1, place % 3)
        self._end_turn(seat)

    def _cover(self, seat: Seat, place: i64, card: Card) -> None:
        """blue.cancel"""
        self._spend(seat, card)
        self.lights -= 1
        self.lines.cover(place, card)
        self._tell("cancelled" if self.attacker < 0 else "answered", seat, one(card), self.attacker, place % 3)

    def _lay(self, seat: Seat, card: Card) -> None:
        """blue.continent, blue.win: the winner draws no more."""
        self._spend(seat, card)
        self.lines.lay(seat, card)
        self._tell("laid", seat, one(card), -1, 0)
        if self.lines.tour_done(seat):
            self.winner = seat
            self.last_card = card
            self._tell("won", seat, 0, -1, WINNER_POINTS)
            self._end("blue.win")
        else:
            self._end_turn(seat)

    def _moon(self, seat: Seat, place: i64) -> None:
        """The Moon lies; the theft waits for the answer.  blue.moon, blue.moon.reply"""
        self._spend(seat, MOON)
        self.lines.stop(place)
        self.attacker = seat
        self.attacked = place
        self._tell("moon", seat, one(MOON), place // 3, place % 3)

    def _accept(self, victim: Seat) -> None:
        """blue.moon, blue.draw: the stolen card counts."""
        thief, place = self.attacker, self.attacked
        self._close_reply()
        self._tell("accepted", victim, 0, thief, place % 3)
        if self.lines.laden & bit(place):
            card = self.lines.take_last(place)
            self.hands[thief] += one(card)
            self.known[thief] += one(card)
            self._tell("stole", thief, one(card), victim, place % 3)
        self._end_turn(thief)

    def _answer(self, victim: Seat) -> None:
        """The Rainbow on the Moon, a card for the victim, the attacker's draw, then a full turn of the victim.

        blue.moon.reply
        """
        thief = self.attacker
        self._cover(victim, self.attacked, RAIN)
        self._close_reply()
        self._draw(victim, 1)
        self._end_turn(thief)
        self.turn = victim

    def _close_reply(self) -> None:
        self.attacker = -1
        self.attacked = -1

    def _lightning(self, seat: Seat, colour: i64) -> None:
        """The struck continents and the Lightning are in the pile before the attacker draws.  blue.lightning"""
        self._spend(seat, BOLT)
        self._tell("lightning", seat, one(BOLT), -1, colour)
        struck = strikeable(seat, self.lines) & of_colour(colour)
        while struck:
            place = lowest(struck)
            struck &= struck - 1
            card = self.lines.take_last(place)
            self.pile.put_back(card)
            self._tell("struck", seat, one(card), place // 3, colour)
        self.pile.put_back(BOLT)
        self._end_turn(seat)

    def _iceberg(self, seat: Seat, place: i64) -> None:
        """blue.iceberg"""
        self._spend(seat, ICE)
        self.lines.freeze(place)
        self._tell("iceberg", seat, one(ICE), place // 3, place % 3)
        self._end_turn(seat)

    def _exchange(self, seat: Seat, cards: Handful) -> None:
        """New cards first, then the old ones are shuffled in.  blue.exchange"""
        number = how_many(cards)
        self.hands[seat] -= cards
        self.known[seat] = surely_left(self.known[seat], number)
        self._tell("exchanged", seat, cards, -1, number)
        self._draw(seat, number)
        faces = faces_of(cards)
        while faces:
            face = lowest(faces) // 3
            faces &= faces - 1
            for _ in range(count(cards, face)):
                self.pile.put_back(face)
        self._end_idle_turn(seat)

    def _pass(self, seat: Seat) -> None:
        """blue.pass, blue.pass.draw, blue.pile-empty"""
        passes = self.passes + 1 if self.pile.left == 0 else i64(0)
        self._tell("passed", seat, 0, -1, 0)
        if passes == self.players:
            self._end("blue.pile-empty")
        else:
            self._end_idle_turn(seat)
            self.passes = passes

    # The parts of a move

    def _spend(self, seat: Seat, card: Card) -> None:
        self.hands[seat] -= one(card)
        if count(self.known[seat], card):
            self.known[seat] -= one(card)

    def _draw(self, seat: Seat, number: i64) -> None:
        number = min(number, self.pile.left)
        drawn: Handful = 0
        for _ in range(number):
            drawn += one(self.pile.draw(self.source))
        self.hands[seat] += drawn
        if number:
            self._tell("drew", seat, drawn, -1, number)

    def _end_turn(self, seat: Seat) -> None:
        self.idle = 0
        self._pass_on(seat)

    def _end_idle_turn(self, seat: Seat) -> None:
        """blue.standstill"""
        self.idle += 1
        if self.idle == STANDSTILL * self.players:
            self._end("blue.standstill")
        else:
            self._pass_on(seat)

    def _pass_on(self, seat: Seat) -> None:
        """blue.dead-table, blue.draw, all.turn-order"""
        self.first_turn = False
        self.passes = 0
        if dead_table(self.players, self.lights, self.lines):
            self._end("blue.dead-table")
            return
        self._draw(seat, HAND - how_many(self.hands[seat]))
        self.turn = step(seat, self.direction, self.players)

    def _end(self, reason: str) -> None:
        self.over = True
        self.reason = reason
        self.turn = -1
        self._tell("over", -1, 0, -1, 0)

    def _tell(self, name: str, seat: Seat, cards: Handful, other: Seat, number: i64) -> None:
        """What was drawn or given back, only its owner may know.  all.secret"""
        if self.heard is not None:
            audience: Mask = bit(seat) if name == "drew" or name == "exchanged" else EVERYONE
            self.heard.append(Event(name, seat, as_bytes(cards), other, int(number), audience))

    # The count

    def points(self, seat: Seat) -> i64:
        """blue.score.winner, blue.score.others"""
        return i64(WINNER_POINTS) if seat == self.winner else self.lines.tour_points(seat)

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        points = tuple([int(self.points(seat)) for seat in range(self.players)])
        winners = () if self.winner < 0 else (int(self.winner),)
        accounts = tuple([(self.lines.tour_line(seat, seat == self.winner),) for seat in range(self.players)])
        return Outcome(self.reason, points, winners, accounts, self.winner, self.last_card)

    # What a seat may know, and copies

    def view(self, seat: Seat) -> BlueView:
        view = BlueView(seat, self.players, self.dealer, self.deck, self.lines.clone())
        view.rules = self.rules
        view.hand = self.hands[seat] if seat >= 0 else 0
        view.hand_sizes = vec[i64]([how_many(hand) for hand in self.hands])
        view.shown_hands = self.hands[:] if self.over else vec[i64]()
        view.pile = self.pile.left
        view.known = self.known[:]
        view.lights = self.lights
        view.direction = self.direction
        view.turn = self.turn
        view.first_turn = self.first_turn
        view.attacker = self.attacker
        view.attacked = self.attacked
        view.passes = self.passes
        view.idle = self.idle
        view.winner = self.winner
        view.outcome = self.outcome()
        return view

    def clone(self) -> "BlueDeal":
        # Made for nobody, so that nothing is laid out twice.
        source, hands, pile, lines = self.source.clone(), self.hands[:], self.pile.clone(), self.lines.clone()
        twin = BlueDeal(0, self.dealer, source, self.deck, hands, pile, lines)
        twin.players = self.players
        twin.rules = self.rules
        twin.over = self.over
        twin.known = self.known[:]
        twin.lights = self.lights
        twin.direction = self.direction
        twin.turn = self.turn
        twin.first_turn = self.first_turn
        twin.attacker = self.attacker
        twin.attacked = self.attacked
        twin.passes = self.passes
        twin.idle = self.idle
        twin.winner = self.winner
        twin.last_card = self.last_card
        twin.reason = self.reason
        return twin
