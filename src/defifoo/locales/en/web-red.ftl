# The table of Red in the browser, in English

red-board-you = You
red-board-round = The round
red-board-nothing = no card yet
red-board-leads = leads
red-board-best = winning so far
red-board-took = won the round
red-shown-round =
    { $who ->
        [you] You win the round.
       *[other] { $name } wins the round.
    }
red-shown-bomb =
    Boom! { $who ->
        [you] You take
       *[other] { $name } takes
    } the whole round.
red-shown-bank = The vault swallows the round.
red-shown-rest = What lies there goes into the Bank.
red-board-bombed = took the round with the Bomb
red-board-free = any card
red-board-next = then { $name }
red-board-bank = Bank

## Sides

red-board-sides = The sides and what they have won
red-board-ours = Your side
red-board-theirs = The others
red-board-dealers = Dealer’s side
red-board-others = Other side
red-board-points =
    { $count ->
        [one] pt
       *[other] pts
    }

## Picking partners. $count: how many.

red-board-choosing = { $name } is picking a team…
red-board-partners =
    { $count ->
        [one] Who plays with you?
       *[other] Which two play with you?
    }
red-board-pick =
    { $count ->
        [one] Tap one player
       *[other] Tap { $count } players
    }

## Slamming. $card is BANK or BOMB.

red-board-slam = To slam down at any time in a round
red-board-slam-card =
    { $card ->
        [BANK] Bank!
       *[BOMB] Bomb!
    }
red-board-slam-does =
    { $card ->
        [BANK] all into the vault
       *[BOMB] all cards to you
    }
red-board-slam-wait = during a round

## The end. $who: us, them (teams), you, other (one player).

red-board-broke =
    { $who ->
        [us] Your side breaks the Bank:
        [you] You break the Bank:
        [them] { $names } break the Bank:
       *[other] { $names } breaks the Bank:
    } { $count ->
        [one] { $count } point!
       *[other] { $count } points!
    }
red-board-loot =
    { $count ->
        [one] 1 card was in the Bank
       *[other] { $count } cards were in the Bank
    }

## What is asked, in one line. $colour is a gang in words.

red-ask-team = Look at your cards: who plays with you?
red-ask-direction = Which way round?
red-ask-lead = You lead: any card you like.
red-ask-gang = Play { $colour } if you can, else { red-colour-P }.
red-ask-police = Play { red-colour-P } if you can.

