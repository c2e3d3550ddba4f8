# Yellow in English
#
# Events   $who is "you" or "other", $name the player, $towards is "you" or "other", $other the other player,
#          $cards the cards in words, $number how many of them are seen, $count a number: the direction (1 or -1),
#          a symbol (1 rock, 2 paper, 3 scissors), cards drawn or owed, how often the pile was made anew, or points
# Moves    give: $card and $name; swap: $name; a Joker: $symbol
# Refusals $card and $lies are cards in words ($lies: what the top card counts as), $seat a player's name, $count cards owed,
#          $why and $event choose between the sentences of one rule

yellow-name = Yellow
yellow-tagline = Rock, paper, scissors, gone

## Cards

yellow-card-RG = green rock
yellow-card-RGA = green rock (Again or Reverse)
yellow-card-RGS = green rock (Speed)
yellow-card-RG3 = green rock (+3)
yellow-card-RGG = green rock (Give)
yellow-card-RGX = green rock (Swap)
yellow-card-RY = yellow rock
yellow-card-RYA = yellow rock (Again or Reverse)
yellow-card-RYS = yellow rock (Speed)
yellow-card-RY3 = yellow rock (+3)
yellow-card-RYG = yellow rock (Give)
yellow-card-RYX = yellow rock (Swap)
yellow-card-RR = red rock
yellow-card-RRA = red rock (Again or Reverse)
yellow-card-RRS = red rock (Speed)
yellow-card-RR3 = red rock (+3)
yellow-card-RRG = red rock (Give)
yellow-card-RRX = red rock (Swap)
yellow-card-PG = green paper
yellow-card-PGA = green paper (Again or Reverse)
yellow-card-PGS = green paper (Speed)
yellow-card-PG3 = green paper (+3)
yellow-card-PGG = green paper (Give)
yellow-card-PGX = green paper (Swap)
yellow-card-PY = yellow paper
yellow-card-PYA = yellow paper (Again or Reverse)
yellow-card-PYS = yellow paper (Speed)
yellow-card-PY3 = yellow paper (+3)
yellow-card-PYG = yellow paper (Give)
yellow-card-PYX = yellow paper (Swap)
yellow-card-PR = red paper
yellow-card-PRA = red paper (Again or Reverse)
yellow-card-PRS = red paper (Speed)
yellow-card-PR3 = red paper (+3)
yellow-card-PRG = red paper (Give)
yellow-card-PRX = red paper (Swap)
yellow-card-SG = green scissors
yellow-card-SGA = green scissors (Again or Reverse)
yellow-card-SGS = green scissors (Speed)
yellow-card-SG3 = green scissors (+3)
yellow-card-SGG = green scissors (Give)
yellow-card-SGX = green scissors (Swap)
yellow-card-SY = yellow scissors
yellow-card-SYA = yellow scissors (Again or Reverse)
yellow-card-SYS = yellow scissors (Speed)
yellow-card-SY3 = yellow scissors (+3)
yellow-card-SYG = yellow scissors (Give)
yellow-card-SYX = yellow scissors (Swap)
yellow-card-SR = red scissors
yellow-card-SRA = red scissors (Again or Reverse)
yellow-card-SRS = red scissors (Speed)
yellow-card-SR3 = red scissors (+3)
yellow-card-SRG = red scissors (Give)
yellow-card-SRX = red scissors (Swap)
yellow-card-JG = green Joker
yellow-card-JY = yellow Joker
yellow-card-JR = red Joker
yellow-card-SK = Skull

## Colours and symbols

yellow-colour-G = green
yellow-colour-Y = yellow
yellow-colour-R = red
yellow-symbol-R = rock
yellow-symbol-P = paper
yellow-symbol-S = scissors

## Moves

yellow-move-JG = Green Joker: { $symbol }
yellow-move-JY = Yellow Joker: { $symbol }
yellow-move-JR = Red Joker: { $symbol }
yellow-move-draw = Draw a card
yellow-move-keep = Keep it
yellow-move-again = Play again
yellow-move-reverse = Reverse the direction
yellow-move-pass = Pass
yellow-move-take = Take the cards
yellow-move-give = Give { $name }: { $card }
yellow-move-swap = Swap hands with { $name }
yellow-move-thanks = Thank you!
yellow-move-silent = Say nothing and take three cards
yellow-move-cw = { all-move-cw }
yellow-move-ccw = { all-move-ccw }

