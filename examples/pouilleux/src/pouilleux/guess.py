"""A full deal that a view allows."""

from defifoo.core.chance import Source
from pouilleux.deal import PouilleuxDeal
from pouilleux.deck import DECK, partner
from pouilleux.fan import UNKNOWN, Fan, Slot
from pouilleux.view import PouilleuxView


def guess(view: PouilleuxView, source: Source) -> PouilleuxDeal:
    """The unseen cards are dealt to the places where they may lie, and swapped until nobody holds a pair."""
    places = [(seat, place) for seat, fan in enumerate(view.fans) for place, slot in enumerate(fan) if slot.card == UNKNOWN]
    unseen = _shuffled(_unseen(view), source)
    fans = [fan[:] for fan in view.fans]
    for (seat, place), card in zip(places, unseen, strict=True):
        fans[seat][place] = Slot(card, fans[seat][place].known_to)
    _part_pairs(fans, places, source)
    deal = PouilleuxDeal(view.players, view.dealer, source, fans)
    deal.over = view.turn < 0
    deal.laid = [cards[:] for cards in view.laid]
    deal.turn = view.turn
    deal.idle = view.idle
    return deal


def _unseen(view: PouilleuxView) -> list[int]:
    seen = {card for cards in view.laid for card in cards} | {slot.card for fan in view.fans for slot in fan}
    return [card for card in DECK if card not in seen]


def _shuffled(cards: list[int], source: Source) -> list[int]:
    for place in range(len(cards) - 1, 0, -1):
        other = int(source.below(place + 1))
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def _part_pairs(fans: list[Fan], places: list[tuple[int, int]], source: Source) -> None:
    """Swap a card that lies beside its partner with another unseen one, until no pair is left. The truth is such a deal."""
    while True:
        paired = [at for at in places if _beside_partner(fans, at)]
        if not paired:
            return
        (seat, place), (other, there) = paired[int(source.below(len(paired)))], places[int(source.below(len(places)))]
        mine, theirs = fans[seat][place], fans[other][there]
        fans[seat][place], fans[other][there] = mine._replace(card=theirs.card), theirs._replace(card=mine.card)


def _beside_partner(fans: list[Fan], at: tuple[int, int]) -> bool:
    seat, place = at
    wanted = partner(fans[seat][place].card)
    return any(slot.card == wanted for slot in fans[seat])
