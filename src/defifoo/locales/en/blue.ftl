# Blue in English
#
# Moves     $card or $cards in words, $number how many, $colour in words, $name the player attacked
# Events    $who and $name are who did it, $towards and $other whom it was done to, $cards the cards in words, $number how
#           many of them are told, $count the colour of the line (0 to 2, in the order of the colours below); for drew and
#           exchanged the number of cards, for direction 1 or -1, for won the points
# Refusals  $card and $colour in words, $seat is the name of a player, $pile a number, and $why one of
#           unopened, moon, iceberg, open, own, shut-in (a Moon under an Iceberg), exchange, over; for moon-reply victim
#           (somebody else is asked), answer (you are), no-moon
# Table     $name, $colour and $cards in words, $number

blue-name = Blue
blue-tagline = A world tour in bad weather

## Cards

blue-card-SUN = Sun
blue-card-RAIN = Rainbow
blue-card-MOON = Moon
blue-card-BOLT = Lightning
blue-card-ICE = Iceberg
blue-card-CAF = Coral Africa
blue-card-CAM = Coral America
blue-card-CAS = Coral Asia
blue-card-CEU = Coral Europe
blue-card-COC = Coral Oceania
blue-card-LAF = Lagoon Africa
blue-card-LAM = Lagoon America
blue-card-LAS = Lagoon Asia
blue-card-LEU = Lagoon Europe
blue-card-LOC = Lagoon Oceania
blue-card-SAF = Saffron Africa
blue-card-SAM = Saffron America
blue-card-SAS = Saffron Asia
blue-card-SEU = Saffron Europe
blue-card-SOC = Saffron Oceania

## Colours and continents

blue-colour-C = Coral
blue-colour-L = Lagoon
blue-colour-S = Saffron
blue-continent-AF = Africa
blue-continent-AM = America
blue-continent-AS = Asia
blue-continent-EU = Europe
blue-continent-OC = Oceania

## Moves

blue-move-open = Open the { $colour } line with a { $card }
blue-move-lay = Lay { $card }
blue-move-cancel = Cancel the Moon on the { $colour } line with a { $card }
blue-move-moon = Lay the Moon on { $name }’s { $colour } line
blue-move-bolt = Throw the Lightning at the { $colour } lines
blue-move-ice = Freeze { $name }’s { $colour } line
blue-move-exchange = Exchange { $cards }
blue-any = Exchange cards
blue-any-which = Which cards do you exchange? Type their numbers with spaces between them, or press Enter to do something else.
blue-any-none = You exchange nothing yet. What do you do?
blue-move-pass = Pass
blue-move-rainbow = Answer with the Rainbow
blue-move-accept = Let the Moon pass

## What happened

# The colour of the line that an event speaks of.
blue-line-colour =
    { $count ->
        [0] { blue-colour-C }
        [1] { blue-colour-L }
       *[2] { blue-colour-S }
    }
blue-event-direction =
    { $who ->
        [you] You choose the direction
       *[other] { $name } chooses the direction
    }: { $count ->
        [1] { all-direction-cw }
       *[other] { all-direction-ccw }
    }.
blue-event-opened =
    { $who ->
        [you] You open a { blue-line-colour } line
       *[other] { $name } opens a { blue-line-colour } line
    } with a { $cards }.
blue-event-laid =
    { $who ->
        [you] You lay
       *[other] { $name } lays
    } { $cards }.
blue-event-cancelled =
    { $who ->
        [you] You cancel the Moon on your { blue-line-colour } line
       *[other] { $name } cancels the Moon on their { blue-line-colour } line
    } with a { $cards }.
blue-event-moon =
    { $who ->
        [you] You lay a Moon on the { blue-line-colour } line of { $other }.
       *[other] { $towards ->
            [you] { $name } lays a Moon on your { blue-line-colour } line.
           *[other] { $name } lays a Moon on the { blue-line-colour } line of { $other }.
        }
    }
blue-event-accepted =
    { $who ->
        [you] You let the Moon pass.
       *[other] { $name } lets the Moon pass.
    }
blue-event-stole =
    { $who ->
        [you] Your Moon steals { $cards } from { $other }.
       *[other] { $towards ->
            [you] { $name }’s Moon steals your { $cards }.
           *[other] { $name }’s Moon steals { $cards } from { $other }.
        }
    }
blue-event-answered =
    { $who ->
        [you] A Rainbow! You cancel the attack on your { blue-line-colour } line, and it is your turn.
       *[other] { $towards ->
            [you] A Rainbow! { $name } cancels your attack on their { blue-line-colour } line, and plays now.
           *[other] A Rainbow! { $name } cancels the attack on their { blue-line-colour } line, and plays now.
        }
    }
blue-event-lightning =
    { $who ->
        [you] You throw a Lightning
       *[other] { $name } throws a Lightning
    }: { blue-line-colour }!
blue-event-struck =
    { $who ->
        [you] Your Lightning takes
       *[other] { $name }’s Lightning takes
    } { $towards ->
        [you] your { $cards }
       *[other] { $cards } from { $other }
    }.
