"""What the command line says when it cannot do what was asked."""


class UsageError(Exception):
    """Bad input: one clear line, exit code 2, no traceback."""


class Stopped(Exception):
    """Ctrl-C before there was anything to tell: one line, exit code 130."""
