# Red in English.
# red-move-team: $name is the first partner, $names all of them.
# red-refusal-follow-gang: $gang is the gang led in words, $must is "gang" or "police".
# red-refusal-teams-choice: $partners is "one" or "two".
# red-refusal-interrupt: $card in words, $seat is the name of the one who leads.
# Events: see the fields of an event; bank-opened, bank-won and bank-shut give the points of the Bank in $count.

red-name = Red
red-tagline = Break the Bank, mind the Bomb

## Cards

red-card-R1 = Raven 1
red-card-R2 = Raven 2
red-card-R3 = Raven 3
red-card-R4 = Raven 4
red-card-R5 = Raven 5
red-card-R6 = Raven 6
red-card-R7 = Raven 7
red-card-R8 = Raven 8
red-card-R9 = Raven 9
red-card-RC = Raven Charmer
red-card-RG = Raven Godfather
red-card-V1 = Viper 1
red-card-V2 = Viper 2
red-card-V3 = Viper 3
red-card-V4 = Viper 4
red-card-V5 = Viper 5
red-card-V6 = Viper 6
red-card-V7 = Viper 7
red-card-V8 = Viper 8
red-card-V9 = Viper 9
red-card-VC = Viper Charmer
red-card-VG = Viper Godfather
red-card-F1 = Fox 1
red-card-F2 = Fox 2
red-card-F3 = Fox 3
red-card-F4 = Fox 4
red-card-F5 = Fox 5
red-card-F6 = Fox 6
red-card-F7 = Fox 7
red-card-F8 = Fox 8
red-card-F9 = Fox 9
red-card-FC = Fox Charmer
red-card-FG = Fox Godfather
red-card-S1 = Shark 1
red-card-S2 = Shark 2
red-card-S3 = Shark 3
red-card-S4 = Shark 4
red-card-S5 = Shark 5
red-card-S6 = Shark 6
red-card-S7 = Shark 7
red-card-S8 = Shark 8
red-card-S9 = Shark 9
red-card-SC = Shark Charmer
red-card-SG = Shark Godfather
red-card-P1 = Police 1
red-card-P2 = Police 2
red-card-P3 = Police 3
red-card-P4 = Police 4
red-card-P5 = Police 5
red-card-P6 = Police 6
red-card-P7 = Police 7
red-card-P8 = Police 8
red-card-P9 = Police 9
red-card-P10 = Police 10
red-card-P11 = Police 11
red-card-P12 = Police 12
red-card-P13 = Police 13
red-card-P14 = Police 14
red-card-P15 = Police 15
red-card-BANK = Bank
red-card-BOMB = Bomb

red-colour-R = Ravens
red-colour-V = Vipers
red-colour-F = Foxes
red-colour-S = Sharks
red-colour-P = Police

## Moves

red-move-team = Team up with { $names }
red-move-cw = Clockwise
red-move-ccw = Counter-clockwise

## Events

red-event-partner =
    { $who ->
        [you] You pick { $other } as your partner.
       *[other] { $towards ->
            [you] { $name } picks you as a partner.
           *[other] { $name } picks { $other } as a partner.
        }
    }
red-event-direction =
    { $who ->
        [you] You choose
       *[other] { $name } chooses
    } to play { $count ->
        [1] clockwise
       *[other] counter-clockwise
    }.
red-event-played =
    { $who ->
        [you] You play
       *[other] { $name } plays
    } { $cards }.
red-event-slammed =
    { $who ->
        [you] You slam down
       *[other] { $name } slams down
    } the { $cards }!
red-event-took-round =
    { $who ->
        [you] You win the round and take
       *[other] { $name } wins the round and takes
    } { $cards }.
red-event-bomb =
    Boom! { $who ->
        [you] You take
       *[other] { $name } takes
    } everything in the round: { $cards }.
red-event-bank =
    The vault swallows the round: { $cards }.
red-event-bomb-led =
    { $who ->
        [you] You put the Bomb with your winnings.
       *[other] { $name } puts the Bomb with their winnings.
    }
red-event-bank-led =
    The Bank card goes into the Bank.
red-event-bewitched =
    { $who ->
        [you] Your Charmer
       *[other] { $name }’s Charmer
    } turns the head of the Godfather that { $towards ->
        [you] you
       *[other] { $other }
    } played: in this round she ranks above him.
red-event-last-card =
    { $who ->
        [you] You have
       *[other] { $name } has
    } no cards left: the deal ends here.
red-event-table-to-bank = What lies on the table goes into the Bank: { $cards }.
red-event-hand-to-bank =
    { $who ->
        [you] Your hand goes
       *[other] { $name }’s hand goes
    } into the Bank: { $cards }.
red-event-bank-opened =
    The Bank is counted: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, with { $cards }.
red-event-bank-won =
    { $who ->
        [you] You break the Bank and score its
       *[other] { $name } breaks the Bank and scores its
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
red-event-bank-shut =
    The best are level, so the Bank stays shut and nobody gets its { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
red-event-over = The deal is over.

## Refusals

red-refusal-teams-none = With two or three players there are no teams: everyone plays for themselves.
red-refusal-teams-choice =
    The dealer picks exactly { $partners ->
        [one] one partner
       *[two] two partners
    } among the others, before choosing the direction, and the teams stay for the whole deal.
red-refusal-follow-gang =
    { $must ->
        [police] You have no card of the { $gang }, so you must play Police. The Bank and the Bomb are always allowed.
       *[gang] The { $gang } were led and you hold some: play one of them. The Bank and the Bomb are always allowed.
    }
red-refusal-follow-police = Police were led and you hold Police: play one of them. The Bank and the Bomb are always allowed.
red-refusal-interrupt = There is no round to stop just now: keep your { $card } until { $seat } has led a card.
red-refusal-end = This deal is over: somebody has played their last card.

## How it ended

red-reason-end = A hand is empty: the cards that the others still hold go into the Bank.

## The score sheet: $count how many, $factor what each is worth, $cards in words, $name the partner

red-account-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
red-account-score-team =
    { $count ->
        [0] No card won
        [one] { $cards }
       *[other] { $cards }, { $factor } each
    }
red-account-score-each = Partner’s loot ({ $name }): { red-account-cards }
red-account-score-bank = The Bank, for the most loot: { red-account-cards }
red-account-score-bank-tie = Level on the most: the Bank stays shut ({ red-account-cards })

## Options

red-option-length = Deals
red-option-length-help = As many deals as there are players lets everyone deal once.
red-option-charmer = The Charmer turns heads
red-option-charmer-help = Once in a deal, a Charmer played after her own Godfather ranks above him.

## Prompts

red-prompt-team = Look at your cards and pick who plays with you.
red-prompt-direction = Which way round shall the game go?
red-prompt-play = Play a card.
red-prompt-over = The deal is over: here is the count.

## The table

red-table-teams = Teams: { $ours } against { $theirs }.
red-table-led = Led: { $gang }.
red-table-bank =
    In the Bank: { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
red-table-won =
    { $name }: { $number ->
        [0] nothing won yet
        [one] 1 card won
       *[other] { $number } cards won
    }
