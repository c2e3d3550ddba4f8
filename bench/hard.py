"""How many hard bots one core keeps playing at human pace: thinking for 150 ms, and by the net.

    ./bench/run hard.py [--seconds 20] [--bots 100000]

Tables of four with one person each, all four games in turn, at the normal pace, through the code of the table. They share one
core and a clock of its own: every piece of work takes it the processor time that it took here, so that other work on this
machine hardly counts; a search, which looks at the real clock, takes what that says, its budget at the most. Sockets and disk
are not in it. A bot is asked before its moment, as on a server, and in time if its answer is there by then.
"""

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable
from heapq import heapify, heappop, heapreplace
from itertools import cycle
from math import ceil
from os import getloadavg
from time import perf_counter, thread_time
from typing import NamedTuple, TypeVar

from defifoo.bots.bot import DEFAULT_BUDGET
from defifoo.core.engine import ENGINE
from defifoo.core.fair import promise_of
from defifoo.games.shelf import GAMES
from defifoo.table.clock import due, tick
from defifoo.table.entries import Entry, Moved
from defifoo.table.fold import PLAYING
from defifoo.table.opening import open_table
from defifoo.table.presence import arrive
from defifoo.table.table import Table
from defifoo.table.thinking import Thought, answered, errand, next_thought, run, think, thinks

Done = TypeVar("Done")
PLAYERS = 4
BOTS = PLAYERS - 1
PERSON = 0
MUSES = 1500
"""How long the person takes, in milliseconds, from the moment that everything was seen."""
ENOUGH = 0.99
HOST, NUMBER = "host", "0" * 32
CORE_MILLISECONDS = DEFAULT_BUDGET.milliseconds or 0.0


class Figures(NamedTuple):
    """moves    of hard bots a second
    in_time  the share that was there by its moment
    busy     the share of its time that the core worked
    """

    moves: float
    in_time: float
    busy: float


class Place:
    """A table with a person at it, and when something happens there."""

    def __init__(self, game: str, number: int, bot: str, now: int) -> None:
        secret = f"{number:064x}"
        opened = open_table(code=f"{number}", game=game, players=PLAYERS, options={}, secret=secret, host=HOST, now=now)
        self.table = Table(opened)
        self.bot = bot
        self.apply(self.table.sit(name="Ana", avatar="", token="ana", promise=promise_of(NUMBER), now=now))
        self.apply(arrive(self.table, PERSON, now))
        self.apply(self.table.start(HOST, now, bot))
        self.apply(self.table.open_number(PERSON, NUMBER, now))

    def apply(self, entries: list[Entry]) -> int:
        """How many of them are moves of bots."""
        for entry in entries:
            self.table.apply(entry)
        self.table.live.ready.add(PERSON)
        return sum(isinstance(entry, Moved) and entry.seat != PERSON for entry in entries)

    def due(self) -> int | None:
        moments = [due(self.table, thinks(self.bot)), self.persons_turn()]
        return min((moment for moment in moments if moment is not None), default=None)

    def persons_turn(self) -> int | None:
        table, live = self.table, self.table.live
        asked = table.state == PLAYING and PERSON in table.running.deal.waits_for
        if not asked or live.held is not None or PERSON in live.laid:
            return None
        return table.questions.asked_at + table.seen_for + MUSES

    def persons_choice(self, now: int) -> str:
        return think(self.table, Thought(PERSON, "regular", self.table.version, now))