blue-event-iceberg =
    { $who ->
        [you] You freeze the { blue-line-colour } line of { $other } with an Iceberg.
       *[other] { $towards ->
            [you] { $name } freezes your { blue-line-colour } line with an Iceberg.
           *[other] { $name } freezes the { blue-line-colour } line of { $other } with an Iceberg.
        }
    }
blue-event-exchanged =
    { $who ->
        [you] You exchange
       *[other] { $name } exchanges
    } { $number ->
        [0] { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
       *[other] { $cards }
    }.
blue-event-drew =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    } { $number ->
        [0] { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
       *[other] { $cards }
    }.
blue-event-passed =
    { $who ->
        [you] You can do nothing and pass.
       *[other] { $name } can do nothing and passes.
    }
blue-event-won =
    { $who ->
        [you] Five continents: your world tour is complete!
       *[other] Five continents: { $name } has completed the world tour!
    }
blue-event-over = The deal is over: time to count.

## Refusals

blue-refusal-first-turn = The dealer begins by opening a line: lay a Sun or a Rainbow. Only a dealer without a Sun may exchange cards instead.
blue-refusal-open = You have a { $colour } line already: one line for each colour.
blue-refusal-continent =
    { $why ->
        [unopened] You have no { $colour } line yet: open one with a Sun or a Rainbow before you lay { $card }.
        [moon] A Moon lies on your { $colour } line: cover it with a Sun or a Rainbow first.
       *[iceberg] Your { $colour } line is frozen for the rest of the deal: nothing can be laid on it.
    }
blue-refusal-cancel =
    { $why ->
        [unopened] You have no { $colour } line, so there is no Moon to cover.
       *[other] There is no Moon to cover on your { $colour } line.
    }
blue-refusal-moon-where =
    { $why ->
        [own] A Moon is for somebody else’s line, not for your own.
        [unopened] { $seat } has no { $colour } line.
        [moon] The { $colour } line of { $seat } is already under a Moon: a Moon needs a Sun to lie on.
       *[iceberg] The { $colour } line of { $seat } is frozen: a Moon cannot be laid there.
    }
blue-refusal-moon-reply =
    { $why ->
        [victim] Wait a moment: { $seat } may answer the Moon first.
        [answer] Answer the Moon first: with a Rainbow, or let it pass.
       *[no-moon] There is no Moon to answer just now.
    }
blue-refusal-rainbow-protects = A Rainbow protects the { $colour } line of { $seat } from the Moon and from Lightning.
blue-refusal-lightning-hits = A Lightning has to strike at least one continent, and nobody else has an unprotected { $colour } one.
blue-refusal-iceberg =
    { $why ->
        [own] An Iceberg is for somebody else’s line, not for your own.
        [unopened] { $seat } has no { $colour } line.
        [shut-in] Your { $colour } line is frozen: the Moon under the ice can no longer be covered.
       *[iceberg] The { $colour } line of { $seat } is frozen already.
    }
blue-refusal-exchange = You cannot exchange more cards than the draw pile holds; it holds { $pile }.
blue-refusal-pass = You can still do something: you may only pass when you can do nothing at all.
blue-refusal-pile-empty =
    { $why ->
        [exchange] The draw pile is empty: there is nothing to exchange with.
       *[over] The deal is over: the draw pile is empty and everybody passed.
    }
blue-refusal-win = The deal is over: a world tour is complete.
blue-refusal-dead-table = The deal is over: nobody could ever lay a continent again.
blue-refusal-standstill = The deal is over: for a hundred rounds nobody did anything but exchange cards or pass.

## How it ended

blue-reason-win = Somebody has all five continents: the world tour is complete.
blue-reason-pile-empty = The draw pile is empty and everybody passed: nobody wins.
blue-reason-dead-table = Nobody could ever lay a continent again: nobody wins.
blue-reason-standstill = For a hundred rounds nobody did anything but exchange cards or pass: nobody wins.

## The score sheet: $count cards, $factor different continents

blue-account-score-winner = All five continents: the world tour is complete
blue-account-score-others =
    { $count ->
        [0] No continent laid
        [one] 1 continent card
       *[other] { $count } cards × { $factor ->
            [one] one continent
           *[other] { $factor } different continents
        }
    }

## Options

blue-option-length = Deals
blue-option-length-help = How many deals the match has, 1 to 20. Their points are added up.

## What is asked

blue-prompt-direction = You deal: look at your cards, then choose the direction of play.
blue-prompt-first-turn = You begin: open a line with a Sun or a Rainbow. Without a Sun you may exchange as many cards as you like instead.
blue-prompt-turn = Your turn: open a line, lay a continent, cancel a Moon, attack, or exchange cards.
blue-prompt-reply = A Moon lies on your line. Answer with a Rainbow, or let it pass?
blue-prompt-over = The deal is over.

## The table

blue-table-pile =
    Draw pile: { $number ->
        [0] empty
        [one] 1 card
       *[other] { $number } cards
    }
blue-table-line = { $name }, { $colour }: { $cards }
blue-table-no-lines = { $name }: no line yet
blue-table-moon = { $name }: a Moon on the { $colour } line waits for an answer.
