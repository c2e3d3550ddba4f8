"""The languages: Fluent files, read by the terminal here and by the browser too.

A language is a folder of `locales`. A game of another package brings its own files; where it lacks a language it is told in
the first one it has.
"""

import logging
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from defifoo.core.game import Game
from defifoo.games.shelf import GAMES
from defifoo.words.packages import LOCALES, language_files

LANGUAGES: Final = tuple(sorted(place.name for place in LOCALES.iterdir() if (place / "all.ftl").is_file()))
USUAL: Final = "en"
"""Where nobody has asked for another."""


class MissingWords(KeyError):
    """Something has to be said that stands in no language file, or lacks a part there."""


class Words:
    """Every sentence of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        for game in GAMES.values():
            for text in own_words(game, language) if game.locale_folder else []:
                self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **variables: str | float) -> str:
        """The text for a key. A missing key or variable is a bug in the language files and raises."""
        message = self._bundle.get_message(key) if self.has(key) else None
        if message is None or message.value is None:
            raise MissingWords(f"{key} stands in no language file of {self.language!r}")
        text, errors = self._bundle.format_pattern(message.value, variables)
        if errors:
            raise MissingWords(f"{key}: {errors[0]}")
        return str(text)

    def listing(self, parts: list[str]) -> str:
        """ "a, b and c" """
        if len(parts) < 2:
            return "".join(parts)
        return self.say("all-list-and", first=", ".join(parts[:-1]), last=parts[-1])


def key_of(rule: str, kind: str) -> str:
    """Where the words of a rule stand: as a "refusal", a "reason" or an "account"."""
    chapter, _, rest = rule.partition(".")
    return f"{chapter}-{kind}-{rest.replace('.', '-')}"


def own_words(game: Game, language: str) -> list[str]:
    """The language files of one game. Those of another package may be broken: then it is played without words."""
    try:
        spoken = (language_files(game, one) for one in (language, USUAL, *LANGUAGES))
        found = next((texts for texts in spoken if texts), [])
        if not found:
            where = f"{game.locale_folder}/{USUAL}/*.ftl"
            logging.getLogger("defifoo.words").warning("%s has no words: its package holds no %s", game.name, where)
        return found
    except (ImportError, OSError, ValueError) as error:
        logging.getLogger("defifoo.words").warning("the words of %s cannot be read: %r", game.name, error)
        return []


@cache
def words(language: str) -> Words:
    return Words(language)
