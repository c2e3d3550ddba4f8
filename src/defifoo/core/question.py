"""What kind of question is open at the table.

A game answers in kinds and knows nothing of clocks: how long each may take is the table's to say.
"""

from typing import Final

CALM: Final = 0
"""Somebody is to move, and may think about it."""
RACE: Final = 1
"""Several may answer, and the quickest counts."""
AT_ONCE: Final = 2
"""An answer that is worth something only if it comes by itself: hesitating is an answer, too."""
