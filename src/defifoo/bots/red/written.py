"""Red as a good player would explain it.

Every card is weighed the same way: what the round is likely to bring with it, less what the card could still do later. The
maxims of the game follow from this: cash a Godfather while everyone still follows, feed a round your partner is winning, give
a lost round your cheapest card, keep the Police for rounds that are worth it. The Bank and the Bomb wait for a fat round.
"""

from typing import Final

from defifoo.bots.red.outlook import RedOutlook
from defifoo.bots.red.search.careful import USUAL_CARD, power
from defifoo.bots.search.policy import WAIT
from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.games.red.deck import BANK, BOMB, CARDS
from defifoo.games.red.moves import CLOCKWISE, TEAM
from defifoo.games.red.scoring import value
from defifoo.games.red.view import RedView

POINTS: Final = [int(value(bit(card))) for card in range(CARDS)]
"""red.values"""

_STRENGTH: Final = [float(power(card)) for card in range(BANK)]


def choose(view: RedView, moves: list[int], source: FastSource, remembers: bool) -> int:
    if moves[0] >= TEAM:
        return pick_partners(view, moves, source)
    if moves[0] >= CLOCKWISE:
        return moves[source.below(len(moves))]
    outlook = RedOutlook(view, remembers)
    slam = best_slam(outlook, moves)
    if slam != WAIT or view.turn != view.seat:
        return slam
    return play(outlook, moves)


# The dealer's choices


def pick_partners(view: RedView, moves: list[int], source: FastSource) -> int:
    """Sit between the rivals, so that one of us always plays after one of them."""
    players = int(view.players)
    across = 0
    for distance in (2, 4):
        across |= 1 << (int(view.dealer) + distance) % players
    best = [move for move in moves if (move - TEAM) & ~across == 0]
    return best[source.below(len(best))] if best else moves[source.below(len(moves))]


# The Bank and the Bomb


def best_slam(outlook: RedOutlook, moves: list[int]) -> int:
    """The Bomb or the Bank if this is its moment, else WAIT."""
    if outlook.played != outlook.players - 1:
        return WAIT  # the round can only grow, and there is time until its last card
    for card in (BOMB, BANK):
        if card in moves and worth_slamming(outlook, card):
            return card
    return WAIT


def worth_slamming(outlook: RedOutlook, card: int) -> bool:
    """A round is worth it that beats what may be hoped for in the rounds to come; and only if the rivals would get it."""
    loot = int(value(outlook.trick))
    later = outlook.still_to_play()
    ours = (
        outlook.stands(int(outlook.view.best_strength), outlook.led, later)
        if outlook.with_us(int(outlook.view.best_seat))
        else 0.0
    )
    at_stake = loot * (1.0 - ours)
    return at_stake >= hope(outlook, card)


def hope(outlook: RedOutlook, card: int) -> float:
    """What a patient player may still expect to catch; the Bomb is lost if it is kept too long, the Bank is not."""
    rounds = outlook.rounds_left()
    if rounds <= 1:
        return 1.0 if card == BOMB else 2.0
    return 1.2 * (outlook.players - 1) + 0.2 * min(rounds, 10)


# Cards


def play(outlook: RedOutlook, moves: list[int]) -> int:
    """The card with the best balance; the Bank and the Bomb only for want of another."""
    cards = [card for card in moves if card < BANK]
    if not cards:
        return moves[-1]
    if len(cards) == 1:
        return cards[0]
    later = outlook.still_to_play()
    stakes = float(value(outlook.trick)) + USUAL_CARD * len(later)
    return max(cards, key=lambda card: balance(outlook, card, stakes, later))


def balance(outlook: RedOutlook, card: int, stakes: float, later: list[int]) -> float:
    """What the round will bring with this card, less what the card could do later."""
    ours = outlook.ours_after(card, later)
    swing = ours - (1.0 - ours) / outlook.rival_sides
    return swing * (stakes + POINTS[card]) - keepsake(outlook, card)


def keepsake(outlook: RedOutlook, card: int) -> float:
    """What a card may still win if it is kept; towards the end there is nothing left to keep it for."""
    return _STRENGTH[card] * min(1.0, outlook.rounds_left() / 5)
