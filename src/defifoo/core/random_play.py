"""Random legal play of whole matches, for simulation and for records to test with."""

from defifoo.core.chance import Source
from defifoo.core.deal import Deal, pick
from defifoo.core.game import first_dealer
from defifoo.core.match import Match, Setup


def random_plays(setup: Setup, source: Source) -> int:
    """Play a match at random, as fast as can be; the number of moves it took."""
    game = setup.game
    dealer = first_dealer(setup.players, setup.seed)
    plays = 0
    for number in range(1, setup.options["length"] + 1):
        deal = setup.deal(dealer, number)
        plays += deal.playout(source)
        dealer = game.next_dealer(deal)
    return plays


def random_match(setup: Setup, source: Source) -> Match:
    """The match that `random_plays` plays with the same setup and source, move by checked move."""
    match = Match(setup)
    while True:
        while not match.deal.over:
            random_step(match, source)
        if match.over:
            return match
        match.next_deal()


def random_step(match: Match, source: Source) -> None:
    deal: Deal = match.deal
    seat = pick(deal.movers_mask(), source)
    match.play(seat, deal.random_move(seat, source))
