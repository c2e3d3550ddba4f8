"""The languages: Fluent files, read by the terminal here and by the browser too."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr")
_LOCALES: Final = Path(__file__).parent.parent / "locales"


class Words:
    """Every sentence of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((_LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **variables: str | int) -> str:
        """The text for a key. A missing key or variable is a bug in the language files and raises."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, variables)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def listing(self, parts: list[str]) -> str:
        """ "a, b and c" """
        if len(parts) < 2:
            return "".join(parts)
        return self.say("all-list-and", first=", ".join(parts[:-1]), last=parts[-1])


@cache
def words(language: str) -> Words:
    return Words(language)
