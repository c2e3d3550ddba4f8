"""Why something is refused.

Refused (an exception)
    carries a Violation, whose kind is one of
        malformed   it is not a move of this game at all
        not-yours   it may be a move, but not for this seat at this moment
        stale       it answers an older position (raised by Match alone)
        illegal     the rules forbid it; `rule` says which

A refusal never changes anything.
"""

from typing import Final, final

MALFORMED: Final = "malformed"
NOT_YOURS: Final = "not-yours"
STALE: Final = "stale"
ILLEGAL: Final = "illegal"


@final
class Violation:
    """The rule that stands in the way, as data. Words come from the language files."""

    def __init__(self, rule: str, data: dict[str, str] | None = None, kind: str = ILLEGAL) -> None:
        self.rule = rule
        self.data: dict[str, str] = {} if data is None else data
        self.kind = kind

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Violation):
            return False
        return self.rule == other.rule and self.data == other.data and self.kind == other.kind

    def __hash__(self) -> int:
        return hash((self.rule, self.kind))

    def __repr__(self) -> str:
        return f"Violation({self.rule!r}, {self.data!r}, {self.kind!r})"


class Refused(Exception):
    """Something that the rules do not allow. Nothing has changed; `violation` names the rule."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(f"{violation.kind}: {violation.rule} {violation.data}")
        self.violation = violation


def malformed(what: str, text: str) -> Refused:
    """`what` names the thing that could not be read: move, card, option, record, ..."""
    return Refused(Violation(what, {"text": text}, MALFORMED))
