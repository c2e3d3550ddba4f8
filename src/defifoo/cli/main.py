"""The command line: `defifoo ...`. The commands are loaded when it is called, so that Ctrl-C ends it quietly even then."""

import os
import signal
import sys
from io import TextIOWrapper


def main() -> None:
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # nothing has begun yet, so there is nothing to clean up or to say
    try:
        import defifoo.cli.commands  # noqa: F401, PLC0415 - see above
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("defifoo"):
            raise
        sys.exit(f"defifoo: {error.name} is missing, which comes with the games to play: pip install 'defifoo[play]'")

    signal.signal(signal.SIGINT, usual)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks an accent shows a question mark
    code = run(sys.argv[1:])
    _let_go_of_output()
    sys.exit(code)


def run(arguments: list[str]) -> int:
    """The exit code, as `obey` tells it."""
    from defifoo.cli.commands import obey  # noqa: PLC0415 - see above

    return obey(arguments)


def _let_go_of_output() -> None:
    """What could not be written is forgotten; Python would try again at the end, and complain."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
