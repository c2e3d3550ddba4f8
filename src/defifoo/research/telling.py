"""What a seat may know, as one line of text."""

from defifoo.core.deal import View
from defifoo.core.event import Event
from defifoo.core.game import Game

_LEFT_OUT = {"game", "over", "movers", "players", "rules", "last_trick"}
"""The same for a whole game, or clear from the rest."""


def tell(view: View, only: frozenset[str] | None = None) -> str:
    """The parts of a view that say something, e.g. "seat=0 hand=E1,E7 trick=T3"; `only` some of them, or all."""
    parts = [
        f"{name}={_text(value)}"
        for name, value in view.as_dict().items()
        if name not in _LEFT_OUT and (only is None or name in only) and not _empty(value)
    ]
    return " ".join(parts)


def _empty(value: object) -> bool:
    if isinstance(value, list):
        return all(_empty(part) for part in value)
    return value is None or value is False or value == {} or value == ""


def _text(value: object) -> str:
    if isinstance(value, list):
        nested = any(isinstance(part, list | dict) for part in value)
        return ("/" if nested else ",").join(_text(part) for part in value)
    if isinstance(value, dict):
        return "{" + " ".join(f"{name}:{_text(part)}" for name, part in value.items()) + "}"
    return str(value)


def tell_event(game: Game, event: Event) -> str:
    """What happened, as far as the event shows it, e.g. "2 played E7"."""
    parts = [str(event.seat), event.name]
    if event.cards:
        parts.append(",".join(game.card_name(card) for card in event.cards))
    if event.other >= 0:
        parts.append(f"@{event.other}")
    if event.count:
        parts.append(f"x{event.count}")
    return " ".join(parts)
