"""What the table itself refuses, as data; the words are in table.ftl."""

from defifoo.core.refusal import NOT_YOURS, Refused, Violation


def refuse(rule: str, kind: str = NOT_YOURS, **data: str) -> Refused:
    return Refused(Violation(f"table.{rule}", data, kind))
