"""What the command line says when it cannot do what was asked."""

import os


class UsageError(Exception):
    """Bad input: one clear line, exit code 2, no traceback."""


class Stopped(Exception):
    """Ctrl-C before there was anything to tell: one line, exit code 130."""


def said_by_the_machine(error: OSError) -> str:
    """Without what Python adds of an address that was named already."""
    told = os.strerror(error.errno) if error.errno is not None and error.errno > 0 else str(error.strerror or error)
    return told.partition(" (while attempting")[0]
