# Shared by all games, in English
#
# Lists     $first (all but the last, already joined), $last
# Refusals  $seat is the name of the player whose turn it is, $card a card in words, $what the kind of thing, $text what was typed
# Terminal  $name, $names, $number, $total, $points, $cards, $count, $text, $reason, $direction; a name may be "You"

## Lists

all-list-and = { $first } and { $last }

## Direction

all-move-cw = Clockwise
all-move-ccw = Counter-clockwise
all-direction-cw = clockwise
all-direction-ccw = counter-clockwise

## Refusals by a shared rule

all-refusal-players = Two to six people can play.
all-refusal-direction = Which way round you play is for the dealer to say, once, before the first card; with two players nobody asks.
all-refusal-turn-order = It is not your turn: { $seat } is to play.
all-refusal-own-cards = You do not hold this card: { $card }.
all-refusal-match = Cards are dealt again when a deal is over, and only until the match is over.

## Refusals of another kind

refusal-malformed =
    { $what ->
        [move] “{ $text }” is not a move of this game.
        [card] “{ $text }” is not a card of this game.
        [cards] “{ $text }” is not a set of cards of this game.
        [colour] “{ $text }” is not a colour of this game.
        [game] There is no game called “{ $text }”.
        [players] { all-refusal-players } “{ $text }” is not a number of players.
        [option] “{ $text }” is not an option of this game, or its value is out of range.
        [options] “{ $text }” is not a list of options.
        [seed] “{ $text }” is not a seed: it must be 64 hexadecimal digits.
        [record] This is not the record of a match: { $text }.
        [hands] “{ $text }” cannot be dealt.
        [challenge] “{ $text }” is not a challenge.
        [hello] Say hello first, and once only.
        [message] This message cannot be read: { $text }.
        [request] This request cannot be read: { $text }.
        [address] There is nothing here: { $text }.
        [method] This is not done here: { $text }.
        [code] “{ $text }” is not the code of a table.
        [name-empty] Everybody needs a name.
        [name-unseen] “{ $text }” cannot be a name: something in it cannot be seen.
        [name-marks] “{ $text }” cannot be a name: it has too many accents on one letter.
        [name-long] “{ $text }” is too long for a name: 20 characters at most.
        [name] “{ $text }” cannot be a name: a name has 1 to 20 visible characters.
        [number] “{ $text }” is not a number for the shuffle: it must be 32 hexadecimal digits.
        [seat] “{ $text }” is not a seat of this table.
        [bot] There is no bot called “{ $text }”.
        [moment] There is no such moment in that match.
        [phrase] “{ $text }” is not one of the phrases.
       *[other] “{ $text }” cannot be understood.
    }
refusal-stale = Something happened at the table before your move arrived. Look again, then play.
refusal-not-yours = This is not yours to play at this moment.
refusal-illegal = The rules do not allow this: { $rule }.

## The terminal: people

cli-you = You
cli-seat = Player { $number }

## The terminal: before the game

cli-which-game = Which game shall we play? Type its number or its name.
cli-help = Type a number, a card, i for an idea, ? for help, h for the rules, q to quit.

## The terminal: the table

cli-deal = Deal { $number } of { $total }
cli-dealer = Dealer: { $name }
cli-direction = Direction of play: { $direction }
cli-table = On the table: { $cards }
cli-table-empty = The table is empty.
cli-hand = Your hand: { $cards }
cli-hand-empty = Your hand is empty.
cli-hand-size =
    { $name }: { $number ->
        [0] no cards
        [one] 1 card
       *[other] { $number } cards
    }

## The terminal: asking and answering

cli-wait = Press Enter to let it pass.
cli-cut-in = It is { $name }’s turn. Do you cut in?
cli-idea =
    { $place ->
        [1] An expert’s choice: { $move } ({ $expected })
        [2] Second best: { $move } ({ $expected })
       *[other] Then: { $move } ({ $expected })
    }
cli-idea-points =
    about { $number ->
        [one] { $number } point
       *[other] { $number } points
    } when the deal is over
cli-idea-chance = { $number } in 100 chances to win
cli-idea-wait = let it pass
cli-refused = Not allowed. { $reason }
cli-unknown = “{ $text }” is not something to do here. Type ? for help.

## The terminal: the count

cli-deal-over = The deal is over.
cli-score =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this deal, { $total } in all
cli-score-line =
    { $what } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-last-card = Last card: { $name }, { $card }.
all-account-other =
    { $factor ->
        [0] { $rule }
       *[other] { $rule }: { $count } × { $factor }
    }
cli-match-over = The match is over.
cli-winner = Winner: { $names }
cli-winners = Winners: { $names }
cli-goodbye = Goodbye!
