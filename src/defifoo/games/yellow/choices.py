"""Which moves a seat has, and why not the others."""

from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit, lowest, members, nth, size
from defifoo.core.chance import Source
from defifoo.core.deal import step
from defifoo.core.refusal import MALFORMED, NOT_YOURS, Violation
from defifoo.games.yellow.deck import ALL_JOKERS, CARD_NAMES, SKULL
from defifoo.games.yellow.moves import (
    AGAIN,
    CLOCKWISE,
    COUNTER,
    DRAW,
    GIVE_TO,
    KEEP,
    MOVES,
    PASS,
    REVERSE,
    SILENT,
    SWAP_WITH,
    TAKE,
    THANKS,
    card_of,
    give_move,
    plain_move,
    target_of,
)
from defifoo.games.yellow.phases import (
    DEBT,
    DIRECTION,
    DRAWN,
    GIVING,
    LEAD,
    RACE,
    REPLAYING,
    SWAPPING,
    THANKING,
    TURN,
)
from defifoo.games.yellow.refusals import why_not_choice, why_not_yours, wrong_moment
from defifoo.games.yellow.rules import (
    answering,
    following,
    must_lead_drawn,
    only_skulls,
    why_not_answering,
    why_not_following,
)
from defifoo.games.yellow.table import YellowTable


class YellowChoices(YellowTable):
    def _right(self, seat: Seat) -> Mask:
        """The cards that a seat may play now."""
        phase = self.phase
        if phase == DRAWN:
            return bit(self.drawn) & following(self.lies, self.level)
        if phase == DEBT:
            return self.hands.held[seat] & answering(self.lies, self.level)
        if phase == TURN or phase == RACE or phase == LEAD:
            return self.hands.held[seat] & following(self.lies, self.level)
        return 0

    def _accepted(self, seat: Seat) -> Mask:
        """Those, and the wrong ones where they are accepted and paid for.  yellow.mistake"""
        if not self.mistakes:
            return self._right(seat)
        phase = self.phase
        if phase == DRAWN:
            return bit(self.drawn)
        if phase == TURN or phase == RACE or phase == LEAD or phase == DEBT:
            return self.hands.held[seat]
        return 0

    def _instead(self, seat: Seat) -> Move:
        """What a seat may do now instead of playing a card; -1 when it must play."""
        phase = self.phase
        if phase == TURN:
            return DRAW
        if phase == DRAWN:
            return -1 if must_lead_drawn(self.drawn, self.lies) else KEEP
        if phase == RACE:
            return PASS
        if phase == DEBT:
            return TAKE
        return DRAW if phase == LEAD and only_skulls(self.hands.held[seat]) else -1

    def moves(self, seat: Seat) -> list[Move]:
        if not 0 <= seat < self.players or not self.waits_mask() & bit(seat):
            return []
        phase = self.phase
        if phase == DIRECTION:
            return [CLOCKWISE, COUNTER]
        if phase == REPLAYING:
            return [AGAIN, REVERSE]
        if phase == THANKING:
            return [THANKS, SILENT]
        others = [other for other in range(self.players) if other != seat]
        if phase == SWAPPING:
            return [SWAP_WITH + other for other in others]
        if phase == GIVING:
            return [give_move(card, other) for card in members(self.hands.held[seat]) for other in others]
        return self._card_moves(seat)

    def _card_moves(self, seat: Seat) -> list[Move]:
        found: list[Move] = []
        for card in members(self._accepted(seat)):
            first = plain_move(card)
            found.append(first)
            if bit(card) & ALL_JOKERS:
                found.append(first + 1)
                found.append(first + 2)
        instead = self._instead(seat)
        if instead >= 0:
            found.append(instead)
        return found

    def random_move(self, seat: Seat, source: Source) -> Move:
        phase = self.phase
        if phase == DIRECTION:
            return CLOCKWISE + source.below(2)
        if phase == REPLAYING:
            return AGAIN + source.below(2)
        if phase == THANKING:
            return THANKS + source.below(2)
        if phase == SWAPPING:
            return SWAP_WITH + self._random_other(seat, source)
        if phase == GIVING:
            held = self.hands.held[seat]
            return give_move(nth(held, source.below(size(held))), self._random_other(seat, source))
        return self._random_card_move(seat, source)

    def _random_other(self, seat: Seat, source: Source) -> Seat:
        other = source.below(self.players - 1)
        return other if other < seat else other + 1

    def _random_card_move(self, seat: Seat, source: Source) -> Move:
        cards = self._accepted(seat)
        jokers = cards & ALL_JOKERS
        cards ^= jokers
        instead = self._instead(seat)
        once = size(cards)
        thrice = size(jokers) * 3
        choices = once + thrice
        if instead >= 0:
            choices += 1
        choice = source.below(choices)
        if choice < once:
            return plain_move(nth(cards, choice))
        choice -= once
        if choice < thrice:
            return plain_move(nth(jokers, choice // 3)) + choice % 3
        return instead

    def why_not(self, seat: Seat, move: Move) -> Violation | None:
        if not 0 <= move < MOVES or not 0 <= seat < self.players or target_of(move) >= self.players:
            return Violation("move", {"text": str(move)}, MALFORMED)
        if self.over:
            return Violation("yellow.end" if self.winner >= 0 else "yellow.stuck", kind=NOT_YOURS)
        if not self.waits_mask() & bit(seat) or (self.phase != THANKING and (move == THANKS or move == SILENT)):
            whose = self.receiver if self.phase == THANKING else self.turn
            return why_not_yours(seat, move, self.phase, whose)
        if move < DRAW:
            return self._why_not_card(seat, card_of(move))
        if move >= GIVE_TO:
            card = (move - GIVE_TO) // 6
            if not bit(card) & self.hands.held[seat]:
                return Violation("all.own-cards", {"card": CARD_NAMES[card]})
        return None if move == self._instead(seat) else why_not_choice(seat, move, self.phase, self.debt)

    def _why_not_card(self, seat: Seat, card: Card) -> Violation | None:
        if not bit(card) & self.hands.held[seat]:
            return Violation("all.own-cards", {"card": CARD_NAMES[card]})
        if bit(card) & self._accepted(seat):
            return None
        phase = self.phase
        if phase == DEBT:
            return why_not_answering(card, self.lies, self.debt)
        if phase == DRAWN and card != self.drawn:
            return Violation("yellow.draw", {"why": "only"})
        if phase == TURN or phase == RACE or phase == LEAD or phase == DRAWN:
            return why_not_following(card, self.lies, self.level)
        return wrong_moment(seat, phase, self.debt)

    def timeout(self, seat: Seat) -> Move:
        """The least that moves the game on. It never makes a mistake and always ends a turn of its own."""
        phase = self.phase
        if phase == DIRECTION:
            return CLOCKWISE
        if phase == REPLAYING:
            return REVERSE
        if phase == THANKING:
            return SILENT
        if phase == SWAPPING:
            return SWAP_WITH + step(seat, self.direction, self.players)
        if phase == GIVING:
            held = self.hands.held[seat]
            card = SKULL if held & bit(SKULL) else lowest(held)
            return give_move(card, step(seat, self.direction, self.players))
        instead = self._instead(seat)
        return instead if instead >= 0 else plain_move(lowest(self._right(seat)))
