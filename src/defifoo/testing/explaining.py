"""Whether score sheets lead to their points."""

from defifoo.core.outcome import Outcome


def explained(outcome: Outcome, rules: set[str]) -> None:
    """The lines of every seat add up to its points, what is counted times what it brings is what it gives."""
    assert outcome.reason in rules, f"{outcome.reason} has no anchor in the rule book"
    assert len(outcome.accounts) == len(outcome.points)
    for account, points in zip(outcome.accounts, outcome.points, strict=True):
        assert account
        assert sum(line.points for line in account) == points
        for line in account:
            assert line.rule in rules, f"{line.rule} has no anchor in the rule book"
            assert line.count >= 0
            assert line.factor == 0 or line.points == line.count * line.factor
