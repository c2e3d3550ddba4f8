"""OpenSpiel's integration_tests.api_test, restricted to our games: python openspiel_api.py PLAYERS...

The test takes every registered game with its default parameters, so the games are registered here for these players as well.
It prints how many tests ran, and leaves with 1 when one failed.
"""

import sys
import unittest

from absl import flags

from defifoo.games.shelf import GAMES
from defifoo.research.openspiel import register


def main(counts: list[int]) -> int:
    for players in counts:
        for game in GAMES.values():
            register(f"defifoo_for_{players}_{game.name}", game, players)
    # It lists the games when it is imported.
    from open_spiel.integration_tests import api_test  # noqa: PLC0415

    flags.FLAGS(["api_test", "--test_only_games=defifoo_for_"])
    suite = unittest.defaultTestLoader.loadTestsFromModule(api_test)
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    print(f"ran {result.testsRun}, skipped {len(result.skipped)}")
    return 0 if result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main([int(players) for players in sys.argv[1:]]))
