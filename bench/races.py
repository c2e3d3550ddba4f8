"""Who wins races on lines of 10 to 300 ms, honest or not: the deciding code of the table, driven by a clock of its own.

    .venv/bin/python bench/races.py [RACES]

Three seats race; all draw their reactions alike. A line has a delay of its own, and every way on it wavers by a hundredth. What
the server knows of a line, it knows from round trips as they are shown to it.
"""

import sys
from collections.abc import Callable
from contextlib import suppress
from math import sqrt
from random import Random
from typing import NamedTuple

from defifoo.core.fair import promise_of
from defifoo.core.refusal import Refused
from defifoo.games.yellow.stacked import stacked
from defifoo.server.lines import RoundTrips
from defifoo.table.clock import due, tick
from defifoo.table.entries import Entry, Moved
from defifoo.table.opening import open_table
from defifoo.table.presence import arrive
from defifoo.table.table import Table

RACERS = (1, 2, 3)
CARDS = {1: "PG", 2: "PY", 3: "PR"}
WRONG = {1: ("SY", "SR"), 2: ("SG", "SR"), 3: ("SG", "SY")}
HANDS = ["RGS RG PG", "PG SY SR", "PY SG SR", "PR SG SY"]
CHEAT = 3
QUIET = 4000


class Said(NamedTuple):
    """When it comes, counted from the asking, the card, and whether it names the version of the race."""

    at: float
    seat: int
    card: str
    ahead: bool = True


class Line(NamedTuple):
    """There and back in milliseconds, and what the server is shown of that."""

    delay: float
    shows: Callable[[Random], float]

    def there_and_back(self, chance: Random) -> float:
        return self.delay + chance.expovariate(1) * self.delay / 100


def honest_line(delay: float) -> Line:
    return Line(delay, lambda chance: delay + chance.expovariate(1) * delay / 100)


def reaction(chance: Random) -> float:
    return chance.lognormvariate(6.04, 0.25)


Trick = Callable[[Line, Random], list[Said]]


def honest(line: Line, chance: Random, seat: int = CHEAT) -> list[Said]:
    return [Said(line.there_and_back(chance) + reaction(chance), seat, CARDS[seat])]


def next_version(line: Line, chance: Random) -> list[Said]:
    """Ten sockets name the version to come, twenty times a second each, and answer honestly beside."""
    start = chance.uniform(-1000, -950)
    return [Said(start + 5 * n, CHEAT, CARDS[CHEAT]) for n in range(300)] + honest(line, chance)


def aiming(line: Line, chance: Random) -> list[Said]:
    """One card, sent so that it should come just after the asking, whose moment it knows to 150 ms."""
    return [Said(chance.gauss(120, 150), CHEAT, CARDS[CHEAT]), *honest(line, chance)]


def every_card(line: Line, chance: Random) -> list[Said]:
    """The whole hand in any order, without looking: that takes two thirds of the time."""
    at = line.there_and_back(chance) + reaction(chance) * 2 / 3
    cards = [*WRONG[CHEAT], CARDS[CHEAT]]
    chance.shuffle(cards)
    return [Said(at + n, CHEAT, card) for n, card in enumerate(cards)]


def at_once(line: Line, chance: Random) -> list[Said]:
    return [Said(line.there_and_back(chance), CHEAT, CARDS[CHEAT])]


def late_by_half(line: Line, chance: Random) -> list[Said]:
    """Late on purpose in every other race, so that its quick answers look like those of a long line."""
    on_purpose = chance.choice((0, 290))
    return [one._replace(at=one.at + on_purpose) for one in honest(line, chance)]


class Scene(NamedTuple):
    name: str
    line: Line
    trick: Trick
    like: float
    """The line of an honest seat to compare with."""


SCENES = (
    Scene("names the next version from ten sockets", honest_line(300), next_version, 300),
    Scene("aims at the moment of asking", honest_line(300), aiming, 300),
    Scene("sends every card at once", honest_line(60), every_card, 60),
    Scene("delays its pongs by 290 ms; the kernel is asked", Line(10, lambda _: min(300, 10)), honest, 10),
    Scene(
        "delays its pongs, behind a proxy, but not hello",
        Line(10, lambda chance: chance.choice((300, 300, 300, 10))),
        honest,
        10,
    ),
    Scene("delays everything by 290 ms", honest_line(300), honest, 10),
    Scene("shows a slow socket, answers over a quick one", Line(10, lambda chance: chance.choice((300, 10))), honest, 10),
    Scene("delays all but its answers, behind a proxy", Line(10, lambda _: 300), honest, 10),
    Scene("the same, and is late in every other race", Line(10, lambda _: 300), late_by_half, 10),
    Scene("*has a program answer at once", honest_line(60), at_once, 60),
)


