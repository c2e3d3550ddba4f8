"""Every option of a server also as a variable: --base-path is DEFIFOO_BASE_PATH. What is typed goes before what is set."""

import os
import re
from typing import Final, get_args

from cyclopts import App, Argument, ArgumentCollection, CoercionError, CycloptsError, Token, ValidationError
from cyclopts.config import Env

PREFIX: Final = "DEFIFOO_"


def variable(option: str) -> str:
    """The name of the variable for an option as it is typed."""
    return PREFIX + option.lstrip("-").upper().replace("-", "_")


class Variables(Env):
    """An empty variable says nothing: files of settings often name those that they leave out."""

    def __init__(self) -> None:
        super().__init__(PREFIX, command=False)

    def _convert_argument(self, _commands: tuple[str, ...], argument: Argument) -> str:
        """For the help."""
        return variable(argument.name)

    def __call__(self, _app: App, _commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
        for argument in (one for one in arguments if one.name.startswith("--")):
            name = variable(argument.name)
            value = os.environ.get(name, "").strip()
            if value and not argument.tokens:
                for place, part in enumerate(argument.env_var_split(value)):
                    argument.append(Token(keyword=name, value=part, source="env", index=place))
        whole_numbers(arguments)


def typed_alone(_app: App, _commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
    """For the commands that are no server: nothing that is set changes what they do."""
    whole_numbers(arguments)


def whole_numbers(arguments: ArgumentCollection) -> None:
    """Nothing is rounded: who types 3.5 is told, instead of playing with 4."""
    for argument in arguments:
        for token in argument.tokens:
            if int in (argument.hint, *get_args(argument.hint)) and not re.fullmatch("-?[0-9]+", token.value):
                raise CoercionError(argument=argument, token=token, target_type=int)


def in_words(error: CycloptsError) -> str:
    """One sentence that names what was set or typed."""
    argument = error.argument
    if argument is None or not argument.tokens:
        return str(error)
    token = argument.tokens[0]
    if isinstance(error, ValidationError) and error.exception_message:
        return f"{token.keyword or argument.name}: {error.exception_message}"
    if isinstance(error, CoercionError) and error.msg is not None:
        return f"{token.keyword or argument.name}: {error.msg}"
    if isinstance(error, CoercionError) and token.source == "env":
        return f"{token.keyword}: {token.value!r} is {_WANTED.get(argument.hint, 'not what it takes')}"
    return str(error)


_WANTED: Final = {bool: "neither yes nor no", int: "no whole number", float: "no number"}
