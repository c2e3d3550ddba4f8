"""Who may be picked, what may be played on what, and who wins the round.

The suit led is one number: -1 between rounds, 0 to 3 for a gang, 4 for the Police. The Bank and the Bomb have no suit and
never lie in a round that goes on.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Card, Mask, Seat
from defifoo.core.bits import bit, lowest, members, size
from defifoo.games.red.deck import BANK, CHARMER, GANG_SIZE, POLICE, POLICE_SUIT, SPECIALS, charmer, godfather

NOTHING_LED: Final = -1
DOES_NOT_COUNT: Final = -1
BEWITCHING: Final = GANG_SIZE
"""One more than a Godfather, less than any Police card.  red.charmer"""

LOWEST_POLICE: Final = 20
"""How strong the 1 of the Police is."""


def _suit_mask(suit: int) -> int:
    if suit == POLICE_SUIT:
        return sum(1 << card for card in range(POLICE, BANK))
    return sum(1 << card for card in range(suit * GANG_SIZE, (suit + 1) * GANG_SIZE))


_SUIT: Final[vec[i64]] = vec[i64]([_suit_mask(suit) for suit in range(5)])


def suit_of(card: Card) -> i64:
    """Of a gang or Police card."""
    return i64(POLICE_SUIT) if card >= POLICE else card // GANG_SIZE


# Teams


def partners_wanted(players: i64) -> i64:
    """How many partners the dealer picks.  red.teams.none, red.teams.choice"""
    if players <= 3:
        return 0
    return 1 if players == 4 else 2


def partners(team: Mask, one: Seat, other: Seat) -> bool:
    """Whether two seats are on the same side; where everyone plays alone, no two are."""
    return team != 0 and (team >> one ^ team >> other) & 1 == 0


def may_team_up(partners: Mask, dealer: Seat, players: i64) -> bool:
    """The right number of other seats.  red.teams.choice"""
    if partners & bit(dealer) or partners >= bit(players):
        return False
    return size(partners) == partners_wanted(players)


def nearest_partners(dealer: Seat, players: i64) -> Mask:
    """The next seats clockwise, for a dealer who does not choose."""
    found: Mask = 0
    for distance in range(1, partners_wanted(players) + 1):
        found |= bit((dealer + distance) % players)
    return found


# Playing a card


def follows(hand: Mask, led: i64) -> Mask:
    """The gang and Police cards of a hand that may be played on the suit led.  red.follow.gang, red.follow.police"""
    same = hand & _SUIT[led]
    if same:
        return same
    if led != POLICE_SUIT:
        police = hand & _SUIT[POLICE_SUIT]
        if police:
            return police
    return hand & ~SPECIALS


def playable(hand: Mask, led: i64) -> Mask:
    """The cards that may be played in turn.  red.lead, red.follow.special"""
    if led == NOTHING_LED:
        return hand
    return follows(hand, led) | (hand & SPECIALS)


def round_under_way(played: i64, players: i64) -> bool:
    """Whether the Bank and the Bomb may be slammed down out of turn.  red.interrupt"""
    return 0 < played < players


def may_be_slammed(card: Card, played: i64, players: i64, hand_size: i64) -> bool:
    """Whether this card, laid into a round, would end it or the game, and others could still slam before it.

    A slam ends a round too, but is itself what the time is for; a lead that empties a hand ends the game at once, since between
    rounds nobody may slam.  red.interrupt, red.end
    """
    if card >= BANK or played == 0:
        return False
    return played == players - 1 or hand_size == 1


def shown_missing(card: Card, led: i64) -> Mask:
    """The cards that a seat proves not to hold by playing this one in turn.

    The Bank and the Bomb prove nothing.  red.follow.special
    """
    if led == NOTHING_LED or bit(card) & (SPECIALS | _SUIT[led]):
        return 0
    if card >= POLICE:
        return _SUIT[led]
    return _SUIT[led] | _SUIT[POLICE_SUIT]


# Winning a round


def strength(card: Card, led: i64) -> i64:
    """How a card counts in a round: higher wins, -1 does not count.  red.order, red.win-round"""
    if card >= POLICE:
        return card - POLICE + LOWEST_POLICE
    if card // GANG_SIZE != led:
        return DOES_NOT_COUNT
    return card - led * GANG_SIZE


def weakest(cards: Mask) -> Card:
    """The Bank and the Bomb only for want of another."""
    ordinary = cards & ~SPECIALS
    if not ordinary:
        return lowest(cards)
    found = lowest(ordinary)
    for card in members(ordinary):
        if strength(card, suit_of(card)) < strength(found, suit_of(found)):
            found = card
    return found


def bewitches(card: Card, led: i64, played: Mask) -> bool:
    """Whether this is the Charmer of the gang led and her Godfather already lies in the round.  red.charmer"""
    if card >= POLICE or card % GANG_SIZE != CHARMER:
        return False
    return card == charmer(led) and played & bit(godfather(led)) != 0


def leading_strength(card: Card, led: i64, played: Mask) -> i64:
    """How the card counts that is ahead in a round with these cards; -1 is none.

    A Charmer is never ahead of her Godfather unless she bewitched him.  red.charmer
    """
    if card < 0:
        return DOES_NOT_COUNT
    return BEWITCHING if bewitches(card, led, played) else strength(card, led)
