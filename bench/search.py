"""The expert's search beside OpenSpiel's C++ ISMCTS, measured in turns in one run on one core.

    ./bench/run search.py [--seconds 1.0] [--rounds 5]

Ours thinks about the first decision of a deal for four that has more than one move worth a thought, in Red the first lead;
OpenSpiel's about the first lead of hearts with one random rollout per simulation. Each search is of 1,000 simulations: where
there is nothing to choose, ours stops after one.
"""

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]  # OpenSpiel ships no types
from bench.side_by_side import PLAYERS, Work, compare, dealt, read_arguments, row

from defifoo.bots.lore import policy_of
from defifoo.bots.search.prospect import one_deal
from defifoo.bots.search.tree import Search
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.game import Game
from defifoo.games.red.moves import CLOCKWISE, team_move
from defifoo.games.shelf import GAMES

SIMULATIONS = 1000
THOUSAND = 1e3


def first_choice(game: Game) -> Deal:
    """A deal with something to think about."""
    deal = game.deal(PLAYERS, game.default_options(PLAYERS), 0, b"\x01" * 32, 1)
    if game.name == "red":
        deal.play(0, team_move(0b100))
        deal.play(0, CLOCKWISE)
    policy = policy_of(game)
    while len(worth_a_thought := policy.sensible(deal, deal.movers[0])) == 1:
        deal.play(deal.movers[0], worth_a_thought[0])
    return deal


def our_search(name: str) -> Work:
    game, source = GAMES[name], FastSource(1)
    deal = first_choice(game)
    seat = deal.movers[0]
    view, moves = deal.view(seat), deal.moves(seat)

    def work() -> int:
        search = Search(game.guesses(view), policy_of(GAMES[name]), view.seat, list(moves), source, one_deal())
        search.run(SIMULATIONS, -1.0)
        return int(search.simulations)

    return work


def spiel_search() -> Work:
    state = dealt(pyspiel.load_game("hearts(pass_cards=false)"))
    bot = pyspiel.ISMCTSBot(7, pyspiel.RandomRolloutEvaluator(1, 3), 2.0, SIMULATIONS)

    def work() -> int:
        bot.step(state)
        return SIMULATIONS

    return work


def main() -> None:
    chosen = read_arguments(__doc__, rounds=5)
    print(f"Thousand simulations a second, one core, {PLAYERS} players.\n")
    print("| first choice of | Défifoo | OpenSpiel's ISMCTS on hearts |\n|---|---|---|")
    for name in ("red", *(other for other in GAMES if other != "red")):
        print(row(name, compare(our_search(name), [spiel_search()], chosen), THOUSAND), flush=True)


if __name__ == "__main__":
    main()
