"""Whether a match was dealt as it was promised: what a device kept, held against what was opened at the end."""

from typing import Final, Literal

import msgspec

from defifoo.core.fair import commitment_of, promise_of, promised_seed
from defifoo.core.match import Setup
from defifoo.core.record import options_from_json
from defifoo.core.refusal import Refused
from defifoo.games.shelf import find_game
from defifoo.table.infos import FairInfo, TableInfo

PROBLEMS: Final = {
    "commitment": "the commitment is not the one that was told first",
    "secret": "the secret is not the one that was committed to",
    "promises": "the list of promises is not the one that was final before the numbers were opened",
    "numbers": "a number is not the one that was promised",
    "promise": "another promise stood in this seat's place",
    "number": "this device's number is not in the deal",
    "seed": "the seed is not made of the secret and the numbers",
    "cards": "the cards that were dealt are not those of the seed",
    "left-out": "this device was connected and its number was left out",
    "blamed": "this device opened its number and was told that it had not",
}


class Kept(msgspec.Struct):
    """What a device keeps of one match.

    commitment  the first that it was told
    number      its own
    promised    whether its promise stood in the list
    promises    the list when it was final
    opened      whether it opened its number
    hands       the cards of each deal, before any was played
    """

    commitment: str = ""
    number: str = ""
    promised: bool = False
    promises: tuple[str, ...] = ()
    opened: bool = False
    hands: dict[int, list[str]] = {}


class Verdict(msgspec.Struct, frozen=True):
    """fair: all fits. unsure: this device took no part in the making of the deal. broken: something does not fit.

    `deals` so many deals were dealt again and fit; `cards` is false where this program has not the rules of the game.
    """

    outcome: Literal["fair", "unsure", "broken"]
    problems: tuple[str, ...] = ()
    deals: int = 0
    cards: bool = True
    round: int = 0
    unopened: tuple[str, ...] = ()

    @property
    def sentence(self) -> str:
        if self.outcome == "broken":
            told = "; ".join(PROBLEMS[problem] for problem in self.problems)
            return f"THE DEAL WAS NOT FAIR: {told}"
        if self.outcome == "unsure":
            return "the deal could not be checked: this device was not there when the numbers were opened"
        cards = f"the cards of {self.deals} deals" if self.cards else "the seed, but not the cards of a game unknown here"
        names = f"; rounds without the numbers of {', '.join(self.unopened)}: {self.round}" if self.round else ""
        return f"the deal was fair: checked the commitment, the numbers and {cards}{names}"


def check(kept: Kept, table: TableInfo, seat: int, alarms: tuple[str, ...] = ()) -> Verdict:
    """The match of `table` is over and everything is opened."""
    fair = table.fair
    problems = [*alarms, *_broken(fair)]
    if kept.commitment and kept.commitment != fair.commitment:
        problems.append("commitment")
    if kept.opened:
        if kept.promises != fair.promises:
            problems.append("promises")
        if _at(fair.numbers, seat) != kept.number:
            problems.append("number")
    hands = dealt_again(table, seat, list(kept.hands))
    if hands is not None and hands != kept.hands:
        problems.append("cards")
    found = tuple(problem for problem in PROBLEMS if problem in problems)
    outcome: Literal["fair", "unsure", "broken"] = "broken" if found else "fair" if kept.opened else "unsure"
    return Verdict(outcome, found, len(kept.hands), hands is not None, fair.round, fair.unopened)


def _broken(fair: FairInfo) -> list[str]:
    """What does not fit in itself."""
    problems: list[str] = []
    try:
        if commitment_of(fair.secret) != fair.commitment:
            problems.append("secret")
        if tuple(promise_of(number) if number else "" for number in fair.numbers) != fair.promises:
            problems.append("numbers")
        if promised_seed(fair.secret, list(fair.numbers)).hex() != fair.seed:
            problems.append("seed")
    except ValueError:
        problems.append("secret")
    return problems


def _at(numbers: tuple[str, ...], seat: int) -> str:
    return numbers[seat] if seat < len(numbers) else ""


def dealt_again(table: TableInfo, seat: int, deals: list[int]) -> dict[int, list[str]] | None:
    """The hands that the opened seed deals to a seat; None where the rules of the game are not here."""
    try:
        game = find_game(table.game)
        options = options_from_json(game, table.players, table.options)
        setup = Setup(game, table.players, options, bytes.fromhex(table.fair.seed))
        return {deal: sorted(_hand(setup, seat, deal)) for deal in deals}
    except (Refused, ValueError):
        return None


def _hand(setup: Setup, seat: int, deal: int) -> list[str]:
    """Who deals changes nobody's cards."""
    hand = setup.deal(0, deal).view(seat).as_dict()["hand"]
    assert isinstance(hand, list | tuple)
    return [str(card) for card in hand]
