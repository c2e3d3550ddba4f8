# Pouilleux in English

pouilleux-name = Pouilleux
pouilleux-tagline = Pair your cards, draw from your neighbour, lose the Jack.

## Cards

pouilleux-card-AS = Ace of Spades
pouilleux-card-AC = Ace of Clubs
pouilleux-card-AH = Ace of Hearts
pouilleux-card-AD = Ace of Diamonds
pouilleux-card-2S = 2 of Spades
pouilleux-card-2C = 2 of Clubs
pouilleux-card-2H = 2 of Hearts
pouilleux-card-2D = 2 of Diamonds
pouilleux-card-3S = 3 of Spades
pouilleux-card-3C = 3 of Clubs
pouilleux-card-3H = 3 of Hearts
pouilleux-card-3D = 3 of Diamonds
pouilleux-card-4S = 4 of Spades
pouilleux-card-4C = 4 of Clubs
pouilleux-card-4H = 4 of Hearts
pouilleux-card-4D = 4 of Diamonds
pouilleux-card-5S = 5 of Spades
pouilleux-card-5C = 5 of Clubs
pouilleux-card-5H = 5 of Hearts
pouilleux-card-5D = 5 of Diamonds
pouilleux-card-6S = 6 of Spades
pouilleux-card-6C = 6 of Clubs
pouilleux-card-6H = 6 of Hearts
pouilleux-card-6D = 6 of Diamonds
pouilleux-card-7S = 7 of Spades
pouilleux-card-7C = 7 of Clubs
pouilleux-card-7H = 7 of Hearts
pouilleux-card-7D = 7 of Diamonds
pouilleux-card-8S = 8 of Spades
pouilleux-card-8C = 8 of Clubs
pouilleux-card-8H = 8 of Hearts
pouilleux-card-8D = 8 of Diamonds
pouilleux-card-9S = 9 of Spades
pouilleux-card-9C = 9 of Clubs
pouilleux-card-9H = 9 of Hearts
pouilleux-card-9D = 9 of Diamonds
pouilleux-card-10S = 10 of Spades
pouilleux-card-10C = 10 of Clubs
pouilleux-card-10H = 10 of Hearts
pouilleux-card-10D = 10 of Diamonds
pouilleux-card-JS = Jack of Spades
pouilleux-card-JH = Jack of Hearts
pouilleux-card-JD = Jack of Diamonds
pouilleux-card-QS = Queen of Spades
pouilleux-card-QC = Queen of Clubs
pouilleux-card-QH = Queen of Hearts
pouilleux-card-QD = Queen of Diamonds
pouilleux-card-KS = King of Spades
pouilleux-card-KC = King of Clubs
pouilleux-card-KH = King of Hearts
pouilleux-card-KD = King of Diamonds

## Moves. $place is the place in the neighbour's fan.

pouilleux-move-draw = Draw card { $place }

## Events

pouilleux-event-drew =
    { $who ->
        [you] You draw { $number ->
            [0] card { $count }
           *[other] { $cards }
        } from { $other }.
       *[other] { $name } draws { $number ->
            [0] card { $count }
           *[other] { $cards }
        } from { $towards ->
            [you] you
           *[other] { $other }
        }.
    }
pouilleux-event-laid =
    { $who ->
        [you] You lay a pair: { $cards }.
       *[other] { $name } lays a pair: { $cards }.
    }
pouilleux-event-out =
    { $who ->
        [you] You have no cards left: you are safe.
       *[other] { $name } has no cards left and is safe.
    }
pouilleux-event-left-with =
    { $who ->
        [you] You are left with the Pouilleux.
       *[other] { $name } is left with the Pouilleux.
    }
pouilleux-event-over = The deal is over.

## Refusals

pouilleux-refusal-draw = There is no card in that place of { $seat }'s fan.
pouilleux-refusal-end = This deal is over: all pairs lie on the table.

## Why a deal ended

pouilleux-reason-end = All pairs lie on the table.
pouilleux-reason-stuck = Sixty cards in a row were drawn without a pair.

## Prompts

pouilleux-prompt-draw = Draw a card from your neighbour.
pouilleux-prompt-over = The deal is over: here is the count.

## Accounts

pouilleux-account-score = Left with the Pouilleux

## The table

pouilleux-table-laid = { $name } has laid: { $cards }

## What lies open, in the browser: $name is the player that a field speaks of

pouilleux-view-laid = Pairs on the table
pouilleux-view-fans = The others’ fans
pouilleux-view-neighbour = Cards are drawn from { $name }

## Options

pouilleux-option-length = Deals
pouilleux-option-length-help = How many deals the match has, 1 to 20.
