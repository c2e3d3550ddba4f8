"""Everything that each seat saw of a match, in order: what makes an information state remember."""

from __future__ import annotations

from defifoo.research.compiled.sequence import Sequence
from defifoo.research.telling import tell, tell_event


class Memoir:
    """It costs next to nothing until somebody reads it: the events are then told by a copy of the match that plays along."""

    def __init__(self, sequence: Sequence) -> None:
        self._told: list[list[str]] = [[] for _ in range(int(sequence.players) + 1)]
        """By seat; the last is what everybody saw."""
        self._heard: list[int] = []
        self.goes_on_from(sequence)
        self._tell_hands()

    def goes_on_from(self, sequence: Sequence) -> None:
        """The match from here on. What was heard before has been told."""
        self._telling = sequence.clone()
        self._heard = []
        self._shared = False

    def hear(self, action: int) -> None:
        self._heard.append(action)

    def of(self, seat: int) -> list[str]:
        """What a seat (-1: everybody) saw."""
        if self._heard and self._shared:
            self._told = [told[:] for told in self._told]
            self._telling = self._telling.clone()
            self._shared = False
        for action in self._heard:
            self._replay(action)
        self._heard = []
        return self._told[seat]

    def _replay(self, action: int) -> None:
        match = self._telling
        seat, game = int(match.seat), match.game
        if (match.out_of_turn and action == game.let_pass) or game.begun_by(action, match.begun):
            self._told[seat].append(game.action_name(action))
            match.apply(action)
            return
        deal, number = match.deal, match.number
        deal.heard = []
        match.apply(action)
        for event in deal.heard:
            for observer in range(-1, int(match.players)):
                self._told[observer].append(tell_event(game, event.seen_by(observer)))
        deal.heard = None
        if match.number != number:
            self._tell_hands()

    def _tell_hands(self) -> None:
        """A new deal."""
        for observer in range(-1, int(self._telling.players)):
            self._told[observer].append(tell(self._telling.deal.view(observer)))

    def as_guessed_by(self, seat: int) -> Memoir:
        """For a match whose hidden cards are dealt anew: the others saw what everybody saw, and nobody knows what else."""
        mine, everybodys = self.of(seat), self.of(-1)
        twin = self.copy()
        twin._told = [mine[:] if observer == seat else everybodys[:] for observer in range(len(self._told))]
        return twin

    def copy(self) -> Memoir:
        """What was told so far is shared, until one of the two tells more."""
        twin = object.__new__(Memoir)
        twin._told = self._told
        twin._heard = self._heard[:]
        twin._telling = self._telling
        twin._shared = self._shared = True
        return twin
