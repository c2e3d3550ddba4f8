"""What is out of order is said once, and once more when it is over: not for every event in between."""

import logging
from typing import Final

_log: Final = logging.getLogger("defifoo.server")


class Outage:
    """on      whether it lasts
    events  how often it was noticed since it began
    """

    def __init__(self, name: str, level: int = logging.ERROR) -> None:
        self.name = name
        self._level = level
        self.on = False
        self.events = 0

    def noticed(self, why: object) -> None:
        self.events += 1
        if not self.on:
            self.on = True
            _log.log(self._level, "%s: %s", self.name, why)

    def over(self) -> None:
        if self.on:
            _log.warning("%s: over, after %d events", self.name, self.events)
            self.on, self.events = False, 0
