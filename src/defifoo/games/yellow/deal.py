"""One game of Yellow: what each move does."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from defifoo.core.aliases import Card, Move, Seat
from defifoo.core.bits import bit
from defifoo.games.yellow.choices import YellowChoices
from defifoo.games.yellow.deck import CARD_BYTES, GIVE, JOKER, PLUS3, REPLAY, SPEED, SWAP, event_of
from defifoo.games.yellow.moves import (
    AGAIN,
    CLOCKWISE,
    DRAW,
    GIVE_TO,
    KEEP,
    PASS,
    REVERSE,
    SILENT,
    SWAP_WITH,
    TAKE,
    THANKS,
    card_of,
    lies_after,
    target_of,
)
from defifoo.games.yellow.phases import DEBT, DRAWN, GIVING, LEAD, RACE, REPLAYING, SWAPPING, THANKING, TURN
from defifoo.games.yellow.position import NO_CARD, SIXTH_REMAKE
from defifoo.games.yellow.rules import PENALTY


@final
@mypyc_attr(free_list_len=1)
class YellowDeal(YellowChoices):
    def do(self, seat: Seat, move: Move) -> None:
        if move < DRAW:
            card = card_of(move)
            if self.mistakes and not bit(card) & self._right(seat):
                self._mistake(seat, card)
            else:
                self._lay(seat, card, lies_after(move))
        elif move == DRAW:
            self._draw(seat)
        elif move == KEEP:
            self._tell("kept", seat)
            self._pass_on(seat)
        elif move == PASS:
            self._tell("passed", seat)
            self._leave_race(seat)
        elif move == TAKE:
            self._take_debt(seat)
        elif move >= GIVE_TO:
            self._give(seat, target_of(move), (move - GIVE_TO) // 6)
        elif move >= SWAP_WITH:
            self._swap(seat, target_of(move))
        else:
            self._say(seat, move)

    def _say(self, seat: Seat, move: Move) -> None:
        if move == AGAIN:
            self._tell("again", seat)
            self.phase = TURN
        elif move == REVERSE:
            self.direction = -self.direction
            self._tell("reversed", seat, b"", -1, self.direction)
            self._pass_on(seat)
        elif move == THANKS:
            self._tell("thanked", seat, b"", self.turn)
            self._pass_on(self.turn)
        elif move == SILENT:
            self._tell("silent", seat, b"", self.turn, PENALTY)
            self._take(seat, PENALTY)
            self._pass_on(self.turn)
        else:
            self.direction = 1 if move == CLOCKWISE else -1
            self._tell("direction", seat, b"", -1, self.direction)
            self.phase = LEAD

    # Cards

    def _lay(self, seat: Seat, card: Card, lies: i64) -> None:
        self.hands.remove(seat, card)
        if self.phase == DRAWN:
            if self.memory.made_anew:
                self._my_memory().drawn_shown(seat, card)
        elif self.memory.talked_of[seat] & bit(card):
            self._my_memory().left_hand(seat, card)
        if self.top >= 0:
            self.under.put_back(self.top)
        self.top = card
        self.lies = lies
        self.idle = 0
        self.drawn = -1
        if self.heard is not None:
            self._tell_played(seat, card)
        if self.hands.sizes[seat] == 0:
            self._end(seat, card)
        else:
            self._trigger(seat, card)

    def _tell_played(self, seat: Seat, card: Card) -> None:
        if card < JOKER:
            self._tell("played", seat, CARD_BYTES[card])
        else:
            self._tell("joker", seat, CARD_BYTES[card], -1, self.lies // 3 + 1)
        if self.phase == RACE:
            self._tell("won-race", seat)
        if self.phase == DEBT and card >= JOKER:
            self._tell("cancelled", seat, b"", -1, self.debt)

    def _trigger(self, seat: Seat, card: Card) -> None:
        """yellow.event.replay, yellow.event.speed, yellow.event.speed.chain, yellow.event.plus3, yellow.event.must"""
        event = event_of(card)
        self.turn = seat
        self.racers = 0
        if event == PLUS3:
            self.debt += PENALTY
            self._pass_on(seat)
            self.phase = DEBT
            self._tell("debt", seat, b"", self.turn, self.debt)
            return
        self.debt = 0
        if event == REPLAY:
            self.phase = REPLAYING
        elif event == SPEED:
            self.phase = RACE
            self.racers = (bit(self.players) - 1) ^ bit(seat)
            self._tell("race", seat)
        elif event == GIVE:
            self.phase = GIVING
        elif event == SWAP:
            self.phase = SWAPPING
        else:
            self._pass_on(seat)

    def _mistake(self, seat: Seat, card: Card) -> None:
        """yellow.mistake"""
        racing, drew = self.phase == RACE, self.phase == DRAWN
        memory = self._my_memory()
        memory.shown(seat, card, drew)
        if drew and memory.made_anew:
            memory.drawn_shown(seat, card)
        self._tell("mistake", seat, CARD_BYTES[card], -1, self.debt + PENALTY)
        taken = self._take(seat, self.debt + PENALTY)
        self.debt = 0
        if racing:
            self._leave_race(seat)
        else:
            self._end_turn(seat, taken + (1 if drew else 0))

    def _draw(self, seat: Seat) -> None:
        """yellow.draw"""
        card = self._take_one(seat)
        self._tell("drew", seat, CARD_BYTES[card] if card >= 0 else b"", -1, 1 if card >= 0 else 0, bit(seat))
        if card == SIXTH_REMAKE:
            self._end(-1, NO_CARD)
        elif card == NO_CARD:
            self._end_turn(seat, 0)
        else:
            self.drawn = card
            self.idle = 0
            self.phase = DRAWN

    def _take_debt(self, seat: Seat) -> None:
        """yellow.event.plus3"""
        taken = self._take(seat, self.debt)
        self.debt = 0
        self._end_turn(seat, taken)

    def _end_turn(self, seat: Seat, drawn: i64) -> None:
        """yellow.stuck, yellow.stuck.round"""
        if self.over:
            return
        self.idle = i64(0) if drawn else self.idle + 1
        if self.idle == self.players:
            self._end(-1, NO_CARD)
        else:
            self._pass_on(seat)

    def _leave_race(self, seat: Seat) -> None:
        """yellow.event.speed"""
        self.racers &= ~bit(seat)
        if self.racers == 0 and not self.over:
            self._tell("race-over", -1)
            self._pass_on(self.turn)

    def _give(self, giver: Seat, receiver: Seat, card: Card) -> None:
        """yellow.event.give, yellow.event.give.thanks, yellow.end"""
        self.hands.remove(giver, card)
        self.hands.add(receiver, card)
        self._my_memory().given(giver, receiver, card)
        self._tell("gave", giver, CARD_BYTES[card], receiver, 1, bit(giver) | bit(receiver))
        if self.hands.sizes[giver] == 0:
            self._end(giver, card)
        elif self.thanks:
            self.phase = THANKING
            self.receiver = receiver
        else:
            self._pass_on(giver)

    def _swap(self, seat: Seat, other: Seat) -> None:
        """yellow.event.swap"""
        self.hands.swap(seat, other)
        self._my_memory().swapped(seat, other, self.hands)
        self._tell("swapped", seat, b"", other)
        self._pass_on(seat)

    def clone(self) -> "YellowDeal":
        twin = YellowDeal(
            self.players,
            self.dealer,
            self.source.clone(),
            self.hands.clone(),
            self.pile.clone(),
            self.memory,
            self.level,
            self.mistakes,
            self.thanks,
            self.under.clone(),
        )
        self.memory.lent = True
        twin.over = self.over
        twin.direction = self.direction
        twin.phase = self.phase
        twin.turn = self.turn
        twin.lies = self.lies
        twin.top = self.top
        twin.drawn = self.drawn
        twin.debt = self.debt
        twin.racers = self.racers
        twin.receiver = self.receiver
        twin.remakes = self.remakes
        twin.idle = self.idle
        twin.winner = self.winner
        twin.last_card = self.last_card
        return twin
