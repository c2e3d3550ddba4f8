"""What a seat may know, as a vector of bytes of fixed length.

Each game writes what it says of itself (`games/*/observing.py`); here come the parts that all of them have: who is asked, the
scores, and the log of moves that everyone saw. `docs/research.md` has the table of parts, `layout.py` the same for programs.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from defifoo.core.aliases import Seat
from defifoo.core.game import Game
from defifoo.core.observing import Row, from_me, number
from defifoo.research.compiled.layout import sizes
from defifoo.research.compiled.sequence import LOG, Sequence


def write(sequence: Sequence, me: Seat, row: Row, window: i64) -> None:
    """Write what a seat may know into its row, whose bytes are 0."""
    deal = sequence.deal
    begun: i64 = 0
    if sequence.seat == me:
        begun = sequence.begun
        row.out[row.numbers - 2] = 1
        if sequence.out_of_turn:
            row.out[row.numbers - 1] = 1
    sequence.game.write(deal, me, begun, row)
    place = row.end - 3 * window
    _write_scores(sequence, me, row, place - sequence.players - 2)
    _write_history(sequence, me, row, place, window)
    if row.hidden:
        sequence.game.write_hidden(deal, me, row)


def _write_scores(sequence: Sequence, me: Seat, row: Row, place: i64) -> None:
    players = sequence.players
    mine = sequence.points[me]
    for seat in range(players):
        number(row.out, place + from_me(seat, me, players), 128 + (sequence.points[seat] - mine) // 10)
    number(row.out, place + players, sequence.number)
    number(row.out, place + players + 1, sequence.length - sequence.number)


def _write_history(sequence: Sequence, me: Seat, row: Row, place: i64, window: i64) -> None:
    out, log, players, logged = row.out, sequence.log, sequence.players, sequence.logged
    secret_from = sequence.game.secret_from
    for back in range(window if window < logged else logged):
        entry = log[(logged - 1 - back) % LOG]
        seat, action = entry >> 10, entry & 1023
        if action >= secret_from:
            action = sequence.game.shown(action, seat, me)
        out[place] = u8(from_me(seat, me, players) + 1)
        out[place + 1] = u8(action >> 7)
        out[place + 2] = u8(action & 127)
        place += 3


@final
class Writer:
    """Observations of one setup, each a new vector of bytes."""

    def __init__(self, game: Game, players: i64, window: i64, all_seeing: bool = False) -> None:
        self.bits, self.numbers = sizes(game, int(players), int(window))
        self.hidden = game.size_of_hidden(int(players)) if all_seeing else 0
        self.window = window
        self.blank: vec[u8] = vec[u8](bytes(self.bits + self.numbers + self.hidden))

    def observe(self, sequence: Sequence, me: Seat) -> vec[u8]:
        out = self.blank[:]
        write(sequence, me, Row(out, i64(self.bits), i64(self.numbers), i64(self.hidden)), self.window)
        return out
