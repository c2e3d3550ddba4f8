"""What a finished deal is worth: mostly whether it was won, and a little by how much."""

from mypy_extensions import i64

from defifoo.core.aliases import Seat
from defifoo.core.deal import Deal


def worth(deal: Deal, seat: Seat, scale: float) -> float:
    """Half for the share in the win, half for the lead over the others' mean; `scale` points of lead are the whole half."""
    own = deal.points(seat)
    total: i64 = 0
    above: i64 = 0
    level: i64 = 0
    for other in range(deal.players):
        points = deal.points(other)
        total += points
        if points > own:
            above += 1
        elif points == own:
            level += 1
    won = 1.0 / float(level) if above == 0 else 0.0
    mean = float(total - own) / float(deal.players - 1)
    lead = 0.5 + (float(own) - mean) / (2.0 * scale)
    return 0.5 * won + 0.5 * min(1.0, max(0.0, lead))
