"""The command line: `defifoo ...`."""

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from defifoo import __version__
from defifoo.cli.arena import arena
from defifoo.cli.balance import balance
from defifoo.cli.errors import UsageError
from defifoo.cli.play import play
from defifoo.cli.replay import replay
from defifoo.cli.rules import rules
from defifoo.cli.simulate import simulate
from defifoo.cli.verify import verify
from defifoo.core.engine import ENGINE
from defifoo.core.refusal import Refused
from defifoo.words.language import words
from defifoo.words.refusals import refusal_sentence

app = App(
    name="defifoo",
    help="Four French family card games: Purple, Blue, Yellow and Red.",
    version=f"defifoo {__version__} ({ENGINE} engine)",
    help_format="plaintext",
)
for command in (play, rules, replay, verify, simulate, arena, balance):
    app.command(command)
# Loaded when they are called: the others need no web server.
app.command("defifoo.cli.serve:serve", name="serve", help="Host tables for others, in the browser and for bots.")
app.command("defifoo.cli.bot:bot", name="bot", help="Take a seat on a server and play a match there.")


@app.default
def bare(
    *,
    lang: Annotated[str | None, Parameter(help="en or fr; the default is the language of this computer")] = None,
    data: Annotated[Path | None, Parameter(help="the folder of the tables; the default is the user's data folder")] = None,
    browser: Annotated[bool, Parameter(help="open the browser")] = True,
) -> int:
    """Play in the browser: a table server on this machine, for all devices of the house."""
    from defifoo.cli.home import home  # noqa: PLC0415 - the other commands need no web server

    return home(lang, data, browser=browser)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks an accent shows a question mark
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """The exit code: 0 done, 1 a check failed, 2 bad input."""
    try:
        code = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        return _bad_input(str(error))
    except UsageError as error:
        return _bad_input(str(error))
    except Refused as refused:
        return _bad_input(refusal_sentence(words("en"), refused.violation))
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    except OSError as error:
        return _bad_input(f"{error.filename or 'this machine'}: {error.strerror or error}")
    return int(code or 0)


def _bad_input(message: str) -> int:
    print(f"defifoo: {message}", file=sys.stderr)
    return 2
