"""Which moves a seat has, and why not the others. What is asked in which phase stands in `phases.py`."""

from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit, lowest, members, nth, size
from defifoo.core.chance import Source
from defifoo.core.deal import step
from defifoo.core.refusal import MALFORMED, NOT_YOURS, Violation
from defifoo.games.yellow.deck import ALL_JOKERS, CARD_NAMES, SKULL
from defifoo.games.yellow.moves import (
    DRAW,
    GIVE_TO,
    MOVES,
    SILENT,
    SWAP_WITH,
    THANKS,
    card_of,
    give_move,
    move_name,
    plain_move,
    target_of,
)
from defifoo.games.yellow.phases import (
    ABSENT,
    DEBT,
    DRAWN,
    GIVING,
    INSTEAD,
    LEAD,
    NOTHING_ELSE,
    ONE_OF_TWO,
    SWAPPING,
    THANKING,
    asks_for_card,
)
from defifoo.games.yellow.position import YellowPosition
from defifoo.games.yellow.refusals import not_asked, why_not_yours, wrong_moment
from defifoo.games.yellow.rules import (
    answering,
    following,
    must_lead_drawn,
    only_skulls,
    why_not_answering,
    why_not_following,
)


class YellowChoices(YellowPosition):
    # Where a card is asked for

    def _within(self, seat: Seat) -> Mask:
        """The cards that are this seat's to play now.  yellow.draw"""
        return bit(self.drawn) if self.phase == DRAWN else self.hands.faces[seat]

    def _right(self, seat: Seat) -> Mask:
        """Those of them that fit."""
        fitting = answering(self.lies, self.level) if self.phase == DEBT else following(self.lies, self.level)
        return self._within(seat) & fitting

    def _accepted(self, seat: Seat) -> Mask:
        """The right ones, and the wrong ones where they are accepted and paid for.  yellow.mistake"""
        return self._within(seat) if self.mistakes else self._right(seat)

    def _instead(self, seat: Seat) -> Move:
        """What a seat may do now instead of playing a card; -1 when it must play.  yellow.deal, yellow.deal.skulls"""
        phase = self.phase
        if phase == LEAD and not only_skulls(self.hands.faces[seat]):
            return NOTHING_ELSE
        if phase == DRAWN and must_lead_drawn(self.drawn, self.lies):
            return NOTHING_ELSE
        return INSTEAD[phase]

    # Where something is to be chosen

    def _chosen(self, seat: Seat, move: Move) -> bool:
        """Whether this is among what may be chosen now."""
        phase = self.phase
        first = ONE_OF_TWO[phase]
        if first >= 0:
            return first <= move <= first + 1
        if phase == GIVING:
            return move >= GIVE_TO and target_of(move) != seat
        return phase == SWAPPING and SWAP_WITH <= move < GIVE_TO and target_of(move) != seat

    # All of them, one of them, the one for somebody absent, and why not another

    def moves(self, seat: Seat) -> list[Move]:
        if not 0 <= seat < self.players or not self.waits_mask() & bit(seat):
            return []
        phase = self.phase
        if asks_for_card(phase):
            return self._card_moves(seat)
        first = ONE_OF_TWO[phase]
        if first >= 0:
            return [first, first + 1]
        others = [other for other in range(self.players) if other != seat]
        if phase == SWAPPING:
            return [SWAP_WITH + other for other in others]
        return [give_move(card, other) for card in members(self.hands.faces[seat]) for other in others]

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
        if asks_for_card(phase):
            return self._random_card_move(seat, source)
        first = ONE_OF_TWO[phase]
        if first >= 0:
            return first + source.below(2)
        if phase == SWAPPING:
            return SWAP_WITH + self._random_other(seat, source)
        hand = self.hands.faces[seat]
        return give_move(nth(hand, source.below(size(hand))), self._random_other(seat, source))

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

    def timeout(self, seat: Seat) -> Move:
        """The least that moves the game on. It never makes a mistake and always ends a turn of its own."""
        phase = self.phase
        if asks_for_card(phase):
            instead = self._instead(seat)
            return instead if instead >= 0 else plain_move(lowest(self._right(seat)))
        absent = ABSENT[phase]
        if absent < SWAP_WITH:
            return absent
        next_seat = step(seat, self.direction, self.players)
        if phase == SWAPPING:
            return SWAP_WITH + next_seat
        hand = self.hands.faces[seat]
        return give_move(SKULL if hand & bit(SKULL) else lowest(hand), next_seat)

    def why_not(self, seat: Seat, move: Move) -> Violation | None:
        if not 0 <= move < MOVES or not 0 <= seat < self.players or target_of(move) >= self.players:
            return Violation("move", {"text": move_name(move) if 0 <= move < MOVES else str(move)}, MALFORMED)
        if self.over:
            return Violation("yellow.end" if self.winner >= 0 else "yellow.stuck", kind=NOT_YOURS)
        if not self.waits_mask() & bit(seat) or (self.phase != THANKING and (move == THANKS or move == SILENT)):
            whose = self.receiver if self.phase == THANKING else self.turn
            return why_not_yours(seat, move, self.phase, whose)
        if move < DRAW:
            return self._why_not_card(seat, card_of(move))
        if move >= GIVE_TO:
            card = (move - GIVE_TO) // 6
            if not bit(card) & self.hands.faces[seat]:
                return Violation("all.own-cards", {"card": CARD_NAMES[card]})
        allowed = move == self._instead(seat) if asks_for_card(self.phase) else self._chosen(seat, move)
        return None if allowed else not_asked(seat, move, self.phase, self.debt)

    def _why_not_card(self, seat: Seat, card: Card) -> Violation | None:
        phase = self.phase
        if not bit(card) & self.hands.faces[seat]:
            return Violation("all.own-cards", {"card": CARD_NAMES[card]})
        if not asks_for_card(phase) or not bit(card) & self._within(seat):
            return wrong_moment(seat, phase, self.debt)
        if bit(card) & self._accepted(seat):
            return None
        if phase == DEBT:
            return why_not_answering(card, self.lies, self.debt)
        return why_not_following(card, self.lies, self.level)