## What happened

yellow-event-direction =
    { $who ->
        [you] You choose the direction
       *[other] { $name } chooses the direction
    }: { $count ->
        [1] { all-direction-cw }
       *[other] { all-direction-ccw }
    }.
yellow-event-played =
    { $who ->
        [you] You play
       *[other] { $name } plays
    } { $cards }.
yellow-event-joker =
    { $who ->
        [you] You play
       *[other] { $name } plays
    } { $cards }, and it counts as { $count ->
        [1] { yellow-symbol-R }
        [2] { yellow-symbol-P }
       *[3] { yellow-symbol-S }
    }.
yellow-event-drew =
    { $count ->
        [0] { $who ->
            [you] There is nothing left for you to draw.
           *[other] There is nothing left for { $name } to draw.
        }
       *[other] { $who ->
            [you] You draw
           *[other] { $name } draws
        } { $number ->
            [0] { $count ->
                [one] a card
               *[other] { $count } cards
            }
           *[other] { $cards }
        }.
    }
yellow-event-kept =
    { $who ->
        [you] You keep the card.
       *[other] { $name } keeps the card.
    }
yellow-event-passed =
    { $who ->
        [you] You leave the race.
       *[other] { $name } leaves the race.
    }
yellow-event-race =
    { $who ->
        [you] Race! Everyone but you may lay a card.
       *[other] Race! Everyone but { $name } may lay a card.
    }
yellow-event-won-race =
    { $who ->
        [you] You win the race.
       *[other] { $name } wins the race.
    }
yellow-event-race-over = Nobody lays a card: play goes on as before.
yellow-event-again =
    { $who ->
        [you] You play again.
       *[other] { $name } plays again.
    }
yellow-event-reversed =
    { $who ->
        [you] You reverse the direction
       *[other] { $name } reverses the direction
    }: { $count ->
        [1] { all-direction-cw }
       *[other] { all-direction-ccw }
    }.
yellow-event-debt =
    { $towards ->
        [you] { $count } cards for you: take them, or answer with a Joker or a higher +3.
       *[other] { $other } has to take { $count } cards, unless an answer comes.
    }
yellow-event-cancelled = The Joker cancels the { $count } cards.
yellow-event-gave =
    { $who ->
        [you] You give { $other }
       *[other] { $towards ->
            [you] { $name } gives you
           *[other] { $name } gives { $other }
        }
    } { $number ->
        [0] a card
       *[other] { $cards }
    }.
yellow-event-thanked =
    { $who ->
        [you] You say thank you.
       *[other] { $name } says thank you.
    }
yellow-event-silent =
    { $who ->
        [you] You did not say thank you: you take three cards.
       *[other] { $name } did not say thank you and takes three cards.
    }
yellow-event-swapped =
    { $who ->
        [you] You swap hands with { $other }.
       *[other] { $towards ->
            [you] { $name } swaps hands with you.
           *[other] { $name } swaps hands with { $other }.
        }
    }
yellow-event-mistake =
    { $who ->
        [you] A mistake: you take { $cards } back and have to draw { $count } cards.
       *[other] A mistake: { $name } takes { $cards } back and has to draw { $count } cards.
    }
yellow-event-pile-remade =
    The played cards are shuffled into a new draw pile, for the { $count ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth and last
    } time.
yellow-event-won =
    { $who ->
        [you] You have no cards left: you win the deal!
       *[other] { $name } has no cards left and wins the deal!
    }
yellow-event-stuck = Nothing moves any more: the deal ends without a winner.
yellow-event-showed =
    { $who ->
        [you] You still hold
       *[other] { $name } still holds
    } { $cards }: { $count } points.

## Refusals

yellow-refusal-end = This deal is over.
yellow-refusal-stuck = This deal is over: it was stuck, and nobody has won it.
yellow-refusal-deal = You lead: play any card but a Skull. Only a hand full of Skulls may draw instead.
yellow-refusal-deal-skulls = You held nothing but Skulls and have drawn a card that can be led: lead it.
yellow-refusal-skull = A Skull can never be played. Give it away or swap it away.
yellow-refusal-draw =
    { $why ->
        [keep] There is no card to keep: draw one first.
       *[only] You have drawn: play the card you drew or keep it, no other.
    }
