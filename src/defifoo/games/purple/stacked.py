"""A Purple set with the cards laid out on purpose, for tests, puzzles and disputes."""

from librt.vecs import vec

from defifoo.core.bits import as_mask
from defifoo.core.chance import FastSource
from defifoo.core.refusal import malformed
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.deck import CHALLENGES, parse_card, parse_colour


def stacked(hands: list[str], challenge: str = "no-trick", dealer: int = 0, short: bool = False) -> PurpleDeal:
    """One text of cards for each seat, e.g. ["E1 SUN", "E2 ET"]; "no-alien O" names the colour of a challenge.

    Hands may be smaller than a real deal's; they should be equally long.
    """
    name, _, colour = challenge.partition(" ")
    if name not in CHALLENGES:
        raise malformed("challenge", challenge)
    masks = vec([as_mask([parse_card(card) for card in hand.split()]) for hand in hands])
    colour_index = parse_colour(colour) if colour else -1
    return PurpleDeal(len(hands), dealer, FastSource(0), masks, CHALLENGES.index(name), colour_index, short)
