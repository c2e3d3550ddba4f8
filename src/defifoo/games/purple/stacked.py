"""A Purple set with the cards laid out on purpose, for tests, puzzles and disputes."""

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask
from defifoo.core.bits import as_mask, size
from defifoo.core.chance import FastSource
from defifoo.core.refusal import malformed
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.deck import CHALLENGES, NO_ALIEN, NO_COLOUR, NO_PLANET, deck_mask, parse_card, parse_colour


def stacked(
    hands: list[str],
    challenge: str = "no-trick",
    dealer: int = 0,
    short: bool = False,
    last_always: bool = False,
    planet_spacecraft: bool = False,
) -> PurpleDeal:
    """One text of cards for each seat, e.g. ["E1 SUN", "E2 ET"]; "no-alien O" names the colour of a challenge.

    Hands may be smaller than a real deal's, but all of one size. Raises Refused (malformed) for what cannot be dealt.
    """
    masks = vec[i64]([_hand(hand) for hand in hands])
    dealt: Mask = 0
    for mask in masks:
        if size(mask) != size(masks[0]) or mask & dealt or mask & ~deck_mask(short):
            raise malformed("hands", " / ".join(hands))
        dealt |= mask
    index, colour = _challenge(challenge)
    deal = PurpleDeal(len(hands), dealer, FastSource(0), masks, index, colour, short)
    deal.choose_readings(last_always, planet_spacecraft)
    return deal


def _hand(text: str) -> Mask:
    cards = [parse_card(card) for card in text.split()]
    mask = as_mask(cards)
    if not cards or size(mask) != len(cards):
        raise malformed("hands", text)
    return mask


def _challenge(text: str) -> tuple[int, int]:
    name, _, colour = text.partition(" ")
    if name not in CHALLENGES:
        raise malformed("challenge", text)
    index = CHALLENGES.index(name)
    if (index == NO_PLANET or index == NO_ALIEN) != bool(colour):
        raise malformed("challenge", text)
    return index, parse_colour(colour) if colour else NO_COLOUR
