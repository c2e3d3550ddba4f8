"""What the set-up does with its time."""

from __future__ import annotations

import resource
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def processor_seconds() -> float:
    """Of this process and of all its children that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


@contextmanager
def step(name: str) -> Iterator[None]:
    """Says what begins, and when it is done how long it took."""
    began, used = time.monotonic(), processor_seconds()
    print(f"{name} ...", end="", flush=True, file=sys.stderr)
    try:
        yield
    except BaseException:
        print(flush=True, file=sys.stderr)
        raise
    took, used = time.monotonic() - began, processor_seconds() - used
    print(f" {took:.1f} s, {used:.1f} s of it processor", flush=True, file=sys.stderr)
