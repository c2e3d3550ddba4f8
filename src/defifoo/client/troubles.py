"""What can come between a player and a move."""

from defifoo.wire.messages import RefusedMessage


class TurnedAwayError(Exception):
    """There is nothing left to play for: the table was closed, or the seat is no longer this player's."""


class MoveRefusedError(Exception):
    """The move was refused; the refusal says why."""

    def __init__(self, refusal: RefusedMessage) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


class ConnectionLostError(Exception):
    """The connection broke before the answer came: the next turn shows whether the move was made."""
