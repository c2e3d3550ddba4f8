"""What the package of a game brings along to be read: language files and rule books."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from defifoo.core.game import Game
from defifoo.games.shelf import GAMES

_PACKAGE: Final = Path(__file__).parent.parent
LOCALES: Final = _PACKAGE / "locales"
RULEBOOKS: Final = (_PACKAGE / "rulebook", _PACKAGE.parent.parent / "docs" / "rules")
"""Where an installed copy keeps them, and where a checkout does."""


def _folder(game: Game, name: str) -> Traversable:
    """A folder beside the module that the game is written in."""
    module = type(game).__module__
    return files(module.rpartition(".")[0] or module).joinpath(name)


def language_files(game: Game, language: str) -> list[str]:
    """The texts of a game's own language files; none where it does not speak the language."""
    if not game.locale_folder:
        ours = (LOCALES / language / f"{start}{game.name}.ftl" for start in ("", "web-"))
        return [path.read_text(encoding="utf-8") for path in ours if path.is_file()]
    folder = _folder(game, game.locale_folder).joinpath(language)
    found = sorted(folder.iterdir(), key=lambda one: one.name) if folder.is_dir() else []
    return [one.read_text(encoding="utf-8") for one in found if one.name.endswith(".ftl")]


def rulebook_file(chapter: str, language: str) -> str | None:
    """The rule book of a game, or of "all"; None where there is none in this language."""
    game = GAMES.get(chapter)
    name = f"{chapter}.{language}.md"
    places: list[Traversable] = [place / name for place in RULEBOOKS]
    if game is not None and game.rulebook_folder:
        places = [_folder(game, game.rulebook_folder).joinpath(name)]
    return next((place.read_text(encoding="utf-8") for place in places if place.is_file()), None)
