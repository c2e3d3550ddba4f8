"""Moves laid on the scales: what is hidden differs from guess to guess, and is the same for every move."""

from defifoo.bots.lore import policy_of
from defifoo.bots.search.prospect import one_deal
from defifoo.bots.search.tree import Search
from defifoo.bots.search.weighing import Pan, Scales, mean_and_error
from defifoo.core.chance import FastSource, Source
from defifoo.core.guessing import Guesses
from defifoo.games.shelf import GAMES
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.stacked import stacked

YELLOW = GAMES["yellow"]
HANDS = ["RG PGX", "RYS SK"]
PILE = "RY SG PR RG SY PG RR SR PY RG SG PG RY SY PY RR SR PR RG SG PG RY SY PY"


class PileAlone(Guesses):
    """Whoever swapped hands knows them all: a guess asks nothing of chance but in which order the pile is drawn."""

    def __init__(self, deal: YellowDeal) -> None:
        self.deal = deal

    def draw(self, source: Source) -> YellowDeal:
        guess = self.deal.clone()
        guess.source = source
        return guess


def test_guesses_differ_where_the_pile_alone_is_hidden() -> None:
    """Else a hundred guesses are one, and its error is nothing."""
    deal = stacked(HANDS, draws=PILE, top="SY")
    means = []
    for seed in range(4):
        pan = Pan(YELLOW.parse_move("draw"))
        Scales(PileAlone(deal), policy_of(YELLOW), 0, FastSource(seed), one_deal()).weigh([pan], 100)
        assert len(set(pan.points)) > 3
        mean, error = mean_and_error(pan.points)
        means.append((mean, error))
    assert max(mean for mean, _ in means) - min(mean for mean, _ in means) < 5 * max(error for _, error in means)


def test_every_move_is_laid_on_the_same_guesses() -> None:
    deal = stacked(HANDS, draws=PILE, top="SY")
    pans = [Pan(YELLOW.parse_move(text)) for text in ("RG", "draw")]
    drawn: list[tuple[int, ...]] = []

    class Noted(PileAlone):
        def draw(self, source: Source) -> YellowDeal:
            guess = super().draw(source)
            drawn.append(tuple(int(guess.clone().pile.draw(source.clone())) for _ in range(3)))
            return guess

    Scales(Noted(deal), policy_of(YELLOW), 0, FastSource(1), one_deal()).weigh(pans, 30)
    assert len(drawn) == 30, "one guess for both moves"
    assert len(set(drawn)) > 5


def test_a_search_in_a_small_tree_thinks_about_many_piles() -> None:
    """Where nearly nothing is to be decided, nothing but the guesses themselves asks anything of chance."""
    deal = stacked(["RG SG", "RY"], draws=PILE, top="SY")
    piles: set[int] = set()

    class Noted(PileAlone):
        def draw(self, source: Source) -> YellowDeal:
            assert isinstance(source, FastSource)
            piles.add(source.state)
            return super().draw(source)

    Search(Noted(deal), policy_of(YELLOW), 0, deal.moves(0), FastSource(1), one_deal()).run(400, -1.0)
    assert len(piles) > 190
