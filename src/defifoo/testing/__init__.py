"""A test kit for games: what every game has to hold, ours and anybody else's.

    from defifoo.testing import GameKit
    from pouilleux.game import Pouilleux

    class TestPouilleux(GameKit):
        game = Pouilleux()

        def all_cards(self, deal):
            ...

pytest then tries every law of the kit on positions that Hypothesis looks for. It needs `pip install defifoo[testing]`.
"""

from defifoo.testing.kit import GameKit
from defifoo.testing.positions import Position, fingerprint, future, positions, setups, snapshot

__all__ = ["GameKit", "Position", "fingerprint", "future", "positions", "setups", "snapshot"]
