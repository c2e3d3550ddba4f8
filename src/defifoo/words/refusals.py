"""A refusal in words: what stands in the way, and which rule says so."""

from defifoo.core.refusal import ILLEGAL, MALFORMED, STALE, Violation
from defifoo.words.language import Words, key_of


def refusal_sentence(words: Words, violation: Violation, game: str = "", names: list[str] | None = None) -> str:
    """One friendly sentence. `game` tells whose cards a shared rule speaks of, `names` are those of the seats."""
    if violation.kind == MALFORMED:
        what = f"name-{violation.data['why']}" if violation.rule == "name" and "why" in violation.data else violation.rule
        return words.say("refusal-malformed", what=what, text=violation.data.get("text", ""))
    if violation.kind == STALE:
        return words.say("refusal-stale")
    chapter = violation.rule.partition(".")[0]
    variables = {key: _spoken(words, game or chapter, key, value, names) for key, value in violation.data.items()}
    key = key_of(violation.rule, "refusal")
    if words.has(key):
        return words.say(key, **variables)
    # A game of another package may lack words for one of its rules, where it was not held to the kit.
    return words.say("refusal-not-yours" if violation.kind != ILLEGAL else "refusal-illegal", rule=violation.rule)


def _spoken(words: Words, game: str, key: str, value: str, names: list[str] | None) -> str:
    """A piece of notation in words: a seat's name, a card, a colour; anything else as it stands."""
    if key == "seat":
        number = int(value)
        return names[number] if names and number >= 0 else words.say("cli-seat", number=number + 1)
    for kind in (key, "card", "colour"):
        if words.has(f"{game}-{kind}-{value}"):
            return words.say(f"{game}-{kind}-{value}")
    return value
