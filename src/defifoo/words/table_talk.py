"""The lines around the moves: who deals, what was scored, who won."""

from defifoo.core.match import Match
from defifoo.core.outcome import Outcome, ScoreLine
from defifoo.words.language import Words, key_of
from defifoo.words.narrator import Narrator
from defifoo.words.tables import hand_line, open_hand_line, table_lines


def seat_names(words: Words, players: int) -> list[str]:
    return [words.say("cli-seat", number=seat + 1) for seat in range(players)]


def deal_opening(narrator: Narrator, match: Match, reader: int, *, everything: bool = False) -> list[str]:
    """Deal 2 of 5, who deals, and the hands that the reader may see."""
    deal = match.deal
    lines = [*deal_heading(narrator, match), *table_lines(narrator, deal.view(reader))]
    shown = range(match.setup.players) if everything else [reader] if reader >= 0 else []
    for seat in shown:
        view = deal.view(seat)
        mine = seat == narrator.me
        lines.append(hand_line(narrator, view) if mine else open_hand_line(narrator, view, narrator.names[seat]))
    return lines


def deal_heading(narrator: Narrator, match: Match) -> list[str]:
    say = narrator.words.say
    dealer = say("cli-dealer", name=narrator.names[match.deal.dealer])
    return ["", say("cli-deal", number=match.number, total=match.length), dealer]


def deal_result(narrator: Narrator, match: Match) -> list[str]:
    """Why the deal ended and what everyone scored, in it and so far, line by line."""
    outcome = match.outcomes[-1]
    lines = ["", narrator.words.say("cli-deal-over"), reason(narrator, outcome)]
    if outcome.card >= 0:
        card = narrator.card(narrator.game.card_name(outcome.card))
        lines.append(narrator.words.say("cli-last-card", name=narrator.names[outcome.by], card=card))
    for seat, name in enumerate(narrator.names):
        lines.append(narrator.words.say("cli-score", name=name, points=outcome.points[seat], total=match.points[seat]))
        lines += [f"  {score_line(narrator, line)}" for line in outcome.accounts[seat]]
    return lines


def reason(narrator: Narrator, outcome: Outcome) -> str:
    return narrator.words.say(key_of(outcome.reason, "reason"))


def score_line(narrator: Narrator, line: ScoreLine) -> str:
    """ "3 tricks, -10 each = -30 points" """
    words, key = narrator.words, key_of(line.rule, "account")
    what = words.say(
        key if words.has(key) else "all-account-other",
        rule=line.rule,
        count=line.count,
        factor=line.factor,
        points=line.points,
        cards=narrator.cards(line.cards),
        name=narrator.names[line.seat] if line.seat >= 0 else "",
    )
    return words.say("cli-score-line", what=what, points=line.points)


def match_result(narrator: Narrator, match: Match) -> list[str]:
    outcome = match.outcome
    if outcome is None:
        return []
    key = "cli-winner" if len(outcome.winners) == 1 else "cli-winners"
    return ["", narrator.words.say("cli-match-over"), narrator.words.say(key, names=narrator.together(outcome.winners))]
