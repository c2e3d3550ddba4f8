"""A node in a process of its own: `defifoo`, on a machine whose clock jumps when the process is told to (SIGUSR1)."""

import random
import signal
import time
from typing import Any

_real, _real_ns = time.time, time.time_ns
_ahead = 0


def _jump(*_: Any) -> None:
    global _ahead  # noqa: PLW0603 - there is one clock on a machine
    _ahead = random.choice([-86_400, -3_600, -5, 5, 3_600, 86_400])


time.time = lambda: _real() + _ahead
time.time_ns = lambda: _real_ns() + _ahead * 1_000_000_000

if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, _jump)
    from defifoo.cli.main import main

    main()
