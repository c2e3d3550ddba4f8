"""The lines around the moves: who deals, what was scored, who won."""

from defifoo.core.match import Match
from defifoo.core.outcome import Outcome
from defifoo.words.language import Words
from defifoo.words.narrator import Narrator
from defifoo.words.tables import hand_line, open_hand_line, table_lines


def seat_names(words: Words, players: int) -> list[str]:
    return [words.say("cli-seat", number=seat + 1) for seat in range(players)]


def deal_opening(narrator: Narrator, match: Match, reader: int, *, everything: bool = False) -> list[str]:
    """Deal 2 of 5, who deals, and the hands that the reader may see."""
    deal = match.deal
    lines = ["", narrator.words.say("cli-deal", number=match.number, total=match.length)]
    lines.append(narrator.words.say("cli-dealer", name=narrator.names[deal.dealer]))
    lines += table_lines(narrator, deal.view(reader).as_dict())
    shown = range(match.setup.players) if everything else [reader] if reader >= 0 else []
    for seat in shown:
        seen = deal.view(seat).as_dict()
        mine = seat == narrator.me
        lines.append(hand_line(narrator, seen) if mine else open_hand_line(narrator, seen, narrator.names[seat]))
    return lines


def deal_result(narrator: Narrator, match: Match) -> list[str]:
    """Why the deal ended and what everyone scored, in it and so far."""
    outcome = match.outcomes[-1]
    lines = ["", narrator.words.say("cli-deal-over"), reason(narrator, outcome)]
    for seat, name in enumerate(narrator.names):
        lines.append(narrator.words.say("cli-score", name=name, points=outcome.points[seat], total=match.points[seat]))
    return lines


def reason(narrator: Narrator, outcome: Outcome) -> str:
    game, _, rest = outcome.reason.partition(".")
    return narrator.words.say(f"{game}-reason-{rest.replace('.', '-')}")


def match_result(narrator: Narrator, match: Match) -> list[str]:
    outcome = match.outcome
    if outcome is None:
        return []
    key = "cli-winner" if len(outcome.winners) == 1 else "cli-winners"
    return ["", narrator.words.say("cli-match-over"), narrator.words.say(key, names=narrator.together(outcome.winners))]
