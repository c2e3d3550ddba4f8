"""How long one person at a table of bots waits, by a clock that moves when it is told to."""

from defifoo.table.clock import due, tick
from defifoo.table.entries import Pace
from defifoo.table.fold import PLAYING
from table.evening import Evening


def waiting(game: str, players: int, pace: Pace, answer: int, deal: int = 0) -> tuple[int, int]:
    """Milliseconds that they waited in one deal, and that they took to answer: `answer` for every question they have seen."""
    evening = Evening(game, players, pace=pace, options={"length": 1}, secret=f"{deal:064x}")
    table = evening.seat_people(1).start("regular").table
    waited = answered = 0
    free = evening.now
    while table.state == PLAYING:
        if 0 in evening.deal.waits_for and table.live.held is None:
            asked = max(free, table.questions.asked_at + table.seen_for)
            waited += asked - free
            answered += answer
            evening.now = free = max(evening.now, asked + answer)
            moves = list(evening.deal.moves(0))
            evening.play(0, table.game.move_name(moves[len(moves) // 2]))
            continue
        at = due(table)
        assert at is not None
        evening.now = max(evening.now, at)
        evening.write(tick(table, evening.now))
    return waited, answered
