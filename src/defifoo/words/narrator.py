"""Telling a game in sentences, from nobody's or from one seat's point of view."""

from collections.abc import Iterable
from typing import final

from defifoo.core.event import Event
from defifoo.core.fact import Fact
from defifoo.core.game import Game
from defifoo.core.refusal import Refused, Violation
from defifoo.core.saying import Cards, Letter, Name, Names, Piece, Sentence
from defifoo.words.language import Words
from defifoo.words.refusals import refusal_sentence


@final
class Narrator:
    """`me` is the seat that is called "you"; -1 when everybody is spoken of by name."""

    def __init__(self, words: Words, game: Game, names: list[str], me: int = -1) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.me = me

    def card(self, name: str) -> str:
        return self.words.say(f"{self.game.name}-card-{name}")

    def sentence(self, sentence: Sentence) -> str:
        """What a game has to say, in words."""
        return self.words.say(sentence.key, **{name: self._piece(part) for name, part in sentence.parts.items()})

    def _piece(self, part: int | Piece) -> str | int:
        match part:
            case int():
                return part
            case Sentence():
                return self.sentence(part)
            case Name():
                return self.names[part.seat]
            case Names():
                return self.together(part.seats, inside=part.inside)
            case Letter():
                return self.letter(part.kind, part.letter)
            case Cards():
                return self._in_words(part)
        raise TypeError(f"{part!r} cannot be said")

    def _in_words(self, cards: Cards) -> str:
        if cards.seats is None:
            return self.row(cards.names)
        played = zip(cards.names, cards.seats, strict=True)
        return ", ".join([f"{self.card(card)} ({self.names[seat]})" for card, seat in played])

    def reactions(self, all_of_them: Iterable[tuple[int, int]]) -> str:
        """How many milliseconds each of these seats took in a race."""
        told = [(self._person(seat), self.names[seat], time) for seat, time in all_of_them]
        return ", ".join([self.words.say("table-reaction", who=who, name=name, time=f"{time} ms") for who, name, time in told])

    def cards(self, cards: bytes) -> str:
        return self.words.listing([self.card(self.game.card_name(card)) for card in cards])

    def row(self, names: list[str]) -> str:
        """Cards in notation, one after another."""
        return ", ".join([self.card(name) for name in names])

    def letter(self, kind: str, letter: str) -> str:
        return self.words.say(f"{self.game.name}-{kind}-{letter}")

    def event(self, event: Event) -> str:
        """The whole sentence of an event, already reduced to what the reader may know."""
        return self.words.say(
            f"{self.game.name}-event-{event.name}",
            who=self._person(int(event.seat)),
            name=self._name(int(event.seat)),
            towards=self._person(int(event.other)),
            other=self._name(int(event.other)),
            cards=self.cards(event.cards),
            number=len(event.cards),
            count=event.count,
        )

    def fact(self, fact: Fact) -> str:
        """What a move wins, loses, keeps or risks."""
        own = f"{self.game.name}-fact-{fact.name}"
        return self.words.say(
            own if self.words.has(own) else f"all-fact-{fact.name}",
            who=self._person(fact.seat),
            name=self._name(fact.seat),
            names=self.together(fact.seats, inside=True),
            cards=self.words.listing([self.card(card) for card in fact.cards]),
            number=len(fact.cards),
            people=len(fact.seats),
            colour=self.letter("colour", fact.colour) if fact.colour else "",
            symbol=self.letter("symbol", fact.symbol) if fact.symbol else "",
            times=fact.times,
            count=fact.many,
            points=fact.points,
        )

    def facts(self, facts: Iterable[Fact]) -> str:
        return " ".join([self.fact(fact) for fact in facts])

    def _person(self, seat: int) -> str:
        return "you" if seat >= 0 and seat == self.me else "other"

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else ""

    def together(self, seats: Iterable[int], *, inside: bool = False) -> str:
        """ "You and Player 3"; but inside a sentence "you and Player 3", and always "Player 3 and you"."""
        you, too = self.words.say("cli-you"), self.words.say("cli-you-too")
        names = [self.names[seat] for seat in seats]
        return self.words.listing([too if name == you and (inside or place) else name for place, name in enumerate(names)])

    def refusal(self, violation: Violation) -> str:
        return refusal_sentence(self.words, violation, self.game.name, self.names)

    def move(self, move: int) -> str:
        """A move as a button would name it."""
        head, *rest = self.game.move_name(move).split()
        key, shared = f"{self.game.name}-move-{head}", f"all-move-{head}"
        if not rest and self.words.has(f"{self.game.name}-card-{head}"):
            return self.card(head)
        if not self.words.has(key) and self.words.has(shared):
            key = shared
        return self.words.say(key, **self._variables(rest))

    def _variables(self, tokens: list[str]) -> dict[str, str | int]:
        """What follows the first word of a move: seats or other numbers, cards and letters."""
        numbers = [int(token) for token in tokens if token.isdigit()]
        seats = [self.names[number] for number in numbers if number < len(self.names)]
        cards = [self.card(token) for token in tokens if self._is_card(token)]
        variables: dict[str, str | int] = {"number": len(cards)}
        if numbers:
            variables["place"] = numbers[0]
        if seats:
            variables |= {"name": seats[0], "names": self.words.listing(seats)}
        if cards:
            variables |= {"card": cards[0], "cards": self.words.listing(cards)}
        for token in tokens:
            for kind in ("colour", "symbol"):
                if self.words.has(f"{self.game.name}-{kind}-{token}"):
                    variables[kind] = self.letter(kind, token)
        return variables

    def _is_card(self, token: str) -> bool:
        try:
            self.game.parse_card(token)
        except Refused:
            return False
        return True
