"""Whoever sits at the terminal, asked like any bot."""

from typing import Final, Protocol

from defifoo.bots.bot import WAIT, Budget, Sight
from defifoo.bots.tips import taught_tips
from defifoo.cli.arguments import small_number
from defifoo.cli.prompt import not_understood, read_line
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, View
from defifoo.core.refusal import Refused, Violation
from defifoo.words.narrator import Narrator
from defifoo.words.rulebook import plain, rule_text, rulebook
from defifoo.words.tables import hand_line, prompt_line, table_lines

ME: Final = 0


class Dealing(Protocol):
    """Where the deal is that the person plays in: a match, a lesson."""

    deal: Deal


class Person:
    """At this terminal."""

    help = "cli-help"

    def __init__(self, match: Dealing, narrator: Narrator) -> None:
        self.match = match
        self.narrator = narrator
        self.words = narrator.words

    def choose(self, sight: Sight, source: FastSource, budget: Budget) -> int:
        view, moves = sight.view, sight.moves
        optional = ME not in self.match.deal.waits_for
        prompt = self._cut_in() if optional else prompt_line(self.narrator, view)
        print("\n".join(["", *table_lines(self.narrator, view), hand_line(self.narrator, view), prompt]))
        offered = [int(move) for move in self.match.deal.plain_moves(ME)]
        any_cards = len(offered) < len(moves)
        self._offer(offered, any_cards=any_cards, optional=optional)
        while True:
            answer = read_line()
            if optional and not answer:
                return WAIT
            if answer == "i":
                self._advise(sight, source, budget)
                continue
            number = small_number(answer) or 0
            if 1 <= number <= len(offered):
                return offered[number - 1]
            chosen = self._name_cards(view) if any_cards and number == len(offered) + 1 else self._understand(answer)
            if chosen is not None:
                return chosen

    def _offer(self, moves: list[int], *, any_cards: bool, optional: bool) -> None:
        """Moves of any cards are one line, since there can be more than a hundred, and a question which."""
        for number, move in enumerate(moves, 1):
            print(f"{number}. {self.narrator.move(move)}")
        if any_cards:
            print(f"{len(moves) + 1}. {self._say_any()}")
        if optional:
            print(self.words.say("cli-wait"))

    def _say_any(self, what: str = "") -> str:
        return self.words.say(f"{self.narrator.game.name}-any{what}")

    def _name_cards(self, view: View) -> int | None:
        """A move of any cards; None when it comes to nothing."""
        hand = view.own()["hand"]
        print(self._say_any("-which"))
        for number, card in enumerate(hand, 1):
            print(f"{number}. {self.narrator.card(card)}")
        answer = read_line()
        if not answer:
            print(self._say_any("-none"))
            return None
        numbers = {small_number(word) or 0 for word in answer.replace(",", " ").split()}
        if not numbers or min(numbers) < 1 or max(numbers) > len(hand):
            not_understood(self.words, answer)
            return None
        return self._understand(" ".join([self.narrator.game.any_cards, *(hand[number - 1] for number in sorted(numbers))]))

    def _cut_in(self) -> str:
        names = [self.narrator.names[seat] for seat in self.match.deal.waits_for]
        return self.words.say("cli-cut-in", name=", ".join(names))

    def _advise(self, sight: Sight, source: FastSource, budget: Budget) -> None:
        """What an expert would do with the same budget and why, and why not the next best moves."""
        game = self.narrator.game
        for place, (tip, why) in enumerate(taught_tips(game, sight, source, budget), 1):
            move = self.words.say("cli-idea-wait") if tip.move == WAIT else self.narrator.move(tip.move)
            expected = round(tip.points) if game.points_tell else round(tip.worth * 100)
            key = "cli-idea-points" if game.points_tell else "cli-idea-chance"
            print(self.words.say("cli-idea", place=place, move=move, expected=self.words.say(key, number=expected)))
            print(f"  {self.narrator.facts(why)}")

    def _understand(self, answer: str) -> int | None:
        """A word of help, or a move in notation; None when it was not a legal move."""
        if answer == "?":
            print(self.words.say(self.help))
            return None
        if answer == "h":
            print(self._rules())
            return None
        try:
            move = int(self.narrator.game.parse_move(answer))
        except Refused:
            not_understood(self.words, answer)
            return None
        violation = self.match.deal.why_not(ME, move)
        if violation is None:
            return move
        self._refuse(violation)
        return None

    def _rules(self) -> str:
        try:
            return plain(rulebook(self.narrator.game.name, self.words.language))
        except FileNotFoundError:
            return self.words.say("cli-no-rules")

    def _refuse(self, violation: Violation) -> None:
        print(self.words.say("cli-refused", reason=self.narrator.refusal(violation)))
        rule = rule_text(violation.rule, self.words.language)
        if rule:
            print(f"{violation.rule}: {rule}")
