"""What the table is waiting for."""

from typing import Final

DIRECTION: Final = 0
LEAD: Final = 1
TURN: Final = 2
DRAWN: Final = 3
"""The drawer plays the card or keeps it. The table waits even if it cannot be played, so nobody learns whether it could."""
REPLAYING: Final = 4
RACE: Final = 5
DEBT: Final = 6
GIVING: Final = 7
THANKING: Final = 8
SWAPPING: Final = 9
OVER: Final = 10

PHASES: Final = ("direction", "lead", "turn", "drawn", "replay", "race", "debt", "give", "thanks", "swap", "over")
