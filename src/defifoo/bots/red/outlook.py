"""What a Red player takes in at a glance, and how likely a card is to stand until the end of the round."""

from typing import Final

from defifoo.bots.red.search.careful import RESCUE
from defifoo.core.deal import step
from defifoo.games.red.deck import BANK, GANG_SIZE, GODFATHER, POLICE, POLICE_SUIT
from defifoo.games.red.rules import LOWEST_POLICE, bewitches, strength
from defifoo.games.red.scoring import side_of
from defifoo.games.red.view import RedView

GANG: Final = [((1 << GANG_SIZE) - 1) << GANG_SIZE * gang for gang in range(4)]
FORCE: Final = (1 << BANK) - (1 << POLICE)
"""All the Police."""


class RedOutlook:
    """The view in a player's words. Without memory every card that is neither in the hand nor on the table may still be out."""

    def __init__(self, view: RedView, remembers: bool) -> None:
        self.view = view
        self.players = int(view.players)
        self.hand = int(view.hand)
        self.led = int(view.led)
        self.trick = int(view.trick_cards())
        self.played = len(view.trick)
        self.side = int(side_of(view.seat, view.players, view.team))
        self.rival_sides = 1 if view.team else self.players - 1
        self.sizes = [int(count) for count in view.hand_sizes]
        self.unseen = int(view.unseen()) if remembers else int(view.deck) & ~(self.hand | self.trick)
        self.lacks = [int(mask) for mask in view.missing] if remembers else [0] * self.players
        hidden = max(1, self.unseen.bit_count())
        self.elsewhere = [max(0.0, 1.0 - count / hidden) for count in self.sizes]
        """The chance that a given unseen card does not lie in that hand."""

    def rounds_left(self) -> int:
        """Rounds that will still be played out: whoever plays a last card ends the game on the spot.  red.end"""
        return max(0, min(self.sizes) - 1)

    def still_to_play(self) -> list[int]:
        """The others who have not played in this round, in order."""
        view = self.view
        seat = int(view.turn)
        seats = []
        for _ in range(self.players - self.played):
            if seat != view.seat:
                seats.append(seat)
            seat = int(step(seat, view.direction, view.players))
        return seats

    def with_us(self, seat: int) -> bool:
        return bool(self.side >> seat & 1)

    def takes_the_lead(self, card: int) -> bool:
        """Whether this card would be the best of the round so far."""
        if self.led < 0:
            return True
        view = self.view
        if view.charmer and not view.bewitched and bewitches(card, view.led, self.trick):
            return view.best_strength <= GODFATHER
        return bool(strength(card, view.led) > view.best_strength)

    def overtaken_by(self, seat: int, best: int, led: int) -> float:
        """The chance that this seat can beat a card of that strength."""
        out = self.unseen & ~self.lacks[seat]
        elsewhere = self.elsewhere[seat]
        police = out & FORCE
        if best >= LOWEST_POLICE:
            police &= -(1 << (POLICE + best - LOWEST_POLICE + 1))
        has_police = 1.0 - elsewhere ** police.bit_count()
        if led == POLICE_SUIT:
            return has_police
        gang = out & GANG[led]
        must_not_follow = float(elsewhere ** gang.bit_count())
        if best >= LOWEST_POLICE:
            return must_not_follow * has_police
        higher = gang & -(1 << (led * GANG_SIZE + best + 1))
        return 1.0 - float(elsewhere ** higher.bit_count()) + must_not_follow * has_police

    def stands(self, best: int, led: int, later: list[int]) -> float:
        """The chance that no rival who still plays beats a card of that strength."""
        chance = 1.0
        for seat in later:
            if not self.with_us(seat):
                chance *= 1.0 - min(1.0, self.overtaken_by(seat, best, led))
        return chance

    def ours_after(self, card: int, later: list[int]) -> float:
        """The chance that our side takes the round if I play this card now."""
        view = self.view
        led = self.led
        if led < 0:
            led = POLICE_SUIT if card >= POLICE else card // GANG_SIZE
        if self.takes_the_lead(card):
            ours = self.stands(max(0, int(strength(card, led))), led, later)
        elif self.with_us(int(view.best_seat)):
            ours = self.stands(int(view.best_strength), led, later)
        else:
            ours = 0.0
        if any(self.with_us(seat) for seat in later):
            ours += (1.0 - ours) * RESCUE
        return ours
