"""The seats of a table and who sits there."""

from typing import Final

MAX_NAME: Final = 20
STAND_IN: Final = "regular"
"""The bot that plays for somebody who has gone."""


class Place:
    """One seat: empty, a person (with a token) or a bot (with the name of its level)."""

    __slots__ = ("avatar", "away", "bot", "name", "number", "token")

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.name = ""
        self.avatar = ""
        self.token = ""
        self.number = ""
        self.bot = ""
        self.away = False

    @property
    def person(self) -> bool:
        return self.token != ""

    @property
    def empty(self) -> bool:
        return not (self.token or self.bot)

    @property
    def player(self) -> str:
        """The bot that answers for this seat now; "" when a person does."""
        if self.away:
            return STAND_IN
        return self.bot


def is_name(text: str) -> bool:
    """Whether a person may be called so: short, and nothing that breaks a line or hides itself."""
    return 0 < len(text) <= MAX_NAME and text == text.strip() and text.isprintable()


def is_avatar(text: str) -> bool:
    return len(text) <= 24 and all(sign.isascii() and (sign.isalnum() or sign == "-") for sign in text)
