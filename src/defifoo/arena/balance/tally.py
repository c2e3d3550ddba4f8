"""Counting: means and shares by label, merged over deals and processes."""

from collections.abc import Iterator


class Tally:
    """For each label, how many samples there were and what they added up to."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.sums: dict[str, float] = {}

    def add(self, label: str, value: float) -> None:
        self.counts[label] = self.counts.get(label, 0) + 1
        self.sums[label] = self.sums.get(label, 0.0) + value

    def merge(self, other: "Tally") -> None:
        for label, count in other.counts.items():
            self.counts[label] = self.counts.get(label, 0) + count
            self.sums[label] = self.sums.get(label, 0.0) + other.sums[label]

    def rows(self) -> Iterator[tuple[str, float, int]]:
        """Label, mean, samples, in the order the labels first came."""
        for label, count in self.counts.items():
            yield label, self.sums[label] / count, count


class Findings:
    """The tallies of one game and player count, by the name of the chart they make."""

    def __init__(self) -> None:
        self.charts: dict[str, Tally] = {}

    def __getitem__(self, chart: str) -> Tally:
        return self.charts.setdefault(chart, Tally())

    def take(self, notes: list[tuple[str, str, float]]) -> None:
        """What a chronicler noted: chart, label and value."""
        for chart, label, value in notes:
            self[chart].add(label, value)

    def merge(self, other: "Findings") -> None:
        for chart, tally in other.charts.items():
            self[chart].merge(tally)

    def as_json(self) -> dict[str, dict[str, dict[str, float]]]:
        return {
            chart: {label: {"mean": round(mean, 4), "samples": count} for label, mean, count in tally.rows()}
            for chart, tally in self.charts.items()
        }
