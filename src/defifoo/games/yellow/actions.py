"""Actions for those who study the game: the moves themselves. Who is given which card, only the two concerned see."""

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Seat
from defifoo.core.bits import lowest
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.deck import JOKER, SKULL
from defifoo.games.yellow.moves import GIVE_TO, MOVES, give_move, plain_move, target_of
from defifoo.games.yellow.phases import DEBT, DRAWN, GIVING, LEAD, RACE, TURN


def list_actions(deal: YellowDeal, seat: Seat, into: vec[i64], first: i64) -> i64:
    """What `moves` lists, without a list in between."""
    phase = deal.phase
    if phase == TURN or phase == DRAWN or phase == RACE or phase == DEBT or phase == LEAD:
        return _list_cards(deal, seat, into, first)
    if phase == GIVING:
        return _list_gifts(deal, seat, into, first)
    for move in deal.moves(seat):
        into[first] = move
        first += 1
    return first


def _list_cards(deal: YellowDeal, seat: Seat, into: vec[i64], first: i64) -> i64:
    cards = deal._accepted(seat)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        move = plain_move(card)
        into[first] = move
        first += 1
        if JOKER <= card < SKULL:
            into[first] = move + 1
            into[first + 1] = move + 2
            first += 2
    instead = deal._instead(seat)
    if instead >= 0:
        into[first] = instead
        first += 1
    return first


def _list_gifts(deal: YellowDeal, seat: Seat, into: vec[i64], first: i64) -> i64:
    cards = deal.hands.faces[seat]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        for other in range(deal.players):
            if other != seat:
                into[first] = give_move(card, other)
                first += 1
    return first


def shown(action: i64, seat: Seat, observer: Seat) -> i64:
    """A card given between two others is MOVES + the receiver."""
    if action < GIVE_TO or action >= MOVES or observer == seat or observer == target_of(action):
        return action
    return MOVES + target_of(action)