class Course:
    """A table at which race after race is run."""

    def __init__(self, lines: dict[int, Line], chance: Random) -> None:
        self.lines, self.chance, self.now = lines, chance, 1_000_000
        self.table = Table(
            open_table(code="BAKO-MITU", game="yellow", players=4, options={}, secret="5e" * 32, host="host", now=0, window=0)
        )
        for seat in range(4):
            number = f"{seat:032x}"
            self.write(self.table.sit(name=f"P{seat}", avatar="", token=f"{seat}", promise=promise_of(number), now=0))
            arrive(self.table, seat, 0)
        self.write(self.table.start("host", 0))
        for seat in range(4):
            self.write(self.table.open_number(seat, f"{seat:032x}", 0))
        self.known = RoundTrips()
        self.deal = stacked(HANDS, top="SG", draws="SG SY SR SG SY SR")

    def write(self, entries: list[Entry]) -> list[Moved]:
        for entry in entries:
            self.table.apply(entry)
        return [entry for entry in entries if isinstance(entry, Moved)]

    def race(self, said: list[Said]) -> int:
        """Who wins; -1: nobody."""
        table = self.table
        self.now += QUIET
        table.running.deal = self.deal.clone()
        table.live.moved_on()
        table.questions.asked = table.questions.moved = table.version
        for seat, line in self.lines.items():
            for _ in range(4):
                table.live.lines[seat] = self.known.show(seat, self.now, int(line.shows(self.chance)))
        asking, race = self.now, table.version + 1
        winner: int | None = None
        for one in sorted(said):
            if one.at > 0 and table.version < race:
                self.write(table.move(0, "RGS", table.version, asking))
            if winner is None:
                winner = self._until(asking + int(one.at))
            if winner is None:
                with suppress(Refused):
                    winner = self._won(self.write(table.move(one.seat, one.card, race, self.now)))
            else:
                table.late_by(one.seat, one.card, race, asking + int(one.at))
        if winner is None:
            winner = self._until(self.now + 12_000)
        return -1 if winner is None else winner

    def _until(self, at: int) -> int | None:
        while (moment := due(self.table)) is not None and moment <= at:
            self.now = max(self.now, moment)
            winner = self._won(self.write(tick(self.table, self.now)))
            if winner is not None:
                return winner
        self.now = max(self.now, at)
        return None

    def _won(self, moved: list[Moved]) -> int | None:
        return next((entry.seat for entry in moved if entry.move in CARDS.values()), None)


def share(wins: int, races: int) -> str:
    p = wins / races
    return f"{100 * p:5.1f} % ± {196 * sqrt(p * (1 - p) / races):.1f}"


def run(lines: dict[int, Line], trick: Trick, races: int, seed: int) -> tuple[dict[int, int], dict[int, int]]:
    """How often each won, and would have won if the first to come had."""
    chance = Random(seed)
    course = Course(lines, chance)
    won, first = dict.fromkeys((-1, *RACERS), 0), dict.fromkeys(RACERS, 0)
    for _ in range(races):
        said = [one for seat in RACERS if seat != CHEAT for one in honest(lines[seat], chance, seat)]
        said += trick(lines[CHEAT], chance)
        first[min(one for one in said if one.at > 0 and one.card == CARDS[one.seat]).seat] += 1
        won[course.race(said)] += 1
    return won, first


def main() -> None:
    races = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    print(f"{races} races each; shares with 95 % intervals\n\nhonest, all with the same reactions:")
    won, first = run({seat: honest_line(delay) for seat, delay in zip(RACERS, (10, 100, 300), strict=True)}, honest, races, 1)
    for seat, delay in zip(RACERS, (10, 100, 300), strict=True):
        print(f"  line of {delay:3} ms: {share(won[seat], races)}   by arrival {share(first[seat], races)}")
    print("\none cheats, the others have honest lines of 60 ms (* see docs/races.md, what is not proved):")
    fair: dict[float, int] = {}
    for number, scene in enumerate(SCENES):
        others = {1: honest_line(60), 2: honest_line(60)}
        if scene.like not in fair:
            fair[scene.like] = run({**others, CHEAT: honest_line(scene.like)}, honest, races, 2)[0][CHEAT]
        won, first = run({**others, CHEAT: scene.line}, scene.trick, races, 3 + number)
        gain = 100 * (won[CHEAT] - fair[scene.like]) / races
        print(f"  {scene.name:50} {share(won[CHEAT], races)}   gain {gain:+5.1f}   by arrival {share(first[CHEAT], races)}")


if __name__ == "__main__":
    main()
