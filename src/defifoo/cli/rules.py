"""`defifoo rules`: the rules of a game, in words."""

import json
from typing import Annotated

from cyclopts import Parameter

from defifoo.cli.arguments import GAME_NAMES, LANGUAGE_NAMES, read_game, read_words
from defifoo.cli.errors import UsageError
from defifoo.words.rulebook import plain, rule_ids, rule_text, rulebook


def rules(
    game: Annotated[str, Parameter(help=f"{GAME_NAMES}; or all, for what they share")],
    rule: Annotated[str | None, Parameter(help="one rule by its id, e.g. all.tie")] = None,
    /,
    *,
    lang: Annotated[str | None, Parameter(help=LANGUAGE_NAMES)] = None,
    as_json: Annotated[bool, Parameter(name="--json", help="ids and texts for a program to read")] = False,
) -> int:
    """Print the rules of a game, each with the id that refusals name."""
    chapter = "all" if game == "all" else read_game(game).name
    language = read_words(lang).language
    try:
        ids = rule_ids(chapter, language)
    except FileNotFoundError:
        raise UsageError(f"{chapter} has no rule book") from None
    if rule is not None and rule not in ids:
        raise UsageError(f"there is no rule {rule!r} in {chapter}")
    if as_json:
        chosen = ids if rule is None else [rule]
        print(json.dumps({one: rule_text(one, language) for one in chosen}, ensure_ascii=False, indent=1))
    else:
        print(plain(rulebook(chapter, language)) if rule is None else rule_text(rule, language))
    return 0
