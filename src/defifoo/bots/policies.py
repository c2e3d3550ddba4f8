"""The search policies by game."""

from typing import Final

from defifoo.bots.search.blue import BluePolicy
from defifoo.bots.search.policy import Policy
from defifoo.bots.search.purple import PurplePolicy
from defifoo.bots.search.red import RedPolicy
from defifoo.bots.search.yellow import YellowPolicy

POLICIES: Final[dict[str, Policy]] = {
    "purple": PurplePolicy(),
    "blue": BluePolicy(),
    "yellow": YellowPolicy(),
    "red": RedPolicy(),
}