class Core:
    """One core, which does one thing after the other. Times are in milliseconds."""

    def __init__(self, bot: str, tables: int, seconds: float) -> None:
        self.searches = bot == "expert"
        self.end = 1000 * seconds
        self.free = 0.0
        self.busy = 0.0
        self.moves = self.asked = self.in_time = 0
        games = cycle(GAMES)
        self.places = [Place(next(games), number, bot, 3000 * number // tables) for number in range(tables)]

    def play(self) -> Figures:
        line = [(place.due(), number) for number, place in enumerate(self.places)]
        heap = [(at, number) for at, number in line if at is not None]
        heapify(heap)
        while heap and heap[0][0] < self.end:
            at, number = heap[0]
            place = self.places[number]
            self.free = max(self.free, at)
            if self.free > self.end:
                break
            self.step(place)
            then = self.work(place.due)
            if then is None:
                heappop(heap)
            else:
                heapreplace(heap, (max(then, ceil(self.free)), number))
        seconds = self.end / 1000
        return Figures(self.moves / seconds, self.in_time / max(1, self.asked), min(1.0, self.busy / self.end))

    def step(self, place: Place) -> None:
        """The next thing that is due at a table, as the timers of a server do it."""
        table, now = place.table, ceil(self.free)
        turn = place.persons_turn()
        if turn is not None and turn <= now:
            choice = place.persons_choice(now)  # a person's thoughts cost the core nothing
            self.moves += self.work(lambda: place.apply(table.move(PERSON, choice, table.version, now)))
            return
        thought = self.work(lambda: next_thought(table, now, thinks(place.bot)))
        if thought is None:
            self.moves += self.work(lambda: place.apply(tick(table, now, with_bots=False)))
            return
        move = self.work(lambda: run(errand(table, thought)) if self.searches else think(table, thought), self.searches)
        self.asked += 1
        self.in_time += self.free <= thought.at
        self.moves += self.work(lambda: place.apply(answered(table, thought, move, ceil(self.free))))

    def work(self, what: Callable[[], Done], by_the_clock: bool = False) -> Done:
        since, began = perf_counter(), thread_time()
        done = what()
        took = 1000 * (thread_time() - began)
        if by_the_clock:
            took = max(took, min(1000 * (perf_counter() - since), CORE_MILLISECONDS))
        self.free += took
        self.busy += took
        return done


def most(bot: str, seconds: float, bots: int) -> tuple[int, Figures]:
    """The most tables that are kept playing: twice as many until that is too much, then between the two."""

    def tried(tables: int) -> Figures:
        figures = Core(bot, tables, seconds).play()
        print(
            f"| {bot} | {BOTS * tables} | {figures.moves:.1f} | {100 * figures.in_time:.1f} % | {100 * figures.busy:.0f} % |",
            flush=True,
        )
        return figures

    good, found = 0, Figures(0, 0, 0)
    tables = 1 if bot == "expert" else 100
    while tables * BOTS <= bots and (figures := tried(tables)).in_time >= ENOUGH:
        good, found, tables = tables, figures, 2 * tables
    for _ in range(2):
        between = (good + tables) // 2
        if not good < between or between * BOTS > bots:
            break
        figures = tried(between)
        if figures.in_time >= ENOUGH:
            good, found = between, figures
        else:
            tables = between
    return good, found


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20, help="of the tables' clock")
    parser.add_argument("--bots", type=int, default=100_000, help="no more than so many")
    chosen = parser.parse_args()
    print(f"Engine {ENGINE}, one core; load of this machine {getloadavg()[0]:.0f} at the beginning.\n")
    print("| | hard bots | their moves a second | in time | of the core |\n|---|---|---|---|---|")
    for game in GAMES:
        for bot in ("regular", "net", "expert"):
            table = Place(game, 0, bot, 0).table
            think(table, Thought(PERSON, bot, table.version, 0))  # nobody has to be made, and no net to be read, later on
    results = [(bot, *most(bot, chosen.seconds, chosen.bots)) for bot in ("expert", "net")]
    print()
    for bot, tables, figures in results:
        print(f"{bot}: {BOTS * tables} bots, {figures.moves:.1f} moves a second, {100 * figures.in_time:.1f} % in time")
    print(f"Load of this machine at the end: {getloadavg()[0]:.0f}.")


if __name__ == "__main__":
    main()
