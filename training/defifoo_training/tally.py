"""The results of many seatings, kept as they come, and what they say."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any

from defifoo_training.contest import Contest, Played, Seating

if TYPE_CHECKING:
    from pathlib import Path

Margin = tuple[float, float]
"""A mean and how far the 95 % interval reaches to either side."""


class Tally:
    """Every seating is a line of a file, so that an evaluation that was stopped goes on where it was."""

    def __init__(self, contests: list[Contest], file: Path, first: int = 0) -> None:
        self.contests = contests
        self.first = first
        self.found: dict[Contest, dict[tuple[int, int], Played]] = {contest: {} for contest in contests}
        self.begun = dict.fromkeys(contests, 0)
        self.seconds = dict.fromkeys(contests, 0.0)
        self.reckoned: dict[Seating, float] = {}
        for line in file.read_text().splitlines() if file.exists() else []:
            contest, number, seat, played = json.loads(line)
            if (known := Contest(*contest)) in self.found:
                self._keep(Seating(known, number, seat), Played(*played))
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file = file.open("a")

    def _keep(self, seating: Seating, played: Played) -> None:
        self.found[seating.contest][seating.number, seating.seat] = played
        self.seconds[seating.contest] += played.seconds

    def add(self, seating: Seating, played: Played) -> None:
        self.seconds[seating.contest] -= self.reckoned.pop(seating)
        self._keep(seating, played)
        self._file.write(json.dumps([[*seating.contest], seating.number, seating.seat, [*played]]) + "\n")
        self._file.flush()

    def next(self, deals: int) -> Seating | None:
        """The next seating of the contest that had the least time; None when every contest has all its deals."""
        for contest in sorted(self.contests, key=lambda one: self.seconds[one]):
            while self.begun[contest] < deals * contest.players:
                number, seat = divmod(self.begun[contest], contest.players)
                number += self.first
                self.begun[contest] += 1
                if (number, seat) not in self.found[contest]:
                    return self._reckon(Seating(contest, number, seat))
        return None

    def _reckon(self, seating: Seating) -> Seating:
        """Count what it may take until it is known, so that one contest is not begun by everybody at once."""
        contest = seating.contest
        seconds = self.seconds[contest] / len(self.found[contest]) if self.found[contest] else 1.0
        self.reckoned[seating] = seconds
        self.seconds[contest] += seconds
        return seating

    def whole(self, contest: Contest) -> dict[int, tuple[float, float]]:
        """By deal, the share and the points ahead, in the mean over all seats; only of deals that were played from each."""
        found = self.found[contest]
        numbers = {number for number, _ in found}
        result = {}
        for number in sorted(numbers):
            seats = [found.get((number, seat)) for seat in range(contest.players)]
            if all(seats):
                played = [one for one in seats if one]
                result[number] = (_mean([one.share for one in played]), _mean([one.ahead for one in played]))
        return result

    def told(self) -> list[dict[str, Any]]:
        """Of each contest what came out; where an earlier one has the same game, table and field, also how they differ."""
        return [self._told(contest) for contest in self.contests if self.whole(contest)]

    def _told(self, contest: Contest) -> dict[str, Any]:
        whole, played = self.whole(contest), self.found[contest].values()
        share, ahead = margin([one[0] for one in whole.values()]), margin([one[1] for one in whole.values()])
        found: dict[str, Any] = {
            **contest._asdict(),
            "deals": len(whole),
            "share": share[0],
            "margin": share[1],
            "ahead": ahead[0],
            "ahead_margin": ahead[1],
            "seconds_a_move": sum(one.thought for one in played) / max(1, sum(one.moves for one in played)),
        }
        first = next(one for one in self.contests if one._replace(hero="") == contest._replace(hero=""))
        other = self.whole(first)
        both = [number for number in whole if number in other]
        if first != contest and both:
            found["better"], found["better_margin"] = margin([whole[number][0] - other[number][0] for number in both])
            found["than"] = first.hero
        return found


def line(told: dict[str, Any]) -> str:
    text = (
        f"{told['game']:6} {told['players']} players, one {told['hero']} among {told['field']}:"
        f" share {told['share']:.3f} ± {told['margin']:.3f}  points ahead {told['ahead']:+.2f} ± {told['ahead_margin']:.2f}"
        f"  {told['deals']} deals  {1e3 * told['seconds_a_move']:.2f} ms a move"
    )
    return text + (f"  better by {told['better']:+.3f} ± {told['better_margin']:.3f}" if "better" in told else "")


def strongest(told: list[dict[str, Any]]) -> list[str]:
    """For each game, table and field with several heroes, who did best: what the `ways` of a game's bots go by."""
    tables: dict[tuple[str, int, str], list[dict[str, Any]]] = {}
    for one in told:
        tables.setdefault((one["game"], one["players"], one["field"]), []).append(one)
    found = []
    for (game, players, field), heroes in tables.items():
        if len(heroes) > 1:
            ranked = sorted(heroes, key=lambda one: -one["share"])
            shares = ", ".join(f"{one['hero']} {one['share']:.2f} ± {one['margin']:.2f}" for one in ranked)
            found.append(f"{game:6} {players} players among {field}, the strongest first: {shares}")
    return found


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def margin(values: list[float]) -> Margin:
    mean = _mean(values)
    return mean, 1.96 * math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
