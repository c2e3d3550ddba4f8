"""A test kit for games: what every game has to hold, ours and anybody else's.

    from defifoo.testing import GameKit
    from pouilleux.game import Pouilleux

    class TestPouilleux(GameKit):
        game = Pouilleux()

        def all_cards(self, deal):
            ...

pytest then tries every law of the kit on positions that Hypothesis looks for. It needs `pip install defifoo[testing]`.
"""

import pytest

# Before the kit is imported: else a law that is broken in somebody's game would not show what differs.
pytest.register_assert_rewrite("defifoo.testing.kit", "defifoo.testing.explaining", "defifoo.testing.telling")

from defifoo.testing.kit import GameKit  # noqa: E402 - see above
from defifoo.testing.positions import Position, fingerprint, future, positions, setups, snapshot  # noqa: E402 - see above

__all__ = ["GameKit", "Position", "fingerprint", "future", "positions", "setups", "snapshot"]