yellow-refusal-higher-colour = On { $lies } the same symbol needs a higher colour (green, then yellow, then red), and this is { $card }.
yellow-refusal-higher-symbol = Paper beats rock, scissors beat paper, rock beats scissors: on { $lies } you cannot play { $card }.
yellow-refusal-level-1 = At this level colours do not count: on { $lies } you need the next symbol, and this is { $card }.
yellow-refusal-level-2 = At this level colours do not count: on { $lies } you need the next symbol, and this is { $card }.
yellow-refusal-event-replay =
    { $why ->
        [choose] First choose: play again, or reverse the direction.
       *[only] You can only do this after playing an Again or Reverse card.
    }
yellow-refusal-event-must =
    { $event ->
        [swap] You played a Swap: swap hands with another player now.
       *[give] You played a Give: give one of your cards to another player now.
    }
yellow-refusal-event-speed =
    { $why ->
        [own] You opened this race, so you cannot run in it.
        [passed] You are out of this race: whoever has left it stays out.
        [race] This is a race: lay a card that follows, or pass.
       *[no-race] You can only pass in a race. Otherwise you play, draw or take cards.
    }
yellow-refusal-event-plus3 =
    { $why ->
        [answer] You have to take { $count } cards, or answer with a Joker or a +3 that follows.
       *[no-debt] You have no cards to take.
    }
yellow-refusal-event-plus3-stack = A +3 must be higher to pass the cards on: on { $lies } you cannot play { $card }.
yellow-refusal-event-give = You can only give a card after playing a Give.
yellow-refusal-event-give-thanks =
    { $why ->
        [first] You were given a card: say thank you first!
        [wait] Nobody plays until thanks have been said. We are waiting for { $seat }.
       *[nothing] Nobody gave you anything to say thank you for.
    }
yellow-refusal-event-swap = You can only swap hands after playing a Swap.

## How it ended

yellow-reason-end = A player has no cards left: the others count theirs. Fewer points are better.
yellow-reason-stuck = Nobody could play or draw any more, or the pile was used up too often: no winner this time.

## The score sheet: $count how many, $factor what each counts, $cards in words

yellow-account-score =
    { $count ->
        [0] No card left
        [one] { $cards }
       *[other] { $cards }, { $factor } each
    }

## Options

yellow-option-length = Deals
yellow-option-length-help = How many deals the match has, 1 to 10. The fewest points win.
yellow-option-level = Level
yellow-option-level-help = 1: symbols only, without events. 2: with events, colours do not count. 3: the full game.
yellow-option-mistakes = Mistakes cost cards
yellow-option-mistakes-help = A wrong card is accepted, goes back to the hand and costs three cards and the turn.
yellow-option-thanks = Say thank you
yellow-option-thanks-help = Whoever receives a card says thank you, or takes three cards.

## What is asked

yellow-prompt-direction = You deal: look at your cards, then choose the direction of play.
yellow-prompt-lead = You lead: play any card but a Skull.
yellow-prompt-turn = Play a higher card, or draw one.
yellow-prompt-drawn = Play the card you drew if it fits, or keep it.
yellow-prompt-replay = Play again, or reverse the direction?
yellow-prompt-race = Race! Quick, lay a card that follows, or pass.
yellow-prompt-debt = Take the cards, or answer with a Joker or a higher +3.
yellow-prompt-give = Choose one of your cards and who gets it.
yellow-prompt-thanks = A card for you! What do you say?
yellow-prompt-swap = With whom do you swap hands?
yellow-prompt-over = The deal is over.

## The table. top: $card; joker: $card and $symbol; pile: $number; debt: $count

yellow-table-top = On top: { $card }.
yellow-table-joker = On top: { $card }, which counts as { $symbol }.
yellow-table-empty = No card has been played yet.
yellow-table-pile =
    Draw pile: { $number ->
        [0] empty
        [one] 1 card
       *[other] { $number } cards
    }.
yellow-table-debt = Cards to take: { $count }.

yellow-table-drawn = You drew: { $card }.
