"""The commands, and how each of them ends."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from defifoo import __version__
from defifoo.cli.arena import arena
from defifoo.cli.arguments import COMMAND, GAME_NAMES, LANGUAGE_NAMES
from defifoo.cli.balance import balance
from defifoo.cli.errors import Stopped, UsageError
from defifoo.cli.harmless import harmless
from defifoo.cli.kinds import a_language
from defifoo.cli.learn import learn
from defifoo.cli.play import play
from defifoo.cli.puzzles import puzzles
from defifoo.cli.replay import replay
from defifoo.cli.review import review
from defifoo.cli.rules import rules
from defifoo.cli.simulate import simulate
from defifoo.cli.variables import Variables, in_words, typed_alone
from defifoo.cli.verify import harmless_refusal, verify
from defifoo.core.engine import ENGINE
from defifoo.core.refusal import Refused
from defifoo.words.language import MissingWords

STOPPED: Final = 130
NOBODY_READS: Final = 141
"""What a shell says of a command that Ctrl-C or a closed pipe has ended."""

app = App(
    name=COMMAND,
    help=f"French family card games: {GAME_NAMES}.",
    version=f"defifoo {__version__} ({ENGINE} engine)",
    help_format="plaintext",
    suppress_keyboard_interrupt=False,
    config=Variables(),
    default_parameter=Parameter(negative_iterable=()),
)
for command in (play, learn, rules, replay, review, verify, simulate, arena, balance):
    app.command(command, config=typed_alone)
app.command(puzzles)
# Loaded when they are called: the others need no web server.
app.command("defifoo.cli.serve:serve", name="serve", help="Host tables for others, in the browser and for bots.")
app.command("defifoo.cli.backup:backup", name="backup", help="Copy the tables of a server, running or not, into a file.")
app.command("defifoo.cli.backup:restore", name="restore", help="Put tables of a backup back, writing over nothing.")
app.command("defifoo.cli.salvage:salvage", name="salvage", help="Bring out of damaged tables what can be read.")
app.command("defifoo.cli.doctor:doctor", name="doctor", help="Name what is wrong with a server, or before it.")
app.command("defifoo.cli.bot:bot", name="bot", help="Take a seat on a server and play a match there.", config=typed_alone)


@app.default
def bare(
    *,
    lang: Annotated[
        str | None, Parameter(help=f"{LANGUAGE_NAMES}; the default is the language of this computer", validator=a_language)
    ] = None,
    data: Annotated[Path | None, Parameter(help="the folder of the tables; the default is the user's data folder")] = None,
    browser: Annotated[bool, Parameter(help="open the browser")] = True,
) -> int:
    """Play in the browser: a table server on this machine, for all devices of the house."""
    from defifoo.cli.home import home  # noqa: PLC0415 - the other commands need no web server

    return home(lang, data, browser=browser)


def obey(arguments: list[str]) -> int:
    """The exit code: 0 done, 1 a check failed, 2 bad input, 130 stopped, 141 nobody reads what it says."""
    try:
        code = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        if sys.stdout is not None:
            sys.stdout.flush()
    except CycloptsError as error:
        return _complain(_too_much(error) if isinstance(error, UnusedCliTokensError) else in_words(error))
    except UsageError as error:
        return _complain(str(error))
    except Refused as refused:
        return _complain(harmless_refusal(refused.violation))
    except MissingWords as missing:
        return _complain(missing.args[0], 1)
    except Stopped as stopped:
        return _complain(str(stopped), STOPPED)
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        return NOBODY_READS
    except OSError as error:
        return _complain(f"{error.filename or 'cannot go on'}: {error.strerror or error}")
    return int(code or 0)


def _too_much(error: UnusedCliTokensError) -> str:
    first = harmless((error.unused_tokens or [""])[0])
    if error.command_chain:
        return f"{' '.join(error.command_chain)} has no use for {first!r}"
    return f"there is no command {first!r}; the commands are {', '.join(name for name in app if not name.startswith('-'))}"


def _complain(message: str, code: int = 2) -> int:
    with suppress(OSError):
        print(f"defifoo: {message}", file=sys.stderr)
    return code
