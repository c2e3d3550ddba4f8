"""Deals chained into a match, with running scores."""

from typing import final

from defifoo.core.aliases import Move, Seat
from defifoo.core.chance import SEED_BYTES, SHUFFLE_VERSION
from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.game import RULES_VERSION, Game, Options, first_dealer
from defifoo.core.outcome import Outcome, ScoreLine
from defifoo.core.refusal import NOT_YOURS, STALE, Refused, Violation, malformed


@final
class Setup:
    """All that a match needs beside its moves. `rules` is the version of the rules that it is played by."""

    def __init__(self, game: Game, players: int, options: Options, seed: bytes, rules: int = RULES_VERSION) -> None:
        if not game.fewest <= players <= game.most:
            raise malformed("players", str(players))  # all.players
        if len(seed) != SEED_BYTES:
            raise malformed("seed", seed.hex())
        if not 1 <= rules <= RULES_VERSION:
            raise malformed("rules", str(rules))
        for option in game.options:
            if option.since > rules and options.get(option.name, option.default) != option.default:
                raise malformed("option", f"{option.name}={options[option.name]}")
        self.game = game
        self.players = players
        self.options = game.check_options(players, options)
        self.seed = seed
        self.rules = rules
        self.shuffle = SHUFFLE_VERSION

    def deal(self, dealer: Seat, number: int) -> Deal:
        """The deal with this number (from 1), by the rules of this match."""
        return self.game.deal_by(self.rules, self.players, self.options, dealer, self.seed, number)


@final
class Match:
    """all.match: deals are dealt one after the other and their points added up.

    `version` counts the moves made so far; a player who answers names the version they saw. `history` is what happened in the
    running deal as a spectator saw it.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.version = 0
        self.points: list[int] = [setup.game.start_points] * setup.players
        self.outcomes: list[Outcome] = []
        self.moves: list[list[tuple[int, int]]] = [[]]
        self.history: list[Event] = []
        self.deal = setup.deal(first_dealer(setup.players, setup.seed), self.number)

    @property
    def number(self) -> int:
        """The number of the deal, from 1."""
        return len(self.moves)

    @property
    def length(self) -> int:
        return self.setup.options["length"]

    @property
    def over(self) -> bool:
        return self.deal.over and self.number == self.length

    def play(self, seat: Seat, move: Move, version: int = -1) -> list[Event]:
        """Make a move in the running deal. Raises Refused, and then nothing has changed."""
        if version >= 0 and version != self.version:
            raise Refused(Violation("version", {"expected": str(self.version), "got": str(version)}, STALE))
        if not 0 <= seat < self.setup.players:
            raise malformed("seat", str(seat))
        return self._noted(seat, move, self.deal.play(seat, move))

    def make(self, seat: Seat, move: Move) -> list[Event]:
        """The same with a move that was judged in this very position."""
        return self._noted(seat, move, self.deal.make(seat, move))

    def _noted(self, seat: Seat, move: Move, events: list[Event]) -> list[Event]:
        self.history += [event.seen_by(-1) for event in events]
        self.moves[-1].append((int(seat), int(move)))
        self.version += 1
        outcome = self.deal.outcome()
        if outcome is not None:
            self.outcomes.append(outcome)
            for index, scored in enumerate(outcome.points):
                self.points[index] += scored
        return events

    def next_deal(self) -> None:
        """Deal again; the running deal must be over and the match not.  all.dealer.next"""
        if not self.deal.over or self.over:
            raise Refused(Violation("all.match", kind=NOT_YOURS))
        dealer = self.setup.game.next_dealer(self.deal)
        self.moves.append([])
        self.history = []
        self.deal = self.setup.deal(dealer, self.number)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it runs.  all.tie"""
        if not self.over:
            return None
        points = tuple(self.points)
        accounts = tuple([self._account(seat) for seat in range(self.setup.players)])
        return Outcome("all.match", points, self.setup.game.winners(points), accounts)

    def _account(self, seat: int) -> tuple[ScoreLine, ...]:
        """A line for each deal, which it counts from 1; before them, as number 0, what everyone starts with."""
        start = self.setup.game.start_points
        lines = [ScoreLine("all.match", start)] if start else []
        for number, outcome in enumerate(self.outcomes, 1):
            lines.append(ScoreLine("all.match", outcome.points[seat], number))
        return tuple(lines)
